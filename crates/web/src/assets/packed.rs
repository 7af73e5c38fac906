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

    use super::*;

    const TEXT: &str = include_str!("packed.rs");

    fn asking(encodings: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(encodings))])
    }

    #[test]
    fn each_encoding_is_packed_once_and_what_would_not_get_smaller_is_sent_as_it_is() {
        let [first, again] = [(); 2].map(|()| packed("a", TEXT, &asking("gzip")).expect("smaller").1);
        assert_eq!(first.as_ptr(), again.as_ptr(), "the same bytes");
        let (encoding, other) = packed("a", TEXT, &asking("gzip, br")).expect("smaller");
        assert!(encoding == "br" && other != first, "and not those of another encoding");
        assert_eq!(packed("b", "x", &asking("br")), None, "a letter does not get smaller");
        assert_eq!(packed("a", TEXT, &asking("identity")), None);
    }
}
