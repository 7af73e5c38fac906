//! One file in the place of another (restore).

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::{check, schema};
use crate::lock::{Lock, beside, hand_over, true_name};
use crate::{StoreError, moment};

/// Puts the file `fresh` in the place of the data whose lock the caller holds; where what was there is now, if anything was. The old log goes first
/// and with its own file: beside another file it would be taken for that one's.
pub fn replace(data: &Path, fresh: &Path, _lock: &Lock) -> Result<Option<PathBuf>, StoreError> {
    let data = true_name(data);
    let failed = |error: io::Error| StoreError::Disk(format!("{}: {error}", data.display()));
    let before = if data.exists() {
        fold_log(&data);
        let before = free_name(&data);
        for side in ["-wal", "-shm"] {
            let (from, to) = (beside(&data, side), beside(&before, side));
            if from.exists() {
                fs::rename(from, to).map_err(failed)?;
            }
        }
        fs::rename(&data, &before).map_err(failed)?;
        Some(before)
    } else {
        None
    };
    // Root restores, a service of another user serves.
    let _ = hand_over(fresh, before.as_deref());
    fs::rename(fresh, &data).map_err(failed)?;
    if let Some(folder) = data.parent() {
        // Names are on the disk when their folder is; not every system can be asked for that.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    Ok(before)
}

/// Brings what stands in the log into the file, as far as the file can still be used.
fn fold_log(data: &Path) {
    let folded = check::recognise(data).and_then(|_| {
        let connection = schema::connect(data)?;
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        Ok(())
    });
    if let Err(error) = folded {
        tracing::info!(%error, "the log of the old file stays beside it");
    }
}

/// A name that no file has yet.
fn free_name(data: &Path) -> PathBuf {
    let first = beside(data, ".before-restore");
    let later = (2..).map(|n| beside(data, &format!(".before-restore-{n}")));
    let free = std::iter::once(first).chain(later.take(1_000)).find(|name| !name.exists());
    free.unwrap_or_else(|| beside(data, &format!(".before-restore-{}", moment::now())))
}
