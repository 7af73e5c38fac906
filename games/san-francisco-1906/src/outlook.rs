//! What lies ahead, told from what a viewer sees (derived figures): what is printed, years, prices, steps, plots that permits reach, points to come.

mod building;
mod count;
mod lack;
mod progress;

pub use building::Fit;
pub use count::{Breakdown, Count};
pub use lack::Lack;
pub use progress::Progress;

use kernel::{Kind, Seat};

use crate::data::{FIRST_YEAR, Money, Worth};
use crate::kinds::{Development, Objective, Space};
use crate::map::Map;
use crate::permit::Permits;
use crate::plot::Plot;
use crate::state::LAST_ACTIONS;
use crate::view::{SeatView, SpaceView, View};

/// A bonus of a year.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    Building,
    Permit,
    Objective,
    Advance,
    Build,
    Money(u8),
    MoneyPerBuilding(u8),
}

/// A year of the year board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct YearView {
    pub year: u16,
    pub build_cost: u8,
    /// Everybody gets a building besides.
    pub building: bool,
    /// One of these is chosen.
    pub bonuses: Vec<Bonus>,
}

/// Whether somebody's permits fit a plot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reach {
    No,
    /// With a subsidy only.
    Subsidised,
    Yes,
}

impl View {
    /// The years in their order.
    #[must_use]
    pub fn years(&self) -> Vec<YearView> {
        let years = self.printed.tracks.years.iter().zip(FIRST_YEAR..);
        let one = |(facts, year): (&crate::data::Year, u16)| {
            let money = match facts.money {
                Money::None => None,
                Money::Fixed(dollars) => Some(Bonus::Money(dollars)),
                Money::PerBuilt(dollars) => Some(Bonus::MoneyPerBuilding(dollars)),
            };
            let offered = [
                facts.building.then_some(Bonus::Building),
                facts.permit.then_some(Bonus::Permit),
                facts.objective.then_some(Bonus::Objective),
                facts.advance.then_some(Bonus::Advance),
                facts.build.then_some(Bonus::Build),
                money,
            ];
            let bonuses = offered.into_iter().flatten().collect();
            YearView { year, build_cost: facts.build_cost, building: facts.always_building, bonuses }
        };
        years.map(one).collect()
    }

    /// What the present year brings and costs.
    #[must_use]
    pub fn this_year(&self) -> YearView {
        let now = |year: &YearView| year.year == self.year;
        self.years().into_iter().find(now).expect("the year board has the present year")
    }

    /// Whether no year with action cards comes any more. §year.1.
    #[must_use]
    pub fn is_last_year(&self) -> bool {
        self.year >= FIRST_YEAR + u16::from(LAST_ACTIONS)
    }

    /// Whether there is nothing but the bonus of the year: no income, no action card. §bonus.7.
    #[must_use]
    pub fn is_after_the_last_card(&self) -> bool {
        self.year > FIRST_YEAR + u16::from(LAST_ACTIONS)
    }

    /// The spaces where the pawns are now.
    fn spaces(&self) -> &[SpaceView] {
        match self.card {
            Some(card) => &self.ring[usize::from(card) - 1].spaces,
            None => &self.income,
        }
    }

    /// Who will go first, second, … on the next area, as far as the pawns stand. §order.1.
    #[must_use]
    pub fn next_order(&self) -> Vec<Seat> {
        self.spaces().iter().rev().filter_map(|space| space.pawn).collect()
    }

    /// The first and the last place that a seat whose pawn stood on a space of the present area could have on the next one: it depends on those who
    /// have not moved yet. §order.1.
    #[must_use]
    pub fn next_place(&self, seat: Seat, place: usize) -> (usize, usize) {
        let right = &self.spaces()[place + 1..];
        let others = |space: &&SpaceView| space.pawn.is_some_and(|other| other != seat);
        let before = right.iter().filter(others).count();
        let open = right.len() - before;
        let standing = self.spaces().iter().filter(others).count();
        let to_come = self.seats.len() - 1 - standing;
        (before + 1, before + 1 + open.min(to_come))
    }

    /// The space of the present action card where one builds, and where it stands. §cards.4.
    #[must_use]
    pub fn build_space(&self) -> Option<(usize, Space)> {
        let spaces = self.card.map(|_| self.spaces())?.iter().enumerate();
        let builds = |space: Space| matches!(space, Space::Build | Space::BuildSubsidised);
        spaces.filter_map(|(place, space)| Some((place, space.space?))).find(|(_, space)| builds(*space))
    }

    /// What a step to another space of the same card costs. §turn.3.
    #[must_use]
    pub fn one_step(&self) -> u8 {
        self.printed.tracks.step
    }

    /// What the steps from a seat's pawn to a space of the present action card cost. §turn.3.
    #[must_use]
    pub fn step_price(&self, seat: Seat, place: usize) -> Option<u8> {
        let own = self.spaces().iter().position(|space| space.pawn == Some(seat))?;
        Some((own.abs_diff(place) as u8).saturating_mul(self.printed.tracks.step))
    }

    /// The least that an action costs besides the steps; none if it has no price.
    #[must_use]
    pub fn action_price(&self, space: Space) -> Option<u8> {
        let tracks = &self.printed.tracks;
        match space {
            Space::UrbanDevelopment => Some(tracks.urban_development),
            Space::Clearing => Some(tracks.clear_nothing.min(tracks.clear_token)),
            Space::Build | Space::BuildSubsidised => Some(self.build_cost),
            Space::Benefits | Space::Materials | Space::Permit | Space::Objective | Space::Pass => None,
        }
    }

    /// The plots where a seat with so many dollars could build. §build.1.
    #[must_use]
    pub fn sites(&self, seat: &SeatView, dollars: u8, subsidy: bool) -> Vec<Plot> {
        if seat.area == 0 {
            return Vec::new();
        }
        let (reach, count) = (self.reach(seat), self.count());
        let least = if subsidy { Reach::Subsidised } else { Reach::Yes };
        let fits = |plot: &Plot| reach(*plot) >= least && count.build_price(*plot) <= dollars;
        self.map.iter().filter(|here| here.built.is_none()).map(|here| here.plot).filter(fits).collect()
    }

    /// What clearing a plot costs. §clearing.1.
    #[must_use]
    pub fn clear_price(&self) -> u8 {
        self.printed.tracks.clear_token
    }

    /// What a move up without rubble costs. §clearing.2.
    #[must_use]
    pub fn climb_price(&self) -> u8 {
        self.printed.tracks.clear_nothing
    }

    /// The most permits of one player. §permit.2.
    #[must_use]
    pub fn most_permits(&self) -> u8 {
        self.printed.tracks.permits
    }

    /// The buildings of one player. §end.1.
    #[must_use]
    pub fn all_buildings(&self) -> u8 {
        self.printed.tracks.buildings
    }

    /// What Best Builder is worth. §score.7.
    #[must_use]
    pub fn best_builder_points(&self) -> u8 {
        self.printed.objectives.best_builder
    }

    /// Whether an objective has a violet frame. §cards.3.
    #[must_use]
    pub fn is_violet(&self, objective: Objective) -> bool {
        self.printed.violet().has(objective)
    }

    /// What must be paid for a card of a kind. §card.3.
    #[must_use]
    pub fn development_cost(&self, kind: Development) -> u8 {
        self.printed.developments.cost[kind.index()]
    }

    /// What the cards of a kind are worth as it is printed: `3`, or `1/3/6/10/15` for so many in all, or one figure for each letter.
    #[must_use]
    pub fn development_points(&self, kind: Development) -> String {
        let copies = usize::from(self.printed.developments.copies[kind.index()]);
        match &self.printed.developments.worth[kind.index()] {
            Worth::Each(points) => points.to_string(),
            Worth::Scale(points) | Worth::Lettered(points) => {
                let points: Vec<String> = points[..copies].iter().map(u8::to_string).collect();
                points.join("/")
            }
        }
    }

    /// Whether one or two permits of a seat fit a plot, whatever it costs. §build.2, §build.3, §build.4, §build.5.
    pub fn reach(&self, seat: &SeatView) -> impl Fn(Plot) -> Reach + use<> {
        let (map, _) = Map::lay(&self.faces, &self.printed);
        let mut permits = Permits::EMPTY;
        for permit in &seat.permits {
            permits.add(*permit);
        }
        let (plain, subsidised) = (map.reached(&permits, false), map.reached(&permits, true));
        move |plot| match map.bit(plot) {
            bit if plain & bit != 0 => Reach::Yes,
            bit if subsidised & bit != 0 => Reach::Subsidised,
            _ => Reach::No,
        }
    }
}
