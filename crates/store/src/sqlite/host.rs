//! What the host asks for: players, bans. These may look through everything.

use rusqlite::{Connection, params};

use super::read::{PLAYER, player_row};
use crate::{BanKind, BanRow, PlayerEntry, PlayerRow, StoreError};

pub fn players_called(connection: &Connection, word: &str) -> Result<Vec<PlayerRow>, StoreError> {
    let sql = format!("{PLAYER} WHERE id = ?1 OR name = ?1 COLLATE NOCASE ORDER BY created");
    let mut statement = connection.prepare_cached(&sql)?;
    let rows = statement.query_map([word], player_row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub fn players(
    connection: &Connection,
    from: Option<&str>,
    limit: usize,
) -> Result<Vec<PlayerEntry>, StoreError> {
    let sql = "SELECT id, name, password IS NOT NULL, created,
            (SELECT count(*) FROM seats WHERE player = players.id),
            (SELECT count(*) FROM seats WHERE player = players.id AND rank >= 2)
        FROM players WHERE id > ?1 ORDER BY id LIMIT ?2";
    let mut statement = connection.prepare_cached(sql)?;
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let rows = statement.query_map(params![from.unwrap_or_default(), limit], |row| {
        Ok(PlayerEntry {
            id: row.get(0)?,
            name: row.get(1)?,
            has_password: row.get(2)?,
            created: row.get(3)?,
            tables: row.get(4)?,
            running: row.get(5)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub fn bans(connection: &Connection) -> Result<Vec<BanRow>, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT kind, value, at, reason FROM bans ORDER BY at DESC, value")?;
    let rows = statement.query_map([], |row| {
        let kind = BanKind::of(&row.get::<_, String>(0)?);
        Ok(BanRow { kind, value: row.get(1)?, at: row.get(2)?, reason: row.get(3)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
