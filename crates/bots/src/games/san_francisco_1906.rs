//! 1906 San Francisco: permits and money become buildings, and buildings points.
//!
//! The weights: 1500 steps of `cabildo tune san-francisco-1906 --games 24 --seed sfo1` from a guess; 79 % against the guess with two
//! players.

use ::san_francisco_1906::{Action, Question, SanFrancisco1906, Space};
use kernel::{Game, MAX_SEATS, Seat};

use crate::Evaluate;
use crate::weights::weights;

weights! {
    /// What things are worth, in points.
    pub struct Weights {
        /// A building on the map, besides what objectives pay for it now.
        building = 2.16,
        /// A building that is ready, as long as it can be built.
        ready = 1.42,
        /// A permit, as long as it can be used.
        permit = 1.5,
        /// A permit more than there are buildings for.
        spare_permit = 0.24,
        /// A plot on which the permits allow to build.
        plot = 0.19,
        /// A dollar, as long as it can be spent.
        dollar = 0.04,
        /// An own objective, for what it may still become.
        objective = 2.2,
        /// So many visits before the end things begin to lose what they may become.
        late = 5.9,
        /// How much of the best rival's expectation is taken off one's own.
        denial = 0.52,
        /// How many points more make an answer e times as likely in a playout.
        heat = 0.7,
    }
}

/// The evaluation with its weights.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Evaluation {
    weights: Weights,
}

impl Evaluation {
    fn player(&self, game: &SanFrancisco1906, seat: Seat, points: f32, hope: f32) -> f32 {
        let w = &self.weights;
        let player = game.owner(seat);
        let ready = f32::from(player.ready());
        let permits = player.permits().len() as f32;
        let used = permits.min(2.0 * ready);
        let plots = (game.open_plots(seat, false).min(6)) as f32;
        points
            + w.building * hope * f32::from(player.buildings())
            + hope * w.ready * ready.min(3.0)
            + hope * (w.permit * used + w.spare_permit * (permits - used))
            + hope * w.plot * if player.ready() > 0 { plots } else { 0.5 * plots }
            + hope * w.dollar * f32::from(player.dollars())
            + hope * w.objective * player.own_objectives().len() as f32
    }

    fn space(&self, game: &SanFrancisco1906, seat: Seat, space: Space) -> f32 {
        let player = game.owner(seat);
        let builds = |subsidy: bool| {
            let can = player.ready() > 0
                && player.dollars() >= game.build_cost()
                && game.open_plots(seat, subsidy) > 0;
            if can { 3.0 } else { -0.5 }
        };
        match space {
            Space::Build => builds(false),
            Space::BuildSubsidised => builds(true) + 0.2,
            Space::Materials => wanted(player.ready() < 2, 1.2),
            Space::Permit => wanted(player.permits().len() < 4, 1.0),
            Space::Objective => 0.9,
            Space::Benefits => wanted(player.dollars() < 8, 0.9),
            Space::Clearing | Space::UrbanDevelopment => wanted(player.dollars() > 4, 0.8),
            Space::Pass => -0.5,
        }
    }
}

fn wanted(needed: bool, worth: f32) -> f32 {
    if needed { worth } else { 0.3 * worth }
}

impl Evaluate<SanFrancisco1906> for Evaluation {
    const SCALE: f32 = 5.0;
    const DEPTH: u32 = 20;
    const GLANCES: u32 = 3;
    const SAMPLES: u32 = 6;

    fn value(&self, game: &SanFrancisco1906, seat: Seat) -> f32 {
        self.values(game)[seat.index()]
    }

    fn values(&self, game: &SanFrancisco1906) -> [f32; MAX_SEATS] {
        let mut values = [0.0; MAX_SEATS];
        let scores = game.scores();
        let over = matches!(game.question(), Question::Over);
        let hope = (game.visits_left() as f32 / self.weights.late).min(1.0);
        for seat in Seat::all(game.players()) {
            let points = scores.points(seat) as f32;
            values[seat.index()] = if over { points } else { self.player(game, seat, points, hope) };
        }
        values
    }

    fn appeal(&self, game: &SanFrancisco1906, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|action| {
            let points = match *action {
                Action::Income(dollars) => 0.3 * f32::from(dollars),
                Action::Move(space) | Action::Use(space) => self.space(game, seat, space),
                Action::TakeDollar => 0.3,
                Action::Build(_) | Action::TakeDevelopment(_) | Action::TakeBuilding => 1.0,
                Action::TakePermit(_) | Action::TakeObjective(_) | Action::Clear(_) | Action::Advance => 0.8,
                Action::DrawObjective | Action::TakeMoney | Action::Spend(_) | Action::SpendTwo(..) => 0.6,
                Action::ClearNothing => 0.4,
                Action::Pass | Action::Decline => -0.5,
            };
            points / self.weights.heat
        }));
    }

    fn is_quiet(&self, game: &SanFrancisco1906) -> bool {
        matches!(game.question(), Question::Income | Question::Space | Question::Over)
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
