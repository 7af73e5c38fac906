//! What holds for the numbers of every game and set-up.

mod batches;
mod rows;
mod setups;
mod spaces;
