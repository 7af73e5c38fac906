//! The changes that come thousandfold, each as one statement that either finds its table as it was or does nothing at all. So many of them can be on
//! their way at once, and none needs a point to go back to (savepoint).

use deadpool_postgres::Object;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row, Statement};

use super::apply::{BEHIND, bits, int};
use crate::{Change, StoreError};

/// Answers after which the game goes on. The row of the table is found only if everything is as it was when they were given; all else hangs on it.
const PLIES: &str = "WITH t AS (
        UPDATE tables SET revision = revision + 1, moved = revision + 1, plies = $4, updated = $5
        WHERE id = $1 AND revision = $2 AND closed IS NULL AND plies = $3::int4 - 1 AND result IS NULL AND dealt IS NOT NULL
            AND ($11::int8 IS NULL OR driver = $11)
        RETURNING id
    ), p AS (
        INSERT INTO plies (table_id, ply, seat, action, luck, at)
        SELECT t.id, $3::int4 + n.n::int4 - 1, n.seat, n.action, n.luck, $5
        FROM t, unnest($6::int2[], $7::text[], $8::text[]) WITH ORDINALITY AS n (seat, action, luck, n)
    ), s AS (
        UPDATE seats SET touched = CASE WHEN touched <= $5::int8 - $10::int8 THEN $5 ELSE touched END,
            rank = CASE WHEN rank >= 2 THEN 2 + (($9::int4 >> seat) & 1) ELSE rank END
        FROM t WHERE table_id = t.id AND player IS NOT NULL
            AND (touched <= $5::int8 - $10::int8 OR (rank >= 2 AND rank <> 2 + (($9::int4 >> seat) & 1)))
    ) SELECT count(*) FROM t";

/// A line of chat.
const CHAT: &str = "WITH t AS (
        UPDATE tables SET revision = revision + 1 WHERE id = $1 AND revision = $2 AND closed IS NULL RETURNING id
    ), c AS (
        INSERT INTO chat (table_id, name, text, at) SELECT id, $3, $4, $5 FROM t
    ) SELECT count(*) FROM t";

/// A server that is alive takes a table, if no other one that is alive has it.
const DRIVE: &str = "WITH t AS (
        UPDATE tables SET driver = $2 WHERE id = $1
            AND EXISTS (SELECT 1 FROM servers WHERE number = $2 AND until > clock_timestamp())
            AND (driver IS NULL OR driver = $2
                OR NOT EXISTS (SELECT 1 FROM servers WHERE number = driver AND until > clock_timestamp()))
        RETURNING id
    ) SELECT count(*) FROM t";

/// A change as one statement.
pub struct Quick<'a> {
    pub sql: &'static str,
    values: Vec<Box<dyn ToSql + Sync + Send + 'a>>,
}

impl Quick<'_> {
    /// A change that can be said in one statement.
    pub fn of(change: &Change) -> Option<Quick<'_>> {
        if let Change::Plies { table, revision, first, rows, asked, at, result: None, driver } = change {
            let last = int(first + rows.len() as u32 - 1);
            let seats: Vec<i16> = rows.iter().map(|row| i16::from(row.seat)).collect();
            let actions: Vec<&str> = rows.iter().map(|row| row.action.as_str()).collect();
            let luck: Vec<&str> = rows.iter().map(|row| row.luck.as_str()).collect();
            return Some(Quick {
                sql: PLIES,
                values: vec![
                    Box::new(table),
                    Box::new(int(*revision)),
                    Box::new(int(*first)),
                    Box::new(last),
                    Box::new(at),
                    Box::new(seats),
                    Box::new(actions),
                    Box::new(luck),
                    Box::new(bits(asked)),
                    Box::new(BEHIND),
                    Box::new(driver),
                ],
            });
        }
        if let Change::Drive { table, driver } = change {
            return Some(Quick { sql: DRIVE, values: vec![Box::new(table), Box::new(driver)] });
        }
        let Change::Chat { table, revision, name, text, at } = change else { return None };
        let values: Vec<Box<dyn ToSql + Sync + Send>> =
            vec![Box::new(table), Box::new(int(*revision)), Box::new(name), Box::new(text), Box::new(at)];
        Some(Quick { sql: CHAT, values })
    }

    /// Sends it.
    pub async fn run(&self, connection: &Object, statement: &Statement) -> Result<Vec<Row>, Error> {
        let values: Vec<&(dyn ToSql + Sync)> =
            self.values.iter().map(|value| value.as_ref() as &(dyn ToSql + Sync)).collect();
        connection.query(statement, &values).await
    }
}

/// Whether a table was found as it was.
pub fn verdict(rows: &[Row]) -> Result<(), StoreError> {
    let found: i64 = rows.first().map_or(0, |row| row.get(0));
    if found == 1 { Ok(()) } else { Err(StoreError::Taken) }
}
