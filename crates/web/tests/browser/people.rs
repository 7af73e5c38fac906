//! Three people at one table, each with a browser: invited by a link, gone and back, offline and back, out of time, asked again, let in. The clock of the
//! site is held and moved; nobody waits for a real minute.

use super::chromium::browser;
use super::page::{LAPTOP, PHONE, Page};
use super::play::seated;
use super::site::Site;

/// A browser in which the tour of the board was seen.
fn person(site: &Site, size: (u32, u32), path: &str) -> Page {
    let browser = browser().expect("asked before");
    let page = Page::new(&browser, size, "en");
    page.goto(&site.address(path));
    page.ask("localStorage.setItem('guide-saint-petersburg', 'done')");
    page.goto(&site.address(path));
    page
}

/// A table for so many, made with the form of the site; its path.
fn table(page: &Page, site: &Site, how: &str, choices: &str) -> String {
    page.goto(&site.address(&format!("/new?game=saint-petersburg&how={how}")));
    page.ask(&format!(
        "(() => {{ const form = document.querySelector('form.new'); {choices} form.requestSubmit(); }})()"
    ));
    page.until("!!document.querySelector('main.table') && document.readyState === 'complete'");
    page.ask("location.pathname").as_str().expect("a path").to_owned()
}

/// Opens the link that was sent, says a name and sits down.
fn sits(site: &Site, size: (u32, u32), path: &str, name: &str) -> Page {
    let page = person(site, size, path);
    // Bots are moving meanwhile, and the button with them: the form is sent as by Enter.
    page.ask(&format!(
        "(() => {{ const form = document.querySelector('form.sit'); form.elements.name.value = {name:?}; form.requestSubmit(); }})()"
    ));
    page.until(&format!("document.querySelector('[data-key=own-name]')?.textContent === {name:?}"));
    page
}

/// A picture for who wants to see how it looks: `CABILDO_PEOPLE` names a folder.
fn look(page: &Page, name: &str) {
    if let Some(folder) = std::env::var_os("CABILDO_PEOPLE") {
        page.keep_picture(&std::path::Path::new(&folder).join(format!("{name}.png")));
    }
}

/// Whoever is asked answers, so many times: the board itself is played elsewhere, here it is the buttons under it.
fn play(pages: &[&Page], times: usize) {
    for _ in 0..times {
        let mut asked = None;
        super::page::wait("somebody is asked", || {
            asked = pages.iter().find(|page| {
                page.holds("document.querySelector('main.table')?.dataset.turn === 'yours' && !!document.querySelector('.acts .pass')")
            });
            asked.is_some()
        });
        let page = asked.expect("somebody");
        let before = page.ask("document.querySelector('main.table').dataset.ply");
        page.ask("document.querySelector('.acts .pass').click()");
        page.until(&format!("document.querySelector('main.table').dataset.ply !== {before}"));
    }
}

const BOT_PLAYS: &str = "[...document.querySelectorAll('.happened .sitters .bot')].some((bot) => bot.textContent === 'bot plays')";

#[test]
fn three_people_meet_by_a_link_one_leaves_and_one_loses_the_network() {
    if browser().is_none() {
        return;
    }
    let site = Site::timed();
    let ada = person(&site, LAPTOP, "/");
    let path = table(
        &ada,
        &site,
        "friends",
        "form.querySelector('[name=option-players][value=\"3\"]').checked = true; form.querySelector('[name=warm]').checked = false;",
    );
    let link = ada.ask("document.querySelector('[data-link]').value");
    assert!(link.as_str().is_some_and(|link| link.ends_with(&path)), "{link}");
    let ben = sits(&site, PHONE, &path, "Ben");
    ada.until("document.querySelector('.seats').textContent.includes('Ben')");
    let cleo = sits(&site, LAPTOP, &path, "Cleo");
    for page in [&ada, &ben, &cleo] {
        page.until("!!document.querySelector('main.table:not(.waiting)')");
        seated(page);
    }
    // Everybody sees that everybody is here.
    ada.until("document.querySelectorAll('.happened .sitters .dot.near-here').length === 3");
    ben.until("document.querySelectorAll('.bar .sitters .dot.near-here').length === 3");
    play(&[&ada, &ben, &cleo], 4);

    // Ben leaves: after a minute a bot plays for him, says so, and gives the seat back with what it did.
    ben.goto(&site.address("/about"));
    ada.until("document.querySelectorAll('.happened .sitters .dot.near-here').length === 2");
    ada.until("!!document.querySelector('.drawer-people .remark.warning')");
    site.pass(60);
    ada.until(BOT_PLAYS);
    cleo.until(BOT_PLAYS);
    ada.until("document.querySelector('.chat').textContent.includes('Ben has been gone for a minute; a bot plays the seat')");
    play(&[&ada, &cleo], 3);
    ada.ask("document.querySelector('.drawer-people').open = true");
    look(&ada, "somebody-left");
    ada.ask("document.querySelector('.drawer-people').open = false");
    ben.goto(&site.address(&path));
    ben.until("document.querySelector('.deeds')?.textContent.includes('Welcome back, Ben.')");
    look(&ben, "welcome-back-phone");
    ben.click("form[data-key=sit] button");
    ada.until(&format!("!({BOT_PLAYS})"));
    ada.until("document.querySelector('.chat').textContent.includes('Ben is back at the seat')");

    // Cleo's network goes and comes back.
    cleo.offline(true);
    ada.until("document.querySelectorAll('.happened .sitters .dot.near-here').length === 2");
    cleo.offline(false);
    ada.until("document.querySelectorAll('.happened .sitters .dot.near-here').length === 3");
    site.pass(600);
    assert!(!ada.holds(BOT_PLAYS), "who came back is not replaced");
    play(&[&ada, &ben, &cleo], 3);

    // A line of the talk is counted, takes no keyboard away, and is marked when one looks.
    ada.ask("document.querySelector('.asked').focus()");
    ben.ask("document.querySelector('.drawer-chat').open = true");
    ben.click("form.quick button");
    ada.until("document.querySelector('.drawer-chat .unread')?.textContent === '1'");
    assert!(ada.holds("document.activeElement === document.querySelector('.asked')"), "the keyboard stays");
    ada.click(".drawer-chat > summary");
    ada.until("document.querySelector('.chat li.new')?.textContent === '1 new' && !document.querySelector('.unread')");
    look(&ada, "talk");
    assert!(
        ben.holds("document.documentElement.scrollWidth <= innerWidth"),
        "nothing is wider than the phone"
    );
}

#[test]
fn a_clock_goes_on_over_a_restart_and_a_bot_makes_the_move_when_it_is_out() {
    if browser().is_none() {
        return;
    }
    let site = Site::timed();
    let ada = person(&site, LAPTOP, "/");
    let path = table(
        &ada,
        &site,
        "days",
        "form.querySelector('[name=option-players][value=\"2\"]').checked = true; form.querySelector('[name=warm]').checked = false; form.querySelector('[name=hours][value=\"24\"]').checked = true;",
    );
    let ben = sits(&site, LAPTOP, &path, "Ben");
    ada.until("!!document.querySelector('.happened .sitters time.ck[data-due]')");
    let due = ada.ask("document.querySelector('.happened .sitters time.ck').dataset.due");
    ada.ask("document.querySelector('.drawer-people').open = true");
    look(&ada, "days");
    ada.goto(&site.address("/"));
    look(&ada, "home");
    ada.goto(&site.address("/new?how=days"));
    look(&ada, "new");
    site.pass(23 * 3600);
    let site = site.restart();
    ada.goto(&site.address(&path));
    ben.goto(&site.address(&path));
    assert_eq!(
        ada.ask("document.querySelector('.happened .sitters time.ck').dataset.due"),
        due,
        "the same end"
    );
    assert!(ada.holds(
        "/^5[0-9]:[0-9][0-9]$/.test(document.querySelector('.happened .sitters time.ck').textContent)"
    ));
    site.pass(3600);
    ada.until(
        "document.querySelector('.chat').textContent.includes('ran out of time; a bot makes this move')",
    );
    ada.until(&format!("document.querySelector('.happened .sitters time.ck').dataset.due !== {due}"));
    let told =
        "document.querySelector('.deeds')?.textContent.includes('A bot answered once for you') ?? false";
    super::page::wait("one of them is told", || ada.holds(told) || ben.holds(told));
}

#[test]
fn a_spectator_is_let_in_and_a_rematch_is_asked_seen_and_accepted() {
    if browser().is_none() {
        return;
    }
    let site = Site::timed();
    let ada = person(&site, LAPTOP, "/");
    let path = table(
        &ada,
        &site,
        "friends",
        "form.querySelector('[name=option-players][value=\"3\"]').checked = true;",
    );
    // Bots keep the seats warm; who opens the link watches, is told so, and may take one.
    let cleo = person(&site, LAPTOP, &path);
    cleo.until("document.querySelector('.watching')?.textContent.includes('You watch.')");
    // So does Ben, until he takes a seat: with what the bot knows, in the middle of the game.
    let ben = person(&site, LAPTOP, &path);
    ben.until("document.querySelector('.watching')?.textContent.includes('You watch.')");
    assert!(ben.holds(
        "!document.querySelector('main.table').dataset.own && !document.querySelector('button.notify')"
    ));
    play(&[&ada], 2);
    ben.ask("(document.querySelector('form.sit input[name=name]').value = 'Ben')");
    ben.click("form.sit button");
    ben.until("!!document.querySelector('main.table').dataset.own && !document.querySelector('.watching')");
    ada.until(
        "document.querySelector('.chat').textContent.includes('Ben takes over a seat that a bot kept warm')",
    );
    cleo.until("!!document.querySelector('form.sit')");
    ada.until("!!document.querySelector('main.table:not(.waiting)')");
    // Both let bots play to the end.
    for page in [&ada, &ben] {
        seated(page);
        page.ask("document.querySelector('.drawer-menu').open = true");
        page.click("form[action$='/leave'] button");
    }
    for page in [&ada, &ben, &cleo] {
        page.until("!!document.querySelector('.result')");
    }
    assert!(cleo.holds("!document.querySelector('form[action$=\"/rematch\"]')"), "who watched asks for none");
    ada.ask("document.querySelector('.drawer-menu').open = false");
    ada.click("form[action$='/rematch'] button");
    ada.until("!!document.querySelector('main.table.waiting')");
    for page in [&ben, &cleo] {
        page.until("document.querySelector('.rem')?.textContent.includes('asks for another game') ?? false");
    }
    look(&ben, "rematch");
    ben.click(".rem form[action$='/sit'] button");
    ben.until("!!document.querySelector('main.table:not(.waiting)')");
    ada.until("!!document.querySelector('main.table:not(.waiting)')");
    assert_eq!(ada.address(), ben.address(), "they meet at the same table");
    cleo.until("document.querySelector('.rem').textContent.match(/✓ yes/g)?.length === 2");
}
