//! Players, and the data files that an owner of the box can correct.

use kernel::{STANDARD, SetupError, SetupOption, Values};

use crate::board::Board;
use crate::deck::Deck;

/// How many play, with which deck and which boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// The project cards.
    pub deck: &'static Deck,
    /// The numbers of the boards.
    pub board: &'static Board,
}

impl Setup {
    /// A table with the deck and the boards that are compiled in.
    #[must_use]
    pub fn of(players: u8) -> Setup {
        Setup { players, deck: Deck::standard(), board: Board::standard() }
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::of(2)
    }
}

impl kernel::Setup for Setup {
    const OPTIONS: &'static [SetupOption] = &[
        SetupOption { name: "players", values: Values::Number(2, 4) },
        SetupOption { name: "deck", values: Values::File },
        SetupOption { name: "board", values: Values::File },
    ];

    fn get(&self, name: &str) -> String {
        match name {
            "deck" => self.deck.name().to_owned(),
            "board" => self.board.name().to_owned(),
            _ => self.players.to_string(),
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        match name {
            "deck" => same_file(name, value, self.deck.name(), self.deck.hash()),
            "board" => same_file(name, value, self.board.name(), self.board.hash()),
            _ => {
                self.players = value.parse().map_err(|_| SetupError::NotAPair(format!("{name}={value}")))?;
                Ok(())
            }
        }
    }

    fn attach(&mut self, name: &str, content: &str) -> Result<(), SetupError> {
        let wrong = |why: String| SetupError::Data { name: name.to_owned(), why };
        match name {
            "deck" => self.deck = Deck::read(content).map_err(wrong)?,
            "board" => self.board = Board::read(content).map_err(wrong)?,
            _ => return Err(wrong("this option does not take a file".to_owned())),
        }
        Ok(())
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }
}

/// §cards.3: a record names the data it was played with, and no other will do.
fn same_file(option: &str, wanted: &str, name: &str, hash: &str) -> Result<(), SetupError> {
    if wanted == name || wanted == hash {
        return Ok(());
    }
    let why = if wanted == STANDARD {
        format!("a file with the hash {hash} was given, but the standard {option} is wanted")
    } else if !wanted.starts_with("sha256:") {
        format!("\"{wanted}\" is neither {STANDARD} nor the hash of a file, sha256:…")
    } else if name == STANDARD {
        format!("{wanted} is wanted: give the {option} file with that hash; the standard one is {hash}")
    } else {
        format!("{wanted} is wanted, but the file that was given is {hash}")
    };
    Err(SetupError::Data { name: option.to_owned(), why })
}
