//! x
pub struct Step;
pub struct Tuned;
pub struct Tuning;
