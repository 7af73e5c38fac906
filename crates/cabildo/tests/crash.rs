//! Killed at any moment and started again: every move that was acknowledged is there, once, and every table goes on.
#![cfg(unix)]

mod server;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, io, thread};

use kernel::{Seat, Seed, SetupText};
use serde_json::{Value, json};
use server::{Caller, Folder, Server};
use store::{Sqlite, Store, StoredTable};

/// How often the server is killed, and how many programs play meanwhile: more of both with `scripts/kill-test`.
fn size(name: &str, usual: usize) -> usize {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A program that plays one table after the other and remembers what it was told.
#[derive(Default)]
struct Client {
    caller: Caller,
    table: Option<String>,
    /// By table and ply: the answers sent, and whether each was acknowledged.
    sent: BTreeMap<(String, usize), Vec<(String, bool)>>,
    tables: Vec<String>,
    turns: usize,
}

impl Client {
    fn ask(&mut self, address: &str, method: &str, path: &str, body: &str) -> io::Result<(u16, Value)> {
        let (status, body) = self.caller.json(address, method, path, body)?;
        let cut = |_| io::Error::from(io::ErrorKind::UnexpectedEof);
        Ok((status, serde_json::from_str(&body).map_err(cut)?))
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
                let Some(tries) = self.sent.get(&(table.clone(), ply)) else {
                    assert!(is_forced(&kept, ply), "{table} {ply}: nobody else answers for this seat");
                    continue;
                };
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

/// Whether there was one answer alone: the server gives those by itself.
fn is_forced(kept: &StoredTable, ply: usize) -> bool {
    let entry = catalog::find(&kept.row.game).expect("a game of the list");
    let setup = SetupText::read(&kept.row.setup).expect("a set-up");
    let seed = Seed::from_hex(&kept.seed).expect("a seed");
    let mut table = entry.start(&setup, seed).expect("a table");
    for row in &kept.plies[..ply] {
        table.play(Seat::new(usize::from(row.seat)), &row.action).expect("what was kept was legal");
    }
    table.legal(Seat::new(0)).len() == 1
}

#[test]
fn a_server_killed_at_any_moment_loses_no_move_and_makes_none_twice() {
    let folder = Folder::new("crash");
    let (kills, players) = (size("CABILDO_KILLS", 40), size("CABILDO_KILL_CLIENTS", 4));
    let data = folder.0.join("games.db");
    let mut clients: Vec<Client> = (0..players).map(|_| Client::default()).collect();
    let mut luck = kernel::Chance::fast(u64::from(std::process::id()));
    let mut total = 0;
    for _ in 0..kills {
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
    let tables: usize = clients.iter().map(|client| client.tables.len()).sum();
    println!(
        "{kills} kills, {players} programs, {tables} tables, {total} acknowledged moves: 0 lost, 0 doubled"
    );
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
