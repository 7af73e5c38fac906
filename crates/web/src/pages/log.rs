//! What happened, in sentences, each linked to its position.

use kernel::{Seat, Table, Viewer, Words};
use maud::{Markup, html};

use crate::routes::Visitor;

/// The last answers that a table page tells.
pub const RECENT: usize = 24;

/// What a log is made from.
pub struct Log<'a> {
    pub visitor: &'a Visitor,
    pub id: &'a str,
    pub table: &'a dyn Table,
    pub viewer: Viewer,
    pub words: &'a Words,
    /// The plies to which the reader may go back.
    pub ways_back: &'a [usize],
}

impl Log<'_> {
    /// The log of the last answers up to the present one, newest last.
    pub fn lines(&self, most: usize) -> Markup {
        let last = self.table.ply();
        let first = last.saturating_sub(most) + 1;
        html! {
            ol.log tabindex="0" {
                @for ply in first..=last {
                    @if let Some((seat, _)) = self.table.answer(ply, self.viewer) {
                        @for (i, sentence) in self.table.sentences(ply, self.viewer, self.words).iter().enumerate() {
                            li data-key={ "log-" (ply) "-" (i) } data-ply=(ply) {
                                (self.line(ply, (i == 0).then_some(seat), sentence))
                                @if i == 0 { (self.back(ply)) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A sentence with its pawn, as a link to its position. Not every line is a stop of the tab key: the arrows lead from one to the next.
    pub fn line(&self, ply: usize, seat: Option<Seat>, sentence: &str) -> Markup {
        self.line_to(ply, seat, sentence, "")
    }

    /// The same, with more in the address.
    pub fn line_to(&self, ply: usize, seat: Option<Seat>, sentence: &str, more: &str) -> Markup {
        html! {
            a href={ (self.visitor.base()) "/t/" (self.id) "/replay?ply=" (ply) (more) } tabindex="-1" {
                @if let Some(seat) = seat { (pawn(seat)) " " }
                (sentence)
            }
        }
    }

    /// The way back to before an answer, if the reader may go there.
    pub fn back(&self, ply: usize) -> Markup {
        let before = ply - 1;
        let title = self.visitor.t("back-to-here");
        html! {
            @if self.ways_back.contains(&before) {
                button.back type="submit" form="back" name="to" value=(before) tabindex="-1" aria-label=(title) title=(title) { (self.visitor.sign("undo")) }
            }
        }
    }
}

/// The sign of a player.
pub fn pawn(seat: Seat) -> Markup {
    html! { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } }
}
