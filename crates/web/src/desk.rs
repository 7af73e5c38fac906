//! The state of the site: where games are kept, which tables are being played, who thinks for the bots.

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ::bots::Effort;
use kernel::{Entry, RecordPast, STANDARD, Seed, SetupText, Table, Viewer};
use store::{
    Change, FileRow, ForkRow, NewTable, Occasion, Pace, Pause, PlayerRow, SeatRow, Store, StoreError, Timing,
};
use tokio::sync::{Semaphore, watch};

use crate::absence;
use crate::admission::Admission;
use crate::bans::Bans;
use crate::bots::Brain;
use crate::client::Proxies;
use crate::explorer::Explorer;
use crate::health::Health;
use crate::herald::{self, Herald};
use crate::identity::{common, fresh};
use crate::limits::Limits;
use crate::live::clock::Rule;
use crate::live::{Live, PATIENCE, Sealed, State, asked, deal_row};
use crate::looking::Looking;
use crate::measured::Measured;
use crate::metrics::{Metrics, Present, count};
use crate::poster::Posters;
use crate::problem::Problem;
use crate::servers::Servers;
use crate::sessions::Sessions;
use crate::stats::Crowds;
use crate::thinking::{Company, Pool, Room, Rules};
use crate::time::Clock;
use crate::told::{Queue, Telling};

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
    /// The clock by which tables are played.
    pub clock: Clock,
    /// Who passes on whose turn it is, to those who are elsewhere.
    pub herald: Arc<dyn Herald>,
    /// How long the stream of a page may be silent; then the page is spoken to, and answers.
    pub silence: Duration,
    /// Who opens a page anew within this time has not left.
    pub absence: Duration,
    /// How much is thought for a hint, for the coach's word before an answer, and for each answer of a game that is looked through.
    pub hint: Effort,
    pub coach: Effort,
    pub analysis: Effort,
    /// How people are told that it is their turn.
    pub telling: Telling,
    /// Seconds before ratings that have become old are worked out anew.
    pub ratings_pause: i64,
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
    pub fn draw(&self) -> Option<Seed> {
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
            clock: Clock::System,
            herald: herald::nobody(),
            silence: Duration::from_secs(20),
            absence: Duration::from_secs(5),
            hint: Effort::HINT,
            coach: Effort { tries: 0, ..Effort::HINT.with_iterations(1200) },
            analysis: Effort::ANALYSIS,
            telling: Telling::default(),
            ratings_pause: 60,
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
    /// Those who are to be told something.
    pub told: Queue,
    /// How many copies of somebody's data are written at a time.
    pub exports: Arc<Semaphore>,
    /// Ratings, and where everybody's points come from.
    pub crowds: Crowds,
    /// What the games here tell, as it was reckoned last.
    pub explorer: Explorer,
    /// The pictures of tables that links show.
    pub posters: Posters,
    live: Mutex<HashMap<String, Arc<Live>>>,
    /// Players who were here lately, so that not every request asks the store who somebody is.
    players: Mutex<HashMap<String, PlayerRow>>,
    pub sessions: Sessions,
    /// Who may not change anything.
    pub bans: Bans,
    /// When this server began.
    pub since: i64,
    /// Whether the server closes.
    closing: watch::Sender<bool>,
    /// Whether it is about to: nobody new should be sent here.
    leaving: AtomicBool,
    warned_of_proxy: AtomicBool,
}

/// How many threads wait for programs. They wait in slices, fairly, and use no time of a processor.
const WAITING: usize = 2;

/// So many copies of people's data are written at once.
const EXPORTS: usize = 2;

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
    pub timing: Timing,
    pub listed: bool,
    /// Whether hints are allowed to everybody.
    pub help: bool,
    /// The table whose rematch it is.
    pub follows: Option<String>,
}

/// A match that goes on from a position of another table.
pub struct GoneOn {
    pub table: Box<dyn Table>,
    pub parent: String,
    pub seats: Vec<SeatRow>,
    pub help: bool,
    pub pace: Pace,
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
            since: settings.clock.now(),
            closing: watch::Sender::new(false),
            leaving: AtomicBool::new(false),
            warned_of_proxy: AtomicBool::new(false),
            pool: Pool::new(&settings.thinking),
            programs: (!brain.programs().is_empty()).then(|| Pool::new(&Rules::for_threads(WAITING))),
            company: Company::new(settings.room),
            looking: Looking::default(),
            told: Queue::default(),
            exports: Arc::new(Semaphore::new(EXPORTS)),
            crowds: Crowds::default(),
            explorer: Explorer::default(),
            posters: Posters::default(),
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

    /// The server is about to close: it says that it is not ready, and serves on.
    pub fn begin_to_leave(&self) {
        self.leaving.store(true, Ordering::Release);
    }

    pub fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Acquire)
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

    /// Seconds since 1970, by the clock of the tables.
    pub fn now(&self) -> i64 {
        self.settings.clock.now()
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

    /// The same as it is in memory, perhaps behind: for a change, which is kept only from the revision that there is (optimistic).
    pub async fn table_at_hand(self: &Arc<Desk>, id: &str) -> Result<Arc<Live>, Problem> {
        let found = self.lock().get(id).cloned();
        match found {
            Some(live) => {
                live.touch();
                Ok(live)
            }
            None => self.table(id).await,
        }
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
    pub(crate) fn note(&self, change: Change) {
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
        Ok(Arc::new(Live::new(stored, self.settings.clock.clone(), Arc::clone(&self.settings.herald))))
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
        let Wanted { pace, timing, mut seats, follows, .. } = wanted;
        let asked = table.as_deref().map_or_else(Vec::new, |table| asked(table, &seats));
        let (rule, at) = (Rule { pace, timing, pause: Pause::default() }, self.now());
        for seat in seats.iter_mut().filter(|_| pace == Pace::Turns) {
            let player = seat.player.as_deref().map(|player| self.player(player)).transpose()?.flatten();
            seat.time = player.map(|player| absence::first_time(&player, pace, at)).unwrap_or_default();
        }
        for (seat, time) in rule.reckon(&seats, &asked, None, at) {
            seats[usize::from(seat)].time = time;
        }
        // Bots take the seats of a live rematch that nobody takes.
        let fills = follows.as_ref().filter(|_| pace == Pace::Live && table.is_none()).map(|_| at + PATIENCE);
        let invited: Vec<String> = seats.iter().filter_map(|seat| seat.invited.clone()).collect();
        let change = Change::Table(NewTable {
            id: id.clone(),
            game: wanted.game.meta().id.to_owned(),
            setup: setup.to_string(),
            seed: seed.to_string(),
            deal: table.as_deref().map(deal_row),
            files: files.collect(),
            fork: None,
            pace,
            listed: wanted.listed,
            help: wanted.help,
            at,
            due: rule.due(&seats).or(fills),
            asked,
            seats,
            timing,
            follows,
        });
        self.store.write(change).await?;
        for player in invited {
            self.tell(&id, &player, Occasion::Invitation, at);
        }
        count(&self.metrics.tables);
        tracing::info!(table = id, game = wanted.game.meta().id, "table made");
        Ok(id)
    }

    /// Whether a game is over, and all those that it goes on from: then nothing of them is a secret any more.
    pub fn is_over_to_the_root(&self, id: &str) -> bool {
        let mut id = id.to_owned();
        loop {
            let Ok(Some(stored)) = self.store.table(&id) else { return false };
            if stored.row.result.is_none() {
                return false;
            }
            let Some(fork) = stored.fork else { return true };
            let Ok(past) = RecordPast::read(&fork.past) else { return false };
            id = past.parent;
        }
    }

    /// Makes a table that goes on from a position of another one. It is found by its link alone, and counts for nothing.
    pub async fn go_on(self: &Arc<Desk>, gone: GoneOn) -> Result<String, Problem> {
        let GoneOn { mut table, parent, seats, help, pace } = gone;
        let running = !self.is_over_to_the_root(&parent);
        let files = self.store.table(&parent)?.ok_or(Problem::NotFound)?.files;
        // What is kept is the truth; who may read it is seen to when somebody wants to.
        table.veil_past(false);
        let record = table.record_for(Viewer::Afterwards);
        let (Some(seed), Some(past)) = (record.seed, record.past) else { return Err(Problem::Failed) };
        let (id, game) = (fresh(10), table.meta().id);
        let change = Change::Table(NewTable {
            id: id.clone(),
            game: game.to_owned(),
            setup: record.setup.to_string(),
            seed: seed.to_string(),
            deal: Some(deal_row(table.as_ref())),
            files,
            fork: Some(ForkRow { past: past.to_string(), running }),
            pace,
            listed: false,
            help,
            at: self.now(),
            asked: asked(table.as_ref(), &seats),
            seats,
            // Nobody is hurried in practice.
            timing: Timing::default(),
            follows: None,
            due: None,
        });
        self.store.write(change).await?;
        count(&self.metrics.tables);
        tracing::info!(table = id, game, parent, "table made, from a position of another");
        Ok(id)
    }

    /// A game is over.
    pub fn over(&self, table: &str) {
        count(&self.metrics.finished);
        self.company.leave(table);
        tracing::info!(table, "table over");
        self.note_sources(table);
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
