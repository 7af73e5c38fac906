//! Playing in a page: what is lit up on the board is clicked.

use super::page::Page;
use super::site::Site;

/// Sits down against bots with one click.
pub fn begin(page: &Page, site: &Site) {
    page.goto(&site.address("/"));
    page.click("form[action='/play/saint-petersburg'] button");
    page.until("!!document.querySelector('main.table') && document.readyState === 'complete'");
}

/// Turns of one's own, up to so many or to the end of the game.
pub fn play_on(page: &Page, most: usize) {
    let asked = "!!document.querySelector('main.table[data-turn=yours], .result')";
    for n in 0..most {
        page.until(asked);
        if page.holds("!!document.querySelector('.result')") {
            return;
        }
        step(page, n);
    }
    page.until(asked);
}

/// One answer: a place on the board, then in the menu what to do there; what has no place on the board is a button.
pub fn step(page: &Page, n: usize) {
    let before = page.ask("document.querySelector('main.table').dataset.ply");
    let moved = format!("document.querySelector('main.table').dataset.ply !== {before}");
    let places = "[...document.querySelectorAll('[data-at].open')]";
    let count = page.ask(&format!("{places}.length")).as_u64().unwrap_or_default() as usize;
    if count == 0 {
        page.click(".choices li:not(.away) button");
    } else {
        page.click_on(&format!("{places}[{}]", n * 7 % count));
        page.until(&format!("{moved} || !!document.querySelector('.menu')"));
        if !page.holds(&moved) {
            page.click_on(&format!(
                "[...document.querySelectorAll('.menu button')].at({})",
                if n.is_multiple_of(3) { -1 } else { 0 }
            ));
        }
    }
    page.until(&moved);
}
