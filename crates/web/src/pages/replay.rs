//! A game gone through again: step by step, told as at the table, by itself at the reader's pace, or anywhere with the slider and the log.

use coach::{Analysis, Fault, open_percent, timeline};
use kernel::{Seat, Table, Viewer, Words};
use maud::{Markup, PreEscaped, html};

use super::frame::{Page, page_headed as framed};
use super::log::{Log, pawn};
use super::{fork, story, table};
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
    /// Whether the reader plays alone with bots here.
    pub alone: bool,
    /// Whether it stands in a page of somebody else: nothing can be done there, and nobody is anybody.
    pub embed: bool,
    /// What was found out about the game, once it is over.
    pub analysis: Option<&'a Analysis>,
    pub words: &'a Words,
    /// What the head of the page says of it elsewhere.
    pub head: &'a Markup,
}

impl Moment<'_> {
    /// The seat through whose eyes a game that is over is looked at; nobody's where one sees what one is.
    fn eyes(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if self.over => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Afterwards => None,
        }
    }

    /// Whether somebody can play on from here.
    fn can_go_on(&self) -> bool {
        !self.embed && (self.over || self.alone) && !self.then.acting().is_empty()
    }

    /// The address of another position, seen with the same eyes.
    fn at(&self, visitor: &Visitor, ply: usize) -> String {
        let more = self.more();
        visitor.to(&format!("/t/{}/replay?ply={ply}{more}", self.id))
    }

    /// What an address says besides its ply.
    fn more(&self) -> String {
        let eyes = self.eyes().map_or_else(String::new, |seat| format!("&seat={seat}"));
        let embed = if self.embed { "&embed" } else { "" };
        format!("{eyes}{embed}")
    }

    /// The rounds, and how many answers were given when each began.
    fn rounds(&self) -> Vec<(u32, usize)> {
        let mut rounds: Vec<(u32, usize)> = Vec::new();
        self.whole.walk(0, &mut |then| {
            // What is over has no next round.
            let runs = !then.acting().is_empty();
            if runs && rounds.last().is_none_or(|last| last.0 != then.round()) {
                rounds.push((then.round(), then.ply()));
            }
        });
        rounds
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
    let body = html! {
        // Where there is no bar, the page says what it is to who cannot see it.
        @if moment.embed { h1.hidden { (title) } }
        (inside(visitor, moment, &parts, Some(&lines(visitor, moment))))
        (winding(visitor, moment))
    };
    let docked = if dock == Dock::Top { " docked" } else { "" };
    let embedded = if moment.embed { " embedded" } else { "" };
    let classes = format!("at-table dealt{docked} at-replay{embedded}");
    framed(visitor, &Page { title: &title, game: Some(meta.id), bar, body }, &classes, moment.head)
}

/// Below the board: the chances of everybody as a slider, and the rounds. It stays as it is while the page goes through the game.
fn winding(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let (rounds, last) = (moment.rounds(), moment.whole.ply());
    html! {
        section.winding aria-label=(visitor.t("replay-slide")) {
            div.timeline {
                (PreEscaped(timeline(moment.analysis, &rounds, last)))
                (slide(visitor, moment))
            }
            nav aria-label=(visitor.t("replay-rounds")) { (round_numbers(visitor, moment, &rounds, last)) }
            @if moment.embed {
                a.home href=(visitor.to(&format!("/t/{}/replay", moment.id))) target="_blank" rel="noopener" { "Cabildo" }
            }
        }
    }
}

/// The rounds by their numbers, each below its band of the curve. A drawing: no style stands in a page, and a place in percent is one.
fn round_numbers(visitor: &Visitor, moment: &Moment<'_>, rounds: &[(u32, usize)], last: usize) -> Markup {
    let x = |ply: usize| 100.0 * ply as f64 / last.max(1) as f64;
    let ends = rounds.iter().skip(1).map(|(_, ply)| *ply).chain([last]);
    html! {
        svg.rounds {
            @for ((round, ply), end) in rounds.iter().zip(ends) {
                @let (left, wide) = (x(*ply), x(end) - x(*ply));
                a href=(moment.at(visitor, *ply)) data-to=(ply) aria-label=(visitor.t_with("replay-round", &[("round", &round.to_string())])) {
                    rect x=(format!("{left:.2}%")) width=(format!("{wide:.2}%")) height="100%" rx="4" {}
                    // Where there is no room for a number, its place can still be pointed at.
                    text x=(format!("{:.2}%", left + wide / 2.0)) y="50%" dy=".35em" text-anchor="middle" .tight[wide < 5.0] .hidden-number[wide < 1.6] { (round) }
                }
            }
        }
    }
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
            data-replay=(ply) data-ply=(ply) data-round=(moment.then.round()) data-last=(moment.whole.ply()) data-seats=(moment.then.players())
            data-things=(visitor.to(&format!("/t/{}/things", moment.id))) data-then=(then) {
            section.prompt data-key="prompt" aria-label=(visitor.t("replay")) {
                div.ask data-key="ask" {
                    (happened(visitor, moment))
                    p.telling data-key="telling" aria-hidden="true" {}
                    (odds(visitor, moment))
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
    let said = moment.whole.sentences(ply, moment.viewer, moment.words).into_iter().next();
    let lead = said.or_else(|| answered(moment)).unwrap_or_else(|| visitor.t("replay-begin"));
    html! {
        p.asked data-key="asked" tabindex="-1" aria-live="polite" {
            @if let Some(seat) = seat { (pawn(seat)) " " }
            span.lead { (lead) }
            @if let Some(fault) = moment.analysis.and_then(|analysis| analysis.fault_at(ply)) { " " (mark(visitor, fault)) }
            " " span.detail { (place) }
        }
    }
}

/// The answer of which nothing is told, a disc of several for example, in the words of its choice.
fn answered(moment: &Moment<'_>) -> Option<String> {
    let ply = moment.then.ply();
    let (seat, action) = moment.whole.answer(ply, moment.viewer)?;
    let mut before = moment.whole.copy();
    before.rewind(ply.checked_sub(1)?);
    let choices = before.choices(seat, moment.words);
    choices.into_iter().find(|choice| choice.action == action).map(|choice| choice.label)
}

/// What an answer cost, as a sign.
fn mark(visitor: &Visitor, fault: Fault) -> Markup {
    let title = fault.title(visitor.lang);
    html! { abbr.mark.(fault.name()) title=(title) aria-label=(title) { (fault.sign()) } }
}

/// The chances of everybody here, once the game was looked through.
fn odds(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let known = moment.analysis.and_then(|analysis| analysis.chances_at(moment.then.ply()));
    html! {
        p.odds data-key="odds" title=(visitor.t("replay-odds")) {
            @for (seat, chance) in Seat::all(moment.then.players()).zip(known.unwrap_or_default()) {
                span { (pawn(seat)) span.hidden { (moment.words.name(seat)) } " " b { (open_percent(*chance)) } }
            }
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

/// Any position: by hand, or with the arrows of the keyboard. In a page of somebody else there are no forms.
fn slide(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let (ply, last) = (moment.then.ply(), moment.whole.ply());
    let range = html! {
        label { span.hidden { (visitor.t("replay-slide")) } input type="range" name="ply" min="0" max=(last) value=(ply); }
    };
    html! {
        @if moment.embed { div.slide { (range) } }
        @else {
            form.slide method="get" action=(visitor.to(&format!("/t/{}/replay", moment.id))) {
                (range)
                @if let Some(seat) = moment.eyes() { input type="hidden" name="seat" value=(seat); }
                button.noscript type="submit" { (visitor.t("replay-go")) }
            }
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
            @if !moment.embed { (story::pace(visitor)) }
            div.status data-key="status" { (parts.status) }
            nav.drawers data-key="drawers" hidden[moment.embed] {
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
            @if moment.over { a.button href=(way("/analysis")) data-analysis { (visitor.t("analysis")) } }
            @if moment.can_go_on() { (fork::form(visitor, &fork::Way { id: moment.id, ply: moment.then.ply(), seat: moment.eyes(), over: moment.over })) }
            a.button href=(way("/record")) download { (visitor.t("download")) }
            (embedding(visitor, moment))
            (keys(visitor))
        }
    }
}

/// What others put into their pages.
fn embedding(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let place = visitor.to(&format!("/t/{}/replay?ply={}&embed", moment.id, moment.then.ply()));
    let address = format!("{}{place}", visitor.origin.as_deref().unwrap_or_default());
    let frame = format!("<iframe src=\"{address}\" width=\"960\" height=\"640\" loading=\"lazy\"></iframe>");
    html! {
        details.embedding data-key="embedding" {
            summary { (visitor.t("replay-embed")) }
            label { span.hidden { (visitor.t("replay-embed")) } input type="text" readonly value=(frame); }
        }
    }
}

/// What the keyboard does.
fn keys(visitor: &Visitor) -> Markup {
    let keys = [
        ("← →", "replay-key-step"),
        ("↑ ↓", "replay-key-round"),
        ("␣", "replay-key-play"),
        ("⇱ ⇲", "replay-key-ends"),
        ("v", "replay-key-view"),
        ("a", "replay-key-analysis"),
        ("?", "replay-key-keys"),
    ];
    html! {
        details.keys data-key="keys" {
            summary { (visitor.t("replay-keys")) }
            dl { @for (key, what) in keys { dt { kbd { (key) } } dd { (visitor.t(what)) } } }
        }
    }
}

fn eyes(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let (ply, now) = (moment.then.ply(), moment.eyes());
    let embed = if moment.embed { "&embed" } else { "" };
    let way = |eyes: &str| visitor.to(&format!("/t/{}/replay?ply={ply}{eyes}{embed}", moment.id));
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
    let more = moment.more();
    html! {
        ol.log {
            @for ply in 1..=whole.ply() {
                @for (i, (whose, sentence)) in log.told(ply).iter().enumerate() {
                    li data-key={ "log-" (ply) "-" (i) } data-ply=(ply) .ahead[ply > then.ply()] aria-current=[(ply == then.ply()).then_some("step")] {
                        (log.line_to(ply, *whose, sentence, &more))
                        @if let Some(fault) = moment.analysis.and_then(|analysis| analysis.fault_at(ply)).filter(|_| i == 0) { (mark(visitor, fault)) }
                    }
                }
            }
        }
    }
}
