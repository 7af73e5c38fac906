//! Pictures of the same tables at every size, to be compared before and after a change of the styles (visual regression).
//!
//! `CABILDO_LOOKS` names a folder. The first run plays games there and keeps them; every run draws them into the folder `CABILDO_LOOKS_NAME` inside.

use std::path::{Path, PathBuf};
use std::{env, fs};

use serde_json::{Value, json};

use super::chromium::browser;
use super::page::{LAPTOP, PHONE, Page};
use super::play::{begin, play_on};
use super::site::Site;

const DESKTOP: (u32, u32) = (1920, 1080);
const SIZES: [(u32, u32); 3] = [LAPTOP, DESKTOP, PHONE];
/// Own answers before the pictures.
const ANSWERS: usize = 16;

#[test]
#[ignore = "draws pictures for scripts/compare-looks"]
fn pictures_for_comparing() {
    let Some(browser) = browser() else { return };
    let folder = PathBuf::from(env::var_os("CABILDO_LOOKS").expect("CABILDO_LOOKS names a folder"));
    let name = env::var("CABILDO_LOOKS_NAME").expect("CABILDO_LOOKS_NAME names the pictures");
    let kept = folder.join("scenes.json");
    if !kept.exists() {
        let page = Page::new(&browser, LAPTOP, "en");
        let scenes = play(&page, &folder);
        fs::write(&kept, scenes.to_string()).expect("the scenes are kept");
    }
    let scenes: Value = serde_json::from_slice(&fs::read(&kept).expect("scenes")).expect("JSON");
    let site = Site::of(&folder.join("games"));
    let pictures = folder.join(name);
    fs::create_dir_all(&pictures).expect("a folder for pictures");
    for (width, height) in SIZES {
        let page = Page::new(&browser, (width, height), "en");
        page.take_cookies(&scenes["cookies"], &site.address("/"));
        for (what, path) in addresses(&scenes) {
            page.goto(&site.address(&path));
            page.keep_picture(&pictures.join(format!("{what}-{width}x{height}.png")));
        }
    }
}

/// Games played for a while, kept in a folder: who played them, where they stand.
fn play(page: &Page, folder: &Path) -> Value {
    let site = Site::open();
    let mut tables = serde_json::Map::new();
    for game in super::games() {
        begin(page, &site, game);
        play_on(page, ANSWERS);
        let ply = page.ask("Number(document.querySelector('main.table')?.dataset.ply ?? 0)");
        tables.insert(game.to_owned(), json!({ "path": page.ask("location.pathname"), "ply": ply }));
    }
    site.keep(&folder.join("games"));
    json!({ "cookies": page.cookies(), "tables": tables })
}

/// What is drawn: the pages around the games, each table, and each game at several moments.
fn addresses(scenes: &Value) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> =
        [("lobby", "/"), ("about", "/about"), ("me", "/me"), ("new", "/new?game=puerto-rico")]
            .map(|(name, path)| (name.to_owned(), path.to_owned()))
            .to_vec();
    for (game, scene) in scenes["tables"].as_object().expect("tables") {
        let path = scene["path"].as_str().expect("a path");
        let last = scene["ply"].as_u64().expect("a ply");
        all.push((format!("{game}-table"), path.to_owned()));
        all.push((format!("{game}-rules"), format!("/rules/{game}")));
        for quarter in 0..4 {
            let ply = last * quarter / 4;
            all.push((format!("{game}-replay-{quarter}"), format!("{path}/replay?ply={ply}")));
        }
    }
    all
}
