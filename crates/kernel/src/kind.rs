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
    fn members(set: KindSet) -> impl Iterator<Item = Self> {
        places(set).map(|place| Self::ALL[place])
    }
}

/// A set of kinds, one bit for each. It is a plain number, so that tables of sets are constants.
pub type KindSet = u64;

/// The places of the bits of a set, in order.
#[inline]
pub fn places(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(place)
    })
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
