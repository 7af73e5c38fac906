//! Pictures: every game has a sprite (`assets/art/GAME.svg`), a file of symbols that browsers keep; a picture of a page refers to one of them. Pictures
//! that few tables show may be in a file of their own.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped};

/// The pictures of one game, for one page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Art {
    /// The address of the sprite.
    address: String,
    /// The addresses of pictures that are apart, and which those are.
    apart: Vec<(String, &'static BTreeSet<String>)>,
}

impl Art {
    pub fn new(address: String) -> Art {
        Art { address, apart: Vec::new() }
    }

    /// The same with some pictures in a file of their own.
    pub fn with_apart(mut self, address: String, ids: &'static BTreeSet<String>) -> Art {
        self.apart.push((address, ids));
        self
    }

    fn address_of(&self, id: &str) -> &str {
        let apart = self.apart.iter().find(|(_, ids)| ids.contains(id));
        apart.map_or(&self.address, |(address, _)| address)
    }

    /// The symbol with this id. It says nothing to who does not see it: a name stands beside it or on what it lies on.
    pub fn picture(&self, id: &str) -> Markup {
        self.drawn(&["<svg class=\"pic\" aria-hidden=\"true\">"], id, "</svg>")
    }

    /// The same with a class of the style sheet.
    pub fn piece(&self, class: &str, id: &str) -> Markup {
        self.drawn(&["<svg class=\"pic ", class, "\" aria-hidden=\"true\">"], id, "</svg>")
    }

    /// The symbol as a part of a larger drawing.
    pub fn symbol(&self, id: &str) -> Markup {
        self.drawn(&[], id, "")
    }

    /// A page has hundreds of pictures: each is put together in one piece. Addresses, ids and classes are our own and have nothing to escape.
    fn drawn(&self, before: &[&str], id: &str, after: &str) -> Markup {
        let plain = |text: &str| !text.contains(['&', '<', '>', '"']);
        let address = self.address_of(id);
        debug_assert!(plain(id) && plain(address), "{id} is no id");
        let mut markup = String::with_capacity(80 + address.len() + id.len());
        before.iter().for_each(|part| markup.push_str(part));
        for part in ["<use href=\"", address, "#", id, "\"/>", after] {
            markup.push_str(part);
        }
        PreEscaped(markup)
    }
}
