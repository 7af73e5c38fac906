//! The board of a game that has none of its own yet: the position in words, one panel for the table and one for each player; the answers as buttons.

use maud::{Markup, html};

use super::{Parts, Scene};

pub fn draw(scene: &Scene<'_>) -> Parts {
    let page = scene.table.page(scene.viewer, scene.words);
    let blocks: Vec<Vec<&str>> = page.split("\n\n").map(|block| block.lines().collect()).collect();
    Parts {
        bar: html! { span { (scene.visitor.t_with("round", &[("round", &scene.table.round().to_string())])) } },
        others: html! {},
        board: html! { div.position { @for (i, block) in blocks.iter().enumerate() { (panel(i, block)) } } },
        own: html! {},
    }
}

/// Lines that stand together: the first is their heading.
fn panel(index: usize, lines: &[&str]) -> Markup {
    html! {
        @if let Some((heading, rest)) = lines.split_first() {
            section.panel data-key={ "panel-" (index) } {
                h2 { (heading.trim()) }
                @for text in rest { (line(text.trim())) }
            }
        }
    }
}

/// `Name: what it holds`, with the name set off.
fn line(text: &str) -> Markup {
    match text.split_once(": ") {
        Some((name, held)) => html! { p { b { (name) } " " (held) } },
        None => html! { p { (text) } },
    }
}
