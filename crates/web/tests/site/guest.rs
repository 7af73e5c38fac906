//! A site for one test, and somebody who visits it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use ::bots::Effort;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use futures_util::StreamExt;
use kernel::{Record, RecordPast, RecordPly, Seat, SetupText, Table};
use serde_json::{Value, json};
use store::testing::Cluster;
use store::{List, Postgres, Sqlite, Store, StoredTable};
use tower::ServiceExt;
use web::{Brain, Desk, Limits, RandomBrain, Settings, app};

/// A site with a file of its own.
pub struct Site {
    pub app: Router,
    pub desk: Arc<Desk>,
    pub store: Arc<dyn Store>,
    /// The file, if the games are kept in one.
    pub file: Option<Arc<Sqlite>>,
    folder: PathBuf,
}

/// Where a site keeps its games: in a file of its folder; where `CABILDO_STORE=postgres`, in a room of its own in a database, unless there is a file.
fn open(folder: &Path) -> (Arc<dyn Store>, Option<Arc<Sqlite>>) {
    let (file, note) = (folder.join("games.db"), folder.join("database"));
    if env::var("CABILDO_STORE").as_deref() != Ok("postgres") || file.exists() {
        let store = Arc::new(Sqlite::open(&file).expect("the file opens"));
        return (Arc::<Sqlite>::clone(&store), Some(store));
    }
    let cluster = Cluster::shared().expect("CABILDO_STORE=postgres needs a PostgreSQL on this machine");
    // Who opens the folder again finds the same games.
    let address = fs::read_to_string(&note).unwrap_or_else(|_| cluster.fresh());
    fs::write(&note, &address).expect("written");
    let address = address.parse().expect("an address");
    (Arc::new(Postgres::open(&address).expect("the database opens")), None)
}

/// A server of a site; beside others, if its games are kept where others may be: then it says that it is there, as every server does.
pub fn desk(store: &Arc<dyn Store>, brain: impl Brain, settings: Settings) -> Arc<Desk> {
    let desk = Desk::new(Arc::clone(store), Arc::new(brain), settings);
    if let Ok(runtime) = tokio::runtime::Handle::try_current() {
        let beside = Arc::clone(&desk);
        runtime.spawn(async move { beside.attend().await });
    }
    desk
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Bots answer at once, and nobody asks too much.
pub fn quick() -> Settings {
    // Help is thought of in a moment, too.
    let moment = Effort { iterations: 64, samples: 4, tries: 2, games: 4 };
    Settings {
        limits: Limits::generous(),
        hint: moment,
        coach: moment,
        analysis: moment,
        ratings_pause: 0,
        ..Settings::default()
    }
}

/// A folder of its own for each test.
pub fn folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = env::temp_dir().join(format!("cabildo-web-{}-{n}", process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

impl Site {
    pub fn new() -> Site {
        Site::with(quick())
    }

    pub fn with(settings: Settings) -> Site {
        Site::in_folder(folder(), settings)
    }

    /// A site in a folder that may have a file already.
    pub fn in_folder(folder: PathBuf, settings: Settings) -> Site {
        Site::with_bots(folder, RandomBrain, settings)
    }

    /// The same with other bots.
    pub fn with_bots(folder: PathBuf, brain: impl Brain, settings: Settings) -> Site {
        let (store, file) = open(&folder);
        let desk = desk(&store, brain, settings);
        Site { app: app(Arc::clone(&desk)), desk, store, file, folder }
    }

    /// A second server on the same file, as after a restart.
    pub fn again(&self) -> Router {
        app(desk(&self.store, RandomBrain, quick()))
    }

    /// As if a player had begun with release 0.1, which gave cookies that name the player.
    pub fn made_by_the_first_release(&self, player: &str) {
        let connection = rusqlite::Connection::open(self.folder.join("games.db")).expect("the file");
        let changed = connection.execute("UPDATE players SET old_cookie = 1 WHERE id = ?1", [player]);
        assert_eq!(changed, Ok(1));
    }

    pub fn guest(&self) -> Guest {
        Guest { app: self.app.clone(), cookie: String::new(), extra: Vec::new() }
    }

    pub fn kept(&self, table: &str) -> StoredTable {
        self.store.table(table).expect("readable").expect("the table is kept")
    }

    /// Whether no table is kept.
    pub fn store_is_empty(&self) -> bool {
        self.store.tables(List::All, None, 1).expect("readable").tables.is_empty()
    }

    /// The table as it truly is.
    pub fn truth(&self, table: &str) -> Box<dyn Table> {
        revive(&self.kept(table)).expect("what is kept can be played on")
    }
}

/// The match of a table that was kept; `None` if it breaks a rule.
pub fn revive(stored: &StoredTable) -> Option<Box<dyn Table>> {
    let StoredTable { row, seed, luck, files, fork, plies, .. } = stored;
    let game = catalog::find(&row.game).expect("a game of the list");
    let seed = kernel::Seed::from_hex(seed).expect("a seed");
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let ply = |(i, ply): (usize, &store::PlyRow)| RecordPly {
        seat: Seat::new(usize::from(ply.seat)),
        action: ply.action.clone(),
        luck: words(&ply.luck),
        line: i + 1,
    };
    let setup = SetupText::read(&row.setup).expect("a set-up");
    let record = Record {
        game: row.game.clone(),
        rules: row.versions.rules,
        setup: files.iter().fold(setup, |setup, file| setup.with_file(&file.name, file.content.clone())),
        hash: Some(seed.hash()),
        seed: Some(seed),
        luck: words(luck),
        past: fork.as_ref().map(|fork| RecordPast::read(&fork.past).expect("what came before")),
        plies: plies.iter().enumerate().map(ply).collect(),
        end: None,
        lines: Default::default(),
    };
    let mut table = game.resume(&record).ok()?;
    table.veil_past(fork.as_ref().is_some_and(|fork| fork.running));
    Some(table)
}

/// Somebody with a browser or a program.
#[derive(Clone)]
pub struct Guest {
    pub app: Router,
    pub cookie: String,
    /// Headers that go with every request.
    pub extra: Vec<(&'static str, String)>,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {} {}", self.status, self.body))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("plain text"))
    }

    /// Where a browser is sent next.
    pub fn next(&self) -> String {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.body);
        self.header("location").to_owned()
    }

    pub fn is(self, status: u16) -> Answer {
        assert_eq!(self.status.as_u16(), status, "{}", self.body);
        self
    }
}

/// A value as a form sends it.
pub fn encode(text: &str) -> String {
    let byte =
        |b: u8| if b.is_ascii_alphanumeric() { char::from(b).to_string() } else { format!("%{b:02X}") };
    text.bytes().map(byte).collect()
}

pub fn form(fields: &[(&str, &str)]) -> String {
    let pairs: Vec<String> =
        fields.iter().map(|(name, value)| format!("{}={}", encode(name), encode(value))).collect();
    pairs.join("&")
}

impl Guest {
    pub fn request(&self, method: &str, path: &str, kind: &str, body: &str) -> Request<Body> {
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        if !kind.is_empty() {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        for (name, value) in &self.extra {
            request = request.header(*name, value);
        }
        request.body(Body::from(body.to_owned())).expect("a request")
    }

    pub async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        let cookies =
            parts.headers.get_all(header::SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
        for pair in cookies.filter_map(|cookie| cookie.split(';').next()) {
            if pair.starts_with("cabildo=") {
                self.cookie = pair.to_owned();
            }
        }
        // A stream that never ends is answered by its head alone.
        let endless = parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
        let bytes =
            if endless { Vec::new() } else { to_bytes(body, 1 << 24).await.expect("a body").to_vec() };
        // A picture is told apart byte by byte like any text.
        let picture = parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "image/png");
        let body = if picture {
            bytes.iter().map(|byte| char::from(*byte)).collect()
        } else {
            String::from_utf8(bytes).expect("plain text")
        };
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        let request = self.request("GET", path, "", "");
        self.send(request).await
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let request = self.request("POST", path, "application/x-www-form-urlencoded", &form(fields));
        self.send(request).await
    }

    pub async fn post_json(&mut self, path: &str, body: &Value) -> Answer {
        let request = self.request("POST", path, "application/json", &body.to_string());
        self.send(request).await
    }

    /// Begins a table through the interface for programs.
    pub async fn begin(&mut self, game: &str, setup: &str, seats: &[&str]) -> String {
        let wanted = json!({ "game": game, "setup": setup, "seats": seats });
        let answer = self.post_json("/api/tables", &wanted).await.is(201);
        answer.json()["table"].as_str().expect("an id").to_owned()
    }

    pub async fn view(&mut self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.is(200).json()
    }

    /// The names at a table.
    pub async fn names(&mut self, table: &str) -> Vec<String> {
        let view = self.view(table).await;
        let names = view["names"].as_array().expect("a list");
        names.iter().map(|name| name.as_str().expect("text").to_owned()).collect()
    }

    pub async fn choices(&mut self, table: &str) -> Vec<String> {
        let asked = self.get(&format!("/api/tables/{table}/choices")).await.is(200).json();
        let choices = asked["choices"].as_array().expect("a list");
        choices.iter().map(|choice| choice["action"].as_str().expect("notation").to_owned()).collect()
    }

    pub async fn play(&mut self, table: &str, ply: u64, action: &str) -> Answer {
        self.post_json(&format!("/api/tables/{table}/play"), &json!({ "ply": ply, "action": action })).await
    }

    /// The changes of a table, as text, one by one. The first one comes at once.
    pub async fn listen(&mut self, table: &str) -> impl futures_util::Stream<Item = String> + Unpin + use<> {
        self.listen_at(&format!("/t/{table}/events")).await
    }

    pub async fn listen_at(
        &mut self,
        path: &str,
    ) -> impl futures_util::Stream<Item = String> + Unpin + use<> {
        let request = self.request("GET", path, "", "");
        let response = self.app.clone().oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        let body = response.into_body().into_data_stream();
        body.map(|bytes| String::from_utf8(bytes.expect("a part").to_vec()).expect("plain text"))
    }

    /// Waits until one of these seats is asked, or the game is over; what the guest sees then.
    pub async fn until(&mut self, table: &str, seats: &[&str]) -> Value {
        let mut changes = self.listen(table).await;
        loop {
            let view = self.view(table).await;
            if view["acting"].as_str().is_none_or(|seat| seats.contains(&seat)) {
                return view;
            }
            changes.next().await.expect("the stream goes on");
        }
    }
}
