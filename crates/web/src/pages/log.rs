//! What happened, in sentences, each linked to its position.

use kernel::{Table, Viewer, Words};
use maud::{Markup, html};

use super::table::Sight;
use crate::routes::Visitor;

/// The last answers that a table page tells; a replay tells them all.
pub const RECENT: usize = 24;

/// The log of the answers up to the present one, newest last.
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
        ol.log {
            @for ply in first..=last {
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

/// What happened since the reader answered last, and his own answer; the last few answers for who does not play.
pub fn since(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, table, words, viewer, own, .. } = sight;
    let mine = |ply: &usize| own.is_some() && table.answer(*ply, *viewer).map(|(seat, _)| seat) == *own;
    let first = (1..=table.ply()).rev().find(mine).unwrap_or_else(|| table.ply().saturating_sub(RECENT) + 1);
    let most = (table.ply() + 1).saturating_sub(first);
    lines(visitor, &live.id, *table, *viewer, words, most.min(RECENT))
}
