//! The own city: five streets and the depot. A street is its sign, its cards, what they are worth, and its podium.

use ::san_francisco::{
    Action, Asked, Bonus, COLUMNS, Contest, Row, SeatView, bonus_title, half_points, row_title,
};
use kernel::{Kind, Seat};
use maud::{Markup, html};

use super::super::sheet::heading;
use super::place::Place;
use super::thing::Thing;
use super::{Look, card, podium, purse, signed, tray};

pub fn draw(look: &Look<'_>) -> Markup {
    html! {
        div.mine data-key="mine" {
            (head(look))
            div.streets data-key="streets" {
                @for row in Row::ALL { (street(look, *row)) }
                (trams(look))
            }
        }
    }
}

/// Name, points, and what lies beside the city.
fn head(look: &Look<'_>) -> Markup {
    let (view, near) = (look.view, look.near);
    let name = html! { (look.pawn(near.seat)) b.who { (look.scene.words.name(near.seat)) } (purse::points(look, near)) };
    let required = look.t_n("required-note", near.required.max(0) as u64);
    html! {
        header.head.{ "seat-" (near.seat) } data-key="own-facts" {
            (look.scene.at(Place::Player(near.seat)).class("plate-of").label(look.scene.words.name(near.seat)).mark(Thing::Points, &name))
            (purse::contracts(look, near, true))
            (purse::skyscrapers(look, near, true))
            span.fact data-key="required" data-thing=(Thing::Skyscraper) aria-label=(required) { (look.sign("seaside")) (look.t("tower-at")) b { (near.required) } }
            (purse::keeps(look, near))
            @if near.discard_tokens > 0 && look.scene.own == Some(near.seat) && !matches!(view.asked, Some(Asked::Contracts { .. })) { (tray::returns(look)) }
            span.fact.cards data-key="own-cards" role="img" aria-label=(look.t("city")) { (look.sign("yellow-1")) b { span data-count { (near.cards()) } "/" (view.spaces()) } }
        }
    }
}

fn street(look: &Look<'_>, row: Row) -> Markup {
    let near = look.near;
    html! {
        section class={ "street k-" (row) } data-key={ "street-" (row) } {
            (sign(look, row))
            div.lots data-key={ "lots-" (row) } { @for column in 0..COLUMNS { (slot(look, row, column)) } }
            b.sum data-key={ "sum-" (row) } aria-label=(look.t_n("now-worth", near.values[&row])) data-count { (near.values[&row]) }
            (podium::draw(look, Contest::District(row)))
        }
    }
}

/// The sign of a street: its name, the compasses it has, the bonus they grant, and the token for who fills it first.
fn sign(look: &Look<'_>, row: Row) -> Markup {
    let symbols = look.near.symbols(row);
    let name = heading(row_title(row, look.lang));
    html! {
        header.sign-of data-key={ "sign-" (row) } data-thing=(Thing::District(row)) {
            b { (name) }
            small { (look.t(&format!("quarter-{row}"))) }
            span.signs {
                span.compasses role="img" aria-label=(look.t_n("symbols", symbols as u64)) {
                    @for i in 0..2 { (look.art.piece(if i < symbols { "tok" } else { "tok off" }, "compass")) }
                }
                (bonus(look, look.view.granted_by[&row]))
                (completion(look, row))
            }
        }
    }
}

/// A bonus on the sign of its street; one of the two that are offered now lies in the tray.
fn bonus(look: &Look<'_>, bonus: Bonus) -> Markup {
    let left = look.view.bonuses[&bonus];
    let title = heading(bonus_title(bonus, look.lang));
    let sign = look.sign(card::bonus_sign(bonus));
    if tray::is_offered(look, bonus) {
        return html! { span.bonus { (sign) } };
    }
    look.scene
        .at(Place::Bonus(bonus))
        .class("bonus")
        .with("gone", left == 0)
        .label(format!("{title}. {}", look.t_n("bonus-left", left)))
        .button(Thing::Bonus(bonus), &sign)
}

/// The completion token of a row, or who has it.
fn completion(look: &Look<'_>, row: Row) -> Markup {
    let name = row_title(row, look.lang);
    let owner = look.view.completed[&row];
    let said = match owner {
        None => look.t_with("completion-free", &[("row", name)]),
        Some(seat) => look.t_with("completion-of", &[("row", name), ("name", &look.scene.words.name(seat))]),
    };
    let inside = html! {
        @if let Some(seat) = owner { (look.pawn(seat)) } @else { (look.sign("completion")) }
    };
    look.scene.at(Place::Completion(row)).class("hex").label(said).mark(Thing::Completion, &inside)
}

fn slot(look: &Look<'_>, row: Row, column: usize) -> Markup {
    let near = look.near;
    let spaces = &near.city[row.index()];
    let n = column as u8 + 1;
    let tram = |row: usize, column: usize| card::has_tram(near, row, column);
    let here = tram(row.index(), column);
    let below = row == Row::Green || tram(row.index() + 1, column);
    let links = (here && tram(row.index(), column + 1), here && below);
    let inside = match spaces.get(column) {
        Some(space) => look
            .scene
            .at(Place::Space(near.seat, row, n))
            .class(&card::built_tone(space.card))
            .label(card::spoken(look, near, space))
            .button(card::thing(space.card), &on_card(look, near, row, n)),
        None if column == spaces.len() => next(look, near.seat, row),
        None => html! {},
    };
    card::cell(near.seat, row, column, links, &inside)
}

/// A card of the own city, with what a token would bring on it.
fn on_card(look: &Look<'_>, near: &SeatView, row: Row, n: u8) -> Markup {
    let space = &near.city[row.index()][usize::from(n) - 1];
    let brings = look
        .view
        .prospect(Action::On(row, n - 1))
        .filter(|_| look.view.asked.is_some_and(|asked| asked.seat() == near.seat));
    html! {
        (card::built(look, near, row, n, space))
        @if let Some(brings) = brings {
            span.promise { b { (signed(brings.points)) } @for gain in brings.gains.iter().take(1) { small { (gain.from) "→" (gain.to) } } }
        }
    }
}

/// The next free space of a street: what a card would bring there, while something is built.
fn next(look: &Look<'_>, seat: Seat, row: Row) -> Markup {
    let place = Place::Street(seat, row);
    let open = look.scene.is_open(place);
    let name = row_title(row, look.lang);
    let ways: Vec<_> = look
        .scene
        .answers
        .iter()
        .filter(|answer| open && answer.places.contains(&place))
        .filter_map(|answer| look.view.prospect(answer.action))
        .collect();
    let inside = match &ways[..] {
        [] => html! {},
        [brings] => html! {
            b { (signed(brings.points)) }
            @for gain in brings.gains.iter().filter(|gain| gain.contest == Contest::District(row)) { small { (gain.from) " → " (gain.to) } }
            @if !brings.grants.is_empty() { (look.sign("compass")) }
            @if brings.skyscrapers > 0 { (look.sign("skyscraper")) }
        },
        more => html! { b { "+" } small { (look.t_n("cards", more.len() as u64)) } },
    };
    let best = ways.iter().map(|brings| brings.points).max().is_some_and(|points| points > 0);
    look.scene
        .at(place)
        .class("target")
        .with("good", best)
        .label(look.t_with("free-space", &[("row", name)]))
        .button(Thing::District(row), &inside)
}

/// The depot as the sixth street: an arch for each column of the city, with the trams that run there. They break ties.
fn trams(look: &Look<'_>) -> Markup {
    let near = look.near;
    let inside = html! {
        @for column in 0..COLUMNS {
            @let n = near.trams_in(column);
            span.arch data-key={ "arch-" (column) } .out[n > 0] { @if n > 0 { (look.art.piece("car", "tram")) @if n > 1 { b { (n) } } } }
        }
    };
    html! {
        section.street.k-trams data-key="street-trams" {
            header.sign-of data-key="sign-trams" data-thing=(Thing::Trams) {
                b { (look.t("trams")) }
                small { (look.t("your-depot")) }
                span.signs { (bonus(look, Bonus::TramLineToken)) }
            }
            (look.scene.at(Place::Depot(near.seat)).class("depot").label(look.t("depot-note")).mark(Thing::Trams, &inside))
            b.sum data-key="sum-trams" aria-label=(half_points(2 * i32::from(near.trams))) data-count { (near.trams) }
            (podium::draw(look, Contest::Trams))
        }
    }
}
