//! Faces as they were before boards had types: four games still wear one. Each leaves this file when it gets its [`Board`](super::Board);
//! with the last of them the file goes, and with it the anchors of the kernel.

use kernel::{Choice, Lang, Match, Meta, Present, Seat, Table, UnknownName, Viewer, Words};
use maud::Markup;

use super::Several;
use super::art::Art;
use super::board;
use super::face::{Drawing, Face, Laid, Line, Offer, Sheet};
use super::scene::Looker;
use super::several::in_turn;
use super::sheet::About;
use super::tour::TourStep;
use crate::assets::Sources;
use crate::words;

/// What an early board is drawn from.
pub struct Scene<'a> {
    pub table: &'a dyn Table,
    pub viewer: Viewer,
    /// The visitor's seat.
    pub own: Option<Seat>,
    pub choices: &'a [Choice],
    pub words: &'a Words,
    pub visitor: Pages,
}

/// The parts of an early board.
pub struct Parts {
    pub bar: Markup,
    pub others: Markup,
    pub board: Markup,
    pub own: Markup,
}

/// The texts of the pages.
pub struct Pages(Lang);

impl Pages {
    pub fn t(&self, name: &str) -> String {
        words::text(self.0, name)
    }

    pub fn t_with(&self, name: &str, values: &[(&str, &str)]) -> String {
        words::text_with(self.0, name, values)
    }
}

impl Scene<'_> {
    /// A text of the game's own board.
    pub fn t(&self, name: &str) -> String {
        self.t_with(name, &[])
    }

    /// The same with values.
    pub fn t_with(&self, name: &str, values: &[(&str, &str)]) -> String {
        words::text_with(self.words.lang, &format!("{}-{name}", self.table.meta().id), values)
    }

    /// Whether some legal answer begins at this place or goes through it.
    pub fn is_open(&self, place: &str) -> bool {
        self.choices.iter().any(|choice| choice.anchors.iter().any(|anchor| anchor == place))
    }

    /// Whose area is shown large: the visitor's, or the viewer's, or the first seat's.
    pub fn near(&self) -> Seat {
        match self.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Afterwards => self.own.unwrap_or(Seat::A),
        }
    }

    /// Why an answer cannot be chosen now, for a tooltip; nothing when it is not the visitor's turn.
    pub fn why_not(&self, action: &str) -> Option<String> {
        let seat = self.own.filter(|_| !self.choices.is_empty())?;
        self.table.why_not(seat, action, self.words).ok().flatten().map(|reason| reason.to_string())
    }
}

/// An early face: what it draws, given the view.
pub struct Early<G: Present> {
    pub style: Sources,
    pub tour: &'static [TourStep],
    pub picture: fn() -> Markup,
    pub draw: fn(&Scene<'_>, &G::View) -> Parts,
    pub several: fn(&Scene<'_>, &G::View) -> Option<Several>,
}

/// Nothing is marked on most early boards.
pub fn never<V>(_: &Scene<'_>, _: &V) -> Option<Several> {
    None
}

impl<G: Present> Face for Early<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn style(&self) -> Sources {
        self.style
    }

    fn art(&self) -> Sources {
        &[]
    }

    fn manner(&self) -> (board::Dock, board::Story) {
        (board::Dock::Band, board::Story::Column)
    }

    fn tour(&self) -> &'static [TourStep] {
        self.tour
    }

    fn picture(&self) -> Markup {
        (self.picture)()
    }

    fn things(&self) -> Vec<String> {
        Vec::new()
    }

    fn about(&self, thing: &str, _: Lang, _: &Art) -> Result<About, UnknownName> {
        Err(unknown(thing, "thing of this game"))
    }

    fn lay<'a>(&self, table: &'a dyn Table) -> Option<Box<dyn Laid + 'a>> {
        let game = table.as_any().downcast_ref::<Match<G>>()?;
        Some(Box::new(EarlyTable { table, game, draw: self.draw, several: self.several }))
    }
}

fn unknown(word: &str, sort: &'static str) -> UnknownName {
    UnknownName { word: word.to_owned(), sort }
}

struct EarlyTable<'a, G: Present> {
    table: &'a dyn Table,
    game: &'a Match<G>,
    draw: fn(&Scene<'_>, &G::View) -> Parts,
    several: fn(&Scene<'_>, &G::View) -> Option<Several>,
}

impl<G: Present> Laid for EarlyTable<'_, G> {
    fn show(&self, looker: &Looker<'_>) -> Drawing {
        let Looker { viewer, own, words, .. } = *looker;
        let asked = own.filter(|_| looker.answers);
        let choices = asked.map_or_else(Vec::new, |seat| self.table.choices(seat, words));
        let visitor = Pages(words.lang);
        let scene = Scene { table: self.table, viewer, own, choices: &choices, words, visitor };
        let view = self.game.state().view(viewer);
        let Parts { bar, others, board, own } = (self.draw)(&scene, &view);
        let several = if choices.is_empty() { None } else { (self.several)(&scene, &view) };
        let parts = board::Parts { bar, others, board, own, several, ..board::Parts::default() };
        Drawing { parts, answers: choices.into_iter().map(shown).collect() }
    }

    fn answers(&self, seat: Seat, words: &Words) -> Vec<Offer> {
        self.table.choices(seat, words).into_iter().map(shown).collect()
    }

    fn steps(&self, seat: Seat, marked: &[String]) -> Result<Vec<String>, UnknownName> {
        let read = |word: &String| word.parse::<G::Action>().map_err(|_| unknown(word, "mark of this board"));
        let marks = marked.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        // A choice that was begun before ends with "done" also if nothing more is marked.
        let ends: &[&str] = if marks.is_empty() { &["pass", "done"] } else { &["done"] };
        let ends: Vec<G::Action> = ends.iter().filter_map(|end| end.parse().ok()).collect();
        Ok(in_turn(self.game, seat, &marks, &ends).iter().map(ToString::to_string).collect())
    }

    fn preview(&self, _: &[String], _: &Looker<'_>) -> Result<Option<maud::Markup>, UnknownName> {
        Ok(None)
    }

    fn lines(&self, ply: usize, viewer: Viewer, words: &Words) -> Vec<Line> {
        self.table.sentences(ply, viewer, words).into_iter().map(Line::said).collect()
    }

    fn why_not(&self, _: &str, _: &Looker<'_>) -> Option<String> {
        None
    }

    fn sheet(&self, thing: &str, _: &Looker<'_>) -> Result<Sheet, UnknownName> {
        Err(unknown(thing, "thing of this game"))
    }
}

fn shown(choice: Choice) -> Offer {
    Offer { declines: choice.action == "pass", places: choice.anchors.clone(), choice }
}
