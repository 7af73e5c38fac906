//! The table: whose turn it is, what is asked, what may be done, and the board.

use kernel::{Choice, Seat, Viewer, Words};
use maud::{Markup, html};

use super::corrected::corrected;
use super::frame::{Page, page as framed};
use super::{log, result};
use crate::boards::{self, Parts, Scene, Several};
use crate::live::{Live, State};
use crate::routes::Visitor;

/// What the parts of the page are made from.
struct Sight<'a> {
    visitor: &'a Visitor,
    live: &'a Live,
    state: &'a State,
    words: Words,
    viewer: Viewer,
    /// The visitor's seat.
    own: Option<Seat>,
    choices: Vec<Choice>,
}

fn sight<'a>(visitor: &'a Visitor, live: &'a Live, state: &'a State) -> Sight<'a> {
    let words = visitor.words(state);
    let own = state.seat_of(visitor.id());
    let mine = |seat: &Seat| state.is_full() && state.seats[seat.index()].bot.is_none();
    let choices = own.filter(mine).map_or_else(Vec::new, |seat| state.table.choices(seat, &words));
    Sight { visitor, live, state, words, viewer: state.viewer(visitor.id()), own, choices }
}

pub fn page(visitor: &Visitor, live: &Live, state: &State) -> Markup {
    let sight = sight(visitor, live, state);
    let (body, parts) = inside(&sight);
    let title = title(&sight);
    let meta = state.table.meta();
    let bar = html! {
        h1 { (visitor.lang.of(meta.title)) }
        div.where data-key="bar" { (parts.bar) }
        a.rules href={ "/rules/" (meta.id) } target="_blank" { (visitor.t("rules")) }
    };
    let body = html! { (body) (guide(&sight)) };
    framed(visitor, &Page { title: &title, game: Some(meta.id), bar, body })
}

/// The tour of the board, for the script to show on the player's first turns.
fn guide(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, state, own, .. } = sight;
    let game = state.table.meta().id;
    let hints = boards::hints(game);
    let plays = own.is_some() && !state.table.acting().is_empty();
    html! {
        @if plays && !hints.is_empty() {
            div #guide hidden data-game=(game) data-next=(visitor.t("guide-next")) data-end=(visitor.t("guide-end")) data-skip=(visitor.t("guide-skip")) {
                @for hint in hints { p data-turn=(hint.turn) data-place=(hint.at) { (hint.say(visitor.lang)) } }
            }
        }
    }
}

/// The parts that change: the script puts them in place of the old ones.
pub fn part(visitor: &Visitor, live: &Live, state: &State) -> Markup {
    let sight = sight(visitor, live, state);
    let (body, parts) = inside(&sight);
    html! {
        div.where data-key="bar" { (parts.bar) }
        (body)
    }
}

fn title(sight: &Sight<'_>) -> String {
    let game = sight.visitor.lang.of(sight.state.table.meta().title);
    if sight.choices.is_empty() {
        game.to_owned()
    } else {
        format!("● {} · {game}", sight.visitor.t("your-turn"))
    }
}

fn inside(sight: &Sight<'_>) -> (Markup, Parts) {
    let Sight { visitor, live, state, words, viewer, own, choices } = sight;
    let table = state.table.as_ref();
    let over = table.acting().is_empty();
    let scene = Scene { table, viewer: *viewer, own: *own, choices, words, visitor };
    let parts = boards::draw(&scene);
    let body = html! {
        main #main .table .plain-board[parts.others.0.is_empty()] data-key="main" data-table=(live.id) data-ply=(table.ply()) data-title=(title(sight))
            data-turn=[(!choices.is_empty()).then_some("yours")] {
            (prompt(sight, boards::asked(&scene), boards::several(&scene).as_ref()))
            @if over { (result::panel(visitor, &live.id, table, words)) }
            @if !state.is_full() { (open_seats(sight)) }
            section.board data-key="board" aria-label=(visitor.t("board")) { (parts.board) }
            @if !parts.own.0.is_empty() { section.own data-key="own" aria-label=(visitor.t("own")) { (parts.own) } }
            @if !parts.others.0.is_empty() { aside.others data-key="others" aria-label=(visitor.t("others")) { (parts.others) } }
            aside.happened data-key="happened" aria-label=(visitor.t("log-title")) {
                h2 { (visitor.t("log-title")) }
                (log::lines(&live.id, table, *viewer, words, log::RECENT))
                (chat(sight))
                (footer(sight))
            }
        }
    };
    (body, parts)
}

/// What is asked, and every legal answer as a button: the game can be played with these alone.
fn prompt(sight: &Sight<'_>, wanted: Option<String>, several: Option<&Several>) -> Markup {
    let Sight { visitor, live, state, words, own, choices, .. } = sight;
    let table = state.table.as_ref();
    let asked = table.acting().first();
    let sentence = match (asked, own) {
        (None, _) => visitor.t("game-over"),
        (Some(_), _) if !state.is_full() => visitor.t("waiting-players"),
        (Some(_), Some(seat)) if !choices.is_empty() => wanted.unwrap_or_else(|| table.prompt(*seat, words)),
        (Some(asked), _) => visitor.t_with("thinking", &[("name", &words.name(asked))]),
    };
    let undo = own.filter(|seat| asked.is_some() && table.undo_floor(*seat) < table.ply());
    let steps = undo.map_or(0, |seat| table.ply() - table.undo_floor(seat));
    html! {
        section.prompt data-key="prompt" aria-label=(visitor.t("asked")) .yours[!choices.is_empty()] {
            p.asked tabindex="-1" aria-live="polite" { @if !choices.is_empty() { b { (visitor.t("your-turn")) } " " } (sentence) }
            @if state.trouble { p.problem role="alert" { (visitor.t("trouble")) } }
            @if undo.is_some() {
                form.undo method="post" action={ "/t/" (live.id) "/undo" } {
                    input type="hidden" name="ply" value=(table.ply());
                    button type="submit" data-undo aria-keyshortcuts="u" title=(visitor.t("undo-key")) { (visitor.t("undo")) }
                    @if steps > 1 { button type="submit" name="all" value="true" { (visitor.t("undo-all")) } }
                }
            }
            @if let Some(several) = several {
                form.several #several method="post" action={ "/t/" (live.id) "/several" } data-least=(several.least) data-most=(several.most) {
                    input type="hidden" name="ply" value=(table.ply());
                    output aria-live="polite" {}
                    button.main type="submit" { (several.confirm) }
                }
            }
            @if !choices.is_empty() {
                form.choices method="post" action={ "/t/" (live.id) "/move" } {
                    input type="hidden" name="ply" value=(table.ply());
                    ol {
                        @for (i, choice) in choices.iter().enumerate() {
                            li data-key={ "choice-" (choice.action) } {
                                button type="submit" .main[choice.action == "pass"] name="action" value=(choice.action) data-anchors=(choice.anchors.join(" ")) {
                                    @if i < 9 { kbd aria-hidden="true" { (i + 1) } " " }
                                    (choice.label)
                                }
                            }
                        }
                    }
                }
                button.every type="button" hidden { (visitor.t("all-answers")) }
            }
        }
    }
}

/// Seats that wait for somebody, and the link to send to friends.
fn open_seats(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, state, words, own, .. } = sight;
    html! {
        section.seats data-key="seats" {
            h2 { (visitor.t("seats-title")) }
            ul {
                @for (i, seat) in state.seats.iter().enumerate() {
                    @let place = Seat::new(i);
                    li {
                        i class={ "pawn seat-" (place) } aria-hidden="true" { (place) }
                        @if seat.player.is_some() || seat.bot.is_some() { " " (words.name(place)) }
                        @else if own.is_none() {
                            form method="post" action={ "/t/" (live.id) "/sit" } {
                                input type="hidden" name="seat" value=(place);
                                button.main type="submit" { (visitor.t("sit")) }
                            }
                        } @else { " " (visitor.t("seat-open")) }
                    }
                }
            }
            p { (visitor.t("invite")) " " a href={ "/t/" (live.id) } data-share { "/t/" (live.id) } }
        }
    }
}

/// Quick phrases and free words.
fn chat(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, state, .. } = sight;
    let action = format!("/t/{}/chat", live.id);
    html! {
        section.chat data-key="chat" {
            h2 { (visitor.t("chat-title")) }
            ol { @for line in &state.chat { li { b { (line.name) } " " (line.text) } } }
            form.quick method="post" action=(action) {
                @for phrase in ["chat-hello", "chat-well-played", "chat-thanks", "chat-moment"] {
                    @let text = visitor.t(phrase);
                    button type="submit" name="text" value=(text) { (text) }
                }
            }
            form.say method="post" action=(action) {
                label { span.hidden { (visitor.t("chat-say")) } input type="text" name="text" maxlength="200" required placeholder=(visitor.t("chat-say")) autocomplete="off"; }
                button type="submit" { (visitor.t("chat-send")) }
            }
        }
    }
}

/// Getting up, coming back, and the proof of the shuffle.
fn footer(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, state, own, .. } = sight;
    let over = state.table.acting().is_empty();
    html! {
        footer data-key="foot" {
            @if let (Some(seat), false) = (own, over) {
                @if state.seats[seat.index()].bot.is_some() {
                    form method="post" action={ "/t/" (live.id) "/sit" } {
                        input type="hidden" name="seat" value=(seat);
                        button.main type="submit" { (visitor.t("take-back-seat")) }
                    }
                } @else {
                    form method="post" action={ "/t/" (live.id) "/leave" } { button type="submit" { (visitor.t("leave")) } }
                    form method="post" action={ "/t/" (live.id) "/resign" } { button type="submit" data-confirm=(visitor.t("resign-sure")) { (visitor.t("resign")) } }
                }
            }
            button.notify type="button" hidden { (visitor.t("notify")) }
            button.sound type="button" hidden { (visitor.t("sound")) }
            button.tour type="button" hidden { (visitor.t("guide-again")) }
            (corrected(visitor.lang, live.game, &state.table.setup()))
            @if let Some(hash) = state.table.hash() {
                p.soft { (visitor.t("fair-hash")) ": " code { (hash.to_string()[..16]) "…" } }
            }
        }
    }
}
