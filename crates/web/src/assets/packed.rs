//! Styles and scripts, compressed once as well as can be, when somebody first asks for them.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::HeaderMap;

use crate::packing::{Care, pack, wanted};

static PACKED: LazyLock<Mutex<HashMap<(&'static str, &'static str), Bytes>>> = LazyLock::new(Mutex::default);

/// The content as the client wants it: how it is encoded, and the bytes; `None` if it is best sent as it is.
pub fn packed(
    name: &'static str,
    content: &'static str,
    asking: &HeaderMap,
) -> Option<(&'static str, Bytes)> {
    let encoding = wanted(asking)?;
    let mut all = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    let bytes = all.entry((name, encoding)).or_insert_with(|| pack(encoding, content.as_bytes(), Care::Good));
    (bytes.len() < content.len()).then(|| (encoding, bytes.clone()))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderValue, header};
    use std::io::Read;

    use super::*;

    const TEXT: &str = include_str!("packed.rs");

    fn asking(encodings: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(encodings))])
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
