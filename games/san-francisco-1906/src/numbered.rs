//! The game as numbers: which answers a set-up can bring, and what a seat sees as a row. Every number is named by its place in the [view](crate::View).

use kernel::{Eyes, Kind, Numbered, Row, Seat, places};

use crate::action::{Action, every_action};
use crate::data::{FIRST_YEAR, Grid, MOST_SPACES};
use crate::kinds::{Colour, Development, Objective};
use crate::objectives::Objectives;
use crate::permit::{NUMBERS, Permit};
use crate::phases::bonus;
use crate::plot::Plot;
use crate::setup::Setup;
use crate::state::{Area, LAST_BONUS, Question, SanFrancisco1906};

/// The questions by their names in the view.
const QUESTIONS: [&str; 10] = [
    "income",
    "bonus",
    "space",
    "option",
    "permit",
    "objective",
    "clearing",
    "plot",
    "permits",
    "development",
];

/// §map.3: which plots lie on the map is decided anew for every game, so that a place stands for whatever plot lies there.
fn any_plot(plot: Plot) -> Plot {
    Plot::new(plot.row(), plot.column(), 1, Colour::Green)
}

fn comes_up(setup: &Setup, action: Action) -> bool {
    let has = |permit: Permit| setup.data.permits().count(permit) > 0;
    let grid = setup.data.grid(usize::from(setup.players));
    match action {
        Action::Income(dollars) => setup.data.tracks.income.contains(&dollars),
        Action::TakePermit(permit) | Action::Spend(permit) => has(permit),
        // The same permit twice, if there are two of it.
        Action::SpendTwo(one, other) if one == other => setup.data.permits().count(one) > 1,
        Action::SpendTwo(one, other) => has(one) && has(other),
        Action::Clear(plot) | Action::Build(plot) => plot == any_plot(plot) && lies_on(grid, plot),
        Action::TakeObjective(_)
        | Action::DrawObjective
        | Action::TakeBuilding
        | Action::TakeMoney
        | Action::Advance
        | Action::Move(_)
        | Action::Use(_)
        | Action::TakeDollar
        | Action::Pass
        | Action::ClearNothing
        | Action::TakeDevelopment(_)
        | Action::Decline => true,
    }
}

fn lies_on(grid: &Grid, plot: Plot) -> bool {
    usize::from(plot.row()) < grid.height && usize::from(plot.column()) < grid.width
}

impl Numbered for SanFrancisco1906 {
    const NUMBERS: u32 = 1;

    fn space(setup: &Setup) -> Vec<Action> {
        every_action().into_iter().filter(|action| comes_up(setup, *action)).collect()
    }

    #[inline]
    fn stand_in(action: Action) -> Action {
        match action {
            Action::Clear(plot) => Action::Clear(any_plot(plot)),
            Action::Build(plot) => Action::Build(any_plot(plot)),
            Action::Income(_)
            | Action::TakePermit(_)
            | Action::TakeObjective(_)
            | Action::DrawObjective
            | Action::TakeBuilding
            | Action::TakeMoney
            | Action::Advance
            | Action::Move(_)
            | Action::Use(_)
            | Action::TakeDollar
            | Action::Pass
            | Action::ClearNothing
            | Action::Spend(_)
            | Action::SpendTwo(_, _)
            | Action::TakeDevelopment(_)
            | Action::Decline => action,
        }
    }

    fn caption(action: Action) -> String {
        if let Action::Clear(plot) | Action::Build(plot) = action {
            let verb = if matches!(action, Action::Clear(_)) { "clear" } else { "build" };
            return format!("{verb} {}", plot.place());
        }
        action.to_string()
    }

    #[inline(always)]
    fn observe<R: Row>(&self, seat: Seat, row: &mut R) {
        let eyes = Eyes { seat, players: self.player_count() };
        row.number("year", i32::from(FIRST_YEAR) + i32::from(self.year.min(LAST_BONUS)));
        row.number("build-cost", i32::from(self.year_facts().build_cost));
        let card = if let Area::Card(card) = self.area { i32::from(card) + 1 } else { 0 };
        row.number("card", card);
        self.observe_question(eyes, row);
        row.within("order", |row| {
            for (i, seat) in self.order[..eyes.players].iter().enumerate() {
                row.one_seat_of(i, eyes, Some(*seat));
            }
        });
        row.number("turn", i32::from(self.turn));
        self.observe_map(eyes, row);
        self.observe_spaces(eyes, row);
        objectives("common", self.common, row);
        objectives("objective-row", self.objective_row, row);
        row.number("objective-pile", self.objective_pile.len() as i32);
        self.permits("permit-row", self.permit_row.cards(), row);
        row.number("permit-pile", self.permit_pile.len() as i32);
        let kinds = self.tables().permit_kinds.all().iter().copied();
        row.some_counts("permit-discard", kinds, |permit| i32::from(self.permit_discard.count(permit)));
        row.counts("piles", |kind: Development| i32::from(self.piles[kind.index()]));
        row.one_seat_of("best-builder", eyes, self.best_builder);
        row.seats(eyes, |row, other| self.observe_player(other, eyes, row));
    }
}

#[inline(always)]
fn objectives<R: Row>(name: &str, set: Objectives, row: &mut R) {
    let members = set.iter().map(Objective::index);
    row.within(name, |row| row.places(Objective::COUNT, members, |i| Objective::ALL[i].name()));
}

impl SanFrancisco1906 {
    #[inline(always)]
    fn permits<R: Row>(&self, name: &str, cards: &[Permit], row: &mut R) {
        let kinds = &self.tables().permit_kinds;
        let places = cards.iter().map(|card| kinds.place(*card));
        row.within(name, |row| row.places(kinds.all().len(), places, |i| kinds.all()[i].name()));
    }

    #[inline(always)]
    fn observe_question<R: Row>(&self, eyes: Eyes, row: &mut R) {
        let (mut money, mut at, mut free) = (0, None, false);
        let asked = self.asked();
        let place = match self.question {
            Question::Income => 0,
            Question::Bonus => {
                money = asked.map_or(0, |seat| bonus::money(self, seat));
                1
            }
            Question::Space => 2,
            Question::Option => 3,
            Question::Permit => 4,
            Question::Objective => 5,
            Question::Clearing => 6,
            Question::Plot { subsidy } => {
                free = subsidy;
                7
            }
            Question::Permits { plot, subsidy } => {
                (at, free) = (Some(self.map.place(plot)), subsidy);
                8
            }
            Question::Development { .. } => 9,
            Question::Over => QUESTIONS.len(),
        };
        row.within("asked", |row| {
            row.one_word_of("question", &QUESTIONS, Some(place));
            row.one_seat_of("seat", eyes, asked);
            row.number("money", i32::from(money));
            row.switch("subsidy", free);
            let name = |i: usize| {
                let plot = self.map.plots(self.map.all()).nth(i).expect("so many plots lie there");
                format!("plot~r{}c{}", plot.row(), plot.column())
            };
            row.places(self.map.all().count_ones() as usize, at.into_iter(), name);
        });
    }

    #[inline(always)]
    fn observe_map<R: Row>(&self, eyes: Eyes, row: &mut R) {
        row.within("map", |row| {
            for place in places(self.map.all()) {
                let bit = 1 << place;
                let built = Seat::all(eyes.players).find(|seat| self.player(*seat).built & bit != 0);
                let plot = self.map.plot(place);
                row.within(place, |row| {
                    let number = std::iter::once(usize::from(plot.number()) - 1);
                    row.places(NUMBERS, number, |i| format!("plot~{}", i + 1));
                    let colour = std::iter::once(plot.colour().index());
                    row.places(Colour::COUNT, colour, |i| format!("plot~{}", Colour::ALL[i]));
                    row.switch("rubble", self.rubble & bit != 0);
                    row.one_seat_of("built", eyes, built);
                });
            }
        });
    }

    /// Where pawns stand on the year board and on the action cards.
    #[inline(always)]
    fn observe_spaces<R: Row>(&self, eyes: Eyes, row: &mut R) {
        let pawn = |area: Area, space: usize| {
            let here = |seat: &Seat| self.spaces[seat.index()] == space as u8;
            (self.area == area).then(|| Seat::all(eyes.players).find(here)).flatten()
        };
        row.within("income", |row| {
            for (i, dollars) in self.tables().tracks.income.iter().enumerate() {
                row.within(i, |row| {
                    row.number("dollars", i32::from(*dollars));
                    row.one_seat_of("pawn", eyes, pawn(Area::YearBoard, i));
                });
            }
        });
        row.within("ring", |row| {
            for (i, card) in self.ring.iter().enumerate() {
                row.within(i, |row| {
                    row.one_of("card", Some(*card));
                    let here = Area::Card(i as u8);
                    row.part(self.area == here, MOST_SPACES * eyes.players, |row| {
                        row.within("spaces", |row| {
                            for space in 0..MOST_SPACES {
                                row.within(space, |row| row.one_seat_of("pawn", eyes, pawn(here, space)));
                            }
                        });
                    });
                });
            }
        });
    }

    #[inline(always)]
    fn observe_player<R: Row>(&self, other: Seat, eyes: Eyes, row: &mut R) {
        let player = self.player(other);
        row.number("dollars", i32::from(player.dollars));
        self.permits("permits", player.permits.cards(), row);
        row.number("reserve", i32::from(player.reserve));
        row.number("area", i32::from(player.area));
        row.number("buildings", i32::from(player.buildings()));
        row.number("rubble", i32::from(player.tokens));
        row.number("column", i32::from(player.column));
        row.number("row", i32::from(player.row));
        row.number("square", self.tables().tracks.square(player.column, player.row));
        row.counts("developments", |kind: Development| i32::from(player.developments[kind.index()]));
        objectives("face-up", player.face_up, row);
        // §secret.1: face-down objectives are for their owner alone.
        if other == eyes.seat {
            objectives("face-down", player.face_down, row);
        }
        row.number("face-down-count", player.face_down.len() as i32);
    }
}
