//! The way on from a position: a form on the replay, in the analysis, and at the table of who plays alone.

use kernel::Seat;
use maud::{Markup, html};

use crate::routes::Visitor;

/// What can be played on.
pub struct Way<'a> {
    pub id: &'a str,
    pub ply: usize,
    /// The seat, if the reader looks through its eyes.
    pub seat: Option<Seat>,
    /// Whether the game is over: only then may the luck be the same.
    pub over: bool,
}

/// Play on from here.
pub fn form(visitor: &Visitor, way: &Way<'_>) -> Markup {
    html! {
        form.fork data-key="fork" method="post" action=(visitor.to(&format!("/t/{}/fork", way.id))) {
            input type="hidden" name="ply" value=(way.ply);
            @if let Some(seat) = way.seat { input type="hidden" name="seat" value=(seat); }
            button type="submit" title=(visitor.t("fork-why")) { (visitor.t("fork")) }
            @if way.over {
                label title=(visitor.t("fork-same-why")) { input type="checkbox" name="same" value="true"; " " (visitor.t("fork-same")) }
            }
        }
    }
}

/// Where a table comes from, and what it counts for.
pub fn origin(visitor: &Visitor, parent: &(String, usize)) -> Markup {
    let (id, ply) = parent;
    html! {
        p.practice title=(visitor.t("fork-practice")) {
            a href=(visitor.to(&format!("/t/{id}/replay?ply={ply}"))) { (visitor.t_with("fork-of", &[("ply", &ply.to_string())])) }
        }
    }
}
