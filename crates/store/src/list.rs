//! Lists of tables, page by page (keyset pagination): a page begins after the last row of the one before, so that a late page costs no more than
//! the first, and nothing is shown twice while tables come and go.

use std::fmt;
use std::str::FromStr;

use crate::TableRow;

/// Which tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List<'a> {
    /// Listed tables with an open seat, newest first.
    Waiting,
    /// Tables with an open seat, listed or not, the one touched last first.
    Gathering,
    /// Tables at which this player sits, by [`Rank`]; of one rank the one touched last first, to the minute.
    Of(&'a str),
    /// Tables that keep an open seat for this player, newest first.
    Inviting(&'a str),
    /// Listed tables that are over, the one that ended last first.
    Finished,
    /// Tables that still run or wait, the one touched last first.
    Running,
    /// Tables that run and have a bot on a seat, the one touched last first.
    WithBots,
    /// Tables that somebody has to look at some day, the latest day first.
    Due,
    /// All tables, newest first.
    All,
}

/// How near a table is to one of its players: what he can do something about comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// It is over, and he has seen how.
    Seen = 0,
    /// It is over, and he has not looked at it since.
    Unseen = 1,
    /// It waits for somebody else, or has not been dealt.
    Running = 2,
    /// It waits for his answer.
    Asked = 3,
}

/// A place in a list: where the next page begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The number of the [`Rank`] in the list of a player; the lists of all have but one.
    pub rank: u8,
    /// Seconds since 1970.
    pub at: i64,
    pub id: String,
}

impl Mark {
    /// The place before everything that is older than a moment.
    #[must_use]
    pub fn before(at: i64) -> Mark {
        Mark { rank: Rank::Asked as u8, at, id: String::new() }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.rank, self.at, self.id)
    }
}

/// A text that marks no place in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no place in a list: it looks like 1-1700000000-abc")]
pub struct BadMark;

impl FromStr for Mark {
    type Err = BadMark;

    fn from_str(text: &str) -> Result<Mark, BadMark> {
        let mut parts = text.splitn(3, '-');
        let rank = parts.next().and_then(|rank| rank.parse().ok()).ok_or(BadMark)?;
        let at = parts.next().and_then(|at| at.parse().ok()).ok_or(BadMark)?;
        let id = parts.next().ok_or(BadMark)?.to_owned();
        Ok(Mark { rank, at, id })
    }
}

/// Some tables of a list, and where it goes on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    pub tables: Vec<TableRow>,
    /// `None` if nothing follows.
    pub next: Option<Mark>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_read_as_it_was_written() {
        let mark = Mark { rank: 0, at: 1_700_000_000, id: "a-b".into() };
        assert_eq!(mark.to_string().parse(), Ok(mark));
        for bad in ["", "0", "x-5-a", "0-x-a", "0-5"] {
            assert_eq!(bad.parse::<Mark>(), Err(BadMark), "{bad}");
        }
    }
}
