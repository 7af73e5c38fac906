//! What people and bots do at a table: checked, kept, then told.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;

use kernel::{Refused, Seat, Table, Tell, Viewer, Words};
use store::{Change, ChatRow, PlyRow, SeatRow, Store, StoreError, Why};

use super::{Live, Phase, State, asked, deal_row, rebuild};
use crate::problem::Problem;
use crate::time::now;

/// The most lines of chat that a page shows.
const CHAT_LINES: usize = 100;
/// The longest line of chat.
const CHAT_LENGTH: usize = 200;

impl Live {
    /// Whether a change that somebody else's change has overtaken can be made again from what there is now: the table was read again, and nobody has
    /// moved meanwhile.
    fn overtaken(&self, state: &State, from: (u32, u32), result: &Result<(), Problem>) -> bool {
        let (revision, moved) = from;
        *result == Err(Problem::Stale) && self.now() != revision && state.moved == moved
    }

    /// Gives an answer, or several that follow each other: see `play_now`. What another server has changed meanwhile matters only if it is the
    /// position.
    pub async fn play(
        &self,
        store: &dyn Store,
        state: &mut State,
        seat: Seat,
        ply: usize,
        actions: &[String],
        words: &Words,
    ) -> Result<(), Problem> {
        loop {
            let from = (self.now(), state.moved);
            let played = self.play_now(store, state, seat, ply, actions, words).await;
            if !self.overtaken(state, from, &played) {
                return played;
            }
        }
    }

    /// Gives an answer, or several that follow each other: checked, kept, then told. All of them or none; once something was drawn, nothing is taken
    /// back any more: an answer that no longer fits then ends them. Were it refused, whoever gave them would know what he would draw.
    async fn play_now(
        &self,
        store: &dyn Store,
        state: &mut State,
        seat: Seat,
        ply: usize,
        actions: &[String],
        words: &Words,
    ) -> Result<(), Problem> {
        state.still_open()?;
        let seats = state.seats.clone();
        let table = state.dealt_mut()?;
        if table.ply() != ply || actions.is_empty() {
            return Err(Problem::Stale);
        }
        let mut rows = Vec::with_capacity(actions.len());
        let mut drawn = false;
        for action in actions {
            match catch_unwind(AssertUnwindSafe(|| table.play(seat, action))) {
                Err(_) => return Err(self.broken(store, state, action)),
                Ok(Err(_)) if drawn => break,
                Ok(Err(refused)) => {
                    let problem = explain(table.as_ref(), seat, action, &refused, words);
                    table.rewind(ply);
                    return Err(problem);
                }
                Ok(Ok(())) => {}
            }
            let row = given(table.as_ref(), seat, action);
            drawn |= !row.luck.is_empty();
            rows.push(row);
        }
        match catch_unwind(AssertUnwindSafe(|| follow(table.as_mut(), &seats))) {
            Ok(more) => rows.extend(more),
            Err(_) => return Err(self.broken(store, state, "what is forced")),
        }
        let result = table.acting().is_empty().then(|| table.scores().to_string());
        let (id, revision, first) = (self.id.clone(), self.now(), ply as u32 + 1);
        let asked = asked(table.as_ref(), &seats);
        // A bot's answer is this server's to give, as long as nobody else moves the bots of the table.
        let driver = seats[seat.index()].bot.is_some().then(|| self.driver.load(Ordering::Acquire));
        let driver = driver.filter(|number| *number > 0);
        let change = Change::Plies { table: id, revision, first, rows, asked, at: now(), result, driver };
        if let Err(error) = store.write(change).await {
            // What was not kept has not happened.
            table.rewind(ply);
            return Err(self.missed(store, state, error));
        }
        self.raise();
        (state.trouble, state.unkept) = (false, false);
        state.moved = self.now();
        let occupant = &state.seats[seat.index()];
        if occupant.bot.is_none() {
            state.mover = occupant.player.clone();
        }
        state.steps.push(ply);
        Ok(())
    }

    /// The rules panicked in the middle of an answer: the match is built again from what was kept.
    fn broken(&self, store: &dyn Store, state: &mut State, action: &str) -> Problem {
        if let Some(kept) = store.table(&self.id).ok().flatten() {
            state.phase = rebuild(&kept);
        }
        let record = state.table().map(|table| table.record_for(Viewer::Afterwards).to_string());
        tracing::error!(table = self.id, action, record, "the rules panicked");
        state.trouble = true;
        self.tell();
        Problem::Failed
    }

    /// Takes own answers back: the last one that was chosen with those that were given together with it, all since the seat's turn began, or down to
    /// one of them. Who plays alone against bots may go back to any answer of his, and the bots' answers go with it: then the game is practice.
    pub async fn undo(
        &self,
        store: &dyn Store,
        state: &mut State,
        seat: Seat,
        back: Back,
    ) -> Result<(), Problem> {
        loop {
            let from = (self.now(), state.moved);
            let undone = self.undo_now(store, state, seat, back).await;
            if !self.overtaken(state, from, &undone) {
                return undone;
            }
        }
    }

    async fn undo_now(
        &self,
        store: &dyn Store,
        state: &mut State,
        seat: Seat,
        back: Back,
    ) -> Result<(), Problem> {
        state.still_open()?;
        let floor = state.dealt()?.undo_floor(seat);
        let ways = state.ways_back(seat);
        let last = ways.last().copied();
        let target = match back {
            Back::One => last.map(|last| together(&state.steps, &ways, last)),
            Back::Turn => last.map(|last| floor.min(last)),
            Back::To(ply) => ways.contains(&ply).then_some(ply),
        };
        let target = target.ok_or(Problem::Forbidden("problem-undo"))?;
        let practice = target < floor;
        let (id, revision) = (self.id.clone(), self.now());
        let mut before = state.dealt()?.copy();
        before.rewind(target);
        let (asked, plies) = (asked(before.as_ref(), &state.seats), target as u32);
        let change = Change::Rewind { table: id, revision, plies, practice, asked, at: now() };
        self.keep(store, state, change).await?;
        state.practice |= practice;
        state.dealt_mut()?.rewind(target);
        (state.moved, state.rewound) = (self.now(), self.now());
        state.steps.retain(|step| *step < target);
        Ok(())
    }

    /// Puts somebody on a seat, or frees it. Whoever fills the table has it dealt: both are kept together or not at all.
    pub async fn seat(
        &self,
        store: &dyn Store,
        state: &mut State,
        seat: Seat,
        occupant: SeatRow,
    ) -> Result<(), Problem> {
        loop {
            let (revision, seats, dealt) = (self.now(), state.seats.clone(), state.phase.is_dealt());
            let sat = self.seat_now(store, state, seat, occupant.clone()).await;
            // Whoever may sit down may do so whatever was answered meanwhile, as long as everybody else sits where he sat.
            let same = state.seats == seats && state.phase.is_dealt() == dealt && !state.is_at_rest();
            if sat != Err(Problem::Stale) || self.now() == revision || !same {
                return sat;
            }
        }
    }

    async fn seat_now(
        &self,
        store: &dyn Store,
        state: &mut State,
        seat: Seat,
        occupant: SeatRow,
    ) -> Result<(), Problem> {
        state.still_open()?;
        let mut seats = state.seats.clone();
        seats[seat.index()] = occupant.clone();
        let table = match &state.phase {
            Phase::Gathering(sealed) => sealed.deal(&seats).map_err(Problem::Setup)?,
            Phase::Dealt(_) => None,
            Phase::Kept(_) => return Err(Problem::Kept),
        };
        let change = Change::Seat {
            table: self.id.clone(),
            revision: self.now(),
            seat: seat.index() as u8,
            occupant,
            deal: table.as_deref().map(deal_row),
            asked: table.as_deref().or(state.table()).map_or_else(Vec::new, |table| asked(table, &seats)),
            at: now(),
        };
        self.keep(store, state, change).await?;
        state.seats = seats;
        if let Some(table) = table {
            state.phase = Phase::Dealt(table);
            (state.moved, state.rewound) = (self.now(), self.now());
        }
        Ok(())
    }

    /// Somebody says something.
    pub async fn say(
        &self,
        store: &dyn Store,
        state: &mut State,
        name: &str,
        text: &str,
    ) -> Result<(), Problem> {
        state.still_open()?;
        let clean: String = text.chars().filter(|c| !store::is_hidden(*c)).take(CHAT_LENGTH).collect();
        let clean = clean.trim().to_owned();
        if clean.is_empty() {
            return Ok(());
        }
        let line = ChatRow { name: name.to_owned(), text: clean, at: now() };
        loop {
            let revision = self.now();
            let (table, name, text) = (self.id.clone(), line.name.clone(), line.text.clone());
            let said =
                self.keep(store, state, Change::Chat { table, revision, name, text, at: line.at }).await;
            // Whatever happened meanwhile, it can still be said.
            if said != Err(Problem::Stale) || self.now() == revision || state.closed.is_some() {
                said?;
                break;
            }
        }
        state.chat.push(line);
        let surplus = state.chat.len().saturating_sub(CHAT_LINES);
        state.chat.drain(..surplus);
        Ok(())
    }

    /// Closes the table before its end.
    pub async fn close(&self, store: &dyn Store, state: &mut State, why: Why) -> Result<(), Problem> {
        self.keep(store, state, Change::Close { table: self.id.clone(), why, at: now() }).await?;
        state.closed = Some(why);
        Ok(())
    }

    /// The table has a rematch.
    pub async fn follow(&self, store: &dyn Store, state: &mut State, next: &str) -> Result<(), Problem> {
        loop {
            let revision = self.now();
            let change = Change::Rematch { table: self.id.clone(), revision, next: next.to_owned() };
            let followed = self.keep(store, state, change).await;
            if followed != Err(Problem::Stale) || self.now() == revision || state.rematch.is_some() {
                followed?;
                break;
            }
        }
        state.rematch = Some(next.to_owned());
        Ok(())
    }

    /// The table has been changed and the change is kept: the revision rises, and everybody who listens is told.
    pub fn raise(&self) {
        self.revision.send_modify(|revision| *revision += 1);
        self.touch();
    }

    /// Keeps a change that was made from the present revision.
    async fn keep(&self, store: &dyn Store, state: &mut State, change: Change) -> Result<(), Problem> {
        match store.write(change).await {
            Ok(()) => {
                self.raise();
                Ok(())
            }
            Err(error) => Err(self.missed(store, state, error)),
        }
    }

    /// A change was not kept. If that is because somebody else has changed the table, it is read again.
    fn missed(&self, store: &dyn Store, state: &mut State, error: StoreError) -> Problem {
        if error == StoreError::Taken {
            self.catch_up(store, state);
        }
        error.into()
    }

    /// Tells everybody who listens to look again.
    pub fn tell(&self) {
        self.revision.send_modify(|_| {});
        self.touch();
    }
}

/// The answer that was just given, with what was drawn, as it is kept.
fn given(table: &dyn Table, seat: Seat, action: &str) -> PlyRow {
    let luck: Vec<&str> = table.luck(table.ply()).iter().map(|token| token.name).collect();
    PlyRow { seat: seat.index() as u8, action: action.to_owned(), luck: luck.join(" ") }
}

/// Gives the answers that people have to give anyway, until somebody has a choice or a bot is asked: a person who has only one answer need not give it
/// (`docs/adr/0017-taking-back.md`). They are always legal, so that what they follow is never refused for them.
///
/// An answer that comes by itself tells everybody that there was no other. Among people that is done only in games in which everybody could tell so from
/// what was open anyway; bots listen to nobody's silence.
fn follow(table: &mut dyn Table, seats: &[SeatRow]) -> Vec<PlyRow> {
    let people = seats.iter().filter(|seat| seat.player.is_some()).count();
    let mut rows = Vec::new();
    while let Some((seat, action)) = only(table).filter(|(seat, _)| seats[seat.index()].bot.is_none()) {
        if (people > 1 && table.meta().secrets) || table.play(seat, &action).is_err() {
            break;
        }
        rows.push(given(table, seat, &action));
    }
    rows
}

/// The one answer that there is.
fn only(table: &dyn Table) -> Option<(Seat, String)> {
    let seat = table.acting().first()?;
    let mut legal = table.legal(seat);
    (legal.len() == 1).then(|| (seat, legal.remove(0)))
}

/// How far somebody wants to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    One,
    /// To the beginning of the turn, as far as it may be taken back.
    Turn,
    /// To the answer before which so many were given.
    To(usize),
}

/// Where the answers began that were given together with one.
fn together(steps: &[usize], ways: &[usize], last: usize) -> usize {
    steps.iter().rev().copied().find(|step| *step <= last).filter(|step| ways.contains(step)).unwrap_or(last)
}

/// Why an answer was not taken, in the reader's language.
fn explain(table: &dyn Table, seat: Seat, action: &str, refused: &Refused, words: &Words) -> Problem {
    match refused {
        Refused::NotAnAction(bad) => Problem::Refused(bad.tell(words.lang)),
        Refused::Over | Refused::NotAsked(_) | Refused::Illegal(_) | Refused::NoSeed => {
            let reason = table.why_not(seat, action, words).ok().flatten();
            Problem::Refused(reason.map_or_else(|| refused.tell(words.lang), |reason| reason.to_string()))
        }
    }
}
