//! The door of the site (accept loop, connection limits, draining shutdown): who comes in, how long somebody may be slow, and how everybody leaves.

mod descriptors;
mod door;
mod line;
mod slow;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

pub use door::Presence;

use crate::client::counted;
use crate::desk::Desk;
use door::Door;
use line::Line;

/// How long the door stays shut after the system would not open a connection.
const BREATH: Duration = Duration::from_millis(100);

/// Serves a site until `closing` comes to pass; then answers what has begun and returns. `true` if everything was answered in time.
pub async fn serve(
    listener: TcpListener,
    desk: &Arc<Desk>,
    app: Router,
    closing: impl Future<Output = ()>,
) -> bool {
    let limits = &desk.settings.limits;
    let most = descriptors::at_most(limits.connections);
    let door = Door::new(most, limits.connections_each.min(most));
    let (close, closed) = watch::channel(false);
    let mut lines = JoinSet::new();
    let line = Line { app, limits: limits.clone(), closed };
    let leaving = async {
        closing.await;
        desk.begin_to_leave();
        // Whoever shares requests out among servers sees that this one is not ready, and sends nobody here any more.
        if !limits.notice_time.is_zero() {
            tokio::time::sleep(limits.notice_time).await;
        }
    };
    let mut closing = std::pin::pin!(leaving);
    loop {
        let came = tokio::select! {
            () = &mut closing => break,
            came = listener.accept() => came,
        };
        while lines.try_join_next().is_some() {}
        match came {
            Ok((stream, peer)) => welcome(desk, &door, &mut lines, &line, stream, peer).await,
            Err(error) => turned_away(&error).await,
        }
    }
    // Whoever has knocked already is let in.
    while let Some(Ok((stream, peer))) = at_once(listener.accept()).await {
        welcome(desk, &door, &mut lines, &line, stream, peer).await;
    }
    drop(listener);
    desk.begin_to_close();
    close.send_replace(true);
    let all = async { while lines.join_next().await.is_some() {} };
    let in_time = tokio::time::timeout(limits.drain_time, all).await.is_ok();
    if !in_time {
        tracing::warn!(connections = lines.len(), "the server closes before everything was answered");
    }
    in_time
}

/// What a future has now; `None` if it would have to be waited for.
async fn at_once<T>(future: impl Future<Output = T>) -> Option<T> {
    tokio::select! {
        biased;
        value = future => Some(value),
        () = std::future::ready(()) => None,
    }
}

async fn welcome(
    desk: &Arc<Desk>,
    door: &Arc<Door>,
    lines: &mut JoinSet<()>,
    line: &Line,
    stream: TcpStream,
    peer: SocketAddr,
) {
    // Everybody behind a trusted proxy shares its address.
    let key = (!desk.settings.proxies.trusts(peer.ip())).then(|| counted(peer.ip()));
    let Some(presence) = door.enter(key.as_deref()).await else {
        desk.admission.met("connections", &counted(peer.ip()));
        let _ = stream.try_write(FULL);
        return;
    };
    let (line, connections) = (line.clone(), desk.metrics.connections.clone());
    lines.spawn(async move {
        connections.inc();
        line.attend(stream, peer, presence).await;
        connections.dec();
    });
}

/// Said to a connection for which there is no room, without waiting until it listens.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\nconnection: close\r\n\
    content-type: text/plain; charset=utf-8\r\ncontent-length: 52\r\n\r\nToo many connections at once. Try again in a moment.";

/// A connection that could not be opened. Without descriptors the next attempt would fail at once: it waits a little instead of turning round and round.
async fn turned_away(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::debug!(%error, "a client left at the door");
        return;
    }
    tracing::error!(%error, "no connection could be opened; the next attempt comes in {} ms", BREATH.as_millis());
    tokio::time::sleep(BREATH).await;
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_answer_of_a_full_house_says_its_length() {
        let text = std::str::from_utf8(super::FULL).expect("plain text");
        let (head, body) = text.split_once("\r\n\r\n").expect("a head and a body");
        assert!(head.contains(&format!("content-length: {}", body.len())), "{}", body.len());
    }
}
