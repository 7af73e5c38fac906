//! The board of a game that has none of its own yet: the position in words, one panel for the table and one for each player; the answers as buttons.

use maud::html;

use super::{Parts, Scene};

pub fn draw(scene: &Scene<'_>) -> Parts {
    let page = scene.table.page(scene.viewer, scene.words);
    Parts {
        bar: html! { span { (scene.visitor.t_with("round", &[("round", &scene.table.round().to_string())])) } },
        others: html! {},
        board: html! {
            div.position {
                @for (i, block) in page.trim_end().split("\n\n").enumerate() {
                    section.panel data-key={ "panel-" (i) } { pre { (block) } }
                }
            }
        },
        own: html! {},
    }
}
