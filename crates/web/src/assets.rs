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

const ASSETS: &[Asset] = &[
    Asset {
        name: "table.css",
        kind: "text/css; charset=utf-8",
        content: include_str!("../assets/table.css"),
    },
    Asset {
        name: "saint-petersburg.css",
        kind: "text/css; charset=utf-8",
        content: include_str!("../assets/saint-petersburg.css"),
    },
    Asset {
        name: "puerto-rico.css",
        kind: "text/css; charset=utf-8",
        content: include_str!("../assets/puerto-rico.css"),
    },
    Asset {
        name: "san-juan.css",
        kind: "text/css; charset=utf-8",
        content: include_str!("../assets/san-juan.css"),
    },
    Asset {
        name: "san-francisco.css",
        kind: "text/css; charset=utf-8",
        content: include_str!("../assets/san-francisco.css"),
    },
    Asset {
        name: "san-francisco-1906.css",
        kind: "text/css; charset=utf-8",
        content: include_str!("../assets/san-francisco-1906.css"),
    },
    Asset {
        name: "table.js",
        kind: "text/javascript; charset=utf-8",
        content: include_str!("../assets/table.js"),
    },
    Asset { name: "icon.svg", kind: "image/svg+xml", content: include_str!("../assets/icon.svg") },
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
