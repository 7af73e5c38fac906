//! What the bots think of each game: an evaluation with named weights, one file each. A new game is one line in the list below;
//! [`Plain`](crate::Plain) serves until it has an evaluation of its own.

pub mod saint_petersburg;

/// Hands the list of all games and their evaluations to a macro.
macro_rules! all_games {
    ($each:ident) => {
        $each! {
            ::saint_petersburg::SaintPetersburg => crate::games::saint_petersburg::Evaluation,
        }
    };
}

pub(crate) use all_games;
