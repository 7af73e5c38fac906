//! Styles and script, embedded in the program. Their addresses carry a hash of the content, so that browsers may keep them for good.

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::boards::{FACES, Face};

struct Asset {
    name: Cow<'static, str>,
    kind: &'static str,
    content: &'static str,
}

const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! asset {
    ($name:literal, $kind:expr) => {
        Asset { name: Cow::Borrowed($name), kind: $kind, content: include_str!(concat!("../assets/", $name)) }
    };
}

const SHARED: &[Asset] =
    &[asset!("table.css", STYLE), asset!("table.js", SCRIPT), asset!("icon.svg", "image/svg+xml")];

/// The style sheets of the faces.
static STYLES: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let style = |face: &&dyn Face| Asset {
        name: Cow::Owned(format!("{}.css", face.meta().id)),
        kind: STYLE,
        content: face.style(),
    };
    FACES.iter().map(style).collect()
});

fn assets() -> impl Iterator<Item = &'static Asset> {
    SHARED.iter().chain(STYLES.iter())
}

/// One hash for all: any change makes all addresses new.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = Sha256::new();
    for asset in assets() {
        hasher.update(asset.content);
    }
    hasher.finalize().iter().take(5).map(|byte| format!("{byte:02x}")).collect()
});

/// The address of an asset; `None` if there is none of that name.
pub fn address(name: &str) -> Option<String> {
    assets().any(|asset| asset.name == name).then(|| format!("/static/{}/{name}", *VERSION))
}

/// An asset for a browser.
pub fn serve(version: &str, name: &str) -> Response {
    let Some(asset) = assets().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let keep = if version == *VERSION { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    (headers, asset.content).into_response()
}
