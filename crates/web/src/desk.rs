//! The state of the site: where games are kept, which tables are being played, who thinks for the bots.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kernel::{Entry, STANDARD, Seed, SetupError, SetupText};
use store::{Change, FileRow, NewTable, Pace, PlayerRow, SeatRow, Store};

use crate::bots::{Brain, Pool};
use crate::health::Health;
use crate::identity::fresh;
use crate::limits::Limits;
use crate::live::{Live, Sealed, deal_row};
use crate::metrics::{Metrics, count};
use crate::problem::Problem;
use crate::time::now;

/// How the site behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a bot waits before it answers, so that people can follow.
    pub bot_pause: Duration,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// Seconds after which a table that nobody looks at leaves the memory.
    pub idle: i64,
    /// The same for a table that is over.
    pub idle_over: i64,
    /// Seconds after which a table whose open seats nobody takes is closed; 0 for never.
    pub expire_waiting: i64,
    /// The store is asked at most so often whether it is well, and has so long to answer.
    pub health_pause: Duration,
    pub health_deadline: Duration,
    /// Requests that change something: so many at once, so many more each second, per client.
    pub burst: u32,
    pub each_second: u32,
    /// Component data that the host has corrected: the game, and a set-up with the files.
    pub corrections: Vec<(&'static str, SetupText)>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            bot_pause: Duration::from_millis(900),
            bot_threads: 2,
            idle: 600,
            idle_over: 30,
            expire_waiting: 14 * 24 * 60 * 60,
            health_pause: Duration::from_secs(1),
            health_deadline: Duration::from_secs(2),
            burst: 60,
            each_second: 20,
            corrections: Vec::new(),
        }
    }
}

/// The state of the site.
pub struct Desk {
    pub store: Arc<dyn Store>,
    pub brain: Arc<dyn Brain>,
    pub settings: Settings,
    pub limits: Limits,
    pub metrics: Metrics,
    pub health: Health,
    pub secret: [u8; 32],
    /// Differs from start to start, so that a page knows whether the server it listens to is still the same.
    pub boot: String,
    pool: Pool,
    live: Mutex<HashMap<String, Arc<Live>>>,
    /// Players who were here lately, so that not every request asks the store who somebody is.
    players: Mutex<HashMap<String, PlayerRow>>,
}

/// When more players are remembered, all are forgotten.
const PLAYERS: usize = 10_000;

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("settings", &self.settings).finish_non_exhaustive()
    }
}

/// A table that somebody wants.
pub struct Wanted {
    pub game: &'static dyn Entry,
    pub setup: SetupText,
    pub seats: Vec<SeatRow>,
    pub pace: Pace,
    pub listed: bool,
}

impl Desk {
    pub fn new(store: Arc<dyn Store>, brain: Arc<dyn Brain>, settings: Settings) -> Arc<Desk> {
        Arc::new(Desk {
            secret: store.secret(),
            health: Health::new(settings.health_pause, settings.health_deadline),
            limits: Limits::new(settings.burst, settings.each_second),
            pool: Pool::new(settings.bot_threads),
            live: Mutex::default(),
            players: Mutex::default(),
            metrics: Metrics::default(),
            boot: fresh(6),
            store,
            brain,
            settings,
        })
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        // The map is sound between its calls, whoever panicked.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn players(&self) -> MutexGuard<'_, HashMap<String, PlayerRow>> {
        self.players.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A player by his name to the server.
    pub fn player(&self, id: &str) -> Option<PlayerRow> {
        // The lock is held while the store is read: nobody can forget a player between the reading and the remembering.
        let mut players = self.players();
        if let Some(player) = players.get(id) {
            return Some(player.clone());
        }
        let player = self.store.player(id).ok().flatten()?;
        if players.len() >= PLAYERS {
            players.clear();
        }
        players.insert(id.to_owned(), player.clone());
        Some(player)
    }

    /// Something about a player has changed: the store knows.
    pub fn forget_player(&self, id: &str) {
        self.players().remove(id);
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        self.lock().len()
    }

    /// A table by its name: from memory, or rebuilt from its record.
    pub async fn table(self: &Arc<Desk>, id: &str) -> Result<Arc<Live>, Problem> {
        if let Some(live) = self.lock().get(id) {
            live.touch();
            return Ok(Arc::clone(live));
        }
        let loaded = self.glance(id).await?;
        Ok(self.keep(loaded))
    }

    /// A table rebuilt from its record, without a place in memory.
    pub(crate) async fn glance(self: &Arc<Desk>, id: &str) -> Result<Arc<Live>, Problem> {
        let (desk, wanted) = (Arc::clone(self), id.to_owned());
        tokio::task::spawn_blocking(move || desk.load(&wanted)).await.map_err(|_| Problem::Failed)?
    }

    /// Gives a table a place in memory and moves its bots on.
    pub(crate) fn keep(self: &Arc<Desk>, loaded: Arc<Live>) -> Arc<Live> {
        // Somebody may have been quicker: there is only one of each.
        let live = Arc::clone(self.lock().entry(loaded.id.clone()).or_insert(loaded));
        self.drive(&live);
        live
    }

    fn load(&self, id: &str) -> Result<Arc<Live>, Problem> {
        let stored = self.store.table(id)?.ok_or(Problem::NotFound)?;
        Ok(Arc::new(Live::new(stored)))
    }

    /// A set-up with every option written out, and with the component data that the host has corrected unless it names others.
    pub fn set_up(&self, game: &dyn Entry, wanted: SetupText) -> Result<SetupText, Problem> {
        let corrections = &self.settings.corrections;
        let corrected = corrections.iter().filter(|(id, _)| *id == game.meta().id);
        let files = corrected.flat_map(|(_, files)| files.files());
        let wanted = files.fold(wanted, |wanted, (name, content)| match wanted.value(name) {
            Some(STANDARD) => wanted,
            _ => wanted.with_file(name, content.clone()),
        });
        let complete = game.complete(&wanted).map_err(|error| Problem::Refused(error.to_string()))?;
        Ok(complete.with_files_of(&wanted))
    }

    /// Makes a table. Its seed is drawn here, and its hash can be read from now on; it is dealt at once only if no seat is open.
    pub async fn begin(self: &Arc<Desk>, wanted: Wanted) -> Result<String, Problem> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| Problem::Failed)?;
        let seed = Seed::new(bytes);
        let refused = |error: SetupError| Problem::Refused(error.to_string());
        // A set-up that cannot be dealt is refused now, not when the last seat is taken. Any luck shows that.
        let setup = wanted.game.start(&wanted.setup, Seed::new([0; 32])).map_err(refused)?.setup();
        let sealed = Sealed::new(wanted.game, wanted.setup.clone(), seed);
        let table = sealed.deal(&wanted.seats).map_err(refused)?;
        let id = fresh(10);
        let files = wanted.setup.files().iter().filter_map(|(name, content)| {
            let hash = setup.value(name)?.to_owned();
            Some(FileRow { name: name.clone(), hash, content: content.clone() })
        });
        let change = Change::Table(NewTable {
            id: id.clone(),
            game: wanted.game.meta().id.to_owned(),
            setup: setup.to_string(),
            seed: seed.to_string(),
            deal: table.as_deref().map(deal_row),
            files: files.collect(),
            pace: wanted.pace,
            listed: wanted.listed,
            at: now(),
            seats: wanted.seats,
        });
        self.store.write(change).await?;
        count(&self.metrics.tables);
        Ok(id)
    }

    /// Moves the bots of a table on, until a person is asked or the game is over. One at a time for each table.
    pub fn drive(self: &Arc<Desk>, live: &Arc<Live>) {
        // Where nothing can be kept, nothing is answered.
        if self.store.is_read_only() || live.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (desk, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            while desk.bot_answers(&live).await {}
            live.driven.store(false, Ordering::Release);
            // A change may have come in between the last look and the flag.
            let waits = {
                let state = live.state.lock().await;
                state.bot_to_move().is_some() && !state.trouble
            };
            if waits {
                desk.drive(&live);
            }
        });
    }

    /// One answer of a bot; `false` if none is to move.
    async fn bot_answers(&self, live: &Live) -> bool {
        let (seat, bot, ply, copy) = {
            let state = live.state.lock().await;
            let Some((seat, bot)) = state.bot_to_move().filter(|_| !state.trouble) else { return false };
            let Some(table) = state.table() else { return false };
            (seat, bot, table.ply(), table.copy())
        };
        let pause = tokio::time::sleep(self.settings.bot_pause);
        let thought = self.pool.think(Arc::clone(&self.brain), copy, seat, bot).await;
        pause.await;
        let mut state = live.state.lock().await;
        let Some(table) = state.table() else { return false };
        if table.ply() != ply || state.bot_to_move().is_none_or(|(asked, _)| asked != seat) {
            return true;
        }
        if thought.is_none() {
            count(&self.metrics.panics);
        }
        // A bot that failed is stood in for by the first legal answer.
        let action = thought.or_else(|| table.legal(seat).into_iter().next()).unwrap_or_default();
        let words = kernel::Words::default();
        match live
            .play(self.store.as_ref(), &mut state, seat, ply, std::slice::from_ref(&action), &words)
            .await
        {
            Ok(()) => {
                count(&self.metrics.bot_moves);
                if state.is_over() {
                    count(&self.metrics.finished);
                }
                true
            }
            // Somebody else has changed the table, which has been read again: the bot looks at it anew.
            Err(Problem::Stale) => true,
            Err(problem) => {
                tracing::error!(table = live.id, %seat, action, %problem, "a bot's answer was not taken");
                state.trouble = true;
                live.tell();
                false
            }
        }
    }

    /// A player gets another name, here and at the tables that are not over.
    pub async fn rename(&self, player: &str, name: &str) -> Result<(), Problem> {
        let mut tables: Vec<Arc<Live>> = self.lock().values().cloned().collect();
        // In one order for everybody: two who rename themselves do not wait for each other.
        tables.sort_by(|a, b| a.id.cmp(&b.id));
        let mut held = Vec::new();
        for live in &tables {
            let state = live.state.lock().await;
            let sits = state.seats.iter().any(|seat| seat.player.as_deref() == Some(player));
            // A finished game keeps the names under which it was played.
            if sits && !state.is_over() {
                held.push((live, state));
            }
        }
        self.store.write(Change::Name { player: player.to_owned(), name: name.to_owned() }).await?;
        self.forget_player(player);
        for (live, mut state) in held {
            for seat in state.seats.iter_mut().filter(|seat| seat.player.as_deref() == Some(player)) {
                seat.name = Some(name.to_owned());
            }
            live.raise();
        }
        Ok(())
    }
}
