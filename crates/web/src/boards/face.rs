//! Boards with their types erased, once, for everyone who serves all games alike.

use std::marker::PhantomData;

use kernel::{Choice, Lang, Match, Meta, Seat, Table, Texts, UnknownName, Viewer, Words};
use maud::Markup;

use super::FACES;
use super::art::Art;
use super::board::{Board, Chapter, Dock, Manner, Motion, Parts, Story};
use super::example::Worked;
use super::glance::{Glance, Worth};
use super::highlight::Memories;
use super::lesson::{Attempt, Given, Lesson, Outline, Step};
use super::plain::Plain;
use super::scene::{Looker, Scene, answers};
use super::sheet::{About, Here};
use super::tour::TourStep;
use crate::assets::Sources;

/// The face of some game.
pub trait Face: Send + Sync {
    /// The game.
    fn meta(&self) -> &'static Meta;
    /// The style sheet.
    fn style(&self) -> Sources;
    /// What it wears at times, by name; nothing if it always looks alike.
    fn rare_styles(&self) -> &'static [(&'static str, Sources)];
    /// The sprite; nothing if it has none.
    fn art(&self) -> Sources;
    /// What the board says besides the game.
    fn words(&self) -> &'static Texts;
    /// Where the question stands, and how the story is told.
    fn manner(&self) -> (Dock, Story);
    /// What a newcomer is told on his first turns.
    fn tour(&self) -> &'static [TourStep];
    /// The sentence of the rules that says how a tie is broken.
    fn tie(&self) -> Option<&'static str>;
    /// A round as players call it.
    fn date(&self, round: u32) -> u32;
    /// The lessons, in their order.
    fn lessons(&self) -> Vec<Outline>;
    /// The position of a step of a lesson (from 1 on), and what to look at.
    fn stage(&self, lesson: &str, step: usize) -> Option<(Box<dyn Table>, &'static str)>;
    /// What comes of an answer there; nothing if it is none.
    fn attempt(&self, lesson: &str, step: usize, given: &Given) -> Option<Attempt>;
    /// The worked examples, as seat A sees them.
    fn examples(&self, words: &Words, art: &Art) -> Vec<Worked>;
    /// The steps of the round: the names of their texts, each with the things that are drawn for it.
    fn round(&self) -> Vec<(&'static str, Vec<String>)>;
    /// The round at a glance: the things that make it up, in their order.
    fn stages(&self) -> Vec<String>;
    /// The picture of the game, for home.
    fn picture(&self) -> Markup;
    /// A number of points as people write it.
    fn points(&self, points: i32, words: &Words) -> String;
    /// The texts of all things, in the order of the gallery.
    fn things(&self) -> Vec<String>;
    /// The texts of the things that a player aid explains.
    fn aid(&self) -> Vec<String>;
    /// What the thing with this text is.
    fn about(&self, thing: &str, lang: Lang, art: &Art) -> Result<About, UnknownName>;
    /// What players may agree upon for an option of the set-up: groups with their names, each with things and their titles.
    fn agreeable(&self, option: &str, lang: Lang) -> Vec<(String, Vec<(String, String)>)>;
    /// The title of the thing with this text.
    fn name(&self, thing: &str, lang: Lang) -> Option<String>;
    /// Its picture.
    fn portrait(&self, thing: &str, art: &Art) -> Option<Markup>;
    /// A table of this game, to be shown; `None` if it is one of another game.
    fn lay<'a>(&self, table: &'a dyn Table) -> Option<Box<dyn Laid + 'a>>;
}

/// A table with its board laid out.
pub trait Laid {
    /// The table at a glance.
    fn glance(&self, viewer: Viewer, art: &Art) -> Glance;
    /// The table as somebody sees it, and what he may answer.
    fn show(&self, looker: &Looker<'_>) -> Drawing;
    /// The ids of the pictures of what brought points, in the order of the game's breakdown: so many sources of points, those that have one.
    fn sources(&self, n: usize, viewer: Viewer) -> Vec<Option<String>>;
    /// What the game is remembered by; nothing as long as it runs.
    fn memories(&self) -> Memories {
        Memories::default()
    }
    /// The legal answers of a seat.
    fn answers(&self, seat: Seat, words: &Words) -> Vec<Offer>;
    /// The answers that take everything that a seat has marked.
    fn steps(&self, seat: Seat, marked: &[String]) -> Result<Vec<String>, UnknownName>;
    /// What these marks would bring somebody.
    fn preview(&self, marked: &[String], looker: &Looker<'_>) -> Result<Option<Markup>, UnknownName>;
    /// What happened at answer number `ply` (from 1 on), as a viewer may know it.
    fn lines(&self, ply: usize, viewer: Viewer, words: &Words) -> Vec<Line>;
    /// What moved at that answer.
    fn motions(&self, ply: usize, viewer: Viewer) -> Vec<Flight> {
        let lines = self.lines(ply, viewer, &Words::default());
        lines.into_iter().flat_map(|line| line.flights).collect()
    }
    /// Why somebody cannot answer with a place now; nothing if he can, or is not asked, or never answers with it.
    fn why_not(&self, place: &str, looker: &Looker<'_>) -> Option<String>;
    /// What a thing is, and what it is here and now to somebody.
    fn sheet(&self, thing: &str, looker: &Looker<'_>) -> Result<Sheet, UnknownName>;
}

/// A table as somebody sees it.
pub struct Drawing {
    pub parts: Parts,
    pub answers: Vec<Offer>,
}

/// A legal answer, with the places to point at.
pub struct Offer {
    pub choice: Choice,
    /// Whether it declines what is asked.
    pub declines: bool,
    /// What is said before it is given.
    pub warns: Option<String>,
    pub places: Vec<String>,
}

/// Some equal pieces that went from one place to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    pub thing: String,
    pub from: String,
    pub to: String,
    pub n: u16,
    pub manner: Manner,
}

/// An event as a line of the story: what begins with it, what it says, what it moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    pub chapter: Option<Heading>,
    /// Whom it is about; nobody if it is the whole table's.
    pub whose: Option<Seat>,
    pub sentence: Option<String>,
    pub flights: Vec<Flight>,
}

impl Line {
    /// A line of a game that says no more.
    pub fn said(sentence: String) -> Line {
        Line { sentence: Some(sentence), ..Line::default() }
    }
}

/// What a chapter of the story is about, and who began it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    pub thing: String,
    pub by: Option<Seat>,
}

/// A thing at a table: what it is, what it is here, and what can be answered with it now.
pub struct Sheet {
    pub about: About,
    pub here: Here,
    pub answers: Vec<Choice>,
}

/// The face of one game.
pub struct FaceOf<B>(PhantomData<fn() -> B>);

impl<B> FaceOf<B> {
    pub const NEW: FaceOf<B> = FaceOf(PhantomData);
}

impl<B: Board> Face for FaceOf<B> {
    fn meta(&self) -> &'static Meta {
        &B::META
    }

    fn style(&self) -> Sources {
        B::STYLE
    }

    fn rare_styles(&self) -> &'static [(&'static str, Sources)] {
        B::RARE
    }

    fn art(&self) -> Sources {
        B::ART
    }

    fn words(&self) -> &'static Texts {
        B::WORDS
    }

    fn manner(&self) -> (Dock, Story) {
        (B::DOCK, B::STORY)
    }

    fn tour(&self) -> &'static [TourStep] {
        B::TOUR
    }

    fn tie(&self) -> Option<&'static str> {
        B::TIE
    }

    fn date(&self, round: u32) -> u32 {
        B::date(round)
    }

    fn lessons(&self) -> Vec<Outline> {
        B::LESSONS.iter().map(Lesson::outline).collect()
    }

    fn stage(&self, lesson: &str, step: usize) -> Option<(Box<dyn Table>, &'static str)> {
        let step = step_of::<B>(lesson, step)?;
        Some((Box::new(step.table()), step.look))
    }

    fn attempt(&self, lesson: &str, step: usize, given: &Given) -> Option<Attempt> {
        step_of::<B>(lesson, step)?.attempt(given)
    }

    fn examples(&self, words: &Words, art: &Art) -> Vec<Worked> {
        let seat = Seat::A;
        let looker = Looker { viewer: Viewer::Seat(seat), own: Some(seat), answers: false, words, art };
        B::EXAMPLES.iter().filter_map(|example| example.worked(&looker)).collect()
    }

    fn round(&self) -> Vec<(&'static str, Vec<String>)> {
        B::ROUND
            .iter()
            .map(|step| (step.name, step.things.iter().map(ToString::to_string).collect()))
            .collect()
    }

    fn stages(&self) -> Vec<String> {
        B::stages().iter().map(ToString::to_string).collect()
    }

    fn picture(&self) -> Markup {
        B::picture()
    }

    fn points(&self, points: i32, words: &Words) -> String {
        B::points(points, words)
    }

    fn things(&self) -> Vec<String> {
        B::things().iter().map(ToString::to_string).collect()
    }

    fn aid(&self) -> Vec<String> {
        B::aid().iter().map(ToString::to_string).collect()
    }

    fn about(&self, thing: &str, lang: Lang, art: &Art) -> Result<About, UnknownName> {
        Ok(B::about(thing.parse()?, lang, art))
    }

    fn agreeable(&self, option: &str, lang: Lang) -> Vec<(String, Vec<(String, String)>)> {
        let title = |thing: &B::Thing| (thing.to_string(), B::name(*thing, lang));
        let groups = B::agreeable(option, lang).into_iter();
        groups.map(|(group, things)| (group, things.iter().map(title).collect())).collect()
    }

    fn name(&self, thing: &str, lang: Lang) -> Option<String> {
        Some(B::name(thing.parse().ok()?, lang))
    }

    fn portrait(&self, thing: &str, art: &Art) -> Option<Markup> {
        Some(B::portrait(thing.parse().ok()?, art))
    }

    fn lay<'a>(&self, table: &'a dyn Table) -> Option<Box<dyn Laid + 'a>> {
        let game = table.as_any().downcast_ref::<Match<B>>()?;
        Some(Box::new(game))
    }
}

/// A table with its board laid out; a game without a face is shown in words.
pub fn lay(table: &dyn Table) -> Box<dyn Laid + '_> {
    FACES.iter().find_map(|face| face.lay(table)).unwrap_or_else(|| Box::new(Plain(table)))
}

/// A step of a lesson, counted from 1 on.
fn step_of<B: Board>(lesson: &str, step: usize) -> Option<&'static Step<B>> {
    B::LESSONS.iter().find(|one| one.name == lesson)?.steps.get(step.checked_sub(1)?)
}

impl<B: Board> Laid for &Match<B> {
    fn glance(&self, viewer: Viewer, art: &Art) -> Glance {
        let glance = B::glance(&self.state().view(viewer), art);
        if !self.state().acting().is_empty() {
            return glance;
        }
        let scores = self.state().scores();
        let worth = Seat::all(scores.seats()).map(|seat| Worth::open(scores.points(seat))).collect();
        Glance { worth, ..glance }
    }

    fn show(&self, looker: &Looker<'_>) -> Drawing {
        let scene = Scene::new(self, looker);
        let parts = B::draw(&scene);
        let warnings: Vec<_> = scene.answers.iter().map(|answer| B::warns(&scene, answer.action)).collect();
        let answers = scene.answers.into_iter().map(erased::<B>).zip(warnings);
        Drawing { parts, answers: answers.map(|(offer, warns)| Offer { warns, ..offer }).collect() }
    }

    fn sources(&self, n: usize, viewer: Viewer) -> Vec<Option<String>> {
        let view = self.state().view(viewer);
        (0..n).map(|which| B::source(&view, which)).collect()
    }

    fn memories(&self) -> Memories {
        Memories::of(*self)
    }

    fn answers(&self, seat: Seat, words: &Words) -> Vec<Offer> {
        answers(self, seat, words).into_iter().map(erased::<B>).collect()
    }

    fn steps(&self, seat: Seat, marked: &[String]) -> Result<Vec<String>, UnknownName> {
        let marked: Vec<B::Mark> = marked.iter().map(|mark| mark.parse()).collect::<Result<_, _>>()?;
        Ok(B::steps(self, seat, &marked).iter().map(ToString::to_string).collect())
    }

    fn preview(&self, marked: &[String], looker: &Looker<'_>) -> Result<Option<Markup>, UnknownName> {
        let marked: Vec<B::Mark> = marked.iter().map(|mark| mark.parse()).collect::<Result<_, _>>()?;
        Ok(B::preview(&Scene::new(self, looker), &marked))
    }

    fn lines(&self, ply: usize, viewer: Viewer, words: &Words) -> Vec<Line> {
        let flight = |motion: Motion<B>| Flight {
            thing: motion.thing.to_string(),
            from: motion.from.to_string(),
            to: motion.to.to_string(),
            n: motion.n,
            manner: motion.manner,
        };
        let line = |event: &B::Event| Line {
            chapter: B::chapter(event).map(|Chapter { thing, by }| Heading { thing: thing.to_string(), by }),
            whose: B::whose(event),
            sentence: B::sentence(event, words),
            flights: B::motions(event).list().into_iter().map(flight).collect(),
        };
        self.told(ply, viewer).map(line).collect()
    }

    fn why_not(&self, place: &str, looker: &Looker<'_>) -> Option<String> {
        Scene::<B>::new(self, looker).why_not(place.parse().ok()?)
    }

    fn sheet(&self, thing: &str, looker: &Looker<'_>) -> Result<Sheet, UnknownName> {
        let thing: B::Thing = thing.parse()?;
        let scene = Scene::<B>::new(self, looker);
        let here = B::here(thing, &scene);
        let about_it = |answer: &super::scene::Answer<B>| B::concerns(answer.action).contains(&thing);
        let answers = scene.answers.into_iter().filter(about_it).map(|answer| answer.choice).collect();
        Ok(Sheet { about: B::about(thing, looker.words.lang, looker.art), here, answers })
    }
}

fn erased<B: Board>(answer: super::scene::Answer<B>) -> Offer {
    Offer {
        choice: answer.choice,
        declines: B::declines(answer.action),
        warns: None,
        places: answer.places.iter().map(ToString::to_string).collect(),
    }
}
