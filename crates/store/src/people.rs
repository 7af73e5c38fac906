//! What is kept about the people who play, besides their tables: how each game ended for whom.

use crate::{MailRow, PlayerRow, PushRow, StoreError, Tally, Waiting};

/// How a game that is over ended for one seat. Written with the end of the game, and read by index.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    pub table: String,
    pub seat: u8,
    pub game: String,
    /// Who sat there, with the name under which he played.
    pub player: Option<String>,
    pub name: Option<String>,
    /// The bot that answered at the end: alone, or in the player's stead.
    pub bot: Option<String>,
    pub resigned: bool,
    /// 1 for the best; equal ones share a place.
    pub place: u8,
    /// The part of the victory; nothing for who resigned.
    pub won: f64,
    /// What it would be if all were equally good.
    pub even: f64,
    pub points: i32,
    /// Whether more was taken back than people may among themselves, and whether somebody had help.
    pub practice: bool,
    pub helped: bool,
    /// Seconds since 1970.
    pub ended: i64,
    /// Whether the table stands in the lists; otherwise it is found by its link alone.
    pub listed: bool,
    /// Where the points come from, as the program that knows the game wrote it; `None` until it has.
    pub sources: Option<String>,
}

impl ResultRow {
    /// How many sat at the table.
    #[must_use]
    pub fn players(&self) -> u8 {
        if self.even > 0.0 { (1.0 / self.even).round() as u8 } else { 0 }
    }
}

/// Whose seats are those of people who have left for good: their games stay, without a name. Nobody is called so to the server.
pub const GONE: &str = "gone";
/// The name of their seats, in every language.
pub const NAMELESS: &str = "—";

/// How a player did in one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    pub game: String,
    /// Those without help, and those with it.
    pub own: Tally,
    pub helped: Tally,
    /// When the last one ended: seconds since 1970.
    pub last: i64,
}

/// What is known about the people who play. Every question is answered through an index.
pub trait People: Send + Sync {
    /// How a player did in each game that he has played, without practice.
    fn games_of(&self, player: &str) -> Result<Vec<Game>, StoreError>;

    /// A player's results since a moment, in one game or in all, without practice, the last one first, at most so many.
    fn results_of(
        &self,
        player: &str,
        game: Option<&str>,
        since: i64,
        limit: usize,
    ) -> Result<Vec<ResultRow>, StoreError>;

    /// The results of everybody else at the tables of [`People::results_of`].
    fn rivals_of(
        &self,
        player: &str,
        game: Option<&str>,
        since: i64,
        limit: usize,
    ) -> Result<Vec<ResultRow>, StoreError>;

    /// The player whose public page has this address.
    fn player_at(&self, page: &str) -> Result<Option<PlayerRow>, StoreError>;

    /// The last results of a game that count for ratings: without practice and without help, at most so many.
    fn results_in(&self, game: &str, limit: usize) -> Result<Vec<ResultRow>, StoreError>;

    /// When the last of them ended, and at which table: another answer means another result.
    fn last_result_in(&self, game: &str) -> Result<Option<(i64, String)>, StoreError>;

    /// A player's address for mail.
    fn mail_of(&self, player: &str) -> Result<Option<MailRow>, StoreError>;

    /// The address that a mail speaks of.
    fn mail_by(&self, token: &str) -> Result<Option<MailRow>, StoreError>;

    /// The browsers that a player is told in.
    fn pushes_of(&self, player: &str) -> Result<Vec<PushRow>, StoreError>;

    /// Whether a player is asked at a table; how many turns of his have begun there, if he is.
    fn turn_of(&self, table: &str, player: &str) -> Result<Option<i64>, StoreError>;

    /// Everybody who is asked somewhere and wants to be told of such things, at most so many.
    fn to_be_told(&self, limit: usize) -> Result<Vec<Waiting>, StoreError>;

    /// Tables whose results do not say yet where the points come from, at most so many.
    fn unsourced(&self, limit: usize) -> Result<Vec<String>, StoreError>;
}

/// A game, whether with help, how it went, and when the last one ended.
pub(crate) type Counted = (String, bool, Tally, i64);

/// Rows by game and help, as games: the one played last first.
pub(crate) fn gathered(rows: Vec<Counted>) -> Vec<Game> {
    let mut games: Vec<Game> = Vec::new();
    for (game, helped, tally, last) in rows {
        let at = games.iter().position(|known| known.game == game).unwrap_or_else(|| {
            games.push(Game { game, own: Tally::default(), helped: Tally::default(), last });
            games.len() - 1
        });
        let found = &mut games[at];
        found.last = found.last.max(last);
        if helped { found.helped = tally } else { found.own = tally }
    }
    games.sort_by(|one, other| other.last.cmp(&one.last).then_with(|| one.game.cmp(&other.game)));
    games
}
