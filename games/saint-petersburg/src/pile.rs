//! Cards that lie open, and cards in a hand.

use crate::kinds::Card;

/// Open cards in no order: a row, or a play area.
pub type Pile = kernel::Pile<Card>;

/// The most cards that a hand can hold. §hand.2: with the Warehouse.
const MOST: usize = 4;

/// Cards in a hand, sorted.
pub type Hand = kernel::Hand<Card, MOST>;
