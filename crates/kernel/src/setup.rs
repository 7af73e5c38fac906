//! How a game is set up: players and variants, as `name=value` pairs that a person can type.

use std::fmt::{self, Debug};

use serde_json::{Map, Value};

/// What may be chosen for one option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// A whole number between two bounds, both included.
    Number(u8, u8),
    /// `true` or `false`.
    Switch,
    /// One of a few words. The first is the default, and only another one is written: an option that came later leaves older set-ups as they were.
    Choice(&'static [&'static str]),
    /// This word, which is the default and is not written, or `chosen:` and names joined with `+`, which the game knows.
    Chosen(&'static str),
    /// Corrected component data in a file. The text of such an option is `standard` or the hash of the file.
    File,
}

impl Values {
    /// The words of which one is chosen, each with a text of its own; nothing for numbers, switches and files.
    #[must_use]
    pub fn words(self) -> Vec<&'static str> {
        match self {
            Values::Choice(words) => words.to_vec(),
            Values::Chosen(word) => vec![word, CHOSEN.trim_end_matches(':')],
            Values::Number(..) | Values::Switch | Values::File => Vec::new(),
        }
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::Number(low, high) => {
                let all: Vec<String> = (*low..=*high).map(|n| n.to_string()).collect();
                f.write_str(&all.join(", "))
            }
            Values::Switch => f.write_str("true, false"),
            Values::Choice(words) => f.write_str(&words.join(", ")),
            Values::Chosen(word) => write!(f, "{word}, or {CHOSEN} and names joined with +"),
            Values::File => f.write_str("standard, or the path of a file"),
        }
    }
}

/// One thing that can be chosen before a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupOption {
    /// Its name in the notation; the game's text `option-…` says what it means.
    pub name: &'static str,
    /// What it may be.
    pub values: Values,
}

/// Players and variants of a game. The option `players` always comes first.
pub trait Setup: Clone + Eq + Debug + Default + Send + Sync + 'static {
    /// Everything that can be chosen, in the order in which it is written.
    const OPTIONS: &'static [SetupOption];

    /// The value of the option with this name, as it is written.
    fn get(&self, name: &str) -> String;

    /// Chooses a value. The name is one of the options and the value is one that [`Values`] allows.
    fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError>;

    /// Takes corrected component data for an option of the sort [`Values::File`].
    fn attach(&mut self, name: &str, _content: &str) -> Result<(), SetupError> {
        Err(SetupError::Data { name: name.to_owned(), why: "this option does not take a file".to_owned() })
    }

    /// How many seats the table has.
    fn players(&self) -> usize;
}

/// A set-up that cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// A pair that is not `name=value`.
    #[error("\"{0}\" is not an option: write name=value, for example players=3")]
    NotAPair(String),
    /// A name that the game does not know.
    #[error("there is no option \"{name}\": this game has {known}")]
    Unknown {
        /// The name as it was read.
        name: String,
        /// What there is.
        known: String,
    },
    /// The same option twice.
    #[error("the option \"{0}\" stands twice")]
    Twice(String),
    /// A value that the option does not take.
    #[error("{name}={value}: {name} takes {takes}")]
    Value {
        /// The option.
        name: String,
        /// The value as it was read.
        value: String,
        /// What it takes.
        takes: Values,
    },
    /// Component data that cannot be used.
    #[error("{name}: {why}")]
    Data {
        /// The option.
        name: String,
        /// What is wrong with the data, with the row.
        why: String,
    },
}

/// A set-up as text: names and values as they were written, not yet checked, with the files that were given.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupText {
    pairs: Vec<(String, String)>,
    files: Vec<(String, String)>,
}

impl SetupText {
    /// Nothing chosen: every option has its default.
    #[must_use]
    pub fn new() -> SetupText {
        SetupText::default()
    }

    /// Reads pairs with commas or spaces between them.
    pub fn read(text: &str) -> Result<SetupText, SetupError> {
        let mut setup = SetupText::new();
        for pair in text.split([',', ' ', '\t']).filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').ok_or_else(|| SetupError::NotAPair(pair.to_owned()))?;
            setup = setup.with(name, value);
        }
        Ok(setup)
    }

    /// Reads the object of a conformance trace.
    pub fn from_json(object: &Map<String, Value>) -> SetupText {
        object.iter().fold(SetupText::new(), |setup, (name, value)| match value {
            Value::String(text) => setup.with(name, text),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
                setup.with(name, &value.to_string())
            }
        })
    }

    /// The same set-up with one more pair.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> SetupText {
        self.pairs.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The same set-up with the content of a file for an option.
    #[must_use]
    pub fn with_file(mut self, name: &str, content: String) -> SetupText {
        self.files.push((name.to_owned(), content));
        self
    }

    /// The same set-up with the files that came with another one.
    #[must_use]
    pub fn with_files_of(mut self, other: &SetupText) -> SetupText {
        self.files.extend(other.files.iter().cloned());
        self
    }

    /// The options for which a file was given, with its content.
    #[must_use]
    pub fn files(&self) -> &[(String, String)] {
        &self.files
    }

    /// The names and values in the order in which they were written.
    #[must_use]
    pub fn pairs(&self) -> &[(String, String)] {
        &self.pairs
    }

    /// The value written for an option.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        self.pairs.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    /// Takes the pair of an option out, for a caller that reads the file it names.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let at = self.pairs.iter().position(|(n, _)| n == name)?;
        Some(self.pairs.remove(at).1)
    }

    /// Checks every pair against the options of a game.
    pub fn check<S: Setup>(&self) -> Result<S, SetupError> {
        let mut setup = S::default();
        for (name, content) in &self.files {
            find::<S>(name)?;
            setup.attach(name, content)?;
        }
        for (i, (name, value)) in self.pairs.iter().enumerate() {
            let option = find::<S>(name)?;
            if self.pairs[..i].iter().any(|(earlier, _)| earlier == name) {
                return Err(SetupError::Twice(name.clone()));
            }
            let fits = match option.values {
                Values::Number(low, high) => {
                    value.parse::<u8>().is_ok_and(|n| (low..=high).contains(&n) && n.to_string() == *value)
                }
                Values::Switch => value == "true" || value == "false",
                Values::Choice(words) => words.contains(&value.as_str()),
                Values::Chosen(word) => value == word || value.starts_with(CHOSEN),
                Values::File => true,
            };
            if !fits {
                return Err(SetupError::Value {
                    name: name.clone(),
                    value: value.clone(),
                    takes: option.values,
                });
            }
            setup.set(name, value)?;
        }
        Ok(setup)
    }

    /// Every option of a set-up with its value, those apart that are written only when they differ from their default. Files stay with the
    /// set-up they came with.
    pub fn of<S: Setup>(setup: &S) -> SetupText {
        S::OPTIONS
            .iter()
            .filter_map(|option| {
                let value = setup.get(option.name);
                let quiet = match option.values {
                    Values::Number(..) | Values::Switch => false,
                    Values::Choice(words) => words.first().is_some_and(|first| *first == value),
                    Values::Chosen(word) => word == value,
                    Values::File => value == STANDARD,
                };
                (!quiet).then_some((option.name, value))
            })
            .fold(SetupText::new(), |text, (name, value)| text.with(name, &value))
    }
}

/// The value of a [`Values::File`] option whose data are the ones compiled in.
pub const STANDARD: &str = "standard";

/// What a [`Values::Chosen`] option begins with when it lists names.
pub const CHOSEN: &str = "chosen:";

fn find<S: Setup>(name: &str) -> Result<&'static SetupOption, SetupError> {
    S::OPTIONS.iter().find(|option| option.name == name).ok_or_else(|| {
        let known: Vec<&str> = S::OPTIONS.iter().map(|option| option.name).collect();
        SetupError::Unknown { name: name.to_owned(), known: known.join(", ") }
    })
}

impl fmt::Display for SetupText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (name, value)) in self.pairs.iter().enumerate() {
            write!(f, "{}{name}={value}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
