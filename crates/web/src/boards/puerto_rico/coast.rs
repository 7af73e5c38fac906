//! The coast behind everything: sky, hills, sea. One drawing, stretched.

use maud::{Markup, PreEscaped};

pub fn draw() -> Markup {
    PreEscaped(include_str!("coast.svg").to_owned())
}
