//! The laws bite: a face of the kernel's toy game, and one fault for each law, caught by that law.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use kernel::toy::{Action, Event, Pebble, Setup, Toy, View};
use kernel::{Kind, Lang, Seat, Texts, UnknownName};
use maud::{Markup, html};

use super::{Law, check};
use crate::assets::Sources;
use crate::boards::board::NoMark;
use crate::boards::{About, Art, Board, Glance, Motion, Motions, Parts, Scene, TourStep};

/// What is wrong with the face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A place is written in one way and read in another.
    Misspelled,
    /// A place is drawn in two parts of the page.
    Twice,
    /// A place of a legal answer is not drawn.
    Missing,
    /// A place of a legal answer cannot be clicked.
    Dead,
    /// A motion ends where nothing is drawn.
    Astray,
    /// An event moves nothing, and is not called still.
    Idle,
    /// A thing has no text.
    Mute,
    /// A thing is drawn that is in no gallery.
    Stray,
    /// A closed place does not say why.
    Silent,
    /// A closed place gives the reason of another answer.
    Wrong,
}

thread_local! {
    static FAULT: Cell<Option<Fault>> = const { Cell::new(None) };
}

fn is(fault: Fault) -> bool {
    FAULT.get() == Some(fault)
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    Bag,
    /// Own pebbles of a colour.
    Held(Pebble),
    Hand(Seat),
    Open(Seat),
    Kept(Seat),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Bag if is(Fault::Misspelled) => f.write_str("sack"),
            Place::Bag => f.write_str("bag"),
            Place::Held(pebble) => write!(f, "held/{pebble}"),
            Place::Hand(seat) => write!(f, "hand/{seat}"),
            Place::Open(seat) => write!(f, "open/{seat}"),
            Place::Kept(seat) => write!(f, "kept/{seat}"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Place, UnknownName> {
        let wrong = || UnknownName { word: text.to_owned(), sort: "place" };
        let seat = |text: &str| text.parse().map_err(|_| wrong());
        match text.split_once('/') {
            None if text == "bag" => Ok(Place::Bag),
            Some(("held", pebble)) => pebble.parse().map(Place::Held),
            Some(("hand", text)) => seat(text).map(Place::Hand),
            Some(("open", text)) => seat(text).map(Place::Open),
            Some(("kept", text)) => seat(text).map(Place::Kept),
            Some(_) | None => Err(wrong()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Thing {
    Bag,
    Pebble(Pebble),
    /// A pebble whose colour is hidden.
    Hidden,
    /// In no gallery.
    Dust,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Bag => f.write_str("bag"),
            Thing::Pebble(pebble) => write!(f, "{pebble}"),
            Thing::Hidden => f.write_str("hidden"),
            Thing::Dust => f.write_str("dust"),
        }
    }
}

impl FromStr for Thing {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Thing, UnknownName> {
        match text {
            "bag" => Ok(Thing::Bag),
            "hidden" => Ok(Thing::Hidden),
            "dust" => Ok(Thing::Dust),
            pebble => pebble.parse().map(Thing::Pebble),
        }
    }
}

impl Board for Toy {
    type Place = Place;
    type Thing = Thing;
    type Mark = NoMark;

    const STYLE: Sources = &[];
    const ART: Sources = &[];
    const WORDS: &'static Texts = &crate::TEXTS;
    const TOUR: &'static [TourStep] = &[];

    fn picture() -> Markup {
        html! {}
    }

    fn glance(_: &View, _: &Art) -> Glance {
        Glance::default()
    }

    fn draw(scene: &Scene<'_, Toy>) -> Parts {
        let others = scene.view.seats.iter().map(|seat| seat.seat).filter(|seat| *seat != scene.near());
        Parts {
            bar: html! {},
            board: html! { (bag(scene)) @if is(Fault::Twice) { (bag(scene)) } },
            own: html! { (area(scene, scene.near())) (hand(scene)) },
            others: html! { @for seat in others { (area(scene, seat)) } },
            ..Parts::default()
        }
    }

    fn places(seat: Seat, action: Action) -> Vec<Place> {
        match action {
            Action::Draw => vec![Place::Bag],
            Action::Lay(pebble) => vec![Place::Held(pebble), Place::Open(seat)],
            Action::Keep(pebble) => vec![Place::Held(pebble), Place::Kept(seat)],
        }
    }

    fn meant(view: &View, seat: Seat, place: Place) -> Option<Action> {
        let hand = view.seats[seat.index()].hand.as_ref();
        let some = hand.and_then(|hand| hand.keys().next().copied()).unwrap_or(Pebble::White);
        match place {
            Place::Bag if is(Fault::Wrong) => Some(Action::Lay(some)),
            Place::Bag => Some(Action::Draw),
            Place::Held(pebble) => Some(Action::Lay(pebble)),
            Place::Open(owner) => (owner == seat).then_some(Action::Lay(some)),
            Place::Kept(owner) => (owner == seat).then_some(Action::Keep(some)),
            Place::Hand(_) => None,
        }
    }

    fn motions(event: &Event) -> Motions<Toy> {
        let hidden = |pebble: Option<Pebble>| pebble.map_or(Thing::Hidden, Thing::Pebble);
        let (thing, from, to) = match *event {
            Event::Laid(..) if is(Fault::Idle) => return Motions::Moves(Vec::new()),
            Event::Drew(seat, pebble) => (hidden(pebble), Place::Bag, Place::Hand(seat)),
            Event::Laid(seat, pebble) => (Thing::Pebble(pebble), Place::Hand(seat), Place::Open(seat)),
            Event::Kept(seat, pebble) => (hidden(pebble), Place::Hand(seat), Place::Kept(seat)),
        };
        Motions::of([Motion::new(thing, from, to, 1u8)])
    }

    fn things() -> Vec<Thing> {
        let pebbles = Pebble::ALL.iter().map(|pebble| Thing::Pebble(*pebble));
        [Thing::Bag, Thing::Hidden].into_iter().chain(pebbles).collect()
    }

    fn name(thing: Thing, _: Lang) -> String {
        thing.to_string()
    }

    fn portrait(_: Thing, _: &Art) -> Markup {
        html! { i {} }
    }

    fn about(thing: Thing, _: Lang, art: &Art) -> About {
        let text = if thing == Thing::Hidden && is(Fault::Mute) { "" } else { "A thing of the toy." };
        About {
            title: thing.to_string(),
            picture: Self::portrait(thing, art),
            text: text.to_owned(),
            facts: Vec::new(),
            rules: Vec::new(),
        }
    }

    fn concerns(action: Action) -> Vec<Thing> {
        match action {
            Action::Draw => vec![Thing::Bag],
            Action::Lay(pebble) | Action::Keep(pebble) => vec![Thing::Pebble(pebble)],
        }
    }
}

fn bag(scene: &Scene<'_, Toy>) -> Markup {
    let thing = if is(Fault::Stray) { Thing::Dust } else { Thing::Bag };
    let spot = scene.at(Place::Bag).label("Bag");
    // A bag that is closed, drawn by hand, is no stop of the keyboard: nobody hears why.
    if is(Fault::Silent) && !scene.is_open(Place::Bag) {
        return html! { button type="button" data-at="bag" data-key="bag" data-thing="bag" aria-disabled="true" tabindex="-1" aria-label="Bag" {} };
    }
    spot.button(thing, &html! { (scene.view.bag) })
}

/// The visitor's own pebbles.
fn hand(scene: &Scene<'_, Toy>) -> Markup {
    let held = scene.view.seats[scene.near().index()].hand.clone().unwrap_or_default();
    let pebble = |pebble: Pebble, i: u8| {
        let spot = scene.at(Place::Held(pebble)).piece(i).label(pebble.name());
        let inside = html! { (pebble) };
        if is(Fault::Dead) {
            return spot.mark(Thing::Pebble(pebble), &inside);
        }
        spot.button(Thing::Pebble(pebble), &inside)
    };
    html! {
        @if !is(Fault::Missing) { @for (colour, n) in held { @for i in 0..n { (pebble(colour, i)) } } }
    }
}

/// What lies before a seat.
fn area(scene: &Scene<'_, Toy>, seat: Seat) -> Markup {
    let view = &scene.view.seats[seat.index()];
    let places = [(Place::Open(seat), "open", view.open.len()), (Place::Kept(seat), "kept", view.kept_count)];
    let fist = scene.at(Place::Hand(seat)).mark(Thing::Hidden, &html! { (view.hand_count) });
    html! {
        @if !is(Fault::Astray) { (fist) }
        @for (place, name, n) in places { (scene.at(place).label(name).button(Thing::Hidden, &html! { (n) })) }
    }
}

fn with(fault: Option<Fault>, setup: &Setup) -> Result<super::Report, Law> {
    FAULT.set(fault);
    let found = check::<Toy>(setup, "toy");
    FAULT.set(None);
    found.map_err(|breach| breach.law)
}

#[test]
fn the_face_of_the_toy_obeys_the_laws() {
    for players in [2, 3] {
        for short in [false, true] {
            let report = with(None, &Setup { players, short }).expect("lawful");
            assert!(
                report.plies > 5 && report.places > 5 && report.motions > 5 && report.reasons > 5,
                "{report:?}"
            );
        }
    }
}

#[test]
fn every_law_catches_its_fault() {
    let faults = [
        (Fault::Misspelled, Law::NamesAreReadBack),
        (Fault::Twice, Law::PlacesAreDrawnOnce),
        (Fault::Missing, Law::PlacesAreDrawnOnce),
        (Fault::Dead, Law::PlacesAreReachable),
        (Fault::Astray, Law::MotionsGoFromPlaceToPlace),
        (Fault::Idle, Law::EventsMoveOrAreStill),
        (Fault::Mute, Law::ThingsHaveSheets),
        (Fault::Stray, Law::ThingsHaveSheets),
        (Fault::Silent, Law::ClosedPlacesGiveReasons),
        (Fault::Wrong, Law::ClosedPlacesGiveReasons),
    ];
    for (fault, law) in faults {
        assert_eq!(with(Some(fault), &Setup { players: 2, short: false }), Err(law), "{fault:?}");
    }
}
