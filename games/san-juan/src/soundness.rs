//! The slow definition of a sound position (invariants): every card is somewhere, and what is remembered is true.

use kernel::{Broken, Seat};

use crate::buildings::all;
use crate::goods::Goods;
use crate::kinds::Card;
use crate::memory::PUBLIC;
use crate::setup::CITY;
use crate::state::{Player, Question, SanJuan};

impl SanJuan {
    /// §cards.4: where every copy of a card is: deck, discard pile, hands, buildings, goods, under and covered cards, the Cathedral
    /// on the table, and what is on its way.
    pub(crate) fn census(&self, card: Card) -> u32 {
        let of_player = |player: &Player| {
            let goods = player.goods.cards().iter().filter(|good| **good == card).count() as u32;
            let aside = [player.covered, player.tucked, player.stored];
            u32::from(player.hand.count(card))
                + u32::from(player.count(card))
                + goods
                + aside.iter().map(|tally| u32::from(tally.count(card))).sum::<u32>()
        };
        let on_its_way = match self.question {
            Question::Site(_) => u32::from(self.site.card == card),
            Question::Spend(_) | Question::Produce(_) | Question::Sell(_) => 0,
            Question::Draft(_)
            | Question::Role(_)
            | Question::Build(_)
            | Question::Pay(_)
            | Question::Recruit(_)
            | Question::Venture(_)
            | Question::Keep(_)
            | Question::Cull(_)
            | Question::Company(_)
            | Question::Chapel(_)
            | Question::Church(_)
            | Question::Limit(_)
            | Question::Over(_) => u32::from(self.selection.picked.count(card)),
        };
        u32::from(self.deck.count(card))
            + u32::from(self.discard.count(card))
            + u32::from(self.drawn.count(card))
            + u32::from(self.cathedral && card == Card::Cathedral)
            + self.seats.iter().map(of_player).sum::<u32>()
            + on_its_way
    }

    pub(crate) fn find_fault(&self) -> Result<(), Broken> {
        for card in all() {
            let (found, copies) = (self.census(card), u32::from(self.copies(card)));
            if found != copies {
                return broken(format!("there are {found} {card}, not {copies}"));
            }
        }
        for seat in Seat::all(self.player_count()) {
            self.player(seat).find_fault(seat)?;
            self.find_false_memory(seat)?;
        }
        if self.seats[self.player_count()..].iter().any(|empty| *empty != Player::NOBODY) {
            return broken("a seat that nobody has owns something".to_owned());
        }
        if self.taken.count_ones() != u32::from(self.picks) {
            return broken(format!("{} roles were taken in {} picks", self.taken.count_ones(), self.picks));
        }
        Ok(())
    }

    /// What a seat remembers has to be true.
    fn find_false_memory(&self, seat: Seat) -> Result<(), Broken> {
        let memory = &self.memory;
        let own = &memory.discard[seat.index()];
        let mut doubtful = 0;
        for card in all() {
            if own.count(card) > self.discard.count(card) {
                return broken(format!("{seat} remembers a {card} that is not in the discard pile"));
            }
            if memory.discard[PUBLIC].count(card) > own.count(card) {
                return broken(format!("{seat} has forgotten a {card} that everybody remembers"));
            }
            let chosen =
                if self.choosing_from_hand() == Some(seat) { self.selection.picked.count(card) } else { 0 };
            if memory.hand[seat.index()].count(card) > self.player(seat).hand.count(card) + chosen {
                return broken(format!("everybody remembers a {card} that {seat} does not hold"));
            }
            let sure = memory.hand[seat.index()].count(card);
            let held = (self.player(seat).hand.count(card) + chosen).saturating_sub(sure);
            doubtful += held.min(memory.doubt[seat.index()].cards.count(card));
            if memory.tucked[seat.index()].count(card) > self.player(seat).tucked.count(card) {
                return broken(format!("everybody remembers a {card} that is not under {seat}'s buildings"));
            }
            // Cards known in the deck when it was shuffled do not lie where cards have lain since before.
            for (shuffle, known) in memory.deck.iter().enumerate() {
                let known = usize::from(known[seat.index()].count(card));
                let old =
                    || self.seats.iter().map(|player| old_goods(&player.goods, shuffle, card)).sum::<usize>();
                if known > 0 && known + old() > self.hidden_from(seat, card) {
                    return broken(format!(
                        "{seat} remembers a {card} in the deck that cannot have been there"
                    ));
                }
            }
            let [last, before] = &memory.deck;
            if last[seat.index()].count(card) > before[seat.index()].count(card) {
                return broken(format!("{seat} remembers the shuffles in the wrong order"));
            }
        }
        if doubtful < memory.doubt[seat.index()].least {
            return broken(format!("{seat} holds only {doubtful} of the cards that everybody saw coming"));
        }
        Ok(())
    }

    /// How many of a card lie where a seat cannot know them.
    pub(crate) fn hidden_from(&self, seat: Seat, card: Card) -> usize {
        let player = self.player(seat);
        let choosing =
            if let Question::Keep(asked) = self.question { Some(asked) } else { self.choosing_from_hand() };
        let mut known = player.hand.count(card) + player.tucked.count(card);
        known += self.memory.discard[seat.index()].count(card);
        if choosing == Some(seat) {
            known += self.selection.picked.count(card) + self.drawn.count(card);
        }
        for other in Seat::all(self.player_count()) {
            known += self.player(other).count(card) + self.player(other).covered.count(card);
            if other != seat {
                known += self.memory.hand[other.index()].count(card);
                known += self.memory.tucked[other.index()].count(card);
            }
        }
        known += u8::from(matches!(self.question, Question::Site(_)) && self.site.card == card);
        known += u8::from(self.cathedral && card == Card::Cathedral);
        usize::from(self.copies(card) - known)
    }
}

fn old_goods(goods: &Goods, shuffle: usize, card: Card) -> usize {
    goods.cards()[..goods.old()[shuffle]].iter().filter(|good| **good == card).count()
}

impl Player {
    fn find_fault(&self, seat: Seat) -> Result<(), Broken> {
        let count: u8 = all().map(|card| self.count(card)).sum();
        if count != self.buildings || self.buildings > CITY {
            return broken(format!("{seat} has {count} buildings, not {}", self.buildings));
        }
        for card in all() {
            if (self.count(card) > 0) != self.has(card) {
                return broken(format!("{seat}'s {card} is not where it should be"));
            }
            // §producer.3: one good on a building at most.
            if self.goods.on(card) > self.count(card) {
                return broken(format!(
                    "{seat} has {} goods on {} {card}",
                    self.goods.on(card),
                    self.count(card)
                ));
            }
        }
        if self.tucked.len() != usize::from(self.under_chapel + self.under_church) {
            return broken(format!("{seat} has {} cards under Chapel and Church", self.tucked.len()));
        }
        if self.hand.has(Card::Cathedral) || self.covered.count(Card::Crane) > 0 {
            return broken(format!("{seat} holds the Cathedral or has covered a Crane"));
        }
        let kinds = self.hand.iter().fold(0, |kinds, (card, _)| kinds | card.bit());
        let cards: usize = self.hand.iter().map(|(_, n)| usize::from(n)).sum();
        if kinds != self.hand.kinds() || cards != self.hand.len() {
            return broken(format!("{seat}'s hand does not add up"));
        }
        Ok(())
    }
}

fn broken(what: String) -> Result<(), Broken> {
    Err(Broken(what))
}
