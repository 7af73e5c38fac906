//! What programs send.

use serde::Deserialize;
use utoipa::{IntoResponses, ToSchema};

/// Why something cannot be read. The body is JSON: `problem` is a sentence.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "it describes, nobody makes one")]
pub enum NotRead {
    /// No such table
    #[response(status = 404)]
    NotFound,
    /// Too many requests, or too many streams at once
    #[response(status = 429)]
    TooMany,
    /// The server failed
    #[response(status = 500)]
    Failed,
    /// Nothing can be kept or read at the moment
    #[response(status = 503)]
    NotNow,
}

/// Why something is not done. Nothing has changed. The body is JSON: `problem` is a sentence.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "it describes, nobody makes one")]
pub enum NotDone {
    /// The body is no JSON, or a word in it cannot be read
    #[response(status = 400)]
    Bad,
    /// It is not the program's seat, the request came from another site, or the host has banned who asks
    #[response(status = 403)]
    Forbidden,
    /// No such table, game or seat
    #[response(status = 404)]
    NotFound,
    /// The body came too slowly
    #[response(status = 408)]
    Slow,
    /// The table has moved on, nothing has been dealt yet, or this program cannot play it on
    #[response(status = 409)]
    Conflict,
    /// The body is too long
    #[response(status = 413)]
    TooLong,
    /// The body is not `application/json`
    #[response(status = 415)]
    NotJson,
    /// Not legal now, or a value that cannot be, with the reason
    #[response(status = 422)]
    Refused,
    /// Too many requests
    #[response(status = 429)]
    TooMany,
    /// The server failed
    #[response(status = 500)]
    Failed,
    /// Nothing can be kept or read at the moment, or the server has a lot to do just now
    #[response(status = 503)]
    NotNow,
}

/// A table that a program wants.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Players and variants: `players=3`.
    #[serde(default)]
    pub setup: String,
    /// Who sits on A, B, …: `me`, `open`, a bot (a level may have a character of the game: `casual:as=shipper`), or `open:` and the bot that keeps the seat warm until somebody sits down.
    #[serde(default)]
    pub seats: Vec<String>,
    /// `live` or `turns`.
    #[serde(default)]
    pub pace: String,
    /// Minutes that each person has for a `live` game; 0 for no clock, at most 600.
    #[serde(default)]
    pub minutes: u32,
    /// Hours that a person has for each move of a table of `turns`; 0 for no clock, at most 720.
    #[serde(default)]
    pub hours: u32,
    /// What happens when a person's time is out: `move` (a bot makes this move; the default), `over` (a bot takes over until the seat is taken back), `host`
    /// (nothing until the host decides).
    #[serde(default)]
    pub when_out: String,
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
    /// The revision of the table that the program has seen. With it an answer to a position that was taken back is refused, even if as many answers have
    /// been given again.
    #[serde(default)]
    pub revision: Option<u32>,
    /// The answer in notation.
    pub action: String,
}
