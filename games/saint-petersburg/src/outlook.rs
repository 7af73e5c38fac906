//! What lies ahead, told from what a viewer sees (derived figures): prices with every reduction, what cards earn, what one more would change, the worth
//! of a seat, how near the end is.

#[cfg(test)]
mod tests;

use kernel::{Kind, Seat};

use crate::cards::NOBLE_POINTS;
use crate::kinds::{Card, Colour, Stack};
use crate::score;
use crate::state::{Origin, PUB_PRICE, Player, shop_of};
use crate::view::{Cards, SeatView, View};

/// What makes a card cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saving {
    /// §price.2: so many own cards of the same name.
    Copies(u8),
    /// §price.3
    LowerRow,
    /// §price.4, §price.5: the own shop of its colour.
    Shop(Card),
    /// §trade.2: the card that is replaced.
    Replaced(Card),
}

/// What a card costs a seat, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quote {
    /// As it is printed.
    pub printed: u16,
    /// What is taken off, each with its rubles: together no more than leaves one ruble to pay (§price.6).
    pub less: Vec<(Saving, u16)>,
    /// What is left to pay.
    pub now: u16,
}

/// What changes for a seat if it places a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Rubles more in every round.
    pub rubles: i32,
    /// Points more in every round.
    pub points: i32,
    /// Different nobles before and after.
    pub nobles: (usize, usize),
    /// Points at the end for these nobles, before and after.
    pub final_points: (u16, u16),
}

/// What a seat would count if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// On the track.
    pub track: i32,
    /// For different nobles.
    pub nobles: i32,
    /// For rubles; `None` where they are hidden.
    pub rubles: Option<i32>,
    /// For cards in the hand: nothing or less.
    pub hand: i32,
}

impl Worth {
    /// Everything that can be seen, together.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.track + self.nobles + self.rubles.unwrap_or(0) + self.hand
    }
}

/// §final.1: points at the end for so many different nobles.
fn noble_points(nobles: usize) -> u16 {
    u16::from(NOBLE_POINTS[nobles.min(NOBLE_POINTS.len() - 1)])
}

fn round_income(player: &Player) -> (i32, i32) {
    let earned = Colour::ALL.iter().map(|colour| player.earnings(*colour));
    earned.fold((0, 0), |sum, (rubles, points)| (sum.0 + i32::from(rubles), sum.1 + i32::from(points)))
}

impl SeatView {
    /// The player as far as prices, earnings and the final count are concerned; the hand is not in it.
    fn player(&self) -> Player {
        let mut player = Player::new(self.rubles.unwrap_or(0));
        for (card, n) in &self.area {
            (0..*n).for_each(|_| player.area.add(*card));
        }
        player.points = self.points;
        player.face_down = self.face_down;
        player
    }

    /// What a card costs this player, with everything that is taken off.
    #[must_use]
    pub fn quote(&self, card: Card, from: Origin, target: Option<Card>) -> Quote {
        let player = self.player();
        let [copies, row, shop] = player.reductions(card, from);
        let savings = [
            Some((Saving::Copies(copies), copies)),
            Some((Saving::LowerRow, row)),
            shop_of(card.facts().colour).map(|owned| (Saving::Shop(owned), shop)),
            target.map(|target| (Saving::Replaced(target), target.worth())),
        ];
        let now = player.price(card, from, target);
        let mut left = u16::from(card.facts().cost) - now;
        let mut spared = |(saving, n): (Saving, u8)| {
            let n = u16::from(n).min(left);
            left -= n;
            (n > 0).then_some((saving, n))
        };
        let less = savings.into_iter().flatten().filter_map(&mut spared).collect();
        Quote { printed: card.facts().cost.into(), less, now }
    }

    /// The ways to place a card with their prices, the cheapest first and among equals the one that loses least; none for a trading card without anything
    /// to replace. What the seat can pay is not looked at.
    #[must_use]
    pub fn placements(&self, card: Card, from: Origin) -> Vec<(Option<Card>, u16)> {
        let player = self.player();
        if !card.is_trading() {
            return vec![(None, player.price(card, from, None))];
        }
        let price = |target| (Some(target), player.price(card, from, Some(target)));
        let mut all: Vec<(Option<Card>, u16)> = Card::members(player.targets(card)).map(price).collect();
        let lost = |target: &Option<Card>| target.map_or(0, |target| target.facts().cost);
        all.sort_by_key(|(target, price)| (*price, lost(target)));
        all
    }

    /// What a card costs this player at least.
    #[must_use]
    pub fn price(&self, card: Card, from: Origin) -> Option<u16> {
        self.placements(card, from).first().map(|(_, price)| *price)
    }

    /// Rubles and points that the cards of a colour would earn now.
    #[must_use]
    pub fn earnings(&self, colour: Colour) -> (u16, u16) {
        self.player().earnings(colour)
    }

    /// Rubles and points that all copies of a card would earn now.
    #[must_use]
    pub fn earned_by(&self, card: Card) -> (u16, u16) {
        self.player().earned_by(card)
    }

    /// Rubles and points that the next copy of a card would earn, if it lay in the play area now.
    #[must_use]
    pub fn would_earn(&self, card: Card) -> (u16, u16) {
        let mut player = self.player();
        let before = player.earned_by(card);
        player.area.add(card);
        let after = player.earned_by(card);
        (after.0 - before.0, after.1 - before.1)
    }

    /// What changes if this player places a card.
    #[must_use]
    pub fn change(&self, card: Card, target: Option<Card>) -> Change {
        let before = self.player();
        let mut after = before;
        if let Some(target) = target {
            after.area.take(target);
        }
        after.area.add(card);
        let ((old_rubles, old_points), (rubles, points)) = (round_income(&before), round_income(&after));
        let nobles = (before.different_nobles(), after.different_nobles());
        Change {
            rubles: rubles - old_rubles,
            points: points - old_points,
            nobles,
            final_points: (noble_points(nobles.0), noble_points(nobles.1)),
        }
    }

    /// Different nobles in the play area, and the points that they would give at the end.
    #[must_use]
    pub fn nobles(&self) -> (usize, u16) {
        let nobles = self.player().different_nobles();
        (nobles, noble_points(nobles))
    }

    /// The cards of a colour.
    #[must_use]
    pub fn group(&self, colour: Colour) -> Cards {
        let of = |(card, _): &(&Card, &u8)| card.facts().colour == colour;
        self.area.iter().filter(of).map(|(card, n)| (*card, *n)).collect()
    }

    /// Whether one card more may be taken into the hand.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.hand_size < self.hand_limit
    }

    /// What the Pubs of this player sell in a round: points, each number with its rubles.
    #[must_use]
    pub fn pub_offers(&self) -> Vec<(u8, u16)> {
        (1..=self.player().pub_limit()).map(|points| (points, PUB_PRICE * u16::from(points))).collect()
    }

    /// §final.1, §final.2, §final.3: what the player would count now.
    #[must_use]
    pub fn worth(&self) -> Worth {
        let player = self.player();
        Worth {
            track: i32::from(self.points),
            nobles: score::nobles(&player),
            rubles: self.rubles.map(|_| score::money(&player)),
            hand: score::left_in_hand(self.hand_size),
        }
    }
}

impl View {
    /// A seat's view.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// §end.1: the stack that is nearest to running out, with the cards that it has left.
    #[must_use]
    pub fn shortest_stack(&self) -> (Stack, usize) {
        let stacks = self.stacks.iter().map(|(stack, left)| (*stack, *left));
        stacks.min_by_key(|(_, left)| *left).expect("there are four stacks")
    }

    /// §round.3: how many more passes in a row end the actions of this phase.
    #[must_use]
    pub fn passes_left(&self) -> usize {
        self.seats.len() - usize::from(self.passes)
    }
}
