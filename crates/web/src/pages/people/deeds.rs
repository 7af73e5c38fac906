//! What a bot did while it stood in for the reader: a short list, and the way to all of it.

use kernel::Seat;
use maud::{Markup, html};

use crate::pages::table::Sight;

/// The most answers that are listed.
const MOST: usize = 6;

/// What the bot answers or answered for the reader; nothing once he has answered himself again.
pub fn deeds(sight: &Sight<'_>) -> Markup {
    let Some(own) = sight.own.filter(|_| !sight.state.is_over()) else { return html! {} };
    let row = &sight.state.seats[own.index()];
    let Some(from) = row.stood_from else { return html! {} };
    let plays = row.bot.is_some();
    let to = row.stood_to.filter(|_| !plays).map_or(sight.table.ply(), |to| to as usize);
    let answers = |from: usize, to: usize| -> Vec<usize> {
        (from + 1..=to).filter(|ply| answered(sight, *ply, own)).collect()
    };
    // Whoever has answered since has seen it.
    let since = !plays && !answers(to, sight.table.ply()).is_empty();
    let done = answers(from as usize, to);
    if since || (!plays && done.is_empty()) {
        return html! {};
    }
    let (visitor, n) = (sight.visitor, done.len().to_string());
    let name = row.name.clone().unwrap_or_default();
    html! {
        details.deeds role="status" data-key="deeds" {
            summary title=(visitor.t_with("bot-deeds", &[("n", &n)])) { (visitor.t_with("bot-deeds-short", &[("n", &n)])) }
            div {
                p {
                    @if plays { b { (visitor.t_with("welcome-back", &[("name", &name)])) } " " }
                    (visitor.t_with("bot-deeds", &[("n", &n)]))
                }
                ol start=(done.len().saturating_sub(MOST) + 1) {
                    @for ply in done.iter().rev().take(MOST).rev() {
                        @for told in sight.table.sentences(*ply, sight.viewer, &sight.words).into_iter().take(1) {
                            li { a href={ (visitor.base()) "/t/" (sight.live.id) "/replay?ply=" (ply) } { (told) } }
                        }
                    }
                }
            }
        }
    }
}

/// Whether an answer was a seat's.
fn answered(sight: &Sight<'_>, ply: usize, seat: Seat) -> bool {
    sight.table.answer(ply, sight.viewer).is_some_and(|(by, _)| by == seat)
}
