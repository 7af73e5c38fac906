//! Who plays at the tables: the bots that seats can be given.

use ::bots::{Level, SeatedBot};
use kernel::{Chance, Lang, Seat, Table};

use crate::words;

/// Knows the bots.
pub trait Brain: Send + Sync + 'static {
    /// The bots that a seat can be given, from the weakest to the strongest: their names in the notation.
    fn levels(&self) -> Vec<&'static str>;

    /// The one for a quick game, and the one that stands in for a person.
    fn usual(&self) -> &'static str {
        self.levels()[0]
    }

    /// Those of them that are programs of the host's, of which nobody knows how strong they are.
    fn programs(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Why a program owed its last answer.
    fn fault(&self, _bot: &str) -> String {
        String::new()
    }

    /// Whether a bot that was seated once can still play here: a program may have lost its name.
    fn knows(&self, _bot: &str) -> bool {
        true
    }

    /// How a bot is called in a language.
    fn title(&self, bot: &str, lang: Lang) -> String;

    /// A bot for a seat of this table. It stays there from answer to answer.
    fn sit(&self, table: &dyn Table, bot: &str) -> Box<dyn SeatedBot>;
}

/// The bots of seven levels, from a beginner to a master, and the one that throws dice.
#[derive(Debug, Default)]
pub struct LevelBrain;

impl Brain for LevelBrain {
    fn levels(&self) -> Vec<&'static str> {
        Level::ALL.map(Level::name).into_iter().chain(RandomBrain.levels()).collect()
    }

    /// Good company, and quick.
    fn usual(&self) -> &'static str {
        Level::Casual.name()
    }

    fn title(&self, bot: &str, lang: Lang) -> String {
        match bot.parse::<Level>() {
            Ok(level) => level.title(lang).to_owned(),
            Err(_) if RandomBrain.levels().contains(&bot) => RandomBrain.title(bot, lang),
            // A program is called by its name in every language.
            Err(_) => bot.to_owned(),
        }
    }

    fn sit(&self, table: &dyn Table, bot: &str) -> Box<dyn SeatedBot> {
        let Ok(level) = bot.parse() else { return RandomBrain.sit(table, bot) };
        let spec = ::bots::level(table.meta().id, level);
        ::bots::seat(table, &spec, random_word()).unwrap_or_else(|error| {
            tracing::error!(%error, bot, "no bot sat down");
            RandomBrain.sit(table, bot)
        })
    }
}

/// Fresh bits; without any, the same ones will do for a bot.
pub(crate) fn random_word() -> u64 {
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

    fn sit(&self, _table: &dyn Table, _bot: &str) -> Box<dyn SeatedBot> {
        dice(random_word())
    }
}

/// A bot that throws dice; the same number throws the same dice.
#[must_use]
pub fn dice(word: u64) -> Box<dyn SeatedBot> {
    Box::new(Dice { chance: Chance::fast(word), answer: String::new() })
}

/// Throws dice over the legal answers. It needs to know nothing of a game, not even its type.
struct Dice {
    chance: Chance,
    answer: String,
}

impl SeatedBot for Dice {
    fn answer(&mut self, table: &dyn Table, seat: Seat) -> String {
        self.look(table, seat);
        self.decide()
    }

    /// There is nothing to think about: the first look answers.
    fn look(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        let chance = &mut self.chance;
        let picked = table.pick(seat, &mut |answers| Some(chance.below(answers.max(1) as u32) as usize));
        self.answer = picked.unwrap_or_default();
        Some(self.answer.clone())
    }

    fn at_sight(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        self.look(table, seat)
    }

    fn decide(&mut self) -> String {
        std::mem::take(&mut self.answer)
    }
}
