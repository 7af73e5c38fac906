//! Many games at once: simulation with statistics, tournaments between bots, tuning of their weights, measurement of speed.

mod bench;
mod calibrate;
mod habits;
mod learn;
mod page;
mod play;
mod plot;
mod random;
mod reliability;
mod resume;
mod search_pace;
mod simulate;
mod spread;
mod standing;
mod tournament;
mod tune;
mod variants;

pub use bench::{Batch, Measure, Pace, in_turn, measure, measure_beside};
pub use calibrate::{BINS, Bin, Fit, Forecasting, Forecasts, curves_file, fit};
pub use habits::{Habit, habits};
pub use learn::{Calibration, Epoch, LearnError, Learning, Learnt, Progress, curves};
pub use page::page;
pub use play::{Outcome, Played, play};
pub use random::random_games;
pub use ratings::{Interval, wilson};
pub use reliability::reliability;
pub use resume::{Keeper, ResumeError, header, line};
pub use search_pace::{SearchPace, search_pace};
pub use simulate::{Keep, Report, SeatReport, Simulation};
pub use spread::Spread;
pub use standing::{BotStanding, SeatStanding, Standing};
pub use tournament::{ArenaError, Row, Tournament};
pub use tune::{Step, Tuned, Tuning};
pub use variants::variants;
