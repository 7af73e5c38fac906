//! Pictures: every game has a sprite (`assets/art/GAME.svg`), a file of symbols that browsers keep; a picture of a page refers to one of them.

use maud::{Markup, html};

/// The pictures of one game, for one page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Art {
    /// The address of the sprite.
    address: String,
}

impl Art {
    pub fn new(address: String) -> Art {
        Art { address }
    }

    /// The symbol with this id. It says nothing to who does not see it: a name stands beside it or on what it lies on.
    pub fn picture(&self, id: &str) -> Markup {
        html! { svg.pic aria-hidden="true" { (self.symbol(id)) } }
    }

    /// The same with a class of the style sheet.
    pub fn piece(&self, class: &str, id: &str) -> Markup {
        html! { svg class={ "pic " (class) } aria-hidden="true" { (self.symbol(id)) } }
    }

    /// The symbol as a part of a larger drawing.
    pub fn symbol(&self, id: &str) -> Markup {
        html! { use href={ (self.address) "#" (id) } {} }
    }
}
