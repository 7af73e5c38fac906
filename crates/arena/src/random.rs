//! Random play (playouts from the set-up): one game with the luck of a match, or many at top speed.
//!
//! The loops are compiled for each game of the catalog: a [visitor](catalog::Visit) brings them to its type.

use catalog::Visit;
use kernel::{Chance, Entry, Game, Log, Match, Present, Record, Seat, Seed, SetupError, SetupText};

use crate::Outcome;

/// Does something with a game of the catalog whose type is known then.
///
/// # Panics
/// With a game that is not in the catalog.
pub(crate) fn with_type<V: Visit>(game: &dyn Entry, visitor: V) -> V::Output {
    catalog::visit(game.meta().id, visitor).expect("the arena plays the games of the catalog")
}

/// Who is asked, and one of the legal answers at random; the list is used again.
#[inline]
fn any_answer<G: Game>(state: &G, dice: &mut Chance, list: &mut Vec<G::Action>) -> Option<(Seat, G::Action)> {
    let seat = state.acting().first()?;
    list.clear();
    state.legal(seat, list);
    Some((seat, list[dice.place_in(list)]))
}

struct OneGame<'a> {
    setup: &'a SetupText,
    seed: Seed,
}

impl Visit for OneGame<'_> {
    type Output = Result<Outcome, SetupError>;

    fn visit<G: Present>(self) -> Result<Outcome, SetupError> {
        let mut luck = Chance::fair(&self.seed);
        luck.open(0);
        let mut state = G::new(&self.setup.check()?, &mut luck)?;
        let mut dice = Chance::fast(self.seed.short());
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
}

/// Plays one game at random, with the luck of a match that has this seed.
pub(crate) fn random_game(game: &dyn Entry, setup: &SetupText, seed: Seed) -> Result<Outcome, SetupError> {
    with_type(game, OneGame { setup, seed })
}

struct OneRecord<'a>(OneGame<'a>);

impl Visit for OneRecord<'_> {
    type Output = Result<(Outcome, Record), SetupError>;

    fn visit<G: Present>(self) -> Result<(Outcome, Record), SetupError> {
        let OneGame { setup, seed } = self.0;
        let mut game = Match::<G>::new(setup.check()?, seed)?;
        let mut dice = Chance::fast(seed.short());
        let mut list = Vec::new();
        while let Some((seat, action)) = any_answer(game.state(), &mut dice, &mut list) {
            game.play(seat, action).expect("a legal answer is taken");
        }
        Ok((Outcome::of(&game), game.record()))
    }
}

/// The game that [`random_game`] plays, with its record.
pub(crate) fn random_record(
    game: &dyn Entry,
    setup: &SetupText,
    seed: Seed,
) -> Result<(Outcome, Record), SetupError> {
    with_type(game, OneRecord(OneGame { setup, seed }))
}

/// Plays games at random, one after the other, without a match around them; says how many answers were given. Lists and luck are
/// used again, so that nothing is allocated on the way.
pub(crate) fn playouts<G: Game>(setup: &G::Setup, seed: u64, games: u64) -> Result<u64, SetupError> {
    let mut chance = Chance::fast(seed);
    let mut list = Vec::with_capacity(256);
    let mut plies = 0;
    for _ in 0..games {
        let mut state = G::new(setup, &mut chance)?;
        while let Some((seat, action)) = any_answer(&state, &mut chance, &mut list) {
            state.apply(seat, action, &mut chance, &mut Log::off());
            plies += 1;
        }
    }
    Ok(plies)
}

struct Playouts<'a> {
    setup: &'a SetupText,
    seed: u64,
    games: u64,
}

impl Visit for Playouts<'_> {
    type Output = Result<u64, SetupError>;

    fn visit<G: Present>(self) -> Result<u64, SetupError> {
        playouts::<G>(&self.setup.check()?, self.seed, self.games)
    }
}

/// Plays games at random, quickly, and says how many answers were given.
pub fn random_games(game: &dyn Entry, setup: &SetupText, seed: u64, games: u64) -> Result<u64, SetupError> {
    with_type(game, Playouts { setup, seed, games })
}
