//! Connections that only read, a few of them, handed out one at a time (connection pool).

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::StoreError;

/// The most connections that read at the same time. Reads are short; more would only wait for the same disk.
const MOST: usize = 8;

/// Where the games are read from.
#[derive(Clone, Debug)]
pub enum Source {
    File(PathBuf),
    /// A file on a disk that nobody can write to.
    Frozen(PathBuf),
}

impl Source {
    pub fn connect(&self) -> Result<Connection, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_READ_ONLY;
        let connection = match self {
            Source::File(path) => Connection::open_with_flags(path, flags)?,
            Source::Frozen(path) => {
                let address = format!("file:{}?immutable=1", escaped(path));
                Connection::open_with_flags(address, flags | OpenFlags::SQLITE_OPEN_URI)?
            }
        };
        connection.busy_timeout(Duration::from_secs(10))?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(connection)
    }
}

/// A path inside an address.
fn escaped(path: &Path) -> String {
    let text = path.to_string_lossy();
    text.replace('%', "%25").replace('?', "%3f").replace('#', "%23")
}

#[derive(Debug)]
pub struct Pool {
    source: Source,
    state: Mutex<State>,
    back: Condvar,
}

#[derive(Debug, Default)]
struct State {
    idle: Vec<Connection>,
    /// How many there are, idle or not.
    open: usize,
}

impl Pool {
    /// A pool with its first connection.
    pub fn new(source: Source) -> Result<Pool, StoreError> {
        let idle = vec![source.connect()?];
        Ok(Pool { source, state: Mutex::new(State { idle, open: 1 }), back: Condvar::new() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes the connections that nobody has on loan.
    pub fn close(&self) {
        let mut state = self.state();
        state.open -= state.idle.len();
        state.idle.clear();
    }

    /// A connection: an idle one, a new one, or the first that comes back.
    pub fn take(&self) -> Result<Reader<'_>, StoreError> {
        let mut state = self.state();
        loop {
            if let Some(connection) = state.idle.pop() {
                return Ok(Reader { pool: self, connection: Some(connection) });
            }
            if state.open < MOST {
                state.open += 1;
                drop(state);
                // From here on its place comes back when the reader is dropped, with a connection or without.
                let mut reader = Reader { pool: self, connection: None };
                reader.connection = Some(self.source.connect()?);
                return Ok(reader);
            }
            state = self.back.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// A connection on loan.
#[derive(Debug)]
pub struct Reader<'a> {
    pool: &'a Pool,
    connection: Option<Connection>,
}

impl Deref for Reader<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection.as_ref().expect("a reader has its connection until it is dropped")
    }
}

impl Drop for Reader<'_> {
    fn drop(&mut self) {
        let mut state = self.pool.state();
        match self.connection.take() {
            // A reader that panicked may have left a transaction open.
            Some(connection) if connection.is_autocommit() => state.idle.push(connection),
            Some(_) | None => state.open -= 1,
        }
        drop(state);
        self.pool.back.notify_one();
    }
}
