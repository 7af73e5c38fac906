//! Puerto Rico: the island, the city, the hold, and how near each end is.

use ::puerto_rico::{Building, Good, Place, PuertoRico, Role, Tile};
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

impl Portrait for PuertoRico {
    const OWN: usize = 59 + 2 * Building::COUNT;
    const TABLE: usize = 62 + Building::COUNT;
    const SOURCES: &'static [&'static str] = &["chips", "buildings", "large", "nobles"];
    const DEPTH: u32 = 0;

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
    }

    fn sources(&self, seat: Seat, points: f32) -> [f32; MOST_SOURCES] {
        let player = self.owner(seat);
        let chips = f32::from(player.points());
        let printed: f32 = Building::members(player.buildings()).map(|b| f32::from(b.facts().points)).sum();
        let nobles = f32::from(player.all_nobles());
        [chips, printed, points - chips - printed - nobles, nobles, 0.0, 0.0, 0.0]
    }
}
