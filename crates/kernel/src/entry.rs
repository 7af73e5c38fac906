//! A game with its types erased: how a catalog lists it, starts it, reads it, counts it.

use std::marker::PhantomData;

use crate::{
    Chance, Difference, Ending, Game, Lang, Log, Match, Meta, Present, Record, RecordError, Scores, Seat,
    Seed, Setup, SetupError, SetupOption, SetupText, Table, Trace, conform, legal,
};

/// A game played to its end.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// Points and tie-breakers.
    pub scores: Scores,
    /// How many answers were given.
    pub plies: u32,
    /// In which round it ended.
    pub rounds: u32,
    /// How it ended.
    pub ending: Ending,
}

/// Games and answers, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Answers given.
    pub plies: u64,
}

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
    /// How many ways there are to give `depth` answers, with the luck of a seed.
    fn perft(&self, setup: &SetupText, seed: Seed, depth: u32) -> Result<u64, SetupError>;
    /// Plays one game at random, with the luck of a match that has this seed.
    fn random_game(&self, setup: &SetupText, seed: Seed) -> Result<Outcome, SetupError>;
    /// The game that [`Entry::random_game`] plays, as a record.
    fn random_record(&self, setup: &SetupText, seed: Seed) -> Result<Record, SetupError>;
    /// Plays games at random, quickly, and counts; lists and luck are used again, so that nothing is allocated on the way.
    fn random_games(&self, setup: &SetupText, seed: u64, games: u64) -> Result<Tally, SetupError>;
    /// Copies a position in the middle of a random game this many times; something to time.
    fn copies(&self, setup: &SetupText, seed: u64, copies: u64) -> Result<(), SetupError>;
    /// The size of a position and of an action in bytes.
    fn sizes(&self) -> (usize, usize);
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

/// Who is asked, and one of the legal answers at random; the list is used again.
#[inline]
fn any_answer<G: Game>(state: &G, dice: &mut Chance, list: &mut Vec<G::Action>) -> Option<(Seat, G::Action)> {
    let seat = state.acting().first()?;
    list.clear();
    state.legal(seat, list);
    Some((seat, list[dice.below(list.len() as u32) as usize]))
}

fn count<G: Game>(state: &G, seed: Seed, ply: u64, depth: u32) -> u64 {
    let Some(seat) = state.acting().first() else { return u64::from(depth == 0) };
    if depth == 0 {
        return 1;
    }
    let actions = legal(state, seat);
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut chance = Chance::fair(&seed);
    let mut total = 0;
    for action in actions {
        let mut next = state.clone();
        chance.open(ply);
        next.apply(seat, action, &mut chance, &mut Log::off());
        total += count(&next, seed, ply + 1, depth - 1);
    }
    total
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

    fn perft(&self, setup: &SetupText, seed: Seed, depth: u32) -> Result<u64, SetupError> {
        let mut chance = Chance::fair(&seed);
        chance.open(0);
        Ok(count(&G::new(&setup.check()?, &mut chance)?, seed, 1, depth))
    }

    fn random_game(&self, setup: &SetupText, seed: Seed) -> Result<Outcome, SetupError> {
        let mut luck = Chance::fair(&seed);
        luck.open(0);
        let mut state = G::new(&setup.check()?, &mut luck)?;
        let mut dice = Chance::fast(seed.short());
        let mut list = Vec::new();
        let mut plies = 0;
        while let Some((seat, action)) = any_answer(&state, &mut dice, &mut list) {
            plies += 1;
            luck.open(u64::from(plies));
            state.apply(seat, action, &mut luck, &mut Log::off());
        }
        let ending = state.ending().expect("a game in which nobody is asked has ended");
        Ok(Outcome { scores: state.scores(), plies, rounds: state.round(), ending })
    }

    fn random_record(&self, setup: &SetupText, seed: Seed) -> Result<Record, SetupError> {
        let mut game = Match::<G>::new(setup.check()?, seed)?;
        let mut dice = Chance::fast(seed.short());
        let mut list = Vec::new();
        while let Some((seat, action)) = any_answer(game.state(), &mut dice, &mut list) {
            game.play(seat, action).expect("a legal answer is taken");
        }
        Ok(game.record())
    }

    fn random_games(&self, setup: &SetupText, seed: u64, games: u64) -> Result<Tally, SetupError> {
        let setup: G::Setup = setup.check()?;
        let mut chance = Chance::fast(seed);
        let mut list = Vec::with_capacity(256);
        let mut tally = Tally::default();
        while tally.games < games {
            let mut state = G::new(&setup, &mut chance)?;
            while let Some((seat, action)) = any_answer(&state, &mut chance, &mut list) {
                state.apply(seat, action, &mut chance, &mut Log::off());
                tally.plies += 1;
            }
            tally.games += 1;
        }
        Ok(tally)
    }

    fn copies(&self, setup: &SetupText, seed: u64, copies: u64) -> Result<(), SetupError> {
        let mut chance = Chance::fast(seed);
        let state = G::new(&setup.check()?, &mut chance)?;
        for _ in 0..copies {
            std::hint::black_box(std::hint::black_box(&state).clone());
        }
        Ok(())
    }

    fn sizes(&self) -> (usize, usize) {
        (size_of::<G>(), size_of::<G::Action>())
    }

    fn rules(&self, lang: Lang) -> &'static str {
        G::META.rules_text(lang)
    }
}
