//! SQLite in one file: one writer that groups changes into commits, readers beside it, and a lock that keeps other programs away.

mod apply;
mod backup;
mod check;
mod files;
mod host;
mod people;
mod pool;
mod read;
mod replace;
mod schema;
mod telling;
mod whole;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle};

use tokio::sync::oneshot;

use crate::lock::{Lock, true_name};
use crate::{
    BanRow, Change, List, Mark, Page, Pending, People, PlayerEntry, PlayerRow, SessionRow, Store, StoreError,
    StoredTable, Tally,
};
#[cfg(feature = "testing")]
pub(crate) use people::statements as result_sql;
use pool::{Pool, Source};
#[cfg(feature = "testing")]
pub(crate) use read::page_sql;
pub use replace::replace;
pub(crate) use schema::fresh_secret;

/// Games kept in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    secret: [u8; 32],
    /// Nobody writes to a file that is only looked at.
    jobs: Option<mpsc::Sender<writer::Job>>,
    writer: Option<JoinHandle<()>>,
    readers: Pool,
    /// The copy that is read instead of an older file.
    _copy: Option<Copied>,
    lock: Option<Mutex<Lock>>,
    path: PathBuf,
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
    /// Opens the file for this program alone, makes it if it is not there, checks that it is whole, and brings an older one up to date. A file that
    /// is refused is left as it was.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        files::make(path)?;
        let path = true_name(path);
        let lock = Lock::take(&path)?;
        files::close_to_others(&path)?;
        let (version, _) = check::recognise(&path)?;
        let mut connection = schema::connect(&path)?;
        if version > 0 {
            check::whole(&connection)?;
        }
        schema::migrate(&mut connection)?;
        let secret = schema::secret(&connection)?;
        let readers = Pool::new(Source::File(path.clone()))?;
        let identity = files::Identity::of(&path)?;
        let (jobs, queue) = mpsc::channel();
        let writer = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer::write_all(&mut connection, &identity, &queue))
            .map_err(|error| StoreError::Engine(error.to_string()))?;
        let (jobs, writer, lock) = (Some(jobs), Some(writer), Some(Mutex::new(lock)));
        Ok(Sqlite { secret, jobs, writer, readers, _copy: None, lock, path })
    }

    /// Opens the file to be looked at, damaged or not, with nobody else at work on it. A disk that nobody can write to will do.
    pub fn open_read_only(path: &Path) -> Result<Sqlite, StoreError> {
        let path = true_name(path);
        let lock = match Lock::take(&path) {
            Ok(lock) => Some(Mutex::new(lock)),
            // Where no lock file can be made, nobody else can write either.
            Err(StoreError::Disk(why)) => {
                tracing::info!(why, "looked at without a lock");
                None
            }
            Err(error) => return Err(error),
        };
        let mut store = Sqlite::look_at(&path)?;
        store.lock = lock;
        Ok(store)
    }

    /// Looks at a file that nobody writes to, without a lock. A file of an older program is copied, and the copy brought up to date.
    pub fn look_at(path: &Path) -> Result<Sqlite, StoreError> {
        let path = true_name(path);
        let (version, source) = check::recognise(&path)?;
        let (source, copy) = if version == schema::NEWEST {
            (source, None)
        } else {
            let copy = Copied::of(&source)?;
            (Source::File(copy.0.clone()), Some(copy))
        };
        let readers = Pool::new(source)?;
        let secret = {
            let reader = readers.take()?;
            schema::kept_secret(&reader).ok().flatten()
        };
        let secret = secret.map_or_else(schema::fresh_secret, Ok)?;
        Ok(Sqlite { secret, jobs: None, writer: None, readers, _copy: copy, lock: None, path })
    }

    /// Checks every page, and that every row finds what it speaks of.
    pub fn check(&self) -> Result<(), StoreError> {
        check::whole(&*self.readers.take()?)
    }

    /// The file, under its one true name.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes beside the data where this program listens for the host's tools.
    pub fn tell(&self, control: &str) -> Result<(), StoreError> {
        let Some(lock) = &self.lock else { return Ok(()) };
        let told = lock.lock().unwrap_or_else(PoisonError::into_inner).tell(control);
        told.map_err(|error| StoreError::Disk(error.to_string()))
    }

    /// Copies everything that is kept at this moment into a file that stands by itself, while others read and write. `told` hears how many pages are
    /// done, of how many.
    pub fn copy_to(&self, to: &Path, told: &mut dyn FnMut(u64, u64)) -> Result<(), StoreError> {
        backup::copy(&*self.readers.take()?, to, told)
    }
}

/// A copy in the folder for passing things, up to date, gone when it is dropped.
#[derive(Debug)]
struct Copied(PathBuf);

impl Copied {
    fn of(source: &Source) -> Result<Copied, StoreError> {
        let name: String = schema::fresh_secret()?[..12].iter().map(|byte| format!("{byte:02x}")).collect();
        let copied = Copied(std::env::temp_dir().join(format!("cabildo-look-{name}.db")));
        backup::copy(&source.connect()?, &copied.0, &mut |_, _| {})?;
        schema::migrate(&mut schema::connect(&copied.0)?)?;
        Ok(copied)
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(crate::beside(&self.0, ending));
        }
    }
}

impl Drop for Sqlite {
    /// Waits until everything that was written is on the disk. The writer goes last: only then does SQLite bring its log into the file, so that the file
    /// stands by itself.
    fn drop(&mut self) {
        self.readers.close();
        drop(self.jobs.take());
        if let Some(writer) = self.writer.take()
            && writer.join().is_err()
        {
            tracing::error!("the writer of the store panicked");
        }
    }
}

impl Store for Sqlite {
    fn secret(&self) -> [u8; 32] {
        self.secret
    }

    fn people(&self) -> &dyn People {
        self
    }

    fn is_read_only(&self) -> bool {
        self.jobs.is_none()
    }

    fn write(&self, change: Change) -> Pending {
        let (answer, result) = oneshot::channel();
        let gone = || StoreError::Engine("the writer has stopped".to_owned());
        let Some(jobs) = &self.jobs else { return Box::pin(async { Err(StoreError::ReadOnly) }) };
        let sent = jobs.send((change, answer)).is_ok();
        Box::pin(async move {
            if !sent {
                return Err(gone());
            }
            result.await.unwrap_or_else(|_| Err(gone()))
        })
    }

    fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        read::table(&*self.readers.take()?, id)
    }

    fn tables(&self, list: List<'_>, from: Option<&Mark>, limit: usize) -> Result<Page, StoreError> {
        read::tables(&*self.readers.take()?, list, from, limit)
    }

    fn waiting_for(&self, player: &str) -> Result<u32, StoreError> {
        read::waiting_for(&*self.readers.take()?, player)
    }

    fn tally(&self, player: &str) -> Result<Tally, StoreError> {
        read::tally(&*self.readers.take()?, player)
    }

    fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        read::player(&*self.readers.take()?, id)
    }

    fn players_called(&self, word: &str) -> Result<Vec<PlayerRow>, StoreError> {
        host::players_called(&*self.readers.take()?, word)
    }

    fn players(&self, from: Option<&str>, limit: usize) -> Result<Vec<PlayerEntry>, StoreError> {
        host::players(&*self.readers.take()?, from, limit)
    }

    fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        host::bans(&*self.readers.take()?)
    }

    fn login(&self, login: &str) -> Result<Option<PlayerRow>, StoreError> {
        read::login(&*self.readers.take()?, login)
    }

    fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
        read::session(&*self.readers.take()?, id)
    }

    fn analysis(&self, table: &str) -> Result<Option<String>, StoreError> {
        read::analysis(&*self.readers.take()?, table)
    }

    fn sessions_of(&self, player: &str) -> Result<Vec<SessionRow>, StoreError> {
        read::sessions_of(&*self.readers.take()?, player)
    }
}
