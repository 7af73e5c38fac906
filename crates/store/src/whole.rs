//! Everything that is kept, row by row, whichever engine keeps it: a whole site moves from one to the other, and what has arrived is compared with
//! what was sent.

use std::cmp::Ordering;

use crate::StoreError;

/// What stands in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Text,
    /// A moment or the number of a row.
    Long,
    Int,
    Small,
    Bool,
    Real,
}

/// One value of a row.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    Null,
    Int(i64),
    Bool(bool),
    Real(f64),
    Text(String),
}

/// A row, in the order of its sheet's columns.
pub type Cells = Vec<Cell>;

/// One kind of rows. The first columns are its key, by which the rows are sorted.
#[derive(Debug)]
pub struct Sheet {
    pub name: &'static str,
    pub(crate) key: usize,
    pub(crate) columns: &'static [(&'static str, Kind)],
}

impl Sheet {
    /// The names of the columns, as a statement lists them.
    pub(crate) fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// The names of the key.
    pub(crate) fn keys(&self) -> String {
        self.columns[..self.key].iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }
}

use Kind::{Bool, Int, Long, Real, Small, Text};

/// Everything, in an order in which nothing speaks of what comes later.
pub static SHEETS: &[Sheet] = &[
    Sheet {
        name: "players",
        key: 1,
        columns: &[
            ("id", Text),
            ("name", Text),
            ("password", Text),
            ("created", Long),
            ("login", Text),
            ("old_cookie", Bool),
            ("page", Text),
            ("nearly_out", Bool),
            ("away", Long),
        ],
    },
    Sheet {
        name: "sessions",
        key: 1,
        columns: &[("id", Text), ("player", Text), ("created", Long), ("seen", Long), ("agent", Text)],
    },
    Sheet {
        name: "tables",
        key: 1,
        columns: &[
            ("id", Text),
            ("game", Text),
            ("setup", Text),
            ("seed", Text),
            ("luck", Text),
            ("pace", Text),
            ("listed", Bool),
            ("created", Long),
            ("updated", Long),
            ("plies", Int),
            ("result", Text),
            ("rematch", Text),
            ("revision", Int),
            ("moved", Int),
            ("rules", Int),
            ("notation", Int),
            ("dealt", Long),
            ("bots", Int),
            ("closed", Long),
            ("closed_why", Text),
            ("practice", Bool),
            ("help", Bool),
            ("helped", Bool),
            ("clock", Int),
            ("when_out", Text),
            ("paused", Long),
            ("agreed", Int),
            ("due", Long),
            ("follows", Text),
        ],
    },
    Sheet {
        name: "seats",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("seat", Small),
            ("player", Text),
            ("name", Text),
            ("bot", Text),
            ("resigned", Bool),
            ("touched", Long),
            ("rank", Small),
            ("invited", Text),
            ("place", Small),
            ("won", Real),
            ("even", Real),
            ("warm", Bool),
            ("once", Bool),
            ("stood_from", Int),
            ("stood_to", Int),
            ("remaining", Long),
            ("due", Long),
            ("warned", Bool),
            ("away", Long),
            ("grace", Long),
            ("seen", Long),
            ("nudged", Long),
            ("turns", Long),
        ],
    },
    Sheet {
        name: "plies",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("ply", Int),
            ("seat", Small),
            ("action", Text),
            ("luck", Text),
            ("at", Long),
        ],
    },
    Sheet {
        name: "chat",
        key: 1,
        columns: &[
            ("id", Long),
            ("table_id", Text),
            ("name", Text),
            ("text", Text),
            ("at", Long),
            ("event", Text),
            ("by", Text),
        ],
    },
    Sheet { name: "files", key: 1, columns: &[("hash", Text), ("content", Text)] },
    Sheet { name: "table_files", key: 2, columns: &[("table_id", Text), ("name", Text), ("hash", Text)] },
    Sheet {
        name: "bans",
        key: 2,
        columns: &[("kind", Text), ("value", Text), ("at", Long), ("reason", Text)],
    },
    Sheet {
        name: "results",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("seat", Small),
            ("game", Text),
            ("player", Text),
            ("bot", Text),
            ("resigned", Bool),
            ("place", Small),
            ("won", Real),
            ("even", Real),
            ("points", Int),
            ("practice", Bool),
            ("helped", Bool),
            ("ended", Long),
            ("sources", Text),
        ],
    },
    Sheet { name: "forks", key: 1, columns: &[("table_id", Text), ("past", Text), ("running", Bool)] },
    Sheet {
        name: "mails",
        key: 1,
        columns: &[
            ("player", Text),
            ("address", Text),
            ("token", Text),
            ("lang", Text),
            ("confirmed", Long),
            ("often", Bool),
            ("asked", Long),
            ("tries", Int),
        ],
    },
    Sheet {
        name: "pushes",
        key: 1,
        columns: &[
            ("endpoint", Text),
            ("player", Text),
            ("session", Text),
            ("key", Text),
            ("auth", Text),
            ("lang", Text),
            ("created", Long),
        ],
    },
    Sheet {
        name: "told",
        key: 4,
        columns: &[
            ("table_id", Text),
            ("player", Text),
            ("channel", Text),
            ("occasion", Text),
            ("number", Long),
            ("at", Long),
        ],
    },
    Sheet { name: "analyses", key: 1, columns: &[("table_id", Text), ("content", Text), ("at", Long)] },
];

/// A store that can be read and filled row by row.
pub trait Whole {
    /// What cookies are signed with.
    fn secret_of(&self) -> [u8; 32];

    /// The rows after this key, at most so many, sorted by their keys.
    fn rows(&self, sheet: &Sheet, after: Option<&[Cell]>, limit: usize) -> Result<Vec<Cells>, StoreError>;

    /// Puts rows in, all of them or none.
    fn put(&self, sheet: &Sheet, rows: &[Cells]) -> Result<(), StoreError>;

    /// All rows are in: the secret comes last, and what follows from the rows is put right.
    fn complete(&self, secret: [u8; 32]) -> Result<(), StoreError>;

    /// Takes out everything that was put in.
    fn clear(&self) -> Result<(), StoreError>;

    /// Whether nothing is kept here yet.
    fn is_empty(&self) -> Result<bool, StoreError> {
        for sheet in SHEETS {
            if !self.rows(sheet, None, 1)?.is_empty() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Rows that are carried at a time.
const PAGE: usize = 1000;

/// What was carried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Carried {
    pub tables: usize,
    pub plies: usize,
    pub rows: usize,
}

/// Carries everything from one store into another, empty one, reads it back there and compares row by row. `told` hears of every page.
///
/// # Errors
/// If something is there already, cannot be read or kept, or is not the same afterwards.
pub fn carry(
    from: &dyn Whole,
    to: &dyn Whole,
    told: &mut dyn FnMut(&'static str, usize),
) -> Result<Carried, StoreError> {
    if !to.is_empty()? {
        return Err(StoreError::Foreign("there are games in it already: choose an empty place".to_owned()));
    }
    let carried = fill(from, to, told).and_then(|carried| {
        to.complete(from.secret_of())?;
        compare(from, to, told)?;
        Ok(carried)
    });
    if carried.is_err()
        && let Err(error) = to.clear()
    {
        tracing::warn!(%error, "what was carried in part could not be taken out again");
    }
    carried
}

fn fill(
    from: &dyn Whole,
    to: &dyn Whole,
    told: &mut dyn FnMut(&'static str, usize),
) -> Result<Carried, StoreError> {
    let mut carried = Carried::default();
    for sheet in SHEETS {
        let mut after: Option<Cells> = None;
        loop {
            let rows = from.rows(sheet, after.as_deref(), PAGE)?;
            to.put(sheet, &rows)?;
            carried.rows += rows.len();
            match sheet.name {
                "tables" => carried.tables += rows.len(),
                "plies" => carried.plies += rows.len(),
                _ => {}
            }
            told(sheet.name, rows.len());
            let last = rows.last().filter(|_| rows.len() == PAGE);
            let Some(last) = last else { break };
            after = Some(last[..sheet.key].to_vec());
        }
    }
    Ok(carried)
}

/// Whether both hold the same; the first difference if not.
///
/// # Errors
/// If something differs or cannot be read.
pub fn compare(
    from: &dyn Whole,
    to: &dyn Whole,
    told: &mut dyn FnMut(&'static str, usize),
) -> Result<(), StoreError> {
    for sheet in SHEETS {
        let mut after: Option<Cells> = None;
        loop {
            let sent = from.rows(sheet, after.as_deref(), PAGE)?;
            let found = to.rows(sheet, after.as_deref(), PAGE)?;
            if sent != found {
                return Err(StoreError::Damaged(difference(sheet, &sent, &found)));
            }
            told(sheet.name, found.len());
            let last = found.last().filter(|_| found.len() == PAGE);
            let Some(last) = last else { break };
            after = Some(last[..sheet.key].to_vec());
        }
    }
    Ok(())
}

/// Where two pages differ for the first time.
fn difference(sheet: &Sheet, sent: &[Cells], found: &[Cells]) -> String {
    let place = sent.iter().zip(found).position(|(sent, found)| sent != found);
    let at = place.unwrap_or_else(|| sent.len().min(found.len()));
    let row = sent.get(at).or_else(|| found.get(at));
    let key: Vec<String> = row.map_or_else(Vec::new, |row| row[..sheet.key].iter().map(said).collect());
    let what = match sent.len().cmp(&found.len()) {
        _ if place.is_some() => "is not the same",
        Ordering::Less => "is there and was not sent",
        Ordering::Equal | Ordering::Greater => "is missing",
    };
    format!("the row {} of {} {what}", key.join(" "), sheet.name)
}

fn said(cell: &Cell) -> String {
    match cell {
        Cell::Null => "nothing".to_owned(),
        Cell::Int(number) => number.to_string(),
        Cell::Bool(is) => is.to_string(),
        Cell::Real(number) => number.to_string(),
        Cell::Text(text) => text.clone(),
    }
}
