//! How far a seat has come with an objective: what its points are made of.

use kernel::{Kind, Seat};

use super::count::Count;
use crate::kinds::{Colour, Development, Objective};
use crate::objectives::Goal;
use crate::score::{self, Ledger};

/// How far a seat has come with an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// So many that count, of so many that might, with the points of each.
    Each { n: u32, of: u32, points: u8 },
    /// Complete sets; the kinds that the next one has already, as they are counted in lists; the points of a set.
    Set { sets: u32, next: [bool; 4], points: u8 },
    /// A ranking: the own number, how many others have more, and how many as much.
    Place { own: u32, ahead: u32, tied: u32 },
    /// The column or row of the development token, from 1 on, of so many.
    Track { at: u8, of: u8 },
    /// Dollars, and how many of them bring the next point, as far as the money track goes.
    Coins { dollars: u8, next: Option<u8> },
}

impl Count {
    /// How far a seat has come with an objective, its own or not.
    #[must_use]
    pub fn progress(&self, seat: Seat, objective: Objective) -> Progress {
        let (table, player) = (&self.ledger(), &self.seats()[seat.index()]);
        let (tracks, points) = (&table.data.tracks, table.data.objectives.points[objective.index()]);
        let buildings = u32::from(player.buildings());
        let n = || score::counted(table, seat, objective.goal());
        match objective.goal() {
            Goal::MajorityColour(colour) => place(table, seat, &|seat| score::on(table, seat, colour)),
            Goal::MajorityRubble => place(table, seat, &|seat| u32::from(table.seats[seat.index()].tokens)),
            Goal::ColourSet => {
                let of = |i: usize| score::on(table, seat, Colour::ALL[i]);
                Progress::Set { sets: n(), next: [0, 1, 2, 3].map(|i| of(i) > n()), points }
            }
            Goal::DevelopmentSet => {
                let of = |i: usize| u32::from(player.developments[Development::ALL[i].index()]);
                Progress::Set { sets: n(), next: [0, 1, 2, 3].map(|i| of(i) > n()), points }
            }
            Goal::DevelopmentBar => Progress::Track { at: player.column + 1, of: tracks.columns },
            Goal::ClearingBar => Progress::Track { at: player.row + 1, of: tracks.rows },
            Goal::CoinsByThree => {
                let next =
                    (player.dollars + 1..=tracks.most_dollars).find(|more| more / 3 > player.dollars / 3);
                Progress::Coins { dollars: player.dollars, next }
            }
            Goal::Isolated | Goal::NextToRival | Goal::OwnPairs | Goal::Corners => {
                Progress::Each { n: n(), of: buildings, points }
            }
            Goal::PerBuilding | Goal::PerColour(_) | Goal::PerDevelopment(_) | Goal::PerRubble => {
                Progress::Each { n: n(), of: n(), points }
            }
        }
    }
}

fn place(table: &Ledger<'_>, seat: Seat, count: &dyn Fn(Seat) -> u32) -> Progress {
    let own = count(seat);
    let others = || Seat::all(table.seats.len()).filter(|other| *other != seat);
    Progress::Place {
        own,
        ahead: others().filter(|other| count(*other) > own).count() as u32,
        tied: others().filter(|other| count(*other) == own).count() as u32,
    }
}
