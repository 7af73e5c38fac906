//! Statistics, the pages of players, one's own data and being told, in a real browser.

use serde_json::json;

use super::audit;
use super::chromium::browser;
use super::page::{self, LAPTOP, PHONE, Page};
use super::play::{begin, play_on};
use super::site::Site;

#[test]
fn statistics_and_the_own_data_can_be_read_on_a_laptop_and_on_a_phone() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    for (lang, size) in [("en", LAPTOP), ("fr", PHONE)] {
        let page = Page::new(&browser, size, lang);
        begin(&page, &site, "saint-petersburg");
        play_on(&page, usize::MAX);
        page.goto(&site.address("/"));
        page.click(".record a");
        page.until("location.pathname === '/me/stats' && !!document.querySelector('table.shares')");
        let own = page.ask("document.querySelector('a[href^=\"/me/stats?game=\"]').href");
        // Where the points come from is found a moment after the end.
        page.until("fetch('/me/stats?game=saint-petersburg').then((page) => page.text()).then((text) => text.includes('class=\"stack\"'))");
        let me = page.ask("fetch('/me').then((page) => page.text()).then((text) => text.match(/href=\"(\\/p\\/[a-z0-9]+)\"/)[1])");
        let paths = ["/me", "/me/stats", "/me/delete", me.as_str().expect("a path")];
        let all =
            paths.iter().map(|path| site.address(path)).chain([own.as_str().expect("a link").to_owned()]);
        for address in all {
            page.goto(&address);
            page.ask("document.querySelectorAll('details').forEach((part) => { part.open = true })");
            audit::check(&page, lang);
            assert_eq!(
                page.ask("document.documentElement.scrollWidth"),
                size.0,
                "nothing is wider than the screen: {address}"
            );
        }
    }
}

#[test]
fn a_worker_under_the_strict_policy_shows_what_a_closed_tab_would_miss() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, LAPTOP, "en");
    page.goto(&site.address("/me"));
    page.ask("document.querySelector('form[action=\"/me\"] input').value = 'Ada'");
    page.click("form[action='/me'] button");
    page.until("!!document.querySelector('[data-push-start]:not([hidden])')");
    audit::check(&page, "en");
    let origin = page.ask("location.origin");
    let context = page.call("Target.getTargetInfo", json!({}))["targetInfo"]["browserContextId"].clone();
    let granted = json!({ "origin": origin, "permissions": ["notifications"], "browserContextId": context });
    page.call("Browser.grantPermissions", granted);
    // Here no service takes messages to browsers: that is said, and the worker is there all the same.
    page.click("[data-push-start]");
    page.until(
        "document.querySelector('[data-push-said]').textContent !== '' || location.search === '?saved=told'",
    );
    page.until("navigator.serviceWorker.getRegistration().then((found) => !!found?.active)");
    let told = json!({ "title": "Your turn: San Juan", "body": "At the table: Ben.", "url": "/t/abc", "tag": "abc" });
    page.call("ServiceWorker.enable", json!({}));
    // Nobody says which number the worker has; a message that comes twice replaces itself.
    let deliver = || {
        for id in 0..30 {
            let message =
                json!({ "origin": origin, "registrationId": id.to_string(), "data": told.to_string() });
            page.try_call("ServiceWorker.deliverPushMessage", message);
        }
    };
    let all = "navigator.serviceWorker.getRegistration().then((found) => found.getNotifications())";
    let shown = format!(
        "{all}.then((all) => all.length === 1 && all[0].title === 'Your turn: San Juan' && all[0].data === '/t/abc')"
    );
    page::wait("the worker shows it", || {
        deliver();
        page.holds(&shown)
    });
}

#[test]
fn the_tab_counts_the_games_that_wait_elsewhere() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, LAPTOP, "en");
    begin(&page, &site, "saint-petersburg");
    page.until("document.title.startsWith('● Your turn') && document.querySelector('.bell').hidden");
    let first = page.address();
    begin(&page, &site, "san-juan");
    page.goto(&first);
    let icon = "document.querySelector('link[rel=icon]').getAttribute('href')";
    page.until(&format!("document.title.startsWith('(1) ● Your turn') && {icon} === '/icon/1'"));
    page.until("document.querySelector('.bell').textContent.includes('1 game waits for you')");
    page.goto(&site.address("/"));
    assert!(
        page.holds(&format!("document.title.startsWith('(2) ') && {icon} === '/icon/2'")),
        "at home all count"
    );
}

#[test]
fn on_the_own_page_a_wrong_password_loses_nothing_and_what_is_saved_is_said() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, LAPTOP, "en");
    page.goto(&site.address("/me"));
    page.ask("(document.querySelector('form[action=\"/me/return\"] [name=name]').value = 'Olga')");
    page.ask("(document.querySelector('form[action=\"/me/return\"] [name=password]').value = 'volga volga')");
    page.click("form[action='/me/return'] button");
    page.until("!!document.querySelector('[role=alert]')?.textContent && document.readyState === 'complete'");
    assert_eq!(page.ask("document.querySelector('form[action=\"/me/return\"] [name=name]').value"), "Olga");
    page.ask("(document.querySelector('form[action=\"/me\"] input').value = 'Ada')");
    page.click("form[action='/me'] button");
    page.until("document.querySelector('.saved')?.textContent === 'Your name is saved.'");
    assert_eq!(page.ask("document.querySelector('form[action=\"/me\"] input').value"), "Ada");
}
