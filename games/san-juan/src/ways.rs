//! What can be built, where, and what it costs.

use kernel::{Kind, Seat};

use crate::buildings::{CardSet, PRODUCTION, at_most, deck_kinds};
use crate::kinds::Card;
use crate::state::{Player, SanJuan};

/// The building under way, from its choice to its payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// What is built. It has left the hand.
    pub(crate) card: Card,
    /// What it covers.
    pub(crate) over: Option<Card>,
    /// Cards still to be paid.
    pub(crate) cost: u8,
    /// Buildings that worked before and are not covered now: Sawmill, Hospital, Black Market.
    pub(crate) works: CardSet,
    /// Whether a discount was used, so that some of it can be waived.
    pub(crate) discounted: bool,
}

impl Site {
    pub(crate) const NONE: Site =
        Site { card: Card::CornFarm, over: None, cost: 0, works: 0, discounted: false };

    /// Whether a building that was there before helps with this one.
    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        self.works & card.bit() != 0
    }
}

/// A place for a new building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Beside,
    /// Over a building, which may carry a good.
    Over(Card, bool),
}

impl Way {
    #[inline]
    pub(crate) fn covered(self) -> Option<Card> {
        match self {
            Way::Beside => None,
            Way::Over(card, _) => Some(card),
        }
    }
}

impl Player {
    /// §crane.1, §crane.3: every way to place a card: beside, and with a Crane over each own building but a Crane and the same.
    pub(crate) fn ways(&self, card: Card) -> impl Iterator<Item = Way> + '_ {
        let targets = if self.has(Card::Crane) { self.built & !Card::Crane.bit() & !card.bit() } else { 0 };
        let over = Card::members(targets).flat_map(|target| {
            // §crane.5: with or without its good are two different ways.
            let loaded = self.goods.on(target);
            let plain = (self.count(target) > loaded).then_some(Way::Over(target, false));
            plain.into_iter().chain((loaded > 0).then_some(Way::Over(target, true)))
        });
        std::iter::once(Way::Beside).chain(over)
    }

    /// §builder.5: a commercial building that he has cannot be built again; a production building can.
    #[inline]
    pub(crate) fn may_have(&self, card: Card) -> bool {
        card.is_production() || !self.has(card)
    }

    /// What a card costs him with a privilege of this size, beside his buildings or over one of them, before goods are spent.
    #[inline]
    pub(crate) fn cost(&self, card: Card, over: Option<Card>, privilege: u8) -> u8 {
        // §builder.3: one card less for the chooser; §distillery.1, §materials-depot.1: one less with the building that helps.
        let mut off = privilege + self.one_with(card.helper());
        if let Some(target) = over {
            // §crane.4: what is covered does not help any more.
            off -= u8::from(target == card.helper());
            // §publishing-house.4: the doubled privilege falls back to one.
            off -= u8::from(target == Card::PublishingHouse && privilege == 2);
            // §crane.2: the cost of what is covered is taken off.
            off += target.worth_covered();
        }
        // §builder.4: never less than nothing.
        card.cost().saturating_sub(off)
    }

    /// The most that covering one of his buildings takes off a card with this helper, the goods that may be spent included: what
    /// [`cost`](Player::cost) and [`spendable`](Player::spendable) say of each.
    fn best_cover(&self, helper: Card, privilege: u8) -> u8 {
        let over = Card::members(self.built & !Card::Crane.bit()).map(|target| {
            let off = privilege + self.one_with(helper) + target.worth_covered();
            let lost =
                u8::from(target == helper) + u8::from(target == Card::PublishingHouse && privilege == 2);
            // §crane.5: if every such building carries a good, one of them is lost.
            let loaded = self.goods.on(target);
            off - lost + self.spendable(Way::Over(target, self.count(target) == loaded))
        });
        over.max().unwrap_or_default()
    }

    /// The cheapest cost of a card in any of its ways, before goods are spent.
    pub(crate) fn cheapest(&self, card: Card, privilege: u8) -> u8 {
        let costs = self.ways(card).map(|way| self.cost(card, way.covered(), privilege));
        costs.min().expect("beside is always a way")
    }

    /// The goods that may be spent. §black-market.1: two at most; §black-market.3: not the one lost with a covered building.
    #[inline]
    pub(crate) fn spendable(&self, way: Way) -> u8 {
        let (covered, lost) = match way {
            Way::Beside => (false, 0),
            Way::Over(card, loaded) => (card == Card::BlackMarket, u8::from(loaded)),
        };
        if self.has(Card::BlackMarket) && !covered { (self.goods.len() as u8 - lost).min(2) } else { 0 }
    }
}

impl SanJuan {
    /// What a card costs the seat in this way, before goods are spent.
    #[inline]
    pub(crate) fn cost(&self, seat: Seat, card: Card, way: Way) -> u8 {
        self.player(seat).cost(card, way.covered(), self.privilege(seat))
    }

    /// The fewest cards with which a way can be paid.
    #[inline]
    pub(crate) fn least_cost(&self, seat: Seat, card: Card, way: Way) -> u8 {
        self.cost(seat, card, way).saturating_sub(self.player(seat).spendable(way))
    }

    /// Every way that can be paid with so many cards.
    pub(crate) fn payable(&self, seat: Seat, card: Card, cards: usize) -> impl Iterator<Item = Way> + '_ {
        let player = self.player(seat);
        player.ways(card).filter(move |way| usize::from(self.least_cost(seat, card, *way)) <= cards)
    }

    /// The kinds of a set that can be built with so many cards to pay.
    #[inline]
    fn affordable(&self, seat: Seat, kinds: CardSet, cards: usize) -> CardSet {
        let player = self.player(seat);
        let kinds = kinds & (PRODUCTION | !player.built);
        let means = cards + usize::from(player.spendable(Way::Beside) + self.privilege(seat));
        let farms = at_most(means + usize::from(player.one_with(Card::Distillery))) & PRODUCTION;
        let houses = at_most(means + usize::from(player.one_with(Card::MaterialsDepot))) & !PRODUCTION;
        let mut found = kinds & (farms | houses);
        if player.has(Card::Crane) {
            // A commercial building that he has not is never what it covers, so that one look at his buildings serves for all.
            let best = player.best_cover(Card::MaterialsDepot, self.privilege(seat));
            found |= kinds & at_most(cards + usize::from(best)) & !PRODUCTION;
            for card in Card::members(kinds & PRODUCTION & !found) {
                if self.payable(seat, card, cards).next().is_some() {
                    found |= card.bit();
                }
            }
        }
        found
    }

    /// §cathedral.1: anybody may build the Cathedral while it lies on the table, with all the hand to pay.
    /// §cathedral.2: in all the ways of a commercial building.
    #[inline]
    fn cathedral_affordable(&self, seat: Seat) -> CardSet {
        if self.cathedral {
            self.affordable(seat, Card::Cathedral.bit(), self.player(seat).hand.len())
        } else {
            0
        }
    }

    /// §builder.2: what the seat can build: cards of the hand that the rest of the hand can pay, and the Cathedral.
    #[inline]
    pub(crate) fn buildable(&self, seat: Seat) -> CardSet {
        let hand = &self.player(seat).hand;
        let own = if hand.is_empty() { 0 } else { self.affordable(seat, hand.kinds(), hand.len() - 1) };
        own | self.cathedral_affordable(seat)
    }

    /// §secret.7: whether a build is conceivable for all that everybody can see: hand size and table, not the cards in hand.
    #[inline]
    pub(crate) fn build_conceivable(&self, seat: Seat) -> bool {
        match self.player(seat).hand.len() {
            0 => self.cathedral_affordable(seat) != 0,
            1 => {
                self.affordable(seat, deck_kinds(self.new_buildings), 0) | self.cathedral_affordable(seat)
                    != 0
            }
            _ => true,
        }
    }
}
