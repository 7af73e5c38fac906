//! What the host asks for: players, bans. These may look through everything.

use deadpool_postgres::Object;
use tokio_postgres::{Error, Row};

use super::read::{PLAYER, player_row, rows};
use crate::{BanKind, BanRow, PlayerEntry, PlayerRow};

pub async fn players_called(connection: &Object, word: &str) -> Result<Vec<PlayerRow>, Error> {
    let sql = format!("{PLAYER} WHERE id = $1 OR lower(name) = lower($1) ORDER BY created, id");
    Ok(rows(connection, &sql, &[&word]).await?.iter().map(player_row).collect())
}

pub async fn players(
    connection: &Object,
    from: Option<&str>,
    limit: usize,
) -> Result<Vec<PlayerEntry>, Error> {
    let sql = "SELECT id, name, password IS NOT NULL, created,
            (SELECT count(*) FROM seats WHERE player = players.id),
            (SELECT count(*) FROM seats WHERE player = players.id AND rank >= 2)
        FROM players WHERE id > $1 ORDER BY id LIMIT $2";
    let (from, limit) = (from.unwrap_or_default(), i64::try_from(limit).unwrap_or(i64::MAX));
    let count = |row: &Row, column| u32::try_from(row.get::<_, i64>(column)).unwrap_or(u32::MAX);
    let entry = |row: &Row| PlayerEntry {
        id: row.get(0),
        name: row.get(1),
        has_password: row.get(2),
        created: row.get(3),
        tables: count(row, 4),
        running: count(row, 5),
    };
    Ok(rows(connection, sql, &[&from, &limit]).await?.iter().map(entry).collect())
}

pub async fn bans(connection: &Object) -> Result<Vec<BanRow>, Error> {
    let sql = "SELECT kind, value, at, reason FROM bans ORDER BY at DESC, value";
    let ban = |row: &Row| BanRow {
        kind: BanKind::of(row.get(0)),
        value: row.get(1),
        at: row.get(2),
        reason: row.get(3),
    };
    Ok(rows(connection, sql, &[]).await?.iter().map(ban).collect())
}
