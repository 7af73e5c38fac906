//! A site under load: its servers, its players, and what came of it.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Effort;
use serde_json::{Value, json};
use store::testing::Cluster;
use store::{Postgres, Sqlite, Store};
use web::{Desk, LevelBrain, Limits, Settings, app};

use crate::guest::{Guest, Look};
use crate::http::{Client, serve};
use crate::times::Times;

pub const TABLES: usize = 500;
/// Players; each looks after his share of the tables, through a connection of his own.
pub const PLAYERS: usize = 100;
/// People who open a page of some table now and then while others play, and how often.
const WATCHERS: usize = 10;
const NOW_AND_THEN: Duration = Duration::from_millis(100);

/// A table for one person and two bots: those that throw dice, or others by `CABILDO_BENCH_BOT=beginner`.
fn wanted() -> Value {
    let bot = std::env::var("CABILDO_BENCH_BOT").unwrap_or_else(|_| "random".to_owned());
    json!({ "game": "saint-petersburg", "setup": "players=3", "seats": ["me", bot, bot] })
}

/// Servers that share their games, and those who play there.
pub struct Site {
    addresses: Vec<SocketAddr>,
    guests: Vec<Guest>,
}

/// What came of the play.
pub struct Load {
    pub moves: Times,
    /// Moves of bots in a second.
    pub bots: f64,
    /// Pages that were opened meanwhile.
    pub pages: Times,
    /// Microseconds of processors for each move that was kept, of persons and bots, the players' own work included.
    pub cpu: f64,
    pub late: usize,
}

impl Load {
    /// Moves kept in a second, of persons and of bots.
    pub fn all(&self) -> f64 {
        self.moves.rate() + self.bots
    }
}

impl Site {
    /// One server with a file.
    pub async fn sqlite(folder: &Path) -> Site {
        let store = Sqlite::open(&folder.join("games.db")).unwrap();
        Site::open(vec![Arc::new(store)]).await
    }

    /// So many servers with one database.
    pub async fn postgres(cluster: &Cluster, servers: usize) -> Site {
        let address = cluster.fresh().parse().unwrap();
        let store = |_| Arc::new(Postgres::open(&address).unwrap()) as Arc<dyn Store>;
        Site::open((0..servers).map(store).collect()).await
    }

    async fn open(stores: Vec<Arc<dyn Store>>) -> Site {
        let mut addresses = Vec::new();
        for store in stores {
            let many = 10 * TABLES;
            let limits = Limits { streams: many, streams_each: many, ..Limits::generous() };
            // Games that are over are looked through with next to no thought, which would take all there is.
            let analysis = Effort::ANALYSIS.with_iterations(1);
            let settings = Settings { limits, analysis, ..Settings::default() };
            let desk = Desk::new(store, Arc::new(LevelBrain), settings);
            let beside = Arc::clone(&desk);
            tokio::spawn(async move { beside.attend().await });
            addresses.push(serve(app(desk)).await);
        }
        Site { addresses, guests: Vec::new() }
    }

    /// Players come in; each makes the first of his tables, which warms everything up.
    pub async fn fill(&mut self) {
        for number in 0..PLAYERS {
            self.guests.push(Guest::come(&self.addresses, number as u64, &wanted()).await);
        }
    }

    /// All tables are begun and looked at: the KiB of memory that each takes, if the system tells.
    pub async fn begin(&mut self) -> Option<f64> {
        let before = resident();
        for guest in &mut self.guests {
            for _ in 0..TABLES / PLAYERS {
                guest.begin().await;
            }
            guest.look().await;
        }
        Some((resident()?.saturating_sub(before?)) as f64 / TABLES as f64)
    }

    /// A page listens at every table: the KiB of memory that each takes, both ends of its connection included.
    pub async fn listen(&mut self) -> Option<f64> {
        let before = resident();
        let mut streams = Vec::new();
        for guest in &self.guests {
            for table in &guest.tables {
                let mut client = Client::connect(self.addresses[0]).await;
                client.listen(&format!("/t/{table}/events")).await;
                streams.push(client);
            }
        }
        Some((resident()?.saturating_sub(before?)) as f64 / streams.len() as f64)
    }

    /// Everybody plays.
    pub async fn play(&mut self, span: Duration) -> Load {
        let (bots, busy) = (self.bots().await, busy());
        let start = Instant::now();
        let end = start + span;
        let tables: Vec<String> = self.guests.iter().map(|guest| guest.tables[0].clone()).collect();
        let mut watching = Vec::new();
        for number in 0..WATCHERS {
            let mut watcher = Guest::come(&self.addresses, (PLAYERS + number) as u64, &wanted()).await;
            let tables = tables.clone();
            watching.push(tokio::spawn(async move { watcher.watch(&tables, NOW_AND_THEN, end).await }));
        }
        let playing: Vec<_> = self
            .guests
            .drain(..)
            .map(|mut guest| tokio::spawn(async move { (guest.play(end).await, guest) }))
            .collect();
        let (mut moves, mut late) = (Vec::new(), 0);
        for player in playing {
            let (played, guest) = player.await.unwrap();
            moves.extend(played.moves);
            late += played.late;
            self.guests.push(guest);
        }
        let span = start.elapsed();
        let mut pages = Vec::new();
        for watcher in watching {
            pages.extend(watcher.await.unwrap());
        }
        let bots = self.bots().await - bots;
        let kept = moves.len() as f64 + bots;
        Load {
            moves: Times::new(moves, span),
            bots: bots / span.as_secs_f64(),
            pages: Times::new(pages, span),
            cpu: (crate::site::busy() - busy) * 1e6 / kept,
            late,
        }
    }

    /// Everybody looks at the own tables, and nobody plays.
    pub async fn read(&mut self, look: Look, span: Duration) -> Times {
        let start = Instant::now();
        let end = start + span;
        let looking: Vec<_> = self
            .guests
            .drain(..)
            .map(|mut guest| tokio::spawn(async move { (guest.read(look, end).await, guest) }))
            .collect();
        let mut times = Vec::new();
        for looker in looking {
            let (some, guest) = looker.await.unwrap();
            times.extend(some);
            self.guests.push(guest);
        }
        Times::new(times, start.elapsed())
    }

    /// Moves of bots so far, as the servers count them.
    async fn bots(&self) -> f64 {
        let mut all = 0.0;
        for address in &self.addresses {
            let (_, text) = Client::connect(*address).await.ask("GET", "/metrics", "").await;
            let count =
                |line: &str| line.strip_prefix("cabildo_bot_moves_total ")?.trim().parse::<f64>().ok();
            all += text.lines().find_map(count).unwrap_or_default();
        }
        all
    }
}

/// The memory of this process in KiB, where the system tells it.
fn resident() -> Option<u64> {
    let text = fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Seconds that this process has used of all processors, where the system tells it in hundredths.
fn busy() -> f64 {
    let text = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}
