//! What happened, in sentences, each linked to its position.

use kernel::{Seat, Table, Viewer, Words};
use maud::{Markup, html};

use crate::boards;
use crate::live::{Live, State};
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

/// The last answers of a table, for the script; nothing if it is not dealt.
pub fn recent(visitor: &Visitor, live: &Live, state: &State) -> Option<Markup> {
    let table = state.table()?;
    let ways_back = state.seat_of(visitor.id()).map_or_else(Vec::new, |seat| state.ways_back(seat));
    let (words, viewer) = (visitor.words(state), state.viewer(visitor.id()));
    let log = Log { visitor, id: &live.id, table, viewer, words: &words, ways_back: &ways_back };
    Some(log.lines(RECENT))
}

impl Log<'_> {
    /// The log of the last answers up to the present one, newest last.
    pub fn lines(&self, most: usize) -> Markup {
        let last = self.table.ply();
        let first = last.saturating_sub(most) + 1;
        html! {
            ol.log {
                @for ply in first..=last {
                    @for (i, (whose, sentence)) in self.told(ply).iter().enumerate() {
                        li data-key={ "log-" (ply) "-" (i) } data-ply=(ply) {
                            (self.line(ply, *whose, sentence))
                            @if i == 0 { (self.back(ply)) }
                        }
                    }
                }
            }
        }
    }

    /// The sentences of an answer, each with whom it is about.
    pub fn told(&self, ply: usize) -> Vec<(Option<Seat>, String)> {
        let lines = boards::lay(self.table).lines(ply, self.viewer, self.words);
        lines.into_iter().filter_map(|line| Some((line.whose, line.sentence?))).collect()
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
