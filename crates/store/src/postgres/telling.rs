//! How people want to be told, and what they were told.

use tokio_postgres::Row;

use super::Postgres;
use super::read::rows;
use super::steps::{Steps, values};
use crate::{Change, MailRow, PushRow, Rank, StoreError, Waiting};

/// Seconds.
const DAY: i64 = 86_400;

/// What a change is made of that speaks of being told.
#[expect(clippy::wildcard_enum_match_arm, reason = "whoever calls knows which changes those are")]
pub fn steps<'a>(steps: &mut Steps<'a>, change: &'a Change) -> Result<(), StoreError> {
    match change {
        Change::Mail { player, address, token, lang, at } => {
            let day = at - DAY;
            // A count of its own for him, and one for the address, whoever asks for it.
            let sql = "INSERT INTO mails (player, address, token, lang, asked, tries)
                 SELECT $1::text, $2::text, $3::text, $4::text, $5::int8, 1
                 WHERE (SELECT count(*) FROM mails WHERE address = $2 AND player <> $1 AND asked > $6::int8) < $7::int8
                 ON CONFLICT (player) DO UPDATE SET address = excluded.address, token = excluded.token, lang = excluded.lang,
                    confirmed = NULL, often = false, asked = excluded.asked,
                    tries = CASE WHEN mails.asked > $6 THEN mails.tries + 1 ELSE 1 END
                 WHERE mails.asked <= $6 OR mails.tries < $7";
            steps.first(sql, values![player, address, token, lang, at, day, Change::CONFIRMATIONS]);
        }
        Change::MailConfirmed { token, at } => {
            let sql = "UPDATE mails SET confirmed = $2 WHERE token = $1 AND confirmed IS NULL AND asked > $2::int8 - $3::int8";
            steps.first(sql, values![token, at, Change::CONFIRMED_WITHIN]);
        }
        Change::MailOften { player, often } => {
            steps.first("UPDATE mails SET often = $2 WHERE player = $1", values![player, often]);
        }
        Change::MailOff { player } => {
            // What was asked for lately is remembered without the address, so that asking again does not begin at nought.
            let sql = "UPDATE mails SET address = '', confirmed = NULL, often = false WHERE player = $1";
            steps.run(sql, values![player]);
        }
        Change::Push(PushRow { endpoint, player, session, key, auth, lang, created }) => {
            let sql = "INSERT INTO pushes (endpoint, player, session, key, auth, lang, created)
                 SELECT $1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::int8
                 WHERE (SELECT count(*) FROM pushes WHERE player = $2 AND endpoint <> $1) < $8::int8
                 ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, session = excluded.session,
                    key = excluded.key, auth = excluded.auth, lang = excluded.lang, created = excluded.created";
            steps.first(sql, values![endpoint, player, session, key, auth, lang, created, Change::BROWSERS]);
        }
        Change::PushOff { endpoint } => {
            steps.run("DELETE FROM pushes WHERE endpoint = $1", values![endpoint]);
        }
        Change::Tell { table, player, channel, occasion, number, pause, at } => {
            let sql = "INSERT INTO told (table_id, player, channel, occasion, number, at)
                 SELECT $1::text, $2::text, $3::text, $4::text, $5::int8, $6::int8
                 WHERE NOT EXISTS
                    (SELECT 1 FROM told WHERE table_id = $1 AND player = $2 AND channel = $3 AND at > $6::int8 - $7::int8)
                 ON CONFLICT (table_id, player, channel, occasion)
                    DO UPDATE SET number = excluded.number, at = excluded.at WHERE told.number < excluded.number";
            steps.first(sql, values![table, player, channel.word(), occasion.word(), number, at, pause]);
        }
        _ => return Err(StoreError::Engine("this is not about being told".to_owned())),
    }
    Ok(())
}

fn mail_row(row: &Row) -> MailRow {
    MailRow {
        player: row.get(0),
        address: row.get(1),
        token: row.get(2),
        lang: row.get(3),
        confirmed: row.get(4),
        often: row.get(5),
        asked: row.get(6),
        tries: u32::try_from(row.get::<_, i32>(7)).unwrap_or(0),
    }
}

fn push_row(row: &Row) -> PushRow {
    PushRow {
        endpoint: row.get(0),
        player: row.get(1),
        session: row.get(2),
        key: row.get(3),
        auth: row.get(4),
        lang: row.get(5),
        created: row.get(6),
    }
}

impl Postgres {
    pub(super) fn mail(&self, column: &str, value: &str) -> Result<Option<MailRow>, StoreError> {
        let sql = format!(
            "SELECT player, address, token, lang, confirmed, often, asked, tries FROM mails WHERE {column} = $1 AND address <> ''"
        );
        let found = self.readers.read(async |connection| rows(connection, &sql, &[&value]).await)?;
        Ok(found.first().map(mail_row))
    }

    pub(super) fn pushes(&self, player: &str) -> Result<Vec<PushRow>, StoreError> {
        let sql = "SELECT endpoint, player, session, key, auth, lang, created FROM pushes WHERE player = $1
                   ORDER BY created, endpoint";
        let found = self.readers.read(async |connection| rows(connection, sql, &[&player]).await)?;
        Ok(found.iter().map(push_row).collect())
    }

    pub(super) fn turn(&self, table: &str, player: &str) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT turns FROM seats WHERE table_id = $1 AND player = $2 AND rank = $3";
        let asked = Rank::Asked as i16;
        let found =
            self.readers.read(async |connection| rows(connection, sql, &[&table, &player, &asked]).await)?;
        Ok(found.first().map(|row| row.get(0)))
    }

    pub(super) fn waiting(&self, limit: usize) -> Result<Vec<Waiting>, StoreError> {
        let sql = "SELECT table_id, seats.player, turns, warned AND nearly_out FROM
                (SELECT player FROM mails WHERE confirmed IS NOT NULL UNION SELECT player FROM pushes) AS wanting
             JOIN players ON players.id = wanting.player
             JOIN seats ON seats.player = wanting.player AND rank = $1 LIMIT $2";
        let (asked, limit) = (Rank::Asked as i16, i64::try_from(limit).unwrap_or(i64::MAX));
        let found = self.readers.read(async |connection| rows(connection, sql, &[&asked, &limit]).await)?;
        let read = |row: &Row| {
            let (table, player, turns) = (row.get(0), row.get(1), row.get(2));
            Waiting { table, player, turns, nearly_out: row.get(3) }
        };
        Ok(found.iter().map(read).collect())
    }
}
