//! Kinds of things: small enums whose members have a name in the notation.

use std::fmt::{Debug, Display};

/// One of a fixed list of things that the notation calls by name. Made with [`kinds!`](crate::kinds).
pub trait Kind: Copy + Eq + Ord + Debug + Display + Send + Sync + 'static {
    /// One number for each kind.
    type Counts: Copy + Eq + AsRef<[u8]> + AsMut<[u8]> + Debug + Send + Sync;
    /// No thing of any kind.
    const NONE: Self::Counts;
    /// All kinds in their fixed order.
    const ALL: &'static [Self];

    /// The kind's place in the fixed order.
    fn index(self) -> usize;

    /// The word of the notation.
    fn name(self) -> &'static str;

    /// The kind that a word names.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// The kinds of a set, in the fixed order.
    #[inline]
    fn members(set: KindSet) -> impl Iterator<Item = Self> + Clone {
        places(set).map(|place| Self::ALL[place])
    }

    /// Adds what is made of each kind of a set to a list, in the fixed order, see [`list_places`].
    #[inline]
    fn list<T: Copy>(set: KindSet, out: &mut Vec<T>, make: impl Fn(Self) -> T) {
        list_places(set, out, |place| make(Self::ALL[place]));
    }

    /// The kinds of two sets, each with the number of its set, see [`places_of_both`].
    #[inline]
    fn members_of_both(sets: [KindSet; 2]) -> impl Iterator<Item = (usize, Self)> {
        places_of_both(sets).map(|(set, place)| (set, Self::ALL[place]))
    }
}

/// A set of kinds, one bit for each. It is a plain number, so that tables of sets are constants.
pub type KindSet = u64;

/// The set of all kinds.
#[inline]
#[must_use]
pub const fn every<K: Kind>() -> KindSet {
    KindSet::MAX >> (KindSet::BITS as usize - K::ALL.len())
}

/// The places of the bits of a set, in order.
#[inline]
pub fn places(mut set: u64) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(place)
    })
}

/// Adds what is made of each place of a set to a list, in order. Four at a time, and what is too much is cut off again: nobody can foresee
/// where a list ends, and most of them are short.
#[inline]
pub fn list_places<T: Copy>(mut set: u64, out: &mut Vec<T>, make: impl Fn(usize) -> T) {
    loop {
        let mut found = 0;
        let four = [(); 4].map(|()| {
            // Of an empty set the first place is taken, and not counted.
            let place = set.trailing_zeros() as usize % 64;
            found += usize::from(set != 0);
            set &= set.wrapping_sub(1);
            make(place)
        });
        let before = out.len();
        out.extend_from_slice(&four);
        out.truncate(before + found);
        if set == 0 {
            break;
        }
    }
}

/// The places of the bits of two sets, each with the number of its set: those of the first, then those of the second. One loop ends once;
/// two short ones would end twice, each time when the processor does not expect it.
#[inline]
pub fn places_of_both([mut now, mut then]: [u64; 2]) -> impl Iterator<Item = (usize, usize)> {
    let mut which = 0;
    std::iter::from_fn(move || {
        // Without a branch: all ones if it is time for the second set.
        let turn = u64::from(now == 0).wrapping_neg();
        (now, then, which) = (now | then & turn, then & !turn, which | turn as usize & 1);
        if now == 0 {
            return None;
        }
        let place = now.trailing_zeros() as usize;
        now &= now - 1;
        Some((which, place))
    })
}

/// A one in each of eight bytes.
pub const ONES: u64 = u64::MAX / 255;

/// The lowest bits of eight bytes side by side: a set of those bytes that are odd.
#[inline]
#[must_use]
pub const fn odd_bytes(eight: u64) -> u64 {
    // The product brings the bits together in its highest byte.
    (eight & ONES).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// A word that names nothing of the wanted sort.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{word}\" is not a {sort}")]
pub struct UnknownName {
    /// The word as it was read.
    pub word: String,
    /// What it should have named.
    pub sort: &'static str,
}

/// An enum with a name for each member, in a fixed order: [`Kind`], `Display`, `FromStr` and `Serialize` speak that name.
///
/// ```
/// use kernel::{Kind, kinds};
/// kinds! {
///     /// What a plantation grows.
///     pub enum Good: "good" { Corn = "corn", Indigo = "indigo" }
/// }
/// assert_eq!(Good::Indigo.to_string(), "indigo");
/// assert_eq!("corn".parse(), Ok(Good::Corn));
/// assert_eq!("rice".parse::<Good>().unwrap_err().to_string(), "\"rice\" is not a good");
/// assert_eq!(Good::ALL.len(), 2);
/// assert!(Good::members(Good::Corn.bit() | Good::Indigo.bit()).eq([Good::Corn, Good::Indigo]));
/// ```
#[macro_export]
macro_rules! kinds {
    ($(#[$meta:meta])* $vis:vis enum $Kind:ident : $sort:literal { $($(#[$vmeta:meta])* $Variant:ident = $name:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $Kind { $($(#[$vmeta])* #[doc = concat!("`", $name, "`")] $Variant),+ }

        impl $Kind {
            /// How many kinds there are.
            pub const COUNT: usize = [$($name),+].len();

            /// The set of this kind alone.
            #[allow(dead_code, reason = "not every kind is put into sets")]
            #[inline]
            #[must_use]
            pub const fn bit(self) -> $crate::KindSet {
                1 << self as u64
            }
        }

        impl $crate::Kind for $Kind {
            type Counts = [u8; $Kind::COUNT];
            const NONE: Self::Counts = [0; $Kind::COUNT];
            const ALL: &'static [$Kind] = &[$($Kind::$Variant),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                const NAMES: [&str; $Kind::COUNT] = [$($name),+];
                NAMES[self as usize]
            }
        }

        impl ::std::fmt::Display for $Kind {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad($crate::Kind::name(*self))
            }
        }

        impl ::std::str::FromStr for $Kind {
            type Err = $crate::UnknownName;
            fn from_str(word: &str) -> Result<Self, Self::Err> {
                <$Kind as $crate::Kind>::named(word)
                    .ok_or_else(|| $crate::UnknownName { word: word.to_owned(), sort: $sort })
            }
        }

        impl $crate::serde::Serialize for $Kind {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::Kind::name(*self))
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_every_place_of_a_set_behind_what_it_had() {
        for set in [0, 0b1, 0b1011, 0b1111, 0b11_0111, 1 << 63, u64::MAX] {
            let mut list = vec![99];
            list_places(set, &mut list, |place| place);
            assert!(list.iter().copied().eq([99].into_iter().chain(places(set))), "{set:b}: {list:?}");
        }
    }

    #[test]
    fn two_sets_are_gone_through_one_after_the_other() {
        for sets in [[0, 0], [0b101, 0], [0, 1 << 63], [0b110, 0b11]] {
            let [first, second] = sets.map(|set| places(set).collect::<Vec<_>>());
            let both = first.iter().map(|place| (0, *place)).chain(second.iter().map(|place| (1, *place)));
            assert!(places_of_both(sets).eq(both), "{sets:?}");
        }
    }

    #[test]
    fn odd_bytes_are_found_wherever_they_are() {
        for set in 0..=255u8 {
            let bytes = std::array::from_fn(|place| 2 * place as u8 + (set >> place & 1));
            assert_eq!(odd_bytes(u64::from_le_bytes(bytes)), u64::from(set));
        }
    }
}
