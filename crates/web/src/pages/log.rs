//! What happened, in sentences, each linked to its position.

use kernel::{Table, Viewer, Words};
use maud::{Markup, html};

use crate::routes::Visitor;

/// The last answers that a table page tells; a replay tells them all.
pub const RECENT: usize = 24;

/// The log of the answers up to the present one, newest first.
pub fn lines(
    visitor: &Visitor,
    id: &str,
    table: &dyn Table,
    viewer: Viewer,
    words: &Words,
    most: usize,
) -> Markup {
    let last = table.ply();
    let first = last.saturating_sub(most) + 1;
    html! {
        ol.log reversed {
            @for ply in (first..=last).rev() {
                @if let Some((seat, _)) = table.answer(ply, viewer) {
                    @let sentences = table.sentences(ply, viewer, words);
                    @for (i, sentence) in sentences.iter().enumerate() {
                        li data-key={ "log-" (ply) "-" (i) } {
                            a href={ (visitor.base()) "/t/" (id) "/replay?ply=" (ply) } title=(ply) {
                                @if i == 0 { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } }
                                (sentence)
                            }
                        }
                    }
                }
            }
        }
    }
}
