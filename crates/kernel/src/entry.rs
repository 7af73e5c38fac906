//! A game with its types erased: how a catalog lists it, starts it, reads it.

use std::marker::PhantomData;

use crate::{
    Difference, Game, Lang, Match, Meta, Present, Record, RecordError, Seed, Setup, SetupError, SetupOption,
    SetupText, Table, Trace, conform,
};

/// A game of the catalog.
pub trait Entry: Send + Sync {
    /// What is known of it.
    fn meta(&self) -> &'static Meta;
    /// What can be chosen, with the value that each option has by default.
    fn options(&self) -> Vec<(SetupOption, String)>;
    /// Checks a set-up and completes it with the defaults.
    fn complete(&self, setup: &SetupText) -> Result<SetupText, SetupError>;
    /// Begins a match.
    fn start(&self, setup: &SetupText, seed: Seed) -> Result<Box<dyn Table>, SetupError>;
    /// Plays a record through.
    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, RecordError>;
    /// Plays the answers of a record through, wherever they lead: its result is not looked at.
    fn resume(&self, record: &Record) -> Result<Box<dyn Table>, RecordError>;
    /// Plays a conformance trace through.
    fn conform(&self, trace: &Trace) -> Result<usize, Difference>;
    /// The rules in our own words.
    fn rules(&self, lang: Lang) -> &'static str;
}

/// The entry of a game.
#[derive(Debug)]
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The entry.
    #[must_use]
    pub const fn game() -> Of<G> {
        Of(PhantomData)
    }
}

impl<G: Present> Entry for Of<G> {
    fn meta(&self) -> &'static Meta {
        &<G as Game>::META
    }

    fn options(&self) -> Vec<(SetupOption, String)> {
        let default = G::Setup::default();
        G::Setup::OPTIONS.iter().map(|option| (*option, default.get(option.name))).collect()
    }

    fn complete(&self, setup: &SetupText) -> Result<SetupText, SetupError> {
        setup.check::<G::Setup>().map(|setup| SetupText::of(&setup))
    }

    fn start(&self, setup: &SetupText, seed: Seed) -> Result<Box<dyn Table>, SetupError> {
        Ok(Box::new(Match::<G>::new(setup.check()?, seed)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        Ok(Box::new(Match::<G>::replay(record)?))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        Ok(Box::new(Match::<G>::resume(record)?))
    }

    fn conform(&self, trace: &Trace) -> Result<usize, Difference> {
        conform::<G>(trace)
    }

    fn rules(&self, lang: Lang) -> &'static str {
        G::META.rules_text(lang)
    }
}
