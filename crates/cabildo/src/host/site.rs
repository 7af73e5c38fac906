//! Where the games of a site are: in a file that one program has at a time, or in a database that several share.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::{Lang, say};
use store::{Address, Postgres, Sqlite, Store, Whole};

use super::unusable;
use crate::failure::Failure;

/// Where games are kept.
#[derive(Clone, Debug)]
pub enum Site {
    File(PathBuf),
    Database(Address),
}

impl Site {
    /// The site that a person typed.
    pub fn of(text: &Path, lang: Lang) -> Result<Site, Failure> {
        match text.to_str().filter(|text| Address::is_one(text)) {
            Some(text) => text.parse().map(Site::Database).map_err(|error: store::StoreError| {
                Failure::input(say!(lang, "no-database", why = error.to_string()))
            }),
            None => Ok(Site::File(text.to_owned())),
        }
    }

    /// Why it cannot be used.
    pub fn unusable(&self, lang: Lang, error: &store::StoreError) -> Failure {
        unusable(lang, Path::new(&self.to_string()), error)
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Site::File(path) => path.display().fmt(f),
            Site::Database(address) => address.fmt(f),
        }
    }
}

/// Games that were opened.
#[derive(Clone, Debug)]
pub enum Opened {
    File(Arc<Sqlite>),
    Database(Arc<Postgres>),
}

impl Opened {
    /// As the site knows them.
    pub fn store(&self) -> Arc<dyn Store> {
        match self {
            Opened::File(store) => Arc::<Sqlite>::clone(store),
            Opened::Database(store) => Arc::<Postgres>::clone(store),
        }
    }

    /// The file, if it is one.
    pub fn file(&self) -> Option<&Arc<Sqlite>> {
        match self {
            Opened::File(store) => Some(store),
            Opened::Database(_) => None,
        }
    }

    /// Row by row.
    pub fn whole(&self) -> &dyn Whole {
        match self {
            Opened::File(store) => store.as_ref(),
            Opened::Database(store) => store.as_ref(),
        }
    }
}
