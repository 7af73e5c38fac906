//! A browser without a window, spoken to in its own protocol: one message asks, one answers.

use std::cell::RefCell;
use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use std::{env, fs, process, thread};

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

const FLAGS: [&str; 14] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
];

/// A running browser; it ends with the last test that uses it.
pub struct Chromium {
    child: Child,
    /// Where it listens: `ws://127.0.0.1:PORT/devtools/browser/ID`.
    address: String,
    profile: PathBuf,
}

fn program() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}

/// The browser that the tests share. `None` on a machine without one.
pub fn browser() -> Option<Arc<Chromium>> {
    static SHARED: Mutex<Weak<Chromium>> = Mutex::new(Weak::new());
    let Some(path) = program() else {
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
    let browser = Arc::new(Chromium::start(&path));
    *shared = Arc::downgrade(&browser);
    Some(browser)
}

impl Chromium {
    fn start(path: &PathBuf) -> Chromium {
        let profile = env::temp_dir().join(format!("cabildo-chromium-{}", process::id()));
        let mut child = Command::new(path)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the browser starts");
        let mut lines = BufReader::new(child.stderr.take().expect("its messages")).lines();
        let address = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("DevTools listening on ").map(str::to_owned))
            .expect("the browser says where it listens");
        // What it says later is read, so that it never waits for a reader.
        thread::spawn(move || lines.count());
        Chromium { child, address, profile }
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // It may have ended by itself; what is left of its profile harms nobody.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}

/// A page of a browser: its own connection, with cookies of its own.
pub struct Tab {
    socket: RefCell<(WebSocket<TcpStream>, u64)>,
    session: String,
}

impl Tab {
    pub fn open(browser: &Chromium) -> Tab {
        let host = browser.address.split('/').nth(2).expect("a host");
        let stream = TcpStream::connect(host).expect("the browser listens");
        stream.set_nodelay(true).expect("a socket");
        stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a socket");
        let (socket, _) = tungstenite::client(browser.address.as_str(), stream).expect("a connection");
        let mut tab = Tab { socket: RefCell::new((socket, 0)), session: String::new() };
        let context = tab.call("Target.createBrowserContext", json!({ "disposeOnDetach": true }));
        let target = tab.call(
            "Target.createTarget",
            json!({ "url": "about:blank", "browserContextId": context["browserContextId"] }),
        );
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = tab.call("Target.attachToTarget", attach);
        tab.session = session["sessionId"].as_str().expect("a session").to_owned();
        tab
    }

    /// Asks for something that has to work.
    pub fn call(&self, method: &str, params: Value) -> Value {
        self.try_call(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Asks for something; an error is what the browser says against it.
    pub fn try_call(&self, method: &str, params: Value) -> Result<Value, Value> {
        let mut socket = self.socket.borrow_mut();
        let (socket, last) = &mut *socket;
        *last += 1;
        let mut message = json!({ "id": *last, "method": method, "params": params });
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        socket.send(Message::text(message.to_string())).expect("the browser hears");
        loop {
            let Message::Text(text) = socket.read().expect("the browser answers") else { continue };
            let mut answer: Value = serde_json::from_str(&text).expect("an answer in JSON");
            if answer["id"] == json!(*last) {
                return match answer.get_mut("error") {
                    Some(error) => Err(error.take()),
                    None => Ok(answer["result"].take()),
                };
            }
        }
    }
}
