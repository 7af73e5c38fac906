//! What a page shows and what it is told carry the same mark, so that it knows whether it is up to date.

use std::sync::Arc;

use futures_util::StreamExt;
use web::{RandomBrain, Settings, app};

use crate::guest::{Guest, Site, desk, quick};

/// The mark of a page or of its part.
fn mark(body: &str) -> String {
    let (_, rest) = body.split_once("data-mark=\"").expect("a mark");
    rest.split('"').next().expect("its end").to_owned()
}

async fn say(guest: &mut Guest, table: &str) {
    guest.post(&format!("/t/{table}/chat"), &[("text", "hello")]).await.next();
}

#[tokio::test]
async fn an_event_says_the_mark_of_what_there_is_to_see() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    let page = mark(&host.get(&format!("/t/{table}")).await.is(200).body);
    let mut changes = host.listen(&table).await;
    let first = changes.next().await.expect("the present");
    assert!(first.contains("event: table") && first.contains(&format!("data: {page}\n")), "{first}");
    // Not every change is a move: somebody speaks, somebody sits down.
    let mut last = page;
    for sits in [false, true] {
        if sits {
            friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
        } else {
            say(&mut friend, &table).await;
        }
        let told = changes.next().await.expect("a change");
        let part = mark(&host.get(&format!("/t/{table}/part?shown={last}")).await.is(200).body);
        assert!(told.contains(&format!("data: {part}\n")), "{told}");
        assert_ne!(part, last, "though the ply is the same");
        last = part;
    }
}

#[tokio::test]
async fn a_page_that_shows_what_there_is_gets_nothing_again() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    let shown = mark(&guest.get(&format!("/t/{table}/part")).await.is(200).body);
    let address = format!("/t/{table}/part?shown={shown}");
    assert_eq!(guest.get(&address).await.is(204).body, "");
    say(&mut guest, &table).await;
    guest.get(&address).await.is(200);
}

#[tokio::test]
async fn a_table_that_left_the_memory_comes_back_with_its_mark_until_something_changes() {
    let site = Site::new();
    let desk = desk(&site.store, RandomBrain, Settings { idle: -1, ..quick() });
    let mut guest = site.guest();
    guest.app = app(Arc::clone(&desk));
    let table = guest.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    let before = mark(&guest.get(&format!("/t/{table}")).await.is(200).body);
    while desk.live_tables() > 0 {
        desk.forget_idle();
        tokio::task::yield_now().await;
    }
    // The revision is kept with the table, so that one mark never names two states: a page that slept is asked to change nothing.
    let after = mark(&guest.get(&format!("/t/{table}")).await.is(200).body);
    assert_eq!(before, after);
    say(&mut guest, &table).await;
    while desk.live_tables() > 0 {
        desk.forget_idle();
        tokio::task::yield_now().await;
    }
    assert_ne!(mark(&guest.get(&format!("/t/{table}")).await.is(200).body), before);
}
