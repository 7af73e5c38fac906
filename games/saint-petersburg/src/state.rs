//! The table: what lies where, whose turn it is, and questions about it.

use kernel::{Bag, Ending, Kind, Seat};

use crate::cards::{CardSet, EARNING_OTHERWISE, Effect, PRINTED_EARNINGS, of_colour};
use crate::kinds::{Card, Colour, Phase, Row, Stack};
use crate::pile::{Hand, Pile};

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaintPetersburg {
    pub(crate) players: u8,
    pub(crate) seats: [Player; 4],
    pub(crate) stacks: [Bag<Card>; 4],
    pub(crate) rows: [Pile; 2],
    pub(crate) discard: Bag<Card>,
    /// Who begins in which phase.
    pub(crate) markers: [Seat; 4],
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) question: Question,
    /// Passes in a row.
    pub(crate) passes: u8,
    /// The stack whose last card was placed: the round in progress is the last one.
    pub(crate) exhausted: Option<Stack>,
}

/// What is asked, and of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What the seat does on its turn.
    Turn(Seat),
    /// What the seat does with the card that its Observatory drew.
    Observed(Seat, Card),
    /// How many points the seat buys in its Pubs.
    Pub(Seat),
    /// Nothing: the game is over.
    Over,
}

/// One player's belongings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    pub(crate) rubles: u16,
    /// Points on the track.
    pub(crate) points: u16,
    pub(crate) hand: Hand,
    pub(crate) area: Pile,
    /// Observatories of the area that were used in this round.
    pub(crate) face_down: u8,
}

/// Where a placed card comes from, as far as its price is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Bought from a row.
    Row(Row),
    /// Played from the hand.
    Hand,
    /// Drawn with an Observatory.
    Observatory,
}

impl Player {
    pub(crate) const fn new(rubles: u16) -> Player {
        Player { rubles, points: 0, hand: Hand::EMPTY, area: Pile::EMPTY, face_down: 0 }
    }

    /// §hand.1: three cards; §hand.2: four while the Warehouse lies in the play area.
    #[inline]
    #[must_use]
    pub fn hand_limit(&self) -> usize {
        if self.area.has(Card::Warehouse) { 4 } else { 3 }
    }

    /// §hand.3: cards above the limit are kept, but no further one is taken.
    #[inline]
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.hand.len() < self.hand_limit()
    }

    /// Observatories that can still be used or replaced in this round.
    #[inline]
    #[must_use]
    pub fn face_up_observatories(&self) -> u8 {
        self.area.count(Card::Observatory) - self.face_down
    }

    /// What is taken off a card's cost, whatever it replaces: for own copies, for the lower row, for the shop that makes its colour cheaper.
    #[inline]
    pub(crate) fn reductions(&self, card: Card, from: Origin) -> [u8; 3] {
        // §price.2: one ruble less for each card of the same name in the own play area.
        let copies = self.area.count(card);
        // §price.3, §price.7: one less straight from the lower row, never from the hand or an Observatory.
        let row = u8::from(from == Origin::Row(Row::Lower));
        // §price.4, §price.5: one less with the shop of its colour.
        let shop = self.area.kinds() & SHOPS[card.facts().colour as usize] != 0;
        [copies, row, u8::from(shop)]
    }

    /// The price of a card before the worth of a replaced card is taken off; it may be below 1.
    #[inline]
    pub(crate) fn reduced_cost(&self, card: Card, from: Origin) -> i32 {
        let [copies, row, shop] = self.reductions(card, from).map(i32::from);
        i32::from(card.facts().cost) - copies - row - shop
    }

    /// §price.1: what the seat pays to place a card. §trade.2: the worth of the replaced card is taken off.
    #[inline]
    pub(crate) fn price(&self, card: Card, from: Origin, target: Option<Card>) -> u16 {
        let worth = target.map_or(0, |target| i32::from(target.worth()));
        // §price.6: all reductions add up, and one ruble at least is paid.
        (self.reduced_cost(card, from) - worth).max(1) as u16
    }

    /// The own cards that a trading card may replace.
    #[inline]
    pub(crate) fn targets(&self, card: Card) -> CardSet {
        self.replaceable() & card.targets()
    }

    /// The own cards that may be replaced at all.
    #[inline]
    pub(crate) fn replaceable(&self) -> CardSet {
        // §observatory.5: one that was used in this round cannot be replaced.
        let used = if self.face_up_observatories() == 0 { Card::Observatory.bit() } else { 0 };
        self.area.kinds() & !used
    }

    /// Rubles and points that the cards of a colour earn. §score.5: trading cards earn with their colour.
    #[must_use]
    pub fn earnings(&self, colour: Colour) -> (u16, u16) {
        let printed = &PRINTED_EARNINGS[colour as usize];
        let sum: u16 = self.area.counts().iter().zip(printed).map(|(n, earned)| u16::from(*n) * earned).sum();
        let [mut rubles, mut points] = sum.to_le_bytes().map(u16::from);
        for card in Card::members(self.area.kinds() & of_colour(colour) & EARNING_OTHERWISE) {
            let (more_rubles, fewer_points) = self.earned_otherwise(card);
            rubles += more_rubles;
            points -= fewer_points;
        }
        (rubles, points)
    }

    /// Rubles and points that all copies of a card in the play area earn together.
    #[inline]
    #[must_use]
    pub fn earned_by(&self, card: Card) -> (u16, u16) {
        let facts = card.facts();
        let n = u16::from(self.area.count(card));
        let (more_rubles, fewer_points) = self.earned_otherwise(card);
        (n * u16::from(facts.rubles) + more_rubles, n * u16::from(facts.points) - fewer_points)
    }

    /// How many rubles more and how many points fewer the copies of a card earn than is printed on them.
    #[inline]
    fn earned_otherwise(&self, card: Card) -> (u16, u16) {
        let (facts, n) = (card.facts(), u16::from(self.area.count(card)));
        // §mariinskij.1, §tax-man.1: one ruble for each own card of the other colour.
        let rubles = if let Effect::RublePer(other) = facts.effect {
            n * self.area.count_of(of_colour(other))
        } else {
            0
        };
        // §observatory.4: one that was used earns nothing in this round.
        let used = if card == Card::Observatory { self.face_down } else { 0 };
        (rubles, u16::from(used) * u16::from(facts.points))
    }

    /// How many different nobles lie in the play area. §final.1: red trading cards are nobles.
    #[must_use]
    pub fn different_nobles(&self) -> usize {
        (self.area.kinds() & of_colour(Colour::Red)).count_ones() as usize
    }

    /// §pub.2: five for each own Pub, and no more than can be paid at two rubles each.
    #[must_use]
    pub fn most_pub_points(&self) -> u8 {
        let limit = u16::from(self.pub_limit());
        limit.min(self.rubles / PUB_PRICE) as u8
    }

    /// §pub.2: five for each own Pub.
    #[must_use]
    pub fn pub_limit(&self) -> u8 {
        5 * self.area.count(Card::Pub)
    }
}

/// §pub.2: the rubles that a point costs in the Pub.
pub(crate) const PUB_PRICE: u16 = 2;

/// §price.4, §price.5: the Carpenter Workshop makes blue cards cheaper, the Gold Smelter red ones.
pub(crate) const fn shop_of(colour: Colour) -> Option<Card> {
    match colour {
        Colour::Green => None,
        Colour::Blue => Some(Card::CarpenterWorkshop),
        Colour::Red => Some(Card::GoldSmelter),
    }
}

/// The shop of each colour as a set: none for green.
const SHOPS: [CardSet; Colour::COUNT] = {
    let mut shops = [0; Colour::COUNT];
    let mut i = 0;
    while i < Colour::COUNT {
        if let Some(shop) = shop_of(Colour::ALL[i]) {
            shops[i] = shop.bit();
        }
        i += 1;
    }
    shops
};

impl SaintPetersburg {
    /// How many play.
    #[inline]
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.players)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn stack(&self, stack: Stack) -> &Bag<Card> {
        &self.stacks[stack.index()]
    }

    #[inline]
    pub(crate) fn row(&self, row: Row) -> &Pile {
        &self.rows[row.index()]
    }

    /// Cards in both rows.
    #[inline]
    pub(crate) fn board_len(&self) -> usize {
        self.rows[0].len() + self.rows[1].len()
    }

    /// The holder of the marker of the present phase.
    pub(crate) fn starter(&self) -> Seat {
        self.markers[self.phase.index()]
    }

    /// §observatory.1, §observatory.2: in the building phase, with a face-up Observatory, a stack of two cards or more.
    pub(crate) fn can_observe(&self, seat: Seat, stack: Stack) -> bool {
        self.phase == Stack::Building
            && self.player(seat).face_up_observatories() > 0
            && self.stack(stack).len() >= 2
    }

    pub(crate) fn ended_by(&self) -> Option<Ending> {
        if self.question != Question::Over {
            return None;
        }
        let ending = |id| Ending { id };
        Some(match self.exhausted.expect("a game ends after a stack has run out") {
            Stack::Worker => ending("worker"),
            Stack::Building => ending("building"),
            Stack::Noble => ending("noble"),
            Stack::Trading => ending("trading"),
        })
    }
}
