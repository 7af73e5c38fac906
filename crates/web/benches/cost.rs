//! What one request costs, without a network and without others: `cargo bench -p web --bench cost [-- page 500]` prints microseconds for each of
//! many requests one after the other. Under `valgrind --tool=callgrind` it counts instructions, which no other work on the machine disturbs, and says
//! where they go.
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a bench prints and stops at the first fault")]

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use std::{env, fs};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use serde_json::{Value, json};
use store::Sqlite;
use tower::ServiceExt;
use web::{Desk, Limits, RandomBrain, Settings, app};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

struct Guest {
    app: Router,
    cookie: String,
}

impl Guest {
    async fn ask(&mut self, method: &str, path: &str, packed: bool, body: String) -> Vec<u8> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
        request =
            request.header(header::COOKIE, &self.cookie).header(header::CONTENT_TYPE, "application/json");
        if packed {
            request = request.header(header::ACCEPT_ENCODING, "br, gzip");
        }
        let response = self.app.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        assert!(response.status().is_success(), "{path}: {}", response.status());
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            self.cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec()
    }

    async fn json(&mut self, method: &str, path: &str, body: Value) -> Value {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        serde_json::from_slice(&self.ask(method, path, false, body).await).unwrap()
    }

    async fn begin(&mut self, game: &str, players: usize) -> String {
        let seats: Vec<&str> = ["me"].into_iter().chain(["random"; 4]).take(players).collect();
        let wanted = json!({ "game": game, "setup": format!("players={players}"), "seats": seats });
        self.json("POST", "/api/tables", wanted).await["table"].as_str().unwrap().to_owned()
    }

    /// One answer, if this player is asked; whether the game goes on.
    async fn play(&mut self, table: &str, n: usize) -> bool {
        let asked = self.json("GET", &format!("/api/tables/{table}/choices?words=false"), Value::Null).await;
        let choices = asked["choices"].as_array().unwrap();
        if choices.is_empty() {
            let view = self.json("GET", &format!("/api/tables/{table}"), Value::Null).await;
            tokio::task::yield_now().await;
            return !view["acting"].is_null();
        }
        let action = &choices[(n * 7 + 3) % choices.len()]["action"];
        let answer = json!({ "ply": asked["ply"], "action": action });
        self.json("POST", &format!("/api/tables/{table}/play"), answer).await;
        true
    }
}

async fn run(folder: &Path, only: &str, times: usize) {
    let store = Sqlite::open(&folder.join("games.db")).unwrap();
    let settings = Settings { limits: Limits::generous(), ..Settings::default() };
    let app = app(Desk::new(Arc::new(store), Arc::new(RandomBrain), settings));
    let mut guest = Guest { app, cookie: String::new() };
    for (game, players) in [
        ("saint-petersburg", 3),
        ("puerto-rico", 4),
        ("san-juan", 3),
        ("san-francisco", 3),
        ("san-francisco-1906", 3),
    ] {
        let wanted = |what: &str| only.is_empty() || only == what || only == format!("{game}/{what}");
        let table = guest.begin(game, players).await;
        for n in 0..20 {
            guest.play(&table, n).await;
        }
        let view = guest.json("GET", &format!("/api/tables/{table}"), Value::Null).await;
        let (ply, revision) = (view["ply"].as_u64().unwrap(), view["revision"].as_u64().unwrap());
        let told = format!("/t/{table}/part?shown=before.{revision}&since={}", ply.saturating_sub(3));
        for (what, path, packed) in [
            ("choices", format!("/api/tables/{table}/choices?words=false"), false),
            ("words", format!("/api/tables/{table}/choices"), false),
            ("view", format!("/api/tables/{table}"), false),
            ("page", format!("/t/{table}"), false),
            ("packed", format!("/t/{table}"), true),
            ("part", format!("/t/{table}/part"), false),
            ("told", told, false),
        ] {
            if !wanted(what) {
                continue;
            }
            let (start, mut bytes) = (Instant::now(), 0);
            for _ in 0..times {
                bytes = guest.ask("GET", &path, packed, String::new()).await.len();
            }
            let each = start.elapsed().as_secs_f64() * 1e6 / times as f64;
            println!("{game:<20} {what:<8} {each:>9.1} µs {bytes:>7} bytes");
        }
        if wanted("move") {
            let (start, mut table) = (Instant::now(), guest.begin(game, players).await);
            for n in 0..times {
                if !guest.play(&table, n).await {
                    table = guest.begin(game, players).await;
                }
            }
            let each = start.elapsed().as_secs_f64() * 1e6 / times as f64;
            println!("{game:<20} {:<8} {each:>9.1} µs", "move");
        }
    }
}

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with("--bench")).collect();
    // `cargo test --benches` asks for a look, not for a measurement.
    if words.iter().any(|word| word == "--test") {
        return;
    }
    let only = words.first().cloned().unwrap_or_default();
    let times = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(500);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cost-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(run(&folder, &only, times));
    drop(runtime);
    fs::remove_dir_all(&folder).unwrap();
}
