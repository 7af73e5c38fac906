//! Moves the bots of a table on (game loop): asks, lets think, keeps the answer, until a person is asked or the game is over.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use ::bots::SeatedBot;
use kernel::{Seat, Table, Viewer, Words};
use store::SeatRow;

use crate::desk::Desk;
use crate::live::{Answers, AtSight, Live, State};
use crate::metrics::count;
use crate::problem::Problem;
use crate::thinking::Payer;

/// An answer that cannot be kept is tried again after this at the latest.
const LONGEST_RETRY: Duration = Duration::from_secs(10);

/// What a bot is asked.
struct Question {
    seat: Seat,
    bot: String,
    ply: usize,
    /// The revision of the position.
    moved: u32,
    payer: Payer,
}

impl Question {
    /// Whether it still stands: nobody has answered or taken back an answer, and the seat is still this bot's.
    fn stands(&self, state: &State) -> bool {
        state.moved == self.moved
            && state.bot_to_move().is_some_and(|(seat, bot)| seat == self.seat && bot == self.bot)
    }
}

/// What a bot answered; nothing if it panicked.
#[derive(Default)]
struct Reply {
    answer: Option<String>,
    /// How many answers it owed by then, and whether another bot has its seat from now on.
    owed: u32,
    left: bool,
}

/// A bot that has looked at its question, and its answer if it needed no thought. `None`: it panicked.
type Looked = Option<(Box<dyn SeatedBot>, Option<String>)>;

impl Desk {
    /// Moves the bots of a table on, until a person is asked or the game is over. One at a time for each table.
    pub fn drive(self: &Arc<Desk>, live: &Arc<Live>) {
        // Where nothing can be kept, nothing is answered.
        if self.store.is_read_only() {
            return;
        }
        // Most often nobody is to be moved: that can be seen at once, unless somebody is at the table.
        if let Ok(state) = live.state.try_lock()
            && !state.waits_for_bot()
        {
            self.tell_asked(live, &state);
            return;
        }
        if live.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (desk, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            let mut may = desk.may_drive(&live).await;
            while may && desk.bot_answers(&live).await {
                may = desk.may_drive(&live).await;
            }
            live.driven.store(false, Ordering::Release);
            desk.turn_begins(&live).await;
            // A change may have come in between the last look and the flag. The bots of another server are looked after by it.
            let waits = may && {
                let state = live.state.lock().await;
                state.bot_to_move().is_some() && !state.trouble
            };
            if waits {
                desk.drive(&live);
            }
        });
    }

    /// One answer of a bot; `false` if none is to move.
    async fn bot_answers(&self, live: &Live) -> bool {
        let (question, looked) = {
            let mut state = live.state.lock().await;
            let Some((seat, bot)) = state.bot_to_move().filter(|_| !state.trouble) else { return false };
            if !self.brain.knows(&bot) && self.hand_over(live, &mut state, seat, &bot).await {
                return true;
            }
            let Some(table) = state.table() else { return false };
            let question = Question { seat, bot, ply: table.ply(), moved: state.moved, payer: state.payer() };
            let looked = self.look(live, &state, table, &question);
            (question, looked)
        };
        let reply = tokio::select! {
            reply = self.think(live, &question, looked) => reply.unwrap_or_default(),
            () = overtaken(live, &question) => return true,
        };
        self.give(live, &question, reply).await
    }

    /// The bot looks at the position and hears what was answered since it looked last.
    fn look(&self, live: &Live, state: &State, table: &dyn Table, question: &Question) -> Looked {
        let seated = self.company.call(&live.id, question.seat, &question.bot);
        let looked = catch_unwind(AssertUnwindSafe(|| {
            let mut bot = seated.unwrap_or_else(|| self.sit(table, &state.seats, &question.bot));
            let answer = bot.look(table, question.seat);
            (bot, answer)
        }));
        looked.ok()
    }

    /// A bot comes to a table, with its part of the room.
    fn sit(&self, table: &dyn Table, seats: &[SeatRow], name: &str) -> Box<dyn SeatedBot> {
        let bots = seats.iter().filter(|seat| seat.bot.is_some()).count();
        let mut bot = self.brain.sit(table, name);
        bot.set_room(self.company.room_of_one(bots));
        bot
    }

    /// The bot's answer, after its thought; `None` if it panicked.
    async fn think(&self, live: &Live, question: &Question, looked: Looked) -> Option<Reply> {
        let (answer, bot) = match looked? {
            (bot, Some(answer)) => (answer, bot),
            (bot, None) => {
                let pool = self.programs.as_ref().filter(|_| bot.is_program()).unwrap_or(&self.pool);
                let thought = pool.think(question.payer.clone(), &live.id, bot).await?;
                self.metrics.thought(&thought.ended);
                thought.answer?
            }
        };
        let reply = Reply { answer: Some(answer), owed: bot.owed(), left: bot.has_left() };
        self.company.sit(&live.id, question.seat, &question.bot, bot);
        Some(reply)
    }

    /// Gives and keeps a bot's answer, and tries again while the store does not work. `false` if the table cannot go on.
    async fn give(&self, live: &Live, question: &Question, reply: Reply) -> bool {
        let mut wait = self.settings.retry;
        loop {
            let mut state = live.state.lock().await;
            if !question.stands(&state) {
                return true;
            }
            let Some(table) = state.table() else { return false };
            let action = reply.answer.clone().unwrap_or_else(|| self.stand_in(live, table, question));
            let (seat, ply) = (question.seat, question.ply);
            let store = self.store.as_ref();
            let words = Words::default();
            self.note_owed(live, &mut state, seat, &question.bot, reply.owed);
            let answers = Answers { seat, ply, actions: std::slice::from_ref(&action) };
            let given = live.play(store, &mut state, answers, &words, self).await;
            match given {
                Ok(more) => {
                    self.metrics.bot_moves.inc_by(1 + more as u64);
                    if state.is_over() {
                        self.over(&live.id);
                    } else if reply.left {
                        self.hand_over(live, &mut state, seat, &question.bot).await;
                    }
                    return true;
                }
                Err(Problem::NotNow(_)) => {}
                // Somebody else has changed the table, which has been read again, or moves its bots: the bot looks at it anew, if it is still this server's.
                Err(Problem::Stale) => {
                    live.driver.store(0, Ordering::Release);
                    return true;
                }
                Err(problem) => {
                    tracing::error!(table = live.id, %seat, action, %problem, "a bot's answer was not taken");
                    state.trouble = true;
                    live.tell();
                    return false;
                }
            }
            count(&self.metrics.retries);
            if !state.unkept {
                state.unkept = true;
                live.tell();
            }
            drop(state);
            tokio::time::sleep(wait).await;
            wait = (2 * wait).min(LONGEST_RETRY);
        }
    }

    /// A bot that failed is stood in for by the first legal answer.
    fn stand_in(&self, live: &Live, table: &dyn Table, question: &Question) -> String {
        count(&self.metrics.panics);
        let record = table.record_for(Viewer::Afterwards).to_string();
        let (bot, seat) = (&question.bot, question.seat);
        tracing::error!(table = live.id, bot, %seat, record, "a bot panicked");
        table.legal(seat).into_iter().next().unwrap_or_default()
    }
}

/// Bots that need no thought answer where they are asked, with the bot in its chair.
impl AtSight for Desk {
    fn answer(&self, live: &Live, table: &dyn Table, seats: &[SeatRow], seat: Seat) -> Option<String> {
        let name = seats[seat.index()].bot.as_deref().filter(|name| self.brain.knows(name))?;
        if let Some(answer) = self.company.ask(&live.id, seat, name, |bot| bot.at_sight(table, seat)) {
            return answer;
        }
        // It has not been here yet, or thinks just now. Whoever is a program is asked in its own time.
        if self.brain.programs().contains(&name) {
            return None;
        }
        let mut bot = self.sit(table, seats, name);
        let answer = bot.at_sight(table, seat);
        self.company.sit(&live.id, seat, name, bot);
        answer
    }
}

/// Waits until the question no longer stands: an answer was taken back, or the seat has another player.
async fn overtaken(live: &Live, question: &Question) {
    let mut changes = live.revision.subscribe();
    loop {
        if !question.stands(&*live.state.lock().await) || changes.changed().await.is_err() {
            return;
        }
    }
}
