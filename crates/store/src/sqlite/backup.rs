//! A copy of a file that is being written to (SQLite's online backup).

use std::path::Path;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use super::files;
use crate::StoreError;

/// Pages that are copied between two reports.
const STEP: i32 = 2_000;

/// Copies everything that is kept at this moment. `told` hears how many pages are done, of how many.
pub fn copy(from: &Connection, to: &Path, told: &mut dyn FnMut(u64, u64)) -> Result<(), StoreError> {
    files::make(to)?;
    files::close_to_others(to)?;
    let mut into = Connection::open_with_flags(to, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    pages(from, &mut into, told)?;
    // One file that stands by itself, without a log beside it.
    into.pragma_update(None, "journal_mode", "DELETE")?;
    into.close().map_err(|(_, error)| error)?;
    let synced = std::fs::File::open(to).and_then(|file| file.sync_all());
    synced.map_err(|error| StoreError::Disk(format!("{}: {error}", to.display())))
}

/// Copies page by page.
pub fn pages(
    from: &Connection,
    into: &mut Connection,
    told: &mut dyn FnMut(u64, u64),
) -> Result<(), StoreError> {
    // Inside a transaction the source stands still, however much is written meanwhile; without it the copy would begin again at every change.
    let still = from.unchecked_transaction()?;
    still.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    let backup = Backup::new(from, into)?;
    loop {
        let step = backup.step(STEP)?;
        let progress = backup.progress();
        let total = u64::try_from(progress.pagecount).unwrap_or(0);
        let left = u64::try_from(progress.remaining).unwrap_or(0);
        told(total.saturating_sub(left), total);
        if step == StepResult::Done {
            return Ok(());
        }
        if step != StepResult::More {
            return Err(StoreError::Busy);
        }
    }
}
