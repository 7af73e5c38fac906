//! What must hold whatever bytes come in (fuzzing): one function for each door at which strangers hand something in. See `docs/fuzzing.md`.

mod games;
#[cfg(feature = "site")]
mod site;

pub use games::{notation, record, setup, sheet};
#[cfg(feature = "site")]
pub use site::form;
