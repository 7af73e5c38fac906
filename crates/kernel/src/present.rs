//! How a game speaks to people: prompts, labels, sentences, reasons, in every language.

use std::fmt;
use std::sync::Arc;

pub use words::{Lang, Speaks};

use crate::{Game, Seat};

/// The reader's language and how the seats are called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// The language.
    pub lang: Lang,
    names: Arc<[String]>,
}

impl Words {
    /// Words in a language, with the seats' letters as names.
    #[must_use]
    pub fn new(lang: Lang) -> Words {
        Words { lang, names: Arc::default() }
    }

    /// The same words with names for the seats A, B, …
    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = impl Into<String>>) -> Words {
        self.names = names.into_iter().map(Into::into).collect();
        self
    }

    /// The same words with names that were made before, and are lent.
    #[must_use]
    pub fn with_these_names(mut self, names: Arc<[String]>) -> Words {
        self.names = names;
        self
    }

    /// How a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }
}

impl Speaks for Words {
    fn lang(&self) -> Lang {
        self.lang
    }
}

/// Why an action cannot be chosen now, with the rule that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The rule's id, without its sign: `price.1`.
    pub rule: &'static str,
    /// A few words in the reader's language.
    pub text: String,
}

impl Reason {
    /// A reason with the rule that says so.
    pub fn new(rule: &'static str, text: impl Into<String>) -> Reason {
        Reason { rule, text: text.into() }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} · §{}", self.text, self.rule)
    }
}

/// Points of all seats from one source, for the table that is shown after the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Where the points come from, in the reader's language.
    pub label: String,
    /// The points of each seat, A first.
    pub points: Vec<i32>,
}

/// How a game speaks to people.
pub trait Present: Game {
    /// What a seat is asked now.
    fn prompt(&self, seat: Seat, words: &Words) -> String;

    /// What choosing an action would mean now, short enough for a button.
    fn label(&self, seat: Seat, action: Self::Action, words: &Words) -> String;

    /// The ids of the rules that speak of an action.
    fn rules_of(&self, seat: Seat, action: Self::Action) -> Vec<&'static str>;

    /// Why a seat may not choose an action now; `None` exactly if it may.
    fn why_not(&self, seat: Seat, action: Self::Action, words: &Words) -> Option<Reason>;

    /// An event as a sentence; `None` for one that is not worth a line of the log.
    fn sentence(event: &Self::Event, words: &Words) -> Option<String>;

    /// Whom an event is about, who need not be the one who answered: everybody harvests when one is the craftsman. `None` if it is the whole
    /// table's. Its sentence names him.
    fn whose(event: &Self::Event) -> Option<Seat>;

    /// A view as a page of plain text, for a terminal.
    fn page(view: &Self::View, words: &Words) -> String;

    /// Points by source as they would count if the game ended now; they add up to the points of [`Game::scores`].
    fn breakdown(&self, words: &Words) -> Vec<Source>;

    /// A number of points as people write it.
    fn points(points: i32, words: &Words) -> String {
        words.lang.number(i64::from(points))
    }
}
