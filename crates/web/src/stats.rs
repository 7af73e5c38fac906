//! Statistics: how somebody has done, always beside what even would be, with the span in which the truth lies 19 times in 20.

mod crowd;
mod own;
mod sources;

pub use crowd::{Crowd, Crowds, Entrant, Rated};
pub use own::{Against, Own, Period, Share, Stretch, Wanted};
pub use sources::{Means, by_source};

/// Fewer games make no share.
pub const FEW: u32 = 5;
/// The most games of one kind that are looked at: the last ones.
pub const MOST: usize = 2_000;
