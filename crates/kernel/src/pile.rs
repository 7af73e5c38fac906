//! A pile: open things in no order, how many of each and quickly which (a multiset with its set of kinds).

use std::fmt;

use crate::{Kind, KindSet};

/// Things of different kinds in no order, quick to list: a row of cards, a hand, a play area.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile<K: Kind> {
    kinds: KindSet,
    counts: K::Counts,
    len: u8,
}

impl<K: Kind> Pile<K> {
    /// A pile with nothing in it.
    pub const EMPTY: Pile<K> = Pile { kinds: 0, counts: K::NONE, len: 0 };

    /// How many of a kind are here.
    #[inline]
    #[must_use]
    pub fn count(&self, kind: K) -> u8 {
        self.counts.as_ref()[kind.index()]
    }

    /// How many of each kind are here.
    #[inline]
    #[must_use]
    pub fn counts(&self) -> &K::Counts {
        &self.counts
    }

    /// Whether there is one of a kind.
    #[inline]
    #[must_use]
    pub fn has(&self, kind: K) -> bool {
        self.kinds & (1 << kind.index()) != 0
    }

    /// How many things are here.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing is here.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The different kinds as a set.
    #[inline]
    #[must_use]
    pub fn kinds(&self) -> KindSet {
        self.kinds
    }

    /// The different kinds with their numbers, in the fixed order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        K::members(self.kinds).map(|kind| (kind, self.count(kind)))
    }

    /// Every single thing, equal ones side by side.
    pub fn each(&self) -> impl Iterator<Item = K> + '_ {
        self.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)))
    }

    /// How many things of a set of kinds are here.
    #[inline]
    #[must_use]
    pub fn count_of(&self, set: KindSet) -> u16 {
        K::members(self.kinds & set).map(|kind| u16::from(self.count(kind))).sum()
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, kind: K) {
        self.counts.as_mut()[kind.index()] += 1;
        self.kinds |= 1 << kind.index();
        self.len += 1;
    }

    /// Takes one out that is here.
    #[inline]
    pub fn take(&mut self, kind: K) {
        debug_assert!(self.has(kind), "{kind} is not here");
        let count = &mut self.counts.as_mut()[kind.index()];
        *count -= 1;
        if *count == 0 {
            self.kinds &= !(1 << kind.index());
        }
        self.len -= 1;
    }

    /// Takes everything out, for who asks for each kind and number once.
    #[inline]
    pub fn empty(&mut self, mut each: impl FnMut(K, u8)) {
        for kind in K::members(self.kinds) {
            each(kind, std::mem::take(&mut self.counts.as_mut()[kind.index()]));
        }
        self.kinds = 0;
        self.len = 0;
    }
}

impl<K: Kind> FromIterator<K> for Pile<K> {
    fn from_iter<I: IntoIterator<Item = K>>(things: I) -> Pile<K> {
        let mut pile = Pile::EMPTY;
        for kind in things {
            pile.add(kind);
        }
        pile
    }
}

impl<K: Kind> fmt::Debug for Pile<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::kinds! {
        /// What a plantation grows.
        enum Good: "good" { Corn = "corn", Indigo = "indigo", Sugar = "sugar" }
    }

    #[test]
    fn a_pile_knows_its_kinds() {
        let mut pile: Pile<Good> = [Good::Sugar, Good::Indigo, Good::Sugar].into_iter().collect();
        assert!(pile.each().eq([Good::Indigo, Good::Sugar, Good::Sugar]));
        assert_eq!(pile.count_of(Good::Corn.bit() | Good::Sugar.bit()), 2);
        pile.take(Good::Indigo);
        assert!(!pile.has(Good::Indigo) && pile.len() == 2);
        assert_eq!(pile.kinds(), Good::Sugar.bit());
        let mut seen = Vec::new();
        pile.empty(|kind, n| seen.push((kind, n)));
        assert_eq!(seen, [(Good::Sugar, 2)]);
        assert_eq!(pile, Pile::EMPTY);
    }
}
