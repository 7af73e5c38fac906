//! Bots that stop: a game that they bring somewhere waits there for the person whose seat one of them keeps, however fast they are.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use bots::{Character, SeatedBot};
use kernel::{Lang, Seat, Table};
use web::{Brain, LevelBrain};

/// The bots of the levels, up to a ply that a test names.
#[derive(Clone)]
pub struct Held(Arc<AtomicUsize>);

impl Held {
    pub fn new() -> Held {
        Held(Arc::new(AtomicUsize::new(usize::MAX)))
    }

    /// From so many answers on they think and think.
    pub fn at(&self, ply: usize) {
        self.0.store(ply, Ordering::SeqCst);
    }

    /// They answer again.
    pub fn free(&self) {
        self.at(usize::MAX);
    }
}

impl Brain for Held {
    fn levels(&self) -> Vec<&'static str> {
        LevelBrain.levels()
    }

    fn usual(&self) -> &'static str {
        LevelBrain.usual()
    }

    fn given(&self, game: &str, bot: &str) -> Option<String> {
        LevelBrain.given(game, bot)
    }

    fn characters(&self, game: &str) -> Vec<Character> {
        LevelBrain.characters(game)
    }

    fn title(&self, bot: &str, lang: Lang) -> String {
        LevelBrain.title(bot, lang)
    }

    fn sit(&self, table: &dyn Table, bot: &str) -> Box<dyn SeatedBot> {
        Box::new(Waiting { bot: LevelBrain.sit(table, bot), far: self.clone(), ply: 0, known: None })
    }
}

struct Waiting {
    bot: Box<dyn SeatedBot>,
    far: Held,
    /// Where it looked last.
    ply: usize,
    /// What it would answer there without a thought.
    known: Option<String>,
}

impl Waiting {
    fn waits(&self) -> bool {
        self.ply >= self.far.0.load(Ordering::SeqCst)
    }
}

impl SeatedBot for Waiting {
    fn answer(&mut self, table: &dyn Table, seat: Seat) -> String {
        self.bot.answer(table, seat)
    }

    fn look(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        self.ply = table.ply();
        self.known = self.bot.look(table, seat);
        if self.waits() { None } else { self.known.take() }
    }

    fn at_sight(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        self.ply = table.ply();
        if self.waits() { None } else { self.bot.at_sight(table, seat) }
    }

    fn time(&self) -> Duration {
        if self.waits() { Duration::from_secs(3600) } else { self.bot.time() }
    }

    fn think(&mut self, time: Duration) -> bool {
        if self.waits() {
            thread::sleep(Duration::from_millis(5));
            return false;
        }
        self.known.is_some() || self.bot.think(time)
    }

    fn decide(&mut self) -> String {
        self.known.take().unwrap_or_else(|| self.bot.decide())
    }

    fn memory(&self) -> usize {
        self.bot.memory()
    }

    fn set_room(&mut self, bytes: usize) {
        self.bot.set_room(bytes);
    }

    fn forget(&mut self) {
        self.bot.forget();
    }
}
