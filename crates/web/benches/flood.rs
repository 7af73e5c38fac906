//! Somebody lets fifty tables of strong bots play at once; how long does somebody else wait for an answer? `cargo bench -p web --bench flood`.
//!
//! Prints, for one table with a casual bot and one with a strong bot of another visitor, how long their bots took to answer: without the flood,
//! under fifty tables of five strong bots at which nobody sits, and under fifty at which the same visitor sits besides four.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a bench prints and stops at the first fault")]

mod http;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs};

use serde_json::{Value, json};
use store::Sqlite;
use web::{Desk, LevelBrain, Limits, Settings, app};

use crate::http::{Client, serve};

const FLOOD: usize = 50;
/// Answers of bots that are waited for at each table.
const ANSWERS: usize = 20;
/// How often it is looked whether the bot has answered.
const LOOK: Duration = Duration::from_millis(4);

/// Plays the first choice at a table for two whenever asked, until its bot has answered often enough; how long each of its answers took.
async fn play(address: SocketAddr, bot: &str) -> Vec<Duration> {
    let mut client = Client::connect(address).await;
    let wanted = json!({ "game": "puerto-rico", "setup": "players=2", "seats": ["me", bot] });
    let mut table = client.begin(&wanted).await;
    let mut waits = Vec::new();
    while waits.len() < ANSWERS {
        let view = client.read(&format!("/api/tables/{table}")).await;
        match view["acting"].as_str() {
            None => table = client.begin(&wanted).await,
            Some("A") => give(&mut client, &table).await,
            Some(_) => {
                let start = Instant::now();
                while client.read(&format!("/api/tables/{table}")).await["ply"] == view["ply"] {
                    tokio::time::sleep(LOOK).await;
                }
                waits.push(start.elapsed());
            }
        }
    }
    waits
}

async fn give(client: &mut Client, table: &str) {
    let asked: Value = client.read(&format!("/api/tables/{table}/choices")).await;
    let action = &asked["choices"][0]["action"];
    let answer = json!({ "ply": asked["ply"], "action": action }).to_string();
    let (status, body) = client.ask("POST", &format!("/api/tables/{table}/play"), &answer).await;
    assert_eq!(status, 200, "{body}");
}

/// How long a page of the lobby takes meanwhile.
async fn pages(address: SocketAddr) -> Duration {
    let mut client = Client::connect(address).await;
    let mut worst = Duration::ZERO;
    for _ in 0..100 {
        let start = Instant::now();
        client.ask("GET", "/", "").await;
        worst = worst.max(start.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    worst
}

async fn round(folder: &Path, name: &str, seats: Option<[&str; 5]>) {
    let store = Sqlite::open(&folder.join(format!("{name}.db"))).unwrap();
    let quick = Settings { limits: Limits::generous(), ..Settings::default() };
    let address = serve(app(Desk::new(Arc::new(store), Arc::new(LevelBrain), quick))).await;
    let mut flooder = Client::connect(address).await;
    if let Some(seats) = seats {
        for _ in 0..FLOOD {
            let wanted = json!({ "game": "puerto-rico", "setup": "players=5", "seats": seats });
            let table = flooder.begin(&wanted).await;
            flooder.read(&format!("/api/tables/{table}")).await;
            // Somebody who sits there answers once, so that all bots have to.
            while flooder.read(&format!("/api/tables/{table}")).await["acting"] == "A" && seats[0] == "me" {
                give(&mut flooder, &table).await;
            }
        }
    }
    println!("{name}");
    for bot in ["casual", "strong"] {
        let mut waits = play(address, bot).await;
        waits.sort_unstable();
        let (middle, worst) = (waits[waits.len() / 2], waits[waits.len() - 1]);
        println!("  {bot:<8} answers after {middle:>9.2?}, at worst {worst:>9.2?}");
    }
    println!("  the lobby at worst after {:.2?}", pages(address).await);
    if let Some(memory) = resident() {
        println!("  memory {} MiB", memory / 1024);
    }
}

/// The memory of this process in KiB, where the system tells it.
fn resident() -> Option<u64> {
    let text = fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

fn main() {
    // `cargo test --benches` asks for a look, not for a measurement.
    if env::args().any(|word| word == "--test") {
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("flood-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let rounds = [
        ("nobody floods", None),
        ("fifty tables of five strong bots", Some(["strong"; 5])),
        (
            "fifty tables of the flooder and four strong bots",
            Some(["me", "strong", "strong", "strong", "strong"]),
        ),
    ];
    for (name, seats) in rounds {
        // Each on a server of its own: what was left over from the last one is gone.
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(round(&folder, name, seats));
        runtime.shutdown_background();
    }
    fs::remove_dir_all(&folder).unwrap();
}
