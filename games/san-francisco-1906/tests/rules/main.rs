//! The rules, told by examples: the rulebook, the actions, objectives, years and developments, the rulings.

mod actions;
mod developments;
mod objectives;
mod rulebook;
mod rulings;
mod table;
mod years;
