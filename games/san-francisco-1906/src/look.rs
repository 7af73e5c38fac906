//! Looking at a position without changing it (accessors): for evaluations and statistics.

use kernel::{Kind, Seat};

use crate::kinds::{ActionCard, Colour, Development};
use crate::objectives::Objectives;
use crate::permit::Permits;
use crate::state::{Area, Player, Question, SanFrancisco1906};

impl SanFrancisco1906 {
    /// What a seat owns.
    #[must_use]
    pub fn owner(&self, seat: Seat) -> &Player {
        self.player(seat)
    }

    /// What is asked of the seat whose turn it is.
    #[must_use]
    pub fn question(&self) -> Question {
        self.question
    }

    /// Visits to action cards still to come for everybody, the present one included.
    #[must_use]
    pub fn visits_left(&self) -> u32 {
        let in_year = match self.area {
            Area::YearBoard => 6,
            Area::Card(card) => 6 - u32::from(card),
        };
        let full_years = u32::from(crate::state::LAST_ACTIONS.saturating_sub(self.year));
        if self.year > crate::state::LAST_ACTIONS { 0 } else { full_years * 6 + in_year }
    }

    /// In how many plots a seat could build if it had the money, with a subsidy or without.
    #[must_use]
    pub fn open_plots(&self, seat: Seat, subsidy: bool) -> u32 {
        (self.map.reached(&self.player(seat).permits, subsidy) & !self.built()).count_ones()
    }

    /// Own buildings on plots of a colour.
    #[must_use]
    pub fn built_on(&self, seat: Seat, colour: Colour) -> u32 {
        (self.player(seat).built & self.map.of_colour(colour)).count_ones()
    }

    /// The objectives that count for everybody.
    #[must_use]
    pub fn common_objectives(&self) -> Objectives {
        self.common
    }

    /// Who goes when on the present area.
    #[must_use]
    pub fn turn_order(&self) -> &[Seat] {
        &self.order[..self.player_count()]
    }

    /// How many seats have finished there.
    #[must_use]
    pub fn finished(&self) -> u8 {
        self.turn
    }

    /// The actions that still come in this year, the present card first; nothing on the year board.
    #[must_use]
    pub fn cards_ahead(&self) -> &[ActionCard] {
        match self.area {
            Area::YearBoard => &self.ring,
            Area::Card(card) => &self.ring[usize::from(card)..],
        }
    }

    /// Who is Best Builder.
    #[must_use]
    pub fn best_builder(&self) -> Option<Seat> {
        self.best_builder
    }

    /// Urban development cards left of a kind.
    #[must_use]
    pub fn developments_left(&self, kind: Development) -> u8 {
        self.piles[kind.index()]
    }

    /// A seat's score as it stands: common objectives, own ones, the square of its token, developments, Best Builder, money.
    #[must_use]
    pub fn points_by_source(&self, seat: Seat) -> [i32; 6] {
        crate::score::by_source(self, seat)
    }

    /// What building costs in this year.
    #[must_use]
    pub fn build_cost(&self) -> u8 {
        self.year_facts().build_cost
    }
}

impl Player {
    /// The dollars.
    #[must_use]
    pub fn dollars(&self) -> u8 {
        self.dollars
    }

    /// The permits.
    #[must_use]
    pub fn permits(&self) -> &Permits {
        &self.permits
    }

    /// Buildings ready to be built.
    #[must_use]
    pub fn ready(&self) -> u8 {
        self.area
    }

    /// All own objectives, face up and face down.
    #[must_use]
    pub fn own_objectives(&self) -> Objectives {
        self.objectives()
    }

    /// Own buildings that are not ready yet.
    #[must_use]
    pub fn reserve(&self) -> u8 {
        self.reserve
    }

    /// Column and row of the development token.
    #[must_use]
    pub fn square(&self) -> [u8; 2] {
        [self.column, self.row]
    }

    /// Rubble tokens.
    #[must_use]
    pub fn rubble(&self) -> u8 {
        self.tokens
    }

    /// Urban development cards of a kind.
    #[must_use]
    pub fn developments_of(&self, kind: Development) -> u8 {
        self.developments[kind.index()]
    }
}
