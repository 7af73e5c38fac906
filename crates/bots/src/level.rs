//! Seven levels (difficulties) with names for people. What a level means depends on the game; each is to beat the one below clearly, and none so
//! clearly that nobody would climb to it. `docs/bots.md` has the figures, and says which are missing.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use kernel::Lang;

use crate::{Budget, Spec, Style};

/// How well a bot plays, for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Makes mistakes that a newcomer would make, and still means something by every answer.
    Beginner,
    /// Knows what is good, and often misses it.
    Apprentice,
    /// Takes what looks best, with a mistake here and there.
    Casual,
    /// Looks an answer or two ahead.
    Regular,
    /// Thinks ahead for a moment.
    Skilled,
    /// Thinks ahead for as long as people wait gladly.
    Strong,
    /// Thinks ahead for as long as people wait at all.
    Master,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 7] = [
        Level::Beginner,
        Level::Apprentice,
        Level::Casual,
        Level::Regular,
        Level::Skilled,
        Level::Strong,
        Level::Master,
    ];

    /// The word in a bot's text.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["beginner", "apprentice", "casual", "regular", "skilled", "strong", "master"][self as usize]
    }

    /// The word for people.
    #[must_use]
    pub fn title(self, lang: Lang) -> &'static str {
        crate::TEXTS.named(lang, "level", self.name())
    }

    /// All words, for messages.
    #[must_use]
    pub fn names() -> String {
        Level::ALL.map(Level::name).join(", ")
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        let found = Level::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| format!("\"{text}\" is not a level: {}", Level::names()))
    }
}

/// What the levels that think for less than a moment mean in a game.
struct Steps {
    game: &'static str,
    /// The noise of the three that do not think ahead.
    noise: [f32; 3],
    /// The iterations of the first one that does.
    iterations: u64,
}

/// Found with `cabildo arena`, two players.
const STEPS: [Steps; 5] = [
    Steps { game: "puerto-rico", noise: [0.5, 0.22, 0.1], iterations: 14 },
    Steps { game: "saint-petersburg", noise: [0.6, 0.3, 0.15], iterations: 24 },
    Steps { game: "san-francisco", noise: [0.5, 0.25, 0.1], iterations: 80 },
    Steps { game: "san-francisco-1906", noise: [0.5, 0.2, 0.09], iterations: 10 },
    Steps { game: "san-juan", noise: [0.6, 0.3, 0.15], iterations: 16 },
];

/// For a game that nobody has measured yet.
const USUAL: Steps = Steps { game: "", noise: [0.6, 0.3, 0.15], iterations: 16 };

/// What a level means in a game.
#[must_use]
pub fn level(game: &str, level: Level) -> Spec {
    let steps = STEPS.iter().find(|steps| steps.game == game).unwrap_or(&USUAL);
    let [beginner, apprentice, casual] = steps.noise;
    let time = |time| Style::Search(Budget::Time(time));
    Spec::new(match level {
        Level::Beginner => Style::Greedy { noise: beginner },
        Level::Apprentice => Style::Greedy { noise: apprentice },
        Level::Casual => Style::Greedy { noise: casual },
        Level::Regular => Style::Search(Budget::Iterations(steps.iterations)),
        Level::Skilled => time(Duration::from_millis(50)),
        Level::Strong => time(Duration::from_secs(1)),
        Level::Master => time(Duration::from_secs(5)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Character;

    #[test]
    fn every_level_has_a_name_in_both_languages_and_a_word_that_reads_back() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            assert_ne!(level.title(Lang::En), level.title(Lang::Fr));
        }
        assert!("expert".parse::<Level>().is_err());
    }

    #[test]
    fn every_game_has_its_steps_and_noise_goes_down() {
        for game in catalog::GAMES {
            let steps = STEPS.iter().find(|steps| steps.game == game.meta().id);
            let steps = steps.expect("a game has its steps");
            assert!(steps.noise.is_sorted_by(|a, b| a > b), "{:?}", steps.noise);
        }
    }

    #[test]
    fn every_level_and_character_has_its_words_in_every_language() {
        let levels = Level::ALL.map(|level| level.name().to_owned()).into();
        let who: Vec<String> = Character::all().into_iter().map(|who| who.name().to_owned()).collect();
        let families = [("level", levels), ("character", who.clone()), ("about", who)];
        let faults = words::check::faults(&crate::TEXTS, env!("CARGO_MANIFEST_DIR"), &families);
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
