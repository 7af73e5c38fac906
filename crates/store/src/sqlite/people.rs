//! How games ended, for whom.

use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

use super::Sqlite;
use super::read::{PLAYER, player_row};
use crate::{Game, MailRow, People, PlayerRow, PushRow, ResultRow, StoreError, Tally, Waiting};

/// A result with the name under which it was played.
const RESULT: &str =
    "SELECT results.table_id, results.seat, results.game, results.player, seats.name, results.bot, results.resigned,
    results.place, results.won, results.even, points, results.practice, results.helped, ended, sources, listed";

/// Statements that name their index: without it they are refused, so that none ever becomes slow unseen.
pub const GAMES: &str =
    "SELECT game, helped, count(*), sum(won), sum(even), max(ended) FROM results INDEXED BY results_of_player
    WHERE player = ?1 AND practice = 0 GROUP BY game, helped";

/// What stands beside a result.
const BESIDE: &str = "JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
    JOIN tables ON tables.id = results.table_id";

/// A player's results, in one game or in all of them.
fn of_player(game: bool) -> &'static str {
    if game {
        "results INDEXED BY results_of_player WHERE results.player = ?1 AND results.game = ?2 AND ended >= ?3
         AND results.practice = 0 ORDER BY ended DESC, results.table_id DESC LIMIT ?4"
    } else {
        "results INDEXED BY results_lately WHERE results.player = ?1 AND ?2 IS NULL AND ended >= ?3
         AND results.practice = 0 ORDER BY ended DESC, results.table_id DESC LIMIT ?4"
    }
}

fn own(game: bool) -> String {
    let of_player = of_player(game);
    format!(
        "{RESULT} FROM (SELECT * FROM {of_player}) AS results {BESIDE} ORDER BY ended DESC, results.table_id DESC"
    )
}

fn rivals(game: bool) -> String {
    let of_player = of_player(game);
    format!(
        "{RESULT} FROM (SELECT table_id AS own, seat AS own_seat FROM {of_player})
         JOIN results ON results.table_id = own AND results.seat <> own_seat {BESIDE}"
    )
}

fn counted() -> String {
    format!(
        "{RESULT} FROM (SELECT * FROM results INDEXED BY results_in_game
            WHERE game = ?1 AND practice = 0 AND helped = 0 ORDER BY ended DESC, table_id DESC LIMIT ?2) AS results {BESIDE}"
    )
}

/// Every statement that looks for results, for who looks at their plans.
#[cfg(feature = "testing")]
pub fn statements() -> Vec<String> {
    vec![GAMES.to_owned(), own(true), own(false), rivals(true), rivals(false), counted()]
}

fn result_row(row: &Row<'_>) -> rusqlite::Result<ResultRow> {
    Ok(ResultRow {
        table: row.get(0)?,
        seat: row.get(1)?,
        game: row.get(2)?,
        player: row.get(3)?,
        name: row.get(4)?,
        bot: row.get(5)?,
        resigned: row.get(6)?,
        place: row.get(7)?,
        won: row.get(8)?,
        even: row.get(9)?,
        points: row.get(10)?,
        practice: row.get(11)?,
        helped: row.get(12)?,
        ended: row.get(13)?,
        sources: row.get(14)?,
        listed: row.get(15)?,
    })
}

fn results(connection: &Connection, sql: &str, values: &[&dyn ToSql]) -> Result<Vec<ResultRow>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(values, result_row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// A limit as the engine counts.
fn most(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

impl People for Sqlite {
    fn games_of(&self, player: &str) -> Result<Vec<Game>, StoreError> {
        let reader = self.readers.take()?;
        let mut statement = reader.prepare_cached(GAMES)?;
        let read = |row: &Row<'_>| {
            let tally = Tally { games: row.get(2)?, won: row.get(3)?, even: row.get(4)? };
            Ok((row.get(0)?, row.get(1)?, tally, row.get(5)?))
        };
        let rows = statement.query_map([player], read)?.collect::<Result<Vec<_>, _>>()?;
        Ok(crate::people::gathered(rows))
    }

    fn results_of(
        &self,
        player: &str,
        game: Option<&str>,
        since: i64,
        limit: usize,
    ) -> Result<Vec<ResultRow>, StoreError> {
        results(&*self.readers.take()?, &own(game.is_some()), params![player, game, since, most(limit)])
    }

    fn rivals_of(
        &self,
        player: &str,
        game: Option<&str>,
        since: i64,
        limit: usize,
    ) -> Result<Vec<ResultRow>, StoreError> {
        results(&*self.readers.take()?, &rivals(game.is_some()), params![player, game, since, most(limit)])
    }

    fn player_at(&self, page: &str) -> Result<Option<PlayerRow>, StoreError> {
        let reader = self.readers.take()?;
        let sql = format!("{PLAYER} WHERE page = ?1");
        Ok(reader.prepare_cached(&sql)?.query_row([page], player_row).optional()?)
    }

    fn results_in(&self, game: &str, limit: usize) -> Result<Vec<ResultRow>, StoreError> {
        results(&*self.readers.take()?, &counted(), params![game, most(limit)])
    }

    fn last_result_in(&self, game: &str) -> Result<Option<(i64, String)>, StoreError> {
        let reader = self.readers.take()?;
        let sql = "SELECT ended, table_id FROM results INDEXED BY results_in_game
                   WHERE game = ?1 AND practice = 0 AND helped = 0 ORDER BY ended DESC, table_id DESC LIMIT 1";
        let mut statement = reader.prepare_cached(sql)?;
        let mut rows = statement.query_map([game], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.next().transpose()?)
    }

    fn mail_of(&self, player: &str) -> Result<Option<MailRow>, StoreError> {
        self.mail("player", player)
    }

    fn mail_by(&self, token: &str) -> Result<Option<MailRow>, StoreError> {
        self.mail("token", token)
    }

    fn pushes_of(&self, player: &str) -> Result<Vec<PushRow>, StoreError> {
        self.pushes(player)
    }

    fn turn_of(&self, table: &str, player: &str) -> Result<Option<i64>, StoreError> {
        self.turn(table, player)
    }

    fn to_be_told(&self, limit: usize) -> Result<Vec<Waiting>, StoreError> {
        self.waiting(limit)
    }

    fn unsourced(&self, limit: usize) -> Result<Vec<String>, StoreError> {
        let reader = self.readers.take()?;
        let sql = "SELECT DISTINCT table_id FROM results INDEXED BY results_unsourced WHERE sources IS NULL
                   ORDER BY table_id LIMIT ?1";
        let mut statement = reader.prepare_cached(sql)?;
        let rows = statement.query_map([most(limit)], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
