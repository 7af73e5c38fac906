//! Bots with a character: forms and programs can ask for one, it is kept with the seat, and it plays on after a restart and in a rematch.

use serde_json::json;
use web::{Brain, HouseBrain, app};

use crate::forms::between;
use crate::guest::{Guest, Site, desk, folder, quick};

fn site() -> Site {
    Site::with_bots(folder(), HouseBrain::default(), quick())
}

fn bots(site: &Site, table: &str) -> Vec<String> {
    site.kept(table).row.seats.iter().map(|seat| seat.bot.clone().unwrap_or_default()).collect()
}

/// Gives the first answer of seat A when it is asked; `false` when the game is over.
async fn answer(guest: &mut Guest, table: &str) -> bool {
    let view = guest.until(table, &["A"]).await;
    if view["acting"].is_null() {
        return false;
    }
    let action = guest.choices(table).await[0].clone();
    guest.play(table, view["ply"].as_u64().expect("a number"), &action).await.is(200);
    true
}

async fn begin(guest: &mut Guest, fields: &[(&str, &str)]) -> String {
    let place = guest.post("/tables", fields).await.next();
    place.trim_start_matches("/t/").to_owned()
}

#[tokio::test]
async fn the_form_offers_the_characters_of_its_game_and_keeps_the_one_that_was_chosen() {
    let site = site();
    let mut guest = site.guest();
    let page = guest.get("/new?game=puerto-rico").await.is(200).body;
    let seat = between(&page, "name=\"as-B\"", "</select>")[0];
    assert_eq!(between(seat, "value=\"", "\""), ["", "shipper", "builder", "trader"]);
    assert!(seat.contains("Shipper: grows many barrels"), "each says how it plays: {seat}");
    guest.extra.push(("accept-language", "fr".into()));
    let french = guest.get("/new?game=san-juan").await.is(200).body;
    assert!(french.contains("Mécène") && french.contains("sans caractère particulier"), "{french}");
    guest.extra.clear();
    let fields = [
        ("game", "puerto-rico"),
        ("option-players", "5"),
        ("how", "friends"),
        ("seat-B", "casual"),
        ("as-B", "shipper"),
        ("seat-C", "casual"),
        ("as-C", ""),
        // A character of another game, and one for the dice: neither is any good, and the bot sits down without.
        ("seat-D", "beginner"),
        ("as-D", "planter"),
        ("seat-E", "random"),
        ("as-E", "shipper"),
    ];
    let table = begin(&mut guest, &fields).await;
    assert_eq!(bots(&site, &table), ["", "casual:as=shipper", "casual", "beginner", "random"]);
    assert_eq!(guest.names(&table).await[1..4], ["Shipper (Casual)", "Casual", "Beginner"]);
}

#[tokio::test]
async fn the_host_puts_a_bot_with_a_character_on_an_open_seat() {
    let site = site();
    let mut host = site.guest();
    let table = host.begin("saint-petersburg", "players=3", &["me", "open", "open"]).await;
    let page = host.get(&format!("/t/{table}")).await.is(200).body;
    let fill = between(&page, "class=\"fill\"", "</form>")[0];
    for offered in ["name=\"level\"", "value=\"beginner\"", "name=\"as\"", "value=\"courtier\""] {
        assert!(fill.contains(offered), "{offered}: {fill}");
    }
    let path = format!("/t/{table}/fill");
    host.post(&path, &[("seat", "B"), ("level", "beginner"), ("as", "courtier")]).await.next();
    host.post(&path, &[("seat", "C"), ("level", "search:3600s"), ("as", "shipper")]).await.next();
    let kept = site.kept(&table).row;
    assert_eq!(bots(&site, &table), ["", "beginner:as=courtier", "casual"]);
    assert!(kept.seats[1].warm && kept.dealt.is_some(), "a friend can still take the seat over");
}

#[tokio::test]
async fn programs_read_the_characters_and_seat_them() {
    let site = site();
    let mut guest = site.guest();
    let games = guest.get("/api/games").await.is(200).json();
    let game = games.as_array().expect("a list").iter().find(|game| game["id"] == "san-francisco");
    let first = &game.expect("the game")["characters"][0];
    assert_eq!(
        first,
        &json!({ "name": "alderman", "title": "Alderman", "about": "wants to lead in the districts" })
    );
    let seats = ["me", "casual:as=tycoon", "open:beginner:as=conductor"];
    let table = guest.begin("san-francisco", "players=3", &seats).await;
    assert_eq!(bots(&site, &table), ["", "casual:as=tycoon", "beginner:as=conductor"]);
    assert!(site.kept(&table).row.seats[2].warm);
    for bot in ["casual:as=shipper", "casual:as=tycoon:seed=1", "greedy:as=tycoon", "search:9s:as=tycoon"] {
        let wanted = json!({ "game": "san-francisco", "setup": "players=2", "seats": ["me", bot] });
        let refused = guest.post_json("/api/tables", &wanted).await.is(422);
        assert!(refused.body.contains("casual:as=alderman"), "{bot}: {}", refused.body);
    }
}

#[tokio::test]
async fn a_table_with_a_character_goes_on_after_a_restart_and_plays_again() {
    let site = site();
    let mut guest = site.guest();
    let table = guest.begin("san-juan", "players=2", &["me", "beginner:as=patron"]).await;
    for _ in 0..3 {
        answer(&mut guest, &table).await;
    }
    let before = site.kept(&table).plies.len();
    guest.app = app(desk(&site.store, HouseBrain::default(), quick()));
    assert_eq!(guest.names(&table).await[1], "Patron (Beginner)");
    while answer(&mut guest, &table).await {}
    let kept = site.kept(&table);
    assert!(kept.plies.len() > before && kept.row.result.is_some());
    assert!(kept.plies[before..].iter().any(|ply| ply.seat == 1), "the bot has played on");
    assert_eq!(bots(&site, &table), ["", "beginner:as=patron"], "and is still the same one");
    guest.post(&format!("/t/{table}/rematch"), &[]).await.next();
    let next = site.kept(&table).row.rematch.expect("a table");
    assert_eq!(bots(&site, &next).iter().filter(|bot| *bot == "beginner:as=patron").count(), 1);
}

#[test]
fn who_lost_its_name_is_not_known() {
    let brain = HouseBrain::default();
    assert!(brain.knows("casual:as=shipper") && brain.knows("strong"));
    assert!(!brain.knows("casual:as=pirate") && !brain.knows("my-bot"));
}
