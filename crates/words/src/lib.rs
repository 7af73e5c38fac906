//! Every text that a person reads (localization, i18n). A language is data: Fluent files and rules texts beside the crate that
//! speaks them, and one line in the list of languages. Typography, elision and plurals are done here, once.
//!
//! A crate embeds its files with [`embed!`] and says its texts with [`say!`]:
//!
//! ```text
//! words::embed!();                                   // words/en.ftl, words/fr.ftl, … become crate::TEXTS
//!
//! say!(lang, "pass")                                 // a text that leaves nothing open: &'static str
//! say!(words, "bought", who = name, price)           // one with values: String
//! TEXTS.named(lang, "card", card.name())             // one of a family: card-czar
//! ```
//!
//! [`check`] finds in a test what is missing, left over or different in any language.
#![warn(missing_docs)]

mod accents;
pub mod check;
mod functions;
mod lang;
mod sources;
mod texts;
mod typography;

pub use fluent_bundle::FluentValue;
pub use lang::{Direction, Lang, Speaks, Typography, UnknownLang};
pub use texts::{Files, Texts};

/// Embeds the texts of the calling crate as its `TEXTS`; it stands in the crate's root, or in a module that has texts of its own.
///
/// * `embed!()`: `words/<language>.ftl`
/// * `embed!(rules)`: the same and `rules/<language>.md`
/// * `embed!("i18n", ["pages", "lobby"])`: `i18n/<language>/pages.ftl` and `i18n/<language>/lobby.ftl`
#[macro_export]
macro_rules! embed {
    () => {
        $crate::each_language!($crate::embed_files!(words));
    };
    (rules) => {
        $crate::each_language!($crate::embed_files!(rules));
    };
    ($folder:literal, $files:tt) => {
        $crate::each_language!($crate::embed_files!($folder, $files));
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! embed_files {
    ([$(($Lang:ident $code:literal $($facts:tt)*))+] words) => {
        $crate::embed_files! { @ $($crate::Files { words: &[$crate::file!("words/", $code, ".ftl")], rules: "" }),+ }
    };
    ([$(($Lang:ident $code:literal $($facts:tt)*))+] rules) => {
        $crate::embed_files! { @ $($crate::Files {
            words: &[$crate::file!("words/", $code, ".ftl")],
            rules: $crate::file!("rules/", $code, ".md"),
        }),+ }
    };
    ([$(($Lang:ident $code:literal $($facts:tt)*))+] $folder:literal, $files:tt) => {
        $crate::embed_files! { @ $($crate::Files {
            words: $crate::folder!($folder, $code, $files),
            rules: "",
        }),+ }
    };
    (@ $($files:expr),+) => {
        /// The texts in every language.
        pub static TEXTS: $crate::Texts = $crate::Texts::new(&[$($files),+]);
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! folder {
    ($folder:literal, $code:literal, [$($file:literal),+ $(,)?]) => {
        &[$($crate::file!($folder, "/", $code, "/", $file, ".ftl")),+]
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! file {
    ($($path:literal),+) => { include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $($path),+)) };
}

/// Says a text of the calling crate to a reader ([`Lang`] or anything that [`Speaks`]): `&'static str` if the text leaves
/// nothing open, a `String` with values for what it leaves open.
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "the texts are those of the crate that speaks")]
macro_rules! say {
    (@value $value:ident) => { $crate::FluentValue::from($value) };
    (@value $name:ident $value:expr) => { $crate::FluentValue::from($value) };
    ($reader:expr, $id:literal $(,)?) => {
        crate::TEXTS.plain($crate::Speaks::lang(&$reader), $id)
    };
    ($reader:expr, $id:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        crate::TEXTS.filled(
            $crate::Speaks::lang(&$reader),
            $id,
            &[$((stringify!($name), $crate::say!(@value $name $($value)?))),+],
        )
    };
}
