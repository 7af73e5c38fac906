//! Looking at a position without changing it (accessors): for evaluations and statistics.

use kernel::Seat;

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
}
