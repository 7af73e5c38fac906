//! What the bots think of each game: an evaluation with named weights, one file each. A new game is one line in the list below;
//! [`Plain`](crate::Plain) serves until it has an evaluation of its own.

pub mod puerto_rico;
pub mod saint_petersburg;
pub mod san_francisco;
pub mod san_francisco_1906;
pub mod san_juan;

use kernel::{Game, Numbered, Present};

use crate::judge::Shipped;
use crate::{Evaluate, Ways};

/// A game that the bots have an opinion of.
pub trait Judged: Shipped + Ways {
    /// What they think of it by hand-made weights.
    type Evaluation: Evaluate<Self>;
}

/// Something that is done with a game whose type is known, and which bots can play (a visitor).
pub trait Visit {
    /// What comes out.
    type Output;

    /// Does it.
    fn visit<G: Present + Numbered + Judged>(self) -> Self::Output;
}

/// Hands the list of all games and their evaluations to a macro.
macro_rules! all_games {
    ($each:ident) => {
        $each! {
            ::puerto_rico::PuertoRico => crate::games::puerto_rico::Evaluation,
            ::saint_petersburg::SaintPetersburg => crate::games::saint_petersburg::Evaluation,
            ::san_francisco::SanFrancisco => crate::games::san_francisco::Evaluation,
            ::san_francisco_1906::SanFrancisco1906 => crate::games::san_francisco_1906::Evaluation,
            ::san_juan::SanJuan => crate::games::san_juan::Evaluation,
        }
    };
}

pub(crate) use all_games;

macro_rules! judged {
    ($($Game:ty => $Evaluate:ty),+ $(,)?) => {
        $(impl Judged for $Game {
            type Evaluation = $Evaluate;
        })+

        /// Does something with the game of this name. `None`: there is no such game.
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(id if id == <$Game>::META.id => Some(visitor.visit::<$Game>()),)+
                _ => None,
            }
        }
    };
}

all_games!(judged);
