//! Every status that the interface for programs answers stands in its description.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde_json::{Value, json};
use web::{Ban, Limits, Rate, Settings};

use crate::guest::{Answer, Guest, Site, quick};

/// What was answered, by operation.
#[derive(Default)]
struct Seen(BTreeMap<String, BTreeSet<u16>>);

impl Seen {
    fn note(&mut self, operation: &str, answer: &Answer) {
        self.0.entry(operation.to_owned()).or_default().insert(answer.status.as_u16());
    }
}

const OPERATIONS: [&str; 8] = [
    "get /api/bots",
    "get /api/games",
    "get /api/tables/{table}",
    "get /api/tables/{table}/choices",
    "get /api/tables/{table}/events",
    "post /api/tables",
    "post /api/tables/{table}/play",
    "post /api/tables/{table}/sit",
];

/// Asks every operation about a table, with bodies that are right and wrong.
async fn walk(guest: &mut Guest, table: &str, seen: &mut Seen) {
    for operation in OPERATIONS {
        let (method, path) = operation.split_once(' ').expect("two words");
        let path = path.replace("{table}", table);
        if method == "get" {
            seen.note(operation, &guest.get(&path).await);
            continue;
        }
        let bodies = [
            json!({ "game": "san-juan", "setup": "players=2", "seats": ["me", "open"] }),
            json!({ "game": "chess" }),
            json!({ "game": "san-juan", "setup": "players=9" }),
            json!({ "seat": "B" }),
            json!({ "seat": "?" }),
            json!({ "ply": 0, "action": "pass" }),
            json!({ "ply": 999, "action": "pass" }),
            json!({ "ply": 0, "action": "x".repeat(20_000) }),
            json!([]),
        ];
        for body in bodies {
            seen.note(operation, &guest.post_json(&path, &body).await);
        }
        for (kind, body) in [("application/json", "{"), ("text/plain", "{}"), ("", "")] {
            let request = guest.request("POST", &path, kind, body);
            seen.note(operation, &guest.send(request).await);
        }
    }
}

#[tokio::test]
async fn every_status_that_programs_are_answered_is_described() {
    let mut seen = Seen::default();
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("san-juan", "players=2", &["me", "open"]).await;
    walk(&mut host, &table, &mut seen).await;
    walk(&mut friend, &table, &mut seen).await;
    walk(&mut host, &table, &mut seen).await;
    walk(&mut site.guest(), &table, &mut seen).await;
    walk(&mut host, "nothing", &mut seen).await;
    let mut elsewhere = host.clone();
    elsewhere.extra.push(("origin", "https://evil.example".into()));
    walk(&mut elsewhere, &table, &mut seen).await;
    site.desk.bans.replace([Ban::read("address", "0.0.0.0").expect("a ban")]);
    walk(&mut host, &table, &mut seen).await;
    let once = Rate::new(1, 1, Duration::from_secs(3600));
    for limits in [
        Limits { changes: once, reads: once, ..Limits::generous() },
        Limits { streams: 0, bodies: 0, ..Limits::generous() },
    ] {
        let strict = Site::with(Settings { limits, ..quick() });
        walk(&mut strict.guest(), "nothing", &mut seen).await;
        walk(&mut strict.guest(), "nothing", &mut seen).await;
    }
    let document = site.guest().get("/api/openapi.json").await.json();
    for (operation, statuses) in &seen.0 {
        let (method, path) = operation.split_once(' ').expect("two words");
        let described =
            |status: &u16| document["paths"][path][method]["responses"][status.to_string()] != Value::Null;
        let missing: Vec<&u16> = statuses.iter().filter(|status| !described(status)).collect();
        assert!(missing.is_empty(), "{operation} answers {missing:?}");
    }
    let all: BTreeSet<u16> = seen.0.values().flatten().copied().collect();
    for status in [200, 201, 204, 400, 403, 404, 409, 413, 415, 422, 429, 503] {
        assert!(all.contains(&status), "{status} was not met: {all:?}");
    }
}

#[tokio::test]
async fn who_is_banned_looks_but_changes_nothing() {
    let site = Site::new();
    let (mut banned, mut other) = (site.guest(), site.guest());
    let table = banned.begin("san-juan", "players=2", &["me", "open"]).await;
    let mut stream = banned.listen(&table).await;
    futures_util::StreamExt::next(&mut stream).await.expect("the present");
    let session = banned.cookie.split('.').nth(1).expect("a session").to_owned();
    let player =
        store::Store::session(site.store.as_ref(), &session).expect("readable").expect("kept").player;
    site.desk.bans.replace([Ban::read("player", &player).expect("a ban")]);
    assert_eq!(futures_util::StreamExt::next(&mut stream).await, None, "the stream ends");
    banned.get(&format!("/t/{table}")).await.is(200);
    let refused = banned.post("/me", &[("name", "Other")]).await.is(403);
    assert!(refused.body.contains("does not let you change anything"), "{}", refused.body);
    banned.get(&format!("/t/{table}/events")).await.is(403);
    other.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    site.desk.bans.replace([]);
    banned.post("/me", &[("name", "Other")]).await.next();
}
