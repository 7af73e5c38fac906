//! Bots think here: on a few threads of their own, never on those that serve pages.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use ::bots::Level;
use kernel::{Chance, Lang, Seat, Table};
use tokio::sync::oneshot;

use crate::words;

/// Something that finds an answer for a seat.
pub trait Brain: Send + Sync + 'static {
    /// The bots that a seat can be given: their names in the notation, the first one for a quick game.
    fn levels(&self) -> Vec<&'static str>;

    /// How a bot is called in a language.
    fn title(&self, bot: &str, lang: Lang) -> String;

    /// An answer in notation for a seat that is asked.
    fn answer(&self, table: &dyn Table, seat: Seat, bot: &str) -> String;
}

/// The bots of four levels, from a beginner to a strong player, and the one that throws dice.
#[derive(Debug, Default)]
pub struct LevelBrain;

impl Brain for LevelBrain {
    fn levels(&self) -> Vec<&'static str> {
        // The one for a quick game comes first: good company, and quick.
        let levels = [Level::Casual, Level::Beginner, Level::Skilled, Level::Strong].map(Level::name);
        levels.into_iter().chain(RandomBrain.levels()).collect()
    }

    fn title(&self, bot: &str, lang: Lang) -> String {
        match bot.parse::<Level>() {
            Ok(level) => level.title(lang).to_owned(),
            Err(_) => RandomBrain.title(bot, lang),
        }
    }

    fn answer(&self, table: &dyn Table, seat: Seat, bot: &str) -> String {
        let Ok(level) = bot.parse() else { return RandomBrain.answer(table, seat, bot) };
        let spec = ::bots::level(table.meta().id, level);
        match ::bots::seat(table, &spec, random_word()) {
            Ok(mut seated) => seated.answer(table, seat),
            Err(error) => {
                tracing::error!(%error, bot, "no bot sat down");
                RandomBrain.answer(table, seat, bot)
            }
        }
    }
}

/// Fresh bits; without any, the same ones will do for a bot.
fn random_word() -> u64 {
    let mut word = [0; 8];
    let _ = getrandom::fill(&mut word);
    u64::from_le_bytes(word)
}

/// Any legal answer will do.
#[derive(Debug, Default)]
pub struct RandomBrain;

impl Brain for RandomBrain {
    fn levels(&self) -> Vec<&'static str> {
        vec!["random"]
    }

    fn title(&self, _bot: &str, lang: Lang) -> String {
        words::text(lang, "bot-random")
    }

    fn answer(&self, table: &dyn Table, seat: Seat, _bot: &str) -> String {
        let mut actions = table.legal(seat);
        let pick = Chance::fast(random_word()).below(actions.len().max(1) as u32) as usize;
        if pick < actions.len() { actions.swap_remove(pick) } else { String::new() }
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// A bounded number of threads that think.
#[derive(Debug)]
pub struct Pool {
    jobs: mpsc::Sender<Job>,
}

impl Pool {
    pub fn new(threads: usize) -> Pool {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for n in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            let work = move || {
                loop {
                    let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    job();
                }
            };
            if let Err(error) = thread::Builder::new().name(format!("bot-{n}")).spawn(work) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Pool { jobs }
    }

    /// Lets a bot think. `None` if it panicked: that closes nothing but this answer.
    pub async fn think(
        &self,
        brain: Arc<dyn Brain>,
        table: Box<dyn Table>,
        seat: Seat,
        bot: String,
    ) -> Option<String> {
        let (answer, wait) = oneshot::channel();
        let job = Box::new(move || {
            let thought = catch_unwind(AssertUnwindSafe(|| brain.answer(table.as_ref(), seat, &bot)));
            if thought.is_err() {
                let record = table.record_for(kernel::Viewer::Afterwards).to_string();
                tracing::error!(bot, %seat, record, "a bot panicked");
            }
            let _ = answer.send(thought.ok());
        });
        self.jobs.send(job).ok()?;
        wait.await.ok().flatten()
    }
}
