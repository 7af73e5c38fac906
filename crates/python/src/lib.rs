//! The games for Python: thin classes around matches, positions and batches. Everything else of the package is written in Python (`python/`).

mod arena;
mod batch;
mod errors;
mod explore;
mod game;
mod json;
mod position;
mod setup;
mod shape;
mod table;
mod weigh;

use pyo3::prelude::*;

/// What the package `cabildo` is made of.
#[pymodule]
fn _cabildo(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("NOTATION", kernel::NOTATION)?;
    module.add("Refused", module.py().get_type::<errors::Refused>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<game::Bot>()?;
    module.add_class::<position::Position>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<table::Table>()?;
    module.add_class::<shape::Shape>()?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(arena::random_scores, module)?)?;
    module.add_function(wrap_pyfunction!(arena::tournament, module)?)?;
    module.add_function(wrap_pyfunction!(arena::play_rows, module)?)?;
    module.add_function(wrap_pyfunction!(arena::tune, module)?)?;
    module.add_function(wrap_pyfunction!(explore::explore_rows, module)?)?;
    module.add_function(wrap_pyfunction!(explore::explored, module)?)?;
    Ok(())
}
