//! The question bar: what is asked, the answers that have no place on the board, and the buttons that never move.

use kernel::{Seat, Table};
use maud::{Markup, html};

use super::fork;
use super::hint;
use super::people::deeds;
use super::table::{Sight, closed_name};
use super::waiting;
use crate::boards::Offer;
use crate::live::Live;
use crate::programs::Gap;
use crate::routes::Visitor;

/// What is asked, and every legal answer as a button: the game can be played with these alone.
pub fn bar(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, state, answers, parts, own, .. } = sight;
    let detail = parts.detail.as_ref().filter(|_| !answers.is_empty());
    html! {
        section.prompt data-key="prompt" aria-label=(visitor.t("asked")) .yours[!answers.is_empty()] {
            div.ask data-key="ask" {
                @if let Some(asker) = &parts.asker { span.asker data-key="asker" { (asker) } }
                p.asked data-key="asked" tabindex="-1" aria-live="polite" {
                    @if !answers.is_empty() { b.turn { (visitor.t("your-turn")) } " " }
                    span.lead { (sentence(sight)) }
                    @if let Some(detail) = detail { " " span.detail { (detail) } }
                }
                p.telling data-key="telling" aria-hidden="true" {}
                (badges(sight))
                @if own.is_none() && !state.is_at_rest() { p.watching { (visitor.t("you-watch")) @if has_room(sight) { " " (visitor.t("watch-free")) } } }
                @if state.trouble { p.problem role="alert" { (visitor.t("trouble")) } }
                @if state.unkept { p.soft role="status" { (visitor.t("not-kept")) } }
                (several(sight))
                (choices(sight))
            }
            div.purse data-key="purse" { (parts.purse) }
            (acts(sight))
        }
    }
}

/// What is to be known of this game: small, one below the other, so that the question keeps its room.
fn badges(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, state, table, .. } = sight;
    let on = !state.is_over();
    html! {
        div.badges data-key="badges" {
            @if let Some(parent) = table.parent() { (fork::origin(visitor, &parent)) }
            @else if state.practice && on { p.practice title=(visitor.t("practice-why")) { (visitor.t("practice")) } }
            @if state.helped && on { p.practice title=(visitor.t("helped-why")) { (visitor.t("helped")) } }
            @if on { @for gap in &state.gaps { (owed(visitor, gap)) } }
            (deeds(sight))
        }
    }
}

/// Whether who watches may sit down.
fn has_room(sight: &Sight<'_>) -> bool {
    Seat::all(sight.state.seats.len()).any(|seat| sight.state.is_free_for(seat, sight.visitor.id()))
}

/// A program that owed answers, and who gave them.
fn owed(visitor: &Visitor, gap: &Gap) -> Markup {
    let bot = visitor.desk.brain.title(gap.stand_in, visitor.lang);
    let owed = gap.owed.to_string();
    let values = [("name", gap.name.as_str()), ("bot", bot.as_str()), ("owed", owed.as_str())];
    let (short, whole) =
        if gap.left { ("program-left", "program-left-why") } else { ("program-owed", "program-owed-why") };
    html! { p.practice role="status" title=(visitor.t_with(whole, &values)) { (visitor.t_with(short, &values)) } }
}

/// The question, or who thinks about his own.
fn sentence(sight: &Sight<'_>) -> String {
    let Sight { visitor, state, table, words, own, answers, parts, .. } = sight;
    match (table.acting().first(), own) {
        (None, _) => visitor.t("game-over"),
        _ if state.closed.is_some() => visitor.t(closed_name(state.closed)),
        (Some(_), Some(seat)) if !answers.is_empty() => {
            parts.wanted.clone().unwrap_or_else(|| table.prompt(*seat, words))
        }
        (Some(asked), _)
            if state.seats[asked.index()].player.is_some() && state.seats[asked.index()].bot.is_some() =>
        {
            visitor.t_with("bot-plays-for", &[("name", &words.name(asked))])
        }
        (Some(asked), _) => visitor.t_with("thinking", &[("name", &words.name(asked))]),
    }
}

/// Which position an answer belongs to.
pub fn shown(live: &Live, table: &dyn Table) -> Markup {
    html! {
        input type="hidden" name="ply" value=(table.ply());
        input type="hidden" name="revision" value=(live.now());
    }
}

/// What is marked on the board and confirmed at once.
fn several(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, table, parts, .. } = sight;
    html! {
        @if let Some(several) = &parts.several {
            form.several #several data-key="several" method="post" action={ (visitor.base()) "/t/" (live.id) "/several" } data-least=(several.least) data-most=(several.most) {
                (shown(live, *table))
                @if !several.confirm.is_empty() {
                    span.slots data-slots aria-hidden="true" {}
                    output aria-live="polite" {}
                    button.main type="submit" { (several.confirm) }
                }
            }
        }
    }
}

/// Every legal answer but the quiet one.
fn choices(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, state, table, own, answers, .. } = sight;
    let loud = || answers.iter().filter(|offer| !offer.declines);
    html! {
        @if !answers.is_empty() {
            form.choices #choices data-key="choices" method="post" action={ (visitor.base()) "/t/" (live.id) "/move" } {
                (shown(live, *table))
                @if visitor.coach == Some(true) && own.is_some_and(|seat| state.may_have_help(seat)) { input type="hidden" name="coach" value="true"; }
                ol {
                    @for (i, Offer { choice, places, warns, .. }) in loud().enumerate() {
                        li data-key={ "choice-" (choice.action) } {
                            button type="submit" name="action" value=(choice.action) data-anchors=(places.join(" ")) data-warns=[warns.as_deref()] {
                                @if i < 9 { kbd aria-hidden="true" { (i + 1) } " " }
                                (choice.label)
                            }
                        }
                    }
                }
            }
            button.every data-key="every" type="button" hidden aria-label=(visitor.t("all-answers")) title=(visitor.t("all-answers")) { (visitor.sign("log")) }
        }
    }
}

/// Taking back, and the quiet answer: always at the same places.
fn acts(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, state, table, own, answers, ways_back, .. } = sight;
    let mine = |seat: &Seat| state.seats[seat.index()].bot.is_none();
    html! {
        div.acts data-key="acts" {
            @if let Some(seat) = own.filter(|seat| !state.is_at_rest() && !mine(seat)) {
                form data-key="sit" method="post" action={ (visitor.base()) "/t/" (live.id) "/sit" } {
                    input type="hidden" name="seat" value=(seat);
                    button.main type="submit" { (visitor.t("take-back-seat")) }
                }
            } @else if own.is_some() && !state.is_at_rest() {
                @if state.may_have_help(own.unwrap_or(Seat::A)) {
                    a.button.hint data-key="hint" data-hint aria-keyshortcuts="h" href={ (visitor.base()) "/t/" (live.id) "/hint" } { (visitor.sign("hint")) span { (visitor.t("hint")) } }
                    (hint::switch(visitor, &live.id, "coach"))
                }
                form.undo data-key="undo" method="post" action={ (visitor.base()) "/t/" (live.id) "/undo" } {
                    (shown(live, *table))
                    button type="submit" data-undo aria-keyshortcuts="u" disabled[ways_back.is_empty()] { (visitor.sign("undo")) span { (visitor.t("undo")) } }
                }
            }
            @if let Some(seat) = Seat::all(state.seats.len()).find(|seat| own.is_none() && state.is_free_for(*seat, visitor.id())) { (waiting::sit(visitor, live, seat)) }
            @for Offer { choice, places, warns, .. } in answers.iter().filter(|offer| offer.declines) {
                button.pass data-key={ "pass-" (choice.action) } type="submit" form="choices" name="action" value=(choice.action)
                    data-anchors=(places.join(" ")) data-warns=[warns.as_deref()] aria-keyshortcuts="p" { (choice.label) }
            }
        }
    }
}
