//! The state of the site: where games are kept, which tables are being played, who thinks for the bots.

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ::bots::Effort;
use kernel::{Entry, STANDARD, Seed, SetupText};
use store::{Change, FileRow, NewTable, Pace, PlayerRow, SeatRow, Store, StoreError};
use tokio::sync::watch;

use crate::admission::Admission;
use crate::bans::Bans;
use crate::bots::Brain;
use crate::client::Proxies;
use crate::health::Health;
use crate::identity::{common, fresh};
use crate::limits::Limits;
use crate::live::{Live, Sealed, State, asked, deal_row};
use crate::looking::Looking;
use crate::measured::Measured;
use crate::metrics::{Metrics, Present, count};
use crate::problem::Problem;
use crate::servers::Servers;
use crate::sessions::Sessions;
use crate::thinking::{Company, Pool, Room, Rules};
use crate::time::now;

/// How the site behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How thinking time is shared, and how much bots remember.
    pub thinking: Rules,
    pub room: Room,
    /// After how long a bot's answer that could not be kept is tried again for the first time; each time it takes twice as long.
    pub retry: Duration,
    /// Seconds after which a table that nobody looks at leaves the memory.
    pub idle: i64,
    /// The same for a table that is over.
    pub idle_over: i64,
    /// Seconds after which a table whose open seats nobody takes is closed; 0 for never.
    pub expire_waiting: i64,
    /// The store is asked at most so often whether it is well, and has so long to answer.
    pub health_pause: Duration,
    pub health_deadline: Duration,
    /// How much one client may ask for.
    pub limits: Limits,
    /// The proxies that say whom they speak for.
    pub proxies: Proxies,
    /// The path under which the site stands, as `/cabildo`; nothing for the root.
    pub base: String,
    /// Whether the metrics are served at an address of their own, and not with the pages.
    pub metrics_apart: bool,
    /// Component data that the host has corrected: the game, and a set-up with the files.
    pub corrections: Vec<(&'static str, SetupText)>,
    pub seeds: Seeds,
    /// How much is thought for a hint, for the coach's word before an answer, and for each answer of a game that is looked through.
    pub hint: Effort,
    pub coach: Effort,
    pub analysis: Effort,
}

/// Where the seed of a new table comes from.
#[derive(Clone, Debug, Default)]
pub enum Seeds {
    /// From the system: nobody can foresee it.
    #[default]
    System,
    /// One number after the other, so that a test meets the same games again.
    Counted(Arc<AtomicU64>),
}

impl Seeds {
    fn draw(&self) -> Option<Seed> {
        let mut bytes = [0; 32];
        match self {
            Seeds::System => getrandom::fill(&mut bytes).ok()?,
            Seeds::Counted(next) => {
                bytes[..8].copy_from_slice(&next.fetch_add(1, Ordering::Relaxed).to_le_bytes());
            }
        }
        Some(Seed::new(bytes))
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            thinking: Rules::default(),
            room: Room::default(),
            retry: Duration::from_millis(250),
            idle: 600,
            idle_over: 30,
            expire_waiting: 14 * 24 * 60 * 60,
            health_pause: Duration::from_secs(1),
            health_deadline: Duration::from_secs(2),
            limits: Limits::default(),
            proxies: Proxies::default(),
            base: String::new(),
            metrics_apart: false,
            corrections: Vec::new(),
            seeds: Seeds::System,
            hint: Effort::HINT,
            coach: Effort { tries: 0, ..Effort::HINT.with_iterations(1200) },
            analysis: Effort::ANALYSIS,
        }
    }
}

/// The state of the site.
pub struct Desk {
    pub store: Arc<dyn Store>,
    pub brain: Arc<dyn Brain>,
    pub settings: Settings,
    pub admission: Admission,
    pub metrics: Arc<Metrics>,
    pub health: Health,
    pub secret: [u8; 32],
    /// Differs from start to start, so that a page knows whether the server it listens to is still the same. Servers of one site are the same to a page.
    pub boot: String,
    /// What this server is among others.
    pub servers: Servers,
    /// Where bots think, and those who sit at tables meanwhile.
    pub pool: Pool,
    /// Where programs are waited for, if the host has named any: a pool of its own, so that no other bot waits with them.
    pub programs: Option<Pool>,
    pub company: Company,
    /// The games that are being looked through.
    pub looking: Looking,
    live: Mutex<HashMap<String, Arc<Live>>>,
    /// Players who were here lately, so that not every request asks the store who somebody is.
    players: Mutex<HashMap<String, PlayerRow>>,
    pub sessions: Sessions,
    /// Who may not change anything.
    pub bans: Bans,
    /// Whether the server closes.
    closing: watch::Sender<bool>,
    warned_of_proxy: AtomicBool,
}

/// How many threads wait for programs. They wait in slices, fairly, and use no time of a processor.
const WAITING: usize = 2;

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
    /// Whether hints are allowed to everybody.
    pub help: bool,
}

impl Desk {
    pub fn new(store: Arc<dyn Store>, brain: Arc<dyn Brain>, settings: Settings) -> Arc<Desk> {
        let metrics = Arc::<Metrics>::default();
        let store: Arc<dyn Store> = Arc::new(Measured::new(store, Arc::clone(&metrics)));
        Arc::new(Desk {
            secret: store.secret(),
            health: Health::new(settings.health_pause, settings.health_deadline),
            admission: Admission::new(&settings.limits, Arc::clone(&metrics)),
            sessions: Sessions::default(),
            bans: Bans::kept(store.as_ref()),
            closing: watch::Sender::new(false),
            warned_of_proxy: AtomicBool::new(false),
            pool: Pool::new(&settings.thinking),
            programs: (!brain.programs().is_empty()).then(|| Pool::new(&Rules::for_threads(WAITING))),
            company: Company::new(settings.room),
            looking: Looking::default(),
            live: Mutex::default(),
            players: Mutex::default(),
            metrics,
            boot: store.shared().map_or_else(|| fresh(6), |_| common(&store.secret())),
            servers: Servers::default(),
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
    pub fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        // The lock is held while the store is read: nobody can forget a player between the reading and the remembering.
        let mut players = self.players();
        if let Some(player) = players.get(id) {
            return Ok(Some(player.clone()));
        }
        let Some(player) = self.store.player(id)? else { return Ok(None) };
        if players.len() >= PLAYERS {
            players.clear();
        }
        players.insert(id.to_owned(), player.clone());
        Ok(Some(player))
    }

    /// Something about a player has changed: the store knows.
    pub fn forget_player(&self, id: &str) {
        self.players().remove(id);
    }

    /// Something about somebody has changed, and nobody knows about whom.
    pub fn forget_players(&self) {
        self.sessions.forget(|_| true);
        self.players().clear();
    }

    /// The server closes: whoever listens is told to come back.
    pub fn begin_to_close(&self) {
        self.closing.send_replace(true);
    }

    /// Tells when the server closes.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Requests come through a proxy that the host has not named: said once.
    pub fn warn_of_proxy(&self, peer: IpAddr) {
        if !self.warned_of_proxy.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                %peer,
                "a request names a proxy that is not trusted; if it is yours, say --trusted-proxy {peer}: now everybody behind it is counted as one"
            );
        }
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        self.lock().len()
    }

    /// How much there is to do, for who watches over the server.
    pub fn present(&self) -> Present {
        Present { tables: self.live_tables(), thoughts: self.pool.waiting(), bytes: self.company.bytes() }
    }

    /// A table by its name: from memory, or rebuilt from its record.
    pub async fn table(self: &Arc<Desk>, id: &str) -> Result<Arc<Live>, Problem> {
        let found = self.lock().get(id).cloned();
        if let Some(live) = found {
            live.touch();
            self.freshen(&live).await;
            return Ok(live);
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
        if let Some(asked) = live.asked.clone() {
            // Whoever moves meanwhile brings it up to date as well: a change that comes too late is put right by the next one.
            self.note(Change::Asked { table: live.id.clone(), asked });
        }
        self.drive(&live);
        live
    }

    /// Keeps something that nobody waits for, and that may be lost.
    fn note(&self, change: Change) {
        if self.store.is_read_only() {
            return;
        }
        let pending = self.store.write(change);
        tokio::spawn(async move {
            if let Err(error) = pending.await {
                tracing::debug!(%error, "a note was not kept");
            }
        });
    }

    /// Somebody looks at a table: one that is over no longer waits to be seen by him.
    pub fn looked(&self, live: &Live, state: &State, player: Option<&str>) {
        let Some(player) = player.filter(|_| state.is_at_rest()) else { return };
        let sits = state.seats.iter().any(|seat| seat.player.as_deref() == Some(player));
        let mut lookers = live.lookers.lock().unwrap_or_else(PoisonError::into_inner);
        if sits && lookers.insert(player.to_owned()) {
            self.note(Change::Looked { table: live.id.clone(), player: player.to_owned() });
        }
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
        let complete = game.complete(&wanted).map_err(Problem::Setup)?;
        Ok(complete.with_files_of(&wanted))
    }

    /// Makes a table. Its seed is drawn here, and its hash can be read from now on; it is dealt at once only if no seat is open.
    pub async fn begin(self: &Arc<Desk>, wanted: Wanted) -> Result<String, Problem> {
        let seed = self.settings.seeds.draw().ok_or(Problem::Failed)?;
        // A set-up that cannot be dealt is refused now, not when the last seat is taken. Any luck shows that.
        let setup = wanted.game.start(&wanted.setup, Seed::new([0; 32])).map_err(Problem::Setup)?.setup();
        let sealed = Sealed::new(wanted.game, wanted.setup.clone(), seed);
        let table = sealed.deal(&wanted.seats).map_err(Problem::Setup)?;
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
            help: wanted.help,
            at: now(),
            asked: table.as_deref().map_or_else(Vec::new, |table| asked(table, &wanted.seats)),
            seats: wanted.seats,
        });
        self.store.write(change).await?;
        count(&self.metrics.tables);
        tracing::info!(table = id, game = wanted.game.meta().id, "table made");
        Ok(id)
    }

    /// A game is over.
    pub fn over(&self, table: &str) {
        count(&self.metrics.finished);
        tracing::info!(table, "table over");
    }

    /// A player gets another name, here and at the tables that are not over.
    pub async fn rename(&self, player: &str, name: &str) -> Result<(), StoreError> {
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
            if self.store.shared().is_some() {
                // Others may have changed the table as well.
                live.catch_up(self.store.as_ref(), &mut state);
                continue;
            }
            for seat in state.seats.iter_mut().filter(|seat| seat.player.as_deref() == Some(player)) {
                seat.name = Some(name.to_owned());
            }
            live.raise();
        }
        Ok(())
    }
}
