//! Answers that are given by themselves: a person who has only one answer need not give it. See `docs/adr/0017-taking-back.md`.

use kernel::{Seat, Table};
use store::{PlyRow, SeatRow};

/// Gives the answers that people have to give anyway, until somebody has a choice or a bot is asked. They are always legal, so that what they follow is
/// never refused for them.
///
/// An answer that comes by itself tells everybody that there was no other. Among people that is done only in games in which everybody could tell so from
/// what was open anyway; bots listen to nobody's silence.
pub fn follow(table: &mut dyn Table, seats: &[SeatRow]) -> Vec<PlyRow> {
    let people = seats.iter().filter(|seat| seat.player.is_some()).count();
    let mut rows = Vec::new();
    while let Some((seat, action)) = only(table).filter(|(seat, _)| seats[seat.index()].bot.is_none()) {
        if (people > 1 && table.meta().secrets) || table.play(seat, &action).is_err() {
            break;
        }
        let luck: Vec<&str> = table.luck(table.ply()).iter().map(|token| token.name).collect();
        rows.push(PlyRow { seat: seat.index() as u8, action, luck: luck.join(" ") });
    }
    rows
}

/// The one answer that there is.
fn only(table: &dyn Table) -> Option<(Seat, String)> {
    let seat = table.acting().first()?;
    let mut legal = table.legal(seat);
    (legal.len() == 1).then(|| (seat, legal.remove(0)))
}
