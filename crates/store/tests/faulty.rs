//! A store that fails on demand fails exactly then, and keeps nothing of what failed.

use std::sync::Arc;
use std::{env, fs, process};

use store::testing::Faulty;
use store::{Change, Sqlite, Store, StoreError};

fn player(id: &str) -> Change {
    Change::Player { id: id.into(), name: id.into(), at: 1 }
}

#[tokio::test]
async fn writes_fail_hang_and_heal_as_told() {
    let folder = env::temp_dir().join(format!("cabildo-faulty-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder for the test");
    let kept: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.join("games.db")).expect("the file opens"));
    let store = Faulty::new(Arc::clone(&kept));

    store.fail_next(2, &StoreError::Full);
    assert_eq!(store.write(player("a")).await, Err(StoreError::Full));
    assert_eq!(store.write(player("a")).await, Err(StoreError::Full));
    assert_eq!(kept.player("a"), Ok(None), "nothing of it is kept");
    assert_eq!(store.write(player("a")).await, Ok(()));

    store.fail_always(StoreError::Busy);
    assert_eq!(store.write(player("b")).await, Err(StoreError::Busy));
    store.heal();
    assert_eq!(store.write(player("b")).await, Ok(()));

    store.hang();
    let mut pending = tokio::spawn(store.write(player("c")));
    tokio::task::yield_now().await;
    assert!(!pending.is_finished());
    assert_eq!(kept.player("c"), Ok(None));
    store.heal();
    assert_eq!((&mut pending).await.expect("no panic"), Ok(()));
    assert_eq!(*store.writes().borrow(), 6);

    store.fail_reads(StoreError::Damaged("a page".into()));
    assert!(store.player("c").is_err_and(|error| !error.may_pass()));
    fs::remove_dir_all(&folder).expect("cleaned up");
}
