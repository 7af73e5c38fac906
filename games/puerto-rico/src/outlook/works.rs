//! What a building does for its owner as the discs stand, or would do with somebody in it; and the discs that have no partner.

use kernel::{Kind, Seat};

use super::stock;
use crate::buildings::{Class, LARGE, PLANTS, SMALL_PLANTS};
use crate::kinds::{Building, Good, Place};
use crate::phases::craftsman::{EARNING, capacity, harvest, incomes};
use crate::player::{Disc, Player};
use crate::score;
use crate::view::{Goods, View, counted};

/// What a building does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Work {
    /// A plant: its barrels of the next harvest, or those that an empty one would add to it. Where two plants make the same good, the smaller one
    /// works first.
    Makes(Good, u8),
    /// §aqueduct.1: what it adds to the next harvest.
    Adds(Goods),
    /// What the next harvest pays its owner: doubloons and points.
    Pays(u8, u8),
    /// A large building: points at the end; `None` where they depend on hidden chips.
    Counts(Option<u16>),
    /// Whatever its text says.
    Helps,
}

/// Discs that make nothing, of one good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lone {
    /// The good.
    pub good: Good,
    /// On fields, and no circle in a plant is occupied for them.
    pub fields: u8,
    /// In plants, and no field is occupied for them.
    pub circles: u8,
    /// Barrels that the supply lacks.
    pub missing: u8,
}

/// §craftsman.2, §craftsman.3: what the fields and the plants alone make out of a supply.
fn without_aqueduct(player: &Player, supply: &[u8; Good::COUNT]) -> [u8; Good::COUNT] {
    let mut player = *player;
    player.occupied &= !Building::Aqueduct.bit();
    harvest(&player, supply)
}

/// The part of a plant in what is made of its good.
fn share(player: &Player, plant: Building, good: Good, made: u8) -> u8 {
    let small = Building::members(SMALL_PLANTS).find(|small| small.makes() == Some(good));
    let first = small.map_or(0, |small| made.min(player.crew()[small.index()]));
    if small == Some(plant) { first } else { made - first }
}

impl Building {
    /// What a plant makes.
    fn makes(self) -> Option<Good> {
        match self.facts().class {
            Class::Production(good) => Some(good),
            Class::Small | Class::Large | Class::Jeweler => None,
        }
    }
}

impl View {
    /// §city.4: what a building does for a seat whose harvest is the next; where nobody stands in it, what it would do with all its circles occupied.
    #[must_use]
    pub fn work(&self, seat: Seat, building: Building) -> Work {
        let own = self.seat(seat);
        let (mut player, supply) = (own.player(), stock(&self.goods));
        let (works, before) = (player.works(building), without_aqueduct(&player, &supply));
        if !works {
            player.stand(Disc::Colonist, Place::Building(building), building.facts().circles);
        }
        let plain = without_aqueduct(&player, &supply);
        if let Some(good) = building.makes() {
            let (i, made) = (good.index(), plain[good.index()]);
            return Work::Makes(
                good,
                if works { share(&player, building, good, made) } else { made - before[i] },
            );
        }
        if building.bit() & LARGE != 0 {
            let seen = building != Building::CustomsHouse || own.points.is_some();
            return Work::Counts(seen.then(|| score::bonus(&player, building) as u16));
        }
        let made = harvest(&player, &supply);
        if building == Building::Aqueduct {
            return Work::Adds(counted(&std::array::from_fn(|i| made[i] - plain[i])));
        }
        if building.bit() & EARNING == 0 {
            return Work::Helps;
        }
        let mut paid = (0, 0);
        incomes(&player, self.nobles, &made, |from, doubloons, points| {
            if from == building {
                paid = (doubloons, points);
            }
        });
        Work::Pays(paid.0, paid.1)
    }

    /// §craftsman.2: the discs of a seat that make nothing, if its harvest is the next.
    #[must_use]
    pub fn lone(&self, seat: Seat) -> Vec<Lone> {
        let (player, supply) = (self.seat(seat).player(), stock(&self.goods));
        let (could, made) = (capacity(&player), without_aqueduct(&player, &supply));
        let crew = |good: Good| -> u8 {
            let plants = Building::ALL[..PLANTS].iter().filter(|plant| plant.makes() == Some(good));
            plants.map(|plant| player.crew()[plant.index()]).sum()
        };
        let lone = |good: Good| {
            let i = good.index();
            let circles = if good == Good::Corn { 0 } else { crew(good) - could[i] };
            Lone { good, fields: player.manned()[i] - could[i], circles, missing: could[i] - made[i] }
        };
        let all = Good::ALL.iter().map(|good| lone(*good));
        all.filter(|lone| lone.fields + lone.circles + lone.missing > 0).collect()
    }
}
