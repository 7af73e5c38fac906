//! The living table: what happened is told at the reader's pace, things have sheets, answers are taken back.

use super::chromium::browser;
use super::page::{self, Device, LAPTOP, PHONE, Page};
use super::play::{begin, play_on, step};
use super::site::Site;

macro_rules! start {
    () => {{
        let Some(browser) = browser() else { return };
        (Site::open(), browser)
    }};
}

const PLY: &str = "document.querySelector('main.table').dataset.ply";
const MINE: &str = "!!document.querySelector('main.table[data-turn=yours]:not(.playing)')";
const OVER: &str = "!!document.querySelector('.result')";

/// Writes down every ghost and where it is seen.
fn watch(page: &Page) {
    page.ask(
        "(() => { window.ghosts = []; new MutationObserver((list) => { for (const { addedNodes } of list) for (const node of addedNodes) { \
         if (!node.classList?.contains('ghost')) continue; const seen = []; ghosts.push({ thing: node.dataset.thing, seen }); \
         const look = () => { if (!node.isConnected) return; const { x, y } = node.getBoundingClientRect(); seen.push([x, y]); requestAnimationFrame(look); }; look(); } \
         }).observe(document.body, { childList: true, subtree: true }); return true; })()",
    );
}

/// Somebody who likes things to move, at his table, at this pace.
fn at_pace(page: &Page, site: &Site, pace: &str) {
    page.in_motion();
    page.goto(&site.address("/"));
    page.ask(&format!("localStorage.setItem('pace', {pace:?})"));
    begin(page, site, "puerto-rico");
    page.until(MINE);
    watch(page);
}

/// Answers until what happens next is being told.
fn until_told(page: &Page, what: &str) {
    for n in 0..40 {
        page.until(MINE);
        let before = page.ask(PLY);
        answer(page, n);
        page.until(&format!("{what} || ({MINE} && {PLY} !== {before}) || {OVER}"));
        if page.holds(what) {
            return;
        }
    }
    panic!("nothing is ever told: {what}");
}

/// Gives an answer without waiting for what comes of it.
pub fn answer(page: &Page, n: usize) {
    page.ask(&format!(
        "(() => {{ const several = document.querySelector('#several button'); if (several && !several.disabled) return several.click(); \
         const all = [...document.querySelectorAll('.choices button, .acts .pass')]; const one = all[{n} % all.length]; one.form.requestSubmit(one); }})()"
    ));
}

#[test]
fn a_piece_that_an_event_moves_is_seen_in_flight_between_its_two_places() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    at_pace(&page, &site, "normal");
    until_told(&page, "ghosts.length > 0");
    page.until(MINE);
    let between = "ghosts.some(({ seen }) => { const [[x, y], [u, v]] = [seen[0], seen.at(-1)]; const far = Math.hypot(u - x, v - y); \
        return far > 40 && seen.some(([p, q]) => Math.hypot(p - x, q - y) > far / 5 && Math.hypot(u - p, v - q) > far / 5); })";
    assert!(page.holds(between), "{}", page.ask("ghosts"));
    assert!(page.holds("!document.querySelector('.ghost, .arriving')"), "everything has landed");
}

#[test]
fn the_story_names_every_move_since_my_turn() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "puerto-rico");
    for n in 0..12 {
        page.until(MINE);
        let before = page.ask(PLY);
        step(&page, n);
        page.until(&format!("{MINE} || {OVER}"));
        let missing = page.ask(&format!(
            "fetch(`/api${{location.pathname.replace('/t/', '/tables/')}}/frames?since=${{{before}}}`).then((answer) => answer.json()).then(({{ frames }}) => \
             frames.filter(({{ ply }}) => ply <= Number({PLY})).flatMap(({{ sentences }}) => sentences) \
             .filter((sentence) => !document.querySelector('.tale').textContent.includes(sentence)))"
        ));
        assert_eq!(missing, serde_json::json!([]), "nobody tells it");
    }
    assert!(page.holds("document.querySelector('.tale .asked-now') !== null"), "and that I am asked");
    assert!(page.holds("!!document.querySelector('.tale .chapter h3 svg')"), "in chapters with pictures");
}

#[test]
fn a_click_during_motion_acts_on_the_true_page() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    at_pace(&page, &site, "slow");
    until_told(&page, "!!document.querySelector('.playing')");
    // The true question, while the page still tells how it came to it.
    let truth = "fetch(`/api${location.pathname.replace('/t/', '/tables/')}/choices`).then((answer) => answer.json())";
    page.until(&format!("{truth}.then(({{ choices }}) => choices.some(({{ anchors }}) => anchors[0] && document.querySelector(`button[data-at=\"${{anchors[0]}}\"]`)))"));
    assert!(page.holds("!!document.querySelector('.playing')"), "it is still being told");
    let now = page.ask(&format!("{truth}.then(({{ ply }}) => ply)"));
    let place = page.ask(&format!(
        "{truth}.then(({{ choices }}) => choices.map(({{ anchors }}) => anchors[0]).find((at) => at && document.querySelector(`button[data-at=\"${{at}}\"]`)))"
    ));
    page.click_on(&format!("document.querySelector(`button[data-at={place}]`)"));
    page.until(&format!("Number({PLY}) > {now} || !!document.querySelector('.menu') || document.querySelector('.picked')?.dataset.at === {place}"));
}

#[test]
fn a_page_that_slept_through_thirty_plies_catches_up() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "puerto-rico");
    page.until(MINE);
    let sleeper = Page::new(&browser, LAPTOP, "en");
    sleeper.in_motion();
    sleeper.goto(&page.address());
    sleeper.ask("localStorage.setItem('pace', 'fast')");
    sleeper.goto(&page.address());
    watch(&sleeper);
    sleeper.offline(true);
    let before = page.ask(&format!("Number({PLY})")).as_u64().unwrap_or_default();
    while page.ask(&format!("Number({PLY})")).as_u64().unwrap_or_default() < before + 30 {
        play_on(&page, 1);
    }
    page.until(MINE);
    sleeper.offline(false);
    sleeper.until("!!document.querySelector('.playing')");
    sleeper.until(&format!("{PLY} === {}", page.ask(PLY)));
    assert!(sleeper.holds("ghosts.length > 0"), "it was told");
    let board = "document.querySelector('[data-key=others]').textContent.replace(/\\s+/g, ' ')";
    let told = sleeper.ask(board);
    sleeper.goto(&page.address());
    assert_eq!(told, sleeper.ask(board), "and the end is the truth");
}

#[test]
fn step_by_step_every_move_of_another_waits_for_the_reader() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    at_pace(&page, &site, "step");
    until_told(&page, "!!document.querySelector('.stepping')");
    let later = "document.querySelectorAll('.tale .later').length";
    for _ in 0..60 {
        if !page.holds("!!document.querySelector('.stepping')") {
            break;
        }
        let hidden = page.ask(later).as_u64().unwrap_or_default();
        assert!(hidden > 0, "what comes is not told yet");
        if hidden.is_multiple_of(2) {
            page.press(" ");
        } else {
            page.click("[data-next]");
        }
        page.until(&format!("{later} < {hidden}"));
        page.until("!!document.querySelector('.stepping') || !document.querySelector('.playing')");
    }
    page.until(&format!("{MINE} || {OVER}"));
    assert_eq!(page.ask(later), 0);
}

#[test]
fn escape_skips_to_the_truth() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    at_pace(&page, &site, "step");
    until_told(&page, "!!document.querySelector('.stepping')");
    page.press("Escape");
    assert!(page.holds("!document.querySelector('.playing, .later')"), "at once");
}

#[test]
fn with_reduced_motion_nothing_flies_and_nothing_is_lost() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "puerto-rico");
    page.until(MINE);
    watch(&page);
    for n in 0..10 {
        let before = page.ask(PLY);
        step(&page, n);
        page.until(&format!("({MINE} && {PLY} !== {before}) || {OVER}"));
        assert!(page.holds("!!document.querySelector('.tale li[data-ply]')"), "the story is told");
    }
    assert_eq!(page.ask("ghosts.length"), 0);
    assert!(page.holds("!!document.querySelector('.changed')"), "what changed is outlined");
    let answered = page.ask(PLY);
    page.ask("document.querySelector('.changed').dataset.seen = '1'");
    answer(&page, 0);
    page.until(&format!("{PLY} !== {answered}"));
}

/// A thing of each sort: the own one, another's, one of the market, one that cannot be answered with now.
const THINGS: [&str; 4] = [
    "document.querySelector('.own [data-thing]')",
    "document.querySelector('.others [data-thing]')",
    "document.querySelector('.board [data-at^=\"board/\"][data-thing]')",
    "document.querySelector('[aria-disabled=true][data-thing]:not([tabindex])')",
];

fn sheet_of(thing: &str) -> String {
    format!("document.querySelector('#sheet h2') && {thing}.classList.contains('looked')")
}

const CLOSED: &str = "!document.querySelector('#sheet, .looked')";

#[test]
fn a_sheet_opens_for_anything_with_the_mouse() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "puerto-rico");
    page.until(MINE);
    for thing in THINGS {
        page.hover(thing);
        page.until(&sheet_of(thing));
        let apart = format!(
            "(([a, b]) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top)([{thing}, document.querySelector('#sheet')].map((e) => e.getBoundingClientRect()))"
        );
        assert!(page.holds(&apart), "the sheet covers {thing}");
        page.press("Escape");
        page.until(CLOSED);
        page.hover("document.querySelector('.tale')");
    }
    page.click_on(THINGS[3]);
    page.until("!!document.querySelector('#sheet.pinned .why')");
    page.click("#sheet .close");
    page.until(CLOSED);
}

#[test]
fn a_sheet_opens_with_the_keyboard_and_gives_the_focus_back() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "puerto-rico");
    page.until(MINE);
    page.tab_to("document.activeElement.matches('[data-thing].open')");
    page.until("!!document.querySelector('#sheet h2')");
    let place = page.ask("document.activeElement.dataset.at");
    page.press("i");
    page.until("document.activeElement.matches('#sheet .close')");
    assert!(page.holds("!!document.querySelector('#sheet .offers button')"), "what can be done with it");
    page.press("Escape");
    page.until(&format!("{CLOSED} && document.activeElement.dataset.at === {place}"));
    let before = page.ask(PLY);
    page.press("i");
    page.tab_to("document.activeElement.matches('#sheet .offers button')");
    page.press("Enter");
    page.until(&format!("{PLY} !== {before} && {CLOSED}"));
}

#[test]
fn a_sheet_that_is_passed_by_does_not_hold_the_keyboard() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "puerto-rico");
    page.until(MINE);
    page.ask("(() => { window.inside = 0; addEventListener('focusin', ({ target }) => target.closest('#sheet') && (inside += 1)); })()");
    page.tab_to("document.activeElement.matches('.own [data-thing]')");
    page.until("!!document.querySelector('#sheet h2')");
    page.tab_to("document.activeElement.matches('.bar a')");
    assert_eq!(page.ask("inside"), 0, "on its way the Tab key does not stop in a sheet");
}

#[test]
fn a_long_press_opens_a_sheet_and_does_not_answer() {
    let (site, browser) = start!();
    let page = Page::new(&browser, PHONE, "en").with(Device::Finger);
    begin(&page, &site, "puerto-rico");
    page.until(MINE);
    let before = page.ask(PLY);
    let open = "document.querySelector('[data-thing].open')";
    let held = page.hold_down(open);
    page.until(&sheet_of(open));
    page.release(held);
    // It comes from below.
    page.until("document.querySelector('#sheet').getBoundingClientRect().bottom >= innerHeight - 1");
    page.click("#sheet .close");
    page.until(CLOSED);
    assert_eq!(page.ask(PLY), before, "nothing was answered");
    // A tap on what cannot be answered with.
    page.click_on("document.querySelector('[aria-disabled=true][data-thing]')");
    page.until("!!document.querySelector('#sheet h2')");
}

#[test]
fn a_press_that_the_browser_calls_long_before_the_page_does_only_looks_too() {
    let (site, browser) = start!();
    let page = Page::new(&browser, PHONE, "en").with(Device::Finger);
    begin(&page, &site, "puerto-rico");
    page.until(MINE);
    let before = page.ask(PLY);
    let open = "document.querySelector('[data-thing].open')";
    let held = page.hold_down(open);
    page.ask(&format!(
        "{open}.dispatchEvent(new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true }}))"
    ));
    page.release(held);
    page.until(&sheet_of(open));
    page.click("#sheet .close");
    page.until(CLOSED);
    assert_eq!(page.ask(PLY), before, "nothing was answered");
}

#[test]
fn a_sheet_opens_for_who_only_watches() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "puerto-rico");
    let watcher = Page::new(&browser, LAPTOP, "fr");
    watcher.goto(&page.address());
    watcher.click_on("document.querySelector('.board .lot[data-thing]')");
    watcher.until("!!document.querySelector('#sheet h2') && !document.querySelector('#sheet .offers')");
}

#[test]
fn alone_against_bots_answers_are_taken_back_and_the_bots_go_with_them() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "puerto-rico");
    play_on(&page, 5);
    page.until(MINE);
    let number = |what: &str| page.ask(what).as_u64().unwrap_or_default();
    let ply = format!("Number({PLY})");
    let now = number(&ply);
    page.click("[data-undo]");
    page.until(&format!("{ply} < {now} && {MINE}"));
    let before = number(&ply);
    for _ in 0..2 {
        let now = number(&ply);
        page.press("u");
        page.until(&format!("{ply} < {now} && {MINE}"));
    }
    assert!(number(&ply) < before);
    page.until("!!document.querySelector('.ask .practice')");
    // From a line of the story to the beginning.
    play_on(&page, 4);
    page.until(MINE);
    let now = number(&ply);
    page.click(".drawer-log > summary");
    page.until("!!document.querySelector('.log .back')");
    page.ask("[...document.querySelectorAll('.log .back')][0].click()");
    page.until(&format!("{ply} < {now} && {MINE}"));
}

#[test]
fn among_people_nothing_is_taken_back_once_another_has_answered() {
    let (site, browser) = start!();
    let (host, guest) = (Page::new(&browser, LAPTOP, "en"), Page::new(&browser, LAPTOP, "en"));
    host.goto(&site.address("/new?game=saint-petersburg"));
    host.ask("document.querySelectorAll('[name=option-players][value=\"2\"], [name=warm]').forEach(box => box.click())");
    host.click("form.new button.main");
    host.until("!!document.querySelector('section.seats')");
    guest.goto(&host.address());
    guest.click("section.seats button");
    for page in [&host, &guest] {
        page.until("!!document.querySelector('main.table') && !document.querySelector('section.seats')");
        super::play::seated(page);
    }
    let turn = |page: &Page| page.holds(MINE);
    page::wait("somebody is asked", || turn(&host) || turn(&guest));
    let (first, second) = if turn(&host) { (&host, &guest) } else { (&guest, &host) };
    step(first, 0);
    first.until("!!document.querySelector('[data-undo]:not(:disabled)')");
    second.until(MINE);
    step(second, 0);
    first.until("!!document.querySelector('[data-undo]:disabled')");
    assert!(first.holds("!document.querySelector('.back, .practice')"), "and no line of the log leads back");
}

#[test]
#[ignore = "measures what a frame costs in the browser, and what thirty of them weigh"]
fn what_a_frame_costs() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "puerto-rico");
    play_on(&page, 12);
    let sleeper = Page::new(&browser, LAPTOP, "en");
    sleeper.in_motion();
    sleeper.goto(&page.address());
    sleeper.ask("localStorage.setItem('pace', 'fast')");
    sleeper.goto(&page.address());
    sleeper.offline(true);
    let ply = || page.ask(&format!("Number({PLY})")).as_u64().unwrap_or_default();
    let before = ply();
    while ply() < before + 30 {
        play_on(&page, 1);
    }
    page.until(MINE);
    let idle = sleeper.script_time();
    sleeper.offline(false);
    sleeper.until("!!document.querySelector('.playing')");
    sleeper.until(&format!("{PLY} === {}", page.ask(PLY)));
    let (frames, spent) = (ply() - before, sleeper.script_time() - idle);
    let weight = sleeper.ask("performance.getEntriesByType('resource').filter(({ name }) => name.includes('/part')).map(({ encodedBodySize }) => encodedBodySize)");
    eprintln!(
        "{frames} frames: {:.1} ms each for script, style and layout; parts of {weight} bytes",
        spent * 1000.0 / frames as f64
    );
}
