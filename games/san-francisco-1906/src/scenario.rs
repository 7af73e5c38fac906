//! Any sound position, built in a few words (a fixture, a position builder): for tests, puzzles and questions about a rule.

use std::fmt::Display;
use std::str::FromStr;

use kernel::{Bag, Kind, Seat};

use crate::data::FIRST_YEAR;
use crate::kinds::{ActionCard, Development, Face, Objective};
use crate::map::Map;
use crate::objectives::Objectives;
use crate::permit::Permit;
use crate::phases::lay_out;
use crate::plot::Plot;
use crate::setup::Setup;
use crate::state::{Area, LAST_BONUS, Question, SanFrancisco1906};

/// A position in the making. Things are named in the notation with spaces between them; cards that are not placed stay in
/// their piles, buildings in their reserves, rubble on the map. Rows are empty, nobody has an objective, and there is no common one.
///
/// ```
/// use kernel::{Seat, script};
/// use san_francisco_1906::Scenario;
///
/// let game = Scenario::new(3).year(1907).card(1).permit_row("3-green-tram-hydrant").build();
/// assert_eq!(script::refusal(&game, Seat::A, "move pass"), None);
/// ```
#[derive(Clone, Debug)]
pub struct Scenario {
    game: SanFrancisco1906,
}

fn named<T: FromStr<Err: Display>>(names: &str) -> Vec<T> {
    names.split_whitespace().map(|name| name.parse().unwrap_or_else(|e| panic!("{e}"))).collect()
}

impl Scenario {
    /// The beginning of 1906 with `players`: plot cards 1, 2, 3 … on side A, action cards 1 to 6 in this order.
    #[must_use]
    pub fn new(players: u8) -> Scenario {
        Scenario::with(&Setup::of(players))
    }

    /// The same with a set-up that may have corrected data.
    ///
    /// # Panics
    /// With other than 2 to 4 players.
    #[must_use]
    pub fn with(setup: &Setup) -> Scenario {
        assert!((2..=4).contains(&setup.players), "2 to 4 play");
        let mut faces = [Face::Plot1A; 8];
        for (card, face) in faces[..2 * usize::from(setup.players)].iter_mut().enumerate() {
            *face = Face::ALL[2 * card];
        }
        let ring = std::array::from_fn(|i| ActionCard::ALL[i]);
        Scenario { game: lay_out(setup, faces, ring) }
    }

    /// The faces of the map, the upper row first. Say this before anything that lies on the map.
    #[must_use]
    pub fn map(mut self, faces: &str) -> Scenario {
        let faces: Vec<Face> = named(faces);
        assert_eq!(faces.len(), 2 * self.game.player_count(), "two plot cards for each player");
        self.game.faces[..faces.len()].copy_from_slice(&faces);
        (self.game.map, self.game.rubble) = Map::lay(&faces, &self.game.data);
        self
    }

    /// The six action cards in the order of the ring.
    #[must_use]
    pub fn ring(mut self, cards: &str) -> Scenario {
        self.game.ring = named(cards).try_into().expect("six action cards");
        self
    }

    /// The year, at its beginning.
    #[must_use]
    pub fn year(mut self, year: u16) -> Scenario {
        self.game.year = (year - FIRST_YEAR) as u8;
        self.game.question = if self.game.year == LAST_BONUS { Question::Bonus } else { Question::Income };
        self
    }

    /// The pawns are to go to this card of the ring, from 1 on.
    #[must_use]
    pub fn card(mut self, card: u8) -> Scenario {
        self.game.area = Area::Card(card - 1);
        self.game.question = Question::Space;
        self
    }

    /// The turn order, written as letters: `CAB`.
    #[must_use]
    pub fn order(mut self, seats: &str) -> Scenario {
        for (place, letter) in self.game.order.iter_mut().zip(seats.chars()) {
            *place = letter.to_string().parse().unwrap_or_else(|e| panic!("{e}"));
        }
        self
    }

    /// A seat's dollars.
    #[must_use]
    pub fn dollars(mut self, seat: Seat, dollars: u8) -> Scenario {
        self.game.player_mut(seat).dollars = dollars;
        self
    }

    /// Column and row of a seat's development token, from 0 on.
    #[must_use]
    pub fn token(mut self, seat: Seat, column: u8, row: u8) -> Scenario {
        let player = self.game.player_mut(seat);
        (player.column, player.row) = (column, row);
        self
    }

    /// Buildings ready to be built.
    #[must_use]
    pub fn ready(mut self, seat: Seat, buildings: u8) -> Scenario {
        for _ in 0..buildings {
            self.game.player_mut(seat).take_building();
        }
        self
    }

    /// Buildings on the map; rubble on their plots goes to their owner.
    #[must_use]
    pub fn built(mut self, seat: Seat, plots: &str) -> Scenario {
        for plot in named::<Plot>(plots) {
            assert_eq!(self.game.map.at(plot), Some(plot), "the map has no {plot}");
            let bit = self.game.map.bit(plot);
            let player = &mut self.game.seats[seat.index()];
            player.reserve -= 1;
            player.built |= bit;
            player.tokens += u8::from(self.game.rubble & bit != 0);
            self.game.rubble &= !bit;
        }
        self
    }

    /// Gives a seat rubble tokens, from the bottom right of the map.
    #[must_use]
    pub fn rubble(mut self, seat: Seat, tokens: u8) -> Scenario {
        for _ in 0..tokens {
            let last = 63 - self.game.rubble.leading_zeros();
            self.game.rubble &= !(1 << last);
            self.game.player_mut(seat).tokens += 1;
        }
        self
    }

    /// Gives a seat all rubble that is left.
    #[must_use]
    pub fn all_rubble(self, seat: Seat) -> Scenario {
        let left = self.game.rubble.count_ones() as u8;
        self.rubble(seat, left)
    }

    /// Urban development cards of a seat.
    #[must_use]
    pub fn developments(mut self, seat: Seat, kinds: &str) -> Scenario {
        for kind in named::<Development>(kinds) {
            let copies = self.game.data.developments.copies[kind.index()];
            let number = copies - self.game.piles[kind.index()];
            self.game.piles[kind.index()] -= 1;
            let player = self.game.player_mut(seat);
            player.developments[kind.index()] += 1;
            player.parks |= u8::from(kind == Development::Park) << number;
        }
        self
    }

    /// Takes named permits out of the pile.
    fn permits_named(&mut self, names: &str) -> Vec<Permit> {
        let permits: Vec<Permit> = named(names);
        for permit in &permits {
            assert!(self.game.permit_pile.take(*permit), "{permit} is not in the pile");
        }
        permits
    }

    /// Permits of a seat.
    #[must_use]
    pub fn permits(mut self, seat: Seat, permits: &str) -> Scenario {
        for permit in self.permits_named(permits) {
            self.game.player_mut(seat).permits.add(permit);
        }
        self
    }

    /// Permits in the row.
    #[must_use]
    pub fn permit_row(mut self, permits: &str) -> Scenario {
        for permit in self.permits_named(permits) {
            self.game.permit_row.add(permit);
        }
        self
    }

    /// The whole pile of permits goes to the discards.
    #[must_use]
    pub fn permits_discarded(mut self) -> Scenario {
        let mut pile = self.game.permit_pile;
        self.game.permit_discard.pour(&mut pile);
        self.game.permit_pile = Bag::new();
        self
    }

    /// Takes named objectives out of the pile.
    fn objectives_named(&mut self, names: &str) -> Objectives {
        let objectives: Vec<Objective> = named(names);
        for objective in &objectives {
            assert!(self.game.objective_pile.take(*objective), "{objective} is not in the pile");
        }
        objectives.into_iter().collect()
    }

    /// Common objectives.
    #[must_use]
    pub fn common(mut self, objectives: &str) -> Scenario {
        self.game.common = self.objectives_named(objectives);
        self
    }

    /// Objectives in the row.
    #[must_use]
    pub fn objective_row(mut self, objectives: &str) -> Scenario {
        self.game.objective_row = self.objectives_named(objectives);
        self
    }

    /// Open objectives of a seat.
    #[must_use]
    pub fn face_up(mut self, seat: Seat, objectives: &str) -> Scenario {
        self.game.player_mut(seat).face_up = self.objectives_named(objectives);
        self
    }

    /// Hidden objectives of a seat.
    #[must_use]
    pub fn face_down(mut self, seat: Seat, objectives: &str) -> Scenario {
        self.game.player_mut(seat).face_down = self.objectives_named(objectives);
        self
    }

    /// Gives a seat, face up, all objectives that are left in the pile.
    #[must_use]
    pub fn all_objectives(mut self, seat: Seat) -> Scenario {
        let pile = std::mem::take(&mut self.game.objective_pile);
        for (objective, _) in pile.iter() {
            self.game.player_mut(seat).face_up.add(objective);
        }
        self
    }

    /// Who has Best Builder.
    #[must_use]
    pub fn best_builder(mut self, seat: Seat) -> Scenario {
        self.game.best_builder = Some(seat);
        self
    }

    /// The position.
    ///
    /// # Panics
    /// If it is not a sound one.
    #[must_use]
    pub fn build(self) -> SanFrancisco1906 {
        if let Err(broken) = kernel::Game::check(&self.game) {
            panic!("{broken}");
        }
        self.game
    }
}
