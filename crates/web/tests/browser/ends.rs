//! The end of every game as it is read: what it is remembered by, the way from there into the replay, and room for all of it.

use serde_json::json;

use super::audit;
use super::chromium::browser;
use super::page::{LAPTOP, PHONE, Page};
use super::play::seated;
use super::site::Site;

/// Every game with as many players as it takes.
const GAMES: [(&str, &str, usize); 5] = [
    ("puerto-rico", "players=5 new-buildings=true nobles=true", 5),
    ("san-juan", "players=4 new-buildings=true", 4),
    ("saint-petersburg", "players=4", 4),
    ("san-francisco", "players=4", 4),
    ("san-francisco-1906", "players=4", 4),
];

const OVER: &str = "!!document.querySelector('.result')";

/// A game that bots have brought to its end; its address.
fn ended(page: &Page, site: &Site, (game, setup, players): (&str, &str, usize)) -> String {
    page.goto(&site.address("/about"));
    let seats: Vec<&str> = ["me"].into_iter().chain(std::iter::repeat_n("random", players - 1)).collect();
    let wanted = json!({ "game": game, "setup": setup, "seats": seats });
    let table = page.ask(&format!(
        "fetch('/api/tables', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({wanted}) }}) \
         .then((answer) => answer.json()).then(({{ table }}) => table)"
    ));
    let address = site.address(&format!("/t/{}", table.as_str().expect("a table")));
    page.goto(&address);
    seated(page);
    page.ask("document.querySelector(`form[action$='/leave']`).requestSubmit()");
    // A busy machine takes its time, and less for each part of the way.
    for far in (0..1200).step_by(30) {
        page.until(&format!("{OVER} || Number(document.querySelector('main.table').dataset.ply) >= {far}"));
    }
    page.until(OVER);
    address
}

#[test]
fn the_end_of_every_game_tells_what_it_is_remembered_by_and_has_room_for_it() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    for wanted in GAMES {
        let page = Page::new(&browser, LAPTOP, "en");
        let table = ended(&page, &site, wanted);
        page.goto(&table);
        page.until(OVER);
        let told = page.ask("[...document.querySelectorAll('.best li')].length").as_u64().unwrap_or_default();
        assert!((2..=4).contains(&told), "{}: {told}", wanted.0);
        assert!(page.holds("[...document.querySelectorAll('.best li')].every((one) => one.querySelector('.memento svg, .memento span') && one.querySelector('p').textContent.trim())"));
        let ways =
            page.ask("[...document.querySelectorAll('.best a')].map((way) => way.getAttribute('href'))");
        for way in ways.as_array().expect("ways") {
            let ply = way.as_str().and_then(|way| way.split_once("ply=")).expect("a position").1;
            let there = format!(
                "fetch('{}').then((answer) => answer.text()).then((page) => page.includes('data-ply=\"{ply}\"'))",
                way.as_str().unwrap_or_default()
            );
            assert_eq!(page.ask(&there), true, "{way}");
        }
        for (size, lang) in
            [(LAPTOP, "en"), (LAPTOP, "fr"), ((1920, 1080), "fr"), (PHONE, "en"), (PHONE, "fr")]
        {
            let reader = Page::new(&browser, size, lang);
            reader.goto(&table);
            reader.until(OVER);
            audit::check(&reader, lang);
            let wide = "[document.documentElement, ...document.querySelectorAll('.result, .result :is(.crest, .by-source, .of-game, .best li, .prides .named)')].filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.className)";
            assert_eq!(reader.ask(wide), json!([]), "{} at {size:?} in {lang}", wanted.0);
            let small = "[...document.querySelectorAll('.result *')].filter((e) => e.checkVisibility() && [...e.childNodes].some((t) => t.nodeType === 3 && t.data.trim()) && parseFloat(getComputedStyle(e).fontSize) < 13).map((e) => e.textContent)";
            assert_eq!(reader.ask(small), json!([]), "{} at {size:?} in {lang}", wanted.0);
            // Where the table is one picture, so is its end.
            let below = "innerWidth > 1100 ? document.querySelector('.result').scrollHeight - document.querySelector('.result').clientHeight : 0";
            let below = reader.ask(below).as_f64().unwrap_or_default();
            assert!(below < 2.0, "{} at {size:?} in {lang}: {below} below the edge", wanted.0);
        }
    }
}
