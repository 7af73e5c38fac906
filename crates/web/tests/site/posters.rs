//! What a link to a table shows elsewhere: a title, a line, a picture; the same for everybody, at the address that the host has set.

use std::time::Duration;

use web::{Limits, Rate, Settings, Telling};

use crate::forms::between;
use crate::guest::{Answer, Guest, Site, quick};

/// A site that everybody finds at an address.
fn found() -> Site {
    let public_url = Some("https://games.example.org/cabildo".to_owned());
    Site::with(Settings { telling: Telling { public_url, ..Telling::default() }, ..quick() })
}

/// What the head of a page says.
fn said(page: &Answer, name: &str) -> Option<String> {
    let found = between(&page.body, &format!("property=\"og:{name}\" content=\""), "\"");
    found.first().map(|text| text.replace("&amp;", "&"))
}

/// Width and height of a picture, as its head says.
fn size(picture: &Answer) -> (u32, u32) {
    let bytes: Vec<u8> = picture.body.chars().map(|byte| u8::try_from(byte).expect("a byte")).collect();
    assert_eq!(bytes[..8], *b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

/// Plays a game to its end.
async fn play_out(guest: &mut Guest, table: &str) {
    loop {
        let view = guest.until(table, &["A"]).await;
        if view["acting"].is_null() {
            return;
        }
        let (choices, ply) = (guest.choices(table).await, view["ply"].as_u64().expect("a number"));
        guest.play(table, ply, &choices[ply as usize % choices.len()]).await.is(200);
    }
}

#[tokio::test]
async fn a_link_names_the_game_who_plays_and_a_picture_at_the_address_of_the_site() {
    let site = found();
    let mut ada = site.guest();
    ada.post("/me", &[("name", "Ada")]).await.next();
    let table = ada.begin("san-juan", "players=3", &["me", "open", "random"]).await;
    let page = ada.get(&format!("/t/{table}")).await.is(200);
    assert_eq!(said(&page, "title").as_deref(), Some("San Juan"));
    let about = said(&page, "description").expect("a line");
    assert!(about.starts_with("Waiting for players · 2 of 3 are here · Ada, "), "{about}");
    let image = said(&page, "image").expect("a picture");
    let path = image.strip_prefix("https://games.example.org/cabildo").expect("there");
    assert!(path.starts_with(&format!("/t/{table}/poster.png?in=en&")), "{image}");
    assert_eq!(size(&ada.get(path).await.is(200)), (1200, 630));
    let table = ada.begin("san-juan", "players=2", &["me", "random"]).await;
    ada.until(&table, &["A"]).await;
    let page = ada.get(&format!("/t/{table}/replay?ply=0")).await.is(200);
    assert_eq!(said(&page, "title").as_deref(), Some("Replay: San Juan"));
    assert_eq!(said(&page, "url"), Some(format!("https://games.example.org/cabildo/t/{table}/replay")));
    assert!(said(&page, "description").is_some_and(|about| about.starts_with("Round 1 · 2 players · Ada, ")));
}

#[tokio::test]
async fn a_site_that_does_not_know_its_address_names_no_picture() {
    let site = Site::new();
    let mut ada = site.guest();
    let table = ada.begin("san-juan", "players=2", &["me", "random"]).await;
    for page in [format!("/t/{table}"), format!("/t/{table}/replay")] {
        let page = ada.get(&page).await.is(200);
        assert!(said(&page, "title").is_some() && said(&page, "description").is_some());
        assert_eq!(
            (said(&page, "image"), said(&page, "url")),
            (None, None),
            "what a request calls us proves nothing"
        );
    }
}

#[tokio::test]
async fn a_poster_is_the_same_for_everybody_in_one_language_and_is_sent_once() {
    let site = Site::new();
    let (mut ada, mut eve) = (site.guest(), site.guest());
    ada.post("/me", &[("name", "Ada")]).await.next();
    let table = ada.begin("san-juan", "players=2", &["me", "random"]).await;
    ada.until(&table, &["A"]).await;
    let path = format!("/t/{table}/poster.png");
    let own = ada.get(&path).await.is(200);
    let others = eve.get(&path).await.is(200);
    assert!(own.body == others.body && own.header("etag") == others.header("etag"), "her hand is not on it");
    assert_eq!((own.header("content-type"), size(&own)), ("image/png", (1200, 630)));
    let french = eve.get(&format!("{path}?in=fr")).await.is(200);
    assert_ne!(french.header("etag"), own.header("etag"));
    eve.extra.push(("if-none-match", own.header("etag").to_owned()));
    assert!(eve.get(&path).await.is(304).body.is_empty());
    eve.get("/t/nothing/poster.png").await.is(404);
}

#[tokio::test]
async fn every_game_has_a_poster_before_during_and_after() {
    let site = Site::new();
    let mut ada = site.guest();
    // Letters that no font of ours has.
    ada.post("/me", &[("name", "王小明")]).await.next();
    for game in catalog::GAMES {
        let id = game.meta().id;
        let waits = ada.begin(id, "players=2", &["me", "open"]).await;
        let table = ada.begin(id, "players=2", &["me", "random"]).await;
        ada.until(&table, &["A"]).await;
        let mut marks = Vec::new();
        let mut eve = site.guest();
        let mut look = async |table: &str| {
            let poster = eve.get(&format!("/t/{table}/poster.png")).await.is(200);
            assert_eq!(size(&poster), (1200, 630), "{id}");
            let bytes = poster.body.chars().count();
            assert!((10_000..400_000).contains(&bytes), "{id}: {bytes} bytes");
            if let Ok(folder) = std::env::var("CABILDO_POSTERS") {
                let bytes: Vec<u8> = poster.body.chars().map(|byte| byte as u8).collect();
                let file = format!("{folder}/{id}-{}.png", marks.len());
                std::fs::write(file, bytes).expect("written");
            }
            marks.push(poster.header("etag").to_owned());
        };
        look(&waits).await;
        look(&table).await;
        play_out(&mut ada, &table).await;
        look(&table).await;
        marks.sort();
        marks.dedup();
        assert_eq!(marks.len(), 3, "{id}");
    }
}

#[tokio::test]
async fn whoever_wants_many_posters_painted_has_to_wait_and_those_that_are_there_are_free() {
    let limits = Limits { posters: Rate::new(2, 1, Duration::from_secs(60)), ..Limits::generous() };
    let site = Site::with(Settings { limits, ..quick() });
    let mut ada = site.guest();
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(ada.begin("san-juan", "players=2", &["me", "open"]).await);
    }
    let path = |i: usize, lang: &str| format!("/t/{}/poster.png?in={lang}", tables[i]);
    // Tables at which the same stands have the same poster.
    let first = ada.get(&path(0, "en")).await.is(200);
    assert_eq!(ada.get(&path(1, "en")).await.is(200).header("etag"), first.header("etag"));
    ada.get(&path(2, "fr")).await.is(200);
    ada.post(&format!("/t/{}/fill", tables[0]), &[("seat", "B")]).await.next();
    let refused = ada.get(&path(0, "en")).await.is(429);
    assert!(!refused.header("retry-after").is_empty());
    ada.get(&path(1, "en")).await.is(200);
}
