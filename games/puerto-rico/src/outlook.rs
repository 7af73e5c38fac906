//! What lies ahead, told from what a viewer sees (derived figures): prices, the harvest, a load, the worth of a seat, how near the end is.

#[cfg(test)]
mod tests;

use kernel::{Kind, Seat};

use crate::kinds::{Building, Good, Place, Role};
use crate::phases::{builder, captain, craftsman, mayor, trader};
use crate::player::{Disc, Player};
use crate::score;
use crate::setup::SPACES;
use crate::view::{BuildingView, Goods, SeatView, View, counted};

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
