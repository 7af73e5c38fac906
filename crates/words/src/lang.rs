//! The languages of the table (locales): one list, one line for each.

use std::fmt;
use std::str::FromStr;

/// Hands the list of languages to a macro: `each_language!(name!(…))` becomes `name!([the list] …)`.
///
/// **A language is one line here** and its files: variant, code, its own name, direction of writing, typography.
/// `docs/adding-a-language.md` says which files.
#[macro_export]
#[doc(hidden)]
macro_rules! each_language {
    ($($then:ident)::+ ! ($($more:tt)*)) => {
        $($then)::+! { [
            (En "en" "English" LeftToRight Plain)
            (Fr "fr" "Français" LeftToRight French)
        ] $($more)* }
    };
}

/// In which direction a language is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

/// How the texts of a language are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typography {
    /// As they are written in the files.
    Plain,
    /// No-break spaces before `: ; ! ?` and within « », typographic apostrophes.
    French,
    /// Accents on every letter and a third more length: the made-up language that shows texts that are not data.
    Accents,
}

macro_rules! define {
    ([$(($Lang:ident $code:literal $name:literal $direction:ident $typography:ident))+]) => {
        /// A language that the table speaks.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Lang {
            $(#[doc = $name] $Lang,)+
            /// English with accents and a third more length (pseudo-localization), made from the English files at run time.
            /// Only builds with debug assertions know it.
            #[cfg(debug_assertions)]
            Qps,
        }

        impl Lang {
            /// The languages that people choose from. The first one is spoken to people of whom nothing is known.
            pub const ALL: [Lang; [$($code),+].len()] = [$(Lang::$Lang),+];

            const FACTS: &[Facts] = &[
                $(Facts {
                    code: $code,
                    name: $name,
                    direction: Direction::$direction,
                    typography: Typography::$typography,
                },)+
                #[cfg(debug_assertions)]
                Facts {
                    code: "qps",
                    name: "Þšéûđö",
                    direction: Direction::LeftToRight,
                    typography: Typography::Accents,
                },
            ];
        }
    };
}

struct Facts {
    code: &'static str,
    name: &'static str,
    direction: Direction,
    typography: Typography,
}

each_language!(define!());

impl Lang {
    /// How many languages the program knows, the made-up one included.
    pub(crate) const COUNT: usize = Lang::FACTS.len();

    fn facts(self) -> &'static Facts {
        &Lang::FACTS[self as usize]
    }

    /// The code of the language: `en`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.facts().code
    }

    /// How the language calls itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// In which direction it is written.
    #[must_use]
    pub fn direction(self) -> Direction {
        self.facts().direction
    }

    /// How its texts are set.
    #[must_use]
    pub fn typography(self) -> Typography {
        self.facts().typography
    }

    /// The language whose files hold its texts: itself, or the first one for the made-up language.
    #[must_use]
    pub fn source(self) -> Lang {
        match self.typography() {
            Typography::Accents => Lang::ALL[0],
            Typography::Plain | Typography::French => self,
        }
    }

    /// Every language that the program knows, the made-up one of debug builds last.
    pub fn every() -> impl Iterator<Item = Lang> {
        #[cfg(debug_assertions)]
        let made_up = [Lang::Qps];
        #[cfg(not(debug_assertions))]
        let made_up = [];
        Lang::ALL.into_iter().chain(made_up)
    }

    /// A whole number as people write it: with a minus sign, not a hyphen.
    #[must_use]
    pub fn number(self, number: i64) -> String {
        if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
    }
}

impl Default for Lang {
    fn default() -> Lang {
        Lang::ALL[0]
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that is none of a language of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Lang::ALL.iter().map(|lang| lang.code()).collect();
        write!(f, "\"{}\" is not a language of the table: {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::every().find(|lang| lang.code() == code).ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

/// Something that knows in which language it is read.
pub trait Speaks {
    /// The language.
    fn lang(&self) -> Lang;
}

impl Speaks for Lang {
    fn lang(&self) -> Lang {
        *self
    }
}

impl<T: Speaks> Speaks for &T {
    fn lang(&self) -> Lang {
        (*self).lang()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_names_its_language() {
        for lang in Lang::every() {
            assert_eq!(lang.code().parse(), Ok(lang));
        }
        let error = "tlh".parse::<Lang>().expect_err("no such language").to_string();
        assert_eq!(error, "\"tlh\" is not a language of the table: en, fr");
    }

    #[test]
    fn the_first_language_is_the_default() {
        assert_eq!(Lang::default(), Lang::ALL[0]);
    }
}
