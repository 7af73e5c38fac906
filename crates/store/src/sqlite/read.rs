//! Rows as values.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{
    ChatRow, FileRow, Pace, PlayerRow, PlyRow, SeatRow, StoreError, StoredTable, TableRow, Versions,
};

const COLUMNS: &str =
    "SELECT id, game, setup, pace, listed, created, updated, result, rematch, plies, revision, moved, dealt, rules,
    notation FROM tables";

/// Listed tables with an open seat: they have not been dealt.
pub const WAITING: &str = "WHERE listed = 1 AND dealt IS NULL AND ?1 = ?1 ORDER BY created DESC LIMIT ?2";

/// Tables at which a player sits.
pub const OF_PLAYER: &str = "WHERE id IN (SELECT table_id FROM seats WHERE player = ?1)
    ORDER BY result IS NOT NULL, updated DESC LIMIT ?2";

/// Listed tables that are over.
pub const FINISHED: &str =
    "WHERE listed = 1 AND result IS NOT NULL AND ?1 = ?1 ORDER BY updated DESC LIMIT ?2";

/// The most lines of chat that are read.
const CHAT: u32 = 200;

fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        id: row.get(0)?,
        game: row.get(1)?,
        setup: row.get(2)?,
        pace: Pace::of(&row.get::<_, String>(3)?),
        listed: row.get(4)?,
        created: row.get(5)?,
        updated: row.get(6)?,
        result: row.get(7)?,
        rematch: row.get(8)?,
        plies: row.get(9)?,
        revision: row.get(10)?,
        moved: row.get(11)?,
        dealt: row.get(12)?,
        versions: Versions { rules: row.get(13)?, notation: row.get(14)? },
        seats: Vec::new(),
    })
}

fn seats(connection: &Connection, table: &str) -> Result<Vec<SeatRow>, StoreError> {
    let sql = "SELECT player, name, bot, resigned FROM seats WHERE table_id = ?1 ORDER BY seat";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([table], |row| {
        Ok(SeatRow { player: row.get(0)?, name: row.get(1)?, bot: row.get(2)?, resigned: row.get(3)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub fn tables(
    connection: &Connection,
    which: &str,
    word: &str,
    limit: usize,
) -> Result<Vec<TableRow>, StoreError> {
    let mut statement = connection.prepare_cached(&format!("{COLUMNS} {which}"))?;
    let rows = statement.query_map(params![word, limit as i64], table_row)?;
    let mut tables: Vec<TableRow> = rows.collect::<Result<_, _>>()?;
    for table in &mut tables {
        table.seats = seats(connection, &table.id)?;
    }
    Ok(tables)
}

pub fn table(connection: &Connection, id: &str) -> Result<Option<StoredTable>, StoreError> {
    // One transaction, so that the parts belong together.
    let snapshot = connection.unchecked_transaction()?;
    let found = snapshot
        .prepare_cached(&format!("{COLUMNS} WHERE id = ?1"))?
        .query_row([id], table_row)
        .optional()?;
    let Some(mut row) = found else { return Ok(None) };
    row.seats = seats(&snapshot, id)?;
    let (seed, luck) = snapshot
        .prepare_cached("SELECT seed, luck FROM tables WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let plies = snapshot
        .prepare_cached("SELECT seat, action, luck FROM plies WHERE table_id = ?1 ORDER BY ply")?
        .query_map([id], |row| Ok(PlyRow { seat: row.get(0)?, action: row.get(1)?, luck: row.get(2)? }))?
        .collect::<Result<_, _>>()?;
    let files = snapshot
        .prepare_cached(
            "SELECT name, hash, content FROM table_files JOIN files USING (hash) WHERE table_id = ?1 ORDER BY name",
        )?
        .query_map([id], |row| Ok(FileRow { name: row.get(0)?, hash: row.get(1)?, content: row.get(2)? }))?
        .collect::<Result<_, _>>()?;
    let mut chat: Vec<ChatRow> = snapshot
        .prepare_cached("SELECT name, text, at FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT ?2")?
        .query_map(params![id, CHAT], |row| {
            Ok(ChatRow { name: row.get(0)?, text: row.get(1)?, at: row.get(2)? })
        })?
        .collect::<Result<_, _>>()?;
    chat.reverse();
    Ok(Some(StoredTable { row, seed, luck, files, plies, chat }))
}

pub fn running(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT id FROM tables WHERE result IS NULL ORDER BY updated DESC")?;
    let ids = statement.query_map([], |row| row.get(0))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

fn player_row(row: &Row<'_>) -> rusqlite::Result<PlayerRow> {
    Ok(PlayerRow { id: row.get(0)?, name: row.get(1)?, password: row.get(2)? })
}

pub fn player(connection: &Connection, id: &str) -> Result<Option<PlayerRow>, StoreError> {
    let sql = "SELECT id, name, password FROM players WHERE id = ?1";
    Ok(connection.prepare_cached(sql)?.query_row([id], player_row).optional()?)
}

pub fn players_named(connection: &Connection, name: &str) -> Result<Vec<PlayerRow>, StoreError> {
    let sql = "SELECT id, name, password FROM players WHERE name = ?1 AND password IS NOT NULL";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([name], player_row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}
