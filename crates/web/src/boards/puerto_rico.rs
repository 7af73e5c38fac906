//! Puerto Rico: one coast from the horizon to the foreground. Sea with ships, quay with roles and plantations, the building market, my land; the others
//! are islands in the same sea.

mod bins;
mod coast;
mod cover;
mod crews;
mod draft;
mod examples;
mod glance;
mod highlights;
mod isle;
mod land;
mod lessons;
mod market;
mod marks;
mod motion;
mod pieces;
mod place;
mod placing;
mod quay;
mod round;
mod sea;
mod sheet;
mod status;
mod thing;
mod works;

use ::puerto_rico::{Action, Building, Class, Event, PuertoRico, QuestionKind, Role, SeatView, Set, View};
use kernel::{Lang, Match, Seat, Texts};
use maud::{Markup, html};

use super::{
    About, Art, Board, Chapter, Course, Example, Glance, Here, Highlight, Lesson, Motions, Parts, RoundStep,
    Scene, TourStep,
};
use crate::assets::Sources;
use marks::{Mark, Marking};
use place::Place;
use thing::Thing;

kernel::embed_words!("i18n", ["puerto-rico"]);

impl Board for PuertoRico {
    type Place = Place;
    type Thing = Thing;
    type Mark = Mark;

    const STYLE: Sources = crate::assets::style!("puerto-rico": "tokens" "frame" "pieces" "sea" "quay" "market" "isles" "opened" "land" "dense" "phone");

    const RARE: &'static [(&'static str, Sources)] = &[
        ("draft", crate::assets::style!("puerto-rico": "draft")),
        ("placing", crate::assets::style!("puerto-rico": "placing")),
    ];

    const ART: Sources = crate::assets::sprite!("puerto-rico");

    const WORDS: &'static Texts = &TEXTS;

    const TOUR: &'static [TourStep] = &[
        TourStep { turn: 1, when: "", at: ".prompt", text: "puerto-rico-guide-asked" },
        TourStep { turn: 1, when: "take", at: "[data-key=roles]", text: "puerto-rico-guide-roles" },
        TourStep { turn: 1, when: "", at: "[data-key=own]", text: "puerto-rico-guide-own" },
        TourStep { turn: 1, when: "build", at: "[data-key=market]", text: "puerto-rico-guide-buildings" },
        TourStep { turn: 1, when: "place", at: "[data-key=island]", text: "puerto-rico-guide-discs" },
        TourStep { turn: 1, when: "load", at: "[data-key=sea]", text: "puerto-rico-guide-ships" },
        TourStep { turn: 1, when: "sell", at: "[data-key=trade]", text: "puerto-rico-guide-house" },
        TourStep { turn: 3, when: "", at: "[data-key=ends]", text: "puerto-rico-guide-ends" },
    ];

    const LESSONS: &'static [Lesson<PuertoRico>] = lessons::LESSONS;

    const EXAMPLES: &'static [Example<PuertoRico>] = examples::EXAMPLES;

    const ROUND: &'static [RoundStep<PuertoRico>] = round::ROUND;

    const TIE: Option<&'static str> = Some("score.5");

    fn picture() -> Markup {
        cover::draw()
    }

    fn glance(view: &View, art: &Art) -> Glance {
        glance::glance(view, art)
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

    /// The base game; the expansions have their sheets and their lessons.
    fn aid() -> Vec<Thing> {
        let base = |thing: &Thing| {
            let alike = matches!(thing, Thing::Good(_) | Thing::Tile(_) | Thing::Forest | Thing::Disc(_));
            let later = matches!(thing, Thing::Building(building) if building.facts().set != Set::Base);
            !alike && !later
        };
        Thing::all().into_iter().filter(base).collect()
    }

    fn stages() -> Vec<Thing> {
        Thing::all().into_iter().filter(|thing| matches!(thing, Thing::Role(_))).collect()
    }

    fn name(thing: Thing, lang: Lang) -> String {
        sheet::name(thing, lang)
    }

    /// §reading.3: beige buildings by cost, as many of each as the board has room for.
    fn agreeable(option: &str, lang: Lang) -> Vec<(String, Vec<Thing>)> {
        if option == "buildings" { sheet::agreeable(lang) } else { Vec::new() }
    }

    fn portrait(thing: Thing, art: &Art) -> Markup {
        sheet::picture(thing, art)
    }

    fn source(view: &View, which: usize) -> Option<String> {
        // Large buildings without a circle bring what is printed on them.
        let counts =
            |building: &Building| building.facts().class == Class::Large && building.facts().circles > 0;
        let large = view.buildings.keys().filter(|building| counts(building)).map(ToString::to_string);
        ["points", "small-market"]
            .into_iter()
            .map(str::to_owned)
            .chain(large)
            .chain(["noble".to_owned()])
            .nth(which)
    }

    fn highlights(course: &Course<'_, PuertoRico>) -> Vec<Highlight<PuertoRico>> {
        highlights::highlights(course)
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

    fn preview(scene: &Scene<'_, PuertoRico>, marked: &[Mark]) -> Option<Markup> {
        let look = Look::new(scene);
        match marks::crews(&look, marked) {
            Some(crews) => placing::preview(&look, &crews),
            None => bins::preview(&look, marked),
        }
    }

    fn steps(game: &Match<PuertoRico>, seat: Seat, marked: &[Mark]) -> Vec<Action> {
        marks::steps(game, seat, marked)
    }
}

/// What every part of the table is drawn from.
struct Look<'a> {
    scene: &'a Scene<'a, PuertoRico>,
    view: &'a View,
    /// Whose land is shown large.
    near: &'a SeatView,
    marking: Marking,
    /// The roles of this round and who took them, in their order.
    takers: Vec<(Role, Seat)>,
}

impl<'a> Look<'a> {
    fn new(scene: &'a Scene<'a, PuertoRico>) -> Look<'a> {
        let view = &scene.view;
        let near = view.seat(scene.near());
        Look { scene, view, near, marking: marks::marking(scene), takers: takers(scene) }
    }
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

    /// What is asked of anybody.
    fn question(&self) -> QuestionKind {
        self.view.asked.map_or(QuestionKind::Over, |asked| asked.question)
    }
}

fn draw(scene: &Scene<'_, PuertoRico>) -> Parts {
    let look = Look::new(scene);
    let Look { view, near, .. } = look;
    let drafting = look.question() == QuestionKind::Draft;
    Parts {
        mood: mood(&look),
        bar: bar(&look),
        others: html! { @for seat in near.seat.round(view.seats.len()).skip(1) { (isle::draw(&look, view.seat(seat))) } },
        board: html! {
            (coast::draw())
            @if drafting { (draft::draw(&look)) } @else { (sea::draw(&look)) (quay::draw(&look)) (market::draw(&look)) }
        },
        own: land::draw(&look),
        purse: status::purse(&look),
        status: status::ends(&look),
        asker: status::asker(&look),
        detail: status::detail(&look),
        wanted: look.marking.wanted(scene),
        several: look.marking.several(scene),
        rare: match look.marking {
            _ if drafting => Some("draft"),
            Marking::Discs { .. } | Marking::Barrels { .. } => Some("placing"),
            Marking::Nothing => None,
        },
    }
}

/// Who took which role in this round.
fn takers(scene: &Scene<'_, PuertoRico>) -> Vec<(Role, Seat)> {
    let this_round = scene.told().rev().take_while(|event| !matches!(event, Event::Round { .. }));
    let took = this_round.filter_map(|event| {
        if let Event::Took { seat, role, .. } = event { Some((*role, *seat)) } else { None }
    });
    let mut takers: Vec<(Role, Seat)> = took.collect();
    takers.reverse();
    // A position that was laid out has no story; the role that is being played is known all the same.
    if let Some(played) = scene.view.role
        && !takers.contains(&played)
    {
        takers.push(played);
    }
    takers
}

/// What the styles have to know: how crowded the table is, and which part of it is asked.
fn mood(look: &Look<'_>) -> String {
    let mut mood = vec![format!("asks-{}", look.question())];
    let crowded = look.view.seats.len() > 4;
    let rich = look.view.buildings.len() > market::ROOMY;
    mood.push(format!("p{}", look.view.seats.len()));
    mood.extend((crowded || rich).then(|| "dense".to_owned()));
    mood.extend(rich.then(|| "rich".to_owned()));
    mood.extend(matches!(look.marking, Marking::Discs { .. }).then(|| "mayor".to_owned()));
    mood.extend((look.question() == QuestionKind::Draft).then(|| "draft".to_owned()));
    mood.extend((look.question() == QuestionKind::Over).then(|| "over".to_owned()));
    let tickets = [QuestionKind::Load, QuestionKind::Sell, QuestionKind::Keep];
    mood.extend(tickets.iter().any(|question| look.asks(*question)).then(|| "cap".to_owned()));
    mood.join(" ")
}

fn bar(look: &Look<'_>) -> Markup {
    let Look { scene, view, .. } = look;
    html! {
        span.round {
            (scene.page_with("round", &[("round", &view.round.to_string())]))
            @if view.last_round { " · " b { (scene.page("last-round")) } }
        }
    }
}
