//! Looking at a position without changing it (accessors): for evaluations and statistics.

use kernel::{Kind, Seat};

use crate::action::Action;
use crate::kinds::{Card, Phase, Row, Stack};
use crate::pile::{Hand, Pile};
use crate::state::{Origin, Player, Question, SaintPetersburg};

impl SaintPetersburg {
    /// What a seat owns.
    #[must_use]
    pub fn owner(&self, seat: Seat) -> &Player {
        self.player(seat)
    }

    /// The phase that is being played.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What is asked, and of whom.
    #[must_use]
    pub fn question(&self) -> Question {
        self.question
    }

    /// Whether this round is the last one.
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.exhausted.is_some()
    }

    /// How many cards a stack still has.
    #[must_use]
    pub fn left_in(&self, stack: Stack) -> usize {
        self.stacks[stack.index()].len()
    }

    /// Who goes first in a phase of this round.
    #[must_use]
    pub fn starts(&self, phase: Phase) -> Seat {
        self.markers[phase.index()]
    }

    /// The cards of a row.
    #[must_use]
    pub fn cards_of(&self, row: Row) -> &Pile {
        self.row(row)
    }

    /// The card that an answer would place, the card that it would replace, and what it would cost.
    #[must_use]
    pub fn placing(&self, seat: Seat, action: Action) -> Option<(Card, Option<Card>, u16)> {
        let (card, target, from) = match (action, self.question) {
            (Action::Buy(card, row, target), _) => (card, target, Origin::Row(row)),
            (Action::Play(card, target), _) => (card, target, Origin::Hand),
            (Action::BuyDrawn(target), Question::Observed(_, card)) => (card, target, Origin::Observatory),
            _ => return None,
        };
        Some((card, target, self.player(seat).price(card, from, target)))
    }
}

impl Card {
    /// Whether it is a trading card that may take the other one's place.
    #[must_use]
    pub fn may_replace(self, other: Card) -> bool {
        self.targets() & other.bit() != 0
    }
}

impl Player {
    /// The rubles.
    #[must_use]
    pub fn rubles(&self) -> u16 {
        self.rubles
    }

    /// The points on the track.
    #[must_use]
    pub fn points(&self) -> u16 {
        self.points
    }

    /// The cards in the hand.
    #[must_use]
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The cards in the play area.
    #[must_use]
    pub fn area(&self) -> &Pile {
        &self.area
    }
}
