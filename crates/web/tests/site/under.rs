//! The site under a path of a larger one, and compressed.

use std::collections::BTreeSet;
use std::io::Read;

use axum::body::to_bytes;
use tower::ServiceExt;
use web::Settings;

use crate::forms::between;
use crate::guest::{Guest, Site, quick};

/// Every address that a page names.
fn addresses(page: &str) -> BTreeSet<String> {
    let marks = ["href=\"", "action=\"", "src=\"", "data-base=\""];
    let all = marks.iter().flat_map(|mark| between(page, mark, "\""));
    let all = all.map(|address| address.replace("&amp;", "&"));
    // The documentation names a few other sites.
    all.filter(|address| !["#", "data:", "https://"].iter().any(|mark| address.starts_with(mark))).collect()
}

#[tokio::test]
async fn under_a_path_every_link_form_cookie_and_redirect_stays_under_it() {
    let site = Site::with(Settings { base: "/games/cabildo".into(), ..quick() });
    let mut guest = site.guest();
    let made = guest.post("/games/cabildo/play/saint-petersburg", &[]).await;
    assert!(made.header("set-cookie").contains("; Path=/games/cabildo; "), "{:?}", made.headers);
    let place = made.next();
    assert!(place.starts_with("/games/cabildo/t/"), "{place}");
    let waiting = [
        ("game", "san-juan"),
        ("option-players", "2"),
        ("seat-A", "me"),
        ("seat-B", "open"),
        ("listed", "on"),
    ];
    let waiting = guest.post("/games/cabildo/tables", &waiting).await.next();
    assert_eq!(
        guest.post("/games/cabildo/lang/fr", &[("back", "/about")]).await.next(),
        "/games/cabildo/about"
    );
    let table = place.rsplit('/').next().expect("an id").to_owned();
    resign_and_finish(&site, &mut guest, &table).await;
    let mut to_do = vec!["/games/cabildo/".to_owned(), place, waiting, "/games/cabildo/nothing".to_owned()];
    let mut seen: BTreeSet<String> = BTreeSet::new();
    while let Some(path) = to_do.pop() {
        // Of the many things of the games and pages of the documentation a few stand for all.
        let many = ["/things/", "/docs/"]
            .iter()
            .any(|kind| path.contains(kind) && seen.iter().filter(|path| path.contains(kind)).count() > 20);
        if many || !seen.insert(path.clone()) || seen.len() > 400 {
            continue;
        }
        let answer = guest.get(&path).await;
        assert_eq!(answer.status == 404, path.ends_with("/nothing"), "{path}: {}", answer.status);
        if !answer.header("content-type").starts_with("text/html") {
            continue;
        }
        for address in addresses(&answer.body) {
            assert!(address.starts_with("/games/cabildo/"), "{path} leads to {address}");
            to_do.extend(
                between(&answer.body, "href=\"", "\"")
                    .iter()
                    .filter(|link| link.starts_with('/'))
                    .map(|link| link.replace("&amp;", "&").split('#').next().expect("a path").to_owned()),
            );
        }
    }
    assert!(seen.len() > 40, "{}", seen.len());
    for kind in ["/static/", "/rules/", "/replay", "/record", "/me", "/new?game="] {
        assert!(seen.iter().any(|path| path.contains(kind)), "{kind}");
    }
    assert_eq!(guest.get("/games/cabildo").await.next(), "/games/cabildo/");
    guest.get("/").await.is(404);
    guest.get("/games/cabildox").await.is(404);
}

/// Lets a bot play the guest's seat to the end.
async fn resign_and_finish(site: &Site, guest: &mut Guest, table: &str) {
    use futures_util::StreamExt;
    let path = format!("/games/cabildo/t/{table}");
    let request = guest.request("GET", &format!("{path}/events"), "", "");
    let response = guest.app.clone().oneshot(request).await.expect("an answer");
    let mut changes = response.into_body().into_data_stream();
    guest.post(&format!("{path}/resign"), &[]).await.next();
    while site.kept(table).row.result.is_none() {
        changes.next().await.expect("the stream goes on").expect("readable");
    }
}

#[tokio::test]
async fn pages_are_compressed_for_those_who_can_read_it_and_events_are_not() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    let plain = guest.get(&format!("/t/{table}")).await.is(200);
    assert_eq!(plain.header("content-encoding"), "");
    let style = format!(
        "/static/{}",
        between(&plain.body, "\"/static/", "\"").iter().find(|name| name.ends_with(".css")).expect("a style")
    );
    guest.extra.push(("accept-encoding", "gzip".into()));
    for path in ["/about", &style] {
        let mut plain = Guest { extra: Vec::new(), ..guest.clone() };
        let whole = plain.get(path).await.is(200).body;
        let response =
            guest.app.clone().oneshot(guest.request("GET", path, "", "")).await.expect("an answer");
        assert_eq!(response.headers()["content-encoding"], "gzip", "{path}");
        let vary: Vec<_> =
            response.headers().get_all("vary").iter().filter_map(|value| value.to_str().ok()).collect();
        assert!(vary.join(", ").to_lowercase().contains("accept-encoding"), "{path}: {vary:?}");
        let bytes = to_bytes(response.into_body(), 1 << 20).await.expect("a body");
        let mut read = String::new();
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut read).expect("whole");
        assert!(read == whole && bytes.len() < whole.len() / 2, "{path}: {} of {}", bytes.len(), whole.len());
    }
    let events = guest.request("GET", &format!("/t/{table}/events"), "", "");
    let response = guest.app.clone().oneshot(events).await.expect("an answer");
    assert!(response.headers().get("content-encoding").is_none());
}
