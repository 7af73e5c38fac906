//! Looking at a position without changing it (accessors): for evaluations and statistics.

use kernel::{KindSet, Seat};

use crate::kinds::{Card, Tile};
use crate::pile::Pile;
use crate::state::{Player, Question, SanJuan};

impl SanJuan {
    /// What a seat owns.
    #[must_use]
    pub fn owner(&self, seat: Seat) -> &Player {
        self.player(seat)
    }

    /// What is asked, and of whom.
    #[must_use]
    pub fn question(&self) -> Question {
        self.question
    }

    /// The trading-house card that lies open in this trader phase.
    #[must_use]
    pub fn open_house(&self) -> Option<Tile> {
        self.house.open
    }

    /// Who has the governor's card.
    #[must_use]
    pub fn governor(&self) -> Seat {
        self.governor
    }

    /// The roles taken in this round, as a set.
    #[must_use]
    pub fn taken_roles(&self) -> u64 {
        u64::from(self.taken)
    }

    /// Cards in the face-down deck.
    #[must_use]
    pub fn deck_len(&self) -> usize {
        self.deck.len()
    }

    /// Whether New Buildings are played with.
    #[must_use]
    pub fn has_new_buildings(&self) -> bool {
        self.new_buildings
    }

    /// The card that is being built.
    #[must_use]
    pub fn under_way(&self) -> Card {
        self.site.card
    }
}

impl Player {
    /// The cards in the hand.
    #[must_use]
    pub fn hand(&self) -> &Pile {
        &self.hand
    }

    /// Goods on all buildings.
    #[must_use]
    pub fn goods_len(&self) -> usize {
        self.goods.len()
    }

    /// Goods on the production buildings of a kind: 0 corn to 4 coffee.
    #[must_use]
    pub fn goods_at(&self, place: usize) -> u8 {
        self.goods.at(place)
    }

    /// The kinds of his face-up buildings, as a set.
    #[must_use]
    pub fn built(&self) -> KindSet {
        self.built
    }

    /// Cards under Chapel, Church and Harbor.
    #[must_use]
    pub fn cards_under(&self) -> usize {
        self.tucked.len() + self.stored.len()
    }
}
