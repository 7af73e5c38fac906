//! The sign of the site in the tab of a browser, with the number of games that wait.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use maud::html;

use super::Visitor;
use super::asked::Path;
use crate::problem::Problem;

/// A number that fits: more than nine are many.
const MOST: u32 = 9;

/// The sign with a number; it never changes.
pub async fn counted(visitor: Visitor, Path(count): Path<u32>) -> Result<Response, Response> {
    if count > MOST + 1 {
        return Err(visitor.refuse(&Problem::NotFound));
    }
    let number = if count > MOST { format!("{MOST}+") } else { count.to_string() };
    let sign = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" {
            rect width="64" height="64" rx="12" fill="#22304f" {}
            path fill="#d9b75a" d="M8 46h48v6H8zM12 42V28l8-7 8 7v14zM32 42V20l4-9 4 9v22zM44 42V30l5-5 5 5v12z" {}
            @if count > 0 {
                circle cx="44" cy="20" r="19" fill="#b3261e" {}
                text x="44" y="29" font-family="sans-serif" font-weight="700" font-size="26" text-anchor="middle" fill="#ffffff" { (number) }
            }
        }
    };
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    let headers = headers.map(|(name, value)| (name, HeaderValue::from_static(value)));
    Ok((headers, sign.into_string()).into_response())
}
