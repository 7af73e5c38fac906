//! Frames (keyframes): what happened at a table ply by ply, as one viewer may know it, so that his page can tell it at his pace. A frame has the
//! sentences, what flew from where to where, and what changed on the board. See `docs/adr/0016-frames.md`.

mod difference;
#[cfg(test)]
mod tests;
mod tree;

use std::collections::BTreeSet;
use std::sync::LazyLock;
use std::thread;

use kernel::{Seat, Table, Viewer, Words};
use maud::{Markup, html};
use tokio::sync::Semaphore;

use crate::boards::{self, Art, Flight, Line, Looker};
use crate::pages;
use difference::{Change, changes};

/// The most frames that a page gets at once; what was before it does not see.
const MOST: usize = 60;

/// What a page has not shown, and whose it is. It owns its table, so that nobody waits while it is drawn.
pub struct Past {
    pub table: Box<dyn Table>,
    /// The ply that the page shows.
    pub since: usize,
    pub own: Option<Seat>,
    pub viewer: Viewer,
    pub words: Words,
    pub art: Art,
}

/// One answer, as its viewer saw it.
struct Frame {
    ply: usize,
    /// Who answered.
    seat: Option<Seat>,
    lines: Vec<Line>,
    changes: Vec<Change>,
}

/// The element with this key, out of a drawing; nothing if there is none, or several.
pub fn cut_out<'a>(markup: &'a str, key: &str) -> Option<&'a str> {
    fn find<'t>(nodes: &'t [tree::Node<'t>], key: &str) -> Option<&'t tree::Node<'t>> {
        nodes.iter().find_map(|node| if node.key == key { Some(node) } else { find(&node.inner, key) })
    }
    find(&tree::tree(markup), key).map(|node| &markup[node.from..node.to])
}

impl Past {
    /// The frames, and a picture of everything that flies, for the script. That takes a while: drawn beside what else the server does, by no more
    /// threads than there are processors. A hundred of them, each with memory of its own, would do little else than ask the system for it.
    pub async fn tell(self) -> Option<Markup> {
        static FREE: LazyLock<Semaphore> =
            LazyLock::new(|| Semaphore::new(thread::available_parallelism().map_or(1, usize::from)));
        let _free = FREE.acquire().await.ok()?;
        let told = tokio::task::spawn_blocking(move || self.markup()).await;
        // Frames are theatre: without them the page shows the truth.
        told.inspect_err(|error| tracing::error!(%error, "frames could not be drawn")).ok()
    }

    fn markup(&self) -> Markup {
        let frames = self.frames();
        let things: BTreeSet<&str> =
            frames.iter().flat_map(flights).map(|flight| flight.thing.as_str()).collect();
        let face = boards::face(self.table.meta().id);
        let picture = |thing: &str| Some(face?.about(thing, self.words.lang, &self.art).ok()?.picture);
        html! {
            @for frame in &frames { (told(frame)) }
            @for thing in things {
                @if let Some(picture) = picture(thing) { template data-picture=(thing) { (picture) } }
            }
        }
    }

    fn frames(&self) -> Vec<Frame> {
        let viewer = self.viewer;
        let looker = Looker { viewer, own: self.own, answers: false, words: &self.words, art: &self.art };
        let drawn = |table: &dyn Table| {
            let parts = boards::lay(table).show(&looker).parts;
            pages::table::scene(self.words.lang, &parts).into_string()
        };
        let first = self.table.ply().saturating_sub(MOST).max(self.since);
        let mut frames = Vec::new();
        let mut before = None;
        if first > self.since {
            let mut then = self.table.copy();
            then.rewind(self.since);
            before = Some(drawn(then.as_ref()));
        }
        let laid = boards::lay(self.table.as_ref());
        self.table.walk(first, &mut |table| {
            let (ply, now) = (table.ply(), drawn(table));
            if let Some(before) = &before {
                let seat = self.table.answer(ply, viewer).map(|(seat, _)| seat);
                // What was skipped is in the first one, without words.
                let lines = if ply == first { Vec::new() } else { laid.lines(ply, viewer, &self.words) };
                frames.push(Frame { ply, seat, lines, changes: changes(before, &now) });
            }
            before = Some(now);
        });
        frames
    }
}

fn flights(frame: &Frame) -> impl Iterator<Item = &Flight> {
    frame.lines.iter().flat_map(|line| &line.flights)
}

/// A frame as markup: sentences, flights, changes. Each change stands alone, so that rows of tables are read as such.
fn told(frame: &Frame) -> Markup {
    html! {
        template data-frame=(frame.ply) data-seat=[frame.seat] {
            @for line in &frame.lines {
                @if let Some(sentence) = &line.sentence { p data-seat=[line.whose] { (sentence) } }
            }
            @for Flight { thing, from, to, n, manner } in flights(frame) {
                i data-thing=(thing) data-from=(from) data-to=(to) data-n=(n) data-manner=(manner.name()) {}
            }
            @for Change { markup, drawn } in &frame.changes {
                template data-change {
                    @if *drawn { svg { (maud::PreEscaped(markup)) } } @else { (maud::PreEscaped(markup)) }
                }
            }
        }
    }
}
