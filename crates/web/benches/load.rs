//! Many tables at once, through HTTP on loopback with SQLite on the disk: `cargo bench -p web --bench load`.
//!
//! Prints moves per second, how long an answer takes, the same for an empty handler measured in the same run, and the memory of a table that
//! nobody plays at. Figures of a machine that does other things besides are worth little; the ratio is worth a little more.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a bench prints and stops at the first fault")]

mod http;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs};

use axum::Router;
use axum::routing::post;
use serde_json::{Value, json};
use store::Sqlite;
use web::{Desk, LevelBrain, Limits, Settings, app};

use crate::http::{Client, serve};

const TABLES: usize = 500;
/// Connections; each looks after its share of the tables.
const CLIENTS: usize = 50;
const EMPTY: Duration = Duration::from_secs(5);
const LOAD: Duration = Duration::from_secs(20);

/// A table for one person and two bots: those that throw dice, or others by `CABILDO_BENCH_BOT=beginner`.
fn wanted() -> Value {
    let bot = env::var("CABILDO_BENCH_BOT").unwrap_or_else(|_| "random".to_owned());
    json!({ "game": "saint-petersburg", "setup": "players=3", "seats": ["me", bot, bot] })
}

/// How long each of many requests took.
#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    fn line(&mut self, what: &str, span: Duration) -> f64 {
        self.0.sort_unstable();
        let at = |part: f64| self.0.get((self.0.len() as f64 * part) as usize).copied().unwrap_or_default();
        let rate = self.0.len() as f64 / span.as_secs_f64();
        println!("{what:<28} {rate:>9.0} /s   p50 {:>9.2?}   p99 {:>9.2?}", at(0.5), at(0.99));
        rate
    }
}

/// Requests to a handler that does nothing: what HTTP alone costs here.
async fn empty() -> f64 {
    let address = serve(Router::new().route("/api/play", post(async || "ok"))).await;
    let end = Instant::now() + EMPTY;
    let clients: Vec<_> = (0..CLIENTS)
        .map(|_| {
            tokio::spawn(async move {
                let mut client = Client::connect(address).await;
                let mut times = Vec::new();
                while Instant::now() < end {
                    let start = Instant::now();
                    client.ask("POST", "/api/play", "{\"ply\":0,\"action\":\"pass\"}").await;
                    times.push(start.elapsed());
                }
                times
            })
        })
        .collect();
    let mut times = Times::default();
    for client in clients {
        times.0.extend(client.await.unwrap());
    }
    times.line("an empty handler", EMPTY)
}

/// Plays at its tables in turn until the time is over; the times of the moves.
async fn play(mut client: Client, mut tables: Vec<String>, end: Instant) -> Vec<Duration> {
    let mut times = Vec::new();
    let mut pick: usize = 7;
    while Instant::now() < end {
        for table in &mut tables {
            let asked = client.read(&format!("/api/tables/{table}/choices")).await;
            let choices = asked["choices"].as_array().unwrap();
            if choices.is_empty() {
                let view = client.read(&format!("/api/tables/{table}")).await;
                if view["acting"].is_null() {
                    *table = client.begin(&wanted()).await;
                }
                continue;
            }
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = &choices[(pick >> 33) % choices.len()]["action"];
            let answer = json!({ "ply": asked["ply"], "action": action }).to_string();
            let start = Instant::now();
            let (status, body) = client.ask("POST", &format!("/api/tables/{table}/play"), &answer).await;
            times.push(start.elapsed());
            assert_eq!(status, 200, "{body}");
        }
    }
    times
}

/// The memory of this process in KiB, where the system tells it.
fn resident() -> Option<u64> {
    let text = fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// A count of `/metrics`.
async fn count(client: &mut Client, name: &str) -> u64 {
    let (_, text) = client.ask("GET", "/metrics", "").await;
    text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok()).unwrap_or_default()
}

async fn load(folder: &Path, empty: f64) {
    let store = Sqlite::open(&folder.join("games.db")).unwrap();
    let quick = Settings { limits: Limits::generous(), ..Settings::default() };
    let address = serve(app(Desk::new(Arc::new(store), Arc::new(LevelBrain), quick))).await;
    let mut clients = Vec::new();
    for _ in 0..CLIENTS {
        let mut client = Client::connect(address).await;
        // The first table makes the player and warms everything up.
        client.begin(&wanted()).await;
        clients.push(client);
    }
    let before = resident();
    let mut places = Vec::new();
    for client in &mut clients {
        let mut tables = Vec::new();
        for _ in 0..TABLES / CLIENTS {
            let table = client.begin(&wanted()).await;
            client.ask("GET", &format!("/api/tables/{table}"), "").await;
            tables.push(table);
        }
        places.push(tables);
    }
    if let (Some(before), Some(after)) = (before, resident()) {
        let each = after.saturating_sub(before) as f64 / TABLES as f64;
        println!("memory of an idle table      {each:>9.1} KiB ({TABLES} tables)");
    }
    let mut watch = Client::connect(address).await;
    let bots = count(&mut watch, "cabildo_bot_moves_total ").await;
    let start = Instant::now();
    let end = start + LOAD;
    let playing: Vec<_> = clients
        .into_iter()
        .zip(places)
        .map(|(client, tables)| tokio::spawn(play(client, tables, end)))
        .collect();
    let mut times = Times::default();
    for client in playing {
        times.0.extend(client.await.unwrap());
    }
    let span = start.elapsed();
    let bots = count(&mut watch, "cabildo_bot_moves_total ").await - bots;
    let rate = times.line("moves through HTTP", span);
    let bots = bots as f64 / span.as_secs_f64();
    println!("moves of bots besides        {bots:>9.0} /s   together {:.0} /s", rate + bots);
    // Before each move the client asks for its choices.
    let requests = 2.0 * rate;
    println!("requests                     {requests:>9.0} /s");
    println!("ratio to the empty handler   {:>9.2} (moves {:.2})", requests / empty, rate / empty);
}

fn main() {
    // `cargo test --benches` asks for a look, not for a measurement.
    if env::args().any(|word| word == "--test") {
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("load-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let empty = empty().await;
        load(&folder, empty).await;
    });
    drop(runtime);
    fs::remove_dir_all(&folder).unwrap();
}
