//! A game that fits on a page (a toy, a reference implementation): pebbles out of a bag, some laid open, some kept face down.
//!
//! It has luck, secrets, private answers and a variant, and nothing else. Read it to see what a game is made of; tests use it
//! to see that the laws, the records and the boards catch what they should.

mod action;
mod setup;
mod words;

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::Serialize;

pub use action::Action;
pub use setup::Setup;

use crate::{
    Bag, Broken, Chance, Ending, Game, Kind, Log, Meta, Scores, Seat, Seats, SeenBy, SetupError, TEXTS,
    Viewer,
};

crate::kinds! {
    /// What is drawn and laid.
    pub enum Pebble: "pebble" { White = "white", Blue = "blue", Red = "red" }
}

/// §draw.1: so many pebbles a hand holds.
pub const HAND: usize = 2;

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub(crate) hand: Bag<Pebble>,
    pub(crate) open: Bag<Pebble>,
    pub(crate) kept: Bag<Pebble>,
}

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy {
    pub(crate) bag: Bag<Pebble>,
    pub(crate) seats: ArrayVec<Player, 3>,
    /// Who is asked. Nobody: the game is over.
    pub(crate) turn: Option<Seat>,
    round: u32,
    /// How many pebbles there are of each colour.
    copies: u8,
}

/// Something that happened. A colour is missing where it is private.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A seat drew.
    Drew(Seat, Option<Pebble>),
    /// A seat laid a pebble open.
    Laid(Seat, Pebble),
    /// A seat kept a pebble face down.
    Kept(Seat, Option<Pebble>),
}

/// Pebbles by colour.
pub type Pebbles = BTreeMap<Pebble, u8>;

/// What one viewer may know of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// Whose things these are.
    pub seat: Seat,
    /// How many pebbles are in the hand.
    pub hand_count: usize,
    /// The hand, for its owner.
    pub hand: Option<Pebbles>,
    /// What lies open.
    pub open: Pebbles,
    /// How many pebbles lie face down.
    pub kept_count: usize,
    /// What lies face down, for its owner.
    pub kept: Option<Pebbles>,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// How many pebbles are in the bag.
    pub bag: usize,
    /// Who is asked.
    pub turn: Option<Seat>,
    /// Seat A first.
    pub seats: Vec<SeatView>,
}

impl Toy {
    /// What a seat has.
    #[must_use]
    pub fn owner(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// §draw.1.
    fn can_draw(&self, seat: Seat) -> bool {
        !self.bag.is_empty() && self.owner(seat).hand.len() < HAND
    }

    /// §lay.1, §keep.1.
    fn points(&self, seat: Seat) -> [i32; 2] {
        let player = self.owner(seat);
        let open = player.open.iter().map(|(pebble, n)| (pebble.index() as i32 + 1) * i32::from(n)).sum();
        [open, 2 * player.kept.len() as i32]
    }
}

impl Game for Toy {
    const META: Meta = Meta {
        id: "toy",
        texts: &TEXTS,
        designer: "nobody",
        publisher: "nobody",
        year: 2026,
        seats: (2, 3),
        minutes: (1, 2),
        rules: 1,
        max_plies: 18,
        score: &["points"],
        secrets: true,
    };

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, chance: &mut Chance) -> Result<Toy, SetupError> {
        let copies = if setup.short { 2 } else { 3 };
        let mut bag = Bag::new();
        Pebble::ALL.iter().for_each(|pebble| bag.add(*pebble, copies));
        let nothing = Player { hand: Bag::new(), open: Bag::new(), kept: Bag::new() };
        let mut seats: ArrayVec<Player, 3> =
            Seat::all(setup.players.into()).map(|_| nothing.clone()).collect();
        for (seat, player) in Seat::all(setup.players.into()).zip(&mut seats) {
            let first = chance.draw_as(&mut bag, SeenBy::Only(seat));
            player.hand.add(first.expect("there are more pebbles than players"), 1);
        }
        Ok(Toy { bag, seats, turn: Some(Seat::A), round: 1, copies })
    }

    fn players(&self) -> usize {
        self.seats.len()
    }

    fn acting(&self) -> Seats {
        self.turn.map_or(Seats::NONE, Seats::only)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn == Some(seat) {
            out.extend(self.can_draw(seat).then_some(Action::Draw));
            for (pebble, _) in self.owner(seat).hand.iter() {
                out.extend([Action::Lay(pebble), Action::Keep(pebble)]);
            }
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        let player = &mut self.seats[seat.index()];
        match action {
            Action::Draw => {
                let pebble = chance.draw_as(&mut self.bag, SeenBy::Only(seat)).expect("§draw.1");
                player.hand.add(pebble, 1);
                log.split(seat, || Event::Drew(seat, Some(pebble)), || Event::Drew(seat, None));
            }
            Action::Lay(pebble) => {
                player.hand.take(pebble);
                player.open.add(pebble, 1);
                log.tell(|| Event::Laid(seat, pebble));
            }
            Action::Keep(pebble) => {
                player.hand.take(pebble);
                player.kept.add(pebble, 1);
                log.split(seat, || Event::Kept(seat, Some(pebble)), || Event::Kept(seat, None));
            }
        }
        // §turn.1
        let next = seat.next(self.players());
        let busy = |seat: &Seat| self.can_draw(*seat) || !self.owner(*seat).hand.is_empty();
        self.turn = next.round(self.players()).find(busy);
        self.round += u32::from(self.turn.is_some_and(|next| next <= seat));
    }

    fn scores(&self) -> Scores {
        Scores::new(Seat::all(self.players()).map(|seat| [self.points(seat).iter().sum()]))
    }

    fn ending(&self) -> Option<Ending> {
        self.turn.is_none().then_some(Ending { id: "laid" })
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen = |bag: &Bag<Pebble>| bag.iter().collect::<Pebbles>();
        let seats = Seat::all(self.players()).map(|seat| {
            let (player, own) = (self.owner(seat), viewer.sees(seat));
            SeatView {
                seat,
                hand_count: player.hand.len(),
                hand: own.then(|| seen(&player.hand)),
                open: seen(&player.open),
                kept_count: player.kept.len(),
                kept: own.then(|| seen(&player.kept)),
            }
        });
        View { bag: self.bag.len(), turn: self.turn, seats: seats.collect() }
    }

    fn determinize(&mut self, viewer: Seat, chance: &mut Chance) {
        // For a seat, the bag and what the others hold and keep are one heap of pebbles that it has not seen.
        for hidden in others(&mut self.seats, viewer) {
            self.bag.pour(&mut hidden.clone());
        }
        for hidden in others(&mut self.seats, viewer) {
            let count = hidden.len();
            *hidden = Bag::new();
            for _ in 0..count {
                hidden.add(chance.draw(&mut self.bag).expect("as many as were poured in"), 1);
            }
        }
    }

    fn check(&self) -> Result<(), Broken> {
        for &pebble in Pebble::ALL {
            let own = |player: &Player| {
                player.hand.count(pebble) + player.open.count(pebble) + player.kept.count(pebble)
            };
            let found = self.bag.count(pebble) + self.seats.iter().map(own).sum::<u8>();
            if found != self.copies {
                return Err(Broken(format!("there are {found} {pebble} pebbles, not {}", self.copies)));
            }
        }
        match self.seats.iter().find(|player| player.hand.len() > HAND) {
            Some(player) => Err(Broken(format!("a hand holds {} pebbles", player.hand.len()))),
            None => Ok(()),
        }
    }

    fn veiled(action: Action) -> Option<&'static str> {
        matches!(action, Action::Keep(_)).then_some("keep ?")
    }

    fn actions() -> Vec<Action> {
        action::every_action()
    }
}

/// What a seat cannot see of the others.
fn others(seats: &mut [Player], viewer: Seat) -> impl Iterator<Item = &mut Bag<Pebble>> {
    let others = Seat::all(seats.len()).zip(seats).filter(move |(seat, _)| *seat != viewer);
    others.flat_map(|(_, player)| [&mut player.hand, &mut player.kept])
}
