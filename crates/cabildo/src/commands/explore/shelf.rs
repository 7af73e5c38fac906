//! The file that the site reads: what is in it stays, and games are added as they come. It is always whole, so that a run can be stopped at any time.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use coach::explore::{Explored, Seen};

use crate::failure::Failure;

/// It is written so often, and at the end.
const OFTEN: Duration = Duration::from_secs(20);

/// What a file holds of a game, and what comes to it.
pub struct Shelf {
    path: Option<PathBuf>,
    fewest: u32,
    largest: usize,
    /// Other numbers of players.
    others: Vec<Explored>,
    pub own: Explored,
    /// Games that came before one with a smaller number.
    early: BTreeMap<u64, Seen>,
    written: Instant,
}

/// What files say of a game.
pub fn read(path: &Path, game: &str) -> Result<Vec<Explored>, Failure> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let all: Vec<Explored> =
        serde_json::from_str(&text).with_context(|| format!("{} is no such file", path.display()))?;
    Ok(all.into_iter().filter(|found| found.game == game).collect())
}

impl Shelf {
    /// What a file holds already. `own` is what games are added to; with `anew`, from nothing.
    pub fn open(path: Option<&Path>, own: Explored, anew: bool) -> Result<Shelf, Failure> {
        let all = match path.filter(|path| path.exists()) {
            Some(path) => read(path, &own.game)?,
            None => Vec::new(),
        };
        let (same, others): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|found| found.players == own.players);
        let own = match same.into_iter().next().filter(|found| !anew && found.games > 0) {
            Some(found) if found.kind() != own.kind() => {
                return Err(Failure::input(format!(
                    "the file holds {}: --anew begins again with {}",
                    found.kind(),
                    own.kind()
                )));
            }
            Some(found) => found,
            None => own,
        };
        let path = path.map(Path::to_owned);
        let written = Instant::now();
        Ok(Shelf { path, fewest: 1, largest: usize::MAX, others, own, early: BTreeMap::new(), written })
    }

    /// How much is left out when it is written.
    pub fn within(self, fewest: u32, largest: usize) -> Shelf {
        Shelf { fewest, largest, ..self }
    }

    /// Adds what another file holds.
    pub fn merge(&mut self, path: &Path) -> Result<(), Failure> {
        for more in read(path, &self.own.game)? {
            let known = self.others.iter().position(|other| other.players == more.players);
            let merged = match known {
                _ if more.players == self.own.players && self.own.games == 0 => {
                    self.own = more;
                    Ok(())
                }
                _ if more.players == self.own.players => self.own.merge(&more),
                Some(i) => self.others[i].merge(&more),
                None => {
                    self.others.push(more);
                    Ok(())
                }
            };
            merged.map_err(|error| Failure::input(format!("{}: {error}", path.display())))?;
        }
        Ok(())
    }

    /// How many games of a seed are in it.
    pub fn known(&self, seed: &str) -> u64 {
        self.own.seeds.get(seed).copied().unwrap_or(0)
    }

    /// A game of a seed came. Games are counted in their order, whichever thread plays them.
    pub fn take(&mut self, seed: &str, number: u64, seen: Seen) -> Result<(), anyhow::Error> {
        self.early.insert(number, seen);
        let mut next = self.known(seed);
        while let Some(seen) = self.early.remove(&next) {
            self.own.add(&seen);
            next += 1;
        }
        self.own.seeds.insert(seed.to_owned(), next);
        if self.written.elapsed() >= OFTEN {
            self.write()?;
        }
        Ok(())
    }

    /// Puts the file in its place, all at once.
    pub fn write(&mut self) -> Result<(), anyhow::Error> {
        self.written = Instant::now();
        let Some(path) = &self.path else { return Ok(()) };
        let all: Vec<Explored> =
            self.others.iter().chain([&self.own]).filter(|found| found.games > 0).cloned().collect();
        let beside = path.with_extension("json.new");
        let text = Explored::file(&all, self.fewest, self.largest);
        fs::write(&beside, text)
            .and_then(|()| fs::rename(&beside, path))
            .with_context(|| path.display().to_string())
    }
}
