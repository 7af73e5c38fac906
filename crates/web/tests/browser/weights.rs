//! What a table's page weighs the first time, everything included: a player's own, and late ones of Puerto Rico with its expansions.

use super::chromium::browser;
use super::crowded::late;
use super::page::{LAPTOP, Page};
use super::play::{begin, play_on};
use super::site::Site;

/// Everything that the page and what it names brought; what the script asks for afterwards is an update.
const ALL: &str = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] \
                   .filter((entry) => entry.initiatorType !== 'fetch')";

/// Bytes over the wire and unpacked.
fn weight(page: &Page) -> (u64, u64) {
    let sum = |what: &str| page.ask(&format!("{ALL}.reduce((sum, entry) => sum + entry.{what}, 0)"));
    let [packed, unpacked] = ["encodedBodySize", "decodedBodySize"].map(|what| sum(what).as_u64());
    (packed.unwrap_or(u64::MAX), unpacked.unwrap_or(u64::MAX))
}

fn is_light(page: &Page, what: &str, most: u64) {
    let (packed, unpacked) = weight(page);
    assert!((10_000..70_000).contains(&packed), "everything of {what} weighs {packed} bytes");
    let parts = page.ask(&format!(
        "{ALL}.map((entry) => `${{entry.name.split('/').pop()}} ${{entry.decodedBodySize}}`).join(', ')"
    ));
    assert!(unpacked < most, "everything of {what} is {unpacked} bytes when it is unpacked: {parts}");
}

#[test]
fn a_table_page_is_light_and_asks_no_other_host() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    for game in super::games() {
        let page = Page::new(&browser, LAPTOP, "en");
        begin(&page, &site, game);
        play_on(&page, 10);
        let table = page.address();
        page.goto(&table);
        is_light(&page, game, 250_000);
        let fresh = Page::new(&browser, LAPTOP, "en");
        fresh.goto(&table);
        is_light(&fresh, &format!("{game} for who watches"), 250_000);
        assert!(
            fresh.holds(&format!("{ALL}.every((entry) => new URL(entry.name).origin === location.origin)"))
        );
    }
}

#[test]
fn late_tables_of_puerto_rico_with_its_expansions_are_light() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    // An expansion brings its pictures along, New Buildings those of up to 14 kinds that the draft has left out, too.
    for (setup, players, most) in [
        ("players=5", 5, 250_000),
        ("players=4 nobles=true", 4, 262_000),
        ("players=4 new-buildings=true", 4, 262_000),
        ("players=5 new-buildings=true nobles=true", 5, 280_000),
    ] {
        let page = Page::new(&browser, LAPTOP, "en");
        late(&page, &site, (setup, players), 220);
        for _ in 0..4 {
            let table = page.address();
            page.goto(&table);
            // A game that is over by then has its result besides, with what it is remembered by.
            let over = u64::from(page.holds("!!document.querySelector('.result')"));
            is_light(&page, setup, most + 10_000 * over);
            play_on(&page, 1);
        }
    }
}
