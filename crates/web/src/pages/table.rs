//! The table: whose turn it is, what is asked, what may be done, and the board.

use kernel::{Seat, Table, Viewer, Words};
use maud::{Markup, html};
use store::Why;

use super::corrected::corrected;
use super::frame::{Page, page as framed};
use super::{kept, log, result, waiting};
use crate::boards::{self, Looker, Offer, Parts};
use crate::live::{Live, Phase, State};
use crate::routes::Visitor;

/// What the parts of the page are made from.
struct Sight<'a> {
    visitor: &'a Visitor,
    live: &'a Live,
    state: &'a State,
    table: &'a dyn Table,
    words: Words,
    viewer: Viewer,
    /// The visitor's seat.
    own: Option<Seat>,
    answers: Vec<Offer>,
    parts: Parts,
}

fn sight<'a>(visitor: &'a Visitor, live: &'a Live, state: &'a State, table: &'a dyn Table) -> Sight<'a> {
    let words = visitor.words(state);
    let own = state.seat_of(visitor.id());
    let mine = |seat: &Seat| state.closed.is_none() && state.seats[seat.index()].bot.is_none();
    let viewer = state.viewer(visitor.id());
    let looker = Looker { viewer, own, answers: own.as_ref().is_some_and(mine), words: &words };
    let shown = boards::lay(table).show(&looker);
    Sight { visitor, live, state, table, viewer, own, answers: shown.answers, parts: shown.parts, words }
}

/// The page of a table, and what it is about: the same for a table that waits and for one that is played, so that the one becomes the other.
pub fn page(visitor: &Visitor, live: &Live, state: &State) -> Markup {
    let (title, meta, (body, place)) = match &state.phase {
        Phase::Gathering(sealed) => {
            let meta = sealed.game.meta();
            (meta.title(visitor.lang).to_owned(), meta, waiting::inside(visitor, live, state, sealed))
        }
        Phase::Dealt(table) => {
            let sight = sight(visitor, live, state, table.as_ref());
            (title(&sight), table.meta(), inside(sight))
        }
        Phase::Kept(kept) => return kept::page(visitor, live, state, kept),
    };
    let bar = html! {
        h1 { (meta.title(visitor.lang)) }
        div.where data-key="bar" { (place) }
        a.rules href={ (visitor.base()) "/rules/" (meta.id) } target="_blank" { (visitor.t("rules")) }
    };
    let body = html! { (body) (guide(visitor, state, meta.id)) (script_texts(visitor)) };
    framed(visitor, &Page { title: &title, game: Some(meta.id), bar, body })
}

/// What the script has to say by itself, in the reader's language.
fn script_texts(visitor: &Visitor) -> Markup {
    html! {
        template #texts data-lost=(visitor.t("script-lost")) data-unanswered=(visitor.t("script-unanswered")) {}
    }
}

/// The tour of the board, for the script to show on the player's first turns.
fn guide(visitor: &Visitor, state: &State, game: &str) -> Markup {
    let tour = boards::face(game).map_or(&[][..], |face| face.tour());
    let plays = state.seat_of(visitor.id()).is_some() && !state.is_over();
    html! {
        @if plays && !tour.is_empty() {
            div #guide hidden data-game=(game) data-next=(visitor.t("guide-next")) data-end=(visitor.t("guide-end")) data-skip=(visitor.t("guide-skip")) {
                @for step in tour { p data-turn=(step.turn) data-place=(step.at) { (step.say(visitor.lang)) } }
            }
        }
    }
}

/// The parts that change: the script puts them in place of the old ones.
pub fn part(visitor: &Visitor, live: &Live, state: &State) -> Markup {
    let (body, place) = match &state.phase {
        Phase::Gathering(sealed) => waiting::inside(visitor, live, state, sealed),
        Phase::Dealt(table) => inside(sight(visitor, live, state, table.as_ref())),
        Phase::Kept(kept) => return kept::body(visitor, live, state, kept),
    };
    html! {
        div.where data-key="bar" { (place) }
        (body)
    }
}

fn title(sight: &Sight<'_>) -> String {
    let game = sight.table.meta().title(sight.visitor.lang);
    if sight.answers.is_empty() {
        game.to_owned()
    } else {
        format!("● {} · {game}", sight.visitor.t("your-turn"))
    }
}

/// The parts that change, and where in the game we are.
fn inside(sight: Sight<'_>) -> (Markup, Markup) {
    let Sight { visitor, live, state, table, words, viewer, answers, parts, .. } = &sight;
    let table = *table;
    let over = table.acting().is_empty();
    let body = html! {
        main #main .table .plain-board[parts.others.0.is_empty()] data-key="main" data-table=(live.id) data-base={ (visitor.base()) "/t/" (live.id) } data-mark=(live.mark(&visitor.desk.boot, state))
            data-ply=(table.ply()) data-revision=(live.now()) data-title=(title(&sight))
            data-turn=[(!answers.is_empty()).then_some("yours")] {
            (prompt(&sight))
            @if over { (result::panel(visitor, &live.id, table, words)) }
            (around(visitor, parts))
            aside.happened data-key="happened" aria-label=(visitor.t("log-title")) {
                h2 { (visitor.t("log-title")) }
                (log::lines(visitor, &live.id, table, *viewer, words, log::RECENT))
                (chat(visitor, live, sight.state))
                (footer(&sight))
            }
        }
    };
    (body, sight.parts.bar)
}

/// The board and what lies around it.
fn around(visitor: &Visitor, parts: &Parts) -> Markup {
    html! {
        section.board data-key="board" aria-label=(visitor.t("board")) { (parts.board) }
        @if !parts.own.0.is_empty() { section.own data-key="own" aria-label=(visitor.t("own")) { (parts.own) } }
        @if !parts.others.0.is_empty() { aside.others data-key="others" aria-label=(visitor.t("others")) { (parts.others) } }
    }
}

/// Everything that a game draws on the page of a table, as it stands there: frames are compared by it.
pub fn scene(visitor: &Visitor, parts: &Parts) -> Markup {
    html! { div.where data-key="bar" { (parts.bar) } (around(visitor, parts)) }
}

/// Which position an answer belongs to.
fn shown(live: &Live, table: &dyn Table) -> Markup {
    html! {
        input type="hidden" name="ply" value=(table.ply());
        input type="hidden" name="revision" value=(live.now());
    }
}

/// The sentence that says why nobody plays on here.
pub fn closed_name(why: Option<Why>) -> &'static str {
    match why {
        Some(Why::Expired) => "closed-expired",
        Some(Why::Host) | None => "closed-host",
    }
}

/// What is asked, and every legal answer as a button: the game can be played with these alone.
fn prompt(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, state, words, own, answers, parts, .. } = sight;
    let table = sight.table;
    let asked = table.acting().first();
    let sentence = match (asked, own) {
        (None, _) => visitor.t("game-over"),
        _ if state.closed.is_some() => visitor.t(closed_name(state.closed)),
        (Some(_), Some(seat)) if !answers.is_empty() => {
            parts.wanted.clone().unwrap_or_else(|| table.prompt(*seat, words))
        }
        (Some(asked), _) => visitor.t_with("thinking", &[("name", &words.name(asked))]),
    };
    let mine = |seat: &Seat| state.seats[seat.index()].bot.is_none();
    let undo = own.filter(|seat| !state.is_at_rest() && mine(seat) && table.undo_floor(*seat) < table.ply());
    let steps = undo.map_or(0, |seat| table.ply() - table.undo_floor(seat));
    html! {
        section.prompt data-key="prompt" aria-label=(visitor.t("asked")) .yours[!answers.is_empty()] {
            p.asked tabindex="-1" aria-live="polite" { @if !answers.is_empty() { b { (visitor.t("your-turn")) } " " } (sentence) }
            @if state.trouble { p.problem role="alert" { (visitor.t("trouble")) } }
            @if state.unkept { p.soft role="status" { (visitor.t("not-kept")) } }
            @if undo.is_some() {
                form.undo method="post" action={ (visitor.base()) "/t/" (live.id) "/undo" } {
                    (shown(live, table))
                    button type="submit" data-undo aria-keyshortcuts="u" title=(visitor.t("undo-key")) { (visitor.t("undo")) }
                    @if steps > 1 { button type="submit" name="all" value="true" { (visitor.t("undo-all")) } }
                }
            }
            @if let Some(several) = &parts.several {
                form.several #several method="post" action={ (visitor.base()) "/t/" (live.id) "/several" } data-least=(several.least) data-most=(several.most) {
                    (shown(live, table))
                    output aria-live="polite" {}
                    button.main type="submit" { (several.confirm) }
                }
            }
            @if !answers.is_empty() {
                form.choices method="post" action={ (visitor.base()) "/t/" (live.id) "/move" } {
                    (shown(live, table))
                    ol {
                        @for (i, Offer { choice, places }) in answers.iter().enumerate() {
                            li data-key={ "choice-" (choice.action) } {
                                button type="submit" .main[choice.action == "pass"] name="action" value=(choice.action) data-anchors=(places.join(" ")) {
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

/// Quick phrases and free words.
pub fn chat(visitor: &Visitor, live: &Live, state: &State) -> Markup {
    let action = visitor.to(&format!("/t/{}/chat", live.id));
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
                button type="submit" aria-label=(visitor.t("chat-send")) title=(visitor.t("chat-send")) { "➤" }
            }
        }
    }
}

/// Getting up, coming back, and the proof of the shuffle.
fn footer(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, state, own, .. } = sight;
    let over = state.is_at_rest();
    html! {
        footer data-key="foot" {
            @if let (Some(seat), false) = (own, over) {
                @if state.seats[seat.index()].bot.is_some() {
                    form method="post" action={ (visitor.base()) "/t/" (live.id) "/sit" } {
                        input type="hidden" name="seat" value=(seat);
                        button.main type="submit" { (visitor.t("take-back-seat")) }
                    }
                } @else {
                    form method="post" action={ (visitor.base()) "/t/" (live.id) "/leave" } { button type="submit" { (visitor.t("leave")) } }
                    form method="post" action={ (visitor.base()) "/t/" (live.id) "/resign" } { button type="submit" data-confirm=(visitor.t("resign-sure")) { (visitor.t("resign")) } }
                }
            }
            button.notify type="button" hidden { (visitor.t("notify")) }
            button.sound type="button" hidden { (visitor.t("sound")) }
            button.tour type="button" hidden { (visitor.t("guide-again")) }
            @if let Some(game) = catalog::find(sight.table.meta().id) { (corrected(visitor.lang, game, &sight.table.setup())) }
            @if let Some(hash) = sight.table.hash() {
                p.soft { (visitor.t("fair-hash")) (visitor.t("colon")) code { (hash.to_string()[..16]) "…" } }
            }
        }
    }
}
