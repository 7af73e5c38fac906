//! Games that the search plays against itself, written down for the training.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use bots::judge::{Judge, Judgement, Learned, Net, Numbers, Portrait, frozen};
use bots::{Bot, Budget, Evaluate, Judged, Search, SystemClock};
use kernel::{Chance, Log, MAX_SEATS, Seat, Seed, Seen, SetupError};

use super::lesson::{Lesson, Moment, from_bytes, lessons, to_bytes};
use super::{LearnError, Learning};

/// One answer of so many is any legal one: a judgement has to know what becomes of mistakes, too.
const STRAYS: u32 = 14;
/// No game is longer.
const MOST_PLIES: usize = 4_000;

/// The lessons of a round: what was kept of it, and the games that are missing.
pub(crate) fn round<G: Judged>(
    learning: &Learning,
    round: u32,
    net: Option<&Arc<Net>>,
    done: &mut dyn FnMut(u64),
) -> Result<Vec<Lesson>, LearnError> {
    let path = learning.path(round, "games");
    let failed = |why| LearnError::File(path.clone(), why);
    let bytes = fs::read(&path).unwrap_or_default();
    let (mut games, whole) = from_bytes(&bytes);
    let mut file =
        OpenOptions::new().create(true).append(true).truncate(false).open(&path).map_err(failed)?;
    file.set_len(whole as u64).map_err(failed)?;
    games.truncate(learning.games as usize);
    done(games.len() as u64);
    let setups =
        learning.setups.iter().map(|setup| setup.check::<G::Setup>()).collect::<Result<Vec<_>, _>>()?;
    let seed = learning.seed.child(1_000 + u64::from(round));
    let next = AtomicU64::new(games.len() as u64);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| -> Result<(), LearnError> {
        for _ in 0..learning.threads.max(1) {
            let (send, next, setups, seed) = (send.clone(), &next, &setups, &seed);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= learning.games {
                        return;
                    }
                    let setup = &setups[(number % setups.len() as u64) as usize];
                    let played = play::<G>(number, setup, seed.child(number), net, learning.iterations);
                    if send.send((number, played)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        // Games are kept in order, so that a file that was cut off says where to go on.
        let mut waiting = std::collections::BTreeMap::new();
        for (number, played) in receive {
            waiting.insert(number, played?);
            while let Some(played) = waiting.remove(&(games.len() as u64)) {
                file.write_all(&to_bytes(games.len() as u64, &played)).map_err(failed)?;
                games.push(played);
                done(games.len() as u64);
            }
        }
        Ok(())
    })?;
    Ok(games.into_iter().flatten().collect())
}

fn play<G: Judged>(
    number: u64,
    setup: &G::Setup,
    seed: Seed,
    net: Option<&Arc<Net>>,
    iterations: u64,
) -> Result<Vec<Lesson>, SetupError> {
    let own = seed.child(1).short();
    match net {
        Some(net) => {
            play_with::<G, _>(number, setup, seed, Learned::new(Arc::clone(net)), own, iterations, Some(net))
        }
        None => play_with::<G, _>(number, setup, seed, G::Evaluation::default(), own, iterations, None),
    }
}

fn play_with<G: Judged, E: Evaluate<G>>(
    number: u64,
    setup: &G::Setup,
    seed: Seed,
    evaluate: E,
    own: u64,
    iterations: u64,
    net: Option<&Arc<Net>>,
) -> Result<Vec<Lesson>, SetupError> {
    let hand = frozen::<G>();
    let judge = net.map(|net| Learned::<G>::new(Arc::clone(net)));
    let (mut chance, mut dice) = (Chance::fast(seed.short()), Chance::fast(own));
    let mut state = G::new(setup, &mut chance)?;
    let clock = Box::new(SystemClock::default());
    let mut bot = Search::new(evaluate, Budget::Iterations(iterations), clock, own);
    let (mut moments, mut list) = (Vec::new(), Vec::new());
    for _ in 0..MOST_PLIES {
        let Some(seat) = state.acting().first() else { break };
        list.clear();
        state.legal(seat, &mut list);
        if hand.is_quiet(&state) && list.len() > 1 {
            moments.push(moment(&state, &hand, judge.as_ref()));
        }
        let action = if list.len() == 1 {
            list[0]
        } else if dice.below(STRAYS) == 0 {
            list[dice.below(list.len() as u32) as usize]
        } else {
            bot.forget();
            bot.answer(&Seen::new(&state, seat))
        };
        state.apply(seat, action, &mut chance, &mut Log::off());
    }
    Ok(lessons(number, state.players(), moments, &end(&state)))
}

/// What a position looks like, and what is thought of it.
fn moment<G: Judged>(state: &G, hand: &G::Evaluation, judge: Option<&Learned<G>>) -> Moment {
    let players = state.players();
    let (scores, values) = (state.scores(), hand.values(state));
    let mut table = Numbers::default();
    state.table(&mut table);
    debug_assert_eq!(table.places, G::TABLE);
    let mut sources = [[0.0; bots::judge::MOST_SOURCES]; MAX_SEATS];
    let mut own = Vec::with_capacity(players);
    for seat in Seat::all(players) {
        let points = scores.points(seat) as f32;
        let mut numbers = Numbers::default();
        state.own(seat, points, values[seat.index()], &mut numbers);
        debug_assert_eq!(numbers.places, G::OWN);
        own.push(numbers);
        sources[seat.index()] = state.sources(seat, points);
    }
    let scale = <G::Evaluation as Evaluate<G>>::SCALE;
    let high = values[..players].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut chances = values.map(|value| ((value - high) / scale).exp());
    chances[players..].fill(0.0);
    let sum: f32 = chances.iter().sum();
    let thought = judge.map(|judge| {
        let mut judgement = Judgement::default();
        judge.judge(state, &mut judgement);
        judgement
    });
    Moment { own, table, sources, thought, hand: chances.map(|chance| chance / sum) }
}

/// How a game ended, as a judgement.
fn end<G: Portrait>(state: &G) -> Judgement {
    let (players, scores) = (state.players(), state.scores());
    let winners = scores.winners();
    let mut judgement = Judgement { players, ..Judgement::default() };
    for seat in Seat::all(players) {
        let i = seat.index();
        judgement.chance[i] = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        judgement.points[i] = state.sources(seat, scores.points(seat) as f32);
    }
    judgement
}
