//! The table: what lies where, whose turn it is, and questions about it.

use kernel::{Bag, Ending, Seat};

use crate::buildings::Buildings;
use crate::kinds::{Building, Good, Place, Role};
use crate::player::{Disc, Player};
use crate::setup::ShipRule;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuertoRico {
    pub(crate) seats: [Player; 5],
    /// Buildings of which a copy is left.
    pub(crate) left: Buildings,
    /// Buildings in play, left or not.
    pub(crate) in_play: Buildings,
    /// How many copies are left.
    pub(crate) copies: [u8; Building::COUNT],
    /// Barrels in the supply.
    pub(crate) goods: [u8; Good::COUNT],
    pub(crate) ships: [Cargo; 3],
    /// Barrels in the trading house.
    pub(crate) house: [u8; Good::COUNT],
    /// The face-down plantations.
    pub(crate) stack: Bag<Good>,
    pub(crate) discards: Bag<Good>,
    /// The face-up plantations.
    pub(crate) row: [u8; Good::COUNT],
    pub(crate) quarries: u8,
    /// Colonists and nobles in the supply.
    pub(crate) supply: [u8; 2],
    /// Colonists and nobles on their ship.
    pub(crate) aboard: [u8; 2],
    /// Points left in the bank; below zero for points that were written down.
    pub(crate) bank: i16,
    /// Doubloons on the role cards; the second prospector comes last.
    pub(crate) purses: [u8; CARDS],
    /// Role cards taken in this round, as a set.
    pub(crate) taken: u8,
    pub(crate) players: u8,
    pub(crate) nobles: bool,
    pub(crate) new_buildings: bool,
    pub(crate) ship_rule: ShipRule,
    /// §reading.2: whether everything that may be declined is asked about.
    pub(crate) decline: bool,
    pub(crate) round: u16,
    pub(crate) governor: Seat,
    /// Roles taken in this round; in the draft, buildings drafted.
    pub(crate) turn: u8,
    /// The role that is being played.
    pub(crate) role: Option<Role>,
    /// Who took it.
    pub(crate) chooser: Seat,
    /// Who is asked.
    pub(crate) asked: Seat,
    pub(crate) question: Question,
    /// §guest-house.4: the next guest may not go to an earlier place: twice the place's number, one more for a noble.
    pub(crate) guest_floor: u8,
    /// Kinds that the craftsman received from his own production, as a set.
    pub(crate) made: u8,
    pub(crate) captain: Captain,
    /// The first end condition that was met.
    pub(crate) ended: Option<EndedBy>,
}

/// The role cards: seven, and the second prospector.
pub(crate) const CARDS: usize = Role::COUNT + 1;

/// A cargo ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cargo {
    /// How many barrels it takes; 0 for a ship that is not in play.
    pub capacity: u8,
    /// How many it carries.
    pub barrels: u8,
    /// Of which kind.
    pub good: Option<Good>,
}

/// What has to be remembered within a captain phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Captain {
    /// Turns in a row without a load.
    pub(crate) idle: u8,
    /// Seats whose first turn has begun, as a set.
    pub(crate) begun: u8,
    /// Seats that used their Wharf.
    pub(crate) wharf: u8,
    /// Seats that used their Small Wharf.
    pub(crate) small_wharf: u8,
    /// Whether the captain has loaded.
    pub(crate) loaded: bool,
}

/// What is asked of the seat that is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Question {
    /// Which building comes into play.
    Draft,
    /// Which role is taken.
    Role,
    /// Which tile is taken; whether the Hacienda has been used in this turn.
    Settle { hacienda: bool },
    /// How the drawn tile is laid; whether it was bought through the Land Office.
    Lay { drawn: Good, bought: bool },
    /// The settler's second tile.
    SecondTile,
    /// What the Hunting Lodge discards.
    Hunt,
    /// Whether a guest goes to work.
    Guests(Window),
    /// A colonist or a noble from the ship.
    Ship,
    /// How many discs go to a place; the number of the place, and the circles of the places after it.
    Place { place: u8, later: u8 },
    /// What is built.
    Build,
    /// Which barrel the Black Market takes.
    PayBarrel { building: Building, missing: u8 },
    /// Which disc the Black Market takes.
    PayDisc { building: Building, missing: u8 },
    /// The craftsman's extra barrel; the kind of the first one.
    Privilege { first: Option<Good> },
    /// What is sold.
    Sell,
    /// What the Land Office does.
    Land,
    /// What is delivered to the court: how many barrels still, and from which kind on.
    Supplier { left: u8, from: u8 },
    /// What is loaded.
    Load,
    /// How many barrels of a kind the Small Wharf sends; how many it has sent.
    Send { good: Good, sent: u8 },
    /// How many barrels of a kind are kept, and what is kept of those before it.
    Keep { good: Good, kept: [u8; Good::COUNT] },
    /// §reading.2: whether the seat takes what is offered.
    Accept(Offer),
    /// Nothing: the game is over.
    Over,
}

/// What may be declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// The mayor's colonists out of the supply.
    Mayor,
    /// The disc of a Villa.
    Villa,
    /// The colonist that the Hospice brings to this place.
    Hospice(Place),
    /// The colonist that the University brings to this place.
    University(Place),
    /// All that the seat produces.
    Harvest,
}

/// When guests are asked for by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// Right after the mayor was taken.
    Mayor,
    /// Just before the seat produces.
    Craftsman,
    /// Before the seat's first captain turn.
    Captain,
    /// Just before the seat stores its goods.
    Store,
    /// Right after the prospector was taken.
    Prospector,
}

/// What brings the game to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndedBy {
    /// The colonist ship could not be filled.
    Colonists,
    /// A city is full.
    City,
    /// The bank has no points left.
    Points,
}

impl Cargo {
    /// How many more barrels it takes.
    #[inline]
    #[must_use]
    pub fn room(&self) -> u8 {
        self.capacity - self.barrels
    }
}

impl PuertoRico {
    #[inline]
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.players)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// The cargo ships in play.
    #[inline]
    pub(crate) fn fleet(&self) -> &[Cargo] {
        &self.ships[..if self.players == 2 { 2 } else { 3 }]
    }

    /// The seat after the one that is asked, if it still has its turn in this phase.
    #[inline]
    pub(crate) fn next_in_phase(&self) -> Option<Seat> {
        let next = self.asked.next(self.player_count());
        (next != self.chooser).then_some(next)
    }

    #[inline]
    pub(crate) fn is_chooser(&self, seat: Seat) -> bool {
        self.chooser == seat
    }

    /// The size of a seat's privilege; none if it did not take the role.
    #[inline]
    pub(crate) fn privilege(&self, seat: Seat) -> u8 {
        if self.chooser == seat { self.player(seat).privilege() } else { 0 }
    }

    #[inline]
    pub(crate) fn house_len(&self) -> u8 {
        self.house.iter().sum()
    }

    /// Whether a face-down tile can be drawn.
    #[inline]
    pub(crate) fn has_hidden_tile(&self) -> bool {
        !self.stack.is_empty() || !self.discards.is_empty()
    }

    /// §end.3: points come out of the bank; when it is empty the last round is being played, and points are written down.
    #[inline]
    pub(crate) fn gain_points(&mut self, seat: Seat, points: u8) {
        self.player_mut(seat).points += u16::from(points);
        self.bank -= i16::from(points);
        if self.bank <= 0 {
            self.ended.get_or_insert(EndedBy::Points);
        }
    }

    /// Whether anybody is left to come.
    #[inline]
    pub(crate) fn can_recruit(&self) -> bool {
        self.supply[0] > 0 || self.aboard != [0; 2]
    }

    /// §hospice.2, §university.2: a colonist from the supply, else one from the ship, else a noble from the ship, else nothing.
    pub(crate) fn recruit(&mut self) -> Option<Disc> {
        let from = if self.supply[0] > 0 {
            (&mut self.supply[0], Disc::Colonist)
        } else if self.aboard[0] > 0 {
            (&mut self.aboard[0], Disc::Colonist)
        } else if self.aboard[1] > 0 {
            (&mut self.aboard[1], Disc::Noble)
        } else {
            return None;
        };
        *from.0 -= 1;
        Some(from.1)
    }

    pub(crate) fn ended_by(&self) -> Option<Ending> {
        if self.question != Question::Over {
            return None;
        }
        let ending = |id| Ending { id };
        Some(match self.ended.expect("a game ends after a condition was met") {
            EndedBy::Colonists => ending("colonists"),
            EndedBy::City => ending("city"),
            EndedBy::Points => ending("points"),
        })
    }
}
