//! The table: what lies where, whose turn it is, and questions about it.

use kernel::{Bag, Ending, Kind, Seat};

use crate::data::{Side, Tables, Tracks, Year};
use crate::kinds::{ActionCard, Development, Face, Objective};
use crate::map::Map;
use crate::objectives::Objectives;
use crate::permit::{Permit, Permits};
use crate::plot::Plot;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanFrancisco1906 {
    pub(crate) data: Tables,
    pub(crate) map: Map,
    /// The places where rubble lies.
    pub(crate) rubble: u64,
    pub(crate) seats: [Player; 4],
    pub(crate) permit_pile: Bag<Permit>,
    pub(crate) permit_discard: Bag<Permit>,
    pub(crate) permit_row: Permits,
    pub(crate) objective_pile: Bag<Objective>,
    pub(crate) objective_row: Objectives,
    /// The objectives that count for everybody.
    pub(crate) common: Objectives,
    /// Urban development cards left in each pile.
    pub(crate) piles: [u8; Development::COUNT],
    /// Which plot cards were laid out, the upper row first.
    pub(crate) faces: [Face; 8],
    /// The action cards in the order of the ring.
    pub(crate) ring: [ActionCard; 6],
    /// The turn order of the present area.
    pub(crate) order: [Seat; 4],
    /// The space of each seat's pawn on the present area, from 0 at the left; [`NOWHERE`] before it has moved.
    pub(crate) spaces: [u8; 4],
    pub(crate) players: u8,
    /// Years since 1906.
    pub(crate) year: u8,
    pub(crate) area: Area,
    /// How many seats have finished on the present area.
    pub(crate) turn: u8,
    pub(crate) best_builder: Option<Seat>,
    pub(crate) question: Question,
}

/// The pawn has not moved yet.
pub(crate) const NOWHERE: u8 = u8::MAX;

/// The last year with action cards, 1911, and the year of the last bonus, 1912.
pub(crate) const LAST_ACTIONS: u8 = 5;
pub(crate) const LAST_BONUS: u8 = 6;

/// Where the pawns are going.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// The year board: income and bonus.
    YearBoard,
    /// The action card number 0 to 5 of the ring.
    Card(u8),
}

/// What is asked of the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// To which income space the pawn goes.
    Income,
    /// Which bonus of the year is taken.
    Bonus,
    /// To which space of the action card the pawn goes.
    Space,
    /// What is done there.
    Option,
    /// Which permit is taken.
    Permit,
    /// Which objective is taken.
    Objective,
    /// What is cleared.
    Clearing,
    /// On which plot is built.
    Plot {
        /// Whether one attribute is free.
        subsidy: bool,
    },
    /// With which permits.
    Permits {
        /// Where.
        plot: Plot,
        /// Whether one attribute is free.
        subsidy: bool,
    },
    /// Which urban development card is taken.
    Development {
        /// The kinds that can be had, as bits.
        kinds: u8,
    },
    /// Nothing: the game is over.
    Over,
}

/// One player's belongings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The places of the own buildings on the map.
    pub(crate) built: u64,
    pub(crate) face_up: Objectives,
    pub(crate) face_down: Objectives,
    pub(crate) permits: Permits,
    pub(crate) dollars: u8,
    /// Column and row of the development token, from the bottom left.
    pub(crate) column: u8,
    pub(crate) row: u8,
    /// Own buildings that nobody has taken yet.
    pub(crate) reserve: u8,
    /// Own buildings ready to be built.
    pub(crate) area: u8,
    /// Rubble tokens.
    pub(crate) tokens: u8,
    /// Urban development cards by kind.
    pub(crate) developments: [u8; Development::COUNT],
    /// Which parks, as bits: A is the first.
    pub(crate) parks: u8,
}

impl Player {
    /// Somebody who has nothing and is nowhere.
    pub(crate) const NOBODY: Player = Player {
        built: 0,
        face_up: Objectives::NONE,
        face_down: Objectives::NONE,
        permits: Permits::EMPTY,
        dollars: 0,
        column: 0,
        row: 0,
        reserve: 0,
        area: 0,
        tokens: 0,
        developments: [0; Development::COUNT],
        parks: 0,
    };

    /// §setup.4: no money, the token on its first square, all buildings in the reserve.
    pub(crate) fn new(data: Tables) -> Player {
        let (column, row) = data.tracks.start;
        Player { column, row, reserve: data.tracks.buildings, ..Player::NOBODY }
    }

    /// Own buildings on the map.
    #[inline]
    #[must_use]
    pub fn buildings(&self) -> u8 {
        self.built.count_ones() as u8
    }

    /// All own objectives.
    pub(crate) fn objectives(&self) -> Objectives {
        self.face_up.with(self.face_down)
    }

    /// A building from the reserve to the own area.
    #[inline]
    pub(crate) fn take_building(&mut self) {
        debug_assert!(self.reserve > 0);
        self.reserve -= 1;
        self.area += 1;
    }

    /// §board.1: the development token one column on, from the last column one row. Whether there was a square to go to.
    pub(crate) fn go_right(&mut self, tracks: &Tracks) -> bool {
        if self.column + 1 < tracks.columns {
            self.column += 1;
        } else if self.row + 1 < tracks.rows {
            self.row += 1;
        } else {
            return false;
        }
        true
    }

    /// §board.2: the development token one row up, from the top row one column. Whether there was a square to go to.
    pub(crate) fn go_up(&mut self, tracks: &Tracks) -> bool {
        if self.row + 1 < tracks.rows {
            self.row += 1;
        } else if self.column + 1 < tracks.columns {
            self.column += 1;
        } else {
            return false;
        }
        true
    }

    #[inline]
    pub(crate) fn pay(&mut self, dollars: u8) {
        debug_assert!(dollars <= self.dollars, "{dollars} of {}", self.dollars);
        self.dollars -= dollars;
    }
}

impl SanFrancisco1906 {
    /// How many play.
    #[inline]
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.players)
    }

    /// Whose turn it is.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Seat> {
        if self.question == Question::Over { None } else { Some(self.order[usize::from(self.turn)]) }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// What the present year says.
    #[inline]
    pub(crate) fn year_facts(&self) -> &'static Year {
        &self.tables().tracks.years[usize::from(self.year)]
    }

    #[inline]
    pub(crate) fn tables(&self) -> &'static crate::data::Data {
        self.data.leaked()
    }

    /// The side of an action card that lies up.
    #[inline]
    pub(crate) fn side(&self, card: u8) -> &'static Side {
        self.tables().actions.side(self.ring[usize::from(card)], self.player_count())
    }

    /// The action card on which the pawns are; none on the year board.
    #[inline]
    pub(crate) fn present_side(&self) -> Option<&'static Side> {
        match self.area {
            Area::YearBoard => None,
            Area::Card(card) => Some(self.side(card)),
        }
    }

    /// Whether no pawn stands on a space of the present area. §turn.1.
    #[inline]
    pub(crate) fn is_free(&self, space: usize) -> bool {
        !self.spaces.contains(&(space as u8))
    }

    /// The places with buildings of anybody.
    #[inline]
    pub(crate) fn built(&self) -> u64 {
        self.seats.iter().fold(0, |all, player| all | player.built)
    }

    /// §money.1: dollars gained, as far as the track goes. What was really gained.
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, dollars: u8) -> u8 {
        let most = self.data.tracks.most_dollars;
        let player = self.player_mut(seat);
        let gained = dollars.min(most - player.dollars);
        player.dollars += gained;
        gained
    }

    /// §board.1: the token goes right, in the last column up. Whether §board.3 gave a dollar instead.
    pub(crate) fn move_right(&mut self, seat: Seat) -> bool {
        let tracks = &self.tables().tracks;
        !self.player_mut(seat).go_right(tracks) && self.corner_dollar(seat)
    }

    /// §board.2: the token goes up, in the top row right. Whether §board.3 gave a dollar instead.
    pub(crate) fn move_up(&mut self, seat: Seat) -> bool {
        let tracks = &self.tables().tracks;
        !self.player_mut(seat).go_up(tracks) && self.corner_dollar(seat)
    }

    /// §board.3: in the top right corner the token stays and its owner gains a dollar.
    fn corner_dollar(&mut self, seat: Seat) -> bool {
        self.gain(seat, 1);
        true
    }

    /// The places where a seat can build with so many dollars. §build.1, §build.6, §build.7.
    #[inline]
    pub(crate) fn buildable(&self, seat: Seat, dollars: u8, subsidy: bool) -> u64 {
        let player = self.player(seat);
        let cost = self.year_facts().build_cost;
        if player.area == 0 || dollars < cost {
            return 0;
        }
        let mut open = self.map.reached(&player.permits, subsidy) & !self.built();
        if dollars < cost + self.data.tracks.build_on_rubble {
            open &= !self.rubble;
        }
        open & self.map_places()
    }

    #[inline]
    fn map_places(&self) -> u64 {
        self.tables().grid(self.player_count()).all
    }

    /// What building on a plot costs now.
    pub(crate) fn build_price(&self, plot: Plot) -> u8 {
        let rubble = self.rubble & self.map.bit(plot) != 0;
        self.year_facts().build_cost + if rubble { self.data.tracks.build_on_rubble } else { 0 }
    }

    pub(crate) fn ended_by(&self) -> Option<Ending> {
        let ending = |id| Some(Ending { id });
        match self.question {
            Question::Over if self.year == LAST_BONUS => ending("1912"),
            Question::Over => ending("best-builder"),
            Question::Income
            | Question::Bonus
            | Question::Space
            | Question::Option
            | Question::Permit
            | Question::Objective
            | Question::Clearing
            | Question::Plot { .. }
            | Question::Permits { .. }
            | Question::Development { .. } => None,
        }
    }

    /// What a park with this number, from 0 on, is called.
    pub(crate) fn park_letter(number: usize) -> char {
        char::from(b'A' + number as u8)
    }

    /// All plots with rubble, in order.
    pub(crate) fn rubble_plots(&self) -> impl Iterator<Item = Plot> + '_ {
        self.map.plots(self.rubble)
    }

    /// The kinds of urban development in a set of bits.
    #[inline]
    pub(crate) fn kinds_in(bits: u8) -> impl Iterator<Item = Development> {
        Development::ALL.iter().copied().filter(move |kind| bits & (1 << *kind as u8) != 0)
    }
}
