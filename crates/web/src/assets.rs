//! Styles, script and pictures, embedded in the program. Their addresses carry a hash of the content, so that browsers may keep them for good.
//!
//! A style sheet is put together from files of one idea each: `table.css` is the frame of all pages, `beside.css` what only pages beside a table in play
//! need, a few come with the part of a table that wears them, the others are the faces of the games. The script is a handful of ES modules that
//! import each other by relative addresses: whoever loads one of a version loads all of that version. The pictures of a game are one file of symbols, or
//! two, where some are for a few tables alone (`shelf`). In a debug build with `CABILDO_ASSETS=live` styles and script are read anew for every request.

mod colours;
mod light;
mod packed;
mod shelf;

use std::borrow::Cow;
use std::collections::HashMap;
use std::iter;
use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::boards::{FACES, Face};
use light::{light_picture, light_script, light_style};
pub use shelf::shelf;

/// The files that something is put together from: their names in the folder of the assets, and what they hold.
pub type Sources = &'static [(&'static str, &'static str)];

struct Asset {
    name: Cow<'static, str>,
    kind: &'static str,
    sources: Sources,
}

const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

/// A file of the assets, by its name there.
macro_rules! file {
    ($($name:literal),+) => {
        (concat!($($name),+), include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $($name),+)))
    };
}
pub(crate) use file;

macro_rules! asset {
    ($name:literal, $kind:expr) => {
        Asset { name: Cow::Borrowed($name), kind: $kind, sources: &[file!($name)] }
    };
}

/// A style sheet, put together from the files of a folder in this order.
macro_rules! style {
    ($folder:literal: $($part:literal)+) => {
        &[$($crate::assets::file!("style/", $folder, "/", $part, ".css")),+]
    };
}
pub(crate) use style;

/// A sprite: the pictures of a game, or of the frame.
macro_rules! sprite {
    ($name:literal) => {
        &[$crate::assets::file!("art/", $name, ".svg")]
    };
}
pub(crate) use sprite;

/// The module that imports all others.
const MAIN: &str = "script/main.js";

/// The style sheet of all pages.
const FRAME: Sources = style!("frame": "tokens" "reset" "base" "bar" "forms" "table" "ask" "story" "people" "pieces" "motion" "sheet" "notices" "screens");

/// What only pages beside a table in play wear: a table is lighter without it.
const BESIDE: Sources = style!("frame": "pages" "company" "result" "rematch" "counsel" "waiting" "home" "stats" "new" "things" "learn" "rules" "examples" "analysis" "replay" "explore" "docs");

const SHARED: &[Asset] = &[
    Asset { name: Cow::Borrowed("table.css"), kind: STYLE, sources: FRAME },
    Asset { name: Cow::Borrowed("beside.css"), kind: STYLE, sources: BESIDE },
    // What a table in play wears at times: the part that needs it brings it along.
    Asset { name: Cow::Borrowed("company.css"), kind: STYLE, sources: style!("frame": "company") },
    Asset { name: Cow::Borrowed("counsel.css"), kind: STYLE, sources: style!("frame": "counsel") },
    Asset { name: Cow::Borrowed("result.css"), kind: STYLE, sources: style!("frame": "result" "rematch") },
    asset!("icon.svg", PICTURE),
    asset!("script/main.js", SCRIPT),
    asset!("script/analysis.js", SCRIPT),
    asset!("script/answers.js", SCRIPT),
    asset!("script/catchup.js", SCRIPT),
    asset!("script/changed.js", SCRIPT),
    asset!("script/chat.js", SCRIPT),
    asset!("script/clock.js", SCRIPT),
    asset!("script/drag.js", SCRIPT),
    asset!("script/dress.js", SCRIPT),
    asset!("script/forms.js", SCRIPT),
    asset!("script/frames.js", SCRIPT),
    asset!("script/hint.js", SCRIPT),
    asset!("script/keys.js", SCRIPT),
    asset!("script/lesson.js", SCRIPT),
    asset!("script/marks.js", SCRIPT),
    asset!("script/menu.js", SCRIPT),
    asset!("script/motion.js", SCRIPT),
    asset!("script/notice.js", SCRIPT),
    asset!("script/pace.js", SCRIPT),
    asset!("script/page.js", SCRIPT),
    asset!("script/patch.js", SCRIPT),
    asset!("script/people.js", SCRIPT),
    asset!("script/play.js", SCRIPT),
    asset!("script/press.js", SCRIPT),
    asset!("script/push.js", SCRIPT),
    asset!("script/beside.js", SCRIPT),
    asset!("script/preview.js", SCRIPT),
    asset!("script/replay.js", SCRIPT),
    asset!("script/send.js", SCRIPT),
    asset!("script/several.js", SCRIPT),
    asset!("script/sheet.js", SCRIPT),
    asset!("script/show.js", SCRIPT),
    asset!("script/sound.js", SCRIPT),
    asset!("script/stream.js", SCRIPT),
    asset!("script/tale.js", SCRIPT),
    asset!("script/tempo.js", SCRIPT),
    asset!("script/tour.js", SCRIPT),
    asset!("script/turn.js", SCRIPT),
    asset!("script/waiting.js", SCRIPT),
];

/// The style sheets of the faces, and what they wear at times.
static FACED: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let styles = |face: &&'static dyn Face| {
        let id = face.meta().id;
        let style = Asset { name: Cow::Owned(format!("{id}.css")), kind: STYLE, sources: face.style() };
        let rare = move |(name, sources): &(&str, Sources)| Asset {
            name: Cow::Owned(format!("{id}-{name}.css")),
            kind: STYLE,
            sources,
        };
        iter::once(style).chain(face.rare_styles().iter().map(rare))
    };
    FACES.iter().flat_map(styles).collect()
});

fn assets() -> impl Iterator<Item = &'static Asset> {
    SHARED.iter().chain(FACED.iter())
}

/// An asset as it is served.
struct Served {
    name: &'static str,
    kind: &'static str,
    content: String,
}

static SERVED: LazyLock<Vec<Served>> = LazyLock::new(|| {
    let framed = sheet(SHARED.iter().filter(|asset| asset.kind == STYLE).flat_map(|asset| asset.sources));
    let served = |asset: &'static Asset| {
        let content = asset.sources.iter().map(|(_, content)| *content).collect::<String>();
        let content = light(asset.kind, &content);
        let content = match FACES.iter().find(|face| is_worn_by(asset, **face)) {
            Some(face) => {
                let worn = sheet(
                    face.style().iter().chain(face.rare_styles().iter().flat_map(|(_, sources)| *sources)),
                );
                colours::in_place(&content, &worn, &framed)
            }
            None => content,
        };
        Served { name: &asset.name, kind: asset.kind, content }
    };
    assets().map(served).collect()
});

/// Whether it is one of the style sheets of a face.
fn is_worn_by(asset: &Asset, face: &dyn Face) -> bool {
    let Some(more) = asset.name.strip_prefix(face.meta().id).and_then(|more| more.strip_suffix(".css"))
    else {
        return false;
    };
    more.is_empty() || face.rare_styles().iter().any(|(name, _)| more.strip_prefix('-') == Some(name))
}

/// Style sheets as one, as they go to a browser.
fn sheet<'a>(sources: impl Iterator<Item = &'a (&'a str, &'a str)>) -> String {
    light_style(&sources.map(|(_, content)| *content).collect::<String>())
}

/// What goes to the browser of a source.
fn light(kind: &str, source: &str) -> String {
    match kind {
        SCRIPT => light_script(source),
        STYLE => light_style(source),
        _ => light_picture(source),
    }
}

/// One hash for all: any change makes all addresses new.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = Sha256::new();
    for asset in SERVED.iter() {
        hasher.update(&asset.content);
    }
    hasher.finalize().iter().take(5).map(|byte| format!("{byte:02x}")).collect()
});

/// The address of every asset, by its name: a page names forty of them.
static ADDRESSES: LazyLock<HashMap<&'static str, String>> = LazyLock::new(|| {
    let address = |asset: &'static Asset| (&*asset.name, format!("/static/{}/{}", *VERSION, asset.name));
    assets().map(address).collect()
});

/// The address of an asset; `None` if there is none of that name.
pub fn address(name: &str) -> Option<&'static str> {
    ADDRESSES.get(name).map(String::as_str)
}

/// The address of the script.
pub fn script() -> Option<&'static str> {
    address(MAIN)
}

/// The modules that no table in play needs, and the one that imports them.
const APART: [&str; 5] =
    ["script/analysis.js", "script/beside.js", "script/lesson.js", "script/push.js", "script/replay.js"];

/// The modules for several things that are marked at once, and the one that imports them.
const SEVERAL: [&str; 4] = ["script/drag.js", "script/marks.js", "script/preview.js", "script/several.js"];

/// Which modules a page needs.
#[derive(Clone, Copy)]
pub struct Needs {
    /// What stands beside tables in play.
    pub beside: bool,
    /// Marks.
    pub several: bool,
}

/// The addresses of the modules that the script imports, so that a browser fetches all at once that the page needs.
pub fn modules(needs: Needs) -> impl Iterator<Item = &'static str> {
    let needed = move |asset: &&Asset| {
        (needs.beside || !APART.contains(&&*asset.name))
            && (needs.several || !SEVERAL.contains(&&*asset.name))
    };
    let scripts = assets().filter(|asset| asset.kind == SCRIPT && asset.name != MAIN).filter(needed);
    scripts.filter_map(|asset| address(&asset.name))
}

/// An asset as it is in the folder of the sources now, for who draws: nothing has to be built, a reload shows it.
fn live(name: &str) -> Option<Response> {
    let wanted = cfg!(debug_assertions) && std::env::var("CABILDO_ASSETS").is_ok_and(|how| how == "live");
    let asset = assets().find(|asset| wanted && asset.name == name)?;
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let files = asset.sources.iter().map(|(file, _)| std::fs::read_to_string(folder.join(file)));
    let content = files.collect::<Result<String, _>>().ok()?;
    let headers = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, "no-store")];
    Some((headers, content).into_response())
}

/// An asset for a browser.
pub fn serve(version: &str, name: &str, asking: &HeaderMap) -> Response {
    if let Some(response) = live(name) {
        return response;
    }
    let Some(asset) = SERVED.iter().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let keep = if version == *VERSION { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    packed_for(asset.name, &asset.content, headers, asking)
}

/// The pictures of a sprite for a browser. They are kept for good under the address of their content; who asks for an older state gets this one.
pub fn serve_art(named: &str, asking: &HeaderMap) -> Response {
    let Some(sheet) = shelf::named(named) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let keep = if sheet.is_called(named) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(PICTURE));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    packed_for(&sheet.address, &sheet.content, headers, asking)
}

/// A content as the client takes it.
fn packed_for(
    name: &'static str,
    content: &'static str,
    mut headers: HeaderMap,
    asking: &HeaderMap,
) -> Response {
    match packed::packed(name, content, asking) {
        Some((encoding, bytes)) => {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
            (headers, bytes).into_response()
        }
        None => (headers, content).into_response(),
    }
}

#[cfg(test)]
mod tests;
