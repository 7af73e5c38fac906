//! Compression of what is sent: well for what many are sent, at little cost for what is sent once.
//!
//! Everything is there as a whole before it is sent, so its length says how much memory an encoder needs. One that streams prepares for the longest text
//! that could come: megabytes, which the system clears for every page.

use std::io::Write;

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

/// What is shorter is not worth it.
const SHORT: u64 = 256;

/// How much work an answer is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// It is sent once.
    Once,
    /// Some are sent the same for a moment.
    Some,
    /// It is packed once and sent for good.
    Good,
}

/// The best encoding that the client takes.
pub fn wanted(asking: &HeaderMap) -> Option<&'static str> {
    let said = asking.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let takes: Vec<&str> = said
        .flat_map(|line| line.split(','))
        .filter(|part| !part.replace(' ', "").ends_with(";q=0"))
        .filter_map(|part| part.split(';').next())
        .map(str::trim)
        .collect();
    ["br", "gzip"].into_iter().find(|encoding| takes.contains(encoding))
}

/// The content in an encoding.
pub fn pack(encoding: &str, content: &[u8], care: Care) -> Bytes {
    let mut packed = Vec::with_capacity(content.len() / 4);
    // Writing to memory does not fail.
    if encoding == "br" {
        let quality = match care {
            Care::Once => 3,
            Care::Some => 5,
            Care::Good => 11,
        };
        // The shortest look back that sees the beginning from the end; with less than 17 bits it works in a slower way.
        let lgwin = (content.len().next_power_of_two().trailing_zeros() as i32).clamp(17, 22);
        let how = brotli::enc::BrotliEncoderParams {
            quality,
            lgwin,
            size_hint: content.len(),
            ..Default::default()
        };
        let mut content = content;
        let _ = brotli::BrotliCompress(&mut content, &mut packed, &how);
    } else {
        let level = match care {
            Care::Once => Compression::fast(),
            Care::Some => Compression::default(),
            Care::Good => Compression::best(),
        };
        let mut encoder = GzEncoder::new(&mut packed, level);
        let _ = encoder.write_all(content);
        let _ = encoder.finish();
    }
    packed.into()
}

/// Packs what is sent to those who can read it so: pages and data that are there as a whole and come as they are. Events are not: they would wait.
pub async fn pack_answers(request: Request, next: Next) -> Response {
    let encoding = wanted(request.headers());
    let answer = next.run(request).await;
    if !is_text(answer.headers()) {
        return answer;
    }
    let (mut parts, body) = answer.into_parts();
    parts.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    // What many are sent comes packed.
    let is_plain = !parts.headers.contains_key(header::CONTENT_ENCODING);
    let is_long = body.size_hint().exact().is_some_and(|length| length >= SHORT);
    let Some(encoding) = encoding.filter(|_| is_plain && is_long) else {
        return Response::from_parts(parts, body);
    };
    // It is in memory already.
    let Ok(plain) = to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let packed = pack(encoding, &plain, Care::Once);
    if packed.len() >= plain.len() {
        return Response::from_parts(parts, Body::from(plain));
    }
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    Response::from_parts(parts, Body::from(packed))
}

/// Whether it is something that packing makes shorter.
fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let reads = kind.starts_with("text/") && !kind.starts_with("text/event-stream");
    let written = ["application/json", "application/x-ndjson", "application/manifest+json", "image/svg+xml"];
    reads || written.iter().any(|known| kind.starts_with(known))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    const TEXT: &str = include_str!("packing.rs");

    fn asking(encodings: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(encodings))])
    }

    #[test]
    fn the_best_encoding_that_somebody_takes_is_sent() {
        for (said, best) in [
            ("gzip, deflate, br", Some("br")),
            ("gzip;q=0.8", Some("gzip")),
            ("br;q=0, gzip", Some("gzip")),
            ("identity", None),
        ] {
            assert_eq!(wanted(&asking(said)), best, "{said}");
        }
    }

    #[test]
    fn what_is_packed_comes_out_again_whatever_the_care_and_more_care_makes_it_no_longer() {
        let long = TEXT.repeat(40);
        for content in ["", "x", TEXT, &long] {
            for encoding in ["br", "gzip"] {
                let all =
                    [Care::Once, Care::Some, Care::Good].map(|care| pack(encoding, content.as_bytes(), care));
                for packed in &all {
                    let mut text = Vec::new();
                    if encoding == "br" {
                        brotli::BrotliDecompress(&mut &packed[..], &mut text).expect("whole");
                    } else {
                        flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut text).expect("whole");
                    }
                    assert!(text == content.as_bytes(), "{encoding}, {} bytes", content.len());
                }
                assert!(all.is_sorted_by(|one, next| one.len() >= next.len()), "{encoding}");
                assert!(content.len() < 1000 || all[0].len() < content.len() / 2, "{encoding}");
            }
        }
    }

    #[test]
    fn pictures_and_events_are_left_as_they_are() {
        let kind = |kind: &'static str| {
            is_text(&HeaderMap::from_iter([(header::CONTENT_TYPE, HeaderValue::from_static(kind))]))
        };
        assert!(kind("text/html; charset=utf-8") && kind("application/json") && kind("image/svg+xml"));
        assert!(!kind("text/event-stream") && !kind("image/png") && !kind("font/woff2"));
    }
}
