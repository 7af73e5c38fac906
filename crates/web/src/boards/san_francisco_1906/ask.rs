//! The question in words that a newcomer understands: what is asked, and what can be done now, with its price.

use ::san_francisco_1906::{Asked, Space, SpaceView};
use kernel::Kind;
use maud::Markup;

use super::desk::Desk;
use super::pieces::action;
use super::years::{bonus, either};

/// A list of actions has so many letters at most, fewer where one may also pass; a longer one is seen at a glance on the board.
const ROOM: usize = 58;
const LESS_ROOM: usize = 44;

/// What is asked of the visitor, as a class of the table.
pub fn mood(desk: &Desk<'_>) -> &'static str {
    match desk.question() {
        None => "",
        Some(Asked::Income { .. }) => "asks-income",
        Some(Asked::Bonus { .. }) => "asks-bonus",
        Some(Asked::Space { .. }) => "asks-space",
        Some(Asked::Option { .. }) => "asks-option",
        Some(Asked::Permit { .. }) => "asks-permit",
        Some(Asked::Objective { .. }) => "asks-objective",
        Some(Asked::Clearing { .. }) => "asks-clearing",
        Some(Asked::Plot { .. }) => "asks-plot",
        Some(Asked::Permits { .. }) => "asks-permits",
        Some(Asked::Development { .. }) => "asks-development",
    }
}

/// The picture of what asks.
pub fn asker(desk: &Desk<'_>) -> Option<Markup> {
    let art = desk.art();
    Some(match desk.view.asked? {
        Asked::Income { .. } => art.picture("v-income"),
        Asked::Bonus { .. } => art.picture("v-house"),
        Asked::Permit { .. } => action(art, Space::Permit),
        Asked::Objective { .. } => action(art, Space::Objective),
        Asked::Clearing { .. } => action(art, Space::Clearing),
        Asked::Plot { subsidy: true, .. } | Asked::Permits { subsidy: true, .. } => {
            action(art, Space::BuildSubsidised)
        }
        Asked::Plot { .. } | Asked::Permits { .. } => action(art, Space::Build),
        Asked::Development { .. } => art.picture("v-light"),
        Asked::Space { .. } | Asked::Option { .. } => {
            let own =
                desk.card().iter().find(|space| space.pawn == desk.asked()).and_then(|space| space.space);
            own.map_or_else(|| art.picture("v-step"), |space| action(art, space))
        }
    })
}

/// The question, where more than the rules ask can be answered at once, or the place on the board helps.
pub fn wanted(desk: &Desk<'_>) -> Option<String> {
    let card = || desk.view.card.unwrap_or(0).to_string();
    Some(match desk.question()? {
        Asked::Income { .. } => desk.n("ask-income", desk.view.year),
        Asked::Bonus { .. } => desk.n("ask-bonus", desk.view.year),
        Asked::Space { .. } => desk.n("ask-space", card()),
        Asked::Option { .. } => desk.n("ask-option", card()),
        Asked::Permits { .. } => desk.t("ask-permits"),
        Asked::Permit { .. }
        | Asked::Objective { .. }
        | Asked::Clearing { .. }
        | Asked::Plot { .. }
        | Asked::Development { .. } => return None,
    })
}

/// What can be done now, in one sentence.
pub fn detail(desk: &Desk<'_>) -> Option<String> {
    let view = desk.view;
    Some(match desk.question()? {
        Asked::Income { .. } => desk.t_with("can-income", &[("bonus", &bonus(desk, &view.this_year()))]),
        Asked::Bonus { money, .. } => {
            let list = bonus(desk, &one_of(desk));
            desk.t_with("can-bonus", &[("bonus", &list), ("money", &desk.dollars(money))])
        }
        Asked::Space { .. } => {
            let can = actions(desk, &|space| Some(desk.near.dollars).filter(|_| space.pawn.is_none()));
            say(desk, "space", &can, ROOM)
        }
        Asked::Option { .. } => {
            let can = actions(desk, &|space| desk.left_for(space.space?));
            if can.is_empty() { desk.t("can-only-take-dollar") } else { say(desk, "option", &can, LESS_ROOM) }
        }
        Asked::Permit { .. } => desk.t("can-permit-row"),
        Asked::Objective { .. } => desk.t("can-objective-row"),
        Asked::Clearing { .. } => desk.t_with(
            "can-clear",
            &[("token", &desk.dollars(view.clear_price())), ("price", &desk.dollars(view.climb_price()))],
        ),
        Asked::Plot { subsidy, .. } => {
            let n = view.sites(desk.near, desk.near.dollars, subsidy).len().to_string();
            let name = if subsidy { "can-plot-subsidised" } else { "can-plot" };
            desk.t_with(name, &[("n", &n), ("price", &desk.dollars(view.build_cost))])
        }
        Asked::Permits { .. } => desk.t("can-permits"),
        Asked::Development { .. } => desk.t("can-development"),
    })
}

/// Actions in a sentence: by name, or as what glows where they are many.
fn say(desk: &Desk<'_>, question: &str, can: &[String], room: usize) -> String {
    let step = desk.dollars(desk.view.one_step());
    let list = either(desk, can);
    let name = match list.chars().count() {
        0 => "can-only-dollar".to_owned(),
        letters if letters <= room => format!("can-{question}"),
        _ => format!("can-{question}-many"),
    };
    desk.t_with(&name, &[("list", &list), ("step", &step)])
}

/// The year with only what can be chosen: what everybody gets was given with the income.
fn one_of(desk: &Desk<'_>) -> ::san_francisco_1906::YearView {
    ::san_francisco_1906::YearView { building: false, ..desk.view.this_year() }
}

/// What could be done on the present card with the money that is left there, each in a few words.
fn actions(desk: &Desk<'_>, left: &dyn Fn(&SpaceView) -> Option<u8>) -> Vec<String> {
    let one = |space: &SpaceView| {
        let (word, left) = (space.space?, left(space)?);
        let possible = word != Space::Pass && desk.view.is_possible(desk.near, word, left);
        let price = desk.view.action_price(word).unwrap_or(0);
        let builds = matches!(word, Space::Build | Space::BuildSubsidised);
        let subsidy = word == Space::BuildSubsidised;
        let sites = if builds { desk.view.sites(desk.near, left, subsidy).len() } else { 0 };
        let values =
            [("money", desk.dollars(space.dollars)), ("price", desk.price(price)), ("n", sites.to_string())];
        let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        possible.then(|| desk.t_with(&format!("can-{}", word.name()), &values))
    };
    desk.card().iter().filter_map(one).collect()
}
