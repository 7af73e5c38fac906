//! The file and those beside it: who may read them (permissions), and whether they are still the same ones (device and inode).

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::StoreError;
use crate::lock::beside;

/// What SQLite puts beside the file.
const SIDES: [&str; 2] = ["-wal", "-shm"];

/// Makes the file if it is not there, for its owner alone. What SQLite makes later beside it has the same permissions.
pub fn make(path: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ()).map_err(|error| failed(path, &error))
}

/// Takes the files of an older program out of others' reach.
pub fn close_to_others(path: &Path) -> Result<(), StoreError> {
    let sides = SIDES.iter().chain(&[".lock"]).map(|ending| beside(path, ending));
    for file in std::iter::once(path.to_owned()).chain(sides) {
        tighten(&file).map_err(|error| failed(&file, &error))?;
    }
    Ok(())
}

fn failed(path: &Path, error: &io::Error) -> StoreError {
    if error.kind() == io::ErrorKind::StorageFull {
        return StoreError::Full;
    }
    StoreError::Disk(format!("{}: {error}", path.display()))
}

#[cfg(unix)]
fn tighten(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = fs::metadata(path) else { return Ok(()) };
    let mode = found.permissions().mode() & 0o777;
    if mode & 0o077 != 0 {
        fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
        let (file, was) = (path.display(), format!("{mode:04o}"));
        tracing::info!(%file, was, "others could read this file; now it is its owner's alone (0600)");
    }
    Ok(())
}

#[cfg(not(unix))]
fn tighten(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// The file and its log as they were when they were opened. A program goes on writing into a file that somebody has deleted, and nothing of it is
/// there after the next start: so every commit looks first.
#[derive(Debug)]
pub struct Identity {
    files: Vec<(PathBuf, Which)>,
}

/// Which file a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Which {
    device: u64,
    inode: u64,
}

#[cfg(unix)]
fn which(path: &Path) -> io::Result<Which> {
    use std::os::unix::fs::MetadataExt;
    let found = fs::metadata(path)?;
    Ok(Which { device: found.dev(), inode: found.ino() })
}

#[cfg(not(unix))]
fn which(path: &Path) -> io::Result<Which> {
    // That there is a file at all must do here; one that is open cannot be deleted on these systems.
    fs::metadata(path).map(|_| Which { device: 0, inode: 0 })
}

impl Identity {
    pub fn of(path: &Path) -> Result<Identity, StoreError> {
        let files = [path.to_owned(), beside(path, SIDES[0])];
        let seen = |file: PathBuf| {
            let which = which(&file).map_err(|error| gone(&file, &error))?;
            Ok((file, which))
        };
        Ok(Identity { files: files.into_iter().map(seen).collect::<Result<_, StoreError>>()? })
    }

    /// Whether they are still there.
    pub fn check(&self) -> Result<(), StoreError> {
        for (file, then) in &self.files {
            let now = which(file).map_err(|error| gone(file, &error))?;
            if now != *then {
                return Err(StoreError::Gone(format!(
                    "another file stands in the place of {}",
                    file.display()
                )));
            }
        }
        Ok(())
    }
}

fn gone(file: &Path, error: &io::Error) -> StoreError {
    StoreError::Gone(format!("{}: {error}", file.display()))
}
