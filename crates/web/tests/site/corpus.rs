//! Files that releases have left behind: opened, replayed, played on. How one is added: `tests/corpus/README.md`.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::{env, fs};

use flate2::read::GzDecoder;
use futures_util::StreamExt;
use serde_json::json;
use store::{List, Sqlite, StoredTable, TableRow};
use web::{RandomBrain, app};

use crate::gathering::tells_nothing_of_a_position;
use crate::guest::{Guest, Site, desk, folder, quick, revive};
use crate::seats::play_out;

/// A release's file, and the cookies of its players.
struct Left {
    release: String,
    site: Site,
    cookies: BTreeMap<String, String>,
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// The releases that left a file behind.
fn releases() -> Vec<String> {
    let files = fs::read_dir(corpus())
        .expect("the corpus")
        .filter_map(|file| file.ok()?.file_name().into_string().ok());
    let mut all: Vec<String> =
        files.filter_map(|name| Some(name.strip_suffix(".db.gz")?.to_owned())).collect();
    all.sort();
    assert!(all.contains(&"0.1.0".to_owned()));
    all
}

fn opened(release: &str) -> Left {
    altered(release, "")
}

/// The same after somebody has changed the file with these statements.
fn altered(release: &str, sql: &str) -> Left {
    let folder = folder();
    let packed = fs::read(corpus().join(format!("{release}.db.gz"))).expect("a file of the corpus");
    let mut bytes = Vec::new();
    GzDecoder::new(&packed[..]).read_to_end(&mut bytes).expect("gzip");
    let path = folder.join("games.db");
    fs::write(&path, bytes).expect("a copy");
    // Brought up to date first, so that the statements find the columns of today.
    drop(Sqlite::open(&path).expect("a file of an older release opens"));
    rusqlite::Connection::open(&path).expect("a file").execute_batch(sql).expect("statements");
    let players = fs::read_to_string(corpus().join(format!("{release}.json"))).expect("its players");
    let cookies = serde_json::from_str(&players).expect("names and cookies");
    Left { release: release.to_owned(), site: Site::in_folder(folder, quick()), cookies }
}

impl Left {
    fn guest(&self, name: &str) -> Guest {
        Guest { cookie: self.cookies[name].clone(), ..self.site.guest() }
    }

    /// Ada has a password: she comes back from another device.
    async fn ada(&self) -> Guest {
        let mut ada = self.site.guest();
        ada.post("/me/return", &[("name", "Ada"), ("password", "a good password")]).await.next();
        ada
    }

    /// All tables: Ada sits at each.
    fn tables(&self) -> Vec<StoredTable> {
        let ada = self.cookies["Ada"].trim_start_matches("cabildo=").split('.').next().expect("an id");
        let page = self.site.store.tables(List::Of(ada), None, 1000).expect("readable");
        page.tables.iter().map(|row| self.site.kept(&row.id)).collect()
    }

    fn those(&self, wanted: impl Fn(&TableRow) -> bool) -> Vec<StoredTable> {
        let found: Vec<StoredTable> = self.tables().into_iter().filter(|table| wanted(&table.row)).collect();
        assert!(!found.is_empty(), "{} left such a table behind", self.release);
        found
    }
}

fn is_over(row: &TableRow) -> bool {
    row.result.is_some()
}

fn is_running(row: &TableRow) -> bool {
    row.result.is_none() && row.dealt.is_some()
}

fn is_waiting(row: &TableRow) -> bool {
    row.dealt.is_none()
}

#[tokio::test]
async fn every_game_that_was_kept_is_there_with_every_answer_and_the_same_result() {
    for release in releases() {
        let left = opened(&release);
        for wanted in [is_over, is_running, is_waiting] {
            let games: Vec<String> = left.those(wanted).into_iter().map(|table| table.row.game).collect();
            for game in catalog::GAMES {
                assert!(games.iter().any(|id| id == game.meta().id), "{release}: {}", game.meta().id);
            }
        }
        let mut ada = left.ada().await;
        for table in left.those(|row| !is_waiting(row)) {
            let id = &table.row.id;
            let again = revive(&table).unwrap_or_else(|| panic!("{release}: {table:?}"));
            assert_eq!(again.ply(), table.row.plies as usize);
            assert_eq!(again.verify(), Ok(()), "the luck is that of the seed");
            assert_eq!(again.acting().is_empty().then(|| again.scores().to_string()), table.row.result);
            for path in ["", "/part", "/record", "/replay", "/replay?ply=0"] {
                ada.get(&format!("/t/{id}{path}")).await.is(200);
            }
            let view = ada.view(id).await;
            assert_eq!(view["state"], if is_over(&table.row) { "over" } else { "playing" }, "{view}");
        }
        let (lobby, unlisted) = (ada.get("/").await.is(200).body, left.those(|row| !row.listed));
        assert!(lobby.contains(&format!("/t/{}", left.those(is_running)[0].row.id)));
        assert!(!left.site.guest().get("/").await.body.contains(&unlisted[0].row.id));
        let talks = left.those(|row| row.seats.len() == 3);
        assert!(
            talks.iter().all(|table| table.chat.len() == 2 && table.chat[1].text == "À demain …"),
            "what was said"
        );
        assert!(left.those(|row| row.setup.contains("sha256:")).iter().all(|table| !table.files.is_empty()));
        assert!(left.those(|row| row.rematch.is_some()).len() == 1);
    }
}

#[tokio::test]
async fn running_games_are_played_to_their_end() {
    for release in releases() {
        let left = opened(&release);
        let (mut ada, mut ben) = (left.ada().await, left.guest("Ben"));
        for table in left.those(is_running) {
            let id = &table.row.id;
            let own = async |guest: &mut Guest| guest.view(id).await["own"].as_str().map(str::to_owned);
            let (first, second) = (own(&mut ada).await.expect("Ada plays"), own(&mut ben).await);
            let mut people = vec![(first.as_str(), &mut ada)];
            let back = second.as_deref().map(|seat| (seat, &mut ben));
            if let Some((seat, ben)) = back {
                // Where a bot stood in for him, he takes his seat again.
                ben.post(&format!("/t/{id}/sit"), &[("seat", seat)]).await.next();
                people.push((seat, ben));
            }
            play_out(id, &mut people).await;
            let kept = left.site.kept(id);
            assert!(kept.row.result.is_some(), "{}", table.row.game);
            assert_eq!(left.site.truth(id).verify(), Ok(()));
            assert_eq!(kept.plies[..table.plies.len()], table.plies, "what was played stays as it was");
        }
    }
}

#[tokio::test]
async fn tables_that_waited_show_nothing_until_they_are_full() {
    for release in releases() {
        let left = opened(&release);
        let mut ada = left.ada().await;
        for table in left.those(is_waiting) {
            let (id, mut guest) = (&table.row.id, left.site.guest());
            let hash = ada.view(id).await["hash"].clone();
            tells_nothing_of_a_position(&left.site, id, &mut ada).await;
            tells_nothing_of_a_position(&left.site, id, &mut guest).await;
            guest.post(&format!("/t/{id}/sit"), &[("seat", "B")]).await.next();
            let view = ada.view(id).await;
            assert!(view["view"].is_object() && view["hash"] == hash, "{view}");
            assert_eq!(left.site.truth(id).verify(), Ok(()), "the seed is the one that was drawn then");
        }
    }
}

/// What a table is like that this program does not speak: it can be read, and that is all.
async fn is_kept_and_no_more(left: &Left, before: &StoredTable, sentence: &str) {
    let (id, over) = (&before.row.id, before.row.result.is_some());
    // As when the server starts: the bots of tables that run are moved on.
    let desk = desk(&left.site.store, RandomBrain, quick());
    desk.take_up().await;
    let site = app(desk);
    let (mut ada, mut ben, mut nobody) = (left.guest("Ada"), left.guest("Ben"), left.site.guest());
    for guest in [&mut ada, &mut ben, &mut nobody] {
        guest.app = site.clone();
        let page = guest.get(&format!("/t/{id}")).await.is(200).body;
        assert!(page.contains(sentence) && page.contains("<pre>game") && page.contains("Ada"), "{page}");
        guest.get(&format!("/t/{id}/part")).await.is(200);
        guest.get("/").await.is(200);
        let view = guest.view(id).await;
        assert!(view["state"] == "kept" && view["view"].is_null() && view["acting"].is_null(), "{view}");
        assert!(guest.choices(id).await.is_empty());
        guest.listen(id).await.next().await.expect("at once");
        let refused = guest.get(&format!("/t/{id}/replay")).await.is(409).body;
        assert!(refused.contains("cannot be played on"), "{refused}");
        let record = guest.get(&format!("/t/{id}/record")).await.is(200).body;
        assert!(record.contains(&format!("setup    {}", before.row.setup)), "{record}");
        assert_eq!(record.contains(&before.seed), over, "the seed is told when the game is over");
        if let Some(result) = &before.row.result {
            assert!(record.ends_with(&format!("end      {result}\n")) && page.contains(result.as_str()));
            assert!(before.plies.iter().all(|ply| record.contains(&ply.action)));
        } else {
            assert!(record.ends_with("end      unfinished\n"));
        }
    }
    let french = nobody.request("GET", &format!("/t/{id}"), "", "");
    let (mut parts, body) = french.into_parts();
    parts.headers.insert("accept-language", "fr".parse().expect("a header"));
    let page = nobody.send(axum::extract::Request::from_parts(parts, body)).await.is(200).body;
    assert!(page.contains("peut plus être jouée"), "{page}");
    if !over {
        let record = nobody.get(&format!("/t/{id}/record")).await.body;
        let plies: Vec<&str> =
            record.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).collect();
        assert_eq!(plies.len(), before.plies.len());
        for line in plies {
            let words: Vec<&str> = line.split_whitespace().skip(2).collect();
            assert!(words.iter().all(|word| ["?", "~"].contains(word)), "a stranger reads {line}");
        }
        let own = ada.get(&format!("/t/{id}/record")).await.body;
        for ply in before.plies.iter().filter(|ply| ply.seat == 0) {
            assert!(own.contains(&ply.action), "who answered may read it");
        }
    }
    for (path, fields) in [
        ("move", &[("ply", "3"), ("action", "pass")][..]),
        ("several", &[("ply", "3"), ("mark", "pass")]),
        ("undo", &[]),
        ("sit", &[("seat", "A")]),
        ("leave", &[]),
        ("resign", &[]),
    ] {
        ada.post(&format!("/t/{id}/{path}"), fields).await.is(409);
    }
    let play = json!({ "ply": before.plies.len(), "action": "pass" });
    ada.post_json(&format!("/api/tables/{id}/play"), &play).await.is(409);
    let after = left.site.kept(id);
    // That nobody is asked there any more is found when the table is looked at.
    let (asked, mut row) = (Vec::new(), after.row);
    row.asked = asked.clone();
    let unmoved = store::TableRow { asked, ..before.row.clone() };
    assert_eq!((after.plies, row), (before.plies.clone(), unmoved), "nobody has moved on");
    if over && before.row.rematch.is_none() {
        let next = ada.post(&format!("/t/{id}/rematch"), &[]).await.next();
        let next = left.site.kept(next.trim_start_matches("/t/"));
        let present = catalog::find(&next.row.game).expect("a game").meta().rules;
        let fresh = next.row.dealt.is_none() || next.row.versions.rules == present;
        assert!(fresh && next.row.plies == 0, "{next:?}");
    }
}

#[tokio::test]
async fn a_table_of_rules_that_are_no_longer_spoken_is_shown_and_never_played_on() {
    let left = altered("0.1.0", "UPDATE tables SET rules = 99");
    for table in left.those(|row| !is_waiting(row)) {
        is_kept_and_no_more(&left, &table, "version 99").await;
    }
    let left = altered("0.1.0", "UPDATE tables SET notation = 99");
    is_kept_and_no_more(&left, &left.those(is_running)[0], "no longer").await;
}

#[tokio::test]
async fn a_table_with_an_answer_that_no_longer_fits_is_shown_and_never_played_on() {
    for sql in [
        "UPDATE plies SET action = 'dance' WHERE ply = 5",
        "UPDATE plies SET luck = 'nothing-of-the-kind' WHERE ply = 5",
        "UPDATE plies SET seat = 7 WHERE ply = 5",
        "DELETE FROM plies WHERE ply = 2",
        "UPDATE tables SET result = 'A 1/1  B 2/2' WHERE result IS NOT NULL; UPDATE tables SET luck = 'x' WHERE result IS NULL AND dealt IS NOT NULL",
    ] {
        let left = altered("0.1.0", sql);
        // A few of each; rematches that begin meanwhile are other tables.
        let (over, running) = (left.those(is_over), left.those(|row| is_running(row) && row.plies > 0));
        for table in over.iter().take(2).chain(running.iter().take(3)) {
            is_kept_and_no_more(&left, table, "no longer fits").await;
        }
    }
}

#[tokio::test]
async fn a_file_in_which_nothing_can_be_read_any_more_brings_no_server_down() {
    let left = altered("0.1.0", "UPDATE tables SET seed = 'x', setup = 'rubbish', game = 'chess'");
    let mut ada = left.guest("Ada");
    for table in left.tables() {
        let page = ada.get(&format!("/t/{}", table.row.id)).await.is(200).body;
        assert!(page.contains("chess"), "{page}");
        ada.get(&format!("/t/{}/record", table.row.id)).await.is(200);
        let rematch = ada.post(&format!("/t/{}/rematch", table.row.id), &[]).await.status;
        assert!(rematch.is_client_error() || table.row.rematch.is_some(), "{rematch}");
    }
    ada.get("/").await.is(200);
}
