//! San Francisco: a lead in each district, trams, skyscrapers; few contracts keep the hands free.
//!
//! The weights: 1500 steps of `cabildo tune san-francisco --games 24 --seed sf1` from a guess; 70 % against the guess with two players.
//! The search was tried with playouts of 0, 16 and 50 answers and first guesses of different weight: with 50 and 0.12 it won 69 of 100 games against 0 and 0.04 at 20 ms.

use ::san_francisco::{Action, Bonus, PROJECT_COLUMNS, Row, SanFrancisco, Symbol};
use kernel::{Game, Kind, MAX_SEATS, Seat};

use crate::Evaluate;
use crate::weights::weights;

weights! {
    /// What things are worth, in half points.
    pub struct Weights {
        /// How much the lead in a district is worth before the end: one more makes it surer.
        district = 0.76,
        /// A lead of so much value in a district is clear.
        district_spread = 5.0,
        /// How much the lead in trams is worth before the end.
        trams = 1.15,
        /// A lead of so many trams is clear.
        tram_spread = 0.84,
        /// A card in the city: value that nobody can take away.
        card = 0.37,
        /// The value of all cards.
        value = 0.07,
        /// A tram.
        tram = 0.35,
        /// A foundation whose neighbours are worth enough, but for its skyscraper.
        foundation = 1.33,
        /// A row that nobody has completed, for each card in it beyond the second.
        complete = 0.56,
        /// A contract.
        contract = -2.5,
        /// A discard token.
        discard = 0.94,
        /// A card on the project columns that could be taken now.
        offer = 0.21,
        /// How much of the best rival's expectation is taken off one's own.
        denial = 0.76,
        /// How many half points more make an answer e times as likely in a playout.
        heat = 1.0,
    }
}

/// The evaluation with its weights.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Evaluation {
    weights: Weights,
}

/// Shares out the points of a ranking: by rank when the leads are clear, evenly when all are close.
fn ranked(
    amounts: &[f32; MAX_SEATS],
    players: usize,
    by_rank: &[i8; 4],
    spread: f32,
    out: &mut [f32; MAX_SEATS],
    weight: f32,
) {
    for i in 0..players {
        // How many rivals are ahead, softly.
        let ahead: f32 = (0..players)
            .filter(|j| *j != i)
            .map(|j| 1.0 / (1.0 + (2.0 * (amounts[i] - amounts[j]) / spread).exp()))
            .sum();
        let low = (ahead.floor() as usize).min(players - 1);
        let high = (low + 1).min(players - 1);
        let part = ahead - ahead.floor();
        out[i] += weight * (f32::from(by_rank[low]) * (1.0 - part) + f32::from(by_rank[high]) * part);
    }
}

impl Evaluate<SanFrancisco> for Evaluation {
    const SCALE: f32 = 8.0;
    const DEPTH: u32 = 50;
    const GLANCES: u32 = 3;
    const SHARPNESS: f32 = 0.12;
    const SAMPLES: u32 = 6;

    fn value(&self, game: &SanFrancisco, seat: Seat) -> f32 {
        self.values(game)[seat.index()]
    }

    fn values(&self, game: &SanFrancisco) -> [f32; MAX_SEATS] {
        let players = game.players();
        let mut values = [0.0; MAX_SEATS];
        if game.on_turn().is_none() {
            let scores = game.scores();
            for seat in Seat::all(players) {
                values[seat.index()] = scores.points(seat) as f32;
            }
            return values;
        }
        let w = &self.weights;
        let worths = game.worths();
        let mut amounts = [0.0; MAX_SEATS];
        for &row in Row::ALL {
            for seat in Seat::all(players) {
                let (value, length) =
                    (f32::from(game.row_value(seat, row)), f32::from(game.row_length(seat, row)));
                amounts[seat.index()] = value + 0.2 * length;
                values[seat.index()] += w.value * value + w.card * length;
                values[seat.index()] += match game.completed(row) {
                    Some(owner) if owner == seat => f32::from(worths.completion),
                    Some(_) => 0.0,
                    None => w.complete * (length - 2.0).max(0.0),
                };
            }
            ranked(&amounts, players, &worths.district, w.district_spread, &mut values, w.district);
        }
        for seat in Seat::all(players) {
            amounts[seat.index()] = game.trams_of(seat) as f32;
        }
        ranked(&amounts, players, &worths.trams, w.tram_spread, &mut values, w.trams);
        for seat in Seat::all(players) {
            let (points, discards) = game.tokens_of(seat);
            let skyscrapers = game.skyscrapers_of(seat) as f32;
            values[seat.index()] += w.tram * amounts[seat.index()]
                + f32::from(worths.skyscraper) * skyscrapers
                + w.foundation * game.foundation_progress(seat)
                + f32::from(worths.points_token) * f32::from(points)
                + w.discard * f32::from(discards)
                + w.contract * f32::from(game.contracts_of(seat))
                + if game.medal() == Some(seat) { 0.7 * f32::from(worths.medal) } else { 0.0 };
        }
        if let Some(seat) = game.on_turn() {
            let best = (0..PROJECT_COLUMNS)
                .map(|column| game.buildable_in(seat, column))
                .filter(|(count, _)| *count > game.contracts_of(seat))
                .map(|(count, value)| f32::from(count) + f32::from(value))
                .fold(0.0, f32::max);
            values[seat.index()] += w.offer * best;
        }
        values
    }

    fn appeal(&self, game: &SanFrancisco, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let heat = self.weights.heat;
        out.clear();
        out.extend(actions.iter().map(|action| {
            let half_points = match *action {
                Action::Place => 1.5,
                Action::Finalize(column, returned) => {
                    let (count, value) = game.buildable_in(seat, usize::from(column));
                    f32::from(count) + 0.4 * f32::from(value)
                        - 1.0
                        - 0.3 * f32::from(returned)
                        - 0.5 * f32::from(game.contracts_of(seat))
                }
                // A card where the next seat finds less.
                Action::Column(column) => {
                    let next = seat.next(game.players());
                    let (count, value) = game.buildable_in(next, usize::from(column));
                    -0.3 * (f32::from(count) + 0.4 * f32::from(value))
                }
                Action::Build(card, _) => {
                    let extra = [Symbol::Line, Symbol::Depot, Symbol::Foundation, Symbol::Bonus];
                    f32::from(card.value())
                        + 1.0
                        + 0.7 * extra.iter().filter(|symbol| card.has(**symbol)).count() as f32
                }
                Action::Done | Action::Keep => 0.0,
                Action::Return(contracts) => 0.8 * f32::from(contracts),
                Action::Take(Bonus::PointsToken | Bonus::Value4Card) => 1.0,
                Action::Take(_) => 0.5,
                Action::In(row) => 0.3 * f32::from(game.row_length(seat, row)),
                Action::On(..) => 0.0,
            };
            half_points / heat
        }));
    }

    fn is_quiet(&self, game: &SanFrancisco) -> bool {
        game.is_between_turns()
    }

    fn denial(&self) -> f32 {
        self.weights.denial
    }

    fn weights(&self) -> Vec<(&'static str, f32)> {
        self.weights.list()
    }

    fn set_weight(&mut self, name: &str, value: f32) -> bool {
        self.weights.change(name, value)
    }
}
