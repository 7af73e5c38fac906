//! Fills the file of a running server with a little of everything, to be kept as what this release leaves behind: see `tests/corpus/README.md`.
//!
//! ```sh
//! cabildo serve --no-open --data games.db --correct san-francisco:deck=crates/web/tests/corpus/deck.csv &
//! cargo run -p web --example corpus -- 127.0.0.1:1897 > players.json
//! ```
//!
//! It speaks plain HTTP, so that it can talk to the program of any release.
#![allow(clippy::print_stdout, reason = "it prints who the players are")]

use std::env;
use std::error::Error;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// How many answers of its people a game gets that stays unfinished.
const ANSWERS: usize = 24;

/// Somebody with a browser.
struct Guest {
    address: String,
    cookie: String,
}

impl Guest {
    /// One request on a connection of its own; again after a while if there were too many.
    fn send(&mut self, method: &str, path: &str, kind: &str, body: &str) -> Outcome<(u16, String)> {
        loop {
            let mut stream = TcpStream::connect(&self.address)?;
            let (address, cookie, length) = (&self.address, &self.cookie, body.len());
            write!(
                stream,
                "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\n\r\n{body}"
            )?;
            let mut text = String::new();
            stream.read_to_string(&mut text)?;
            let (head, body) = text.split_once("\r\n\r\n").ok_or("the server sent no answer")?;
            for line in head.lines() {
                if let Some(cookie) =
                    line.strip_prefix("set-cookie: ").filter(|it| it.starts_with("cabildo="))
                {
                    self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
                }
            }
            let status: u16 = head.get(9..12).ok_or("no status")?.parse()?;
            match status {
                429 => thread::sleep(Duration::from_secs(1)),
                200..=399 => return Ok((status, body.to_owned())),
                _ => return Err(format!("{method} {path}: {status} {body}").into()),
            }
        }
    }

    fn ask(&mut self, path: &str) -> Outcome<Value> {
        Ok(serde_json::from_str(&self.send("GET", path, "text/plain", "")?.1)?)
    }

    fn form(&mut self, path: &str, body: &str) -> Outcome<()> {
        self.send("POST", path, "application/x-www-form-urlencoded", body).map(|_| ())
    }

    fn begin(&mut self, game: &str, setup: &str, seats: &[&str], listed: bool) -> Outcome<String> {
        let wanted = json!({ "game": game, "setup": setup, "seats": seats, "listed": listed });
        let (_, body) = self.send("POST", "/api/tables", "application/json", &wanted.to_string())?;
        let begun: Value = serde_json::from_str(&body)?;
        Ok(begun["table"].as_str().ok_or("a table has an id")?.to_owned())
    }
}

/// The people of a table answer in turn, `most` times or until the game is over. A bot that is asked is waited for.
fn play(table: &str, people: &mut [&mut Guest], most: usize) -> Outcome<()> {
    let mut turns = 0;
    while turns < most {
        let mut moved = false;
        for guest in people.iter_mut() {
            let asked = guest.ask(&format!("/api/tables/{table}/choices"))?;
            let choices = asked["choices"].as_array().map_or(&[][..], Vec::as_slice);
            let Some(choice) = choices.get((turns * 5 + turns / 3) % choices.len().max(1)) else { continue };
            let answer = json!({ "ply": asked["ply"], "action": choice["action"] });
            guest.send(
                "POST",
                &format!("/api/tables/{table}/play"),
                "application/json",
                &answer.to_string(),
            )?;
            (turns, moved) = (turns + 1, true);
        }
        if !moved {
            if people[0].ask(&format!("/api/tables/{table}"))?["acting"].is_null() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
    // The file is to be found with people asked, not with a bot in the middle of a thought.
    while people.iter_mut().all(|guest| {
        let asked = guest.ask(&format!("/api/tables/{table}/choices"));
        asked.is_ok_and(|asked| asked["choices"].as_array().is_none_or(Vec::is_empty))
    }) {
        thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

fn main() -> Outcome<()> {
    let address = env::args().nth(1).unwrap_or_else(|| "127.0.0.1:1897".to_owned());
    let guest = || Guest { address: address.clone(), cookie: String::new() };
    let (mut ada, mut ben) = (guest(), guest());
    ada.form("/me", "name=Ada")?;
    ada.form("/me/password", "password=a+good+password")?;
    ben.form("/me", "name=Ben")?;
    let games = [
        ("saint-petersburg", "players=3", ""),
        ("puerto-rico", "players=3 new-buildings=true nobles=true", ""),
        ("san-juan", "players=3 new-buildings=true draft-hands=true", ""),
        ("san-francisco", "players=3", " deck=standard"),
        ("san-francisco-1906", "players=3", ""),
    ];
    for (i, (game, variant, standard)) in games.into_iter().enumerate() {
        let over = ada.begin(game, &format!("players=2{standard}"), &["me", "random"], i != 0)?;
        play(&over, &mut [&mut ada], usize::MAX)?;
        let running = ada.begin(game, variant, &["me", "open", "random"], true)?;
        ben.form(&format!("/t/{running}/sit"), "seat=B")?;
        ben.form(&format!("/t/{running}/chat"), "text=Hello%21")?;
        play(&running, &mut [&mut ada, &mut ben], ANSWERS)?;
        ada.form(&format!("/t/{running}/chat"), "text=%C3%80+demain+%E2%80%A6")?;
        match game {
            // A bot stands in for Ben; Ben has given up.
            "san-juan" => ben.form(&format!("/t/{running}/leave"), "")?,
            "puerto-rico" => ben.form(&format!("/t/{running}/resign"), "")?,
            "saint-petersburg" => ada.form(&format!("/t/{over}/rematch"), "")?,
            _ => {}
        }
        // Ada is asked, or nobody is: bots that took a seat over have answered.
        play(&running, &mut [&mut ada, &mut ben], 0)?;
        ada.begin(game, &format!("players=2{standard}"), &["me", "open"], true)?;
    }
    println!("{}", json!({ "Ada": ada.cookie, "Ben": ben.cookie }));
    Ok(())
}
