//! One change as statements.

use rusqlite::{Connection, params};

use crate::{Change, FileRow, NewTable, SeatRow, StoreError};

pub fn apply(connection: &Connection, change: &Change) -> Result<(), StoreError> {
    let run = |sql: &str, values: &[&dyn rusqlite::ToSql]| -> Result<usize, StoreError> {
        Ok(connection.prepare_cached(sql)?.execute(values)?)
    };
    let one = |rows: usize| if rows == 1 { Ok(()) } else { Err(StoreError::Missing) };
    match change {
        Change::Player { id, name, at } => {
            one(run("INSERT INTO players (id, name, created) VALUES (?1, ?2, ?3)", params![id, name, at])?)
        }
        Change::Name { player, name } => {
            one(run("UPDATE players SET name = ?2 WHERE id = ?1", params![player, name])?)?;
            let running = "UPDATE seats SET name = ?2 WHERE player = ?1
                           AND table_id IN (SELECT id FROM tables WHERE result IS NULL)";
            run(running, params![player, name])?;
            Ok(())
        }
        Change::Password { player, hash } => {
            one(run("UPDATE players SET password = ?2 WHERE id = ?1", params![player, hash])?)
        }
        Change::Table(table) => begin(connection, table),
        Change::Seat { table, seat, occupant, at } => {
            let SeatRow { player, name, bot, resigned } = occupant;
            one(run(
                "UPDATE seats SET player = ?3, name = ?4, bot = ?5, resigned = ?6 WHERE table_id = ?1 AND seat = ?2",
                params![table, seat, player, name, bot, resigned],
            )?)?;
            one(run("UPDATE tables SET updated = ?2 WHERE id = ?1", params![table, at])?)
        }
        Change::Plies { table, first, rows, at, result } => {
            // The count guards the order: an answer is kept only as the next one, and only while the game runs.
            let next = "UPDATE tables SET plies = ?3, updated = ?4, result = ?5
                        WHERE id = ?1 AND plies = ?2 - 1 AND result IS NULL";
            let last = first + rows.len() as u32 - 1;
            if run(next, params![table, first, last, at, result])? == 0 {
                return Err(StoreError::Taken);
            }
            for (ply, row) in (*first..).zip(rows) {
                one(run(
                    "INSERT INTO plies (table_id, ply, seat, action, luck, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                    params![table, ply, row.seat, row.action, row.luck, at],
                )?)?;
            }
            Ok(())
        }
        Change::Rewind { table, plies, at } => {
            one(run(
                "UPDATE tables SET plies = ?2, updated = ?3 WHERE id = ?1 AND plies >= ?2 AND result IS NULL",
                params![table, plies, at],
            )?)?;
            run("DELETE FROM plies WHERE table_id = ?1 AND ply > ?2", params![table, plies])?;
            Ok(())
        }
        Change::Chat { table, name, text, at } => one(run(
            "INSERT INTO chat (table_id, name, text, at) VALUES (?1, ?2, ?3, ?4)",
            params![table, name, text, at],
        )?),
        Change::Rematch { table, next } => {
            let first = run(
                "UPDATE tables SET rematch = ?2 WHERE id = ?1 AND rematch IS NULL",
                params![table, next],
            )?;
            if first == 1 { Ok(()) } else { Err(StoreError::Taken) }
        }
    }
}

fn begin(connection: &Connection, table: &NewTable) -> Result<(), StoreError> {
    let NewTable { id, game, setup, seed, luck, files, pace, listed, at, seats } = table;
    connection
        .prepare_cached(
            "INSERT INTO tables (id, game, setup, seed, luck, pace, listed, created, updated)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)",
        )?
        .execute(params![id, game, setup, seed, luck, pace.word(), listed, at])?;
    for (i, SeatRow { player, name, bot, resigned }) in seats.iter().enumerate() {
        connection
            .prepare_cached(
                "INSERT INTO seats (table_id, seat, player, name, bot, resigned) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![id, i as i64, player, name, bot, resigned])?;
    }
    for FileRow { name, hash, content } in files {
        // Many tables are played with the same file.
        connection
            .prepare_cached("INSERT OR IGNORE INTO files (hash, content) VALUES (?1, ?2)")?
            .execute(params![hash, content])?;
        connection
            .prepare_cached("INSERT INTO table_files (table_id, name, hash) VALUES (?1, ?2, ?3)")?
            .execute(params![id, name, hash])?;
    }
    Ok(())
}
