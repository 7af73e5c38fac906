//! One change as statements.

use rusqlite::{Connection, ToSql, params};

use super::telling;
use crate::clock::HURRY;
use crate::{
    After, BanKind, BanRow, Change, ChatRow, Deal, FileRow, ForkRow, GONE, NAMELESS, NewTable, Pause, PlyRow,
    Rank, SeatRow, SeatTime, SessionRow, StoreError, Why, login_of, places, points,
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
        Change::Page { player, page } => {
            writer.one("UPDATE players SET page = ?2 WHERE id = ?1", params![player, page])
        }
        Change::NearlyOut { player, wanted } => {
            writer.one("UPDATE players SET nearly_out = ?2 WHERE id = ?1", params![player, wanted])
        }
        Change::Away { player, until } => {
            writer.one("UPDATE players SET away = ?2 WHERE id = ?1", params![player, until])
        }
        Change::Forget { player, bot, at } => writer.forget(player, bot, *at),
        Change::Mail { .. }
        | Change::MailConfirmed { .. }
        | Change::MailOften { .. }
        | Change::MailOff { .. }
        | Change::Push(_)
        | Change::PushOff { .. }
        | Change::Tell { .. } => telling::apply(connection, change),
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
        Change::Sources { table, sources } => {
            for (seat, sources) in sources.iter().enumerate() {
                let sql = "UPDATE results SET sources = ?3 WHERE table_id = ?1 AND seat = ?2";
                writer.run(sql, params![table, seat as i64, sources])?;
            }
            Ok(())
        }
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
        Change::Chat { table, revision, by, name, text, at } => {
            writer.advance(table, *revision)?;
            let (by, name, text) = (by.clone(), name.clone(), text.clone());
            writer.say(table, &ChatRow { by, event: None, name, text, at: *at })
        }
        Change::With { change, after } => {
            apply(connection, change)?;
            writer.after(change.table().unwrap_or_default(), after)
        }
        Change::Times { table, revision, after } => {
            writer.advance(table, *revision)?;
            writer.after(table, after)
        }
        Change::Present { table, seat, seen } => writer.seen(table, *seat, *seen),
        Change::Due { table, revision, due } => writer.first(
            "UPDATE tables SET due = ?3 WHERE id = ?1 AND revision = ?2",
            params![table, revision, due],
        ),
        Change::Stir { table } => {
            writer.first("UPDATE tables SET revision = revision + 1 WHERE id = ?1", params![table])
        }
        Change::Rematch { table, revision, next } => {
            writer.advance(table, *revision)?;
            writer.first(
                "UPDATE tables SET rematch = ?2 WHERE id = ?1 AND (rematch IS NULL
                    OR EXISTS (SELECT 1 FROM tables AS next WHERE next.id = tables.rematch AND next.closed IS NOT NULL))",
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

/// Answers after which the game goes on, which come thousandfold: the row of the table is found only if everything is as it was when they were given, and
/// nothing is written if it is not. So no point to go back to is needed (savepoint). Whether it was; `None` for any other change.
pub fn quick(connection: &Connection, change: &Change) -> Option<Result<bool, StoreError>> {
    let Change::Plies { table, revision, first, rows, asked, at, result: None, driver: _ } = change else {
        return None;
    };
    Some(Writer(connection).go_on(table, *revision, *first, rows, asked, *at))
}

/// Seconds by which the list of a player's tables may be behind: a move then seldom has to write the rows of the seats too.
const BEHIND: i64 = 60;

/// Seats as bits: few statements, whatever their number.
fn bits(seats: &[u8]) -> u32 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat)
}

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

    fn go_on(
        &self,
        table: &str,
        revision: u32,
        first: u32,
        rows: &[PlyRow],
        asked: &[u8],
        at: i64,
    ) -> Result<bool, StoreError> {
        let last = first + rows.len() as u32 - 1;
        let found = self.run(
            "UPDATE tables SET revision = revision + 1, moved = revision + 1, plies = ?4, updated = ?5
             WHERE id = ?1 AND revision = ?2 AND closed IS NULL
             AND plies = ?3 - 1 AND result IS NULL AND dealt IS NOT NULL",
            params![table, revision, first, last, at],
        )?;
        if found != 1 {
            return Ok(false);
        }
        self.put(table, first, rows, at)?;
        let (bits, running) = (bits(asked), Rank::Running as u8);
        let sql = "UPDATE seats SET touched = iif(touched <= ?3 - ?4, ?3, touched),
                       rank = iif(rank >= ?5, ?5 + ((?2 >> seat) & 1), rank),
                       turns = turns + iif(rank = ?5, (?2 >> seat) & 1, 0)
                   WHERE table_id = ?1 AND player IS NOT NULL
                   AND (touched <= ?3 - ?4 OR (rank >= ?5 AND rank <> ?5 + ((?2 >> seat) & 1)))";
        self.run(sql, params![table, bits, at, BEHIND, running])?;
        Ok(true)
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

    /// Takes everything out that says who a player was. His games stay.
    fn forget(&self, player: &str, bot: &str, at: i64) -> Result<(), StoreError> {
        let gone = "INSERT OR IGNORE INTO players (id, name, created) VALUES (?1, ?2, 0)";
        self.run(gone, params![GONE, NAMELESS])?;
        let tables = "UPDATE tables SET revision = revision + 1
                      WHERE id IN (SELECT table_id FROM seats WHERE player = ?1 OR invited = ?1)";
        self.run(tables, params![player])?;
        self.run("UPDATE seats SET invited = NULL WHERE invited = ?1", params![player])?;
        let open = "UPDATE seats SET player = NULL, name = NULL, resigned = 0, touched = ?2 WHERE player = ?1
                    AND table_id IN (SELECT id FROM tables WHERE dealt IS NULL AND closed IS NULL)";
        self.run(open, params![player, at])?;
        let played = "UPDATE seats SET bot = coalesce(bot, ?2), resigned = 1, rank = 2 WHERE player = ?1
                      AND table_id IN (SELECT id FROM tables WHERE dealt IS NOT NULL AND result IS NULL AND closed IS NULL)";
        self.run(played, params![player, bot])?;
        let bots = "UPDATE tables SET bots = (SELECT count(*) FROM seats WHERE table_id = tables.id AND bot IS NOT NULL)
                    WHERE id IN (SELECT table_id FROM seats WHERE player = ?1)";
        self.run(bots, params![player])?;
        let said = "UPDATE chat SET name = ?2 WHERE id IN (SELECT chat.id FROM seats JOIN chat
                    ON chat.table_id = seats.table_id AND chat.name = seats.name WHERE seats.player = ?1)";
        self.run(said, params![player, NAMELESS])?;
        self.run("UPDATE chat SET name = ?2, by = NULL WHERE by = ?1", params![player, NAMELESS])?;
        self.run(
            "UPDATE seats SET player = ?2, name = ?3 WHERE player = ?1",
            params![player, GONE, NAMELESS],
        )?;
        self.run("UPDATE results SET player = ?2 WHERE player = ?1", params![player, GONE])?;
        for sheet in ["told", "mails", "pushes", "sessions"] {
            self.run(&format!("DELETE FROM {sheet} WHERE player = ?1"), params![player])?;
        }
        self.one("DELETE FROM players WHERE id = ?1", params![player])
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
        let SeatRow { player, name, bot, resigned, invited, warm, once, stood_from, stood_to, .. } = occupant;
        // Who comes new to a seat has not been seen there.
        self.one(
            "UPDATE seats SET player = ?3, name = ?4, bot = ?5, resigned = ?6, invited = ?7, warm = ?8, touched = ?9,
             once = ?10, stood_from = ?11, stood_to = ?12,
             seen = iif(player IS ?3, seen, NULL), nudged = iif(player IS ?3, nudged, NULL)
             WHERE table_id = ?1 AND seat = ?2",
            params![table, seat, player, name, bot, resigned, invited, warm, at, once, stood_from, stood_to],
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
        self.put(table, first, rows, at)
    }

    fn put(&self, table: &str, first: u32, rows: &[PlyRow], at: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO plies (table_id, ply, seat, action, luck, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let mut put = self.0.prepare_cached(sql)?;
        for (ply, row) in (first..).zip(rows) {
            put.execute(params![table, ply, row.seat, row.action, row.luck, at])?;
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
        let bits = bits(asked);
        let sql = "UPDATE seats SET rank = iif((?2 >> seat) & 1, ?3, ?4), turns = turns + ((?2 >> seat) & 1)
                   WHERE table_id = ?1 AND player IS NOT NULL AND rank >= ?4
                   AND rank <> iif((?2 >> seat) & 1, ?3, ?4)";
        self.run(sql, params![table, bits, Rank::Asked as u8, Rank::Running as u8])?;
        Ok(())
    }

    /// Nobody is asked at a table any more; an open seat is kept for nobody.
    fn rest(&self, table: &str, at: i64) -> Result<(), StoreError> {
        let sql = "UPDATE seats SET rank = ?3, touched = ?2, invited = NULL, due = NULL, grace = NULL WHERE table_id = ?1";
        self.run(sql, params![table, at, Rank::Unseen as u8])?;
        self.one("UPDATE tables SET due = NULL WHERE id = ?1", params![table])
    }

    fn say(&self, table: &str, line: &ChatRow) -> Result<(), StoreError> {
        let ChatRow { by, event, name, text, at } = line;
        self.one(
            "INSERT INTO chat (table_id, by, event, name, text, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![table, by, event, name, text, at],
        )
    }

    fn seen(&self, table: &str, seat: u8, seen: i64) -> Result<(), StoreError> {
        self.one("UPDATE seats SET seen = ?3 WHERE table_id = ?1 AND seat = ?2", params![table, seat, seen])
    }

    /// What goes with a change. Whoever is in a hurry finds the table at the top of his list.
    fn after(&self, table: &str, after: &After) -> Result<(), StoreError> {
        let After { times, due, lines, back, pause, nudged, seen, at } = after;
        for (seat, SeatTime { remaining, due, warned, away, grace }) in times {
            self.one(
                "UPDATE seats SET remaining = ?3, due = ?4, warned = ?5, away = ?6, grace = ?7,
                 touched = iif(?4 IS NULL, iif(touched < ?8 / 2, touched, ?9), ?8 - ?4) WHERE table_id = ?1 AND seat = ?2",
                params![table, seat, remaining, due, warned, away, grace, HURRY, at],
            )?;
        }
        self.one("UPDATE tables SET due = ?2 WHERE id = ?1", params![table, due])?;
        if let Some((seat, ply)) = back {
            self.one(
                "UPDATE seats SET bot = NULL, once = 0, stood_to = ?3 WHERE table_id = ?1 AND seat = ?2",
                params![table, seat, ply],
            )?;
            self.count_bots(table)?;
        }
        if let Some(Pause { since, agreed }) = pause {
            self.one(
                "UPDATE tables SET paused = ?2, agreed = ?3 WHERE id = ?1",
                params![table, since, agreed],
            )?;
        }
        if let Some(seat) = nudged {
            self.one(
                "UPDATE seats SET nudged = ?3 WHERE table_id = ?1 AND seat = ?2",
                params![table, seat, at],
            )?;
        }
        if let Some((seat, seen)) = seen {
            self.seen(table, *seat, *seen)?;
        }
        lines.iter().try_for_each(|line| self.say(table, line))
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
        for (seat, (place, points)) in places.iter().zip(points(result)).enumerate() {
            let won = if *place == 1 { 1.0 / winners } else { 0.0 };
            let sql = "INSERT INTO results (table_id, seat, game, player, bot, resigned, place, won, even, points, practice, helped, ended)
                       SELECT id, seat, game, player, bot, resigned, ?3, iif(resigned, 0.0, ?4), ?5, ?6, practice, helped, ?7
                       FROM tables JOIN seats ON table_id = id WHERE id = ?1 AND seat = ?2";
            self.one(sql, params![table, seat as i64, place, won, even, points, at])?;
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
        let NewTable {
            id, game, setup, seed, deal, files, fork, pace, listed, help, at, seats, asked, ..
        } = table;
        let NewTable { timing, follows, due, .. } = table;
        let (seconds, out, practice) = (timing.seconds, timing.out.word(), fork.is_some());
        self.one(
            "INSERT INTO tables (id, game, setup, seed, luck, pace, listed, help, created, updated, clock, when_out, follows, due, practice)
             VALUES (?1, ?2, ?3, ?4, '', ?5, ?6, ?7, ?8, ?8, ?9, ?10, ?11, ?12, ?13)",
            params![id, game, setup, seed, pace.word(), listed, help, at, seconds, out, follows, due, practice],
        )?;
        if let Some(ForkRow { past, running }) = fork {
            self.one(
                "INSERT INTO forks (table_id, past, running) VALUES (?1, ?2, ?3)",
                params![id, past, running],
            )?;
        }
        for (i, SeatRow { player, name, bot, resigned, invited, warm, time, .. }) in seats.iter().enumerate()
        {
            let touched = time.due.map_or(*at, |due| HURRY - due);
            self.one(
                "INSERT INTO seats (table_id, seat, player, name, bot, resigned, invited, warm, touched, due)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
                params![id, i as i64, player, name, bot, resigned, invited, warm, touched, time.due],
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
