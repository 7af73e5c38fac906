//! The year board: the income zone, the years with their bonuses, and the order of play.

use ::san_francisco_1906::{Bonus, SpaceView, YearView};
use maud::{Markup, html};

use super::art;
use super::desk::Desk;
use super::pieces::pawn;

pub fn board(desk: &Desk<'_>) -> Markup {
    html! {
        section.sheet.year data-key="year" {
            div.income .now[desk.view.card.is_none() && desk.view.year < 1912] {
                h2 { (desk.t("income")) }
                div.spaces { @for space in &desk.view.income { (income(desk, space)) } }
            }
            ol.years aria-label=(desk.t("years")) { @for year in desk.view.years() { (one(desk, &year)) } }
        }
    }
}

fn income(desk: &Desk<'_>, space: &SpaceView) -> Markup {
    let place = format!("income/{}", space.dollars);
    let open = desk.scene.is_open(&place);
    let gain = format!("+{}", desk.dollars(space.dollars));
    let taken = space.pawn.map(|seat| desk.t_with("taken", &[("name", &desk.name(seat))]));
    let label = match &taken {
        Some(taken) => format!("{} {gain}. {taken}", desk.t("income")),
        None => format!("{} {gain}", desk.t("income")),
    };
    html! {
        button type="button" .space .open[open] data-at=(place) data-key=(place) disabled[!open] aria-label=(label) title=(desk.t("income-note")) {
            b { (gain) }
            @if let Some(seat) = space.pawn { (pawn(desk, seat)) }
        }
    }
}

fn one(desk: &Desk<'_>, year: &YearView) -> Markup {
    let now = year.year == desk.view.year;
    let cost = desk.dollars(year.build_cost);
    let mut words: Vec<String> = year.bonuses.iter().map(|bonus| say(desk, *bonus)).collect();
    let last = words.pop().unwrap_or_default();
    let choice =
        if words.is_empty() { last } else { format!("{} {} {last}", words.join(", "), desk.t("or")) };
    let bonus = if year.building { format!("{} + {choice}", say(desk, Bonus::Building)) } else { choice };
    let title = format!("{}: {bonus}. {}", year.year, desk.t_with("build-cost", &[("price", &cost)]));
    html! {
        li .past[year.year < desk.view.year] aria-current=[now.then_some("step")] title=(title) {
            b { (year.year) }
            span.bonus {
                @if year.building { (art::bonus(Bonus::Building)) i { "+" } }
                @for (i, bonus) in year.bonuses.iter().enumerate() { @if i > 0 { i { "/" } } (sign(desk, *bonus)) }
            }
            span.cost { (art::house()) (cost) }
            span.hidden { (title) }
        }
    }
}

fn sign(desk: &Desk<'_>, bonus: Bonus) -> Markup {
    match bonus {
        Bonus::Money(dollars) => html! { em { (desk.dollars(dollars)) } },
        Bonus::MoneyPerBuilding(dollars) => html! { em { (desk.dollars(dollars)) "/" } (art::house()) },
        Bonus::Building | Bonus::Permit | Bonus::Objective | Bonus::Advance | Bonus::Build => {
            art::bonus(bonus)
        }
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

/// Whose turn it is on this area, who has acted and who comes, and who will begin on the next one.
pub fn order(desk: &Desk<'_>) -> Markup {
    let (turn, next) = (usize::from(desk.view.turn), desk.view.next_order());
    let over = desk.view.asked.is_none();
    html! {
        p.order data-key="order" {
            span title=(desk.t("order-note")) { (desk.t("order")) " " }
            @for (i, seat) in desk.view.order.iter().enumerate() {
                span.turn .done[i < turn || over] .at[i == turn && !over] { (pawn(desk, *seat)) }
            }
            @if !next.is_empty() && !over {
                span title=(desk.t("next-note")) { (desk.t("next")) " " }
                @for seat in &next { span.turn { (pawn(desk, *seat)) } }
                @if next.len() < desk.view.seats.len() { "…" }
            }
        }
    }
}
