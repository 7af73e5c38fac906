//! What a game is: its rules as functions of its state.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use words::{Lang, Texts};

use crate::{Chance, Log, Scores, Seat, Seats, Setup, SetupError, SetupOption, Viewer};

/// What is known of a game before any of it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meta {
    /// Its name in the notation.
    pub id: &'static str,
    /// Its texts in every language: its words and its rules.
    pub texts: &'static Texts,
    /// Who invented it.
    pub designer: &'static str,
    /// Who published the edition that is played here.
    pub publisher: &'static str,
    /// The year of that edition.
    pub year: u16,
    /// The fewest and the most players.
    pub seats: (u8, u8),
    /// About how long a game takes among people, in minutes.
    pub minutes: (u16, u16),
    /// The version of the rules and of their notation: a record names it.
    pub rules: u32,
    /// No game is longer.
    pub max_plies: u32,
    /// What the numbers of a score are, as names of the texts `score-…`: points first, then tie-breakers.
    pub score: &'static [&'static str],
    /// Whether there is anything that a seat with perfect memory does not know, besides the order of face-down stacks.
    pub secrets: bool,
}

impl Meta {
    /// The title of the game.
    #[must_use]
    pub fn title(&self, lang: Lang) -> &'static str {
        self.texts.plain(lang, "title")
    }

    /// The rules in our own words, with an id for each sentence (Markdown).
    #[must_use]
    pub fn rules_text(&self, lang: Lang) -> &'static str {
        self.texts.rules(lang)
    }

    /// What a number of a score is: its points (0) or a tie-breaker.
    #[must_use]
    pub fn score_title(&self, place: usize, lang: Lang) -> &'static str {
        self.texts.named(lang, "score", self.score[place])
    }

    /// What an option of the set-up means.
    #[must_use]
    pub fn option_title(&self, option: SetupOption, lang: Lang) -> &'static str {
        self.texts.named(lang, "option", option.name)
    }

    /// What one of the words of an option means, see [`Values::words`](crate::Values::words).
    #[must_use]
    pub fn choice_title(&self, option: SetupOption, word: &str, lang: Lang) -> &'static str {
        self.texts.named(lang, "choice", &format!("{}-{word}", option.name))
    }

    /// How a game came to its end, as the end of a sentence.
    #[must_use]
    pub fn ending_title(&self, ending: Ending, lang: Lang) -> &'static str {
        self.texts.named(lang, "ending", ending.id)
    }
}

/// A text that is not an action, with what would be one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{text}\" is not an action: {why}")]
pub struct BadAction {
    /// The text as it was read.
    pub text: String,
    /// What is wrong with it.
    pub why: String,
}

impl BadAction {
    /// A text that is not an action, with the reason.
    pub fn new(text: &str, why: impl Display) -> BadAction {
        BadAction { text: text.to_owned(), why: why.to_string() }
    }
}

/// A state that cannot be: what [`Game::check`] found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Broken(pub String);

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// A short name, for statistics, and for the text `ending-…`.
    pub id: &'static str,
}

/// The rules of one game, as functions of its state. `Self` is the state: what has been decided on the table, never future
/// luck, never history.
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// What is known before play.
    const META: Meta;

    /// Players and variants.
    type Setup: Setup;
    /// An answer to a question. Its text is its notation.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadAction> + Send + Sync + 'static;
    /// Something that happened, in game terms.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Everything that one viewer may know, built up from nothing.
    type View: Clone + Eq + Debug + Serialize + Send;

    /// The position before the first question.
    fn new(setup: &Self::Setup, chance: &mut Chance) -> Result<Self, SetupError>;

    /// How many seats the table has.
    fn players(&self) -> usize;

    /// Who is asked. Nobody: the game is over.
    fn acting(&self) -> Seats;

    /// Adds the legal answers of a seat to `out`, each once, in a stable order. None if the seat is not asked.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Carries out a legal answer and everything that the rules then do by themselves, up to the next question.
    fn apply(&mut self, seat: Seat, action: Self::Action, chance: &mut Chance, log: &mut Log<Self::Event>);

    /// Points and tie-breakers as they would count if the game ended now: the sole authority on results.
    fn scores(&self) -> Scores;

    /// How the game ended; `None` while it runs.
    fn ending(&self) -> Option<Ending>;

    /// The round that is being played, from 1 on.
    fn round(&self) -> u32;

    /// What the rules let a viewer see on the table.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Deals again what a seat with perfect memory cannot know, each possibility as likely as it is for that seat.
    fn determinize(&mut self, viewer: Seat, chance: &mut Chance);

    /// The slow definition of a sound state.
    fn check(&self) -> Result<(), Broken>;

    /// What other seats read instead of an action whose content is private: `pay ?`. `None` for an open one.
    fn veiled(_action: Self::Action) -> Option<&'static str> {
        None
    }

    /// Every action that can be written, legal somewhere or not, in a stable order.
    fn actions() -> Vec<Self::Action>;
}

/// The legal answers of a seat as a new list.
pub fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut out = Vec::new();
    game.legal(seat, &mut out);
    out
}
