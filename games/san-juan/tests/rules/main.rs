//! The rules, told by examples: the rulebook, the buildings, the rulings, and what is secret.

mod buildings;
mod declining;
mod rulebook;
mod rulings;
mod secrets;
mod table;
