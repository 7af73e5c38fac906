//! What one viewer may know. §secret.1: rubles and hands are for their owner alone; everything else lies open.

use std::collections::BTreeMap;

use kernel::{Bag, Kind, Seat, Viewer, serde};
use serde::Serialize;

use crate::kinds::{Card, Phase, Row, Stack};
use crate::pile::Pile;
use crate::state::{Question, SaintPetersburg};

/// Cards with their numbers.
pub type Cards = BTreeMap<Card, u8>;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct View {
    pub round: u8,
    pub phase: Phase,
    /// The stack that ran out: this round is the last.
    pub exhausted: Option<Stack>,
    pub asked: Option<Asked>,
    pub passes: u8,
    /// Cards left in each stack.
    pub stacks: BTreeMap<Stack, usize>,
    /// Who holds which marker.
    pub markers: BTreeMap<Stack, Seat>,
    pub upper: Cards,
    pub lower: Cards,
    pub discard: Cards,
    pub seats: Vec<SeatView>,
    /// Whose eyes these are; `None` for somebody beside the table.
    pub own: Option<Seat>,
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", tag = "question", rename_all = "kebab-case")]
pub enum Asked {
    Turn { seat: Seat },
    Observed { seat: Seat, card: Card },
    Pub { seat: Seat },
}

/// One player as a viewer sees him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct SeatView {
    pub seat: Seat,
    pub points: u16,
    /// `None` for others.
    pub rubles: Option<u16>,
    /// `None` for others.
    pub hand: Option<Vec<Card>>,
    pub hand_size: usize,
    pub hand_limit: usize,
    pub area: Cards,
    /// Observatories of the area that were used in this round.
    pub face_down: u8,
}

impl Asked {
    /// Who is asked.
    #[must_use]
    pub fn seat(self) -> Seat {
        match self {
            Asked::Turn { seat } | Asked::Observed { seat, .. } | Asked::Pub { seat } => seat,
        }
    }
}

fn open(pile: &Pile) -> Cards {
    pile.iter().collect()
}

fn counted(bag: &Bag<Card>) -> Cards {
    bag.iter().collect()
}

pub(crate) fn view(game: &SaintPetersburg, viewer: Viewer) -> View {
    let seats = Seat::all(game.player_count()).map(|seat| {
        let player = game.player(seat);
        let own = viewer.sees(seat);
        SeatView {
            seat,
            points: player.points,
            rubles: own.then_some(player.rubles),
            hand: own.then(|| player.hand.cards().to_vec()),
            hand_size: player.hand.len(),
            hand_limit: player.hand_limit(),
            area: open(&player.area),
            face_down: player.face_down,
        }
    });
    View {
        round: game.round,
        phase: game.phase,
        exhausted: game.exhausted,
        asked: match game.question {
            Question::Turn(seat) => Some(Asked::Turn { seat }),
            Question::Observed(seat, card) => Some(Asked::Observed { seat, card }),
            Question::Pub(seat) => Some(Asked::Pub { seat }),
            Question::Over => None,
        },
        passes: game.passes,
        stacks: Stack::ALL.iter().map(|stack| (*stack, game.stack(*stack).len())).collect(),
        markers: Stack::ALL.iter().map(|stack| (*stack, game.markers[stack.index()])).collect(),
        upper: open(game.row(Row::Upper)),
        lower: open(game.row(Row::Lower)),
        discard: counted(&game.discard),
        seats: seats.collect(),
        own: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Afterwards => None,
        },
    }
}
