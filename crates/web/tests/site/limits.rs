//! How much one client may ask for, and what is said to one who asks for more.

use std::time::Duration;

use futures_util::StreamExt;
use serde_json::json;
use web::{Limits, Proxies, Rate, Settings};

use crate::forms::between;
use crate::guest::{Guest, Site, quick};

const HOUR: Duration = Duration::from_secs(3600);

/// A rate that gives nothing back while a test runs.
fn only(burst: u32) -> Rate {
    Rate::new(burst, 1, HOUR)
}

/// A site behind a proxy that it trusts: a guest comes from the address that the proxy names.
fn behind_a_proxy(limits: Limits) -> Site {
    let proxies = Proxies { nets: vec!["0.0.0.0/32".parse().expect("a net")], ..Proxies::default() };
    Site::with(Settings { limits, proxies, ..quick() })
}

fn from(site: &Site, address: &str) -> Guest {
    let mut guest = site.guest();
    guest.extra.push(("x-forwarded-for", address.to_owned()));
    guest
}

#[tokio::test]
async fn who_asks_too_much_has_to_wait_and_others_do_not() {
    let site =
        Site::with(Settings { limits: Limits { changes_player: only(4), ..Limits::generous() }, ..quick() });
    let (mut eager, mut calm) = (site.guest(), site.guest());
    // The first request comes without a cookie; from then on the player is known.
    eager.post("/play/saint-petersburg", &[]).await.next();
    for _ in 0..4 {
        eager.post("/me", &[("name", "Eager")]).await.next();
    }
    let refused = eager.post("/me", &[("name", "Late")]).await.is(429);
    assert_eq!(refused.header("retry-after"), "1");
    assert!(refused.body.contains("<h1>"), "a browser gets a page");
    assert!(eager.post_json("/api/tables", &json!({})).await.is(429).json()["problem"].is_string());
    eager.get("/").await.is(200);
    calm.post("/me", &[("name", "Calm")]).await.next();
}

#[tokio::test]
async fn a_fresh_cookie_brings_no_fresh_bucket() {
    let site = behind_a_proxy(Limits { changes: only(10), ..Limits::generous() });
    let mut passed = 0;
    for _ in 0..50 {
        let mut fresh = from(&site, "2001:db8:1:2::7");
        passed += usize::from(fresh.post("/me", &[("name", "Many")]).await.status.is_redirection());
    }
    assert_eq!(passed, 10);
    from(&site, "2001:db8:1:2::ffff").post("/me", &[("name", "The same network")]).await.is(429);
    from(&site, "2001:db8:1:3::7").post("/me", &[("name", "Another network")]).await.next();
}

#[tokio::test]
async fn an_address_that_a_client_makes_up_counts_for_nothing() {
    let site = Site::with(Settings { limits: Limits { changes: only(3), ..Limits::generous() }, ..quick() });
    let mut passed = 0;
    for n in 0..10 {
        let mut guest = from(&site, &format!("198.51.100.{n}"));
        passed += usize::from(guest.post("/me", &[("name", "Forger")]).await.status.is_redirection());
    }
    assert_eq!(passed, 3);
}

#[tokio::test]
async fn looking_is_limited_too_but_not_styles_and_not_health() {
    let site = behind_a_proxy(Limits { reads: only(5), ..Limits::generous() });
    let mut reader = from(&site, "192.0.2.7");
    let page = reader.get("/about").await.is(200).body;
    let style = format!("/static/{}", between(&page, "\"/static/", "\"")[0]);
    for _ in 0..4 {
        reader.get("/about").await.is(200);
    }
    assert_eq!(reader.get("/about").await.is(429).header("retry-after"), "1");
    reader.get("/api/games").await.is(429);
    for _ in 0..20 {
        reader.get(&style).await.is(200);
        reader.get("/healthz").await.is(200);
    }
    from(&site, "192.0.2.8").get("/about").await.is(200);
}

#[tokio::test]
async fn pages_that_listen_are_counted_as_long_as_they_do() {
    let site = behind_a_proxy(Limits { streams_each: 3, ..Limits::generous() });
    let mut host = from(&site, "192.0.2.7");
    let table = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    let path = format!("/t/{table}/events");
    let mut streams = Vec::new();
    for _ in 0..3 {
        let mut stream = host.listen(&table).await;
        stream.next().await.expect("the present");
        streams.push(stream);
    }
    host.get(&path).await.is(429);
    host.get(&format!("/api/tables/{table}/events")).await.is(429);
    drop(from(&site, "192.0.2.8").listen(&table).await);
    streams.pop();
    drop(host.listen(&table).await);
}

#[tokio::test]
async fn attempts_to_come_back_are_limited_by_name_and_by_address() {
    let site = behind_a_proxy(Limits {
        logins: only(6),
        logins_name: only(9),
        logins_pair: only(4),
        ..Limits::generous()
    });
    let attempt = async |address: &str, name: &str| {
        from(&site, address).post("/me/return", &[("name", name), ("password", "guess guess")]).await
    };
    for _ in 0..4 {
        attempt("192.0.2.7", "Olga").await.is(422);
    }
    let refused = attempt("192.0.2.7", "OLGA").await.is(429);
    assert!(refused.header("retry-after").parse::<u32>().expect("seconds") > 60);
    assert!(refused.body.contains("value=\"OLGA\""), "the form is not lost");
    attempt("192.0.2.7", "Boris").await.is(422);
    attempt("192.0.2.7", "Anna").await.is(429);
    for n in 0..5 {
        attempt(&format!("198.51.100.{n}"), "Olga").await.is(422);
    }
    attempt("203.0.113.1", "Olga").await.is(429);
}

#[tokio::test]
async fn a_request_larger_than_any_that_makes_sense_is_not_read() {
    let site = Site::new();
    let mut guest = site.guest();
    let refused = guest.post("/me", &[("name", &"x".repeat(20_000))]).await.is(413);
    assert!(refused.body.contains("too large"), "{}", refused.body);
    assert!(guest.cookie.is_empty());
}
