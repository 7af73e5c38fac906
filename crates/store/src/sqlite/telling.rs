//! How people want to be told, and what they were told.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use crate::{Change, MailRow, PushRow, Rank, StoreError, Waiting};

/// Seconds.
const DAY: i64 = 86_400;

/// Carries out a change that speaks of being told.
#[expect(clippy::wildcard_enum_match_arm, reason = "whoever calls knows which changes those are")]
pub fn apply(connection: &Connection, change: &Change) -> Result<(), StoreError> {
    let run = |sql: &str, values: &[&dyn rusqlite::ToSql]| -> Result<usize, StoreError> {
        Ok(connection.prepare_cached(sql)?.execute(values)?)
    };
    let done = match change {
        Change::Mail { player, address, token, lang, at } => {
            let day = at - DAY;
            // A count of its own for him, and one for the address, whoever asks for it.
            run(
                "INSERT INTO mails (player, address, token, lang, asked, tries) SELECT ?1, ?2, ?3, ?4, ?5, 1
                 WHERE (SELECT count(*) FROM mails WHERE address = ?2 AND player <> ?1 AND asked > ?6) < ?7
                 ON CONFLICT (player) DO UPDATE SET address = excluded.address, token = excluded.token, lang = excluded.lang,
                    confirmed = NULL, often = 0, asked = excluded.asked, tries = iif(mails.asked > ?6, mails.tries + 1, 1)
                 WHERE mails.asked <= ?6 OR mails.tries < ?7",
                params![player, address, token, lang, at, day, Change::CONFIRMATIONS],
            )?
        }
        Change::MailConfirmed { token, at } => run(
            "UPDATE mails SET confirmed = ?2 WHERE token = ?1 AND confirmed IS NULL AND asked > ?2 - ?3",
            params![token, at, Change::CONFIRMED_WITHIN],
        )?,
        Change::MailOften { player, often } => {
            run("UPDATE mails SET often = ?2 WHERE player = ?1", params![player, often])?
        }
        Change::MailOff { player } => {
            // What was asked for lately is remembered without the address, so that asking again does not begin at nought.
            run("UPDATE mails SET address = '', confirmed = NULL, often = 0 WHERE player = ?1", params![player])?;
            1
        }
        Change::Push(PushRow { endpoint, player, session, key, auth, lang, created }) => run(
            "INSERT INTO pushes (endpoint, player, session, key, auth, lang, created) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
             WHERE (SELECT count(*) FROM pushes WHERE player = ?2 AND endpoint <> ?1) < ?8
             ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, session = excluded.session, key = excluded.key,
                auth = excluded.auth, lang = excluded.lang, created = excluded.created",
            params![endpoint, player, session, key, auth, lang, created, Change::BROWSERS],
        )?,
        Change::PushOff { endpoint } => {
            run("DELETE FROM pushes WHERE endpoint = ?1", params![endpoint])?;
            1
        }
        Change::Tell { table, player, channel, occasion, number, pause, at } => run(
            "INSERT INTO told (table_id, player, channel, occasion, number, at) SELECT ?1, ?2, ?3, ?4, ?5, ?6
             WHERE NOT EXISTS (SELECT 1 FROM told WHERE table_id = ?1 AND player = ?2 AND channel = ?3 AND at > ?6 - ?7)
             ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE told.number < excluded.number",
            params![table, player, channel.word(), occasion.word(), number, at, pause],
        )?,
        _ => return Err(StoreError::Engine("this is not about being told".to_owned())),
    };
    if done == 1 { Ok(()) } else { Err(StoreError::Taken) }
}

const MAIL: &str = "SELECT player, address, token, lang, confirmed, often, asked, tries FROM mails";

fn mail_row(row: &Row<'_>) -> rusqlite::Result<MailRow> {
    Ok(MailRow {
        player: row.get(0)?,
        address: row.get(1)?,
        token: row.get(2)?,
        lang: row.get(3)?,
        confirmed: row.get(4)?,
        often: row.get(5)?,
        asked: row.get(6)?,
        tries: row.get(7)?,
    })
}

fn push_row(row: &Row<'_>) -> rusqlite::Result<PushRow> {
    Ok(PushRow {
        endpoint: row.get(0)?,
        player: row.get(1)?,
        session: row.get(2)?,
        key: row.get(3)?,
        auth: row.get(4)?,
        lang: row.get(5)?,
        created: row.get(6)?,
    })
}

impl Sqlite {
    pub(super) fn mail(&self, column: &str, value: &str) -> Result<Option<MailRow>, StoreError> {
        let reader = self.readers.take()?;
        let sql = format!("{MAIL} WHERE {column} = ?1 AND address <> ''");
        Ok(reader.prepare_cached(&sql)?.query_row([value], mail_row).optional()?)
    }

    pub(super) fn pushes(&self, player: &str) -> Result<Vec<PushRow>, StoreError> {
        let reader = self.readers.take()?;
        let sql = "SELECT endpoint, player, session, key, auth, lang, created FROM pushes WHERE player = ?1
                   ORDER BY created, endpoint";
        let mut statement = reader.prepare_cached(sql)?;
        let rows = statement.query_map([player], push_row)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    pub(super) fn turn(&self, table: &str, player: &str) -> Result<Option<i64>, StoreError> {
        let reader = self.readers.take()?;
        let sql = "SELECT turns FROM seats WHERE table_id = ?1 AND player = ?2 AND rank = ?3";
        let mut statement = reader.prepare_cached(sql)?;
        Ok(statement.query_row(params![table, player, Rank::Asked as u8], |row| row.get(0)).optional()?)
    }

    pub(super) fn waiting(&self, limit: usize) -> Result<Vec<Waiting>, StoreError> {
        let reader = self.readers.take()?;
        let sql = "SELECT table_id, seats.player, turns, warned AND nearly_out FROM
                (SELECT player FROM mails WHERE confirmed IS NOT NULL UNION SELECT player FROM pushes) AS wanting
             JOIN players ON players.id = wanting.player
             JOIN seats INDEXED BY seats_of_player ON seats.player = wanting.player AND rank = ?1 LIMIT ?2";
        let mut statement = reader.prepare_cached(sql)?;
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let rows = statement.query_map(params![Rank::Asked as u8, limit], |row| {
            let (table, player, turns) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(Waiting { table, player, turns, nearly_out: row.get(3)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
