//! Sheets: what each thing of Saint Petersburg is, and what it is to the near player now.

use ::saint_petersburg::{
    Card, Effect, HAND_COSTS, Origin, Row, SaintPetersburg, Saving, SeatView, Stack, View, phase_title,
    stack_title, text, title,
};
use kernel::{Lang, Seat};
use maud::Markup;

use super::super::sheet::{About, Cost, Here, rules_of, sentences};
use super::super::{Art, Scene};
use super::card;
use super::thing::Thing;
use crate::words;

/// A text of this board.
fn t(lang: Lang, name: &str) -> String {
    words::text(lang, &format!("saint-petersburg-{name}"))
}

pub fn about(thing: Thing, lang: Lang, art: &Art) -> About {
    let rules = rules_of::<SaintPetersburg>(&rules(thing));
    let text = match thing {
        Thing::Card(card) => card_text(card, lang),
        Thing::Stack(_)
        | Thing::Marker
        | Thing::Hand
        | Thing::Nobles
        | Thing::LowerRow
        | Thing::Discard
        | Thing::Ruble
        | Thing::Point => sentences::<SaintPetersburg>(&rules, lang),
    };
    About { title: name(thing, lang), picture: picture(thing, art), text, facts: facts(thing, lang), rules }
}

/// What a card does, and when it earns.
fn card_text(card: Card, lang: Lang) -> String {
    let phase = phase_title(card::group(card.facts().colour), lang);
    let when = words::text_with(lang, "saint-petersburg-earns-in", &[("phase", phase)]);
    format!("{} {when}", text(card, lang))
}

pub fn name(thing: Thing, lang: Lang) -> String {
    match thing {
        Thing::Card(card) => title(card, lang).to_owned(),
        Thing::Stack(stack) => stack_title(stack, lang).to_owned(),
        Thing::Marker => t(lang, "marker"),
        Thing::Hand => t(lang, "hand"),
        Thing::Nobles => t(lang, "noble-table"),
        Thing::LowerRow => t(lang, "lower-row"),
        Thing::Discard => t(lang, "discard-pile"),
        Thing::Ruble => t(lang, "rubles"),
        Thing::Point => t(lang, "points"),
    }
}

pub fn picture(thing: Thing, art: &Art) -> Markup {
    match thing {
        Thing::Card(card) => card::picture(card, art),
        Thing::Stack(stack) => art.picture(&format!("back-{stack}")),
        Thing::Marker => art.picture("marker-worker"),
        Thing::Hand => art.picture("icon-hand"),
        Thing::Nobles => art.picture("kind-noble"),
        Thing::LowerRow => art.picture("coin"),
        Thing::Discard => art.picture("back-trading"),
        Thing::Ruble => art.picture("ruble"),
        Thing::Point => art.picture("points-star"),
    }
}

/// The rules that speak of a thing, by sentence or by group.
fn rules(thing: Thing) -> Vec<&'static str> {
    match thing {
        Thing::Card(card) => card_rules(card),
        Thing::Stack(Stack::Worker) => vec!["score.1", "change.3", "end.1"],
        Thing::Stack(Stack::Building) => vec!["score.2", "refill.1", "end.1"],
        Thing::Stack(Stack::Noble) => vec!["score.3", "refill.1", "end.1"],
        Thing::Stack(Stack::Trading) => vec!["trade", "score.4", "end.1"],
        Thing::Marker => vec!["setup.3", "round.2", "change.4"],
        Thing::Hand => vec!["turn.2", "hand", "final.3"],
        Thing::Nobles => vec!["final.1"],
        Thing::LowerRow => vec!["price.3", "change.1", "change.2"],
        Thing::Discard => vec!["change.1", "trade.1"],
        Thing::Ruble => vec!["price.1", "setup.1", "final.2", "secret.1"],
        Thing::Point => vec!["final"],
    }
}

fn card_rules(card: Card) -> Vec<&'static str> {
    let own: &[&str] = match card.facts().effect {
        Effect::None => &[],
        Effect::EveryGreenTarget => &["trade.4"],
        Effect::LargerHand => &["hand.2", "hand.3"],
        Effect::BuyPoints => &["pub"],
        Effect::Worth(_) => &["village.1"],
        Effect::Draw => &["observatory"],
        Effect::Replaces(_) | Effect::ReplacesAndSaves(..) => &["trade.3"],
        Effect::RublePer(_) if card == Card::TaxMan => &["tax-man.1"],
        Effect::RublePer(_) => &["mariinskij.1"],
    };
    let scored = match card::group(card.facts().colour) {
        Stack::Worker => "score.1",
        Stack::Building => "score.2",
        Stack::Noble | Stack::Trading => "score.3",
    };
    let traded: &[&str] = if card.is_trading() { &["trade.1", "trade.2"] } else { &[] };
    own.iter().chain(traded).copied().chain([scored]).collect()
}

fn facts(thing: Thing, lang: Lang) -> Vec<(String, String)> {
    let Thing::Card(card) = thing else { return Vec::new() };
    let facts = card.facts();
    let kind = stack_title(card::group(facts.colour), lang);
    let kind = if card.is_trading() {
        format!("{kind}, {}", stack_title(Stack::Trading, lang))
    } else {
        kind.to_owned()
    };
    let fact = |name: &str, value: String| (t(lang, &format!("fact-{name}")), value);
    vec![
        fact("kind", kind),
        fact("cost", format!("{} ₽", facts.cost)),
        fact("copies", facts.copies.to_string()),
    ]
}

pub fn here(thing: Thing, scene: &Scene<'_, SaintPetersburg>) -> Here {
    let (view, near) = (&scene.view, scene.view.seat(scene.near()));
    let n = |n: usize| n.to_string();
    let brings = match thing {
        Thing::Card(card) => return card_here(card, scene),
        Thing::Stack(stack) => {
            let name = stack_title(stack, scene.words.lang);
            let left = scene.t_with("stack-left", &[("stack", name), ("n", &n(view.stacks[&stack]))]);
            let begins = scene.words.name(view.markers[&stack]);
            vec![left, scene.t_with("marker-of", &[("name", &begins)])]
        }
        Thing::Hand => {
            vec![scene.t_with("hand-of", &[("n", &n(near.hand_size)), ("limit", &n(near.hand_limit))])]
        }
        Thing::Nobles => {
            let (own, points) = near.nobles();
            vec![scene.t_with("nobles-own", &[("n", &n(own)), ("points", &points.to_string())])]
        }
        Thing::Point => worth(near, scene),
        Thing::Discard => {
            let lang = scene.words.lang;
            view.discard.iter().map(|(card, n)| format!("{} ×{n}", title(*card, lang))).collect()
        }
        Thing::Marker | Thing::LowerRow | Thing::Ruble => Vec::new(),
    };
    Here { brings, ..Here::default() }
}

/// What the near player would count now, by source.
fn worth(near: &SeatView, scene: &Scene<'_, SaintPetersburg>) -> Vec<String> {
    let worth = near.worth();
    let line = |name: &str, n: i32| scene.t_with(name, &[("n", &n.to_string().replace('-', "−"))]);
    let mut lines = vec![line("worth-track", worth.track), line("worth-nobles", worth.nobles)];
    lines.extend(worth.rubles.map(|rubles| line("worth-rubles", rubles)));
    lines.extend([line("worth-hand", worth.hand), line("worth-total", worth.total())]);
    lines
}

/// Where a card lies for the near player to place it: drawn, held, in a row; in the upper row if nowhere.
fn origin(card: Card, view: &View, near: &SeatView) -> Origin {
    if super::place::drawn(view) == Some(card) {
        Origin::Observatory
    } else if view.lower.contains_key(&card) {
        Origin::Row(Row::Lower)
    } else if near.hand.iter().flatten().any(|held| *held == card) && !view.upper.contains_key(&card) {
        Origin::Hand
    } else {
        Origin::Row(Row::Upper)
    }
}

fn card_here(card: Card, scene: &Scene<'_, SaintPetersburg>) -> Here {
    let (view, near, lang) = (&scene.view, scene.view.seat(scene.near()), scene.words.lang);
    let from = origin(card, view, near);
    let placements = near.placements(card, from);
    let best = placements.first().copied();
    let cost = best.map(|(target, _)| {
        let quote = near.quote(card, from, target);
        let less = quote.less.into_iter().map(|(saving, n)| (reason(card, saving, scene), n));
        Cost { printed: quote.printed, less: less.collect(), now: quote.now }
    });
    let mut brings = Vec::new();
    match best {
        Some((target, price)) => {
            let left = near.rubles.map(|rubles| i32::from(rubles) - i32::from(price));
            brings.extend(left.map(|left| match left {
                0.. => scene.t_with("left-after", &[("n", &left.to_string())]),
                short => scene.t_with("short-of", &[("n", &(-short).to_string())]),
            }));
            brings.extend(change(card, target, near, scene));
        }
        None => brings.push(scene.t("no-target")),
    }
    for (target, price) in placements.iter().filter(|_| placements.len() > 1) {
        let target = target.map_or("", |target| title(target, lang));
        brings.push(scene.t_with("in-place-of", &[("card", target), ("price", &price.to_string())]));
    }
    if matches!(from, Origin::Row(_)) && (view.upper.contains_key(&card) || view.lower.contains_key(&card)) {
        let n = HAND_COSTS.to_string();
        brings.push(scene.t_with("take-warning", &[("n", &n)]));
    }
    let has = |seat: &&SeatView| seat.area.contains_key(&card);
    let owners: Vec<Seat> = view.seats.iter().filter(has).map(|seat| seat.seat).collect();
    Here { cost, owners, brings }
}

/// What makes a card cheaper, in words.
fn reason(card: Card, saving: Saving, scene: &Scene<'_, SaintPetersburg>) -> String {
    let lang = scene.words.lang;
    match saving {
        Saving::Copies(n) => {
            scene.t_with("saving-copies", &[("n", &n.to_string()), ("card", title(card, lang))])
        }
        Saving::LowerRow => scene.t("lower-row"),
        Saving::Shop(shop) => title(shop, lang).to_owned(),
        Saving::Replaced(target) => scene.t_with("saving-replaced", &[("card", title(target, lang))]),
    }
}

/// What changes with a card, in words.
fn change(
    card: Card,
    target: Option<Card>,
    near: &SeatView,
    scene: &Scene<'_, SaintPetersburg>,
) -> Vec<String> {
    let change = near.change(card, target);
    let line = |what: &str, n: i32| {
        let name = if n < 0 { format!("less-{what}") } else { format!("more-{what}") };
        scene.t_with(&name, &[("n", &n.unsigned_abs().to_string())])
    };
    let mut lines = Vec::new();
    if change.rubles != 0 {
        lines.push(line("rubles", change.rubles));
    }
    if change.points != 0 {
        lines.push(line("points", change.points));
    }
    if change.nobles.0 != change.nobles.1 {
        let [n, from, to] = [change.nobles.1 as u16, change.final_points.0, change.final_points.1];
        let (n, from, to) = (n.to_string(), from.to_string(), to.to_string());
        lines.push(scene.t_with("more-nobles", &[("n", &n), ("from", &from), ("to", &to)]));
    }
    lines
}
