//! The slow definition of a sound position (invariants): cards, cities and tokens agree with each other.

use kernel::{Broken, Kind, Seat};

use crate::board::COPIES;
use crate::card::Symbol;
use crate::deck::Slot;
use crate::kinds::{Bonus, Row};
use crate::state::{Player, Question, SanFrancisco};

impl SanFrancisco {
    pub(crate) fn find_fault(&self) -> Result<(), Broken> {
        self.check_cards()
            .and_then(|()| self.check_cities())
            .and_then(|()| self.check_tokens())
            .map_err(Broken)
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut missing = 0;
        for (i, (card, copies)) in self.deck.iter().enumerate() {
            let found = self.in_play(Slot(i as u8));
            if found > copies {
                return Err(format!("there are {found} {card}, not {copies}"));
            }
            missing += copies - found;
        }
        if missing != self.thrown {
            return Err(format!("{missing} cards are missing, {} were thrown away", self.thrown));
        }
        let building = !matches!(self.question, Question::Turn(_) | Question::Column(..) | Question::Over(_));
        if self.taken.len() > 0 && !building {
            return Err("taken cards are left after building".to_owned());
        }
        if !self.taken.slots().is_sorted() {
            return Err("the taken cards are not sorted".to_owned());
        }
        Ok(())
    }

    fn check_cities(&self) -> Result<(), String> {
        for seat in Seat::all(self.player_count()) {
            let city = &self.player(seat).city;
            // §tram.4: nothing is ever taken away, so trams and skyscrapers are those of the cards as they lie.
            if city.laid_again(self.deck, self.board) != *city {
                return Err(format!("trams or skyscrapers of {seat} do not follow from its cards"));
            }
            for &row in Row::ALL {
                let full = city.length(row) == 5;
                if full && self.completed[row.index()].is_none() {
                    return Err(format!("{seat} has completed {row} and nobody has its token"));
                }
                if !full && self.completed[row.index()] == Some(seat) {
                    return Err(format!("{seat} has the completion token of {row} without five cards"));
                }
            }
        }
        let most = self.seats.iter().map(|player| player.city.skyscraper_count()).max().unwrap_or(0);
        let held = self.medal.map_or(0, |holder| self.player(holder).city.skyscraper_count());
        if held != most || self.medal.is_some() != (most > 0) {
            return Err(format!("the medal lies at {:?}", self.medal));
        }
        if self.seats[self.player_count()..].iter().any(|empty| *empty != Player::NEW) {
            return Err("a seat that nobody has owns something".to_owned());
        }
        Ok(())
    }

    fn check_tokens(&self) -> Result<(), String> {
        for &bonus in Bonus::ALL {
            let owned: u32 = self.seats.iter().map(|player| player.bonuses(bonus)).sum();
            let held = matches!(self.question, Question::Row(_, b) | Question::Space(_, b) if b == bonus);
            let found = owned + u32::from(held) + u32::from(self.bonuses[bonus.index()]);
            // §discard.4: a used discard token has left the game.
            let right = if bonus == Bonus::DiscardToken {
                found <= u32::from(COPIES)
            } else {
                found == u32::from(COPIES)
            };
            if !right {
                return Err(format!("there are {found} {bonus}, not {COPIES}"));
            }
        }
        let foundations = |slot: &Slot| self.deck.card(*slot).has(Symbol::Foundation);
        let slots: Vec<Slot> =
            (0..self.deck.kinds()).map(|slot| Slot(slot as u8)).filter(foundations).collect();
        let all: u8 = slots.iter().map(|slot| self.deck.copies()[usize::from(slot.0)]).sum();
        let undrawn: u8 = slots.iter().map(|slot| self.draw_pile.count(*slot)).sum();
        let in_hand = u8::from(matches!(self.question, Question::Column(_, drawn) if foundations(&drawn)));
        let laid = all - undrawn - in_hand;
        if laid + self.tokens != self.board.tokens(self.player_count()) {
            return Err(format!("{laid} foundations have a token and {} tokens are left", self.tokens));
        }
        if self.tokens == 0 && !matches!(self.question, Question::Over(_)) {
            return Err("the game goes on without foundation tokens".to_owned());
        }
        if self.draw_pile.len() == 0 && matches!(self.question, Question::Turn(_)) {
            return Err("there is nothing left to draw".to_owned());
        }
        // §finalize.3: somebody is always without contracts.
        if self.seats[..self.player_count()].iter().all(|player| player.contracts > 0) {
            return Err("everybody has a contract".to_owned());
        }
        Ok(())
    }
}
