//! The words of what stands in the way of an answer, each with its rule.

use kernel::{Reason, Words, say};

use crate::state::Question;
use crate::titles::{development_title, objective_title, permit_title, plot_title, space_title};
use crate::why::Obstacle;

pub(crate) fn reason(obstacle: Obstacle, words: &Words) -> Reason {
    let lang = words.lang;
    let (rule, text) = match obstacle {
        Obstacle::Over => ("end.2", say!(words, "no-over").to_owned()),
        Obstacle::NotYourTurn(asked) => {
            let who = words.name(asked);
            ("order.2", say!(words, "no-turn", who))
        }
        Obstacle::First(question) => first(question, words),
        Obstacle::NoIncomeSpace(dollars) => ("income.1", say!(words, "no-income-space", dollars)),
        Obstacle::Taken(seat) => {
            let who = words.name(seat);
            ("turn.1", say!(words, "taken", who))
        }
        Obstacle::NotThisYear(year) => ("bonus.9", say!(words, "not-this-year", year)),
        Obstacle::TooManyPermits(most) => ("permit.2", say!(words, "too-many-permits", most)),
        Obstacle::NotInRow(permit) => {
            let permit = permit_title(permit, lang);
            ("permit.1", say!(words, "not-in-row", permit))
        }
        Obstacle::NoPermits => ("permit.3", say!(words, "no-permits").to_owned()),
        Obstacle::ObjectiveNotInRow(objective) => {
            let title = objective_title(objective, lang);
            ("objective.1", say!(words, "objective-not-in-row", title))
        }
        Obstacle::PileEmpty => ("objective.3", say!(words, "pile-empty").to_owned()),
        Obstacle::NoObjectives => ("objective.3", say!(words, "no-objectives").to_owned()),
        Obstacle::ReserveEmpty => ("materials.1", say!(words, "reserve-empty").to_owned()),
        Obstacle::NotOnCard(space) => {
            let space = space_title(space, lang);
            ("turn.3", say!(words, "not-on-card", space))
        }
        Obstacle::StepsTooDear { price, dollars } => {
            ("turn.3", say!(words, "steps-too-dear", price, dollars))
        }
        Obstacle::ActionTooDear { space, price, dollars } => {
            let space = space_title(space, lang);
            ("turn.6", say!(words, "space-too-dear", space, price, dollars))
        }
        Obstacle::NoPassing => ("turn.5", say!(words, "two-do-not-pass").to_owned()),
        Obstacle::NoSuchPlot(plot) => {
            let (row, column) = (plot.row() + 1, plot.column() + 1);
            ("map.3", say!(words, "no-plot", row, column))
        }
        Obstacle::OtherPlot(found) => {
            let found = plot_title(found, lang);
            ("map.3", say!(words, "other-plot", found))
        }
        Obstacle::NoRubble(plot) => {
            let plot = plot_title(plot, lang);
            ("clearing.1", say!(words, "no-rubble", plot))
        }
        Obstacle::ClearingTooDear { price, dollars, token } => (
            if token { "clearing.1" } else { "clearing.2" },
            say!(words, "clearing-too-dear", price, dollars),
        ),
        Obstacle::NoBuilding => ("build.1", say!(words, "no-building-ready").to_owned()),
        Obstacle::BuildTooDear { price, dollars } => {
            ("build.6", say!(words, "building-too-dear", price, dollars))
        }
        Obstacle::RubbleTooDear { price, dollars } => {
            ("build.7", say!(words, "rubble-too-dear", price, dollars))
        }
        Obstacle::Built(plot, owner) => {
            let (plot, who) = (plot_title(plot, lang), words.name(owner));
            ("build.1", say!(words, "built-on", who, plot))
        }
        Obstacle::PermitsFitNowhere { subsidy } => {
            (if subsidy { "build.5" } else { "build.2" }, say!(words, "permits-fit-nowhere").to_owned())
        }
        Obstacle::PermitsDoNotFit { plot, subsidy } => {
            let plot = plot_title(plot, lang);
            (if subsidy { "build.5" } else { "build.3" }, say!(words, "permits-do-not-fit", plot))
        }
        Obstacle::PermitNotOwned(permit) => {
            let permit = permit_title(permit, lang);
            ("build.8", say!(words, "permit-not-owned", permit))
        }
        Obstacle::SetDoesNotFit { plot, two, subsidy } => {
            let plot = plot_title(plot, lang);
            let rule = if subsidy {
                "build.5"
            } else if two {
                "build.3"
            } else {
                "build.2"
            };
            (rule, say!(words, "set-does-not-fit", plot))
        }
        Obstacle::DevelopmentGone(kind) => {
            let kind = development_title(kind, lang);
            ("card.4", say!(words, "development-gone", kind))
        }
        Obstacle::DevelopmentTooDear { kind, price, dollars } => {
            let kind = development_title(kind, lang);
            ("card.3", say!(words, "development-too-dear", kind, price, dollars))
        }
        Obstacle::NotShared(kind) => {
            let kind = development_title(kind, lang);
            ("card.1", say!(words, "not-shared", kind))
        }
    };
    Reason::new(rule, text)
}

/// What must be answered before anything else.
fn first(question: Question, words: &Words) -> (&'static str, String) {
    let (rule, text) = match question {
        Question::Income => ("income.1", say!(words, "first-income")),
        Question::Bonus => ("bonus.9", say!(words, "first-bonus")),
        Question::Space => ("turn.1", say!(words, "first-space")),
        Question::Option => ("turn.2", say!(words, "first-option")),
        Question::Permit => ("permit.1", say!(words, "first-permit")),
        Question::Objective => ("objective.1", say!(words, "first-objective")),
        Question::Clearing => ("clearing.1", say!(words, "first-clearing")),
        Question::Plot { .. } => ("build.1", say!(words, "first-plot")),
        Question::Permits { .. } => ("build.8", say!(words, "first-permits")),
        Question::Development { .. } => ("card.2", say!(words, "first-development")),
        Question::Over => ("end.2", say!(words, "no-over")),
    };
    (rule, text.to_owned())
}
