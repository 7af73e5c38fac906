//! Looking at a position without changing it (accessors): for evaluations and statistics.

use kernel::{Kind, Seat};

use crate::kinds::{Bonus, Row};
use crate::space::{COLUMNS, Space};
use crate::state::{Question, SanFrancisco};

/// What things are worth at the end, in half points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worths {
    /// A skyscraper.
    pub skyscraper: i8,
    /// The Master Builder medal.
    pub medal: i8,
    /// A completion token.
    pub completion: i8,
    /// A points token.
    pub points_token: i8,
    /// How much a public garden is worth beside a tram; no points, but value.
    pub garden: u8,
    /// A district, by rank.
    pub district: [i8; 4],
    /// The trams, by rank.
    pub trams: [i8; 4],
}

impl SanFrancisco {
    /// What things are worth at this table.
    #[must_use]
    pub fn worths(&self) -> Worths {
        let board = self.board;
        Worths {
            skyscraper: board.skyscraper,
            medal: board.medal,
            completion: board.completion,
            points_token: board.points_token,
            garden: board.garden,
            district: *board.district(self.player_count()),
            trams: *board.trams(self.player_count()),
        }
    }

    /// What the cards of a row are worth together.
    #[must_use]
    pub fn row_value(&self, seat: Seat, row: Row) -> u8 {
        self.player(seat).city.values(row, self.deck, self.board).iter().sum()
    }

    /// How many cards lie in a row.
    #[must_use]
    pub fn row_length(&self, seat: Seat, row: Row) -> u8 {
        self.player(seat).city.length(row)
    }

    /// Trams in a city.
    #[must_use]
    pub fn trams_of(&self, seat: Seat) -> u32 {
        self.player(seat).city.tram_count()
    }

    /// Skyscrapers in a city.
    #[must_use]
    pub fn skyscrapers_of(&self, seat: Seat) -> u32 {
        self.player(seat).city.skyscraper_count()
    }

    /// How near the foundations without a skyscraper are to theirs, from 0 to 1 each, added up.
    #[must_use]
    pub fn foundation_progress(&self, seat: Seat) -> f32 {
        let city = &self.player(seat).city;
        let required = city.required(self.board).max(1) as f32;
        let mut sum = 0.0;
        for &row in Row::ALL {
            for column in 0..COLUMNS as u8 {
                let space = Space::new(row, column);
                if city.is_foundation(space) && !city.has_skyscraper(space) {
                    sum += city.around(space, self.deck, self.board) as f32 / required;
                }
            }
        }
        sum
    }

    /// Contracts of a seat.
    #[must_use]
    pub fn contracts_of(&self, seat: Seat) -> u8 {
        self.player(seat).contracts
    }

    /// Points tokens and discard tokens of a seat.
    #[must_use]
    pub fn tokens_of(&self, seat: Seat) -> (u8, u8) {
        (self.player(seat).points_tokens, self.player(seat).discard_tokens)
    }

    /// Who has the medal.
    #[must_use]
    pub fn medal(&self) -> Option<Seat> {
        self.medal
    }

    /// Who completed a row first.
    #[must_use]
    pub fn completed(&self, row: Row) -> Option<Seat> {
        self.completed[row.index()]
    }

    /// Foundation tokens left on the project board.
    #[must_use]
    pub fn foundation_tokens(&self) -> u8 {
        self.tokens
    }

    /// The cards of a project column that a seat could build, and their values together.
    #[must_use]
    pub fn buildable_in(&self, seat: Seat, column: usize) -> (u8, u8) {
        let player = self.player(seat);
        let cards = self.columns[column].slots().iter().map(|slot| self.deck.card(*slot));
        cards
            .filter(|card| player.can_build(*card))
            .fold((0, 0), |(count, value), card| (count + 1, value + card.value()))
    }

    /// Cards in a project column.
    #[must_use]
    pub fn cards_in(&self, column: usize) -> usize {
        self.columns[column].slots().len()
    }

    /// Cards still to be drawn.
    #[must_use]
    pub fn cards_to_come(&self) -> usize {
        self.draw_pile.len()
    }

    /// Copies of each bonus that are left.
    #[must_use]
    pub fn bonuses_left(&self, bonus: Bonus) -> u8 {
        self.bonuses[bonus.index()]
    }

    /// Whether a turn begins, or the game is over: nothing is under way.
    #[must_use]
    pub fn is_between_turns(&self) -> bool {
        matches!(self.question, Question::Turn(_) | Question::Over(_))
    }

    /// Who has the turn now; nobody when the game is over.
    #[must_use]
    pub fn on_turn(&self) -> Option<Seat> {
        match self.question {
            Question::Over(_) => None,
            Question::Turn(_)
            | Question::Column(..)
            | Question::Build(_)
            | Question::Bonus(..)
            | Question::Row(..)
            | Question::Space(..)
            | Question::Contracts(_) => Some(self.ender()),
        }
    }
}
