//! How games ended, for whom.

use deadpool_postgres::Object;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

use super::Postgres;
use super::read::{PLAYER, count, player_row, rows, small};
use crate::{Game, MailRow, People, PlayerRow, PushRow, ResultRow, StoreError, Tally, Waiting};

/// A result with the name under which it was played.
const RESULT: &str =
    "SELECT results.table_id, results.seat, results.game, results.player, seats.name, results.bot, results.resigned,
    results.place, results.won, results.even, points, results.practice, results.helped, ended, sources, listed";

/// What stands beside a result.
const BESIDE: &str = "JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
    JOIN tables ON tables.id = results.table_id";

/// A player's results, in one game or in all of them.
fn of_player(game: bool) -> &'static str {
    if game {
        "results WHERE player = $1 AND game = $2 AND ended >= $3 AND NOT practice ORDER BY ended DESC, table_id DESC LIMIT $4"
    } else {
        "results WHERE player = $1 AND $2::text IS NULL AND ended >= $3 AND NOT practice
         ORDER BY ended DESC, table_id DESC LIMIT $4"
    }
}

fn result_row(row: &Row) -> ResultRow {
    ResultRow {
        table: row.get(0),
        seat: small(row, 1),
        game: row.get(2),
        player: row.get(3),
        name: row.get(4),
        bot: row.get(5),
        resigned: row.get(6),
        place: small(row, 7),
        won: row.get(8),
        even: row.get(9),
        points: row.get(10),
        practice: row.get(11),
        helped: row.get(12),
        ended: row.get(13),
        sources: row.get(14),
        listed: row.get(15),
    }
}

async fn results(
    connection: &Object,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<ResultRow>, Error> {
    Ok(rows(connection, sql, values).await?.iter().map(result_row).collect())
}

/// A limit as the engine counts.
fn most(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

impl People for Postgres {
    fn games_of(&self, player: &str) -> Result<Vec<Game>, StoreError> {
        let sql = "SELECT game, helped, count(*), sum(won), sum(even), max(ended) FROM results
                   WHERE player = $1 AND NOT practice GROUP BY game, helped";
        let found = self.readers.read(async |connection| rows(connection, sql, &[&player]).await)?;
        let read = |row: &Row| {
            let tally = Tally { games: count(row, 2), won: row.get(3), even: row.get(4) };
            (row.get(0), row.get(1), tally, row.get(5))
        };
        Ok(crate::people::gathered(found.iter().map(read).collect()))
    }

    fn results_of(
        &self,
        player: &str,
        game: Option<&str>,
        since: i64,
        limit: usize,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let of_player = of_player(game.is_some());
        let sql = format!(
            "{RESULT} FROM (SELECT * FROM {of_player}) AS results {BESIDE} ORDER BY ended DESC, results.table_id DESC"
        );
        let limit = most(limit);
        self.readers
            .read(async |connection| results(connection, &sql, &[&player, &game, &since, &limit]).await)
    }

    fn rivals_of(
        &self,
        player: &str,
        game: Option<&str>,
        since: i64,
        limit: usize,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let of_player = of_player(game.is_some());
        let sql = format!(
            "{RESULT} FROM (SELECT table_id AS own, seat AS own_seat FROM {of_player}) AS played
             JOIN results ON results.table_id = own AND results.seat <> own_seat {BESIDE}"
        );
        let limit = most(limit);
        self.readers
            .read(async |connection| results(connection, &sql, &[&player, &game, &since, &limit]).await)
    }

    fn player_at(&self, page: &str) -> Result<Option<PlayerRow>, StoreError> {
        let sql = format!("{PLAYER} WHERE page = $1");
        let found = self.readers.read(async |connection| rows(connection, &sql, &[&page]).await)?;
        Ok(found.first().map(player_row))
    }

    fn results_in(&self, game: &str, limit: usize) -> Result<Vec<ResultRow>, StoreError> {
        let sql = format!(
            "{RESULT} FROM (SELECT * FROM results WHERE game = $1 AND NOT practice AND NOT helped
                ORDER BY ended DESC, table_id DESC LIMIT $2) AS results {BESIDE}"
        );
        let limit = most(limit);
        self.readers.read(async |connection| results(connection, &sql, &[&game, &limit]).await)
    }

    fn last_result_in(&self, game: &str) -> Result<Option<(i64, String)>, StoreError> {
        let sql = "SELECT ended, table_id FROM results WHERE game = $1 AND NOT practice AND NOT helped
                   ORDER BY ended DESC, table_id DESC LIMIT 1";
        let found = self.readers.read(async |connection| rows(connection, sql, &[&game]).await)?;
        Ok(found.first().map(|row| (row.get(0), row.get(1))))
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
        let sql = "SELECT DISTINCT table_id FROM results WHERE sources IS NULL ORDER BY table_id LIMIT $1";
        let limit = most(limit);
        let found = self.readers.read(async |connection| rows(connection, sql, &[&limit]).await)?;
        Ok(found.iter().map(|row| row.get(0)).collect())
    }
}
