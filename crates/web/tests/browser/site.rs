//! A site of its own for each test.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::{env, fs, process};

use super::faults::Faults;
use bots::{Effort, SeatedBot};
use kernel::{Lang, Table};
use store::Sqlite;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use web::{Brain, Desk, Limits, RandomBrain, Seeds, Settings};

pub struct Site {
    address: SocketAddr,
    folder: PathBuf,
    runtime: Option<Runtime>,
    pub faults: Arc<Faults>,
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
        Site::within(folder, SameDice)
    }

    /// The same with other bots.
    pub fn with(brain: impl Brain) -> Site {
        Site::within(fresh_folder(), brain)
    }

    #[expect(clippy::print_stderr, reason = "who reads of a failure wants to meet the same games")]
    fn within(folder: PathBuf, brain: impl Brain) -> Site {
        let store = Sqlite::open(&folder.join("games.db")).expect("a store");
        let first = first_seed();
        eprintln!("the games of this test begin at {CHOICE}={}", first >> 32);
        let seeds = Seeds::Counted(Arc::new(AtomicU64::new(first)));
        // Help is thought of in a moment.
        let moment = Effort { iterations: 160, samples: 4, tries: 4 };
        let limits = Limits::generous();
        let settings =
            Settings { limits, seeds, hint: moment, coach: moment, analysis: moment, ..Settings::default() };
        let runtime = Runtime::new().expect("threads to serve with");
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a free port");
        let address = listener.local_addr().expect("an address");
        let faults = Faults::new();
        let around = Arc::clone(&faults);
        runtime.spawn(async move {
            let desk = Desk::new(Arc::new(store), Arc::new(brain), settings);
            let app = around.around(web::app(Arc::clone(&desk)));
            web::serve(listener, &desk, app, std::future::pending()).await
        });
        Site { address, folder, runtime: Some(runtime), faults }
    }

    /// Copies the games into a folder.
    pub fn keep(&self, kept: &Path) {
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
