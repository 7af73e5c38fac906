//! A table that is being played: the match, who sits where, what was said, who is watching.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use kernel::{Entry, Record, RecordPly, Refused, Seat, SetupError, SetupText, Table, Viewer, Words};
use store::{Change, ChatRow, Pace, PlyRow, SeatRow, Store, StoredTable};
use tokio::sync::{Mutex, watch};

use crate::problem::Problem;
use crate::time::now;

/// A table in memory. Its lock is held while a move goes to the disk, so that moves of one table follow each other.
pub struct Live {
    pub id: String,
    pub game: &'static dyn Entry,
    pub state: Mutex<State>,
    /// Counts changes; pages listen to it.
    pub revision: watch::Sender<u64>,
    /// Whether somebody is moving its bots on.
    pub driven: AtomicBool,
    pub used: AtomicI64,
}

/// What the lock guards.
pub struct State {
    pub table: Box<dyn Table>,
    pub seats: Vec<SeatRow>,
    pub chat: Vec<ChatRow>,
    pub pace: Pace,
    pub listed: bool,
    pub rematch: Option<String>,
    /// A sentence about something that went wrong here.
    pub trouble: bool,
    /// Where the answers of this turn that were given together begin, so that they are taken back together.
    pub steps: Vec<usize>,
}

/// The most lines of chat that a page shows.
const CHAT_LINES: usize = 100;
/// The longest line of chat.
const CHAT_LENGTH: usize = 200;

impl Live {
    /// Rebuilds a table from what was kept.
    pub fn new(game: &'static dyn Entry, stored: StoredTable) -> Result<Live, String> {
        let table = rebuild(game, &stored)?;
        let StoredTable { row, chat, .. } = stored;
        Ok(Live {
            id: row.id,
            game,
            state: Mutex::new(State {
                table,
                seats: row.seats,
                chat,
                pace: row.pace,
                listed: row.listed,
                rematch: row.rematch,
                trouble: false,
                steps: Vec::new(),
            }),
            revision: watch::Sender::new(0),
            driven: AtomicBool::new(false),
            used: AtomicI64::new(now()),
        })
    }

    /// Tells everybody who listens that something has changed.
    pub fn changed(&self) {
        self.revision.send_modify(|revision| *revision += 1);
        self.touch();
    }

    pub fn touch(&self) {
        self.used.store(now(), Ordering::Relaxed);
    }
}

/// The set-up of a table, with the component data that it was begun with.
pub fn setup(stored: &StoredTable) -> Result<SetupText, SetupError> {
    let text = SetupText::read(&stored.row.setup)?;
    Ok(stored.files.iter().fold(text, |text, file| text.with_file(&file.name, file.content.clone())))
}

/// The match of a table, from its record.
pub fn rebuild(game: &dyn Entry, stored: &StoredTable) -> Result<Box<dyn Table>, String> {
    let seed = kernel::Seed::from_hex(&stored.seed).map_err(|error| error.to_string())?;
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let record = Record {
        game: game.meta().id.to_owned(),
        rules: game.meta().rules,
        setup: setup(stored).map_err(|error| error.to_string())?,
        hash: Some(seed.hash()),
        seed: Some(seed),
        luck: words(&stored.luck),
        plies: stored
            .plies
            .iter()
            .enumerate()
            .map(|(i, ply)| RecordPly {
                seat: Seat::new(usize::from(ply.seat)),
                action: ply.action.clone(),
                luck: words(&ply.luck),
                line: i + 1,
            })
            .collect(),
        end: None,
        lines: Default::default(),
    };
    game.resume(&record).map_err(|error| error.to_string())
}

impl State {
    /// The seat of a player.
    pub fn seat_of(&self, player: Option<&str>) -> Option<Seat> {
        let player = player?;
        let found =
            self.seats.iter().position(|seat| seat.player.as_deref() == Some(player) && !seat.resigned)?;
        Some(Seat::new(found))
    }

    /// Through whose eyes a player looks at this table.
    pub fn viewer(&self, player: Option<&str>) -> Viewer {
        if self.table.acting().is_empty() {
            return Viewer::Afterwards;
        }
        self.seat_of(player).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether every seat has somebody.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.player.is_some() || seat.bot.is_some())
    }

    /// The bot that has to answer now.
    pub fn bot_to_move(&self) -> Option<(Seat, String)> {
        if !self.is_full() {
            return None;
        }
        let seat = self.table.acting().first()?;
        Some((seat, self.seats[seat.index()].bot.clone()?))
    }

    /// The names of the seats for sentences.
    pub fn names(&self, bot_title: impl Fn(&str) -> String, open: &str) -> Vec<String> {
        let name = |seat: &SeatRow| match (&seat.name, &seat.bot) {
            (Some(name), _) => name.clone(),
            (None, Some(bot)) => bot_title(bot),
            (None, None) => open.to_owned(),
        };
        let names: Vec<String> = self.seats.iter().map(name).collect();
        // Two of the same name are told apart by their seats.
        names
            .iter()
            .enumerate()
            .map(|(i, name)| {
                let twice = names.iter().filter(|other| *other == name).count() > 1;
                if twice { format!("{name} {}", Seat::new(i)) } else { name.clone() }
            })
            .collect()
    }
}

impl Live {
    /// Gives an answer, or several that follow each other: checked, kept, then told. All of them or none.
    pub async fn play(
        &self,
        store: &dyn Store,
        state: &mut State,
        seat: Seat,
        ply: usize,
        actions: &[String],
        words: &Words,
    ) -> Result<(), Problem> {
        if state.table.ply() != ply || actions.is_empty() {
            return Err(Problem::Stale);
        }
        if !state.is_full() {
            return Err(Problem::Refused(
                words.say("the table is not full yet", "la table n'est pas complète").to_owned(),
            ));
        }
        let fresh = state.table.undo_floor(seat) == ply;
        let mut rows = Vec::with_capacity(actions.len());
        for action in actions {
            match catch_unwind(AssertUnwindSafe(|| state.table.play(seat, action))) {
                Err(_) => return Err(self.broken(store, state, action)),
                Ok(Err(refused)) => {
                    let problem = explain(state.table.as_ref(), seat, action, &refused, words);
                    state.table.rewind(ply);
                    return Err(problem);
                }
                Ok(Ok(())) => {}
            }
            let luck: Vec<&str> =
                state.table.luck(state.table.ply()).iter().map(|token| token.name).collect();
            rows.push(PlyRow { seat: seat.index() as u8, action: action.clone(), luck: luck.join(" ") });
        }
        let result = state.table.acting().is_empty().then(|| state.table.scores().to_string());
        let change = Change::Plies { table: self.id.clone(), first: ply as u32 + 1, rows, at: now(), result };
        if let Err(error) = store.write(change).await {
            state.table.rewind(ply);
            return Err(error.into());
        }
        state.trouble = false;
        if fresh {
            state.steps.clear();
        }
        state.steps.push(ply);
        self.changed();
        Ok(())
    }

    /// The rules panicked in the middle of an answer: the match is built again from what was kept.
    fn broken(&self, store: &dyn Store, state: &mut State, action: &str) -> Problem {
        let kept = store.table(&self.id).ok().flatten();
        let again = kept.map(|kept| rebuild(self.game, &kept));
        match again {
            Some(Ok(table)) => {
                let record = table.record_for(Viewer::Afterwards).to_string();
                tracing::error!(table = self.id, action, record, "the rules panicked");
                state.table = table;
            }
            Some(Err(_)) | None => tracing::error!(table = self.id, action, "the rules panicked"),
        }
        state.trouble = true;
        self.changed();
        Problem::Failed
    }

    /// Takes own answers back: one, or those that were given together with it, or all since the seat's turn began.
    pub async fn undo(
        &self,
        store: &dyn Store,
        state: &mut State,
        seat: Seat,
        all: bool,
    ) -> Result<(), Problem> {
        let (ply, floor) = (state.table.ply(), state.table.undo_floor(seat));
        if floor == ply || state.table.acting().is_empty() {
            return Err(Problem::Forbidden("problem-undo"));
        }
        let step = state.steps.last().copied().filter(|step| (floor..ply).contains(step));
        let target = if all { floor } else { step.unwrap_or(ply - 1) };
        store.write(Change::Rewind { table: self.id.clone(), plies: target as u32, at: now() }).await?;
        state.table.rewind(target);
        state.steps.retain(|step| *step < target);
        self.changed();
        Ok(())
    }

    /// Puts somebody on a seat.
    pub async fn seat(
        &self,
        store: &dyn Store,
        state: &mut State,
        seat: Seat,
        occupant: SeatRow,
    ) -> Result<(), Problem> {
        let change = Change::Seat {
            table: self.id.clone(),
            seat: seat.index() as u8,
            occupant: occupant.clone(),
            at: now(),
        };
        store.write(change).await?;
        state.seats[seat.index()] = occupant;
        self.changed();
        Ok(())
    }

    /// Somebody says something.
    pub async fn say(
        &self,
        store: &dyn Store,
        state: &mut State,
        name: &str,
        text: &str,
    ) -> Result<(), Problem> {
        let clean: String = text.chars().filter(|c| !c.is_control()).take(CHAT_LENGTH).collect();
        let clean = clean.trim().to_owned();
        if clean.is_empty() {
            return Ok(());
        }
        let line = ChatRow { name: name.to_owned(), text: clean, at: now() };
        store
            .write(Change::Chat {
                table: self.id.clone(),
                name: line.name.clone(),
                text: line.text.clone(),
                at: line.at,
            })
            .await?;
        state.chat.push(line);
        let surplus = state.chat.len().saturating_sub(CHAT_LINES);
        state.chat.drain(..surplus);
        self.changed();
        Ok(())
    }
}

/// Why an answer was not taken, in the reader's language.
fn explain(table: &dyn Table, seat: Seat, action: &str, refused: &Refused, words: &Words) -> Problem {
    match refused {
        Refused::NotAnAction(bad) => Problem::Refused(bad.to_string()),
        Refused::Over | Refused::NotAsked(_) | Refused::Illegal(_) | Refused::NoSeed => {
            let reason = table.why_not(seat, action, words).ok().flatten();
            Problem::Refused(reason.map_or_else(|| refused.to_string(), |reason| reason.to_string()))
        }
    }
}
