//! The picture of a table that a link to it shows elsewhere.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Lang;
use serde::Deserialize;

use super::asked::{Path, Query};
use super::{Visitor, tables};
use crate::poster::{Sheet, mark};

#[derive(Deserialize)]
pub struct Wanted {
    /// The language of the page that names it.
    #[serde(rename = "in")]
    lang: Option<String>,
}

/// The same for everybody: whoever asks is nobody.
pub async fn poster(
    mut visitor: Visitor,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    asking: HeaderMap,
) -> Result<Response, Response> {
    visitor.player = None;
    if let Some(lang) = wanted.lang.and_then(|code| code.parse::<Lang>().ok()) {
        visitor.lang = lang;
    }
    let live = tables::find(&visitor, &id).await?;
    let sheet = Sheet::of(&visitor, &*live.state.lock().await);
    let mark = mark(&sheet);
    let tag = format!("\"{mark}\"");
    let known = asking.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let picture = visitor.desk.poster(&visitor.client.key(), sheet, &mark).await;
        picture.map_err(|problem| visitor.refuse(&problem))?.into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/png"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, max-age=60"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    Ok(response)
}
