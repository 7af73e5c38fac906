//! The card tables, San Juan and Saint Petersburg, where they are crowded: what lies there is whole, and what is asked about is in sight.

use serde_json::Value;

use super::chromium::browser;
use super::page::{Device, LAPTOP, PHONE, Page};
use super::play::seated;
use super::site::Site;

const WIDE: (u32, u32) = (1920, 1080);
/// Own answers after which a test gives up.
const PATIENT: usize = 200;

/// A table of this game against quick bots.
fn begun(page: &Page, site: &Site, (game, setup, players): (&str, &str, usize)) -> String {
    page.goto(&site.address("/about"));
    let seats: Vec<&str> = ["me"].into_iter().chain(std::iter::repeat_n("random", players - 1)).collect();
    let wanted = serde_json::json!({ "game": game, "setup": setup, "seats": seats });
    let table = page.ask(&format!(
        "fetch('/api/tables', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({wanted}) }}) \
         .then((answer) => answer.json()).then(({{ table }}) => table)"
    ));
    let table = table.as_str().expect("a table").to_owned();
    page.goto(&site.address(&format!("/t/{table}")));
    seated(page);
    table
}

/// What can be answered now; nothing when the game is over.
fn answers(page: &Page) -> Vec<String> {
    page.until("!!document.querySelector('main.table[data-turn=yours]:not(.playing), .result')");
    let all = page
        .ask("[...document.querySelectorAll('#choices button, .acts .pass')].map((answer) => answer.value)");
    let text = |answer: &Value| answer.as_str().unwrap_or_default().to_owned();
    all.as_array().map(|all| all.iter().map(text).collect()).unwrap_or_default()
}

fn answer(page: &Page, action: &str) {
    let ply = page.ask("document.querySelector('main.table').dataset.ply");
    page.ask(&format!("[...document.querySelectorAll('#choices button, .acts .pass')].find((answer) => answer.value === '{action}').click()"));
    // What costs something is given when it is confirmed.
    let moved = format!("document.querySelector('main.table').dataset.ply !== {ply}");
    page.until(&format!("{moved} || !!document.querySelector('.menu button')"));
    if !page.holds(&moved) {
        page.ask("document.querySelector('.menu button')?.click()");
    }
    page.until(&moved);
}

/// Answers with the first of these that is possible, until something can be answered.
fn play_until(page: &Page, likes: &[&str], wanted: impl Fn(&[String]) -> bool) {
    for _ in 0..PATIENT {
        let all = answers(page);
        if wanted(&all) {
            return;
        }
        let liked = likes.iter().find_map(|like| all.iter().find(|action| action.starts_with(like)));
        answer(page, liked.or(all.first()).expect("the game is over before that"));
    }
    panic!("it never comes to that at {}", page.address());
}

/// A bot plays the game to its end.
fn to_the_end(page: &Page) {
    page.until("!!document.querySelector('main.table[data-turn=yours]')");
    page.ask("document.querySelector(`form[action$='/leave']`).requestSubmit()");
    for far in (0..).step_by(20) {
        let over = "!!document.querySelector('.result')";
        page.until(&format!("{over} || Number(document.querySelector('main.table').dataset.ply) >= {far}"));
        if page.holds(over) {
            return;
        }
    }
}

/// Pictures of cards that are cut by what they lie in, or by the edge of the screen.
const CUT: &str = "[...document.querySelectorAll('.others :is(.tiny, .plot, .chip), .own .card')].filter((card) => card.checkVisibility()).filter((card) => { \
    const box = card.getBoundingClientRect(); \
    for (let around = card.parentElement; around !== document.body; around = around.parentElement) { \
        if (getComputedStyle(around).overflowY === 'visible') continue; \
        const edge = around.getBoundingClientRect(); \
        if (box.bottom > edge.bottom + 2 || box.top < edge.top - 2) return true; } \
    return box.bottom > innerHeight + 1; }).map((card) => `${card.className} of ${card.dataset.at}`)";

#[test]
fn at_the_end_of_a_card_game_no_card_of_anybody_is_cut() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    for game in [
        ("saint-petersburg", "players=4", 4),
        ("saint-petersburg", "players=3", 3),
        ("san-juan", "players=3", 3),
        ("san-juan", "players=4 new-buildings=true", 4),
    ] {
        let page = Page::new(&browser, LAPTOP, "en");
        let table = begun(&page, &site, game);
        to_the_end(&page);
        let wide = Page::new(&browser, WIDE, "fr");
        for (page, size) in [(&page, LAPTOP), (&wide, WIDE)] {
            page.goto(&site.address(&format!("/t/{table}")));
            page.until("!!document.querySelector('.result')");
            assert_eq!(page.ask(CUT), serde_json::json!([]), "{game:?} at {size:?}");
        }
    }
}

#[test]
fn on_a_phone_the_hand_of_saint_petersburg_is_in_sight_above_the_thumb() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, PHONE, "fr").with(Device::Finger);
    begun(&page, &site, ("saint-petersburg", "players=4", 4));
    play_until(&page, &["take", "pass"], |_| {
        page.holds("document.querySelectorAll('.hand .card').length > 1")
    });
    assert!(page.holds("scrollY === 0"));
    let seen = "[...document.querySelectorAll('.hand .card')].every((card) => { const box = card.getBoundingClientRect(); \
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); return card.contains(top); })";
    assert!(page.holds(seen), "something lies on the hand, or it is out of sight");
    page.ask("scrollTo(0, document.documentElement.scrollHeight)");
    let above = "document.querySelector('.store').getBoundingClientRect().bottom <= document.querySelector('.lane.hand').getBoundingClientRect().top + 1 \
        || document.querySelector('.happened').getBoundingClientRect().bottom <= document.querySelector('.lane.hand').getBoundingClientRect().top + 1";
    assert!(page.holds(above), "the end of the page lies under the hand");
}

/// A question which card a trading card replaces.
fn replaces(all: &[String]) -> Option<String> {
    let place = |action: &String| {
        let words: Vec<&str> = action.split(' ').collect();
        (words.len() > 3 && words[0] == "buy").then(|| format!("row/{}/{}", words[2], words[1]))
    };
    let places: Vec<String> = all.iter().filter_map(place).collect();
    places.iter().find(|one| places.iter().filter(|other| other == one).count() > 1).cloned()
}

#[test]
fn what_a_trading_card_may_replace_is_in_sight_with_its_price_and_nothing_lies_on_it() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, LAPTOP, "en");
    let table = begun(&page, &site, ("saint-petersburg", "players=2", 2));
    play_until(&page, &["buy lumberjack", "buy gold-miner", "buy", "play", "pass"], |all| {
        replaces(all).is_some()
    });
    let place = replaces(&answers(&page)).expect("a trading card");
    let phone = Page::new(&browser, PHONE, "fr").with(Device::Finger);
    phone.take_cookies(&page.cookies(), &site.address("/"));
    phone.goto(&site.address(&format!("/t/{table}")));
    seated(&phone);
    for page in [&page, &phone] {
        let card = format!("document.querySelector('[data-at=\"{place}\"].open')");
        let before =
            page.ask("document.querySelector('main.table > .prompt').getBoundingClientRect().height");
        page.click_on(&card);
        page.until("document.querySelectorAll('.lane .card.next').length > 1");
        let free = "[...document.querySelectorAll('.lane .card.next')].every((card) => [card, card.querySelector('.instead.said')].every((one) => { \
            const box = one.getBoundingClientRect(); const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
            return box.bottom < innerHeight && (card.contains(top) || card === top); }))";
        assert!(page.holds(free), "a card that may be replaced, or its price, is hidden");
        assert!(page.holds("document.querySelector('.lane:has(.next) > .which.said').checkVisibility()"));
        let after = page.ask("document.querySelector('main.table > .prompt').getBoundingClientRect().height");
        assert_eq!(before, after, "the band of the question jumps");
    }
}

#[test]
fn what_is_paid_with_is_seen_beside_the_question() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    for (size, device) in [(LAPTOP, Device::Mouse), (PHONE, Device::Finger)] {
        let page = Page::new(&browser, size, "en").with(device);
        begun(&page, &site, ("san-juan", "players=2", 2));
        let due = "document.querySelectorAll('.slots > i').length";
        play_until(&page, &["take builder", "build", "take", "pass"], |_| {
            page.holds(&format!(
                "{due} > 0 && document.querySelectorAll('.hand input[form=several]').length > 1"
            ))
        });
        assert!(page.holds(&format!("{due} === Number(document.querySelector('#several').dataset.least)")));
        assert!(!page.holds("!!document.querySelector('.slots svg')"));
        page.operate("document.querySelector('.hand input[form=several]')");
        page.until("document.querySelectorAll('.slots > i:has(svg)').length === 1");
        page.operate("document.querySelector('.hand input[form=several]:checked')");
        page.until("!document.querySelector('.slots svg')");
    }
}

#[test]
fn on_a_phone_cards_of_the_hand_stand_upright_and_the_points_have_their_seal() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, PHONE, "en").with(Device::Finger);
    begun(&page, &site, ("san-juan", "players=2", 2));
    assert!(page.holds("document.querySelectorAll('.hand.fan .slot').length > 0"));
    let upright = "[...document.querySelectorAll('.hand.fan .slot')].every((slot) => getComputedStyle(slot).rotate === 'none')";
    assert!(page.holds(upright), "a tilted card is cut by its tray");
    assert!(page.holds(
        "getComputedStyle(document.querySelector('.prompt > .purse > .vp')).backgroundImage !== 'none'"
    ));
}
