//! Saint Petersburg: a square in winter with two ledges of cards; stacks and nobles' table beside them, the own lanes and the hand below.

mod card;
mod cover;
mod examples;
mod glance;
mod highlights;
mod lessons;
mod market;
mod motion;
mod opponent;
mod own;
mod place;
mod round;
mod scenery;
mod sheet;
mod stacks;
mod thing;

use ::saint_petersburg::{
    Action, Asked, Card, Event, HAND_COSTS, Origin, Row, SaintPetersburg, SeatView, Stack, View, phase_title,
    stack_title,
};
use kernel::{Kind, Lang, Seat, Texts};
use maud::{Markup, html};

use super::board::NoMark;
use super::{
    About, Art, Board, Chapter, Course, Dock, Example, Glance, Here, Highlight, Lesson, Motions, Parts,
    Pride, RoundStep, Scene, Story, TourStep,
};
use crate::assets::Sources;
use place::Place;
use thing::Thing;

kernel::embed_words!("i18n", ["saint-petersburg"]);

impl Board for SaintPetersburg {
    type Place = Place;
    type Thing = Thing;
    type Mark = NoMark;

    const STYLE: Sources = crate::assets::style!("saint-petersburg": "tokens" "frame" "scenery" "card" "market" "stacks" "own" "others" "story" "screens");

    const ART: Sources = crate::assets::sprite!("saint-petersburg");

    const WORDS: &'static Texts = &TEXTS;

    const DOCK: Dock = Dock::Band;

    const STORY: Story = Story::Strip;

    const TOUR: &'static [TourStep] = &[
        TourStep { turn: 1, when: "", at: ".prompt", text: "saint-petersburg-guide-asked" },
        TourStep { turn: 1, when: "buy", at: "[data-key=row-upper]", text: "saint-petersburg-guide-row" },
        TourStep { turn: 1, when: "", at: "[data-key=mine]", text: "saint-petersburg-guide-own" },
        TourStep { turn: 2, when: "", at: ".phases", text: "saint-petersburg-guide-phases" },
        TourStep { turn: 1, when: "take", at: "[data-key=hand]", text: "saint-petersburg-guide-hand" },
        TourStep { turn: 3, when: "", at: "[data-key=nobles]", text: "saint-petersburg-guide-nobles" },
    ];

    const LESSONS: &'static [Lesson<SaintPetersburg>] = lessons::LESSONS;

    const EXAMPLES: &'static [Example<SaintPetersburg>] = examples::EXAMPLES;

    const ROUND: &'static [RoundStep<SaintPetersburg>] = round::ROUND;

    const TIE: Option<&'static str> = Some("final.4");

    fn picture() -> Markup {
        cover::draw()
    }

    fn glance(view: &View, art: &Art) -> Glance {
        glance::glance(view, art)
    }

    fn draw(scene: &Scene<'_, SaintPetersburg>) -> Parts {
        draw(scene)
    }

    fn places(seat: Seat, action: Action) -> Vec<Place> {
        place::places(seat, action)
    }

    fn meant(view: &View, seat: Seat, place: Place) -> Option<Action> {
        place::meant(view, seat, place)
    }

    fn declines(action: Action) -> bool {
        matches!(action, Action::Pass | Action::Pub(0))
    }

    fn warns(scene: &Scene<'_, SaintPetersburg>, action: Action) -> Option<String> {
        warns(scene, action)
    }

    fn chapter(event: &Event) -> Option<Chapter<SaintPetersburg>> {
        motion::chapter(event)
    }

    fn motions(event: &Event) -> Motions<SaintPetersburg> {
        motion::motions(event)
    }

    fn things() -> Vec<Thing> {
        Thing::all()
    }

    /// The cards; what the beginning of the page says of phases, rubles and points is not said again.
    fn aid() -> Vec<Thing> {
        let own = |thing: &Thing| matches!(thing, Thing::Card(_) | Thing::Hand | Thing::LowerRow);
        Thing::all().into_iter().filter(own).collect()
    }

    fn stages() -> Vec<Thing> {
        Thing::all().into_iter().filter(|thing| matches!(thing, Thing::Stack(_))).collect()
    }

    fn name(thing: Thing, lang: Lang) -> String {
        sheet::name(thing, lang)
    }

    fn portrait(thing: Thing, art: &Art) -> Markup {
        sheet::picture(thing, art)
    }

    fn source(_: &View, which: usize) -> Option<String> {
        ["points", "secretary", "rubles", "icon-hand"].get(which).map(|id| (*id).to_owned())
    }

    fn highlights(course: &Course<'_, SaintPetersburg>) -> Vec<Highlight<SaintPetersburg>> {
        highlights::highlights(course)
    }

    fn prides(course: &Course<'_, SaintPetersburg>, seat: Seat) -> Vec<Pride<Thing>> {
        highlights::prides(course, seat)
    }

    fn about(thing: Thing, lang: Lang, art: &Art) -> About {
        sheet::about(thing, lang, art)
    }

    fn here(thing: Thing, scene: &Scene<'_, SaintPetersburg>) -> Here {
        sheet::here(thing, scene)
    }

    fn concerns(action: Action) -> Vec<Thing> {
        thing::concerns(action)
    }
}

/// What every part of the board is drawn from.
struct Look<'a> {
    scene: &'a Scene<'a, SaintPetersburg>,
    view: &'a View,
    /// Whose area is shown large.
    near: &'a SeatView,
}

impl Look<'_> {
    fn lang(&self) -> Lang {
        self.scene.words.lang
    }

    /// A text of this board.
    fn t(&self, name: &str) -> String {
        self.scene.t(name)
    }

    fn t_with(&self, name: &str, values: &[(&str, &str)]) -> String {
        self.scene.t_with(name, values)
    }

    /// What each card in the hand costs at the end.
    fn hand_costs(&self) -> String {
        self.t_with("hand-costs", &[("n", &HAND_COSTS.to_string())])
    }
}

/// A player: letter, shape and colour.
fn pawn(seat: Seat) -> Markup {
    html! { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } }
}

fn draw(scene: &Scene<'_, SaintPetersburg>) -> Parts {
    let view = &scene.view;
    let look = Look { scene, view, near: view.seat(scene.near()) };
    Parts {
        mood: format!("phase-{}", view.phase),
        bar: bar(&look),
        others: html! {
            @for seat in look.near.seat.round(view.seats.len()).skip(1) { (opponent::draw(&look, view.seat(seat))) }
        },
        board: market::draw(&look),
        own: own::draw(&look),
        purse: purse(&look),
        status: status(&look),
        asker: asker(&look),
        detail: detail(&look),
        wanted: wanted(&look),
        several: None,
        rare: None,
    }
}

fn bar(look: &Look<'_>) -> Markup {
    let Look { scene, view, .. } = look;
    html! {
        ol.phases {
            @for phase in Stack::ALL {
                li data-key={ "phase-" (phase) } aria-current=[(*phase == view.phase).then_some("step")] aria-label=(phase_title(*phase, look.lang())) data-thing=(Thing::Stack(*phase)) {
                    (card::sign(scene.art, *phase)) span { (look.t(&format!("pile-{phase}"))) }
                }
            }
        }
        span.round {
            (scene.page_with("round", &[("round", &view.round.to_string())]))
            @if view.exhausted.is_some() { " · " b { (scene.page("last-round")) } }
        }
    }
}

/// Money and points, which a phone always shows.
fn purse(look: &Look<'_>) -> Markup {
    let near = look.near;
    html! {
        @if let Some(rubles) = near.rubles { span.coin-pill { b data-count="" { (rubles) } " ₽" } }
        span.hexagon { b data-count="" { (near.points) } }
        span.hand-pill { (look.scene.art.piece("sign", "icon-hand")) (near.hand_size) "/" (near.hand_limit) }
    }
}

/// How near the end is.
fn status(look: &Look<'_>) -> Markup {
    let (stack, left) = look.view.shortest_stack();
    let values = [("stack", stack_title(stack, look.lang())), ("n", &left.to_string())];
    html! {
        p {
            @if look.view.exhausted.is_some() { (look.t("end-now")) } @else { (look.t_with("end-near", &values)) }
        }
    }
}

/// What asks: the card that was drawn, the Pub, or the phase.
fn asker(look: &Look<'_>) -> Option<Markup> {
    let art = look.scene.art;
    Some(match look.view.asked? {
        Asked::Observed { card, .. } => card::picture(card, art),
        Asked::Pub { .. } => card::picture(Card::Pub, art),
        Asked::Turn { .. } => art.picture(&format!("kind-{}", look.view.phase)),
    })
}

/// What can be done on this turn, where the game's own question says more than is possible.
fn wanted(look: &Look<'_>) -> Option<String> {
    let Some(Asked::Turn { .. }) = look.view.asked.filter(|_| look.scene.is_asked()) else { return None };
    let can = |is: fn(&Action) -> bool| look.scene.answers.iter().any(|answer| is(&answer.action));
    let buys = can(|action| matches!(action, Action::Buy(..)));
    let takes = can(|action| matches!(action, Action::Take(..)));
    let plays = can(|action| matches!(action, Action::Play(..)));
    let name = match (buys, takes, plays) {
        (true, true, true) => return None,
        (true, true, false) => "ask-buy-take",
        (true, false, true) => "ask-buy-play",
        (true, false, false) => "ask-buy",
        (false, true, true) => "ask-take-play",
        (false, true, false) => "ask-take",
        (false, false, true) => "ask-play",
        (false, false, false) => "ask-pass",
    };
    Some(look.t(name))
}

/// How far the money goes, and whether passing ends the phase.
fn detail(look: &Look<'_>) -> Option<String> {
    let near = look.near;
    let rubles = near.rubles?.to_string();
    let Asked::Turn { .. } = look.view.asked? else {
        return Some(look.t_with("detail-rubles", &[("rubles", &rubles)]));
    };
    let rows = [(Row::Upper, &look.view.upper), (Row::Lower, &look.view.lower)];
    let within: u8 = rows
        .iter()
        .flat_map(|(row, cards)| cards.iter().map(move |(card, n)| (*row, *card, *n)))
        .filter(|(row, card, _)| !look.offer(*card, Origin::Row(*row)).is_dear())
        .map(|(_, _, n)| n)
        .sum();
    let said = look.t_with("detail-reach", &[("rubles", &rubles), ("n", &within.to_string())]);
    let last = look.view.passes_left() == 1;
    Some(if last { format!("{said} {}", look.t("detail-last-pass")) } else { said })
}

/// A card in the hand costs points if it stays there, and an Observatory that draws earns none.
fn warns(scene: &Scene<'_, SaintPetersburg>, action: Action) -> Option<String> {
    let look = Look { scene, view: &scene.view, near: scene.view.seat(scene.near()) };
    let n = HAND_COSTS.to_string();
    let taken = |card: Card| match look.offer(card, Origin::Hand) {
        market::Offer::Nothing => look.t_with("take-stuck-warns", &[("n", &n)]),
        market::Offer::Price { missing: 0, .. } => look.t_with("take-warns", &[("n", &n)]),
        market::Offer::Price { missing, .. } => {
            look.t_with("take-dear-warns", &[("n", &n), ("missing", &missing.to_string())])
        }
    };
    match action {
        Action::Take(card, _) => Some(taken(card)),
        Action::Keep => place::drawn(look.view).map(taken),
        Action::Observe(_) => Some(look.t("observe-warns")),
        Action::Buy(..)
        | Action::Play(..)
        | Action::Pass
        | Action::BuyDrawn(_)
        | Action::Discard
        | Action::Pub(_) => None,
    }
}
