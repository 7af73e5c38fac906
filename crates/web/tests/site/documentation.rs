//! The documentation as a site: every page is reached, and every link of it leads somewhere.

use std::collections::{BTreeMap, BTreeSet};

use tower::ServiceExt;
use web::Settings;

use crate::forms::between;
use crate::guest::{Guest, Site, quick};

/// Every page of the documentation that is reached from its overview, by its address.
async fn walked(guest: &mut Guest, base: &str) -> BTreeMap<String, String> {
    let mut pages = BTreeMap::new();
    let mut to_do = vec![format!("{base}/docs")];
    while let Some(address) = to_do.pop() {
        if pages.contains_key(&address) {
            continue;
        }
        let answer = guest.get(&address).await.is(200);
        let text = answer.header("content-type").starts_with("text/html");
        let below = format!("{base}/docs");
        let links =
            links(&answer.body).into_iter().filter_map(|link| link.split('#').next().map(str::to_owned));
        to_do.extend(links.filter(|link| text && link.starts_with(&below)));
        pages.insert(address, answer.body);
    }
    pages
}

fn links(page: &str) -> Vec<String> {
    let named = ["href=\"", "src=\""].iter().flat_map(|mark| between(page, mark, "\""));
    named.map(|link| link.replace("&amp;", "&")).collect()
}

#[tokio::test]
async fn every_page_of_the_documentation_is_reached_and_every_link_leads_somewhere() {
    let site = Site::with(Settings { base: "/games".into(), ..quick() });
    let mut guest = site.guest();
    let pages = walked(&mut guest, "/games").await;
    for document in docs::documents() {
        let address = format!("/games/docs/{}", document.address);
        assert!(pages.contains_key(&address), "nothing leads to {address}");
    }
    let mut elsewhere: BTreeSet<String> = BTreeSet::new();
    for (address, page) in &pages {
        for link in links(page) {
            let (path, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if path.is_empty() { page } else { pages.get(path).unwrap_or(page) };
            let is_here = path.is_empty() || pages.contains_key(path);
            let found = anchor.is_empty() || !is_here || target.contains(&format!("id=\"{anchor}\""));
            assert!(found, "{address} leads to {link}, and there is no such place");
            if !is_here && !link.starts_with("https://") {
                elsewhere.insert(path.to_owned());
            }
        }
    }
    for path in elsewhere {
        assert!(path.starts_with("/games/"), "{path}");
        guest.get(&path).await.is(200);
    }
    guest.get("/games/docs/").await.next();
}

#[tokio::test]
async fn a_page_of_the_documentation_is_well_made_in_every_language() {
    let site = Site::new();
    let mut guest = site.guest();
    for code in ["en", "fr"] {
        guest.extra = vec![("accept-language", code.into())];
        for (address, page) in walked(&mut guest, "").await {
            if !page.starts_with("<!DOCTYPE html>") {
                continue;
            }
            let ids = between(&page, " id=\"", "\"");
            let different: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), different.len(), "{address}: an id twice");
            assert_eq!(page.matches("<h1").count(), 1, "{address}");
            for mark in ["style=\"", "onclick=", "<script>", "<!--", "javascript:", "href=\"http:"] {
                let article = page.split_once("<article>").map_or("", |(_, rest)| rest);
                let outside_of_code = article
                    .split("<code")
                    .map(|part| part.split_once("</code>").map_or(part, |(_, rest)| rest));
                assert!(outside_of_code.into_iter().all(|part| !part.contains(mark)), "{address}: {mark}");
            }
            let english = page.contains("<div class=\"text\" lang=\"en\">") || address == "/docs";
            assert!(page.contains(&format!("<html lang=\"{code}\"")) && english, "{address}");
        }
    }
}

#[tokio::test]
async fn the_documentation_is_a_click_away_from_home_and_is_sent_compressed() {
    let site = Site::new();
    let mut guest = site.guest();
    for path in ["/", "/about", "/learn"] {
        assert!(guest.get(path).await.is(200).body.contains("href=\"/docs\""), "{path}");
    }
    guest.extra.push(("accept-encoding", "gzip".into()));
    let answer =
        guest.app.clone().oneshot(guest.request("GET", "/docs/bots", "", "")).await.expect("an answer");
    assert_eq!(answer.headers()["content-encoding"], "gzip");
}
