//! A page never gets stuck, loses nothing that was begun, and swallows no click.

use super::audit;
use super::chromium::browser;
use super::faults::Fault;
use super::page::{self, Device, LAPTOP, PHONE, Page};
use super::play::{begin, play_on, seated, step};
use super::site::Site;

/// A site and a browser; ends the test when this machine has no browser.
macro_rules! start {
    () => {{
        let Some(browser) = browser() else { return };
        (Site::open(), browser)
    }};
}

/// Says something at the table of a page, without clicking.
fn say(page: &Page, text: &str) {
    page.ask(&format!(
        "(() => {{ const form = document.querySelector('form.say'); form.elements.text.value = {text:?}; form.requestSubmit(); }})()"
    ));
}

/// What a page shows once it has heard this.
fn heard(text: &str) -> String {
    format!(
        "[...document.querySelectorAll('.chat ol li')].some((line) => line.textContent.includes({text:?}))"
    )
}

/// A player, whose turn it is, and a friend who watches.
macro_rules! two {
    ($game:literal, $size:expr, $site:ident, $player:ident, $friend:ident) => {
        let ($site, browser) = start!();
        let $player = Page::new(&browser, $size, "en");
        begin(&$player, &$site, $game);
        $player.until("!!document.querySelector('main.table[data-turn=yours]')");
        let $friend = Page::new(&browser, LAPTOP, "en");
        $friend.goto(&$player.address());
        // Both know what is: what comes from now on is news.
        say(&$friend, "good evening");
        $friend.until(&heard("good evening"));
        $player.until(&heard("good evening"));
    };
}

#[test]
fn a_page_that_was_offline_shows_what_happened_meanwhile() {
    two!("saint-petersburg", LAPTOP, site, player, friend);
    let ply = "document.querySelector('main.table').dataset.ply";
    friend.offline(true);
    play_on(&player, 2);
    friend.offline(false);
    let now = player.ask(ply);
    friend.until(&format!("{ply} === {now} && !document.querySelector('#banner')"));
    drop(site);
}

/// A page asks until it is answered, whatever it got before.
fn catches_up_after(fault: Fault) {
    two!("saint-petersburg", LAPTOP, site, player, friend);
    site.faults.fail("/part", fault);
    say(&player, "news");
    page::wait("the page has asked again", || site.faults.met() >= 3);
    friend.until("!!document.querySelector('#banner')");
    assert!(!friend.holds(&heard("news")), "nothing came through");
    site.faults.heal();
    friend.until(&format!("{} && !document.querySelector('#banner')", heard("news")));
}

#[test]
fn a_page_catches_up_after_the_server_could_not_answer() {
    catches_up_after(Fault::Status(503));
}

#[test]
fn a_page_catches_up_after_too_many_requests() {
    catches_up_after(Fault::Status(429));
}

#[test]
fn a_page_catches_up_after_an_answer_broke_off_in_the_middle() {
    catches_up_after(Fault::Cut);
}

#[test]
fn a_change_between_the_page_and_its_first_event_is_not_missed() {
    let (site, browser) = start!();
    let (host, guest) = (Page::new(&browser, LAPTOP, "en"), Page::new(&browser, LAPTOP, "fr"));
    site.faults.fail("/events", Fault::Hold);
    host.goto(&site.address("/new?game=saint-petersburg"));
    host.ask("document.querySelectorAll('[name=option-players][value=\"2\"], [name=warm]').forEach(box => box.click())");
    host.click("form.new button.main");
    host.until("!!document.querySelector('section.seats')");
    page::wait("the host wants to listen", || site.faults.met() == 1);
    guest.goto(&host.address());
    guest.click("section.seats button");
    guest.until("!document.querySelector('section.seats') && !!document.querySelector('main.table')");
    site.faults.heal();
    host.until("!document.querySelector('section.seats')");
}

#[test]
fn a_connection_that_died_without_a_word_is_found_out() {
    two!("saint-petersburg", LAPTOP, site, player, friend);
    let before = site.faults.asked("/events");
    friend.ask("(now => Date.now = () => now() + 60000)(Date.now.bind(Date))");
    page::wait("the page listens anew", || site.faults.asked("/events") > before);
    say(&player, "still there?");
    friend.until(&heard("still there?"));
}

#[test]
fn a_page_that_comes_back_from_the_memory_of_the_browser_listens_again() {
    two!("saint-petersburg", LAPTOP, site, player, friend);
    friend.ask("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
    site.faults.fail("/none", Fault::Hold);
    say(&player, "away");
    player.until(&heard("away"));
    friend.ask("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
    friend.until(&heard("away"));
    page::wait("the page listens anew", || site.faults.asked("/events") == 1);
}

#[test]
fn an_answer_whose_reply_was_lost_is_given_once() {
    two!("saint-petersburg", LAPTOP, site, player, friend);
    site.faults.fail("/move", Fault::Unanswered);
    step(&player, 0);
    site.faults.heal();
    play_on(&player, 2);
    assert!(player.holds("!document.querySelector('.toast')"), "nothing was refused");
    let ply = "document.querySelector('main.table').dataset.ply";
    friend.until(&format!("{ply} === {}", player.ask(ply)));
}

/// Clicks on the board until a menu is open.
fn open_menu(page: &Page) {
    for n in 0..40 {
        play_on(page, 0);
        page.until("!!document.querySelector('main.table[data-turn=yours]')");
        let ply = page.ask("document.querySelector('main.table').dataset.ply");
        if page.holds("!!document.querySelector('[data-at].open')") {
            page.operate("document.querySelector('[data-at].open')");
            page.until(&format!("document.querySelector('main.table').dataset.ply !== {ply} || !!document.querySelector('.menu')"));
            if page.holds("!!document.querySelector('.menu')") {
                return;
            }
        } else {
            step(page, n);
        }
    }
    panic!("no menu ever opens");
}

#[test]
fn a_line_of_chat_leaves_an_open_menu_and_the_selection_alone() {
    two!("saint-petersburg", LAPTOP, site, player, friend);
    open_menu(&player);
    let picked = player.ask("[...document.querySelectorAll('.picked')].map((place) => place.dataset.at)");
    let focus = player.ask("document.activeElement.textContent");
    say(&friend, "hurry up");
    player.until(&heard("hurry up"));
    assert!(player.holds("!!document.querySelector('.menu')"), "the menu is open");
    assert_eq!(
        player.ask("[...document.querySelectorAll('.picked')].map((place) => place.dataset.at)"),
        picked
    );
    assert_eq!(player.ask("document.activeElement.textContent"), focus, "and has the keyboard");
    let ply = player.ask("document.querySelector('main.table').dataset.ply");
    player.operate("document.querySelector('.menu button')");
    player.until(&format!("document.querySelector('main.table').dataset.ply !== {ply}"));
    drop(site);
}

#[test]
fn a_line_of_chat_leaves_marks_and_what_is_unfolded_alone() {
    two!("puerto-rico", LAPTOP, site, player, friend);
    player.click(".drawer-log > summary");
    player.until("document.querySelector('.drawer-log').open");
    let drawn = "!!document.querySelector('[data-drag] input:checked') && !!document.querySelector('[data-drag] input:not(:checked)')";
    for _ in 0..60 {
        play_on(&player, 1);
        if player.holds(drawn) {
            break;
        }
    }
    assert!(player.holds(drawn), "the mayor came");
    player.drag(
        "document.querySelector('[data-drag]:has(input:checked)')",
        "document.querySelector('[data-drag]:has(input:not(:checked))')",
    );
    let marks = "[...document.querySelectorAll('[data-drag] input')].map((input) => input.checked)";
    let before = player.ask(marks);
    say(&friend, "hurry up");
    player.until(&heard("hurry up"));
    assert_eq!(player.ask(marks), before);
    assert!(player.holds("document.querySelector('.drawer-log').open"), "what was unfolded stays so");
    step(&player, 0);
    drop(site);
}

/// A place is pressed, the page is drawn anew, the finger is lifted: the place was clicked.
fn press_through_an_update(prepare: &str) {
    two!("saint-petersburg", LAPTOP, site, player, friend);
    player.in_motion();
    let place = "document.querySelector('[data-at].open')";
    player.until(&format!("!!{place}"));
    let before = player.ask("document.querySelector('main.table').dataset.ply");
    player.ask(&prepare.replace("PLACE", place));
    let pressed = player.ask("document.querySelector('[data-pressed]').dataset.at");
    let spot = player.hold_down("document.querySelector('[data-pressed]')");
    say(&friend, "hurry up");
    player.until(&heard("hurry up"));
    player.release(spot);
    player.until(&format!(
        "document.querySelector('main.table').dataset.ply !== {before} || document.querySelector('.picked')?.dataset.at === {pressed}"
    ));
    drop(site);
}

#[test]
fn a_click_during_an_update_counts() {
    press_through_an_update("PLACE.dataset.pressed = '1'");
}

#[test]
fn a_click_on_something_that_is_drawn_anew_meanwhile_counts() {
    // Under another key, so that the update has to put a new element in its place.
    press_through_an_update("Object.assign(PLACE.dataset, { pressed: '1', key: 'old' })");
}

#[test]
fn a_refusal_is_said_once_and_goes_with_the_turn() {
    for device in [Device::Mouse, Device::Finger] {
        let (site, browser) = start!();
        let player =
            Page::new(&browser, if device == Device::Mouse { LAPTOP } else { PHONE }, "en").with(device);
        begin(&player, &site, "saint-petersburg");
        let dear = "document.querySelector('.ledge .card[aria-disabled=true]')";
        for _ in 0..40 {
            play_on(&player, 1);
            if player.holds(&format!("!!{dear} && !!document.querySelector('.choices')")) {
                break;
            }
        }
        player.click_on(dear);
        let said = "[...document.querySelectorAll('.toast, .note, #sheet .why')].filter((one) => one.checkVisibility({ opacityProperty: true })).length";
        player.until(&format!("{said} > 0"));
        assert_eq!(player.ask(said), 1, "said once");
        let ply = player.ask("document.querySelector('main.table').dataset.ply");
        step(&player, 0);
        let moved = format!("document.querySelector('main.table').dataset.ply !== {ply}");
        assert!(player.holds(&format!("{moved} && !document.querySelector('.toast')")), "gone with the turn");
    }
}

#[test]
fn the_newest_line_of_chat_is_in_sight_unless_the_reader_has_gone_back() {
    two!("saint-petersburg", LAPTOP, site, player, friend);
    for n in 0..14 {
        let line = format!("line {n}.");
        say(&friend, &line);
        player.until(&heard(&line));
    }
    player.ask("document.querySelector('.drawer-chat').open = true");
    let list = "document.querySelector('.chat ol')";
    assert!(
        player.holds(&format!("{list}.scrollHeight > {list}.clientHeight + 40")),
        "there is much to read"
    );
    let end = format!("{list}.scrollTop + {list}.clientHeight > {list}.scrollHeight - 4");
    player.until(&end);
    player.ask(&format!("{list}.scrollTop = 0"));
    player
        .until(&format!("new Promise((done) => requestAnimationFrame(() => done({list}.scrollTop === 0)))"));
    say(&friend, "the last one");
    player.until(&heard("the last one"));
    assert!(player.holds(&format!("{list}.scrollTop === 0")), "who reads older lines is left there");
    player.goto(&player.address());
    seated(&player);
    player.ask("document.querySelector('.drawer-chat').open = true");
    player.until(&end);
    drop(site);
}

#[test]
fn what_can_be_typed_is_not_cut_off() {
    let (site, browser) = start!();
    let width = "(field => { const style = getComputedStyle(field); const pen = document.createElement('canvas').getContext('2d'); \
        pen.font = style.font; const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight); \
        return room - pen.measureText(field.placeholder).width; })(document.querySelector('form.say input'))";
    for lang in ["en", "fr"] {
        let page = Page::new(&browser, LAPTOP, lang);
        for game in super::games() {
            begin(&page, &site, game);
            page.ask("document.querySelector('.drawer-chat').open = true");
            let room = page.ask(width).as_f64().unwrap_or(-1.0);
            assert!(room >= 0.0, "{game} in {lang} lacks {room} pixels for the words in the field");
        }
        audit::check(&page, lang);
    }
}
