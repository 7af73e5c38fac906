//! A database as rows, for the journey to another engine.

use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::Postgres;
use crate::whole::{Cell, Cells, Kind, SHEETS, Sheet, Whole};
use crate::{Store, StoreError};

/// A value, or values of one column, for a statement.
type Value = Box<dyn ToSql + Sync + Send>;

/// What the database calls a kind, and what it is sent and read as.
fn names(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Text => ("text", "text"),
        Kind::Long => ("int8", "int8"),
        Kind::Int => ("int4", "int8"),
        Kind::Small => ("int2", "int8"),
        Kind::Bool => ("bool", "bool"),
        Kind::Real => ("float8", "float8"),
    }
}

fn cell(row: &Row, column: usize, kind: Kind) -> Cell {
    let found = match kind {
        Kind::Text => row.get::<_, Option<String>>(column).map(Cell::Text),
        Kind::Long | Kind::Int | Kind::Small => row.get::<_, Option<i64>>(column).map(Cell::Int),
        Kind::Bool => row.get::<_, Option<bool>>(column).map(Cell::Bool),
        Kind::Real => row.get::<_, Option<f64>>(column).map(Cell::Real),
    };
    found.unwrap_or(Cell::Null)
}

/// A key.
fn key(cell: &Cell) -> Value {
    match cell {
        Cell::Null => Box::new(None::<String>),
        Cell::Int(number) => Box::new(*number),
        Cell::Bool(is) => Box::new(*is),
        Cell::Real(number) => Box::new(*number),
        Cell::Text(text) => Box::new(text.clone()),
    }
}

/// One column of many rows.
fn column(rows: &[Cells], column: usize, kind: Kind) -> Value {
    let cells = rows.iter().map(|row| &row[column]);
    match kind {
        Kind::Text => {
            let text = |cell: &Cell| if let Cell::Text(text) = cell { Some(text.clone()) } else { None };
            Box::new(cells.map(text).collect::<Vec<_>>())
        }
        Kind::Long | Kind::Int | Kind::Small => {
            let int = |cell: &Cell| if let Cell::Int(number) = cell { Some(*number) } else { None };
            Box::new(cells.map(int).collect::<Vec<_>>())
        }
        Kind::Bool => {
            let bool = |cell: &Cell| if let Cell::Bool(is) = cell { Some(*is) } else { None };
            Box::new(cells.map(bool).collect::<Vec<_>>())
        }
        Kind::Real => {
            let real = |cell: &Cell| if let Cell::Real(number) = cell { Some(*number) } else { None };
            Box::new(cells.map(real).collect::<Vec<_>>())
        }
    }
}

fn listed(values: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| value.as_ref() as &(dyn ToSql + Sync)).collect()
}

impl Whole for Postgres {
    fn secret_of(&self) -> [u8; 32] {
        self.secret()
    }

    fn rows(&self, sheet: &Sheet, after: Option<&[Cell]>, limit: usize) -> Result<Vec<Cells>, StoreError> {
        let read_as: Vec<String> =
            sheet.columns.iter().map(|(name, kind)| format!("{name}::{}", names(*kind).1)).collect();
        let (read_as, keys, name) = (read_as.join(", "), sheet.keys(), sheet.name);
        let places: Vec<String> = sheet.columns[..sheet.key]
            .iter()
            .enumerate()
            .map(|(i, (_, kind))| format!("${}::{}::{}", i + 1, names(*kind).1, names(*kind).0))
            .collect();
        let from = after.map_or_else(String::new, |_| format!("WHERE ({keys}) > ({})", places.join(", ")));
        let sql = format!("SELECT {read_as} FROM {name} {from} ORDER BY {keys} LIMIT {limit}");
        let values: Vec<Value> = after.unwrap_or_default().iter().map(key).collect();
        let rows = self.readers.read(async |connection| {
            let statement = connection.prepare_cached(&sql).await?;
            connection.query(&statement, &listed(&values)).await
        })?;
        let cells =
            |row: &Row| sheet.columns.iter().enumerate().map(|(i, (_, kind))| cell(row, i, *kind)).collect();
        Ok(rows.iter().map(cells).collect())
    }

    fn put(&self, sheet: &Sheet, rows: &[Cells]) -> Result<(), StoreError> {
        let places: Vec<String> = sheet
            .columns
            .iter()
            .enumerate()
            .map(|(i, (_, kind))| format!("${}::{}[]", i + 1, names(*kind).1))
            .collect();
        let sql = format!(
            "INSERT INTO {} ({}) SELECT * FROM unnest({})",
            sheet.name,
            sheet.names(),
            places.join(", ")
        );
        let values: Vec<Value> =
            sheet.columns.iter().enumerate().map(|(i, (_, kind))| column(rows, i, *kind)).collect();
        let reach = &self.readers;
        reach.wait(async {
            let connection = reach.connection().await?;
            connection.execute(&sql, &listed(&values)).await?;
            Ok(())
        })
    }

    fn clear(&self) -> Result<(), StoreError> {
        let names: Vec<&str> = SHEETS.iter().map(|sheet| sheet.name).collect();
        let (reach, sql) = (&self.readers, format!("TRUNCATE {}", names.join(", ")));
        reach.wait(async { Ok(reach.connection().await?.batch_execute(&sql).await?) })
    }

    fn complete(&self, secret: [u8; 32]) -> Result<(), StoreError> {
        let reach = &self.readers;
        reach.wait(async {
            let connection = reach.connection().await?;
            connection.execute("UPDATE cabildo SET secret = $1", &[&&secret[..]]).await?;
            // The next line of chat comes after those that were carried; what was taken back before is not known.
            let rest = "SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM chat), false);
                        UPDATE tables SET rewound = moved; ANALYZE";
            connection.batch_execute(rest).await?;
            Ok(())
        })
    }
}
