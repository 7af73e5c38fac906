//! Whether the site can keep what it is told (health check): something tiny is read and written, the way a move is.

use std::sync::Arc;
use std::time::Duration;

use store::{Change, Pending, Store, StoreError};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::desk::Desk;
use crate::time::now;

/// What was found when the store was last asked.
#[derive(Debug)]
pub struct Health {
    /// The store is asked at most so often, however many want to know.
    pause: Duration,
    /// A store that takes longer is stuck.
    deadline: Duration,
    asked: Mutex<Asked>,
}

#[derive(Default)]
struct Asked {
    last: Option<(Instant, Result<(), String>)>,
    /// A question that has not been answered yet: no second one is put behind it.
    pending: Option<(Instant, Pending)>,
}

impl std::fmt::Debug for Asked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Asked").field("last", &self.last).finish_non_exhaustive()
    }
}

impl Health {
    pub fn new(pause: Duration, deadline: Duration) -> Health {
        Health { pause, deadline, asked: Mutex::default() }
    }

    /// `Ok` if changes are kept, otherwise the reason in a sentence.
    pub async fn check(&self, store: &Arc<dyn Store>) -> Result<(), String> {
        // Who asks meanwhile waits here and hears the same.
        let mut asked = self.asked.lock().await;
        if let Some((at, verdict)) = &asked.last
            && at.elapsed() < self.pause
        {
            return verdict.clone();
        }
        let (since, mut pending) =
            asked.pending.take().unwrap_or_else(|| (Instant::now(), question(Arc::clone(store))));
        let verdict = match timeout(self.deadline, &mut pending).await {
            // Anybody may ask: paths stand in the log alone.
            Ok(answer) => answer.map_err(|error| {
                tracing::warn!(%error, "the store is not well");
                error.brief().to_owned()
            }),
            Err(_) => {
                let seconds = since.elapsed().as_secs();
                asked.pending = Some((since, pending));
                Err(format!("the store is stuck: it has not answered for {seconds} s"))
            }
        };
        asked.last = Some((Instant::now(), verdict.clone()));
        verdict
    }
}

/// Why requests should go to another server (readiness).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotReady {
    #[error("starting")]
    Starting,
    #[error("closing")]
    Closing,
    #[error("{0}")]
    Unwell(String),
}

impl Desk {
    /// Whether requests should come here: the server has begun, does not close, and can keep what it is told. Whoever shares requests out asks this; a
    /// server that is not ready is not ill, and need not be started again.
    pub async fn readiness(&self) -> Result<(), NotReady> {
        if self.is_leaving() {
            return Err(NotReady::Closing);
        }
        if !self.has_begun() {
            return Err(NotReady::Starting);
        }
        self.health.check(&self.store).await.map_err(NotReady::Unwell)
    }
}

/// Reads something and, where that is allowed, writes something.
fn question(store: Arc<dyn Store>) -> Pending {
    Box::pin(async move {
        let reads = Arc::clone(&store);
        let read = tokio::task::spawn_blocking(move || reads.player("").map(|_| ())).await;
        read.map_err(|error| StoreError::Engine(error.to_string()))??;
        if store.is_read_only() {
            return Ok(());
        }
        store.write(Change::Pulse { at: now() }).await
    })
}
