//! The rules, told by examples: the rulebook, the cards, the rulings.

mod cards;
mod rulebook;
mod rulings;
mod table;
