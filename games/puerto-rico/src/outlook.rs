//! What lies ahead, told from what a viewer sees: prices, the harvest, a load, the worth of a seat, how near the end is.

#[cfg(test)]
mod tests;

use kernel::{Kind, Seat};

use crate::buildings::{CLOISTER_POINTS, Class, FACTORY_INCOME, NO_CIRCLE};
use crate::kinds::{Building, Good, Tile};
use crate::setup::SPACES;
use crate::view::{BuildingView, Goods, SeatView, View};

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
pub struct Worth {
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

impl Worth {
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

    /// §city.4: whether the building stands in the city with a disc on it.
    #[must_use]
    pub fn works(&self, building: Building) -> bool {
        self.building(building).is_some_and(|own| own.discs > 0)
    }

    fn discs_on(&self, building: Building) -> u8 {
        self.building(building).map_or(0, |own| own.discs)
    }

    fn manned(&self, tile: Tile) -> u8 {
        self.island.get(&tile).map_or(0, |(_, discs)| *discs)
    }

    /// Tiles on the island, forests included.
    #[must_use]
    pub fn tiles(&self) -> u8 {
        SPACES - self.free_island
    }

    /// Empty circles of the city.
    #[must_use]
    pub fn empty_circles(&self) -> u8 {
        self.city.iter().map(|own| own.circles - own.discs).sum()
    }

    /// §storage.2: kinds that can be kept whole.
    #[must_use]
    pub fn whole_kinds(&self) -> u8 {
        u8::from(self.works(Building::SmallWarehouse)) + 2 * u8::from(self.works(Building::LargeWarehouse))
    }

    /// §storage.1, §storehouse.1: single barrels that can be kept besides.
    #[must_use]
    pub fn singles(&self) -> u8 {
        1 + 3 * u8::from(self.works(Building::Storehouse))
    }

    /// What an occupied large building adds at the end; `None` if that is hidden.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only large buildings add anything")]
    fn bonus(&self, building: Building) -> Option<u16> {
        let count = |fits: &dyn Fn(Class, Building) -> bool| {
            self.city.iter().filter(|own| fits(own.building.facts().class, own.building)).count() as u16
        };
        let small = |_: Class, building: Building| {
            matches!(building, Building::SmallIndigoPlant | Building::SmallSugarMill)
        };
        let made = |class: Class, _: Building| matches!(class, Class::Production(_) | Class::Jeweler);
        Some(match building {
            Building::GuildHall => 2 * count(&made) - count(&small),
            Building::Residence => u16::from(self.tiles().max(9)) - 5,
            Building::Fortress => u16::from((self.colonists + self.nobles) / 3),
            Building::CustomsHouse => self.points? / 4,
            Building::CityHall => count(&|class, _| matches!(class, Class::Small | Class::Large)),
            Building::Cloister => {
                let threes = self.island.values().map(|(tiles, _)| tiles / 3).sum::<u8>() + self.forests / 3;
                u16::from(CLOISTER_POINTS[usize::from(threes).min(CLOISTER_POINTS.len() - 1)])
            }
            Building::RoyalGarden => u16::from(self.nobles),
            _ => 0,
        })
    }

    /// §score.1 to §score.4: what the seat would count now.
    #[must_use]
    pub fn worth(&self) -> Worth {
        let large = |own: &&BuildingView| {
            own.building.facts().class == Class::Large && NO_CIRCLE & own.building.bit() == 0
        };
        let (at_work, mut empty): (Vec<_>, Vec<_>) =
            self.city.iter().filter(large).map(|own| own.building).partition(|own| self.works(*own));
        // §guest-house.5: guests go where they add most.
        empty.sort_by_key(|building| std::cmp::Reverse(self.bonus(*building)));
        empty.truncate(usize::from(self.discs_on(Building::GuestHouse)));
        Worth {
            chips: self.points,
            printed: self.city.iter().map(|own| u16::from(own.building.facts().points)).sum(),
            bonuses: at_work.into_iter().chain(empty).map(|own| (own, self.bonus(own))).collect(),
            nobles: u16::from(self.nobles),
        }
    }

    /// §craftsman.2: what the discs could make, whatever the supply has.
    fn capacity(&self, good: Good) -> u8 {
        let plants: u8 = self
            .city
            .iter()
            .filter(|own| own.building.facts().class == Class::Production(good))
            .map(|own| own.discs)
            .sum();
        let fields = self.manned(good.tile());
        if good == Good::Corn { fields } else { fields.min(plants) }
    }

    /// The harvest out of a supply, which it diminishes.
    fn harvest(&self, supply: &mut Goods) -> Harvest {
        let mut goods = Goods::new();
        for &good in Good::ALL {
            let left = supply.entry(good).or_default();
            let mut made = self.capacity(good).min(*left);
            // §aqueduct.1
            let plant = match good {
                Good::Indigo => Some(Building::IndigoPlant),
                Good::Sugar => Some(Building::SugarMill),
                Good::Corn | Good::Tobacco | Good::Coffee => None,
            };
            let more = self.works(Building::Aqueduct) && plant.is_some_and(|plant| self.works(plant));
            made += u8::from(more && made > 0 && made < *left);
            *left -= made;
            if made > 0 {
                goods.insert(good, made);
            }
        }
        let mut harvest = Harvest { doubloons: 0, points: 0, goods };
        if self.works(Building::Factory) {
            harvest.doubloons += FACTORY_INCOME[harvest.goods.len()];
        }
        if self.works(Building::SpecialtyFactory) {
            let most = harvest.goods.iter().filter(|(good, _)| **good != Good::Corn).map(|(_, n)| *n).max();
            harvest.doubloons += most.unwrap_or(0).saturating_sub(1);
        }
        if let Some(chapel) = self.building(Building::Chapel).filter(|chapel| chapel.discs > 0) {
            harvest.points += chapel.nobles;
            harvest.doubloons += chapel.discs - chapel.nobles;
        }
        if self.works(Building::Jeweler) {
            harvest.doubloons += self.nobles;
        }
        harvest
    }
}

impl View {
    /// A seat's view.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// §library.1: the size of a seat's privilege in the phase that is being played.
    #[must_use]
    pub fn privilege(&self, seat: Seat) -> u8 {
        match self.role {
            Some((_, chooser)) if chooser == seat => 1 + u8::from(self.seat(seat).works(Building::Library)),
            Some(_) | None => 0,
        }
    }

    /// §price.1: what a building costs a seat now; outside the builder phase without his privilege.
    #[must_use]
    pub fn price(&self, seat: Seat, building: Building) -> u16 {
        let (own, facts) = (self.seat(seat), building.facts());
        let spared = own.spared.map_or_else(
            || {
                let zoning = match own.building(Building::ZoningOffice).filter(|own| own.discs > 0) {
                    Some(office) if office.nobles > 0 => 2 * u8::from(facts.column == 4),
                    Some(_) => u8::from(facts.column <= 3 && self.nobles),
                    None => 0,
                };
                own.manned(Tile::Quarry).min(facts.column) + own.forests / 2 + zoning
            },
            |spared| spared[usize::from(facts.column) - 1],
        );
        u16::from(facts.cost.saturating_sub(spared))
    }

    /// §trader.2: what a sale brings a seat now; outside the trader phase without his privilege.
    #[must_use]
    pub fn sale(&self, seat: Seat, good: Good) -> u16 {
        let own = self.seat(seat);
        let trader = matches!(self.role, Some((crate::kinds::Role::Trader, _)));
        let privilege = if trader { self.privilege(seat) } else { 0 };
        let markets =
            u16::from(own.works(Building::SmallMarket)) + 2 * u16::from(own.works(Building::LargeMarket));
        good.price() + markets + u16::from(privilege)
    }

    /// §captain.6: the points of a load of so many barrels now.
    #[must_use]
    pub fn load(&self, seat: Seat, barrels: u8) -> u8 {
        let first = matches!(self.role, Some((crate::kinds::Role::Captain, _))) && self.first_load;
        let privilege = if first { self.privilege(seat) } else { 0 };
        barrels + privilege + u8::from(self.seat(seat).works(Building::Harbor))
    }

    /// §craftsman.1: what everybody would harvest if production began now with this seat.
    #[must_use]
    pub fn harvest(&self, first: Seat) -> Vec<Harvest> {
        let mut supply = self.goods.clone();
        let mut all = vec![Harvest::default(); self.seats.len()];
        for seat in first.round(self.seats.len()) {
            all[seat.index()] = self.seat(seat).harvest(&mut supply);
        }
        all
    }

    /// §end.1 to §end.3: how near the ends are.
    #[must_use]
    pub fn ends(&self) -> Ends {
        let empty: u8 = self.seats.iter().map(SeatView::empty_circles).sum();
        let needed = empty.max(self.seats.len() as u8);
        let fullest = self.seats.iter().min_by_key(|seat| seat.free_city);
        Ends {
            colonists: (!self.nobles).then_some((needed, self.supply.colonists)),
            city: fullest.map_or((Seat::A, 0), |seat| (seat.seat, SPACES - seat.free_city)),
            bank: self.bank,
        }
    }
}
