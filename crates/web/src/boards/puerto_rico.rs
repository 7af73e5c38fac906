//! Puerto Rico: an old paper map, inks and barrels; roles, harbour and buildings above, islands and cities below.

mod art;
mod buildings;
mod harbour;
mod marks;
mod opponent;
mod own;
mod pieces;
mod standing;

use ::puerto_rico::{Building, PuertoRico, SeatView, View, role_title, text, title};
use kernel::{Seat, Table};
use maud::{Markup, html};

use super::{Hint, Parts, Scene, Several};
use marks::Marking;

/// The tour of the board.
pub const HINTS: &[Hint] = &[
    Hint { turn: 1, at: ".prompt", text: "puerto-rico-guide-asked" },
    Hint { turn: 1, at: "[data-key=roles]", text: "puerto-rico-guide-roles" },
    Hint { turn: 1, at: "[data-key=own]", text: "puerto-rico-guide-own" },
    Hint { turn: 2, at: "[data-key=buildings]", text: "puerto-rico-guide-buildings" },
    Hint { turn: 2, at: "[data-key=city]", text: "puerto-rico-guide-discs" },
    Hint { turn: 2, at: "[data-key=ships]", text: "puerto-rico-guide-ships" },
    Hint { turn: 3, at: "[data-key=house]", text: "puerto-rico-guide-house" },
    Hint { turn: 3, at: "[data-key=ends]", text: "puerto-rico-guide-ends" },
];

/// What every part of the board is drawn from.
struct Look<'a> {
    scene: &'a Scene<'a>,
    view: &'a View,
    /// Whose area is shown large.
    near: &'a SeatView,
    marking: Marking,
}

impl Look<'_> {
    /// A text of this board.
    fn t(&self, name: &str) -> String {
        self.scene.t(name)
    }

    fn t_with(&self, name: &str, values: &[(&str, &str)]) -> String {
        self.scene.t_with(name, values)
    }

    /// Whether the visitor is asked this.
    fn asks(&self, question: &str) -> bool {
        !self.scene.choices.is_empty() && self.view.asked.is_some_and(|asked| asked.question == question)
    }

    /// What a building costs, counts and does.
    fn tip(&self, building: Building) -> String {
        let (lang, facts) = (self.scene.words.lang, building.facts());
        let numbers = self.t_with(
            "building-facts",
            &[
                ("cost", &facts.cost.to_string()),
                ("points", &facts.points.to_string()),
                ("circles", &facts.circles.to_string()),
            ],
        );
        format!("{} ({numbers}). {}", title(building, lang), text(building, lang))
    }
}

pub fn draw(scene: &Scene<'_>, view: &View) -> Parts {
    let near = view.seat(scene.near());
    let look = Look { scene, view, near, marking: marks::marking(scene, view) };
    let drafting = view.asked.is_some_and(|asked| asked.question == "draft");
    Parts {
        bar: bar(&look),
        others: html! {
            @for seat in near.seat.round(view.seats.len()).skip(1) { (opponent::draw(&look, view.seat(seat))) }
            (buildings::texts(&look))
        },
        board: html! {
            @if drafting { (buildings::draft(&look)) } @else { (harbour::roles(&look)) }
            (harbour::draw(&look))
            @if !drafting { (buildings::draw(&look)) }
        },
        own: own::draw(&look),
    }
}

fn bar(look: &Look<'_>) -> Markup {
    let Look { scene, view, .. } = look;
    let lang = scene.words.lang;
    let now = view.role.map(|(role, _)| role);
    let mut cards: Vec<_> = view.cards.iter().map(|card| card.role).collect();
    cards.dedup();
    html! {
        ol.phases {
            @for role in cards {
                @let taken = view.cards.iter().filter(|card| card.role == role).all(|card| card.taken);
                li .taken[taken] aria-current=[(now == Some(role)).then_some("step")] { (role_title(role, lang)) }
            }
        }
        span.round {
            (scene.visitor.t_with("round", &[("round", &view.round.to_string())]))
            @if view.last_round { " · " b { (scene.visitor.t("last-round")) } }
        }
    }
}

/// What is asked, where marks answer more than the rules ask at once.
pub fn asked(scene: &Scene<'_>, view: &View) -> Option<String> {
    marks::asked(scene, view)
}

/// What may be marked and confirmed at once.
pub fn several(scene: &Scene<'_>, view: &View) -> Option<Several> {
    marks::several(scene, view)
}

/// The answers that take everything that was marked.
pub fn steps(game: &PuertoRico, table: &dyn Table, seat: Seat, marked: &[String]) -> Vec<String> {
    marks::steps(game, table, seat, marked)
}
