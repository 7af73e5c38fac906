//! A bot's name in text (its descriptor): `random`, `greedy:noise=0.3`, `search:50ms:seed=7`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::judge::Opinion;
use crate::{Budget, Character, Level, Program};

/// The most threads on which a bot thinks.
const MOST_THREADS: usize = 64;

/// How a bot finds its answers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Style {
    /// Any legal answer.
    Random,
    /// The best answer at first sight.
    Greedy {
        /// How far its judgement may be off, in units of a clear lead.
        noise: f32,
    },
    /// Thinks ahead.
    Search(Budget),
    /// What a level means depends on the game.
    Level(Level),
    /// A program of its own. No text is read as one: [`Program::named`] makes it for who starts Cabildo.
    Program(&'static Program),
}

/// Which bot.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    /// How it finds its answers.
    pub style: Style,
    /// Which way it likes to win, if it has a favourite.
    pub character: Option<Character>,
    /// What its own luck follows from; if nothing is said, from the seed of the match and the seat.
    pub seed: Option<u64>,
    /// Whose opinion it goes by; if nothing is said, the one that plays best.
    pub judge: Option<Opinion>,
    /// On how many threads it thinks.
    pub threads: usize,
    /// Weights of its evaluation that differ from the ones that we ship.
    pub weights: Vec<(String, f32)>,
}

/// A text that names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{text}\" is not a bot: {why}")]
pub struct BadSpec {
    /// The text as it was read.
    pub text: String,
    /// What is wrong with it, and what would be right.
    pub why: String,
}

impl Spec {
    /// A bot of this style with nothing special.
    #[must_use]
    pub fn new(style: Style) -> Spec {
        Spec { style, character: None, seed: None, judge: None, threads: 1, weights: Vec::new() }
    }

    /// The same bot with another weight.
    #[must_use]
    pub fn with_weight(mut self, name: &str, value: f32) -> Spec {
        self.weights.retain(|(other, _)| other != name);
        self.weights.push((name.to_owned(), value));
        self
    }

    /// The same bot with a character.
    #[must_use]
    pub fn with_character(self, character: Character) -> Spec {
        Spec { character: Some(character), ..self }
    }

    /// Reads several with commas between them.
    pub fn list(text: &str) -> Result<Vec<Spec>, BadSpec> {
        text.split(',').map(|part| part.trim().parse()).collect()
    }
}

impl From<Style> for Spec {
    fn from(style: Style) -> Spec {
        Spec::new(style)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.style {
            Style::Random => f.write_str("random")?,
            Style::Greedy { noise: 0.0 } => f.write_str("greedy")?,
            Style::Greedy { noise } => write!(f, "greedy:noise={noise}")?,
            Style::Search(budget) => write!(f, "search:{budget}")?,
            Style::Level(level) => write!(f, "{level}")?,
            Style::Program(program) => f.write_str(&program.text())?,
        }
        if let Some(character) = self.character {
            write!(f, ":as={character}")?;
        }
        if let Some(seed) = self.seed {
            write!(f, ":seed={seed}")?;
        }
        if let Some(judge) = self.judge {
            write!(f, ":judge={judge}")?;
        }
        if self.threads != 1 {
            write!(f, ":threads={}", self.threads)?;
        }
        for (name, value) in &self.weights {
            write!(f, ":{name}={value}")?;
        }
        Ok(())
    }
}

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let bad = |why: String| BadSpec { text: text.to_owned(), why };
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let mut style = match name {
            "random" => Style::Random,
            "greedy" => Style::Greedy { noise: 0.0 },
            "search" => {
                let budget = parts.next().ok_or_else(|| {
                    bad("say how long it may think: search:50ms, search:1s, search:2000it".to_owned())
                })?;
                Style::Search(budget.parse().map_err(bad)?)
            }
            _ if name == "cmd" || name.starts_with("cmd@") => {
                return Err(bad("programs play only where who starts Cabildo names them".to_owned()));
            }
            _ => Style::Level(name.parse().map_err(|_| {
                bad(format!(
                    "bots are random, greedy, greedy:noise=0.3, search:50ms, search:1s, search:2000it, {}",
                    Level::names()
                ))
            })?),
        };
        let (mut character, mut seed, mut judge, mut threads) = (None, None, None, 1);
        let mut weights = Vec::<(String, f32)>::new();
        for part in parts {
            let Some((name, value)) = part.split_once('=') else {
                return Err(bad(format!(
                    "\"{part}\" is not an option: write name=value, for example seed=7"
                )));
            };
            let number = || {
                let number: Option<f32> = value.parse().ok().filter(|number: &f32| number.is_finite());
                number.ok_or_else(|| bad(format!("\"{value}\" is not a number")))
            };
            match (name, &mut style) {
                ("seed", _) => {
                    seed = Some(
                        value.parse().map_err(|_| bad(format!("seed={value}: a seed is a whole number")))?,
                    );
                }
                ("as", Style::Greedy { .. } | Style::Search(_) | Style::Level(_)) => {
                    character = Some(value.parse().map_err(bad)?);
                }
                ("noise", Style::Greedy { noise }) => {
                    *noise = number()?;
                    if !(0.0..=10.0).contains(noise) {
                        return Err(bad(format!("noise={value}: between 0 and 10")));
                    }
                }
                ("noise", _) => return Err(bad("only greedy takes noise".to_owned())),
                ("judge", Style::Greedy { .. } | Style::Search(_)) => {
                    judge = Some(value.parse().map_err(bad)?);
                }
                ("threads", Style::Search(_)) => {
                    let number = value.parse().ok().filter(|n| (1..=MOST_THREADS).contains(n));
                    let wrong = || bad(format!("threads={value}: between 1 and {MOST_THREADS}"));
                    threads = number.ok_or_else(wrong)?;
                }
                (_, Style::Random | Style::Level(_) | Style::Program(_)) => {
                    let known = if matches!(style, Style::Level(_)) { "seed and as" } else { "seed" };
                    return Err(bad(format!(
                        "{} has no option \"{name}\": only {known}",
                        text.split(':').next().unwrap_or_default()
                    )));
                }
                (_, Style::Greedy { .. } | Style::Search(_)) => {
                    if weights.iter().any(|(other, _)| other == name) {
                        return Err(bad(format!("the option \"{name}\" stands twice")));
                    }
                    weights.push((name.to_owned(), number()?));
                }
            }
        }
        Ok(Spec { style, character, seed, judge, threads, weights })
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) if time.subsec_nanos() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Iterations(n) => write!(f, "{n}it"),
        }
    }
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let wrong = || format!("\"{text}\" is not a budget: write 50ms, 1s or 2000it");
        let digits = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(wrong)?;
        let (number, unit) = text.split_at(digits);
        let number: u64 = number.parse().map_err(|_| wrong())?;
        match (number, unit) {
            (1..=3_600_000, "ms") => Ok(Budget::Time(Duration::from_millis(number))),
            (1..=3_600, "s") => Ok(Budget::Time(Duration::from_secs(number))),
            (1..=1_000_000_000, "it") => Ok(Budget::Iterations(number)),
            (_, "ms" | "s") => Err(format!("{text}: between 1ms and 3600s")),
            (_, "it") => Err(format!("{text}: between 1 and a milliard iterations")),
            (_, _) => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_written_and_read_back() {
        for text in [
            "random",
            "random:seed=5",
            "greedy",
            "greedy:noise=0.3",
            "greedy:noise=0.3:seed=9",
            "search:1s",
            "search:50ms",
            "search:2000it",
            "search:2000it:seed=18446744073709551615",
            "greedy:ruble=0.25",
            "greedy:judge=v1",
            "search:50ms:judge=hand:depth=8",
            "search:5s:seed=3:judge=v1:threads=2:depth=8",
            "beginner",
            "strong:seed=1",
            "strong:as=shipper",
            "casual:as=tycoon:seed=3",
            "greedy:noise=0.3:as=courtier",
            "search:20it:as=planter:judge=v1:liking=0.2",
        ] {
            let spec: Spec = text.parse().expect(text);
            assert_eq!(spec.to_string(), text);
        }
        assert_eq!("search:1000ms".parse::<Spec>().map(|s| s.to_string()), Ok("search:1s".to_owned()));
        assert_eq!(Spec::list("greedy, random").map(|list| list.len()), Ok(2));
    }

    #[test]
    fn a_text_that_names_no_bot_is_refused_with_what_would_be_one() {
        for (text, sentence) in [
            ("", "bots are random, greedy"),
            ("clever", "bots are random, greedy"),
            ("search", "say how long it may think"),
            ("search:fast", "write 50ms, 1s or 2000it"),
            ("search:0it", "between 1 and"),
            ("search:5m", "write 50ms"),
            ("search:9999s", "between 1ms and 3600s"),
            ("greedy:0.3", "\"0.3\" is not an option"),
            ("greedy:noise=much", "\"much\" is not a number"),
            ("greedy:noise=-1", "between 0 and 10"),
            ("greedy:a=1:a=2", "stands twice"),
            ("random:noise=1", "only greedy takes noise"),
            ("greedy:judge=me", "learned, hand or v1"),
            ("search:1s:threads=0", "between 1 and 64"),
            ("search:1s:threads=many", "between 1 and 64"),
            ("random:judge=v1", "random has no option \"judge\""),
            ("random:depth=1", "random has no option \"depth\""),
            ("random:seed=x", "a seed is a whole number"),
            ("random:as=shipper", "random has no option \"as\": only seed"),
            ("strong:noise=1", "only greedy takes noise"),
            ("strong:depth=1", "strong has no option \"depth\": only seed and as"),
            ("strong:as=pirate", "as=pirate: shipper, builder, trader"),
        ] {
            let error = text.parse::<Spec>().expect_err(text).to_string();
            assert!(error.contains(sentence), "{text}: {error}");
        }
    }
}
