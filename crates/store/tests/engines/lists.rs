//! Lists of tables: in order, page by page, and through an index however many tables there are.

use crate::place::{Home, bot, deal, ids, ply, ply_of, row, table, with_match, with_table};
use store::{BanKind, BanRow, Change, List, Mark, Store, StoreError, Why};

/// Tables at which a bot sits too, and one that waits.
async fn many(store: &dyn Store, tables: usize) {
    with_table(store).await;
    for n in 0..tables {
        let Change::Table(mut new) = table(&format!("t{n:03}")) else { unreachable!("a table") };
        // Several of the same second, some of them dealt.
        new.at = (n / 3) as i64;
        if n % 2 == 0 {
            (new.seats[1], new.deal) = (bot(), deal());
        }
        store.write(Change::Table(new)).await.expect("a new table");
    }
}

async fn pages_follow_each_other_without_a_gap_and_without_a_repetition(home: Home) {
    let store = home.open();
    many(&*store, 20).await;
    for n in (0..20).step_by(4) {
        store.write(ply_of(&format!("t{n:03}"), 0, 1, Some("A 1/1  B 0/0"))).await.expect("the end");
    }
    for list in [
        List::Waiting,
        List::Gathering,
        List::Running,
        List::WithBots,
        List::All,
        List::Finished,
        List::Of("p"),
        List::Inviting("q"),
    ] {
        let whole = ids(&*store, list);
        let (mut paged, mut from): (Vec<String>, Option<Mark>) = (Vec::new(), None);
        loop {
            let page = store.tables(list, from.as_ref(), 4).expect("readable");
            paged.extend(page.tables.iter().map(|table| table.id.clone()));
            let Some(next) = page.next else { break };
            from = Some(next.to_string().parse().expect("a mark survives an address"));
        }
        assert_eq!(paged, whole, "{list:?}");
        let expected = match list {
            List::Of(_) | List::All => 21,
            List::Finished => 5,
            List::Waiting | List::Gathering => 11,
            List::WithBots => 5,
            List::Running => 16,
            List::Inviting(_) | List::Due => 0,
        };
        assert_eq!(whole.len(), expected, "{list:?}");
    }
    let mine = store.tables(List::Of("p"), None, 100).expect("readable").tables;
    assert!(mine.is_sorted_by_key(|table| table.result.is_some()), "the running ones come first");
}

async fn a_move_brings_a_table_to_the_top_of_its_players_list(home: Home) {
    let store = home.open();
    many(&*store, 9).await;
    let row = store::PlyRow { seat: 0, action: "a".into(), luck: String::new() };
    let (rows, result) = (vec![row], None);
    store
        .write(Change::Plies {
            table: "t002".into(),
            revision: 0,
            first: 1,
            rows,
            asked: Vec::new(),
            at: 1000,
            result,
            driver: None,
        })
        .await
        .expect("a move");
    assert_eq!(ids(&*store, List::Of("p"))[0], "t002");
    assert_eq!(ids(&*store, List::Running)[0], "t002");
}

async fn a_closed_table_leaves_the_lists_and_takes_no_more_answers(home: Home) {
    let store = home.open();
    with_match(&*store).await;
    store.write(ply(&*store, 1, None)).await.expect("an answer");
    let close = |why| Change::Close { table: "t".into(), why, at: 50 };
    assert_eq!(store.write(close(Why::Expired)).await, Err(StoreError::Taken), "it is dealt, nobody waits");
    store.write(close(Why::Host)).await.expect("closed");
    for list in [List::Waiting, List::Gathering, List::Running, List::WithBots, List::Finished] {
        assert!(ids(&*store, list).is_empty(), "{list:?}");
    }
    assert_eq!(ids(&*store, List::Of("p")), ["t"]);
    assert_eq!(ids(&*store, List::All), ["t"]);
    let kept = store.table("t").expect("readable").expect("it is kept");
    assert_eq!((kept.row.closed, kept.plies.len(), kept.row.revision), (Some(Why::Host), 1, 3));
    let back = Change::Rewind {
        table: "t".into(),
        revision: 3,
        plies: 0,
        practice: false,
        asked: Vec::new(),
        at: 51,
    };
    for refused in [ply(&*store, 2, None), back, close(Why::Host)] {
        assert_eq!(store.write(refused.clone()).await, Err(StoreError::Taken), "{refused:?}");
    }
}

async fn a_table_that_waits_can_expire(home: Home) {
    let store = home.open();
    with_table(&*store).await;
    store.write(Change::Close { table: "t".into(), why: Why::Expired, at: 50 }).await.expect("closed");
    assert!(ids(&*store, List::Waiting).is_empty() && ids(&*store, List::Gathering).is_empty());
    assert_eq!(row(&*store).closed, Some(Why::Expired));
}

async fn bans_are_kept_once_each_and_can_end(home: Home) {
    let store = home.open();
    let ban = |reason: &str, at| BanRow {
        kind: BanKind::Address,
        value: "192.0.2.7".into(),
        at,
        reason: reason.into(),
    };
    store.write(Change::Ban(ban("floods", 1))).await.expect("a ban");
    store.write(Change::Ban(ban("floods again", 2))).await.expect("the same again");
    assert_eq!(store.bans(), Ok(vec![ban("floods again", 2)]));
    let end = Change::Unban { kind: BanKind::Address, value: "192.0.2.7".into() };
    store.write(end.clone()).await.expect("it ends");
    assert_eq!(store.write(end).await, Err(StoreError::Missing));
    assert_eq!(store.bans(), Ok(vec![]));
}

async fn the_host_finds_players_by_name_and_by_id(home: Home) {
    let store = home.open();
    with_table(&*store).await;
    store.write(Change::Player { id: "q".into(), name: "paula".into(), at: 2 }).await.expect("a namesake");
    let found = |word: &str| store.players_called(word).expect("readable").len();
    assert_eq!((found("Paula"), found("q"), found("Pauline")), (2, 1, 0));
    let all = store.players(None, 10).expect("readable");
    assert_eq!((all[0].id.as_str(), all[0].tables, all[0].running), ("p", 1, 1));
    assert_eq!(store.players(Some("p"), 10).expect("readable").len(), 1);
}

crate::on_both! {
    pages_follow_each_other_without_a_gap_and_without_a_repetition,
    a_move_brings_a_table_to_the_top_of_its_players_list,
    a_closed_table_leaves_the_lists_and_takes_no_more_answers,
    a_table_that_waits_can_expire,
    bans_are_kept_once_each_and_can_end,
    the_host_finds_players_by_name_and_by_id,
}
