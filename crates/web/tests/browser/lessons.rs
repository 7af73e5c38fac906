//! Lessons as they are read: what is said and what it speaks of are in sight together, and what came of an answer can be read.

use super::chromium::browser;
use super::page::{LAPTOP, PHONE, Page, wait};
use super::site::Site;

const STEPS: &str = "document.querySelectorAll('.dots li').length";
const GAMES: [&str; 5] =
    ["puerto-rico", "san-juan", "saint-petersburg", "san-francisco", "san-francisco-1906"];

#[test]
fn on_a_phone_what_a_step_speaks_of_lies_between_the_question_and_what_is_said() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, PHONE, "fr");
    for game in GAMES {
        page.goto(&site.address(&format!("/learn/{game}/first/1")));
        let steps = page.ask(STEPS).as_u64().expect("a number");
        for step in 1..=steps {
            page.goto(&site.address(&format!("/learn/{game}/first/{step}")));
            page.until("!!document.querySelector('.taught')");
            let wide = page.ask("document.documentElement.scrollWidth");
            assert_eq!(wide, PHONE.0, "{game} {step}: nothing is wider than the screen");
            let there = "!!document.querySelector('main .taught')";
            assert!(page.holds(there), "{game} {step}: what is outlined stands on the table");
            // In the middle of what can be seen of it there it is, and nothing that cuts it off.
            let drawn = "(() => { const thing = document.querySelector('.taught'), { left, top, width, bottom } = thing.getBoundingClientRect(); \
                const [over, said] = ['.prompt', '.teach'].map((what) => document.querySelector(what).getBoundingClientRect()); \
                const hit = document.elementFromPoint(left + Math.min(width, innerWidth) / 2, (Math.max(top, over.bottom) + Math.min(bottom, said.top)) / 2); \
                return thing.contains(hit); })()";
            wait(&format!("{game} {step}: what is outlined is drawn"), || page.holds(drawn));
            // All that is outlined lies between the question and what is said, or as much of it as there is room for.
            let seen = "(() => { const box = (what) => document.querySelector(what).getBoundingClientRect(); \
                const [over, thing, said] = ['.prompt', '.taught', '.teach'].map(box); \
                const seen = Math.min(thing.bottom, said.top) - Math.max(thing.top, over.bottom); \
                const free = said.top - over.bottom; \
                return free > 150 && innerHeight >= said.bottom && seen >= 0.8 * Math.min(thing.height, free); })()";
            wait(&format!("{game} {step}: what is outlined is in sight"), || page.holds(seen));
            let over = "[...document.querySelectorAll('.teach .idea, .teach .onward a')].every((part) => { \
                const { left, top, height } = part.getBoundingClientRect(); \
                return part.contains(document.elementFromPoint(left + 8, top + height / 2)); })";
            assert!(page.holds(over), "{game} {step}: nothing lies over what is said");
        }
    }
}

/// All steps of all lessons, on screens of both shapes: those with a strip for the story, and those with a column.
#[test]
fn on_every_screen_what_is_said_and_all_steps_are_in_sight() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    for size in [LAPTOP, (1366, 768), (1920, 1080)] {
        let page = Page::new(&browser, size, "fr");
        for game in GAMES {
            page.goto(&site.address(&format!("/learn/{game}")));
            let lessons =
                page.ask("[...document.querySelectorAll('.course-line a')].map((way) => way.pathname)");
            for first in lessons.as_array().expect("lessons") {
                let first = first.as_str().expect("an address");
                page.goto(&site.address(first));
                let steps = page.ask(STEPS).as_u64().expect("a number");
                for step in 1..=steps {
                    let path = format!("{}/{step}", first.trim_end_matches("/1"));
                    page.goto(&site.address(&path));
                    page.until("!!document.querySelector('main .taught')");
                    let outside = "(() => { const inside = ({ left, right, top, bottom }) => left > -1 && right < innerWidth + 1 && top > -1 && bottom < innerHeight + 1; \
                        return [document.documentElement.scrollWidth > innerWidth ? 'the page is too wide' : '', \
                        ...[...document.querySelectorAll('.teach .idea, .teach .onward a, .dots li a')].filter((part) => !inside(part.getBoundingClientRect())).map((part) => part.textContent)].filter(Boolean); })()";
                    let outside = page.ask(outside);
                    assert_eq!(outside, serde_json::json!([]), "{path} at {size:?}: outside the screen");
                }
            }
        }
    }
}

#[test]
fn the_discs_of_the_first_mayor_are_for_the_pupil_to_place() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, LAPTOP, "en");
    page.goto(&site.address("/learn/puerto-rico/first/4"));
    page.until("!!document.querySelector('.taught')");
    page.until("document.querySelectorAll('input[form=several]:checked').length === 0");
    page.click("[data-marks=first]");
    page.until("document.querySelectorAll('input[form=several]:checked').length === 3");
}

#[test]
fn what_came_of_an_answer_is_in_sight_beside_a_narrow_board_too() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, LAPTOP, "fr");
    page.goto(&site.address("/learn/san-francisco-1906/first/5"));
    page.until("!!document.querySelector('.choices button')");
    page.ask("document.querySelector('.choices button').click()");
    page.until("!!document.querySelector('.came.yes')");
    let seen = "(() => { const said = document.querySelector('.came.yes p').getBoundingClientRect(); \
        return said.top > 0 && said.bottom < document.querySelector('.onward').getBoundingClientRect().top; })()";
    page.until(seen);
    let dots = "[...document.querySelectorAll('.dots li')].every((dot) => dot.getBoundingClientRect().right < innerWidth - 8)";
    assert!(page.holds(dots), "all steps have a dot in sight");
}

#[test]
fn the_deck_of_a_lesson_is_that_of_the_table() {
    let Some(browser) = browser() else { return };
    let site = Site::open();
    let page = Page::new(&browser, LAPTOP, "en");
    page.goto(&site.address("/learn/san-francisco/first/2"));
    page.until("!!document.querySelector('.pile')");
    let clear = "document.querySelector('[data-at=tokens]').getBoundingClientRect().bottom <= document.querySelector('.own').getBoundingClientRect().top + 1";
    assert!(page.holds(clear), "the tokens lie above the city");
}
