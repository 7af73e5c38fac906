//! The table: what lies where, whose turn it is, and questions about it.

use kernel::{Bag, Ending, Kind, Seat};

use crate::cards::{Effect, of_colour};
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
pub(crate) enum From {
    Row(Row),
    Hand,
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

    /// The price of a card before the worth of a replaced card is taken off; it may be below 1.
    #[inline]
    pub(crate) fn reduced_cost(&self, card: Card, from: From) -> i32 {
        let facts = card.facts();
        let mut cost = i32::from(facts.cost);
        // §price.2: one ruble less for each card of the same name in the own play area.
        cost -= i32::from(self.area.count(card));
        // §price.3, §price.7: one less straight from the lower row, never from the hand or an Observatory.
        cost -= i32::from(from == From::Row(Row::Lower));
        // §price.4, §price.5: the Carpenter Workshop makes blue cards cheaper, the Gold Smelter red ones.
        cost -= match facts.colour {
            Colour::Green => 0,
            Colour::Blue => i32::from(self.area.has(Card::CarpenterWorkshop)),
            Colour::Red => i32::from(self.area.has(Card::GoldSmelter)),
        };
        cost
    }

    /// §price.1: what the seat pays to place a card. §trade.2: the worth of the replaced card is taken off.
    #[inline]
    pub(crate) fn price(&self, card: Card, from: From, target: Option<Card>) -> u16 {
        let worth = target.map_or(0, |target| i32::from(target.worth()));
        // §price.6: all reductions add up, and one ruble at least is paid.
        (self.reduced_cost(card, from) - worth).max(1) as u16
    }

    /// The own cards that a trading card may replace.
    #[inline]
    pub(crate) fn targets(&self, card: Card) -> u64 {
        let mut targets = self.area.kinds() & card.targets();
        // §observatory.5: one that was used in this round cannot be replaced.
        if self.face_up_observatories() == 0 {
            targets &= !Card::Observatory.bit();
        }
        targets
    }

    /// Calls `found` for each way to place a card that the seat can pay, with the card that is replaced.
    #[inline]
    pub(crate) fn placements(&self, card: Card, from: From, mut found: impl FnMut(Option<Card>)) {
        let rubles = i32::from(self.rubles);
        let cost = self.reduced_cost(card, from);
        if card.is_trading() {
            for target in Card::members(self.targets(card)) {
                if (cost - i32::from(target.worth())).max(1) <= rubles {
                    found(Some(target));
                }
            }
        } else if cost.max(1) <= rubles {
            found(None);
        }
    }

    /// Rubles and points that the cards of a colour earn. §score.5: trading cards earn with their colour.
    #[must_use]
    pub fn earnings(&self, colour: Colour) -> (u16, u16) {
        let mut rubles = 0;
        let mut points = 0;
        for card in Card::members(self.area.kinds() & of_colour(colour)) {
            let facts = card.facts();
            let n = u16::from(self.area.count(card));
            rubles += n * u16::from(facts.rubles);
            points += n * u16::from(facts.points);
            // §mariinskij.1, §tax-man.1: one ruble for each own card of the other colour.
            if let Effect::RublePer(other) = facts.effect {
                rubles += self.area.count_of(of_colour(other));
            }
        }
        // §observatory.4: one that was used earns nothing in this round.
        if colour == Colour::Blue {
            points -= u16::from(self.face_down) * u16::from(Card::Observatory.facts().points);
        }
        (rubles, points)
    }

    /// How many different nobles lie in the play area. §final.1: red trading cards are nobles.
    #[must_use]
    pub fn different_nobles(&self) -> usize {
        (self.area.kinds() & of_colour(Colour::Red)).count_ones() as usize
    }

    /// §pub.2: five for each own Pub, and no more than can be paid at two rubles each.
    #[must_use]
    pub fn most_pub_points(&self) -> u8 {
        let limit = u16::from(5 * self.area.count(Card::Pub));
        limit.min(self.rubles / 2) as u8
    }
}

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
