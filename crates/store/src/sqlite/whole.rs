//! A file as rows, for the journey to another engine.

use rusqlite::types::{Value, ValueRef};
use rusqlite::{Row, params_from_iter};

use super::{Sqlite, schema};
use crate::whole::{Cell, Cells, Kind, SHEETS, Sheet, Whole};
use crate::{Store, StoreError};

fn value(cell: &Cell) -> Value {
    match cell {
        Cell::Null => Value::Null,
        Cell::Int(number) => Value::Integer(*number),
        Cell::Bool(is) => Value::Integer(i64::from(*is)),
        Cell::Real(number) => Value::Real(*number),
        Cell::Text(text) => Value::Text(text.clone()),
    }
}

fn cell(row: &Row<'_>, column: usize, kind: Kind) -> rusqlite::Result<Cell> {
    if row.get_ref(column)? == ValueRef::Null {
        return Ok(Cell::Null);
    }
    Ok(match kind {
        Kind::Text => Cell::Text(row.get(column)?),
        Kind::Long | Kind::Int | Kind::Small => Cell::Int(row.get(column)?),
        Kind::Bool => Cell::Bool(row.get(column)?),
        Kind::Real => Cell::Real(row.get(column)?),
    })
}

/// So many places for values: `?1, ?2, …`.
fn places(from: usize, count: usize) -> String {
    (from..from + count).map(|n| format!("?{n}")).collect::<Vec<_>>().join(", ")
}

impl Whole for Sqlite {
    fn secret_of(&self) -> [u8; 32] {
        self.secret()
    }

    fn rows(&self, sheet: &Sheet, after: Option<&[Cell]>, limit: usize) -> Result<Vec<Cells>, StoreError> {
        let (names, keys, name) = (sheet.names(), sheet.keys(), sheet.name);
        let from = after.map_or_else(String::new, |_| format!("WHERE ({keys}) > ({})", places(1, sheet.key)));
        let sql = format!("SELECT {names} FROM {name} {from} ORDER BY {keys} LIMIT {limit}");
        let reader = self.readers.take()?;
        let mut statement = reader.prepare_cached(&sql)?;
        let read = |row: &Row<'_>| {
            sheet.columns.iter().enumerate().map(|(i, (_, kind))| cell(row, i, *kind)).collect()
        };
        let values = after.unwrap_or_default().iter().map(value);
        let rows = statement.query_map(params_from_iter(values), read)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn put(&self, sheet: &Sheet, rows: &[Cells]) -> Result<(), StoreError> {
        let mut connection = schema::connect(&self.path)?;
        let transaction = connection.transaction()?;
        let (names, places) = (sheet.names(), places(1, sheet.columns.len()));
        let mut insert =
            transaction.prepare(&format!("INSERT INTO {} ({names}) VALUES ({places})", sheet.name))?;
        for row in rows {
            insert.execute(params_from_iter(row.iter().map(value)))?;
        }
        drop(insert);
        Ok(transaction.commit()?)
    }

    fn clear(&self) -> Result<(), StoreError> {
        let mut connection = schema::connect(&self.path)?;
        let transaction = connection.transaction()?;
        for sheet in SHEETS.iter().rev() {
            transaction.execute(&format!("DELETE FROM {}", sheet.name), [])?;
        }
        Ok(transaction.commit()?)
    }

    fn complete(&self, secret: [u8; 32]) -> Result<(), StoreError> {
        let connection = schema::connect(&self.path)?;
        connection.execute("UPDATE meta SET value = ?1 WHERE name = 'secret'", [&secret[..]])?;
        Ok(())
    }
}
