//! The pages, each a function of what it shows.

pub mod about;
pub mod analysis;
pub mod ask;
pub mod corrected;
pub mod frame;
pub mod hint;
pub mod home;
mod invite;
pub mod kept;
pub mod learn;
pub mod list;
pub mod log;
pub mod me;
pub mod new;
pub mod problem;
pub mod replay;
pub mod result;
pub mod rules;
pub mod story;
pub mod table;
mod tale;
pub mod things;
pub mod waiting;
