//! How long the statistics take with 10 and with 5,000 own games, among 50,000 results of others: `cargo bench -p web --bench stats`.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a bench prints and stops at the first fault")]

use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs, process};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use store::{Change, Deal, NewTable, Pace, PlyRow, SeatRow, Sqlite, Store, Timing, Versions};
use tower::ServiceExt;
use web::{Desk, Limits, RandomBrain, Settings, app};

const OTHERS: usize = 25_000;
const TIMES: usize = 100;
const GAME: &str = "puerto-rico";

/// Somebody with a browser.
struct Guest {
    app: Router,
    cookie: String,
}

impl Guest {
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> String {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        if method == "POST" {
            request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        }
        let request = request.body(Body::from(body.to_owned())).unwrap();
        let response = self.app.clone().oneshot(request).await.unwrap();
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            self.cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        assert!(response.status().is_success() || response.status().is_redirection());
        let bytes = to_bytes(response.into_body(), 1 << 24).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    async fn time(&mut self, what: &str, path: &str) {
        let begun = Instant::now();
        self.ask("GET", path, "").await;
        let cold = begun.elapsed();
        let mut times: Vec<Duration> = Vec::new();
        for _ in 0..TIMES {
            let begun = Instant::now();
            self.ask("GET", path, "").await;
            times.push(begun.elapsed());
        }
        times.sort_unstable();
        let (p50, p99) = (times[TIMES / 2], times[TIMES * 99 / 100]);
        println!("{what:<34} first {cold:>9.2?}   then p50 {p50:>9.2?}   p99 {p99:>9.2?}");
    }
}

/// Finished games of a player against a bot.
async fn played(store: &Sqlite, player: &str, games: usize) {
    let mut pending = Vec::new();
    for n in 0..games {
        let id = format!("{player}{n:09}");
        let own = SeatRow { player: Some(player.into()), name: Some("Ada".into()), ..SeatRow::default() };
        let level = ["strong", "skilled", "casual"][n % 3];
        let other = SeatRow { bot: Some(level.into()), ..SeatRow::default() };
        let versions = Versions { rules: 1, notation: 1 };
        pending.push(store.write(Change::Table(NewTable {
            fork: None,
            timing: Timing::default(),
            follows: None,
            due: None,
            id: id.clone(),
            game: GAME.into(),
            setup: "players=2".into(),
            seed: "00".repeat(32),
            deal: Some(Deal { luck: String::new(), versions }),
            files: Vec::new(),
            pace: Pace::Live,
            listed: true,
            help: false,
            at: n as i64,
            seats: vec![own, other],
            asked: Vec::new(),
        })));
        let row = PlyRow { seat: 0, action: "pass".into(), luck: String::new() };
        let result = if n % 5 < 2 { "A 40/1  B 30/1" } else { "A 30/1  B 40/1" };
        pending.push(store.write(Change::Plies {
            table: id.clone(),
            revision: 0,
            first: 1,
            rows: vec![row],
            asked: Vec::new(),
            at: n as i64,
            result: Some(result.into()),
            driver: None,
        }));
        let of = r#"[{"n":17,"of":{"en":"ships","fr":"navires"}},{"n":13,"of":{"en":"buildings","fr":"bâtiments"}}]"#;
        pending.push(store.write(Change::Sources { table: id, sources: vec![of.to_owned(); 2] }));
        if pending.len() > 3_000 {
            for written in pending.drain(..) {
                written.await.unwrap();
            }
        }
    }
    for written in pending {
        written.await.unwrap();
    }
}

#[tokio::main]
async fn main() {
    let folder = env::temp_dir().join(format!("cabildo-stats-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    let store = Arc::new(Sqlite::open(&folder.join("games.db")).unwrap());
    for n in 0..50 {
        let id = format!("other{n}");
        store.write(Change::Player { id: id.clone(), name: format!("Other {n}"), at: 1 }).await.unwrap();
        played(&store, &id, OTHERS / 50).await;
    }
    let settings = Settings { limits: Limits::generous(), ..Settings::default() };
    let kept: Arc<dyn Store> = Arc::<Sqlite>::clone(&store);
    let site = app(Desk::new(kept, Arc::new(RandomBrain), settings));
    for games in [10, 5_000] {
        let mut guest = Guest { app: site.clone(), cookie: String::new() };
        guest.ask("POST", "/me", "name=Ada").await;
        let session = guest.cookie.split('.').nth(1).unwrap();
        let player = store.session(session).unwrap().unwrap().player;
        played(&store, &player, games).await;
        guest.time(&format!("all games, {games} own"), "/me/stats").await;
        guest.time(&format!("one game, {games} own"), &format!("/me/stats?game={GAME}")).await;
    }
    drop(site);
    fs::remove_dir_all(&folder).unwrap();
}
