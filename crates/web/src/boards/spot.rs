//! A place as an element of the page. Every place is drawn here, so that all of them can be reached, named and asked in the same way.

use maud::{Markup, PreEscaped, html};

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

    /// The key of one of several pieces; a place by itself is its own key.
    fn key(&self) -> Option<String> {
        self.piece.map(|i| format!("{}.{i}", self.place))
    }

    /// A button. One that answers nothing now is not dead: its sheet says why.
    pub fn button(self, thing: B::Thing, inside: &Markup) -> Markup {
        let open = self.mark.is_some() || self.scene.is_open(self.place);
        // What belongs to no form sends nothing by itself.
        let form = self.mark.map(|_| "several");
        let class = if open { format!("{} open", self.class) } else { self.class.clone() };
        // What answers nothing is no stop of the tab key, unless it has a reason to give.
        let skipped = !open && self.scene.why_not(self.place).is_none();
        html! {
            button form=[form] name=[form.map(|_| "mark")] value=[self.mark] class=(class.trim_start()) data-at=(self.place) data-key=[self.key()] data-thing=(thing)
                aria-disabled=[(!open).then_some("true")] tabindex=[skipped.then_some("-1")] aria-label=(self.label) { (seen(inside)) }
        }
    }

    /// A place at which nobody ever points to answer: a purse, another player's goods. One with a name is a picture of what
    /// it is called, unless something in it has a name of its own.
    pub fn mark(self, thing: impl Into<Option<B::Thing>>, inside: &Markup) -> Markup {
        let thing: Option<B::Thing> = thing.into();
        let named = !self.label.is_empty();
        let alone = named && !inside.0.contains(" aria-label=");
        html! {
            span class=(self.class.trim_start()) data-at=(self.place) data-key=[self.key()] data-thing=[thing]
                role=[named.then_some(if alone { "img" } else { "group" })] aria-label=[named.then_some(&self.label)] { @if alone { (seen(inside)) } @else { (inside) } }
        }
    }

    /// A place at which nothing lies now, so that what comes there knows the way.
    pub fn empty(self, thing: B::Thing) -> Markup {
        html! { i.spot data-at=(self.place) data-key=[self.key()] data-thing=(thing) {} }
    }

    /// A box to be marked, checked at first or not.
    pub fn checkbox(self, thing: B::Thing, mark: B::Mark, checked: bool) -> Markup {
        html! {
            input.mark type="checkbox" form="several" name="mark" value=(mark) data-at=(self.place) data-key=[self.key()] data-thing=(thing)
                checked[checked] aria-label=(self.label);
        }
    }
}

/// What lies within something that has a name of its own, for the eyes alone: nothing in it has to be hidden from who hears the name.
fn seen(inside: &Markup) -> Markup {
    PreEscaped(inside.0.replace(" aria-hidden=\"true\"", ""))
}
