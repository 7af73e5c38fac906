//! San Francisco and 1906 San Francisco: what their tables owe a reader at every question.

use serde_json::json;

use super::chromium::browser;
use super::page::{Device, LAPTOP, PHONE, Page};
use super::play::{play_on, seated};
use super::site::Site;

const WIDE: (u32, u32) = (1920, 1080);
const MINE: &str = "!!document.querySelector('main.table[data-turn=yours]:not(.playing)')";

macro_rules! start {
    () => {{
        let Some(browser) = browser() else { return };
        (Site::open(), browser)
    }};
}

/// A table of a game with so many players, all others bots.
fn table(page: &Page, site: &Site, game: &str, players: usize) {
    page.goto(&site.address("/about"));
    let seats: Vec<&str> = ["me"].into_iter().chain(std::iter::repeat_n("random", players - 1)).collect();
    let wanted = json!({ "game": game, "setup": format!("players={players}"), "seats": seats });
    let table = page.ask(&format!(
        "fetch('/api/tables', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({wanted}) }}) \
         .then((answer) => answer.json()).then(({{ table }}) => table)"
    ));
    page.goto(&site.address(&format!("/t/{}", table.as_str().expect("a table"))));
    seated(page);
    page.until(MINE);
}

/// Answers with what a pattern names, where it can, until something is asked.
fn until_asked(page: &Page, question: &str, answers: &str) {
    let found = page.ask(&format!(
        "(async () => {{ const table = location.pathname.replace('/t/', '/api/tables/'); const get = (more) => fetch(table + more).then((one) => one.json()); \
         for (let n = 0; n < 900; n += 1) {{ const now = await get(''); if (now.state !== 'playing') return 'over'; \
         if (now.acting !== now.own) {{ await new Promise((done) => setTimeout(done, 5)); continue; }} \
         if (now.view.asked?.question === {question:?}) return true; \
         const {{ ply, choices }} = await get('/choices'); if (!choices?.length) continue; \
         const good = choices.filter(({{ action }}) => /{answers}/.test(action)); const from = good.length ? good : choices; \
         await fetch(table + '/play', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
         body: JSON.stringify({{ ply, action: from[(n * 7) % from.length].action }}) }}); }} return 'never'; }})()"
    ));
    assert_eq!(found, json!(true), "{question} is asked");
    page.goto(&page.address());
    page.until(MINE);
}

/// How far the question reaches over a part of the table, in pixels.
fn covers(page: &Page, part: &str) -> f64 {
    let over = page.ask(&format!(
        "Math.max(...[...document.querySelectorAll('{part}')].map((e) => {{ const [a, b] = [document.querySelector('.prompt .ask'), e].map((e) => e.getBoundingClientRect()); \
         return Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)); }}))"
    ));
    over.as_f64().unwrap_or(f64::MAX)
}

#[test]
fn no_question_of_1906_reaches_over_the_years() {
    let (site, browser) = start!();
    for (size, lang, players) in [(LAPTOP, "en", 4), (LAPTOP, "fr", 2), (WIDE, "fr", 4)] {
        let page = Page::new(&browser, size, lang);
        table(&page, &site, "san-francisco-1906", players);
        for _ in 0..24 {
            let question = page.ask("document.querySelector('.asked').textContent");
            assert!(covers(&page, ".years") < 1.0, "{question} covers the years at {size:?} in {lang}");
            play_on(&page, 1);
            if page.holds("!!document.querySelector('.result')") {
                break;
            }
        }
    }
}

#[test]
fn no_question_of_san_francisco_reaches_over_the_points_of_another_city() {
    let (site, browser) = start!();
    for (size, lang) in [(LAPTOP, "en"), (WIDE, "fr")] {
        let page = Page::new(&browser, size, lang);
        table(&page, &site, "san-francisco", 4);
        for _ in 0..24 {
            let question = page.ask("document.querySelector('.asked').textContent");
            assert!(covers(&page, ".others .stamp") < 1.0, "{question} covers points at {size:?} in {lang}");
            play_on(&page, 1);
            if page.holds("!!document.querySelector('.result')") {
                break;
            }
        }
    }
}

#[test]
fn where_a_permit_or_an_objective_was_taken_nothing_beside_it_moves() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    table(&page, &site, "san-francisco-1906", 3);
    let places = "['permit-stack', 'goal-row', 'common'].map((key) => document.querySelector(`[data-key=${key}]`).getBoundingClientRect().x)";
    let pile = "document.querySelector('[data-at=objectives]').getBoundingClientRect().x";
    let before = (page.ask(places), page.ask(pile));
    page.ask("document.querySelectorAll('[data-key=permit-cards] .permit, [data-key=goal-cards] .goal')[0].remove()");
    page.ask("document.querySelectorAll('[data-key=goal-cards] .goal')[0].remove()");
    assert_eq!((page.ask(places), page.ask(pile)), before);
}

#[test]
fn a_phone_shows_the_plot_that_is_built_on_wherever_it_lies() {
    let (site, browser) = start!();
    let page = Page::new(&browser, PHONE, "en").with(Device::Finger);
    table(&page, &site, "san-francisco-1906", 4);
    for _ in 0..3 {
        until_asked(&page, "permits", "build|materials|permit");
        let seen = "(({ left, right }) => left >= 0 && right <= innerWidth)(document.querySelector('.plot.chosen').getBoundingClientRect())";
        page.until(seen);
        // Its building stands; on to the next one.
        until_asked(&page, "space", "spend|decline");
    }
}

#[test]
fn among_the_plots_that_fit_the_best_has_a_frame_of_its_own() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    table(&page, &site, "san-francisco-1906", 2);
    until_asked(&page, "plot", "build|materials|permit");
    let told = page.ask(
        "(() => { const points = (e) => Number(e.querySelector('.gain').textContent.replace('−', '-').replace('±', '')); \
         const open = [...document.querySelectorAll('.plot.open')]; const most = Math.max(...open.map(points)); \
         return { open: open.length, wrong: open.filter((e) => e.classList.contains('best') !== (most > 0 && points(e) === most) || \
         e.classList.contains('poor') !== (most > 0 && points(e) <= 0)).map((e) => e.dataset.at) }; })()",
    );
    assert!(told["open"].as_u64() > Some(0), "{told}");
    assert_eq!(told["wrong"], json!([]));
}

#[test]
fn pawns_leave_the_spaces_on_which_they_stood_for_the_next_action_card() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    table(&page, &site, "san-francisco-1906", 2);
    page.in_motion();
    page.ask("localStorage.setItem('pace', 'fast')");
    page.goto(&page.address());
    page.until(MINE);
    // Where the pawns stood before something was told, and where a ghost of one begins on its way to another card.
    page.ask(
        "(() => { window.left = []; let stood = {}; const middle = (e) => { const { x, y, width, height } = e.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }; \
         const note = () => { for (const e of document.querySelectorAll('.station .man')) stood[e.dataset.thing] = { card: e.closest('.station').dataset.key, at: middle(e) }; }; \
         setInterval(note, 5); note(); \
         new MutationObserver((list) => { for (const { addedNodes } of list) for (const node of addedNodes) { const thing = node.dataset?.thing ?? ''; \
         if (!node.classList?.contains('ghost') || !thing.startsWith('pawn') || !stood[thing]) continue; const now = document.querySelector('.station.now')?.dataset.key; \
         if (!now || now === stood[thing].card) continue; const [x, y] = middle(node); const [u, v] = stood[thing].at; \
         left.push(Math.round(Math.hypot(x - u, y - v))); delete stood[thing]; } }).observe(document.body, { childList: true, subtree: true }); return true; })()",
    );
    for n in 0..30 {
        page.until(&format!("{MINE} || !!document.querySelector('.result')"));
        if page.holds("left.length >= 4 || !!document.querySelector('.result')") {
            break;
        }
        let before = page.ask("document.querySelector('main.table').dataset.ply");
        super::living::answer(&page, n);
        page.until(&format!("document.querySelector('main.table').dataset.ply !== {before}"));
    }
    let left = page.ask("left");
    let far: Vec<i64> = left.as_array().into_iter().flatten().filter_map(serde_json::Value::as_i64).collect();
    assert!(far.len() >= 2, "pawns went on: {left}");
    assert!(far.iter().all(|pixels| *pixels < 40), "from where they stood: {left}");
}

#[test]
fn after_a_hint_of_the_tour_a_phone_shows_what_is_asked_again() {
    let (site, browser) = start!();
    let page = Page::new(&browser, PHONE, "fr").with(Device::Finger);
    page.goto(&site.address("/"));
    page.ask("document.querySelector(\"form[action='/play/san-francisco-1906'] button\").click()");
    page.until(
        "!!document.querySelector('main.table[data-turn=yours] #guide') && !!document.querySelector('#hint')",
    );
    let mut led = false;
    for _ in 0..10 {
        while page.holds("!!document.querySelector('#hint')") {
            led |= page.holds("scrollY > innerHeight / 2");
            page.ask("document.querySelector('#hint .main').click()");
        }
        page.until("scrollY < innerHeight / 2");
        if led {
            return;
        }
        let before = page.ask("document.querySelector('main.table').dataset.ply");
        super::living::answer(&page, 1);
        page.until(&format!("document.querySelector('main.table').dataset.ply !== {before} && {MINE}"));
    }
    panic!("no hint ever leads down the page");
}
