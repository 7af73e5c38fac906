//! A bot at a table whose game is not known by type: for servers and commands that serve all games.

use kernel::{Game, Match, Seat, Seen, Table};

use crate::games::all_games;
use crate::{Bot, Clock, Evaluate, Greedy, Manner, Random, Search, Spec, Style, SystemClock, level};

/// Somebody who answers for a seat of one table.
pub trait SeatedBot: Send {
    /// Answers the question that the seat is asked now, in the notation.
    ///
    /// # Panics
    /// At a table of another game than the one it was seated at.
    fn answer(&mut self, table: &dyn Table, seat: Seat) -> String;

    /// How many iterations the last answer took, for a bot that searches.
    fn iterations(&self) -> u64;
}

/// Why a bot cannot sit down.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeatError {
    /// Nobody has taught the bots this game.
    #[error("there are no bots for the game \"{0}\"")]
    NoBots(&'static str),
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
    /// How many answers of the match the bot has been told, and the last of them.
    heard: usize,
    last: Option<(Seat, G::Action)>,
}

impl<G: Game> Seated<G> {
    /// Tells the bot what was answered since the last time, as far as its seat may know.
    fn catch_up(&mut self, game: &Match<G>, seat: Seat) {
        let plies = game.plies();
        let told = self.heard.checked_sub(1).and_then(|i| plies.get(i)).map(|ply| (ply.seat, ply.action));
        if self.heard > plies.len() || (self.heard > 0 && told != self.last) {
            self.bot.forget();
        } else {
            for ply in &plies[self.heard..] {
                if ply.seat == seat || G::veiled(ply.action).is_none() {
                    self.bot.hear(ply.seat, ply.action);
                } else {
                    self.bot.forget();
                }
            }
        }
        self.heard = plies.len();
        self.last = plies.last().map(|ply| (ply.seat, ply.action));
    }
}

impl<G: Game> SeatedBot for Seated<G> {
    fn answer(&mut self, table: &dyn Table, seat: Seat) -> String {
        let game: &Match<G> = table.as_any().downcast_ref().expect("a bot stays at tables of its game");
        self.catch_up(game, seat);
        self.bot.answer(&Seen::new(game.state(), seat)).to_string()
    }

    fn iterations(&self) -> u64 {
        self.bot.iterations()
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
    macro_rules! of_its_game {
        ($($Game:ty => $Evaluate:ty),+ $(,)?) => {
            $(if table.as_any().is::<Match<$Game>>() {
                return sit::<$Game, $Evaluate>(table, spec, seed, clock);
            })+
        };
    }
    all_games!(of_its_game);
    Err(SeatError::NoBots(table.meta().id))
}

fn sit<G: Game, E: Evaluate<G>>(
    table: &dyn Table,
    spec: &Spec,
    seed: u64,
    clock: Box<dyn Clock>,
) -> Result<Box<dyn SeatedBot>, SeatError> {
    let id = G::META.id;
    let style = match spec.style {
        Style::Level(wanted) => level(id, wanted).style,
        style @ (Style::Random | Style::Greedy { .. } | Style::Search(_)) => style,
    };
    let (mut evaluate, mut manner) = (E::default(), Manner::of::<G, E>());
    for (name, value) in &spec.weights {
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
    let bot: Box<dyn Bot<G>> = match style {
        Style::Random | Style::Level(_) => Box::new(Random::new(seed)),
        Style::Greedy { noise } => Box::new(Greedy::new(evaluate, noise, seed)),
        Style::Search(budget) => Box::new(Search::new(evaluate, budget, clock, seed).with_manner(manner)),
    };
    Ok(Box::new(Seated { bot, heard: table.ply(), last: None::<(Seat, G::Action)> }))
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
