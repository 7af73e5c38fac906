//! The people of a table: who is here, what time is left to whom, who plays for whom. By shape and word, not by colour alone.

mod acts;
mod deeds;

use kernel::{Seat, Words};
use maud::{Markup, html};
use store::{Pace, SeatRow};

use crate::live::{Live, Nearness, State};
use crate::routes::Visitor;
use crate::time::{age, date, left, moment};

pub use acts::given;
pub use deeds::deeds;

/// Who looks at whom, at which moment.
pub struct People<'a> {
    pub visitor: &'a Visitor,
    pub live: &'a Live,
    pub state: &'a State,
    pub words: &'a Words,
}

/// Whether there is anything to say: somebody else has a seat, or a clock runs.
pub fn has_company(state: &State) -> bool {
    let people = state.seats.iter().filter(|seat| seat.player.is_some()).count();
    people > 1 || (people > 0 && (state.timing.seconds > 0 || state.seats.iter().any(|seat| seat.warm)))
}

impl People<'_> {
    fn now(&self) -> i64 {
        self.visitor.desk.now()
    }

    fn t(&self, name: &str) -> String {
        self.visitor.t(name)
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &SeatRow)> {
        Seat::all(self.state.seats.len()).zip(&self.state.seats)
    }

    fn is_asked(&self, seat: Seat) -> bool {
        let asked = self.state.table().filter(|_| !self.state.is_at_rest());
        asked.is_some_and(|table| table.acting().contains(seat))
    }

    /// Everybody in one line: the pawn, a dot for how near, the clock. It stands beside the board, and on a phone under the bar.
    pub fn chips(&self, key: &str) -> Markup {
        let shown = has_company(self.state) && !self.state.is_over();
        html! {
            div.sitters data-key=(key) data-now=(self.now()) hidden[!shown] {
                @if shown {
                    ul aria-label=(self.t("people-title")) { @for (seat, row) in self.seats() { (self.chip(key, seat, row)) } }
                    @if self.state.pause.since.is_some() { p.paused { (self.t("people-paused")) } }
                }
            }
        }
    }

    fn chip(&self, key: &str, seat: Seat, row: &SeatRow) -> Markup {
        html! {
            li.sitter .act[self.is_asked(seat)] data-key={ (key) "-" (seat) } title=(self.words.name(seat)) {
                i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) }
                (self.dot(row))
                span.called { (self.words.name(seat)) }
                (self.played_by(row))
                (self.clock(row))
            }
        }
    }

    /// How near somebody is: a full dot, a half one, a ring, and the word for who cannot see it.
    pub fn dot(&self, row: &SeatRow) -> Markup {
        html! {
            @if row.player.is_some() {
                // Who reads this is here, whether or not his page has said so yet.
                @let own = row.player.as_deref() == self.visitor.id();
                @let near = if own { Nearness::Here } else { self.live.nearness(row) };
                i class={ "dot near-" (near.word()) } role="img" aria-label=(self.t(&format!("people-{}", match near { Nearness::Here => "here", Nearness::Lately(_) => "signs-lately", Nearness::Away(_) => "away" }))) {}
            }
        }
    }

    /// Whether a bot answers, for itself or for somebody.
    fn played_by(&self, row: &SeatRow) -> Markup {
        html! {
            @if row.resigned { span.bot { (self.t("people-resigned")) } }
            @else if row.player.is_some() && row.bot.is_some() { span.bot { (self.t("people-bot-plays")) } }
            @else if row.bot.is_some() { span.bot { (self.t("people-bot")) } }
        }
    }

    /// The clock of a seat, if it has one. The script counts it down.
    pub fn clock(&self, row: &SeatRow) -> Markup {
        let (rule, lang) = (self.state.rule(), self.visitor.lang);
        let plays = rule.ticks() && row.player.is_some() && row.bot.is_none() && !row.resigned;
        let stands = row
            .time
            .remaining
            .or((self.state.pace == Pace::Live).then_some(i64::from(self.state.timing.seconds)));
        html! {
            @if plays && self.state.phase.is_dealt() && !self.state.is_over() {
                @if let Some(due) = row.time.due {
                    @let seconds = due - self.now();
                    time.ck.runs .nearly[seconds < soon(self.state.pace)] datetime=(moment(due)) data-due=(due) aria-label=(self.t("people-clock")) { (left(lang, seconds)) }
                } @else if rule.is_out(&row.time) {
                    span.ck.ended { (self.t("people-out")) }
                } @else if let Some(seconds) = stands {
                    span.ck { (left(lang, seconds)) }
                }
            }
        }
    }

    /// The whole list, what happens when time is out, and what the reader may do.
    pub fn panel(&self) -> Markup {
        let state = self.state;
        html! {
            section.company data-key="company" {
                (self.visitor.wearing("company"))
                header { h2 { (self.t("people-title")) } (self.pace()) }
                ul.sts { @for (seat, row) in self.seats() { (self.row(seat, row)) } }
                @for (seat, row) in self.seats() { (self.note(seat, row)) }
                @if !state.is_at_rest() { (self.acts()) }
                @if state.rule().ticks() && !state.is_over() {
                    @let out = format!("people-if-out-{}", state.timing.out.word());
                    p.remark { b { (self.t("people-if-out")) } " " (self.t(&out)) }
                }
                (self.signs())
            }
        }
    }

    /// How fast the table is played.
    pub fn pace(&self) -> Markup {
        let state = self.state;
        let seconds = state.timing.seconds;
        let with = |name: &str, n: u32| self.visitor.t_with(name, &[("n", &n.to_string())]);
        let (tag, time) = match state.pace {
            Pace::Live => ("people-live", with("people-minutes", seconds / 60)),
            Pace::Turns if seconds.is_multiple_of(86_400) => {
                ("people-days", with("people-move", seconds / 86_400))
            }
            Pace::Turns => ("people-days", with("people-hours", seconds / 3_600)),
        };
        let time = if seconds == 0 { self.t("people-relaxed") } else { time };
        html! { p.pace-said { span.label { (self.t(tag)) } " " span.soft { (time) } } }
    }

    fn row(&self, seat: Seat, row: &SeatRow) -> Markup {
        let gone = row.player.is_some() && row.bot.is_some();
        html! {
            li.sit-row.{ "seat-" (seat) } .act[self.is_asked(seat)] .gone[gone] data-key={ "st-" (seat) } {
                i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) }
                span.called {
                    (self.dot(row)) " " b { (self.words.name(seat)) } " " (self.played_by(row))
                    @if self.state.host() == Some(seat) { " " span.label { (self.t("people-host")) } }
                    small.soft { (self.said(seat, row)) }
                }
                (self.clock(row))
            }
        }
    }

    /// How near somebody is, in words.
    fn said(&self, seat: Seat, row: &SeatRow) -> Markup {
        let own = self.state.seat_of(self.visitor.id()) == Some(seat);
        let lang = self.visitor.lang;
        html! {
            @if own { (self.t("people-you")) }
            @else if let Some(until) = row.time.away { (self.visitor.t_with("people-until", &[("day", &date(until - 1))])) }
            @else if row.player.is_some() {
                @match self.live.nearness(row) {
                    Nearness::Here => (self.t("people-here")),
                    Nearness::Lately(seen) => { (self.t("people-signs-lately")) ", " (age(lang, seen, self.now())) },
                    Nearness::Away(Some(seen)) => { (self.t("people-away")) ", " (age(lang, seen, self.now())) },
                    Nearness::Away(None) => (self.t("people-never")),
                }
            }
            @if self.is_asked(seat) && !self.state.is_at_rest() { " · " (self.t("people-thinks")) }
        }
    }

    /// Somebody has left: what becomes of his seat.
    fn note(&self, seat: Seat, row: &SeatRow) -> Markup {
        let own = self.state.seat_of(self.visitor.id()) == Some(seat);
        let name = self.words.name(seat);
        let values = [("name", name.as_str())];
        let left = row.player.is_some() && row.bot.is_some() && !row.resigned && !self.state.is_at_rest();
        html! {
            @if left && !own {
                p.remark.warning role="status" data-key={ "left-" (seat) } { b { (self.visitor.t_with("somebody-left", &values)) } " " (self.visitor.t_with("somebody-left-note", &values)) }
            } @else if row.time.grace.is_some() && !own {
                p.remark.warning role="status" data-key={ "left-" (seat) } { (self.visitor.t_with("seat-empty-soon", &values)) }
            }
        }
    }

    /// What the shapes mean.
    fn signs(&self) -> Markup {
        html! {
            details.shapes { summary { (self.t("people-signs")) }
                ul {
                    @for sign in ["here", "lately", "away"] { li { i class={ "dot near-" (sign) } {} " " (self.t(&format!("people-signs-{sign}"))) } }
                    @for sign in ["bot", "bot-plays"] { li { span.bot { (self.t(&format!("people-{sign}"))) } " " (self.t(&format!("people-signs-{sign}"))) } }
                }
            }
        }
    }
}

/// So few seconds are marked.
fn soon(pace: Pace) -> i64 {
    match pace {
        Pace::Live => 60,
        Pace::Turns => 6 * 3_600,
    }
}
