//! The site: any request at all is answered, and never with a failure.

use std::cell::RefCell;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, header};
use axum::response::Response;
use store::Sqlite;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;
use web::{Desk, Limits, RandomBrain, Settings, app};

/// After so many requests there is a new site: tables that were made are not piled up for ever.
const MOST: u32 = 2_000;

const FORM: &str = "application/x-www-form-urlencoded";

struct Site {
    runtime: Runtime,
    app: Router,
    folder: PathBuf,
    cookie: String,
    /// A table at which the visitor sits.
    table: String,
    asked: u32,
}

impl Site {
    fn new() -> Site {
        let folder = std::env::temp_dir().join(format!("cabildo-fuzz-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let store = Arc::new(Sqlite::open(&folder.join("games.db")).expect("a file"));
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let settings = Settings { limits: Limits::generous(), ..Settings::default() };
        let app = runtime.block_on(async { app(Desk::new(store, Arc::new(RandomBrain), settings)) });
        let mut site = Site { runtime, app, folder, cookie: String::new(), table: String::new(), asked: 0 };
        let begun = site.ask("POST", "/play/saint-petersburg", FORM, "").expect("a request");
        let said = |name| begun.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        site.cookie = said(header::SET_COOKIE).split(';').next().unwrap_or_default().to_owned();
        site.table = said(header::LOCATION).trim_start_matches("/t/").to_owned();
        assert!(!site.table.is_empty() && !site.cookie.is_empty());
        site
    }

    /// The answer; `None` if no client could have sent this.
    fn ask(&self, method: &str, path: &str, kind: &str, body: &str) -> Option<Response> {
        let method = Method::from_bytes(method.as_bytes()).ok()?;
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
        for (name, value) in [(header::COOKIE, self.cookie.as_str()), (header::CONTENT_TYPE, kind)] {
            if !value.is_empty() {
                request = request.header(name, value);
            }
        }
        let request = request.body(Body::from(body.to_owned())).ok()?;
        let answer = self.app.clone().oneshot(request);
        Some(self.runtime.block_on(answer).unwrap_or_else(|never| match never {}))
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

thread_local! {
    static SITE: RefCell<Option<Site>> = const { RefCell::new(None) };
}

/// The first line is a method and a path (`TABLE` stands for a table at which one sits), the second the kind of the body, the rest the body.
pub fn form(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    let (kind, body) = rest.split_once('\n').unwrap_or((rest, ""));
    let Some((method, path)) = line.split_once(' ') else { return };
    SITE.with_borrow_mut(|site| {
        if site.as_ref().is_none_or(|site| site.asked > MOST) {
            // The old file goes before the new one comes.
            *site = None;
            *site = Some(Site::new());
        }
        let Some(site) = site else { return };
        site.asked += 1;
        let path = path.replace("TABLE", &site.table);
        if let Some(answer) = site.ask(method, &path, kind, &body.replace("TABLE", &site.table)) {
            assert!(!answer.status().is_server_error(), "{} for {text:?}", answer.status());
            assert!(answer.headers().contains_key(header::CONTENT_SECURITY_POLICY));
        }
    });
}
