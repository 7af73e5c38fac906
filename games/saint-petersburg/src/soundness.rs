//! The slow definition of a sound position (invariants): every card is somewhere, once, and nothing is beyond its limit.

use kernel::{Broken, Kind, Seat};

use crate::kinds::{Card, Stack};
use crate::state::{Player, Question, SaintPetersburg};

impl SaintPetersburg {
    /// Where every copy of a card is: stacks, rows, play areas, hands, discard pile, and the card just drawn.
    fn census(&self, card: Card) -> u32 {
        let open = self.rows.iter().chain(self.seats.iter().map(|player| &player.area));
        let bags = self.stacks.iter().chain([&self.discard]);
        let hands = self.seats.iter().flat_map(|player| player.hand.cards());
        let drawn = matches!(self.question, Question::Observed(_, drawn) if drawn == card);
        open.map(|pile| u32::from(pile.count(card))).sum::<u32>()
            + bags.map(|bag| u32::from(bag.count(card))).sum::<u32>()
            + hands.filter(|other| **other == card).count() as u32
            + u32::from(drawn)
    }

    pub(crate) fn find_fault(&self) -> Result<(), Broken> {
        let broken = |what: String| Err(Broken(what));
        for &card in Card::ALL {
            let (found, copies) = (self.census(card), u32::from(card.facts().copies));
            if found != copies {
                return broken(format!("there are {found} {card}, not {copies}"));
            }
        }
        for (&stack, bag) in Stack::ALL.iter().zip(&self.stacks) {
            if let Some((card, _)) = bag.iter().find(|(card, _)| card.facts().stack != stack) {
                return broken(format!("{card} lies in the {stack} stack"));
            }
        }
        if self.board_len() > crate::setup::BOARD {
            return broken(format!("{} cards lie on the board", self.board_len()));
        }
        for seat in Seat::all(self.player_count()) {
            let player = self.player(seat);
            if player.hand.len() > 4 {
                return broken(format!("{seat} holds {} cards", player.hand.len()));
            }
            if player.face_down > player.area.count(Card::Observatory) {
                return broken(format!("{seat} has more used Observatories than Observatories"));
            }
        }
        if self.seats[self.player_count()..].iter().any(|empty| *empty != Player::new(0)) {
            return broken("a seat that nobody has owns something".to_owned());
        }
        if usize::from(self.passes) >= self.player_count() {
            return broken(format!("{} passes in a row", self.passes));
        }
        Ok(())
    }
}
