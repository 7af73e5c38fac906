//! What the numbers of a game and its set-up mean.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PySlice};

/// The names of all numbers of a game and its set-up: what a row holds (`row`), which answers there are (`actions`).
#[pyclass(frozen, module = "cabildo", name = "Shape")]
pub(crate) struct Shape(pub(crate) learn::Shape);

#[pymethods]
impl Shape {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game
    }

    /// The version of the numbers: it rises when a number comes, goes, moves, or means something else.
    #[getter]
    fn version(&self) -> u32 {
        self.0.version
    }

    /// How many seats the table has.
    #[getter]
    fn players(&self) -> usize {
        self.0.players
    }

    /// The name of each number of an observation: its place in the view.
    #[getter]
    fn row(&self) -> Vec<String> {
        self.0.row.clone()
    }

    /// What each action is called; its place is its number.
    #[getter]
    fn actions(&self) -> Vec<String> {
        self.0.answers.clone()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.0.row.len()
    }

    /// How many actions there are.
    #[getter]
    fn action_size(&self) -> usize {
        self.0.answers.len()
    }

    /// Parts of an observation by name: `slices["seats.+0.goods"]`.
    #[getter]
    fn slices<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, first, end) in self.0.slices() {
            dict.set_item(name, PySlice::new(py, first as isize, end as isize, 1))?;
        }
        Ok(dict)
    }

    fn __repr__(&self) -> String {
        let Shape(shape) = self;
        format!(
            "<Shape of {} for {}: {} numbers, {} actions>",
            shape.game,
            shape.players,
            shape.row.len(),
            shape.answers.len()
        )
    }
}
