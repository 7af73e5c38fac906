//! The people of a table on every face, and the pages around the tables, at three sizes and in both languages: nothing is too small to read, too pale, cut,
//! or lies on something else. `CABILDO_PEOPLE` names a folder for pictures of all of it.

use std::path::Path;

use serde_json::{Value, json};
use web::LevelBrain;

use super::chromium::browser;
use super::page::{LAPTOP, PHONE, Page};
use super::site::Site;

const DESKTOP: (u32, u32) = (1920, 1080);
const SMALL: &str = include_str!("small.js");
const AUDIT: &str = include_str!("audit.js");
const CUT: &str = include_str!("cut.js");

/// The sizes and languages in which everything is looked at.
const LOOKS: [((u32, u32), &str); 4] = [(LAPTOP, "en"), (DESKTOP, "fr"), (PHONE, "fr"), (PHONE, "en")];

/// The page as somebody else would have it.
fn as_seen(page: &Page, (width, height): (u32, u32), lang: &str) {
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    page.call("Emulation.setDeviceMetricsOverride", size);
    page.call("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": lang } }));
}

/// Whoever is new says a name.
fn named(page: &Page, site: &Site, name: &str) {
    page.goto(&site.address("/me"));
    page.ask(&format!("(document.querySelector('form[action=\"/me\"] input').value = {name:?})"));
    page.click("form[action='/me'] button");
    page.until(&format!("document.querySelector('[data-key=own-name]')?.textContent === {name:?}"));
    let games: Vec<&str> = super::games().collect();
    page.ask(&format!("{games:?}.forEach((game) => localStorage.setItem('guide-' + game, 'done'))"));
}

/// Sends something as the page's script would.
fn send(page: &Page, path: &str, body: &Value) -> Value {
    page.ask(&format!(
        "fetch({path:?}, {{ method: 'POST', headers: {{ 'content-type': 'application/json', 'x-cabildo': '1' }}, body: JSON.stringify({body}) }}).then((answer) => answer.json())"
    ))
}

fn form(page: &Page, path: &str, fields: &str) {
    let status = page.ask(&format!(
        "fetch({path:?}, {{ method: 'POST', headers: {{ 'x-cabildo': '1' }}, body: new URLSearchParams({fields:?}) }}).then((answer) => answer.status)"
    ));
    assert!(status.as_u64().is_some_and(|status| status < 400), "{path} {fields}: {status}");
}

/// A table of the game for three: this one, somebody with the link, and a bot.
fn table(page: &Page, game: &str, pace: &Value) -> String {
    let mut wanted = json!({ "game": game, "setup": "players=3", "seats": ["me", "open", "random"] });
    for (name, value) in pace.as_object().expect("fields") {
        wanted[name] = value.clone();
    }
    let made = send(page, "/api/tables", &wanted);
    format!("/t/{}", made["table"].as_str().unwrap_or_else(|| panic!("{made}")))
}

/// What is wrong in these parts of the page, and a picture for who wants to see it.
fn wrong(page: &Page, what: &str, parts: &str) -> Vec<String> {
    if let Some(folder) = std::env::var_os("CABILDO_PEOPLE") {
        page.keep_picture(&Path::new(&folder).join(format!("{what}.png")));
    }
    // A sheet lies over the board, and so does a result: what is under it is looked at elsewhere.
    page.ask(
        "(() => { const sheet = new CSSStyleSheet(); \
         sheet.replaceSync('main.table:not(.waiting) > :is(.board, .own, .others), main.table:has(.drawer[open]) > .prompt { visibility: hidden !important }'); \
         document.adoptedStyleSheets = [sheet]; })()",
    );
    let within = format!("{parts:?}");
    let small = page.ask(&format!("{}({within})", SMALL.trim_end()));
    let found = [small, page.ask(AUDIT), page.ask(CUT)];
    let all = found.iter().filter_map(Value::as_array).flatten().filter_map(Value::as_str);
    all.map(|one| format!("{what}: {one}")).collect()
}

/// Looks at an address in every size and language.
fn look(page: &Page, site: &Site, (what, path): (&str, &str), open: &str, parts: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (size, lang) in LOOKS {
        as_seen(page, size, lang);
        page.goto(&site.address(path));
        page.ask("document.querySelector('#hint .skip-tour')?.click()");
        page.ask(&format!("document.querySelectorAll({open:?}).forEach((part) => {{ part.open = true }})"));
        found.extend(wrong(page, &format!("{what}-{}-{lang}", size.0), parts));
    }
    as_seen(page, LAPTOP, "en");
    found
}

/// Those that this test is about: a board is looked at elsewhere.
const PEOPLE: &str = ".sitters, .company, .rem, .chat, .deeds, .watching, .invite, .seats, .plan";

fn on_the_face_of(game: &str) {
    let Some(browser) = browser() else { return };
    let site = Site::timed();
    let (ada, ben, cleo) = (
        Page::new(&browser, LAPTOP, "en"),
        Page::new(&browser, LAPTOP, "en"),
        Page::new(&browser, LAPTOP, "en"),
    );
    named(&ada, &site, "Adélaïde");
    named(&ben, &site, "Maximilian");
    let mut found = Vec::new();

    // Live: somebody has left, a bot plays for him.
    let live = table(&ada, game, &json!({ "minutes": 10 }));
    found.extend(look(&ada, &site, (&format!("{game}-waiting"), &live), "none", PEOPLE));
    found.extend(look(&cleo, &site, (&format!("{game}-invited"), &live), "none", PEOPLE));
    ada.goto(&site.address(&live));
    form(&ben, &format!("{live}/sit"), "seat=B");
    ben.goto(&site.address(&live));
    ada.until("document.querySelectorAll('.happened .sitters .dot.near-here').length === 2");
    form(&ben, &format!("{live}/chat"), "text=Shall+we+begin%3F");
    ben.goto(&site.address("/about"));
    ada.until("!!document.querySelector('.drawer-people .remark.warning')");
    site.pass(60);
    ada.until("!!document.querySelector('.happened .sitters .bot')");
    found.extend(look(&ada, &site, (&format!("{game}-left"), &live), ".drawer-people, .shapes", PEOPLE));
    found.extend(look(&ada, &site, (&format!("{game}-talk"), &live), ".drawer-chat", PEOPLE));
    found.extend(look(&ben, &site, (&format!("{game}-back"), &live), ".deeds details", PEOPLE));
    found.extend(look(&cleo, &site, (&format!("{game}-watching"), &live), ".drawer-menu", PEOPLE));

    // Over days: little time is left, the other one is not here.
    let days = table(&ada, game, &json!({ "pace": "turns", "hours": 24, "when_out": "host" }));
    form(&ben, &format!("{days}/sit"), "seat=B");
    site.pass(20 * 3600);
    found.extend(look(&ada, &site, (&format!("{game}-days"), &days), ".drawer-people", PEOPLE));
    site.pass(4 * 3600);
    found.extend(look(&ada, &site, (&format!("{game}-out"), &days), ".drawer-people", PEOPLE));
    form(&ben, "/me/away", "days=3");
    found.extend(look(&ada, &site, (&format!("{game}-away"), &days), ".drawer-people", PEOPLE));
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn the_people_of_a_table_can_be_read_on_the_face_of_puerto_rico() {
    on_the_face_of("puerto-rico");
}

#[test]
fn the_people_of_a_table_can_be_read_on_the_face_of_san_juan() {
    on_the_face_of("san-juan");
}

#[test]
fn the_people_of_a_table_can_be_read_on_the_face_of_saint_petersburg() {
    on_the_face_of("saint-petersburg");
}

#[test]
fn the_people_of_a_table_can_be_read_on_the_face_of_san_francisco() {
    on_the_face_of("san-francisco");
}

#[test]
fn the_people_of_a_table_can_be_read_on_the_face_of_1906() {
    on_the_face_of("san-francisco-1906");
}

#[test]
fn the_pages_around_the_tables_can_be_read_at_every_size() {
    let Some(browser) = browser() else { return };
    let site = Site::timed();
    let (ada, ben) = (Page::new(&browser, LAPTOP, "en"), Page::new(&browser, LAPTOP, "en"));
    let all = "main, header.bar";
    let mut found = look(&ada, &site, ("home-newcomer", "/"), "none", all);
    for how in ["alone", "friends", "days"] {
        let path = format!("/new?game=puerto-rico&how={how}");
        found.extend(look(&ada, &site, (&format!("new-{how}"), &path), "details", all));
    }
    named(&ada, &site, "Adélaïde");
    named(&ben, &site, "Maximilian");
    // Many games, of all kinds: asked, waiting, gathering, live and over days; one is over, and asked for again.
    for (i, game) in super::games().enumerate() {
        let pace =
            if i % 2 == 0 { json!({ "minutes": 30 }) } else { json!({ "pace": "turns", "hours": 48 }) };
        let path = table(&ada, game, &pace);
        form(&ben, &format!("{path}/sit"), "seat=B");
    }
    table(&ada, "san-juan", &json!({ "pace": "turns", "hours": 24 }));
    let ended = table(&ada, "saint-petersburg", &json!({ "minutes": 30 }));
    form(&ben, &format!("{ended}/sit"), "seat=B");
    for page in [&ada, &ben] {
        form(page, &format!("{ended}/leave"), "");
    }
    ada.goto(&site.address(&ended));
    ada.until("!!document.querySelector('.result')");
    found.extend(look(&ada, &site, ("home-many", "/"), "details", all));
    form(&ben, &format!("{ended}/rematch"), "");
    found.extend(look(&ada, &site, ("rematch", &ended), "none", ".rem, .result"));
    found.extend(look(&ada, &site, ("home-invited", "/"), "none", all));
    form(&ada, "/me/away", "days=7");
    found.extend(look(&ada, &site, ("home-away", "/"), "none", all));
    form(&ada, "/me/password", "password=long+enough");
    form(&ada, "/me/page", "public=on");
    found.extend(look(&ada, &site, ("me", "/me?saved=told"), "details", all));
    found.extend(look(&ada, &site, ("stats", "/me/stats"), "details", all));
    found.extend(look(&ada, &site, ("stats-game", "/me/stats?game=saint-petersburg"), "details", all));
    let own = ada.ask("fetch('/me').then((page) => page.text()).then((text) => text.match(/href=\"(\\/p\\/[a-z0-9]+)\"/)[1])");
    found.extend(look(&ben, &site, ("player", own.as_str().expect("a path")), "none", all));
    found.extend(look(&ada, &site, ("list", "/tables?list=mine"), "none", all));
    found.extend(look(&ada, &site, ("delete", "/me/delete"), "none", all));
    assert!(found.is_empty(), "{found:#?}");
}

/// Chooses bots for all seats but the first, and a character for the second.
const CHOOSE: &str = "(() => { const form = document.querySelector('form.new'); \
    for (const seat of 'BCDE') { const list = form.querySelector(`[name=seat-${seat}]`); if (list) list.value = 'apprentice'; } \
    const way = form.querySelector('[name=as-B]'); way.selectedIndex = 3; return way.value; })()";

#[test]
fn a_bot_with_a_character_is_chosen_and_can_be_read_at_every_size() {
    let Some(browser) = browser() else { return };
    let site = Site::with(LevelBrain);
    let ada = Page::new(&browser, LAPTOP, "en");
    named(&ada, &site, "Adélaïde");
    let mut found = Vec::new();
    for game in super::games() {
        let path = format!("/new?game={game}");
        for (size, lang) in LOOKS {
            as_seen(&ada, size, lang);
            ada.goto(&site.address(&path));
            ada.ask(CHOOSE);
            assert!(ada.holds("document.querySelector('[name=as-B]').checkVisibility()"), "{game}");
            assert!(
                !ada.holds("document.querySelector('[name=as-A]').checkVisibility()"),
                "a person has his own"
            );
            found.extend(wrong(&ada, &format!("new-{game}-{}-{lang}", size.0), "main"));
        }
        as_seen(&ada, LAPTOP, "en");
        // What was chosen sits down, and an open seat has the same choice.
        ada.goto(&site.address(&path));
        let way = ada.ask(CHOOSE);
        ada.ask("document.querySelector('[name=seat-C]') && (document.querySelector('[name=seat-C]').value = 'open')");
        ada.ask("document.querySelector('form.new [name=option-players][value=\"3\"]').checked = true");
        ada.ask("document.querySelector('form.new [name=warm]').checked = false");
        ada.click("form.new .go");
        ada.until("!!document.querySelector('main.table.waiting form.fill')");
        let path = ada.ask("location.pathname");
        let path = path.as_str().expect("a path");
        found.extend(look(&ada, &site, (&format!("{game}-open"), path), ".fill details", PEOPLE));
        ada.goto(&site.address(path));
        ada.ask("document.querySelector('.fill details').open = true");
        ada.ask(&format!("(document.querySelector('.fill [name=as]').value = {way})"));
        ada.click("form.fill button");
        ada.until("!!document.querySelector('main.table:not(.waiting)')");
        let view = ada.ask(&format!(
            "fetch('/api{}').then((answer) => answer.json())",
            path.replace("/t/", "/tables/")
        ));
        let names: Vec<&str> =
            view["names"].as_array().expect("names").iter().filter_map(Value::as_str).collect();
        let who = way.as_str().expect("a word").parse::<bots::Character>().expect("a character");
        assert_eq!(
            names[1..],
            [
                format!("{} (Apprentice)", who.title(kernel::Lang::En)),
                format!("{} (Casual)", who.title(kernel::Lang::En))
            ],
            "{game}"
        );
    }
    assert!(found.is_empty(), "{found:#?}");
}
