//! The moving picture of the documentation: a bot's captain phase, from real frames.
//!
//! `scripts/moving-picture` runs this, and makes one file of the pictures that it leaves in the folder `CABILDO_MOVING`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs};

use serde_json::{Value, json};
use web::LevelBrain;

use super::chromium::browser;
use super::living::answer;
use super::page::{LAPTOP, Page};
use super::play::begin;
use super::site::Site;

const PLY: &str = "Number(document.querySelector('main.table').dataset.ply)";
const MINE: &str = "!!document.querySelector('main.table[data-turn=yours]:not(.playing)')";
const OVER: &str = "!!document.querySelector('.result')";
/// The story is about ships that somebody else has called.
const CAPTAIN: &str = "[...document.querySelectorAll('.tale .chapter')].some((chapter) => chapter.querySelector('h3 em') && \
    chapter.querySelector('h3 use')?.getAttribute('href').endsWith('captain') && chapter.querySelectorAll('li').length >= 5)";
/// Pictures are taken at half the speed, so that twice as many show a motion.
const SLOWER: u128 = 2;

#[test]
#[ignore = "takes the pictures for scripts/moving-picture"]
fn a_captain_phase_in_motion() {
    let Some(browser) = browser() else { return };
    let folder = PathBuf::from(env::var_os("CABILDO_MOVING").expect("CABILDO_MOVING names a folder"));
    let site = Site::with(LevelBrain);
    let page = Page::new(&browser, LAPTOP, "en");
    page.in_motion();
    page.goto(&site.address("/"));
    page.ask("localStorage.setItem('pace', 'once')");
    begin(&page, &site, "puerto-rico");
    // A bot plays for a while, so that there is something to ship.
    page.until(MINE);
    page.click(".drawer-menu > summary");
    page.click("form[action$='/leave'] button");
    page.until(&format!("{PLY} > 110 || {OVER}"));
    page.click("form[action$='/sit'] button");
    page.until(MINE);
    page.ask("localStorage.setItem('pace', 'slow')");
    page.goto(&page.address());
    for n in 0..60 {
        page.until(&format!("{MINE} || {OVER}"));
        assert!(!page.holds(OVER), "the game ended before a bot called its ships");
        let taken = shots(&page, n);
        if page.holds(CAPTAIN) {
            return keep(&folder, &taken);
        }
    }
    panic!("no bot ever calls its ships");
}

/// Pictures from an own answer to the next question, each with the time that it was seen, in thousandths of a second.
fn shots(page: &Page, n: usize) -> Vec<(Vec<u8>, u128)> {
    let mut taken = Vec::new();
    answer(page, n);
    let mut since = Instant::now();
    loop {
        // The answer has been taken, and everything is told that came of it.
        let rest = !taken.is_empty() && page.holds(&format!("{MINE} || {OVER}"));
        let picture = page.shot(smaller());
        let seen = since.elapsed().as_millis() / SLOWER;
        since = Instant::now();
        taken.push((picture, seen));
        if rest {
            return taken;
        }
    }
}

/// A picture of the whole table, smaller than it is.
fn smaller() -> Value {
    let (width, height) = LAPTOP;
    json!({ "format": "png", "clip": { "x": 0, "y": 0, "width": width, "height": height, "scale": 0.7 } })
}

/// The pictures, and how long each is shown.
fn keep(folder: &Path, taken: &[(Vec<u8>, u128)]) {
    fs::create_dir_all(folder).expect("a folder for the pictures");
    let mut times = String::new();
    for (n, (picture, seen)) in taken.iter().enumerate() {
        let name = format!("{n:03}.png");
        fs::write(folder.join(&name), picture).expect("a picture");
        let last = n + 1 == taken.len();
        let _ = writeln!(times, "{name} {}", if last { 2000 } else { (*seen).max(20) });
    }
    fs::write(folder.join("times"), times).expect("the times");
}
