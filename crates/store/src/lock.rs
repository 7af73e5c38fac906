//! One program at a time: an exclusive lock on a file beside the data (advisory lock, pid file).
//!
//! The lock belongs to an open file: however its holder ends, the system gives it back. The file itself stays where it is, because deleting it would
//! let two programs lock two files of one name. Its lines say who holds it and where that program listens for the host's tools.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::{fs, io, process};

use crate::{StoreError, moment};

/// The lock of a data file, held until it is dropped.
#[derive(Debug)]
pub struct Lock {
    file: File,
    path: PathBuf,
    since: i64,
}

/// Who holds a lock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    pub pid: u32,
    /// Seconds since 1970.
    pub since: i64,
    /// Where it listens for the host's tools, if it does.
    pub control: Option<String>,
}

/// A file beside another one: its name with something added.
#[must_use]
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// The data file under its one true name: two links to one file share a lock, and SQLite puts its log beside the file itself.
pub(crate) fn true_name(data: &Path) -> PathBuf {
    fs::canonicalize(data).unwrap_or_else(|_| data.to_owned())
}

/// Gives a file to whom another one belongs, or else its folder: what root makes for a service belongs to the service. Nobody but root can, and for
/// everybody else there is nothing to do.
#[cfg(unix)]
pub(crate) fn hand_over(file: &Path, like: Option<&Path>) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, lchown};
    let Some(like) = like.or_else(|| file.parent()) else { return Ok(()) };
    let (wanted, own) = (fs::metadata(like)?, fs::symlink_metadata(file)?);
    if (wanted.uid(), wanted.gid()) == (own.uid(), own.gid()) {
        return Ok(());
    }
    lchown(file, Some(wanted.uid()), Some(wanted.gid()))
}

#[cfg(not(unix))]
pub(crate) fn hand_over(_file: &Path, _like: Option<&Path>) -> io::Result<()> {
    Ok(())
}

impl Lock {
    /// Takes the lock of a data file, or says who has it.
    pub fn take(data: &Path) -> Result<Lock, StoreError> {
        let path = beside(&true_name(data), ".lock");
        let failed = |error: io::Error| {
            StoreError::Disk(format!("the lock file {} cannot be used: {error}", path.display()))
        };
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let is_new = !path.exists();
        let file = options.open(&path).map_err(failed)?;
        if is_new {
            let _ = hand_over(&path, None);
        }
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(in_use(data))),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let mut lock = Lock { file, path: path.clone(), since: moment::now() };
        lock.write(None).map_err(failed)?;
        Ok(lock)
    }

    /// Says where the holder listens for the host's tools.
    pub fn tell(&mut self, control: &str) -> io::Result<()> {
        self.write(Some(control))
    }

    fn write(&mut self, control: Option<&str>) -> io::Result<()> {
        let mut text = format!("pid {}\nsince {}\n", process::id(), self.since);
        if let Some(control) = control {
            text.push_str(&format!("control {control}\n"));
        }
        if cfg!(windows) {
            // There nobody else can read a file that is locked.
            return fs::write(beside(&self.path, ".txt"), text);
        }
        self.file.set_len(0)?;
        self.file.rewind()?;
        self.file.write_all(text.as_bytes())
    }
}

/// What the lock of a data file says. Only who has just found it taken may believe it: a program that was killed leaves its lines behind.
#[must_use]
pub fn holder(data: &Path) -> Option<Holder> {
    let path = beside(&true_name(data), if cfg!(windows) { ".lock.txt" } else { ".lock" });
    let text = fs::read_to_string(path).ok()?;
    let word = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    Some(Holder {
        pid: word("pid")?.parse().ok()?,
        since: word("since")?.parse().ok()?,
        control: word("control").map(str::to_owned),
    })
}

fn in_use(data: &Path) -> String {
    let name = data.display();
    match holder(data) {
        Some(Holder { pid, since, .. }) => format!(
            "{name} is in use by another program (process {pid}, since {}): stop that one first, or choose another file",
            moment::utc(since)
        ),
        None => format!("{name} is in use by another program: stop that one first, or choose another file"),
    }
}
