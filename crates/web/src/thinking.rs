//! Bots think here: on a few threads of their own, never on those that serve pages, and each for as long as is fair to others.
//!
//! [`fair`] says who is next (fair queueing), [`pool`] lets them think (worker threads), [`company`] keeps them seated between their answers.

mod company;
mod fair;
mod pool;
mod shares;
#[cfg(test)]
mod simulation;

pub use company::{Company, Room};
pub use fair::{Ended, Payer, Rules};
pub use pool::Pool;
