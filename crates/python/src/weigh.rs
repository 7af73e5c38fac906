//! What answers are worth, as the coach finds it out.

use std::time::Duration;

use bots::{Effort, Weighed, Weight};
use coach::Estimate;
use kernel::{Seat, Table, Words};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{bad, refused};

/// Every answer of a seat with its worth, the best first.
pub(crate) fn weigh<'py>(
    py: Python<'py>,
    table: &dyn Table,
    seat: Seat,
    iterations: Option<u64>,
    words: &Words,
) -> PyResult<Vec<Bound<'py, PyDict>>> {
    if !table.acting().contains(seat) {
        return Err(refused(format!("seat {seat} is not asked now")));
    }
    let effort = iterations.map_or(Effort::HINT, |iterations| Effort::HINT.with_iterations(iterations));
    // Nobody is told where points come from.
    let effort = Effort { games: 0, ..effort };
    let mut weigher = bots::weigh(table, seat, effort, None, words).map_err(bad)?;
    let mut weighed = py.detach(move || {
        while !weigher.think(Duration::MAX) {}
        weigher.weighed()
    });
    let answers = std::mem::take(&mut weighed.answers);
    let mut told: Vec<(Estimate, Weight)> =
        answers.into_iter().map(|answer| (coach::chance(&weighed, &answer), answer)).collect();
    told.sort_by(|(a, _), (b, _)| b.value.total_cmp(&a.value));
    told.iter().map(|(chance, answer)| tell(py, &weighed, *chance, answer)).collect()
}

fn tell<'py>(
    py: Python<'py>,
    weighed: &Weighed,
    chance: Estimate,
    answer: &Weight,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("action", &answer.action)?;
    dict.set_item("chance", chance.value)?;
    dict.set_item("error", chance.error)?;
    let everybody: Vec<f32> = answer.chances.iter().map(|looks| Estimate::of(looks).value).collect();
    dict.set_item("chances", everybody)?;
    let points: Vec<f32> = answer.points.iter().map(|by_source| by_source.iter().sum()).collect();
    let points = Estimate::of(&points);
    dict.set_item("points", points.value)?;
    dict.set_item("points_error", points.error)?;
    dict.set_item("visits", answer.visits)?;
    dict.set_item("typical", answer.tries)?;
    dict.set_item("facts", &answer.facts)?;
    dict.set_item("seat", weighed.seat)?;
    Ok(dict)
}
