//! What the benches of the server share: the site on loopback, and somebody who asks it.

use std::net::SocketAddr;

use axum::Router;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A connection that stays open, and the cookie of who uses it.
pub struct Client {
    stream: TcpStream,
    buffer: Vec<u8>,
    cookie: String,
}

impl Client {
    pub async fn connect(address: SocketAddr) -> Client {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Client { stream, buffer: Vec::new(), cookie: String::new() }
    }

    /// One request and its answer: the status and the body.
    pub async fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let cookie = &self.cookie;
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
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

    /// The next whole answer in the buffer.
    fn take(&mut self) -> Option<(u16, String)> {
        let head = self.buffer.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
        let text = std::str::from_utf8(&self.buffer[..head]).unwrap();
        let mut lines = text.lines();
        let status: u16 = lines.next().unwrap()[9..12].parse().unwrap();
        let mut length = 0;
        for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
            match name {
                "content-length" => length = value.parse().unwrap(),
                "set-cookie" if value.starts_with("cabildo=") => {
                    self.cookie = value.split(';').next().unwrap().to_owned();
                }
                _ => {}
            }
        }
        if self.buffer.len() < head + length {
            return None;
        }
        let body = String::from_utf8(self.buffer[head..head + length].to_vec()).unwrap();
        self.buffer.drain(..head + length);
        Some((status, body))
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

/// A site that listens.
pub async fn serve(app: Router) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
    address
}
