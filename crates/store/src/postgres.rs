//! PostgreSQL: a few writers that group changes into commits, readers beside them, and any number of other servers on the same database.

mod address;
mod apply;
mod fault;
mod flight;
mod glances;
mod host;
mod lease;
mod news;
mod people;
mod quick;
mod reach;
mod read;
mod schema;
mod steps;
mod telling;
mod whole;
mod writer;
mod writers;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::runtime::{self, Runtime};
use tokio::sync::{broadcast, mpsc};
use tokio::time::timeout;

use crate::sqlite::fresh_secret;
use crate::{
    Answer, BanRow, Beat, Change, List, Mark, News, Page, Pending, People, PlayerEntry, PlayerRow,
    SessionRow, Shared, Store, StoreError, StoredTable, Tally,
};
pub use address::Address;
use reach::{ANSWER, Reach, settle};
#[cfg(feature = "testing")]
pub(crate) use read::page_sql;
use writers::Writers;

/// News that wait for who listens; who is further behind is told that he missed something.
const NEWS: usize = 4096;

/// Games kept in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    secret: [u8; 32],
    address: Address,
    /// Nobody writes to a database that is only looked at.
    writers: Option<Writers>,
    readers: Reach,
    /// Which revision a table has.
    glances: glances::Glances,
    /// How many servers are alive, for who speaks.
    alive: Arc<AtomicU32>,
    /// What other servers have changed.
    news: broadcast::Sender<News>,
    /// Where connections live, whoever asks. Given away when the store is dropped.
    runtime: Option<Runtime>,
}

impl Postgres {
    /// Opens a database, makes the tables in it that are not there, and brings older ones up to date. Several servers may do so at once.
    pub fn open(address: &Address) -> Result<Postgres, StoreError> {
        Postgres::with(address, false)
    }

    /// Opens a database to be looked at.
    pub fn open_read_only(address: &Address) -> Result<Postgres, StoreError> {
        Postgres::with(address, true)
    }

    fn with(address: &Address, read_only: bool) -> Result<Postgres, StoreError> {
        let runtime = runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("store")
            .enable_all()
            .build()
            .map_err(|error| StoreError::Engine(error.to_string()))?;
        let (config, handle) = (address.config(read_only), runtime.handle().clone());
        let readers = Reach::readers(config.clone(), handle.clone())?;
        let opened = readers.wait(async {
            let mut connection = readers.connection().await?;
            let secret = if read_only {
                schema::look(&mut connection).await
            } else {
                schema::migrate(&mut connection).await
            }?;
            // One database may hold several sites, each in a schema of its own.
            let row = connection.query_one("SELECT 'cabildo_' || current_schema()", &[]).await?;
            let name: String = fresh_secret()?[..6].iter().map(|byte| format!("{byte:02x}")).collect();
            if !read_only {
                connection.execute("DELETE FROM writers WHERE at < now() - interval '30 days'", &[]).await?;
                for writer in writers::names(&name) {
                    connection.execute(writer::MARK, &[&writer, &0_i64]).await?;
                }
            }
            Ok((secret, news::Voice { name, channel: row.get(0), alive: Arc::default() }))
        });
        let (secret, voice) = match opened {
            Ok(opened) => opened,
            Err(error) => {
                // Threads are not waited for where nobody may wait.
                runtime.shutdown_background();
                return Err(error);
            }
        };
        let alive = Arc::clone(&voice.alive);
        let news = broadcast::Sender::new(NEWS);
        let writers = if read_only {
            None
        } else {
            let (outgoing, told) = mpsc::unbounded_channel();
            let writers = Writers::start(address, &handle, &voice, &outgoing)?;
            runtime.spawn(news::talk(config, voice, told, news.clone()));
            Some(writers)
        };
        let (glances, answering) = glances::Glances::new(readers.clone());
        runtime.spawn(answering);
        let address = address.clone();
        Ok(Postgres { secret, address, writers, readers, glances, alive, news, runtime: Some(runtime) })
    }

    /// Whether a server works on these games.
    pub fn is_served(&self) -> Result<bool, StoreError> {
        self.readers.read(async |connection| lease::anybody(connection).await)
    }

    /// Where the database is.
    #[must_use]
    pub fn address(&self) -> &Address {
        &self.address
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // They need their connections to the end.
        self.writers = None;
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Store for Postgres {
    fn secret(&self) -> [u8; 32] {
        self.secret
    }

    fn people(&self) -> &dyn People {
        self
    }

    fn is_read_only(&self) -> bool {
        self.writers.is_none()
    }

    fn shared(&self) -> Option<&dyn Shared> {
        self.writers.is_some().then_some(self as &dyn Shared)
    }

    fn write(&self, change: Change) -> Pending {
        match &self.writers {
            Some(writers) => writers.write(change),
            None => Box::pin(async { Err(StoreError::ReadOnly) }),
        }
    }

    fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.table_since(id, 0)
    }

    fn table_since(&self, id: &str, plies: usize) -> Result<Option<StoredTable>, StoreError> {
        let without = i32::try_from(plies).unwrap_or(i32::MAX);
        self.readers.read(async |connection| read::table(connection, id, without).await)
    }

    fn tables(&self, list: List<'_>, from: Option<&Mark>, limit: usize) -> Result<Page, StoreError> {
        self.readers.read(async |connection| read::tables(connection, list, from, limit).await)
    }

    fn waiting_for(&self, player: &str) -> Result<u32, StoreError> {
        self.readers.read(async |connection| read::waiting_for(connection, player).await)
    }

    fn tally(&self, player: &str) -> Result<Tally, StoreError> {
        self.readers.read(async |connection| read::tally(connection, player).await)
    }

    fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.readers.read(async |connection| read::player(connection, id).await)
    }

    fn players_called(&self, word: &str) -> Result<Vec<PlayerRow>, StoreError> {
        self.readers.read(async |connection| host::players_called(connection, word).await)
    }

    fn players(&self, from: Option<&str>, limit: usize) -> Result<Vec<PlayerEntry>, StoreError> {
        self.readers.read(async |connection| host::players(connection, from, limit).await)
    }

    fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        self.readers.read(async |connection| host::bans(connection).await)
    }

    fn login(&self, login: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.readers.read(async |connection| read::login(connection, login).await)
    }

    fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
        self.readers.read(async |connection| read::session(connection, id).await)
    }

    fn analysis(&self, table: &str) -> Result<Option<String>, StoreError> {
        self.readers.read(async |connection| read::analysis(connection, table).await)
    }

    fn sessions_of(&self, player: &str) -> Result<Vec<SessionRow>, StoreError> {
        self.readers.read(async |connection| read::sessions_of(connection, player).await)
    }
}

impl Shared for Postgres {
    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    fn revisions(&self, tables: Vec<String>) -> Answer<'_, Vec<(String, u32)>> {
        Box::pin(async move {
            let connection = self.readers.connection().await?;
            let heard = timeout(ANSWER, read::revisions(&connection, &tables)).await;
            settle(connection, heard)
        })
    }

    fn revision(&self, table: String) -> Answer<'_, Option<u32>> {
        Box::pin(self.glances.revision(table))
    }

    fn beat(&self, number: Option<i64>) -> Answer<'_, Beat> {
        Box::pin(async move {
            let connection = self.readers.connection().await?;
            let heard = timeout(ANSWER, lease::beat(&connection, number)).await;
            let beat = settle(connection, heard)?;
            self.alive.store(beat.servers, Ordering::Relaxed);
            Ok(beat)
        })
    }

    fn leave(&self, number: i64) -> Answer<'_, ()> {
        Box::pin(async move {
            let connection = self.readers.connection().await?;
            let heard = timeout(ANSWER, lease::leave(&connection, number)).await;
            settle(connection, heard)
        })
    }
}

/// Runs statements on a database, for tests: the first column of what the last one finds.
#[cfg(feature = "testing")]
pub(crate) fn ask(address: &Address, sql: &str) -> Result<Vec<String>, StoreError> {
    use tokio_postgres::SimpleQueryMessage::Row;
    let runtime = runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.map_err(|error| StoreError::Engine(error.to_string()))?;
    let reach = Reach::new(address.config(false), 1, runtime.handle().clone())?;
    let found = reach.wait(async { Ok(reach.connection().await?.simple_query(sql).await?) });
    drop(reach);
    runtime.shutdown_background();
    let text = |message| if let Row(row) = message { row.get(0).map(str::to_owned) } else { None };
    found.map(|messages| messages.into_iter().filter_map(text).collect())
}
