//! Several servers on the same games (cluster): each hears what the others change and reads what it is missing, and the bots of a table are moved by one
//! of them at a time (lease).
//!
//! Nothing here makes a write right: that does the revision that it was made from. This keeps what is in memory young, and spares servers from thinking
//! about the same question.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::{Beat, Change, News, PlyRow, Shared, StoreError};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};

use crate::desk::Desk;
use crate::live::Live;

/// How often a server says that it is alive and looks round.
const OFTEN: Duration = Duration::from_millis(600);
/// Who may not move the bots of a table does not ask again before this.
const REFUSED: Duration = Duration::from_secs(1);
/// So long is waited for what another server tells of a change before it is read.
const NEWS: Duration = Duration::from_millis(20);
/// Tables that are asked for at a time.
const PAGE: usize = 1000;

fn often() -> Interval {
    let mut ticks = interval(OFTEN);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}

/// What a server knows of itself among others.
#[derive(Debug, Default)]
pub struct Servers {
    /// Its number while it is alive; 0 before.
    number: AtomicI64,
    /// Whether it has said goodbye: then it gives no more signs of life. Held while one is given.
    left: tokio::sync::Mutex<bool>,
    /// The tables whose bots it may move, until they are given back.
    held: Mutex<HashSet<String>>,
}

impl Servers {
    fn held(&self) -> MutexGuard<'_, HashSet<String>> {
        // The set is sound between its calls.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    /// Lives beside other servers as long as this one runs; returns at once where there can be none.
    pub async fn attend(self: &Arc<Desk>) {
        let Some(shared) = self.store.shared() else { return };
        let (ears, eyes) = (Arc::clone(self), Arc::clone(self));
        tokio::spawn(async move { ears.listen().await });
        tokio::spawn(async move { eyes.look_after_tables().await });
        // Whatever else takes its time: a sign of life does not wait for it.
        let mut ticks = often();
        loop {
            ticks.tick().await;
            let left = self.servers.left.lock().await;
            if *left {
                return;
            }
            self.beat(shared).await;
        }
    }

    async fn look_after_tables(self: &Arc<Desk>) {
        let Some(shared) = self.store.shared() else { return };
        let mut ticks = often();
        loop {
            ticks.tick().await;
            self.give_back().await;
            self.look_round(shared).await;
        }
    }

    /// Whether this server has given its first sign of life, where others may be.
    pub fn has_begun(&self) -> bool {
        self.store.shared().is_none() || self.servers.number.load(Ordering::Acquire) > 0
    }

    /// This server closes: others take its tables over at once.
    pub async fn leave(&self) {
        *self.servers.left.lock().await = true;
        let number = self.servers.number.load(Ordering::Acquire);
        if let Some(shared) = self.store.shared()
            && number > 0
            && let Err(error) = shared.leave(number).await
        {
            tracing::info!(%error, "other servers could not be told that this one closes");
        }
    }

    /// A sign of life. Whoever was thought dead has a new number and no tables; whoever finds a dead one has its tables.
    async fn beat(self: &Arc<Desk>, shared: &dyn Shared) {
        let was = self.servers.number.load(Ordering::Acquire);
        let Beat { number, orphans, servers } = match shared.beat((was > 0).then_some(was)).await {
            Ok(beat) => beat,
            Err(error) => {
                tracing::debug!(%error, "no sign of life could be given");
                return;
            }
        };
        self.admission.share_with(servers);
        if number != was {
            if was > 0 {
                tracing::warn!(number, "this server was thought dead, and begins anew");
            }
            self.servers.held().clear();
            self.servers.number.store(number, Ordering::Release);
        }
        if !orphans.is_empty() {
            tracing::info!(tables = orphans.len(), "tables of a server that is gone were taken over");
            self.servers.held().extend(orphans.iter().cloned());
            let in_memory = self.lock();
            for live in orphans.iter().filter_map(|id| in_memory.get(id)) {
                live.driver.store(number, Ordering::Release);
            }
            drop(in_memory);
            let desk = Arc::clone(self);
            tokio::spawn(async move { desk.take_up_these(orphans).await });
        }
    }

    /// Tables that have left the memory can be moved on by others.
    async fn give_back(&self) {
        let driver = self.servers.number.load(Ordering::Acquire);
        let tables: Vec<String> = {
            let in_memory = self.lock();
            self.servers.held().iter().filter(|id| !in_memory.contains_key(*id)).cloned().collect()
        };
        // All are on their way before the first is waited for.
        let release = |table: &String| self.store.write(Change::Release { table: table.clone(), driver });
        let given: Vec<_> = tables.iter().map(release).collect();
        for (table, given) in tables.iter().zip(given) {
            if given.await.is_ok() {
                self.servers.held().remove(table);
            }
        }
    }

    /// Whether this server may move the bots of a table. Where it is alone it always may.
    pub async fn may_drive(&self, live: &Live) -> bool {
        if self.store.shared().is_none() {
            return true;
        }
        let driver = self.servers.number.load(Ordering::Acquire);
        if driver > 0 && live.driver.load(Ordering::Acquire) == driver {
            return true;
        }
        if live.state.lock().await.bot_to_move().is_none() {
            // Nothing to do: nothing to take.
            return true;
        }
        // Who was refused a moment ago asks again when somebody may have died.
        if driver == 0 || live.refused().is_some_and(|at| at.elapsed() < REFUSED) {
            return false;
        }
        match self.store.write(Change::Drive { table: live.id.clone(), driver }).await {
            Ok(()) => {
                self.servers.held().insert(live.id.clone());
                live.driver.store(driver, Ordering::Release);
                true
            }
            Err(error) => {
                *live.refused() = Some(Instant::now());
                if error != StoreError::Taken {
                    tracing::debug!(table = live.id, %error, "a table could not be taken");
                }
                false
            }
        }
    }

    /// Makes sure that a table in memory is not older than what is kept. While nobody can tell, it is what it is.
    pub async fn freshen(self: &Arc<Desk>, live: &Arc<Live>) {
        let Some(shared) = self.store.shared() else { return };
        let Ok(found) = shared.revision(live.id.clone()).await else { return };
        let Some(revision) = found.filter(|revision| *revision > live.now()) else { return };
        // Whoever has changed it says how, most often before anybody could have read it.
        let mut changes = live.revision.subscribe();
        let told = timeout(NEWS, changes.wait_for(|known| *known >= revision)).await.is_ok();
        if !told {
            self.bring_up(live).await;
        }
    }

    /// Reads what a table is missing, tells those who look at it, and moves its bots on if they are this server's.
    async fn bring_up(self: &Arc<Desk>, live: &Arc<Live>) {
        let mut state = live.state.lock().await;
        live.catch_up(self.store.as_ref(), &mut state);
        drop(state);
        self.drive(live);
    }

    /// Plays on what another server has told, if that is all that is missing; one after the other, as it was told. A table that somebody is at is not
    /// waited for here.
    async fn hear(self: &Arc<Desk>, live: &Arc<Live>, revision: u32, first: u32, rows: Vec<PlyRow>) {
        if let Ok(mut state) = live.state.try_lock()
            && live.hear(self.store.as_ref(), &mut state, revision, first, &rows)
        {
            drop(state);
            self.drive(live);
            return;
        }
        let (desk, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            let mut state = live.state.lock().await;
            if live.hear(desk.store.as_ref(), &mut state, revision, first, &rows) {
                drop(state);
                desk.drive(&live);
            } else {
                drop(state);
                desk.bring_up(&live).await;
            }
        });
    }

    /// Looks whether a table in memory is behind, or waits for bots that nobody moves.
    async fn look_round(self: &Arc<Desk>, shared: &dyn Shared) {
        let tables: Vec<Arc<Live>> = self.lock().values().cloned().collect();
        for some in tables.chunks(PAGE) {
            let ids = some.iter().map(|live| live.id.clone()).collect();
            let Ok(kept) = shared.revisions(ids).await else { return };
            let kept: HashMap<String, u32> = kept.into_iter().collect();
            for live in some {
                if kept.get(&live.id).is_some_and(|revision| *revision > live.now()) {
                    // A table that waits for the store keeps nobody else waiting.
                    let (desk, live) = (Arc::clone(self), Arc::clone(live));
                    tokio::spawn(async move { desk.bring_up(&live).await });
                } else if !live.driven.load(Ordering::Acquire) {
                    let waits = live.state.try_lock().is_ok_and(|state| state.bot_to_move().is_some());
                    if waits {
                        self.drive(live);
                    }
                }
            }
        }
    }

    /// Hears what others change.
    async fn listen(self: &Arc<Desk>) {
        let Some(shared) = self.store.shared() else { return };
        let mut news = shared.news();
        loop {
            match news.recv().await {
                Ok(News::Table { id, revision }) => {
                    let live = self.lock().get(&id).cloned();
                    if let Some(live) = live.filter(|live| revision == 0 || revision > live.now()) {
                        let desk = Arc::clone(self);
                        tokio::spawn(async move {
                            // Of several words about one table the first brings everything.
                            if revision == 0 || revision > live.now() {
                                desk.bring_up(&live).await;
                            }
                        });
                    }
                }
                Ok(News::Answers { id, revision, first, rows }) => {
                    let live = self.lock().get(&id).cloned();
                    if let Some(live) = live.filter(|live| revision > live.now()) {
                        self.hear(&live, revision, first, rows).await;
                    }
                }
                Ok(News::Player(player)) => {
                    self.forget_sessions(&player);
                    self.look_round(shared).await;
                }
                Ok(News::Session(session)) => self.sessions.forget(|row| row.id == session),
                Ok(News::Bans) => self.bans.reload(self.store.as_ref()),
                Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                    self.forget_players();
                    self.bans.reload(self.store.as_ref());
                    self.look_round(shared).await;
                }
                Err(RecvError::Closed) => return,
            }
        }
    }
}
