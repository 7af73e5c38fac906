//! What the benches of the server share: the site on loopback, and somebody who asks it.
#![allow(dead_code, reason = "each bench uses what it needs")]

use std::net::SocketAddr;

use axum::Router;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A connection that stays open, and the cookie of who uses it.
pub struct Client {
    stream: TcpStream,
    buffer: Vec<u8>,
    pub cookie: String,
}

/// An answer as it came.
pub struct Answer {
    pub status: u16,
    body: Vec<u8>,
}

impl Answer {
    /// What was said; only text can be read.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }
}

impl Client {
    pub async fn connect(address: SocketAddr) -> Client {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Client { stream, buffer: Vec::new(), cookie: String::new() }
    }

    /// One request and its answer: the status and the body.
    pub async fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let answer = self.send(method, path, "", body).await;
        (answer.status, answer.text().to_owned())
    }

    /// The same with more lines in its head, and whatever comes back.
    pub async fn send(&mut self, method: &str, path: &str, more: &str, body: &str) -> Answer {
        let cookie = &self.cookie;
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n{more}content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        self.stream.write_all(request.as_bytes()).await.unwrap();
        loop {
            if let Some(answer) = self.take() {
                return answer;
            }
            assert_ne!(
                self.stream.read_buf(&mut self.buffer).await.unwrap(),
                0,
                "the server closed the connection"
            );
        }
    }

    /// Asks for a stream and waits for the first thing that it says; the connection stays with it.
    pub async fn listen(&mut self, path: &str) {
        let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {}\r\n\r\n", self.cookie);
        self.stream.write_all(request.as_bytes()).await.unwrap();
        while !self.buffer.windows(5).any(|word| word == b"data:") {
            assert_ne!(self.stream.read_buf(&mut self.buffer).await.unwrap(), 0, "the stream ended");
        }
        self.buffer = Vec::new();
    }

    /// The next whole answer in the buffer.
    fn take(&mut self) -> Option<Answer> {
        let head = self.buffer.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
        let text = std::str::from_utf8(&self.buffer[..head]).unwrap();
        let mut lines = text.lines();
        let status: u16 = lines.next().unwrap()[9..12].parse().unwrap();
        let (mut length, mut chunked) = (0, false);
        for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
            match name {
                "content-length" => length = value.parse().unwrap(),
                "transfer-encoding" => chunked = true,
                "set-cookie" if value.starts_with("cabildo=") => {
                    self.cookie = value.split(';').next().unwrap().to_owned();
                }
                _ => {}
            }
        }
        if chunked {
            let (body, end) = chunks(&self.buffer[head..])?;
            self.buffer.drain(..head + end);
            return Some(Answer { status, body });
        }
        if self.buffer.len() < head + length {
            return None;
        }
        let body = self.buffer[head..head + length].to_vec();
        self.buffer.drain(..head + length);
        Some(Answer { status, body })
    }

    /// Begins a table.
    pub async fn begin(&mut self, wanted: &Value) -> String {
        let (status, body) = self.ask("POST", "/api/tables", &wanted.to_string()).await;
        assert_eq!(status, 201, "{body}");
        let body: Value = serde_json::from_str(&body).unwrap();
        body["table"].as_str().unwrap().to_owned()
    }

    /// What a page of the interface for programs says.
    pub async fn read(&mut self, path: &str) -> Value {
        let (status, body) = self.ask("GET", path, "").await;
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }
}

/// A body that came in pieces, and where it ends; nothing if it has not all come.
fn chunks(mut rest: &[u8]) -> Option<(Vec<u8>, usize)> {
    let (whole, mut body) = (rest.len(), Vec::new());
    loop {
        let line = rest.windows(2).position(|two| two == b"\r\n")?;
        let size = usize::from_str_radix(std::str::from_utf8(&rest[..line]).unwrap(), 16).unwrap();
        let piece = rest.get(line + 2..line + 2 + size)?;
        rest = rest.get(line + 2 + size + 2..)?;
        if size == 0 {
            return Some((body, whole - rest.len()));
        }
        body.extend_from_slice(piece);
    }
}

/// A site that listens.
pub async fn serve(app: Router) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
    address
}
