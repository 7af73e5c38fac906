//! Sheets: what each thing of San Francisco is, and what it is to the near player now.

use ::san_francisco::{
    Action, Bonus, Brings, Built, Card, Colour, Contest, Deck, Origin, Outlook, SanFrancisco, SeatView,
    Symbol, bonus_text, bonus_title, half_points, row_title, title,
};
use kernel::{Kind, Lang, Seat};
use maud::Markup;

use super::super::sheet::{About, Here, heading, rules_of, sentences};
use super::super::{Art, Scene};
use super::thing::Thing;
use super::{Look, card, columns, podium, signed, starred};
use crate::words;

/// A text of this board.
fn t(lang: Lang, name: &str) -> String {
    words::text(lang, &format!("san-francisco-{name}"))
}

fn t_with(lang: Lang, name: &str, values: &[(&str, &str)]) -> String {
    words::text_with(lang, &format!("san-francisco-{name}"), values)
}

pub fn about(thing: Thing, lang: Lang, art: &Art) -> About {
    let rules = rules_of::<SanFrancisco>(&rules(thing));
    let text = match thing {
        Thing::Bonus(bonus) => bonus_text(bonus, lang).to_owned(),
        Thing::Card(_)
        | Thing::District(_)
        | Thing::Trams
        | Thing::Deck
        | Thing::Column(_)
        | Thing::Contract
        | Thing::Foundation
        | Thing::Skyscraper
        | Thing::Medal
        | Thing::Completion
        | Thing::Points => sentences::<SanFrancisco>(&rules, lang),
    };
    About { title: name(thing, lang), picture: picture(thing, art), text, facts: facts(thing, lang), rules }
}

pub fn name(thing: Thing, lang: Lang) -> String {
    match thing {
        Thing::Card(card) => title(card, lang),
        Thing::Bonus(bonus) => heading(bonus_title(bonus, lang)),
        Thing::District(row) => t_with(lang, "district", &[("row", row_title(row, lang))]),
        Thing::Column(n) => t_with(lang, "column", &[("n", &n.to_string())]),
        Thing::Trams => t(lang, "trams"),
        Thing::Deck => t(lang, "deck-title"),
        Thing::Contract => t(lang, "contract"),
        Thing::Foundation => t(lang, "foundation-token"),
        Thing::Skyscraper => t(lang, "skyscraper"),
        Thing::Medal => t(lang, "medal"),
        Thing::Completion => t(lang, "completion-token"),
        Thing::Points => t(lang, "points"),
    }
}

pub fn picture(thing: Thing, art: &Art) -> Markup {
    match thing {
        Thing::Card(card) => card::picture(art, card),
        Thing::Bonus(bonus) => card::bonus_face(art, bonus),
        Thing::District(row) => art.picture(&format!("{row}-3")),
        Thing::Deck => art.picture("back"),
        Thing::Trams => art.picture("tram"),
        Thing::Column(_) => art.picture("columns"),
        Thing::Contract => art.picture("contract"),
        Thing::Foundation => art.picture("foundation"),
        Thing::Skyscraper => art.picture("skyscraper"),
        Thing::Medal => art.picture("medal"),
        Thing::Completion => art.picture("completion"),
        Thing::Points => art.picture("points"),
    }
}

/// The rules that speak of a thing, by sentence or by group.
fn rules(thing: Thing) -> Vec<&'static str> {
    match thing {
        Thing::Card(card) => {
            let ground = if card.colour() == Colour::Black { "build.3" } else { "build.1" };
            let shown =
                Symbol::ALL.into_iter().filter(|symbol| card.has(*symbol)).flat_map(of_symbol).copied();
            std::iter::once(ground).chain(shown).collect()
        }
        Thing::Bonus(bonus) => match bonus {
            Bonus::Plus2Token => vec!["bonus.4", "bonus.1", "bonus.2"],
            Bonus::Value4Card => vec!["bonus.5", "bonus.12", "bonus.1", "bonus.2"],
            Bonus::DepotCard => vec!["bonus.6", "bonus.12", "bonus.1", "bonus.2"],
            Bonus::PointsToken => vec!["bonus.7", "points.1", "bonus.1", "bonus.2"],
            Bonus::DiscardToken => vec!["bonus.8", "discard"],
            Bonus::TramLineToken => vec!["bonus.9", "bonus.2"],
        },
        Thing::District(_) => vec!["advantage.1", "advantage.4", "district.1", "bonus.1"],
        Thing::Trams => vec!["tram", "advantage.2", "advantage.5"],
        Thing::Deck => vec!["place", "cards.3"],
        Thing::Column(_) => vec!["finalize.1", "finalize.2", "finalize.3", "finalize.6"],
        Thing::Contract => vec!["finalize.1", "finalize.2", "finalize.3"],
        Thing::Foundation => vec!["place.3", "end.1", "setup.2"],
        Thing::Skyscraper => vec!["skyscraper"],
        Thing::Medal => vec!["medal"],
        Thing::Completion => vec!["district.1", "points.1"],
        Thing::Points => vec!["points.1", "advantage.1", "advantage.2", "final.1"],
    }
}

fn of_symbol(symbol: Symbol) -> &'static [&'static str] {
    match symbol {
        Symbol::Line => &["tram.2", "tram.3"],
        Symbol::Depot => &["tram.1"],
        Symbol::Garden => &["garden.1", "garden.2"],
        Symbol::Foundation => &["skyscraper.1", "skyscraper.3"],
        Symbol::Seaside => &["skyscraper.2"],
        Symbol::Bonus => &["bonus.1"],
    }
}

fn facts(thing: Thing, lang: Lang) -> Vec<(String, String)> {
    let Thing::Card(card) = thing else { return Vec::new() };
    let row = card.colour().row();
    let goes = row.map_or_else(|| t(lang, "any-row"), |row| heading(row_title(row, lang)));
    let mut facts = vec![(t(lang, "fact-value"), card.value().to_string()), (t(lang, "fact-district"), goes)];
    let copies = Deck::standard().copies_of(card);
    if copies > 0 {
        facts.push((t(lang, "fact-copies"), copies.to_string()));
    }
    facts
}

pub fn here(thing: Thing, scene: &Scene<'_, SanFrancisco>) -> Here {
    let view = &scene.view;
    let near = &view.seats[scene.near().index()];
    let look = Look { scene, view, art: scene.art, lang: scene.words.lang, near };
    let lines = |brings: Vec<String>| Here { brings, ..Here::default() };
    match thing {
        Thing::Card(card) => of_card(&look, card),
        Thing::Bonus(bonus) => {
            let mut brings = vec![look.t_n("copies-left", view.bonuses[&bonus])];
            brings.extend(view.prospect(Action::Take(bonus)).into_iter().flat_map(|best| told(&look, best)));
            lines(brings)
        }
        Thing::District(row) => Here {
            owners: view.completed[&row].into_iter().collect(),
            ..lines(standings(&look, Contest::District(row)))
        },
        Thing::Trams => lines(standings(&look, Contest::Trams)),
        Thing::Deck => lines(deck(&look)),
        Thing::Column(n) => lines(column(&look, usize::from(n))),
        Thing::Contract => {
            let held = |seat: &SeatView| {
                let name = look.scene.words.name(seat.seat);
                look.t_with("contracts-of", &[("name", &name), ("n", &seat.contracts.to_string())])
            };
            let may = look.t_n("contracts-note", near.least_cards());
            lines(std::iter::once(may).chain(view.seats.iter().map(held)).collect())
        }
        Thing::Foundation => {
            let (n, all) = (view.tokens.to_string(), view.tokens_at_start.to_string());
            let left = look.t_with("tokens-note", &[("n", &n), ("all", &all)]);
            lines(vec![left, look.t_n("foundations-in-deck", view.foundations_to_come())])
        }
        Thing::Skyscraper => Here {
            owners: who(&look, |seat| seat.skyscrapers > 0),
            ..lines(vec![look.t_n("required-note", near.required.max(0) as u64)])
        },
        Thing::Medal => Here { owners: view.medal.into_iter().collect(), ..Here::default() },
        Thing::Completion => {
            let free = view.completed.iter().filter(|(_, owner)| owner.is_none());
            let line = |row| look.t_with("completion-free", &[("row", row_title(row, look.lang))]);
            lines(free.map(|(row, _)| line(*row)).collect())
        }
        Thing::Points => lines(sources(&look)),
    }
}

fn who(look: &Look<'_>, has: impl Fn(&SeatView) -> bool) -> Vec<Seat> {
    look.view.seats.iter().filter(|seat| has(seat)).map(|seat| seat.seat).collect()
}

/// Who has built a card, how many are to come, and what it would bring if it was taken.
fn of_card(look: &Look<'_>, card: Card) -> Here {
    let built = |seat: &SeatView| seat.city.iter().flatten().any(|space| space.card == Built::Project(card));
    let mut brings = vec![look.t_n("card-in-deck", look.view.unseen.get(&card).copied().unwrap_or(0))];
    for prospect in &look.view.prospects {
        let Action::Build(other, black_row) = prospect.action else { continue };
        if other == card {
            let mut line = told(look, &prospect.brings).join(" ");
            if let Some(row) = black_row {
                line = format!("{}{}{line}", heading(row_title(row, look.lang)), look.scene.page("colon"));
            }
            brings.push(line);
        }
    }
    Here { owners: who(look, built), brings, ..Here::default() }
}

/// Who stands where.
fn standings(look: &Look<'_>, contest: Contest) -> Vec<String> {
    look.view.podium(contest).into_iter().map(|step| podium::spoken(look, step)).collect()
}

/// What is still to be drawn: all, foundations, each colour.
fn deck(look: &Look<'_>) -> Vec<String> {
    let view = look.view;
    let of = |colour: Colour| -> u8 {
        view.unseen.iter().filter(|(card, _)| card.colour() == colour).map(|(_, n)| *n).sum()
    };
    let colours = Colour::ALL.iter().map(|colour| {
        let name = colour.row().map_or_else(|| look.t("black"), |row| heading(row_title(row, look.lang)));
        format!("{name} {}", of(*colour))
    });
    vec![
        look.t_n("deck", view.undrawn),
        look.t_n("foundations-in-deck", view.foundations_to_come()),
        colours.collect::<Vec<_>>().join(", "),
    ]
}

/// What a column would bring, at length.
fn column(look: &Look<'_>, n: usize) -> Vec<String> {
    let cards = &look.view.columns[n - 1];
    let outlook = &look.near.outlooks[n - 1];
    if cards.is_empty() {
        return vec![look.t("empty")];
    }
    let names: Vec<String> = cards.iter().map(|card| title(*card, look.lang)).collect();
    let mut lines = vec![names.join(", ")];
    lines.extend(told(look, &outlook.brings));
    lines.extend(consequences(look, outlook));
    let allowed = |seat: &&SeatView| seat.seat != look.near.seat && seat.outlooks[n - 1].allowed;
    let rivals: Vec<String> =
        look.view.seats.iter().filter(allowed).map(|seat| look.scene.words.name(seat.seat)).collect();
    if !rivals.is_empty() {
        lines.push(look.t_with("could-take", &[("names", &rivals.join(", "))]));
    }
    lines
}

/// What else a column means: cards without a space, contracts.
fn consequences(look: &Look<'_>, outlook: &Outlook) -> Vec<String> {
    let mut lines = Vec::new();
    if !outlook.black.is_empty() {
        lines.push(look.t_n("black-cards", outlook.black.len() as u64));
    }
    if !outlook.lost.is_empty() {
        lines.push(look.t_n("lost-cards", outlook.lost.len() as u64));
    }
    let (before, after) = (look.near.contracts.to_string(), outlook.contracts.to_string());
    lines.push(look.t_with("contracts-change", &[("before", &before), ("after", &after)]));
    if outlook.everybody_returns {
        lines.push(look.t("everybody-returns"));
    }
    lines
}

/// What something brings, a sentence for each.
fn told(look: &Look<'_>, brings: &Brings) -> Vec<String> {
    let row = |row| row_title(row, look.lang);
    let mut lines = vec![look.t_with("brings-points", &[("points", &starred(brings.points))])];
    for gain in &brings.gains {
        let name = columns::contest(look, gain.contest);
        let values = [("name", &*name), ("from", &*gain.from.to_string()), ("to", &*gain.to.to_string())];
        lines.push(look.t_with(if gain.leads { "gain-leads" } else { "gain" }, &values));
    }
    if brings.skyscrapers > 0 {
        lines.push(look.t_n("skyscrapers-of", brings.skyscrapers));
    }
    if brings.medal {
        lines.push(look.t("medal"));
    }
    lines.extend(brings.completes.iter().map(|of| look.t_with("completes", &[("row", row(*of))])));
    lines.extend(brings.grants.iter().map(|of| look.t_with("grants", &[("row", row(*of))])));
    lines
}

/// Where the points of everybody come from.
fn sources(look: &Look<'_>) -> Vec<String> {
    let name = |origin: Origin| match origin {
        Origin::Skyscrapers => look.t("skyscrapers"),
        Origin::Medal => look.t("medal"),
        Origin::Completions => look.t("completions"),
        Origin::PointsTokens => look.t("points-tokens"),
        Origin::Contest(contest) => columns::contest(look, contest),
    };
    let colon = look.scene.page("colon");
    let line = |seat: &SeatView| {
        let parts = look.view.sources(seat.seat).into_iter().filter(|(_, points)| *points != 0);
        let parts: Vec<String> =
            parts.map(|(origin, points)| format!("{} {}", name(origin), signed(points))).collect();
        format!(
            "{}{colon}{} ★ ({})",
            look.scene.words.name(seat.seat),
            half_points(seat.worth),
            parts.join(", ")
        )
    };
    look.view.seats.iter().map(line).collect()
}
