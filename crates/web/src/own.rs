//! A copy of everything that is kept about a player, and his leaving for good.

use std::sync::Arc;

use serde_json::{Value, json};
use store::{Change, List, PlayerRow, Rank, SeatRow, StoreError, StoredTable, Tally};

use crate::desk::Desk;
use crate::live::Live;
use crate::problem::Problem;
use crate::time::{moment, now};

/// Tables that are read at a time.
const PAGE: usize = 50;

/// Writes everything that is kept about a player as one JSON text, piece by piece; `write` says whether somebody still reads. What the rules hide from
/// him is not his: of games that run there are his own answers, and nothing that was drawn.
pub fn export(
    desk: &Desk,
    player: &PlayerRow,
    session: Option<&str>,
    write: &mut dyn FnMut(String) -> bool,
) -> Result<(), StoreError> {
    let mut going = write(format!("{{\n\"player\": {:#},\n\"tables\": [", person(desk, player, session)?));
    let (mut from, mut first) = (None, true);
    while going {
        let page = desk.store.tables(List::Of(&player.id), from.as_ref(), PAGE)?;
        for row in page.tables {
            let Some(stored) = desk.store.table(&row.id)? else { continue };
            let comma = if first { "" } else { "," };
            first = false;
            going = going && write(format!("{comma}\n{}", table(&stored, &player.id)));
        }
        from = page.next;
        if from.is_none() {
            break;
        }
    }
    write("\n]\n}\n".to_owned());
    Ok(())
}

/// What is kept besides the tables.
fn person(desk: &Desk, player: &PlayerRow, session: Option<&str>) -> Result<Value, StoreError> {
    let sessions = desk.store.sessions_of(&player.id)?;
    let devices = sessions.iter().map(|row| {
        let this = session == Some(row.id.as_str());
        json!({ "browser": row.agent, "first": moment(row.created), "last": moment(row.seen), "this": this })
    });
    let games = desk.store.people().games_of(&player.id)?;
    let tally = |tally: Tally| json!({ "games": tally.games, "won": tally.won, "even": tally.even });
    let counted = games.iter().map(
        |game| json!({ "game": game.game, "without_help": tally(game.own), "with_help": tally(game.helped) }),
    );
    let mail = desk.store.people().mail_of(&player.id)?;
    let pushes = desk.store.people().pushes_of(&player.id)?;
    Ok(json!({
        "name": player.name,
        "has_password": player.password.is_some(),
        "public_page": player.page,
        "told_when_time_is_nearly_out": player.nearly_out,
        "away_until": player.away.map(moment),
        "devices": devices.collect::<Vec<_>>(),
        "mail": mail.map(|mail| json!({
            "address": mail.address,
            "confirmed": mail.confirmed.map(moment),
            "every_turn": mail.often,
            "language": mail.lang,
        })),
        "told_in_browsers": pushes.iter().map(|push| json!({
            "endpoint": push.endpoint,
            "since": moment(push.created),
            "language": push.lang,
        })).collect::<Vec<_>>(),
        "results": counted.collect::<Vec<_>>(),
    }))
}

/// What is the player's own at one table.
fn table(stored: &StoredTable, player: &str) -> Value {
    let row = &stored.row;
    let seat = row.seats.iter().position(|seat| seat.player.as_deref() == Some(player));
    let name = seat.and_then(|seat| row.seats[seat].name.as_deref());
    // Who has given up a seat watches until the end, and a bot answers there: what it answers is hidden from him.
    let shown = seat.filter(|seat| row.result.is_some() || !row.seats[*seat].resigned);
    let answers = stored.plies.iter().enumerate().filter(|(_, ply)| Some(usize::from(ply.seat)) == shown);
    let said = stored.chat.iter().filter(|line| Some(line.name.as_str()) == name);
    json!({
        "table": row.id,
        "game": row.game,
        "setup": row.setup,
        "created": moment(row.created),
        "changed": moment(row.updated),
        "seat": seat.map(|seat| kernel::Seat::new(seat).to_string()),
        "name": name,
        "result": row.result,
        "answers": answers.map(|(i, ply)| json!({ "ply": i + 1, "answer": ply.action })).collect::<Vec<_>>(),
        "said": said.map(|line| json!({ "at": moment(line.at), "text": line.text })).collect::<Vec<_>>(),
    })
}

impl Desk {
    /// A player leaves for good: everything about him goes, his games stay without his name, and bots play on for him.
    pub async fn forget(self: &Arc<Desk>, player: &str) -> Result<(), Problem> {
        let (mut running, mut from) = (Vec::new(), None);
        loop {
            let page = self.store.tables(List::Of(player), from.as_ref(), PAGE)?;
            running.extend(page.tables.into_iter().filter(|row| row.result.is_none()).map(|row| row.id));
            // What he plays stands before what is over.
            from = page.next.filter(|mark| mark.rank >= Rank::Running as u8);
            if from.is_none() {
                break;
            }
        }
        let bot = self.brain.usual().to_owned();
        self.store.write(Change::Forget { player: player.to_owned(), bot, at: now() }).await?;
        self.forget_sessions(player);
        tracing::info!(player, "a player has left for good");
        let tables: Vec<Arc<Live>> = self.lock().values().cloned().collect();
        for live in tables {
            let mut state = live.state.lock().await;
            let his = |who: &Option<String>| who.as_deref() == Some(player);
            if state.seats.iter().any(|seat: &SeatRow| his(&seat.player) || his(&seat.invited)) {
                live.catch_up(self.store.as_ref(), &mut state);
            }
        }
        let desk = Arc::clone(self);
        tokio::spawn(async move { desk.take_up_these(running).await });
        Ok(())
    }
}
