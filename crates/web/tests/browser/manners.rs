//! How things move and answer: ships sail, cards turn over, what was opened closes, what would be lost is said first. And a game gone through again.

use super::chromium::browser;
use super::living::answer;
use super::page::{Device, LAPTOP, PHONE, Page};
use super::play::{begin, play_on, step};
use super::site::Site;

const PLY: &str = "document.querySelector('main.table').dataset.ply";
const MINE: &str = "!!document.querySelector('main.table[data-turn=yours]:not(.playing)')";
const OVER: &str = "!!document.querySelector('.result')";

macro_rules! start {
    () => {{
        let Some(browser) = browser() else { return };
        (Site::open(), browser)
    }};
}

/// Somebody at his table who writes down every animation: of what, and its transforms.
fn watching(page: &Page, site: &Site, game: &str) {
    page.in_motion();
    page.goto(&site.address("/"));
    page.ask("localStorage.setItem('pace', 'fast')");
    begin(page, site, game);
    page.until(MINE);
    page.ask(
        "(() => { window.animations = []; const animate = Element.prototype.animate; Element.prototype.animate = function (keyframes, timing) { \
         const list = Array.isArray(keyframes) ? keyframes.map(({ transform }) => transform) : [keyframes.transform].flat(); \
         animations.push({ at: this.dataset.at, name: this.className, ply: document.querySelector('main').dataset.ply, list, laden: !!this.querySelector('[data-thing]') }); \
         return animate.call(this, keyframes, timing); }; \
         window.stubs = 0; new MutationObserver(() => { stubs += document.querySelectorAll('main [data-keep]').length; }) \
         .observe(document.body, { childList: true, subtree: true }); return true; })()",
    );
}

/// Answers until something has been seen.
fn until_seen(page: &Page, what: &str) {
    for n in 0..400 {
        page.until(&format!("{MINE} || {OVER}"));
        if page.holds(what) {
            return;
        }
        assert!(!page.holds(OVER), "a whole game without {what}: {}", page.ask("animations.length"));
        let before = page.ask(PLY);
        answer(page, n);
        page.until(&format!("({MINE} && {PLY} !== {before}) || {OVER}"));
    }
    panic!("never seen: {what}");
}

#[test]
fn a_ship_that_is_emptied_sails_away_and_comes_home() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    watching(&page, &site, "puerto-rico");
    let sailed = |way: &str| {
        format!("animations.some(({{ at, list }}) => at?.startsWith('ship') && {way}.includes('vw'))")
    };
    until_seen(&page, &format!("{} && {}", sailed("list.at(-1)"), sailed("list[0]")));
    page.until("!document.querySelector('.ghost, .arriving')");
    assert!(page.holds("stubs === 0"), "what stands for an old element is never seen itself");
}

#[test]
fn a_card_from_the_pile_turns_over_on_its_way() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    watching(&page, &site, "saint-petersburg");
    until_seen(&page, "animations.some(({ name, list }) => name === 'leaf' && list.includes('scaleX(0)'))");
}

#[test]
fn escape_closes_a_city_that_was_opened() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "san-juan");
    page.until(MINE);
    let opened = "[...document.querySelectorAll('input[data-opens]')].some(({ checked }) => checked)";
    page.click_on("document.querySelector(`label[for='${document.querySelector('input[data-opens]').id}']`) ?? document.querySelector('input[data-opens]').closest('label')");
    page.until(opened);
    page.press("Escape");
    page.until(&format!("!{opened}"));
}

#[test]
fn whoever_stops_building_is_told_first_what_he_gives_away() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "san-francisco");
    let warned = "!!document.querySelector('.acts .pass[data-warns]')";
    for n in 0..80 {
        page.until(&format!("{MINE} || {OVER}"));
        if page.holds(warned) {
            break;
        }
        step(&page, n);
    }
    let before = page.ask(PLY);
    let told = page.ask("document.querySelector('.acts .pass').dataset.warns");
    page.click(".acts .pass");
    page.until("!!document.querySelector('.menu')");
    assert!(page.holds(&format!("document.querySelector('.menu').textContent.includes({told})")), "{told}");
    assert_eq!(page.ask(PLY), before, "nothing is given away yet");
    page.click(".menu button");
    page.until(&format!("{PLY} !== {before}"));
}

#[test]
fn on_a_phone_what_is_marked_is_confirmed_at_the_thumb() {
    let (site, browser) = start!();
    let page = Page::new(&browser, PHONE, "en").with(Device::Finger);
    begin(&page, &site, "san-juan");
    let several = "!!document.querySelector('#several .main')";
    for n in 0..80 {
        page.until(&format!("{MINE} || {OVER}"));
        if page.holds(several) {
            break;
        }
        step(&page, n);
    }
    let place = "document.querySelector('#several .main').getBoundingClientRect()";
    assert!(
        page.holds(&format!("{place}.top > innerHeight - 80 && {place}.bottom <= innerHeight")),
        "at the thumb"
    );
}

#[test]
fn a_replay_plays_by_itself_with_motion_and_stops_when_asked() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "puerto-rico");
    play_on(&page, 14);
    page.in_motion();
    let table = page.address();
    page.goto(&format!("{table}/replay?ply=2"));
    page.ask("localStorage.setItem('pace', 'fast')");
    page.ask("(() => { window.flown = 0; new MutationObserver((list) => { for (const { addedNodes } of list) for (const node of addedNodes) flown += node.classList?.contains('ghost') ?? 0; }).observe(document.body, { childList: true, subtree: true }); return true; })()");
    page.click("[data-play]");
    page.until(&format!("Number({PLY}) >= 6 && flown > 0"));
    page.click("[data-play]");
    page.until("!document.querySelector('main.playing')");
    let now = page.ask(PLY);
    // Where it stopped, the address, the log and the slider say the same.
    assert!(
        page.holds(&format!("new URL(location).searchParams.get('ply') === {now}")),
        "{}",
        page.address()
    );
    assert!(page.holds(&format!("document.querySelector('.tale [aria-current]').dataset.ply === {now}")));
    assert!(page.holds(&format!("document.querySelector('.slide input').value === {now}")));
    // The same position again, from the server alone, is the same board.
    let board = page.ask("document.querySelector('section.board').textContent");
    page.goto(&format!("{table}/replay?ply={}", now.as_str().unwrap_or_default()));
    assert_eq!(page.ask("document.querySelector('section.board').textContent"), board);
    // A line of the log leads to its move, and a thing has its sheet as it was then.
    page.click(".tale li[data-ply='1'] a");
    page.until(&format!("{PLY} === '1'"));
    page.hover("document.querySelector('section.board button[data-thing], section.board [data-thing]')");
    page.until("!!document.querySelector('#sheet h2')");
}

#[test]
fn an_answer_of_the_log_that_a_later_one_has_overtaken_is_not_shown() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "saint-petersburg");
    play_on(&page, 2);
    page.until(MINE);
    page.click(".drawer-log > summary");
    page.until("!!document.querySelector('.drawer-log[open] [data-fill] li')");
    // From now on the log is answered when the test says so, in its order.
    page.ask(
        "(() => { const fetched = window.fetch; window.held = []; const log = document.querySelector('[data-fill]').dataset.fill; \
         window.fetch = (address, ...rest) => address === log ? new Promise((done) => held.push(done)) : fetched(address, ...rest); \
         window.ask = () => document.dispatchEvent(new Event('toggle')); \
         window.tell = (which, text) => held[which](new Response(`<li data-ply='0'>${text}</li>`)); \
         window.log = () => document.querySelector('[data-fill]').textContent; ask(); ask(); ask(); return held.length; })()",
    );
    page.ask("tell(0, 'the first')");
    page.until("log() === 'the first'");
    page.ask("tell(2, 'the third')");
    page.until("log() === 'the third'");
    page.ask("tell(1, 'the second')");
    assert!(page.holds("new Promise((done) => setTimeout(() => done(log() === 'the third'), 200))"));
}
