//! What is wrong, as Python says it.

use std::fmt::Display;

use pyo3::create_exception;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

create_exception!(
    _cabildo,
    Refused,
    PyValueError,
    "An answer that is not taken, with the reason and the rule. Nothing has changed."
);

/// A value that cannot be.
pub(crate) fn bad(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A number out of its range.
pub(crate) fn out_of_range(error: impl Display) -> PyErr {
    PyIndexError::new_err(error.to_string())
}

/// An answer that is not taken.
pub(crate) fn refused(error: impl Display) -> PyErr {
    Refused::new_err(error.to_string())
}
