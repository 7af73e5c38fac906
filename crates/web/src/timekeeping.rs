//! Keeping time: tables at which a clock has run out, somebody has been gone for too long or comes back from an absence are found by the moment at which
//! they are due, and dealt with. Every server looks; the revision of the table decides which of them was first, and the others find nothing left to do.

use std::sync::Arc;

use kernel::Seat;
use store::{After, Change, ChatRow, List, Mark, Occasion, Out, Pace, SeatRow, SeatTime};

use crate::desk::Desk;
use crate::herald::{What, Word};
use crate::live::clock::{GRACE, SECOND_WIND};
use crate::live::{AHEAD, Happening, Live, Nearness, Phase, State, is_open};
use crate::problem::Problem;
use crate::routes::Visitor;

/// How many tables are dealt with at a time.
const PAGE: usize = 100;
/// For so many seconds after its start a server holds nobody to his clock: who waited for it can answer.
const PATIENCE: i64 = 60;
/// That somebody is or was here is written down this often, in seconds, where no other server has to know.
const SELDOM: i64 = 300;

impl Desk {
    /// Looks at every table that is due; how many there were. Called every second.
    pub async fn keep_time(self: &Arc<Desk>) -> usize {
        if self.store.is_read_only() {
            return 0;
        }
        let (mut from, mut looked) = (Mark::before(self.now() + 1), 0);
        loop {
            let page = match self.store.tables(List::Due, Some(&from), PAGE) {
                Ok(page) => page,
                Err(error) => {
                    tracing::debug!(%error, "the tables that are due could not be read");
                    return looked;
                }
            };
            for row in page.tables {
                looked += 1;
                // Somebody else was faster: what is left to do is done the next time.
                if let Err(problem) = self.look_at_clock(&row.id).await
                    && problem != Problem::Stale
                {
                    tracing::warn!(table = row.id, %problem, "a clock could not be looked at");
                }
            }
            let Some(next) = page.next else { return looked };
            from = next;
        }
    }

    /// Does what is due at a table, one thing after the other.
    async fn look_at_clock(self: &Arc<Desk>, id: &str) -> Result<(), Problem> {
        let live = self.table(id).await?;
        let mut state = live.state.lock().await;
        while !state.is_at_rest() && self.one_thing(&live, &mut state).await? {}
        let now = self.now();
        let held = self.since + PATIENCE;
        // What a server lets pass after its start it does soon after.
        let due = state.due(&state.seats).filter(|_| !state.is_at_rest());
        let due = due.map(|due| if due <= now { held.max(now + 1) } else { due });
        let change = Change::Due { table: live.id.clone(), revision: live.now(), due };
        drop(state);
        // Whoever was faster has written down what is due then.
        self.note(change);
        self.drive(&live);
        Ok(())
    }

    /// Does one thing that is due; whether there was one.
    async fn one_thing(&self, live: &Live, state: &mut State) -> Result<bool, Problem> {
        let (now, rule) = (self.now(), state.rule());
        let is_due = |moment: Option<i64>| moment.is_some_and(|moment| moment <= now);
        let store = self.store.as_ref();
        if is_due(state.fills_at()) {
            let empty = |row: &SeatRow| row.invited.is_some() && is_open(row);
            if let Some(seat) = state.seats.iter().position(empty) {
                return self.fill(live, state, Seat::new(seat)).await.map(|()| true);
            }
        }
        let over = |row: &SeatRow| is_due(row.time.away);
        if state.seats.iter().any(over) {
            // Setting the clocks anew lets those run whose players are back.
            return live.adjust(store, state, |_, _| Some(After::default())).await;
        }
        let nearly = |row: &SeatRow| is_due(rule.warns(&row.time)) && !is_due(row.time.due);
        if let Some(seat) = state.seats.iter().position(nearly) {
            let first = live.adjust(store, state, |_, seats| {
                let time = &mut seats[seat].time;
                let again = std::mem::replace(&mut time.warned, true) || time.due.is_none();
                (!again).then(After::default)
            });
            // Whoever was first says it.
            let first = first.await?;
            if first {
                live.tell_player(state, Seat::new(seat), What::NearlyOut, None);
                if let Some(player) = &state.seats[seat].player {
                    self.tell(&live.id, player, Occasion::NearlyOut, 0);
                }
            }
            return Ok(first);
        }
        if now < self.since + PATIENCE {
            return Ok(false);
        }
        if let Some(seat) = state.seats.iter().position(|row| is_due(row.time.due)) {
            return self.time_is_out(live, state, Seat::new(seat)).await.map(|()| true);
        }
        let gone = |row: &SeatRow| is_due(row.time.grace) && state.pause.since.is_none();
        if let Some(seat) = state.seats.iter().position(gone) {
            return self.somebody_is_gone(live, state, Seat::new(seat)).await.map(|()| true);
        }
        Ok(false)
    }

    /// A seat that nobody has taken gets a bot, which keeps it warm.
    async fn fill(&self, live: &Live, state: &mut State, seat: Seat) -> Result<(), Problem> {
        let row = state.seats[seat.index()].clone();
        let line = Happening::Filled.line(row.name.as_deref().unwrap_or_default(), "", self.now());
        let occupant = SeatRow { bot: Some(self.brain.usual().to_owned()), warm: true, ..row };
        live.change_seat(self.store.as_ref(), state, seat, occupant, Some(line), None).await
    }

    /// What was chosen for this case when the table was made.
    async fn time_is_out(&self, live: &Live, state: &mut State, seat: Seat) -> Result<(), Problem> {
        tracing::info!(table = live.id, %seat, "time is out");
        let (out, live_table) = (state.timing.out, state.pace == Pace::Live);
        let row = &state.seats[seat.index()];
        let (name, at) = (row.name.clone().unwrap_or_default(), self.now());
        match out {
            Out::Host => {
                let line = Happening::OutHost.line(&name, "", at);
                let said = live.adjust(self.store.as_ref(), state, |_, seats| {
                    let time = &mut seats[seat.index()].time;
                    let out = time.due.is_some_and(|due| due <= at);
                    (time.due, time.remaining) = (None, Some(0));
                    out.then(|| After { lines: vec![line.clone()], ..After::default() })
                });
                said.await.map(|_| ())
            }
            Out::Move | Out::Over => {
                let once = out == Out::Move;
                let what = if once { Happening::OutMove } else { Happening::OutOver };
                // At a live table he gets a little more, for when he plays on.
                let remaining = live_table.then_some(SECOND_WIND);
                let time = SeatTime { due: None, remaining, warned: false, ..row.time };
                self.stand_in_for(live, state, seat, once, what.line(&name, "", at), Some(time)).await
            }
        }
    }

    /// Who was here has been gone for too long: the others do not wait.
    async fn somebody_is_gone(&self, live: &Live, state: &mut State, seat: Seat) -> Result<(), Problem> {
        let row = &state.seats[seat.index()];
        let time = SeatTime { grace: None, ..row.time };
        if live.nearness(row) == Nearness::Here {
            let stays = live.adjust(self.store.as_ref(), state, |_, seats| {
                seats[seat.index()].time.grace = None;
                Some(After::default())
            });
            return stays.await.map(|_| ());
        }
        let line = Happening::Gone.line(row.name.as_deref().unwrap_or_default(), "", self.now());
        self.stand_in_for(live, state, seat, false, line, Some(time)).await
    }

    /// A bot answers for somebody, for one turn or until he takes his seat back.
    pub(crate) async fn stand_in_for(
        &self,
        live: &Live,
        state: &mut State,
        seat: Seat,
        once: bool,
        line: ChatRow,
        time: Option<SeatTime>,
    ) -> Result<(), Problem> {
        let bot = Some(self.brain.usual().to_owned());
        let occupant = SeatRow { bot, once, ..state.seats[seat.index()].clone() };
        live.change_seat(self.store.as_ref(), state, seat, occupant, Some(line), time).await
    }

    /// A page of a player has answered: he is here, and everybody is told if that is news.
    pub(crate) async fn is_here(&self, live: &Live, player: &str) -> Result<(), Problem> {
        let news = live.present.answers(player);
        let mut state = live.state.lock().await;
        let Some(seat) = state.seat_of(Some(player)).map(Seat::index) else { return Ok(()) };
        let (now, row) = (self.now(), &state.seats[seat]);
        let shared = self.store.shared().is_some();
        let waited_for = row.time.grace.is_some() && live.present.is_here(player);
        if (news || waited_for) && !state.is_at_rest() {
            let seen = if shared { now + AHEAD } else { now };
            let told = live.adjust(self.store.as_ref(), &mut state, |_, seats| {
                seats[seat].time.grace = None;
                Some(After { seen: Some((seat as u8, seen)), ..After::default() })
            });
            return told.await.map(|_| ());
        }
        let seen = if shared && live.present.is_here(player) { now + AHEAD } else { now };
        self.write_down(live, &mut state, seat, seen, shared).await
    }

    /// Somebody looks at a table of his: he was here.
    pub(crate) async fn was_here(&self, live: &Live, state: &mut State, player: Option<&str>) {
        let plays = !state.is_at_rest() && !matches!(state.phase, Phase::Kept(_));
        let Some(seat) = state.seat_of(player).map(Seat::index).filter(|_| plays) else { return };
        let now = self.now();
        if let Err(problem) = self.write_down(live, state, seat, now, false).await {
            tracing::debug!(table = live.id, %problem, "nobody wrote down that somebody was here");
        }
    }

    /// Writes down when somebody was here, if it is not known well enough.
    async fn write_down(
        &self,
        live: &Live,
        state: &mut State,
        seat: usize,
        seen: i64,
        often: bool,
    ) -> Result<(), Problem> {
        let known = state.seats[seat].seen.unwrap_or_default();
        let enough = if often { AHEAD / 3 } else { SELDOM };
        if self.store.is_read_only() || seen < known + enough {
            return Ok(());
        }
        state.seats[seat].seen = Some(seen);
        self.store.write(Change::Present { table: live.id.clone(), seat: seat as u8, seen }).await?;
        Ok(())
    }

    /// The last page of a player has gone, or says nothing any more. At a live table among people he has a minute to come back.
    pub(crate) async fn is_gone(self: &Arc<Desk>, live: &Live, player: &str) {
        let mut state = live.state.lock().await;
        let Some(seat) = state.seat_of(Some(player)).filter(|_| !state.is_at_rest()) else { return };
        let now = self.now();
        let others = state.people().into_iter().any(|other| other != seat.index());
        let plays = matches!(state.phase, Phase::Dealt(_)) && state.seats[seat.index()].bot.is_none();
        let grace = (state.pace == Pace::Live && plays && others).then_some(now + GRACE);
        let gone = live.adjust(self.store.as_ref(), &mut state, |_, seats| {
            seats[seat.index()].time.grace = grace;
            Some(After { seen: Some((seat.index() as u8, now)), ..After::default() })
        });
        if let Err(problem) = gone.await {
            tracing::debug!(table = live.id, %problem, "nobody was told that somebody has left");
        }
    }
}

impl Desk {
    /// Somebody has said yes or no to a rematch: the table of before shows it.
    pub(crate) fn stir_before(self: &Arc<Desk>, before: Option<String>) {
        let Some(before) = before else { return };
        let desk = Arc::clone(self);
        // Nobody waits for it: whoever holds the lock of one table never waits for that of another.
        tokio::spawn(async move {
            let in_memory = desk.lock().get(&before).cloned();
            let stirred = desk.store.write(Change::Stir { table: before }).await;
            if let (Some(live), Ok(())) = (in_memory, stirred) {
                let mut state = live.state.lock().await;
                live.catch_up(desk.store.as_ref(), &mut state);
            }
        });
    }

    /// A seat is kept for somebody, who is told.
    pub(crate) fn invite(&self, table: &str, game: &str, player: String, by: Option<String>) {
        let (table, game) = (table.to_owned(), game.to_owned());
        self.settings.herald.tell(Word {
            what: What::Invitation,
            player,
            table,
            game,
            by,
            due: None,
            here: false,
        });
    }
}

/// A page that listens, as far as its player's presence is concerned. When it goes, and no other one comes, he has left.
pub struct Attending {
    desk: Arc<Desk>,
    live: Arc<Live>,
    player: String,
}

impl Attending {
    /// The page of somebody who sits at the table, or who may sit down.
    pub fn new(visitor: &Visitor, live: &Arc<Live>) -> Option<Attending> {
        let player = visitor.id()?.to_owned();
        live.present.listens(&player);
        Some(Attending { desk: Arc::clone(&visitor.desk), live: Arc::clone(live), player })
    }

    /// The page is spoken to. Who never answers is not here.
    pub async fn speak(&self) {
        if self.live.present.asked(&self.player) {
            self.desk.is_gone(&self.live, &self.player).await;
        }
    }
}

impl Drop for Attending {
    fn drop(&mut self) {
        if !self.live.present.ends(&self.player) || *self.desk.closing().borrow() {
            return;
        }
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let (desk, live, player) = (Arc::clone(&self.desk), Arc::clone(&self.live), self.player.clone());
        runtime.spawn(async move {
            if !desk.settings.absence.is_zero() {
                tokio::time::sleep(desk.settings.absence).await;
            }
            if live.present.leaves(&player) {
                desk.is_gone(&live, &player).await;
            }
        });
    }
}
