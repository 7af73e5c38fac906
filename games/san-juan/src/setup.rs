//! Players, variants, and the numbers that depend on them.

use kernel::{SetupError, SetupOption, Values};

/// How many play, and with what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// Whether the new buildings and the Cathedral are in the game.
    pub new_buildings: bool,
    /// Whether more cards are dealt, of which everybody keeps four.
    pub draft_hands: bool,
    /// §round.7: whether recruiter and adventurer ask before cards are drawn.
    pub decline: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 2, new_buildings: false, draft_hands: false, decline: false }
    }
}

impl kernel::Setup for Setup {
    const OPTIONS: &'static [SetupOption] = &[
        SetupOption { name: "players", values: Values::Number(2, 4) },
        SetupOption { name: "new-buildings", values: Values::Switch },
        SetupOption { name: "draft-hands", values: Values::Switch },
        SetupOption { name: "decline", values: Values::Choice(&["false", "true"]) },
    ];

    fn get(&self, name: &str) -> String {
        match name {
            "new-buildings" => self.new_buildings.to_string(),
            "draft-hands" => self.draft_hands.to_string(),
            "decline" => self.decline.to_string(),
            _ => self.players.to_string(),
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let bad = || SetupError::NotAPair(format!("{name}={value}"));
        match name {
            "new-buildings" => self.new_buildings = value.parse().map_err(|_| bad())?,
            "draft-hands" => self.draft_hands = value.parse().map_err(|_| bad())?,
            "decline" => self.decline = value.parse().map_err(|_| bad())?,
            _ => self.players = value.parse().map_err(|_| bad())?,
        }
        Ok(())
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }
}

/// §setup.3: the cards with which everybody begins.
pub const HAND: usize = 4;

/// §end.1: so many buildings end the game.
pub const CITY: u8 = 12;

/// §end.3: the last round.
pub const LAST_ROUND: u8 = 200;

/// §round.1, §round.3: roles taken in a round; with two players the governor takes two.
#[must_use]
pub const fn picks(players: u8) -> u8 {
    if players == 2 { 3 } else { players }
}
