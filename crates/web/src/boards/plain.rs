//! The board of a game that has none of its own yet: the position in words, one panel for the table and one for each player; the answers as buttons.

use kernel::{Seat, Table, UnknownName, Viewer, Words};
use maud::html;

use super::art::Art;
use super::board::Parts;
use super::face::{Drawing, Laid, Line, Offer, Sheet};
use super::glance::{Glance, Worth};
use super::scene::Looker;
use crate::words;

/// A table without a face.
pub struct Plain<'a>(pub &'a dyn Table);

impl Laid for Plain<'_> {
    /// There is no picture, and nothing is known of what may be told of the points.
    fn glance(&self, _viewer: Viewer, _art: &Art) -> Glance {
        let nothing = Worth { points: 0, more: true };
        Glance { worth: vec![nothing; self.0.players()], ..Glance::default() }
    }

    fn show(&self, looker: &Looker<'_>) -> Drawing {
        let Looker { viewer, own, words, .. } = *looker;
        let page = self.0.page(viewer, words);
        let parts = Parts {
            bar: html! { span { (words::text_with(words.lang, "round", &[("round", &self.0.round().to_string())])) } },
            others: html! {},
            board: html! {
                div.position {
                    @for (i, block) in page.trim_end().split("\n\n").enumerate() {
                        section.panel data-key={ "panel-" (i) } { pre { (block) } }
                    }
                }
            },
            ..Parts::default()
        };
        let asked = own.filter(|_| looker.answers);
        Drawing { parts, answers: asked.map_or_else(Vec::new, |seat| self.answers(seat, words)) }
    }

    fn sources(&self, n: usize, _: Viewer) -> Vec<Option<String>> {
        vec![None; n]
    }

    fn answers(&self, seat: Seat, words: &Words) -> Vec<Offer> {
        let answer = |choice| Offer { choice, declines: false, warns: None, places: Vec::new() };
        self.0.choices(seat, words).into_iter().map(answer).collect()
    }

    fn steps(&self, _: Seat, marked: &[String]) -> Result<Vec<String>, UnknownName> {
        Ok(marked.to_vec())
    }

    fn preview(&self, _: &[String], _: &Looker<'_>) -> Result<Option<maud::Markup>, UnknownName> {
        Ok(None)
    }

    fn lines(&self, ply: usize, viewer: Viewer, words: &Words) -> Vec<Line> {
        self.0.sentences(ply, viewer, words).into_iter().map(Line::said).collect()
    }

    fn why_not(&self, _: &str, _: &Looker<'_>) -> Option<String> {
        None
    }

    fn sheet(&self, thing: &str, _: &Looker<'_>) -> Result<Sheet, UnknownName> {
        Err(UnknownName { word: thing.to_owned(), sort: "thing: this game has no gallery" })
    }
}
