//! The host's tools: what they ask (`ask`), who does it (`act`), and how they reach a server that runs (`control`, `reach`).
//!
//! A tool works through the server that has the games; if none has them, on the file itself. Both ways end in the same function, [`act::act`].

pub mod act;
pub mod ask;
pub mod control;
pub mod reach;
pub mod site;
pub mod verify;
pub mod words;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use directories::ProjectDirs;
use kernel::{Lang, say};
use store::{Store, StoreError};
use web::Desk;

use crate::failure::Failure;
use site::{Opened, Site};

/// A site and the games below it.
#[derive(Clone)]
pub struct Host {
    pub desk: Arc<Desk>,
    pub store: Arc<dyn Store>,
    pub games: Opened,
    /// One copy is made at a time.
    pub copying: Arc<tokio::sync::Mutex<()>>,
}

impl Host {
    pub fn new(desk: Arc<Desk>, games: Opened) -> Host {
        Host { desk, store: games.store(), games, copying: Arc::default() }
    }
}

/// Where the games are kept.
#[derive(clap::Args, Clone, Default)]
pub struct Data {
    /// Where games are kept: a file, or a database as postgres://user@host/name; a file in the data folder of the platform if nothing is said
    #[arg(long, value_name = "PATH")]
    pub data: Option<PathBuf>,
}

impl Data {
    /// The path of the file. The folder of the platform is made if need be, for its owner alone.
    pub fn path(&self) -> Result<PathBuf, Failure> {
        if let Some(path) = &self.data {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir());
            return match folder {
                None => Ok(path.clone()),
                Some(folder) => Err(Failure::input(format!(
                    "there is no folder {}: make it first, or choose another file with --data PATH",
                    folder.display()
                ))),
            };
        }
        let folders = ProjectDirs::from("", "", "cabildo").ok_or_else(|| {
            Failure::input("there is no data folder on this machine: say where with --data PATH")
        })?;
        let folder = folders.data_dir();
        make_folder(folder).with_context(|| format!("the folder {} cannot be made", folder.display()))?;
        Ok(folder.join("games.db"))
    }

    /// A file or a database.
    pub fn site(&self, lang: Lang) -> Result<Site, Failure> {
        match &self.data {
            Some(data) if matches!(Site::of(data, lang)?, Site::Database(_)) => Site::of(data, lang),
            Some(_) | None => Ok(Site::File(self.path()?)),
        }
    }

    /// A file that is there, or a database.
    pub fn existing(&self, lang: Lang) -> Result<Site, Failure> {
        match self.site(lang)? {
            Site::File(path) if !path.is_file() => Err(Failure::input(words::no_file(lang, &path))),
            site @ (Site::File(_) | Site::Database(_)) => Ok(site),
        }
    }

    /// The path of a file, for what is done with files alone.
    pub fn file(&self, lang: Lang) -> Result<PathBuf, Failure> {
        match self.site(lang)? {
            Site::File(path) => Ok(path),
            site @ Site::Database(_) => {
                Err(Failure::input(say!(lang, "is-a-database", name = site.to_string())))
            }
        }
    }
}

fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Why a file cannot be used, and what to do about it.
pub fn unusable(lang: Lang, path: &Path, error: &StoreError) -> Failure {
    Failure::input(match error {
        StoreError::InUse(sentence) => sentence.clone(),
        StoreError::Damaged(why) => words::damaged(lang, path, why),
        StoreError::Taken
        | StoreError::Missing
        | StoreError::Full
        | StoreError::Busy
        | StoreError::Gone(_)
        | StoreError::Away(_)
        | StoreError::Disk(_)
        | StoreError::ReadOnly
        | StoreError::Foreign(_)
        | StoreError::Engine(_) => words::unusable(lang, path, &error.to_string()),
    })
}
