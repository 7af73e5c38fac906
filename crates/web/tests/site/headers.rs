//! What stands around every answer: safety, caching, limits.

use std::collections::BTreeSet;

use crate::forms::between;
use crate::guest::Site;

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_a_browser_safe() {
    let site = Site::new();
    let mut guest = site.guest();
    let place = guest.post("/play/saint-petersburg", &[]).await.next();
    let mut answers = Vec::new();
    for path in [
        "/",
        &place,
        "/about",
        "/docs/bots",
        "/docs/files/docs/learning/ppo.svg",
        "/nothing",
        "/healthz",
        "/api/games",
        "/api/nothing",
        "/favicon.ico",
    ] {
        answers.push(guest.get(path).await);
    }
    answers.push(guest.post("/play/chess", &[]).await);
    guest.extra.push(("origin", "https://evil.example".into()));
    answers.push(guest.post("/play/saint-petersburg", &[]).await);
    for answer in answers {
        let policy = answer.header("content-security-policy");
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self';") && !policy.contains("unsafe"),
            "{policy}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("x-frame-options"), "DENY");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
        assert!(!answer.header("cache-control").is_empty());
    }
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_of_scripts_and_of_other_sites() {
    let site = Site::new();
    let mut guest = site.guest();
    let cookie = guest.post("/play/saint-petersburg", &[]).await.header("set-cookie").to_owned();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax") && !cookie.contains("Secure"), "{cookie}");
    assert_eq!(guest.post("/play/saint-petersburg", &[]).await.header("set-cookie"), "", "once is enough");
    assert_eq!(site.guest().get("/").await.header("set-cookie"), "", "who only looks is not marked");
}

#[tokio::test]
async fn what_never_changes_is_kept_by_browsers_and_the_rest_is_not() {
    let site = Site::new();
    let mut guest = site.guest();
    let place = guest.post("/play/saint-petersburg", &[]).await.next();
    let page = guest.get(&place).await.is(200);
    assert_eq!(page.header("cache-control"), "no-store");
    let mut weight = page.body.len();
    // Pictures name a symbol of their sprite, which is fetched once.
    let named = between(&page.body, "\"/static/", "\"");
    let assets: BTreeSet<&str> = named.iter().filter_map(|name| name.split('#').next()).collect();
    assert!(assets.len() >= 4, "{assets:?}");
    for asset in assets {
        let asset = guest.get(&format!("/static/{asset}")).await.is(200);
        assert_eq!(asset.header("cache-control"), "public, max-age=31536000, immutable");
        weight += asset.body.len();
    }
    assert!(weight < 250 * 1024, "a table page weighs {weight} bytes with everything");
    assert_eq!(guest.get("/static/old/table.css").await.is(200).header("cache-control"), "no-cache");
    guest.get("/static/old/other.css").await.is(404);
    let sheet = between(&page.body, "<use href=\"/a/", "#")[0].to_owned();
    let picture = guest.get(&format!("/a/{sheet}")).await.is(200);
    assert_eq!(picture.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(picture.header("content-type"), "image/svg+xml");
    let letters = sheet.split('.').next().unwrap_or_default();
    assert_eq!(guest.get(&format!("/a/{letters}.old")).await.is(200).header("cache-control"), "no-cache");
    guest.get("/a/other.old").await.is(404);
    for mark in ["src=\"http", "href=\"http", "url(http", "style=\"", "onclick="] {
        assert!(!page.body.contains(mark), "{mark}");
    }
}
