//! The threads that think (worker pool), a slice at a time.

use std::collections::HashMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use ::bots::SeatedBot;
use tokio::sync::oneshot;

use super::fair::{Ended, Fair, Payer, Rules, Ticket, Turn};

/// What came of a thought.
pub struct Thought {
    /// The answer, and the bot for the next time. `None` if it panicked: that closes nothing but this answer.
    pub answer: Option<(String, Box<dyn SeatedBot>)>,
    pub ended: Ended,
}

/// A bot that waits for its turn, and who waits for its answer.
struct Thinker {
    bot: Box<dyn SeatedBot>,
    wanted: oneshot::Sender<Thought>,
}

struct Queue {
    fair: Fair,
    /// Those who do not think right now.
    thinkers: HashMap<Ticket, Thinker>,
    closed: bool,
}

/// The time since some fixed moment.
type Time = Box<dyn Fn() -> Duration + Send + Sync>;

struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
    time: Time,
}

/// A bounded number of threads that think.
pub struct Pool {
    shared: Arc<Shared>,
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").field("waiting", &self.waiting()).finish_non_exhaustive()
    }
}

impl Pool {
    pub fn new(rules: &Rules) -> Pool {
        let start = Instant::now();
        Pool::with_time(rules, Box::new(move || start.elapsed()))
    }

    fn with_time(rules: &Rules, time: Time) -> Pool {
        let queue = Queue { fair: Fair::new(rules.clone()), thinkers: HashMap::new(), closed: false };
        let shared = Arc::new(Shared { queue: Mutex::new(queue), wake: Condvar::new(), time });
        for n in 0..rules.threads.max(1) {
            let shared = Arc::clone(&shared);
            let work = move || shared.work();
            if let Err(error) = thread::Builder::new().name(format!("bot-{n}")).spawn(work) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Pool { shared }
    }

    /// How many thoughts wait or are under way.
    pub fn waiting(&self) -> usize {
        self.shared.lock().fair.len()
    }

    /// Lets a bot think about what it has looked at. Who stops waiting stops the thought.
    pub async fn think(&self, payer: Payer, table: &str, bot: Box<dyn SeatedBot>) -> Option<Thought> {
        let (wanted, answer) = oneshot::channel();
        let ticket = {
            let mut queue = self.shared.lock();
            let ticket = queue.fair.ask((self.shared.time)(), payer, table, bot.time());
            queue.thinkers.insert(ticket, Thinker { bot, wanted });
            ticket
        };
        let _waiting = Waiting { shared: &self.shared, ticket };
        self.shared.wake.notify_one();
        answer.await.ok()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.wake.notify_all();
    }
}

/// Somebody who waits for a thought.
struct Waiting<'a> {
    shared: &'a Shared,
    ticket: Ticket,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let mut queue = self.shared.lock();
        // Who thinks right now is stopped after the slice.
        let dropped = queue.thinkers.remove(&self.ticket);
        if dropped.is_some() {
            queue.fair.remove(self.ticket);
        }
        drop(queue);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        // The queue is sound between its calls, whoever panicked.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a thread does all day.
    fn work(&self) {
        let mut queue = self.lock();
        while !queue.closed {
            let Some(turn) = queue.fair.next() else {
                queue = self.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let Some(thinker) = queue.thinkers.remove(&turn.ticket) else {
                queue.fair.remove(turn.ticket);
                continue;
            };
            drop(queue);
            // There may be more to do for another thread.
            self.wake.notify_one();
            queue = self.slice(turn, thinker);
        }
    }

    /// One turn of a bot.
    fn slice(&self, turn: Turn, thinker: Thinker) -> MutexGuard<'_, Queue> {
        let Thinker { mut bot, wanted } = thinker;
        let start = (self.time)();
        let thought = catch_unwind(AssertUnwindSafe(move || {
            let enough = bot.think(turn.span);
            let answer = (enough || turn.last).then(|| bot.decide());
            (bot, answer)
        }));
        let now = (self.time)();
        let (bot, answer) = match thought {
            Ok((bot, answer)) => (Some(bot), answer),
            Err(_) => (None, None),
        };
        let goes_on = bot.is_some() && answer.is_none() && !wanted.is_closed();
        let mut queue = self.lock();
        let ended = queue.fair.done(now, turn.ticket, now.saturating_sub(start), !goes_on);
        match (bot, ended) {
            (Some(bot), None) => {
                queue.thinkers.insert(turn.ticket, Thinker { bot, wanted });
            }
            (bot, Some(ended)) => {
                // Whoever gets it, or the tree that nobody wants any more, is dealt with outside the lock.
                drop(queue);
                let _ = wanted.send(Thought { answer: answer.zip(bot), ended });
                queue = self.lock();
            }
            (None, None) => {}
        }
        queue
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::sync::mpsc;

    use kernel::{Seat, Table};

    use super::*;

    /// A bot that notes its slices and moves the clock on instead of thinking.
    struct Counting {
        name: &'static str,
        clock: Arc<AtomicU64>,
        notes: mpsc::Sender<&'static str>,
        wanted: Duration,
        panics: bool,
    }

    impl SeatedBot for Counting {
        fn answer(&mut self, _table: &dyn Table, _seat: Seat) -> String {
            self.decide()
        }

        fn look(&mut self, _table: &dyn Table, _seat: Seat) -> Option<String> {
            None
        }

        fn time(&self) -> Duration {
            self.wanted
        }

        fn think(&mut self, time: Duration) -> bool {
            assert!(!self.panics, "this bot fails");
            self.clock.fetch_add(time.as_millis() as u64, Ordering::Relaxed);
            self.notes.send(self.name).expect("somebody reads");
            false
        }

        fn decide(&mut self) -> String {
            self.name.to_owned()
        }
    }

    struct Bench {
        pool: Arc<Pool>,
        clock: Arc<AtomicU64>,
        notes: mpsc::Receiver<&'static str>,
        note: mpsc::Sender<&'static str>,
    }

    impl Bench {
        fn new() -> Bench {
            let clock = Arc::new(AtomicU64::new(0));
            let time = Arc::clone(&clock);
            let time: Time = Box::new(move || Duration::from_millis(time.load(Ordering::Relaxed)));
            let (note, notes) = mpsc::channel();
            Bench { pool: Arc::new(Pool::with_time(&Rules::for_threads(1), time)), clock, notes, note }
        }

        fn bot(&self, name: &'static str, wanted: u64) -> Box<Counting> {
            let (clock, notes) = (Arc::clone(&self.clock), self.note.clone());
            Box::new(Counting { name, clock, notes, wanted: Duration::from_millis(wanted), panics: false })
        }
    }

    /// Holds the only thread until it is let go.
    struct Gate(mpsc::Receiver<()>, Box<Counting>);

    impl SeatedBot for Gate {
        fn answer(&mut self, table: &dyn Table, seat: Seat) -> String {
            self.1.answer(table, seat)
        }

        fn look(&mut self, _table: &dyn Table, _seat: Seat) -> Option<String> {
            None
        }

        fn think(&mut self, _time: Duration) -> bool {
            self.0.recv().is_ok()
        }

        fn decide(&mut self) -> String {
            self.1.decide()
        }
    }

    #[tokio::test]
    async fn a_visitor_s_bot_answers_between_the_slices_of_fifty_tables_of_another() {
        let bench = Bench::new();
        let (open, gate) = mpsc::channel();
        let person = |name: &str| Payer::Person(name.to_owned());
        let think = |payer: Payer, table: String, bot: Box<dyn SeatedBot>| {
            let pool = Arc::clone(&bench.pool);
            tokio::spawn(async move { pool.think(payer, &table, bot).await })
        };
        let held = think(Payer::Nobody, "gate".to_owned(), Box::new(Gate(gate, bench.bot("gate", 0))));
        let flood: Vec<_> =
            (0..50).map(|n| think(person("flood"), format!("flood {n}"), bench.bot("flood", 1000))).collect();
        let watched = think(person("watched"), "watched".to_owned(), bench.bot("watched", 1000));
        while bench.pool.waiting() < 52 {
            tokio::task::yield_now().await;
        }
        open.send(()).expect("it waits");
        held.await.expect("no panic").expect("a thought");
        let thought = watched.await.expect("no panic").expect("a thought");
        assert_eq!(thought.answer.map(|(answer, _)| answer), Some("watched".to_owned()));
        assert!(!thought.ended.shortened, "a second is still to be had");
        assert!(thought.ended.waited <= Duration::from_millis(1100), "{:?}", thought.ended);
        let notes: Vec<_> = bench.notes.try_iter().collect();
        let own: Vec<usize> =
            notes.iter().enumerate().filter(|(_, name)| **name == "watched").map(|(i, _)| i).collect();
        assert_eq!(own.len(), 50, "a second in slices of twenty milliseconds");
        assert!(own[49] <= 102, "{} slices of others", own[49] - 49);
        drop(flood);
    }

    #[tokio::test]
    async fn a_bot_that_panics_leaves_the_thread_to_others() {
        let bench = Bench::new();
        let mut failing = bench.bot("failing", 100);
        failing.panics = true;
        let thought = bench.pool.think(Payer::Nobody, "a", failing).await.expect("a thought");
        assert!(thought.answer.is_none());
        let thought = bench.pool.think(Payer::Nobody, "a", bench.bot("next", 100)).await.expect("a thought");
        assert!(thought.answer.is_some());
        assert_eq!(bench.pool.waiting(), 0);
    }

    #[tokio::test]
    async fn who_stops_waiting_leaves_the_queue() {
        let bench = Bench::new();
        let (open, gate) = mpsc::channel();
        let (pool, gate) = (Arc::clone(&bench.pool), Gate(gate, bench.bot("gate", 0)));
        let held = tokio::spawn(async move { pool.think(Payer::Nobody, "gate", Box::new(gate)).await });
        let (pool, bot) = (Arc::clone(&bench.pool), bench.bot("given up", 1000));
        let given_up = tokio::spawn(async move { pool.think(Payer::Nobody, "other", bot).await });
        while bench.pool.waiting() < 2 {
            tokio::task::yield_now().await;
        }
        given_up.abort();
        assert!(given_up.await.is_err());
        assert_eq!(bench.pool.waiting(), 1);
        open.send(()).expect("it waits");
        held.await.expect("no panic").expect("a thought");
        assert_eq!(bench.notes.try_iter().count(), 0, "nobody thought in vain");
    }
}
