//! How long the lists of the lobby take with 100, 10,000 and 100,000 tables, and how long the look at every page takes at the start.
//! `cargo bench -p store --bench lists`
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs, process};

use store::{Change, Deal, List, NewTable, Pace, PlyRow, SeatRow, Sqlite, Store, Timing, Versions};

/// Players among whom the tables are shared; one of them sits at every second table.
const PLAYERS: usize = 50;
/// Answers at each dealt table.
const PLIES: usize = 40;
/// How often each list is read.
const TIMES: usize = 200;

fn table(n: usize) -> NewTable {
    let player = if n.is_multiple_of(2) { 0 } else { n % PLAYERS };
    let name = Some(format!("Player {player}"));
    let sits = SeatRow { player: Some(format!("p{player}")), name, ..SeatRow::default() };
    // A third waits, a third runs, a third is over.
    let waits = n.is_multiple_of(3);
    let bot = SeatRow { bot: Some("random".into()), ..SeatRow::default() };
    let versions = Versions { rules: 1, notation: 1 };
    NewTable {
        id: format!("t{n:09}"),
        game: "saint-petersburg".into(),
        setup: "players=2".into(),
        seed: "00".repeat(32),
        deal: (!waits).then(|| Deal { luck: "worker ".repeat(60), versions }),
        files: Vec::new(),
        fork: None,
        pace: Pace::Live,
        listed: true,
        help: false,
        at: n as i64,
        seats: vec![sits, if waits { SeatRow::default() } else { bot }],
        asked: Vec::new(),
        timing: Timing::default(),
        follows: None,
        due: None,
    }
}

fn plies(n: usize) -> Change {
    let row = PlyRow { seat: 0, action: "buy carpenter".into(), luck: "worker noble".into() };
    let result = (n % 3 == 2).then(|| "A 33/4  B 40/2".to_owned());
    let (table, rows) = (format!("t{n:09}"), vec![row; PLIES]);
    Change::Plies {
        table,
        revision: 0,
        first: 1,
        rows,
        asked: Vec::new(),
        at: n as i64,
        result,
        driver: None,
    }
}

async fn fill(store: &Sqlite, tables: usize) {
    let mut pending = Vec::new();
    for n in 0..PLAYERS {
        pending.push(store.write(Change::Player { id: format!("p{n}"), name: format!("Player {n}"), at: 1 }));
    }
    for n in 0..tables {
        pending.push(store.write(Change::Table(table(n))));
        if !n.is_multiple_of(3) {
            pending.push(store.write(plies(n)));
        }
        if pending.len() > 2_000 {
            for written in pending.drain(..) {
                written.await.unwrap();
            }
        }
    }
    for written in pending {
        written.await.unwrap();
    }
}

/// The middle of many times.
fn median(mut read: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..TIMES)
        .map(|_| {
            let begun = Instant::now();
            read();
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[TIMES / 2]
}

fn measure(path: &Path, tables: usize) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let store = Sqlite::open(path).unwrap();
    let begun = Instant::now();
    runtime.block_on(fill(&store, tables));
    let filled = begun.elapsed();
    drop(store);
    let begun = Instant::now();
    let store = Sqlite::open(path).unwrap();
    let opened = begun.elapsed();
    let size = fs::metadata(path).unwrap().len() / 1_000_000;
    println!("{tables} tables, {size} MB: filled in {filled:.1?}, opened and checked in {opened:.1?}");
    let lists = [
        ("waiting", List::Waiting),
        ("finished", List::Finished),
        ("of one player", List::Of("p7")),
        ("of the busiest", List::Of("p0")),
        ("running", List::Running),
    ];
    for (name, list) in lists {
        let first = median(|| drop(store.tables(list, None, 12).unwrap()));
        // A page far down: as many before it as fit.
        let mut from = None;
        for _ in 0..20 {
            let Some(next) = store.tables(list, from.as_ref(), 500).unwrap().next else { break };
            from = Some(next);
        }
        let late = median(|| drop(store.tables(list, from.as_ref(), 12).unwrap()));
        println!("  {name:<16} 12 rows: first page {first:>9.1?}, a late page {late:>9.1?}");
    }
}

fn main() {
    let folder = env::temp_dir().join(format!("cabildo-lists-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    for tables in [100, 10_000, 100_000] {
        measure(&folder.join(format!("{tables}.db")), tables);
    }
    fs::remove_dir_all(&folder).unwrap();
}
