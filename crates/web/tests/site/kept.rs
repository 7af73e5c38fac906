//! The site and its store: health, days on which nothing can be kept, tables that are closed, lists, what stays in memory.

use std::sync::Arc;
use std::time::Duration;
use std::{env, fs, process};

use futures_util::StreamExt;
use store::testing::Faulty;
use store::{Change, List, Sqlite, Store, StoreError, Why};
use web::{Desk, RandomBrain, Settings, app};

use crate::guest::{Guest, Site, desk, quick};

/// A site on a store that fails when it is told to.
fn faulty(site: &Site, settings: Settings) -> (Arc<Faulty>, Guest, Arc<Desk>) {
    let kept: Arc<dyn Store> = Arc::clone(&site.store);
    let store = Arc::new(Faulty::new(kept));
    let failing: Arc<dyn Store> = Arc::<Faulty>::clone(&store);
    let desk = desk(&failing, RandomBrain, settings);
    (store, Guest { app: app(Arc::clone(&desk)), ..site.guest() }, desk)
}

fn health(pause: Duration, deadline: Duration) -> Settings {
    Settings { health_pause: pause, health_deadline: deadline, ..quick() }
}

const LONG: Duration = Duration::from_secs(3600);

#[tokio::test]
async fn health_tells_a_full_disk_a_vanished_file_and_that_all_is_well_again() {
    let site = Site::new();
    let (store, mut guest, _) = faulty(&site, health(Duration::ZERO, LONG));
    assert_eq!(guest.get("/healthz").await.is(200).body, "ok\n");
    store.fail_next(1, &StoreError::Full);
    assert!(guest.get("/healthz").await.is(503).body.contains("the disk is full"));
    store.fail_next(1, &StoreError::Gone("games.db".into()));
    let gone = guest.get("/healthz").await.is(503).body;
    assert!(gone.contains("the file of the games is gone") && !gone.contains("games.db"), "no paths: {gone}");
    store.fail_reads(StoreError::Damaged("a page".into()));
    assert!(guest.get("/healthz").await.is(503).body.contains("damaged"));
    store.heal();
    guest.get("/healthz").await.is(200);
}

#[tokio::test]
async fn health_tells_a_stuck_writer_and_does_not_queue_up_behind_it() {
    let site = Site::new();
    let (store, mut guest, _) = faulty(&site, health(Duration::ZERO, Duration::from_millis(20)));
    store.hang();
    for _ in 0..3 {
        assert!(guest.get("/healthz").await.is(503).body.contains("stuck"));
    }
    assert_eq!(*store.writes().borrow(), 1, "one question is enough");
    store.heal();
    // The machine may be slow: well again is what counts.
    while guest.get("/healthz").await.status != 200 {}
}

#[tokio::test]
async fn the_store_is_asked_once_however_many_want_to_know() {
    let site = Site::new();
    let (store, guest, _) = faulty(&site, health(LONG, LONG));
    let asking = (0..50).map(|_| {
        let mut guest = guest.clone();
        async move { guest.get("/healthz").await.is(200) }
    });
    futures_util::future::join_all(asking).await;
    assert_eq!(*store.writes().borrow(), 1);
}

#[tokio::test]
async fn an_answer_that_cannot_be_kept_is_refused_with_a_sentence_and_can_be_given_again() {
    let site = Site::new();
    let (store, mut guest, _) = faulty(&site, quick());
    let table = guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    let view = guest.until(&table, &["A"]).await;
    let (ply, action) = (view["ply"].as_u64().expect("a number"), guest.choices(&table).await[0].clone());
    store.fail_next(1, &StoreError::Full);
    let refused = guest.play(&table, ply, &action).await.is(503).json();
    let sentence = refused["problem"].as_str().expect("a sentence");
    assert!(sentence.contains("cannot keep anything"), "{sentence}");
    assert_eq!(guest.view(&table).await, view, "nothing has changed");
    guest.play(&table, ply, &action).await.is(200);
}

#[tokio::test]
async fn a_store_that_is_only_looked_at_shows_everything_and_changes_nothing() {
    let site = Site::new();
    let mut host = site.guest();
    let table = host.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    let copy = env::temp_dir().join(format!("cabildo-web-look-{}.db", process::id()));
    let file = site.file.as_ref().expect("a file");
    file.copy_to(&copy, &mut |_, _| {}).expect("copied");
    let store = Arc::new(Sqlite::look_at(&copy).expect("it opens"));
    let desk = Desk::new(store, Arc::new(RandomBrain), quick());
    desk.take_up().await;
    assert_eq!(desk.expire_waiting().await, 0);
    let mut guest = Guest { app: app(desk), cookie: host.cookie.clone(), ..site.guest() };
    assert!(guest.get("/").await.is(200).body.contains(&format!("/t/{table}")));
    guest.get(&format!("/t/{table}")).await.is(200);
    guest.get(&format!("/t/{table}/record")).await.is(200);
    assert!(guest.get("/healthz").await.is(200).body.contains("only be looked at"));
    for refused in [
        guest.post("/play/saint-petersburg", &[]).await,
        guest.post(&format!("/t/{table}/leave"), &[]).await,
        guest.post("/me", &[("name", "Somebody")]).await,
    ] {
        assert!(refused.is(503).body.contains("can only be looked at"));
    }
    guest.extra = vec![("accept-language", "fr".to_owned())];
    assert!(guest.get("/").await.is(200).body.contains("peuvent seulement être regardées"));
    fs::remove_file(&copy).expect("it was there");
}

#[tokio::test]
async fn tables_that_wait_in_vain_are_closed_with_a_sentence_and_kept() {
    let site = Site::new();
    let settings = Settings { expire_waiting: 60, ..quick() };
    let (_, mut host, desk) = faulty(&site, settings);
    let wanted = [("game", "saint-petersburg"), ("seat-A", "me"), ("seat-B", "open"), ("listed", "on")];
    let old = host.post("/tables", &wanted).await.next();
    let young = host.post("/tables", &wanted).await.next();
    let id = old.trim_start_matches("/t/").to_owned();
    let mut friend = Guest { cookie: String::new(), ..host.clone() };
    let mut changes = friend.listen(&id).await;
    changes.next().await.expect("the present");
    assert_eq!(desk.expire_waiting().await, 0, "nobody has waited long");

    // As if the seat had been taken an hour ago.
    let row = site.kept(&id).row.seats[0].clone();
    let (table, at) = (id.clone(), site.kept(&id).row.created - 3600);
    let seat = Change::Seat { table, revision: 0, seat: 0, occupant: row, deal: None, asked: Vec::new(), at };
    site.store.write(seat).await.expect("written");
    assert_eq!(desk.expire_waiting().await, 1);
    changes.next().await.expect("those who look are told");
    assert!(friend.get(&old).await.is(200).body.contains("waited too long"));
    assert_eq!(friend.view(&id).await["closed"], "expired");
    assert!(friend.post(&format!("{old}/sit"), &[("seat", "B")]).await.is(403).body.contains("is closed"));
    let lobby = friend.get("/").await.is(200).body;
    assert!(!lobby.contains(&old) && lobby.contains(&young));
    assert_eq!(site.kept(&id).row.closed, Some(Why::Expired));
    let mine = host.get("/").await.is(200).body;
    assert!(mine.contains(&old) && mine.contains("closed"), "who sat there still finds it");
}

#[tokio::test]
async fn a_table_that_the_host_closes_stops_for_everybody_also_after_a_restart() {
    let site = Site::new();
    let (_, mut guest, desk) = faulty(&site, quick());
    let table = guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    let view = guest.until(&table, &["A"]).await;
    let action = guest.choices(&table).await[0].clone();
    desk.close(&table, Why::Host).await.expect("closed");
    assert!(desk.close(&table, Why::Host).await.is_err(), "once is enough");
    assert!(desk.close("nowhere", Why::Host).await.is_err());
    for _ in 0..2 {
        assert!(
            guest.get(&format!("/t/{table}")).await.is(200).body.contains("The host has closed this table")
        );
        assert!(guest.choices(&table).await.is_empty());
        guest.play(&table, view["ply"].as_u64().expect("a number"), &action).await.is(403);
        guest.post(&format!("/t/{table}/leave"), &[]).await.is(403);
        guest.app = site.again();
    }
}

#[tokio::test]
async fn a_finished_table_leaves_memory_when_the_last_viewer_has_left() {
    let site = Site::new();
    let (_, mut guest, desk) = faulty(&site, Settings { idle_over: 0, ..quick() });
    let running = guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    guest.until(&running, &["A"]).await;
    let table = guest.begin("saint-petersburg", "players=2", &["random", "random"]).await;
    let watching = guest.until(&table, &[]).await;
    assert!(watching["acting"].is_null());
    let changes = guest.listen(&table).await;
    desk.forget_idle();
    assert_eq!(desk.live_tables(), 2, "somebody looks at it");
    drop(changes);
    // Its bots are put down a moment after the last move.
    while desk.live_tables() > 1 {
        desk.forget_idle();
        tokio::task::yield_now().await;
    }
    assert_eq!(guest.view(&table).await, watching, "it comes back when it is wanted");
}

#[tokio::test]
async fn all_running_tables_go_on_after_a_start_and_few_stay_in_memory() {
    let site = Site::new();
    let (store, mut guest, _) = faulty(&site, quick());
    let mut tables = Vec::new();
    for n in 0..110 {
        // Bots alone, and tables at which a person is asked.
        let seats = if n % 5 == 0 { ["random", "random"] } else { ["me", "random"] };
        tables.push(guest.begin("saint-petersburg", "players=2", &seats).await);
    }
    // The player, his session, and the tables.
    assert_eq!(*store.writes().borrow(), 112, "nobody has opened a table: nothing was played");
    let desk = desk(&site.store, RandomBrain, quick());
    desk.take_up().await;
    let most = desk.live_tables();
    assert!(most <= 40, "{most} tables in memory");
    let over = || site.store.tables(List::Finished, None, 1000).map(|page| page.tables.len());
    let unlisted = || tables.iter().filter(|table| site.kept(table).row.result.is_some()).count();
    while unlisted() < 22 || desk.live_tables() > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(over(), Ok(0), "tables made through the interface for programs are not listed");
}

#[tokio::test]
async fn long_lists_are_read_page_by_page() {
    let site = Site::new();
    let mut guest = site.guest();
    let wanted = [("game", "saint-petersburg"), ("seat-A", "me"), ("seat-B", "open"), ("listed", "on")];
    let mut tables = Vec::new();
    for _ in 0..60 {
        tables.push(guest.post("/tables", &wanted).await.next());
    }
    let lobby = guest.get("/").await.is(200).body;
    assert!(lobby.contains("/tables?list=mine"), "the lobby shows a few and the way to the rest");
    let (mut path, mut found, mut pages) = ("/tables?list=mine".to_owned(), 0, 0);
    loop {
        let page = guest.get(&path).await.is(200).body;
        found += tables.iter().filter(|table| page.contains(&format!("\"{table}\""))).count();
        pages += 1;
        let next = page.split("rel=\"next\" href=\"").nth(1).and_then(|rest| rest.split('"').next());
        let Some(next) = next else { break };
        path = next.replace("&amp;", "&");
    }
    assert_eq!((found, pages), (60, 2));
    let mut stranger = site.guest();
    assert!(stranger.get("/tables?list=waiting").await.is(200).body.contains("Older ones"));
    assert!(stranger.get("/tables?list=mine").await.is(200).body.contains("Nothing here"));
    stranger.get("/tables?list=everything").await.is(404);
    stranger.get("/tables?list=waiting&from=rubbish").await.is(400);
}
