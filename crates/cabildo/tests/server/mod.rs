//! The real program as a server, in a folder of its own, and somebody who asks it things.
#![allow(dead_code, reason = "each test file uses what it needs")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs, io, thread};

/// A folder of its own for each test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("cabildo-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The real program, on a port that the system chooses.
pub struct Server {
    child: Child,
    pub address: String,
}

impl Server {
    pub fn start(data: &Path) -> Server {
        Server::with(data, &[])
    }

    pub fn with(data: &Path, more: &[&str]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cabildo"));
        command.args(["serve", "--no-open", "--addr", "127.0.0.1:0", "--data"]).arg(data);
        command.args(more);
        // What it says to its log is of interest when something is looked for.
        let log = if env::var_os("CABILDO_TEST_LOG").is_some() { Stdio::inherit() } else { Stdio::null() };
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("the program starts");
        let mut said = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        let address = loop {
            line.clear();
            assert_ne!(said.read_line(&mut line).expect("it says where it is"), 0, "it has ended");
            if let Some(rest) = line.split("http://").nth(1) {
                break rest.split(' ').next().unwrap_or_default().to_owned();
            }
        };
        // What it says later is read too: a program nobody listens to ends when it speaks.
        thread::spawn(move || io::copy(&mut said, &mut io::sink()));
        Server { address, child }
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// SIGKILL: nothing is written, closed or told any more.
    pub fn kill(mut self) {
        self.stop();
    }

    /// SIGTERM, as a service manager says it; returns when the server has gone by itself.
    pub fn close(mut self) {
        let told = Command::new("kill").args(["-TERM", &self.pid().to_string()]).status();
        assert!(told.expect("kill starts").success());
        assert!(self.child.wait().expect("it ends").success(), "it closes in order");
    }

    fn stop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Somebody with a cookie.
#[derive(Default, Clone)]
pub struct Caller {
    pub cookie: String,
}

impl Caller {
    /// One request on a connection of its own: the status, the head and the body.
    pub fn ask(
        &mut self,
        address: &str,
        method: &str,
        path: &str,
        kind: &str,
        body: &str,
    ) -> io::Result<(u16, String, String)> {
        let mut stream = TcpStream::connect(address)?;
        let (cookie, length) = (&self.cookie, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\n\r\n{body}"
        )?;
        let mut text = String::new();
        stream.read_to_string(&mut text)?;
        let cut = || io::Error::from(io::ErrorKind::UnexpectedEof);
        let (head, body) = text.split_once("\r\n\r\n").ok_or_else(cut)?;
        let status = head.get(9..12).and_then(|status| status.parse().ok()).ok_or_else(cut)?;
        if let Some(cookie) = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        Ok((status, head.to_owned(), body.to_owned()))
    }

    pub fn json(&mut self, address: &str, method: &str, path: &str, body: &str) -> io::Result<(u16, String)> {
        let (status, _, body) = self.ask(address, method, path, "application/json", body)?;
        Ok((status, body))
    }

    /// Sends a form.
    pub fn form(&mut self, address: &str, path: &str, body: &str) -> (u16, String) {
        let asked = self.ask(address, "POST", path, "application/x-www-form-urlencoded", body);
        let (status, head, body) = asked.expect("the server answers");
        (status, format!("{head}\n\n{body}"))
    }

    pub fn get(&mut self, address: &str, path: &str) -> (u16, String) {
        let (status, _, body) = self.ask(address, "GET", path, "", "").expect("the server answers");
        (status, body)
    }
}
