//! Killed at any moment and started again: every move that was acknowledged is there, once, and every table goes on.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, io, thread};

use serde_json::{Value, json};
use store::{Sqlite, Store};

/// How often the server is killed.
const KILLS: usize = 40;
const CLIENTS: usize = 4;

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The real program, on a port that the system chooses.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cabildo"));
        command.args(["serve", "--no-open", "--addr", "127.0.0.1:0", "--bot-pause", "0", "--data"]).arg(data);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe"))
            .read_line(&mut line)
            .expect("it says where it is");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        Server { address: address.unwrap_or_else(|| panic!("no address: {line:?}")).to_owned(), child }
    }

    /// SIGKILL: nothing is written, closed or told any more.
    fn kill(mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it is dead");
    }
}

/// A program that plays one table after the other and remembers what it was told.
#[derive(Default)]
struct Client {
    cookie: String,
    table: Option<String>,
    /// By table and ply: the answers sent, and whether each was acknowledged.
    sent: BTreeMap<(String, usize), Vec<(String, bool)>>,
    tables: Vec<String>,
    turns: usize,
}

impl Client {
    fn ask(&mut self, address: &str, method: &str, path: &str, body: &str) -> io::Result<(u16, Value)> {
        let mut stream = TcpStream::connect(address)?;
        let (cookie, length) = (&self.cookie, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        )?;
        let mut text = String::new();
        stream.read_to_string(&mut text)?;
        let cut = || io::Error::from(io::ErrorKind::UnexpectedEof);
        let (head, body) = text.split_once("\r\n\r\n").ok_or_else(cut)?;
        let status = head.get(9..12).and_then(|status| status.parse().ok()).ok_or_else(cut)?;
        if let Some(cookie) = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        Ok((status, serde_json::from_str(body).map_err(|_| cut())?))
    }

    /// Plays until the server is gone.
    fn play(&mut self, address: &str, acknowledged: &AtomicUsize) -> io::Error {
        loop {
            match self.step(address) {
                Ok(true) => {
                    acknowledged.fetch_add(1, Ordering::Relaxed);
                }
                Ok(false) => thread::yield_now(),
                Err(error) => return error,
            }
        }
    }

    /// One look at the table and, if it is our turn, one answer; whether an answer was acknowledged.
    fn step(&mut self, address: &str) -> io::Result<bool> {
        let Some(table) = self.table.clone() else {
            let wanted =
                json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", "random"] });
            let (status, begun) = self.ask(address, "POST", "/api/tables", &wanted.to_string())?;
            assert_eq!(status, 201, "{begun}");
            let table = begun["table"].as_str().expect("an id").to_owned();
            self.tables.push(table.clone());
            self.table = Some(table);
            return Ok(false);
        };
        let (status, asked) = self.ask(address, "GET", &format!("/api/tables/{table}/choices"), "")?;
        assert_eq!(status, 200, "{asked}");
        let choices = asked["choices"].as_array().expect("a list");
        if choices.is_empty() {
            let (_, view) = self.ask(address, "GET", &format!("/api/tables/{table}"), "")?;
            if view["acting"].is_null() {
                self.table = None;
            }
            return Ok(false);
        }
        self.turns += 1;
        let action = choices[self.turns * 7 % choices.len()]["action"].as_str().expect("notation").to_owned();
        let ply = asked["ply"].as_u64().expect("a number") as usize;
        let play = json!({ "ply": ply, "action": action }).to_string();
        self.sent.entry((table.clone(), ply)).or_default().push((action, false));
        let (status, answer) = self.ask(address, "POST", &format!("/api/tables/{table}/play"), &play)?;
        assert_eq!(status, 200, "{answer}");
        let tries = self.sent.get_mut(&(table.clone(), ply)).expect("just sent");
        tries.last_mut().expect("just sent").1 = true;
        if self.turns.is_multiple_of(3) {
            // The same again, as an impatient person does: it is no second move.
            let (status, answer) = self.ask(address, "POST", &format!("/api/tables/{table}/play"), &play)?;
            assert_eq!(status, 409, "{answer}");
        }
        Ok(true)
    }

    /// Compares what was told with what is kept.
    fn check(&self, store: &Sqlite) -> usize {
        let mut found = 0;
        for table in &self.tables {
            let kept = store.table(table).expect("readable").expect("a table that was told is there");
            assert_eq!(kept.row.plies as usize, kept.plies.len());
            let own = kept.plies.iter().enumerate().filter(|(_, ply)| ply.seat == 0);
            for (ply, row) in own {
                let tries = self.sent.get(&(table.clone(), ply)).expect("nobody else answers for this seat");
                assert!(
                    tries.iter().any(|(action, _)| *action == row.action),
                    "{table} {ply}: {} was never sent",
                    row.action
                );
            }
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
            }
        }
        found
    }
}

#[test]
fn a_server_killed_at_any_moment_loses_no_move_and_makes_none_twice() {
    let folder = Folder(env::temp_dir().join(format!("cabildo-crash-{}", std::process::id())));
    fs::create_dir_all(&folder.0).expect("a folder for the test");
    let data = folder.0.join("games.db");
    let mut clients: Vec<Client> = (0..CLIENTS).map(|_| Client::default()).collect();
    let mut luck = kernel::Chance::fast(u64::from(std::process::id()));
    let mut total = 0;
    for _ in 0..KILLS {
        let server = Server::start(&data);
        let address = server.address.clone();
        let acknowledged = AtomicUsize::new(0);
        // Some acknowledged moves, and then any moment.
        let (enough, spin) = (1 + luck.below(30) as usize, luck.below(200_000));
        thread::scope(|scope| {
            let playing: Vec<_> = clients
                .iter_mut()
                .map(|client| scope.spawn(|| client.play(&address, &acknowledged)))
                .collect();
            while acknowledged.load(Ordering::Relaxed) < enough
                && !playing.iter().all(|client| client.is_finished())
            {
                thread::yield_now();
            }
            for _ in 0..spin {
                std::hint::spin_loop();
            }
            server.kill();
        });
        total += acknowledged.into_inner();
        let store = Sqlite::open(&data).expect("the file opens");
        let found: usize = clients.iter().map(|client| client.check(&store)).sum();
        assert!(found >= total, "{found} of {total}");
    }
    let server = Server::start(&data);
    for client in &mut clients {
        for table in client.tables.clone() {
            client.table = Some(table);
            while client.table.is_some() && !client.step(&server.address).expect("the server answers") {}
        }
    }
    server.kill();
    let store = Sqlite::open(&data).expect("the file opens");
    for client in &clients {
        client.check(&store);
    }
}
