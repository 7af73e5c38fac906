//! The laws that every game obeys, whatever its rules (invariants of all games, property tests). A game's tests call [`check`]
//! for each seat count and variant; [`audit`] gives the breach instead of a panic.
//!
//! Each law is a function that names it. That each of them bites is proven with the [toy game](crate::toy), broken in one way
//! for each law.

mod choices;
mod luck;
mod notation;
mod record;
mod samples;
mod words;

use std::collections::HashSet;
use std::fmt;

use crate::{Chance, Game, Lang, Match, Present, Seat, Seed, Setup, legal};

/// A law.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Writing and reading an action are inverse, and no two share a text.
    Notation,
    /// An action has at most four bytes.
    SmallActions,
    /// What others read of a private answer is no answer.
    Veil,
    /// The set-up can be played, and written down and read again.
    Setup,
    /// The same seed and the same answers give the same game.
    SameSeed,
    /// Nothing is lost, gained or beyond its limit.
    Sound,
    /// An ending stands exactly when nobody is asked.
    Ending,
    /// Who is asked has choices, and nobody else has.
    Choices,
    /// No action is listed twice.
    Distinct,
    /// Looking, listing and explaining change nothing.
    Looking,
    /// An action has a reason exactly when it is not listed.
    Reasons,
    /// What is not listed is refused.
    Refused,
    /// Rules that are quoted stand in the text.
    Quoted,
    /// Every question and every answer has words of its own in every language.
    Words,
    /// Every event has words in every language, or none.
    Sentences,
    /// A sentence names whom its event is about.
    Named,
    /// A sample of what is hidden is sound.
    SampleSound,
    /// A sample looks to its viewer as the truth does.
    SampleLooks,
    /// A sample asks the same of its viewer.
    SampleChoices,
    /// Samples vary what is hidden.
    SampleVaries,
    /// A sample follows from luck and from what its viewer can know: from the truth and from another sample the same luck makes the same one.
    SampleBlind,
    /// The luck of a sample can be written down, and makes it again.
    SampleWritten,
    /// The luck that was written down leads to the same position.
    RecordedLuck,
    /// A private event reaches nobody else.
    PrivateEvents,
    /// The game ends in time.
    Ends,
    /// Points by source add up to the score.
    Breakdown,
    /// The record of a game replays to the same game, and so does going back and on again.
    Record,
}

impl Law {
    /// All of them.
    pub const ALL: [Law; 27] = [
        Law::Notation,
        Law::SmallActions,
        Law::Veil,
        Law::Setup,
        Law::SameSeed,
        Law::Sound,
        Law::Ending,
        Law::Choices,
        Law::Distinct,
        Law::Looking,
        Law::Reasons,
        Law::Refused,
        Law::Quoted,
        Law::Words,
        Law::Sentences,
        Law::Named,
        Law::SampleSound,
        Law::SampleLooks,
        Law::SampleChoices,
        Law::SampleVaries,
        Law::SampleBlind,
        Law::SampleWritten,
        Law::RecordedLuck,
        Law::PrivateEvents,
        Law::Ends,
        Law::Breakdown,
        Law::Record,
    ];

    /// Holds the law, or says how it is broken.
    fn holds(self, so: bool, what: impl FnOnce() -> String) -> Result<(), Breach> {
        if so { Ok(()) } else { Err(self.broken(what())) }
    }

    fn broken(self, what: impl Into<String>) -> Breach {
        Breach { law: self, what: what.into(), record: String::new() }
    }
}

/// A law that is broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Which one.
    pub law: Law,
    /// How.
    pub what: String,
    /// The record of the game so far; empty for what holds before any game.
    pub record: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law {:?} is broken: {}", self.law, self.what)?;
        if self.record.is_empty() { Ok(()) } else { write!(f, "\n--- at the end of\n{}", self.record) }
    }
}

impl std::error::Error for Breach {}

/// How thorough a run is.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random games to play.
    pub games: u32,
    /// Where the games begin.
    pub seed: u64,
}

/// What a run has gone through, so that a test can see that it was not idle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Answers given.
    pub plies: u64,
    /// Actions asked for a reason.
    pub reasons: u64,
    /// Samples of hidden things that differed from the truth.
    pub varied: u64,
}

/// Plays random games and holds every law against every position.
///
/// # Panics
/// At the first law that is broken, with its name and the record so far.
pub fn check<G: Present>(setup: &G::Setup, effort: Effort) -> Coverage {
    audit::<G>(setup, effort).unwrap_or_else(|breach| panic!("{breach}"))
}

/// Plays random games and holds every law against every position: what was gone through, or the first breach.
pub fn audit<G: Present>(setup: &G::Setup, effort: Effort) -> Result<Coverage, Breach> {
    let universe = G::actions();
    notation::notation::<G>(&universe)?;
    notation::small_actions::<G>()?;
    notation::veil::<G>(&universe)?;
    record::setup::<G>(setup)?;
    let ids = |lang| crate::rules(G::META.rules_text(lang)).iter().map(|rule| rule.id).collect();
    let known: [HashSet<&str>; _] = Lang::ALL.map(ids);
    let mut coverage = Coverage::default();
    for i in 0..effort.games {
        let seed = Seed::from_word(&format!("law {} {i}", effort.seed));
        let mut dice = Chance::fast(seed.short());
        luck::same_seed::<G>(setup, seed)?;
        let game =
            Match::<G>::new(setup.clone(), seed).map_err(|error| Law::Setup.broken(error.to_string()))?;
        Law::Setup.holds(game.state().players() == setup.players(), || {
            format!("{} seats are at the table, the set-up says {}", game.state().players(), setup.players())
        })?;
        let thorough = i % 16 == 0;
        let mut run = Run {
            game,
            universe: &universe,
            known: &known,
            thorough,
            dice: &mut dice,
            coverage: &mut coverage,
        };
        if let Err(mut breach) = run.play() {
            breach.record = run.game.record().to_string();
            return Err(breach);
        }
    }
    samples::samples_vary::<G>(&coverage)?;
    Ok(coverage)
}

/// One random game, on which the laws are held.
struct Run<'a, G: Game> {
    game: Match<G>,
    universe: &'a [G::Action],
    /// The ids of the rules text in each language.
    known: &'a [HashSet<&'static str>],
    /// Whether all actions are asked for their reasons now and then, not some.
    thorough: bool,
    dice: &'a mut Chance,
    coverage: &'a mut Coverage,
}

impl<G: Present> Run<'_, G> {
    fn play(&mut self) -> Result<(), Breach> {
        loop {
            self.position()?;
            let Some(seat) = self.game.state().acting().first() else { break };
            let actions = legal(self.game.state(), seat);
            let action = actions[self.dice.below(actions.len() as u32) as usize];
            let before = self.game.state().clone();
            if let Err(refused) = self.game.play(seat, action) {
                return Err(Law::Refused.broken(format!("what is listed is refused: {refused}")));
            }
            self.coverage.plies += 1;
            self.recorded_luck(&before)?;
            self.private_events()?;
            self.sentences()?;
            let plies = self.game.plies().len() as u32;
            Law::Ends.holds(plies <= G::META.max_plies, || {
                format!(
                    "after {plies} answers the game still runs: at most {} are allowed",
                    G::META.max_plies
                )
            })?;
        }
        self.breakdown()?;
        self.same_answers()?;
        self.record()
    }

    /// What holds in every position.
    fn position(&mut self) -> Result<(), Breach> {
        let untouched = self.game.state().clone();
        let now_and_then = self.game.plies().len().is_multiple_of(8);
        self.sound()?;
        self.ending()?;
        for seat in Seat::all(untouched.players()) {
            let asked = untouched.acting().contains(seat);
            let actions = legal(self.game.state(), seat);
            self.choices(seat, &actions)?;
            let listed = self.distinct(&actions)?;
            let some = self.some_actions(&listed);
            self.reasons(seat, &listed, &some)?;
            self.refused(seat, &listed, &some)?;
            if asked && now_and_then {
                self.quoted(seat, &actions)?;
                self.words(seat, &actions)?;
            }
            if asked || now_and_then {
                self.samples(seat, now_and_then)?;
            }
            self.looking(&untouched, seat, &actions)?;
        }
        Ok(())
    }
}
