//! Any sound position, built in a few words (a fixture, a position builder): for tests, puzzles and questions about a rule.

use kernel::{Kind, Seat};

use crate::kinds::{Card, Phase, Row, Stack};
use crate::phases::lay_out;
use crate::setup::Setup;
use crate::state::{Question, SaintPetersburg};

/// A position in the making. Cards are named in the notation with spaces between them; those that are not placed stay in their stacks.
///
/// ```
/// use kernel::{Seat, script};
/// use saint_petersburg::{Scenario, Stack};
///
/// let game = Scenario::new(2).phase(Stack::Building).upper("market").area(Seat::A, "market market").build();
/// assert_eq!(script::refusal(&game, Seat::A, "buy market upper"), None);
/// ```
#[derive(Clone, Debug)]
pub struct Scenario {
    game: SaintPetersburg,
}

impl Scenario {
    /// A table of `players` at the beginning of the first round, with empty rows, all markers at seat A and the usual rubles.
    ///
    /// # Panics
    /// With other than 2 to 4 players.
    #[must_use]
    pub fn new(players: u8) -> Scenario {
        assert!((2..=4).contains(&players), "2 to 4 play");
        Scenario { game: lay_out(&Setup { players }) }
    }

    /// Takes named cards out of their stacks.
    fn named(&mut self, names: &str) -> Vec<Card> {
        let cards: Vec<Card> =
            names.split_whitespace().map(|name| name.parse().unwrap_or_else(|e| panic!("{e}"))).collect();
        for card in &cards {
            let inside = self.game.stacks[card.facts().stack.index()].take(*card);
            assert!(inside, "there are only {} {card}", card.facts().copies);
        }
        cards
    }

    /// The phase, with its marker holder to act.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Scenario {
        self.game.phase = phase;
        self.game.question = Question::Turn(self.game.starter());
        self
    }

    /// Who holds a marker.
    #[must_use]
    pub fn marker(mut self, marker: Stack, seat: Seat) -> Scenario {
        self.game.markers[marker.index()] = seat;
        let phase = self.game.phase;
        self.phase(phase)
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Scenario {
        self.game.question = Question::Turn(seat);
        self
    }

    /// The round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Scenario {
        self.game.round = round;
        self
    }

    /// Cards in the upper row.
    #[must_use]
    pub fn upper(self, cards: &str) -> Scenario {
        self.row(Row::Upper, cards)
    }

    /// Cards in the lower row.
    #[must_use]
    pub fn lower(self, cards: &str) -> Scenario {
        self.row(Row::Lower, cards)
    }

    fn row(mut self, row: Row, cards: &str) -> Scenario {
        for card in self.named(cards) {
            self.game.rows[row.index()].add(card);
        }
        self
    }

    /// Cards in a play area.
    #[must_use]
    pub fn area(mut self, seat: Seat, cards: &str) -> Scenario {
        for card in self.named(cards) {
            self.game.player_mut(seat).area.add(card);
        }
        self
    }

    /// Cards in a hand.
    #[must_use]
    pub fn hand(mut self, seat: Seat, cards: &str) -> Scenario {
        for card in self.named(cards) {
            self.game.player_mut(seat).hand.add(card);
        }
        self
    }

    /// A seat's rubles.
    #[must_use]
    pub fn rubles(mut self, seat: Seat, rubles: u16) -> Scenario {
        self.game.player_mut(seat).rubles = rubles;
        self
    }

    /// A seat's points on the track.
    #[must_use]
    pub fn points(mut self, seat: Seat, points: u16) -> Scenario {
        self.game.player_mut(seat).points = points;
        self
    }

    /// Observatories of a seat that were used in this round.
    #[must_use]
    pub fn face_down(mut self, seat: Seat, observatories: u8) -> Scenario {
        self.game.player_mut(seat).face_down = observatories;
        self
    }

    /// Leaves so many cards in a stack; the others go to the discard pile.
    #[must_use]
    pub fn stack(mut self, stack: Stack, cards: usize) -> Scenario {
        let bag = &mut self.game.stacks[stack.index()];
        while bag.len() > cards {
            let (card, _) = bag.iter().next().expect("there are cards left");
            bag.take(card);
            self.game.discard.add(card, 1);
        }
        self
    }

    /// The position.
    ///
    /// # Panics
    /// If it is not a sound one.
    #[must_use]
    pub fn build(self) -> SaintPetersburg {
        if let Err(broken) = kernel::Game::check(&self.game) {
            panic!("{broken}");
        }
        self.game
    }
}
