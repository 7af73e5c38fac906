//! A game gone through again: step by step, told as at the table, by itself at the reader's pace, or anywhere with the slider and the log.

use kernel::{Seat, Table, Viewer, Words};
use maud::{Markup, html};

use super::frame::{Page, page_with as framed};
use super::log::{Log, pawn};
use super::{story, table};
use crate::boards::{self, Dock, Drawing, Looker, Parts};
use crate::routes::Visitor;

/// A position of a game, and the whole game that it is one of.
pub struct Moment<'a> {
    pub id: &'a str,
    /// As it stood then.
    pub then: &'a dyn Table,
    pub whole: &'a dyn Table,
    pub viewer: Viewer,
    pub over: bool,
    pub words: &'a Words,
}

impl Moment<'_> {
    /// The seat through whose eyes a game that is over is looked at; nobody's where one sees what one is.
    fn eyes(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if self.over => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Afterwards => None,
        }
    }

    /// The address of another position, seen with the same eyes.
    fn at(&self, visitor: &Visitor, ply: usize) -> String {
        let eyes = self.eyes().map_or_else(String::new, |seat| format!("&seat={seat}"));
        visitor.to(&format!("/t/{}/replay?ply={ply}{eyes}", self.id))
    }

    fn draw(&self, visitor: &Visitor) -> Parts {
        let art = visitor.art(self.then.meta().id);
        let looker = Looker { viewer: self.viewer, own: None, answers: false, words: self.words, art: &art };
        let Drawing { parts, .. } = boards::lay(self.then).show(&looker);
        parts
    }
}

pub fn page(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let meta = moment.then.meta();
    let title = visitor.t_with("replay-title", &[("game", meta.title(visitor.lang))]);
    let parts = moment.draw(visitor);
    let (dock, _) = boards::manner(meta.id);
    let bar = html! {
        h1 { (meta.title(visitor.lang)) }
        @if dock == Dock::Band { div.where data-key="bar" { (parts.bar) } }
        a.rules href=(visitor.to(&format!("/rules/{}", meta.id))) target="_blank" { (visitor.t("rules")) }
    };
    let body = inside(visitor, moment, &parts, Some(&lines(visitor, moment)));
    let classes =
        if dock == Dock::Top { "at-table dealt docked at-replay" } else { "at-table dealt at-replay" };
    framed(visitor, &Page { title: &title, game: Some(meta.id), bar, body }, classes)
}

/// What differs from one position to the next, for the script. The log is the same for all of them.
pub fn part(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let parts = moment.draw(visitor);
    html! {
        @if boards::manner(moment.then.meta().id).0 == Dock::Band { div.where data-key="bar" { (parts.bar) } }
        (inside(visitor, moment, &parts, None))
    }
}

fn inside(visitor: &Visitor, moment: &Moment<'_>, parts: &Parts, log: Option<&Markup>) -> Markup {
    let (game, ply) = (moment.then.meta().id, moment.then.ply());
    let then = moment.eyes().map_or_else(|| format!("ply={ply}"), |seat| format!("ply={ply}&seat={seat}"));
    html! {
        main #main .table.replay.(table::manner(boards::manner(game))).(parts.mood) .plain-board[parts.others.0.is_empty()] data-key="main"
            data-replay=(ply) data-ply=(ply) data-last=(moment.whole.ply()) data-seats=(moment.then.players())
            data-things=(visitor.to(&format!("/t/{}/things", moment.id))) data-then=(then) {
            section.prompt data-key="prompt" aria-label=(visitor.t("replay")) {
                div.ask data-key="ask" {
                    (happened(visitor, moment))
                    p.telling data-key="telling" aria-hidden="true" {}
                    (slide(visitor, moment))
                }
                div.purse data-key="purse" { (parts.purse) }
                div.acts data-key="acts" { (steps(visitor, moment)) }
            }
            (table::around(visitor.lang, parts))
            (beside(visitor, moment, parts, log))
        }
    }
}

/// What happened with this move.
fn happened(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let (ply, last) = (moment.then.ply(), moment.whole.ply());
    let place = visitor.t_with("replay-place", &[("ply", &ply.to_string()), ("last", &last.to_string())]);
    let seat = moment.whole.answer(ply, moment.viewer).map(|(seat, _)| seat);
    let sentences = moment.whole.sentences(ply, moment.viewer, moment.words);
    html! {
        p.asked data-key="asked" tabindex="-1" aria-live="polite" {
            @if let Some(seat) = seat { (pawn(seat)) " " }
            span.lead { @if let Some(first) = sentences.first() { (first) } @else { (visitor.t("replay-begin")) } }
            " " span.detail { (place) }
        }
    }
}

/// The way through the game. Playing it needs the script, which shows the button.
fn steps(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let (ply, last) = (moment.then.ply(), moment.whole.ply());
    let step = |to: usize, rel: &str, name: &str, sign: &str| {
        html! { a.step href=(moment.at(visitor, to)) rel=(rel) data-key=(rel) data-to=(to) aria-label=(visitor.t(name)) title=(visitor.t(name)) { (visitor.sign(sign)) } }
    };
    html! {
        nav.steps aria-label=(visitor.t("replay")) {
            (step(0, "first", "replay-first", "first"))
            (step(ply.saturating_sub(1), "prev", "replay-back", "back"))
            button.play type="button" data-key="play" data-play hidden aria-pressed="false" aria-label=(visitor.t("replay-play")) title=(visitor.t("replay-play")) {
                (visitor.sign("play")) (visitor.sign("rest"))
            }
            (step((ply + 1).min(last), "next", "replay-on", "forth"))
            (step(last, "last", "replay-end", "last"))
        }
    }
}

fn slide(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let (ply, last) = (moment.then.ply(), moment.whole.ply());
    html! {
        form.slide data-key="slide" method="get" action=(visitor.to(&format!("/t/{}/replay", moment.id))) {
            label { span.hidden { (visitor.t("replay-slide")) } input type="range" name="ply" min="0" max=(last) value=(ply); }
            @if let Some(seat) = moment.eyes() { input type="hidden" name="seat" value=(seat); }
            button.noscript type="submit" { (visitor.t("replay-go")) }
        }
    }
}

/// The log where a table has its story, and whose eyes one looks through.
fn beside(visitor: &Visitor, moment: &Moment<'_>, parts: &Parts, log: Option<&Markup>) -> Markup {
    let (dock, _) = boards::manner(moment.then.meta().id);
    html! {
        button.ticker type="button" data-key="ticker" aria-label=(visitor.t("log-title")) { span {} }
        aside.happened data-key="happened" aria-label=(visitor.t("log-title")) {
            header.tale-head data-key="tale-head" {
                h2 { (visitor.t("log-title")) }
                @if dock == Dock::Top { div.where data-key="bar" { (parts.bar) } }
                @if moment.over { (eyes(visitor, moment)) }
            }
            @match log {
                Some(log) => div.tale data-key="tale" tabindex="0" role="log" aria-live="off" aria-label=(visitor.t("log-title")) { (log) },
                None => div data-keep="tale" {},
            }
            (story::pace(visitor))
            div.status data-key="status" { (parts.status) }
            nav.drawers data-key="drawers" {
                (story::drawer("menu", &visitor.t("table-menu"), visitor, &menu(visitor, moment)))
            }
        }
    }
}

/// Where one can go from here.
fn menu(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let way = |what: &str| visitor.to(&format!("/t/{}{what}", moment.id));
    html! {
        footer data-key="foot" {
            a.button href=(way("")) { (visitor.t("to-table")) }
            @if moment.over { a.button href=(way("/analysis")) { (visitor.t("analysis")) } }
            a.button href=(way("/record")) download { (visitor.t("download")) }
        }
    }
}

fn eyes(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let (ply, now) = (moment.then.ply(), moment.eyes());
    let way = |eyes: &str| visitor.to(&format!("/t/{}/replay?ply={ply}{eyes}", moment.id));
    html! {
        nav.eyes data-key="eyes" aria-label=(visitor.t("replay-eyes")) {
            a href=(way("")) aria-current=[now.is_none().then_some("true")] { (visitor.t("replay-all")) }
            @for seat in Seat::all(moment.then.players()) {
                a href=(way(&format!("&seat={seat}"))) aria-current=[(now == Some(seat)).then_some("true")] aria-label=(moment.words.name(seat)) title=(moment.words.name(seat)) { (pawn(seat)) }
            }
        }
    }
}

/// Everything that was said of the game; what was to come is paler.
fn lines(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let Moment { id, then, whole, viewer, words, .. } = *moment;
    let log = Log { visitor, id, table: whole, viewer, words, ways_back: &[] };
    let eyes = moment.eyes().map_or_else(String::new, |seat| format!("&seat={seat}"));
    html! {
        ol.log {
            @for ply in 1..=whole.ply() {
                @if let Some((seat, _)) = whole.answer(ply, viewer) {
                    @for (i, sentence) in whole.sentences(ply, viewer, words).iter().enumerate() {
                        li data-key={ "log-" (ply) "-" (i) } data-ply=(ply) .ahead[ply > then.ply()] aria-current=[(ply == then.ply()).then_some("step")] {
                            (log.line_to(ply, (i == 0).then_some(seat), sentence, &eyes))
                        }
                    }
                }
            }
        }
    }
}
