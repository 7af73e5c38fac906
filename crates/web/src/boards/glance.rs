//! A table at a glance, for the home page: a small picture, what each seat is worth as far as the viewer may know, and what is asked.

use maud::{Markup, html};

use super::art::Art;

/// A table at a glance. It is made from a view, so that nothing can be in it that the viewer may not know.
#[derive(Default)]
pub struct Glance {
    /// A picture of 300 by 92; it says nothing to who does not see it.
    pub picture: Markup,
    /// What each seat is worth now; the final count when the game is over.
    pub worth: Vec<Worth>,
    /// The name of what is asked, for the text of a button.
    pub question: Option<&'static str>,
}

/// Points that can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    pub points: i32,
    /// Whether others may lie face down.
    pub more: bool,
}

impl Worth {
    /// Points that everybody sees.
    pub fn open(points: i32) -> Worth {
        Worth { points, more: false }
    }
}

/// A small picture on its ground.
pub fn sketch(ground: &str, inside: &Markup) -> Markup {
    html! {
        svg.mini viewBox="0 0 300 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="300" height="92" fill=(ground) {}
            (inside)
        }
    }
}

/// A picture of the sprite in a box of a sketch: left, top, width, height.
pub fn put(art: &Art, id: &str, (x, y, width, height): (f32, f32, f32, f32)) -> Markup {
    html! { svg x=(x) y=(y) width=(width) height=(height) { (art.symbol(id)) } }
}
