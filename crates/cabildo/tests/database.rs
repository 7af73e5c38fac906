//! The real program on a real database: played on, copied there and back, and what it says while the database is away.
#![cfg(unix)]

mod server;

use std::path::Path;
use std::process::{Command, Output};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Caller, Folder, Server};
use store::testing::Cluster;
use store::{Postgres, Sqlite, Store};

fn cabildo(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cabildo")).args(args).output().expect("the program starts")
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

fn json_of(answer: (u16, String), wanted: u16) -> Value {
    assert_eq!(answer.0, wanted, "{}", answer.1);
    serde_json::from_str(&answer.1).expect("JSON")
}

/// Somebody at a table of his own with a bot.
struct Player {
    caller: Caller,
    table: String,
}

impl Player {
    fn begin(address: &str) -> Player {
        let mut caller = Caller::default();
        let wanted = json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", "random"] });
        let begun = caller.json(address, "POST", "/api/tables", &wanted.to_string()).expect("an answer");
        let table = json_of(begun, 201)["table"].as_str().expect("an id").to_owned();
        Player { caller, table }
    }

    /// The answer that could be given now: the request for it. Waits while bots move.
    fn ready(&mut self, address: &str) -> String {
        loop {
            let path = format!("/api/tables/{}/choices", self.table);
            let asked = json_of(self.caller.json(address, "GET", &path, "").expect("an answer"), 200);
            if let Some(choice) = asked["choices"].as_array().and_then(|choices| choices.first()) {
                return json!({ "ply": asked["ply"], "action": choice["action"] }).to_string();
            }
            std::thread::yield_now();
        }
    }

    fn play(&mut self, address: &str, answer: &str) -> (u16, String) {
        let path = format!("/api/tables/{}/play", self.table);
        self.caller.json(address, "POST", &path, answer).expect("an answer")
    }

    fn moves(&mut self, address: &str, moves: usize) {
        for _ in 0..moves {
            let answer = self.ready(address);
            json_of(self.play(address, &answer), 200);
        }
    }
}

#[test]
fn a_site_moves_to_a_database_and_back_and_everybody_plays_on() {
    let Some(cluster) = Cluster::shared() else { return };
    let (folder, url) = (Folder::new("moves"), cluster.fresh());
    let (file, back) = (folder.0.join("games.db"), folder.0.join("back.db"));
    let file_name = file.display().to_string();
    let server = Server::start(&file);
    let mut player = Player::begin(&server.address);
    player.moves(&server.address, 4);
    let busy = cabildo(&["copy", &file_name, &url]);
    assert!(!busy.status.success() && said(&busy).contains("in use by another program"), "{}", said(&busy));
    server.kill();

    let copied = cabildo(&["copy", &file_name, &url]);
    assert!(copied.status.success() && said(&copied).contains("1 table with"), "{}", said(&copied));
    assert!(
        said(&copied).contains("are the same") && !said(&copied).contains("options"),
        "{}",
        said(&copied)
    );
    let twice = cabildo(&["copy", &file_name, &url]);
    assert!(said(&twice).contains("games in it already"), "{}", said(&twice));

    let server = Server::start(Path::new(&url));
    player.moves(&server.address, 4);
    let tables = cabildo(&["tables", "--data", &url]);
    assert!(tables.status.success() && said(&tables).contains(&player.table), "{}", said(&tables));
    server.kill();
    let backup = cabildo(&["backup", "x.db", "--data", &url]);
    assert!(said(&backup).contains("is a database"), "{}", said(&backup));
    let served = |url: &str| Postgres::open(&url.parse().expect("an address")).expect("it opens").is_served();
    while served(&url).expect("readable") {
        std::thread::yield_now();
    }
    let returned = cabildo(&["copy", &url, &back.display().to_string()]);
    assert!(returned.status.success(), "{}", said(&returned));
    let (here, there) = (
        Sqlite::open(&back).expect("a file"),
        Postgres::open(&url.parse().expect("an address")).expect("a database"),
    );
    let kept = |store: &dyn Store| {
        let table = store.table(&player.table).expect("readable").expect("the table is there");
        (table.plies, table.row.revision, table.row.seats, store.secret())
    };
    assert_eq!(kept(&here), kept(&there));
    drop(here);
    let server = Server::start(&back);
    player.moves(&server.address, 2);
}

#[test]
fn while_the_database_is_away_pages_say_so_and_then_everything_goes_on() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.fresh();
    let server = Server::start(Path::new(&url));
    let mut player = Player::begin(&server.address);
    player.moves(&server.address, 3);
    let answer = player.ready(&server.address);
    cluster.stop();
    let (status, body) = player.play(&server.address, &answer);
    assert!(status == 503 && body.contains("cannot keep anything at the moment"), "{status} {body}");
    let (status, body) = Caller::default().get(&server.address, "/healthz");
    assert!(status == 503 && body.contains("the database cannot be reached"), "{status} {body}");
    let (status, _) = Caller::default().get(&server.address, "/t/unknown");
    assert_eq!(status, 503, "nobody can tell what there is");
    cluster.start_again();
    // Nothing of the refused answer was kept, and nobody has to do anything.
    loop {
        let (status, body) = player.play(&server.address, &answer);
        if status == 200 {
            break;
        }
        assert_eq!(status, 503, "{body}");
        // Twenty answers a second are what a player is allowed; who asks more often is told to wait instead.
        thread::sleep(Duration::from_millis(100));
    }
    player.moves(&server.address, 3);
    // In the middle of play.
    cluster.crash();
    cluster.start_again();
    player.moves(&server.address, 3);
}

#[test]
fn what_is_wrong_with_an_address_is_said_in_a_sentence_without_its_password() {
    for (address, word) in [
        ("postgres://ann:secret@127.0.0.1/games?sslmode=require", "without TLS"),
        ("postgres:///games", "names no host"),
    ] {
        for command in [&["tables", "--data", address][..], &["copy", address, "x.db"]] {
            let output = cabildo(command);
            assert_eq!(output.status.code(), Some(2), "{}", said(&output));
            assert!(said(&output).contains(word) && !said(&output).contains("secret"), "{}", said(&output));
        }
    }
    let gone = cabildo(&["tables", "--data", "postgres://ann:secret@127.0.0.1:1/games"]);
    assert!(said(&gone).contains("cannot be reached") && !said(&gone).contains("secret"), "{}", said(&gone));
}
