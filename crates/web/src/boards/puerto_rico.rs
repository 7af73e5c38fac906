//! Puerto Rico: an old paper map, inks and barrels; roles, harbour and buildings above, islands and cities below.

mod art;
mod buildings;
mod crews;
mod harbour;
mod marks;
mod motion;
mod opponent;
mod own;
mod pieces;
mod place;
mod roles;
mod sheet;
mod thing;

use ::puerto_rico::{
    Action, Building, Event, PuertoRico, QuestionKind, SeatView, View, role_title, text, title,
};
use kernel::{Lang, Match, Seat};
use maud::{Markup, html};

use super::{About, Art, Board, Chapter, Here, Motions, Parts, Scene, TourStep, pictures};
use crate::assets::Sources;
use marks::{Mark, Marking};
use place::Place;
use thing::Thing;

impl Board for PuertoRico {
    type Place = Place;
    type Thing = Thing;
    type Mark = Mark;

    const STYLE: Sources = crate::assets::style!("puerto-rico": "tokens" "frame" "pieces" "roles" "harbour" "buildings" "own" "others" "screens");

    const ART: Sources = crate::assets::sprite!("puerto-rico");

    const TOUR: &'static [TourStep] = &[
        TourStep { turn: 1, at: ".prompt", text: "puerto-rico-guide-asked" },
        TourStep { turn: 1, at: "[data-key=roles]", text: "puerto-rico-guide-roles" },
        TourStep { turn: 1, at: "[data-key=own]", text: "puerto-rico-guide-own" },
        TourStep { turn: 2, at: "[data-key=buildings]", text: "puerto-rico-guide-buildings" },
        TourStep { turn: 2, at: "[data-key=city]", text: "puerto-rico-guide-discs" },
        TourStep { turn: 2, at: "[data-key=ships]", text: "puerto-rico-guide-ships" },
        TourStep { turn: 3, at: "[data-key=house-panel]", text: "puerto-rico-guide-house" },
        TourStep { turn: 3, at: "[data-key=ends]", text: "puerto-rico-guide-ends" },
    ];

    fn picture() -> Markup {
        pictures::puerto_rico()
    }

    fn draw(scene: &Scene<'_, PuertoRico>) -> Parts {
        draw(scene)
    }

    fn places(seat: Seat, action: Action) -> Vec<Place> {
        place::places(seat, action)
    }

    fn meant(view: &View, seat: Seat, place: Place) -> Option<Action> {
        place::meant(view, seat, place)
    }

    fn declines(action: Action) -> bool {
        matches!(action, Action::Pass | Action::Done)
    }

    fn chapter(event: &Event) -> Option<Chapter<PuertoRico>> {
        motion::chapter(event)
    }

    fn motions(event: &Event) -> Motions<PuertoRico> {
        motion::motions(event)
    }

    fn things() -> Vec<Thing> {
        Thing::all()
    }

    fn about(thing: Thing, lang: Lang, art: &Art) -> About {
        sheet::about(thing, lang, art)
    }

    fn here(thing: Thing, scene: &Scene<'_, PuertoRico>) -> Here {
        sheet::here(thing, scene)
    }

    fn concerns(action: Action) -> Vec<Thing> {
        thing::concerns(action)
    }

    fn steps(game: &Match<PuertoRico>, seat: Seat, marked: &[Mark]) -> Vec<Action> {
        marks::steps(game, seat, marked)
    }
}

/// What every part of the board is drawn from.
struct Look<'a> {
    scene: &'a Scene<'a, PuertoRico>,
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
    fn asks(&self, question: QuestionKind) -> bool {
        self.scene.is_asked() && self.view.asked.is_some_and(|asked| asked.question == question)
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

fn draw(scene: &Scene<'_, PuertoRico>) -> Parts {
    let view = &scene.view;
    let near = view.seat(scene.near());
    let look = Look { scene, view, near, marking: marks::marking(scene) };
    let drafting = view.asked.is_some_and(|asked| asked.question == QuestionKind::Draft);
    Parts {
        bar: bar(&look),
        others: html! {
            @for seat in near.seat.round(view.seats.len()).skip(1) { (opponent::draw(&look, view.seat(seat))) }
            (buildings::texts(&look))
        },
        board: html! {
            @if drafting { (buildings::draft(&look)) } @else { (roles::draw(&look)) }
            (harbour::draw(&look))
            @if !drafting { (buildings::draw(&look)) }
        },
        own: own::draw(&look),
        purse: html! {},
        status: html! {},
        asker: None,
        detail: None,
        wanted: look.marking.wanted(scene),
        several: look.marking.several(scene),
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
            (scene.page_with("round", &[("round", &view.round.to_string())]))
            @if view.last_round { " · " b { (scene.page("last-round")) } }
        }
    }
}
