//! A bag: an unordered, face-down stack as counts (a multiset). A stack whose order nobody may know needs no order.

use std::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::{Kind, ONES};

/// Things of different kinds in no order. Drawing from it goes through [`Chance`](crate::Chance).
#[derive(Clone, Copy)]
pub struct Bag<K: Kind> {
    counts: K::Counts,
    total: u16,
}

impl<K: Kind> Bag<K> {
    /// An empty bag.
    #[must_use]
    pub fn new() -> Bag<K> {
        Bag { counts: K::NONE, total: 0 }
    }

    /// How many of this kind are inside.
    #[inline]
    #[must_use]
    pub fn count(&self, kind: K) -> u8 {
        self.counts.as_ref()[kind.index()]
    }

    /// How many of each kind are inside.
    #[inline]
    #[must_use]
    pub fn counts(&self) -> &K::Counts {
        &self.counts
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
        K::ALL[kind_of(self.counts.as_ref(), u32::from(self.total), place)]
    }

    /// Takes the thing number `place` out.
    #[inline]
    pub(crate) fn take_at(&mut self, place: u32) -> K {
        debug_assert!(place < u32::from(self.total));
        let kind = kind_of(self.counts.as_ref(), u32::from(self.total), place);
        self.counts.as_mut()[kind] -= 1;
        self.total -= 1;
        K::ALL[kind]
    }
}

/// The kind of the thing number `place`, counted through the kinds in their order. Eight kinds are looked at together, and all of them
/// without a branch: where a draw falls, nobody can foresee. Inlined, since each bag knows how many kinds there are.
#[inline(always)]
pub(crate) fn kind_of(counts: &[u8], total: u32, place: u32) -> usize {
    if total > 255 {
        return step(counts, place);
    }
    let (groups, rest) = counts.as_chunks::<8>();
    let (mut group, mut before, mut upto) = (0, 0, 0);
    for eight in groups {
        upto += (counted(*eight) >> 56) as u32;
        let past = place >= upto;
        group += usize::from(past);
        before = if past { upto } else { before };
    }
    // The kinds that fill no group make one with kinds of which there is nothing.
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    8 * group + kind_of_eight(*groups.get(group).unwrap_or(&last), place - before)
}

/// In each byte the things of its kind and of all before it: at most 255.
#[inline]
fn counted(eight: [u8; 8]) -> u64 {
    u64::from_le_bytes(eight).wrapping_mul(ONES)
}

/// The same among eight kinds.
#[inline]
fn kind_of_eight(eight: [u8; 8], left: u32) -> usize {
    let upto = counted(eight);
    if upto >> 56 > 127 {
        return step(&eight, left);
    }
    // The first byte above `left` is the wanted one.
    let above = (upto + u64::from(127 - left) * ONES) & (ONES << 7);
    above.trailing_zeros() as usize / 8
}

/// The same one by one, in a few kinds.
#[inline]
fn step(counts: &[u8], mut left: u32) -> usize {
    for (kind, &n) in counts.iter().enumerate() {
        if left < u32::from(n) {
            return kind;
        }
        left -= u32::from(n);
    }
    unreachable!("the total counts what is inside")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_belongs_to_one_kind() {
        let many: Vec<u8> = (0..49).map(|kind| if kind % 7 == 3 { 255 } else { kind % 4 }).collect();
        let few: Vec<u8> = (0..49).map(|kind| if kind == 20 { 140 } else { kind % 4 }).collect();
        for counts in [many, few] {
            let total = counts.iter().map(|n| u32::from(*n)).sum();
            let mut place = 0;
            for (kind, n) in counts.iter().enumerate() {
                for _ in 0..*n {
                    assert_eq!(kind_of(&counts, total, place), kind);
                    place += 1;
                }
            }
            assert_eq!(place, total);
        }
    }
}
