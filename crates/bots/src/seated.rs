//! A bot at a table whose game is not known by type: for servers and commands that serve all games.

use std::sync::Arc;
use std::time::Duration;

use kernel::{Game, Match, Seat, Seen, Table};

use crate::character::Taste;
use crate::games::{Judged, all_games};
use crate::judge::{BadNet, Learned, Opinion, frozen};
use crate::program;
use crate::{
    Bot, Character, Clock, Evaluate, Greedy, Manner, Random, Search, Spec, Style, SystemClock, level,
};

/// Somebody who answers for a seat of one table.
pub trait SeatedBot: Send {
    /// Answers the question that the seat is asked now, in the notation.
    ///
    /// # Panics
    /// At a table of another game than the one it was seated at.
    fn answer(&mut self, table: &dyn Table, seat: Seat) -> String;

    /// How many iterations the last answer took, for a bot that searches.
    fn iterations(&self) -> u64 {
        0
    }

    /// Takes the position and what was answered since the last time, and no more of the table, so that it can think in parts while the table goes
    /// on. The answer, if there is nothing to think about: then it is not asked to.
    ///
    /// # Panics
    /// At a table of another game than the one it was seated at.
    fn look(&mut self, table: &dyn Table, seat: Seat) -> Option<String>;

    /// The answer at first sight, before the bot has looked: that of one who never thinks, or the only one there is. Nothing has happened to it if there
    /// is none.
    fn at_sight(&mut self, _table: &dyn Table, _seat: Seat) -> Option<String> {
        None
    }

    /// How long it would think about what it has looked at; zero for a bot that answers at first sight.
    fn time(&self) -> Duration {
        Duration::ZERO
    }

    /// Thinks on for about so long. Whether it has thought enough.
    ///
    /// # Panics
    /// If it has looked at nothing.
    fn think(&mut self, _time: Duration) -> bool {
        true
    }

    /// Answers with what it has thought so far, in the notation.
    ///
    /// # Panics
    /// If it has looked at nothing.
    fn decide(&mut self) -> String;

    /// Whether it thinks in a program of its own, so that here it is only waited for.
    fn is_program(&self) -> bool {
        false
    }

    /// How many answers of this match were given for it, because it owed them: only programs do.
    fn owed(&self) -> u32 {
        0
    }

    /// Whether it owed so many that another bot answers for it until the end.
    fn has_left(&self) -> bool {
        false
    }

    /// How many bytes it holds of what it has thought.
    fn memory(&self) -> usize {
        0
    }

    /// Gives it so many bytes at most for what it thinks.
    fn set_room(&mut self, _bytes: usize) {}

    /// Drops what it has thought. It goes on with its next look.
    fn forget(&mut self) {}
}

/// Why a bot cannot sit down.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeatError {
    /// Nobody has taught the bots this game.
    #[error("there are no bots for the game \"{0}\"")]
    NoBots(&'static str),
    /// A program is asked for the answers of a match, not of a position.
    #[error("a program cannot be seated here")]
    NoProgram,
    /// The program brings no network for this game.
    #[error("{0} has no learned judgement yet: judge=hand, or one that `cabildo learn` makes")]
    Untrained(&'static str),
    /// A network that is tried is none, or one of another game.
    #[error("{0}: {1}")]
    NoNet(&'static str, BadNet),
    /// The character is one of another game.
    #[error("{game} has no character \"{name}\": {known}")]
    NoCharacter {
        /// The game.
        game: &'static str,
        /// The name as it was read.
        name: Character,
        /// Those that there are.
        known: String,
    },
    /// The evaluation has no such weight.
    #[error("the evaluation of {game} has no weight \"{name}\": {known}")]
    NoWeight {
        /// The game.
        game: &'static str,
        /// The name as it was read.
        name: String,
        /// What there is.
        known: String,
    },
}

struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// The answers of the match that the bot has been told, if it remembers any. All of them: only they show whether what it remembers still fits.
    heard: Vec<(Seat, G::Action)>,
    /// What it thinks about in parts, and whether it has begun to.
    question: Option<(Seat, G)>,
    begun: bool,
}

fn of_its_game<G: Game>(table: &dyn Table) -> &Match<G> {
    table.as_any().downcast_ref().expect("a bot stays at tables of its game")
}

/// The answers of a match, without their luck and what followed.
fn answers<G: Game>(game: &Match<G>) -> impl Iterator<Item = (Seat, G::Action)> + '_ {
    game.plies().iter().map(|ply| (ply.seat, ply.action))
}

impl<G: Game> Seated<G> {
    /// Tells the bot what was answered since the last time, as far as its seat may know.
    fn catch_up(&mut self, game: &Match<G>, seat: Seat) {
        if self.bot.memory().is_none() {
            return;
        }
        let told = self.heard.len();
        if game.plies().len() < told || !answers(game).take(told).eq(self.heard.iter().copied()) {
            self.bot.forget();
            self.heard.clear();
            self.heard.extend(answers(game));
            return;
        }
        for (from, action) in answers(game).skip(told) {
            if from == seat || G::veiled(action).is_none() {
                self.bot.hear(from, action);
            } else {
                self.bot.forget();
            }
            self.heard.push((from, action));
        }
    }
}

impl<G: Game> SeatedBot for Seated<G> {
    fn answer(&mut self, table: &dyn Table, seat: Seat) -> String {
        let game = of_its_game::<G>(table);
        self.catch_up(game, seat);
        self.bot.answer(&Seen::new(game.state(), seat)).to_string()
    }

    fn iterations(&self) -> u64 {
        self.bot.iterations()
    }

    fn look(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        let game = of_its_game::<G>(table);
        self.catch_up(game, seat);
        self.begun = false;
        if let [only] = kernel::legal(game.state(), seat).as_slice() {
            self.question = None;
            return Some(only.to_string());
        }
        self.question = Some((seat, game.state().clone()));
        None
    }

    fn at_sight(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        table.pick(seat, &mut |answers| (answers == 1).then_some(0))
    }

    fn time(&self) -> Duration {
        self.bot.time()
    }

    fn think(&mut self, time: Duration) -> bool {
        let (seat, position) = self.question.as_ref().expect("a bot looks before it thinks");
        let seen = Seen::new(position, *seat);
        if !self.begun {
            self.bot.begin(&seen);
            self.begun = true;
        }
        self.bot.think(&seen, time)
    }

    fn decide(&mut self) -> String {
        let (seat, position) = self.question.take().expect("a bot looks before it answers");
        self.bot.decide(&Seen::new(&position, seat)).to_string()
    }

    fn memory(&self) -> usize {
        self.bot.memory().unwrap_or_default()
    }

    fn set_room(&mut self, bytes: usize) {
        self.bot.set_room(bytes);
    }

    fn forget(&mut self) {
        self.bot.forget();
    }
}

/// A bot for a seat of this table. Its own luck follows from the seed, unless its text names one.
pub fn seat(table: &dyn Table, spec: &Spec, seed: u64) -> Result<Box<dyn SeatedBot>, SeatError> {
    seat_with_clock(table, spec, seed, Box::new(SystemClock::default()))
}

/// The same with a clock of the caller's.
pub fn seat_with_clock(
    table: &dyn Table,
    spec: &Spec,
    seed: u64,
    clock: Box<dyn Clock>,
) -> Result<Box<dyn SeatedBot>, SeatError> {
    if let Style::Program(program) = spec.style {
        return Ok(Box::new(program::Seated::new(program, spec.seed.unwrap_or(seed), None)));
    }
    macro_rules! of_its_game {
        ($($Game:ty => $Evaluate:ty),+ $(,)?) => {
            $(if table.as_any().is::<Match<$Game>>() {
                return sit::<$Game>(table, spec, seed, clock);
            })+
        };
    }
    all_games!(of_its_game);
    Err(SeatError::NoBots(table.meta().id))
}

fn sit<G: Judged>(
    table: &dyn Table,
    spec: &Spec,
    seed: u64,
    clock: Box<dyn Clock>,
) -> Result<Box<dyn SeatedBot>, SeatError> {
    let bot = make::<G>(spec, seed, clock)?;
    let heard = bot.memory().map(|_| answers(of_its_game::<G>(table)).collect()).unwrap_or_default();
    Ok(Box::new(Seated { bot, heard, question: None, begun: false }))
}

/// A bot for a game that is known by type. Its own luck follows from the seed, unless its text names one.
pub fn bot<G: Judged>(spec: &Spec, seed: u64, clock: Box<dyn Clock>) -> Result<Box<dyn Bot<G>>, SeatError> {
    make::<G>(spec, seed, clock)
}

fn make<G: Judged>(spec: &Spec, seed: u64, clock: Box<dyn Clock>) -> Result<Box<dyn Bot<G>>, SeatError> {
    match spec.judge.unwrap_or(G::OPINION) {
        Opinion::Learned => {
            let net = G::shipped().ok_or(SeatError::Untrained(G::META.id))?;
            make_with(Learned::<G>::new(net), spec, seed, clock)
        }
        Opinion::Hand => make_with(G::Evaluation::default(), spec, seed, clock),
        Opinion::V1 => make_with(frozen::<G>(), spec, seed, clock),
        Opinion::Trial(trial) => {
            let net = trial.net::<G>().map_err(|bad| SeatError::NoNet(G::META.id, bad))?;
            make_with(Learned::<G>::new(Arc::new(net)), spec, seed, clock)
        }
    }
}

fn make_with<G: Judged, E: Evaluate<G>>(
    mut evaluate: E,
    spec: &Spec,
    seed: u64,
    clock: Box<dyn Clock>,
) -> Result<Box<dyn Bot<G>>, SeatError> {
    let id = G::META.id;
    let (style, threads) = match spec.style {
        Style::Level(wanted) => {
            let meant = level(id, wanted);
            (meant.style, meant.threads)
        }
        style @ (Style::Random | Style::Greedy { .. } | Style::Search(_) | Style::Program(_)) => {
            (style, spec.threads)
        }
    };
    let mut manner = Manner::of::<G, E>();
    let mut taste = taste::<G>(spec)?;
    for (name, value) in &spec.weights {
        if let (LIKING, Some(taste)) = (name.as_str(), &mut taste) {
            taste.set_liking(*value);
            continue;
        }
        let searches = matches!(style, Style::Search(_));
        if !(evaluate.set_weight(name, *value) || (searches && manner.set(name, *value))) {
            let mut known = evaluate.weights();
            known.extend(manner.numbers().into_iter().filter(|_| searches));
            let known: Vec<&str> = known.into_iter().map(|(name, _)| name).collect();
            let known = if known.is_empty() { "it has none".to_owned() } else { known.join(", ") };
            return Err(SeatError::NoWeight { game: id, name: name.clone(), known });
        }
    }
    let seed = spec.seed.unwrap_or(seed);
    Ok(match style {
        // A program is asked about matches, with all their words: see `seat_with_clock`.
        Style::Program(_) => return Err(SeatError::NoProgram),
        Style::Random | Style::Level(_) => Box::new(Random::new(seed)),
        Style::Greedy { noise } => Box::new(Greedy::new(evaluate, noise, seed).with_taste(taste)),
        Style::Search(budget) => {
            let search = Search::new(evaluate, budget, clock, seed).with_manner(manner).with_taste(taste);
            Box::new(search.with_threads(threads))
        }
    })
}

/// How much a character likes its way, by name.
const LIKING: &str = "liking";

/// What the character that a bot's text names likes in this game.
fn taste<G: Judged>(spec: &Spec) -> Result<Option<Taste<G>>, SeatError> {
    let Some(name) = spec.character else { return Ok(None) };
    let known = || {
        let names: Vec<&str> = G::WAYS.iter().map(|way| way.name).collect();
        SeatError::NoCharacter { game: G::META.id, name, known: names.join(", ") }
    };
    Taste::of(name).map(Some).ok_or_else(known)
}

/// The weights of a game's evaluation, as we ship them.
#[must_use]
pub fn weights(game: &str) -> Vec<(&'static str, f32)> {
    macro_rules! of_its_game {
        ($($Game:ty => $Evaluate:ty),+ $(,)?) => {
            $(if game == <$Game>::META.id {
                return Evaluate::<$Game>::weights(&<$Evaluate>::default());
            })+
        };
    }
    all_games!(of_its_game);
    Vec::new()
}
