//! Sheets: what each thing of 1906 is, and what it is to the near player now.

use ::san_francisco_1906::{
    Asked, Development, Objective, Permit, SanFrancisco1906, Space, SpaceView, YEARS, colour_title,
    development_title, objective_text, objective_title, permit_title, space_title,
};
use kernel::{Kind, Lang, Seat};
use maud::{Markup, html};

use super::super::Art;
use super::super::sheet::{About, Cost, Here, heading, rules_of, sentences};
use super::city::build_line;
use super::desk::{Desk, figure, stars};
use super::pieces::{action, house, pawn, permit_chip, shape};
use super::thing::Thing;
use super::{progress, ring, years};
use crate::words;

/// A text of this board.
fn t(lang: Lang, name: &str) -> String {
    words::text(lang, &format!("san-francisco-1906-{name}"))
}

fn t_with(lang: Lang, name: &str, values: &[(&str, &str)]) -> String {
    words::text_with(lang, &format!("san-francisco-1906-{name}"), values)
}

pub fn about(thing: Thing, lang: Lang, art: &Art) -> About {
    let rules = rules_of::<SanFrancisco1906>(&rules(thing));
    let text = if let Thing::Objective(objective) = thing {
        objective_text(objective, lang).to_owned()
    } else if thing == Thing::Action(Space::Build) {
        // What one needs, and when permits fit; the rest is behind the links.
        sentences::<SanFrancisco1906>(&["build.1", "build.2", "build.3"], lang)
    } else if let Thing::Station(_) = thing {
        // Where one moves, and who comes when; what one does there is on the sheets of the actions.
        sentences::<SanFrancisco1906>(&["turn.1", "order.1"], lang)
    } else {
        sentences::<SanFrancisco1906>(&rules, lang)
    };
    About { title: title(thing, lang), picture: picture(thing, art), text, facts: facts(thing, lang), rules }
}

pub fn title(thing: Thing, lang: Lang) -> String {
    match thing {
        Thing::Action(space) => space_title(space, lang).to_owned(),
        Thing::Station(number) => t_with(lang, "card", &[("n", &number.to_string())]),
        Thing::Income => t(lang, "income"),
        Thing::Year(year) => t_with(lang, "year", &[("n", &year.to_string())]),
        Thing::Plot(number, colour) => {
            let values = [("number", &*number.to_string()), ("colour", colour_title(colour, lang))];
            t_with(lang, "plot", &values)
        }
        Thing::Permit(permit) => t_with(lang, "permit", &[("permit", &permit_title(permit, lang))]),
        Thing::PermitPile => t(lang, "permit-pile"),
        Thing::Objective(objective) => objective_title(objective, lang).to_owned(),
        Thing::Secret => t(lang, "secret-objective"),
        Thing::BestBuilder => t(lang, "best-builder"),
        Thing::Development(kind) => development_title(kind, lang).to_owned(),
        Thing::DevelopmentBoard => t(lang, "progress"),
        Thing::Money => t(lang, "money-track"),
        Thing::Dollar => t(lang, "money"),
        Thing::Rubble => heading(&t(lang, "rubble")),
        Thing::Building(seat) => t_with(lang, "building-of", &[("seat", &seat.to_string())]),
        Thing::Pawn(seat) => t_with(lang, "pawn-of", &[("seat", &seat.to_string())]),
    }
}

pub fn picture(thing: Thing, art: &Art) -> Markup {
    match thing {
        Thing::Action(space) => action(art, space),
        Thing::Station(number) => html! { span.station-no aria-hidden="true" { (number) } },
        Thing::Income => art.picture("v-income"),
        Thing::Year(year) => html! { span.year-no aria-hidden="true" { (year) } },
        Thing::Plot(number, colour) => {
            html! { span class={ "lot " (super::pieces::colour_class(Some(colour))) } aria-hidden="true" { b { (number) } (shape(art, colour)) } }
        }
        Thing::Permit(permit) => permit_chip(art, permit),
        Thing::PermitPile => art.picture("k-permits"),
        Thing::Objective(objective) => art.picture(&format!("o-{}", objective.name())),
        Thing::Secret => art.picture("k-lock"),
        Thing::BestBuilder => art.picture("o-best-builder"),
        Thing::Development(kind) => art.picture(&format!("v-{kind}")),
        Thing::DevelopmentBoard => art.picture("v-step"),
        Thing::Money | Thing::Dollar => art.picture("k-dollar"),
        Thing::Rubble => art.picture("v-rubble"),
        Thing::Building(seat) => house(art, seat),
        Thing::Pawn(seat) => pawn(seat),
    }
}

/// The rules that speak of a thing, by sentence or by group.
fn rules(thing: Thing) -> Vec<&'static str> {
    match thing {
        Thing::Action(space) => vec![match space {
            Space::Benefits => "benefits",
            Space::Materials => "materials",
            Space::Permit => "permit",
            Space::Objective => "objective",
            Space::Clearing => "clearing",
            Space::UrbanDevelopment => "urban",
            Space::Build => "build",
            Space::BuildSubsidised => "build.5",
            Space::Pass => "turn.5",
        }],
        Thing::Station(_) => vec!["turn", "order.1"],
        Thing::Income => vec!["income", "order.1"],
        Thing::Year(year) => {
            let bonuses = ["bonus.1", "bonus.2", "bonus.3", "bonus.4", "bonus.5", "bonus.6", "bonus.7"];
            let own = YEARS.zip(bonuses).find(|(one, _)| *one == year).map(|(_, rule)| rule);
            own.into_iter().chain(["year.2"]).collect()
        }
        Thing::Plot(..) => vec!["build.2", "build.3", "build.6", "build.7"],
        Thing::Permit(permit) if permit.is_wild() => vec!["build.4", "card.1"],
        Thing::Permit(_) => vec!["build.2", "build.3", "card.1", "build.8"],
        Thing::PermitPile => vec!["row.1", "row.2"],
        Thing::Objective(objective) => {
            let place =
                matches!(objective, Objective::MajorityRubble) || objective.name().starts_with("majority");
            let more: &[&str] = if place { &["goal.16", "goal.17"] } else { &[] };
            [&[objective.goal().rule()], more].concat()
        }
        Thing::Secret => vec!["objective.2", "secret.1"],
        Thing::BestBuilder => vec!["end.1", "score.7"],
        Thing::Development(kind) => vec![
            match kind {
                Development::Light => "card.6",
                Development::Tram => "card.7",
                Development::Hydrant => "card.8",
                Development::Park => "card.9",
            },
            "card.1",
            "card.2",
        ],
        Thing::DevelopmentBoard => vec!["board", "score.3"],
        Thing::Money => vec!["score.5", "money.1"],
        Thing::Dollar => vec!["money.1", "turn.4"],
        Thing::Rubble => vec!["clearing.1", "build.7"],
        Thing::Building(_) => vec!["materials", "build.1"],
        Thing::Pawn(_) => vec!["order"],
    }
}

fn facts(thing: Thing, lang: Lang) -> Vec<(String, String)> {
    let Thing::Permit(permit) = thing else { return Vec::new() };
    let symbols = permit.symbols().map(|kind| development_title(kind, lang)).join(", ");
    vec![(t(lang, "fact-symbols"), symbols)]
}

pub fn here(thing: Thing, desk: &Desk<'_>) -> Here {
    let view = desk.view;
    match thing {
        Thing::Action(space) => here_action(desk, space),
        Thing::Station(number) => Here { brings: stops(desk, number), ..Here::default() },
        Thing::Year(year) => {
            let one = view.years().into_iter().find(|one| one.year == year);
            Here {
                brings: one.map(|one| heading(&years::bonus(desk, &one))).into_iter().collect(),
                ..Here::default()
            }
        }
        Thing::Plot(number, colour) => {
            let same =
                view.map.iter().filter(|here| (here.plot.number(), here.plot.colour()) == (number, colour));
            let line = |here: &::san_francisco_1906::PlotView| match here.built {
                Some(owner) => desk.t_with("built-by", &[("name", &desk.name(owner))]),
                None => build_line(desk, here.plot),
            };
            let at = |here: &::san_francisco_1906::PlotView| {
                let (row, column) = ((here.plot.row() + 1).to_string(), (here.plot.column() + 1).to_string());
                desk.t_with("at", &[("row", &row), ("column", &column), ("what", &line(here))])
            };
            let owners = same.clone().filter_map(|here| here.built);
            Here { owners: distinct(owners), brings: same.map(at).collect(), cost: None }
        }
        Thing::Permit(permit) => here_permit(desk, permit),
        Thing::Objective(objective) => here_objective(desk, objective),
        Thing::BestBuilder => Here {
            owners: view.best_builder.into_iter().collect(),
            brings: vec![desk.n("best-builder-note", view.all_buildings())],
            cost: None,
        },
        Thing::Development(kind) => here_development(desk, kind),
        Thing::DevelopmentBoard => {
            let step =
                |name: &str, after| desk.t_with(name, &[("points", &stars(desk.difference(&after).points))]);
            let brings = vec![
                step("step-up", desk.count.climbed(desk.near.seat, 0)),
                step("step-right", desk.count.advanced(desk.near.seat, 0)),
            ];
            Here { brings, ..Here::default() }
        }
        Thing::Money | Thing::Dollar => {
            let all = view
                .seats
                .iter()
                .map(|seat| format!("{}: {}", desk.name(seat.seat), desk.dollars(seat.dollars)));
            Here { brings: all.collect(), ..Here::default() }
        }
        Thing::Rubble => {
            let owners = view.seats.iter().filter(|seat| seat.rubble > 0).map(|seat| seat.seat).collect();
            let left = view.map.iter().filter(|here| here.rubble).count();
            Here { owners, brings: vec![desk.n("rubble-left", left)], cost: None }
        }
        Thing::Building(seat) => {
            let Some(seat) = view.seats.get(seat.index()) else { return Here::default() };
            let brings = vec![
                desk.t_with(
                    "built-of",
                    &[("n", &seat.buildings.to_string()), ("of", &view.all_buildings().to_string())],
                ),
                desk.n("ready-note", seat.area),
                desk.n("reserve-of", seat.reserve),
            ];
            Here { owners: vec![seat.seat], brings, cost: None }
        }
        Thing::Secret => {
            let line = |seat: &::san_francisco_1906::SeatView| {
                format!("{}: {}", desk.name(seat.seat), desk.n("secrets", seat.face_down_count))
            };
            Here { brings: view.seats.iter().map(line).collect(), ..Here::default() }
        }
        Thing::Pawn(seat) if seat.index() < view.seats.len() => {
            Here { owners: vec![seat], brings: order(desk), cost: None }
        }
        Thing::Pawn(_) | Thing::Income | Thing::PermitPile => Here::default(),
    }
}

/// Everybody once.
fn distinct(seats: impl Iterator<Item = Seat>) -> Vec<Seat> {
    seats.collect::<std::collections::BTreeSet<_>>().into_iter().collect()
}

fn here_action(desk: &Desk<'_>, space: Space) -> Here {
    let card = desk.card().iter().find(|one| one.space == Some(space));
    let cost =
        desk.view.action_price(space).map(u16::from).map(|now| Cost { printed: now, less: Vec::new(), now });
    let benefits = card.map_or(0, |space| space.dollars);
    let mut brings = vec![ring::what(desk, space, benefits)];
    if let Some(steps) = desk.steps(space).filter(|steps| *steps > 0) {
        brings.push(desk.t_with("steps", &[("price", &desk.dollars(steps))]));
    }
    if let Some(lack) = ring::missing(desk, space).filter(|_| card.is_some()) {
        brings.push(ring::without(desk, lack));
    } else if let Some(points) = ring::worth(desk, space, desk.near.dollars).filter(|points| *points != 0) {
        brings.push(desk.t_with("brings-now", &[("points", &stars(points))]));
    }
    let place = desk.card().iter().position(|one| one.space == Some(space) && one.pawn.is_none());
    if let (Some(Asked::Space { .. }), Some(place)) = (desk.question(), place) {
        brings.push(progress::next_turn(desk, desk.view.next_place(desk.near.seat, place)));
    }
    Here { cost: cost.filter(|_| space != Space::Clearing), brings, owners: Vec::new() }
}

/// What a card of the ring offers, and who comes when.
fn stops(desk: &Desk<'_>, number: u8) -> Vec<String> {
    let Some(card) = desk.view.ring.get(usize::from(number).wrapping_sub(1)) else { return Vec::new() };
    let names =
        card.spaces.iter().filter_map(|space| space.space).map(|space| space_title(space, desk.lang()));
    let lines = std::iter::once(names.collect::<Vec<_>>().join(" · "));
    let now = desk.view.card == Some(number);
    lines.chain(if now { order(desk) } else { Vec::new() }).collect()
}

/// Who comes when on this card and, as far as one can say, on the next one; and what each space would mean for who chooses one now.
fn order(desk: &Desk<'_>) -> Vec<String> {
    let Some(card) = desk.view.card else { return Vec::new() };
    let list = |seats: &[Seat]| seats.iter().map(|seat| desk.name(*seat)).collect::<Vec<_>>().join(", ");
    let mut lines = vec![desk.t_with("order-here", &[("list", &list(&desk.view.order))])];
    let next = desk.view.next_order();
    if !next.is_empty() {
        lines.push(desk.t_with("order-next", &[("list", &list(&next))]));
    }
    if matches!(desk.question(), Some(Asked::Space { .. })) {
        let free = (0..).zip(desk.card()).filter(|(_, space)| space.pawn.is_none());
        let turn = |(place, space): (usize, &SpaceView)| {
            let then = progress::ranks(desk, desk.view.next_place(desk.near.seat, place));
            space.space.map(|space| format!("{} {then}", space_title(space, desk.lang())))
        };
        let turns = free.filter_map(turn).collect::<Vec<_>>().join(", ");
        let last = usize::from(card) == desk.view.ring.len();
        let when = if last { desk.n("in-year", desk.view.year + 1) } else { desk.n("on-card", card + 1) };
        lines.push(desk.t_with("order-choice", &[("when", &when), ("list", &turns)]));
    }
    lines
}

fn here_permit(desk: &Desk<'_>, permit: Permit) -> Here {
    let has = |seat: &&::san_francisco_1906::SeatView| seat.permits.contains(&permit);
    let owners: Vec<Seat> = desk.view.seats.iter().filter(has).map(|seat| seat.seat).collect();
    // The plots that it would open, besides those that one's permits fit already.
    let mut with = desk.near.clone();
    with.permits.push(permit);
    let (before, after) = (desk.view.fit(desk.near, false), desk.view.fit(&with, false));
    let free = desk.view.map.iter().filter(|here| here.built.is_none());
    let new = free.filter(|here| after(here.plot) > before(here.plot)).count();
    let brings = if owners.is_empty() { vec![desk.n("permit-opens", new)] } else { Vec::new() };
    Here { owners, brings, cost: None }
}

fn here_objective(desk: &Desk<'_>, objective: Objective) -> Here {
    let holds = |seat: &&::san_francisco_1906::SeatView| {
        seat.face_up.contains(&objective) || seat.face_down.iter().flatten().any(|own| *own == objective)
    };
    let owners: Vec<Seat> = desk.view.seats.iter().filter(holds).map(|seat| seat.seat).collect();
    let everybody = desk.view.common.contains(&objective);
    let line = |seat: Seat| {
        let points = figure(desk.count.objective(seat, objective));
        let how = progress::sentence(desk, objective, seat);
        desk.t_with("worth-for", &[("name", &desk.name(seat)), ("points", &points), ("how", &how)])
    };
    let shown = desk.view.seats.iter().map(|seat| seat.seat);
    let brings = shown.filter(|seat| everybody || owners.contains(seat) || *seat == desk.near.seat).map(line);
    Here { brings: brings.collect(), owners, cost: None }
}

fn here_development(desk: &Desk<'_>, kind: Development) -> Here {
    let has = |seat: &&::san_francisco_1906::SeatView| seat.developments.contains_key(&kind);
    let owners = desk.view.seats.iter().filter(has).map(|seat| seat.seat).collect();
    let left = desk.view.piles.get(&kind).copied().unwrap_or(0);
    let now = u16::from(desk.view.development_cost(kind));
    let mut brings = vec![desk.n("left", left)];
    if left > 0 {
        let next = desk.difference(&desk.count.developed(desk.near.seat, kind, desk.view.next_park));
        brings.push(format!(
            "{} ({})",
            desk.t_with("next-card", &[("points", &stars(next.points))]),
            next.reasons()
        ));
    }
    Here { cost: (now > 0).then_some(Cost { printed: now, less: Vec::new(), now }), owners, brings }
}
