//! The changes that come thousandfold, said so that each either finds its table as it was or does nothing at all. So many of them can be on their way at
//! once, and none needs a point to go back to (savepoint). Answers at many tables are one statement.

use std::collections::HashSet;

use deadpool_postgres::Object;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row, Statement};

use super::apply::{BEHIND, bits, int};
use crate::{Change, StoreError};

/// Answers after which the game goes on, at any number of tables, each of them once. The row of a table is found only if everything is as it was when its
/// answers were given; all else hangs on it. Whether an answer's table was found is looked up (hashed subplan, which `IS TRUE` keeps from becoming a join):
/// to compare every answer with every table would cost more than to write them.
/// What else has to hold is one condition (`CASE`): while the database has not counted its rows, it would take each of them for a rare one, and look through
/// all tables that run for every answer.
const PLIES: &str = "WITH t AS (
        UPDATE tables SET revision = tables.revision + 1, moved = tables.revision + 1, plies = w.last, updated = w.at
        FROM unnest($1::text[], $2::int4[], $3::int4[], $4::int4[], $5::int8[], $6::int4[], $7::int8[])
            AS w (id, revision, first, last, at, asked, driver)
        WHERE tables.id = w.id AND CASE WHEN tables.revision = w.revision AND closed IS NULL AND tables.plies = w.first - 1
            AND result IS NULL AND dealt IS NOT NULL AND (w.driver IS NULL OR tables.driver = w.driver) THEN true ELSE false END
        RETURNING tables.id, w.at, w.asked
    ), p AS (
        INSERT INTO plies (table_id, ply, seat, action, luck, at)
        SELECT * FROM unnest($8::text[], $9::int4[], $10::int2[], $11::text[], $12::text[], $13::int8[])
            AS n (id, ply, seat, action, luck, at)
        WHERE (id IN (SELECT id FROM t)) IS TRUE
    ), s AS (
        UPDATE seats SET touched = CASE WHEN touched <= t.at - $14::int8 THEN t.at ELSE touched END,
            rank = CASE WHEN rank >= 2 THEN 2 + ((t.asked >> seat) & 1) ELSE rank END,
            turns = turns + CASE WHEN rank = 2 THEN (t.asked >> seat) & 1 ELSE 0 END
        FROM t WHERE table_id = t.id AND player IS NOT NULL
            AND (touched <= t.at - $14::int8 OR (rank >= 2 AND rank <> 2 + ((t.asked >> seat) & 1)))
    ) SELECT id FROM t";

/// A line of chat.
const CHAT: &str = "WITH t AS (
        UPDATE tables SET revision = revision + 1 WHERE id = $1 AND revision = $2 AND closed IS NULL RETURNING id
    ), c AS (
        INSERT INTO chat (table_id, name, text, at, by) SELECT id, $3, $4, $5, $6 FROM t
    ) SELECT id FROM t";

/// A server that is alive takes a table, if no other one that is alive has it.
const DRIVE: &str = "WITH t AS (
        UPDATE tables SET driver = $2 WHERE id = $1
            AND EXISTS (SELECT 1 FROM servers WHERE number = $2 AND until > clock_timestamp())
            AND (driver IS NULL OR driver = $2
                OR NOT EXISTS (SELECT 1 FROM servers WHERE number = driver AND until > clock_timestamp()))
        RETURNING id
    ) SELECT id FROM t";

/// One statement for one change or several that follow each other.
pub struct Quick<'a> {
    pub sql: &'static str,
    values: Vec<Box<dyn ToSql + Sync + Send + 'a>>,
    /// The tables that it speaks of, one for each change.
    tables: Vec<&'a str>,
}

/// Answers after which the game goes on.
fn goes_on(change: &Change) -> bool {
    matches!(change, Change::Plies { result: None, .. })
}

impl<'a> Quick<'a> {
    /// The statement for the first of these changes, and for those after it that go with it; nothing if it needs more than one.
    pub fn of(changes: &'a [Change]) -> Option<Quick<'a>> {
        let first = changes.first()?;
        if goes_on(first) {
            // A table that comes twice comes in the next statement: it has to find what the first one has left.
            let mut known = HashSet::new();
            let once = |change: &&'a Change| goes_on(change) && known.insert(change.table());
            return Some(answers(changes.iter().take_while(once)));
        }
        if let Change::Drive { table, driver } = first {
            let values: Vec<Box<dyn ToSql + Sync + Send>> = vec![Box::new(table), Box::new(driver)];
            return Some(Quick { sql: DRIVE, values, tables: vec![table] });
        }
        let Change::Chat { table, revision, by, name, text, at } = first else { return None };
        let values: Vec<Box<dyn ToSql + Sync + Send>> = vec![
            Box::new(table),
            Box::new(int(*revision)),
            Box::new(name),
            Box::new(text),
            Box::new(at),
            Box::new(by),
        ];
        Some(Quick { sql: CHAT, values, tables: vec![table] })
    }

    /// How many changes it makes.
    pub fn len(&self) -> usize {
        self.tables.len()
    }

    /// Sends it.
    pub async fn run(&self, connection: &Object, statement: &Statement) -> Result<Vec<Row>, Error> {
        let values: Vec<&(dyn ToSql + Sync)> =
            self.values.iter().map(|value| value.as_ref() as &(dyn ToSql + Sync)).collect();
        connection.query(statement, &values).await
    }

    /// Which tables were found as they were.
    pub fn verdicts(&self, rows: &[Row]) -> Vec<Result<(), StoreError>> {
        let found: HashSet<&str> = rows.iter().map(|row| row.get(0)).collect();
        let verdict = |table: &&str| if found.contains(table) { Ok(()) } else { Err(StoreError::Taken) };
        self.tables.iter().map(verdict).collect()
    }
}

/// Answers at many tables as one statement: a column for each thing that is said of them.
fn answers<'a>(changes: impl Iterator<Item = &'a Change>) -> Quick<'a> {
    let (mut tables, mut revisions, mut firsts, mut lasts) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut times, mut all_asked, mut drivers) = (Vec::new(), Vec::new(), Vec::new());
    let (mut ids, mut plies, mut seats) = (Vec::new(), Vec::new(), Vec::<i16>::new());
    let (mut actions, mut luck, mut moments) = (Vec::new(), Vec::new(), Vec::new());
    for change in changes {
        let Change::Plies { table, revision, first, rows, asked, at, driver, .. } = change else { continue };
        tables.push(table.as_str());
        revisions.push(int(*revision));
        firsts.push(int(*first));
        lasts.push(int(first + rows.len() as u32 - 1));
        times.push(*at);
        all_asked.push(bits(asked));
        drivers.push(*driver);
        for (ply, row) in (*first..).zip(rows) {
            ids.push(table.as_str());
            plies.push(int(ply));
            seats.push(i16::from(row.seat));
            actions.push(row.action.as_str());
            luck.push(row.luck.as_str());
            moments.push(*at);
        }
    }
    Quick {
        sql: PLIES,
        values: vec![
            Box::new(tables.clone()),
            Box::new(revisions),
            Box::new(firsts),
            Box::new(lasts),
            Box::new(times),
            Box::new(all_asked),
            Box::new(drivers),
            Box::new(ids),
            Box::new(plies),
            Box::new(seats),
            Box::new(actions),
            Box::new(luck),
            Box::new(moments),
            Box::new(BEHIND),
        ],
        tables,
    }
}
