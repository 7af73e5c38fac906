//! A store that fails when it is told to (fault injection), for tests of what stands on a store.

#[cfg(unix)]
mod cluster;

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::{
    BanRow, Change, List, Mark, Page, Pending, PlayerEntry, PlayerRow, SessionRow, Store, StoreError,
    StoredTable, Tally,
};

#[cfg(unix)]
pub use cluster::Cluster;

/// How a page of a list is asked for, so that a test can see that an index answers.
#[must_use]
pub fn page_sql(list: List<'_>) -> String {
    crate::sqlite::page_sql(list)
}

/// The same for PostgreSQL.
#[must_use]
pub fn postgres_page_sql(list: List<'_>) -> String {
    crate::postgres::page_sql(list)
}

/// How results are asked for, so that a test can see that an index answers.
#[must_use]
pub fn result_sql() -> Vec<String> {
    crate::sqlite::result_sql()
}

/// Any store, and on top of it bad days: writes that fail, writes that hang, reads that fail.
pub struct Faulty {
    inner: Arc<dyn Store>,
    days: Mutex<Days>,
    /// Whether writes hang until they are let go.
    held: watch::Sender<bool>,
    /// How many writes have been asked for.
    asked: watch::Sender<usize>,
}

/// What is to go wrong.
#[derive(Debug, Default)]
struct Days {
    /// The next writes fail, one by one.
    next: VecDeque<StoreError>,
    /// All writes fail until the store is well again.
    always: Option<StoreError>,
    reads: Option<StoreError>,
}

impl fmt::Debug for Faulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Faulty").field("days", &self.days).finish_non_exhaustive()
    }
}

impl Faulty {
    /// A store that does what `inner` does, until something is to go wrong.
    #[must_use]
    pub fn new(inner: Arc<dyn Store>) -> Faulty {
        let (held, asked) = (watch::Sender::new(false), watch::Sender::new(0));
        Faulty { inner, days: Mutex::default(), held, asked }
    }

    fn days(&self) -> MutexGuard<'_, Days> {
        self.days.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next `times` writes fail like this; nothing of them is kept.
    pub fn fail_next(&self, times: usize, error: &StoreError) {
        self.days().next.extend(std::iter::repeat_n(error.clone(), times));
    }

    /// Every write fails like this until [`Faulty::heal`].
    pub fn fail_always(&self, error: StoreError) {
        self.days().always = Some(error);
    }

    /// Every read fails like this until [`Faulty::heal`].
    pub fn fail_reads(&self, error: StoreError) {
        self.days().reads = Some(error);
    }

    /// From now on writes hang, as with a disk that does not answer, until [`Faulty::heal`].
    pub fn hang(&self) {
        self.held.send_replace(true);
    }

    /// Everything works again; what hung goes on.
    pub fn heal(&self) {
        *self.days() = Days::default();
        self.held.send_replace(false);
    }

    /// How many writes have been asked for so far; a test waits for the next one here.
    #[must_use]
    pub fn writes(&self) -> watch::Receiver<usize> {
        self.asked.subscribe()
    }

    fn read<T>(&self, read: impl FnOnce(&dyn Store) -> Result<T, StoreError>) -> Result<T, StoreError> {
        match self.days().reads.clone() {
            Some(error) => Err(error),
            None => read(self.inner.as_ref()),
        }
    }
}

impl Store for Faulty {
    fn secret(&self) -> [u8; 32] {
        self.inner.secret()
    }

    fn people(&self) -> &dyn crate::People {
        self.inner.people()
    }

    fn is_read_only(&self) -> bool {
        self.inner.is_read_only()
    }

    fn shared(&self) -> Option<&dyn crate::Shared> {
        self.inner.shared()
    }

    fn write(&self, change: Change) -> Pending {
        self.asked.send_modify(|asked| *asked += 1);
        let fault = {
            let mut days = self.days();
            days.next.pop_front().or_else(|| days.always.clone())
        };
        if let Some(error) = fault {
            return Box::pin(async { Err(error) });
        }
        let (inner, mut held) = (Arc::clone(&self.inner), self.held.subscribe());
        if !*held.borrow() {
            return inner.write(change);
        }
        Box::pin(async move {
            // Who made the store fail has gone: nobody can let the write go any more.
            held.wait_for(|held| !held).await.map_err(|_| StoreError::Busy)?;
            inner.write(change).await
        })
    }

    fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.read(|store| store.table(id))
    }

    fn tables(&self, list: List<'_>, from: Option<&Mark>, limit: usize) -> Result<Page, StoreError> {
        self.read(|store| store.tables(list, from, limit))
    }

    fn waiting_for(&self, player: &str) -> Result<u32, StoreError> {
        self.read(|store| store.waiting_for(player))
    }

    fn tally(&self, player: &str) -> Result<Tally, StoreError> {
        self.read(|store| store.tally(player))
    }

    fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.read(|store| store.player(id))
    }

    fn login(&self, login: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.read(|store| store.login(login))
    }

    fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
        self.read(|store| store.session(id))
    }

    fn analysis(&self, table: &str) -> Result<Option<String>, StoreError> {
        self.read(|store| store.analysis(table))
    }

    fn sessions_of(&self, player: &str) -> Result<Vec<SessionRow>, StoreError> {
        self.read(|store| store.sessions_of(player))
    }

    fn players_called(&self, word: &str) -> Result<Vec<PlayerRow>, StoreError> {
        self.read(|store| store.players_called(word))
    }

    fn players(&self, from: Option<&str>, limit: usize) -> Result<Vec<PlayerEntry>, StoreError> {
        self.read(|store| store.players(from, limit))
    }

    fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        self.read(Store::bans)
    }
}
