//! Counting the ways to play (perft): the same numbers everywhere, so that a change of the rules that nobody meant shows.

use crate::{Chance, Game, Log, Seed, SetupError, legal};

/// How many ways there are to give `depth` answers. The luck of each ply follows from the seed and the ply's number alone.
pub fn perft<G: Game>(setup: &G::Setup, seed: Seed, depth: u32) -> Result<u64, SetupError> {
    let mut chance = Chance::fair(&seed);
    chance.open(0);
    Ok(count(&G::new(setup, &mut chance)?, seed, 1, depth))
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
