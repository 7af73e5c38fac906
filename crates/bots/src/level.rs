//! Four levels (difficulties) with names for people. What a level means depends on the game; each beats the one below clearly.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use kernel::{Lang, Numbered, Present};

use crate::evaluate::NOISE;
use crate::games::{self, Judged, Visit};
use crate::{Budget, Evaluate, Spec, Style};

/// How well a bot plays, for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Makes mistakes that a newcomer would make, and still means something by every answer.
    Beginner,
    /// Takes what looks best, with a mistake here and there.
    Casual,
    /// Thinks ahead for a moment.
    Skilled,
    /// Thinks ahead for as long as people wait gladly.
    Strong,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Casual, Level::Skilled, Level::Strong];

    /// The word in a bot's text.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["beginner", "casual", "skilled", "strong"][self as usize]
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

/// How much noise the two levels that do not think ahead have in a game.
struct Noise;

impl Visit for Noise {
    type Output = [f32; 2];

    fn visit<G: Present + Numbered + Judged>(self) -> [f32; 2] {
        <G::Evaluation as Evaluate<G>>::NOISE
    }
}

/// What a level means in a game.
#[must_use]
pub fn level(game: &str, level: Level) -> Spec {
    let [beginner, casual] = games::visit(game, Noise).unwrap_or(NOISE);
    Spec::new(match level {
        Level::Beginner => Style::Greedy { noise: beginner },
        Level::Casual => Style::Greedy { noise: casual },
        Level::Skilled => Style::Search(Budget::Time(Duration::from_millis(50))),
        Level::Strong => Style::Search(Budget::Time(Duration::from_secs(1))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_name_in_both_languages_and_a_word_that_reads_back() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
            assert_ne!(level.title(Lang::En), level.title(Lang::Fr));
        }
        assert!("expert".parse::<Level>().is_err());
    }

    #[test]
    fn every_level_has_a_title_in_every_language() {
        let levels = Level::ALL.map(|level| level.name().to_owned()).into();
        let faults = words::check::faults(&crate::TEXTS, env!("CARGO_MANIFEST_DIR"), &[("level", levels)]);
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
