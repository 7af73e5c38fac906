//! Who plays at the tables: the bots that seats can be given.

use ::bots::{Character, Level, SeatedBot, Spec, Style};
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

    /// The name of a bot that a seat of this game can be given, as it is kept; `None` if there is none of that name.
    fn given(&self, _game: &str, bot: &str) -> Option<String> {
        self.levels().contains(&bot).then(|| bot.to_owned())
    }

    /// The characters that a bot of a level can have in a game.
    fn characters(&self, _game: &str) -> Vec<Character> {
        Vec::new()
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

/// A level, and its character if it has one: `casual`, `casual:as=shipper`.
fn level_of(bot: &str) -> Option<Spec> {
    let spec: Spec = bot.parse().ok()?;
    let plain = Spec { character: spec.character, ..Spec::new(spec.style) };
    (matches!(spec.style, Style::Level(_)) && spec == plain && spec.to_string() == bot).then_some(spec)
}

/// Whether a name is one of the built-in bots', with a character or without.
pub(crate) fn is_built_in(bot: &str) -> bool {
    level_of(bot).is_some() || RandomBrain.levels().contains(&bot)
}

/// How good a bot is, whatever its character: ratings and statistics count it as that.
#[must_use]
pub fn strength(bot: &str) -> &str {
    bot.split_once(":as=").map_or(bot, |(level, _)| level)
}

/// A bot with a character; without one, and if the bot is no level, as it is.
#[must_use]
pub fn with_character(brain: &dyn Brain, game: &str, bot: String, character: Option<&str>) -> String {
    let wanted = character.filter(|name| !name.is_empty());
    wanted.and_then(|name| brain.given(game, &format!("{bot}:as={name}"))).unwrap_or(bot)
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

    fn given(&self, game: &str, bot: &str) -> Option<String> {
        let fits = match level_of(bot) {
            Some(spec) => spec.character.is_none_or(|character| self.characters(game).contains(&character)),
            None => RandomBrain.levels().contains(&bot),
        };
        fits.then(|| bot.to_owned())
    }

    fn characters(&self, game: &str) -> Vec<Character> {
        Character::of(game)
    }

    fn title(&self, bot: &str, lang: Lang) -> String {
        match level_of(bot).map(|spec| (spec.style, spec.character)) {
            Some((Style::Level(level), None)) => level.title(lang).to_owned(),
            Some((Style::Level(level), Some(character))) => {
                let values = [("character", character.title(lang)), ("level", level.title(lang))];
                words::text_with(lang, "bot-character", &values)
            }
            _ if RandomBrain.levels().contains(&bot) => RandomBrain.title(bot, lang),
            // A program is called by its name in every language.
            _ => bot.to_owned(),
        }
    }

    fn sit(&self, table: &dyn Table, bot: &str) -> Box<dyn SeatedBot> {
        let Some(spec) = level_of(bot) else { return RandomBrain.sit(table, bot) };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_given_a_level_with_a_character_of_its_game_and_nothing_else() {
        let brain = LevelBrain;
        for (game, bot) in [
            ("san-juan", "casual"),
            ("san-juan", "random"),
            ("san-juan", "master:as=planter"),
            ("puerto-rico", "beginner:as=shipper"),
        ] {
            assert_eq!(brain.given(game, bot).as_deref(), Some(bot));
            assert!(is_built_in(bot));
        }
        for bot in [
            "casual:as=shipper",
            "casual:as=pirate",
            "casual:seed=1",
            "casual:as=planter:seed=1",
            "random:as=planter",
            "search:3600s",
            "greedy:as=planter",
            "casual:as=",
            "",
        ] {
            assert_eq!(brain.given("san-juan", bot), None, "{bot}");
        }
        assert!(!is_built_in("search:3600s") && !is_built_in("casual:as=pirate"));
    }

    #[test]
    fn a_bot_with_a_character_is_called_by_it_and_counts_as_its_level() {
        assert_eq!(LevelBrain.title("casual:as=shipper", Lang::En), "Shipper (Casual)");
        assert_eq!(LevelBrain.title("casual:as=shipper", Lang::Fr), "Armateur (Amateur)");
        assert_eq!(
            (strength("casual:as=shipper"), strength("casual"), strength("my-bot")),
            ("casual", "casual", "my-bot")
        );
        for (character, level) in
            Character::all().into_iter().flat_map(|who| Level::ALL.map(|level| (who, level)))
        {
            let bot = format!("{level}:as={character}");
            for lang in Lang::ALL {
                assert!(
                    LevelBrain.title(&bot, lang).chars().count() <= 24,
                    "{bot} is as long as no name of a person"
                );
            }
        }
    }

    #[test]
    fn a_character_is_added_to_a_level_alone() {
        let with = |bot: &str, character| with_character(&LevelBrain, "san-juan", bot.to_owned(), character);
        assert_eq!(with("casual", Some("planter")), "casual:as=planter");
        for (bot, character) in
            [("casual", None), ("casual", Some("")), ("casual", Some("shipper")), ("random", Some("planter"))]
        {
            assert_eq!(with(bot, character), bot);
        }
    }
}
