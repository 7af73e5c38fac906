//! Any request at all: the server never fails, and a request that is refused changes no table.

use kernel::Lang;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, TestRunner};
use store::{List, StoredTable};

use crate::guest::{Guest, Site, encode, folder, quick};
use crate::pensive::Pensive;

/// What a stranger sends.
#[derive(Clone, Debug)]
struct Sent {
    method: &'static str,
    path: String,
    kind: &'static str,
    body: String,
    cookie: usize,
    headers: Vec<(&'static str, String)>,
}

/// Words that mean something somewhere, and words that mean nothing.
fn word() -> impl Strategy<Value = String> {
    let known = [
        "A",
        "B",
        "C",
        "0",
        "1",
        "2",
        "-1",
        "99999999999999999999",
        "pass",
        "buy czar upper",
        "me",
        "open",
        "random",
        "true",
        "on",
        "saint-petersburg",
        "puerto-rico",
        "players=2",
        "players=99",
        "fr",
        "en",
        "live",
        "turns",
        "",
        "/",
        "//x",
        "TABLE",
        "<script>",
        "§",
        "\u{0}",
        "../../x",
        "' OR 1=1",
        "{\"a\":1}",
    ];
    prop_oneof![4 => select(known.to_vec()).prop_map(str::to_owned), 1 => "\\PC{0,40}", 1 => "[a-z ]{1,12}"]
}

fn path() -> impl Strategy<Value = String> {
    let known = [
        "/",
        "/new",
        "/tables",
        "/about",
        "/docs",
        "/docs/bots",
        "/docs/files/docs/learning/ppo.svg",
        "/me",
        "/me/password",
        "/me/return",
        "/me/stats",
        "/me/stats?game=san-juan&players=2&since=year",
        "/me/page",
        "/me/away",
        "/me/nearly-out",
        "/me/export",
        "/me/delete",
        "/p/abc",
        "/me/mail",
        "/me/mail/often",
        "/me/mail/off",
        "/me/push",
        "/me/push/off",
        "/mail/abc/yes",
        "/mail/abc/off",
        "/worker.js",
        "/healthz",
        "/readyz",
        "/metrics",
        "/favicon.ico",
        "/api/games",
        "/api/bots",
        "/api/tables",
        "/api/openapi.json",
        "/t/TABLE",
        "/t/TABLE/part",
        "/t/TABLE/events",
        "/t/TABLE/move",
        "/t/TABLE/undo",
        "/t/TABLE/sit",
        "/t/TABLE/leave",
        "/t/TABLE/resign",
        "/t/TABLE/chat",
        "/t/TABLE/rematch",
        "/t/TABLE/record",
        "/t/TABLE/replay",
        "/api/tables/TABLE",
        "/api/tables/TABLE/sit",
        "/api/tables/TABLE/choices",
        "/api/tables/TABLE/play",
        "/api/tables/TABLE/events",
        "/play/saint-petersburg",
        "/rules/saint-petersburg",
        "/rules/saint-petersburg/aid",
        "/learn/saint-petersburg/first/2",
        "/learn/saint-petersburg/first/2/preview",
        "/lang/fr",
    ];
    let made = prop::collection::vec(word(), 1..5).prop_map(|words| {
        let words: Vec<String> = words.iter().map(|word| encode(word)).collect();
        format!("/{}", words.join("/"))
    });
    let query = prop_oneof![
        3 => Just(String::new()),
        1 => (select(vec!["ply", "seat", "game", "x"]), word()).prop_map(|(name, value)| format!("?{name}={}", encode(&value))),
    ];
    (prop_oneof![5 => select(known.to_vec()).prop_map(str::to_owned), 1 => made], query)
        .prop_map(|(path, query)| path + &query)
}

fn fields() -> impl Strategy<Value = Vec<(&'static str, String)>> {
    let names = [
        "ply",
        "action",
        "seat",
        "all",
        "text",
        "name",
        "password",
        "back",
        "game",
        "option-players",
        "seat-A",
        "seat-B",
        "pace",
        "setup",
        "listed",
        "seats",
        "x",
    ];
    prop::collection::vec((select(names.to_vec()), word()), 0..5)
}

fn body() -> impl Strategy<Value = (&'static str, String)> {
    let form = fields().prop_map(|fields| {
        let pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", encode(value))).collect();
        ("application/x-www-form-urlencoded", pairs.join("&"))
    });
    let json = fields().prop_map(|fields| {
        let object = fields.into_iter().map(|(name, value)| {
            let value = value
                .parse::<i64>()
                .map_or_else(|_| serde_json::Value::from(value.clone()), serde_json::Value::from);
            (name.to_owned(), value)
        });
        ("application/json", serde_json::Value::Object(object.collect()).to_string())
    });
    let rubbish = (select(vec!["", "text/plain", "application/json", "multipart/form-data"]), "\\PC{0,60}");
    prop_oneof![4 => form, 4 => json, 1 => rubbish]
}

fn sent() -> impl Strategy<Value = Sent> {
    let method = select(vec!["GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"]);
    let header = (select(vec!["x-cabildo", "accept-language", "origin", "x-forwarded-proto"]), "[ -~]{0,20}");
    let headers = prop::collection::vec(header, 0..2);
    (method, path(), body(), 0..5_usize, headers).prop_map(|(method, path, (kind, body), cookie, headers)| {
        Sent { method, path, kind, body, cookie, headers }
    })
}

async fn serve(site: &Site, cookies: &[String], tables: &[String], sent: Sent) {
    let table = &tables[sent.path.len() % tables.len()];
    let path = sent.path.replace("TABLE", table);
    let mut guest =
        Guest { cookie: cookies[sent.cookie].clone(), extra: sent.headers.clone(), ..site.guest() };
    let look = || -> Vec<StoredTable> { tables.iter().map(|table| site.kept(table)).collect() };
    let all = || site.store.tables(List::All, None, 10_000);
    let (before, tables_before) = (look(), all());
    let answer = guest.send(guest.request(sent.method, &path, sent.kind, &sent.body)).await;
    assert!(!answer.status.is_server_error(), "{} {:?}", answer.status, sent);
    let html = answer.header("content-type").starts_with("text/html");
    assert!(!html || !answer.body.contains("<script>"), "{sent:?}");
    if !answer.status.is_success() && !answer.status.is_redirection() {
        assert_eq!(look(), before, "{} {sent:?}", answer.status);
        assert_eq!(all(), tables_before, "{} {sent:?}", answer.status);
    }
}

#[test]
fn no_request_makes_the_server_fail_and_a_refused_one_changes_nothing() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    // Bots that stand in for who has left do not answer during the test: nothing moves by itself.
    let site = Site::with_bots(folder(), Pensive, quick());
    let (cookies, tables) = runtime.block_on(async {
        let (mut host, mut friend, mut stranger) = (site.guest(), site.guest(), site.guest());
        let table = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
        friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
        let waiting = friend.begin("puerto-rico", "players=3", &["me", "open", "open"]).await;
        stranger.post("/me", &[("name", "Stranger")]).await.next();
        let forged = host.cookie.replace("cabildo=", "cabildo=x");
        let mut cookies = vec![host.cookie, friend.cookie, stranger.cookie, forged];
        cookies.push(format!("lang={}", Lang::Fr));
        (cookies, vec![table, waiting])
    });
    let config = Config { cases: 600, failure_persistence: None, max_shrink_iters: 200, ..Config::default() };
    let result = TestRunner::new(config).run(&sent(), |sent| {
        runtime.block_on(serve(&site, &cookies, &tables, sent));
        Ok(())
    });
    result.unwrap_or_else(|failure| panic!("{failure}"));
}
