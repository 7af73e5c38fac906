//! Players, and the sheets of data that an owner of the box has corrected.

use kernel::{Kind, SetupError, SetupOption, Values};

use crate::data::{Sheet, Tables};

/// How many play, and with which data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// What is printed on cards and boards.
    pub data: Tables,
}

impl Setup {
    /// A table of `players` with the data that are compiled in.
    #[must_use]
    pub fn of(players: u8) -> Setup {
        Setup { players, data: Tables::standard() }
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::of(3)
    }
}

const fn sheet(name: &'static str) -> SetupOption {
    SetupOption { name, values: Values::File }
}

impl kernel::Setup for Setup {
    const OPTIONS: &'static [SetupOption] = &[
        SetupOption { name: "players", values: Values::Number(2, 4) },
        sheet("plots"),
        sheet("permits"),
        sheet("objectives"),
        sheet("developments"),
        sheet("actions"),
        sheet("tracks"),
    ];

    fn get(&self, name: &str) -> String {
        match Sheet::named(name) {
            Some(sheet) => self.data.version(sheet),
            None => self.players.to_string(),
        }
    }

    /// §data.3: a game with corrected data goes on with those data only.
    fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let Some(sheet) = Sheet::named(name) else {
            self.players = value.parse().map_err(|_| SetupError::NotAPair(format!("{name}={value}")))?;
            return Ok(());
        };
        let found = self.data.version(sheet);
        if found == value {
            return Ok(());
        }
        let why = format!(
            "the game was set up with {value}, but the {name} here are {found}: give the same file with {name}=PATH"
        );
        Err(SetupError::Data { name: name.to_owned(), why })
    }

    /// §data.2: a sheet is checked before it is used.
    fn attach(&mut self, name: &str, content: &str) -> Result<(), SetupError> {
        let fault = |why: String| SetupError::Data { name: name.to_owned(), why };
        let sheet = Sheet::named(name).ok_or_else(|| fault("this option does not take a file".to_owned()))?;
        self.data = self.data.with(sheet, content).map_err(|e| fault(e.to_string()))?;
        Ok(())
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }
}
