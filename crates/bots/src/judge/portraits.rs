//! The portraits of the five games: which numbers their networks see.

mod puerto_rico;
mod saint_petersburg;
mod san_francisco;
mod san_francisco_1906;
mod san_juan;

use kernel::Seat;

use super::Pen;

/// How many seats after another one somebody's turn comes, as one of five places.
fn distance<P: Pen>(pen: &mut P, players: usize, from: Option<Seat>, seat: Seat) {
    match from {
        Some(from) => pen.one_of(5, (seat.index() + players - from.index()) % players),
        None => pen.skip(5),
    }
}

/// The number of players as one of four places.
fn company<P: Pen>(pen: &mut P, players: usize) {
    pen.one_of(4, players - 2);
}
