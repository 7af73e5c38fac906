//! SQLite in one file: one writer that groups changes into commits, readers beside it.

mod apply;
mod read;
mod schema;

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::{Change, Pending, PlayerRow, Store, StoreError, StoredTable, TableRow};

/// The most changes that share one commit.
const GROUP: usize = 512;

type Job = (Change, oneshot::Sender<Result<(), StoreError>>);

/// Games kept in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    secret: [u8; 32],
    jobs: Option<mpsc::Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    reader: Mutex<Connection>,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ErrorCode::{
            CannotOpen, ConstraintViolation, DatabaseBusy, DatabaseCorrupt, DatabaseLocked, DiskFull,
            FileLockingProtocolFailed, NotADatabase, PermissionDenied, ReadOnly, SystemIoFailure,
        };
        if error == rusqlite::Error::QueryReturnedNoRows {
            return StoreError::Missing;
        }
        let why = error.to_string();
        // The list of codes is open: what is not known is a failure of the engine.
        match error.sqlite_error_code() {
            Some(ConstraintViolation) => StoreError::Taken,
            Some(DiskFull) => StoreError::Full,
            Some(DatabaseBusy | DatabaseLocked | FileLockingProtocolFailed) => StoreError::Busy,
            Some(CannotOpen) => StoreError::Gone(why),
            Some(SystemIoFailure | ReadOnly | PermissionDenied) => StoreError::Disk(why),
            Some(DatabaseCorrupt | NotADatabase) => StoreError::Damaged(why),
            _ => StoreError::Engine(why),
        }
    }
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings an older one up to date.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let mut connection = schema::connect(path)?;
        schema::migrate(&mut connection)?;
        let secret = schema::secret(&connection)?;
        let reader = Mutex::new(schema::connect(path)?);
        let (jobs, queue) = mpsc::channel();
        let writer = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write_all(&mut connection, &queue))
            .map_err(|error| StoreError::Engine(error.to_string()))?;
        Ok(Sqlite { secret, jobs: Some(jobs), writer: Some(writer), reader })
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        // A reader that panicked has changed nothing.
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Sqlite {
    /// Waits until everything that was written is on the disk.
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(writer) = self.writer.take()
            && writer.join().is_err()
        {
            tracing::error!("the writer of the store panicked");
        }
    }
}

/// The writer: takes what has queued up, makes one commit of it, and only then tells those who wait.
fn write_all(connection: &mut Connection, queue: &mpsc::Receiver<Job>) {
    while let Ok(first) = queue.recv() {
        let mut jobs = vec![first];
        while jobs.len() < GROUP
            && let Ok(next) = queue.try_recv()
        {
            jobs.push(next);
        }
        let (changes, waiting): (Vec<Change>, Vec<_>) = jobs.into_iter().unzip();
        let results = commit(connection, &changes).unwrap_or_else(|error| {
            tracing::error!(%error, changes = changes.len(), "a commit failed");
            vec![Err(error); changes.len()]
        });
        for (answer, result) in waiting.into_iter().zip(results) {
            // Who asked may have gone; the change is kept all the same.
            let _ = answer.send(result);
        }
    }
}

/// All changes in one transaction; one that is refused takes nothing else with it.
fn commit(
    connection: &mut Connection,
    changes: &[Change],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(changes.len());
    for change in changes {
        let point = transaction.savepoint()?;
        match apply::apply(&point, change) {
            Ok(()) => point.commit()?,
            Err(refusal) if refusal.is_refusal() => {
                point.finish()?;
                results.push(Err(refusal));
                continue;
            }
            // A full or failing disk may have undone the whole transaction already: none of it counts.
            Err(error) => return Err(error),
        }
        results.push(Ok(()));
    }
    transaction.commit()?;
    Ok(results)
}

impl Store for Sqlite {
    fn secret(&self) -> [u8; 32] {
        self.secret
    }

    fn write(&self, change: Change) -> Pending {
        let (answer, result) = oneshot::channel();
        let gone = || StoreError::Engine("the writer has stopped".to_owned());
        let sent = self.jobs.as_ref().is_some_and(|jobs| jobs.send((change, answer)).is_ok());
        Box::pin(async move {
            if !sent {
                return Err(gone());
            }
            result.await.unwrap_or_else(|_| Err(gone()))
        })
    }

    fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        read::table(&self.reader(), id)
    }

    fn waiting(&self, limit: usize) -> Result<Vec<TableRow>, StoreError> {
        read::tables(&self.reader(), read::WAITING, "", limit)
    }

    fn tables_of(&self, player: &str, limit: usize) -> Result<Vec<TableRow>, StoreError> {
        read::tables(&self.reader(), read::OF_PLAYER, player, limit)
    }

    fn finished(&self, limit: usize) -> Result<Vec<TableRow>, StoreError> {
        read::tables(&self.reader(), read::FINISHED, "", limit)
    }

    fn running(&self) -> Result<Vec<String>, StoreError> {
        read::running(&self.reader())
    }

    fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        read::player(&self.reader(), id)
    }

    fn players_named(&self, name: &str) -> Result<Vec<PlayerRow>, StoreError> {
        read::players_named(&self.reader(), name)
    }
}
