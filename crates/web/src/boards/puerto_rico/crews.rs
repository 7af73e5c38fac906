//! Where the discs of a player stand, and where they would stand at first in a mayor phase.

use std::cmp::Reverse;

use ::puerto_rico::{Action, Building, Class, Good, Place, PuertoRico, Role, SeatView, Tile, View};

use super::super::Scene;

/// Discs by place: all of them, and the nobles where that matters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crews {
    pub discs: [u8; Place::COUNT],
    pub nobles: [u8; Place::COUNT],
}

/// §nobles.2: whether it has to be said who stands there.
pub fn both_sorts(view: &View, place: Place) -> bool {
    view.nobles && matches!(place, Place::Building(building) if building.is_special())
}

/// Circles of a place.
fn circles(seat: &SeatView, place: Place) -> u8 {
    match place {
        Place::Tile(tile) => seat.island.get(&tile).map_or(0, |(tiles, _)| *tiles),
        Place::Building(building) => seat.building(building).map_or(0, |own| own.circles),
        Place::Windrose => 0,
    }
}

impl Crews {
    /// Where the discs of a seat stand.
    pub fn of(seat: &SeatView) -> Crews {
        let mut crews = Crews { discs: [0; Place::COUNT], nobles: [0; Place::COUNT] };
        for (tile, (_, discs)) in &seat.island {
            crews.discs[Place::Tile(*tile).index()] = *discs;
        }
        for own in &seat.city {
            let at = Place::Building(own.building).index();
            crews.discs[at] = own.discs;
            crews.nobles[at] = own.nobles;
        }
        crews
    }

    pub fn sum(&self, from: usize) -> u16 {
        self.discs[from..].iter().copied().map(u16::from).sum()
    }

    /// How much a disc more at a place is worth having.
    fn wish(&self, seat: &SeatView, place: Place, left: u8) -> u8 {
        let discs = |place: Place| self.discs[place.index()];
        let plants = |good: Good| {
            seat.city.iter().filter(move |own| own.building.facts().class == Class::Production(good))
        };
        let crew = |good: Good| plants(good).map(|own| discs(Place::Building(own.building))).sum::<u8>();
        let room = |good: Good| plants(good).map(|own| own.circles).sum::<u8>() > crew(good);
        match place {
            Place::Tile(Tile::Quarry) => 41,
            Place::Tile(Tile::Corn) => 45,
            Place::Tile(tile) => match tile.good() {
                Some(good) if crew(good) > discs(place) => 70 + good as u8,
                Some(good) if crew(good) == discs(place) && room(good) && left > 1 => 50 + good as u8,
                Some(_) | None => 4,
            },
            Place::Building(building) => match building.facts().class {
                Class::Production(good) if discs(Place::Tile(good.tile())) > crew(good) => 70 + good as u8,
                Class::Production(_) => 5,
                Class::Large => 30,
                Class::Small | Class::Jeweler if building == Building::GuestHouse => 20,
                Class::Small | Class::Jeweler => 42 + building.facts().column,
            },
            Place::Windrose => 0,
        }
    }

    /// The discs that are left go where they are worth most.
    fn fill(&mut self, view: &View, seat: &SeatView, from: usize, mut left: u8) {
        while left > 0 {
            let open = Place::all()
                .filter(|place| place.index() >= from)
                .filter(|place| self.discs[place.index()] < circles(seat, *place));
            let best = open.max_by_key(|place| (self.wish(seat, *place, left), Reverse(place.index())));
            let Some(place) = best else { return };
            if both_sorts(view, place) {
                let special = Place::all().filter(|place| both_sorts(view, *place)).map(Place::index);
                let colonists: u8 = special.map(|at| self.discs[at] - self.nobles[at]).sum();
                self.nobles[place.index()] += u8::from(colonists >= seat.colonists);
            }
            self.discs[place.index()] += 1;
            left -= 1;
        }
    }
}

/// The discs as they stood before the mayor was taken, and the new ones where they help most.
pub fn first_crews(scene: &Scene<'_, PuertoRico>, seat: &SeatView, from: usize) -> Crews {
    let before = scene.before(|action| action == Action::Take(Role::Mayor));
    let old = before.map_or_else(|| Crews::of(seat), |view| Crews::of(view.seat(seat.seat)));
    let mut first = Crews::of(seat);
    let mut left = seat.windrose;
    for place in Place::all().filter(|place| place.index() >= from) {
        let at = place.index();
        let discs = old.discs[at].min(circles(seat, place)).min(left);
        first.discs[at] = discs;
        first.nobles[at] = old.nobles[at].min(discs);
        left -= discs;
    }
    first.fill(&scene.view, seat, from, left);
    first
}
