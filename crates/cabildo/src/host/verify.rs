//! Is a copy as good as what it was copied from? Every page is looked at, every game is played through.

use std::path::Path;

use indicatif::ProgressBar;
use kernel::{Lang, say};
use store::{List, Sqlite, Store, StoreError};

use super::unusable;
use crate::failure::Failure;
use crate::options;

/// Tables that are read at a time.
const PAGE: usize = 200;

/// What was found.
#[derive(Debug, Default)]
pub struct Found {
    pub tables: usize,
    pub plies: usize,
    /// Games that do not replay: the table and the reason.
    pub broken: Vec<(String, String)>,
}

/// Looks at everything in a file that nobody writes to.
pub fn verify(path: &Path, lang: Lang) -> Result<Found, Failure> {
    let failed = |error: StoreError| unusable(lang, path, &error);
    let store = Sqlite::look_at(path).map_err(failed)?;
    store.check().map_err(failed)?;
    let bar = options::progress(0, say!(lang, "played-through"));
    let found = every_game(&store, &bar).map_err(failed)?;
    bar.finish_and_clear();
    Ok(found)
}

fn every_game(store: &Sqlite, bar: &ProgressBar) -> Result<Found, StoreError> {
    let (mut found, mut from) = (Found::default(), None);
    loop {
        let page = store.tables(List::All, from.as_ref(), PAGE)?;
        bar.inc_length(page.tables.len() as u64);
        for row in &page.tables {
            let table = store.table(&row.id)?.ok_or(StoreError::Missing)?;
            found.tables += 1;
            found.plies += table.plies.len();
            if let Err(why) = web::replays(&table) {
                found.broken.push((row.id.clone(), why));
            }
            bar.inc(1);
        }
        from = page.next;
        if from.is_none() {
            return Ok(found);
        }
    }
}
