//! What stands on the cards: one table, and what follows from it.

use kernel::{Kind, KindSet};

use crate::kinds::{Card, Role};

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Its cost in cards.
    pub cost: u8,
    /// Its points at the end.
    pub points: u8,
    /// How many there are.
    pub copies: u8,
    /// What sort of building it is.
    pub family: Family,
    /// Whether it belongs to the new buildings.
    pub new: bool,
    /// The rule of its own power.
    pub rule: &'static str,
}

/// The sorts of buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Carries a good.
    Production,
    /// Has an effect.
    Commercial,
    /// A commercial building that is worth its points, and more beside a Town Square.
    Monument,
}

/// When a building works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// In the phase of a role.
    Phase(Role),
    /// At the start of a round.
    Start,
    /// With every role that its owner takes.
    Always,
    /// When points are counted.
    End,
    /// It has points only.
    Never,
}

/// A value on which the sources disagree or are silent: what is played here, and what else may stand on the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenValue {
    /// The card.
    pub card: Card,
    /// Cost and points as they are played.
    pub played: [u8; 2],
    /// Cost and points that another source gives.
    pub other: [u8; 2],
}

/// The four cards whose numbers the sources leave open. To switch one, change `played`: everything else follows.
pub const OPEN_VALUES: [OpenValue; 4] = [
    // The rulebook's worked example needs cost 1; older editions print 3 and 2.
    OpenValue { card: Card::LandRegistry, played: [1, 1], other: [3, 2] },
    // One source only, itself a guess.
    OpenValue { card: Card::Bohio, played: [1, 1], other: [2, 1] },
    // One list of cards says 2, another infers 1.
    OpenValue { card: Card::School, played: [2, 1], other: [1, 1] },
    // The cost is certain; its points are 3 in two lists, 2 in a player's memory.
    OpenValue { card: Card::Goldsmith, played: [5, 3], other: [5, 2] },
];

const fn production(cost: u8, points: u8, copies: u8, rule: &'static str) -> Facts {
    Facts { cost, points, copies, family: Family::Production, new: false, rule }
}

const fn commercial(cost: u8, points: u8, rule: &'static str) -> Facts {
    // §cards.2: three of each, two of those that cost 6.
    let copies = if cost == 6 { 2 } else { 3 };
    Facts { cost, points, copies, family: Family::Commercial, new: false, rule }
}

const fn monument(cost: u8) -> Facts {
    Facts { cost, points: cost, copies: 3, family: Family::Monument, new: false, rule: "monument.1" }
}

const fn new(cost: u8, points: u8, rule: &'static str) -> Facts {
    Facts { new: true, ..commercial(cost, points, rule) }
}

const fn open(index: usize, rule: &'static str) -> Facts {
    let [cost, points] = OPEN_VALUES[index].played;
    new(cost, points, rule)
}

/// All cards, in card order.
const BUILDINGS: [Facts; Card::COUNT] = [
    // §cards.1: production: cost, points, copies.
    production(1, 1, 10, "producer.1"),
    production(2, 1, 8, "producer.1"),
    production(3, 2, 9, "producer.1"),
    production(4, 2, 9, "producer.1"),
    production(5, 3, 8, "producer.1"),
    // §cards.2: commercial: cost, points.
    commercial(1, 1, "distillery.1"),
    commercial(1, 1, "gold-mine.1"),
    commercial(1, 1, "notary-office.1"),
    commercial(2, 1, "hospital.1"),
    commercial(2, 1, "black-market.1"),
    commercial(2, 1, "trading-post.1"),
    commercial(2, 1, "factory.1"),
    commercial(2, 1, "small-market.1"),
    commercial(2, 1, "crane.1"),
    commercial(3, 2, "chapel.1"),
    commercial(3, 2, "lighthouse.1"),
    commercial(3, 2, "canal.1"),
    commercial(3, 2, "sawmill.1"),
    commercial(3, 2, "villa.1"),
    monument(3),
    commercial(4, 2, "large-market.1"),
    commercial(4, 2, "materials-depot.1"),
    monument(4),
    commercial(5, 3, "publishing-house.1"),
    monument(5),
    commercial(6, 0, "town-square.1"),
    commercial(6, 0, "customs-house.1"),
    commercial(6, 0, "manufactory.1"),
    commercial(6, 0, "governors-palace.1"),
    // §cards.3: the new buildings: cost, points.
    new(1, 1, "company.1"),
    new(1, 1, "fortress.1"),
    open(0, "land-registry.1"),
    open(1, "bohio.1"),
    open(2, "school.1"),
    new(3, 2, "land-office.1"),
    new(4, 2, "church.1"),
    new(4, 2, "harbor.1"),
    open(3, "goldsmith.1"),
    new(6, 0, "residence.1"),
    Facts { copies: 1, ..new(7, 0, "cathedral.1") },
];

/// A set of cards, one bit for each.
pub(crate) type CardSet = KindSet;

const fn set_of(family: u8, new: bool) -> CardSet {
    let mut set = 0;
    let mut i = 0;
    while i < Card::COUNT {
        if BUILDINGS[i].family as u8 == family && BUILDINGS[i].new == new {
            set |= 1 << i;
        }
        i += 1;
    }
    set
}

/// The five production buildings.
pub(crate) const PRODUCTION: CardSet = set_of(Family::Production as u8, false);
/// Statue, Triumphal Arch, Hero.
pub(crate) const MONUMENTS: CardSet = set_of(Family::Monument as u8, false);
/// Everything that is drawn from a deck without the new buildings.
pub(crate) const BASE: CardSet = PRODUCTION | MONUMENTS | set_of(Family::Commercial as u8, false);
/// Everything that is drawn from a deck with them. §cathedral.1: the Cathedral is never in the deck.
pub(crate) const EXTENDED: CardSet = (BASE | set_of(Family::Commercial as u8, true)) & !Card::Cathedral.bit();

/// The dearest printed cost.
const DEAREST: usize = 7;

/// The cards that cost no more than a number of cards.
pub(crate) const fn at_most(cost: usize) -> CardSet {
    const SETS: [CardSet; DEAREST + 1] = {
        let mut sets = [0; DEAREST + 1];
        let mut i = 0;
        while i < Card::COUNT {
            let mut cost = BUILDINGS[i].cost as usize;
            while cost <= DEAREST {
                sets[cost] |= 1 << i;
                cost += 1;
            }
            i += 1;
        }
        sets
    };
    SETS[if cost > DEAREST { DEAREST } else { cost }]
}

/// The cards that cost exactly so much.
pub(crate) const fn costing(cost: usize) -> CardSet {
    at_most(cost) & if cost == 0 { u64::MAX } else { !at_most(cost - 1) }
}

impl Card {
    /// What is printed on the card.
    #[inline]
    #[must_use]
    pub const fn facts(self) -> &'static Facts {
        &BUILDINGS[self as usize]
    }

    /// Its cost in cards.
    #[inline]
    #[must_use]
    pub const fn cost(self) -> u8 {
        BUILDINGS[self as usize].cost
    }

    /// Whether it is a production building; all others are commercial.
    #[inline]
    #[must_use]
    pub const fn is_production(self) -> bool {
        (self as u8) < 5
    }

    /// The place of its goods: 0 to 4 for the production buildings, 5 for the Land Registry.
    #[inline]
    #[must_use]
    pub const fn store(self) -> Option<usize> {
        if self.is_production() {
            Some(self as usize)
        } else if matches!(self, Card::LandRegistry) {
            Some(5)
        } else {
            None
        }
    }

    /// §distillery.1, §materials-depot.1: the building with which it costs a card less.
    #[inline]
    pub(crate) const fn helper(self) -> Card {
        if self.is_production() { Card::Distillery } else { Card::MaterialsDepot }
    }

    /// What covering it takes off the cost. §land-office.1: six for the Land Office; §crane.2: else the printed cost.
    #[inline]
    #[must_use]
    pub const fn worth_covered(self) -> u8 {
        if matches!(self, Card::LandOffice) { 6 } else { self.cost() }
    }
}

impl Card {
    /// When its power works.
    #[must_use]
    pub const fn moment(self) -> Moment {
        match self {
            Card::CornFarm
            | Card::FruitFarm
            | Card::SugarRefinery
            | Card::TobaccoShed
            | Card::CoffeeRoaster
            | Card::Canal
            | Card::Factory => Moment::Phase(Role::Producer),
            Card::Distillery
            | Card::Hospital
            | Card::BlackMarket
            | Card::Crane
            | Card::Sawmill
            | Card::MaterialsDepot
            | Card::School
            | Card::LandOffice => Moment::Phase(Role::Builder),
            Card::TradingPost | Card::SmallMarket | Card::LargeMarket | Card::Bohio | Card::Harbor => {
                Moment::Phase(Role::Trader)
            }
            Card::NotaryOffice | Card::Villa | Card::LandRegistry => Moment::Phase(Role::Recruiter),
            Card::GoldMine | Card::Goldsmith => Moment::Phase(Role::Adventurer),
            Card::Chapel | Card::Church | Card::Company | Card::Lighthouse | Card::Fortress => Moment::Start,
            Card::PublishingHouse => Moment::Always,
            Card::TownSquare
            | Card::CustomsHouse
            | Card::Manufactory
            | Card::GovernorsPalace
            | Card::Residence
            | Card::Cathedral => Moment::End,
            Card::Statue | Card::TriumphalArch | Card::Hero => Moment::Never,
        }
    }
}

/// The buildings that can carry a good, in card order: the place of the good is the index.
pub const STORES: [Card; 6] = [
    Card::CornFarm,
    Card::FruitFarm,
    Card::SugarRefinery,
    Card::TobaccoShed,
    Card::CoffeeRoaster,
    Card::LandRegistry,
];

/// How many cards of a kind a set-up has, the Cathedral included.
#[must_use]
pub fn copies(card: Card, new_buildings: bool) -> u8 {
    let facts = card.facts();
    if facts.new && !new_buildings { 0 } else { facts.copies }
}

/// The kinds that a set-up's deck may hold.
pub(crate) const fn deck_kinds(new_buildings: bool) -> CardSet {
    if new_buildings { EXTENDED } else { BASE }
}

/// Every card once, for lists.
pub(crate) fn all() -> impl Iterator<Item = Card> {
    Card::ALL.iter().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(set: CardSet) -> u32 {
        Card::members(set).map(|card| u32::from(card.facts().copies)).sum()
    }

    #[test]
    fn the_table_adds_up_to_the_numbers_of_the_box() {
        // §cards.1, §cards.2, §cards.3: 44 + 68 = 112, with 29 more 141, and the Cathedral.
        assert_eq!(count(PRODUCTION), 44);
        assert_eq!(count(BASE & !PRODUCTION), 68);
        assert_eq!(count(EXTENDED & !BASE), 29);
        assert_eq!(count(EXTENDED), 141);
        assert_eq!((BASE & !PRODUCTION).count_ones(), 24);
        assert_eq!((EXTENDED & !BASE).count_ones(), 10);
    }

    #[test]
    fn the_costs_are_spread_as_the_sources_say() {
        let spread = |set: CardSet| (1..=6).map(|cost| count(set & costing(cost))).collect::<Vec<_>>();
        assert_eq!(spread(BASE), [19, 26, 27, 18, 14, 8]);
        assert_eq!(spread(EXTENDED), [31, 29, 30, 24, 17, 10]);
    }

    #[test]
    fn the_open_values_are_those_of_the_table() {
        for value in OPEN_VALUES {
            let facts = value.card.facts();
            assert_eq!([facts.cost, facts.points], value.played, "{}", value.card);
            assert_ne!(value.played, value.other, "{}", value.card);
        }
    }

    #[test]
    fn what_counts_at_the_end_has_no_points_printed_on_it() {
        for card in all() {
            assert_eq!(card.moment() == Moment::End, card.facts().points == 0, "{card}");
        }
    }

    #[test]
    fn goods_lie_on_production_buildings_and_on_the_land_registry() {
        for (place, card) in STORES.iter().enumerate() {
            assert_eq!(card.store(), Some(place));
        }
        assert_eq!(all().filter(|card| card.store().is_some()).count(), STORES.len());
        for card in all() {
            assert_eq!(card.is_production(), card.facts().family == Family::Production);
        }
    }
}
