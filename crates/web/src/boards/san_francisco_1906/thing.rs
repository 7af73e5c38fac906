//! The things of 1906, each with a picture and a text.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use ::san_francisco_1906::{
    Action, Colour, Development, Objective, Permit, Plot, RING, Space, Tables, YEARS,
};
use kernel::{Kind, Seat, UnknownName};

/// A thing of the gallery.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Thing {
    Action(Space),
    /// An action card by its number in the ring.
    Station(u8),
    Income,
    Year(u16),
    /// Plots with a number and a colour.
    Plot(u8, Colour),
    Permit(Permit),
    PermitPile,
    Objective(Objective),
    /// Objectives face down: the pile, and what only its owner knows.
    Secret,
    BestBuilder,
    Development(Development),
    DevelopmentBoard,
    Money,
    Dollar,
    Rubble,
    Building(Seat),
    Pawn(Seat),
}

/// The most seats at a table.
const SEATS: usize = 4;

impl Thing {
    /// The things that have a word of their own.
    const NAMED: [Thing; 8] = [
        Thing::Income,
        Thing::PermitPile,
        Thing::Secret,
        Thing::BestBuilder,
        Thing::DevelopmentBoard,
        Thing::Money,
        Thing::Dollar,
        Thing::Rubble,
    ];

    pub fn plot(plot: Plot) -> Thing {
        Thing::Plot(plot.number(), plot.colour())
    }

    /// Everything, in the order of the gallery: of permits and plots what is in the box.
    pub fn all() -> Vec<Thing> {
        let permits: Vec<Permit> = Tables::standard().permits().iter().map(|(permit, _)| permit).collect();
        let plot = |permit: &Permit| Some(Thing::Plot(permit.number()?, permit.colour()?));
        let plots: BTreeSet<Thing> = permits.iter().filter_map(plot).collect();
        let mut all: Vec<Thing> = Space::ALL.iter().map(|space| Thing::Action(*space)).collect();
        all.extend((1..=RING).map(Thing::Station));
        all.extend(YEARS.map(Thing::Year));
        all.extend(Objective::ALL.iter().map(|objective| Thing::Objective(*objective)));
        all.extend(Development::ALL.iter().map(|kind| Thing::Development(*kind)));
        all.extend(Thing::NAMED);
        all.extend(Seat::all(SEATS).map(Thing::Building));
        all.extend(Seat::all(SEATS).map(Thing::Pawn));
        all.extend(plots);
        all.extend(permits.into_iter().map(Thing::Permit));
        all
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Action(space) => write!(f, "action-{space}"),
            Thing::Station(number) => write!(f, "card-{number}"),
            Thing::Income => f.write_str("income"),
            Thing::Year(year) => write!(f, "year-{year}"),
            Thing::Plot(number, colour) => write!(f, "plot-{number}-{colour}"),
            Thing::Permit(permit) => write!(f, "permit-{permit}"),
            Thing::PermitPile => f.write_str("permits"),
            Thing::Objective(objective) => write!(f, "objective-{objective}"),
            Thing::Secret => f.write_str("secret"),
            Thing::BestBuilder => f.write_str("best-builder"),
            Thing::Development(kind) => write!(f, "{kind}"),
            Thing::DevelopmentBoard => f.write_str("development"),
            Thing::Money => f.write_str("money"),
            Thing::Dollar => f.write_str("dollar"),
            Thing::Rubble => f.write_str("rubble"),
            Thing::Building(seat) => write!(f, "building-{seat}"),
            Thing::Pawn(seat) => write!(f, "pawn-{seat}"),
        }
    }
}

impl FromStr for Thing {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Thing, UnknownName> {
        read(text).ok_or_else(|| UnknownName { word: text.to_owned(), sort: "thing of 1906 San Francisco" })
    }
}

fn read(text: &str) -> Option<Thing> {
    let named = Thing::NAMED.into_iter().find(|thing| thing.to_string() == text);
    if let Some(thing) = named.or_else(|| Development::named(text).map(Thing::Development)) {
        return Some(thing);
    }
    let (sort, name) = text.split_once('-')?;
    Some(match sort {
        "action" => Thing::Action(Space::named(name)?),
        "card" => Thing::Station(name.parse().ok().filter(|number| (1..=RING).contains(number))?),
        "year" => Thing::Year(name.parse().ok().filter(|year| YEARS.contains(year))?),
        "plot" => {
            let (number, colour) = name.split_once('-')?;
            Thing::Plot(number.parse().ok()?, Colour::named(colour)?)
        }
        "permit" => Thing::Permit(Permit::named(name)?),
        "objective" => Thing::Objective(Objective::named(name)?),
        "building" => Thing::Building(name.parse().ok()?),
        "pawn" => Thing::Pawn(name.parse().ok()?),
        _ => return None,
    })
}

/// What an answer is about.
pub fn concerns(action: Action) -> Vec<Thing> {
    match action {
        Action::Income(_) => vec![Thing::Income],
        Action::TakePermit(permit) | Action::Spend(permit) => vec![Thing::Permit(permit)],
        Action::SpendTwo(first, second) => vec![Thing::Permit(first), Thing::Permit(second)],
        Action::TakeObjective(objective) => vec![Thing::Objective(objective)],
        Action::DrawObjective => vec![Thing::Secret],
        Action::TakeBuilding | Action::Pass | Action::Decline => Vec::new(),
        Action::TakeMoney | Action::TakeDollar => vec![Thing::Dollar],
        Action::Advance | Action::ClearNothing => vec![Thing::DevelopmentBoard],
        Action::Move(space) | Action::Use(space) => vec![Thing::Action(space)],
        Action::Clear(plot) => vec![Thing::plot(plot), Thing::Rubble],
        Action::Build(plot) => vec![Thing::plot(plot)],
        Action::TakeDevelopment(kind) => vec![Thing::Development(kind)],
    }
}
