//! The things of the games: galleries, sheets, and what moved.

use serde_json::Value;

use crate::forms::between;
use crate::guest::{Guest, Site};

#[tokio::test]
async fn every_thing_of_the_gallery_has_a_page_in_both_languages() {
    let site = Site::new();
    let mut guest = site.guest();
    for lang in ["en", "fr"] {
        guest.extra = vec![("accept-language", lang.into())];
        let gallery = guest.get("/rules/puerto-rico/things").await.is(200).body;
        let addresses: Vec<String> = between(&gallery, "href=\"/rules/puerto-rico/things/", "\"")
            .into_iter()
            .map(|thing| format!("/rules/puerto-rico/things/{thing}"))
            .collect();
        assert!(addresses.len() > 60, "{addresses:?}");
        for address in addresses {
            let page = guest.get(&address).await.is(200).body;
            assert!(page.contains("href=\"/rules/puerto-rico#"), "{address} leads to no rule");
        }
    }
    guest.get("/rules/puerto-rico/things/rice").await.is(404);
    guest.get("/rules/chess/things").await.is(404);
}

#[tokio::test]
async fn a_thing_at_a_table_says_what_it_costs_and_what_can_be_done_with_it() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("puerto-rico", "players=3", &["me", "random", "random"]).await;
    guest.until(&table, &["A"]).await;
    let builder = guest.get(&format!("/t/{table}/things/builder")).await.is(200).body;
    assert!(builder.contains("What you can do with it now"), "{builder}");
    let wharf = guest.get(&format!("/t/{table}/things/wharf")).await.is(200).body;
    assert!(
        wharf.contains("Cost for you now") && wharf.contains("href=\"/rules/puerto-rico#wharf.1\""),
        "{wharf}"
    );
    guest.get(&format!("/t/{table}/things/rice")).await.is(404);
    let stranger = site.guest().get(&format!("/t/{table}/things/builder")).await.is(200).body;
    assert!(!stranger.contains("What you can do with it now"), "{stranger}");
}

#[tokio::test]
async fn frames_tell_what_moved_since_a_ply() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("puerto-rico", "players=3", &["me", "random", "random"]).await;
    guest.until(&table, &["A"]).await;
    guest.play(&table, 0, "take settler").await.is(200);
    guest.play(&table, 1, "plant quarry").await.is(200);
    let address = format!("/api/tables/{table}/frames");
    let told = guest.get(&format!("{address}?since=0")).await.is(200).json();
    let frames = told["frames"].as_array().expect("frames");
    assert_eq!(frames[0]["moved"][0]["from"], "role/settler");
    let quarry = &frames[1]["moved"][0];
    let way = ["thing", "from", "to"].map(|name| quarry[name].as_str().unwrap_or_default());
    assert_eq!((way, &quarry["n"]), (["quarry", "quarries", "island/A/quarry"], &Value::from(1)));
    assert_eq!(frames[1]["seat"], "A");
    let later = guest.get(&format!("{address}?since=1")).await.is(200).json();
    assert_eq!(later["frames"][0]["ply"], 2);
    let none = guest.get(&format!("{address}?since=18446744073709551615")).await.is(200).json();
    assert_eq!(none["frames"].as_array().map(Vec::len), Some(0));
}

#[tokio::test]
async fn the_story_tells_what_happened_before_an_answer_that_gave_itself_too() {
    let site = Site::new();
    // A game in which no answer gives itself is possible: the next one is played then.
    for _ in 0..20 {
        if answers_that_gave_themselves(&mut site.guest()).await > 0 {
            return;
        }
    }
    panic!("no only answer gave itself in twenty games");
}

/// Plays for a while; every frame since the last own answer has to stand in the story.
async fn answers_that_gave_themselves(guest: &mut Guest) -> usize {
    let table = guest.begin("puerto-rico", "players=3", &["me", "random", "random"]).await;
    let mut given_by_themselves = 0;
    for _ in 0..60 {
        let before = guest.until(&table, &["A"]).await["ply"].as_u64().expect("a number");
        let choices = guest.choices(&table).await;
        // Who takes what there is has barrels that go on one ship alone; who passes has nothing that could give itself.
        let Some(choice) = choices.first() else { break };
        guest.play(&table, before, choice).await.is(200);
        let now = guest.until(&table, &["A"]).await["ply"].as_u64().expect("a number");
        let told = guest.get(&format!("/api/tables/{table}/frames?since={before}")).await.is(200).json();
        let page = guest.get(&format!("/t/{table}")).await.is(200).body;
        for frame in told["frames"].as_array().expect("frames") {
            let ply = frame["ply"].as_u64().expect("a number");
            given_by_themselves += usize::from(frame["seat"] == "A" && ply > before + 1);
            let said = frame["sentences"].as_array().is_some_and(|said| !said.is_empty());
            let line = format!("data-key=\"tale-{ply}-");
            assert!(!said || page.contains(&line), "ply {ply} of {before} to {now}: {frame}");
        }
    }
    given_by_themselves
}

#[tokio::test]
async fn what_other_french_printings_call_a_thing_stands_in_its_sheet_and_is_found() {
    let site = Site::new();
    let mut guest = site.guest();
    guest.extra = vec![("accept-language", "fr".into())];
    for (name, thing) in
        [("planteur", "settler"), ("intendant", "mayor"), ("Macon", "builder"), ("artisan", "craftsman")]
    {
        let found = guest.get(&format!("/rules/puerto-rico?q={name}")).await.is(200).body;
        assert!(found.contains(&format!("/rules/puerto-rico/things/{thing}\"")), "{name}");
        let sheet = guest.get(&format!("/rules/puerto-rico/things/{thing}")).await.is(200).body;
        assert!(sheet.contains("aussi appelé"), "{thing}");
    }
}
