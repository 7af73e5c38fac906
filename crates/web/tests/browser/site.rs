//! A site of its own for each test.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;
use std::{env, fs, process};

use super::faults::Faults;
use super::page::wait;
use bots::{Effort, SeatedBot};
use kernel::{Lang, Table};
use store::testing::Cluster;
use store::{Postgres, Sqlite, Store};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use web::{Brain, Clock, Desk, Limits, RandomBrain, Seeds, Settings, Telling};

pub struct Site {
    address: SocketAddr,
    folder: PathBuf,
    runtime: Option<Runtime>,
    pub faults: Arc<Faults>,
    desk: Arc<Desk>,
    clock: Clock,
}

impl Site {
    /// Opens a site with quick bots on a free port.
    pub fn open() -> Site {
        Site::with(SameDice)
    }

    /// A site with a copy of the games that [`Site::keep`] has kept.
    pub fn of(kept: &Path) -> Site {
        let folder = fresh_folder();
        copy(kept, &folder);
        Site::within(folder, SameDice, Clock::System, None)
    }

    /// The same with other bots.
    pub fn with(brain: impl Brain) -> Site {
        Site::within(fresh_folder(), brain, Clock::System, None)
    }

    /// A site whose clock stands until the test moves it, and that soon notices who is gone.
    pub fn timed() -> Site {
        let clock = Clock::held(1_800_000_000);
        let site = Site::within(fresh_folder(), SameDice, clock, None);
        // In its first minute a server holds nobody to his clock.
        site.clock.pass(60);
        site
    }

    /// Time passes, and the server looks at its clocks.
    pub fn pass(&self, seconds: i64) {
        self.clock.pass(seconds);
        let runtime = self.runtime.as_ref().expect("it is open");
        runtime.block_on(self.desk.keep_time());
    }

    /// The server ends and another one begins, on the same games and at the same address.
    pub fn restart(mut self) -> Site {
        let (folder, address, clock) = (self.folder.clone(), self.address, self.clock.clone());
        let runtime = self.runtime.take().expect("it is open");
        let before = Arc::downgrade(&self.desk);
        self.folder = PathBuf::new();
        drop(self);
        runtime.shutdown_timeout(Duration::from_secs(10));
        wait("the file is free", || before.strong_count() == 0);
        let site = Site::within(folder, SameDice, clock, Some(address));
        site.clock.pass(60);
        site
    }

    #[expect(clippy::print_stderr, reason = "who reads of a failure wants to meet the same games")]
    fn within(folder: PathBuf, brain: impl Brain, clock: Clock, address: Option<SocketAddr>) -> Site {
        let store = open(&folder);
        let first = first_seed();
        eprintln!("the games of this test begin at {CHOICE}={}", first >> 32);
        let seeds = Seeds::Counted(Arc::new(AtomicU64::new(first)));
        // Help is thought of in a moment.
        let moment = Effort { iterations: 160, samples: 4, tries: 4, games: 4 };
        let limits = Limits::generous();
        let telling = Telling { public_url: Some("https://games.example.org".into()), ..Telling::default() };
        let mut settings = Settings {
            limits,
            seeds,
            hint: moment,
            coach: moment,
            analysis: Effort { games: 0, ..moment },
            telling,
            ..Settings::default()
        };
        if let Clock::Held(_) = &clock {
            // Whoever is gone is missed soon.
            (settings.silence, settings.absence) = (Duration::from_millis(300), Duration::ZERO);
        }
        settings.clock = clock.clone();
        let runtime = Runtime::new().expect("threads to serve with");
        let listener = runtime
            .block_on(TcpListener::bind(address.unwrap_or(([127, 0, 0, 1], 0).into())))
            .expect("a free port");
        let address = listener.local_addr().expect("an address");
        let faults = Faults::new();
        let around = Arc::clone(&faults);
        let desk = {
            let _within = runtime.enter();
            Desk::new(store, Arc::new(brain), settings)
        };
        let served = Arc::clone(&desk);
        runtime.spawn(async move {
            let beside = Arc::clone(&served);
            tokio::spawn(async move { beside.attend().await });
            let app = around.around(web::app(Arc::clone(&served)));
            web::serve(listener, &served, app, std::future::pending()).await
        });
        Site { address, folder, runtime: Some(runtime), faults, desk, clock }
    }

    /// Copies the games into a folder, from a file.
    pub fn keep(&self, kept: &Path) {
        assert!(self.folder.join("games.db").exists(), "pictures are drawn from games in files");
        fs::create_dir_all(kept).expect("a folder for the games");
        copy(&self.folder, kept);
    }

    pub fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

/// The variable that names other games than those which are always met.
const CHOICE: &str = "CABILDO_GAMES";

/// Each test meets the same games again, unless a variable names others.
fn first_seed() -> u64 {
    let choice = env::var(CHOICE).ok().and_then(|text| text.parse::<u32>().ok()).unwrap_or_default();
    u64::from(choice) << 32
}

/// Bots that throw the same dice in the same game.
struct SameDice;

impl Brain for SameDice {
    fn levels(&self) -> Vec<&'static str> {
        RandomBrain.levels()
    }

    fn title(&self, bot: &str, lang: Lang) -> String {
        RandomBrain.title(bot, lang)
    }

    fn sit(&self, _table: &dyn Table, _bot: &str) -> Box<dyn SeatedBot> {
        web::dice(1)
    }
}

/// Where a site keeps its games: in a file; where `CABILDO_STORE=postgres`, in a room of its own in a database, unless there is a file.
fn open(folder: &Path) -> Arc<dyn Store> {
    let file = folder.join("games.db");
    if env::var("CABILDO_STORE").as_deref() != Ok("postgres") || file.exists() {
        return Arc::new(Sqlite::open(&file).expect("a store"));
    }
    let cluster = Cluster::shared().expect("CABILDO_STORE=postgres needs a PostgreSQL on this machine");
    let address = cluster.fresh().parse().expect("an address");
    Arc::new(Postgres::open(&address).expect("the database opens"))
}

fn fresh_folder() -> PathBuf {
    static SITES: AtomicUsize = AtomicUsize::new(0);
    let n = SITES.fetch_add(1, Ordering::Relaxed);
    let folder = env::temp_dir().join(format!("cabildo-browser-{}-{n}", process::id()));
    fs::create_dir_all(&folder).expect("a folder for the games");
    folder
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a folder with games") {
        let entry = entry.expect("a file");
        fs::copy(entry.path(), to.join(entry.file_name())).expect("a copy");
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
        // What is left of a temporary folder harms nobody.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
