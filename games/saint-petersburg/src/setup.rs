//! Players, and the numbers that depend on them.

use kernel::{Seat, SetupError, SetupOption, Values};

/// How many play. There are no variants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 4 }
    }
}

impl kernel::Setup for Setup {
    const OPTIONS: &'static [SetupOption] = &[SetupOption { name: "players", values: Values::Number(2, 4) }];

    fn get(&self, _name: &str) -> String {
        self.players.to_string()
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        self.players = value.parse().map_err(|_| SetupError::NotAPair(format!("{name}={value}")))?;
        Ok(())
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }
}

/// §setup.1: the rubles with which everybody begins.
pub const RUBLES: u16 = 25;

/// §refill.1: the cards on the board after every refill.
pub const BOARD: usize = 8;

/// §setup.4: the workers dealt before the first round.
#[must_use]
pub fn first_workers(players: usize) -> usize {
    2 * players
}

/// §setup.3: who gets the first, second, third and fourth marker drawn.
#[must_use]
pub fn marker_owners(players: usize) -> [Seat; 4] {
    match players {
        2 => [Seat::A, Seat::A, Seat::B, Seat::B],
        3 => [Seat::A, Seat::A, Seat::B, Seat::C],
        _ => [Seat::A, Seat::B, Seat::C, Seat::D],
    }
}
