//! San Juan: a street on a wooden table, a fan of cards in the hand, goods that lie face down on their plants.

mod card;
mod city;
mod cover;
mod examples;
mod glance;
mod hand;
mod highlights;
mod house;
mod lessons;
mod marks;
mod motion;
mod others;
mod pictures;
mod place;
mod roles;
mod round;
mod sheet;
mod shown;
mod thing;

use ::san_juan::{Action, CITY, Card, Event, QuestionKind, SanJuan, SeatView, View, role_title};
use kernel::{Kind, Lang, Match, Seat, Texts};
use maud::{Markup, html};

use super::{
    About, Art, Board, Chapter, Course, Dock, Example, Glance, Here, Highlight, Lesson, Motions, Parts,
    Pride, RoundStep, Scene, Story, TourStep,
};
use crate::assets::Sources;
use marks::{Mark, Marking};
use place::Place;
use thing::Thing;

kernel::embed_words!("i18n", ["san-juan"]);

impl Board for SanJuan {
    type Place = Place;
    type Thing = Thing;
    type Mark = Mark;

    const STYLE: Sources = crate::assets::style!("san-juan": "tokens" "frame" "story" "cards" "roles" "city" "house" "hand" "others" "screens");
    const ART: Sources = crate::assets::sprite!("san-juan");

    const WORDS: &'static Texts = &TEXTS;
    const DOCK: Dock = Dock::Band;
    const STORY: Story = Story::Strip;
    const TOUR: &'static [TourStep] = &[
        TourStep { turn: 1, when: "", at: ".prompt", text: "san-juan-guide-asked" },
        TourStep { turn: 1, when: "take", at: "[data-key=roles]", text: "san-juan-guide-roles" },
        TourStep { turn: 1, when: "build", at: ".own .hand", text: "san-juan-guide-hand" },
        TourStep { turn: 1, when: "produce", at: "[data-key=city]", text: "san-juan-guide-city" },
        TourStep { turn: 1, when: "sell", at: "[data-key=house]", text: "san-juan-guide-house" },
        TourStep { turn: 3, when: "take", at: ".others", text: "san-juan-guide-ending" },
        TourStep { turn: 3, when: "take", at: "[data-key=plate]", text: "san-juan-guide-points" },
    ];

    const LESSONS: &'static [Lesson<SanJuan>] = lessons::LESSONS;

    const EXAMPLES: &'static [Example<SanJuan>] = examples::EXAMPLES;

    const ROUND: &'static [RoundStep<SanJuan>] = round::ROUND;

    const TIE: Option<&'static str> = Some("final.4");

    fn picture() -> Markup {
        cover::draw()
    }

    fn glance(view: &View, art: &Art) -> Glance {
        glance::glance(view, art)
    }

    fn draw(scene: &Scene<'_, SanJuan>) -> Parts {
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

    fn chapter(event: &Event) -> Option<Chapter<SanJuan>> {
        motion::chapter(event)
    }

    fn motions(event: &Event) -> Motions<SanJuan> {
        motion::motions(event)
    }

    fn things() -> Vec<Thing> {
        Thing::all()
    }

    /// The base game; the new buildings have their sheets and their lesson.
    fn aid() -> Vec<Thing> {
        let base = |thing: &Thing| {
            let alike = matches!(thing, Thing::Good(_) | Thing::Tile(_) | Thing::Back);
            let later = matches!(thing, Thing::Card(card) if card.facts().new);
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

    fn portrait(thing: Thing, art: &Art) -> Markup {
        sheet::picture(thing, art)
    }

    fn source(_: &View, which: usize) -> Option<String> {
        COUNTED.get(which).map(ToString::to_string)
    }

    fn highlights(course: &Course<'_, SanJuan>) -> Vec<Highlight<SanJuan>> {
        highlights::highlights(course)
    }

    fn prides(course: &Course<'_, SanJuan>, seat: Seat) -> Vec<Pride<Thing>> {
        highlights::prides(course, seat)
    }

    fn about(thing: Thing, lang: Lang, art: &Art) -> About {
        sheet::about(thing, lang, art)
    }

    fn here(thing: Thing, scene: &Scene<'_, SanJuan>) -> Here {
        sheet::here(thing, scene)
    }

    fn concerns(action: Action) -> Vec<Thing> {
        thing::concerns(action)
    }

    fn preview(scene: &Scene<'_, SanJuan>, marked: &[Mark]) -> Option<Markup> {
        marks::marking(scene).map(|marking| marking.preview(scene, marked))
    }

    fn steps(game: &Match<SanJuan>, seat: Seat, marked: &[Mark]) -> Vec<Action> {
        marks::steps(game, seat, marked)
    }
}

/// The buildings that stand for what brings points, in the order of the count: printed points, cards under buildings, then each by itself.
const COUNTED: [Card; 8] = [
    Card::Villa,
    Card::Chapel,
    Card::TownSquare,
    Card::Manufactory,
    Card::GovernorsPalace,
    Card::Residence,
    Card::Cathedral,
    Card::CustomsHouse,
];

/// What every part of the table is drawn from.
struct Look<'a> {
    scene: &'a Scene<'a, SanJuan>,
    view: &'a View,
    /// Whose city is shown large.
    near: &'a SeatView,
    marking: Option<Marking>,
}

impl Look<'_> {
    /// A text of this board.
    fn t(&self, name: &str) -> String {
        self.scene.t(name)
    }

    fn t_with(&self, name: &str, values: &[(&str, &str)]) -> String {
        self.scene.t_with(name, values)
    }

    /// Whether a seat is asked this.
    fn is_asked(&self, seat: Seat, question: QuestionKind) -> bool {
        self.view.asked.as_ref().is_some_and(|asked| asked.seat == seat && asked.question == question)
    }

    /// Whether the visitor is asked this.
    fn asks(&self, question: QuestionKind) -> bool {
        self.scene.is_asked() && self.scene.own.is_some_and(|own| self.is_asked(own, question))
    }

    /// The sign of a seat: a shield with its letter.
    fn pawn(&self, seat: Seat) -> Markup {
        html! { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } }
    }
}

fn draw(scene: &Scene<'_, SanJuan>) -> Parts {
    let view = &scene.view;
    let near = &view.seats[scene.near().index()];
    let look = Look { scene, view, near, marking: marks::marking(scene) };
    let asked = view.asked.as_ref().filter(|asked| scene.is_asked() && scene.own == Some(asked.seat));
    Parts {
        mood: asked.map_or_else(String::new, |asked| format!("asks-{}", asked.question)),
        bar: bar(&look),
        others: html! { @for seat in near.seat.round(view.seats.len()).skip(1) { (others::draw(&look, &view.seats[seat.index()])) } },
        board: html! {
            (roles::draw(&look))
            (city::draw(&look))
            (shown::draw(&look))
            (house::draw(&look))
            (house::piles(&look))
        },
        own: hand::draw(&look),
        purse: purse(&look),
        status: status(&look),
        asker: view.role.map(|role| pictures::role(scene.art, role)),
        detail: detail(&look),
        wanted: look.marking.as_ref().and_then(|marking| marking.wanted(scene)),
        several: look.marking.as_ref().map(|marking| marking.several(scene)),
        rare: None,
    }
}

/// The picks of the round: who takes a role, and which.
fn bar(look: &Look<'_>) -> Markup {
    let (scene, view) = (look.scene, look.view);
    let taken = view.roles.len();
    let current = if view.role.is_some() { taken.saturating_sub(1) } else { taken };
    html! {
        ol.phases aria-label=(look.t("picks")) {
            @for (i, seat) in view.pickers().into_iter().enumerate() {
                @let role = view.roles.get(i).map(|taken| taken.role);
                li data-key={ "pick-" (i) } .done[i < current] aria-current=[(current == i).then_some("step")] {
                    (look.pawn(seat))
                    @match role {
                        Some(role) => { (pictures::sign(scene.art, role.name())) span { (role_title(role, scene.words.lang)) } },
                        None => span { (look.t(if i == current { "pick-now" } else { "pick-later" })) },
                    }
                }
            }
        }
        span.round { (scene.page_with("round", &[("round", &view.round.to_string())])) }
    }
}

/// What a phone always shows: the hand, the city, the points.
fn purse(look: &Look<'_>) -> Markup {
    let seat = look.near;
    html! {
        span.held data-thing=(Thing::Hand) { (pictures::icon(look.scene.art, "hand")) b data-count { (seat.hand_size) } small { "/" (seat.hand_limit) } }
        span.count data-thing=(Thing::City) { (pictures::sign(look.scene.art, "commercial")) b data-count { (seat.city) } small { "/" (CITY) } }
        span.vp data-thing=(Thing::Point) data-count { (seat.points) }
    }
}

/// How far it is to the end.
fn status(look: &Look<'_>) -> Markup {
    let most = look.view.seats.iter().map(|seat| seat.city).max().unwrap_or_default();
    html! { span.ending { (look.t_with("ending-left", &[("n", &CITY.saturating_sub(most).to_string())])) } }
}

/// A softer word beside the question.
fn detail(look: &Look<'_>) -> Option<String> {
    let (view, own) = (look.view, look.near);
    let asked = view.asked.as_ref().filter(|_| look.scene.is_asked())?;
    let full = view.seats.iter().find(|seat| seat.city >= CITY);
    match asked.question {
        QuestionKind::Build | QuestionKind::Site if full.is_some() => {
            let name = full.map(|seat| look.scene.words.name(seat.seat)).unwrap_or_default();
            Some(look.t_with("last-build", &[("name", &name)]))
        }
        QuestionKind::Build => {
            Some(look.t_with("detail-build", &[("n", &view.privilege(own.seat).to_string())]))
        }
        QuestionKind::Site => Some(look.t("detail-site")),
        QuestionKind::Sell => {
            let tile = view.prices?;
            let best = own.best_sale(tile, asked.most).to_string();
            let helpers = [
                (Card::LargeMarket, "sale-large-market"),
                (Card::SmallMarket, "sale-small-market"),
                (Card::Harbor, "sale-harbor"),
            ];
            let mut said = vec![look.t_with("best-sale", &[("n", &best)])];
            said.extend(helpers.into_iter().filter(|(card, _)| own.has(*card)).map(|(_, name)| look.t(name)));
            Some(said.join(" · "))
        }
        QuestionKind::Produce if own.has(Card::Factory) => Some(look.t("produce-factory")),
        QuestionKind::Produce => Some(look.t("produce-note")),
        QuestionKind::Pay | QuestionKind::Spend => {
            asked.bill.filter(|bill| bill.waives.contains(&true)).map(|_| look.t("detail-waive"))
        }
        QuestionKind::Cull => Some(look.t("detail-cull")),
        QuestionKind::Limit => Some(look.t_with("limit", &[("n", &own.hand_limit.to_string())])),
        QuestionKind::Draft
        | QuestionKind::Role
        | QuestionKind::Keep
        | QuestionKind::Company
        | QuestionKind::Chapel
        | QuestionKind::Church
        | QuestionKind::Recruit
        | QuestionKind::Venture
        | QuestionKind::Over => None,
    }
}
