//! For those who watch over a server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::Request;
use store::testing::Faulty;
use store::{Store, StoreError};
use tower::ServiceExt;
use web::{Desk, RandomBrain, Settings};

use crate::guest::{Guest, Site, desk, quick};

/// A request from an address, with headers: the status and the body.
async fn ask(guest: &Guest, from: &str, path: &str, headers: &[(&str, &str)]) -> (u16, String) {
    let mut request = Request::get(path).header("host", "localhost");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let mut request = request.body(Body::empty()).expect("a request");
    let peer: SocketAddr = from.parse().expect("an address");
    request.extensions_mut().insert(ConnectInfo(peer));
    let response = guest.app.clone().oneshot(request).await.expect("an answer");
    let status = response.status().as_u16();
    let body = to_bytes(response.into_body(), 1 << 20).await.expect("a body");
    (status, String::from_utf8(body.to_vec()).expect("text"))
}

#[tokio::test]
async fn those_who_watch_over_the_server_are_told_how_it_is() {
    let site = Site::new();
    let mut guest = site.guest();
    assert_eq!(guest.get("/healthz").await.is(200).body, "ok\n");
    let table = guest.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    site.guest().post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    guest.get("/nothing").await.is(404);
    let (status, text) = ask(&guest, "127.0.0.1:7", "/metrics", &[]).await;
    assert_eq!(status, 200);
    for line in [
        "cabildo_tables_total 1",
        "cabildo_requests_failed_total 0",
        "cabildo_requests_refused_total 1",
        "cabildo_live_tables 1",
        "cabildo_streams 0",
        "cabildo_store_errors_total 0",
        "cabildo_request_seconds_count{route=\"/t/{table}/sit\",status=\"3xx\"} 1",
        "cabildo_request_seconds_count{route=\"elsewhere\",status=\"4xx\"} 1",
        "# EOF",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
    }
    let written = text.lines().find_map(|line| line.strip_prefix("cabildo_store_write_seconds_count "));
    let written: u32 = written.and_then(|count| count.parse().ok()).expect("a count");
    assert!(written >= 5, "two players, two sessions, a table, a seat: {written}");
}

#[tokio::test]
async fn a_server_that_leaves_is_not_ready_but_well() {
    let site = Site::new();
    let mut guest = site.guest();
    while guest.get("/readyz").await.body != "ready\n" {
        // Beside others, a server begins with its first sign of life.
        tokio::task::yield_now().await;
    }
    site.desk.begin_to_leave();
    assert_eq!(guest.get("/readyz").await.is(503).body, "closing\n");
    guest.get("/healthz").await.is(200);
    guest.get("/").await.is(200);
}

#[tokio::test]
async fn a_server_that_can_keep_nothing_is_not_ready() {
    let site = Site::new();
    let store = Arc::new(Faulty::new(Arc::clone(&site.store)));
    let settings = Settings { health_pause: Duration::ZERO, ..quick() };
    let failing: Arc<dyn Store> = Arc::<Faulty>::clone(&store);
    let desk = desk(&failing, RandomBrain, settings);
    let mut guest = Guest { app: web::app(desk), ..site.guest() };
    guest.get("/readyz").await.is(200);
    store.fail_always(StoreError::Full);
    assert!(guest.get("/readyz").await.is(503).body.contains("the disk is full"));
    store.heal();
    guest.get("/readyz").await.is(200);
}

#[tokio::test]
async fn those_who_look_on_are_shown_the_same_and_never_what_a_player_is_shown() {
    let site = Site::new();
    let (mut host, mut one, mut other) = (site.guest(), site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    host.until(&table, &["A"]).await;
    for path in [format!("/t/{table}"), format!("/t/{table}/part")] {
        let first = one.get(&path).await.is(200);
        let second = other.get(&path).await.is(200);
        assert_eq!((&first.body, &first.headers), (&second.body, &second.headers), "{path}");
        let own = host.get(&path).await.is(200).body;
        assert!(own.contains("data-own=\"A\"") && !first.body.contains("data-own"), "{path}");
        // In another language, and after something has happened, another page.
        other.extra.push(("accept-language", "fr".into()));
        assert_ne!(other.get(&path).await.is(200).body, first.body);
        other.extra.clear();
        let view = host.view(&table).await;
        let (ply, revision) = (view["ply"].as_u64().expect("a number"), view["revision"].to_string());
        let shown = |page: &str| page.contains(&format!("data-revision=\"{revision}\""));
        assert!(shown(&first.body), "{path}");
        let action = host.choices(&table).await[0].clone();
        host.play(&table, ply, &action).await.is(200);
        host.until(&table, &["A"]).await;
        let later = one.get(&path).await.is(200).body;
        assert!(!shown(&later), "{path}: the table has moved on");
    }
}

#[tokio::test]
async fn the_counts_are_for_the_servers_own_machine() {
    let site = Site::new();
    let guest = site.guest();
    assert_eq!(ask(&guest, "[::1]:7", "/metrics", &[]).await.0, 200);
    assert_eq!(ask(&guest, "192.0.2.7:7", "/metrics", &[]).await.0, 404);
    let through = [("x-forwarded-for", "192.0.2.7")];
    assert_eq!(ask(&guest, "127.0.0.1:7", "/metrics", &through).await.0, 404, "somebody behind a proxy");
}

#[tokio::test]
async fn the_counts_can_have_an_address_of_their_own() {
    let site = Site::with(Settings { metrics_apart: true, ..quick() });
    assert_eq!(ask(&site.guest(), "127.0.0.1:7", "/metrics", &[]).await.0, 404);
    let store: Arc<dyn Store> = Arc::clone(&site.store);
    let desk = Desk::new(store, Arc::new(RandomBrain), Settings::default());
    let apart = Guest { app: web::watched(desk), ..site.guest() };
    let (status, text) = ask(&apart, "192.0.2.7:7", "/metrics", &[]).await;
    assert!(status == 200 && text.contains("cabildo_connections 0"), "{text}");
    assert_eq!(ask(&apart, "192.0.2.7:7", "/", &[]).await.0, 404, "no pages here");
}
