//! The year board: the income zone, and the years with their bonuses in words.

use ::san_francisco_1906::{Asked, Bonus, SpaceView, YearView};
use maud::{Markup, html};

use super::desk::Desk;
use super::pieces::pawn;
use super::place::Place;
use super::progress::{next_turn, ranks};
use super::ring;
use super::thing::Thing;

pub fn board(desk: &Desk<'_>) -> Markup {
    let now = desk.view.card.is_none() && desk.view.asked.is_some();
    let asked = matches!(desk.question(), Some(Asked::Income { .. }));
    let spaces =
        html! { @for (place, space) in desk.view.income.iter().enumerate() { (income(desk, space, place)) } };
    html! {
        div.years .asked[asked] data-key="years" {
            section.income .now[now] data-key="income" aria-label=(desk.t("income")) {
                header data-key="income-head" {
                    span.title data-key="income-title" data-thing=(Thing::Income) { (desk.t("income")) }
                    @if asked { em.turns { (desk.t("income-turns")) } }
                    @if now { (ring::order(desk)) }
                }
                // A pawn leaves from where it stands among them.
                (desk.scene.at(Place::Station(0)).class("spaces").label(desk.t("income")).mark(Thing::Income, &spaces))
            }
            @for year in desk.view.years() { (one(desk, &year)) }
        }
    }
}

fn income(desk: &Desk<'_>, space: &SpaceView, place: usize) -> Markup {
    let gain = format!("+{}", desk.dollars(space.dollars));
    let asked = matches!(desk.question(), Some(Asked::Income { .. })) && space.pawn.is_none();
    let then = asked.then(|| desk.view.next_place(desk.near.seat, place));
    let mut label = format!("{} {gain}", desk.t("income"));
    if let Some(then) = then {
        label = format!("{label}. {}", next_turn(desk, then));
    }
    let inside = html! {
        b { (gain) }
        @match (space.pawn, then) {
            (Some(seat), _) => span.man data-thing=(Thing::Pawn(seat)) { (pawn(seat)) },
            (None, Some(then)) => { span.rank { (ranks(desk, then)) } }
            (None, None) => {}
        }
    };
    desk.scene.at(Place::Income(space.dollars)).class("space").label(label).button(Thing::Income, &inside)
}

fn one(desk: &Desk<'_>, year: &YearView) -> Markup {
    let cost = desk.t_with("build-cost", &[("price", &desk.dollars(year.build_cost))]);
    let inside = html! { b { (year.year) } em { (cost) } span { (bonus(desk, year)) } };
    let label = format!("{}: {}. {cost}", year.year, bonus(desk, year));
    let spot = desk.scene.at(Place::Year(year.year)).class("year").label(label);
    spot.with("past", year.year < desk.view.year)
        .with("now", year.year == desk.view.year)
        .mark(Thing::Year(year.year), &inside)
}

/// The bonus of a year in words.
pub fn bonus(desk: &Desk<'_>, year: &YearView) -> String {
    let words: Vec<String> = year.bonuses.iter().map(|bonus| say(desk, *bonus)).collect();
    let choice = either(desk, &words);
    if year.building {
        return desk.t_with("and", &[("one", &say(desk, Bonus::Building)), ("two", &choice)]);
    }
    choice
}

/// Things among which one chooses: `a, b or c`.
pub fn either(desk: &Desk<'_>, words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => desk.t_with("or", &[("one", &most.join(", ")), ("two", last)]),
    }
}

fn say(desk: &Desk<'_>, bonus: Bonus) -> String {
    match bonus {
        Bonus::Building => desk.t("bonus-building"),
        Bonus::Permit => desk.t("bonus-permit"),
        Bonus::Objective => desk.t("bonus-objective"),
        Bonus::Advance => desk.t("bonus-advance"),
        Bonus::Build => desk.t("bonus-build"),
        Bonus::Money(dollars) => desk.dollars(dollars),
        Bonus::MoneyPerBuilding(dollars) => {
            desk.t_with("bonus-per-building", &[("money", &desk.dollars(dollars))])
        }
    }
}
