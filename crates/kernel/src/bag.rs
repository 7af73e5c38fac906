//! A bag: an unordered, face-down stack as counts (a multiset). A stack whose order nobody may know needs no order.

use std::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::Kind;

/// Things of different kinds in no order. Drawing from it goes through [`Chance`](crate::Chance).
#[derive(Clone, Copy)]
pub struct Bag<K: Kind> {
    counts: K::Counts,
    total: u16,
    /// Kinds below `low` and from `high` on have never been in the bag: draws need not look there.
    low: u8,
    high: u8,
}

impl<K: Kind> Bag<K> {
    /// An empty bag.
    #[must_use]
    pub fn new() -> Bag<K> {
        Bag { counts: K::NONE, total: 0, low: u8::MAX, high: 0 }
    }

    /// How many of this kind are inside.
    #[inline]
    #[must_use]
    pub fn count(&self, kind: K) -> u8 {
        self.counts.as_ref()[kind.index()]
    }

    /// How many things are inside.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.total as usize
    }

    /// Whether nothing is inside.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Puts `n` of a kind in.
    #[inline]
    pub fn add(&mut self, kind: K, n: u8) {
        self.counts.as_mut()[kind.index()] += n;
        self.total += u16::from(n);
        self.low = self.low.min(kind.index() as u8);
        self.high = self.high.max(kind.index() as u8 + 1);
    }

    /// Takes one of a kind out; `false` if there is none.
    #[inline]
    pub fn take(&mut self, kind: K) -> bool {
        let count = &mut self.counts.as_mut()[kind.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        self.total -= 1;
        true
    }

    /// Pours everything of another bag into this one.
    pub fn pour(&mut self, other: &mut Bag<K>) {
        for (kind, n) in other.iter() {
            self.add(kind, n);
        }
        *other = Bag::new();
    }

    /// The kinds inside with their numbers, in the fixed order.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        K::ALL.iter().map(|&kind| (kind, self.count(kind))).filter(|&(_, n)| n > 0)
    }

    /// The kind of the thing number `place`, counted through the bag in the fixed order.
    #[inline]
    pub(crate) fn at(&self, place: u32) -> K {
        debug_assert!(place < u32::from(self.total));
        let mut left = place;
        let low = self.low as usize;
        for (i, &n) in self.counts.as_ref()[low..self.high as usize].iter().enumerate() {
            if left < u32::from(n) {
                return K::ALL[low + i];
            }
            left -= u32::from(n);
        }
        unreachable!("the total counts what is inside")
    }
}

impl<K: Kind> Default for Bag<K> {
    fn default() -> Bag<K> {
        Bag::new()
    }
}

impl<K: Kind> PartialEq for Bag<K> {
    fn eq(&self, other: &Bag<K>) -> bool {
        self.counts == other.counts
    }
}

impl<K: Kind> Eq for Bag<K> {}

impl<K: Kind> FromIterator<(K, u8)> for Bag<K> {
    fn from_iter<I: IntoIterator<Item = (K, u8)>>(things: I) -> Bag<K> {
        let mut bag = Bag::new();
        for (kind, n) in things {
            bag.add(kind, n);
        }
        bag
    }
}

impl<K: Kind> fmt::Debug for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Kind> Serialize for Bag<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (kind, n) in self.iter() {
            map.serialize_entry(kind.name(), &n)?;
        }
        map.end()
    }
}
