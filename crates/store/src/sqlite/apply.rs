//! One change as statements.

use rusqlite::{Connection, ToSql, params};

use crate::{
    BanKind, BanRow, Change, Deal, FileRow, NewTable, PlyRow, Rank, SeatRow, SessionRow, StoreError, Why,
    login_of, places,
};

/// A connection that carries changes out.
struct Writer<'a>(&'a Connection);

pub fn apply(connection: &Connection, change: &Change) -> Result<(), StoreError> {
    let writer = Writer(connection);
    match change {
        Change::Player { id, name, at } => {
            writer.one("INSERT INTO players (id, name, created) VALUES (?1, ?2, ?3)", params![id, name, at])
        }
        Change::Name { player, name } => writer.rename(player, name),
        Change::Password { player, hash, keep } => writer.password(player, hash.as_deref(), keep.as_deref()),
        Change::Session(SessionRow { id, player, created, seen, agent }) => {
            let sql = "INSERT OR IGNORE INTO sessions (id, player, created, seen, agent) VALUES (?1, ?2, ?3, ?4, ?5)";
            writer.run(sql, params![id, player, created, seen, agent])?;
            Ok(())
        }
        Change::Seen { session, at } => {
            writer.one("UPDATE sessions SET seen = ?2 WHERE id = ?1", params![session, at])
        }
        Change::EndSession { session } => writer.one("DELETE FROM sessions WHERE id = ?1", params![session]),
        Change::EndOldCookie { player } => {
            writer.one("UPDATE players SET old_cookie = 0 WHERE id = ?1", params![player])
        }
        Change::EndSessions { player, keep } => writer.end_sessions(player, keep.as_deref()),
        Change::OldSessions { before } => {
            writer.run("DELETE FROM sessions WHERE seen < ?1", params![before])?;
            Ok(())
        }
        Change::Helped { table } => writer.one("UPDATE tables SET helped = 1 WHERE id = ?1", params![table]),
        Change::Analysis { table, content, at } => writer.one(
            "INSERT OR REPLACE INTO analyses (table_id, content, at) VALUES (?1, ?2, ?3)",
            params![table, content, at],
        ),
        Change::Table(table) => writer.begin(table),
        Change::Seat { table, revision, seat, occupant, deal, asked, at } => {
            writer.advance(table, *revision)?;
            writer.sit(table, *seat, occupant, *at)?;
            if let Some(deal) = deal {
                writer.deal(table, deal, *at)?;
            }
            writer.ask(table, asked, *at)?;
            writer.is_dealt_when_full(table)
        }
        Change::Plies { table, revision, first, rows, asked, at, result, driver: _ } => {
            writer.advance(table, *revision)?;
            writer.answers(table, *first, rows, *at, result.as_deref())?;
            match result {
                Some(result) => writer.end(table, *at, result),
                None => writer.ask(table, asked, *at),
            }
        }
        // A file has one server.
        Change::Drive { .. } | Change::Release { .. } => Ok(()),
        Change::Asked { table, asked } => writer.rank(table, asked),
        Change::Looked { table, player } => {
            let sql = "UPDATE seats SET rank = ?3 WHERE table_id = ?1 AND player = ?2 AND rank = ?4";
            writer.run(sql, params![table, player, Rank::Seen as u8, Rank::Unseen as u8])?;
            Ok(())
        }
        Change::Rewind { table, revision, plies, practice, asked, at } => {
            writer.advance(table, *revision)?;
            writer.first(
                "UPDATE tables SET plies = ?2, updated = ?3, moved = revision, practice = max(practice, ?4)
                 WHERE id = ?1 AND plies >= ?2 AND result IS NULL",
                params![table, plies, at, practice],
            )?;
            writer.run("DELETE FROM plies WHERE table_id = ?1 AND ply > ?2", params![table, plies])?;
            writer.ask(table, asked, *at)
        }
        Change::Chat { table, revision, name, text, at } => {
            writer.advance(table, *revision)?;
            writer.one(
                "INSERT INTO chat (table_id, name, text, at) VALUES (?1, ?2, ?3, ?4)",
                params![table, name, text, at],
            )
        }
        Change::Rematch { table, revision, next } => {
            writer.advance(table, *revision)?;
            writer.first(
                "UPDATE tables SET rematch = ?2 WHERE id = ?1 AND rematch IS NULL",
                params![table, next],
            )
        }
        Change::Close { table, why, at } => writer.close(table, *why, *at),
        Change::Ban(ban) => writer.ban(ban),
        Change::Unban { kind, value } => writer.unban(*kind, value),
        Change::Pulse { at } => writer.one(
            "INSERT INTO meta (name, value) VALUES ('pulse', ?1)
             ON CONFLICT DO UPDATE SET value = excluded.value",
            params![at],
        ),
    }
}

/// Seconds by which the list of a player's tables may be behind: a move then seldom has to write the rows of the seats too.
const BEHIND: i64 = 60;

impl Writer<'_> {
    fn run(&self, sql: &str, values: &[&dyn ToSql]) -> Result<usize, StoreError> {
        Ok(self.0.prepare_cached(sql)?.execute(values)?)
    }

    /// A statement that speaks of one row, which must be there.
    fn one(&self, sql: &str, values: &[&dyn ToSql]) -> Result<(), StoreError> {
        if self.run(sql, values)? == 1 { Ok(()) } else { Err(StoreError::Missing) }
    }

    /// A statement that finds its row only if nobody else was first.
    fn first(&self, sql: &str, values: &[&dyn ToSql]) -> Result<(), StoreError> {
        if self.run(sql, values)? == 1 { Ok(()) } else { Err(StoreError::Taken) }
    }

    /// Every change of a table passes here: it was made from this revision and the table is not closed, or it is refused.
    fn advance(&self, table: &str, revision: u32) -> Result<(), StoreError> {
        self.first(
            "UPDATE tables SET revision = revision + 1 WHERE id = ?1 AND revision = ?2 AND closed IS NULL",
            params![table, revision],
        )
    }

    fn rename(&self, player: &str, name: &str) -> Result<(), StoreError> {
        self.one(
            "UPDATE players SET name = ?2, login = iif(password IS NULL, NULL, ?3) WHERE id = ?1",
            params![player, name, login_of(name)],
        )?;
        let tables = "UPDATE tables SET revision = revision + 1
                      WHERE id IN (SELECT table_id FROM seats WHERE player = ?1 AND rank >= 2)";
        self.run(tables, params![player])?;
        // A finished game keeps the names under which it was played.
        self.run("UPDATE seats SET name = ?2 WHERE player = ?1 AND rank >= 2", params![player, name])?;
        Ok(())
    }

    fn password(&self, player: &str, hash: Option<&str>, keep: Option<&str>) -> Result<(), StoreError> {
        let sql = "SELECT name FROM players WHERE id = ?1";
        let name: String = self.0.prepare_cached(sql)?.query_row([player], |row| row.get(0))?;
        let login = hash.is_some().then(|| login_of(&name));
        self.one("UPDATE players SET password = ?2, login = ?3 WHERE id = ?1", params![player, hash, login])?;
        self.end_sessions(player, keep)
    }

    /// Ends the sessions of a player but one. A cookie of release 0.1 belongs to no session: it ends with them.
    fn end_sessions(&self, player: &str, keep: Option<&str>) -> Result<(), StoreError> {
        self.run("DELETE FROM sessions WHERE player = ?1 AND id IS NOT ?2", params![player, keep])?;
        self.run("UPDATE players SET old_cookie = 0 WHERE id = ?1", params![player])?;
        Ok(())
    }

    fn sit(&self, table: &str, seat: u8, occupant: &SeatRow, at: i64) -> Result<(), StoreError> {
        let SeatRow { player, name, bot, resigned, invited, warm } = occupant;
        self.one(
            "UPDATE seats SET player = ?3, name = ?4, bot = ?5, resigned = ?6, invited = ?7, warm = ?8, touched = ?9
             WHERE table_id = ?1 AND seat = ?2",
            params![table, seat, player, name, bot, resigned, invited, warm, at],
        )?;
        self.one("UPDATE tables SET updated = ?2 WHERE id = ?1", params![table, at])?;
        self.count_bots(table)
    }

    fn deal(&self, table: &str, deal: &Deal, at: i64) -> Result<(), StoreError> {
        let Deal { luck, versions } = deal;
        self.first(
            "UPDATE tables SET dealt = ?2, luck = ?3, rules = ?4, notation = ?5, moved = revision
             WHERE id = ?1 AND dealt IS NULL",
            params![table, at, luck, versions.rules, versions.notation],
        )
    }

    /// What keeps hands secret: a table is dealt when its last seat is taken, and from then on none is open. Whoever has seen a hand keeps his seat.
    fn is_dealt_when_full(&self, table: &str) -> Result<(), StoreError> {
        let sql = "SELECT dealt IS NOT NULL, EXISTS
            (SELECT 1 FROM seats WHERE table_id = tables.id AND player IS NULL AND bot IS NULL) FROM tables WHERE id = ?1";
        let (dealt, open): (bool, bool) =
            self.0.prepare_cached(sql)?.query_row([table], |row| Ok((row.get(0)?, row.get(1)?)))?;
        match (dealt, open) {
            (true, false) | (false, true) => Ok(()),
            (true, true) => {
                Err(StoreError::Engine("a seat of a table that is dealt cannot be open".to_owned()))
            }
            (false, false) => {
                Err(StoreError::Engine("who takes the last seat of a table brings its deal".to_owned()))
            }
        }
    }

    /// The count guards the order: an answer is kept only as the next one, and only while the game runs.
    fn answers(
        &self,
        table: &str,
        first: u32,
        rows: &[PlyRow],
        at: i64,
        result: Option<&str>,
    ) -> Result<(), StoreError> {
        let last = first + rows.len() as u32 - 1;
        self.first(
            "UPDATE tables SET plies = ?3, updated = ?4, result = ?5, moved = revision
             WHERE id = ?1 AND plies = ?2 - 1 AND result IS NULL AND dealt IS NOT NULL",
            params![table, first, last, at, result],
        )?;
        for (ply, row) in (first..).zip(rows) {
            self.one(
                "INSERT INTO plies (table_id, ply, seat, action, luck, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![table, ply, row.seat, row.action, row.luck, at],
            )?;
        }
        Ok(())
    }

    /// The seats of a table move up in the lists of their players, and those that are asked to the top.
    fn ask(&self, table: &str, asked: &[u8], at: i64) -> Result<(), StoreError> {
        let sql =
            "UPDATE seats SET touched = ?2 WHERE table_id = ?1 AND player IS NOT NULL AND touched <= ?2 - ?3";
        self.run(sql, params![table, at, BEHIND])?;
        self.rank(table, asked)
    }

    /// Seats that are asked no more, and those that are asked now. What stays as it was is not written.
    fn rank(&self, table: &str, asked: &[u8]) -> Result<(), StoreError> {
        // Seats as bits: few statements, whatever their number.
        let bits = asked.iter().fold(0_u32, |bits, seat| bits | 1 << seat);
        let sql = "UPDATE seats SET rank = iif((?2 >> seat) & 1, ?3, ?4)
                   WHERE table_id = ?1 AND player IS NOT NULL AND rank >= ?4
                   AND rank <> iif((?2 >> seat) & 1, ?3, ?4)";
        self.run(sql, params![table, bits, Rank::Asked as u8, Rank::Running as u8])?;
        Ok(())
    }

    /// Nobody is asked at a table any more; an open seat is kept for nobody.
    fn rest(&self, table: &str, at: i64) -> Result<(), StoreError> {
        let sql = "UPDATE seats SET rank = ?3, touched = ?2, invited = NULL WHERE table_id = ?1";
        self.run(sql, params![table, at, Rank::Unseen as u8])?;
        Ok(())
    }

    /// A game is over: what each seat has won stands beside it, unless it was practice.
    fn end(&self, table: &str, at: i64, result: &str) -> Result<(), StoreError> {
        self.rest(table, at)?;
        let places = places(result);
        let winners = places.iter().filter(|place| **place == 1).count().max(1) as f64;
        let even = 1.0 / places.len().max(1) as f64;
        for (seat, place) in places.iter().enumerate() {
            let won = if *place == 1 { 1.0 / winners } else { 0.0 };
            let sql = "UPDATE seats SET place = ?3, won = iif(resigned, 0.0, ?4), even = ?5
                       WHERE table_id = ?1 AND seat = ?2
                       AND (SELECT practice = 0 FROM tables WHERE id = ?1)";
            self.run(sql, params![table, seat as i64, place, won, even])?;
        }
        Ok(())
    }

    /// The table knows how many of its seats have a bot.
    fn count_bots(&self, table: &str) -> Result<(), StoreError> {
        let sql =
            "UPDATE tables SET bots = (SELECT count(*) FROM seats WHERE table_id = ?1 AND bot IS NOT NULL)
                   WHERE id = ?1";
        self.one(sql, params![table])
    }

    fn close(&self, table: &str, why: Why, at: i64) -> Result<(), StoreError> {
        self.first(
            "UPDATE tables SET closed = ?2, closed_why = ?3, updated = ?2, revision = revision + 1
             WHERE id = ?1 AND result IS NULL AND closed IS NULL AND (dealt IS NULL OR ?3 <> 'expired')",
            params![table, at, why.word()],
        )?;
        self.rest(table, at)
    }

    fn ban(&self, ban: &BanRow) -> Result<(), StoreError> {
        let BanRow { kind, value, at, reason } = ban;
        self.one(
            "INSERT INTO bans (kind, value, at, reason) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT DO UPDATE SET at = excluded.at, reason = excluded.reason",
            params![kind.word(), value, at, reason],
        )
    }

    fn unban(&self, kind: BanKind, value: &str) -> Result<(), StoreError> {
        self.one("DELETE FROM bans WHERE kind = ?1 AND value = ?2", params![kind.word(), value])
    }

    fn begin(&self, table: &NewTable) -> Result<(), StoreError> {
        let NewTable { id, game, setup, seed, deal, files, pace, listed, help, at, seats, asked } = table;
        self.one(
            "INSERT INTO tables (id, game, setup, seed, luck, pace, listed, help, created, updated)
             VALUES (?1, ?2, ?3, ?4, '', ?5, ?6, ?7, ?8, ?8)",
            params![id, game, setup, seed, pace.word(), listed, help, at],
        )?;
        for (i, SeatRow { player, name, bot, resigned, invited, warm }) in seats.iter().enumerate() {
            self.one(
                "INSERT INTO seats (table_id, seat, player, name, bot, resigned, invited, warm, touched)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
                params![id, i as i64, player, name, bot, resigned, invited, warm, at],
            )?;
        }
        self.count_bots(id)?;
        self.rank(id, asked)?;
        for FileRow { name, hash, content } in files {
            // Many tables are played with the same file.
            self.run("INSERT OR IGNORE INTO files (hash, content) VALUES (?1, ?2)", params![hash, content])?;
            self.one(
                "INSERT INTO table_files (table_id, name, hash) VALUES (?1, ?2, ?3)",
                params![id, name, hash],
            )?;
        }
        if let Some(deal) = deal {
            self.deal(id, deal, *at)?;
        }
        self.is_dealt_when_full(id)
    }
}
