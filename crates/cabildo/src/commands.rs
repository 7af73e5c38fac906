//! The commands, one file each: `Args` and `run`.

pub mod arena;
pub mod bench;
pub mod conform;
pub mod games;
pub mod perft;
pub mod play;
pub mod replay;
pub mod serve;
pub mod sim;
pub mod tune;
