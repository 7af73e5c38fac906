//! What everybody would count now, as far as a viewer can know it, and what a building or a card would change.

use kernel::{Kind, Seat};

use crate::data::{Tables, Tracks};
use crate::kinds::{Development, Objective};
use crate::map::Map;
use crate::plot::Plot;
use crate::score::{self, Ledger};
use crate::state::Player;
use crate::view::{SeatView, View};

/// The points of one seat by source, if the game ended now. Objectives that the viewer does not know are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breakdown {
    pub common: Vec<(Objective, i32)>,
    pub own: Vec<(Objective, i32)>,
    pub square: i32,
    pub developments: i32,
    pub best_builder: i32,
    pub money: i32,
}

impl Breakdown {
    /// The personal objectives together.
    #[must_use]
    pub fn personal(&self) -> i32 {
        self.own.iter().map(|(_, points)| points).sum()
    }

    /// All points.
    #[must_use]
    pub fn total(&self) -> i32 {
        let common: i32 = self.common.iter().map(|(_, points)| points).sum();
        common + self.personal() + self.square + self.developments + self.best_builder + self.money
    }
}

/// A table that can be counted: the present one, or what it would be after a building or a card.
#[derive(Clone, Debug)]
pub struct Count {
    printed: Tables,
    map: Map,
    rubble: u64,
    build_cost: u8,
    common: Vec<Objective>,
    seats: Vec<Player>,
    best_builder: Option<Seat>,
}

impl View {
    /// The table as it is, ready to be counted.
    #[must_use]
    pub fn count(&self) -> Count {
        let (map, _) = Map::lay(&self.faces, &self.printed);
        let rubble = self.map.iter().filter(|here| here.rubble).fold(0, |set, here| set | map.bit(here.plot));
        Count {
            printed: self.printed,
            map,
            rubble,
            build_cost: self.build_cost,
            common: self.common.clone(),
            seats: self.seats.iter().map(|seat| self.player(seat, &map)).collect(),
            best_builder: self.best_builder,
        }
    }

    /// A player's belongings as far as they are known.
    fn player(&self, seat: &SeatView, map: &Map) -> Player {
        let own = self.map.iter().filter(|here| here.built == Some(seat.seat));
        let mut developments = [0; Development::COUNT];
        for (kind, n) in &seat.developments {
            developments[kind.index()] = *n;
        }
        Player {
            built: own.fold(0, |set, here| set | map.bit(here.plot)),
            face_up: seat.face_up.iter().copied().collect(),
            face_down: seat.face_down.iter().flatten().copied().collect(),
            dollars: seat.dollars,
            column: seat.column,
            row: seat.row,
            reserve: seat.reserve,
            area: seat.area,
            tokens: seat.rubble,
            developments,
            parks: seat.parks.bytes().fold(0, |set, letter| set | 1 << (letter - b'A')),
            ..Player::NOBODY
        }
    }
}

impl Count {
    pub(super) fn seats(&self) -> &[Player] {
        &self.seats
    }

    pub(super) fn ledger(&self) -> Ledger<'_> {
        Ledger { data: &self.printed, map: &self.map, seats: &self.seats, best_builder: self.best_builder }
    }

    /// What an objective gives a seat, or would give it.
    #[must_use]
    pub fn objective(&self, seat: Seat, objective: Objective) -> i32 {
        score::points(&self.ledger(), seat, objective)
    }

    /// The points of a seat by source.
    #[must_use]
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        let table = &self.ledger();
        let worth = |objective: Objective| (objective, score::points(table, seat, objective));
        Breakdown {
            common: self.common.iter().copied().map(worth).collect(),
            own: self.seats[seat.index()].objectives().iter().map(worth).collect(),
            square: score::square(table, seat),
            developments: score::developments(table, seat),
            best_builder: score::best_builder(table, seat),
            money: score::money(table, seat),
        }
    }

    /// What a seat has in its purse.
    #[must_use]
    pub fn dollars(&self, seat: Seat) -> u8 {
        self.seats[seat.index()].dollars
    }

    /// What a building on a plot costs this year. §build.6, §build.7.
    #[must_use]
    pub fn build_price(&self, plot: Plot) -> u8 {
        let rubble = self.rubble & self.map.bit(plot) != 0;
        self.build_cost + if rubble { self.printed.tracks.build_on_rubble } else { 0 }
    }

    /// The table after a seat has built on a plot, paid, and cleared what lay there; permits and cards for them are left out.
    #[must_use]
    pub fn built(&self, seat: Seat, plot: Plot) -> Count {
        let (mut after, bit, price) = (self.clone(), self.map.bit(plot), self.build_price(plot));
        let player = &mut after.seats[seat.index()];
        player.built |= bit;
        player.dollars = player.dollars.saturating_sub(price);
        if self.rubble & bit != 0 {
            player.tokens += 1;
            step(player, self.printed, Player::go_up);
        }
        after.rubble &= !bit;
        // §end.1: the first to build the last of the own buildings.
        let last = after.seats[seat.index()].buildings() == self.printed.tracks.buildings;
        after.best_builder = self.best_builder.or(last.then_some(seat));
        after
    }

    /// The table after a seat has taken the next urban development card of a kind, with the move that it brings. §card.2.
    #[must_use]
    pub fn developed(&self, seat: Seat, kind: Development, park: Option<char>) -> Count {
        let mut after = self.clone();
        let player = &mut after.seats[seat.index()];
        player.developments[kind.index()] += 1;
        if let (Development::Park, Some(letter)) = (kind, park) {
            player.parks |= 1 << (letter as u8 - b'A');
        }
        player.dollars = player.dollars.saturating_sub(self.printed.developments.cost[kind.index()]);
        step(player, self.printed, Player::go_right);
        after
    }

    /// The table after a seat has moved its development token to the right for so many dollars. §urban.1, §bonus.4.
    #[must_use]
    pub fn advanced(&self, seat: Seat, price: u8) -> Count {
        self.moved(seat, price, Player::go_right)
    }

    /// The table after a seat has moved its development token up for so many dollars. §clearing.2.
    #[must_use]
    pub fn climbed(&self, seat: Seat, price: u8) -> Count {
        self.moved(seat, price, Player::go_up)
    }

    /// The table after a seat has cleared a plot. §clearing.1.
    #[must_use]
    pub fn cleared(&self, seat: Seat, plot: Plot) -> Count {
        let mut after = self.moved(seat, self.printed.tracks.clear_token, Player::go_up);
        after.rubble &= !self.map.bit(plot);
        after.seats[seat.index()].tokens += 1;
        after
    }

    fn moved(&self, seat: Seat, price: u8, way: Way) -> Count {
        let mut after = self.clone();
        let player = &mut after.seats[seat.index()];
        player.dollars = player.dollars.saturating_sub(price);
        step(player, self.printed, way);
        after
    }
}

/// To the right, or up.
type Way = fn(&mut Player, &Tracks) -> bool;

/// A move on the development board; §board.3: in the corner it brings a dollar.
fn step(player: &mut Player, printed: Tables, way: Way) {
    let moved = way(player, &printed.tracks);
    player.dollars = (player.dollars + u8::from(!moved)).min(printed.tracks.most_dollars);
}
