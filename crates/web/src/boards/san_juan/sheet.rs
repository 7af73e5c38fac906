//! Sheets: what each thing of San Juan is, and what it is to the near player now.

use ::san_juan::{Card, Family, SanJuan, Saving, good_title, role_text, role_title, text, tile_title, title};
use kernel::{Kind, Lang};
use maud::{Markup, html};

use super::super::sheet::{About, Cost, Here, heading, rules_of, sentences};
use super::super::{Art, Scene};
use super::roles::brings;
use super::thing::Thing;
use super::{hand, pictures};
use crate::words;

/// A text of this board.
fn t(lang: Lang, name: &str) -> String {
    words::text(lang, &format!("san-juan-{name}"))
}

pub fn about(thing: Thing, lang: Lang, art: &Art) -> About {
    let rules = rules_of::<SanJuan>(&rules(thing));
    let text = match thing {
        Thing::Card(card) => text(card, lang).to_owned(),
        Thing::Role(role) => role_text(role, lang).to_owned(),
        Thing::Good(_)
        | Thing::Tile(_)
        | Thing::Back
        | Thing::Deck
        | Thing::Discard
        | Thing::TradingHouse
        | Thing::City
        | Thing::Hand
        | Thing::Governor
        | Thing::Point => sentences::<SanJuan>(&rules, lang),
    };
    About { title: name(thing, lang), picture: picture(thing, art), text, facts: facts(thing, lang), rules }
}

pub fn name(thing: Thing, lang: Lang) -> String {
    match thing {
        Thing::Card(card) => title(card, lang).to_owned(),
        Thing::Role(role) => role_title(role, lang).to_owned(),
        Thing::Good(card) => heading(good_title(card, lang)),
        Thing::Tile(tile) => heading(&tile_title(tile, lang)),
        Thing::Back => t(lang, "hidden-card"),
        Thing::Deck => t(lang, "deck"),
        Thing::Discard => t(lang, "discard"),
        Thing::TradingHouse => t(lang, "house"),
        Thing::City => t(lang, "city"),
        Thing::Hand => t(lang, "hand"),
        Thing::Governor => t(lang, "governor"),
        Thing::Point => t(lang, "points"),
    }
}

pub fn picture(thing: Thing, art: &Art) -> Markup {
    match thing {
        Thing::Card(card) => pictures::building(art, card),
        Thing::Role(role) => pictures::role(art, role),
        Thing::Good(card) => pictures::good(art, card),
        Thing::Tile(tile) => art.piece("tile", tile.name()),
        Thing::TradingHouse => art.piece("tile", "back-trading-house"),
        Thing::Back | Thing::Deck | Thing::Discard | Thing::Hand => pictures::back(art),
        Thing::City => pictures::building(art, Card::TownSquare),
        Thing::Governor => art.picture("governor"),
        Thing::Point => html! { (art.picture("points-star")) },
    }
}

/// The rules that speak of a thing, by sentence or by group.
fn rules(thing: Thing) -> Vec<&'static str> {
    match thing {
        Thing::Role(role) => vec![role.name()],
        Thing::Card(card) => match card.facts().family {
            Family::Production => vec!["producer.1", "producer.3", "builder.5"],
            Family::Commercial => vec![card.name()],
            Family::Monument => vec!["monument", "town-square.1"],
        },
        Thing::Good(Card::LandRegistry) => vec!["land-registry", "secret.2"],
        Thing::Good(_) => vec!["cards.5", "trader.2", "producer.3", "producer.4", "secret.2"],
        Thing::Tile(_) | Thing::TradingHouse => vec!["setup.4", "trader.1", "trader.2", "trader.6"],
        Thing::Back => vec!["cards.5", "secret.2", "secret.3"],
        Thing::Deck => vec!["deck.2", "deck.3", "cards.4"],
        Thing::Discard => vec!["deck.1", "deck.2", "secret.4"],
        Thing::City => vec!["builder.5", "builder.6", "end.1"],
        Thing::Hand => vec!["cards.5", "builder.2", "start.2", "start.3"],
        Thing::Governor => vec!["round.1", "round.3", "round.6"],
        Thing::Point => vec!["final"],
    }
}

fn facts(thing: Thing, lang: Lang) -> Vec<(String, String)> {
    let fact = |name: &str, value: String| (t(lang, &format!("fact-{name}")), value);
    let Thing::Card(card) = thing else { return Vec::new() };
    let facts = card.facts();
    let mut all = vec![
        fact("kind", t(lang, &format!("kind-{}", pictures::kind(card)))),
        fact("cost", facts.cost.to_string()),
        fact("points", facts.points.to_string()),
        fact("copies", facts.copies.to_string()),
    ];
    if facts.new {
        all.push(fact("box", t(lang, "new-buildings")));
    }
    all
}

pub fn here(thing: Thing, scene: &Scene<'_, SanJuan>) -> Here {
    let (view, near) = (&scene.view, scene.near());
    match thing {
        Thing::Card(card) => Here {
            cost: view.seats[near.index()].may_have(card).then(|| cost(card, scene)),
            owners: view.seats.iter().filter(|seat| seat.has(card)).map(|seat| seat.seat).collect(),
            brings: prospects(card, scene),
        },
        Thing::Role(role) => {
            let taken = view.roles.iter().find(|taken| taken.role == role);
            let brings = brings(scene, view.outlook(near, role));
            match taken {
                Some(taken) => Here { owners: vec![taken.seat], ..Here::default() },
                None => Here { brings: vec![brings], ..Here::default() },
            }
        }
        Thing::Good(card) => {
            let has = view.seats.iter().filter(|seat| seat.goods_on(card) > 0);
            let range = super::house::range(view, card);
            let price = scene.t_with("good-price", &[("price", &range)]);
            Here { owners: has.map(|seat| seat.seat).collect(), brings: vec![price], ..Here::default() }
        }
        Thing::Discard => Here { brings: hand::names(scene, &view.discard_known), ..Here::default() },
        Thing::Governor => Here { owners: vec![view.governor], ..Here::default() },
        Thing::Point => Here { brings: sources(scene), ..Here::default() },
        Thing::Tile(_) | Thing::Back | Thing::Deck | Thing::TradingHouse | Thing::City | Thing::Hand => {
            Here::default()
        }
    }
}

/// What a card costs the near player in a place of its own, with everything that is taken off.
fn cost(card: Card, scene: &Scene<'_, SanJuan>) -> Cost {
    let (view, near) = (&scene.view, scene.near());
    let reason = |saving: Saving| match saving {
        Saving::Privilege => scene.t("saving-privilege"),
        Saving::Helper(helper) => title(helper, scene.words.lang).to_owned(),
    };
    Cost {
        printed: card.cost().into(),
        less: view.savings(near, card).into_iter().map(|(saving, n)| (reason(saving), n.into())).collect(),
        now: view.cost(near, card, None).into(),
    }
}

/// What a card would bring the near player, and where it would cost less.
fn prospects(card: Card, scene: &Scene<'_, SanJuan>) -> Vec<String> {
    let (view, near, lang) = (&scene.view, scene.near(), scene.words.lang);
    let own = &view.seats[near.index()];
    if !own.may_have(card) {
        let now = view.worth(near, card).to_string();
        return vec![scene.t_with("worth-here", &[("n", &now)])];
    }
    let promise = view.promise(near, card).to_string();
    let over = |(target, cost): (Card, u8)| {
        scene.t_with("over-note", &[("card", title(target, lang)), ("n", &cost.to_string())])
    };
    let mut lines = vec![scene.t_with("worth-now", &[("n", &promise)])];
    lines.extend(view.covers(near, card).into_iter().map(over));
    lines
}

/// The points of the near player by source.
fn sources(scene: &Scene<'_, SanJuan>) -> Vec<String> {
    let titles = ::san_juan::source_titles(scene.words.lang);
    let points = scene.view.sources(scene.near());
    let some = titles.iter().zip(points).filter(|(_, points)| *points > 0);
    some.map(|(title, points)| format!("{title}{}{points}", scene.page("colon"))).collect()
}
