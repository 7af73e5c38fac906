//! A place as an element of the page. Every place is drawn here, so that all of them can be reached, named and asked in the same way.

use std::fmt::Write;

use maud::{Markup, html};

use super::board::Board;
use super::scene::Scene;

/// A place that is about to be drawn. A *piece* is one of several equal things that lie there: two barrels in a hold are `ship/6.0` and `ship/6.1`.
pub struct Spot<'s, B: Board> {
    scene: &'s Scene<'s, B>,
    place: B::Place,
    piece: Option<usize>,
    class: String,
    label: String,
    mark: Option<B::Mark>,
}

impl<'s, B: Board> Spot<'s, B> {
    pub(super) fn new(scene: &'s Scene<'s, B>, place: B::Place) -> Spot<'s, B> {
        Spot { scene, place, piece: None, class: String::new(), label: String::new(), mark: None }
    }

    /// One of several equal pieces at the place, from 0 on.
    pub fn piece(mut self, i: impl Into<usize>) -> Self {
        self.piece = Some(i.into());
        self
    }

    /// A class of the style sheet.
    pub fn class(mut self, class: &str) -> Self {
        self.class.push(' ');
        self.class.push_str(class);
        self
    }

    /// A class that holds or not.
    pub fn with(self, class: &str, holds: bool) -> Self {
        if holds { self.class(class) } else { self }
    }

    /// What it is called, for who does not see it.
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// A mark that is sent by pointing here, if there is one: several answers at one click.
    pub fn sends(mut self, mark: Option<B::Mark>) -> Self {
        self.mark = mark;
        self
    }

    /// Its key: the place, and which piece of it.
    pub fn key(&self) -> String {
        let mut key = self.place.to_string();
        if let Some(i) = self.piece {
            let _ = write!(key, ".{i}");
        }
        key
    }

    /// A button. One that answers nothing now is not dead: it says why, and stays a thing with a sheet.
    pub fn button(self, thing: B::Thing, inside: &Markup) -> Markup {
        let open = self.mark.is_some() || self.scene.is_open(self.place);
        let why = if open { None } else { self.scene.why_not(self.place) };
        let (kind, form) = self.mark.map_or(("button", None), |_| ("submit", Some("several")));
        let class = if open { format!("{} open", self.class) } else { self.class.clone() };
        // What answers nothing is no stop of the tab key, unless it has a reason to give.
        let skipped = !open && why.is_none();
        html! {
            button type=(kind) form=[form] name=[form.map(|_| "mark")] value=[self.mark] class=(class.trim_start()) data-at=(self.place) data-key=(self.key()) data-thing=(thing)
                aria-disabled=[(!open).then_some("true")] tabindex=[skipped.then_some("-1")] data-why=[why] aria-label=(self.label) { (inside) }
        }
    }

    /// A place at which nobody ever points to answer: a purse, another player's goods.
    pub fn mark(self, thing: impl Into<Option<B::Thing>>, inside: &Markup) -> Markup {
        let thing: Option<B::Thing> = thing.into();
        let named = !self.label.is_empty();
        html! {
            span class=(self.class.trim_start()) data-at=(self.place) data-key=(self.key()) data-thing=[thing]
                role=[named.then_some("group")] aria-label=[named.then_some(&self.label)] { (inside) }
        }
    }

    /// A place at which nothing lies now, so that what comes there knows the way.
    pub fn empty(self, thing: B::Thing) -> Markup {
        html! { i.spot data-at=(self.place) data-key=(self.key()) data-thing=(thing) aria-hidden="true" {} }
    }

    /// A box to be marked, checked at first or not.
    pub fn checkbox(self, thing: B::Thing, mark: B::Mark, checked: bool) -> Markup {
        html! {
            input.mark type="checkbox" form="several" name="mark" value=(mark) data-at=(self.place) data-key=(self.key()) data-thing=(thing)
                checked[checked] aria-label=(self.label);
        }
    }
}
