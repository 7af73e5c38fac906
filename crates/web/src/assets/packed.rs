//! Styles and scripts, compressed once as well as can be, when somebody first asks for them.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use flate2::Compression;
use flate2::write::GzEncoder;

static PACKED: LazyLock<Mutex<HashMap<(&'static str, &'static str), Bytes>>> = LazyLock::new(Mutex::default);

/// The content as the client wants it: how it is encoded, and the bytes; `None` if it is best sent as it is.
pub fn packed(
    name: &'static str,
    content: &'static str,
    asking: &HeaderMap,
) -> Option<(&'static str, Bytes)> {
    let encoding = wanted(asking)?;
    let mut all = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    let bytes = all.entry((name, encoding)).or_insert_with(|| pack(encoding, content).unwrap_or_default());
    (!bytes.is_empty() && bytes.len() < content.len()).then(|| (encoding, bytes.clone()))
}

/// The best encoding that the client takes.
fn wanted(asking: &HeaderMap) -> Option<&'static str> {
    let said = asking.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let takes: Vec<&str> = said
        .flat_map(|line| line.split(','))
        .filter(|part| !part.replace(' ', "").ends_with(";q=0"))
        .filter_map(|part| part.split(';').next())
        .map(str::trim)
        .collect();
    ["br", "gzip"].into_iter().find(|encoding| takes.contains(encoding))
}

fn pack(encoding: &str, content: &str) -> Option<Bytes> {
    let mut bytes = Vec::new();
    if encoding == "br" {
        let best = brotli::enc::BrotliEncoderParams::default();
        brotli::BrotliCompress(&mut content.as_bytes(), &mut bytes, &best).ok()?;
    } else {
        let mut encoder = GzEncoder::new(&mut bytes, Compression::best());
        encoder.write_all(content.as_bytes()).ok()?;
        encoder.finish().ok()?;
    }
    Some(bytes.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use std::io::Read;

    const TEXT: &str = include_str!("packed.rs");

    fn asking(encodings: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(encodings))])
    }

    #[test]
    fn the_best_encoding_that_a_client_takes_is_chosen() {
        assert_eq!(wanted(&asking("gzip, deflate, br, zstd")), Some("br"));
        assert_eq!(wanted(&asking("br;q=0, gzip;q=0.5")), Some("gzip"));
        assert_eq!(wanted(&asking("identity")), None);
        assert_eq!(wanted(&HeaderMap::new()), None);
    }

    #[test]
    fn what_is_compressed_is_the_same_when_it_is_read() {
        let (encoding, bytes) = packed("a", TEXT, &asking("gzip")).expect("smaller");
        let mut text = String::new();
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).expect("whole");
        assert!(encoding == "gzip" && text == TEXT && bytes.len() < TEXT.len() / 2);
        let (_, bytes) = packed("a", TEXT, &asking("br")).expect("smaller");
        let mut text = Vec::new();
        brotli::BrotliDecompress(&mut &bytes[..], &mut text).expect("whole");
        assert_eq!(text, TEXT.as_bytes());
        assert_eq!(packed("b", "x", &asking("br")), None, "a letter does not get smaller");
    }
}
