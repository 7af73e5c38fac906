//! What people and bots do at a table: checked, kept, then told.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;

use kernel::{Refused, Seat, Table, Tell, Viewer, Words};
use store::{After, Change, ChatRow, PlyRow, SeatRow, SeatTime, Store, StoreError, Why};

use super::{Live, Phase, State, asked, deal_row, rebuild};
use crate::problem::Problem;

/// The most lines of chat that a page shows.
const CHAT_LINES: usize = 100;
/// The longest line of chat.
const CHAT_LENGTH: usize = 200;
/// The most answers that are given in one breath.
const BREATH: usize = 32;

/// Answers of a seat that follow each other, the first of them after so many others.
#[derive(Clone, Copy, Debug)]
pub struct Answers<'a> {
    pub seat: Seat,
    pub ply: usize,
    pub actions: &'a [String],
}

/// Bots that answer at first sight: what they say is kept together with the answer that it follows, in one change.
pub trait AtSight: Sync {
    /// The answer of the bot on this seat, if it needs no thought.
    fn answer(&self, live: &Live, table: &dyn Table, seats: &[SeatRow], seat: Seat) -> Option<String>;
}

impl Live {
    /// Whether a change that somebody else's change has overtaken can be made again from what there is now: the table was read again, and nobody has
    /// moved meanwhile.
    fn overtaken<T>(&self, state: &State, from: (u32, u32), result: &Result<T, Problem>) -> bool {
        let (revision, moved) = from;
        matches!(result, Err(Problem::Stale)) && self.now() != revision && state.moved == moved
    }

    /// Gives an answer, or several that follow each other: see `play_now`. What another server has changed meanwhile matters only if it is the
    /// position. How many answers of bots followed at once.
    pub async fn play(
        &self,
        store: &dyn Store,
        state: &mut State,
        answers: Answers<'_>,
        words: &Words,
        bots: &dyn AtSight,
    ) -> Result<usize, Problem> {
        loop {
            let from = (self.now(), state.moved);
            let played = self.play_now(store, state, answers, words, bots).await;
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
        answers: Answers<'_>,
        words: &Words,
        bots: &dyn AtSight,
    ) -> Result<usize, Problem> {
        let Answers { seat, ply, actions } = answers;
        state.still_open()?;
        let (mut seats, rule) = (state.seats.clone(), state.rule());
        let before = state.asked();
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
        let followed = catch_unwind(AssertUnwindSafe(|| {
            let mut given = 0;
            follow(table.as_mut(), &seats, &mut rows);
            while rows.len() < BREATH
                && let Some(row) = self.at_sight(table.as_mut(), &seats, bots)
            {
                rows.push(row);
                given += 1;
                follow(table.as_mut(), &seats, &mut rows);
            }
            given
        }));
        let Ok(of_bots) = followed else { return Err(self.broken(store, state, "what is forced")) };
        let result = table.acting().is_empty().then(|| table.scores().to_string());
        let (id, revision, first, at) = (self.id.clone(), self.now(), ply as u32 + 1, self.clock.now());
        // A bot that was asked answers as this server's, as long as nobody else moves the bots of the table. What followed an answer without a thought is
        // good with it, whoever moves them: nobody has thought about that question, and the revision says that nobody has answered it.
        let bot = seats[seat.index()].bot.is_some();
        let driver = bot.then(|| self.driver.load(Ordering::Acquire)).filter(|number| *number > 0);
        let back = gives_back(&mut seats, seat, table.as_ref());
        let asked = asked(table.as_ref(), &seats);
        let answered = (!bot).then_some(seat.index() as u8);
        let times = rule.reckon(&seats, &asked, answered, at);
        set(&mut seats, &times);
        let after = After { times, due: rule.due(&seats), back, at, ..After::default() };
        let still = after.times.is_empty() && back.is_none();
        let change =
            Change::Plies { table: id, revision, first, rows, asked: asked.clone(), at, result, driver };
        let change = if still { change } else { Change::With { change: Box::new(change), after } };
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
        state.seats = seats;
        self.pass_on(state, &before, &asked);
        Ok(of_bots)
    }

    /// A bot that is asked now answers, if it does so at first sight. One that makes a single move for somebody has its own way.
    fn at_sight(&self, table: &mut dyn Table, seats: &[SeatRow], bots: &dyn AtSight) -> Option<PlyRow> {
        let plays_on = |row: &SeatRow| row.bot.is_some() && !row.once;
        let seat = table.acting().first().filter(|seat| plays_on(&seats[seat.index()]))?;
        let action = bots.answer(self, table, seats, seat)?;
        table.play(seat, &action).ok()?;
        Some(given(table, seat, &action))
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
        let (id, revision, at) = (self.id.clone(), self.now(), self.clock.now());
        let mut before = state.dealt()?.copy();
        before.rewind(target);
        let (asked, plies) = (asked(before.as_ref(), &state.seats), target as u32);
        let mut seats = state.seats.clone();
        let times = state.rule().reckon(&seats, &asked, None, at);
        set(&mut seats, &times);
        let after = After { due: state.due(&seats), times, at, ..After::default() };
        let asked_before = state.asked();
        let change = Change::Rewind { table: id, revision, plies, practice, asked: asked.clone(), at };
        self.keep_with(store, state, change, after).await?;
        state.seats = seats;
        self.pass_on(state, &asked_before, &asked);
        state.practice |= practice;
        state.dealt_mut()?.rewind(target);
        (state.moved, state.rewound) = (self.now(), self.now());
        state.steps.retain(|step| *step < target);
        Ok(())
    }

    /// Puts somebody on a seat, or frees it, without a word.
    pub async fn seat(
        &self,
        store: &dyn Store,
        state: &mut State,
        seat: Seat,
        occupant: SeatRow,
    ) -> Result<(), Problem> {
        self.change_seat(store, state, seat, occupant, None, None).await
    }

    /// Puts somebody on a seat, or frees it. Whoever fills the table has it dealt: both are kept together or not at all. What happened is told with it; the
    /// time of the seat is what it was, unless another one is given or somebody else sits there.
    pub async fn change_seat(
        &self,
        store: &dyn Store,
        state: &mut State,
        seat: Seat,
        occupant: SeatRow,
        line: Option<ChatRow>,
        time: Option<SeatTime>,
    ) -> Result<(), Problem> {
        let sitting = |state: &State| -> Vec<SeatRow> { state.seats.iter().map(plain).collect() };
        loop {
            let (revision, seats, dealt) = (self.now(), sitting(state), state.phase.is_dealt());
            let sat = self.seat_now(store, state, seat, occupant.clone(), line.clone(), time).await;
            // Whoever may sit down may do so whatever was answered meanwhile, as long as everybody else sits where he sat.
            let same = sitting(state) == seats && state.phase.is_dealt() == dealt && !state.is_at_rest();
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
        line: Option<ChatRow>,
        time: Option<SeatTime>,
    ) -> Result<(), Problem> {
        state.still_open()?;
        let (mut seats, before, at) = (state.seats.clone(), state.asked(), self.clock.now());
        let ply = state.table().map_or(0, |table| table.ply()) as u32;
        let mut occupant = follows(&seats[seat.index()], occupant, ply);
        if let Some(time) = time {
            occupant.time = time;
        }
        seats[seat.index()] = occupant.clone();
        let table = match &state.phase {
            Phase::Gathering(sealed) => sealed.deal(&seats).map_err(Problem::Setup)?,
            Phase::Dealt(_) => None,
            Phase::Kept(_) => return Err(Problem::Kept),
        };
        let asked = table.as_deref().or(state.table()).map_or_else(Vec::new, |table| asked(table, &seats));
        let times = state.rule().reckon(&seats, &asked, None, at);
        set(&mut seats, &times);
        let due = if table.is_some() { state.rule().due(&seats) } else { state.due(&seats) };
        let times = changed(&state.seats, &seats);
        let after = After { times, due, lines: line.into_iter().collect(), at, ..After::default() };
        let change = Change::Seat {
            table: self.id.clone(),
            revision: self.now(),
            seat: seat.index() as u8,
            occupant,
            deal: table.as_deref().map(deal_row),
            asked: asked.clone(),
            at,
        };
        self.keep_with(store, state, change, after).await?;
        state.seats = seats;
        if let Some(table) = table {
            state.phase = Phase::Dealt(table);
            (state.moved, state.rewound) = (self.now(), self.now());
        }
        self.pass_on(state, &before, &asked);
        Ok(())
    }

    /// Sets the times of seats, pauses or goes on, notes who comes and goes, and tells what happened: whatever changes no position and no occupant. The clocks
    /// follow by themselves. A wish that somebody else's change has overtaken is made anew, and may be none by then; whether it was kept.
    pub async fn adjust(
        &self,
        store: &dyn Store,
        state: &mut State,
        wish: impl Fn(&State, &mut [SeatRow]) -> Option<After>,
    ) -> Result<bool, Problem> {
        state.still_open()?;
        loop {
            let (revision, at) = (self.now(), self.clock.now());
            let mut seats = state.seats.clone();
            let Some(mut after) = wish(state, &mut seats) else { return Ok(false) };
            let pause = after.pause.unwrap_or(state.pause);
            let rule = super::Rule { pause, ..state.rule() };
            let times = rule.reckon(&seats, &state.asked(), None, at);
            set(&mut seats, &times);
            (after.times, after.at) = (changed(&state.seats, &seats), at);
            after.due = if state.phase.is_dealt() { rule.due(&seats) } else { state.due(&seats) };
            let (nudged, seen) = (after.nudged, after.seen);
            let change = Change::Times { table: self.id.clone(), revision, after: after.clone() };
            let kept = self.keep(store, state, change).await;
            if kept == Err(Problem::Stale) && self.now() != revision && !state.is_at_rest() {
                continue;
            }
            kept?;
            (state.seats, state.pause) = (seats, pause);
            if let Some(seat) = nudged {
                state.seats[usize::from(seat)].nudged = Some(at);
            }
            if let Some((seat, seen)) = seen {
                state.seats[usize::from(seat)].seen = Some(seen);
            }
            state.hear(after.lines);
            return Ok(true);
        }
    }

    /// Somebody says something.
    pub async fn say(
        &self,
        store: &dyn Store,
        state: &mut State,
        by: &str,
        name: &str,
        text: &str,
    ) -> Result<(), Problem> {
        state.still_open()?;
        let clean: String = text.chars().filter(|c| !store::is_hidden(*c)).take(CHAT_LENGTH).collect();
        let clean = clean.trim().to_owned();
        if clean.is_empty() {
            return Ok(());
        }
        let (by, name) = (Some(by.to_owned()), name.to_owned());
        let line = ChatRow { by, event: None, name, text: clean, at: self.clock.now() };
        loop {
            let revision = self.now();
            let ChatRow { by, name, text, at, .. } = line.clone();
            let table = self.id.clone();
            let said = self.keep(store, state, Change::Chat { table, revision, by, name, text, at }).await;
            // Whatever happened meanwhile, it can still be said.
            if said != Err(Problem::Stale) || self.now() == revision || state.closed.is_some() {
                said?;
                break;
            }
        }
        state.hear(vec![line]);
        Ok(())
    }

    /// Closes the table before its end.
    pub async fn close(&self, store: &dyn Store, state: &mut State, why: Why) -> Result<(), Problem> {
        self.keep(store, state, Change::Close { table: self.id.clone(), why, at: self.clock.now() }).await?;
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

    /// The same with what goes with it, if anything does; what is told of it stands in the talk.
    async fn keep_with(
        &self,
        store: &dyn Store,
        state: &mut State,
        change: Change,
        after: After,
    ) -> Result<(), Problem> {
        let lines = after.lines.clone();
        let nothing = after.times.is_empty() && lines.is_empty() && after.due == state.due(&state.seats);
        let change = if nothing { change } else { Change::With { change: Box::new(change), after } };
        self.keep(store, state, change).await?;
        state.hear(lines);
        Ok(())
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

impl State {
    /// New lines stand in the talk; the oldest ones make room.
    fn hear(&mut self, lines: Vec<ChatRow>) {
        self.chat.extend(lines);
        let surplus = self.chat.len().saturating_sub(CHAT_LINES);
        self.chat.drain(..surplus);
    }
}

/// Times as they were reckoned.
fn set(seats: &mut [SeatRow], times: &[(u8, SeatTime)]) {
    for (seat, time) in times {
        seats[usize::from(*seat)].time = *time;
    }
}

/// The seats whose time is another one.
fn changed(before: &[SeatRow], after: &[SeatRow]) -> Vec<(u8, SeatTime)> {
    let other = |(i, (before, after)): (u8, (&SeatRow, &SeatRow))| {
        (before.time != after.time).then_some((i, after.time))
    };
    (0..).zip(before.iter().zip(after)).filter_map(other).collect()
}

/// Who sits on a seat, and nothing else about it.
fn plain(row: &SeatRow) -> SeatRow {
    SeatRow { time: SeatTime::default(), seen: None, nudged: None, ..row.clone() }
}

/// What becomes of a seat's time and of what is known about its player when somebody else answers for it. A bot that stands in remembers when it began, and
/// when it gave the seat back.
fn follows(before: &SeatRow, occupant: SeatRow, ply: u32) -> SeatRow {
    let same = before.player == occupant.player && before.player.is_some();
    let (was, is) = (before.bot.is_some(), occupant.bot.is_some());
    let (from, to) = match (same, was, is) {
        (true, false, true) => (Some(ply), None),
        (true, true, false) => (before.stood_from, Some(ply)),
        (true, _, _) => (before.stood_from, before.stood_to),
        (false, _, _) => (None, None),
    };
    let (time, seen, nudged) =
        if same { (before.time, before.seen, before.nudged) } else { Default::default() };
    SeatRow { stood_from: from, stood_to: to, time, seen, nudged, ..occupant }
}

/// A bot that stands in for one turn goes when the turn is over.
fn gives_back(seats: &mut [SeatRow], seat: Seat, table: &dyn Table) -> Option<(u8, u32)> {
    let row = &mut seats[seat.index()];
    if !row.once || row.bot.is_none() || table.acting().contains(seat) {
        return None;
    }
    let ply = table.ply() as u32;
    (row.bot, row.once, row.stood_to) = (None, false, Some(ply));
    Some((seat.index() as u8, ply))
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
fn follow(table: &mut dyn Table, seats: &[SeatRow], rows: &mut Vec<PlyRow>) {
    let people = seats.iter().filter(|seat| seat.player.is_some()).count();
    if people > 1 && table.meta().secrets {
        return;
    }
    while let Some(seat) = table.acting().first().filter(|seat| seats[seat.index()].bot.is_none())
        && let Some(action) = table.pick(seat, &mut |answers| (answers == 1).then_some(0))
        && table.play(seat, &action).is_ok()
    {
        rows.push(given(table, seat, &action));
    }
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
            match table.why_not(seat, action, words) {
                Ok(Some(reason)) => Problem::Against(table.meta().id, reason.to_string()),
                Ok(None) | Err(_) => Problem::Refused(refused.tell(words.lang)),
            }
        }
    }
}
