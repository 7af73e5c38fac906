//! Styles and script, embedded in the program. Their addresses carry a hash of the content, so that browsers may keep them for good.

use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

struct Asset {
    name: &'static str,
    kind: &'static str,
    content: &'static str,
}

const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! asset {
    ($name:literal, $kind:expr) => {
        Asset { name: $name, kind: $kind, content: include_str!(concat!("../assets/", $name)) }
    };
}

const ASSETS: &[Asset] = &[
    asset!("table.css", STYLE),
    asset!("saint-petersburg.css", STYLE),
    asset!("puerto-rico.css", STYLE),
    asset!("san-juan.css", STYLE),
    asset!("san-francisco.css", STYLE),
    asset!("san-francisco-1906.css", STYLE),
    asset!("table.js", SCRIPT),
    asset!("icon.svg", "image/svg+xml"),
];

/// One hash for all: any change makes all addresses new.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = Sha256::new();
    for asset in ASSETS {
        hasher.update(asset.content);
    }
    hasher.finalize().iter().take(5).map(|byte| format!("{byte:02x}")).collect()
});

/// The address of an asset; `None` if there is none of that name.
pub fn address(name: &str) -> Option<String> {
    ASSETS.iter().any(|asset| asset.name == name).then(|| format!("/static/{}/{name}", *VERSION))
}

/// An asset for a browser.
pub fn serve(version: &str, name: &str) -> Response {
    let Some(asset) = ASSETS.iter().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let keep = if version == *VERSION { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    (headers, asset.content).into_response()
}
