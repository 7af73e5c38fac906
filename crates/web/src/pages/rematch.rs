//! A rematch as an invitation that everybody sees: who asks, who has said yes, who has not answered.

use kernel::Seat;
use maud::{Markup, html};
use store::{Pace, SeatRow};

use crate::live::{Phase, State};
use crate::routes::Visitor;

/// The table of the rematch, as far as those of the game before may see it.
pub struct Next {
    id: String,
    seats: Vec<SeatRow>,
    dealt: bool,
    closed: bool,
}

impl Next {
    /// The rematch of a table, if there is one and it can be read.
    pub async fn of(visitor: &Visitor, id: Option<String>) -> Option<Next> {
        let live = visitor.desk.table(&id?).await.ok()?;
        let state = live.state.lock().await;
        let (seats, dealt) = (state.seats.clone(), !matches!(state.phase, Phase::Gathering(_)));
        Some(Next { id: live.id.clone(), seats, dealt, closed: state.closed.is_some() })
    }
}

/// The button that asks; nothing once somebody has asked, and for who did not play.
pub fn offer(visitor: &Visitor, id: &str, state: &State, next: Option<&Next>) -> Markup {
    let plays =
        state.seats.iter().any(|seat| seat.player.is_some() && seat.player.as_deref() == visitor.id());
    let open = next.is_none_or(|next| next.closed);
    html! {
        @if plays && open {
            form data-key="rematch-offer" method="post" action={ (visitor.base()) "/t/" (id) "/rematch" } { button.main type="submit" { (visitor.t("rematch")) } }
        }
    }
}

/// What has become of the question.
pub fn rematch(visitor: &Visitor, state: &State, next: Option<&Next>) -> Markup {
    html! { @if let Some(next) = next.filter(|next| !next.closed) { (asked(visitor, state, next)) } }
}

fn asked(visitor: &Visitor, state: &State, next: &Next) -> Markup {
    let host = next.seats.iter().find(|seat| seat.player.is_some());
    let name = host.and_then(|seat| seat.name.clone()).unwrap_or_default();
    let mine = |seat: &SeatRow| seat.invited.is_some() && seat.invited.as_deref() == visitor.id();
    let own = next.seats.iter().position(mine).map(Seat::new);
    let sits = next.seats.iter().any(|seat| seat.player.is_some() && seat.player.as_deref() == visitor.id());
    let note = if state.pace == Pace::Live { "rematch-note" } else { "rematch-note-days" };
    let to = |what: &str| visitor.to(&format!("/t/{}/{what}", next.id));
    html! {
        section.rem data-key="rematch" role="status" {
            h3 { (visitor.t("rematch-title")) }
            p { (visitor.t_with("rematch-asks", &[("name", &name)])) }
            ul.ag { @for (place, seat) in Seat::all(next.seats.len()).zip(&next.seats) { (one(visitor, place, seat)) } }
            div.row {
                @if let Some(seat) = own {
                    form method="post" action=(to("sit")) data-whole { input type="hidden" name="seat" value=(seat); button.main type="submit" { (visitor.t("rematch-agree")) } }
                    form method="post" action=(to("decline")) data-whole { button type="submit" { (visitor.t("rematch-decline")) } }
                } @else if sits || next.dealt {
                    a.button.main href={ (visitor.base()) "/t/" (next.id) } { (visitor.t("rematch-go")) }
                }
            }
            @if !next.dealt { p.soft { (visitor.t(note)) } }
        }
    }
}

/// What somebody has said.
fn one(visitor: &Visitor, place: Seat, seat: &SeatRow) -> Markup {
    let bot = seat.bot.as_deref().map(|bot| visitor.desk.brain.title(bot, visitor.lang));
    let name = seat.name.clone().or(bot).unwrap_or_else(|| visitor.t("seat-open"));
    let (sign, said) = match (seat.player.is_some(), seat.invited.is_some(), seat.bot.is_some()) {
        (true, ..) => ("✓", "rematch-yes"),
        (false, true, false) => ("…", "rematch-asked"),
        (false, true, true) => ("…", "rematch-bot"),
        (false, false, true) => ("✓", "rematch-always"),
        (false, false, false) => ("✗", "rematch-no"),
    };
    html! {
        li data-key={ "ag-" (place) } {
            span { i class={ "pawn seat-" (place) } aria-hidden="true" { (place) } " " (name) @if seat.bot.is_some() { " " span.bot { (visitor.t("people-bot")) } } }
            span { (sign) " " (visitor.t(said)) }
        }
    }
}
