//! The pictures of the documentation.

use super::chromium::browser;
use super::games;
use super::held::Held;
use super::page::{LAPTOP, PHONE, Page};
use super::play::{begin, step};
use super::site::Site;

/// Getting up, wherever the button is folded away.
const LEAVE: &str = "document.querySelector(`form[action$='/leave']`).requestSubmit()";

/// How far a game has come in its picture, and the question that shows it well.
fn shown_well(game: &str) -> (usize, &'static str) {
    match game {
        "puerto-rico" => (110, "main.asks-role"),
        "san-juan" => (85, ".roles .open"),
        "san-francisco-1906" => (110, ".ring .open"),
        "san-francisco" => (60, ".columns .open"),
        _ => (75, ".card.open"),
    }
}

/// A game in the middle that a bot has brought there, asked something that shows it well. The bots wait there until the own seat is taken again: fast
/// ones would be at the end of a short game between two looks. Who has sat down again answers himself, so that nothing is said of the bot any more, and
/// looks anew, so that nothing is outlined.
fn in_the_middle(page: &Page, site: &Site, bots: &Held, game: &str) {
    let (long, asked) = shown_well(game);
    let over = "!!document.querySelector('.result')";
    for _ in 0..8 {
        begin(page, site, game);
        page.until("!!document.querySelector('main.table[data-turn=yours]')");
        bots.at(long);
        page.ask(LEAVE);
        // A busy machine takes its time, and less for each part of the way.
        for far in (0..=long).step_by(20).chain([long]) {
            page.until(&format!(
                "{over} || (Number(document.querySelector('main.table').dataset.ply) >= {far} && !!document.querySelector(\"form[action$='/sit'] button\"))"
            ));
        }
        if page.holds(over) {
            bots.free();
            continue;
        }
        page.ask("document.querySelector(\"form[action$='/sit'] button\").click()");
        page.until("!document.querySelector(\"form[action$='/sit'] button\")");
        bots.free();
        for n in 0..12 {
            page.until("!!document.querySelector('main.table[data-turn=yours], .result')");
            let well = format!("!!document.querySelector('{asked}')");
            if page.holds(over) || (n > 0 && page.holds(&well)) {
                break;
            }
            step(page, 0);
        }
        page.goto(&page.address());
        page.until("!!document.querySelector('main.table') && document.readyState === 'complete'");
        page.ask("document.querySelector('#hint .skip-tour')?.click()");
        if page.holds("!!document.querySelector('main.table[data-turn=yours]') && !document.querySelector('.result, .deeds')") {
            page.ask("scrollTo(0, 0)");
            return;
        }
    }
    panic!("no game of {game} is still on after so many answers");
}

/// The shortest game, with the fewest players: without bots that wait it was over between two looks.
#[test]
fn a_picture_meets_a_game_in_its_middle_however_fast_the_bots_are() {
    let Some(browser) = browser() else { return };
    let bots = Held::new();
    let site = Site::with(bots.clone());
    let page = Page::new(&browser, LAPTOP, "en");
    in_the_middle(&page, &site, &bots, "san-francisco");
    let ply = page.ask("Number(document.querySelector('main.table').dataset.ply)");
    let (long, asked) = shown_well("san-francisco");
    let ply = ply.as_u64().unwrap_or_default() as usize;
    assert!((long..long + 40).contains(&ply), "{ply} answers were given");
    assert!(page.holds(&format!("!!document.querySelector('{asked}')")), "and the question shows it well");
}

#[test]
#[ignore = "draws the pictures in docs/screenshots anew"]
fn pictures_for_the_documentation() {
    let Some(browser) = browser() else { return };
    let bots = Held::new();
    let site = Site::with(bots.clone());
    for (size, name) in [(LAPTOP, "table"), (PHONE, "phone")] {
        for game in games() {
            let page = Page::new(&browser, size, "en");
            in_the_middle(&page, &site, &bots, game);
            page.picture(&format!("{game}-{name}"));
        }
    }
    // Somebody with a few games on, and then one to its end.
    let over = "[...document.querySelectorAll('main.home .top *')].some((one) => one.textContent === 'Over')";
    let laptop = loop {
        let page = Page::new(&browser, LAPTOP, "en");
        for game in ["san-francisco-1906", "puerto-rico", "san-juan"] {
            in_the_middle(&page, &site, &bots, game);
        }
        page.goto(&site.address("/"));
        // One that had ended before it could be shown would stand there too.
        if !page.holds(over) {
            break page;
        }
    };
    laptop.picture("lobby");
    in_the_middle(&laptop, &site, &bots, "saint-petersburg");
    laptop.ask(LEAVE);
    laptop.until("!!document.querySelector('.result')");
    laptop.goto(&laptop.address());
    laptop.picture("saint-petersburg-result");
}
