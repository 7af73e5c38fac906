//! What the objectives count, and sets of them.

use std::fmt;

use kernel::Kind;

use crate::kinds::{Colour, Development, Objective};

/// What an objective counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// §goal.1: a ranking by own buildings on plots of a colour.
    MajorityColour(Colour),
    /// §goal.2: a ranking by own rubble tokens.
    MajorityRubble,
    /// §goal.3: own buildings.
    PerBuilding,
    /// §goal.4: sets of own buildings on four colours.
    ColourSet,
    /// §goal.5: sets of four different own urban development cards.
    DevelopmentSet,
    /// §goal.6: own buildings with no building next to them.
    Isolated,
    /// §goal.7: own buildings with a rival's building next to them.
    NextToRival,
    /// §goal.8: disjoint pairs of own buildings next to each other.
    OwnPairs,
    /// §goal.9: own buildings on corners with buildings all around.
    Corners,
    /// §goal.10: own buildings on plots of a colour.
    PerColour(Colour),
    /// §goal.11: own urban development cards of a kind.
    PerDevelopment(Development),
    /// §goal.12: own rubble tokens.
    PerRubble,
    /// §goal.13: full three dollars.
    CoinsByThree,
    /// §goal.14: the column of the own development token.
    DevelopmentBar,
    /// §goal.15: the row of the own development token.
    ClearingBar,
}

const GOALS: [Goal; Objective::COUNT] = [
    Goal::MajorityColour(Colour::Green),
    Goal::MajorityColour(Colour::Red),
    Goal::MajorityColour(Colour::Yellow),
    Goal::MajorityColour(Colour::Purple),
    Goal::MajorityRubble,
    Goal::PerBuilding,
    Goal::ColourSet,
    Goal::DevelopmentSet,
    Goal::Isolated,
    Goal::NextToRival,
    Goal::OwnPairs,
    Goal::Corners,
    Goal::PerColour(Colour::Green),
    Goal::PerColour(Colour::Red),
    Goal::PerColour(Colour::Yellow),
    Goal::PerColour(Colour::Purple),
    Goal::PerDevelopment(Development::Light),
    Goal::PerDevelopment(Development::Tram),
    Goal::PerDevelopment(Development::Hydrant),
    Goal::PerDevelopment(Development::Park),
    Goal::PerRubble,
    Goal::CoinsByThree,
    Goal::DevelopmentBar,
    Goal::ClearingBar,
];

impl Objective {
    /// What it counts.
    #[must_use]
    pub fn goal(self) -> Goal {
        GOALS[self.index()]
    }
}

impl Goal {
    /// The rule that says how it scores.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Goal::MajorityColour(_) => "goal.1",
            Goal::MajorityRubble => "goal.2",
            Goal::PerBuilding => "goal.3",
            Goal::ColourSet => "goal.4",
            Goal::DevelopmentSet => "goal.5",
            Goal::Isolated => "goal.6",
            Goal::NextToRival => "goal.7",
            Goal::OwnPairs => "goal.8",
            Goal::Corners => "goal.9",
            Goal::PerColour(_) => "goal.10",
            Goal::PerDevelopment(_) => "goal.11",
            Goal::PerRubble => "goal.12",
            Goal::CoinsByThree => "goal.13",
            Goal::DevelopmentBar => "goal.14",
            Goal::ClearingBar => "goal.15",
        }
    }
}

/// Different objectives in no order.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Objectives(u32);

impl Objectives {
    pub(crate) const NONE: Objectives = Objectives(0);

    /// Whether the objective is among them.
    #[inline]
    #[must_use]
    pub fn has(self, objective: Objective) -> bool {
        self.0 & (1 << objective as u32) != 0
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The objectives in their fixed order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Objective> + Clone {
        Objective::members(u64::from(self.0))
    }

    #[inline]
    pub(crate) fn add(&mut self, objective: Objective) {
        self.0 |= 1 << objective as u32;
    }

    #[inline]
    pub(crate) fn take(&mut self, objective: Objective) {
        self.0 &= !(1 << objective as u32);
    }

    /// These and others together.
    #[must_use]
    pub(crate) fn with(self, others: Objectives) -> Objectives {
        Objectives(self.0 | others.0)
    }
}

impl FromIterator<Objective> for Objectives {
    fn from_iter<I: IntoIterator<Item = Objective>>(objectives: I) -> Objectives {
        objectives.into_iter().fold(Objectives::NONE, |mut set, objective| {
            set.add(objective);
            set
        })
    }
}

impl fmt::Debug for Objectives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
