//! San Francisco: a sunny picture of the bay; three columns on the water, the own city as streets with a podium each, the others as postcards.

mod card;
mod city;
mod columns;
mod cover;
mod examples;
mod glance;
mod highlights;
mod lessons;
mod motion;
mod others;
mod place;
mod podium;
mod purse;
mod round;
mod sheet;
mod thing;
mod tray;

use ::san_francisco::{
    Action, Asked, Card, Event, Row, SanFrancisco, SeatView, Symbol, View, half_points, row_title, title,
};
use kernel::{Kind, Lang, Seat, Texts};
use maud::{Markup, html};

use super::board::NoMark;
use super::{
    About, Art, Board, Chapter, Course, Example, Glance, Here, Highlight, Lesson, Motions, Parts, Pride,
    RoundStep, Scene, TourStep,
};
use crate::assets::Sources;
use place::Place;
use thing::Thing;

kernel::embed_words!("i18n", ["san-francisco"]);

impl Board for SanFrancisco {
    type Place = Place;
    type Thing = Thing;
    type Mark = NoMark;

    const STYLE: Sources = crate::assets::style!("san-francisco": "tokens" "frame" "cards" "columns" "tray" "city" "podium" "others" "phone");

    const ART: Sources = crate::assets::sprite!("san-francisco");

    const WORDS: &'static Texts = &TEXTS;

    const TOUR: &'static [TourStep] = &[
        TourStep { turn: 1, when: "", at: ".prompt", text: "san-francisco-guide-asked" },
        TourStep { turn: 1, when: "place", at: "[data-at=deck]", text: "san-francisco-guide-deck" },
        TourStep { turn: 1, when: "finalize", at: "[data-key=columns]", text: "san-francisco-guide-columns" },
        TourStep { turn: 1, when: "build", at: "[data-key=streets]", text: "san-francisco-guide-city" },
        TourStep {
            turn: 1,
            when: "finalize",
            at: "[data-key=own-facts]",
            text: "san-francisco-guide-contracts",
        },
        TourStep { turn: 3, when: "", at: "[data-key=podium-green]", text: "san-francisco-guide-scoring" },
        TourStep { turn: 3, when: "", at: "[data-at=tokens]", text: "san-francisco-guide-end" },
    ];

    const LESSONS: &'static [Lesson<SanFrancisco>] = lessons::LESSONS;

    const EXAMPLES: &'static [Example<SanFrancisco>] = examples::EXAMPLES;

    const ROUND: &'static [RoundStep<SanFrancisco>] = round::ROUND;

    const TIE: Option<&'static str> = Some("final.1");

    fn picture() -> Markup {
        cover::draw()
    }

    fn glance(view: &View, art: &Art) -> Glance {
        glance::glance(view, art)
    }

    fn draw(scene: &Scene<'_, SanFrancisco>) -> Parts {
        draw(scene)
    }

    fn places(seat: Seat, action: Action) -> Vec<Place> {
        place::places(seat, action)
    }

    fn meant(view: &View, seat: Seat, place: Place) -> Option<Action> {
        place::meant(view, seat, place)
    }

    fn declines(action: Action) -> bool {
        matches!(action, Action::Done | Action::Keep)
    }

    fn warns(scene: &Scene<'_, SanFrancisco>, action: Action) -> Option<String> {
        let could = |card: &&Card| {
            scene
                .answers
                .iter()
                .any(|answer| matches!(answer.action, Action::Build(built, _) if built == **card))
        };
        let lost = scene.view.taken.iter().filter(could).count();
        let said = || scene.t_with("done-warns", &[("n", &lost.to_string())]);
        (action == Action::Done && lost > 0).then(said)
    }

    fn chapter(event: &Event) -> Option<Chapter<SanFrancisco>> {
        motion::chapter(event)
    }

    fn motions(event: &Event) -> Motions<SanFrancisco> {
        motion::motions(event)
    }

    fn things() -> Vec<Thing> {
        Thing::all()
    }

    fn aid() -> Vec<Thing> {
        Thing::all().into_iter().filter(|thing| !matches!(thing, Thing::Card(_) | Thing::Column(_))).collect()
    }

    fn stages() -> Vec<Thing> {
        vec![Thing::Deck, Thing::Contract, Thing::Foundation, Thing::Skyscraper, Thing::Trams]
    }

    fn name(thing: Thing, lang: Lang) -> String {
        sheet::name(thing, lang)
    }

    fn portrait(thing: Thing, art: &Art) -> Markup {
        sheet::picture(thing, art)
    }

    fn source(_: &View, which: usize) -> Option<String> {
        let tokens = ["skyscraper", "medal", "completion", "points-token"];
        let rows = || Row::ALL.iter().map(|row| format!("{row}-3"));
        tokens.iter().map(|id| (*id).to_owned()).chain(rows()).chain(["tram".to_owned()]).nth(which)
    }

    fn highlights(course: &Course<'_, SanFrancisco>) -> Vec<Highlight<SanFrancisco>> {
        highlights::highlights(course)
    }

    fn prides(course: &Course<'_, SanFrancisco>, seat: Seat) -> Vec<Pride<Thing>> {
        highlights::prides(course, seat)
    }

    fn about(thing: Thing, lang: Lang, art: &Art) -> About {
        sheet::about(thing, lang, art)
    }

    fn here(thing: Thing, scene: &Scene<'_, SanFrancisco>) -> Here {
        sheet::here(thing, scene)
    }

    fn concerns(action: Action) -> Vec<Thing> {
        thing::concerns(action)
    }
}

/// What every part of the board is drawn from.
struct Look<'a> {
    scene: &'a Scene<'a, SanFrancisco>,
    view: &'a View,
    art: &'a Art,
    lang: Lang,
    /// Whose city is shown large.
    near: &'a SeatView,
}

impl Look<'_> {
    /// A text of this board.
    fn t(&self, name: &str) -> String {
        self.scene.t(name)
    }

    fn t_with(&self, name: &str, values: &[(&str, &str)]) -> String {
        self.scene.t_with(name, values)
    }

    /// The same with a number.
    fn t_n(&self, name: &str, n: impl Into<u64>) -> String {
        self.t_with(name, &[("n", &n.into().to_string())])
    }

    /// A small sign.
    fn sign(&self, id: &str) -> Markup {
        self.art.piece("tok", id)
    }

    /// A player's letter.
    fn pawn(&self, seat: Seat) -> Markup {
        html! { i class={ "pawn seat-" (seat) } { (seat) } }
    }

    /// A player as the near one speaks of him.
    fn name(&self, seat: Seat) -> String {
        if self.scene.own == Some(seat) { self.t("you") } else { self.scene.words.name(seat) }
    }
}

fn draw(scene: &Scene<'_, SanFrancisco>) -> Parts {
    let view = &scene.view;
    let near = &view.seats[scene.near().index()];
    let look = Look { scene, view, art: scene.art, lang: scene.words.lang, near };
    Parts {
        mood: mood(&look),
        bar: html! { span.round { (scene.page_with("round", &[("round", &view.round.to_string())])) } },
        others: others::draw(&look),
        board: html! {
            (look.art.piece("scenery", "bay"))
            (columns::draw(&look))
        },
        own: city::draw(&look),
        purse: purse::purse(&look),
        status: purse::status(&look),
        asker: view.asked.map(|asked| asker(&look, asked)),
        detail: detail(&look),
        wanted: wanted(&look),
        ..Parts::default()
    }
}

/// What the styles have to know: how many play, and whether the tray is out.
fn mood(look: &Look<'_>) -> String {
    let tray = if tray::is_out(look) { " tray-out" } else { "" };
    format!("seats-{}{tray}", look.view.seats.len())
}

/// The picture of what asks.
fn asker(look: &Look<'_>, asked: Asked) -> Markup {
    match asked {
        Asked::Turn { .. } => look.art.picture("back"),
        Asked::Column { card, .. } => look.art.picture(&card::ground(card)),
        Asked::Build { .. } => {
            let next = look.view.taken.iter().find(|card| look.scene.is_open(Place::Taken(**card)));
            look.art.picture(&next.map_or_else(|| "back".to_owned(), |card| card::ground(*card)))
        }
        Asked::Bonus { .. } => look.art.picture("compass"),
        Asked::Row { bonus, .. } | Asked::Space { bonus, .. } => look.art.picture(card::bonus_sign(bonus)),
        Asked::Contracts { .. } => look.art.picture("contract"),
    }
}

/// The question in few words, where the rest of it has a line of its own.
fn wanted(look: &Look<'_>) -> Option<String> {
    match look.view.asked.filter(|_| look.scene.is_asked())? {
        Asked::Column { .. } => Some(look.t("ask-column")),
        Asked::Build { .. } => Some(look.t("ask-build")),
        Asked::Bonus { .. } => Some(look.t("ask-bonus")),
        Asked::Turn { .. } | Asked::Row { .. } | Asked::Space { .. } | Asked::Contracts { .. } => None,
    }
}

/// What belongs to the question: which columns can be taken now, what was drawn, how many cards are left, for what a bonus is given.
fn detail(look: &Look<'_>) -> Option<String> {
    let asked = look.view.asked?;
    if !look.scene.is_asked() && !matches!(asked, Asked::Turn { .. }) {
        return None;
    }
    match asked {
        Asked::Turn { .. } => {
            let open = (1..).take(look.view.columns.len()).filter(|n| look.scene.is_open(Place::Column(*n)));
            let open: Vec<String> = open.map(|n: u8| n.to_string()).collect();
            Some(match &open[..] {
                [] => look.t("no-column-open"),
                [one] => look.t_with("column-open", &[("n", one)]),
                more => look.t_with("columns-open", &[("list", &more.join(", "))]),
            })
        }
        Asked::Column { card, .. } => {
            let last = card.has(Symbol::Foundation) && look.view.tokens == 1;
            let name = title(card, look.lang);
            Some(if last { look.t_with("ask-column-last", &[("name", &name)]) } else { name })
        }
        Asked::Build { .. } => Some(look.t_n("ask-build-left", look.view.taken.len() as u64)),
        Asked::Bonus { row, .. } => Some(look.t_with("ask-bonus-of", &[("row", row_title(row, look.lang))])),
        Asked::Row { .. } | Asked::Space { .. } | Asked::Contracts { .. } => None,
    }
}

/// The same with a star, for a sentence.
fn starred(points: i32) -> String {
    format!("{}\u{a0}★", signed(points))
}

/// Half points with their sign.
fn signed(points: i32) -> String {
    let plus = if points > 0 { "+" } else { "" };
    format!("{plus}{}", half_points(points))
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Kind};

    use super::*;

    #[test]
    fn points_carry_their_sign() {
        assert_eq!([4, 5, 0, -2].map(signed), ["+2", "+2½", "0", "−1"]);
    }

    #[test]
    fn points_of_a_district_wear_its_colour() {
        let words = kernel::Words::new(Lang::En);
        let game =
            SanFrancisco::new(&::san_francisco::Setup::of(2), &mut kernel::Chance::fast(1)).expect("2 play");
        let labels: Vec<String> =
            kernel::Present::breakdown(&game, &words).into_iter().map(|source| source.label).collect();
        let style = include_str!("../../assets/style/san-francisco/frame.css");
        for row in Row::ALL {
            let title = row_title(*row, Lang::En);
            let which = labels.iter().position(|label| label.to_lowercase().contains(&title.to_lowercase()));
            let rule = format!(".source-{} {{\n      fill: var(--{row});", which.expect("a source"));
            assert!(style.contains(&rule), "{rule}");
        }
    }
}
