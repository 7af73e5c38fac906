//! Playing in a page: what is lit up on the board is clicked, or pressed with the keyboard.

use super::page::Page;
use super::site::Site;

/// Sits down against bots with one click.
pub fn begin(page: &Page, site: &Site, game: &str) {
    page.goto(&site.address("/"));
    page.operate(&format!("document.querySelector(`form[action='/play/{game}'] button`)"));
    seated(page);
}

/// Waits for the table, and skips the tour of the board.
pub fn seated(page: &Page) {
    page.until("!!document.querySelector('main.table') && document.readyState === 'complete'");
    page.ask("document.querySelector('#guide') && localStorage.setItem('guide-' + document.querySelector('#guide').dataset.game, 'done')");
    page.ask("document.querySelector('#hint .skip-tour')?.click()");
}

/// Turns of one's own, up to so many or to the end of the game.
pub fn play_on(page: &Page, most: usize) {
    // Not while it is still told what the others did: what stands there then stands for a moment.
    let asked = "!!document.querySelector('main.table[data-turn=yours]:not(.playing), .result')";
    for n in 0..most {
        page.until(asked);
        fits(page);
        if page.holds("!!document.querySelector('.result')") {
            return;
        }
        step(page, n);
    }
    page.until(asked);
}

/// A laptop shows the whole table without scrolling; a phone what is asked first, and at the end the result.
fn fits(page: &Page) {
    let below = page.ask(
        "innerWidth > 1100 && document.documentElement.scrollHeight > innerHeight \
         ? [...document.querySelectorAll('main.table *')].filter((e) => e.checkVisibility() && e.getBoundingClientRect().bottom > innerHeight + 0.5) \
             .map((e) => `${e.tagName}.${e.getAttribute('class')} ${e.dataset.key ?? ''} ${e.getBoundingClientRect().bottom}`) \
         : []",
    );
    assert_eq!(below, serde_json::json!([]), "below the edge at {}", page.address());
    let cut = "innerWidth <= 1100 && [...document.querySelectorAll('main.table > .prompt .acts > *')].some((act) => \
        act.checkVisibility() && act.getBoundingClientRect().bottom > innerHeight + 0.5)";
    assert!(!page.holds(cut), "a button at the thumb is cut off at {}", page.address());
    // What never moves lies on nothing that is asked.
    let covered = page.ask(
        "(() => { const box = (e) => e.getBoundingClientRect(); const seen = (e) => e.checkVisibility() && box(e).width > 2; \
         const asked = [...document.querySelectorAll('.prompt :is(.asker, .asked, .several, .every)')].filter(seen); \
         return [...document.querySelectorAll('.prompt .acts :is(button, a)')].filter(seen).flatMap((act) => asked.filter((e) => { \
         const [a, b] = [box(act), box(e)]; return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1; }) \
         .map((e) => `${act.textContent} over ${e.className}`)); })()",
    );
    assert_eq!(covered, serde_json::json!([]), "in the question bar at {}", page.address());
    // A place where nothing lies is where pieces fly to all the same: within the part that it belongs to.
    let astray = page.ask(
        "[...document.querySelectorAll('main section .spot[data-at]')].filter((e) => innerWidth > 1100 && e.checkVisibility()).filter((e) => { \
         const [a, b] = [e, e.closest('section')].map((e) => e.getBoundingClientRect()); const [x, y] = [a.x + a.width / 2, a.y + a.height / 2]; \
         return x < b.left - 8 || x > b.right + 8 || y < b.top - 8 || y > b.bottom + 8; }).map((e) => e.dataset.at)",
    );
    assert_eq!(astray, serde_json::json!([]), "far from their part at {}", page.address());
    let late = "document.querySelector('.result')?.getBoundingClientRect().top + scrollY > innerHeight / 2";
    assert!(!page.holds(late), "the result stands far down at {}", page.address());
}

/// One answer: a place on the board, then in the menu what to do there; what has no place on the board is a button. Several things are marked and
/// confirmed.
pub fn step(page: &Page, n: usize) {
    let before = page.ask("document.querySelector('main.table').dataset.ply");
    let moved = format!("document.querySelector('main.table').dataset.ply !== {before}");
    let places = "[...document.querySelectorAll('[data-at].open')]";
    let count = page.ask(&format!("{places}.length")).as_u64().unwrap_or_default() as usize;
    if page.holds("!!document.querySelector('#several button')") {
        mark(page, n);
        page.operate("document.querySelector('#several button')");
    } else if count == 0 {
        page.operate("document.querySelector('.choices li:not(.away) button, .acts .pass')");
    } else {
        page.operate(&format!("{places}[{}]", n * 7 % count));
        page.until(&format!("{moved} || !!document.querySelector('.menu')"));
        if !page.holds(&moved) {
            // What a phone leaves to the cards of the own lanes is not in the menu.
            page.operate(&format!(
                "(() => {{ const seen = (all) => [...document.querySelectorAll(all)].filter((one) => one.checkVisibility()); \
                 const menu = seen('.menu button'); return (menu.length ? menu : seen('.lane .next')).at({}); }})()",
                if n.is_multiple_of(3) { -1 } else { 0 }
            ));
        }
    }
    page.until(&moved);
}

/// Marks what can be marked until it can be confirmed.
fn mark(page: &Page, n: usize) {
    let number = |what: &str| page.ask(what).as_u64().unwrap_or_default() as usize;
    let free = "[...document.querySelectorAll('input[form=several]:not(:checked):not(:disabled)')]";
    let marked = "document.querySelectorAll('input[form=several]:checked').length";
    let least = number("Number(document.querySelector('#several').dataset.least)");
    let most = number("Number(document.querySelector('#several').dataset.most)");
    let wanted = if n.is_multiple_of(2) { least } else { most };
    while number(marked) < wanted {
        let count = number(&format!("{free}.length"));
        if count == 0 {
            break;
        }
        let had = number(marked);
        page.operate(&format!("{free}[{}]", n * 5 % count));
        page.until(&format!("{marked} !== {had}"));
    }
}
