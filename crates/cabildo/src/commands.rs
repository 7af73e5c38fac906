//! The commands, one file each: `Args` and `run`.

pub mod analyse;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod calibrate;
pub mod conform;
pub mod copy;
pub mod explore;
pub mod games;
pub mod learn;
pub mod perft;
pub mod play;
pub mod players;
pub mod prove;
pub mod replay;
pub mod restore;
pub mod serve;
pub mod sim;
pub mod tables;
pub mod tune;
