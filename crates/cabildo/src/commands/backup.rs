//! `cabildo backup`: a copy of all games, made while they are played, and looked through before it counts.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use kernel::{Lang, say};
use store::beside;

use crate::failure::Failure;
use crate::host::reach::Reach;
use crate::host::site::Site;
use crate::host::verify::{Found, verify};
use crate::host::{Data, words};
use crate::options;

/// Copy all games into a file, while the server runs or not
///
/// The copy is looked through before it gets its name: every page, and every game played through.
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo backup /backups/games-monday.db")]
pub struct Args {
    /// The file to write
    to: PathBuf,
    /// Take the place of a file that is there
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    data: Data,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Failure> {
    let to = &args.to;
    let name = to.display().to_string();
    if to.is_dir() {
        return Err(Failure::input(say!(lang, "is-a-folder", name)));
    }
    if to.exists() && !args.force {
        return Err(Failure::input(say!(lang, "is-there-already", name)));
    }
    let from = args.data.file(lang)?;
    if !from.is_file() {
        return Err(Failure::input(words::no_file(lang, &from)));
    }
    if same_file(&from, to) {
        return Err(Failure::input(say!(lang, "is-the-data-itself", name)));
    }
    let partial = Partial(beside(to, ".partial"));
    partial.clear();
    let reach = Reach::of(&Site::File(from), lang)?;
    let bar = options::progress(0, "pages");
    reach.copy(lang, &partial.0, &mut |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    })?;
    bar.finish_and_clear();
    drop(reach);
    let found = verify(&partial.0, lang)?;
    fs::rename(&partial.0, to).with_context(|| format!("{name} cannot be written"))?;
    sync_folder(to);
    told(lang, to, &found)
}

/// A copy that is not finished. It goes away with the tool.
struct Partial(PathBuf);

impl Partial {
    fn clear(&self) {
        for ending in ["", "-wal", "-shm", "-journal", ".lock"] {
            let _ = fs::remove_file(beside(&self.0, ending));
        }
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        self.clear();
    }
}

pub fn same_file(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}

/// A new name is on the disk when its folder is.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Err(error) = fs::File::open(folder).and_then(|folder| folder.sync_all()) {
        tracing::debug!(%error, "the folder could not be synced");
    }
}

fn told(lang: Lang, to: &Path, found: &Found) -> Result<(), Failure> {
    let (name, Found { tables, plies, broken }) = (to.display().to_string(), found);
    println!("{}", say!(lang, "backup-whole", name, tables, plies));
    say_broken(lang, broken);
    if broken.is_empty() { Ok(()) } else { Err(Failure::No) }
}

/// The games that do not replay, the first few by name.
pub fn say_broken(lang: Lang, broken: &[(String, String)]) {
    if broken.is_empty() {
        return;
    }
    let count = broken.len();
    eprintln!("cabildo: {}", say!(lang, "do-not-replay", count));
    for (table, why) in broken.iter().take(5) {
        eprintln!("  {table}: {why}");
    }
}
