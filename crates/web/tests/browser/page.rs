//! A page in the browser: what a person sees and does there.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{fs, thread};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::chromium::{Chromium, Tab};

pub const LAPTOP: (u32, u32) = (1280, 800);
pub const PHONE: (u32, u32) = (390, 844);

/// How long anything may take before a test gives up. Machines that do other work meanwhile are slow.
const PATIENCE: Duration = Duration::from_secs(45);

/// A page that is all there. A style sheet that was asked for and did not come has no rules.
const DRESSED: &str = "document.readyState === 'complete' && \
    [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)";

/// Waits until something holds.
pub fn wait(what: &str, mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < PATIENCE, "waited in vain: {what}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// What a person answers with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Device {
    Mouse,
    Finger,
    Keyboard,
}

/// A page with cookies of its own.
pub struct Page {
    tab: Tab,
    device: Device,
    _browser: Arc<Chromium>,
}

impl Page {
    pub fn new(browser: &Arc<Chromium>, (width, height): (u32, u32), lang: &str) -> Page {
        let tab = Tab::open(browser);
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        tab.call("Emulation.setDeviceMetricsOverride", size);
        let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        tab.call("Emulation.setEmulatedMedia", still);
        tab.call("Network.enable", json!({}));
        tab.call("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": lang } }));
        Page { tab, device: Device::Mouse, _browser: Arc::clone(browser) }
    }

    /// The same page for somebody who has this to answer with.
    pub fn with(self, device: Device) -> Page {
        let finger = json!({ "enabled": device == Device::Finger });
        self.tab.call("Emulation.setTouchEmulationEnabled", finger);
        Page { device, ..self }
    }

    pub fn without_script(&self) {
        self.tab.call("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    }

    /// Takes the network away, or brings it back.
    pub fn offline(&self, offline: bool) {
        let network =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.tab.call("Network.emulateNetworkConditions", network);
    }

    /// Somebody who likes things to move.
    pub fn in_motion(&self) {
        let moving = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
        self.tab.call("Emulation.setEmulatedMedia", moving);
    }

    /// Something that the browser itself is told, not the page.
    pub fn call(&self, method: &str, values: Value) -> Value {
        self.tab.call(method, values)
    }

    /// The same, whether or not it works.
    pub fn try_call(&self, method: &str, values: Value) {
        let _ = self.tab.try_call(method, values);
    }

    pub fn goto(&self, address: &str) {
        // A mark on the old document tells when the new one is there.
        self.evaluate("document.documentElement.dataset.old = '1'");
        self.tab.call("Page.navigate", json!({ "url": address }));
        self.until("document.readyState === 'complete' && !document.documentElement.dataset.old && document.fonts.status === 'loaded'");
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

    /// Nothing while the page is being replaced by another, or wears only a part of its styles yet.
    fn try_ask(&self, expression: &str) -> Option<Value> {
        self.evaluate(&format!("{DRESSED} ? ({expression}) ?? null : undefined"))
    }

    fn evaluate(&self, expression: &str) -> Option<Value> {
        let asked = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.tab.try_call("Runtime.evaluate", asked).ok()?;
        answer["result"].get_mut("value").map(Value::take)
    }

    /// Whether it holds; not if there is nothing of which it speaks.
    pub fn holds(&self, expression: &str) -> bool {
        let told =
            format!("(async () => {{ try {{ return await ({expression}) }} catch {{ return false }} }})()");
        self.ask(&told) == Value::Bool(true)
    }

    pub fn until(&self, expression: &str) {
        let start = Instant::now();
        while self.try_ask(expression) != Some(Value::Bool(true)) {
            assert!(start.elapsed() < PATIENCE, "waited in vain: {expression}; {}", self.last_look());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// What the page shows when a test gives up, kept as a picture, for whoever looks into it.
    pub fn last_look(&self) -> String {
        let name = thread::current().name().unwrap_or("test").replace("::", "-");
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
        let Ok(picture) = self.tab.try_call("Page.captureScreenshot", json!({ "format": "png" })) else {
            return "the browser gives no picture of it".to_owned();
        };
        let bytes = STANDARD.decode(picture["data"].as_str().unwrap_or_default()).unwrap_or_default();
        match fs::write(&path, bytes) {
            Ok(()) => format!("{} looked like {}", self.address_now(), path.display()),
            Err(error) => format!("its picture could not be kept: {error}"),
        }
    }

    fn address_now(&self) -> String {
        let address = self.evaluate("location.href");
        address.as_ref().and_then(Value::as_str).unwrap_or("a page without an address").to_owned()
    }

    /// Uses a control as this person does: clicks on it, taps it, or walks there with the Tab key and presses it.
    pub fn operate(&self, element: &str) {
        match self.device {
            Device::Mouse | Device::Finger => self.click_on(element),
            Device::Keyboard => {
                self.tab_to(&format!("document.activeElement === {element}"));
                let key =
                    if self.holds("document.activeElement.type === 'checkbox'") { " " } else { "Enter" };
                self.press(key);
            }
        }
    }

    /// A real click or tap in the middle of an element, which nothing may cover.
    pub fn click(&self, selector: &str) {
        self.until(&format!("!!document.querySelector({selector:?})"));
        self.click_on(&format!("document.querySelector({selector:?})"));
    }

    /// The same, for an element that an expression gives.
    pub fn click_on(&self, element: &str) {
        let place = self.hold_down(element);
        self.release(place);
    }

    /// Presses the middle of an element, which nothing may cover, and stays there.
    pub fn hold_down(&self, element: &str) -> (f64, f64) {
        let place = self.ask(&format!(
            "(() => {{ const e = {element}; if (!e) return 'gone'; e.scrollIntoView({{ block: 'center', inline: 'nearest', behavior: 'instant' }}); \
             const r = e.getBoundingClientRect(); const x = r.x + r.width / 2, y = r.y + r.height / 2; \
             const hit = document.elementFromPoint(x, y); \
             return e.contains(hit) ? {{ x, y }} : 'covered by ' + (hit ? hit.outerHTML.slice(0, 120) : 'nothing'); }})()"
        ));
        let (Some(x), Some(y)) = (place["x"].as_f64(), place["y"].as_f64()) else {
            panic!("{element} cannot be clicked: {place}; {}", self.last_look())
        };
        if self.device != Device::Finger {
            self.mouse("mouseMoved", (x, y), 0);
        }
        self.press_down((x, y));
        (x, y)
    }

    /// Lets go of what is held down.
    pub fn release(&self, place: (f64, f64)) {
        self.let_go(place);
    }

    /// The mouse comes to the middle of an element and stays there.
    pub fn hover(&self, element: &str) {
        let place = self.ask(&format!(
            "(e => {{ e.scrollIntoView({{ block: 'center', inline: 'nearest', behavior: 'instant' }}); \
             const r = e.getBoundingClientRect(); return {{ x: r.x + r.width / 2, y: r.y + r.height / 2 }}; }})({element})"
        ));
        self.mouse(
            "mouseMoved",
            (place["x"].as_f64().unwrap_or_default(), place["y"].as_f64().unwrap_or_default()),
            0,
        );
    }

    /// The mouse or the finger takes hold of the middle of one element and lets go over another.
    pub fn drag(&self, from: &str, to: &str) {
        self.ask(&format!("{from}.scrollIntoView({{ block: 'center', behavior: 'instant' }})"));
        let spot = |element: &str| {
            let place = self.ask(&format!(
                "(({{ x, y, width, height }}) => ({{ x: x + width / 2, y: y + height / 2 }}))({element}.getBoundingClientRect())"
            ));
            (place["x"].as_f64().unwrap_or_default(), place["y"].as_f64().unwrap_or_default())
        };
        let (start, end) = (spot(from), spot(to));
        self.press_down(start);
        for place in [((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0), end] {
            match self.device {
                Device::Finger => self.touch("touchMove", &[place]),
                Device::Mouse | Device::Keyboard => self.mouse("mouseMoved", place, 1),
            }
            self.drawn();
        }
        self.let_go(end);
        // A finger that comes down in the same moment goes on with the same gesture.
        self.drawn();
    }

    /// Waits until the page has been drawn once more.
    fn drawn(&self) {
        self.until(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))",
        );
    }

    fn press_down(&self, place: (f64, f64)) {
        match self.device {
            Device::Finger => self.touch("touchStart", &[place]),
            Device::Mouse | Device::Keyboard => self.mouse("mousePressed", place, 1),
        }
    }

    fn let_go(&self, place: (f64, f64)) {
        match self.device {
            Device::Finger => self.touch("touchEnd", &[]),
            Device::Mouse | Device::Keyboard => self.mouse("mouseReleased", place, 0),
        }
    }

    fn touch(&self, kind: &str, fingers: &[(f64, f64)]) {
        let points: Vec<Value> = fingers.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.tab.call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }));
    }

    fn mouse(&self, kind: &str, (x, y): (f64, f64), buttons: u32) {
        let button = if kind == "mouseMoved" && buttons == 0 { "none" } else { "left" };
        let event =
            json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1 });
        self.tab.call("Input.dispatchMouseEvent", event);
    }

    pub fn press(&self, key: &str) {
        let (code, text) = match key {
            "Tab" => (9, ""),
            "Enter" => (13, "\r"),
            "Escape" => (27, ""),
            " " => (32, " "),
            "End" => (35, ""),
            "Home" => (36, ""),
            "ArrowLeft" => (37, ""),
            "ArrowUp" => (38, ""),
            "ArrowRight" => (39, ""),
            "ArrowDown" => (40, ""),
            _ => (u32::from(key.to_ascii_uppercase().as_bytes()[0]), key),
        };
        for kind in [if text.is_empty() { "rawKeyDown" } else { "keyDown" }, "keyUp"] {
            let event = json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code,
                "text": if kind == "keyDown" { text } else { "" } });
            self.tab.call("Input.dispatchKeyEvent", event);
        }
    }

    /// Presses Tab until the focus is where it should be.
    pub fn tab_to(&self, expression: &str) {
        let mut met = Vec::new();
        for _ in 0..120 {
            if self.holds(expression) {
                return;
            }
            self.press("Tab");
            met.push(self.ask("document.activeElement.outerHTML.slice(0, 90)"));
        }
        panic!("the Tab key never comes to {expression}; it comes to {met:#?}");
    }

    /// The seconds that the script of this page has taken so far, with the layout that it asked for.
    pub fn script_time(&self) -> f64 {
        self.tab.call("Performance.enable", json!({}));
        let told = self.tab.call("Performance.getMetrics", json!({}));
        let metrics = told["metrics"].as_array().cloned().unwrap_or_default();
        let of =
            |name: &str| metrics.iter().find(|one| one["name"] == name).and_then(|one| one["value"].as_f64());
        ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"].into_iter().filter_map(of).sum()
    }

    /// The cookies of this page, for [`Page::take_cookies`].
    pub fn cookies(&self) -> Value {
        self.tab.call("Network.getCookies", json!({}))["cookies"].take()
    }

    /// Becomes the visitor who had these cookies, at this address.
    pub fn take_cookies(&self, cookies: &Value, address: &str) {
        for cookie in cookies.as_array().into_iter().flatten() {
            let cookie = json!({ "name": cookie["name"], "value": cookie["value"], "url": address });
            self.tab.call("Network.setCookie", cookie);
        }
        self.goto(address);
        let games: Vec<&str> = super::games().collect();
        self.ask(&format!("{games:?}.forEach((game) => localStorage.setItem('guide-' + game, 'done'))"));
    }

    /// A picture of what the page shows, among those of the documentation.
    pub fn picture(&self, name: &str) {
        thread::sleep(Duration::from_millis(300));
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
        fs::create_dir_all(&folder).expect("a folder for pictures");
        self.save(&folder.join(format!("{name}.png")), json!({ "format": "png" }));
    }

    /// A picture of the whole page, however long it is.
    pub fn keep_picture(&self, path: &Path) {
        self.until("document.fonts.status === 'loaded'");
        self.save(path, json!({ "format": "png", "captureBeyondViewport": true,
            "clip": self.ask("({ x: 0, y: 0, width: innerWidth, height: document.documentElement.scrollHeight, scale: 1 })") }));
    }

    /// A picture of what the page shows just now.
    pub fn shot(&self, how: Value) -> Vec<u8> {
        let picture = self.tab.call("Page.captureScreenshot", how);
        STANDARD.decode(picture["data"].as_str().expect("a picture")).expect("base 64")
    }

    fn save(&self, path: &Path, how: Value) {
        fs::write(path, self.shot(how)).expect("a picture is kept");
    }
}
