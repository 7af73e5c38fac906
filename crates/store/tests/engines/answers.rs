//! What is written is there afterwards, once, in order.

use crate::place::{Home, bot, deal, ids, ply, ply_of, row, seat, table, with_match, with_table};
use store::{Change, ForkRow, List, SeatRow, StoreError, Versions};

async fn what_was_written_is_there_after_the_file_is_opened_again(home: Home) {
    let store = home.open();
    with_match(&*store).await;
    store.write(ply(&*store, 1, None)).await.expect("the first answer");
    let (name, text) = ("Paula".into(), "hi".into());
    store
        .write(Change::Chat { table: "t".into(), revision: 2, by: None, name, text, at: 7 })
        .await
        .expect("chat");
    let (secret, before) = (store.secret(), store.table("t"));
    drop(store);
    let store = home.open();
    assert_eq!(store.secret(), secret);
    assert_eq!(store.table("t"), before);
    let found = before.expect("readable").expect("the table is there");
    assert_eq!((found.plies.len(), found.chat.len(), found.row.plies), (1, 1, 1));
    assert_eq!(found.row.seats[0].name.as_deref(), Some("Paula"));
    assert_eq!(found.files[0].content, "a,b\n");
    assert_eq!((found.row.revision, found.row.moved), (3, 2), "a line of chat moves nothing");
    assert_eq!((found.row.dealt, found.luck.as_str()), (Some(8), "worker noble"));
    assert_eq!(found.row.versions, Versions { rules: 7, notation: 3 });
    store.write(table("v")).await.expect("a second table with the same file");
    assert_eq!(store.table("v").expect("readable").expect("there").files, found.files);
    assert_eq!(ids(&*store, List::Running).len(), 2);
    assert_eq!(store.table("u"), Ok(None));
}

async fn an_answer_is_kept_once_and_in_order(home: Home) {
    let store = home.open();
    with_match(&*store).await;
    let taken = Err(StoreError::Taken);
    assert_eq!(store.write(ply(&*store, 2, None)).await, taken, "the first one is missing");
    assert_eq!(store.write(ply(&*store, 1, None)).await, Ok(()));
    assert_eq!(store.write(ply(&*store, 1, None)).await, taken, "a second one");
    let both = (store.write(ply(&*store, 2, None)), store.write(ply(&*store, 2, None)));
    assert_eq!((both.0.await, both.1.await), (Ok(()), taken.clone()), "one of two at once");
    assert_eq!(store.write(ply(&*store, 3, Some("A 1/1  B 2/2"))).await, Ok(()));
    assert_eq!(store.write(ply(&*store, 4, None)).await, taken, "the game is over");
    let plies = store.table("t").expect("readable").expect("there").plies;
    assert_eq!(
        plies.iter().map(|p| p.action.as_str()).collect::<Vec<_>>(),
        ["answer 1", "answer 2", "answer 3"]
    );
}

async fn answers_can_be_taken_back_and_the_revision_rises_all_the_same(home: Home) {
    let store = home.open();
    with_match(&*store).await;
    for n in 1..=3 {
        store.write(ply(&*store, n, None)).await.expect("in order");
    }
    let back = |revision: u32| Change::Rewind {
        table: "t".into(),
        revision,
        plies: 1,
        practice: false,
        asked: Vec::new(),
        at: 9,
    };
    assert_eq!(store.write(back(3)).await, Err(StoreError::Taken), "made from an older revision");
    store.write(back(4)).await.expect("back to the first");
    assert_eq!(store.table("t").expect("readable").expect("there").plies.len(), 1);
    assert_eq!((row(&*store).revision, row(&*store).moved), (5, 5));
    store.write(ply(&*store, 2, None)).await.expect("the second again");
    assert!(!row(&*store).practice);
    let far = Change::Rewind {
        table: "t".into(),
        revision: 6,
        plies: 0,
        practice: true,
        asked: Vec::new(),
        at: 10,
    };
    store.write(far).await.expect("to the beginning");
    store.write(ply(&*store, 1, None)).await.expect("the first again");
    let revision = row(&*store).revision;
    let near =
        Change::Rewind { table: "t".into(), revision, plies: 0, practice: false, asked: Vec::new(), at: 11 };
    store.write(near).await.expect("once more");
    assert!(row(&*store).practice, "what was practice stays so");
}

async fn every_change_is_refused_that_was_made_from_another_revision(home: Home) {
    let store = home.open();
    with_match(&*store).await;
    let (t, revision) = (|| "t".to_owned(), 0);
    let stale = [
        Change::Seat { table: t(), revision, seat: 1, occupant: bot(), deal: None, asked: Vec::new(), at: 8 },
        ply_of("t", revision, 1, None),
        Change::Rewind { table: t(), revision, plies: 0, practice: false, asked: Vec::new(), at: 9 },
        Change::Chat { table: t(), revision, by: None, name: "Paula".into(), text: "hi".into(), at: 7 },
        Change::Rematch { table: t(), revision, next: "v".into() },
    ];
    let before = store.table("t");
    for change in stale {
        assert_eq!(store.write(change.clone()).await, Err(StoreError::Taken), "{change:?}");
    }
    assert_eq!(store.table("t"), before);
}

async fn a_table_is_dealt_with_its_last_seat_and_then_none_is_open_again(home: Home) {
    let store = home.open();
    with_table(&*store).await;
    let waiting = store.table("t").expect("readable").expect("there");
    assert_eq!((waiting.row.dealt, waiting.luck.as_str()), (None, ""));
    assert_eq!(store.write(ply(&*store, 1, None)).await, Err(StoreError::Taken), "nothing has been dealt");
    let wrong = [seat(&*store, 1, bot(), None), seat(&*store, 0, SeatRow::default(), deal())];
    for change in wrong {
        assert!(matches!(store.write(change.clone()).await, Err(StoreError::Engine(_))), "{change:?}");
    }
    assert_eq!(store.table("t"), Ok(Some(waiting)), "what is refused leaves nothing behind");
    store.write(seat(&*store, 1, bot(), deal())).await.expect("the last seat with the deal");
    assert_eq!(row(&*store).dealt, Some(8));
    let open = store.write(seat(&*store, 1, SeatRow::default(), None)).await;
    assert!(matches!(open, Err(StoreError::Engine(_))), "{open:?}");
    let twice = store.write(seat(&*store, 1, bot(), deal())).await;
    assert_eq!(twice, Err(StoreError::Taken), "nothing is dealt twice");
}

async fn a_change_that_is_refused_takes_no_other_with_it(home: Home) {
    let store = home.open();
    with_match(&*store).await;
    let changes = [ply_of("t", 1, 1, None), table("t"), ply_of("u", 0, 1, None), ply_of("t", 2, 2, None)];
    let pending: Vec<_> = changes.into_iter().map(|change| store.write(change)).collect();
    let mut results = Vec::new();
    for result in pending {
        results.push(result.await);
    }
    let taken = Err(StoreError::Taken);
    assert_eq!(results, [Ok(()), taken.clone(), taken, Ok(())]);
}

async fn tables_are_found_by_who_sits_there_and_who_may_sit_down(home: Home) {
    let store = home.open();
    with_table(&*store).await;
    assert_eq!(ids(&*store, List::Waiting), ["t"]);
    assert_eq!(ids(&*store, List::Of("p")), ["t"]);
    assert!(ids(&*store, List::Of("q")).is_empty());
    assert!(ids(&*store, List::WithBots).is_empty(), "a seat is open");
    store.write(seat(&*store, 1, bot(), deal())).await.expect("a bot sits down");
    assert!(ids(&*store, List::Waiting).is_empty());
    assert_eq!(ids(&*store, List::WithBots), ["t"]);
    store.write(ply(&*store, 1, Some("A 1/1  B 0/0"))).await.expect("the end");
    assert_eq!(ids(&*store, List::Finished), ["t"]);
    assert!(ids(&*store, List::Running).is_empty());
}

async fn a_player_has_a_name_and_perhaps_a_password(home: Home) {
    let store = home.open();
    with_table(&*store).await;
    store.write(Change::Name { player: "p".into(), name: "Pauline".into() }).await.expect("a new name");
    assert_eq!(
        store.table("t").expect("readable").expect("there").row.seats[0].name.as_deref(),
        Some("Pauline")
    );
    assert_eq!(row(&*store).revision, 1, "another name on a seat is a change of the table");
    assert_eq!(store.login("pauline"), Ok(None), "without a password nobody comes back");
    let password = Change::Password { player: "p".into(), hash: Some("h".into()), keep: None };
    store.write(password).await.expect("a password");
    assert_eq!(store.login("pauline").expect("readable").map(|player| player.id).as_deref(), Some("p"));
    let nobody = Change::Name { player: "x".into(), name: "X".into() };
    assert_eq!(store.write(nobody).await, Err(StoreError::Missing));
}

async fn help_and_what_was_found_out_about_a_game_are_kept(home: Home) {
    let store = home.open();
    with_match(&*store).await;
    assert!(!row(&*store).help && !row(&*store).helped);
    store.write(Change::Helped { table: "t".into() }).await.expect("it is there");
    assert_eq!(store.analysis("t"), Ok(None));
    for content in ["{}", "{\"moments\":[]}"] {
        let change = Change::Analysis { table: "t".into(), content: content.into(), at: 9 };
        store.write(change).await.expect("the game is there");
    }
    let revision = row(&*store).revision;
    drop(store);
    let store = home.open();
    assert!(row(&*store).helped);
    assert_eq!(row(&*store).revision, revision, "nobody's page is older for it");
    assert_eq!(store.analysis("t"), Ok(Some("{\"moments\":[]}".into())), "the last one stays");
    let nowhere = Change::Helped { table: "nowhere".into() };
    assert_eq!(store.write(nowhere).await, Err(StoreError::Missing));
}

async fn a_table_that_goes_on_from_another_keeps_what_came_before_and_is_practice(home: Home) {
    let store = home.open();
    with_match(&*store).await;
    let past = "parent   t 1\n1  A  answer 1\nfork     A\n";
    let Change::Table(mut next) = table("f") else { unreachable!("a table") };
    next.fork = Some(ForkRow { past: past.into(), running: true });
    store.write(Change::Table(next)).await.expect("a table");
    drop(store);
    let found = home.open().table("f").expect("readable").expect("there");
    assert_eq!(found.fork, Some(ForkRow { past: past.into(), running: true }));
    assert!(found.row.practice);
    assert_eq!(home.open().table("t").expect("readable").expect("there").fork, None);
}

crate::on_both! {
    a_table_that_goes_on_from_another_keeps_what_came_before_and_is_practice,
    what_was_written_is_there_after_the_file_is_opened_again,
    an_answer_is_kept_once_and_in_order,
    answers_can_be_taken_back_and_the_revision_rises_all_the_same,
    every_change_is_refused_that_was_made_from_another_revision,
    a_table_is_dealt_with_its_last_seat_and_then_none_is_open_again,
    a_change_that_is_refused_takes_no_other_with_it,
    tables_are_found_by_who_sits_there_and_who_may_sit_down,
    a_player_has_a_name_and_perhaps_a_password,
    help_and_what_was_found_out_about_a_game_are_kept,
}
