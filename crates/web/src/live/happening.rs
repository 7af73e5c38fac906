//! What the table itself tells in the talk: who came, who left, who was replaced, whose time was out (system messages). It is kept as a word and a name,
//! and said in the language of whoever reads it.

use store::ChatRow;

/// Something that happened at a table and is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// Somebody sits down before the deal, or gets up again.
    SatDown,
    GotUp,
    /// Somebody takes over a seat that a bot kept warm.
    TookOver,
    /// Somebody lets a bot play.
    Left,
    /// Somebody has been gone from a live table for too long: a bot plays.
    Gone,
    Resigned,
    /// Somebody takes his seat back.
    Back,
    /// The host hands a seat to a bot, or takes the bot away again.
    Handed,
    Waits,
    /// Time is out: a bot makes the move, a bot takes over, the host decides.
    OutMove,
    OutOver,
    OutHost,
    Nudged,
    /// Somebody is away until a day, or back earlier.
    Away,
    Returned,
    /// Everybody pauses, somebody would like to, everybody goes on, somebody would like to.
    Paused,
    PauseWish,
    WentOn,
    GoOnWish,
    /// The host gives time to one, or to everybody.
    GaveTime,
    GaveAll,
    /// A bot takes a seat of a rematch that nobody took.
    Filled,
    Declined,
}

impl Happening {
    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Happening::SatDown => "sat-down",
            Happening::GotUp => "got-up",
            Happening::TookOver => "took-over",
            Happening::Left => "left",
            Happening::Gone => "gone",
            Happening::Resigned => "resigned",
            Happening::Back => "back",
            Happening::Handed => "handed",
            Happening::Waits => "waits",
            Happening::OutMove => "out-move",
            Happening::OutOver => "out-over",
            Happening::OutHost => "out-host",
            Happening::Nudged => "nudged",
            Happening::Away => "away",
            Happening::Returned => "returned",
            Happening::Paused => "paused",
            Happening::PauseWish => "pause-wish",
            Happening::WentOn => "went-on",
            Happening::GoOnWish => "go-on-wish",
            Happening::GaveTime => "gave-time",
            Happening::GaveAll => "gave-all",
            Happening::Filled => "filled",
            Happening::Declined => "declined",
        }
    }

    /// A line about somebody, with another name, a day or a number where it needs one.
    pub fn line(self, name: &str, text: &str, at: i64) -> ChatRow {
        let (name, text) = (name.to_owned(), text.to_owned());
        ChatRow { by: None, event: Some(self.word().to_owned()), name, text, at }
    }
}
