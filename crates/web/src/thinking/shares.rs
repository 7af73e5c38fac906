//! Fair shares (start-time fair queueing): how much everybody has had, in a time of its own that weights stretch.
//!
//! Whoever has had least is next. Who comes, or comes back, begins where the least served of the others is: having been away earns no
//! credit that others would have to wait for, and what was used before is not forgiven by leaving for a moment.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

/// A share as somebody stands in it: the less, the sooner it is their turn.
pub type Standing = u64;

/// How far behind the others somebody may fall who cannot use the whole share, for instance with one thought at a time and many threads.
const MOST_BEHIND: Standing = 100_000_000;

#[derive(Debug)]
pub struct Shares<K> {
    /// Where the one stood who was served last.
    floor: Standing,
    accounts: HashMap<K, Standing>,
}

impl<K> Default for Shares<K> {
    fn default() -> Shares<K> {
        Shares { floor: 0, accounts: HashMap::new() }
    }
}

/// Time as it counts for a weight.
fn stretch(time: Duration, weight: u32) -> Standing {
    time.as_nanos() as u64 / u64::from(weight.max(1))
}

impl<K: Eq + Hash + Clone> Shares<K> {
    /// Somebody wants something, after having wanted nothing.
    pub fn enter(&mut self, key: &K) {
        let standing = self.accounts.entry(key.clone()).or_insert(0);
        *standing = (*standing).max(self.floor);
    }

    pub fn standing(&self, key: &K) -> Standing {
        self.accounts.get(key).copied().unwrap_or(self.floor)
    }

    /// Somebody's turn: the time is charged before it is used, so that two threads do not serve the same one twice.
    pub fn serve(&mut self, key: &K, time: Duration, weight: u32) {
        let least = self.floor.saturating_sub(MOST_BEHIND);
        let standing = self.accounts.entry(key.clone()).or_insert(least);
        *standing = (*standing).max(least);
        self.floor = self.floor.max(*standing);
        *standing += stretch(time, weight);
    }

    /// The turn is over: it took another time than was charged.
    pub fn settle(&mut self, key: &K, charged: Duration, used: Duration, weight: u32) {
        if let Some(standing) = self.accounts.get_mut(key) {
            *standing = (*standing + stretch(used, weight)).saturating_sub(stretch(charged, weight));
        }
    }

    /// Drops the accounts of those who want nothing and have had no more than others: entering again they would stand where they stood.
    pub fn tidy(&mut self, wants: impl Fn(&K) -> bool) {
        let floor = self.floor;
        self.accounts.retain(|key, standing| *standing > floor || wants(key));
    }

    /// Nobody wants anything: everything is even.
    pub fn clear(&mut self) {
        self.floor = self.accounts.drain().map(|(_, standing)| standing).fold(self.floor, Ord::max);
    }

    pub fn accounts(&self) -> usize {
        self.accounts.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURN: Duration = Duration::from_millis(10);

    #[test]
    fn who_was_away_neither_gains_nor_loses() {
        let mut shares = Shares::default();
        shares.enter(&"early");
        for _ in 0..100 {
            shares.serve(&"early", TURN, 1);
        }
        shares.enter(&"late");
        assert!(shares.standing(&"late") < shares.standing(&"early"), "the newcomer is next");
        shares.serve(&"late", TURN, 1);
        shares.serve(&"late", TURN, 1);
        assert!(shares.standing(&"late") > shares.standing(&"early"), "but not for as long as it was away");
    }

    #[test]
    fn leaving_for_a_moment_forgives_nothing() {
        let mut shares = Shares::default();
        for key in ["greedy", "modest"] {
            shares.enter(&key);
        }
        for _ in 0..10 {
            shares.serve(&"greedy", TURN, 1);
        }
        shares.tidy(|key| *key == "modest");
        shares.enter(&"greedy");
        assert!(shares.standing(&"modest") < shares.standing(&"greedy"));
        shares.clear();
        assert_eq!(shares.accounts(), 0);
        for key in ["greedy", "modest"] {
            shares.enter(&key);
        }
        assert_eq!(
            shares.standing(&"modest"),
            shares.standing(&"greedy"),
            "with nobody waiting all are even"
        );
    }

    #[test]
    fn a_turn_counts_for_what_it_took_and_less_for_a_greater_weight() {
        let mut shares = Shares::default();
        for (key, weight) in [("one", 1), ("four", 4)] {
            shares.enter(&key);
            shares.serve(&key, TURN, weight);
            shares.settle(&key, TURN, 3 * TURN, weight);
        }
        assert_eq!((shares.standing(&"one"), shares.standing(&"four")), (30_000_000, 7_500_000));
    }
}
