//! A program that plays: it begins a table against bots through the interface for programs, answers until the game is over, and prints the result.
//!
//! ```sh
//! cabildo serve --no-open &
//! cargo run -p web --example client -- 127.0.0.1:1897 saint-petersburg
//! ```
//!
//! Everything it may send is described at `/api/openapi.json`. It speaks plain HTTP with the standard library alone.
#![allow(clippy::print_stdout, reason = "it tells what it does")]

use std::env;
use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// A server, and the cookie by which it knows us.
struct Client {
    address: String,
    cookie: String,
}

impl Client {
    /// One request on a connection of its own: the answer as JSON.
    fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> Outcome<Value> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut stream = TcpStream::connect(&self.address)?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        )?;
        let mut text = String::new();
        stream.read_to_string(&mut text)?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or("the server sent no answer")?;
        for line in head.lines() {
            if let Some(cookie) =
                line.strip_prefix("set-cookie: ").filter(|cookie| cookie.starts_with("cabildo="))
            {
                self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
            }
        }
        let status = head.split(' ').nth(1).unwrap_or_default();
        if !status.starts_with('2') {
            return Err(format!("{method} {path}: {status} {body}").into());
        }
        Ok(serde_json::from_str(body)?)
    }

    /// Listens to a table: the stream says something at once and after every change.
    fn listen(&self, table: &str) -> Outcome<impl Iterator<Item = String> + use<>> {
        let mut stream = TcpStream::connect(&self.address)?;
        write!(
            stream,
            "GET /api/tables/{table}/events HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n\r\n",
            self.address, self.cookie
        )?;
        let lines = BufReader::new(stream).lines().map_while(Result::ok);
        Ok(lines.filter(|line| line.starts_with("id:")))
    }
}

fn main() -> Outcome<()> {
    let mut words = env::args().skip(1);
    let address = words.next().unwrap_or_else(|| "127.0.0.1:1897".to_owned());
    let game = words.next().unwrap_or_else(|| "saint-petersburg".to_owned());
    let mut client = Client { address, cookie: String::new() };
    let wanted = json!({ "game": game, "setup": "players=3", "seats": ["me", "random", "random"] });
    let begun = client.ask("POST", "/api/tables", Some(&wanted))?;
    let table = begun["table"].as_str().ok_or("a table has an id")?.to_owned();
    println!("http://{}/t/{table}", client.address);
    let mut changes = client.listen(&table)?;
    loop {
        let asked = client.ask("GET", &format!("/api/tables/{table}/choices"), None)?;
        let choices = asked["choices"].as_array().map_or(&[][..], Vec::as_slice);
        // The answer in the middle is as good as any.
        if let Some(choice) = choices.get(choices.len() / 2) {
            println!("{:>4}  {}", asked["ply"], choice["label"].as_str().unwrap_or_default());
            let answer = json!({ "ply": asked["ply"], "action": choice["action"] });
            client.ask("POST", &format!("/api/tables/{table}/play"), Some(&answer))?;
            continue;
        }
        let view = client.ask("GET", &format!("/api/tables/{table}"), None)?;
        if view["acting"].is_null() {
            println!("{} {}", view["names"], view["result"]);
            return Ok(());
        }
        changes.next().ok_or("the server has gone")?;
    }
}
