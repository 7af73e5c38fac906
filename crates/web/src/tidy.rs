//! What the site does unasked: takes up tables after a start, lets tables leave memory, closes those that wait in vain (eviction, expiry).

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use store::{Change, List, Mark, StoreError, Why};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::desk::Desk;
use crate::live::Live;
use crate::problem::Problem;

/// How many tables are taken up at the same time after a start.
const TAKEN_UP: usize = 32;
/// After so long the next table is taken up, even if the bots of this one have not come to an end.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many tables are read from the store at a time.
const PAGE: usize = 100;

impl Desk {
    /// Takes up the tables that were running when the server stopped and whose bots have to move: all of them, a few at a time. The others come back
    /// when somebody opens them.
    pub async fn take_up(self: &Arc<Desk>) {
        if self.store.is_read_only() {
            return;
        }
        let room = Arc::new(Semaphore::new(TAKEN_UP));
        let (mut from, mut driven) = (None, 0_usize);
        loop {
            let page = match self.store.tables(List::WithBots, from.as_ref(), PAGE) {
                Ok(page) => page,
                Err(error) => {
                    tracing::error!(%error, "the running tables could not be read");
                    return;
                }
            };
            for row in page.tables {
                let Ok(place) = Arc::clone(&room).acquire_owned().await else { return };
                driven += usize::from(self.take_up_one(&row.id, place).await);
            }
            from = page.next;
            if from.is_none() {
                break;
            }
        }
        tracing::info!(tables = driven, "the bots of running tables were taken up");
    }

    /// Takes up the tables of a server that is gone, a few at a time.
    pub(crate) async fn take_up_these(self: &Arc<Desk>, tables: Vec<String>) {
        let room = Arc::new(Semaphore::new(TAKEN_UP));
        for id in tables {
            let Ok(place) = Arc::clone(&room).acquire_owned().await else { return };
            self.take_up_one(&id, place).await;
        }
    }

    /// Looks at one table; whether its bots had to move. The place is free again when they have.
    async fn take_up_one(self: &Arc<Desk>, id: &str, place: OwnedSemaphorePermit) -> bool {
        let live = match self.glance(id).await {
            Ok(live) => live,
            Err(problem) => {
                tracing::error!(table = id, %problem, "a running table could not be taken up");
                return false;
            }
        };
        if live.state.lock().await.bot_to_move().is_none() {
            return false;
        }
        let live = self.keep(live);
        let desk = Arc::clone(self);
        tokio::spawn(async move {
            let moved = timeout(PATIENCE, bots_are_done(&live)).await.is_ok();
            let id = live.id.clone();
            drop(live);
            if moved {
                desk.forget_unwatched(&id);
            }
            drop(place);
        });
        true
    }

    /// Takes tables out of memory that nobody has looked at for a while, finished ones soon. What is in the store comes back when it is wanted.
    pub fn forget_idle(&self) {
        let (idle, soon) = (self.now() - self.settings.idle, self.now() - self.settings.idle_over);
        let mut tables = self.lock();
        tables.retain(|_, live| {
            let over = live.state.try_lock().is_ok_and(|state| state.is_at_rest());
            let before = if over { soon } else { idle };
            live.used.load(Ordering::Relaxed) > before || is_wanted(live)
        });
        self.company.keep_only(|id| tables.contains_key(id));
    }

    /// Takes a table out of memory at once, unless somebody looks at it or moves it on.
    fn forget_unwatched(&self, id: &str) {
        let mut tables = self.lock();
        if tables.get(id).is_some_and(|live| !is_wanted(live)) {
            tables.remove(id);
            self.company.leave(id);
        }
    }

    /// Closes tables whose open seats nobody has taken for as long as the host allows; how many.
    pub async fn expire_waiting(self: &Arc<Desk>) -> usize {
        let seconds = self.settings.expire_waiting;
        if seconds == 0 || self.store.is_read_only() {
            return 0;
        }
        let (mut from, mut closed) = (Mark::before(self.now() - seconds), 0);
        loop {
            let page = match self.store.tables(List::Gathering, Some(&from), PAGE) {
                Ok(page) => page,
                Err(error) => {
                    tracing::error!(%error, "the waiting tables could not be read");
                    return closed;
                }
            };
            for row in page.tables {
                match self.close(&row.id, Why::Expired).await {
                    Ok(()) => closed += 1,
                    Err(problem) => tracing::warn!(table = row.id, %problem, "a table could not be closed"),
                }
            }
            let Some(next) = page.next else { break };
            from = next;
        }
        if closed > 0 {
            tracing::info!(tables = closed, "tables that waited in vain were closed");
        }
        closed
    }

    /// Closes a table that is not over: nobody plays on, everything that was played stays.
    pub async fn close(self: &Arc<Desk>, id: &str, why: Why) -> Result<(), Problem> {
        let in_memory = || self.lock().get(id).cloned();
        if let Some(live) = in_memory() {
            let mut state = live.state.lock().await;
            return live.close(self.store.as_ref(), &mut state, why).await;
        }
        match self.store.write(Change::Close { table: id.to_owned(), why, at: self.now() }).await {
            Ok(()) => {}
            Err(StoreError::Taken) if self.store.table(id)?.is_none() => return Err(Problem::NotFound),
            Err(error) => return Err(error.into()),
        }
        // Somebody may have opened it meanwhile and seen it as it was before.
        if let Some(live) = in_memory() {
            live.catch_up(self.store.as_ref(), &mut *live.state.lock().await);
        }
        Ok(())
    }
}

/// Whether somebody looks at a table, moves its bots on, or has it in hand.
fn is_wanted(live: &Arc<Live>) -> bool {
    live.driven.load(Ordering::Relaxed) || live.revision.receiver_count() > 0 || Arc::strong_count(live) > 1
}

/// Waits until no bot of a table has to move.
async fn bots_are_done(live: &Arc<Live>) {
    let mut changes = live.revision.subscribe();
    while live.state.lock().await.bot_to_move().is_some() {
        if changes.changed().await.is_err() {
            return;
        }
    }
    // Who moved them on puts the table down a moment later.
    while live.driven.load(Ordering::Relaxed) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
