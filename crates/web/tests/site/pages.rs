//! The pages beside the tables, and both languages.

use kernel::{Lang, rules};

use crate::guest::Site;

#[tokio::test]
async fn the_language_is_the_browsers_until_another_is_chosen() {
    let site = Site::new();
    let mut guest = site.guest();
    assert!(guest.get("/").await.body.contains("<html lang=\"en\">"));
    guest.extra.push(("accept-language", "fr-CA,fr;q=0.9,en;q=0.5".into()));
    assert!(guest.get("/").await.body.contains("<html lang=\"fr\">"));
    let chosen = guest.post("/lang/en", &[("back", "/about")]).await;
    assert!(chosen.header("set-cookie").starts_with("lang=en;"));
    guest.cookie = "lang=en".into();
    assert!(guest.get("/about").await.body.contains("<html lang=\"en\">"));
    guest.cookie = "lang=xx".into();
    assert!(
        guest.get("/about").await.body.contains("<html lang=\"fr\">"),
        "a language that is none is not chosen"
    );
}

#[tokio::test]
async fn a_table_speaks_both_languages() {
    let site = Site::new();
    let mut guest = site.guest();
    let place = guest.post("/play/saint-petersburg", &[]).await.next();
    let english = guest.get(&place).await.body;
    guest.extra.push(("accept-language", "fr".into()));
    let french = guest.get(&place).await.body;
    assert!(english.contains("Saint Petersburg") && french.contains("Saint-Pétersbourg"));
}

#[tokio::test]
async fn every_sentence_of_every_rulebook_has_an_address_in_both_languages() {
    let site = Site::new();
    let mut guest = site.guest();
    for (lang, code) in [(Lang::En, "en"), (Lang::Fr, "fr")] {
        guest.extra = vec![("accept-language", code.into())];
        for game in catalog::GAMES {
            let page = guest.get(&format!("/rules/{}", game.meta().id)).await.is(200).body;
            for rule in rules(game.rules(lang)) {
                assert!(
                    page.contains(&format!("id=\"{}\"", rule.id)),
                    "{} {code} §{}",
                    game.meta().id,
                    rule.id
                );
            }
        }
    }
}

#[tokio::test]
async fn every_page_opens_for_every_game() {
    let site = Site::new();
    let mut guest = site.guest();
    let lobby = guest.get("/").await.is(200).body;
    guest.get("/about").await.is(200);
    guest.get("/me").await.is(200);
    guest.get("/new").await.is(200);
    guest.get("/learn").await.is(200);
    for game in catalog::GAMES {
        let id = game.meta().id;
        assert!(lobby.contains(&format!("/play/{id}")), "{id}");
        guest.get(&format!("/new?game={id}")).await.is(200);
        for page in ["/aid", "?q=tram", "?q=nothing%20like%20it", "/things"] {
            guest.get(&format!("/rules/{id}{page}")).await.is(200);
        }
        guest.get(&format!("/learn/{id}")).await.is(200);
        // A step, an answer that is none, and the way out after the last step.
        for step in ["1", "2", "2?action=nothing", "2?mark=nothing"] {
            guest.get(&format!("/learn/{id}/first/{step}")).await.is(200);
        }
        for step in ["0", "99", "x"] {
            let status = guest.get(&format!("/learn/{id}/first/{step}")).await.status;
            assert!(status.is_client_error(), "{id} {step}");
        }
        let place = guest.post(&format!("/play/{id}"), &[]).await.next();
        guest.until(place.trim_start_matches("/t/"), &["A"]).await;
        for part in ["", "/part", "/record", "/replay?ply=0"] {
            guest.get(&format!("{place}{part}")).await.is(200);
        }
    }
}

#[tokio::test]
async fn the_rules_page_shows_examples_on_parts_of_the_table_and_each_leads_to_its_rules() {
    let site = Site::new();
    let mut guest = site.guest();
    for code in ["en", "fr"] {
        guest.extra = vec![("accept-language", code.into())];
        for game in catalog::GAMES {
            let id = game.meta().id;
            let page = guest.get(&format!("/rules/{id}")).await.is(200).body;
            let examples: Vec<&str> = page.split("class=\"example\"").skip(1).collect();
            assert!(examples.len() >= 5, "{id} {code}");
            for example in examples {
                let example = example.split("</article>").next().unwrap_or_default();
                assert!(
                    example.contains("data-part=") && example.contains("<a href=\"#"),
                    "{id} {code}: {example}"
                );
            }
            for rule in page
                .split("<p class=\"rests\">")
                .skip(1)
                .flat_map(|rests| rests.split("</p>").next().unwrap_or_default().split("href=\"#").skip(1))
            {
                let rule = rule.split('"').next().unwrap_or_default();
                assert!(page.contains(&format!("id=\"{rule}\"")), "{id} {code}: §{rule}");
            }
        }
    }
}

#[tokio::test]
async fn a_lesson_ends_with_a_first_game_with_the_coach() {
    let site = Site::new();
    let mut guest = site.guest();
    for game in catalog::GAMES {
        let id = game.meta().id;
        let (mut step, mut last) = (1, String::new());
        while let answer = guest.get(&format!("/learn/{id}/first/{step}")).await
            && answer.status == 200
        {
            (step, last) = (step + 1, answer.body);
        }
        assert!(last.contains(&format!("action=\"/play/{id}\"")) && last.contains("name=\"coach\""), "{id}");
        let begun = guest.post(&format!("/play/{id}"), &[("level", "beginner"), ("coach", "true")]).await;
        let mut cookies = begun.headers.get_all("set-cookie").iter().filter_map(|one| one.to_str().ok());
        assert!(cookies.any(|cookie| cookie.starts_with("coach=")), "{id}");
    }
}

#[tokio::test]
async fn the_contents_of_a_rules_page_lead_to_its_chapters() {
    let site = Site::new();
    let mut reader = site.guest();
    for game in catalog::GAMES {
        let page = reader.get(&format!("/rules/{}", game.meta().id)).await.is(200).body;
        let (_, contents) = page.split_once("<nav class=\"contents\"").expect("contents");
        let (contents, chapters) = contents.split_once("</nav>").expect("the end of the contents");
        let targets: Vec<&str> =
            contents.split("href=\"#").skip(1).filter_map(|link| link.split('"').next()).collect();
        assert!(targets.len() > 4, "{}: {targets:?}", game.meta().id);
        for target in targets {
            let places = chapters.matches(&format!("<h2 id=\"{target}\"")).count();
            assert_eq!(places, 1, "{}: {target}", game.meta().id);
        }
    }
}
