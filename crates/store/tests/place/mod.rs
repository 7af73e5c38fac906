//! A file of its own for each test, and things to put into it.
#![allow(dead_code, reason = "each test file uses what it needs")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use store::{
    Change, Deal, FileRow, List, NewTable, Pace, PlyRow, SeatRow, Sqlite, Store, TableRow, Timing, Versions,
};

/// A file of its own for each test.
pub struct Place(pub PathBuf);

impl Place {
    pub fn new() -> Place {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("cabildo-store-{}-{n}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Place(folder)
    }

    pub fn path(&self) -> PathBuf {
        self.0.join("games.db")
    }

    pub fn open(&self) -> Sqlite {
        Sqlite::open(&self.path()).expect("the file opens")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Where the games of one test are kept: by one engine or the other.
pub enum Home {
    File(Place),
    Database(String),
}

impl Home {
    /// A database of its own, where there is an engine for it.
    pub fn database() -> Option<Home> {
        store::testing::Cluster::shared().map(|cluster| Home::Database(cluster.fresh()))
    }

    pub fn open(&self) -> Box<dyn Store> {
        match self {
            Home::File(place) => Box::new(place.open()),
            Home::Database(url) => {
                let address = url.parse().expect("an address");
                Box::new(store::Postgres::open(&address).expect("the database opens"))
            }
        }
    }
}

/// A table with one open seat.
pub fn table(id: &str) -> Change {
    let seats = vec![
        SeatRow { player: Some("p".into()), name: Some("Paula".into()), ..SeatRow::default() },
        SeatRow::default(),
    ];
    let (game, setup) = ("saint-petersburg".into(), "players=2".into());
    Change::Table(NewTable {
        id: id.into(),
        game,
        setup,
        seed: "00".repeat(32),
        deal: None,
        files: vec![FileRow { name: "deck".into(), hash: "sha256:d".into(), content: "a,b\n".into() }],
        fork: None,
        pace: Pace::Live,
        listed: true,
        help: false,
        at: 5,
        seats,
        asked: Vec::new(),
        timing: Timing::default(),
        follows: None,
        due: None,
    })
}

/// The answer that follows, made from the present revision of the table.
pub fn ply(store: &dyn Store, ply: u32, result: Option<&str>) -> Change {
    ply_of("t", row(store).revision, ply, result)
}

pub fn ply_of(table: &str, revision: u32, ply: u32, result: Option<&str>) -> Change {
    let rows = vec![PlyRow { seat: 0, action: format!("answer {ply}"), luck: String::new() }];
    let (table, asked, result) = (table.into(), Vec::new(), result.map(Into::into));
    Change::Plies { table, revision, first: ply, rows, asked, at: 6, result, driver: None }
}

pub fn row(store: &dyn Store) -> TableRow {
    store.table("t").expect("readable").expect("there").row
}

pub fn deal() -> Option<Deal> {
    Some(Deal { luck: "worker noble".into(), versions: Versions { rules: 7, notation: 3 } })
}

/// Somebody on a seat of the table.
pub fn seat(store: &dyn Store, seat: u8, occupant: SeatRow, deal: Option<Deal>) -> Change {
    Change::Seat {
        table: "t".into(),
        revision: row(store).revision,
        seat,
        occupant,
        deal,
        asked: Vec::new(),
        at: 8,
    }
}

pub fn bot() -> SeatRow {
    SeatRow { bot: Some("random".into()), ..SeatRow::default() }
}

/// A player, and a table that waits for somebody.
pub async fn with_table(store: &dyn Store) {
    store.write(Change::Player { id: "p".into(), name: "Paula".into(), at: 1 }).await.expect("a new player");
    store.write(table("t")).await.expect("a new table");
}

/// The same, dealt: revision 1.
pub async fn with_match(store: &dyn Store) {
    with_table(store).await;
    store.write(seat(store, 1, bot(), deal())).await.expect("a bot sits down");
}

/// The ids of a list.
pub fn ids(store: &dyn Store, list: List<'_>) -> Vec<String> {
    let page = store.tables(list, None, 100).expect("readable");
    page.tables.into_iter().map(|table| table.id).collect()
}
