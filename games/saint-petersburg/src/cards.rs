//! What stands on the cards: one table, and what follows from it.

use kernel::KindSet;

use crate::kinds::{Card, Colour, Stack};

/// What is printed on a card, and what it does beyond earning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardFacts {
    /// Where it is drawn from.
    pub stack: Stack,
    /// The group in which it lies.
    pub colour: Colour,
    /// Its printed cost.
    pub cost: u8,
    /// The rubles that it earns when its colour scores.
    pub rubles: u8,
    /// The points that it earns when its colour scores.
    pub points: u8,
    /// How many there are.
    pub copies: u8,
    /// What it does besides.
    pub effect: Effect,
}

/// What a card does besides earning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    None,
    /// May be replaced by any green trading card.
    EveryGreenTarget,
    /// Its owner's hand holds one card more.
    LargerHand,
    /// Its owner may buy points after the buildings have scored.
    BuyPoints,
    /// Counts as this much when it is replaced.
    Worth(u8),
    /// Its owner may draw a card from a stack.
    Draw,
    /// Replaces only this worker.
    Replaces(Card),
    /// Replaces only this worker; cards of the colour cost its owner one ruble less.
    ReplacesAndSaves(Card, Colour),
    /// Earns one ruble more for each card of the colour that its owner has.
    RublePer(Colour),
}

const fn facts(stack: Stack, colour: Colour, numbers: [u8; 4], effect: Effect) -> CardFacts {
    let [cost, rubles, points, copies] = numbers;
    CardFacts { stack, colour, cost, rubles, points, copies, effect }
}

const fn worker(cost: u8, copies: u8, effect: Effect) -> CardFacts {
    facts(Stack::Worker, Colour::Green, [cost, 3, 0, copies], effect)
}

const fn building(cost: u8, points: u8, copies: u8, effect: Effect) -> CardFacts {
    facts(Stack::Building, Colour::Blue, [cost, 0, points, copies], effect)
}

const fn noble(cost: u8, rubles: u8, points: u8, copies: u8) -> CardFacts {
    facts(Stack::Noble, Colour::Red, [cost, rubles, points, copies], Effect::None)
}

const fn workshop(cost: u8, rubles: u8, points: u8, copies: u8, effect: Effect) -> CardFacts {
    facts(Stack::Trading, Colour::Green, [cost, rubles, points, copies], effect)
}

const fn palace(cost: u8, rubles: u8, points: u8, effect: Effect) -> CardFacts {
    facts(Stack::Trading, Colour::Blue, [cost, rubles, points, 1], effect)
}

const fn dignitary(cost: u8, rubles: u8, points: u8, effect: Effect) -> CardFacts {
    facts(Stack::Trading, Colour::Red, [cost, rubles, points, 1], effect)
}

/// §cards.1: all cards, in the order of [`Card`].
const CARDS: [CardFacts; Card::COUNT] = [
    // Workers: cost, copies.
    worker(3, 6, Effect::None),
    worker(4, 6, Effect::None),
    worker(5, 6, Effect::None),
    worker(6, 6, Effect::None),
    worker(7, 6, Effect::None),
    worker(8, 1, Effect::EveryGreenTarget),
    // Buildings: cost, points, copies.
    building(5, 1, 5, Effect::None),
    building(8, 2, 5, Effect::None),
    building(11, 3, 3, Effect::None),
    building(14, 4, 3, Effect::None),
    building(17, 5, 3, Effect::None),
    building(20, 6, 2, Effect::None),
    building(23, 7, 1, Effect::None),
    building(2, 0, 1, Effect::LargerHand),
    building(1, 0, 2, Effect::BuyPoints),
    building(2, 0, 1, Effect::Worth(6)),
    building(6, 1, 2, Effect::Draw),
    // Nobles: cost, rubles, points, copies.
    noble(4, 1, 0, 6),
    noble(7, 2, 0, 5),
    noble(10, 3, 0, 5),
    noble(12, 4, 0, 4),
    noble(14, 4, 1, 3),
    noble(16, 5, 2, 2),
    noble(18, 6, 3, 2),
    // Green trading cards: cost, rubles, points, copies.
    workshop(4, 3, 0, 1, Effect::ReplacesAndSaves(Card::Lumberjack, Colour::Blue)),
    workshop(6, 3, 0, 1, Effect::ReplacesAndSaves(Card::GoldMiner, Colour::Red)),
    workshop(8, 6, 0, 2, Effect::Replaces(Card::Shepherd)),
    workshop(10, 3, 2, 3, Effect::Replaces(Card::FurTrapper)),
    workshop(12, 6, 1, 3, Effect::Replaces(Card::ShipBuilder)),
    // Blue trading cards: cost, rubles, points.
    palace(10, 0, 0, Effect::RublePer(Colour::Red)),
    palace(13, 5, 1, Effect::None),
    palace(14, 4, 2, Effect::None),
    palace(15, 3, 3, Effect::None),
    palace(16, 2, 4, Effect::None),
    palace(16, 5, 2, Effect::None),
    palace(17, 1, 5, Effect::None),
    palace(17, 4, 3, Effect::None),
    palace(18, 3, 4, Effect::None),
    palace(19, 2, 5, Effect::None),
    // Red trading cards: cost, rubles, points.
    dignitary(6, 1, 1, Effect::None),
    dignitary(8, 4, 0, Effect::None),
    dignitary(8, 0, 2, Effect::None),
    dignitary(10, 5, 0, Effect::None),
    dignitary(12, 2, 2, Effect::None),
    dignitary(16, 0, 4, Effect::None),
    dignitary(17, 0, 0, Effect::RublePer(Colour::Green)),
    dignitary(18, 3, 3, Effect::None),
    dignitary(20, 2, 4, Effect::None),
    dignitary(24, 0, 6, Effect::None),
];

/// §final.1: points for so many different nobles; ten or more count as ten.
pub const NOBLE_POINTS: [u8; 11] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55];

/// A set of cards, one bit for each.
pub(crate) type CardSet = KindSet;

/// All cards of a colour.
pub(crate) const fn of_colour(colour: Colour) -> CardSet {
    const SETS: [CardSet; Colour::COUNT] = {
        let mut sets = [0; Colour::COUNT];
        let mut i = 0;
        while i < Card::COUNT {
            sets[CARDS[i].colour as usize] |= 1 << i;
            i += 1;
        }
        sets
    };
    SETS[colour as usize]
}

/// For each colour what is printed on its cards: rubles in the low byte, points in the high one, so that both are added up at once. All
/// cards of a colour together earn less than 256 of each.
pub(crate) const PRINTED_EARNINGS: [[u16; Card::COUNT]; Colour::COUNT] = {
    let mut earnings = [[0; Card::COUNT]; Colour::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        let card = &CARDS[i];
        earnings[card.colour as usize][i] = u16::from_le_bytes([card.rubles, card.points]);
        i += 1;
    }
    earnings
};

/// The cards that do not always earn what is printed on them.
pub(crate) const EARNING_OTHERWISE: CardSet =
    Card::Observatory.bit() | Card::MariinskijTheater.bit() | Card::TaxMan.bit();

/// The cards that a card may replace when it is placed; none for a plain card.
/// §trade.1, §trade.3, §trade.4, §trade.5: plain cards of its colour; for a green one its own worker, and the Czar and Carpenter.
const TARGETS: [CardSet; Card::COUNT] = {
    let mut targets = [0; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        let card = &CARDS[i];
        if matches!(card.stack, Stack::Trading) {
            let mut j = 0;
            while j < Card::COUNT {
                let other = &CARDS[j];
                let plain = !matches!(other.stack, Stack::Trading);
                let same_colour = other.colour as u8 == card.colour as u8;
                let matching = match card.effect {
                    Effect::Replaces(worker) | Effect::ReplacesAndSaves(worker, _) => {
                        worker as usize == j || matches!(other.effect, Effect::EveryGreenTarget)
                    }
                    Effect::None
                    | Effect::EveryGreenTarget
                    | Effect::LargerHand
                    | Effect::BuyPoints
                    | Effect::Worth(_)
                    | Effect::Draw
                    | Effect::RublePer(_) => true,
                };
                if plain && same_colour && matching {
                    targets[i] |= 1 << j;
                }
                j += 1;
            }
        }
        i += 1;
    }
    targets
};

/// No card costs more, and none counts more when it is replaced: who has more money than that can pay no more cards.
pub(crate) const DEAREST: u8 = 24;

/// Plain cards come before trading cards.
pub(crate) const PLAIN: usize = Card::CarpenterWorkshop as usize;

/// The printed costs of the plain cards, eight at a time.
pub(crate) const PLAIN_COSTS: [[u8; 8]; PLAIN / 8] = {
    let mut costs = [[0; 8]; PLAIN / 8];
    let mut i = 0;
    while i < PLAIN {
        costs[i / 8][i % 8] = CARDS[i].cost;
        i += 1;
    }
    costs
};

/// A one for each plain card of a colour, in the order of [`PLAIN_COSTS`].
#[inline]
pub(crate) const fn plain_of_colour(colour: Colour) -> [u64; PLAIN / 8] {
    const ONES: [[u64; PLAIN / 8]; Colour::COUNT] = {
        let mut ones = [[0; PLAIN / 8]; Colour::COUNT];
        let mut i = 0;
        while i < PLAIN {
            ones[CARDS[i].colour as usize][i / 8] |= 1 << (8 * (i % 8));
            i += 1;
        }
        ones
    };
    ONES[colour as usize]
}

/// The trading cards whose printed cost is at most so much for each colour and what the best of some plain cards of the colour counts
/// when it is replaced; none of a colour of which there is no plain card.
#[inline]
pub(crate) fn trading_costing_at_most(plain: CardSet, rubles: [u8; Colour::COUNT]) -> CardSet {
    const SETS: [[CardSet; 128]; Colour::COUNT] = {
        let mut sets = [[0; 128]; Colour::COUNT];
        let mut i = PLAIN;
        while i < Card::COUNT {
            let mut rubles = CARDS[i].cost as usize;
            while rubles < WORTHLESS as usize {
                sets[CARDS[i].colour as usize][rubles] |= 1 << i;
                rubles += 1;
            }
            i += 1;
        }
        sets
    };
    const GREEN: [u8; 1 << 6] = best_worth(Card::Lumberjack);
    const BLUE: [u8; 1 << 11] = best_worth(Card::Market);
    const RED: [u8; 1 << 7] = best_worth(Card::Author);
    let best = |first: Card, best: &[u8]| best[(plain >> first as usize) as usize & (best.len() - 1)];
    let best = [best(Card::Lumberjack, &GREEN), best(Card::Market, &BLUE), best(Card::Author, &RED)];
    let reach = |colour: usize| SETS[colour][usize::from(rubles[colour] + best[colour]) % 128];
    reach(0) | reach(1) | reach(2)
}

/// What no card counts when it is replaced: [`trading_costing_at_most`] has no cards for so much.
const WORTHLESS: u8 = 64;

/// For each set of the cards from one card on: what the best of them counts when it is replaced, [`WORTHLESS`] if there is none.
const fn best_worth<const SETS: usize>(first: Card) -> [u8; SETS] {
    let mut best = [WORTHLESS; SETS];
    let mut set = 1;
    while set < SETS {
        let highest = set.ilog2() as usize;
        let rest = best[set & !(1 << highest)];
        let own = worth(&CARDS[first as usize + highest]);
        best[set] = if rest == WORTHLESS || own > rest { own } else { rest };
        set += 1;
    }
    best
}

/// The plain cards that count at least so much when they are replaced.
#[inline]
pub(crate) fn worth_at_least(rubles: u8) -> CardSet {
    const SETS: [CardSet; DEAREST as usize + 1] = {
        let mut sets = [0; DEAREST as usize + 1];
        let mut i = 0;
        while i < PLAIN {
            let mut rubles = worth(&CARDS[i]) as usize + 1;
            while rubles > 0 {
                rubles -= 1;
                sets[rubles] |= 1 << i;
            }
            i += 1;
        }
        sets
    };
    SETS[rubles.min(DEAREST) as usize]
}

/// §village.1: Potjomkin's Village counts 6 when it is replaced, every other card its printed cost.
const fn worth(facts: &CardFacts) -> u8 {
    match facts.effect {
        Effect::Worth(value) => value,
        Effect::None
        | Effect::EveryGreenTarget
        | Effect::LargerHand
        | Effect::BuyPoints
        | Effect::Draw
        | Effect::Replaces(_)
        | Effect::ReplacesAndSaves(..)
        | Effect::RublePer(_) => facts.cost,
    }
}

impl Card {
    /// What is printed on the card.
    #[inline]
    #[must_use]
    pub const fn facts(self) -> &'static CardFacts {
        &CARDS[self as usize]
    }

    /// Whether it comes from the trading stack and has to replace another card.
    #[inline]
    #[must_use]
    pub const fn is_trading(self) -> bool {
        self as u8 >= Card::CarpenterWorkshop as u8
    }

    /// What the card counts when it is replaced.
    #[inline]
    #[must_use]
    pub const fn worth(self) -> u8 {
        worth(self.facts())
    }

    /// The cards that it may replace.
    #[inline]
    pub(crate) const fn targets(self) -> CardSet {
        TARGETS[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use kernel::Kind;

    use super::*;

    #[test]
    fn the_table_adds_up_to_the_sums_of_the_box() {
        // §cards.1: copies, printed cost, rubles, points of each stack, over all copies.
        let sum = |stack: Stack| {
            Card::ALL.iter().map(|card| card.facts()).filter(|facts| facts.stack == stack).fold(
                [0; 4],
                |sum, f| {
                    let n = u32::from(f.copies);
                    [
                        sum[0] + n,
                        sum[1] + n * u32::from(f.cost),
                        sum[2] + n * u32::from(f.rubles),
                        sum[3] + n * u32::from(f.points),
                    ]
                },
            )
        };
        assert_eq!(sum(Stack::Worker), [31, 158, 93, 0]);
        assert_eq!(sum(Stack::Building), [28, 272, 0, 72]);
        assert_eq!(sum(Stack::Noble), [27, 267, 81, 13]);
        assert_eq!(sum(Stack::Trading), [30, 386, 91, 60]);
    }

    #[test]
    fn there_are_190_pairs_of_a_trading_card_and_its_target() {
        let pairs = |colour: Colour| -> u32 {
            Card::ALL.iter().filter(|c| c.facts().colour == colour).map(|c| c.targets().count_ones()).sum()
        };
        assert_eq!([pairs(Colour::Green), pairs(Colour::Blue), pairs(Colour::Red)], [10, 110, 70]);
    }

    #[test]
    fn trading_cards_are_those_of_the_trading_stack() {
        for card in Card::ALL {
            assert_eq!(card.is_trading(), card.facts().stack == Stack::Trading);
        }
    }

    #[test]
    fn all_cards_of_a_colour_together_earn_less_than_256() {
        for colour in Colour::ALL {
            let cards = || Card::ALL.iter().map(|card| card.facts()).filter(|facts| facts.colour == *colour);
            let rubles: u32 = cards().map(|facts| u32::from(facts.copies * facts.rubles)).sum();
            let points: u32 = cards().map(|facts| u32::from(facts.copies * facts.points)).sum();
            assert!(rubles < 256 && points < 256, "{colour}: {rubles}, {points}");
        }
    }

    #[test]
    fn cards_that_earn_otherwise_are_those_that_count_others_and_those_that_can_be_used_up() {
        for card in Card::ALL {
            let otherwise = matches!(card.facts().effect, Effect::RublePer(_) | Effect::Draw);
            assert_eq!(EARNING_OTHERWISE & card.bit() != 0, otherwise, "{card}");
        }
    }

    #[test]
    fn sets_by_worth_hold_the_plain_cards_that_count_so_much() {
        for rubles in 0..40 {
            for card in Card::ALL {
                let fits = !card.is_trading() && card.worth() >= rubles;
                assert_eq!(worth_at_least(rubles) & card.bit() != 0, fits, "{card} {rubles}");
            }
        }
    }

    #[test]
    fn a_trading_card_is_within_reach_if_money_and_the_best_card_of_its_colour_suffice() {
        let own = [Card::Lumberjack, Card::CzarAndCarpenter, Card::Pub, Card::Library, Card::Author];
        for set in 0..1 << own.len() {
            let plain: Vec<Card> = (0..own.len()).filter(|i| set >> i & 1 == 1).map(|i| own[i]).collect();
            let bits = plain.iter().fold(0, |set, card| set | card.bit());
            for rubles in 0..=DEAREST + 3 {
                let reach = trading_costing_at_most(bits, [rubles, rubles + 1, rubles]);
                for card in Card::ALL {
                    let colour = card.facts().colour;
                    let money = rubles + u8::from(colour == Colour::Blue);
                    let best =
                        plain.iter().filter(|card| card.facts().colour == colour).map(|c| c.worth()).max();
                    let fits =
                        card.is_trading() && best.is_some_and(|best| card.facts().cost <= money + best);
                    assert_eq!(reach & card.bit() != 0, fits, "{card} for {rubles} with {plain:?}");
                }
            }
        }
    }
}
