//! One game as an environment steps it: each step is one call here, and so is each look.

use kernel::{Seat, Viewer};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use pyo3::{IntoPyObjectExt, intern};

use crate::errors::{bad, refused};
use crate::json::to_python;
use crate::setup::{find, seed, setup};
use crate::shape::Shape;

/// What somebody sees and may do, and what is said beside it: observation, reward, whether the game is over, whether it was cut off, information.
type Last<'py> = (Bound<'py, PyDict>, f64, bool, bool, Bound<'py, PyDict>);

/// One game that begins again and again. The class `cabildo.envs.GameEnv` is what PettingZoo wants to see of it.
#[pyclass(module = "cabildo", name = "RawTable")]
pub(crate) struct Table {
    position: Box<dyn learn::Position>,
    most: u64,
    /// Where rows and masks are written before Python gets a copy of its own.
    row: Vec<f32>,
    mask: Vec<i8>,
    /// What who is asked is told, once it has been asked for: whoever asks again gets the same.
    told: Option<(Py<PyArray1<i8>>, Py<PyDict>)>,
    /// What everybody else is told.
    nothing: (Py<PyArray1<i8>>, Py<PyDict>),
}

/// A mask and the numbers of the actions that it allows, and the two of them as what an environment tells beside an observation.
fn tell(py: Python<'_>, mask: &[i8], legal: &[u32]) -> PyResult<(Py<PyArray1<i8>>, Py<PyDict>)> {
    let mask = PyArray1::from_slice(py, mask);
    let told = PyDict::new(py);
    told.set_item(intern!(py, "action_mask"), &mask)?;
    told.set_item(intern!(py, "legal"), PyList::new(py, legal)?)?;
    Ok((mask.unbind(), told.unbind()))
}

impl Table {
    /// Who is asked, unless the game is over.
    fn asked(&self) -> Option<usize> {
        self.position.asked().map(Seat::index)
    }

    /// Writes into the mask at the actions that there are.
    fn mark(&mut self, value: i8) {
        for number in self.position.legal() {
            self.mask[*number as usize] = value;
        }
    }

    fn row<'py>(&mut self, py: Python<'py>, seat: usize) -> Bound<'py, PyArray1<f32>> {
        self.position.observe(Seat::new(seat), &mut self.row);
        PyArray1::from_slice(py, &self.row)
    }

    /// The mask of a seat, and what it is told.
    fn told<'py>(
        &mut self,
        py: Python<'py>,
        seat: usize,
    ) -> PyResult<(Bound<'py, PyArray1<i8>>, Bound<'py, PyDict>)> {
        if self.asked() == Some(seat) && self.told.is_none() {
            self.told = Some(tell(py, &self.mask, self.position.legal())?);
        }
        let own = self.told.as_ref().filter(|_| self.asked() == Some(seat));
        let (mask, told) = own.unwrap_or(&self.nothing);
        Ok((mask.bind(py).clone(), told.bind(py).clone()))
    }
}

fn seen<'py>(
    py: Python<'py>,
    row: Bound<'py, PyArray1<f32>>,
    mask: Bound<'py, PyArray1<i8>>,
) -> PyResult<Bound<'py, PyDict>> {
    let seen = PyDict::new(py);
    seen.set_item(intern!(py, "observation"), row)?;
    seen.set_item(intern!(py, "action_mask"), mask)?;
    Ok(seen)
}

#[pymethods]
impl Table {
    /// A game that is cut off after so many actions, if a number is given.
    #[new]
    #[pyo3(signature = (name, most=None, **options))]
    fn new(
        py: Python<'_>,
        name: &str,
        most: Option<u64>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Table> {
        let setup = setup(find(name)?, options)?;
        let position = learn::position(name, &setup, kernel::Seed::from_word("0")).map_err(bad)?;
        let (row, mask) = (vec![0.0; position.shape().row.len()], vec![0; position.shape().answers.len()]);
        let nothing = tell(py, &mask, &[])?;
        let mut table = Table { position, most: most.unwrap_or(u64::MAX), row, mask, told: None, nothing };
        table.mark(1);
        Ok(table)
    }

    /// What the numbers mean.
    #[getter]
    fn shape(&self) -> Shape {
        Shape(self.position.shape().clone())
    }

    /// Begins the match of a seed; who is asked first.
    fn reset(&mut self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Option<usize>> {
        let seed = self::seed(seed)?;
        self.mark(0);
        self.told = None;
        self.position.restart(&seed);
        self.mark(1);
        Ok(self.asked())
    }

    /// Plays an action of who is asked; who is asked then, or nobody: the game is over, or was cut off.
    fn play(&mut self, number: i64) -> PyResult<Option<usize>> {
        self.mark(0);
        let played = self.position.play(number);
        self.mark(1);
        played.map_err(refused)?;
        self.told = None;
        Ok(self.asked().filter(|_| self.position.plies() < self.most))
    }

    /// What who is asked sees and may do while the game runs, as PettingZoo's `last` says it.
    #[pyo3(signature = (observe=true))]
    fn last<'py>(&mut self, py: Python<'py>, observe: bool) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.asked().ok_or_else(|| refused("the game is over"))?;
        let (mask, told) = self.told(py, seat)?;
        if !observe {
            return (py.None(), 0.0, false, false, told).into_bound_py_any(py);
        }
        let row = self.row(py, seat);
        let last: Last<'py> = (seen(py, row, mask)?, 0.0, false, false, told);
        last.into_bound_py_any(py)
    }

    /// What a seat sees, and which actions it has now.
    fn observe<'py>(&mut self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyDict>> {
        let (mask, _) = self.told(py, seat)?;
        seen(py, self.row(py, seat), mask)
    }

    /// What a seat is told beside it.
    fn info<'py>(&mut self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyDict>> {
        Ok(self.told(py, seat)?.1)
    }

    /// Whether nobody is asked any more.
    #[getter]
    fn over(&self) -> bool {
        self.asked().is_none()
    }

    /// What the end brings: 1 for a victory, and what the others lose adds up to it; a shared victory counts in part.
    fn rewards(&self) -> Vec<f64> {
        let scores = self.position.scores();
        let (winners, players) = (scores.winners(), scores.seats() as f64);
        let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        Seat::all(scores.seats()).map(|seat| (players * share(seat) - 1.0) / (players - 1.0)).collect()
    }

    /// What somebody beside the table sees.
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.position.view(Viewer::Spectator))
    }
}
