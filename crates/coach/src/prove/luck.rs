//! Does luck add up? Games are looked through: luck must favour no seat among equals, and must not go to who plays better.

use bots::{Effort, Spec};
use kernel::{Entry, Seed, Words};
use serde::{Deserialize, Serialize};

use super::{Mean, NoProof, begin, mean, mean_among, play_out, sit};
use crate::{Rows, look_through};

/// A game looked through, as far as luck and decisions go.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Account {
    /// The game's name.
    pub game: String,
    /// Its number.
    pub number: u64,
    /// The seat on which a stronger bot sat.
    #[serde(default)]
    pub stronger: Option<usize>,
    /// Where every seat's chance came from.
    pub rows: Vec<Rows>,
}

/// Plays a game and looks through it. Among equals, or with a stronger bot on one of the seats, on each in turn.
pub fn account(
    game: &dyn Entry,
    players: usize,
    bot: &Spec,
    stronger: Option<&Spec>,
    effort: Effort,
    seed: Seed,
    number: u64,
) -> Result<Account, NoProof> {
    let seed = seed.child(number);
    let mut table = begin(game, players, seed)?;
    let mut seats = sit(table.as_ref(), bot, seed)?;
    let place = stronger.map(|_| number as usize % players);
    if let (Some(stronger), Some(place)) = (stronger, place) {
        seats[place] = bots::seat(table.as_ref(), stronger, seed.child(place as u64).short())?;
    }
    play_out(table.as_mut(), &mut seats)?;
    let analysis = look_through(table.as_ref(), effort, &Words::default(), &mut || {})?;
    let rows = analysis.account().into_iter().filter_map(|summary| summary.rows).collect();
    Ok(Account { game: game.meta().id.to_owned(), number, stronger: place, rows })
}

/// What accounts say of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// The mean luck of each seat; all intervals together miss nothing but once in twenty times (Bonferroni).
    pub luck: Vec<Mean>,
    /// The mean size of luck, over all seats.
    pub size: f64,
    /// By how much start, luck and answers miss the end at most.
    pub missing: f64,
}

impl Balance {
    /// Of these accounts.
    #[must_use]
    pub fn of(accounts: &[Account]) -> Balance {
        let seats = accounts.iter().map(|account| account.rows.len()).min().unwrap_or(0);
        let of = |seat: usize| {
            let values = accounts.iter().map(|account| f64::from(account.rows[seat].luck));
            mean_among(&values.collect::<Vec<_>>(), seats)
        };
        let rows = || accounts.iter().flat_map(|account| &account.rows);
        let missing = |rows: &Rows| rows.end - (rows.start + rows.luck + rows.own + rows.gifts);
        Balance {
            luck: (0..seats).map(of).collect(),
            size: mean(&rows().map(|rows| f64::from(rows.luck.abs())).collect::<Vec<_>>()).mean,
            missing: rows().map(|rows| f64::from(missing(rows).abs())).fold(0.0, f64::max),
        }
    }

    /// Whether everything adds up, and luck favours no seat.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.missing < 1e-3 && self.luck.iter().all(|luck| luck.contains(0.0))
    }
}

/// What became of the stronger bot.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Merit {
    /// By how much it won more often than its start promised.
    pub gain: Mean,
    /// How much of that is called luck.
    pub luck: Mean,
}

impl Merit {
    /// Of these accounts; nothing if no stronger bot played.
    #[must_use]
    pub fn of(accounts: &[Account]) -> Option<Merit> {
        let of = |account: &Account| Some(account.rows[account.stronger?]);
        let rows: Vec<Rows> = accounts.iter().filter_map(of).collect();
        let each = |value: fn(&Rows) -> f32| {
            mean(&rows.iter().map(|rows| f64::from(value(rows))).collect::<Vec<_>>())
        };
        let merit = Merit { gain: each(|rows| rows.end - rows.start), luck: each(|rows| rows.luck) };
        (!rows.is_empty()).then_some(merit)
    }

    /// Whether it won more, and not by what is called luck.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.gain.low > 0.0 && self.luck.contains(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prove::quick;

    #[test]
    fn an_account_adds_up_and_luck_adds_up_to_nothing() {
        for (name, players) in [("san-francisco", 2), ("san-juan", 2)] {
            let game = catalog::find(name).expect("it is known");
            let bot: Spec = "random".parse().expect("a bot");
            let found = account(game, players, &bot, None, quick(), Seed::from_word("account"), 0);
            let found = found.expect("it is played");
            assert_eq!(found.rows.len(), players);
            let balance = Balance::of(std::slice::from_ref(&found));
            assert!(balance.missing < 1e-4, "{found:?}");
            let luck: f32 = found.rows.iter().map(|rows| rows.luck).sum();
            assert!(luck.abs() < 1e-4, "{found:?}");
        }
    }

    fn one(luck: f32, stronger: Option<usize>) -> Account {
        let rows = |sign: f32| Rows {
            start: 0.5,
            luck: sign * luck,
            own: sign * 0.2,
            gifts: 0.0,
            end: 0.5 + sign * (luck + 0.2),
        };
        Account { game: String::new(), number: 0, stronger, rows: vec![rows(1.0), rows(-1.0)] }
    }

    #[test]
    fn a_balance_tells_who_is_favoured_and_what_does_not_add_up() {
        let fair: Vec<Account> = (0..40).map(|i| one([0.1, -0.1][i % 2], None)).collect();
        assert!(Balance::of(&fair).holds(), "{:?}", Balance::of(&fair));
        let crooked: Vec<Account> = (0..40).map(|i| one([0.3, -0.1][i % 2], None)).collect();
        assert!(!Balance::of(&crooked).holds(), "one seat is favoured");
        let mut wrong = fair.clone();
        wrong[0].rows[0].end = 0.0;
        assert!(!Balance::of(&wrong).holds(), "it does not add up");
        assert_eq!(Merit::of(&fair), None);
    }

    #[test]
    fn who_plays_better_wins_by_answers_and_not_by_luck() {
        let fair: Vec<Account> = (0..40).map(|i| one([0.1, -0.1][i % 2], Some(0))).collect();
        assert!(Merit::of(&fair).expect("somebody is stronger").holds());
        let lucky: Vec<Account> = (0..40).map(|i| one([0.3, -0.1][i % 2], Some(0))).collect();
        assert!(!Merit::of(&lucky).expect("somebody is stronger").holds(), "what it won is called luck");
        let weak: Vec<Account> = (0..40).map(|i| one([0.1, -0.1][i % 2], Some(1))).collect();
        assert!(!Merit::of(&weak).expect("somebody is stronger").holds(), "it did not win");
    }
}
