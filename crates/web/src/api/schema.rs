//! What programs send.

use serde::Deserialize;
use utoipa::ToSchema;

/// A table that a program wants.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Players and variants: `players=3`.
    #[serde(default)]
    pub setup: String,
    /// Who sits on A, B, …: `me`, `open`, or a bot.
    #[serde(default)]
    pub seats: Vec<String>,
    /// `live` or `turns`.
    #[serde(default)]
    pub pace: String,
    /// Whether it stands in the lobby.
    #[serde(default)]
    pub listed: bool,
}

/// A seat that a program wants.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// `A` to `E`.
    pub seat: String,
}

/// An answer.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// How many answers have been given before.
    pub ply: usize,
    /// The answer in notation.
    pub action: String,
}
