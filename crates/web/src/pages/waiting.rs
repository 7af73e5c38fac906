//! A table before the deal: who sits where, what will be played, and the hash that the shuffle is bound to. There is no position yet, so none can be shown.

use kernel::{Lang, Seat, Values};
use maud::{Markup, html};

use super::corrected::{capital, corrected};
use super::invite::invite;
use super::new::character;
use super::people::People;
use super::table::closed_name;
use super::talk::talk;
use crate::live::{Live, Sealed, State, is_open};
use crate::routes::Visitor;
use crate::words;

/// The parts that change, and nothing about where in the game we are.
pub fn inside(visitor: &Visitor, live: &Live, state: &State, sealed: &Sealed) -> Markup {
    let open = state.seats.iter().filter(|seat| is_open(seat)).count();
    let sentence = match state.closed {
        None => visitor.t_with("waiting-for", &[("open", &open.to_string())]),
        closed @ Some(_) => visitor.t(closed_name(closed)),
    };
    html! {
        main #main .table.waiting.dock-top data-key="main" data-table=(live.id) data-base={ (visitor.base()) "/t/" (live.id) } data-mark=(live.mark(&visitor.desk.boot, state))
            data-ply="0" data-revision=(live.now()) data-title=(sealed.game.meta().title(visitor.lang)) data-own=[state.seat_of(visitor.id())] {
            section.prompt data-key="prompt" aria-label=(visitor.t("asked")) {
                p.asked tabindex="-1" aria-live="polite" { (sentence) }
            }
            (seats(visitor, live, state))
            (plan(visitor, sealed))
            aside.happened data-key="happened" aria-label=(visitor.t("chat-title")) {
                (talk(visitor, live, state))
            }
        }
    }
}

/// Who sits where; open seats to sit down on; the link to send to friends.
fn seats(visitor: &Visitor, live: &Live, state: &State) -> Markup {
    let words = visitor.words(state);
    let own = state.seat_of(visitor.id());
    let people = People { visitor, live, state, words: &words };
    html! {
        section.seats data-key="seats" {
            h2 { (visitor.t("seats-title")) }
            (people.pace())
            ul {
                @for (place, seat) in Seat::all(state.seats.len()).zip(&state.seats) {
                    li .open[is_open(seat)] data-key={ "seat-" (place) } {
                        i class={ "pawn seat-" (place) } aria-hidden="true" { (place) }
                        (people.dot(seat))
                        span {
                            @if is_open(seat) && seat.invited.is_none() { (visitor.t("seat-open")) } @else { (words.name(place)) }
                            @if seat.invited.is_some() { " · " (visitor.t("seat-kept")) }
                            @if seat.warm { " · " (visitor.t("seat-warm")) }
                            @if own == Some(place) { " · " (visitor.t("seat-yours")) }
                        }
                        @if state.closed.is_none() { (seat_act(visitor, live, state, place)) }
                    }
                }
            }
            @if state.help { p.help { (visitor.t("help-allowed")) } }
            @if state.closed.is_none() && own.is_some() { p.soft { (visitor.t("get-up-note")) } }
            @if state.closed.is_none() && own.is_some() && own == state.host() {
                form.close-table method="post" action={ (visitor.base()) "/t/" (live.id) "/close" } { button type="submit" data-confirm=(visitor.t("close-sure")) { (visitor.t("close-table")) } }
            }
            @if state.closed.is_none() { (invite(visitor, &live.id)) }
        }
    }
}

/// Sitting down, getting up again, and for the host a bot that keeps the seat warm.
fn seat_act(visitor: &Visitor, live: &Live, state: &State, place: Seat) -> Markup {
    let (own, seat) = (state.seat_of(visitor.id()), &state.seats[place.index()]);
    let asked = seat.invited.is_some() && seat.invited.as_deref() == visitor.id();
    html! {
        @if own == Some(place) {
            form method="post" action={ (visitor.base()) "/t/" (live.id) "/leave" } { button type="submit" { (visitor.t("get-up")) } }
        } @else if state.is_free_for(place, visitor.id()) {
            (sit(visitor, live, place))
            @if asked {
                form method="post" action={ (visitor.base()) "/t/" (live.id) "/decline" } { button type="submit" { (visitor.t("home-not-now")) } }
            }
        } @else if own.is_some() && own == state.host() && is_open(seat) {
            form.fill method="post" action={ (visitor.base()) "/t/" (live.id) "/fill" } {
                input type="hidden" name="seat" value=(place);
                button type="submit" title=(visitor.t("warm-note")) { (visitor.t("fill")) }
                (which(visitor, state.game(), place))
            }
        }
    }
}

/// Which bot, for who does not want the usual one.
fn which(visitor: &Visitor, game: &str, place: Seat) -> Markup {
    let brain = &visitor.desk.brain;
    html! {
        details data-key={ "which-" (place) } {
            summary { (visitor.t("fill-which")) }
            label { span.hidden { (visitor.t("home-bots")) }
                select name="level" {
                    @for bot in brain.levels() { option value=(bot) selected[bot == brain.usual()] { (brain.title(bot, visitor.lang)) } }
                }
            }
            @if !brain.characters(game).is_empty() { (character(visitor, game, "as")) }
        }
    }
}

/// Takes a seat; who is new here says how he wants to be called, and gets a whole new page: what the old one hears of the table may be drawn for nobody
/// yet, at the very revision at which he sat down.
pub fn sit(visitor: &Visitor, live: &Live, place: Seat) -> Markup {
    html! {
        form.sit method="post" action={ (visitor.base()) "/t/" (live.id) "/sit" } data-whole[visitor.player.is_none()] {
            input type="hidden" name="seat" value=(place);
            @if visitor.player.is_none() {
                label { span.hidden { (visitor.t("me-name")) } input type="text" name="name" maxlength="24" autocomplete="nickname" placeholder=(visitor.t("name-nobody")); }
            }
            button.main type="submit" { (visitor.t("sit")) }
        }
    }
}

/// What will be played, and what binds the shuffle.
fn plan(visitor: &Visitor, sealed: &Sealed) -> Markup {
    let meta = sealed.game.meta();
    html! {
        section.plan data-key="plan" {
            h2 { (visitor.t("plan-title")) }
            ul { @for line in variants(visitor.lang, sealed) { li { (line) } } }
            (corrected(visitor.lang, sealed.game, &sealed.setup))
            p { a href={ (visitor.base()) "/rules/" (meta.id) } target="_blank" { (visitor.t("rules")) } }
            p.soft { (visitor.t("deal-note")) }
            p.soft.hash { (visitor.t("fair-hash")) (visitor.t("colon")) code { (sealed.hash()) } }
        }
    }
}

/// Players, and the variants that are switched on.
fn variants(lang: Lang, sealed: &Sealed) -> Vec<String> {
    let line = |(option, _): (kernel::SetupOption, String)| {
        let value = sealed.setup.value(option.name)?;
        let about = capital(sealed.game.meta().option_title(option, lang));
        match option.values {
            Values::Number(..) => Some(format!("{about}{}{value}", words::text(lang, "colon"))),
            Values::Switch => (value == "true").then_some(about),
            // Written only where they differ from the default.
            Values::Choice(_) => {
                let chosen = sealed.game.meta().choice_title(option, value, lang);
                Some(format!("{about}{}{chosen}", words::text(lang, "colon")))
            }
            Values::Chosen(_) => {
                let names = value.strip_prefix(kernel::CHOSEN)?;
                let title = |name: &str| {
                    let face = crate::boards::face(sealed.game.meta().id);
                    face.and_then(|face| face.name(name, lang)).unwrap_or_else(|| name.to_owned())
                };
                let names: Vec<String> = names.split('+').map(title).collect();
                Some(format!("{about}{}{}", words::text(lang, "colon"), names.join(", ")))
            }
            Values::File => None,
        }
    };
    sealed.game.options().into_iter().filter_map(line).collect()
}
