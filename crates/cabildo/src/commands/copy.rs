//! `cabildo copy`: a whole site moves from a file to a database, or back, and is compared row by row before it counts.

use std::path::PathBuf;
use std::sync::Arc;

use kernel::{Lang, say};
use store::{Carried, Postgres, Sqlite, StoreError, carry};

use crate::failure::Failure;
use crate::host::site::{Opened, Site};
use crate::host::words;
use crate::options;

/// Copy all games from a file into a database, or from a database into a file
///
/// Players, sessions, tables, moves, chat, bans and the secret of the site: everything is read back from the new place and compared before it counts. No server may run on either place, and the new one has to be empty.
#[derive(clap::Args)]
#[command(
    after_help = "Example: cabildo copy /var/lib/cabildo/games.db postgres://cabildo@localhost/cabildo"
)]
pub struct Args {
    /// Where the games are: a file, or postgres://user@host/name
    from: PathBuf,
    /// Where they are to be: a new file, or an empty database
    to: PathBuf,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Failure> {
    let (from, to) = (Site::of(&args.from, lang)?, Site::of(&args.to, lang)?);
    let source = source(&from, lang)?;
    let fresh = Fresh::of(&to, lang)?;
    let target = target(&to, lang)?;
    let bar = options::progress(0, say!(lang, "rows-copied"));
    let carried = carry(source.whole(), target.whole(), &mut |_, rows| {
        bar.inc_length(rows as u64);
        bar.inc(rows as u64);
    });
    let Carried { tables, plies, rows } = carried.map_err(|error| to.unusable(lang, &error))?;
    bar.finish_and_clear();
    fresh.keep();
    let name = to.to_string();
    println!("{}", say!(lang, "copied", name, tables, plies, rows));
    Ok(())
}

/// The games that are there, with nobody at work on them.
fn source(from: &Site, lang: Lang) -> Result<Opened, Failure> {
    let failed = |error: StoreError| from.unusable(lang, &error);
    match from {
        Site::File(path) if !path.is_file() => Err(Failure::input(words::no_file(lang, path))),
        Site::File(path) => Ok(Opened::File(Arc::new(Sqlite::open_read_only(path).map_err(failed)?))),
        Site::Database(address) => {
            let store = Postgres::open_read_only(address).map_err(failed)?;
            at_rest(store, from, lang)
        }
    }
}

fn target(to: &Site, lang: Lang) -> Result<Opened, Failure> {
    let failed = |error: StoreError| to.unusable(lang, &error);
    match to {
        Site::File(path) => Ok(Opened::File(Arc::new(Sqlite::open(path).map_err(failed)?))),
        Site::Database(address) => at_rest(Postgres::open(address).map_err(failed)?, to, lang),
    }
}

/// Refuses a database that servers work on.
fn at_rest(store: Postgres, site: &Site, lang: Lang) -> Result<Opened, Failure> {
    if store.is_served().map_err(|error| site.unusable(lang, &error))? {
        return Err(Failure::input(say!(lang, "is-served", name = site.to_string())));
    }
    Ok(Opened::Database(Arc::new(store)))
}

/// A new file, which goes away again if it is not filled.
struct Fresh(Option<PathBuf>);

impl Fresh {
    fn of(to: &Site, lang: Lang) -> Result<Fresh, Failure> {
        match to {
            Site::File(path) if path.exists() => {
                let name = path.display().to_string();
                Err(Failure::input(say!(lang, "is-there", name)))
            }
            Site::File(path) => Ok(Fresh(Some(path.clone()))),
            Site::Database(_) => Ok(Fresh(None)),
        }
    }

    fn keep(mut self) {
        self.0 = None;
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm", ".lock"] {
            if let Some(path) = &self.0 {
                let _ = std::fs::remove_file(store::beside(path, ending));
            }
        }
    }
}
