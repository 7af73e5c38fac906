//! Late tables of Puerto Rico: full islands and full cities, with every number of players.

use super::chromium::browser;
use super::page::{Device, LAPTOP, PHONE, Page};
use super::play::{begin, seated};
use super::site::Site;

/// A table that a bot has brought far, and the own seat again.
pub fn late(page: &Page, site: &Site, (setup, players): (&str, usize), ply: usize) {
    page.goto(&site.address("/about"));
    let seats: Vec<&str> = ["me"].into_iter().chain(std::iter::repeat_n("random", players - 1)).collect();
    let wanted = serde_json::json!({ "game": "puerto-rico", "setup": setup, "seats": seats });
    let table = page.ask(&format!(
        "fetch('/api/tables', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({wanted}) }}) \
         .then((answer) => answer.json()).then(({{ table }}) => table)"
    ));
    page.goto(&site.address(&format!("/t/{}", table.as_str().expect("a table"))));
    seated(page);
    page.until("!!document.querySelector('main.table[data-turn=yours]')");
    page.ask("document.querySelector(`form[action$='/leave']`).requestSubmit()");
    // A busy machine takes its time, and less for each part of the way.
    for far in (0..=ply).step_by(30) {
        page.until(&format!("Number(document.querySelector('main.table').dataset.ply) >= {far}"));
    }
    // A game may be over by then, which is as late as it gets.
    page.until("!!document.querySelector(\"form[action$='/sit'] button, .result\")");
    page.ask("document.querySelector(\"form[action$='/sit'] button\")?.click()");
    page.until("!!document.querySelector('main.table[data-turn=yours], .result')");
}

#[test]
fn with_two_others_every_building_of_theirs_has_its_name_in_whole_cities_too() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, LAPTOP, "en");
    late(&page, &site, ("players=3", 3), 150);
    assert!(page.holds("document.querySelectorAll('.isle .house').length > 6"), "they have built");
    assert!(page.holds(
        "[...document.querySelectorAll('.isle .house .name')].every((name) => name.checkVisibility())"
    ));
}

#[test]
fn the_name_strip_opens_an_island_and_escape_closes_it() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, PHONE, "en").with(Device::Finger);
    begin(&page, &site, "puerto-rico");
    let shown = "document.querySelector('.isle .fields').checkVisibility()";
    assert!(!page.holds(shown), "on a phone islands are strips");
    page.click_on("document.querySelector('.isle:not(:has(.gov)) .opener')");
    page.until(shown);
    page.press("Escape");
    page.until(&format!("!{shown}"));
    let page = Page::new(&browser, LAPTOP, "fr");
    late(&page, &site, ("players=4", 4), 150);
    let names = "[...document.querySelectorAll('.isle .name')].some((name) => name.checkVisibility())";
    assert!(!page.holds(names), "with three others there are pictures");
    page.click_on("document.querySelector('.isle:not(:has(.gov)) .opener')");
    page.until(names);
    page.press("Escape");
    page.until(&format!("!{names}"));
}

#[cfg(debug_assertions)]
#[test]
fn late_tables_of_puerto_rico_cut_nothing() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    for (setup, players, lang) in [
        ("players=3", 3, "fr"),
        ("players=4 new-buildings=true", 4, "fr"),
        ("players=5 new-buildings=true nobles=true", 5, "en"),
    ] {
        let page = Page::new(&browser, LAPTOP, lang);
        late(&page, &site, (setup, players), 150);
        let found = super::cut::found(&page);
        assert!(found.is_empty(), "{setup}: {found:#?}");
    }
}

/// Plays on until discs are to be placed, in a city where something makes goods.
fn mayor(page: &Page) {
    for n in 0..80 {
        page.until("!!document.querySelector('main.table[data-turn=yours]:not(.playing)')");
        if page.holds("!!document.querySelector('main.mayor .house [data-drag]')") {
            return;
        }
        // Who takes the mayor whenever he can has more discs than circles, and nothing to choose.
        super::play::step(page, n);
    }
    panic!("nobody was mayor at {}", page.address());
}

#[test]
fn while_discs_are_placed_every_building_says_what_it_does_with_them() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    for (screen, device, lang) in [(LAPTOP, Device::Mouse, "en"), (PHONE, Device::Finger, "fr")] {
        let page = Page::new(&browser, screen, lang).with(device);
        begin(&page, &site, "puerto-rico");
        mayor(&page);
        let houses = "[...document.querySelectorAll('.city .house')]";
        let says = format!("{houses}.map((house) => house.querySelector('.does')?.textContent ?? '')");
        let all = page.ask(&says);
        assert!(all.as_array().is_some_and(|all| all.iter().all(|said| said != "")), "{all}");
        assert!(
            page.holds("[...document.querySelectorAll('.does')].every((does) => does.checkVisibility())")
        );
        let harvest = "[...document.querySelectorAll('.yield .n')].map((n) => n.textContent).join()";
        let before = page.ask(harvest);
        page.click("[data-marks=none]");
        // Nobody stands anywhere: each building that needs somebody says that it is idle, and nothing is harvested.
        page.until("[...document.querySelectorAll('.city .house:has([data-drag]) .does')].every((does) => does.matches('.idle'))");
        page.until("[...document.querySelectorAll('.yield .n')].every((n) => Number(n.textContent) === 0)");
        page.click("[data-marks=first]");
        page.until(&format!("{harvest} === {before}"));
        page.until(&format!("JSON.stringify({says}) === {:?}", all.to_string()));
        // What is dragged is told, too.
        let from = "(() => { const house = [...document.querySelectorAll('.house')].find((house) => house.querySelectorAll('input:checked').length === 1); \
            if (house) house.id = 'left'; return !!house; })()";
        let to = "document.querySelector('.own [data-drag]:has(input:not(:checked)):not(#left *)')";
        if screen == LAPTOP && page.holds(from) && page.holds(&format!("!!{to}")) {
            page.drag("document.querySelector('#left [data-drag]:has(:checked)')", to);
            page.until("!!document.querySelector('#left .does.idle')");
        }
    }
}

#[test]
fn with_one_other_every_space_of_his_island_and_every_lot_of_his_city_is_seen() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, LAPTOP, "en");
    late(&page, &site, ("players=2", 2), 100);
    let spaces = "[...document.querySelectorAll('.isle .fields > *')].length";
    assert_eq!(page.ask(spaces), 12);
    let lots = "[...document.querySelectorAll('.isle .town > *')].reduce((sum, lot) => sum + (lot.matches('.wide') ? 2 : 1), 0)";
    assert_eq!(page.ask(lots), 12);
    let inside = "[...document.querySelectorAll('.isle .town > *, .isle .fields > *')].every((one) => \
        one.getBoundingClientRect().bottom <= document.querySelector('.isle').getBoundingClientRect().bottom)";
    assert!(page.holds(inside), "nothing hangs over the shore");
}
