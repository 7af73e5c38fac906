//! Being away for some days (vacation): at one table, or at all of them at once. One's clocks stand still, everybody there is told, and they run again by
//! themselves.

use std::sync::Arc;

use kernel::Seat;
use store::{After, Change, List, Pace, PlayerRow, Rank, SeatTime};

use crate::desk::Desk;
use crate::live::{Happening, Live, State};
use crate::problem::Problem;
use crate::time::date;

/// Nobody is away for longer than this at once, in days.
pub const LONGEST: i64 = 30;
const DAY: i64 = 86_400;
/// Tables that are read at a time.
const PAGE: usize = 50;

/// The end of so many days from today, wherever the sun stands; none for who is back.
pub fn until(now: i64, days: i64) -> Option<i64> {
    (days > 0).then(|| (now / DAY + days + 1) * DAY)
}

/// Until when a player is away everywhere.
pub fn away(player: &PlayerRow, now: i64) -> Option<i64> {
    player.away.filter(|until| *until > now)
}

/// The time of whoever sits down: who is away everywhere is away at a new table over days too.
pub fn first_time(player: &PlayerRow, pace: Pace, now: i64) -> SeatTime {
    let away = away(player, now).filter(|_| pace == Pace::Turns);
    SeatTime { away, ..SeatTime::default() }
}

impl Desk {
    /// Somebody is away from a table until then, or is back; whether that is news.
    pub(crate) async fn is_away(
        &self,
        live: &Live,
        state: &mut State,
        seat: Seat,
        until: Option<i64>,
    ) -> Result<bool, Problem> {
        if state.is_at_rest() || state.pace != Pace::Turns {
            return Err(Problem::Forbidden("problem-away-live"));
        }
        let name = state.seats[seat.index()].name.clone().unwrap_or_default();
        let line = match until {
            Some(until) => Happening::Away.line(&name, &date(until - 1), self.now()),
            None => Happening::Returned.line(&name, "", self.now()),
        };
        let said = live.adjust(self.store.as_ref(), state, |_, seats| {
            let away = &mut seats[seat.index()].time.away;
            let news = std::mem::replace(away, until) != until;
            news.then(|| After { lines: vec![line.clone()], ..After::default() })
        });
        said.await
    }

    /// The same at every table over days at which a player sits, and at those where he sits down meanwhile.
    pub(crate) async fn is_away_everywhere(
        self: &Arc<Desk>,
        player: &str,
        until: Option<i64>,
    ) -> Result<(), Problem> {
        self.store.write(Change::Away { player: player.to_owned(), until }).await?;
        self.forget_player(player);
        // Clocks that stand are sorted otherwise: all are found before the first is touched.
        for id in self.over_days(player)? {
            let said = async {
                let live = self.table(&id).await?;
                let mut state = live.state.lock().await;
                match state.seat_of(Some(player)) {
                    Some(seat) => self.is_away(&live, &mut state, seat, until).await,
                    None => Ok(false),
                }
            };
            // A table that ends or cannot be read at this moment keeps nobody from being away from the others.
            if let Err(problem) = said.await {
                tracing::info!(table = id, %problem, "a table could not be told that somebody is away");
            }
        }
        Ok(())
    }

    /// The tables over days at which a player sits and that are not over.
    fn over_days(&self, player: &str) -> Result<Vec<String>, Problem> {
        let (mut found, mut from) = (Vec::new(), None);
        loop {
            let page = self.store.tables(List::Of(player), from.as_ref(), PAGE)?;
            let open = |row: &store::TableRow| {
                row.pace == Pace::Turns && row.result.is_none() && row.closed.is_none()
            };
            found.extend(page.tables.into_iter().filter(open).map(|row| row.id));
            // What is over comes last.
            from = page.next.filter(|mark| mark.rank >= Rank::Running as u8);
            if from.is_none() {
                return Ok(found);
            }
        }
    }
}
