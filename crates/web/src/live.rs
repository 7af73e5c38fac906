//! A table in memory: the match, who sits where, what was said, who is watching (table session).

mod changes;
mod phase;

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use kernel::{Entry, Record, RecordPly, Seat, Seed, SetupError, SetupText, Table, Viewer};
use store::{Change, ChatRow, Pace, SeatRow, Store, StoreError, StoredTable, Why};
use tokio::sync::{Mutex, watch};

pub use phase::{Phase, Sealed, deal_row, is_open};

use crate::problem::Problem;
use crate::thinking::Payer;
use crate::time::now;

/// A table in memory. Its lock is held while a change goes to the disk, so that changes of one table follow each other.
pub struct Live {
    pub id: String,
    pub game: &'static dyn Entry,
    pub state: Mutex<State>,
    /// The revision of the table as it is kept; pages listen to it. It rises under the lock.
    pub revision: watch::Sender<u32>,
    /// Whether somebody is moving its bots on.
    pub driven: AtomicBool,
    pub used: AtomicI64,
}

/// What the lock guards.
pub struct State {
    pub phase: Phase,
    pub seats: Vec<SeatRow>,
    pub chat: Vec<ChatRow>,
    pub pace: Pace,
    pub listed: bool,
    pub rematch: Option<String>,
    /// Why nobody plays on here, if the table was closed before its end.
    pub closed: Option<Why>,
    /// The revision of the last deal, answer or taking back: a page that is older shows another position.
    pub moved: u32,
    /// Whether something went wrong here.
    pub trouble: bool,
    /// Whether a bot's answer waits for the store to work again.
    pub unkept: bool,
    /// The person who moved last, since the table is in memory.
    pub mover: Option<String>,
    /// Where the answers of this turn that were given together begin, so that they are taken back together.
    pub steps: Vec<usize>,
}

impl Live {
    /// Rebuilds a table from what was kept.
    pub fn new(game: &'static dyn Entry, stored: StoredTable) -> Result<Live, String> {
        let (id, revision) = (stored.row.id.clone(), stored.row.revision);
        Ok(Live {
            id,
            game,
            state: Mutex::new(State::new(game, stored)?),
            revision: watch::Sender::new(revision),
            driven: AtomicBool::new(false),
            used: AtomicI64::new(now()),
        })
    }

    /// Which state of the table this is. Read under the lock, it names exactly what a page drawn under the same lock shows: a page that was told of
    /// another one is not up to date.
    pub fn mark(&self, boot: &str, state: &State) -> String {
        // Trouble is not kept: it changes no revision, but the page has to show it.
        let trouble = match state {
            State { trouble: true, .. } => "!",
            State { unkept: true, .. } => "?",
            State { .. } => "",
        };
        format!("{boot}.{}{trouble}", self.now())
    }

    /// Tells everybody who listens to look again.
    pub fn tell(&self) {
        self.revision.send_modify(|_| {});
        self.touch();
    }

    pub fn touch(&self) {
        self.used.store(now(), Ordering::Relaxed);
    }

    /// The revision that the next change is made from. Who holds the lock may rely on it.
    pub fn now(&self) -> u32 {
        *self.revision.borrow()
    }

    /// The table has been changed and the change is kept: the revision rises, and everybody who listens is told.
    pub fn raise(&self) {
        self.revision.send_modify(|revision| *revision += 1);
        self.touch();
    }

    /// Keeps a change that was made from the present revision.
    async fn keep(&self, store: &dyn Store, state: &mut State, change: Change) -> Result<(), Problem> {
        match store.write(change).await {
            Ok(()) => {
                self.raise();
                Ok(())
            }
            Err(error) => Err(self.missed(store, state, error)),
        }
    }

    /// A change was not kept. If that is because somebody else has changed the table, it is read again.
    fn missed(&self, store: &dyn Store, state: &mut State, error: StoreError) -> Problem {
        if error == StoreError::Taken {
            self.catch_up(store, state);
        }
        error.into()
    }

    /// Reads the table again: somebody has changed it past us.
    pub fn catch_up(&self, store: &dyn Store, state: &mut State) {
        let Ok(Some(stored)) = store.table(&self.id) else { return };
        let revision = stored.row.revision;
        match State::new(self.game, stored) {
            Ok(again) => {
                *state = again;
                self.revision.send_modify(|known| *known = revision);
            }
            Err(why) => tracing::error!(table = self.id, why, "a kept table cannot be played on"),
        }
    }
}

/// The set-up of a table, with the component data that it was begun with.
pub fn setup(stored: &StoredTable) -> Result<SetupText, SetupError> {
    let text = SetupText::read(&stored.row.setup)?;
    Ok(stored.files.iter().fold(text, |text, file| text.with_file(&file.name, file.content.clone())))
}

/// The match of a table from its record; before the deal what it will be made from.
pub fn rebuild(game: &'static dyn Entry, stored: &StoredTable) -> Result<Phase, String> {
    let seed = Seed::from_hex(&stored.seed).map_err(|error| error.to_string())?;
    let setup = setup(stored).map_err(|error| error.to_string())?;
    if stored.row.dealt.is_none() {
        return Ok(Phase::Gathering(Sealed::new(game, setup, seed)));
    }
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let record = Record {
        game: game.meta().id.to_owned(),
        rules: game.meta().rules,
        setup,
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
    game.resume(&record).map(Phase::Dealt).map_err(|error| error.to_string())
}

impl State {
    fn new(game: &'static dyn Entry, stored: StoredTable) -> Result<State, String> {
        let phase = rebuild(game, &stored)?;
        let StoredTable { row, chat, .. } = stored;
        Ok(State {
            phase,
            seats: row.seats,
            chat,
            pace: row.pace,
            listed: row.listed,
            rematch: row.rematch,
            closed: row.closed,
            moved: row.moved,
            trouble: false,
            unkept: false,
            mover: None,
            steps: Vec::new(),
        })
    }

    /// The match, once it has been dealt.
    pub fn table(&self) -> Option<&dyn Table> {
        match &self.phase {
            Phase::Gathering(_) => None,
            Phase::Dealt(table) => Some(table.as_ref()),
        }
    }

    /// The match for who wants something of it.
    pub fn dealt(&self) -> Result<&dyn Table, Problem> {
        self.table().ok_or(Problem::NotDealt)
    }

    fn dealt_mut(&mut self) -> Result<&mut Box<dyn Table>, Problem> {
        match &mut self.phase {
            Phase::Gathering(_) => Err(Problem::NotDealt),
            Phase::Dealt(table) => Ok(table),
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.table().is_some_and(|table| table.acting().is_empty())
    }

    /// Whether nobody has anything to do here any more: the game has ended, or the table was closed.
    pub fn is_at_rest(&self) -> bool {
        self.closed.is_some() || self.is_over()
    }

    /// Refuses a change of a table that was closed.
    fn still_open(&self) -> Result<(), Problem> {
        if self.closed.is_some() { Err(Problem::Forbidden("problem-closed")) } else { Ok(()) }
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: Option<&str>) -> Option<Seat> {
        let player = player?;
        let found =
            self.seats.iter().position(|seat| seat.player.as_deref() == Some(player) && !seat.resigned)?;
        Some(Seat::new(found))
    }

    /// Through whose eyes a player looks at this table.
    pub fn viewer(&self, player: Option<&str>) -> Viewer {
        if self.is_over() {
            return Viewer::Afterwards;
        }
        self.seat_of(player).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The bot that has to answer now.
    pub fn bot_to_move(&self) -> Option<(Seat, String)> {
        if self.closed.is_some() {
            return None;
        }
        let seat = self.table()?.acting().first()?;
        Some((seat, self.seats[seat.index()].bot.clone()?))
    }

    /// For whom the table is played: the person who moved last, or else one who sits here.
    pub fn payer(&self) -> Payer {
        let plays = |seat: &&SeatRow| seat.bot.is_none() && !seat.resigned;
        let mut people = self.seats.iter().filter(plays).filter_map(|seat| seat.player.as_ref());
        let mover = people.clone().find(|player| self.mover.as_ref() == Some(player));
        mover.or_else(|| people.next()).map_or(Payer::Nobody, |player| Payer::Person(player.clone()))
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
