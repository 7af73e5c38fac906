//! What lies ahead, told from what a viewer sees (derived figures): prices, the harvest, a load, the worth of a seat, how near the end is.

#[cfg(test)]
mod tests;
mod works;

pub use works::{Lone, Work};

use std::cmp::Reverse;

use kernel::{Kind, Seat};

use crate::kinds::{Building, Good, Place, Role};
use crate::phases::{builder, captain, craftsman, mayor, storage, trader};
use crate::player::{Disc, Player};
use crate::score;
use crate::setup::SPACES;
use crate::state::Cargo;
use crate::view::{BuildingView, Goods, SeatView, ShipView, View, counted};

/// What the craftsman would bring a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Harvest {
    /// Barrels.
    pub goods: Goods,
    /// Income of Factory, Specialty Factory, Chapel and Jeweler.
    pub doubloons: u8,
    /// A noble in the Chapel.
    pub points: u8,
}

/// What a seat would count if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breakdown {
    /// Point chips; `None` where they are hidden.
    pub chips: Option<u16>,
    /// Printed points of the buildings.
    pub printed: u16,
    /// What large buildings add; `None` where it depends on hidden chips.
    pub bonuses: Vec<(Building, Option<u16>)>,
    /// One for each noble.
    pub nobles: u16,
}

/// A load that a seat could make if it were its turn to load now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Load {
    /// The kind.
    pub good: Good,
    /// The ship, by its capacity.
    pub capacity: u8,
    /// As many barrels as fit.
    pub barrels: u8,
    /// What they bring.
    pub points: u8,
}

/// What makes a building cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saving {
    /// §price.2
    Quarries,
    /// §forest-house.4
    Forests,
    /// §zoning-office.1, §zoning-office.2
    ZoningOffice,
    /// §price.3, §library.1
    Privilege,
}

/// How near the three ends are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ends {
    /// Colonists that the next ship would need, and those in the supply; nothing in a game with nobles.
    pub colonists: Option<(u8, u8)>,
    /// The fullest city, and its spaces in use.
    pub city: (Seat, u8),
    /// Points left in the bank.
    pub bank: i16,
}

impl Breakdown {
    /// Everything that can be seen, together.
    #[must_use]
    pub fn total(&self) -> u16 {
        let bonuses: u16 = self.bonuses.iter().filter_map(|(_, points)| *points).sum();
        self.chips.unwrap_or(0) + self.printed + bonuses + self.nobles
    }
}

impl SeatView {
    /// A building of the city.
    #[must_use]
    pub fn building(&self, building: Building) -> Option<&BuildingView> {
        self.city.iter().find(|own| own.building == building)
    }

    /// Tiles on the island, forests included.
    #[must_use]
    pub fn tiles(&self) -> u8 {
        SPACES - self.free_island
    }

    /// The belongings as the rules count them, as far as they are seen: no chips where they are hidden, and any kind under a forest.
    fn player(&self) -> Player {
        let mut player = Player {
            doubloons: self.doubloons,
            points: self.points.unwrap_or(0),
            goods: stock(&self.goods),
            windrose: self.windrose,
            discs: self.colonists + self.nobles,
            nobles: self.nobles,
            ..Player::default()
        };
        for (tile, (tiles, discs)) in &self.island {
            (0..*tiles).for_each(|_| player.lay(*tile));
            player.stand(Disc::Colonist, Place::Tile(*tile), *discs);
        }
        (0..self.forests).for_each(|_| player.lay_forest(Good::Corn));
        for own in &self.city {
            let place = Place::Building(own.building);
            player.raise(own.building);
            player.stand(Disc::Colonist, place, own.discs - own.nobles);
            player.stand(Disc::Noble, place, own.nobles);
        }
        player
    }

    /// §storage.2: kinds that can be kept whole.
    #[must_use]
    pub fn whole_kinds(&self) -> u8 {
        self.player().whole_kinds()
    }

    /// §storage.1, §storehouse.1: single barrels that can be kept besides.
    #[must_use]
    pub fn singles(&self) -> u8 {
        self.player().singles()
    }

    /// §storage.1: the largest stock that can be kept, the dearest kinds first.
    fn largest_stock(&self) -> [u8; Good::COUNT] {
        let (held, mut singles) = (stock(&self.goods), self.singles());
        let mut kinds: Vec<Good> = Good::ALL.to_vec();
        kinds.sort_by_key(|good| Reverse((held[good.index()], *good)));
        let mut others = kinds.split_off(usize::from(self.whole_kinds()));
        others.sort_by_key(|good| Reverse(*good));
        let mut kept = [0; Good::COUNT];
        for good in kinds {
            kept[good.index()] = held[good.index()];
        }
        for good in others {
            let n = held[good.index()].min(singles);
            singles -= n;
            kept[good.index()] = n;
        }
        kept
    }

    /// §score.1 to §score.4: what the seat would count now.
    #[must_use]
    pub fn breakdown(&self) -> Breakdown {
        let player = self.player();
        let bonus = |building| {
            let seen = building != Building::CustomsHouse || self.points.is_some();
            (building, seen.then(|| score::bonus(&player, building) as u16))
        };
        Breakdown {
            chips: self.points,
            printed: score::printed(&player) as u16,
            bonuses: Building::members(score::counting(&player)).map(bonus).collect(),
            nobles: score::nobles(&player) as u16,
        }
    }
}

fn stock(goods: &Goods) -> [u8; Good::COUNT] {
    std::array::from_fn(|i| goods.get(&Good::ALL[i]).copied().unwrap_or(0))
}

impl View {
    /// A seat's view.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// The size of a seat's privilege if this role is being played.
    fn privilege(&self, seat: Seat, player: &Player, role: Role) -> u8 {
        if self.role == Some((role, seat)) { player.privilege() } else { 0 }
    }

    /// §price.1: what a building costs a seat now; outside the builder phase without his privilege.
    #[must_use]
    pub fn price(&self, seat: Seat, building: Building) -> u16 {
        let player = self.seat(seat).player();
        let saving = builder::saving(&player, self.nobles, building.facts().column);
        builder::cost(building, saving + self.privilege(seat, &player, Role::Builder))
    }

    /// §price.1: what makes a building cheaper for a seat now, each with its doubloons: together no more than the building costs.
    #[must_use]
    pub fn savings(&self, seat: Seat, building: Building) -> Vec<(Saving, u8)> {
        let player = self.seat(seat).player();
        let facts = building.facts();
        let [quarries, forests, zoning] = builder::savings(&player, self.nobles, facts.column);
        let privilege = self.privilege(seat, &player, Role::Builder);
        let mut left = facts.cost;
        [
            (Saving::Quarries, quarries),
            (Saving::Forests, forests),
            (Saving::ZoningOffice, zoning),
            (Saving::Privilege, privilege),
        ]
        .map(|(saving, n)| {
            let spared = n.min(left);
            left -= spared;
            (saving, spared)
        })
        .into_iter()
        .filter(|(_, spared)| *spared > 0)
        .collect()
    }

    /// §captain.3, §captain.4, §reading.1: what a seat could load on the ships if it were its turn to load now.
    #[must_use]
    pub fn loads(&self, seat: Seat) -> Vec<Load> {
        let player = self.seat(seat).player();
        let cargo =
            |ship: &ShipView| Cargo { capacity: ship.capacity, barrels: ship.barrels, good: ship.good };
        let fleet: Vec<Cargo> = self.ships.iter().map(cargo).collect();
        let mut found = Vec::new();
        captain::loads(&fleet, &player, self.ship_rule, |good, i| {
            let barrels = player.goods[good.index()].min(fleet[i].room());
            found.push(Load { good, capacity: fleet[i].capacity, barrels, points: self.load(seat, barrels) });
        });
        found
    }

    /// §storage.1 to §storage.3: what the seat that is asked would keep if it kept as much as it can of the dearest kinds, as far
    /// as that agrees with what it has said.
    #[must_use]
    pub fn stock(&self) -> Goods {
        let Some((asked, good)) = self.asked.and_then(|asked| Some((asked, asked.good?))) else {
            return Goods::new();
        };
        let seat = self.seat(asked.seat);
        counted(&storage::first_choice(&seat.player(), good, asked.kept, &seat.largest_stock()))
    }

    /// §trader.2: what a sale brings a seat now; outside the trader phase without his privilege.
    #[must_use]
    pub fn sale(&self, seat: Seat, good: Good) -> u16 {
        let player = self.seat(seat).player();
        trader::revenue(&player, self.privilege(seat, &player, Role::Trader), good, false)
    }

    /// §captain.6: the points of a load of so many barrels now.
    #[must_use]
    pub fn load(&self, seat: Seat, barrels: u8) -> u8 {
        let player = self.seat(seat).player();
        let privilege = if self.first_load { self.privilege(seat, &player, Role::Captain) } else { 0 };
        captain::points(&player, barrels, privilege)
    }

    /// §craftsman.1: what everybody would harvest if production began now with this seat.
    #[must_use]
    pub fn harvest(&self, first: Seat) -> Vec<Harvest> {
        let mut supply = stock(&self.goods);
        let mut all = vec![Harvest::default(); self.seats.len()];
        for seat in first.round(self.seats.len()) {
            let (player, harvest) = (self.seat(seat).player(), &mut all[seat.index()]);
            let made = craftsman::harvest(&player, &supply);
            for (supply, made) in supply.iter_mut().zip(made) {
                *supply -= made;
            }
            craftsman::incomes(&player, self.nobles, &made, |_, doubloons, points| {
                harvest.doubloons += doubloons;
                harvest.points += points;
            });
            harvest.goods = counted(&made);
        }
        all
    }

    /// §end.1 to §end.3: how near the ends are.
    #[must_use]
    pub fn ends(&self) -> Ends {
        let players: Vec<Player> = self.seats.iter().map(SeatView::player).collect();
        let fullest = self.seats.iter().min_by_key(|seat| seat.free_city);
        Ends {
            colonists: (!self.nobles).then_some((mayor::needed(&players), self.supply.colonists)),
            city: fullest.map_or((Seat::A, 0), |seat| (seat.seat, SPACES - seat.free_city)),
            bank: self.bank,
        }
    }
}
