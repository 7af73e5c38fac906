//! Styles, script and pictures, embedded in the program. Their addresses carry a hash of the content, so that browsers may keep them for good.
//!
//! A style sheet is put together from files of one idea each: `table.css` is the frame of all pages, `beside.css` what only pages beside a table in play
//! need, the others are the faces of the games. The script is a handful of ES modules that import each other by relative addresses: whoever loads one of a
//! version loads all of that version. The pictures of a game are one file of symbols. In a debug build with `CABILDO_ASSETS=live` all of them are read anew for every request.

mod light;
mod packed;

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::boards::{FACES, Face};
use light::{light_picture, light_script, light_style};

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
const FRAME: Sources = style!("frame": "tokens" "reset" "base" "bar" "pages" "table" "ask" "story" "result" "pieces" "motion" "sheet" "notices" "counsel" "waiting" "screens");

/// What only pages beside a table in play wear: a table is lighter without it.
const BESIDE: Sources = style!("frame": "home" "new" "things" "learn" "analysis" "replay");

const SHARED: &[Asset] = &[
    Asset { name: Cow::Borrowed("table.css"), kind: STYLE, sources: FRAME },
    Asset { name: Cow::Borrowed("beside.css"), kind: STYLE, sources: BESIDE },
    Asset { name: Cow::Borrowed("frame.svg"), kind: PICTURE, sources: sprite!("frame") },
    asset!("icon.svg", PICTURE),
    asset!("script/main.js", SCRIPT),
    asset!("script/analysis.js", SCRIPT),
    asset!("script/answers.js", SCRIPT),
    asset!("script/catchup.js", SCRIPT),
    asset!("script/changed.js", SCRIPT),
    asset!("script/chat.js", SCRIPT),
    asset!("script/drag.js", SCRIPT),
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
    asset!("script/play.js", SCRIPT),
    asset!("script/press.js", SCRIPT),
    asset!("script/preview.js", SCRIPT),
    asset!("script/replay.js", SCRIPT),
    asset!("script/send.js", SCRIPT),
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

/// The style sheets and the pictures of the faces.
static FACED: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let of = |face: &&dyn Face| {
        let named = |ending: &str| Cow::Owned(format!("{}.{ending}", face.meta().id));
        let style = Asset { name: named("css"), kind: STYLE, sources: face.style() };
        [style, Asset { name: named("svg"), kind: PICTURE, sources: face.art() }]
    };
    FACES.iter().flat_map(of).filter(|asset| !asset.sources.is_empty()).collect()
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
    let served = |asset: &'static Asset| {
        let content = asset.sources.iter().map(|(_, content)| *content).collect::<String>();
        Served { name: &asset.name, kind: asset.kind, content: light(asset.kind, &content) }
    };
    assets().map(served).collect()
});

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

/// The address of an asset; `None` if there is none of that name.
pub fn address(name: &str) -> Option<String> {
    assets().any(|asset| asset.name == name).then(|| format!("/static/{}/{name}", *VERSION))
}

/// The address of the script.
pub fn script() -> Option<String> {
    address(MAIN)
}

/// The addresses of the modules that the script imports, so that a browser fetches them all at once.
pub fn modules() -> impl Iterator<Item = String> {
    let scripts = assets().filter(|asset| asset.kind == SCRIPT && asset.name != MAIN);
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
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    match packed::packed(asset.name, &asset.content, asking) {
        Some((encoding, bytes)) => {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
            (headers, bytes).into_response()
        }
        None => (headers, asset.content.as_str()).into_response(),
    }
}

#[cfg(test)]
mod tests;
