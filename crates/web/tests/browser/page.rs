//! A browser without a window, and a page in it.

use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use headless_chrome::browser::tab::point::Point;
use headless_chrome::protocol::cdp::{Emulation, Input, Page as Pages};
use headless_chrome::{Browser, LaunchOptions, Tab};
use serde_json::Value;

pub const LAPTOP: (u32, u32) = (1280, 800);
pub const PHONE: (u32, u32) = (390, 844);

/// How long anything may take before a test gives up. Machines that do other work meanwhile are slow.
const PATIENCE: Duration = Duration::from_secs(45);

const FLAGS: [&str; 6] = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
];

fn chromium() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}

/// The browser that the tests share; it is closed after the last of them. `None` on a machine without one.
pub fn browser() -> Option<Arc<Browser>> {
    static SHARED: Mutex<Weak<Browser>> = Mutex::new(Weak::new());
    let Some(path) = chromium() else {
        assert!(env::var("CI").as_deref() != Ok("true"), "the gate needs a browser: install chromium");
        let _ = writeln!(
            io::stderr(),
            "\n*** NO BROWSER FOUND: this browser test was SKIPPED. Install chromium. ***\n"
        );
        return None;
    };
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(browser) = shared.upgrade() {
        return Some(browser);
    }
    let options = LaunchOptions {
        path: Some(path),
        sandbox: false,
        args: FLAGS.iter().map(OsStr::new).collect(),
        idle_browser_timeout: Duration::from_secs(300),
        ..LaunchOptions::default()
    };
    let browser = Arc::new(Browser::new(options).expect("the browser starts"));
    *shared = Arc::downgrade(&browser);
    Some(browser)
}

/// Waits until something holds.
pub fn wait(what: &str, mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < PATIENCE, "waited in vain: {what}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// A page with cookies of its own.
pub struct Page {
    tab: Arc<Tab>,
    _browser: Arc<Browser>,
}

impl Page {
    pub fn new(browser: &Arc<Browser>, (width, height): (u32, u32), lang: &str) -> Page {
        let context = browser.new_context().expect("a context");
        let tab = context.new_tab().expect("a tab");
        tab.set_default_timeout(PATIENCE);
        let size = Emulation::SetDeviceMetricsOverride {
            width,
            height,
            device_scale_factor: 1.0,
            mobile: false,
            scale: None,
            screen_width: None,
            screen_height: None,
            position_x: None,
            position_y: None,
            dont_set_visible_size: None,
            screen_orientation: None,
            viewport: None,
            display_feature: None,
            device_posture: None,
        };
        tab.call_method(size).expect("a size");
        let still = Emulation::MediaFeature { name: "prefers-reduced-motion".into(), value: "reduce".into() };
        tab.call_method(Emulation::SetEmulatedMedia { media: None, features: Some(vec![still]) })
            .expect("no motion");
        tab.set_extra_http_headers([("Accept-Language", lang)].into()).expect("a language");
        Page { tab, _browser: Arc::clone(browser) }
    }

    pub fn without_script(&self) {
        self.tab.call_method(Emulation::SetScriptExecutionDisabled { value: true }).expect("no script");
    }

    pub fn goto(&self, address: &str) {
        // A mark on the old document tells when the new one is there.
        let _ = self.tab.evaluate("document.documentElement.dataset.old = '1'", false);
        let go = Pages::Navigate {
            url: address.to_owned(),
            referrer: None,
            transition_Type: None,
            frame_id: None,
            referrer_policy: None,
        };
        self.tab.call_method(go).expect("a way there");
        self.until("document.readyState === 'complete' && !document.documentElement.dataset.old");
    }

    pub fn address(&self) -> String {
        self.ask("location.origin + location.pathname").as_str().unwrap_or_default().to_owned()
    }

    /// The value of an expression in the page.
    pub fn ask(&self, expression: &str) -> Value {
        let mut found = Value::Null;
        wait(expression, || match self.try_ask(expression) {
            Some(value) => {
                found = value;
                true
            }
            None => false,
        });
        found
    }

    /// Nothing while the page is being replaced by another.
    fn try_ask(&self, expression: &str) -> Option<Value> {
        let answer = self.tab.evaluate(&format!("JSON.stringify(({expression}) ?? null)"), false).ok()?;
        serde_json::from_str(answer.value?.as_str()?).ok()
    }

    pub fn holds(&self, expression: &str) -> bool {
        self.try_ask(expression) == Some(Value::Bool(true))
    }

    pub fn until(&self, expression: &str) {
        wait(expression, || self.holds(expression));
    }

    /// A real click in the middle of an element, which nothing may cover.
    pub fn click(&self, selector: &str) {
        self.until(&format!("!!document.querySelector({selector:?})"));
        self.click_on(&format!("document.querySelector({selector:?})"));
    }

    /// The same, for an element that an expression gives.
    pub fn click_on(&self, element: &str) {
        let place = self.ask(&format!(
            "(() => {{ const e = {element}; if (!e) return 'gone'; e.scrollIntoView({{ block: 'center', inline: 'nearest', behavior: 'instant' }}); \
             const r = e.getBoundingClientRect(); const x = r.x + r.width / 2, y = r.y + r.height / 2; \
             const hit = document.elementFromPoint(x, y); \
             return e.contains(hit) ? {{ x, y }} : 'covered by ' + (hit ? hit.outerHTML.slice(0, 120) : 'nothing'); }})()"
        ));
        let (Some(x), Some(y)) = (place["x"].as_f64(), place["y"].as_f64()) else {
            panic!("{element} cannot be clicked: {place}")
        };
        self.tab.click_point(Point { x, y }).expect("a click");
    }

    /// The mouse takes hold of the middle of one element and lets go over another.
    pub fn drag(&self, from: &str, to: &str) {
        self.ask(&format!("{from}.scrollIntoView({{ block: 'center', behavior: 'instant' }})"));
        let spot = |element: &str| {
            let place = self.ask(&format!(
                "(({{ x, y, width, height }}) => ({{ x: x + width / 2, y: y + height / 2 }}))({element}.getBoundingClientRect())"
            ));
            (place["x"].as_f64().unwrap_or_default(), place["y"].as_f64().unwrap_or_default())
        };
        let (start, end) = (spot(from), spot(to));
        let mouse = |r#type: Input::DispatchMouseEventTypeOption, (x, y): (f64, f64), buttons: u32| {
            let event = Input::DispatchMouseEvent {
                Type: r#type,
                x,
                y,
                button: Some(Input::MouseButton::Left),
                buttons: Some(buttons),
                click_count: Some(1),
                modifiers: None,
                timestamp: None,
                force: None,
                tangential_pressure: None,
                tilt_x: None,
                tilt_y: None,
                twist: None,
                delta_x: None,
                delta_y: None,
                pointer_Type: None,
            };
            self.tab.call_method(event).expect("a mouse");
        };
        mouse(Input::DispatchMouseEventTypeOption::MousePressed, start, 1);
        mouse(
            Input::DispatchMouseEventTypeOption::MouseMoved,
            ((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0),
            1,
        );
        mouse(Input::DispatchMouseEventTypeOption::MouseMoved, end, 1);
        mouse(Input::DispatchMouseEventTypeOption::MouseReleased, end, 0);
    }

    pub fn press(&self, key: &str) {
        self.tab.press_key(key).expect("a key");
    }

    /// Presses Tab until the focus is where it should be.
    pub fn tab_to(&self, expression: &str) {
        for _ in 0..120 {
            if self.holds(expression) {
                return;
            }
            self.press("Tab");
        }
        panic!("the Tab key never comes to {expression}");
    }

    /// A picture of what the page shows, among those of the documentation.
    pub fn picture(&self, name: &str) {
        thread::sleep(Duration::from_millis(300));
        let format = Pages::CaptureScreenshotFormatOption::Png;
        let picture = self.tab.capture_screenshot(format, None, None, true).expect("a picture");
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
        fs::create_dir_all(&folder).expect("a folder for pictures");
        fs::write(folder.join(format!("{name}.png")), picture).expect("a picture is kept");
    }
}
