//! What is kept of clocks: what is left, and until when (deadline). Reckoning is done above; here is what stands in a row.

/// What happens when somebody's time is out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Out {
    /// A bot makes this move, and the person goes on.
    #[default]
    Move,
    /// A bot takes over until the person takes the seat back.
    Over,
    /// Nothing, until the host decides.
    Host,
}

impl Out {
    /// All of them, the mildest first.
    pub const ALL: [Out; 3] = [Out::Move, Out::Over, Out::Host];

    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Out::Move => "move",
            Out::Over => "over",
            Out::Host => "host",
        }
    }

    /// What a word means, if it means anything.
    #[must_use]
    pub fn of(word: &str) -> Option<Out> {
        Out::ALL.into_iter().find(|out| out.word() == word)
    }
}

/// How much time people have, as it was chosen when the table was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Timing {
    /// Seconds: for the whole game if the table is live, for each move if it goes over days. Nought if nobody is hurried.
    pub seconds: u32,
    pub out: Out,
}

/// The time of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatTime {
    /// Seconds that are left while the clock stands; nothing if none was used yet.
    pub remaining: Option<i64>,
    /// When time is out, while the clock runs: seconds since 1970.
    pub due: Option<i64>,
    /// Whether it was said that this time is nearly out.
    pub warned: bool,
    /// The person is away until then, and has said so.
    pub away: Option<i64>,
    /// The person has left a live table: then a bot plays.
    pub grace: Option<i64>,
}

/// Tables at which somebody is in a hurry come first in his list, the least time first: they are sorted as if they were touched so much later than any
/// other.
pub(crate) const HURRY: i64 = 1 << 40;

#[cfg(test)]
mod tests {
    use super::Out;

    #[test]
    fn every_word_is_understood() {
        for out in Out::ALL {
            assert_eq!(Out::of(out.word()), Some(out));
        }
        assert_eq!(Out::of("lose"), None);
    }
}
