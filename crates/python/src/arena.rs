//! Many games at once, by the engine alone: what the examples, the tests and the cluster compare with.

use arena::{Row, Simulation, Tournament};
use bots::Spec;
use kernel::{Record, Seed};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::bad;
use crate::setup::{find, setup};

/// The final points of random games, by the engine alone: game number `n` has child `n` of the seed. `[[points of each seat]]`.
#[pyfunction]
#[pyo3(signature = (name, games, seed, **options))]
pub(crate) fn random_scores(
    py: Python<'_>,
    name: &str,
    games: u64,
    seed: &Bound<'_, PyAny>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<Vec<Vec<i32>>>> {
    let game = find(name)?;
    let simulation = Simulation {
        setup: setup(game, options)?,
        games,
        seed: Seed::from_word(&seed.str()?.to_string()),
        threads: 1,
        seats: Vec::new(),
    };
    let rows = std::sync::Mutex::new(vec![Vec::new(); games as usize]);
    let keep = |n: u64, record: &Record| {
        let end = record.end.clone().unwrap_or_default();
        let scores: Vec<Vec<i32>> = end.into_iter().map(|(_, row)| row).collect();
        if let Some(row) = rows.lock().unwrap_or_else(std::sync::PoisonError::into_inner).get_mut(n as usize)
        {
            *row = scores;
        }
        Ok(())
    };
    py.detach(|| simulation.run(game, &|_| {}, Some(&keep))).map_err(bad)?;
    Ok(rows.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
}

/// What a tournament is: the first line of its file, as JSON, and how many games it has.
#[pyfunction]
#[pyo3(signature = (name, bots, games, seed, **options))]
pub(crate) fn tournament(
    name: &str,
    bots: Vec<String>,
    games: u64,
    seed: &str,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<(String, u64, u64)> {
    let game = find(name)?;
    let cup = cup(name, bots, games, seed, options)?;
    let block = cup.lineups(game).map_err(bad)?.len() as u64;
    Ok((arena::header(game, &cup), cup.total(game).map_err(bad)?, block))
}

/// Plays some games of a tournament and gives their rows as lines of JSON.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "what a tournament is, and which part of it")]
#[pyo3(signature = (name, bots, games, seed, first, end, **options))]
pub(crate) fn play_rows(
    py: Python<'_>,
    name: &str,
    bots: Vec<String>,
    games: u64,
    seed: &str,
    first: u64,
    end: u64,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<String>> {
    let game = find(name)?;
    let cup = cup(name, bots, games, seed, options)?;
    let play = |n| cup.play_one(game, n).map(|row: Row| arena::line(&row));
    py.detach(|| (first..end).map(play).collect::<Result<_, _>>()).map_err(bad)
}

fn cup(
    name: &str,
    bots: Vec<String>,
    games: u64,
    seed: &str,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Tournament> {
    let specs: Result<Vec<Spec>, _> = bots.iter().map(|text| text.parse()).collect();
    Ok(Tournament {
        setup: setup(find(name)?, options)?,
        bots: specs.map_err(bad)?,
        games,
        seed: Seed::from_word(seed),
        threads: 1,
    })
}
