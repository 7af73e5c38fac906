//! What a position is worth (a heuristic value), and which answers look good before they are tried: their appeal (a rollout policy).

use std::fmt::Debug;

use kernel::{Chance, Game, Log, MAX_SEATS, Seat};

use crate::character::Taste;
use crate::dice::best;
use crate::reward::prospects;

/// A number for each seat.
pub(crate) type Values = [f32; MAX_SEATS];

/// What somebody thinks of a game: the points that he expects at the end, and what catches his eye.
///
/// It is given states that may be the true one, never the truth: a bot makes them with [`Seen::sample`](kernel::Seen::sample).
pub trait Evaluate<G: Game>: Clone + Default + Debug + Send + Sync + 'static {
    /// A lead of so many points wins three games of four or so: the unit of noise and of appeal.
    const SCALE: f32;
    /// How many answers a playout goes on before it is cut off with the evaluation.
    const DEPTH: u32;
    /// From so many visits on a node's answers are tried and evaluated; before, they are only glanced at.
    const GLANCES: u32 = 2;
    /// A first guess that is better by this much of a reward makes an answer e times as promising.
    const SHARPNESS: f32 = 0.04;
    /// How often luck and hidden things are sampled when an answer is weighed.
    const SAMPLES: u32 = 8;

    /// The points that the seat may expect at the end.
    fn value(&self, state: &G, seat: Seat) -> f32;

    /// How much each answer catches the eye, cheaply: one more is e times as likely in a playout. One number for each action.
    fn appeal(&self, state: &G, seat: Seat, actions: &[G::Action], out: &mut Vec<f32>);

    /// Whether the position can be judged as it stands. If something is under way (a phase whose answers are still to come), bots go on
    /// with the most appealing answers until it is not.
    fn is_quiet(&self, _state: &G) -> bool {
        true
    }

    /// How much of the best rival's expectation is taken off one's own: what denying is worth.
    fn denial(&self) -> f32 {
        0.5
    }

    /// The weights by name.
    fn weights(&self) -> Vec<(&'static str, f32)> {
        Vec::new()
    }

    /// Gives a weight another value; `false` if there is no such weight.
    fn set_weight(&mut self, _name: &str, _value: f32) -> bool {
        false
    }

    /// What every seat may expect.
    fn values(&self, state: &G) -> [f32; MAX_SEATS] {
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(state.players()) {
            values[seat.index()] = self.value(state, seat);
        }
        values
    }

    /// Adds the points that the seat may expect at the end by source: at the places of the list that people read, which is what it has `scored` by now, and at a
    /// last one what cannot be told apart. Weights expect a sum alone: what lies beyond the score is not told apart.
    fn by_source(&self, state: &G, seat: Seat, scored: &[f32], points: &mut [f64]) {
        for (sum, points) in points.iter_mut().zip(scored) {
            *sum += f64::from(*points);
        }
        if let Some(rest) = points.get_mut(scored.len())
            && !state.acting().is_empty()
        {
            *rest += f64::from(self.value(state, seat) - scored.iter().sum::<f32>());
        }
    }

    /// How far ahead every seat is: one more makes its victory e times as likely.
    fn strengths(&self, state: &G) -> [f32; MAX_SEATS] {
        self.values(state).map(|value| value / Self::SCALE)
    }

    /// From 0 to 1 for each seat: the reward that it may expect at the end. A lead of so many points makes a victory e times as likely.
    fn prospects(&self, state: &G, scale: f32) -> [f32; MAX_SEATS] {
        prospects(&self.values(state), state.players(), scale)
    }

    /// What the position is worth to a seat, the rivals considered.
    fn worth(&self, state: &G, seat: Seat) -> f32 {
        let values = self.values(state);
        values[seat.index()] - self.denial() * best_rival(&values, state.players(), seat)
    }
}

pub(crate) fn best_rival(values: &Values, players: usize, seat: Seat) -> f32 {
    Seat::all(players)
        .filter(|other| *other != seat)
        .map(|other| values[other.index()])
        .fold(f32::NEG_INFINITY, f32::max)
}

/// So many clear leads make a game that is even as good as won: what a whole game's share is worth in points.
const WHOLE_GAME: f32 = 4.0;

/// Tries every action once, all with the same luck, and writes down what the position is worth afterwards, and how it pleases.
pub(crate) fn try_all<G: Game, E: Evaluate<G>>(
    (evaluate, taste): (&E, Option<&Taste<G>>),
    state: &G,
    seat: Seat,
    actions: &[G::Action],
    luck: u64,
    scratch: &mut Scratch<G::Action>,
    out: &mut Vec<f32>,
) {
    out.clear();
    out.extend(actions.iter().map(|action| {
        let mut after = state.clone();
        let mut chance = Chance::fast(luck);
        after.apply(seat, *action, &mut chance, &mut Log::off());
        settle(evaluate, &mut after, &mut chance, scratch);
        let pleases = taste.map_or(0.0, |taste| taste.pleases(&after, seat));
        evaluate.worth(&after, seat) + WHOLE_GAME * E::SCALE * pleases
    }));
}

/// Lists that are used again, so that trying an answer asks for no memory.
#[derive(Clone, Debug)]
pub(crate) struct Scratch<A> {
    list: Vec<A>,
    appeals: Vec<f32>,
}

impl<A> Default for Scratch<A> {
    fn default() -> Scratch<A> {
        Scratch { list: Vec::new(), appeals: Vec::new() }
    }
}

/// No phase takes longer.
const MOST_ANSWERS: u32 = 80;

/// Goes on with the most appealing answers until the position can be judged.
pub(crate) fn settle<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    state: &mut G,
    chance: &mut Chance,
    scratch: &mut Scratch<G::Action>,
) {
    for _ in 0..MOST_ANSWERS {
        if evaluate.is_quiet(state) {
            return;
        }
        let Some(seat) = state.acting().first() else { return };
        scratch.list.clear();
        state.legal(seat, &mut scratch.list);
        let choice = match scratch.list.len() {
            1 => 0,
            _ => {
                evaluate.appeal(state, seat, &scratch.list, &mut scratch.appeals);
                best(&scratch.appeals)
            }
        };
        state.apply(seat, scratch.list[choice], chance, &mut Log::off());
    }
}

/// For a game of which nothing is known: the points as they stand, and no answer looks better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plain;

impl<G: Game> Evaluate<G> for Plain {
    const SCALE: f32 = 8.0;
    const DEPTH: u32 = 40;

    fn value(&self, state: &G, seat: Seat) -> f32 {
        state.scores().points(seat) as f32
    }

    fn appeal(&self, _state: &G, _seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) {
        out.clear();
        out.resize(actions.len(), 0.0);
    }

    fn values(&self, state: &G) -> [f32; MAX_SEATS] {
        let scores = state.scores();
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(state.players()) {
            values[seat.index()] = scores.points(seat) as f32;
        }
        values
    }
}
