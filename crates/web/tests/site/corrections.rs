//! Component data that the host has corrected: new tables are laid out with them, and keep them.

use kernel::{Record, SetupText};

use crate::guest::{Site, quick};
use crate::seats::play_out;
use web::Settings;

const DECK: &str = include_str!("../../../../games/san-francisco/data/cards.csv");

/// The deck with one card of the first kind less and one of the second more.
fn corrected() -> String {
    let deck = DECK
        .replace("plain3,3,0,0,0,0,0,0,2\nBL02", "plain3,3,0,0,0,0,0,0,1\nBL02")
        .replace("BL02,blue,plain2,2,0,0,0,0,0,0,1", "BL02,blue,plain2,2,0,0,0,0,0,0,2");
    assert_ne!(deck, DECK);
    deck
}

fn site() -> Site {
    let files = SetupText::new().with_file("deck", corrected());
    Site::with(Settings { corrections: vec![("san-francisco", files)], ..quick() })
}

#[tokio::test]
async fn a_table_keeps_the_data_it_was_begun_with_on_a_server_that_has_them_no_more() {
    let site = site();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let shown = "The project cards, corrected in a file: <code>sha256:";
    assert!(host.get("/new?game=san-francisco").await.body.contains(shown));
    let table = host.begin("san-francisco", "players=2", &["me", "open"]).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    assert!(host.get(&format!("/t/{table}")).await.body.contains(shown));
    let kept = site.kept(&table);
    assert!(kept.row.setup.contains("deck=sha256:"), "{}", kept.row.setup);
    host.app = site.again();
    friend.app = host.app.clone();
    assert!(!host.get("/new?game=san-francisco").await.body.contains(shown));
    play_out(&table, &mut [("A", &mut host), ("B", &mut friend)]).await;
    assert_eq!(site.truth(&table).verify(), Ok(()), "the luck is that of the corrected deck");
    let next = host.post(&format!("/t/{table}/rematch"), &[]).await.next();
    let again = site.kept(next.trim_start_matches("/t/"));
    assert_eq!((again.row.setup, again.files), (kept.row.setup, kept.files));

    let text = host.get(&format!("/t/{table}/record")).await.is(200).body;
    let mut record = Record::read(&text).expect("a record");
    let game = catalog::find("san-francisco").expect("a game of the list");
    let error = game.replay(&record).err().expect("the file is missing").to_string();
    assert!(error.contains("give the deck file with that hash"), "{error}");
    record.setup = record.setup.with_file("deck", corrected());
    game.replay(&record).map(drop).expect("a record of the corrected deck");
}

#[tokio::test]
async fn who_asks_for_the_standard_data_or_plays_another_game_gets_what_is_compiled_in() {
    let site = site();
    let mut guest = site.guest();
    for (game, setup) in [("san-francisco", "players=2 deck=standard"), ("saint-petersburg", "players=2")] {
        let table = guest.begin(game, setup, &["me", "open"]).await;
        let kept = site.kept(&table);
        assert_eq!((kept.row.setup.as_str(), kept.files.len()), ("players=2", 0));
    }
    let table = guest.post("/play/san-francisco", &[]).await.next();
    assert_eq!(site.kept(table.trim_start_matches("/t/")).files.len(), 1, "one click is corrected too");
}
