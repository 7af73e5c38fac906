//! Two real servers on one real database, clients that come through both at random, and accidents: every move that was acknowledged is there, once;
//! bots go on; every stream hears of every change.
#![cfg(unix)]

mod server;

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{env, thread};

use serde_json::{Value, json};
use server::{Caller, Server};
use store::testing::Cluster;
use store::{Postgres, Store};

/// How often something is killed: 50 times before a release.
fn size(name: &str, usual: usize) -> usize {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Seconds that bots may stand still after an accident. On a machine that does nothing else five are enough (`CABILDO_STILL=5`, before a release).
const STILL: usize = 30;

/// Where the servers are at the moment; a dead one keeps its place.
struct Places(Mutex<[String; 2]>);

impl Places {
    fn any(&self, luck: usize) -> String {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[luck % 2].clone()
    }

    fn set(&self, place: usize, address: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[place] = address.to_owned();
    }
}

/// A program that plays one table after the other, each request through any server, and remembers what it was told.
#[derive(Default)]
struct Client {
    caller: Caller,
    table: Option<String>,
    /// By table and ply: the answers sent, and whether each was acknowledged.
    sent: BTreeMap<(String, usize), Vec<(String, bool)>>,
    tables: Vec<String>,
    luck: usize,
    /// The longest time that bots stood still.
    still: Duration,
    since: Option<Instant>,
    /// Answers to a question that a server should have known to be answered already.
    stale: usize,
}

impl Client {
    fn ask(&mut self, places: &Places, method: &str, path: &str, body: &str) -> io::Result<(u16, Value)> {
        // A walk that is different for everybody and the same every time.
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (status, body) = self.caller.json(&places.any(self.luck >> 33), method, path, body)?;
        let cut = |_| io::Error::from(io::ErrorKind::UnexpectedEof);
        Ok((status, serde_json::from_str(&body).map_err(cut)?))
    }

    /// One look and, if it is our turn, one answer; whether an answer was acknowledged. A server that is gone or cannot keep anything is an error.
    fn step(&mut self, places: &Places) -> io::Result<bool> {
        let fails = |status: u16| {
            if status == 503 { Err(io::Error::from(io::ErrorKind::Interrupted)) } else { Ok(()) }
        };
        let Some(table) = self.table.clone() else {
            // A bot that needs no thought answers with whoever was asked; one that thinks is moved by one server at a time.
            let bot = if self.tables.len().is_multiple_of(2) { "random" } else { "beginner" };
            let wanted = json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", bot] });
            let (status, begun) = self.ask(places, "POST", "/api/tables", &wanted.to_string())?;
            fails(status)?;
            assert_eq!(status, 201, "{begun}");
            let table = begun["table"].as_str().expect("an id").to_owned();
            self.tables.push(table.clone());
            self.table = Some(table);
            return Ok(false);
        };
        let (status, asked) = self.ask(places, "GET", &format!("/api/tables/{table}/choices"), "")?;
        fails(status)?;
        assert_eq!(status, 200, "{asked}");
        let choices = asked["choices"].as_array().expect("a list");
        if choices.is_empty() {
            let since = *self.since.get_or_insert_with(Instant::now);
            self.still = self.still.max(since.elapsed());
            let (status, view) = self.ask(places, "GET", &format!("/api/tables/{table}"), "")?;
            if status == 200 && view["acting"].is_null() {
                self.table = None;
                self.since = None;
            }
            return Ok(false);
        }
        self.since = None;
        let action =
            choices[(self.luck >> 40) % choices.len()]["action"].as_str().expect("notation").to_owned();
        let ply = asked["ply"].as_u64().expect("a number") as usize;
        let play = json!({ "ply": ply, "action": action }).to_string();
        self.sent.entry((table.clone(), ply)).or_default().push((action, false));
        let (status, answer) = self.ask(places, "POST", &format!("/api/tables/{table}/play"), &play)?;
        fails(status)?;
        // What was sent before an accident may have been kept though nobody said so.
        let again = self.sent.get(&(table.clone(), ply)).is_some_and(|tries| tries.len() > 1);
        assert!(status == 200 || status == 409, "{status} {answer}");
        self.stale += usize::from(status == 409 && !again);
        if status == 200 {
            let tries = self.sent.get_mut(&(table, ply)).expect("just sent");
            tries.last_mut().expect("just sent").1 = true;
        }
        Ok(status == 200)
    }

    fn play(&mut self, places: &Places, over: &AtomicBool, acknowledged: &AtomicUsize) {
        while !over.load(Ordering::Relaxed) {
            match self.step(places) {
                Ok(true) => {
                    acknowledged.fetch_add(1, Ordering::Relaxed);
                }
                Ok(false) | Err(_) => thread::yield_now(),
            }
        }
        self.since = None;
    }

    /// Compares what was told with what is kept; how many acknowledged moves were found.
    fn check(&self, store: &dyn Store) -> usize {
        let mut found = 0;
        for table in &self.tables {
            let kept = store.table(table).expect("readable").expect("a table that was told is there");
            assert_eq!(kept.row.plies as usize, kept.plies.len());
            web::replays(&kept).expect("what is kept can be played through");
            for ((_, ply), tries) in self.sent.iter().filter(|((of, _), _)| of == table) {
                let told: Vec<&String> =
                    tries.iter().filter(|(_, told)| *told).map(|(action, _)| action).collect();
                assert!(told.len() <= 1, "{table} {ply}: acknowledged twice");
                for action in told {
                    let row =
                        kept.plies.get(*ply).unwrap_or_else(|| panic!("{table} {ply}: {action} is lost"));
                    assert_eq!((row.seat, &row.action), (0, action), "{table} {ply}");
                    found += 1;
                }
                if let Some(row) = kept.plies.get(*ply).filter(|row| row.seat == 0) {
                    assert!(
                        tries.iter().any(|(action, _)| *action == row.action),
                        "{table} {ply}: never sent"
                    );
                }
            }
        }
        found
    }

    /// Gives one answer through one server and hears of it through the stream of the other.
    fn heard_elsewhere(&mut self, here: &str, there: &str) {
        // The game may be over: then there is nothing to say.
        let places = Places(Mutex::new([here.to_owned(), here.to_owned()]));
        while self.table.is_none() {
            self.step(&places).expect("the server answers");
        }
        let table = self.table.clone().expect("just begun");
        let mut stream = TcpStream::connect(there).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a socket");
        let cookie = &self.caller.cookie;
        write!(stream, "GET /t/{table}/events HTTP/1.1\r\nhost: {there}\r\ncookie: {cookie}\r\n\r\n")
            .expect("sent");
        let mut lines = BufReader::new(stream).lines();
        let mut next = || loop {
            let line = lines.next().expect("the stream goes on").expect("the server speaks");
            if let Some(id) = line.strip_prefix("id: ") {
                return id.parse::<u64>().expect("a revision");
            }
        };
        next();
        while self.table.is_some() && !self.step(&places).expect("the server answers") {}
        if self.table.is_none() {
            return;
        }
        let (status, view) =
            self.ask(&places, "GET", &format!("/api/tables/{table}"), "").expect("an answer");
        assert_eq!(status, 200, "{view}");
        let revision = view["revision"].as_u64().expect("a number");
        while next() < revision {}
    }
}

/// Programs ask more often than people.
fn serve(url: &str) -> Server {
    let many = "100000+100000/s";
    let limits: Vec<String> = ["changes", "changes-player", "reads", "reads-player"]
        .iter()
        .flat_map(|name| ["--limit".to_owned(), format!("{name}={many}")])
        .collect();
    Server::with(Path::new(url), &limits.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn of_two_servers_one_is_killed_at_any_moment_and_nothing_is_lost_or_doubled() {
    let Some(cluster) = Cluster::start() else { return };
    let (kills, players) = (size("CABILDO_KILLS_OF_TWO", 6), size("CABILDO_KILL_CLIENTS", 4));
    let url = cluster.fresh();
    let store = Postgres::open(&url.parse().expect("an address")).expect("it opens");
    let mut servers = [Some(serve(&url)), Some(serve(&url))];
    let places =
        Places(Mutex::new(servers.each_ref().map(|one| one.as_ref().expect("it runs").address.clone())));
    let mut clients: Vec<Client> =
        (0..players).map(|n| Client { luck: n + 1, ..Client::default() }).collect();
    let mut luck = kernel::Chance::fast(u64::from(std::process::id()));
    let mut total = 0;
    for _ in 0..kills {
        let (over, acknowledged) = (AtomicBool::new(false), AtomicUsize::new(0));
        let (enough, spin, which) =
            (1 + luck.below(40) as usize, luck.below(200_000), luck.below(2) as usize);
        thread::scope(|scope| {
            for client in &mut clients {
                scope.spawn(|| client.play(&places, &over, &acknowledged));
            }
            let wait_for = |moves: usize| {
                while acknowledged.load(Ordering::Relaxed) < moves {
                    thread::yield_now();
                }
            };
            wait_for(enough);
            for _ in 0..spin {
                std::hint::spin_loop();
            }
            servers[which].take().expect("it runs").kill();
            // The other one goes on alone: with its own bots at once, with those of the dead one soon.
            let so_far = acknowledged.load(Ordering::Relaxed);
            wait_for(so_far + 10 * players);
            servers[which] = Some(serve(&url));
            places.set(which, &servers[which].as_ref().expect("just started").address);
            let so_far = acknowledged.load(Ordering::Relaxed);
            wait_for(so_far + 5 * players);
            over.store(true, Ordering::Relaxed);
        });
        total += acknowledged.into_inner();
        let found: usize = clients.iter().map(|client| client.check(&store)).sum();
        assert!(found >= total, "{found} of {total}");
        let [here, there] = servers.each_ref().map(|one| one.as_ref().expect("it runs").address.clone());
        clients[0].heard_elsewhere(&here, &there);
        clients[1 % players].heard_elsewhere(&there, &here);
        total = clients.iter().map(|client| client.check(&store)).sum();
    }
    let still = clients.iter().map(|client| client.still).max().unwrap_or_default();
    let tables: usize = clients.iter().map(|client| client.tables.len()).sum();
    println!(
        "{kills} kills of one of two servers, {players} programs, {tables} tables, {total} acknowledged moves: 0 lost, 0 doubled; bots stood still for {still:.1?} at most"
    );
    assert_eq!(
        clients.iter().map(|client| client.stale).sum::<usize>(),
        0,
        "whoever is asked knows what was told before"
    );
    let most = Duration::from_secs(size("CABILDO_STILL", STILL) as u64);
    assert!(still < most, "bots stood still for {still:?}");
}

#[test]
fn bots_that_need_no_thought_have_answered_whichever_server_was_asked() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.fresh();
    let servers = [serve(&url), serve(&url)];
    let addresses = servers.each_ref().map(|one| one.address.clone());
    let mut caller = Caller::default();
    let mut ask = |server: usize, method: &str, path: &str, body: Value| -> Value {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (status, said) = caller.json(&addresses[server % 2], method, path, &body).expect("it answers");
        assert!(status < 300, "{path}: {status} {said}");
        serde_json::from_str(&said).expect("JSON")
    };
    let wanted =
        json!({ "game": "saint-petersburg", "setup": "players=3", "seats": ["me", "random", "random"] });
    let begun = ask(0, "POST", "/api/tables", wanted);
    let table = format!("/api/tables/{}", begun["table"].as_str().expect("an id"));
    // Who begins is drawn: bots that come first are moved by the server that has the table.
    while ask(0, "GET", &table, Value::Null)["acting"] != "A" {
        thread::sleep(Duration::from_millis(5));
    }
    let mut of_bots = 0;
    for server in 0..16 {
        let asked = ask(server, "GET", &format!("{table}/choices"), Value::Null);
        let ply = asked["ply"].as_u64().expect("a number");
        // The last of them is to pass: bots have something to do then, and the person money for more than one answer.
        let last = asked["choices"].as_array().and_then(|choices| choices.last());
        let action =
            &last.unwrap_or_else(|| panic!("the person is not asked after {server} answers"))["action"];
        // Given to the other one, which is asked next.
        let given =
            ask(server + 1, "POST", &format!("{table}/play"), json!({ "ply": ply, "action": action }));
        of_bots += given["ply"].as_u64().expect("a number") - ply - 1;
    }
    assert!(of_bots >= 8, "bots gave {of_bots} answers together with the person's 16");
}

#[test]
fn the_database_restarts_under_two_servers_and_nothing_is_lost_or_doubled() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.fresh();
    let servers = [serve(&url), serve(&url)];
    let places = Places(Mutex::new(servers.each_ref().map(|one| one.address.clone())));
    let mut clients: Vec<Client> = (0..4).map(|n| Client { luck: n + 1, ..Client::default() }).collect();
    let (over, acknowledged) = (AtomicBool::new(false), AtomicUsize::new(0));
    thread::scope(|scope| {
        for client in &mut clients {
            scope.spawn(|| client.play(&places, &over, &acknowledged));
        }
        for n in 0..size("CABILDO_RESTARTS", 4) {
            let so_far = acknowledged.load(Ordering::Relaxed);
            while acknowledged.load(Ordering::Relaxed) < so_far + 40 {
                thread::yield_now();
            }
            if n % 2 == 0 {
                cluster.stop();
            } else {
                cluster.crash();
            }
            cluster.start_again();
        }
        let so_far = acknowledged.load(Ordering::Relaxed);
        while acknowledged.load(Ordering::Relaxed) < so_far + 40 {
            thread::yield_now();
        }
        over.store(true, Ordering::Relaxed);
    });
    let store = Postgres::open(&url.parse().expect("an address")).expect("it opens");
    let found: usize = clients.iter().map(|client| client.check(&store)).sum();
    assert!(found >= acknowledged.into_inner());
    // What was acknowledged may all have gone through one of them: the other may not have called the database again yet.
    for server in &servers {
        while Caller::default().get(&server.address, "/readyz").0 != 200 {
            thread::sleep(Duration::from_millis(20));
        }
    }
    clients[0].heard_elsewhere(&servers[0].address, &servers[1].address);
}
