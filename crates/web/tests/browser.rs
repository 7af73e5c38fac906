//! The table in a real browser: clicked, tapped, typed at, without script, from beside the table, in both languages, on a laptop and on a phone.

#[path = "browser/afterwards.rs"]
mod afterwards;
#[path = "browser/audit.rs"]
mod audit;
#[path = "browser/cards.rs"]
mod cards;
#[path = "browser/chromium.rs"]
mod chromium;
#[path = "browser/crowded.rs"]
mod crowded;
#[cfg(debug_assertions)]
#[path = "browser/cut.rs"]
mod cut;
#[path = "browser/ends.rs"]
mod ends;
#[path = "browser/faults.rs"]
mod faults;
#[path = "browser/franciscos.rs"]
mod franciscos;
#[path = "browser/held.rs"]
mod held;
#[path = "browser/lessons.rs"]
mod lessons;
#[path = "browser/living.rs"]
mod living;
#[path = "browser/looks.rs"]
mod looks;
#[path = "browser/manners.rs"]
mod manners;
#[path = "browser/moving.rs"]
mod moving;
#[path = "browser/own.rs"]
mod own;
#[path = "browser/page.rs"]
mod page;
#[path = "browser/people.rs"]
mod people;
#[path = "browser/pictures.rs"]
mod pictures;
#[path = "browser/play.rs"]
mod play;
#[path = "browser/rules.rs"]
mod rules;
#[path = "browser/site.rs"]
mod site;
#[path = "browser/steady.rs"]
mod steady;
#[path = "browser/together.rs"]
mod together;
#[path = "browser/weights.rs"]
mod weights;

use chromium::browser;
use page::{Device, LAPTOP, PHONE, Page};
use play::{begin, play_on, seated, step};
use site::Site;

/// A site and a browser; ends the test when this machine has no browser.
macro_rules! start {
    () => {{
        let Some(browser) = browser() else { return };
        (Site::open(), browser)
    }};
}

/// A whole game on the board: with the mouse or with the keyboard alone on a laptop, with a finger on a phone; nothing is ever wider than the screen.
fn whole_game(game: &str, size: (u32, u32), lang: &str, device: Device) {
    let (site, browser) = start!();
    let page = Page::new(&browser, size, lang).with(device);
    begin(&page, &site, game);
    assert_eq!(page.ask("document.documentElement.scrollWidth"), size.0, "nothing is wider than the screen");
    play_on(&page, usize::MAX);
    assert!(page.holds("!!document.querySelector('.result table .total')"), "the points stand in a table");
    audit::check(&page, lang);
}

macro_rules! whole_games {
    ($($name:ident: $game:literal $size:expr, $lang:literal, $device:ident;)*) => {
        $(#[test]
        fn $name() {
            whole_game($game, $size, $lang, Device::$device);
        })*
    };
}

whole_games! {
    saint_petersburg_is_played_by_clicking_the_board_on_a_laptop: "saint-petersburg" LAPTOP, "en", Mouse;
    saint_petersburg_is_played_with_a_finger_on_a_phone: "saint-petersburg" PHONE, "fr", Finger;
    saint_petersburg_is_played_with_the_keyboard_alone: "saint-petersburg" LAPTOP, "fr", Keyboard;
    puerto_rico_is_played_by_clicking_the_board_on_a_laptop: "puerto-rico" LAPTOP, "fr", Mouse;
    puerto_rico_is_played_with_a_finger_on_a_phone: "puerto-rico" PHONE, "en", Finger;
    puerto_rico_is_played_with_the_keyboard_alone: "puerto-rico" LAPTOP, "en", Keyboard;
    san_juan_is_played_by_clicking_the_board_on_a_laptop: "san-juan" LAPTOP, "en", Mouse;
    san_juan_is_played_with_a_finger_on_a_phone: "san-juan" PHONE, "fr", Finger;
    san_juan_is_played_with_the_keyboard_alone: "san-juan" LAPTOP, "fr", Keyboard;
    san_francisco_is_played_by_clicking_the_board_on_a_laptop: "san-francisco" LAPTOP, "fr", Mouse;
    san_francisco_is_played_with_a_finger_on_a_phone: "san-francisco" PHONE, "en", Finger;
    san_francisco_is_played_with_the_keyboard_alone: "san-francisco" LAPTOP, "en", Keyboard;
    san_francisco_1906_is_played_by_clicking_the_board_on_a_laptop: "san-francisco-1906" LAPTOP, "en", Mouse;
    san_francisco_1906_is_played_with_a_finger_on_a_phone: "san-francisco-1906" PHONE, "fr", Finger;
    san_francisco_1906_is_played_with_the_keyboard_alone: "san-francisco-1906" LAPTOP, "fr", Keyboard;
}

#[test]
fn a_replay_is_stepped_through_with_the_arrow_keys() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "saint-petersburg");
    play_on(&page, 8);
    page.goto(&format!("{}/replay?ply=5", page.address()));
    page.press("ArrowRight");
    page.until("new URL(location).searchParams.get('ply') === '6' && document.readyState === 'complete'");
    page.press("ArrowLeft");
    page.until("new URL(location).searchParams.get('ply') === '5'");
}

#[test]
fn the_tour_shows_hints_on_the_first_turns_and_can_be_skipped_and_asked_for_again() {
    let (site, browser) = start!();
    for game in games() {
        let page = Page::new(&browser, LAPTOP, "en");
        page.goto(&site.address("/"));
        page.click(&format!("form[action='/play/{game}'] button"));
        page.until("!!document.querySelector('main.table[data-turn=yours] #guide')");
        page.until("!!document.querySelector('#hint') && !!document.querySelector('.pointed')");
        assert!(page.holds(
            "[...document.querySelectorAll('#guide p')].every((hint) => !!document.querySelector(hint.dataset.place))"
        ), "every hint of {game} points at something");
        let first = page.ask("document.querySelector('#hint p').textContent");
        page.click("#hint .main");
        page.until(&format!("document.querySelector('#hint p')?.textContent !== {first}"));
        // What comes next may be a hint for another question: the tour begins anew.
        page.goto(&page.address());
        page.until("document.readyState === 'complete' && !!document.querySelector('#guide')");
        page.ask("document.querySelector('.drawer-menu').open = true");
        page.click("button.tour");
        page.until("!!document.querySelector('#hint')");
        page.click("#hint .skip-tour");
        page.until("!document.querySelector('#hint, .pointed')");
        page.goto(&page.address());
        page.until("document.readyState === 'complete' && !!document.querySelector('#guide')");
        assert!(
            page.holds("!document.querySelector('#hint')"),
            "who has skipped the tour of {game} is left alone"
        );
        page.ask("document.querySelector('.drawer-menu').open = true");
        page.click("button.tour");
        page.until("!!document.querySelector('#hint')");
    }
}

#[test]
fn a_hint_comes_in_steps_beside_the_board_and_goes_with_the_question() {
    let (site, browser) = start!();
    for (game, size, lang) in [("puerto-rico", LAPTOP, "en"), ("saint-petersburg", PHONE, "fr")] {
        let page = Page::new(&browser, size, lang);
        begin(&page, &site, game);
        page.until("!!document.querySelector('main.table[data-turn=yours]')");
        page.press("h");
        page.until("!!document.querySelector('#counsel a[href*=nudge]')");
        page.click("#counsel a[href*=nudge]");
        page.until("!!document.querySelector('#counsel .nudge')");
        page.click("#counsel a[href*=answers]");
        page.until("!!document.querySelector('#counsel .advice details[open] .range')");
        assert!(page.holds("document.querySelectorAll('#counsel .advice li').length <= 3"));
        assert_eq!(
            page.ask("document.documentElement.scrollWidth"),
            size.0,
            "nothing is wider than the screen"
        );
        page.press("Escape");
        page.until("!document.querySelector('#counsel')");
        page.press("h");
        page.until("!!document.querySelector('#counsel')");
        step(&page, 1);
        page.until("!document.querySelector('#counsel')");
        audit::check(&page, lang);
    }
}

#[test]
fn the_coach_says_a_word_before_a_costly_answer_and_steps_aside() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "saint-petersburg");
    page.until("!!document.querySelector('main.table[data-turn=yours]')");
    page.ask("document.querySelector('.drawer-menu').open = true");
    page.click(".drawer-menu form.coach button");
    page.until(
        "document.readyState === 'complete' && !!document.querySelector('.choices input[name=coach]')",
    );
    let ply = "document.querySelector('main.table').dataset.ply";
    let mut words = 0;
    // To pass again and again gives the game away.
    for _ in 0..40 {
        page.until("!!document.querySelector('main.table[data-turn=yours], .result')");
        if page.holds("!!document.querySelector('.result')") {
            break;
        }
        let before = page.ask(ply);
        page.ask(
            "(document.querySelector('.acts .pass') ?? document.querySelector('.choices button')).click()",
        );
        page.until(&format!("{ply} !== {before} || !!document.querySelector('#counsel.coach')"));
        if page.holds("!!document.querySelector('#counsel.coach')") {
            words += 1;
            assert!(
                page.holds("document.activeElement.matches('[data-again]')"),
                "the keyboard is at the first way out"
            );
            assert_eq!(page.ask(ply), before, "nothing was played");
            page.click("#counsel.coach button[name=action]");
            page.until(&format!("{ply} !== {before} && !document.querySelector('#counsel')"));
        }
    }
    assert!((1..=3).contains(&words), "the coach spoke {words} times");
}

#[test]
fn a_finished_game_is_looked_through_and_a_turning_point_tried_again() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "saint-petersburg");
    play_on(&page, usize::MAX);
    page.click(".result a[href$='/analysis']");
    page.until("!!document.querySelector('main.analysis:not([data-running]) .luck table')");
    assert!(page.holds("!!document.querySelector('.curves[role=img][aria-label]')"));
    audit::check(&page, "en");
    if page.holds("!!document.querySelector('.turns a[href*=again]')") {
        page.click(".turns a[href*=again]");
        page.until("!!document.querySelector('.tries button')");
        audit::check(&page, "en");
        page.click(".tries button");
        page.until("!!document.querySelector('.verdict')");
    }
}

/// All games.
fn games() -> impl Iterator<Item = &'static str> {
    catalog::GAMES.iter().map(|game| game.meta().id)
}

#[test]
fn two_browsers_play_against_each_other_one_takes_back_and_one_reloads_in_the_middle() {
    let (site, browser) = start!();
    let (host, guest) = (Page::new(&browser, LAPTOP, "en"), Page::new(&browser, PHONE, "fr"));
    host.goto(&site.address("/new?game=saint-petersburg"));
    let seats = "[...document.querySelectorAll('[name^=seat-]')].filter(seat => seat.offsetParent).length";
    assert!(host.holds(&format!("{seats} === 4")), "a seat for each player");
    host.ask("document.querySelectorAll('[name=option-players][value=\"2\"], [name=warm]').forEach(box => box.click())");
    assert!(host.holds(&format!("{seats} === 2")), "seats that nobody needs are not shown");
    host.click("form.new button.main");
    host.until("!!document.querySelector('section.seats')");
    seated(&host);
    guest.goto(&host.address());
    guest.click("section.seats button");
    guest.until("!document.querySelector('section.seats')");
    seated(&guest);
    let turn = |page: &Page| page.holds("document.querySelector('main.table')?.dataset.turn === 'yours'");
    let over = |page: &Page| page.holds("!!document.querySelector('.result')");
    for round in 0.. {
        page::wait("somebody is asked", || turn(&host) || turn(&guest) || over(&host));
        if over(&host) {
            break;
        }
        let asked = if turn(&host) { &host } else { &guest };
        if round == 0 {
            step(asked, round);
            asked.until("!!document.querySelector('[data-undo]')");
            asked.press("u");
            asked.until("document.querySelector('main.table').dataset.ply === '0'");
        }
        step(asked, round);
        if round == 8 {
            host.goto(&host.address());
        }
    }
    page::wait("both see the end", || over(&guest));
    let total = "[...document.querySelectorAll('.result .total td')].map((cell) => cell.textContent).join()";
    assert_eq!(host.ask(total), guest.ask(total), "of the same game");
}

#[test]
fn a_french_browser_gets_a_french_table_and_english_is_one_click_away() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "fr");
    begin(&page, &site, "saint-petersburg");
    play_on(&page, 3);
    assert_eq!(page.ask("document.documentElement.lang"), "fr");
    assert!(
        page.holds("/Bâtiments/.test(document.body.innerText) && !/Your turn/.test(document.body.innerText)")
    );
    page.click("form[action='/lang/en'] button");
    page.until("document.documentElement.lang === 'en' && /Buildings/.test(document.body.innerText)");
}

#[test]
fn without_script_the_game_is_played_with_plain_forms() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    page.without_script();
    begin(&page, &site, "saint-petersburg");
    for _ in 0..8 {
        page::wait("my turn", || {
            page.holds("!!document.querySelector('.choices button')") || {
                page.goto(&page.address());
                false
            }
        });
        let before = page.ask("document.querySelector('main.table').dataset.ply");
        page.click(".choices li:last-child button");
        page.until(&format!("document.querySelector('main.table') && document.querySelector('main.table').dataset.ply !== {before}"));
    }
    assert!(page.holds("!document.documentElement.classList.contains('js')"), "no script has run");
}

#[test]
fn a_spectator_sees_the_game_go_on_but_no_hand_and_no_answers() {
    let (site, browser) = start!();
    let player = Page::new(&browser, LAPTOP, "en");
    begin(&player, &site, "saint-petersburg");
    let spectator = Page::new(&browser, LAPTOP, "en");
    spectator.goto(&player.address());
    let before = spectator.ask("document.querySelector('main.table').dataset.ply");
    play_on(&player, 4);
    spectator.until(&format!("document.querySelector('main.table').dataset.ply !== {before}"));
    assert!(spectator.holds("!document.querySelector('.choices, .money b, .hand .card, [data-at].open')"));
    assert!(spectator.holds("document.querySelectorAll('.opp').length === 3"));
}

/// The key of the first answer that stands as a button: a number, or the letter of the quiet one.
fn first(page: &Page) -> &'static str {
    if page.holds("!!document.querySelector('.choices li:not(.away) button')") { "1" } else { "p" }
}

#[test]
fn some_turns_are_played_with_the_keyboard_alone() {
    let (site, browser) = start!();
    let page = Page::new(&browser, LAPTOP, "en");
    page.goto(&site.address("/"));
    page.ask("localStorage.setItem('guide-saint-petersburg', 'done')");
    page.tab_to("document.activeElement.matches('form[action=\"/play/saint-petersburg\"] button')");
    page.press("Enter");
    let mine = "document.querySelector('main.table')?.dataset.turn === 'yours'";
    for _ in 0..3 {
        page.until(mine);
        let before = page.ask("document.querySelector('main.table').dataset.ply");
        let moved = format!("document.querySelector('main.table').dataset.ply !== {before}");
        if page.holds("!!document.querySelector('.card.open')") {
            page.tab_to("document.activeElement.matches('.card.open')");
            page.press("Enter");
            page.until(&format!("{moved} || !!document.querySelector('.menu')"));
            if page.holds("!!document.querySelector('.menu')") {
                page.press("Escape");
                page.until(
                    "!document.querySelector('.menu') && document.activeElement.matches('.card.open')",
                );
                page.press("Enter");
                page.until("!!document.querySelector('.menu')");
                page.press("ArrowDown");
                page.press("ArrowUp");
                page.press("Enter");
            }
            page.until(&moved);
            assert!(
                page.holds("document.activeElement !== document.body"),
                "the focus is not lost after a move"
            );
        } else {
            page.press(first(&page));
            page.until(&moved);
        }
    }
    page.until(mine);
    let before = page.ask("document.querySelector('main.table').dataset.ply");
    page.press(first(&page));
    page.until(&format!("document.querySelector('main.table').dataset.ply !== {before}"));
}

#[test]
fn every_control_has_a_label_and_every_text_has_contrast() {
    let (site, browser) = start!();
    for (lang, size) in [("en", LAPTOP), ("fr", PHONE)] {
        let page = Page::new(&browser, size, lang);
        for path in ["/", "/about", "/me", "/new?game=saint-petersburg", "/rules/saint-petersburg"] {
            page.goto(&site.address(path));
            audit::check(&page, lang);
        }
        for game in games() {
            begin(&page, &site, game);
            audit::check(&page, lang);
            for _ in 0..4 {
                play_on(&page, 7);
                audit::check(&page, lang);
            }
            page.goto(&format!("{}/replay?ply=3", page.address()));
            audit::check(&page, lang);
        }
    }
}

#[test]
fn rules_with_their_examples_fit_a_laptop_a_phone_and_paper() {
    let (site, browser) = start!();
    for (lang, size) in [("en", LAPTOP), ("fr", PHONE)] {
        let page = Page::new(&browser, size, lang);
        for game in games() {
            for path in [format!("/rules/{game}"), format!("/rules/{game}/aid"), format!("/rules/{game}?q=a")]
            {
                page.goto(&site.address(&path));
                audit::check(&page, lang);
                assert_eq!(
                    page.ask("document.documentElement.scrollWidth"),
                    size.0,
                    "{path} is wider than the screen"
                );
            }
            page.goto(&site.address(&format!("/rules/{game}")));
            // Each part of a table is seen whole within its example.
            let cut = page.ask(
                "[...document.querySelectorAll('.piece')].filter((piece) => { \
                 const part = piece.querySelector('.table > * > *').getBoundingClientRect(), room = piece.closest('.example').getBoundingClientRect(); \
                 return part.height < 20 || part.width < 40 || part.right > room.right + 1 || part.bottom > room.bottom + 1; \
                 }).map((piece) => `${piece.closest('.example').id} ${piece.dataset.part}`)",
            );
            assert_eq!(cut, serde_json::json!([]), "{game} at {}", size.0);
        }
    }
}

#[test]
fn discs_of_puerto_rico_are_dragged_from_circle_to_circle_with_the_mouse_and_with_a_finger() {
    let (site, browser) = start!();
    for (size, device) in [(LAPTOP, Device::Mouse), (PHONE, Device::Finger)] {
        let page = Page::new(&browser, size, "en").with(device);
        drag_a_disc(&page, &site);
    }
}

fn drag_a_disc(page: &Page, site: &Site) {
    begin(page, site, "puerto-rico");
    let drawn = "!!document.querySelector('[data-drag] input:checked') && !!document.querySelector('[data-drag] input:not(:checked)')";
    for _ in 0..60 {
        play_on(page, 1);
        if page.holds(drawn) {
            break;
        }
    }
    assert!(page.holds(drawn), "the mayor came");
    let state = "[...document.querySelectorAll('[data-drag] input')].map((input) => input.checked)";
    let before = page.ask(state);
    // The windrose counts who waits: all of them without those that are set.
    let counts = "(({ textContent, dataset }) => Number(textContent) === Number(dataset.waiting) - document.querySelectorAll('[data-drag] input:checked').length)(document.querySelector('[data-waiting]'))";
    assert!(page.holds(counts));
    page.operate("document.querySelector('[data-marks=none]')");
    page.until("!document.querySelector('[data-drag] input:checked')");
    assert!(page.holds(counts), "nobody is set: all wait");
    page.operate("document.querySelector('[data-marks=first]')");
    assert_eq!(page.ask(state), before, "as they were suggested");
    assert!(page.holds(counts));
    page.drag(
        "document.querySelector('[data-drag]:has(input:checked)')",
        // The nearest free circle: on a phone not all of them are in sight.
        "(() => { const from = document.querySelector('[data-drag]:has(input:checked)').getBoundingClientRect(); \
         const far = (e) => Math.hypot(e.getBoundingClientRect().x - from.x, e.getBoundingClientRect().y - from.y); \
         return [...document.querySelectorAll('[data-drag]:has(input:not(:checked))')].sort((a, b) => far(a) - far(b))[0]; })()",
    );
    let after = page.ask(state);
    assert_ne!(before, after, "a disc has moved");
    let count = |marks: &serde_json::Value| {
        marks.as_array().map_or(0, |all| all.iter().filter(|one| **one == true).count())
    };
    assert_eq!(count(&before), count(&after), "and none has come or gone");
    step(page, 0);
}

/// Pages of a game, early and later on, in the language with a third more text.
#[cfg(debug_assertions)]
fn roomy(game: &str, known: &[&str]) {
    let (site, browser) = start!();
    for size in [LAPTOP, PHONE] {
        let device = if size == PHONE { Device::Finger } else { Device::Mouse };
        let page = Page::new(&browser, size, "qps").with(device);
        let mut found = Vec::new();
        begin(&page, &site, game);
        for plies in [2, 10] {
            play_on(&page, plies);
            found.extend(cut::found(&page));
        }
        page.goto(&site.address(&format!("/new?game={game}")));
        found.extend(cut::found(&page));
        found.retain(|place| !known.iter().any(|known| place.contains(known)));
        found.sort();
        found.dedup();
        assert!(found.is_empty(), "{game} at {size:?}: {found:#?}");
    }
}

#[cfg(debug_assertions)]
macro_rules! roomy_games {
    ($($name:ident: $game:literal, [$($known:literal),* $(,)?];)*) => {
        $(#[test]
        fn $name() {
            roomy($game, &[$($known),*]);
        })*
    };
}

// Each list is what a board still cuts or lays on something else with a third more text. It only ever gets shorter.
#[cfg(debug_assertions)]
roomy_games! {
    saint_petersburg_has_room_for_longer_words: "saint-petersburg", [];
    puerto_rico_has_room_for_longer_words: "puerto-rico", [];
    san_juan_has_room_for_longer_words: "san-juan", [];
    san_francisco_has_room_for_longer_words: "san-francisco", [];
    san_francisco_1906_has_room_for_longer_words: "san-francisco-1906", [];
}

#[cfg(debug_assertions)]
#[test]
fn pages_beside_the_tables_have_room_for_longer_words() {
    let (site, browser) = start!();
    for size in [LAPTOP, PHONE] {
        let page = Page::new(&browser, size, "qps");
        for path in ["/", "/me", "/about", "/rules/san-juan"] {
            page.goto(&site.address(path));
            let found = cut::found(&page);
            assert!(found.is_empty(), "{path} at {size:?}: {found:#?}");
        }
    }
}
