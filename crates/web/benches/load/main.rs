//! Many tables at once, through HTTP on loopback: `cargo bench -p web --bench load` prints every table of figures that `docs/performance.md` and
//! `docs/scale.md` have of the server, in one run, with a file and with PostgreSQL, one server and two.
//!
//! Everything runs on the same processors: servers, players, database. Figures of a machine that does other things besides are worth little; the ratio
//! to an empty handler, measured in between, is worth a little more. `CABILDO_BENCH_SECONDS` says how long each load lasts, `CABILDO_BENCH_ONLY=sqlite`
//! leaves PostgreSQL out, `CABILDO_BENCH_ONLY=postgres` the file.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a bench prints and stops at the first fault")]

mod guest;
#[path = "../http/mod.rs"]
mod http;
mod site;
mod times;

use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use axum::Router;
use axum::routing::post;
use store::testing::Cluster;

use crate::guest::Look;
use crate::http::{Client, serve};
use crate::site::{Load, PLAYERS, Site, TABLES};
use crate::times::{Times, grouped};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How long a load lasts; others last a part of it.
fn span() -> Duration {
    let seconds = env::var("CABILDO_BENCH_SECONDS").ok().and_then(|text| text.parse().ok());
    Duration::from_secs_f64(seconds.unwrap_or(20.0))
}

/// Requests to a handler that does nothing: what HTTP alone costs here.
async fn empty() -> Times {
    let address = serve(Router::new().route("/api/play", post(async || "ok"))).await;
    let start = Instant::now();
    let end = start + span() / 5;
    let clients: Vec<_> = (0..PLAYERS)
        .map(|_| {
            tokio::spawn(async move {
                let mut client = Client::connect(address).await;
                let mut times = Vec::new();
                while Instant::now() < end {
                    let start = Instant::now();
                    client.send("POST", "/api/play", "", "{\"ply\":0,\"action\":\"pass\"}").await;
                    times.push(start.elapsed());
                }
                times
            })
        })
        .collect();
    let mut times = Vec::new();
    for client in clients {
        times.extend(client.await.unwrap());
    }
    Times::new(times, start.elapsed())
}

fn line(what: &str, figure: &str, ratio: Option<f64>) {
    println!("| {what} | {figure} | {} |", ratio.map_or_else(String::new, |ratio| format!("{ratio:.3}")));
}

/// One server with a file: what `docs/performance.md` says of the server.
async fn sqlite(folder: &Path) -> (Load, f64) {
    let before = empty().await;
    let mut site = Site::sqlite(folder).await;
    site.fill().await;
    let table = site.begin().await;
    let load = site.play(span()).await;
    let between = empty().await;
    let mut read = Vec::new();
    for (look, what) in [
        (Look::Page, "the page of a table, drawn anew each time"),
        (Look::Packed, "the same as a browser asks for it, compressed"),
        (Look::Part, "the part of it that changes"),
        (Look::Told, "the same with the last three answers told one by one"),
    ] {
        read.push((what, site.read(look, span() / 5).await));
    }
    let stream = site.listen().await;
    let after = empty().await;
    // What HTTP alone costs, before, between and after.
    let all = [&before, &between, &after].map(Times::rate);
    let yard = all.iter().sum::<f64>() / all.len() as f64;
    println!("\n### One server, SQLite, {TABLES} tables, {PLAYERS} players\n");
    println!("| what | figure | of the empty handler's requests |\n|---|---|---|");
    line("an empty handler, before", &before.to_string(), None);
    line("between", &between.to_string(), None);
    line("after", &after.to_string(), None);
    line(
        "moves of persons, each on the disk before it is acknowledged",
        &load.moves.to_string(),
        Some(load.moves.rate() / yard),
    );
    line(
        "moves of bots besides, kept in the same way",
        &format!("{} /s", grouped(load.bots)),
        Some(load.bots / yard),
    );
    line("all moves kept", &format!("{} /s", grouped(load.all())), Some(load.all() / yard));
    line("pages opened meanwhile", &load.pages.to_string(), None);
    for (what, times) in &read {
        line(what, &times.to_string(), Some(times.rate() / yard));
    }
    line(
        "processors for a move that is kept, of persons and bots, the players' own work included",
        &format!("{:.0} µs", load.cpu),
        None,
    );
    let kib = |kib: Option<f64>| kib.map_or_else(|| "unknown".to_owned(), |kib| format!("{kib:.1} KiB"));
    line("memory of a table that nobody plays at", &kib(table), None);
    line("memory of a page that listens, both ends of its connection included", &kib(stream), None);
    (load, yard)
}

/// The same load with PostgreSQL, with one server and with two.
async fn postgres(file: Option<&Load>, yard: f64) {
    // The database is not counted in the memory and the time of this process.
    let Some(cluster) = Cluster::start() else { return };
    let mut loads = Vec::new();
    for servers in [1, 2] {
        let mut site = Site::postgres(&cluster, servers).await;
        site.fill().await;
        site.begin().await;
        loads.push(site.play(span()).await);
    }
    println!("\n### The same load with PostgreSQL, on the same processors\n");
    println!(
        "| | moves of persons | all moves kept | of the empty handler's requests | against | pages opened meanwhile |\n|---|---|---|---|---|---|"
    );
    let row = |what: &str, load: &Load, against: &str| {
        let all = load.all();
        println!(
            "| {what} | {} | {} /s | {:.3} | {against} | {} |",
            load.moves,
            grouped(all),
            all / yard,
            load.pages
        );
        if load.late > 0 {
            println!("| | {} answers came too late | | | | |", load.late);
        }
    };
    let [one, two] = &loads[..] else { return };
    let mut of_file = String::new();
    if let Some(file) = file {
        row("SQLite, one server", file, "");
        of_file = format!("{:.2} of SQLite", one.all() / file.all());
    }
    row("PostgreSQL, one server", one, &of_file);
    row("PostgreSQL, two servers", two, &format!("{:.2} of one server", two.all() / one.all()));
}

fn main() {
    // `cargo test --benches` asks for a look, not for a measurement.
    if env::args().any(|word| word == "--test") {
        return;
    }
    // Why a server refused something stands in its log.
    tracing_subscriber::fmt().with_max_level(tracing::Level::WARN).with_writer(std::io::stderr).init();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("load-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let only = env::var("CABILDO_BENCH_ONLY").ok();
    runtime.block_on(async {
        let file = if only.as_deref() == Some("postgres") { None } else { Some(sqlite(&folder).await) };
        if only.as_deref() != Some("sqlite") {
            let yard = match &file {
                Some((_, yard)) => *yard,
                None => empty().await.rate(),
            };
            postgres(file.as_ref().map(|(load, _)| load), yard).await;
        }
    });
    drop(runtime);
    fs::remove_dir_all(&folder).unwrap();
}
