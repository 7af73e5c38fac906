//! Many games at once, by the engine alone: what the examples, the tests and the cluster compare with.

use arena::{ArenaError, Row, Simulation, Step, Tournament, Tuning};
use bots::Spec;
use kernel::{Record, Seed, SetupText};
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

/// Why a walk ended early: the arena, or who plays its games.
struct Lost(PyErr);

impl From<ArenaError> for Lost {
    fn from(error: ArenaError) -> Lost {
        Lost(bad(error))
    }
}

impl From<PyErr> for Lost {
    fn from(error: PyErr) -> Lost {
        Lost(error)
    }
}

/// Finds better weights by self-play, as `cabildo tune` does; what it says with `--json`. The games of each step are played here, or by `play`: it is
/// called with the set-up, the bots, the number of games and the seed of a tournament, and gives all its rows as lines of JSON.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "what a walk is, and who plays")]
#[pyo3(signature = (name, bot, steps, games, seed, only=Vec::new(), setups=Vec::new(), play=None, done=None))]
pub(crate) fn tune(
    name: &str,
    bot: &str,
    steps: u64,
    games: u64,
    seed: &str,
    only: Vec<String>,
    setups: Vec<String>,
    play: Option<&Bound<'_, PyAny>>,
    done: Option<&Bound<'_, PyAny>>,
) -> PyResult<String> {
    let game = find(name)?;
    let bot: Spec = bot.parse().map_err(bad)?;
    let known: Vec<&str> = bots::weights(game.meta().id).into_iter().map(|(name, _)| name).collect();
    if let Some(unknown) = only.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(bad(format!("there is no weight \"{unknown}\": {}", known.join(", "))));
    }
    if !Tuning::has_evaluation(&bot) {
        return Err(bad(format!("{bot}: only greedy and search have weights")));
    }
    if steps == 0 || games == 0 {
        return Err(bad("at least one step, and one game in each"));
    }
    let mut setups: Vec<SetupText> =
        setups.iter().map(|text| SetupText::read(text).map_err(bad)).collect::<PyResult<_>>()?;
    if setups.is_empty() {
        let (fewest, most) = game.meta().seats;
        setups = (fewest..=most).map(|n| SetupText::new().with("players", &n.to_string())).collect();
    }
    let tuning = Tuning { setups, bot, steps, games, only, seed: Seed::from_word(seed), threads: 1 };
    let mut run = |cup: &Tournament| -> Result<Vec<Row>, Lost> {
        let Some(play) = play else { return Ok(cup.run(game, Vec::new(), &|_| {})?) };
        let bots: Vec<String> = cup.bots.iter().map(ToString::to_string).collect();
        let lines: Vec<String> =
            play.call1((cup.setup.to_string(), bots, cup.games, cup.seed.to_string()))?.extract()?;
        let rows = lines.iter().map(|line| serde_json::from_str(line).map_err(bad));
        let mut rows: Vec<Row> = rows.collect::<PyResult<_>>()?;
        rows.sort_by_key(|row| row.game);
        let total = cup.total(game)?;
        if !rows.iter().map(|row| row.game).eq(0..total) {
            return Err(Lost(bad(format!("a tournament of {total} games came back with others"))));
        }
        Ok(rows)
    };
    let mut told = Ok(());
    let mut tell = |step: Step| {
        if let (Some(done), Ok(())) = (done, &told) {
            told = done.call1((step.step, step.difference)).map(|_| ());
        }
    };
    let tuned = tuning.run_with(game, &mut run, &mut tell).map_err(|Lost(error)| error)?;
    told?;
    let seed = tuning.seed.to_string();
    Ok(serde_json::json!({ "game": game.meta().id, "seed": seed, "steps": steps, "tuned": tuned })
        .to_string())
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
