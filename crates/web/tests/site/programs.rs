//! Programs that the host has named sit at tables like other bots; when they owe answers, a built-in bot gives them, and the table says so. They are scripts of
//! the system's shell, which is there wherever these tests run.
#![cfg(unix)]

use std::fs;

use futures_util::StreamExt;
use serde_json::{Value, json};
use web::{HouseBrain, Named};

use crate::guest::{Guest, Site, desk, folder, quick};

/// Says that it is ready, and answers with the last legal answer: what stands between the last quotes before `],`.
const LAST: &str = r#"
while read -r line; do
  case "$line" in
    *'"cabildo"'*) echo ready ;;
    *'"ask"'*) legal="${line#*\"legal\":[}"; legal="${legal%%]*}"; legal="${legal%\"}"; echo "${legal##*\"}" ;;
  esac
done
"#;

/// Says that it is ready, and no more; it ends with its input.
const QUIET: &str = "echo ready; while read -r line; do :; done";

/// A site with a program of this name. The shell reads the script: a file that was just written cannot always be started while other tests start theirs.
fn site(name: &str, script: &str) -> Site {
    let folder = folder();
    let path = folder.join("program");
    fs::write(&path, script).expect("a place for files");
    let named = Named::read(&format!("{name}=sh {}", path.display())).expect("a program");
    Site::with_bots(folder, HouseBrain::new(vec![named]).expect("one name"), quick())
}

/// Plays the first answers of seat A until something holds of the table, or the game is over.
async fn play_until(guest: &mut Guest, table: &str, holds: impl Fn(&Value) -> bool) -> Value {
    let mut changes = guest.listen(table).await;
    loop {
        let view = guest.view(table).await;
        if holds(&view) || view["acting"].is_null() {
            return view;
        }
        if view["acting"] == "A" {
            let action = guest.choices(table).await[0].clone();
            guest.play(table, view["ply"].as_u64().expect("a number"), &action).await.is(200);
        } else {
            changes.next().await.expect("the stream goes on");
        }
    }
}

fn plies_of(site: &Site, table: &str, seat: u8) -> usize {
    site.kept(table).plies.iter().filter(|ply| ply.seat == seat).count()
}

#[tokio::test]
async fn a_program_is_in_the_lists_of_bots_and_plays_a_whole_game() {
    let site = site("my-bot", LAST);
    let mut guest = site.guest();
    let bots = guest.get("/api/bots").await.is(200).json();
    let found: Vec<&Value> =
        bots.as_array().expect("a list").iter().filter(|bot| bot["program"] == true).collect();
    assert_eq!(found, [&json!({ "name": "my-bot", "title": "my-bot", "program": true, "usual": false })]);
    let form = guest.get("/new?game=saint-petersburg").await.is(200).body;
    assert!(form.contains("value=\"my-bot\""), "it can be chosen for a seat");
    let home = guest.get("/").await.is(200).body;
    assert!(!home.contains("my-bot"), "nobody knows how strong it is, so it is not among the levels");
    let begun = guest
        .post("/tables", &[("game", "saint-petersburg"), ("option-players", "2"), ("seat-B", "my-bot")])
        .await
        .next();
    let table = begun.rsplit('/').next().expect("an address").to_owned();
    assert_eq!(guest.names(&table).await[1], "my-bot");
    let end = play_until(&mut guest, &table, |_| false).await;
    assert_eq!(end["owed"], json!([]), "it answered by itself");
    assert!(plies_of(&site, &table, 1) > 20);
    assert_eq!(site.kept(&table).row.seats[1].bot.as_deref(), Some("my-bot"), "a name is kept, no command");
}

#[tokio::test]
async fn who_owes_answers_is_told_at_the_table_and_at_last_replaced() {
    // It answers the first question that is a question, and then nothing that is legal.
    let tired = LAST.replace(
        "echo \"${legal##*\\\"}\"",
        "n=$((n + 1)); if [ $n -gt 1 ]; then echo castle; else echo \"${legal##*\\\"}\"; fi",
    );
    assert_ne!(tired, LAST);
    let site = site("tired", &tired);
    let mut guest = site.guest();
    let table = guest.begin("saint-petersburg", "players=2", &["me", "tired"]).await;
    let owing = play_until(&mut guest, &table, |view| view["owed"] != json!([])).await;
    assert_eq!(owing["owed"][0]["program"], "tired", "{owing}");
    assert_eq!(owing["owed"][0]["stand_in"], "casual", "{owing}");
    let left = play_until(&mut guest, &table, |view| view["owed"][0]["left"] == true).await;
    assert_eq!(
        left["owed"],
        json!([{ "seat": "B", "program": "tired", "answers": 3, "stand_in": "casual", "left": true }])
    );
    assert_eq!(guest.names(&table).await[1], "Casual", "the seat is the other bot's");
    for (lang, sentences) in [
        ("en", ["tired has left", "Casual plays on in its place."]),
        ("fr", ["tired est parti", "joue la suite à sa place."]),
    ] {
        let mut reader = guest.clone();
        reader.extra = vec![("accept-language", lang.to_owned())];
        let page = reader.get(&format!("/t/{table}")).await.is(200).body;
        for sentence in sentences {
            assert!(page.contains(sentence), "{lang}: {sentence}");
        }
    }
    assert_eq!(site.kept(&table).row.seats[1].bot.as_deref(), Some("casual"));
    let end = play_until(&mut guest, &table, |_| false).await;
    assert!(end["acting"].is_null(), "the game goes on to its end");
}

#[tokio::test]
async fn a_program_that_dies_is_started_again_and_then_replaced() {
    let site = site("mayfly", "read -r line; echo ready; read -r line; exit 1");
    let mut guest = site.guest();
    let table = guest.begin("saint-petersburg", "players=2", &["me", "mayfly"]).await;
    let left = play_until(&mut guest, &table, |view| view["owed"][0]["left"] == true).await;
    assert_eq!(left["owed"][0]["answers"], 3);
    let end = play_until(&mut guest, &table, |_| false).await;
    assert!(end["acting"].is_null());
}

#[tokio::test]
async fn a_program_that_never_answers_keeps_no_other_bot_waiting() {
    let site = site("silent@3600s", QUIET);
    let (mut guest, mut other) = (site.guest(), site.guest());
    for _ in 0..6 {
        let table = guest.begin("saint-petersburg", "players=2", &["silent", "silent"]).await;
        assert_eq!(guest.view(&table).await["ply"], 0);
    }
    let table = other.begin("saint-petersburg", "players=2", &["beginner", "beginner"]).await;
    let end = other.until(&table, &[]).await;
    assert!(end["acting"].is_null(), "its bots have played to the end meanwhile");
}

#[tokio::test]
async fn a_program_that_the_host_no_longer_names_is_replaced_when_its_table_wakes() {
    let site = site("gone", QUIET);
    let mut guest = site.guest();
    let table = guest.begin("saint-petersburg", "players=2", &["me", "gone"]).await;
    let mut later = Guest { app: web::app(desk(&site.store, HouseBrain::default(), quick())), ..guest };
    assert_eq!(later.names(&table).await[1], "gone", "its name is known as long as it is not asked");
    let left = play_until(&mut later, &table, |view| view["owed"] != json!([])).await;
    assert_eq!(
        left["owed"],
        json!([{ "seat": "B", "program": "gone", "answers": 0, "stand_in": "casual", "left": true }])
    );
    assert_eq!(site.kept(&table).row.seats[1].bot.as_deref(), Some("casual"));
}

#[tokio::test]
async fn no_command_comes_from_outside() {
    let site = site("my-bot", LAST);
    let mut guest = site.guest();
    let mark = folder().join("touched");
    for text in [
        format!("cmd:touch {}", mark.display()),
        format!("my-bot=touch {}", mark.display()),
        format!("open:cmd:touch {}", mark.display()),
        "my-bot@1s".to_owned(),
        "search:3600s".to_owned(),
        "greedy:noise=0".to_owned(),
    ] {
        let body = json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", text] });
        guest.post_json("/api/tables", &body).await.is(422);
        // The form takes what it does not know for an open seat.
        let fields = [("game", "saint-petersburg"), ("option-players", "2"), ("seat-B", text.as_str())];
        let begun = guest.post("/tables", &fields).await.next();
        let table = begun.rsplit('/').next().expect("an address").to_owned();
        assert_eq!(site.kept(&table).row.seats[1].bot, None, "{text}");
        let quick = guest.post("/play/saint-petersburg", &[("level", &text)]).await.next();
        let table = quick.rsplit('/').next().expect("an address").to_owned();
        assert!(
            site.kept(&table)
                .row
                .seats
                .iter()
                .all(|seat| seat.bot.as_deref().is_none_or(|bot| bot == "casual"))
        );
    }
    assert!(!mark.exists());
}

#[test]
fn a_name_is_plain_and_means_one_thing() {
    for (text, why) in [
        ("my-bot", "say it as NAME=COMMAND"),
        ("=sh", "is not a name"),
        ("1st=sh", "is not a name"),
        ("my bot=sh", "is not a name"),
        ("<b>=sh", "is not a name"),
        ("me=sh", "means something else"),
        ("Strong=sh", "means something else"),
        ("random=sh", "means something else"),
        ("my-bot=", "there is no command"),
        ("my-bot@soon=sh", "is not a time"),
        ("my-bot=/nowhere/bot", "cannot be started"),
    ] {
        let told = Named::read(text).expect_err(text);
        assert!(told.contains(why), "{text}: {told}");
    }
    let twice = ["my-bot=sh", "My-Bot@2s=sh"].map(|text| Named::read(text).expect("a program"));
    assert!(HouseBrain::new(twice.to_vec()).is_err_and(|why| why.contains("two programs")));
}
