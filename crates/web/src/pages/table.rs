//! The table: whose turn it is, what is asked, what may be done, and the board.

use kernel::{Lang, Seat, Table, Viewer, Words};
use maud::{Markup, html};
use store::Why;

use super::frame::{Page, own_name, page_headed as framed};
pub use super::rematch::Next;
use super::{ask, kept, link, people, result, story, waiting};
use crate::boards::{self, Dock, Drawing, Looker, Offer, Parts, Story};
use crate::live::{Live, Phase, State};
use crate::routes::Visitor;
use crate::words::text;

/// What the parts of the page are made from.
pub struct Sight<'a> {
    pub visitor: &'a Visitor,
    pub live: &'a Live,
    pub state: &'a State,
    pub table: &'a dyn Table,
    pub words: Words,
    pub viewer: Viewer,
    /// The visitor's seat.
    pub own: Option<Seat>,
    pub answers: Vec<Offer>,
    pub parts: Parts,
    pub dock: Dock,
    pub story: Story,
    /// The plies to which the visitor may go back.
    pub ways_back: Vec<usize>,
    /// What has become of a rematch.
    pub next: Option<&'a Next>,
}

fn sight<'a>(
    visitor: &'a Visitor,
    live: &'a Live,
    state: &'a State,
    table: &'a dyn Table,
    next: Option<&'a Next>,
) -> Sight<'a> {
    let words = visitor.words(state);
    let own = state.seat_of(visitor.id());
    let mine = |seat: &Seat| state.closed.is_none() && state.seats[seat.index()].bot.is_none();
    let viewer = state.viewer(visitor.id());
    let game = table.meta().id;
    let art = visitor.art(game);
    let looker = Looker { viewer, own, answers: own.as_ref().is_some_and(mine), words: &words, art: &art };
    let shown = boards::lay(table).show(&looker);
    let (dock, story) = boards::manner(game);
    let Drawing { parts, answers } = shown;
    let ways_back = own.map_or_else(Vec::new, |seat| state.ways_back(seat));
    Sight { visitor, live, state, table, viewer, own, answers, parts, dock, story, ways_back, words, next }
}

/// The page of a table, and what it is about: the same for a table that waits and for one that is played, so that the one becomes the other.
pub fn page(visitor: &Visitor, live: &Live, state: &State, next: Option<&Next>) -> Markup {
    let (title, meta, mut body, where_we_are, chips) = match &state.phase {
        Phase::Gathering(sealed) => {
            let meta = sealed.game.meta();
            let body = waiting::inside(visitor, live, state, sealed);
            (meta.title(visitor.lang).to_owned(), meta, body, None, no_chips())
        }
        Phase::Dealt(table) => {
            let sight = sight(visitor, live, state, table.as_ref(), next);
            let chips = story::people(&sight).chips("bar-chips");
            (title(&sight), table.meta(), inside(&sight), place(&sight).cloned(), chips)
        }
        Phase::Kept(kept) => return kept::page(visitor, live, state, kept),
    };
    let bar = html! {
        h1 { (meta.title(visitor.lang)) }
        @if let Some(place) = where_we_are { div.where data-key="bar" { (place) } }
        a.rules href={ (visitor.base()) "/rules/" (meta.id) } target="_blank" { (visitor.t("rules")) }
        (chips)
    };
    // What is long is not written once more for what comes behind it.
    body.0.push_str(&script_texts(visitor).0);
    let docked = boards::manner(meta.id).0 == Dock::Top;
    let classes = match (state.phase.is_dealt(), docked) {
        (true, true) => "at-table dealt docked",
        (true, false) => "at-table dealt",
        (false, _) => "at-table docked",
    };
    let head = html! {
        @if people::has_company(state) { (visitor.wearing("company")) }
        (link::head(visitor, live, state, meta.title(visitor.lang), ""))
    };
    framed(visitor, &Page { title: &title, game: Some(meta.id), bar, body }, classes, &head)
}

/// Where the people will stand once the table is dealt.
fn no_chips() -> Markup {
    html! { div.sitters data-key="bar-chips" hidden {} }
}

/// What the script has to say by itself, in the reader's language.
fn script_texts(visitor: &Visitor) -> Markup {
    html! {
        template #texts data-lost=(visitor.t("script-lost")) data-unanswered=(visitor.t("script-unanswered")) {}
    }
}

/// The tour of the board, for the script to show on the player's first turns. It stands in the part that changes: whoever sits down by a link has it too.
fn guide(visitor: &Visitor, state: &State, game: &str) -> Markup {
    let tour = boards::face(game).map_or(&[][..], |face| face.tour());
    let plays = state.seat_of(visitor.id()).is_some() && !state.is_over();
    html! {
        // Whoever sits down later is shown round too.
        div #guide hidden data-key="guide" data-game=(game) data-next=(visitor.t("guide-next")) data-end=(visitor.t("guide-end")) data-skip=(visitor.t("guide-skip")) {
            @if plays { @for step in tour { p data-name=(step.text) data-turn=(step.turn) data-when=(step.when) data-place=(step.at) { (step.say(visitor.lang)) } } }
        }
    }
}

/// The parts that change: the script puts them in place of the old ones.
pub fn part(visitor: &Visitor, live: &Live, state: &State, next: Option<&Next>) -> Markup {
    match &state.phase {
        Phase::Gathering(sealed) => {
            html! { (waiting::inside(visitor, live, state, sealed)) (own_name(visitor)) }
        }
        Phase::Dealt(table) => {
            let sight = sight(visitor, live, state, table.as_ref(), next);
            html! {
                @if let Some(place) = place(&sight) { div.where data-key="bar" { (place) } }
                (story::people(&sight).chips("bar-chips"))
                (inside(&sight))
                (guide(visitor, state, table.meta().id))
                (own_name(visitor))
            }
        }
        Phase::Kept(kept) => kept::body(visitor, live, state, kept),
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
fn inside(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, state, table, own, answers, parts, .. } = sight;
    let over = table.acting().is_empty();
    html! {
        main #main .table.(manner((sight.dock, sight.story))).(parts.mood) .plain-board[parts.others.0.is_empty()] data-key="main" data-table=(live.id) data-base={ (visitor.base()) "/t/" (live.id) } data-mark=(live.mark(&visitor.desk.boot, state))
            data-ply=(table.ply()) data-revision=(live.now()) data-title=(title(sight)) data-seats=(table.players()) data-own=[own]
            data-turn=[(!answers.is_empty()).then_some("yours")] {
            @if let Some(rare) = parts.rare { (visitor.wearing(&format!("{}-{rare}", table.meta().id))) }
            (ask::bar(sight))
            @if over { (result::panel(sight)) }
            (around(visitor.lang, parts))
            (story::story(sight))
            (guide(visitor, state, table.meta().id))
        }
    }
}

/// The board and what lies around it.
pub fn around(lang: Lang, parts: &Parts) -> Markup {
    html! {
        section.board data-key="board" aria-label=(text(lang, "board")) { (parts.board) }
        @if !parts.own.0.is_empty() { section.own data-key="own" aria-label=(text(lang, "own")) { (parts.own) } }
        @if !parts.others.0.is_empty() { aside.others data-key="others" aria-label=(text(lang, "others")) { (parts.others) } }
    }
}

/// Everything that a game draws on the page of a table, each as it stands there: frames are compared by it.
pub fn scene(lang: Lang, parts: &Parts) -> Markup {
    html! {
        div.where data-key="bar" { (parts.bar) }
        (around(lang, parts))
        div.purse data-key="purse" { (parts.purse) }
        div.status data-key="status" { (parts.status) }
    }
}

/// Where question and story stand, as classes.
pub fn manner(manner: (Dock, Story)) -> &'static str {
    match manner {
        (Dock::Top, Story::Column) => "dock-top story-column",
        (Dock::Top, Story::Strip) => "dock-top story-strip",
        (Dock::Band, Story::Column) => "dock-band story-column",
        (Dock::Band, Story::Strip) => "dock-band story-strip",
    }
}

/// Where in the game we are, for the bar of the page: a question that stands there leaves no room for it.
fn place<'a>(sight: &'a Sight<'_>) -> Option<&'a Markup> {
    (sight.dock == Dock::Band).then_some(&sight.parts.bar)
}

/// The sentence that says why nobody plays on here.
pub fn closed_name(why: Option<Why>) -> &'static str {
    match why {
        Some(Why::Expired) => "closed-expired",
        Some(Why::Host) | None => "closed-host",
    }
}
