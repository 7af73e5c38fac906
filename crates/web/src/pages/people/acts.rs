//! What one may do among people: remind somebody, be away, ask for a pause; and for the host, give time and hand over seats.

use kernel::Seat;
use maud::{Markup, html};
use store::{Pace, SeatRow};

use super::People;
use crate::pages::away;
use crate::routes::{MORE_LIVE, may_hand, may_nudge};

impl People<'_> {
    fn form(&self, what: &str, key: &str, inside: &Markup) -> Markup {
        let action = self.visitor.to(&format!("/t/{}/{what}", self.live.id));
        html! { form data-key=(key) method="post" action=(action) { (inside) } }
    }

    pub(super) fn acts(&self) -> Markup {
        let Some(own) = self.state.seat_of(self.visitor.id()) else { return html! {} };
        let dealt = self.state.phase.is_dealt();
        html! {
            div.people-acts data-key="people-acts" {
                @if dealt {
                    @for (seat, _) in self.seats() { (self.nudge(own, seat, "table")) }
                    (self.pause(own))
                    @if self.state.pace == Pace::Turns { (self.away(own)) (self.be_told()) }
                    @if self.state.host() == Some(own) { (self.host(own)) } @else { (self.instead_of_host(own)) }
                }
            }
        }
    }

    /// Reminds who is asked; `from` is the page that it leads back to.
    pub fn nudge(&self, own: Seat, seat: Seat, from: &str) -> Markup {
        let (name, row) = (self.words.name(seat), &self.state.seats[seat.index()]);
        // Who is here sees that he is asked.
        let here = self.live.nearness(row) == crate::live::Nearness::Here;
        let may = may_nudge(self.live, self.state, own, seat) && !here;
        let inside = html! {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="from" value=(from);
            button type="submit" title=(self.t("nudge-note")) { (self.visitor.t_with("nudge", &[("name", &name)])) }
        };
        html! { @if may { (self.form("nudge", &format!("nudge-{seat}"), &inside)) } }
    }

    /// Over days nobody keeps the page open: the way to being told.
    fn be_told(&self) -> Markup {
        let can = self.visitor.desk.settings.telling.by_push();
        html! { @if can { p { a href=(self.visitor.to("/me#told")) { (self.t("told-way")) } } } }
    }

    /// A pause is a wish until everybody has it; the host's is done at once.
    fn pause(&self, own: Seat) -> Markup {
        let state = self.state;
        let (paused, host) = (state.pause.since.is_some(), state.host() == Some(own));
        let mine = state.pause.agreed & (1 << own.index()) != 0;
        let name = match (paused, host, state.pause.agreed != 0) {
            (false, true, _) => "pause-now",
            (true, true, _) => "pause-go-on",
            (false, false, true) => "pause-agree",
            (false, false, false) => "pause-ask",
            (true, false, _) => "pause-go-on-ask",
        };
        html! {
            @if mine && !host { p.soft { (self.t("pause-wait")) } }
            @else { (self.form("pause", "pause", &html! { button type="submit" { (self.t(name)) } })) }
        }
    }

    fn away(&self, own: Seat) -> Markup {
        let gone = self.state.seats[own.index()].time.away.is_some();
        let inside = if gone { away::back(self.visitor) } else { away::choice(self.visitor, "away-for") };
        self.form("away", "away", &inside)
    }

    /// A button of the host's for a seat, or for everybody.
    fn host_act(&self, act: &str, seat: Option<Seat>, text: &str) -> Markup {
        let key = format!("host-{act}-{}", seat.map_or_else(String::new, |seat| seat.to_string()));
        let inside = html! {
            input type="hidden" name="act" value=(act);
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            button type="submit" { (text) }
        };
        self.form("host", &key, &inside)
    }

    fn host(&self, own: Seat) -> Markup {
        let time = self.more();
        let ticks = self.state.rule().ticks();
        html! {
            fieldset.host data-key="host" { legend { (self.t("host-menu")) }
                @if ticks && self.state.pace == Pace::Live { (self.host_act("time", None, &self.visitor.t_with("host-give-all", &[("time", &time)]))) }
                @for (seat, row) in self.seats() { @if seat != own { (self.about(seat, row)) } }
            }
        }
    }

    /// What the host may do with somebody's seat.
    fn about(&self, seat: Seat, row: &SeatRow) -> Markup {
        let name = self.words.name(seat);
        let said = |text: &str| self.visitor.t_with(text, &[("name", &name), ("time", &self.more())]);
        let plays = row.player.is_some() && row.bot.is_none() && !row.resigned;
        let out = self.state.rule().is_out(&row.time);
        let has_time = plays
            && self.state.rule().ticks()
            && (row.time.due.is_some() || out || self.state.pace == Pace::Live);
        html! {
            @if has_time { (self.host_act("time", Some(seat), &said("host-give"))) }
            @if out { (self.host_act("move", Some(seat), &said("host-move"))) }
            @if may_hand(self.live, self.state, seat) { (self.host_act("hand", Some(seat), &said("host-hand"))) }
            @if row.player.is_some() && row.bot.is_some() && !row.resigned { (self.host_act("wait", Some(seat), &said("host-wait"))) }
        }
    }

    /// Where the host's own time is out, the others decide.
    fn instead_of_host(&self, own: Seat) -> Markup {
        let host = self.state.host().filter(|host| *host != own);
        let host = host.map(|host| (host, &self.state.seats[host.index()]));
        html! { @if let Some((seat, row)) = host.filter(|(_, row)| self.state.rule().is_out(&row.time)) { (self.about(seat, row)) } }
    }

    /// What the host gives, in words.
    fn more(&self) -> String {
        self.t(if self.state.pace == Pace::Live { "time-five" } else { "time-day" })
    }
}

/// Seconds that the host gave, in words of the reader.
pub fn given(visitor: &crate::routes::Visitor, seconds: &str) -> String {
    visitor.t(if seconds == MORE_LIVE.to_string() { "time-five" } else { "time-day" })
}
