//! What only a database has to stand: several servers at once, a restart in the middle of a commit, a database that is away.
#![cfg(unix)]

mod place;

use std::future::poll_fn;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Barrier};
use std::task::Poll;
use std::thread;
use std::time::Instant;

use place::{bot, deal, ply_of, table, with_match};
use store::testing::{Cluster, postgres_page_sql};
use store::{Change, List, News, Postgres, SeatRow, Store, StoreError};

fn open(url: &str) -> Result<Postgres, StoreError> {
    Postgres::open(&url.parse().expect("an address"))
}

/// What became of changes that are on their way.
async fn all(pending: Vec<store::Pending>) -> Vec<Result<(), StoreError>> {
    let mut results = Vec::with_capacity(pending.len());
    for one in pending {
        results.push(one.await);
    }
    results
}

/// Tables of Paula and a bot, dealt, at revision 0.
async fn dealt(store: &dyn Store, tables: usize) -> Vec<String> {
    let paula = Change::Player { id: "p".into(), name: "Paula".into(), at: 1 };
    store.write(paula).await.expect("a new player");
    let ids: Vec<String> = (0..tables).map(|n| format!("t{n:02}")).collect();
    for id in &ids {
        let Change::Table(mut new) = table(id) else { unreachable!("a table") };
        (new.seats[1], new.deal) = (bot(), deal());
        store.write(Change::Table(new)).await.expect("a new table");
    }
    ids
}

#[test]
fn servers_that_start_at_once_make_the_tables_once_and_have_one_secret() {
    let Some(cluster) = Cluster::shared() else { return };
    let url = cluster.fresh();
    let together = Barrier::new(6);
    let secrets: Vec<[u8; 32]> = thread::scope(|scope| {
        let start = || {
            together.wait();
            open(&url).expect("the database opens").secret()
        };
        let all: Vec<_> = (0..6).map(|_| scope.spawn(start)).collect();
        all.into_iter().map(|one| one.join().expect("no panic")).collect()
    });
    assert!(secrets.windows(2).all(|pair| pair[0] == pair[1]));
}

#[tokio::test]
async fn databases_of_other_and_of_newer_programs_are_refused() {
    let Some(cluster) = Cluster::shared() else { return };
    let other = cluster.fresh();
    Cluster::run(&other, "CREATE TABLE players (shirt INTEGER)");
    let error = open(&other).expect_err("not ours").to_string();
    assert!(error.contains("of another program"), "{error}");
    assert_eq!(
        Cluster::ask(&other, "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"),
        ["1"]
    );
    let newer = cluster.fresh();
    drop(open(&newer).expect("a new one"));
    Cluster::run(&newer, "UPDATE cabildo SET version = 99");
    let error = open(&newer).expect_err("newer").to_string();
    assert!(error.contains("made by a newer program"), "{error}");
}

#[tokio::test]
async fn a_database_can_be_looked_at_and_nothing_is_changed() {
    let Some(cluster) = Cluster::shared() else { return };
    let url = cluster.fresh();
    let address = url.parse().expect("an address");
    assert!(matches!(Postgres::open_read_only(&address), Err(StoreError::Foreign(_))), "nothing is there");
    with_match(&open(&url).expect("it opens")).await;
    let store = Postgres::open_read_only(&address).expect("it opens");
    assert!(store.is_read_only() && store.table("t").expect("readable").is_some());
    assert_eq!(store.write(table("u")).await, Err(StoreError::ReadOnly));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_one_makes_a_change_and_the_other_is_told_so() {
    let Some(cluster) = Cluster::shared() else { return };
    let url = cluster.fresh();
    let (one, other) = (open(&url).expect("it opens"), open(&url).expect("it opens"));
    let tables = dealt(&one, 8).await;
    for round in 0..20 {
        let change = |id: &String| ply_of(id, round, round + 1, None);
        // In opposite orders: who took tables as they came would wait for each other.
        let here: Vec<_> = tables.iter().map(|id| one.write(change(id))).collect();
        let there: Vec<_> = tables.iter().rev().map(|id| other.write(change(id))).collect();
        let (here, there) = (all(here).await, all(there).await);
        for (id, (here, there)) in tables.iter().zip(here.into_iter().zip(there.into_iter().rev())) {
            let kept = [&here, &there].iter().filter(|result| result.is_ok()).count();
            assert_eq!(kept, 1, "{id} {round}: {here:?} {there:?}");
            assert!(here == Err(StoreError::Taken) || there == Err(StoreError::Taken), "{here:?} {there:?}");
        }
    }
    for id in &tables {
        let kept = one.table(id).expect("readable").expect("there");
        assert_eq!((kept.row.revision, kept.plies.len()), (20, 20));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_changes_that_travel_together_only_those_are_refused_that_have_to_be() {
    let Some(cluster) = Cluster::shared() else { return };
    let store = open(&cluster.fresh()).expect("it opens");
    let tables = dealt(&store, 12).await;
    let mut sent = Vec::new();
    for id in &tables {
        let (table, asked) = (id.clone(), Vec::new());
        sent.push(store.write(Change::Stir { table: table.clone() }));
        let rewind = Change::Rewind { table, revision: 9, plies: 0, practice: false, asked, at: 9 };
        sent.push(store.write(rewind));
        // The database itself raises an error: there is no such player.
        let (table, asked) = (id.clone(), Vec::new());
        let occupant = SeatRow { player: Some("nobody".into()), ..SeatRow::default() };
        sent.push(store.write(Change::Seat {
            table,
            revision: 1,
            seat: 1,
            occupant,
            deal: None,
            asked,
            at: 9,
        }));
        sent.push(store.write(ply_of(id, 1, 1, None)));
        sent.push(store.write(ply_of(id, 2, 2, Some("a 3 b 2"))));
        sent.push(store.write(ply_of(id, 3, 3, None)));
    }
    let taken = || Err(StoreError::Taken);
    for (id, results) in tables.iter().zip(all(sent).await.chunks(6)) {
        assert_eq!(results, [Ok(()), taken(), taken(), Ok(()), Ok(()), taken()], "{id}");
        let kept = store.table(id).expect("readable").expect("there");
        assert_eq!((kept.row.revision, kept.plies.len(), kept.row.seats[1].player.as_deref()), (3, 2, None));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_restarts_loses_nothing_and_nobody_is_told_anything_wrong() {
    let Some(cluster) = Cluster::start() else { return };
    let store = Arc::new(open(&cluster.fresh()).expect("it opens"));
    let tables = dealt(store.as_ref(), 6).await;
    let over = Arc::new(AtomicBool::new(false));
    // Each table is played by somebody who believes what he is told.
    let playing: Vec<_> = tables
        .iter()
        .map(|id| {
            let (store, id, over) = (Arc::clone(&store), id.clone(), Arc::clone(&over));
            tokio::spawn(async move {
                let (mut kept, mut unsure) = (0, 0);
                while !over.load(Ordering::Relaxed) {
                    match store.write(ply_of(&id, kept, kept + 1, None)).await {
                        Ok(()) => kept += 1,
                        // Nobody knows: the table does.
                        Err(error) => {
                            assert!(error.may_pass(), "{id} after {kept}: {error}");
                            unsure += 1;
                            // It may be away for longer than a writer waits.
                            let found = loop {
                                match store.table(&id) {
                                    Ok(found) => break found.expect("there").row.revision,
                                    Err(error) => assert!(error.may_pass(), "{id}: {error}"),
                                }
                                tokio::task::yield_now().await;
                            };
                            assert!(found >= kept, "{id}: what was told is lost");
                            kept = found;
                        }
                    }
                }
                (id, kept, unsure)
            })
        })
        .collect();
    let plies = || -> u32 {
        tables.iter().map(|id| store.table(id).map_or(0, |t| t.map_or(0, |t| t.row.plies))).sum()
    };
    for n in 0..4 {
        // Some moves between two accidents.
        let before = plies();
        while plies() < before + 30 {
            thread::yield_now();
        }
        if n % 2 == 0 {
            cluster.stop();
        } else {
            cluster.crash();
        }
        cluster.start_again();
    }
    over.store(true, Ordering::Relaxed);
    for one in playing {
        let (id, told, unsure) = one.await.expect("no panic");
        let kept = store.table(&id).expect("readable").expect("there");
        assert_eq!(
            (kept.row.revision, kept.plies.len()),
            (told, told as usize),
            "{id}, {unsure} times unsure"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_is_said_to_be_and_comes_back_by_itself() {
    let Some(cluster) = Cluster::start() else { return };
    let store = open(&cluster.fresh()).expect("it opens");
    dealt(&store, 1).await;
    cluster.stop();
    assert!(matches!(store.write(ply_of("t00", 0, 1, None)).await, Err(StoreError::Away(_))));
    // Whoever asks meanwhile is not kept waiting each time.
    let begun = Instant::now();
    for _ in 0..200 {
        assert!(matches!(store.table("t00"), Err(StoreError::Away(_))));
    }
    assert!(begun.elapsed().as_secs() < 10, "{:?}", begun.elapsed());
    let pending = store.write(ply_of("t00", 0, 1, None));
    cluster.start_again();
    assert_eq!(pending.await, Ok(()), "it came back while somebody waited");
    assert_eq!(store.table("t00").expect("readable").expect("there").plies.len(), 1);
}

#[test]
fn what_is_no_database_is_said_in_clear_words() {
    let error = open("postgres://nobody@127.0.0.1:1/games").expect_err("nobody listens there");
    assert!(matches!(&error, StoreError::Away(why) if why.contains("refused")), "{error:?}");
    let Some(cluster) = Cluster::shared() else { return };
    let error = open(&cluster.url().replace("/postgres?", "/nothing?")).expect_err("no such database");
    assert!(matches!(&error, StoreError::Foreign(why) if why.contains("does not exist")), "{error:?}");
}

#[test]
fn no_list_is_sorted_or_searched_through() {
    let Some(cluster) = Cluster::shared() else { return };
    let url = cluster.fresh();
    drop(open(&url).expect("it opens"));
    for (list, index) in [
        (List::Waiting, "tables_waiting"),
        (List::Gathering, "tables_gathering"),
        (List::Running, "tables_running"),
        (List::WithBots, "tables_running"),
        (List::All, "tables_by_birth"),
        (List::Finished, "tables_finished"),
        (List::Of("p"), "seats_of_player"),
        (List::Inviting("q"), "seats_invited"),
    ] {
        let values = if matches!(list, List::Of(_) | List::Inviting(_)) {
            "(int8, text, int8, text, int2)"
        } else {
            "(int8, text, int8)"
        };
        let given = if values.contains("int2") { "(9, 'x', 12, 'p', 3)" } else { "(9, 'x', 12)" };
        // An empty table is read whole, whatever its indices: not here.
        let sql = format!(
            "SET enable_seqscan = off; SET enable_bitmapscan = off; SET plan_cache_mode = force_generic_plan;
             PREPARE page {values} AS {}; EXPLAIN EXECUTE page {given}",
            postgres_page_sql(list)
        );
        let plan = Cluster::ask(&url, &sql).join("\n");
        assert!(
            plan.contains(&format!("Index Scan Backward using {index}"))
                || plan.contains(&format!("Index Only Scan Backward using {index}")),
            "{list:?}:\n{plan}"
        );
        let rest = plan.split_once("Limit").map_or(plan.as_str(), |(_, below)| below);
        assert!(!rest.contains("Sort Key"), "{list:?}:\n{plan}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_hear_of_each_others_changes_and_not_of_their_own() {
    let Some(cluster) = Cluster::shared() else { return };
    let url = cluster.fresh();
    let (one, other) = (open(&url).expect("it opens"), open(&url).expect("it opens"));
    let (mut own, mut news) =
        (one.shared().expect("a database").news(), other.shared().expect("a database").news());
    dealt(&one, 2).await;
    let mut hear = async || loop {
        // Who begins to listen may have missed something, and is told so.
        let heard = news.recv().await.expect("the store is open");
        if heard != News::Missed {
            return heard;
        }
    };
    one.write(ply_of("t00", 0, 1, None)).await.expect("an answer");
    let heard = hear().await;
    let News::Answers { id, revision: 1, first: 1, rows } = heard else { panic!("{heard:?}") };
    assert_eq!((id.as_str(), rows.len()), ("t00", 1), "with what was answered");
    let end = Change::EndSessions { player: "p".into(), keep: None };
    one.write(end).await.expect("all of them");
    assert_eq!(hear().await, News::Player("p".into()));
    // What was refused is told to nobody.
    assert_eq!(one.write(ply_of("t00", 0, 1, None)).await, Err(StoreError::Taken));
    one.write(Change::Close { table: "t01".into(), why: store::Why::Host, at: 9 }).await.expect("closed");
    assert_eq!(hear().await, News::Table { id: "t01".into(), revision: 0 });
    one.write(Change::Unban { kind: store::BanKind::Player, value: "p".into() }).await.expect_err("no ban");
    let name = Change::Name { player: "p".into(), name: "Pia".into() };
    one.write(name).await.expect("a new name");
    assert_eq!(hear().await, News::Player("p".into()));
    while let Ok(heard) = own.try_recv() {
        assert_eq!(heard, News::Missed);
    }
    let revisions = other.shared().expect("a database").revisions(vec!["t00".into(), "no".into()]).await;
    assert_eq!(revisions, Ok(vec![("t00".to_owned(), 2)]));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_server_at_a_time_moves_the_bots_of_a_table_and_a_dead_one_moves_none() {
    let Some(cluster) = Cluster::shared() else { return };
    let url = cluster.fresh();
    let (one, other) = (open(&url).expect("it opens"), open(&url).expect("it opens"));
    dealt(&one, 3).await;
    let (here, there) = (one.shared().expect("a database"), other.shared().expect("a database"));
    let first = here.beat(None).await.expect("alive").number;
    let second = there.beat(None).await.expect("alive").number;
    assert_eq!(here.beat(Some(first)).await.expect("alive").number, first, "who is alive keeps his number");
    let drive = |table: &str, driver| Change::Drive { table: table.into(), driver };
    let by = |revision, driver| {
        let mut change = ply_of("t00", revision, revision + 1, None);
        if let Change::Plies { driver: who, .. } = &mut change {
            *who = Some(driver);
        }
        change
    };
    for table in ["t00", "t01"] {
        one.write(drive(table, first)).await.expect("nobody has it");
    }
    one.write(drive("t00", first)).await.expect("it is his already");
    assert_eq!(other.write(drive("t00", second)).await, Err(StoreError::Taken));
    one.write(by(0, first)).await.expect("his bots move");
    assert_eq!(other.write(by(1, second)).await, Err(StoreError::Taken), "not his bots");
    other.write(ply_of("t00", 1, 2, None)).await.expect("a person moves wherever he likes");
    // The first one is thought dead: paused, cut off, or killed.
    Cluster::run(
        &url,
        &format!("UPDATE servers SET until = clock_timestamp() - interval '1 s' WHERE number = {first}"),
    );
    let beat = there.beat(Some(second)).await.expect("alive");
    assert_eq!((beat.number, beat.orphans), (second, vec!["t00".to_owned(), "t01".to_owned()]));
    assert_eq!(one.write(by(2, first)).await, Err(StoreError::Taken), "it wakes up and is refused");
    assert_eq!(one.write(drive("t02", first)).await, Err(StoreError::Taken), "the dead take nothing");
    other.write(by(2, second)).await.expect("the bots go on");
    let anew = here.beat(Some(first)).await.expect("alive again");
    assert!(anew.number > second && anew.orphans.is_empty(), "{anew:?}");
    // Who leaves politely is followed at once; what he gave back is nobody's.
    other.write(Change::Release { table: "t01".into(), driver: second }).await.expect("given back");
    there.leave(second).await.expect("goodbye");
    assert_eq!(here.beat(Some(anew.number)).await.expect("alive").orphans, ["t00"]);
    one.write(drive("t01", anew.number)).await.expect("nobody has it");
    assert!(one.is_served().expect("readable"));
    here.leave(anew.number).await.expect("goodbye");
    assert!(!one.is_served().expect("readable"));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_the_first_answers_reads_the_others_alone() {
    let Some(cluster) = Cluster::shared() else { return };
    let store = open(&cluster.fresh()).expect("it opens");
    dealt(&store, 1).await;
    for n in 0..4 {
        store.write(ply_of("t00", n, n + 1, None)).await.expect("in order");
    }
    let since = store.table_since("t00", 3).expect("readable").expect("there");
    assert_eq!((since.plies.len(), since.plies[0].action.as_str()), (1, "answer 4"));
    assert_eq!((since.row.plies, since.row.rewound, since.row.moved), (4, 0, 4), "nothing was taken back");
    let (table, asked) = ("t00".to_owned(), Vec::new());
    let back = Change::Rewind { table, revision: 4, plies: 2, practice: false, asked, at: 9 };
    store.write(back).await.expect("taken back");
    store.write(ply_of("t00", 5, 3, None)).await.expect("another third");
    let row = store.table("t00").expect("readable").expect("there").row;
    assert_eq!((row.rewound, row.moved, row.revision), (5, 6, 6));
}

/// Connections that somebody's tasks have asked for first must not need those tasks' thread to be heard: it may be the one that waits.
#[tokio::test]
async fn whoever_waits_for_an_answer_does_not_keep_it_from_being_heard() {
    let Some(cluster) = Cluster::shared() else { return };
    let store = open(&cluster.fresh()).expect("the database opens");
    let shared = store.shared().expect("several servers may work on it");
    // As many at once as there are connections: each makes one.
    let asked: Vec<_> = (0..8).map(|_| shared.revisions(vec!["t".to_owned()])).collect();
    let mut asked: Vec<_> = asked.into_iter().map(Some).collect();
    poll_fn(|context| {
        for place in &mut asked {
            if let Some(one) = place
                && let Poll::Ready(found) = one.as_mut().poll(context)
            {
                assert_eq!(found, Ok(Vec::new()));
                *place = None;
            }
        }
        if asked.iter().all(Option::is_none) { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    // This thread is all that the tasks have, and each of these keeps it until the answer is there.
    for _ in 0..16 {
        assert_eq!(store.player("nobody"), Ok(None));
    }
}
