//! Requests that are refused, what they are told, and that nothing changes.

use serde_json::json;

use crate::guest::{Guest, Site};

/// A table of two people; the seat that is asked, the other, the ply.
async fn two(site: &Site) -> (String, Guest, Guest, u64) {
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    let early = host.play(&table, 0, "pass").await.is(409);
    assert!(early.body.contains("not full"), "{}", early.body);
    friend.post_json(&format!("/api/tables/{table}/sit"), &json!({ "seat": "B" })).await.is(204);
    let view = host.view(&table).await;
    let ply = view["ply"].as_u64().expect("a number");
    if view["acting"] == "A" { (table, host, friend, ply) } else { (table, friend, host, ply) }
}

#[tokio::test]
async fn a_stale_answer_is_a_conflict_and_a_double_submit_is_one_move() {
    let site = Site::new();
    let (table, mut asked, _, ply) = two(&site).await;
    let action = asked.choices(&table).await[0].clone();
    let (mut first, mut second) = (asked.clone(), asked.clone());
    let (one, two) = tokio::join!(first.play(&table, ply, &action), second.play(&table, ply, &action));
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    assert_eq!(site.kept(&table).plies.len() as u64, ply + 1);
    let fields = [("ply", &*ply.to_string()), ("action", &*action)];
    let page = asked.post(&format!("/t/{table}/move"), &fields).await.is(409);
    assert!(page.body.contains("moved on"));
    asked.extra.push(("x-cabildo", "1".into()));
    let line = asked.post(&format!("/t/{table}/move"), &fields).await.is(409);
    assert_eq!(line.json(), json!({ "problem": "The table has moved on." }));
    asked.play(&table, ply + 7, &action).await.is(409);
    assert_eq!(site.kept(&table).plies.len() as u64, ply + 1);
}

#[tokio::test]
async fn an_illegal_answer_is_told_why_with_the_id_of_the_rule() {
    let site = Site::new();
    let (table, mut asked, mut other, ply) = two(&site).await;
    let before = site.kept(&table);
    let truth = site.truth(&table);
    let seat = truth.acting().first().expect("somebody is asked");
    let names = asked.names(&table).await;
    let words = kernel::Words::default().with_names(names);
    for action in ["observe worker", "play pub", "keep", "pub 3"] {
        let reason = truth.why_not(seat, action, &words).expect("an action").expect("not now");
        let told = asked.play(&table, ply, action).await.is(422).json();
        assert_eq!(told["problem"], reason.to_string(), "{action}");
        assert!(reason.to_string().contains('§'), "{reason}");
    }
    // Without a script it is a page, and the rule that it names is a link.
    let answer = [("ply", ply.to_string()), ("action", "keep".to_owned())];
    let answer = answer.each_ref().map(|(name, value)| (*name, value.as_str()));
    let page = asked.post(&format!("/t/{table}/move"), &answer).await.is(422).body;
    assert!(page.contains("href=\"/rules/saint-petersburg#"), "{page}");
    let told = asked.play(&table, ply, "dance").await.is(422);
    assert!(told.body.contains("dance"), "{}", told.body);
    other.play(&table, ply, "pass").await.is(422);
    assert_eq!(site.kept(&table), before);
}

#[tokio::test]
async fn a_seat_answers_for_nobody_else() {
    let site = Site::new();
    let (table, mut asked, _, ply) = two(&site).await;
    let before = site.kept(&table);
    let action = asked.choices(&table).await[0].clone();
    let mut stranger = site.guest();
    stranger.play(&table, ply, &action).await.is(403);
    stranger.post("/play/saint-petersburg", &[]).await.next();
    assert!(!stranger.cookie.is_empty(), "now somebody with a cookie, but without a seat here");
    stranger.play(&table, ply, &action).await.is(403);
    for door in ["undo", "leave", "resign", "rematch"] {
        stranger.post(&format!("/t/{table}/{door}"), &[]).await.is(403);
    }
    for seat in ["A", "B"] {
        stranger.post(&format!("/t/{table}/sit"), &[("seat", seat)]).await.is(403);
    }
    stranger.post(&format!("/t/{table}/sit"), &[("seat", "C")]).await.is(404);
    stranger.post(&format!("/t/{table}/sit"), &[("seat", "Ω")]).await.is(400);
    let other = asked.clone().cookie;
    let (id, _) = other.split_once('.').expect("an id and a signature");
    for forged in
        [id.to_owned(), format!("{id}."), format!("{id}.{}", "0".repeat(40)), other.replace('.', "x.")]
    {
        stranger.cookie = forged;
        stranger.play(&table, ply, &action).await.is(403);
    }
    let elsewhere = Site::new();
    let mut foreigner = elsewhere.guest();
    foreigner.post("/play/saint-petersburg", &[]).await.next();
    stranger.cookie = foreigner.cookie;
    stranger.play(&table, ply, &action).await.is(403);
    assert_eq!(site.kept(&table), before);
}

#[tokio::test]
async fn a_request_from_another_site_is_refused() {
    let site = Site::new();
    let (table, mut asked, _, ply) = two(&site).await;
    // That somebody looked is written down once.
    asked.get(&format!("/t/{table}")).await.is(200);
    let before = site.kept(&table);
    let action = asked.choices(&table).await[0].clone();
    for (name, value) in
        [("origin", "https://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
    {
        asked.extra = vec![(name, value.to_owned())];
        let fields = [("ply", &*ply.to_string()), ("action", &*action)];
        asked.post(&format!("/t/{table}/move"), &fields).await.is(403);
        asked.play(&table, ply, &action).await.is(403);
        asked.get(&format!("/t/{table}")).await.is(200);
    }
    assert_eq!(site.kept(&table), before);
    asked.extra = vec![("origin", "http://localhost".to_owned())];
    asked.play(&table, ply, &action).await.is(200);
}

#[tokio::test]
async fn a_body_that_is_too_large_is_not_read() {
    let site = Site::new();
    let (table, mut asked, _, ply) = two(&site).await;
    let before = site.kept(&table);
    let long = "x".repeat(20_000);
    asked.play(&table, ply, &long).await.is(413);
    let ply = ply.to_string();
    asked.post(&format!("/t/{table}/move"), &[("ply", &ply), ("action", &long)]).await.is(413);
    asked.post(&format!("/t/{table}/chat"), &[("text", &long)]).await.is(413);
    asked.post("/me", &[("name", &long)]).await.is(413);
    assert_eq!(site.kept(&table), before);
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let site = Site::new();
    let mut guest = site.guest();
    for path in [
        "/t/nothing",
        "/t/nothing/part",
        "/t/nothing/events",
        "/t/nothing/record",
        "/t/nothing/replay",
        "/rules/chess",
        "/docs/chess",
        "/docs/..%2F..%2FCargo.toml",
        "/docs/files/docs/learning",
        "/new?game=chess",
        "/api/tables/nothing",
        "/api/tables/nothing/choices",
        "/api/tables/nothing/events",
        "/nothing",
        "/t/..%2F..%2Fetc%2Fpasswd",
        "/t/%00",
        "/static/x/..%2F..%2FCargo.toml",
        "/static/../Cargo.toml",
        "/rules/..%2Fen.md",
        "//etc/passwd",
        "/t/'%20OR%201=1--",
    ] {
        guest.get(path).await.is(404);
    }
    assert_eq!(guest.get("/t/%FF").await.status.as_u16() / 100, 4);
    for path in ["/play/chess", "/t/nothing/leave", "/t/nothing/rematch", "/lang/de"] {
        guest.post(path, &[]).await.is(404);
    }
    guest.post("/tables", &[("game", "chess")]).await.is(404);
    guest.get("/play/saint-petersburg").await.is(405);
    assert!(site.store_is_empty());
}

#[tokio::test]
async fn what_cannot_be_read_is_a_page_in_the_readers_language_that_says_what_would_be_right() {
    let site = Site::new();
    let table = site.guest().begin("saint-petersburg", "players=2", &["me", "random"]).await;
    let mut reader = site.guest();
    reader.extra.push(("accept-language", "fr".to_owned()));
    let to_table = format!("href=\"/t/{table}\"");
    let replay = format!("/t/{table}/replay");
    for (path, status, says, leads) in [
        ("/learn/puerto-rico/first/abc".to_owned(), 404, "leçon", "href=\"/learn\""),
        ("/learn/puerto-rico/first/99".to_owned(), 404, "leçon", "href=\"/learn\""),
        ("/explore/puerto-rico?players=many".to_owned(), 400, "illisible", "href=\"/explore/puerto-rico\""),
        ("/explore/puerto-rico?sort=size".to_owned(), 400, "illisible", "href=\"/explore/puerto-rico\""),
        ("/rules/chess".to_owned(), 404, "Les jeux sont", "href=\"/learn\""),
        ("/mail/abc/yes".to_owned(), 404, "Ce lien", "href=\"/me\""),
        ("/t/%FF".to_owned(), 404, "table", "href=\"/\""),
        ("/tables?list=waiting&from=rubbish".to_owned(), 400, "illisible", "href=\"/\""),
        (format!("{replay}?ply=abc"), 400, "illisible", to_table.as_str()),
        (format!("{replay}?ply=9999"), 404, "table", to_table.as_str()),
        (format!("/t/{table}/again"), 400, "illisible", to_table.as_str()),
        (format!("/t/{table}/analysis"), 403, "pas finie", to_table.as_str()),
        (format!("/t/{table}/move"), 405, "formulaires", to_table.as_str()),
        ("/me/page".to_owned(), 405, "formulaires", "href=\"/\""),
    ] {
        let page = reader.get(&path).await.is(status).body;
        assert!(page.contains("lang=\"fr\"") && page.contains(says), "{path}: {page}");
        assert!(page.split("<main").nth(1).is_some_and(|main| main.contains(leads)), "{path}: {page}");
    }
    let long = "x".repeat(25);
    for (path, fields, status, says) in [
        ("/play/saint-petersburg", vec![("players", "two")], 422, "formulaire"),
        ("/play/saint-petersburg", vec![("players", "9")], 422, "players"),
        ("/me", vec![], 422, "formulaire"),
        ("/me", vec![("name", "")], 422, "au moins une lettre"),
        ("/me", vec![("name", long.as_str())], 422, "24 lettres au plus"),
    ] {
        let page = reader.post(path, &fields).await.is(status).body;
        assert!(page.contains("lang=\"fr\"") && page.contains(says), "{path}: {page}");
    }
    reader.extra.push(("x-cabildo", "1".to_owned()));
    let line = reader.post(&format!("/t/{table}/move"), &[("ply", "first")]).await.is(422).json();
    assert!(line["problem"].as_str().is_some_and(|said| said.contains("formulaire")), "{line}");
}

#[tokio::test]
async fn the_way_back_after_a_change_of_language_stays_on_this_site() {
    let site = Site::new();
    let mut guest = site.guest();
    assert_eq!(guest.post("/lang/fr", &[("back", "/t/abc")]).await.next(), "/t/abc");
    for elsewhere in
        ["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example", "/\n", "evil", "/é"]
    {
        assert_eq!(guest.post("/lang/fr", &[("back", elsewhere)]).await.next(), "/", "{elsewhere:?}");
    }
}
