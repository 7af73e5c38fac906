//! Looking at a position without changing it (accessors): for evaluations and statistics.

use kernel::Seat;

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
}
