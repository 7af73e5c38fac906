//! Pages that several people are shown alike: drawn once and compressed once for all who look on and are nobody here (page cache).
//!
//! A watched table sends the same page to everybody who watches, at the same moment: after every answer. Whoever is somebody has a page of his own.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kernel::Lang;

use crate::live::{Live, State};
use crate::packing::{Care, pack, wanted};
use crate::routes::Visitor;

/// What is older is drawn anew: a page may say what time does.
const YOUNG: Duration = Duration::from_secs(1);
/// The most pages of a table that are remembered.
const MOST: usize = 8;

/// What of a table is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    Page,
    Part,
    /// The part with what happened since this ply.
    Told(usize),
}

/// All that a page depends on which is the same for several people.
#[derive(PartialEq, Eq, Debug)]
pub struct Alike {
    what: What,
    mark: String,
    /// The second in which it is drawn: clocks stand on it.
    at: i64,
    /// Who is how near, and was seen when: no revision rises with it.
    near: Vec<(&'static str, Option<i64>)>,
    lang: Lang,
    origin: Option<String>,
    helped: bool,
    gaps: usize,
}

impl Alike {
    /// What a visitor's page depends on; nothing if it is his alone.
    pub fn of(visitor: &Visitor, live: &Live, state: &State, what: What) -> Option<Alike> {
        let nobody = visitor.player.is_none() && visitor.coach.is_none();
        (nobody && state.phase.is_dealt()).then(|| Alike {
            what,
            mark: live.mark(&visitor.desk.boot, state),
            at: live.clock.now(),
            near: state.seats.iter().map(|row| (live.nearness(row).word(), row.seen)).collect(),
            lang: visitor.lang,
            origin: visitor.origin.clone(),
            helped: state.helped,
            gaps: state.gaps.len(),
        })
    }
}

/// A page as it is sent, compressed when somebody first wants it so.
#[derive(Debug)]
pub struct Sheet {
    alike: Alike,
    at: Instant,
    plain: Bytes,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

/// The pages of a table that were drawn last for people who are nobody here.
#[derive(Debug, Default)]
pub struct Drawn {
    sheets: Mutex<Vec<Arc<Sheet>>>,
    /// Whoever draws what takes a while: the others wait for him, and are shown the same.
    pub pen: tokio::sync::Mutex<()>,
}

impl Drawn {
    /// A page that was drawn a moment ago.
    pub fn find(&self, alike: &Alike) -> Option<Arc<Sheet>> {
        let mut sheets = self.sheets.lock().unwrap_or_else(PoisonError::into_inner);
        sheets.retain(|sheet| sheet.at.elapsed() < YOUNG);
        sheets.iter().find(|sheet| sheet.alike == *alike).cloned()
    }

    /// Remembers a page for the next one who wants it.
    pub fn keep(&self, alike: Alike, page: String) -> Arc<Sheet> {
        let (at, plain) = (Instant::now(), Bytes::from(page));
        let sheet = Arc::new(Sheet { alike, at, plain, brotli: OnceLock::new(), gzip: OnceLock::new() });
        let mut sheets = self.sheets.lock().unwrap_or_else(PoisonError::into_inner);
        if sheets.len() >= MOST {
            sheets.remove(0);
        }
        sheets.push(Arc::clone(&sheet));
        sheet
    }
}

impl Sheet {
    /// The page for a browser, in the encoding that it wants.
    pub fn response(&self, asking: &HeaderMap) -> Response {
        let html = (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        let (encoding, packed) = match wanted(asking) {
            Some("br") => ("br", self.brotli.get_or_init(|| pack("br", &self.plain, Care::Some))),
            Some(_) => ("gzip", self.gzip.get_or_init(|| pack("gzip", &self.plain, Care::Some))),
            None => return ([html], self.plain.clone()).into_response(),
        };
        let encoded = (header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        ([html, encoded], packed.clone()).into_response()
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use http_body_util::BodyExt;

    use super::*;

    fn alike(mark: &str) -> Alike {
        let (what, mark) = (What::Page, mark.to_owned());
        Alike {
            what,
            mark,
            at: 0,
            near: Vec::new(),
            lang: Lang::default(),
            origin: None,
            helped: false,
            gaps: 0,
        }
    }

    async fn body(sheet: &Sheet, encoding: &'static str) -> Bytes {
        let asking = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(encoding))]);
        sheet.response(&asking).into_body().collect().await.expect("a body").to_bytes()
    }

    #[tokio::test]
    async fn a_page_is_found_by_all_that_it_depends_on_and_packed_as_it_is_wanted() {
        let (drawn, page) = (Drawn::default(), "a page ".repeat(500));
        assert!(drawn.find(&alike("boot.1")).is_none());
        drawn.keep(alike("boot.1"), page.clone());
        assert!(drawn.find(&alike("boot.2")).is_none(), "the table has changed");
        assert!(drawn.find(&Alike { what: What::Told(3), ..alike("boot.1") }).is_none());
        let sheet = drawn.find(&alike("boot.1")).expect("it was drawn");
        assert_eq!(body(&sheet, "identity").await, page);
        let mut text = Vec::new();
        brotli::BrotliDecompress(&mut &body(&sheet, "br").await[..], &mut text).expect("whole");
        assert_eq!(text, page.as_bytes());
        let mut text = String::new();
        let packed = body(&sheet, "gzip").await;
        flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut text).expect("whole");
        assert!(text == page && packed.len() < page.len() / 10);
    }

    #[test]
    fn only_so_many_pages_are_remembered() {
        let drawn = Drawn::default();
        for n in 0..=MOST {
            drawn.keep(alike(&n.to_string()), String::new());
        }
        assert!(drawn.find(&alike("0")).is_none(), "the first one has gone");
        assert!(drawn.find(&alike("1")).is_some() && drawn.find(&alike(&MOST.to_string())).is_some());
    }
}
