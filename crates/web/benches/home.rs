//! How long home takes with 10 and with 1,000 own games, while 100,000 tables are kept: `cargo bench -p web --bench home`.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a bench prints and stops at the first fault")]

use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs, process};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use serde_json::json;
use store::{Change, Deal, NewTable, Pace, SeatRow, Sqlite, Store, Timing, Versions};
use tower::ServiceExt;
use web::{Desk, Limits, RandomBrain, Settings, app};

const TABLES: usize = 100_000;
const TIMES: usize = 200;
/// Home is to answer in less than this.
const BAR: Duration = Duration::from_millis(20);
/// Answers that are given at each own game, so that there is something to rebuild.
const ANSWERS: usize = 20;

/// Tables of others: they are never opened, so that any luck will do.
async fn fill(store: &Sqlite) {
    let player = Change::Player { id: "other".into(), name: "Other".into(), at: 1 };
    store.write(player).await.unwrap();
    let mut pending = Vec::new();
    for n in 0..TABLES {
        let sits = SeatRow { player: Some("other".into()), name: Some("Other".into()), ..SeatRow::default() };
        let bot = SeatRow { bot: Some("random".into()), ..SeatRow::default() };
        let versions = Versions { rules: 1, notation: 1 };
        let waits = n.is_multiple_of(3);
        pending.push(store.write(Change::Table(NewTable {
            id: format!("t{n:09}"),
            game: "saint-petersburg".into(),
            setup: "players=2".into(),
            seed: "00".repeat(32),
            deal: (!waits).then(|| Deal { luck: String::new(), versions }),
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
        })));
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

/// Somebody with a browser.
struct Guest {
    app: Router,
    cookie: String,
}

impl Guest {
    async fn ask(&mut self, method: &str, path: &str, body: String) -> (u16, String) {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        if method == "POST" {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let response = self.app.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            self.cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        let status = response.status().as_u16();
        let bytes = to_bytes(response.into_body(), 1 << 24).await.unwrap();
        (status, String::from_utf8(bytes.to_vec()).unwrap())
    }

    /// Begins a game and gives some answers.
    async fn begin(&mut self, game: &str) {
        let wanted = json!({ "game": game, "setup": "players=2", "seats": ["me", "open"] });
        let (_, made) = self.ask("POST", "/api/tables", wanted.to_string()).await;
        let made: serde_json::Value = serde_json::from_str(&made).unwrap();
        let id = made["table"].as_str().unwrap().to_owned();
        let mut friend = Guest { app: self.app.clone(), cookie: String::new() };
        let sit = json!({ "seat": "B" }).to_string();
        assert_eq!(friend.ask("POST", &format!("/api/tables/{id}/sit"), sit).await.0, 204);
        for ply in 0..ANSWERS {
            for who in [&mut *self, &mut friend] {
                let (_, choices) = who.ask("GET", &format!("/api/tables/{id}/choices"), String::new()).await;
                let choices: serde_json::Value = serde_json::from_str(&choices).unwrap();
                let Some(action) = choices["choices"][0]["action"].as_str() else { continue };
                let ply = choices["ply"].as_u64().unwrap_or(ply as u64);
                let play = json!({ "ply": ply, "action": action }).to_string();
                who.ask("POST", &format!("/api/tables/{id}/play"), play).await;
                break;
            }
        }
    }

    /// The time of the first answer, and of the middle one of many.
    async fn home(&mut self, what: &str) -> [Duration; 2] {
        let begun = Instant::now();
        let (status, first) = self.ask("GET", "/", String::new()).await;
        let cold = begun.elapsed();
        assert_eq!(status, 200);
        assert!(first.contains("card mine"), "own games are shown");
        let mut times: Vec<Duration> = Vec::new();
        for _ in 0..TIMES {
            let begun = Instant::now();
            self.ask("GET", "/", String::new()).await;
            times.push(begun.elapsed());
        }
        times.sort_unstable();
        let (p50, p99) = (times[TIMES / 2], times[TIMES * 99 / 100]);
        println!("{what:<22} first {cold:>9.2?}   then p50 {p50:>9.2?}   p99 {p99:>9.2?}");
        [cold, p50]
    }
}

fn site(store: &Arc<Sqlite>) -> Router {
    let kept: Arc<dyn Store> = Arc::<Sqlite>::clone(store);
    let settings = Settings { limits: Limits::generous(), ..Settings::default() };
    app(Desk::new(kept, Arc::new(RandomBrain), settings))
}

fn main() {
    let folder = env::temp_dir().join(format!("cabildo-home-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Arc::new(Sqlite::open(&folder.join("games.db")).unwrap());
        fill(&store).await;
        let mut guests = Vec::new();
        for own in [10, 1_000] {
            let mut guest = Guest { app: site(&store), cookie: String::new() };
            for n in 0..own {
                let games =
                    ["saint-petersburg", "san-juan", "puerto-rico", "san-francisco", "san-francisco-1906"];
                guest.begin(games[n % games.len()]).await;
            }
            guests.push((own, guest));
        }
        let mut found = Vec::new();
        for (own, mut guest) in guests {
            // As after a restart: nothing is in memory.
            guest.app = site(&store);
            found.push(guest.home(&format!("{own} own games")).await);
        }
        let [few, many] = found[..] else { unreachable!("two of them") };
        for (what, few, many) in [("first", few[0], many[0]), ("then", few[1], many[1])] {
            let verdict = if many < BAR { "ok" } else { "FAIL" };
            let times = many.as_secs_f64() / few.as_secs_f64();
            println!("{what:<5} with 1,000 own games {many:>9.2?}, under {BAR:?}: {verdict}; {times:.2} times the cost with 10");
        }
    });
    fs::remove_dir_all(&folder).unwrap();
}
