//! Players and the one variant of the toy game.

use crate::{SetupError, SetupOption, Values};

/// How many play, and how long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 or 3.
    pub players: u8,
    /// Two pebbles of each colour instead of three.
    pub short: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, short: false }
    }
}

impl crate::Setup for Setup {
    const OPTIONS: &'static [SetupOption] = &[
        SetupOption { name: "players", values: Values::Number(2, 3) },
        SetupOption { name: "short", values: Values::Switch },
    ];

    fn get(&self, name: &str) -> String {
        if name == "short" { self.short.to_string() } else { self.players.to_string() }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let wrong = || SetupError::NotAPair(format!("{name}={value}"));
        match name {
            "short" => self.short = value.parse().map_err(|_| wrong())?,
            _ => self.players = value.parse().map_err(|_| wrong())?,
        }
        Ok(())
    }

    fn players(&self) -> usize {
        self.players.into()
    }
}
