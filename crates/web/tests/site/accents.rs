//! The whole site in the made-up language (pseudo-localization): a plain letter on a page is a text that is not in the files.
//!
//! What may have plain letters: the brand, ids of rules (§price.1), what stands in `code` (seeds, commands, notation) and `kbd` (keys), the codes and names of
//! languages, the letters of seats, and who invented and published a game.

use kernel::{Entry, Lang};
use serde_json::json;

use crate::guest::{Guest, Site};

/// A visitor who reads the made-up language, under a name without letters.
async fn reader(site: &Site) -> Guest {
    let mut guest = site.guest();
    guest.extra.push(("accept-language", "qps".into()));
    guest.post("/me", &[("name", "①②③")]).await;
    guest
}

/// The texts of a page that a person can see or hear: those between tags and those of attributes that are shown or spoken.
fn texts(page: &str) -> Vec<String> {
    const SPOKEN: [&str; 6] = ["aria-label", "title", "placeholder", "alt", "aria-description", "data-title"];
    let mut found = Vec::new();
    let mut unseen: Option<&str> = None;
    for piece in page.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap_or_default();
        match (unseen, tag.starts_with('/')) {
            (Some(open), true) if open == name => unseen = None,
            (Some(_), _) => continue,
            (None, false) if ["script", "style", "code", "kbd"].contains(&name) => unseen = Some(name),
            (None, _) => {
                for spoken in SPOKEN {
                    let value =
                        tag.split_once(&format!(" {spoken}=\"")).and_then(|(_, rest)| rest.split_once('"'));
                    // The menu names each language in its own words.
                    found
                        .extend(value.filter(|_| !tag.contains(" lang=")).map(|(value, _)| value.to_owned()));
                }
            }
        }
        let own_language = tag.contains(" lang=\"") && name == "button";
        if unseen.is_none() && !own_language {
            found.push(text.to_owned());
        }
    }
    found
}

/// The words of a page with plain letters that have no right to them.
fn plain(page: &str, allowed: &[&str]) -> Vec<String> {
    let mut words = Vec::new();
    for text in texts(page) {
        let mut text =
            text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
        for name in catalog::GAMES
            .iter()
            .map(|game| game.meta().designer)
            .chain(allowed.iter().copied())
            // Those who play in examples and lessons.
            .chain(["Anna", "Ben", "Clara"])
            .chain(["Cabildo"])
        {
            text = text.replace(name, "");
        }
        let seat_letter = |word: &str| word.len() == 1 && "ABCDE".contains(word);
        // Rules and addresses have names of their own.
        let is_named = |word: &str| word.contains('§') || word.starts_with('/');
        let is_plain = |word: &str| word.contains(|c: char| c.is_ascii_alphabetic()) && !is_named(word);
        if text
            .split(|c: char| c.is_whitespace() || ":,;.()'’".contains(c))
            .any(|word| is_plain(word) && !seat_letter(word))
        {
            words.push(text);
        }
    }
    words.sort();
    words.dedup();
    words
}

async fn speaks(guest: &mut Guest, path: &str) -> String {
    let page = guest.get(path).await.body;
    let found = plain(&page, &[]);
    assert!(found.is_empty(), "{path} has texts that are not in the files: {found:#?}");
    page
}

#[test]
fn plain_letters_are_found_where_they_are_seen() {
    let page = "<p title=\"Éĝ §a.1\">Çàŕđ <b>card</b></p><script>let x</script><code>seed</code><kbd>v</kbd><i>A</i><img alt=\"ship\">";
    assert_eq!(plain(page, &[]), ["card", "ship"]);
    assert_eq!(plain("<p>Ada Lovelace</p>", &["Ada Lovelace"]), Vec::<String>::new());
}

#[tokio::test]
async fn every_page_beside_the_tables_speaks_from_the_files() {
    let site = Site::new();
    let mut guest = reader(&site).await;
    for path in ["/", "/me", "/new", "/no-such-page"] {
        speaks(&mut guest, path).await;
    }
    let about = guest.get("/about").await.body;
    let mut publishers: Vec<&str> = catalog::GAMES.iter().map(|game| game.meta().publisher).collect();
    // One may be a part of another.
    publishers.sort_by_key(|publisher| std::cmp::Reverse(publisher.len()));
    let found = plain(&about, &publishers);
    assert!(found.is_empty(), "{found:#?}");
    for game in catalog::GAMES {
        speaks(&mut guest, &format!("/rules/{}", game.meta().id)).await;
        speaks(&mut guest, &format!("/new?game={}", game.meta().id)).await;
    }
}

#[tokio::test]
async fn refusals_speak_from_the_files() {
    let site = Site::new();
    let mut guest = reader(&site).await;
    let table = guest.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    speaks(&mut guest, &format!("/t/{table}")).await;
    let mut problems = Vec::new();
    let wanted = |setup: &str, seats: &[&str]| json!({ "game": "san-juan", "setup": setup, "seats": seats });
    let bodies = [
        wanted("players=9", &[]),
        wanted("size=9", &[]),
        wanted("players", &[]),
        wanted("players=2 players=2", &[]),
        wanted("players=2", &["nobody"]),
        wanted("players=2", &["me", "me"]),
    ];
    for body in bodies {
        problems.push(guest.post_json("/api/tables", &body).await.is(422));
    }
    let dealt = guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    guest.until(&dealt, &["A"]).await;
    for action in ["nonsense", "pub 5"] {
        let ply = guest.view(&dealt).await["ply"].as_u64().expect("a number");
        problems.push(guest.play(&dealt, ply, action).await);
    }
    problems.push(guest.play(&dealt, 9999, "pass").await);
    problems.push(guest.play("no-such-table", 0, "pass").await);
    for answer in problems {
        let said = answer.json()["problem"].as_str().expect("a problem").to_owned();
        // Notation and the names of options are the same in every language.
        let words = said.split(|c: char| !c.is_alphabetic()).filter(|word| word.is_ascii() && word.len() > 1);
        let notation =
            "nonsense pub size players nobody me open random new buildings draft hands decline name value";
        let left: Vec<&str> = words.filter(|word| !notation.split(' ').any(|known| known == *word)).collect();
        assert!(left.is_empty(), "{said}: {left:?}");
    }
}

/// Plays a whole game and reads every page on the way.
async fn play(game: &dyn Entry, setup: &str) {
    let site = Site::new();
    let mut guest = reader(&site).await;
    let players: usize = setup.split("players=").nth(1).and_then(|n| n[..1].parse().ok()).expect("players=N");
    let seats: Vec<&str> = (0..players).map(|i| if i == 0 { "me" } else { "random" }).collect();
    let table = guest.begin(game.meta().id, setup, &seats).await;
    let mut dice = 7_u64;
    loop {
        let view = guest.until(&table, &["A"]).await;
        speaks(&mut guest, &format!("/t/{table}")).await;
        if view["acting"].is_null() {
            break;
        }
        let choices = guest.choices(&table).await;
        dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let choice = &choices[(dice >> 33) as usize % choices.len()];
        guest.play(&table, view["ply"].as_u64().expect("a number"), choice).await.is(200);
    }
    speaks(&mut guest, &format!("/t/{table}/replay?ply=0")).await;
    speaks(&mut guest, &format!("/t/{table}/replay?ply=20")).await;
    speaks(&mut guest, "/").await;
}

macro_rules! whole_games {
    ($($name:ident: $game:literal, $($setup:literal),+;)+) => {$(
        #[tokio::test]
        async fn $name() {
            let game = catalog::find($game).expect("a game");
            $(play(game, $setup).await;)+
        }
    )+};
}

whole_games! {
    a_game_of_saint_petersburg_speaks_from_the_files: "saint-petersburg", "players=3";
    a_game_of_puerto_rico_speaks_from_the_files: "puerto-rico", "players=2", "players=3 new-buildings=true nobles=true";
    a_game_of_san_juan_speaks_from_the_files: "san-juan", "players=2 new-buildings=true draft-hands=true";
    a_game_of_san_francisco_speaks_from_the_files: "san-francisco", "players=3";
    a_game_of_1906_speaks_from_the_files: "san-francisco-1906", "players=3";
}

#[tokio::test]
async fn a_page_can_be_asked_for_in_a_language() {
    let site = Site::new();
    let mut guest = site.guest();
    for lang in Lang::every() {
        let answer = guest.get(&format!("/?lang={lang}")).await.is(200);
        assert!(answer.body.contains(&format!("<html lang=\"{lang}\"")), "{lang}");
        assert!(answer.header("set-cookie").starts_with(&format!("lang={lang};")));
    }
}
