//! Games that the search plays against itself, written down for the training.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use bots::judge::{Judge, Judgement, Learned, Net, Numbers, Portrait, frozen, frozen_curve};
use bots::{Curve, Evaluate, Judged, Manner, Ponder};
use kernel::{Chance, Log, MAX_SEATS, Seat, Seed, Seen, SetupError};

use super::lesson::{Lesson, Moment, from_bytes, lessons, to_bytes};
use super::{LearnError, Learning};

/// One answer of so many is any legal one: a judgement has to know what becomes of mistakes, too.
const STRAYS: u32 = 8;
/// An answer that was not given, but that so many walks began with, is learned from, too: what tells good answers from bad ones is seldom seen in
/// positions of one game, which come one after the other. One more such answer is taken at random, and walked as often.
const ENOUGH: u32 = 8;
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
    let mut bot = Ponder::new(evaluate, Manner::of::<G, E>(), iterations, own);
    // What the hand-made evaluation takes for chances is set right.
    let curve = if net.is_some() { Curve::RAW } else { frozen_curve(G::META.id, state.players()) };
    let (mut moments, mut list) = (Vec::new(), Vec::new());
    for _ in 0..MOST_PLIES {
        let Some(seat) = state.acting().first() else { break };
        list.clear();
        state.legal(seat, &mut list);
        if let [only] = list[..] {
            state.apply(seat, only, &mut chance, &mut Log::off());
            continue;
        }
        let (answer, chances) = bot.answer(&Seen::new(&state, seat));
        let read = |chances: [f32; MAX_SEATS]| {
            let mut searched = [0.0; MAX_SEATS];
            let read = curve.read(&chances[..state.players()]);
            searched[..read.len()].copy_from_slice(&read);
            searched
        };
        if hand.is_quiet(&state) {
            moments.push(moment(&state, &hand, judge.as_ref(), read(chances), true));
        }
        let drawn = dice.below(list.len() as u32) as usize;
        for (place, other) in list.iter().enumerate().filter(|(_, other)| **other != answer) {
            if place == drawn || bot.walks(*other) >= ENOUGH {
                let (after, chances) = bot.aside(&state, seat, place, *other, ENOUGH);
                if !after.acting().is_empty() {
                    moments.push(moment(&after, &hand, judge.as_ref(), read(chances), false));
                }
            }
        }
        let stray = dice.below(STRAYS) == 0;
        let action = if stray { list[dice.below(list.len() as u32) as usize] } else { answer };
        state.apply(seat, action, &mut chance, &mut Log::off());
    }
    Ok(lessons(number, state.players(), moments, &end(&state)))
}

/// What a position looks like, and what is thought of it.
fn moment<G: Judged>(
    state: &G,
    hand: &G::Evaluation,
    judge: Option<&Learned<G>>,
    searched: [f32; MAX_SEATS],
    played: bool,
) -> Moment {
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
    let expected = judge.map(|judge| {
        let mut judgement = Judgement::default();
        judge.judge(state, &mut judgement);
        judgement.points
    });
    Moment { played, own, table, sources, expected, searched, hand: chances.map(|chance| chance / sum) }
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
