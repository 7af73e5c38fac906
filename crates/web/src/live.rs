//! A table in memory: the match, who sits where, what was said, who is watching (table session).

mod changes;
pub mod clock;
mod happening;
mod kept;
mod phase;
mod presence;

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, MutexGuard, OnceLock, PoisonError};
use std::time::Instant;

use kernel::{
    Lang, MAX_SEATS, NOTATION, Record, RecordPast, RecordPly, Seat, Seed, SetupError, SetupText, Table,
    Viewer,
};
use store::{ChatRow, Pace, Pause, PlyRow, SeatRow, Store, StoredTable, Timing, Why};
use tokio::sync::{Mutex, watch};

pub use changes::{Answers, AtSight, Back};
pub use happening::Happening;
pub use kept::Kept;
pub use phase::{Phase, Sealed, deal_row, is_open};
pub use presence::{AHEAD, Nearness, Present};

use crate::boards::Memories;
use crate::counsel::Known;
use crate::drawn::Drawn;
use crate::herald::{Herald, What, Word};
use crate::names;
use crate::problem::Problem;
use crate::programs::Gap;
use crate::thinking::Payer;
use crate::time::Clock;
use clock::Rule;

/// A table in memory. Its lock is held while a change goes to the disk, so that changes of one table follow each other.
pub struct Live {
    pub id: String,
    pub state: Mutex<State>,
    /// The revision of the table as it is kept; pages listen to it. It rises under the lock.
    pub revision: watch::Sender<u32>,
    /// Whether somebody is moving its bots on.
    pub driven: AtomicBool,
    /// The number under which this server may move its bots, among others; 0 if it has not asked.
    pub driver: AtomicI64,
    /// When it was last told that another one does.
    refused: std::sync::Mutex<Option<Instant>>,
    pub used: AtomicI64,
    /// What was found out about the question that stands.
    pub counsel: Known,
    /// Who is asked, if the store does not know it: an older program left the table.
    pub asked: Option<Vec<u8>>,
    /// Who is here.
    pub present: Present,
    /// The clock by which it is played.
    pub clock: Clock,
    /// Who passes on whose turn it is.
    pub herald: Arc<dyn Herald>,
    /// The players who have looked at the table since it is over and in memory.
    pub lookers: std::sync::Mutex<BTreeSet<String>>,
    /// Its pages for those who are nobody here.
    pub drawn: Drawn,
    /// What the game is remembered by; worked out once when it is over, as a game that is over is not taken back.
    pub memories: OnceLock<Memories>,
    /// Where it turned, once it has been looked through.
    pub turn: OnceLock<Option<Turn>>,
}

/// The answer that moved the chances most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    pub seat: Seat,
    /// The number of the answer, from 1 on.
    pub ply: usize,
    /// The round as players call it.
    pub date: u32,
    /// The own chance before and after it, in percent.
    pub chance: [u32; 2],
}

/// For how long a rematch waits for those who were asked, in seconds; then bots take their seats.
pub const PATIENCE: i64 = 120;

/// What the lock guards.
pub struct State {
    pub phase: Phase,
    pub seats: Vec<SeatRow>,
    pub chat: Vec<ChatRow>,
    pub pace: Pace,
    /// How much time people have, and whether all clocks stand still.
    pub timing: Timing,
    pub pause: Pause,
    /// When the table was made, and the one whose rematch it is.
    pub created: i64,
    pub follows: Option<String>,
    pub listed: bool,
    pub rematch: Option<String>,
    /// Why nobody plays on here, if the table was closed before its end.
    pub closed: Option<Why>,
    /// Whether somebody alone with bots has taken back more than people may among themselves.
    pub practice: bool,
    /// Whether hints are allowed to everybody here, and whether somebody had one.
    pub help: bool,
    pub helped: bool,
    /// How often the coach has spoken, since the table is in memory.
    pub warned: u8,
    /// The revision of the last deal, answer or taking back: a page that is older shows another position.
    pub moved: u32,
    /// The revision since which, as far as is known, nothing was taken back: a page that is not older shows a position of this very game.
    pub rewound: u32,
    /// Whether something went wrong here.
    pub trouble: bool,
    /// Whether a bot's answer waits for the store to work again.
    pub unkept: bool,
    /// Programs that owed answers, since the table is in memory.
    pub gaps: Vec<Gap>,
    /// The person who moved last, since the table is in memory.
    pub mover: Option<String>,
    /// Where answers that were given together begin, so that they are taken back together.
    pub steps: Vec<usize>,
    /// How those who sit here are called.
    called: names::Called,
}

impl Live {
    /// Rebuilds a table from what was kept.
    pub fn new(stored: StoredTable, clock: Clock, herald: Arc<dyn Herald>) -> Live {
        let (id, revision, known) = (stored.row.id.clone(), stored.row.revision, stored.row.asked.clone());
        let state = State::new(stored);
        let asked = state.asked();
        Live {
            id,
            revision: watch::Sender::new(revision),
            state: Mutex::new(state),
            asked: (asked != known).then_some(asked),
            lookers: std::sync::Mutex::default(),
            driven: AtomicBool::new(false),
            driver: AtomicI64::new(0),
            refused: std::sync::Mutex::default(),
            used: AtomicI64::new(clock.now()),
            present: Present::default(),
            clock,
            herald,
            counsel: Known::default(),
            drawn: Drawn::default(),
            memories: OnceLock::new(),
            turn: OnceLock::new(),
        }
    }

    /// Which state of the table this is. Read under the lock, it names exactly what a page drawn under the same lock shows: a page that was told of
    /// another one is not up to date.
    pub fn mark(&self, boot: &str, state: &State) -> String {
        // Trouble is not kept: it changes no revision, but the page has to show it.
        let trouble = match state {
            State { trouble: true, .. } => "!",
            State { unkept: true, .. } => "?",
            State { .. } => "",
        };
        format!("{boot}.{}{trouble}", self.now())
    }

    /// The revision that a mark was made at, by this server or one before it.
    pub fn marked(mark: &str) -> Option<u32> {
        mark.split_once('.')?.1.trim_end_matches(['!', '?']).parse().ok()
    }

    /// When another server was last said to move the bots.
    pub fn refused(&self) -> MutexGuard<'_, Option<Instant>> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn touch(&self) {
        self.used.store(self.clock.now(), Ordering::Relaxed);
    }

    /// The revision that the next change is made from. Who holds the lock may rely on it.
    pub fn now(&self) -> u32 {
        *self.revision.borrow()
    }

    /// Plays on what another server has told us of: answers that lead from the revision that we have to this one. Whether we have it now.
    pub fn hear(
        &self,
        store: &dyn Store,
        state: &mut State,
        revision: u32,
        first: u32,
        rows: &[PlyRow],
    ) -> bool {
        if self.now() >= revision {
            return true;
        }
        let Phase::Dealt(table) = &mut state.phase else { return false };
        if self.now() + 1 != revision || table.ply() + 1 != first as usize {
            return false;
        }
        if !play_on(table.as_mut(), rows) {
            let Ok(Some(whole)) = store.table(&self.id) else { return false };
            let revision = whole.row.revision;
            *state = State::new(whole);
            self.revision.send_modify(|known| *known = revision.max(*known));
            return true;
        }
        (state.trouble, state.unkept, state.moved) = (false, false, revision);
        self.revision.send_modify(|known| *known = revision);
        true
    }

    /// Passes on to players that they are asked now and were not before.
    fn pass_on(&self, state: &State, before: &[u8], after: &[u8]) {
        for seat in after.iter().filter(|seat| !before.contains(seat)) {
            self.tell_player(state, Seat::new(usize::from(*seat)), What::Turn, None);
        }
    }

    /// Passes a word on to the player of a seat.
    pub fn tell_player(&self, state: &State, seat: Seat, what: What, by: Option<String>) {
        let row = &state.seats[seat.index()];
        let Some(player) = row.player.clone().or_else(|| row.invited.clone()) else { return };
        let here = self.present.is_here(&player);
        let (table, game, due) = (self.id.clone(), state.game().to_owned(), row.time.due);
        self.herald.tell(Word { what, player, table, game, by, due, here });
    }

    /// How near the player of a seat is.
    pub fn nearness(&self, row: &SeatRow) -> Nearness {
        Nearness::of(row, &self.present, self.clock.now())
    }

    /// Reads what is missing: somebody has changed the table past us. If nothing was taken back since, the answers that came are played on.
    pub fn catch_up(&self, store: &dyn Store, state: &mut State) {
        let have = state.table().map_or(0, Table::ply);
        let Ok(Some(mut stored)) = store.table_since(&self.id, have) else { return };
        if stored.row.revision <= self.now() {
            return;
        }
        if stored.row.rewound > self.now() || !state.go_on(&stored) {
            let Ok(Some(whole)) = store.table(&self.id) else { return };
            *state = State::new(whole.clone());
            stored = whole;
        }
        let revision = stored.row.revision;
        self.revision.send_modify(|known| *known = revision.max(*known));
    }
}

/// The set-up of a table, with the component data that it was begun with.
pub fn setup(stored: &StoredTable) -> Result<SetupText, SetupError> {
    let text = SetupText::read(&stored.row.setup)?;
    Ok(stored.files.iter().fold(text, |text, file| text.with_file(&file.name, file.content.clone())))
}

/// What there is of a match, from its record; never nothing.
fn rebuild(stored: &StoredTable) -> Phase {
    let revived = catch_unwind(AssertUnwindSafe(|| revive(stored)));
    let why = match revived {
        Ok(Ok(phase)) => return phase,
        Ok(Err(why)) => why,
        Err(_) => "the rules panicked".to_owned(),
    };
    tracing::warn!(table = stored.row.id, why, "a table can be read, but not played on");
    Phase::Kept(Box::new(Kept::new(stored)))
}

/// The match of a table, before the deal what it will be made from; or why there is none.
pub fn revive(stored: &StoredTable) -> Result<Phase, String> {
    let row = &stored.row;
    let game = catalog::find(&row.game).ok_or_else(|| format!("there is no game \"{}\"", row.game))?;
    let seed = Seed::from_hex(&stored.seed).map_err(|error| error.to_string())?;
    let setup = setup(stored).map_err(|error| error.to_string())?;
    if row.dealt.is_none() {
        // What has not been dealt is dealt with the rules of today.
        game.complete(&setup).map_err(|error| error.to_string())?;
        return Ok(Phase::Gathering(Sealed::new(game, setup, seed)));
    }
    if row.versions.notation != NOTATION {
        return Err(format!("notation {} is not known: this is {NOTATION}", row.versions.notation));
    }
    if row.plies as usize != stored.plies.len() {
        return Err(format!("it has {} answers and counts {}", stored.plies.len(), row.plies));
    }
    if stored.plies.iter().any(|ply| usize::from(ply.seat) >= row.seats.len()) {
        return Err("a seat has answered that the table does not have".to_owned());
    }
    if let Some(fork) = &stored.fork {
        RecordPast::read(&fork.past).map_err(|error| error.to_string())?;
    }
    let mut table = game.resume(&record(stored, setup)).map_err(|error| error.to_string())?;
    table.veil_past(stored.fork.as_ref().is_some_and(|fork| fork.running));
    let (over, result) = (table.acting().is_empty(), table.scores().to_string());
    match &row.result {
        Some(_) if !over => Err("it ends before its end".to_owned()),
        Some(kept) if *kept != result => Err(format!("its result is {result}, and {kept} was kept")),
        None if over => Err("it is over, and no result was kept".to_owned()),
        Some(_) | None => Ok(Phase::Dealt(table)),
    }
}

/// What was kept of a match, as a record.
fn record(stored: &StoredTable, setup: SetupText) -> Record {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let seed = Seed::from_hex(&stored.seed).ok();
    let ply = |(i, ply): (usize, &PlyRow)| RecordPly {
        seat: Seat::new(usize::from(ply.seat).min(MAX_SEATS - 1)),
        action: ply.action.clone(),
        luck: words(&ply.luck),
        line: i + 1,
    };
    Record {
        game: stored.row.game.clone(),
        rules: stored.row.versions.rules,
        setup,
        hash: seed.map(|seed| seed.hash()),
        seed,
        luck: words(&stored.luck),
        past: stored.fork.as_ref().and_then(|fork| RecordPast::read(&fork.past).ok()),
        plies: stored.plies.iter().enumerate().map(ply).collect(),
        end: None,
        lines: Default::default(),
    }
}

/// Plays on what was kept, with the luck that it had. Whether it fits; if not, the match is good for nothing.
fn play_on(table: &mut dyn Table, plies: &[PlyRow]) -> bool {
    let played = catch_unwind(AssertUnwindSafe(|| {
        plies.iter().all(|ply| {
            let seat = Seat::new(usize::from(ply.seat).min(MAX_SEATS - 1));
            table.play(seat, &ply.action).is_ok()
                && table.luck(table.ply()).iter().map(|token| token.name).eq(ply.luck.split_whitespace())
        })
    }));
    played.unwrap_or(false)
}

/// The seats whose players are asked: not those that a bot answers for.
pub fn asked(table: &dyn Table, seats: &[SeatRow]) -> Vec<u8> {
    let person = |seat: &Seat| {
        let row = &seats[seat.index()];
        row.player.is_some() && row.bot.is_none() && !row.resigned
    };
    table.acting().iter().filter(person).map(|seat| seat.index() as u8).collect()
}

impl State {
    fn new(stored: StoredTable) -> State {
        let phase = rebuild(&stored);
        let StoredTable { row, chat, .. } = stored;
        State {
            phase,
            seats: row.seats,
            chat,
            pace: row.pace,
            timing: row.timing,
            pause: Pause { since: row.paused, agreed: row.agreed },
            created: row.created,
            follows: row.follows,
            listed: row.listed,
            rematch: row.rematch,
            closed: row.closed,
            practice: row.practice,
            help: row.help,
            helped: row.helped,
            warned: 0,
            moved: row.moved,
            rewound: row.rewound,
            trouble: false,
            unkept: false,
            gaps: Vec::new(),
            mover: None,
            steps: Vec::new(),
            called: names::Called::default(),
        }
    }

    /// Plays on what others have kept since, with everything else that they changed. Whether it fits; if not, the state is good for nothing.
    fn go_on(&mut self, later: &StoredTable) -> bool {
        let Phase::Dealt(table) = &mut self.phase else { return false };
        if table.ply() + later.plies.len() != later.row.plies as usize {
            return false;
        }
        if !play_on(table.as_mut(), &later.plies) {
            return false;
        }
        let StoredTable { row, chat, .. } = later.clone();
        (self.seats, self.chat) = (row.seats, chat);
        self.pause = Pause { since: row.paused, agreed: row.agreed };
        (self.rematch, self.closed, self.practice, self.helped) =
            (row.rematch, row.closed, row.practice, row.helped);
        if self.moved != row.moved {
            (self.trouble, self.unkept) = (false, false);
        }
        (self.moved, self.rewound) = (row.moved, row.rewound);
        true
    }

    /// What the clocks go by.
    pub fn rule(&self) -> Rule {
        Rule { pace: self.pace, timing: self.timing, pause: self.pause }
    }

    /// When the table is to be looked at next, if these sit here.
    pub fn due(&self, seats: &[SeatRow]) -> Option<i64> {
        let fill =
            self.fills_at().filter(|_| seats.iter().any(|seat| seat.invited.is_some() && is_open(seat)));
        let clocks = self.rule().due(seats);
        clocks.into_iter().chain(fill).min().filter(|_| self.closed.is_none())
    }

    /// When bots take the seats of a live rematch that nobody has taken.
    pub fn fills_at(&self) -> Option<i64> {
        let waits = matches!(self.phase, Phase::Gathering(_)) && self.pace == Pace::Live;
        (waits && self.follows.is_some()).then_some(self.created + PATIENCE)
    }

    /// The game's id.
    pub fn game(&self) -> &str {
        match &self.phase {
            Phase::Gathering(sealed) => sealed.game.meta().id,
            Phase::Dealt(table) => table.meta().id,
            Phase::Kept(kept) => &kept.game,
        }
    }

    /// The seats that people play themselves.
    pub fn people(&self) -> Vec<usize> {
        let plays = |row: &SeatRow| row.player.is_some() && row.bot.is_none() && !row.resigned;
        (0..self.seats.len()).filter(|i| plays(&self.seats[*i])).collect()
    }

    /// The match, once it has been dealt.
    pub fn table(&self) -> Option<&dyn Table> {
        match &self.phase {
            Phase::Gathering(_) | Phase::Kept(_) => None,
            Phase::Dealt(table) => Some(table.as_ref()),
        }
    }

    /// The match for who wants something of it.
    pub fn dealt(&self) -> Result<&dyn Table, Problem> {
        match &self.phase {
            Phase::Gathering(_) => Err(Problem::NotDealt),
            Phase::Dealt(table) => Ok(table.as_ref()),
            Phase::Kept(_) => Err(Problem::Kept),
        }
    }

    fn dealt_mut(&mut self) -> Result<&mut Box<dyn Table>, Problem> {
        match &mut self.phase {
            Phase::Gathering(_) => Err(Problem::NotDealt),
            Phase::Dealt(table) => Ok(table),
            Phase::Kept(_) => Err(Problem::Kept),
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        match &self.phase {
            Phase::Gathering(_) => false,
            Phase::Dealt(table) => table.acting().is_empty(),
            Phase::Kept(kept) => kept.result.is_some(),
        }
    }

    /// Whether nobody has anything to do here any more: the game has ended, or the table was closed.
    pub fn is_at_rest(&self) -> bool {
        self.closed.is_some() || self.is_over()
    }

    /// Refuses a change of a table that was closed.
    fn still_open(&self) -> Result<(), Problem> {
        if self.closed.is_some() { Err(Problem::Forbidden("problem-closed")) } else { Ok(()) }
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: Option<&str>) -> Option<Seat> {
        let player = player?;
        let found =
            self.seats.iter().position(|seat| seat.player.as_deref() == Some(player) && !seat.resigned)?;
        Some(Seat::new(found))
    }

    /// Who made the table, as far as it matters: the first person at it.
    pub fn host(&self) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.player.is_some()).map(Seat::new)
    }

    /// Whether a player may sit down on a seat that is not his: it is open or kept warm, for him or for everybody, and he has no other one. Whoever has
    /// or had a seat at a table that is dealt has seen what it may see, and takes no other.
    pub fn is_free_for(&self, seat: Seat, player: Option<&str>) -> bool {
        let row = &self.seats[seat.index()];
        let free = match self.phase {
            Phase::Gathering(_) => is_open(row) || row.warm,
            Phase::Dealt(_) => row.warm && !self.is_at_rest(),
            Phase::Kept(_) => false,
        };
        let kept = row.invited.is_some() && row.invited.as_deref() != player;
        let sits = player.is_some() && self.seats.iter().any(|seat| seat.player.as_deref() == player);
        free && !kept && !sits && row.player.is_none() && self.closed.is_none()
    }

    /// The seats whose players are asked now.
    pub fn asked(&self) -> Vec<u8> {
        let table = self.table().filter(|_| !self.is_at_rest());
        table.map_or_else(Vec::new, |table| asked(table, &self.seats))
    }

    /// Whether a seat's player has nobody but bots at his table: no other person has ever sat there.
    pub fn is_alone(&self, seat: Seat) -> bool {
        let bot = |(i, other): (usize, &SeatRow)| i == seat.index() || other.player.is_none();
        self.phase.is_dealt() && self.seats.iter().enumerate().all(bot)
    }

    /// Whether a seat's player may have help: alone with bots, or where everybody knew it when he sat down.
    pub fn may_have_help(&self, seat: Seat) -> bool {
        let plays = !self.is_at_rest() && self.seats[seat.index()].bot.is_none();
        self.phase.is_dealt() && plays && (self.help || self.is_alone(seat))
    }

    /// The answers of his own that a player may go back to, the earliest first: how many answers were given before each.
    pub fn ways_back(&self, seat: Seat) -> Vec<usize> {
        let Some(table) = self.table().filter(|_| !self.is_at_rest()) else { return Vec::new() };
        if self.seats[seat.index()].bot.is_some() {
            return Vec::new();
        }
        let floor = if self.is_alone(seat) { 0 } else { table.undo_floor(seat) };
        table.decisions(seat).into_iter().filter(|ply| *ply >= floor).collect()
    }

    /// Through whose eyes a player looks at this table.
    pub fn viewer(&self, player: Option<&str>) -> Viewer {
        if self.is_over() {
            return Viewer::Afterwards;
        }
        self.seat_of(player).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether a bot has to answer now.
    pub fn waits_for_bot(&self) -> bool {
        let asked = self.table().filter(|_| self.closed.is_none()).and_then(|table| table.acting().first());
        asked.is_some_and(|seat| self.seats[seat.index()].bot.is_some())
    }

    /// The bot that has to answer now.
    pub fn bot_to_move(&self) -> Option<(Seat, String)> {
        if self.closed.is_some() {
            return None;
        }
        let seat = self.table()?.acting().first()?;
        Some((seat, self.seats[seat.index()].bot.clone()?))
    }

    /// For whom the table is played: the person who moved last, or else one who sits here.
    pub fn payer(&self) -> Payer {
        let plays = |seat: &&SeatRow| seat.bot.is_none() && !seat.resigned;
        let mut people = self.seats.iter().filter(plays).filter_map(|seat| seat.player.as_ref());
        let mover = people.clone().find(|player| self.mover.as_ref() == Some(player));
        mover.or_else(|| people.next()).map_or(Payer::Nobody, |player| Payer::Person(player.clone()))
    }

    /// The names of the seats for sentences.
    pub fn names(
        &self,
        lang: Lang,
        bot_title: impl Fn(&str) -> String,
        open: impl Fn() -> String,
    ) -> Arc<[String]> {
        let name = |seat: &SeatRow| match (&seat.name, &seat.bot) {
            (Some(name), _) => name.clone(),
            (None, Some(bot)) => bot_title(bot),
            (None, None) => open(),
        };
        self.called.names(lang, &self.seats, || names::apart(self.seats.iter().map(name).collect()))
    }
}
