//! The 25 objectives. §cards.3: eight violet, sixteen green, and Best Builder in orange.

use kernel::Kind;
use sheets::Row;

use super::Fault;
use super::row::{Fields, rows};
use crate::kinds::Objective;
use crate::objectives::{Goal, Objectives};

const HEADER: &[&str] = &["id", "name", "frame", "type", "parameter", "points", "summary"];
const VIOLET: usize = 8;

/// Frames and points of the objectives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ObjectiveCards {
    /// Those of which three are common.
    pub(crate) violet: Objectives,
    /// Points for each thing counted; 0 where a scale or a bar says them.
    pub(crate) points: [u8; Objective::COUNT],
    pub(crate) best_builder: u8,
}

/// How the columns `type` and `parameter` name what an objective counts.
fn spelled(goal: Goal) -> (&'static str, &'static str) {
    match goal {
        Goal::MajorityColour(colour) => ("majority-colour", colour.name()),
        Goal::MajorityRubble => ("majority-rubble", ""),
        Goal::PerBuilding => ("per-building", ""),
        Goal::ColourSet => ("set-four-colours", ""),
        Goal::DevelopmentSet => ("set-four-developments", ""),
        Goal::Isolated => ("isolated-building", ""),
        Goal::NextToRival => ("next-to-rival", ""),
        Goal::OwnPairs => ("own-pairs", ""),
        Goal::Corners => ("corner-surrounded", ""),
        Goal::PerColour(colour) => ("per-colour", colour.name()),
        Goal::PerDevelopment(kind) => ("per-development", kind.name()),
        Goal::PerRubble => ("per-rubble", ""),
        Goal::CoinsByThree => ("coins-by-three", ""),
        Goal::DevelopmentBar => ("development-bar", ""),
        Goal::ClearingBar => ("clearing-bar", ""),
    }
}

/// What the column `points` says where it is not a number.
fn word(goal: Goal) -> Option<&'static str> {
    match goal {
        Goal::MajorityColour(_) | Goal::MajorityRubble => Some("by-place"),
        Goal::DevelopmentBar => Some("by-column"),
        Goal::ClearingBar => Some("by-row"),
        Goal::PerBuilding
        | Goal::ColourSet
        | Goal::DevelopmentSet
        | Goal::Isolated
        | Goal::NextToRival
        | Goal::OwnPairs
        | Goal::Corners
        | Goal::PerColour(_)
        | Goal::PerDevelopment(_)
        | Goal::PerRubble
        | Goal::CoinsByThree => None,
    }
}

impl ObjectiveCards {
    pub(super) fn read(content: &str) -> Result<ObjectiveCards, Fault> {
        let mut found = Objectives::NONE;
        let mut cards =
            ObjectiveCards { violet: Objectives::NONE, points: [0; Objective::COUNT], best_builder: 0 };
        let mut best_builders = 0;
        for row in rows(content, HEADER)? {
            if row.text("name") == "best-builder" {
                expect(&row, "frame", "orange")?;
                cards.best_builder = row.number("points", 0..=20)?;
                best_builders += 1;
                continue;
            }
            let objective: Objective = row.kind("name")?;
            if found.has(objective) {
                return Err(row.fault(format!("{objective} stands twice")));
            }
            found.add(objective);
            let (kind, parameter) = spelled(objective.goal());
            expect(&row, "type", kind)?;
            expect(&row, "parameter", parameter)?;
            match row.text("frame") {
                "violet" => cards.violet.add(objective),
                "green" => {}
                other => return Err(row.fault(format!("the frame is \"{other}\", not violet or green"))),
            }
            match word(objective.goal()) {
                Some(word) => expect(&row, "points", word)?,
                None => cards.points[objective.index()] = row.number("points", 0..=20)?,
            }
        }
        if let Some(missing) = Objective::ALL.iter().find(|objective| !found.has(**objective)) {
            return Err(Fault::whole(format!("{missing} is missing")));
        }
        if best_builders != 1 {
            return Err(Fault::whole(format!("best-builder stands {best_builders} times, not once")));
        }
        if cards.violet.len() != VIOLET {
            return Err(Fault::whole(format!("{} objectives are violet, not {VIOLET}", cards.violet.len())));
        }
        Ok(cards)
    }
}

fn expect(row: &Row, name: &str, wanted: &str) -> Result<(), Fault> {
    let found = row.text(name);
    if found == wanted {
        return Ok(());
    }
    Err(row.fault(format!("{name} of {} is \"{wanted}\", not \"{found}\"", row.text("name"))))
}
