//! The documentation that the program carries.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::Visitor;
use super::asked::Path;
use crate::pages;
use crate::problem::Problem;

/// What there is.
pub async fn overview(visitor: Visitor) -> Response {
    pages::docs::overview(&visitor).into_response()
}

/// With a slash at the end: people leave it or write it.
pub async fn slash(visitor: Visitor) -> Response {
    visitor.go("/docs", None)
}

/// A page, or a picture of one.
pub async fn page(visitor: Visitor, Path(address): Path<String>) -> Response {
    if let Some(document) = docs::find(&address) {
        return pages::docs::page(&visitor, document).into_response();
    }
    match address.strip_prefix("files/").and_then(docs::picture) {
        Some(picture) => {
            let headers =
                [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
            (headers.map(|(name, value)| (name, HeaderValue::from_static(value))), picture).into_response()
        }
        None => visitor.refuse(&Problem::NotFound),
    }
}
