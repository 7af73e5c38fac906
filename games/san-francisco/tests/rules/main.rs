//! The rules, told by examples: the rulebook, the cards and bonuses, the rulings.

mod cards;
mod rulebook;
mod rulings;
mod table;
