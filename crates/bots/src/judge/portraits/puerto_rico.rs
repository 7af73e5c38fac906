//! Puerto Rico: the island, the city, the hold, and how near each end is.

use ::puerto_rico::{Building, FACTORY_INCOME, Good, Place, Player, PuertoRico, Role, Tile};
use kernel::{Game, Kind, Seat};

use super::{company, distance};
use crate::games::puerto_rico::growth;
use crate::judge::{MOST_SOURCES, Pen, Portrait};

/// About how many rounds are still to come: discs and city spaces each set an end.
fn rounds_left(game: &PuertoRico) -> f32 {
    if game.is_last_round() {
        return 0.2;
    }
    let discs = f32::from(game.colonists_left()) / (game.players() + 1) as f32;
    let fullest =
        Seat::all(game.players()).map(|seat| game.owner(seat).free_city()).min().unwrap_or_default();
    discs.min(f32::from(fullest) / 0.9).min(12.0) + 0.3
}

/// The plants, which come first among the buildings: two small ones and four others.
const SMALL_PLANTS: u64 = 0b11;
const OTHER_PLANTS: u64 = 0b11_1100;

/// What the large buildings of the base game would add at the end if they stood in this city, manned.
fn bonuses(player: &Player) -> [(Building, f32); 5] {
    let owned = player.buildings();
    let counted = |set: u64| set.count_ones() as f32;
    [
        (Building::GuildHall, counted(owned & SMALL_PLANTS) + 2.0 * counted(owned & OTHER_PLANTS)),
        (Building::Residence, f32::from(player.island_len().max(9)) - 5.0),
        (Building::Fortress, f32::from(player.all_discs() / 3)),
        (Building::CustomsHouse, f32::from(player.points() / 4)),
        (Building::CityHall, counted(owned & !(SMALL_PLANTS | OTHER_PLANTS))),
    ]
}

/// How many barrels the cargo ships would take of this player's, about.
fn shippable(game: &PuertoRico, player: &Player) -> f32 {
    let mut sum = 0;
    let mut empty = game.cargo().iter().filter(|ship| ship.good.is_none()).map(|ship| ship.room()).max();
    for &good in Good::ALL {
        let barrels = player.barrels_of(good);
        if barrels > 0 {
            match game.cargo().iter().find(|ship| ship.good == Some(good)) {
                Some(ship) => sum += ship.room().min(barrels),
                None => sum += empty.take().unwrap_or_default().min(barrels),
            }
        }
    }
    f32::from(sum)
}

/// What the trading house would pay this player at most.
fn sale(game: &PuertoRico, player: &Player) -> f32 {
    let sells = |good: &&Good| {
        let (same, room) = game.in_house(**good);
        player.barrels_of(**good) > 0 && room > 0 && (same == 0 || player.works(Building::Office))
    };
    Good::ALL.iter().filter(sells).map(|good| f32::from(good.price()) + 1.0).fold(0.0, f32::max)
}

/// Barrels that all seats grow together.
fn grown_by_all(game: &PuertoRico) -> f32 {
    let seats = Seat::all(game.players()).map(|seat| game.owner(seat));
    seats.flat_map(|player| Good::ALL.iter().map(|good| growth(player, *good)[0])).sum()
}

impl Portrait for PuertoRico {
    const OWN: usize = 72 + 2 * Building::COUNT;
    const TABLE: usize = 65 + Building::COUNT;
    const SOURCES: &'static [&'static str] = &["chips", "buildings", "large", "nobles"];
    const DEPTH: u32 = 32;

    fn own<P: Pen>(&self, seat: Seat, points: f32, hand: f32, pen: &mut P) {
        let player = self.owner(seat);
        let rounds = rounds_left(self);
        let sources = self.sources(seat, points);
        pen.put((hand - points) / 10.0);
        pen.put(points / 20.0);
        pen.put(sources[0] / 20.0);
        pen.put(sources[2] / 8.0);
        let doubloons = f32::from(player.doubloons());
        pen.put(doubloons / 8.0);
        pen.put((doubloons - 9.0).max(0.0) / 4.0);
        pen.put(doubloons * rounds / 80.0);
        let (mut grown, mut planned, mut kinds) = (0.0, 0.0, 0.0);
        for &good in Good::ALL {
            let [now, half, all] = growth(player, good);
            pen.put(f32::from(player.barrels_of(good)) / 3.0);
            pen.put(now / 2.0);
            pen.put((half - now) / 2.0);
            pen.put((all - half) / 2.0);
            pen.put(f32::from(player.tiles_of(good.tile()).0) / 3.0);
            pen.flag(now > 0.0);
            grown += now;
            planned += all;
            kinds += f32::from(u8::from(now > 0.0));
        }
        pen.put(grown / 5.0);
        pen.put(grown * rounds / 40.0);
        pen.put(planned * rounds / 40.0);
        pen.put(kinds / 4.0);
        let (quarries, manned) = player.tiles_of(Tile::Quarry);
        pen.put(f32::from(quarries) / 2.0);
        pen.put(f32::from(manned) / 2.0);
        pen.put(f32::from(manned) * rounds / 20.0);
        pen.put(f32::from(player.free_island()) / 12.0);
        pen.put(f32::from(player.free_city()) / 12.0);
        let idle = f32::from(player.discs_at(Place::Windrose));
        let discs = f32::from(player.all_discs());
        pen.put(idle / 3.0);
        pen.put(discs / 10.0);
        let circles = f32::from(player.building_circles() + player.island_len());
        pen.put((circles - discs).max(0.0) / 5.0);
        let turn = self.acting().first();
        distance(pen, self.players(), turn, seat);
        distance(pen, self.players(), Some(self.governor()), seat);
        pen.members(Building::COUNT, player.buildings());
        pen.members(Building::COUNT, player.occupied());
        // What buildings do for each round and barrel to come.
        let works = |building| player.works(building);
        let times = |set: bool, amount: f32| if set { amount } else { 0.0 };
        pen.put(times(works(Building::Harbor) || works(Building::Lighthouse), grown * rounds / 40.0));
        pen.put(times(works(Building::Wharf) || works(Building::SmallWharf), grown * rounds / 40.0));
        let income = f32::from(FACTORY_INCOME[kinds as usize]);
        pen.put(times(works(Building::Factory), income * rounds / 20.0));
        pen.put(times(player.has(Building::Harbor) || player.has(Building::Wharf), grown / 5.0));
        // Large buildings: those that nobody stands in, and the best that is still to be had.
        let (mut empty, mut open) = (0.0, 0.0f32);
        for (building, bonus) in bonuses(player) {
            if player.has(building) {
                empty += times(!works(building), bonus);
            } else if self.buildings_left() & building.bit() != 0 && player.free_city() >= 2 {
                open = open.max(bonus);
            }
        }
        pen.put(empty / 6.0);
        pen.put(open / 6.0);
        let discount = f32::from(manned.min(4));
        pen.put(times(doubloons + discount >= 9.0, open / 6.0));
        pen.put((10.0 - discount - doubloons).max(0.0) / 10.0);
        // What the roles that are left would bring.
        let aboard = shippable(self, player);
        pen.put(aboard / 5.0);
        pen.put((f32::from(player.barrels()) - aboard).max(0.0) / 5.0);
        pen.put(sale(self, player) / 5.0);
        // Who is ahead wants the end, and can make it come.
        let rivals = Seat::all(self.players()).filter(|other| *other != seat);
        let room = rivals.map(|other| self.owner(other).free_city()).min().unwrap_or_default();
        pen.put((f32::from(room) - f32::from(player.free_city())).clamp(-6.0, 6.0) / (4.0 + 2.0 * rounds));
        pen.put(points / (10.0 + 5.0 * rounds));
    }

    fn table<P: Pen>(&self, pen: &mut P) {
        company(pen, self.players());
        let rounds = rounds_left(self);
        pen.put(rounds / 10.0);
        pen.put(f32::from(self.colonists_left()) / 40.0);
        pen.put(f32::from(self.points_left().max(0)) / 60.0);
        pen.put(f32::from(10 - self.points_left().clamp(0, 10)) / 10.0);
        pen.put(self.round() as f32 / 15.0);
        pen.flag(self.is_last_round());
        pen.put(f32::from(self.aboard()) / 5.0);
        pen.put(f32::from(self.quarries_left()) / 8.0);
        for &good in Good::ALL {
            let (same, room) = self.in_house(good);
            pen.flag(same > 0);
            pen.put(f32::from(self.face_up(good)) / 2.0);
            pen.put(f32::from(self.supply_of(good)) / 10.0);
            if good == Good::Corn {
                pen.put(f32::from(room) / 4.0);
            }
        }
        for i in 0..3 {
            match self.cargo().get(i) {
                Some(ship) => {
                    pen.put(f32::from(ship.room()) / 6.0);
                    match ship.good {
                        Some(good) => pen.one_of(5, good.index()),
                        None => pen.skip(5),
                    }
                }
                None => pen.skip(6),
            }
        }
        pen.members(Role::COUNT + 1, self.taken_roles());
        for &role in &Role::ALL[..6] {
            pen.put(f32::from(self.purse(role)) / 3.0);
        }
        for variant in self.variants() {
            pen.flag(variant);
        }
        pen.members(Building::COUNT, self.buildings_left());
        // How many rounds the chips last at the present pace, and whether they end the game first.
        let pace = 0.3 * self.players() as f32 + 0.8 * grown_by_all(self);
        let chips = f32::from(self.points_left().max(0)) / pace;
        pen.put(chips.min(15.0) / 10.0);
        pen.put((rounds - chips).clamp(-5.0, 5.0) / 5.0);
        pen.put(pace / 15.0);
    }

    fn sources(&self, seat: Seat, points: f32) -> [f32; MOST_SOURCES] {
        let player = self.owner(seat);
        let chips = f32::from(player.points());
        let printed: f32 = Building::members(player.buildings()).map(|b| f32::from(b.facts().points)).sum();
        let nobles = f32::from(player.all_nobles());
        [chips, printed, points - chips - printed - nobles, nobles, 0.0, 0.0, 0.0]
    }

    fn listed(&self, source: usize, long: usize) -> Option<usize> {
        match source {
            0 | 1 => Some(source),
            // Each large building stands there by itself.
            2 => None,
            // Nobles stand last, where they are in the game.
            _ => self.has_nobles().then(|| long - 1),
        }
    }
}
