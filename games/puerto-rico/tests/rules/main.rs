//! The rules, told by examples: the rulebook, the roles, the buildings, the placement of discs, the rulings, and what always holds.

mod buildings;
mod phases;
mod placement;
mod properties;
mod readings;
mod rulebook;
mod rulings;
mod table;
