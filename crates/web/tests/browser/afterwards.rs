//! After a game: the replay with its curve and its keys, the same in a page of somebody else, playing on from a position, and the explorer.

use std::env;
use std::path::Path;

use serde_json::json;

use super::audit;
use super::chromium::browser;
use super::page::{LAPTOP, PHONE, Page};
use super::play::{begin, play_on};
use super::site::Site;

const PLY: &str = "document.querySelector('main.table').dataset.ply";

macro_rules! start {
    () => {{
        let Some(browser) = browser() else { return };
        (Site::open(), browser)
    }};
}

/// A picture for who looks at what was built, where a variable names a folder.
fn shot(page: &Page, name: &str) {
    if let Ok(folder) = env::var("CABILDO_SHOTS") {
        page.keep_picture(&Path::new(&folder).join(format!("{name}.png")));
    }
}

/// A game to its end, looked through; its address.
fn whole(page: &Page, site: &Site, game: &str) -> String {
    begin(page, site, game);
    let table = page.address();
    play_on(page, usize::MAX);
    page.goto(&format!("{table}/analysis"));
    page.until("!!document.querySelector('main.analysis:not([data-running]) .luck table')");
    let keys = "[...document.querySelectorAll('.sources .legend li')].filter((row) => { \
        const [all, key] = [row, row.querySelector('.key')].map((part) => part.getBoundingClientRect()); \
        return key.width < 6 || key.height < 6 || key.left < all.left - 1 || key.right > all.right + 1 || key.top < all.top - 1; }).map((row) => row.innerText)";
    assert_eq!(page.ask(keys), json!([]), "every source has its colour beside its name");
    table
}

/// Whether the middle of a thing is what one sees and touches there.
fn in_reach(page: &Page, thing: &str) -> bool {
    page.holds(&format!(
        "(() => {{ const thing = document.querySelector({thing:?}), box = thing.getBoundingClientRect(); \
         const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2); \
         return box.height > 10 && !!there && (thing === there || thing.contains(there)); }})()"
    ))
}

/// The analysis on a phone: the curve fits, with letters that can be read.
fn fits_a_phone(page: &Page, table: &str) {
    page.goto(&format!("{table}/analysis"));
    assert!(page.holds("!document.querySelector('.at-large').checkVisibility()"), "that is for screens");
    let small = "[...document.querySelectorAll('.in-small text')].map((text) => \
        parseFloat(getComputedStyle(text).fontSize) * document.querySelector('.in-small').clientWidth / 360).filter((size) => size < 12)";
    assert_eq!(page.ask(small), json!([]));
    assert_eq!(page.ask("document.documentElement.scrollWidth"), PHONE.0);
    shot(page, "analysis-phone");
}

#[test]
fn a_replay_has_a_curve_as_its_slider_and_is_led_by_the_keyboard() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    let table = whole(&page, &site, "puerto-rico");
    page.goto(&format!("{table}/replay?ply=6"));
    page.until("document.documentElement.classList.contains('js')");
    assert!(page.holds("document.querySelectorAll('.curve .line').length > 1"), "everybody has a line");
    assert!(page.holds("document.querySelectorAll('.odds b').length > 1"), "chances in numbers");
    audit::check(&page, "en");
    shot(&page, "replay-laptop");
    let last = page.ask("document.querySelector('main').dataset.last");
    let rounds = page.ask("[...document.querySelectorAll('.rounds a')].map((round) => round.dataset.to)");
    let second = rounds[1].as_str().expect("a second round").to_owned();
    // A number stands below the band of its round, not where there was room.
    let places = "[...document.querySelectorAll('.rounds a')].map((round, i) => { \
        const place = round.querySelector('rect').getBoundingClientRect(); \
        const curve = document.querySelector('.curve').getBoundingClientRect(); \
        return Math.abs(place.left - curve.left - (round.dataset.to / document.querySelector('main').dataset.last) * curve.width); })";
    assert!(page.holds(&format!("{places}.every((off) => off < 2)")), "{}", page.ask(places));
    let at =
        |ply: &str| format!("new URL(location).searchParams.get('ply') === '{ply}' && {PLY} === '{ply}'");
    page.press("Home");
    page.until(&at("0"));
    page.press("ArrowRight");
    page.until(&at("1"));
    page.press("ArrowDown");
    page.until(&at(&second));
    page.press("ArrowUp");
    page.until(&at("0"));
    page.click(&format!(".rounds a[data-to='{second}'] text"));
    page.until(&at(&second));
    page.press("End");
    page.until(&at(last.as_str().expect("a number")));
    assert!(page.holds(&format!("document.querySelector('.slide input').value === {last}")));
    page.press("?");
    page.until("document.querySelector('.drawer-menu').open && document.querySelector('.keys').open");
    page.press("Home");
    page.until(&at("0"));
    page.press("v");
    page.until("new URL(location).searchParams.get('seat') === 'A' && document.documentElement.classList.contains('js')");
    page.press(" ");
    page.until(&format!("Number({PLY}) >= 2"));
    page.press(" ");
    page.until("document.querySelector('[data-play]').ariaPressed === 'false'");
    // Also an answer of which nothing is told says what it was.
    let begun = format!(
        "(async () => {{ const found = []; \
         for (let ply = 1; ply <= 40; ply++) {{ \
            const page = new DOMParser().parseFromString(await (await fetch(`{table}/replay?ply=${{ply}}`)).text(), 'text/html'); \
            if (page.querySelector('.asked .lead').innerText === 'The beginning') found.push(ply); \
         }} return found; }})()"
    );
    assert_eq!(page.ask(&begun), json!([]), "that is the beginning alone");
    // A marked answer is marked in the log and above the board.
    let marked = page.ask("document.querySelector('.tale li:has(.mark)')?.dataset.ply ?? ''");
    if let Some(ply) = marked.as_str().filter(|ply| !ply.is_empty()) {
        page.goto(&format!("{table}/replay?ply={ply}"));
        page.until("!!document.querySelector('.asked .mark')");
    }
    page.press("a");
    page.until("!!document.querySelector('main.analysis')");
    let phone = Page::new(&browser, PHONE, "fr");
    phone.goto(&format!("{table}/replay?ply=9"));
    phone.until("document.documentElement.classList.contains('js')");
    assert_eq!(
        phone.ask("document.documentElement.scrollWidth"),
        PHONE.0,
        "nothing is wider than the screen"
    );
    assert!(in_reach(&phone, ".slide input"), "the slider is not hidden by the buttons");
    assert!(in_reach(&phone, ".steps [data-play]"));
    shot(&phone, "replay-phone");
    fits_a_phone(&phone, &table);
}

#[test]
fn a_replay_stands_in_a_page_of_somebody_else_and_nothing_can_be_done_there() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    for game in ["san-juan", "puerto-rico"] {
        begin(&page, &site, game);
        let table = page.address();
        play_on(&page, 6);
        page.goto(&format!("{table}/replay?ply=2&embed"));
        page.until("document.documentElement.classList.contains('js')");
        assert!(page.holds("!document.querySelector('form, header.bar')"), "no forms, no bar");
        for thing in [".asked .lead", ".steps [data-play]", ".slide input", ".winding .home"] {
            assert!(in_reach(&page, thing), "{game}: {thing}");
        }
        page.press("ArrowRight");
        page.until(&format!("{PLY} === '3' && location.search.includes('embed')"));
        shot(&page, &format!("embed-laptop-{game}"));
        audit::check(&page, "en");
    }
}

#[test]
fn a_position_is_played_on_from_the_replay_and_from_the_table() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    let table = whole(&page, &site, "saint-petersburg");
    page.goto(&format!("{table}/replay?ply=8"));
    page.ask("document.querySelector('.drawer-menu').open = true");
    page.ask("document.querySelector('.fork [name=same]').click()");
    page.click(".fork button");
    page.until("!!document.querySelector('main.table[data-table] .practice a')");
    assert_ne!(page.address(), table);
    page.until("!!document.querySelector('main.table[data-turn=yours]:not(.playing)')");
    audit::check(&page, "en");
    shot(&page, "fork-laptop");
    let first = page.address();
    play_on(&page, 4);
    page.ask("document.querySelector('.drawer-menu').open = true");
    assert!(
        page.holds("!document.querySelector('.fork [name=same]')"),
        "while a game runs its luck is a secret"
    );
    page.click(".fork button");
    page.until(&format!(
        "!!document.querySelector('main.table[data-table] .practice a') && location.href !== {first:?}"
    ));
}

/// Games of somebody who takes the first answer, against bots, as many as are wanted of each number of players.
const PLAYED: &str = "(async () => { \
    const send = async (path, value) => (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) })).json(); \
    const read = async (path) => (await fetch(path)).json(); \
    for (const players of [2, 2, 2, 3, 3, 3]) { \
        const seats = ['me', 'random', 'random'].slice(0, players); \
        const { table } = await send('/api/tables', { game: 'san-juan', setup: `players=${players}`, seats, listed: false }); \
        for (;;) { \
            const { acting, ply } = await read(`/api/tables/${table}`); \
            if (!acting) break; \
            const { choices } = await read(`/api/tables/${table}/choices`); \
            if (choices?.length) await send(`/api/tables/${table}/play`, { ply, action: choices[ply % choices.length].action }); \
        } \
    } \
    return true; })()";

#[test]
fn the_explorer_shows_what_was_played_by_number_of_players_and_leads_to_the_things() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    page.goto(&site.address("/me"));
    assert_eq!(page.ask(PLAYED), true);
    page.goto(&site.address("/explore/puerto-rico?by=you"));
    assert!(page.holds("!document.querySelector('.rows')"), "of another game nothing was played");
    page.click(".explore header .seg a[href*='san-juan']");
    page.until("location.pathname.endsWith('/explore/san-juan')");
    page.click(".sources .seg a[href*='by=you']");
    page.until("location.search.includes('by=you') && !!document.querySelector('.rows tbody tr')");
    for players in [2, 3] {
        page.click(&format!(".sources .seg a[href*='players={players}']"));
        page.until(&format!("location.search.includes('players={players}')"));
        let places =
            "document.querySelectorAll('.rows tr:first-child .ranks')[0].querySelectorAll('rect').length";
        assert_eq!(page.ask(places), players, "a part of the bar for each place");
        let shares = "[...document.querySelectorAll('.rows .ranks')].every((bar) => \
            Math.abs([...bar.querySelectorAll('rect')].reduce((sum, part) => sum + parseFloat(part.getAttribute('width')), 0) - 100) < 0.1)";
        assert!(page.holds(shares), "places add up");
    }
    let tall = "[...document.querySelectorAll('.rows tr')].filter((row) => row.offsetHeight >= 50).map((row) => `${row.offsetHeight}: ${row.innerText}`)";
    assert_eq!(page.ask(tall), json!([]), "a choice takes one line");
    audit::check(&page, "en");
    shot(&page, "explore-laptop");
    page.click(".card:not(.openings) .rows tbody th a");
    page.until("location.pathname.includes('/rules/san-juan/things/')");

    let phone = Page::new(&browser, PHONE, "fr");
    phone.take_cookies(&page.cookies(), &site.address("/"));
    phone.goto(&site.address("/explore/san-juan?by=you&players=3"));
    phone.until("!!document.querySelector('.rows tbody tr')");
    assert_eq!(
        phone.ask("document.documentElement.scrollWidth"),
        PHONE.0,
        "nothing is wider than the screen"
    );
    assert!(
        phone.holds("[...document.querySelectorAll('.explore .wide')].every((box) => box.scrollWidth <= box.clientWidth)"),
        "the rows fit"
    );
    audit::check(&phone, "fr");
    shot(&phone, "explore-phone");
}
