//! Games that are played to be looked at, block by block, for whoever shares them out among machines.

use bots::Spec;
use coach::explore::{Explored, Seen, played};
use pyo3::prelude::*;

use crate::errors::bad;
use crate::setup::find;

/// Plays some games of a seed and gives what was seen of each, as lines of JSON.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "what is played, and which part of it")]
pub(crate) fn explore_rows(
    py: Python<'_>,
    name: &str,
    players: usize,
    bot: &str,
    weigh: u64,
    seed: &str,
    first: u64,
    end: u64,
) -> PyResult<Vec<String>> {
    let game = find(name)?;
    let bot: Spec = bot.parse().map_err(bad)?;
    let play = |number| played(game, players, &bot, weigh, seed, number);
    let seen = py.detach(|| (first..end).map(play).collect::<Result<Vec<Seen>, _>>()).map_err(bad)?;
    seen.iter().map(|seen| serde_json::to_string(seen).map_err(bad)).collect()
}

/// What the games of a seed tell, as the file that `cabildo explore --add` reads and the site shows.
#[pyfunction]
pub(crate) fn explored(
    name: &str,
    players: usize,
    bot: &str,
    weigh: u64,
    seed: &str,
    rows: Vec<String>,
) -> PyResult<String> {
    let bot: Spec = bot.parse().map_err(bad)?;
    let by = bot.to_string();
    let mut all = Explored::new(find(name)?.meta().id, players, &by).weighed_at(weigh);
    for row in &rows {
        let seen: Seen = serde_json::from_str(row).map_err(bad)?;
        if seen.thought != all.thought {
            return Err(bad(format!("{} was weighed by another judgement", seen.name)));
        }
        all.add(&seen);
    }
    all.seeds.insert(seed.to_owned(), rows.len() as u64);
    Ok(Explored::file(&[all], 1, usize::MAX))
}
