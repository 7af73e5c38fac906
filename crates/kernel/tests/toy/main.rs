//! The kernel's own tests, on its toy game.

mod crooked;
mod laws;
mod matches;
mod records;
mod setup;
mod words;
