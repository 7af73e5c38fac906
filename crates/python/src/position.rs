//! A game without its history.

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{bad, refused};
use crate::json::to_python;
use crate::setup::{find, seat, seed, setup, viewer};
use crate::shape::Shape;

/// Actions, the rows after them, and what ends bring.
type Ahead<'py> = (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray2<f32>>, Bound<'py, PyArray1<f64>>);

/// A position, the luck to come, and actions by number: what search and environments step. Quicker than a `Game`, which keeps its history.
#[pyclass(module = "cabildo", name = "Position")]
pub(crate) struct Position(pub(crate) Box<dyn learn::Position>);

#[pymethods]
impl Position {
    /// The match of this seed before its first answer.
    #[new]
    #[pyo3(signature = (name, *, seed=None, **options))]
    fn new(
        name: &str,
        seed: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Position> {
        let setup = setup(find(name)?, options)?;
        learn::position(name, &setup, self::seed(seed)?).map(Position).map_err(bad)
    }

    /// What the numbers mean.
    #[getter]
    fn shape(&self) -> Shape {
        Shape(self.0.shape().clone())
    }

    /// How many seats the table has.
    #[getter]
    fn players(&self) -> usize {
        self.0.shape().players
    }

    /// Who is asked; `None` when the game is over.
    #[getter]
    fn asked(&self) -> Option<usize> {
        self.0.asked().map(kernel::Seat::index)
    }

    /// Whether nobody is asked any more.
    #[getter]
    fn over(&self) -> bool {
        self.0.asked().is_none()
    }

    /// How many answers have been given.
    #[getter]
    fn ply(&self) -> u64 {
        self.0.plies()
    }

    /// The round that is being played.
    #[getter]
    fn round(&self) -> u32 {
        self.0.round()
    }

    /// How the game ended; `None` while it runs.
    #[getter]
    fn ending(&self) -> Option<&'static str> {
        self.0.ending()
    }

    /// The numbers of the legal actions of who is asked.
    fn legal(&self) -> Vec<u32> {
        self.0.legal().to_vec()
    }

    /// The same actions in the notation, in the same order.
    fn legal_words(&self) -> Vec<String> {
        self.0.legal_words()
    }

    /// Plays an action by its number.
    fn play(&mut self, number: i64) -> PyResult<()> {
        self.0.play(number).map_err(refused)
    }

    /// Plays on at random to the end.
    #[pyo3(signature = (seed=0))]
    fn play_at_random(&mut self, py: Python<'_>, seed: u64) {
        let position = &mut self.0;
        py.detach(|| position.wander(seed));
    }

    /// What a seat (who is asked, if none is named) sees as numbers.
    #[pyo3(signature = (seat=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = match seat {
            Some(named) => self::seat(named, self.players())?,
            None => self.0.asked().ok_or_else(|| refused("the game is over"))?,
        };
        let row = PyArray1::zeros(py, self.0.shape().row.len(), false);
        self.0.observe(seat, row.readwrite().as_slice_mut().map_err(bad)?);
        Ok(row)
    }

    /// Which actions who is asked has.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mask = PyArray1::zeros(py, self.0.shape().answers.len(), false);
        self.0.mask(mask.readwrite().as_slice_mut().map_err(bad)?);
        Ok(mask)
    }

    /// Points and tie-breakers of each seat, as they would count now.
    fn scores(&self) -> Vec<Vec<i32>> {
        let scores = self.0.scores();
        kernel::Seat::all(scores.seats()).map(|seat| scores.row(seat).to_vec()).collect()
    }

    /// What each seat has of the victory as it would count now: 1, a part of it if it is shared, or 0.
    fn victory(&self) -> Vec<f64> {
        let scores = self.0.scores();
        let winners = scores.winners();
        let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        kernel::Seat::all(scores.seats()).map(share).collect()
    }

    /// What a viewer may know, as plain data: a seat, `None` for somebody beside the table, `"all"` for everything.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.view(viewer(seat, self.players())?))
    }

    /// The position with what a seat cannot know dealt again, and luck of its own.
    #[pyo3(signature = (seat=None, seed=0))]
    fn sample(&self, seat: Option<&Bound<'_, PyAny>>, seed: u64) -> PyResult<Position> {
        let seat = match seat {
            Some(named) => self::seat(named, self.players())?,
            None => self.0.asked().ok_or_else(|| refused("the game is over"))?,
        };
        Ok(Position(self.0.sample(seat, seed)))
    }

    /// Plays each legal action in a copy: the actions, what who is asked sees after each (a row each), and what those that end the game bring him of the
    /// victory (NaN for the others).
    fn ahead<'py>(&self, py: Python<'py>) -> PyResult<Ahead<'py>> {
        let numbers: Vec<i64> = self.0.legal().iter().map(|number| i64::from(*number)).collect();
        let (rows, ends) = self.0.ahead();
        let rows = PyArray1::from_vec(py, rows).reshape([numbers.len(), self.0.shape().row.len()])?;
        Ok((PyArray1::from_vec(py, numbers), rows, PyArray1::from_vec(py, ends)))
    }

    /// A copy to think about, with the same luck to come.
    fn clone(&self) -> Position {
        Position(self.0.copy())
    }

    fn __copy__(&self) -> Position {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Position {
        self.clone()
    }
}
