//! One connection: HTTP/1.1 with a time for everything, and a way out when the server closes.

use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, Response, header};
use http_body::{Body as _, Frame, SizeHint};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tower::ServiceExt;

use super::door::Presence;
use super::slow::Slow;
use crate::limits::Limits;

/// The most that is kept of a head that is not whole yet.
const HEAD: usize = 32 * 1024;
/// How long a server that closes listens for the next request of a client that was just answered. A client that is told in an answer that the
/// connection ends sends no other request into it; one whose silent connection is cut may just have sent one.
const QUIET: Duration = Duration::from_millis(300);

/// What all connections have in common.
#[derive(Clone)]
pub struct Line {
    pub app: Router,
    pub limits: Limits,
    pub closed: watch::Receiver<bool>,
}

impl Line {
    pub async fn attend(&self, stream: TcpStream, peer: SocketAddr, presence: Presence) {
        let presence = Arc::new(presence);
        // Answers and events are small: none waits for another to fill a packet.
        let _ = stream.set_nodelay(true);
        let io = TokioIo::new(Slow::new(stream, self.limits.read_time));
        let service = service_fn(|request| self.answer(request, peer, Arc::clone(&presence)));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.limits.head_time)
            .max_buf_size(HEAD)
            .serve_connection(io, service);
        let mut connection = pin!(connection);
        let mut closed = self.closed.clone();
        tokio::select! {
            ended = connection.as_mut() => return gone(&ended),
            () = presence.asked_to_leave() => return,
            _ = closed.wait_for(|closed| *closed) => {}
        }
        tokio::select! {
            ended = connection.as_mut() => return gone(&ended),
            () = tokio::time::sleep(QUIET) => {}
        }
        connection.as_mut().graceful_shutdown();
        if presence.is_silent() {
            // Nothing is being answered; a last answer may still be on its way to the client.
            tokio::select! {
                ended = connection => gone(&ended),
                () = tokio::time::sleep(QUIET) => {}
            }
        } else {
            gone(&connection.await);
        }
    }

    async fn answer(
        &self,
        mut request: Request<Incoming>,
        peer: SocketAddr,
        presence: Arc<Presence>,
    ) -> Result<Response<Body>, std::convert::Infallible> {
        // Until its body is there, a request may still be one that never comes: the guard says when it has come.
        if request.body().is_end_stream() {
            presence.busy();
        }
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Arc::clone(&presence));
        let mut response = self.app.clone().oneshot(request.map(Body::new)).await?;
        if *self.closed.borrow() {
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        presence.busy();
        Ok(response.map(|body| Body::new(Answer { body, _until: Until(presence) })))
    }
}

fn gone(ended: &hyper::Result<()>) {
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}

/// Silent again when the answer has been given.
struct Until(Arc<Presence>);

impl Drop for Until {
    fn drop(&mut self) {
        self.0.silent();
    }
}

/// The body of an answer, as long as it is being given.
struct Answer {
    body: Body,
    _until: Until,
}

impl http_body::Body for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
