//! What a seat can spend: which of many cards it can pay for, at a glance. It agrees with [`Player::price`], card by card.

use kernel::{Kind, ONES, odd_bytes};

use crate::cards::{
    CardSet, DEAREST, PLAIN_COSTS, of_colour, plain_of_colour, trading_costing_at_most, worth_at_least,
};
use crate::kinds::{Card, Colour};
use crate::state::{Player, shop_of};

/// What a seat can spend.
#[derive(Clone, Copy)]
pub(crate) struct Purse<'a> {
    player: &'a Player,
    /// The rubles, as far as they count: [`DEAREST`] at most.
    rubles: u8,
    /// The cards that a shop makes cheaper.
    cheaper: CardSet,
    replaceable: CardSet,
    /// What is taken off the cost of each plain card wherever it lies, less its cost, eight cards in a word.
    saved: [u64; LANES],
}

/// Words with a byte for each plain card.
const LANES: usize = PLAIN_COSTS.len();

impl<'a> Purse<'a> {
    /// `None` without a ruble: §price.6, one at least is paid.
    #[inline]
    pub(crate) fn of(player: &'a Player) -> Option<Purse<'a>> {
        if player.rubles == 0 {
            return None;
        }
        // §price.2: one ruble less for each own copy. Bytes begin at 128, so that none falls below nought.
        let (copies, _) = player.area.counts().as_chunks::<8>();
        let cost = |lane: usize| ONES * 128 - u64::from_le_bytes(PLAIN_COSTS[lane]);
        let mut saved: [u64; LANES] =
            std::array::from_fn(|lane| u64::from_le_bytes(copies[lane]) + cost(lane));
        // §price.4, §price.5: a shop takes a ruble off the cost of all cards of its colour.
        let mut cheaper = 0;
        for &colour in Colour::ALL {
            if shop_of(colour).is_some_and(|shop| player.area.has(shop)) {
                cheaper |= of_colour(colour);
                let of_colour = plain_of_colour(colour);
                saved.iter_mut().zip(of_colour).for_each(|(saved, ones)| *saved += ones);
            }
        }
        let rubles = player.rubles.min(u16::from(DEAREST)) as u8;
        Some(Purse { player, rubles, cheaper, replaceable: player.replaceable(), saved })
    }

    /// The plain cards that can be paid at a place that takes so much off their cost.
    #[inline]
    pub(crate) fn payable(&self, off: u8) -> CardSet {
        let money = ONES * u64::from(self.rubles + off);
        let mut payable = 0;
        for (lane, saved) in self.saved.iter().enumerate() {
            // The highest bit of a byte says that nothing is missing.
            payable |= odd_bytes((saved + money) >> 7) << (8 * lane);
        }
        payable
    }

    /// The trading cards within reach, wherever they lie: no other one has a target with which it can be paid.
    #[inline]
    pub(crate) fn reach(&self) -> CardSet {
        // A ruble for the lower row, one for a shop, one for each own copy; green ones have no shop, and up to three copies.
        let most = self.rubles + 1;
        trading_costing_at_most(self.replaceable, [most + 2, most + 1, most + 1])
    }

    /// The own cards that a trading card may replace so that it can be paid: those that are worth what is missing.
    #[inline]
    pub(crate) fn payable_targets(&self, card: Card, off: u8) -> CardSet {
        let shop = u8::from(self.cheaper & card.bit() != 0);
        let money = self.rubles + off + self.player.area.count(card) + shop;
        self.replaceable & card.targets() & worth_at_least(card.facts().cost.saturating_sub(money))
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Game, Log, Seat};

    use super::*;
    use crate::kinds::Row;
    use crate::state::{Origin, SaintPetersburg};

    fn agrees_with_prices(player: &Player) {
        let Some(purse) = Purse::of(player) else { return };
        for (off, row) in [(0, Row::Upper), (1, Row::Lower)] {
            let pays = |card, target| player.price(card, Origin::Row(row), target) <= player.rubles;
            // Of a card that can be placed there is one elsewhere.
            for &card in Card::ALL.iter().filter(|card| player.area.count(**card) < card.facts().copies) {
                if card.is_trading() {
                    let targets = Card::members(player.targets(card)).filter(|own| pays(card, Some(*own)));
                    let targets = targets.fold(0, |set, own| set | own.bit());
                    assert_eq!(purse.payable_targets(card, off), targets, "{card}: {player:?}");
                    assert!(targets == 0 || purse.reach() & card.bit() != 0, "{card}: {player:?}");
                } else {
                    assert_eq!(purse.payable(off) & card.bit() != 0, pays(card, None), "{card}: {player:?}");
                }
            }
        }
    }

    #[test]
    fn what_a_purse_can_pay_follows_from_the_prices() {
        let mut chance = Chance::fast(5);
        for seed in 0..60u8 {
            let setup = crate::Setup { players: 2 + seed % 3 };
            let mut game = SaintPetersburg::new(&setup, &mut chance).expect("a set-up of the game");
            while let Some(seat) = game.acting().first() {
                Seat::all(game.players()).for_each(|seat| agrees_with_prices(game.player(seat)));
                let answers = kernel::legal(&game, seat);
                let answer = answers[chance.place_in(&answers)];
                game.apply(seat, answer, &mut chance, &mut Log::off());
            }
        }
    }
}
