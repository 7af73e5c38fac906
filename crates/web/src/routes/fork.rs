//! Playing on from a position: of a game that is over, or of one that somebody plays alone with bots. What a seat could not know is dealt anew.

use axum::response::Response;
use kernel::{Fortune, Refused, Seat, Table};
use serde::Deserialize;
use store::{Pace, SeatRow};

use super::Visitor;
use super::asked::{Form, Path};
use crate::desk::GoneOn;
use crate::live::State;
use crate::problem::Problem;

type Answer = Result<Response, Response>;

#[derive(Deserialize)]
pub struct Place {
    /// How many answers were given before.
    ply: usize,
    seat: Option<String>,
    /// Whether the same is drawn as before, as far as the same is answered.
    #[serde(default)]
    same: bool,
}

/// A new table that goes on from a position of this one, with bots on the other seats.
pub async fn fork(mut visitor: Visitor, Path(id): Path<String>, Form(from): Form<Place>) -> Answer {
    let begun = async {
        let live = visitor.desk.table(&id).await?;
        let fork = {
            let state = live.state.lock().await;
            Fork::wanted(&visitor, &state, &live.id, &from)?
        };
        let (player, cookie) = visitor.player().await?;
        let own = SeatRow { player: Some(player.id), name: Some(player.name), ..SeatRow::default() };
        Ok((visitor.desk.go_on(fork.seated(own)).await?, cookie))
    };
    match begun.await {
        Ok((next, cookie)) => Ok(visitor.go(&format!("/t/{next}"), cookie)),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// A match that goes on from another one, before anybody has sat down.
struct Fork {
    table: Box<dyn Table>,
    parent: String,
    seat: Seat,
    seats: Vec<SeatRow>,
    help: bool,
}

impl Fork {
    fn wanted(visitor: &Visitor, state: &State, id: &str, from: &Place) -> Result<Fork, Problem> {
        let (table, running) = (state.dealt()?, !state.is_over());
        let own = state.seat_of(visitor.id());
        if from.ply > table.ply() {
            return Err(Problem::NotFound);
        }
        // While a game runs its luck is a secret, and so is everything that others know: whoever plays on has his own seat and new luck.
        let seat = match own {
            Some(own) if running && may_go_on(state, own) => own,
            _ if running => return Err(Problem::Forbidden("problem-fork")),
            own => seat_of(table, from, own)?,
        };
        if running && from.same {
            return Err(Problem::Forbidden("problem-fork-luck"));
        }
        let fortune = if from.same {
            Fortune::Same
        } else {
            Fortune::New(visitor.desk.settings.seeds.draw().ok_or(Problem::Failed)?)
        };
        let fork = table.fork(id, from.ply, seat, fortune).map_err(|refused| match refused {
            Refused::Over => Problem::Forbidden("problem-fork-over"),
            Refused::NotAsked(_) | Refused::Illegal(_) | Refused::NotAnAction(_) | Refused::NoSeed => {
                Problem::NotFound
            }
        })?;
        let usual = visitor.desk.brain.usual();
        let bot = |row: &SeatRow| {
            let known = row.bot.clone().filter(|bot| row.player.is_none() && visitor.desk.brain.knows(bot));
            SeatRow { bot: Some(known.unwrap_or_else(|| usual.to_owned())), ..SeatRow::default() }
        };
        let seats = state.seats.iter().map(bot).collect();
        Ok(Fork { table: fork, parent: id.to_owned(), seat, seats, help: state.help })
    }

    fn seated(mut self, own: SeatRow) -> GoneOn {
        self.seats[self.seat.index()] = own;
        let Fork { table, parent, seats, help, .. } = self;
        GoneOn { table, parent, seats, help, pace: Pace::Live }
    }
}

/// Whether a player may go on elsewhere from a game that runs: nobody but bots has ever sat there with him.
pub fn may_go_on(state: &State, own: Seat) -> bool {
    state.is_alone(own) && !state.is_at_rest()
}

/// From which seat a game that is over is played on: the one that is named, the visitor's own, or whoever was asked.
fn seat_of(table: &dyn Table, from: &Place, own: Option<Seat>) -> Result<Seat, Problem> {
    let named = match from.seat.as_deref().filter(|seat| !seat.is_empty()) {
        Some(seat) => Some(seat.parse::<Seat>().map_err(|_| Problem::NotFound)?),
        None => own,
    };
    let asked = || {
        let mut then = table.copy();
        then.rewind(from.ply);
        then.acting().first()
    };
    let seat = named.or_else(asked).ok_or(Problem::Forbidden("problem-fork-over"))?;
    if seat.index() < table.players() { Ok(seat) } else { Err(Problem::NotFound) }
}
