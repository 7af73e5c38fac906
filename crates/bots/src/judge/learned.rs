//! An evaluation by a network, with the eye of the hand-made one: what catches it guides playouts and ends phases.

use std::sync::Arc;

use kernel::{MAX_SEATS, Seat};

use super::net::UNIT;
use super::{Judge, Judgement, MOST_SOURCES, Net, OUT, frozen};
use crate::Evaluate;
use crate::chances::race;
use crate::evaluate::Values;
use crate::games::Judged;
use crate::reward::prospects;

/// Judges by a network.
#[derive(Clone, Debug)]
pub struct Learned<G: Judged> {
    net: Arc<Net>,
    /// The hand-made evaluation as it was in release 0.1: its opinion is one of the numbers that the network sees, so it must never change.
    frozen: G::Evaluation,
    /// The hand-made evaluation for appeals.
    hand: G::Evaluation,
}

impl<G: Judged> Default for Learned<G> {
    /// Judges by the network that we ship; where there is none, by one that knows nothing.
    fn default() -> Learned<G> {
        Learned::new(G::shipped().unwrap_or_else(|| Arc::new(Net::blank(G::OWN, G::TABLE))))
    }
}

impl<G: Judged> Learned<G> {
    /// Judges by this network.
    #[must_use]
    pub fn new(net: Arc<Net>) -> Learned<G> {
        Learned { net, frozen: frozen::<G>(), hand: G::Evaluation::default() }
    }

    /// What comes out for every seat: strength, and points still to come. The network says what is to be added to the strength that the hand-made
    /// evaluation sees, so that one that knows nothing is as good as that.
    #[inline]
    fn look(&self, state: &G) -> [[f32; OUT]; MAX_SEATS] {
        let players = state.players();
        let (scores, hand) = (state.scores(), self.frozen.values(state));
        let mut look = self.net.look();
        state.table(&mut look.table());
        for seat in Seat::all(players) {
            let points = scores.points(seat) as f32;
            state.own(seat, points, hand[seat.index()], &mut look.own(seat.index()));
        }
        let mut out = look.finish(players);
        for seat in Seat::all(players) {
            out[seat.index()][0] += hand[seat.index()] / Self::SCALE;
        }
        out
    }
}

impl<G: Judged> Judge<G> for Learned<G> {
    fn judge(&self, state: &G, judgement: &mut Judgement) {
        let players = state.players();
        *judgement = Judgement { players, ..Judgement::default() };
        let over = state.acting().is_empty();
        let scores = state.scores();
        let winners = scores.winners();
        let out = self.look(state);
        let chances = race(&std::array::from_fn(|i| out[i][0]), players);
        for seat in Seat::all(players) {
            let i = seat.index();
            judgement.points[i] = state.sources(seat, scores.points(seat) as f32);
            if over {
                judgement.chance[i] = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            } else {
                judgement.chance[i] = chances[i];
                for k in 0..G::SOURCES.len().min(MOST_SOURCES) {
                    judgement.points[i][k] += UNIT * out[i][1 + k];
                }
            }
        }
    }
}

impl<G: Judged> Evaluate<G> for Learned<G> {
    const SCALE: f32 = <G::Evaluation as Evaluate<G>>::SCALE;
    const DEPTH: u32 = G::DEPTH;
    const GLANCES: u32 = <G::Evaluation as Evaluate<G>>::GLANCES;
    const SHARPNESS: f32 = <G::Evaluation as Evaluate<G>>::SHARPNESS;
    const SAMPLES: u32 = <G::Evaluation as Evaluate<G>>::SAMPLES;

    fn value(&self, state: &G, seat: Seat) -> f32 {
        self.values(state)[seat.index()]
    }

    fn values(&self, state: &G) -> Values {
        let mut judgement = Judgement::default();
        self.judge(state, &mut judgement);
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(state.players()) {
            values[seat.index()] = judgement.total(seat);
        }
        values
    }

    fn strengths(&self, state: &G) -> Values {
        let out = self.look(state);
        std::array::from_fn(|i| out[i][0])
    }

    /// What the list tells apart more finely than the network stays together, at the last place: points that are scored there by now, a majority for
    /// example, may go over to a rival, and only what the network adds to all of them together makes up for it.
    fn by_source(&self, state: &G, seat: Seat, scored: &[f32], points: &mut [f64]) {
        let rest = scored.len();
        let place = |source| state.listed(source, rest).unwrap_or(rest);
        for (now, points_now) in scored.iter().enumerate() {
            let told = (0..G::SOURCES.len()).any(|source| place(source) == now);
            points[if told { now } else { rest }] += f64::from(*points_now);
        }
        if state.acting().is_empty() {
            return;
        }
        let out = self.look(state)[seat.index()];
        for (source, to_come) in out[1..].iter().enumerate().take(G::SOURCES.len()) {
            points[place(source)] += f64::from(UNIT * to_come);
        }
    }

    fn prospects(&self, state: &G, scale: f32) -> Values {
        prospects(&self.strengths(state).map(|strength| strength * scale), state.players(), scale)
    }

    /// The own share of the rewards as a lead in points.
    fn worth(&self, state: &G, seat: Seat) -> f32 {
        let share = crate::reward::rewards(self, state, 1.0)[seat.index()].clamp(0.0001, 0.9999);
        Self::SCALE * (share / (1.0 - share)).ln()
    }

    fn appeal(&self, state: &G, seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) {
        self.hand.appeal(state, seat, actions, out);
    }

    fn is_quiet(&self, state: &G) -> bool {
        self.hand.is_quiet(state)
    }

    fn denial(&self) -> f32 {
        self.hand.denial()
    }

    fn weights(&self) -> Vec<(&'static str, f32)> {
        self.hand.weights()
    }

    fn set_weight(&mut self, name: &str, value: f32) -> bool {
        self.hand.set_weight(name, value)
    }
}
