//! 1906 San Francisco: the city page of a newspaper. The plan of the city inside a rail with six stations, the years above it, notices below it,
//! one's own desk at the bottom; beside it the story, the others, and the two boards on which everybody has a token.

mod ask;
mod city;
mod cover;
mod desk;
mod examples;
mod form;
mod glance;
mod highlights;
mod lessons;
mod market;
mod marks;
mod motion;
mod others;
mod own;
mod pieces;
mod place;
mod progress;
mod ring;
mod round;
mod sheet;
mod thing;
mod tracks;
mod years;

use ::san_francisco_1906::{Action, Event, SanFrancisco1906, View};
use kernel::{Kind, Lang, Match, Seat, Texts};
use maud::{Markup, html};

use super::{
    About, Art, Board, Chapter, Course, Example, Glance, Here, Highlight, Lesson, Motions, Parts, Pride,
    RoundStep, Scene, TourStep,
};
use crate::assets::Sources;
use desk::Desk;
use marks::Mark;
use place::Place;
use thing::Thing;

kernel::embed_words!("i18n", ["san-francisco-1906"]);

impl Board for SanFrancisco1906 {
    type Place = Place;
    type Thing = Thing;
    type Mark = Mark;

    const STYLE: Sources = crate::assets::style!("san-francisco-1906": "tokens" "frame" "pieces" "years" "ring" "map" "cards" "form" "own" "others" "phone");

    const ART: Sources = crate::assets::sprite!("san-francisco-1906");

    const WORDS: &'static Texts = &TEXTS;

    const TOUR: &'static [TourStep] = &[
        TourStep {
            turn: 1,
            when: "income",
            at: "[data-key=income]",
            text: "san-francisco-1906-guide-income",
        },
        TourStep { turn: 1, when: "build", at: "[data-key=city]", text: "san-francisco-1906-guide-city" },
        TourStep {
            turn: 1,
            when: "take",
            at: "[data-key=permit-row]",
            text: "san-francisco-1906-guide-permits",
        },
        TourStep { turn: 1, when: "move", at: "[data-key=ring]", text: "san-francisco-1906-guide-ring" },
        TourStep {
            turn: 2,
            when: "",
            at: "[data-key=goal-row]",
            text: "san-francisco-1906-guide-objectives",
        },
        TourStep { turn: 3, when: "", at: "[data-key=progress]", text: "san-francisco-1906-guide-progress" },
        TourStep { turn: 1, when: "spend", at: "[data-key=piles]", text: "san-francisco-1906-guide-piles" },
    ];

    const LESSONS: &'static [Lesson<SanFrancisco1906>] = lessons::LESSONS;

    const EXAMPLES: &'static [Example<SanFrancisco1906>] = examples::EXAMPLES;

    const ROUND: &'static [RoundStep<SanFrancisco1906>] = round::ROUND;

    const TIE: Option<&'static str> = Some("score.6");

    fn picture() -> Markup {
        cover::draw()
    }

    fn glance(view: &View, art: &Art) -> Glance {
        glance::glance(view, art)
    }

    fn draw(scene: &Scene<'_, SanFrancisco1906>) -> Parts {
        draw(&Desk::new(scene))
    }

    fn places(seat: Seat, action: Action) -> Vec<Place> {
        place::places(seat, action)
    }

    fn meant(view: &View, seat: Seat, place: Place) -> Option<Action> {
        place::meant(view, seat, place)
    }

    fn declines(action: Action) -> bool {
        matches!(action, Action::Pass | Action::Decline)
    }

    fn chapter(event: &Event) -> Option<Chapter<SanFrancisco1906>> {
        motion::chapter(event)
    }

    fn motions(event: &Event) -> Motions<SanFrancisco1906> {
        motion::motions(event)
    }

    fn things() -> Vec<Thing> {
        Thing::all()
    }

    fn aid() -> Vec<Thing> {
        let alike = |thing: &Thing| {
            matches!(
                thing,
                Thing::Permit(_) | Thing::Plot(..) | Thing::Station(_) | Thing::Building(_) | Thing::Pawn(_)
            )
        };
        Thing::all().into_iter().filter(|thing| !alike(thing)).collect()
    }

    fn stages() -> Vec<Thing> {
        let actions = Thing::all().into_iter().filter(|thing| matches!(thing, Thing::Action(_)));
        std::iter::once(Thing::Income).chain(actions).collect()
    }

    fn name(thing: Thing, lang: Lang) -> String {
        sheet::title(thing, lang)
    }

    fn portrait(thing: Thing, art: &Art) -> Markup {
        sheet::picture(thing, art)
    }

    fn source(view: &View, which: usize) -> Option<String> {
        let common = view.common.iter().map(|objective| format!("o-{}", objective.name()));
        let rest = ["v-objective", "v-urban-development", "v-light", "o-best-builder", "k-dollar"];
        common.chain(rest.map(str::to_owned)).nth(which)
    }

    fn highlights(course: &Course<'_, SanFrancisco1906>) -> Vec<Highlight<SanFrancisco1906>> {
        highlights::highlights(course)
    }

    fn prides(course: &Course<'_, SanFrancisco1906>, seat: Seat) -> Vec<Pride<Thing>> {
        highlights::prides(course, seat)
    }

    /// The first round is the year 1906.
    fn date(round: u32) -> u32 {
        u32::from(*::san_francisco_1906::YEARS.start()) + round - 1
    }

    fn about(thing: Thing, lang: Lang, art: &Art) -> About {
        sheet::about(thing, lang, art)
    }

    fn here(thing: Thing, scene: &Scene<'_, SanFrancisco1906>) -> Here {
        sheet::here(thing, &Desk::new(scene))
    }

    fn concerns(action: Action) -> Vec<Thing> {
        thing::concerns(action)
    }

    fn steps(game: &Match<SanFrancisco1906>, seat: Seat, marked: &[Mark]) -> Vec<Action> {
        marks::steps(game, seat, marked)
    }
}

fn draw(desk: &Desk<'_>) -> Parts {
    let rivals = desk.near.seat.round(desk.view.seats.len()).skip(1);
    Parts {
        mood: ask::mood(desk).to_owned(),
        bar: html! { (desk.view.year) },
        others: html! {
            div.rivals data-key="rivals" { @for seat in rivals { (others::rival(desk, desk.seat(seat))) } }
            (tracks::money(desk))
            (tracks::development(desk))
        },
        board: html! {
            (years::board(desk))
            (ring::ring(desk))
            (market::market(desk))
            (form::form(desk))
        },
        own: own::own(desk),
        purse: own::purse(desk),
        status: own::status(desk),
        asker: ask::asker(desk),
        detail: ask::detail(desk),
        wanted: ask::wanted(desk),
        several: desk.several(),
        rare: None,
    }
}
