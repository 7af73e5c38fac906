//! Somebody who plays at several tables, through any of the servers of a site.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};

use crate::http::{Answer, Client};

/// What may be answered, as the site says it.
#[derive(Deserialize)]
struct Asked<'a> {
    ply: usize,
    #[serde(borrow)]
    choices: Vec<Offered<'a>>,
}

#[derive(Deserialize)]
struct Offered<'a> {
    action: &'a str,
}

/// Somebody with a line to each server.
pub struct Guest {
    lines: Vec<Client>,
    pub tables: Vec<String>,
    /// What he picks by.
    dice: u64,
    wanted: Value,
}

/// What came of his play.
#[derive(Default)]
pub struct Played {
    pub moves: Vec<Duration>,
    /// Answers that came too late: somebody else had moved.
    pub late: usize,
}

impl Guest {
    /// Comes in and begins a table, so that he is somebody on all servers.
    pub async fn come(addresses: &[SocketAddr], number: u64, wanted: &Value) -> Guest {
        let mut lines = Vec::new();
        for address in addresses {
            lines.push(Client::connect(*address).await);
        }
        lines[0].begin(wanted).await;
        let cookie = lines[0].cookie.clone();
        for line in &mut lines {
            line.cookie.clone_from(&cookie);
        }
        Guest { lines, tables: Vec::new(), dice: number + 7, wanted: wanted.clone() }
    }

    fn throw(&mut self, below: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % below
    }

    /// A request to any server.
    async fn ask(&mut self, method: &str, path: &str, more: &str, body: &str) -> Answer {
        let line = self.throw(self.lines.len());
        self.lines[line].send(method, path, more, body).await
    }

    /// Begins one more table.
    pub async fn begin(&mut self) {
        let line = self.throw(self.lines.len());
        let table = self.lines[line].begin(&self.wanted).await;
        self.tables.push(table);
    }

    /// Looks at every table, so that it is in memory.
    pub async fn look(&mut self) {
        for table in self.tables.clone() {
            self.ask("GET", &format!("/api/tables/{table}"), "", "").await;
        }
    }

    /// Plays at his tables in turn until the time is over. A table that is over is left for a new one.
    pub async fn play(&mut self, end: Instant) -> Played {
        let mut played = Played::default();
        while Instant::now() < end {
            for place in 0..self.tables.len() {
                self.answer(place, &mut played).await;
            }
        }
        played
    }

    async fn answer(&mut self, place: usize, played: &mut Played) {
        let table = self.tables[place].clone();
        let asked = self.ask("GET", &format!("/api/tables/{table}/choices{CHOICES}"), "", "").await;
        assert_eq!(asked.status, 200, "{}", asked.text());
        let question: Asked<'_> = serde_json::from_str(asked.text()).unwrap();
        if question.choices.is_empty() {
            let view = self.ask("GET", &format!("/api/tables/{table}"), "", "").await;
            let view: Value = serde_json::from_str(view.text()).unwrap();
            if view["acting"].is_null() {
                let line = self.throw(self.lines.len());
                self.tables[place] = self.lines[line].begin(&self.wanted).await;
            }
            return;
        }
        let pick = self.throw(question.choices.len());
        let answer = json!({ "ply": question.ply, "action": question.choices[pick].action }).to_string();
        let start = Instant::now();
        let given = self.ask("POST", &format!("/api/tables/{table}/play"), "", &answer).await;
        match given.status {
            200 => played.moves.push(start.elapsed()),
            409 => played.late += 1,
            other => panic!("{other}: {}", given.text()),
        }
    }

    /// Asks for pages of his tables in turn until the time is over.
    pub async fn read(&mut self, look: Look, end: Instant) -> Vec<Duration> {
        let mut times = Vec::new();
        let mut paths = Vec::new();
        for table in self.tables.clone() {
            let page = self.ask("GET", &format!("/t/{table}"), "", "").await;
            // One that is over has another page.
            if page.text().contains("data-turn=\"yours\"") {
                paths.push(look.path(&page, &table));
            }
        }
        while Instant::now() < end && !paths.is_empty() {
            for path in &paths {
                let start = Instant::now();
                let answer = self.ask("GET", path, look.head(), "").await;
                times.push(start.elapsed());
                assert_eq!(answer.status, 200, "{path}");
            }
        }
        times
    }

    /// Opens the page of one of these tables every so often.
    pub async fn watch(&mut self, tables: &[String], pause: Duration, end: Instant) -> Vec<Duration> {
        let mut times = Vec::new();
        while Instant::now() < end {
            let path = format!("/t/{}", tables[self.throw(tables.len())]);
            let start = Instant::now();
            let answer = self.ask("GET", &path, Look::Packed.head(), "").await;
            times.push(start.elapsed());
            assert_eq!(answer.status, 200, "{path}");
            tokio::time::sleep(pause).await;
        }
        times
    }
}

/// What of a table somebody asks for.
#[derive(Clone, Copy)]
pub enum Look {
    /// The whole page.
    Page,
    /// The same as a browser asks for it: compressed.
    Packed,
    /// The part that changes.
    Part,
    /// The same with the last three answers told one by one.
    Told,
}

impl Look {
    fn head(self) -> &'static str {
        match self {
            Look::Packed => "accept-encoding: br, gzip\r\n",
            Look::Page | Look::Part | Look::Told => "",
        }
    }

    fn path(self, page: &Answer, table: &str) -> String {
        let number = |name: &str| -> usize {
            let found = page.text().split_once(name).unwrap().1.split('"').next().unwrap();
            found.parse().unwrap()
        };
        match self {
            Look::Page | Look::Packed => format!("/t/{table}"),
            Look::Part => format!("/t/{table}/part"),
            Look::Told => {
                let (ply, revision) = (number("data-ply=\""), number("data-revision=\""));
                format!("/t/{table}/part?shown=before.{revision}&since={}", ply.saturating_sub(3))
            }
        }
    }
}

/// How a program asks for its choices: without words.
const CHOICES: &str = "?words=false";
