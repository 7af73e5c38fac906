//! `cabildo restore`: a backup takes the place of the games, and what was there is kept beside it.

use std::fs;
use std::path::PathBuf;

use kernel::{Lang, say};
use store::{Lock, Sqlite, beside, replace};

use super::backup::{same_file, say_broken};
use crate::failure::Failure;
use crate::host::verify::verify;
use crate::host::{Data, unusable, words};
use crate::options;

/// Put a backup in the place of the games
///
/// The backup is looked through first. The file that was there is kept beside it, with `.before-restore` added to its name. No server may run on it.
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo restore /backups/games-monday.db --data /var/lib/cabildo/games.db")]
pub struct Args {
    /// The backup
    from: PathBuf,
    /// Go on though some games of the backup do not replay
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    data: Data,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Failure> {
    let (from, data) = (&args.from, args.data.file(lang)?);
    if !from.is_file() {
        return Err(Failure::input(words::no_file(lang, from)));
    }
    if same_file(from, &data) {
        return Err(Failure::input(say!(lang, "restore-itself", path = data.display().to_string())));
    }
    let lock = Lock::take(&data).map_err(|error| unusable(lang, &data, &error))?;
    let fresh = Fresh(beside(&data, ".restoring"));
    fresh.clear();
    let bar = options::progress(0, "pages");
    let backup = Sqlite::look_at(from).map_err(|error| unusable(lang, from, &error))?;
    let copied = backup.copy_to(&fresh.0, &mut |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    });
    copied.map_err(|error| unusable(lang, from, &error))?;
    bar.finish_and_clear();
    drop(backup);
    let found = verify(&fresh.0, lang)?;
    if !found.broken.is_empty() {
        say_broken(lang, &found.broken);
        if !args.force {
            return Err(Failure::input(say!(lang, "nothing-changed")));
        }
    }
    let before = replace(&data, &fresh.0, &lock).map_err(|error| unusable(lang, &data, &error))?;
    let (name, tables, plies) = (data.display().to_string(), found.tables, found.plies);
    println!("{}", say!(lang, "restored", name, tables, plies));
    if let Some(before) = before {
        let before = before.display().to_string();
        println!("{}", say!(lang, "kept-as", before));
    }
    Ok(())
}

/// The file that is to take the place.
struct Fresh(PathBuf);

impl Fresh {
    fn clear(&self) {
        for ending in ["", "-wal", "-shm", "-journal"] {
            let _ = fs::remove_file(beside(&self.0, ending));
        }
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        self.clear();
    }
}
