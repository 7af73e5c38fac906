//! What the own buildings do with the discs as they stand while they are placed, and what all of it brings: said by the rules, anew with every mark.

use ::puerto_rico::{
    Building, BuildingView, Class, Good, Goods, Harvest, Lone, SeatView, View, Work, good_title,
};
use kernel::Kind;
use maud::{Markup, html};

use super::Look;
use super::draft::brief;
use super::pieces::{coin, kinds, of, shield};
use crate::pages::frame::inline;

/// A building and its state, in a few words.
pub fn does(look: &Look<'_>, view: &View, own: &BuildingView) -> Markup {
    let (seat, building) = (look.near.seat, own.building);
    let empty = own.discs == 0 && own.circles > 0;
    // §guest-house.5: a guest walks there by himself.
    let counts = || view.seat(seat).breakdown().bonuses.iter().any(|(large, _)| *large == building);
    let guest = empty && building.facts().class == Class::Large && counts();
    html! {
        span.does .idle[empty && !guest] data-key={ "does-" (building) } {
            @if empty { i.state { (look.t(if guest { "guest" } else { "idle" })) } " " }
            (inline(&said(look, view, own)))
        }
    }
}

fn said(look: &Look<'_>, view: &View, own: &BuildingView) -> String {
    let lang = look.scene.words.lang;
    let (building, all) = (own.building, own.circles.to_string());
    match view.work(look.near.seat, building) {
        Work::Makes(good, n) => {
            let name = match (own.discs, n) {
                (0, 0) => "could-make",
                (0, _) => "would-make",
                _ => "does-make",
            };
            let (n, good) = (n.to_string(), good_title(good, lang));
            look.t_with(name, &[("n", &n), ("all", &all), ("good", good)])
        }
        Work::Adds(goods) if !goods.is_empty() => look.t_with("does-add", &[("goods", &list(look, &goods))]),
        Work::Pays(0, points) if points > 0 => look.t_with("does-score", &[("n", &points.to_string())]),
        Work::Pays(doubloons, _) => look.t_with("does-pay", &[("n", &doubloons.to_string())]),
        Work::Counts(Some(n)) if own.circles > 0 => look.t_with("does-count", &[("n", &n.to_string())]),
        Work::Adds(_) | Work::Counts(_) | Work::Helps => helps(look, own),
    }
}

/// What its text says; §nobles.2: in a few it matters who stands there.
fn helps(look: &Look<'_>, own: &BuildingView) -> String {
    let lang = look.scene.words.lang;
    let who = if own.nobles > 0 { "noble" } else { "colonist" };
    let named = || super::TEXTS.find(lang, &format!("puerto-rico-does-{}-{who}", own.building));
    let told = if own.discs > 0 && own.building.is_special() { named() } else { None };
    let few = || super::TEXTS.find(lang, &format!("puerto-rico-brief-{}", own.building));
    told.or_else(few).map_or_else(|| brief(own.building, lang), str::to_owned)
}

fn list(look: &Look<'_>, goods: &Goods) -> String {
    let lang = look.scene.words.lang;
    let named = |(good, n): (&Good, &u8)| format!("{n} {}", good_title(*good, lang));
    goods.iter().map(named).collect::<Vec<_>>().join(", ")
}

/// The harvest with the discs as they stand, beside the one that was suggested, and what else they are good for.
pub fn harvest(look: &Look<'_>, view: &View, suggested: &View) -> Markup {
    let (seat, lang) = (look.near.seat, look.scene.words.lang);
    let brought = |view: &View| -> Harvest { view.harvest(seat).swap_remove(seat.index()) };
    let (now, then) = (brought(view), brought(suggested));
    let lone = view.lone(seat);
    html! {
        aside.harvest data-key="preview" aria-live="polite" aria-label={ (look.t("next-harvest")) " " (look.t("as-it-stands")) } {
            h2 { (look.t("next-harvest")) }
            ul.yield {
                @for good in kinds() {
                    @let (n, before) = (of(&now.goods, good), of(&then.goods, good));
                    li .nothing[n == 0] .missed[before > 0] {
                        b.n { (n) } span.bs { @for _ in 0..n.min(5) { (look.barrel(good)) } } span.gname { (good_title(good, lang)) }
                        (difference(n, before))
                    }
                }
                @if now.doubloons > 0 || then.doubloons > 0 {
                    li.also { b.n { "+" (now.doubloons) } i.doubloon {} span.gname {} (difference(now.doubloons, then.doubloons)) }
                }
                @if now.points > 0 || then.points > 0 {
                    li.also { b.n { "+" (now.points) } (look.picture("points")) span.gname {} (difference(now.points, then.points)) }
                }
            }
            @for lone in &lone { (alone(look, lone)) }
            (helping(look, view, view.seat(seat)))
        }
    }
}

/// How much more or less than with the suggested placement.
fn difference(now: u8, suggested: u8) -> Markup {
    let (sign, n) = if now < suggested { ("−", suggested - now) } else { ("+", now - suggested) };
    html! { @if n > 0 { b.diff { (sign) (n) } } }
}

/// Discs without a partner.
fn alone(look: &Look<'_>, lone: &Lone) -> Markup {
    let good = good_title(lone.good, look.scene.words.lang);
    let lines =
        [("lone-fields", lone.fields), ("lone-circles", lone.circles), ("lone-missing", lone.missing)];
    html! {
        @for (name, n) in lines {
            @if n > 0 { p.lone { (look.t_with(name, &[("n", &n.to_string()), ("good", good)])) } }
        }
    }
}

/// What helps beyond the harvest: cheaper buildings, dearer sales, loads, points at the end.
fn helping(look: &Look<'_>, view: &View, seat: &SeatView) -> Markup {
    let spared = |column: u8| -> u8 {
        let of_column = |building: &&Building| building.facts().column == column;
        let dearest = Building::ALL.iter().filter(of_column).max_by_key(|building| building.facts().cost);
        dearest.map_or(0, |building| view.savings(seat.seat, *building).iter().map(|(_, n)| n).sum())
    };
    let columns: Vec<u8> = (1..=4).map(spared).collect();
    let (least, most) = (columns.iter().min().copied(), columns.iter().max().copied().unwrap_or(0));
    let less = if least == Some(most) {
        format!("−{most}")
    } else {
        look.t_with("up-to", &[("n", &most.to_string())])
    };
    let sale = view.sale(seat.seat, Good::Coffee).saturating_sub(Good::Coffee.price());
    let load = view.load(seat.seat, 1).saturating_sub(1);
    let paid = u8::from(seat.building(Building::Lighthouse).is_some_and(|own| own.discs > 0));
    let worth = seat.breakdown();
    let end: u16 = worth.bonuses.iter().filter_map(|(_, points)| *points).sum();
    html! {
        dl.helps {
            @if most > 0 { div { dt { (look.t("helps-build")) } dd { (less) " " i.doubloon {} } } }
            @if sale > 0 { div { dt { (look.t("helps-sale")) } dd { (coin(format!("+{sale}"))) } } }
            @if load + paid > 0 {
                div { dt { (look.t("helps-load")) } dd { @if load > 0 { (shield(format!("+{load}"))) } @if paid > 0 { (coin(format!("+{paid}"))) } } }
            }
            @if end > 0 { div { dt { (look.t("helps-end")) } dd { (shield(format!("+{end}"))) } } }
        }
    }
}
