//! Many games side by side, written into the arrays of the caller.

use std::sync::{Mutex, MutexGuard, PoisonError};

use bots::Spec;
use learn::{Out, Plan, Reward};
use numpy::{Element, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::bad;
use crate::setup::{find, seed, setup};
use crate::shape::Shape;

/// Many games side by side. The class `cabildo.Batch` owns arrays for it; here they are the caller's.
#[pyclass(module = "cabildo", name = "RawBatch")]
pub(crate) struct Batch(Mutex<Box<dyn learn::Batch>>);

type Array1<'py, T> = Option<PyReadwriteArray1<'py, T>>;
type Array2<'py, T> = Option<PyReadwriteArray2<'py, T>>;

/// The elements of an array that lie in one piece; none of one that was not given.
fn elements<'a, T: Element, D: numpy::ndarray::Dimension>(
    array: &'a mut Option<numpy::PyReadwriteArray<'_, T, D>>,
) -> PyResult<&'a mut [T]> {
    match array {
        Some(array) => array.as_slice_mut().map_err(bad),
        None => Ok(&mut []),
    }
}

impl Batch {
    fn batch(&self) -> MutexGuard<'_, Box<dyn learn::Batch>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (name, games, *, threads=1, seed=None, opponents=Vec::new(), reward="victory", **options))]
    fn new(
        name: &str,
        games: usize,
        threads: usize,
        seed: Option<&Bound<'_, PyAny>>,
        opponents: Vec<String>,
        reward: &str,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch> {
        let reward = match reward {
            "victory" => Reward::Victory,
            "margin" => Reward::Margin,
            other => return Err(bad(format!("\"{other}\" is not a reward: victory, margin"))),
        };
        let specs: Result<Vec<Spec>, _> = opponents.iter().map(|text| text.parse()).collect();
        let plan = Plan {
            setup: setup(find(name)?, options)?,
            threads,
            opponents: specs.map_err(bad)?,
            reward,
            ..Plan::new(name, games, self::seed(seed)?)
        };
        Ok(Batch(Mutex::new(plan.start().map_err(bad)?)))
    }

    /// What the numbers mean.
    #[getter]
    fn shape(&self) -> Shape {
        Shape(self.batch().shape().clone())
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> usize {
        self.batch().games()
    }

    /// How many rewards each game has: one for each seat, or one for the learner among bots.
    #[getter]
    fn rewards(&self) -> usize {
        self.batch().rewards()
    }

    /// How many games have been begun since the last reset.
    #[getter]
    fn begun(&self) -> u64 {
        self.batch().begun()
    }

    /// Begins anew, and writes what is asked.
    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    #[pyo3(signature = (seed, observations=None, masks=None, choices=None, legal=None, seats=None, rewards=None, points=None, done=None))]
    fn reset(
        &self,
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        mut observations: Array2<'_, f32>,
        mut masks: Array2<'_, bool>,
        mut choices: Array1<'_, i32>,
        mut legal: Array2<'_, i64>,
        mut seats: Array1<'_, i32>,
        mut rewards: Array2<'_, f32>,
        mut points: Array2<'_, i32>,
        mut done: Array1<'_, bool>,
    ) -> PyResult<()> {
        let seed = self::seed(seed)?;
        let out = Out {
            rows: elements(&mut observations)?,
            masks: elements(&mut masks)?,
            choices: elements(&mut choices)?,
            legal: elements(&mut legal)?,
            seats: elements(&mut seats)?,
            rewards: elements(&mut rewards)?,
            points: elements(&mut points)?,
            done: elements(&mut done)?,
        };
        py.detach(|| self.batch().reset(seed, out)).map_err(bad)
    }

    /// Plays an action in every game, and writes what has become of them.
    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    #[pyo3(signature = (actions, observations=None, masks=None, choices=None, legal=None, seats=None, rewards=None, points=None, done=None))]
    fn step(
        &self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut observations: Array2<'_, f32>,
        mut masks: Array2<'_, bool>,
        mut choices: Array1<'_, i32>,
        mut legal: Array2<'_, i64>,
        mut seats: Array1<'_, i32>,
        mut rewards: Array2<'_, f32>,
        mut points: Array2<'_, i32>,
        mut done: Array1<'_, bool>,
    ) -> PyResult<()> {
        let actions = actions.as_slice().map_err(bad)?;
        let out = Out {
            rows: elements(&mut observations)?,
            masks: elements(&mut masks)?,
            choices: elements(&mut choices)?,
            legal: elements(&mut legal)?,
            seats: elements(&mut seats)?,
            rewards: elements(&mut rewards)?,
            points: elements(&mut points)?,
            done: elements(&mut done)?,
        };
        py.detach(|| self.batch().step(actions, out)).map_err(bad)
    }

    /// Chooses an action in every game, each equally likely.
    fn choose_at_random(&self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice_mut().map_err(bad)?;
        py.detach(|| self.batch().choose_at_random(actions));
        Ok(())
    }

    /// Plays so many actions at random in every game, without looking. How many were played, with those of bots.
    fn play_at_random(&self, py: Python<'_>, steps: u64) -> u64 {
        py.detach(|| self.batch().wander(steps))
    }
}
