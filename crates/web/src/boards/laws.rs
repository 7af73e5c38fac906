//! The laws of boards, held against random games like the kernel's: whatever a board looks like, these are true of it.

mod drawn;
mod games;
mod toy;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::sync::LazyLock;

use kernel::{Chance, Game, Lang, Match, Seat, Seed, Viewer, Words, legal};

use super::art::Art;
use super::board::{Board, Motions};
use super::highlight::{Memories, PRIDES, SHOWN, Value};
use super::scene::{Looker, Scene};
use crate::words;
use drawn::{Element, elements};

/// A law of boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Names are written and read back: places, things.
    NamesAreReadBack,
    /// Every place of every legal answer is drawn once: as one element, or as its pieces, numbered from 0. No two elements have one key.
    PlacesAreDrawnOnce,
    /// Each of them is reached by mouse, finger and keyboard, and has a name.
    PlacesAreReachable,
    /// Every motion starts at a place that was drawn before and ends at one that is drawn after.
    MotionsGoFromPlaceToPlace,
    /// Every event moves something, or is still.
    EventsMoveOrAreStill,
    /// Everything on the page and in the gallery has a sheet in every language.
    ThingsHaveSheets,
    /// What cannot be answered with now gives the reason of `why_not`.
    ClosedPlacesGiveReasons,
    /// What a game is remembered by is told in every language, and by nobody before the end.
    MemoriesAreTold,
}

/// A law that is broken, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    pub law: Law,
    pub how: String,
}

/// What a run has gone through, so that a test can see that it was not idle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub plies: u32,
    pub places: u32,
    pub motions: u32,
    pub reasons: u32,
}

type Held = Result<(), Breach>;

fn held(holds: bool, law: Law, how: impl FnOnce() -> String) -> Held {
    if holds { Ok(()) } else { Err(Breach { law, how: how() }) }
}

/// Plays a random game and holds every law against every position.
pub fn check<B: Board>(setup: &B::Setup, seed: &str) -> Result<Report, Breach> {
    gallery::<B>()?;
    let seed = Seed::from_word(seed);
    let mut game = Match::<B>::new(setup.clone(), seed).expect("the set-up can be played");
    let mut dice = Chance::fast(seed.short());
    let mut report = Report::default();
    let players = game.state().players();
    let pointing: Vec<Pointing<B>> = Seat::all(players).map(pointing::<B>).collect();
    while let Some(seat) = game.state().acting().first() {
        let page = Page::<B>::seen(&game, Viewer::Seat(seat), true);
        places_are_drawn_once(&page)?;
        places_are_reachable(&page, &mut report)?;
        closed_places_give_reasons(&page, &game, seat, &pointing[seat.index()], &mut report)?;
        things_have_sheets(&page, &game)?;
        let viewer = Seat::all(players).nth(report.plies as usize % (players + 1));
        let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let before = Page::<B>::seen(&game, viewer, false);
        let actions = legal(game.state(), seat);
        game.play(seat, actions[dice.below(actions.len() as u32) as usize]).expect("a legal answer");
        let after = Page::<B>::seen(&game, viewer, false);
        motions_go_from_place_to_place(&before, &after, &game, &mut report)?;
        places_are_drawn_once(&after)?;
        let early = !game.is_over() && Memories::of(&game) != Memories::default();
        held(!early, Law::MemoriesAreTold, || format!("after {} answers", report.plies + 1))?;
        report.plies += 1;
    }
    memories_are_told(&game)?;
    Ok(report)
}

/// What a seat may point at, and for which answers.
type Pointing<B> = BTreeMap<<B as Board>::Place, BTreeSet<<B as Game>::Action>>;

fn pointing<B: Board>(seat: Seat) -> Pointing<B> {
    let mut found = Pointing::<B>::new();
    for action in B::actions() {
        for place in B::places(seat, action) {
            found.entry(place).or_default().insert(action);
        }
    }
    found
}

/// A page as somebody sees it.
struct Page<B: Board> {
    viewer: Viewer,
    elements: Vec<Element>,
    /// The legal answers and their places.
    answers: Vec<(B::Action, Vec<B::Place>)>,
    view: B::View,
}

static ART: LazyLock<Art> = LazyLock::new(|| Art::new("/art.svg".to_owned()));

fn looker(words: &Words, viewer: Viewer, answers: bool) -> Looker<'_> {
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Afterwards => None,
    };
    Looker { viewer, own, answers, words, art: &ART }
}

impl<B: Board> Page<B> {
    fn seen(game: &Match<B>, viewer: Viewer, answers: bool) -> Page<B> {
        let words = Words::new(Lang::En);
        let scene = Scene::new(game, &looker(&words, viewer, answers));
        let parts = B::draw(&scene);
        let all = [parts.bar, parts.board, parts.own, parts.others, parts.status]
            .map(maud::Markup::into_string)
            .concat();
        let answers = scene.answers.into_iter().map(|answer| (answer.action, answer.places)).collect();
        Page { viewer, elements: elements(&all), answers, view: scene.view }
    }

    /// The elements that stand for a place.
    fn at(&self, place: impl Display) -> Vec<&Element> {
        let text = place.to_string();
        self.elements.iter().filter(|element| element.get("data-at") == Some(&text)).collect()
    }

    fn shows(&self, place: impl Display) -> bool {
        let text = place.to_string();
        self.elements.iter().any(|element| element.get("data-at") == Some(&text))
    }
}

fn places_are_drawn_once<B: Board>(page: &Page<B>) -> Held {
    let law = Law::PlacesAreDrawnOnce;
    let mut keys = BTreeSet::new();
    let key = |element: &'_ Element| element.get("data-key").or(element.get("data-at")).map(str::to_owned);
    for key in page.elements.iter().filter_map(key) {
        held(keys.insert(key.clone()), law, || format!("two elements have the key {key}"))?;
    }
    let asked = page.answers.iter().flat_map(|(_, places)| places);
    let drawn = page.elements.iter().filter_map(|element| element.get("data-at"));
    for at in drawn {
        let place = at.parse::<B::Place>();
        let same = place.as_ref().is_ok_and(|place| place.to_string() == at);
        held(same, Law::NamesAreReadBack, || format!("{at} is drawn, but is read as {place:?}"))?;
    }
    for place in asked {
        let found = page.at(place);
        held(!found.is_empty(), law, || format!("{place} is not drawn for {:?}", page.viewer))?;
        for (i, element) in found.iter().enumerate().filter(|_| found.len() > 1) {
            let piece = format!("{place}.{i}");
            held(element.get("data-key") == Some(&piece), law, || {
                format!("{place} is drawn {} times, and not as its pieces: {element:?}", found.len())
            })?;
        }
    }
    Ok(())
}

fn places_are_reachable<B: Board>(page: &Page<B>, report: &mut Report) -> Held {
    for (action, places) in &page.answers {
        for place in places {
            report.places += 1;
            for element in page.at(place) {
                held(element.is_reachable(), Law::PlacesAreReachable, || format!("{action}: {element:?}"))?;
            }
        }
    }
    Ok(())
}

fn closed_places_give_reasons<B: Board>(
    page: &Page<B>,
    game: &Match<B>,
    seat: Seat,
    pointing: &Pointing<B>,
    report: &mut Report,
) -> Held {
    let law = Law::ClosedPlacesGiveReasons;
    let words = Words::new(Lang::En);
    let scene = Scene::new(game, &looker(&words, page.viewer, true));
    let open: BTreeSet<B::Place> =
        page.answers.iter().flat_map(|(_, places)| places.iter().copied()).collect();
    // What is marked has its say when it is confirmed, and where nothing lies nothing is said.
    let marks = |element: &&Element| element.tag == "input" || element.get("form").is_some();
    let speaks = |element: &&Element| !marks(element) && element.get("aria-hidden").is_none();
    for element in page.elements.iter().filter(speaks) {
        let Some(place) = element.get("data-at").and_then(|at| at.parse::<B::Place>().ok()) else { continue };
        let Some(answers) = pointing.get(&place).filter(|_| !open.contains(&place)) else { continue };
        let Some(meant) = B::meant(&page.view, seat, place) else {
            held(false, law, || {
                format!("{place} can be answered with, but nobody says what is meant by it")
            })?;
            continue;
        };
        held(answers.contains(&meant), law, || format!("{meant} is not an answer of {place}"))?;
        // The sheet says it: the place is reached, and the scene knows the words.
        let reason = game.state().why_not(seat, meant, &words).map(|reason| reason.to_string());
        held(reason.is_some() && scene.why_not(place) == reason, law, || {
            format!("{place}: {:?} instead of {reason:?}", scene.why_not(place))
        })?;
        held(element.get("tabindex").is_none(), law, || format!("{element:?} keeps its reason to itself"))?;
        report.reasons += 1;
    }
    Ok(())
}

fn things_have_sheets<B: Board>(page: &Page<B>, game: &Match<B>) -> Held {
    let law = Law::ThingsHaveSheets;
    let words = Words::new(Lang::En);
    let scene = Scene::new(game, &looker(&words, page.viewer, true));
    let gallery: BTreeSet<B::Thing> = B::things().into_iter().collect();
    let mut seen = BTreeSet::new();
    for element in &page.elements {
        let Some(text) = element.get("data-thing") else {
            let points = element.tag == "button" && element.get("data-at").is_some();
            held(!points, law, || format!("{element:?} is a place without a thing"))?;
            continue;
        };
        let thing: Option<B::Thing> = text.parse().ok().filter(|thing| gallery.contains(thing));
        held(thing.is_some(), law, || format!("{text} is not in the gallery"))?;
        seen.extend(thing);
    }
    for thing in seen {
        // What it is here can be said of everything that is drawn.
        let here = B::here(thing, &scene);
        let known = here.owners.iter().all(|seat| seat.index() < game.state().players());
        held(known, law, || format!("{thing} belongs to somebody who is not there"))?;
    }
    Ok(())
}

/// What a game that is over is remembered by.
fn memories_are_told<B: Board>(game: &Match<B>) -> Held {
    let law = Law::MemoriesAreTold;
    let Memories { highlights, prides } = Memories::of(game);
    let (players, last) = (game.state().players(), game.plies().len());
    held(highlights.len() <= SHOWN && prides.len() <= PRIDES, law, || format!("too many: {highlights:?}"))?;
    for memory in &highlights {
        let when = memory.when.is_none_or(|(ply, _)| (1..=last).contains(&ply));
        held(when && memory.whose.is_none_or(|seat| seat.index() < players), law, || format!("{memory:?}"))?;
        let named = memory.values.iter().filter_map(|(_, value)| match value {
            Value::Thing(thing) => Some(thing),
            Value::Number(_) | Value::Points(_) => None,
        });
        for text in named.chain([&memory.thing]) {
            let thing = text.parse::<B::Thing>();
            let drawn = thing.as_ref().is_ok_and(|thing| !B::portrait(*thing, &ART).0.is_empty());
            held(drawn, law, || format!("{text} of {} is {thing:?}", memory.name))?;
        }
        for lang in Lang::ALL {
            let values: Vec<_> = memory.values.iter().map(|(name, _)| (*name, "1")).collect();
            for part in ["", "-text"] {
                let name = format!("{}-memory-{}{part}", B::META.id, memory.name);
                let text = words::filled(B::WORDS, lang, &name, &values);
                let told = B::WORDS.has(lang, &name) && !text.contains('{') && !text.is_empty();
                held(told, law, || format!("{name} in {lang}: {text}"))?;
            }
        }
    }
    for pride in &prides {
        let known = pride.thing.parse::<B::Thing>().is_ok() && pride.points > 0;
        held(known, law, || format!("{pride:?}"))?;
    }
    Ok(())
}

/// What holds without a table.
fn gallery<B: Board>() -> Held {
    let mut texts = BTreeSet::new();
    for thing in B::things() {
        let text = thing.to_string();
        let back = text.parse::<B::Thing>();
        held(back.as_ref() == Ok(&thing), Law::NamesAreReadBack, || format!("{text} is read as {back:?}"))?;
        held(texts.insert(text), Law::NamesAreReadBack, || format!("two things are called {thing}"))?;
        for lang in Lang::ALL {
            let about = B::about(thing, lang, &ART);
            let complete = !about.title.is_empty() && !about.text.is_empty() && !about.picture.0.is_empty();
            held(complete, Law::ThingsHaveSheets, || {
                format!("{thing} in {lang}: \"{}\", \"{}\"", about.title, about.text)
            })?;
        }
    }
    Ok(())
}

fn motions_go_from_place_to_place<B: Board>(
    before: &Page<B>,
    after: &Page<B>,
    game: &Match<B>,
    report: &mut Report,
) -> Held {
    let ply = game.plies().last().expect("an answer was just given");
    for told in ply.events.iter().filter(|told| told.audience.includes(before.viewer)) {
        let event = &told.event;
        let motions = match B::motions(event) {
            Motions::Still => continue,
            Motions::Moves(motions) => motions,
        };
        let real =
            !motions.is_empty() && motions.iter().all(|motion| motion.n > 0 && motion.from != motion.to);
        held(real, Law::EventsMoveOrAreStill, || {
            format!("{event:?} moves nothing, and is not called still")
        })?;
        for motion in motions {
            let law = Law::MotionsGoFromPlaceToPlace;
            let viewer = before.viewer;
            held(before.shows(motion.from), law, || {
                format!("{event:?} starts at {}, which {viewer:?} did not see", motion.from)
            })?;
            held(after.shows(motion.to), law, || {
                format!("{event:?} ends at {}, which {viewer:?} does not see", motion.to)
            })?;
            report.motions += 1;
        }
    }
    Ok(())
}
