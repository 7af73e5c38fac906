//! A store that is timed: how long changes take to the disk, and how often it fails.

use std::sync::Arc;
use std::time::Instant;

use store::{
    BanRow, Change, List, Mark, Page, Pending, People, PlayerEntry, PlayerRow, SessionRow, Shared, Store,
    StoreError, StoredTable, Tally,
};

use crate::metrics::Metrics;

/// Any store, with a clock beside it.
pub struct Measured {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
}

/// Counts what went wrong with the store itself; a change that it refuses is none of that.
fn noted<T>(metrics: &Metrics, result: Result<T, StoreError>) -> Result<T, StoreError> {
    if let Err(error) = &result
        && !error.is_refusal()
    {
        metrics.store_errors.inc();
        tracing::info!(%error, "trouble with the store");
    }
    result
}

impl Measured {
    pub fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Measured {
        Measured { store, metrics }
    }

    fn note<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        noted(&self.metrics, result)
    }
}

impl Store for Measured {
    fn secret(&self) -> [u8; 32] {
        self.store.secret()
    }

    fn people(&self) -> &dyn People {
        self.store.people()
    }

    fn is_read_only(&self) -> bool {
        self.store.is_read_only()
    }

    fn shared(&self) -> Option<&dyn Shared> {
        self.store.shared()
    }

    fn write(&self, change: Change) -> Pending {
        let (begun, pending) = (Instant::now(), self.store.write(change));
        let metrics = Arc::clone(&self.metrics);
        Box::pin(async move {
            let result = pending.await;
            metrics.writes.observe(begun.elapsed().as_secs_f64());
            noted(&metrics, result)
        })
    }

    fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.note(self.store.table(id))
    }

    fn table_since(&self, id: &str, plies: usize) -> Result<Option<StoredTable>, StoreError> {
        self.note(self.store.table_since(id, plies))
    }

    fn tables(&self, list: List<'_>, from: Option<&Mark>, limit: usize) -> Result<Page, StoreError> {
        self.note(self.store.tables(list, from, limit))
    }

    fn waiting_for(&self, player: &str) -> Result<u32, StoreError> {
        self.note(self.store.waiting_for(player))
    }

    fn tally(&self, player: &str) -> Result<Tally, StoreError> {
        self.note(self.store.tally(player))
    }

    fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.note(self.store.player(id))
    }

    fn players_called(&self, word: &str) -> Result<Vec<PlayerRow>, StoreError> {
        self.note(self.store.players_called(word))
    }

    fn players(&self, from: Option<&str>, limit: usize) -> Result<Vec<PlayerEntry>, StoreError> {
        self.note(self.store.players(from, limit))
    }

    fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        self.note(self.store.bans())
    }

    fn login(&self, login: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.note(self.store.login(login))
    }

    fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
        self.note(self.store.session(id))
    }

    fn analysis(&self, table: &str) -> Result<Option<String>, StoreError> {
        self.note(self.store.analysis(table))
    }

    fn sessions_of(&self, player: &str) -> Result<Vec<SessionRow>, StoreError> {
        self.note(self.store.sessions_of(player))
    }
}
