//! Clients that are slow or silent, too many of them, and a server that closes: on real connections.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{Limits, RandomBrain, Settings, app};

use crate::guest::{Site, desk, quick};

/// A site behind its door.
struct House {
    site: Site,
    address: SocketAddr,
    close: oneshot::Sender<()>,
    closed: JoinHandle<bool>,
}

impl House {
    async fn open(limits: Limits) -> House {
        let site = Site::new();
        let desk = desk(&site.store, RandomBrain, Settings { limits, ..quick() });
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (close, closing) = oneshot::channel::<()>();
        let app = app(Arc::clone(&desk));
        let closed = tokio::spawn(async move {
            web::serve(listener, &desk, app, async {
                let _ = closing.await;
            })
            .await
        });
        House { site, address, close, closed }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("a connection")
    }

    /// One request on a connection of its own: everything that comes back.
    async fn ask(&self, request: &str) -> String {
        let mut stream = self.connect().await;
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        rest(&mut stream).await
    }

    /// A table with an open seat, made without the door.
    async fn table(&self) -> String {
        self.site.guest().begin("saint-petersburg", "players=2", &["me", "open"]).await
    }

    /// A page that listens to a table and has heard the present.
    async fn listen(&self, table: &str) -> TcpStream {
        let mut stream = self.connect().await;
        let request = format!("GET /t/{table}/events HTTP/1.1\r\nhost: localhost\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        until(&mut stream, "event: table").await;
        stream
    }
}

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";

fn hasty() -> Limits {
    Limits {
        head_time: Duration::from_millis(200),
        body_time: Duration::from_millis(200),
        ..Limits::generous()
    }
}

/// What comes until the other side closes, gently or not.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Reads until a text has come.
async fn until(stream: &mut TcpStream, text: &str) -> String {
    let mut all = String::new();
    let mut buffer = [0; 4096];
    while !all.contains(text) {
        let length = stream.read(&mut buffer).await.expect("readable");
        assert_ne!(length, 0, "it closed before {text}: {all}");
        all.push_str(&String::from_utf8_lossy(&buffer[..length]));
    }
    all
}

#[tokio::test]
async fn a_connection_that_says_nothing_is_closed() {
    let house = House::open(hasty()).await;
    let mut silent = house.connect().await;
    let mut slow = house.connect().await;
    slow.write_all(b"GET / HTTP/1.1\r\nhost: local").await.expect("sent");
    let mut idle = house.connect().await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.expect("sent");
    assert!(rest(&mut idle).await.ends_with("ok\n"), "answered, and closed when nothing followed");
    assert_eq!(rest(&mut silent).await, "");
    assert!(!rest(&mut slow).await.contains("200"));
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let house = House::open(hasty()).await;
    let head = "POST /me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n";
    let answer = house.ask(&format!("{head}content-length: 9\r\nconnection: close\r\n\r\nname=")).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    let answer = house.ask(&format!("{head}content-length: 99999\r\nconnection: close\r\n\r\nname=")).await;
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
}

#[tokio::test]
async fn silent_connections_make_room_for_a_visitor() {
    let house = House::open(Limits { connections: 8, connections_each: 100, ..Limits::generous() }).await;
    let mut silent = Vec::new();
    for _ in 0..40 {
        silent.push(house.connect().await);
        assert!(house.ask(HEALTH).await.ends_with("ok\n"));
    }
    assert_eq!(rest(&mut silent[0]).await, "", "the first one had to leave");
}

#[tokio::test]
async fn slow_bodies_make_room_as_well() {
    let limits = Limits { connections: 4, connections_each: 4, ..Limits::generous() };
    let house = House::open(limits).await;
    let head = "POST /me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n";
    let mut slow = Vec::new();
    for _ in 0..8 {
        let mut stream = house.connect().await;
        stream.write_all(head.as_bytes()).await.expect("sent");
        // Its body is being waited for now.
        until(&mut stream, "100 Continue").await;
        slow.push(stream);
    }
    assert!(house.ask(HEALTH).await.ends_with("ok\n"));
}

#[tokio::test]
async fn a_house_full_of_listeners_says_so() {
    let house = House::open(Limits { connections: 2, ..Limits::generous() }).await;
    let table = house.table().await;
    let (first, second) = (house.listen(&table).await, house.listen(&table).await);
    let mut third = house.connect().await;
    let answer = rest(&mut third).await;
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("retry-after: 2"), "{answer}");
    drop((first, second));
    // Whoever left makes room as soon as the server has seen it.
    while !house.ask(HEALTH).await.ends_with("ok\n") {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_server_that_closes_answers_what_it_took_and_tells_pages_to_come_back() {
    let house = House::open(Limits::generous()).await;
    let table = house.table().await;
    let mut page = house.listen(&table).await;
    let mut silent = house.connect().await;
    // A request that has begun when the server closes.
    let mut begun = house.connect().await;
    let head = "POST /me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n";
    begun
        .write_all(format!("{head}expect: 100-continue\r\ncontent-length: 9\r\n\r\n").as_bytes())
        .await
        .expect("sent");
    until(&mut begun, "100 Continue").await;
    house.close.send(()).expect("it listens");
    let last = until(&mut page, "event: closing").await;
    assert!(
        last.contains("retry: 2000") || until(&mut page, "retry: 2000").await.contains("retry"),
        "{last}"
    );
    begun.write_all(b"name=Olga").await.expect("sent");
    let answer = rest(&mut begun).await;
    assert!(answer.contains("HTTP/1.1 303") && answer.contains("connection: close"), "{answer}");
    assert_eq!(rest(&mut silent).await, "");
    assert!(house.closed.await.expect("no panic"), "everything was answered in time");
    assert!(TcpStream::connect(house.address).await.is_err(), "nobody comes in any more");
}

#[tokio::test]
async fn a_request_that_came_just_before_the_close_is_answered() {
    let house = House::open(Limits::generous()).await;
    let mut known = house.connect().await;
    known.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.expect("sent");
    until(&mut known, "ok\n").await;
    house.close.send(()).expect("it listens");
    // The client does not know yet that the server closes.
    known.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.expect("sent");
    let answer = rest(&mut known).await;
    assert!(answer.contains("connection: close") && answer.ends_with("ok\n"), "{answer}");
    assert!(house.closed.await.expect("no panic"));
}
