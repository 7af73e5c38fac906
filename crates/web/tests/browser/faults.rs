//! What goes wrong between a page and its server, when a test wants it (fault injection).

use std::io;
use std::panic::resume_unwind;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;

/// How a request fails.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The server answers that it cannot.
    Status(u16),
    /// The answer breaks off in the middle.
    Cut,
    /// The request is carried out, but the connection is gone before the reply.
    Unanswered,
    /// Nothing happens until the fault is over.
    Hold,
}

#[derive(Default)]
struct Plan {
    /// Requests whose path ends so fail so.
    fault: Option<(&'static str, Fault)>,
    /// How many have.
    met: usize,
    paths: Vec<String>,
}

/// The faults of a site. None until one is wanted.
pub struct Faults {
    plan: Mutex<Plan>,
    healed: watch::Sender<u32>,
}

impl Faults {
    pub fn new() -> Arc<Faults> {
        Arc::new(Faults { plan: Mutex::default(), healed: watch::Sender::new(0) })
    }

    fn plan(&self) -> std::sync::MutexGuard<'_, Plan> {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on requests whose path ends so fail.
    pub fn fail(&self, ending: &'static str, fault: Fault) {
        *self.plan() = Plan { fault: Some((ending, fault)), ..Plan::default() };
    }

    /// How many requests have failed.
    pub fn met(&self) -> usize {
        self.plan().met
    }

    /// How many requests there were whose path ends so.
    pub fn asked(&self, ending: &str) -> usize {
        self.plan().paths.iter().filter(|path| path.ends_with(ending)).count()
    }

    /// Everything works again.
    pub fn heal(&self) {
        self.plan().fault = None;
        self.healed.send_modify(|times| *times += 1);
    }

    fn meet(&self, path: &str) -> Option<Fault> {
        let mut plan = self.plan();
        plan.paths.push(path.to_owned());
        let (_, fault) = plan.fault.filter(|(ending, _)| path.ends_with(ending))?;
        plan.met += 1;
        Some(fault)
    }

    /// A site with these faults.
    pub fn around(self: &Arc<Faults>, app: Router) -> Router {
        app.layer(from_fn_with_state(Arc::clone(self), meet))
    }
}

async fn meet(State(faults): State<Arc<Faults>>, request: Request, next: Next) -> Response {
    let mut healed = faults.healed.subscribe();
    match faults.meet(request.uri().path()) {
        None => next.run(request).await,
        Some(Fault::Status(code)) => StatusCode::from_u16(code).expect("a status").into_response(),
        Some(Fault::Cut) => {
            let parts = [Ok("<main data-key=\"main\" "), Err(io::Error::other("cut"))];
            Body::from_stream(stream::iter(parts)).into_response()
        }
        Some(Fault::Unanswered) => {
            next.run(request).await;
            // The connection ends with its task, without a word.
            resume_unwind(Box::new("the connection is gone"))
        }
        Some(Fault::Hold) => {
            // The sender lives as long as the site.
            let _ = healed.changed().await;
            next.run(request).await
        }
    }
}
