//! Two real servers on one real database behind a balancer that shares requests out in turn, each closed and started again while people play: no request
//! fails, no move is lost, and a page that listens hears of everything in the end.
#![cfg(unix)]

mod server;

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Caller, Server};
use store::testing::Cluster;
use store::{Postgres, Store};

/// How often the balancer asks who is ready.
const LOOK: Duration = Duration::from_millis(100);

/// Somebody who shares requests out: in turn, among the servers that said they are ready when they were last asked. A door that is closed is passed by, and
/// the request goes to the next one; one that was let in and not answered has failed.
struct Balancer {
    address: String,
    servers: Mutex<[String; 2]>,
    ready: [AtomicBool; 2],
    turn: AtomicUsize,
    over: AtomicBool,
    /// Requests to which no answer came.
    failed: AtomicUsize,
}

impl Balancer {
    fn start(servers: [String; 2]) -> Arc<Balancer> {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let balancer = Arc::new(Balancer {
            address: listener.local_addr().expect("an address").to_string(),
            servers: Mutex::new(servers),
            ready: [AtomicBool::new(true), AtomicBool::new(true)],
            turn: AtomicUsize::new(0),
            over: AtomicBool::new(false),
            failed: AtomicUsize::new(0),
        });
        let (asks, serves) = (Arc::clone(&balancer), Arc::clone(&balancer));
        thread::spawn(move || {
            while !asks.over.load(Ordering::Relaxed) {
                for place in 0..2 {
                    let asked = Caller::default().ask(&asks.server(place), "GET", "/readyz", "", "");
                    asks.ready[place]
                        .store(asked.is_ok_and(|(status, _, _)| status == 200), Ordering::Relaxed);
                }
                thread::sleep(LOOK);
            }
        });
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if serves.over.load(Ordering::Relaxed) {
                    return;
                }
                let serves = Arc::clone(&serves);
                thread::spawn(move || {
                    if serves.pass_on(stream).is_err() && !serves.over.load(Ordering::Relaxed) {
                        serves.failed.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
        });
        balancer
    }

    fn server(&self, place: usize) -> String {
        self.servers.lock().unwrap_or_else(PoisonError::into_inner)[place].clone()
    }

    fn set(&self, place: usize, address: &str) {
        self.servers.lock().unwrap_or_else(PoisonError::into_inner)[place] = address.to_owned();
    }

    /// A connection to the next server that is ready and lets us in.
    fn open(&self) -> io::Result<TcpStream> {
        let deadline = Instant::now() + Duration::from_secs(30);
        loop {
            for _ in 0..2 {
                let place = self.turn.fetch_add(1, Ordering::Relaxed) % 2;
                if self.ready[place].load(Ordering::Relaxed)
                    && let Ok(stream) = TcpStream::connect(self.server(place))
                {
                    return Ok(stream);
                }
            }
            if Instant::now() > deadline {
                return Err(io::ErrorKind::TimedOut.into());
            }
            thread::sleep(LOOK / 10);
        }
    }

    /// One request to one server, and its answer back, whatever its length.
    fn pass_on(&self, mut client: TcpStream) -> io::Result<()> {
        let request = whole_request(&mut client)?;
        if request.is_empty() {
            return Ok(());
        }
        let mut server = self.open()?;
        server.write_all(&request)?;
        let mut buffer = [0; 16 * 1024];
        let mut answered = false;
        loop {
            let n = server.read(&mut buffer)?;
            if n == 0 {
                return if answered { Ok(()) } else { Err(io::ErrorKind::UnexpectedEof.into()) };
            }
            answered = true;
            // Who asked may have gone.
            if client.write_all(&buffer[..n]).is_err() {
                return Ok(());
            }
        }
    }
}

/// A request with its body.
fn whole_request(client: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut reader = BufReader::new(client);
    let (mut request, mut length) = (Vec::new(), 0);
    loop {
        let mut line = Vec::new();
        if reader.read_until(b'\n', &mut line)? == 0 {
            return Ok(Vec::new());
        }
        let text = String::from_utf8_lossy(&line).to_lowercase();
        if let Some(value) = text.strip_prefix("content-length:") {
            length = value.trim().parse().unwrap_or(0);
        }
        request.extend_from_slice(&line);
        if line == b"\r\n" {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    request.extend(body);
    Ok(request)
}

/// Somebody who plays one table after the other, and what he was told of his answers.
struct Player {
    caller: Caller,
    place: String,
    /// Table, ply, answer.
    acknowledged: Vec<(String, usize, String)>,
    table: Option<String>,
    luck: usize,
    /// How often he was told to come back: a database on a busy machine may take its time.
    later: usize,
}

impl Player {
    /// Asks until somebody answers otherwise than to come back; nothing was changed by those who did.
    fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, Value) {
        loop {
            let (status, answer) = self.ask_once(method, path, body);
            if status != 503 {
                return (status, answer);
            }
            self.later += 1;
            thread::sleep(LOOK);
        }
    }

    fn ask_once(&mut self, method: &str, path: &str, body: &str) -> (u16, Value) {
        let (status, body) =
            self.caller.json(&self.place, method, path, body).expect("every request is answered");
        (status, serde_json::from_str(&body).unwrap_or_else(|_| panic!("{method} {path}: {status} {body}")))
    }

    fn step(&mut self) {
        let Some(table) = self.table.clone() else {
            let wanted =
                json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", "random"] });
            let (status, begun) = self.ask("POST", "/api/tables", &wanted.to_string());
            assert_eq!(status, 201, "{begun}");
            self.table = begun["table"].as_str().map(str::to_owned);
            return;
        };
        let (status, asked) = self.ask("GET", &format!("/api/tables/{table}/choices?words=false"), "");
        assert_eq!(status, 200, "{asked}");
        let choices = asked["choices"].as_array().expect("a list");
        if choices.is_empty() {
            let (status, view) = self.ask("GET", &format!("/api/tables/{table}"), "");
            assert_eq!(status, 200, "{view}");
            if view["acting"].is_null() {
                self.table = None;
            }
            return;
        }
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action =
            choices[(self.luck >> 33) % choices.len()]["action"].as_str().expect("notation").to_owned();
        let ply = asked["ply"].as_u64().expect("a number") as usize;
        let play = json!({ "ply": ply, "action": action }).to_string();
        let (status, answer) = self.ask("POST", &format!("/api/tables/{table}/play"), &play);
        assert_eq!(status, 200, "{answer}");
        self.acknowledged.push((table, ply, action));
    }
}

/// A page that listens at a table: whenever its stream ends it comes back, as a browser does. `heard` is the highest revision that it was told.
fn listen(place: &str, table: &str, heard: &AtomicU64, comings: &AtomicUsize, over: &AtomicBool) {
    while !over.load(Ordering::Relaxed) {
        comings.fetch_add(1, Ordering::Relaxed);
        let Ok(mut stream) = TcpStream::connect(place) else { return };
        // What is silent is asked again, so that the test can end.
        let _ = stream.set_read_timeout(Some(Duration::from_secs(1)));
        let asked = write!(stream, "GET /t/{table}/events HTTP/1.1\r\nhost: {place}\r\n\r\n");
        if asked.is_err() {
            continue;
        }
        let mut lines = BufReader::new(stream);
        let mut line = String::new();
        while !over.load(Ordering::Relaxed) {
            match lines.read_line(&mut line) {
                Ok(0) => break,
                Ok(_) => {
                    if let Some(id) = line.strip_prefix("id: ").and_then(|id| id.trim().parse().ok()) {
                        heard.fetch_max(id, Ordering::Relaxed);
                    }
                    line.clear();
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(_) => break,
            }
        }
    }
}

/// Whatever happens, those who play come to an end.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn serve(url: &str) -> Server {
    let many = "100000+100000/s";
    let limits: Vec<String> = ["changes", "changes-player", "reads", "reads-player"]
        .iter()
        .map(|name| format!("{name}={many}"))
        .chain(["notice-time=1".to_owned()])
        .flat_map(|limit| ["--limit".to_owned(), limit])
        .collect();
    Server::with(Path::new(url), &limits.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn servers_are_restarted_one_after_the_other_and_nobody_notices() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.fresh();
    let mut servers = [Some(serve(&url)), Some(serve(&url))];
    let balancer =
        Balancer::start(servers.each_ref().map(|one| one.as_ref().expect("it runs").address.clone()));
    // One table at which a page listens all the time.
    let mut host = Player::new(&balancer, 99);
    host.step();
    let watched = host.table.clone().expect("just begun");
    let (heard, comings, over) = (AtomicU64::new(0), AtomicUsize::new(0), AtomicBool::new(false));
    let moves = AtomicUsize::new(0);
    let mut players: Vec<Player> = (0..4).map(|n| Player::new(&balancer, n)).collect();
    thread::scope(|scope| {
        let _over = Over(&over);
        scope.spawn(|| listen(&balancer.address, &watched, &heard, &comings, &over));
        for player in &mut players {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    let before = player.acknowledged.len();
                    player.step();
                    moves.fetch_add(player.acknowledged.len() - before, Ordering::Relaxed);
                }
            });
        }
        let play_on = |host: &mut Player| {
            let until = moves.load(Ordering::Relaxed) + 40;
            let deadline = Instant::now() + Duration::from_secs(180);
            while moves.load(Ordering::Relaxed) < until {
                assert!(Instant::now() < deadline, "nobody plays on");
                if host.table.as_ref() == Some(&watched) {
                    host.step();
                }
                thread::yield_now();
            }
        };
        play_on(&mut host);
        for place in [0, 1, 0, 1] {
            servers[place].take().expect("it runs").close();
            play_on(&mut host);
            let server = serve(&url);
            balancer.set(place, &server.address);
            while Caller::default().get(&server.address, "/readyz") != (200, "ready\n".to_owned()) {
                thread::yield_now();
            }
            servers[place] = Some(server);
            play_on(&mut host);
        }
        // The page hears of the last thing that happened at its table.
        let (status, view) = host.ask("GET", &format!("/api/tables/{watched}"), "");
        assert_eq!(status, 200, "{view}");
        let last = view["revision"].as_u64().expect("a number");
        let deadline = Instant::now() + Duration::from_secs(60);
        while heard.load(Ordering::Relaxed) < last && Instant::now() < deadline {
            thread::yield_now();
        }
        assert!(heard.load(Ordering::Relaxed) >= last, "the page has heard of {heard:?} of {last}");
    });
    balancer.over.store(true, Ordering::Relaxed);
    assert!(comings.load(Ordering::Relaxed) > 1, "a server that closes sends its pages away");
    assert_eq!(balancer.failed.load(Ordering::Relaxed), 0, "no request was left without an answer");
    let store = Postgres::open(&url.parse().expect("an address")).expect("it opens");
    let mut found = 0;
    for player in players.iter().chain([&host]) {
        for (table, ply, action) in &player.acknowledged {
            let kept = store.table(table).expect("readable").expect("it is kept");
            assert_eq!(
                kept.plies.get(*ply).map(|row| (row.seat, &row.action)),
                Some((0, action)),
                "{table} {ply}"
            );
            found += 1;
        }
    }
    let later: usize = players.iter().map(|player| player.later).sum();
    println!(
        "four restarts, {found} acknowledged moves: 0 lost, 0 requests without an answer, {later} told to come back; the page came {comings:?} times"
    );
}

impl Player {
    fn new(balancer: &Balancer, luck: usize) -> Player {
        let place = balancer.address.clone();
        Player {
            caller: Caller::default(),
            place,
            acknowledged: Vec::new(),
            table: None,
            luck: luck + 1,
            later: 0,
        }
    }
}

#[test]
fn a_server_that_is_told_to_close_is_not_ready_and_serves_on_for_a_while() {
    let Some(cluster) = Cluster::start() else { return };
    let server = serve(&cluster.fresh());
    while Caller::default().get(&server.address, "/readyz").0 != 200 {
        thread::yield_now();
    }
    let address = server.address.clone();
    let closing = thread::spawn(move || server.close());
    let mut seen = false;
    while let Ok((status, _, body)) = Caller::default().ask(&address, "GET", "/readyz", "", "") {
        seen |= (status, body.as_str()) == (503, "closing\n");
    }
    assert!(seen, "it said so before its door was closed");
    closing.join().expect("it closes in order");
}

#[test]
fn a_server_without_its_database_is_not_ready_and_is_again_by_itself() {
    let Some(cluster) = Cluster::start() else { return };
    let server = serve(&cluster.fresh());
    let ready = |wanted: u16| {
        let deadline = Instant::now() + Duration::from_secs(60);
        while Caller::default().get(&server.address, "/readyz").0 != wanted {
            assert!(Instant::now() < deadline, "it never says {wanted}");
            thread::sleep(LOOK);
        }
    };
    ready(200);
    cluster.stop();
    ready(503);
    cluster.start_again();
    ready(200);
}
