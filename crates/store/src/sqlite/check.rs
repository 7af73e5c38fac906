//! Is this a file of ours, and is it whole? Asked before anything is written to it (integrity check).

use std::fs::File;
use std::io::Read;
use std::path::Path;

use rusqlite::Connection;

use super::pool::Source;
use super::schema::{APPLICATION, NEWEST};
use crate::StoreError;

/// The first bytes of every SQLite file.
const HEAD: &[u8; 16] = b"SQLite format 3\0";

/// Refuses what is no file of ours, without changing a byte of it. The version of the file, 0 for a new one, and how it can be read.
pub fn recognise(path: &Path) -> Result<(usize, Source), StoreError> {
    let mut head = Vec::new();
    let read = File::open(path).and_then(|file| file.take(HEAD.len() as u64).read_to_end(&mut head));
    read.map_err(|error| StoreError::Gone(format!("{}: {error}", path.display())))?;
    if head.is_empty() {
        return Ok((0, Source::File(path.to_owned())));
    }
    if head != HEAD {
        return Err(StoreError::Foreign(
            "it is no file of games: it does not begin like a SQLite file. Choose another one, or a new name for a new one".to_owned(),
        ));
    }
    let file = Source::File(path.to_owned());
    match version(&file.connect()?) {
        Ok(version) => Ok((version, file)),
        // A log can only be read where files can be made beside it.
        Err(StoreError::Gone(_) | StoreError::Disk(_)) => {
            let frozen = Source::Frozen(path.to_owned());
            Ok((version(&frozen.connect()?)?, frozen))
        }
        Err(error) => Err(error),
    }
}

/// The version of an open file, if it is one of ours.
pub fn version(connection: &Connection) -> Result<usize, StoreError> {
    let pragma = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
    let (application, version) = (pragma("application_id")?, pragma("user_version")?);
    let ours = |table: &str| {
        let sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?1";
        connection.query_row(sql, [table], |row| row.get::<_, i64>(0)).map(|found| found == 1)
    };
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let fresh = tables == 0 && version == 0 && application == 0;
    let known = application == APPLICATION || application == 0;
    let ours = fresh || known && version > 0 && ours("tables")? && ours("plies")? && ours("meta")?;
    if !ours {
        return Err(StoreError::Foreign(
            "it is a SQLite file of another program. Choose another one, or a new name for a new one"
                .to_owned(),
        ));
    }
    let version = usize::try_from(version).unwrap_or(0);
    if version > NEWEST {
        return Err(StoreError::Foreign(format!(
            "this file has version {version}, made by a newer program; this one knows versions up to {NEWEST}"
        )));
    }
    Ok(version)
}

/// Looks at every page, and whether every row finds what it speaks of.
pub fn whole(connection: &Connection) -> Result<(), StoreError> {
    let begun = std::time::Instant::now();
    let mut statement = connection.prepare("PRAGMA quick_check(3)")?;
    let found: Vec<String> = statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    if found != ["ok"] {
        return Err(StoreError::Damaged(found.join("; ").replace('\n', " ")));
    }
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let mut rows = statement.query([])?;
    if let Some(row) = rows.next()? {
        let (table, parent): (String, String) = (row.get(0)?, row.get(2)?);
        return Err(StoreError::Damaged(format!("rows of {table} speak of {parent} that are not there")));
    }
    tracing::info!(ms = begun.elapsed().as_millis() as u64, "the file of the games is whole");
    Ok(())
}
