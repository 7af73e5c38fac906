//! One change as statements.

use deadpool_postgres::Object;

use super::steps::{Done, Fault, Steps, values};
use super::telling;
use crate::clock::HURRY;
use crate::{
    After, BanKind, BanRow, Change, ChatRow, Deal, FileRow, ForkRow, GONE, NAMELESS, NewTable, Pause, PlyRow,
    Rank, SeatRow, SeatTime, SessionRow, StoreError, Why, login_of, places, points,
};

/// Numbers as the database has them. None of ours comes near the end of its room.
pub fn int(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// Seats as bits: few statements, whatever their number.
pub fn bits(asked: &[u8]) -> i32 {
    asked.iter().fold(0, |bits, seat| bits | 1 << seat)
}

/// Seconds by which the list of a player's tables may be behind: a move then seldom has to write the rows of the seats too.
pub const BEHIND: i64 = 60;

/// Carries a change out.
pub async fn apply(connection: &Object, change: &Change) -> Done {
    let mut steps = Steps::default();
    steps.of(connection, change).await?;
    steps.send(connection).await
}

impl<'a> Steps<'a> {
    /// What a change is made of. Nothing is read for it but what statements cannot work out.
    async fn of(&mut self, connection: &Object, change: &'a Change) -> Done {
        match change {
            Change::Player { id, name, at } => {
                let sql =
                    "INSERT INTO players (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                self.first(sql, values![id, name, at]);
            }
            Change::Name { player, name } => self.rename(player, name),
            Change::Password { player, hash, keep } => {
                let name = name_of(connection, player).await?;
                self.password(player, &name, hash.as_ref(), keep.as_ref());
            }
            Change::Page { player, page } => {
                self.one("UPDATE players SET page = $2 WHERE id = $1", values![player, page]);
            }
            Change::NearlyOut { player, wanted } => {
                self.one("UPDATE players SET nearly_out = $2 WHERE id = $1", values![player, wanted]);
            }
            Change::Away { player, until } => {
                self.one("UPDATE players SET away = $2 WHERE id = $1", values![player, until]);
            }
            Change::Forget { player, bot, at } => self.forget(player, bot, *at),
            Change::Mail { .. }
            | Change::MailConfirmed { .. }
            | Change::MailOften { .. }
            | Change::MailOff { .. }
            | Change::Push(_)
            | Change::PushOff { .. }
            | Change::Tell { .. } => telling::steps(self, change)?,
            Change::Session(SessionRow { id, player, created, seen, agent }) => {
                let sql =
                    "INSERT INTO sessions (id, player, created, seen, agent) VALUES ($1, $2, $3, $4, $5)
                       ON CONFLICT DO NOTHING";
                self.run(sql, values![id, player, created, seen, agent]);
            }
            Change::Seen { session, at } => {
                self.one("UPDATE sessions SET seen = $2 WHERE id = $1", values![session, at]);
            }
            Change::EndSession { session } => {
                self.one("DELETE FROM sessions WHERE id = $1", values![session]);
            }
            Change::EndOldCookie { player } => {
                self.one("UPDATE players SET old_cookie = false WHERE id = $1", values![player]);
            }
            Change::EndSessions { player, keep } => self.end_sessions(player, keep.as_ref()),
            Change::OldSessions { before } => {
                self.run("DELETE FROM sessions WHERE seen < $1", values![before]);
            }
            Change::Helped { table } => {
                self.one("UPDATE tables SET helped = true WHERE id = $1", values![table]);
            }
            Change::Analysis { table, content, at } => {
                let sql = "INSERT INTO analyses (table_id, content, at) VALUES ($1, $2, $3)
                       ON CONFLICT (table_id) DO UPDATE SET content = excluded.content, at = excluded.at";
                self.one(sql, values![table, content, at]);
            }
            Change::Sources { table, sources } => {
                for (seat, sources) in (0_i16..).zip(sources) {
                    let sql = "UPDATE results SET sources = $3 WHERE table_id = $1 AND seat = $2";
                    self.run(sql, values![table, seat, sources]);
                }
            }
            Change::Table(table) => self.begin(table),
            Change::Seat { table, revision, seat, occupant, deal, asked, at } => {
                self.advance(table, *revision);
                self.sit(table, *seat, occupant, *at);
                if let Some(deal) = deal {
                    self.deal(table, deal, *at);
                }
                self.ask(table, asked, *at);
                self.is_dealt_when_full(table);
            }
            Change::Plies { table, revision, first, rows, asked, at, result, driver } => {
                self.advance(table, *revision);
                self.drives(table, *driver);
                self.answers(table, *first, rows, *at, result.as_ref());
                match result {
                    Some(result) => self.end(table, *at, result),
                    None => self.ask(table, asked, *at),
                }
            }
            Change::Drive { table, driver } => self.drive(table, *driver),
            Change::Release { table, driver } => {
                let sql = "UPDATE tables SET driver = NULL WHERE id = $1 AND driver = $2";
                self.run(sql, values![table, driver]);
            }
            Change::Asked { table, asked } => self.rank(table, asked),
            Change::Looked { table, player } => {
                let sql = "UPDATE seats SET rank = $3 WHERE table_id = $1 AND player = $2 AND rank = $4";
                let (seen, unseen) = (Rank::Seen as i16, Rank::Unseen as i16);
                self.run(sql, values![table, player, seen, unseen]);
            }
            Change::Rewind { table, revision, plies, practice, asked, at } => {
                self.advance(table, *revision);
                let sql =
                "UPDATE tables SET plies = $2, updated = $3, moved = revision, rewound = revision, practice = practice OR $4
                       WHERE id = $1 AND plies >= $2 AND result IS NULL";
                self.first(sql, values![table, int(*plies), at, practice]);
                let sql = "DELETE FROM plies WHERE table_id = $1 AND ply > $2";
                self.run(sql, values![table, int(*plies)]);
                self.ask(table, asked, *at);
            }
            Change::Chat { table, revision, by, name, text, at } => {
                self.advance(table, *revision);
                let (by, name, text) = (by.clone(), name.clone(), text.clone());
                self.say(table, ChatRow { by, event: None, name, text, at: *at });
            }
            Change::With { change, after } => {
                Box::pin(self.of(connection, change)).await?;
                self.after(change.table().unwrap_or_default(), after);
            }
            Change::Times { table, revision, after } => {
                self.advance(table, *revision);
                self.after(table, after);
            }
            Change::Present { table, seat, seen } => self.seen(table, *seat, *seen),
            Change::Due { table, revision, due } => {
                let sql = "UPDATE tables SET due = $3 WHERE id = $1 AND revision = $2";
                self.first(sql, values![table, int(*revision), due]);
            }
            Change::Stir { table } => {
                self.first("UPDATE tables SET revision = revision + 1 WHERE id = $1", values![table]);
            }
            Change::Rematch { table, revision, next } => {
                self.advance(table, *revision);
                let sql = "UPDATE tables SET rematch = $2 WHERE id = $1 AND (rematch IS NULL
                OR EXISTS (SELECT 1 FROM tables AS next WHERE next.id = tables.rematch AND next.closed IS NOT NULL))";
                self.first(sql, values![table, next]);
            }
            Change::Close { table, why, at } => self.close(table, *why, *at),
            Change::Ban(ban) => self.ban(ban),
            Change::Unban { kind, value } => self.unban(*kind, value),
            // Something in the log that has to reach the disk, and no row that servers would wait for each other at.
            Change::Pulse { at } => {
                let sql = "SELECT pg_logical_emit_message(true, 'cabildo', $1::text)";
                self.run(sql, values![at.to_string()]);
            }
        }
        Ok(())
    }

    /// Every change of a table passes here: it was made from this revision and the table is not closed, or it is refused. Whoever passes has the
    /// table to himself until he is done.
    fn advance(&mut self, table: &'a str, revision: u32) {
        let sql =
            "UPDATE tables SET revision = revision + 1 WHERE id = $1 AND revision = $2 AND closed IS NULL";
        self.first(sql, values![table, int(revision)]);
    }

    /// A server that is alive takes a table, if no other one that is alive has it.
    fn drive(&mut self, table: &'a str, driver: i64) {
        let sql = "UPDATE tables SET driver = $2 WHERE id = $1
            AND EXISTS (SELECT 1 FROM servers WHERE number = $2 AND until > clock_timestamp())
            AND (driver IS NULL OR driver = $2
                OR NOT EXISTS (SELECT 1 FROM servers WHERE number = driver AND until > clock_timestamp()))";
        self.first(sql, values![table, driver]);
    }

    /// A bot's answer counts if nobody else moves the bots of the table meanwhile.
    fn drives(&mut self, table: &'a str, driver: Option<i64>) {
        let Some(driver) = driver else { return };
        let sql = "SELECT 1 FROM tables WHERE id = $1 AND driver = $2";
        self.first(sql, values![table, driver]);
    }

    fn rename(&mut self, player: &'a str, name: &'a str) {
        let sql = "UPDATE players SET name = $2, login = CASE WHEN password IS NULL THEN NULL ELSE $3 END WHERE id = $1";
        self.one(sql, values![player, name, login_of(name)]);
        // In the order in which everybody takes tables, so that nobody waits for who waits for him.
        let sql =
            "SELECT 1 FROM tables WHERE id IN (SELECT table_id FROM seats WHERE player = $1 AND rank >= 2)
                   ORDER BY id FOR UPDATE";
        self.run(sql, values![player]);
        let sql = "UPDATE tables SET revision = revision + 1
                   WHERE id IN (SELECT table_id FROM seats WHERE player = $1 AND rank >= 2)";
        self.run(sql, values![player]);
        // A finished game keeps the names under which it was played.
        self.run("UPDATE seats SET name = $2 WHERE player = $1 AND rank >= 2", values![player, name]);
    }

    /// Takes everything out that says who a player was. His games stay.
    fn forget(&mut self, player: &'a str, bot: &'a str, at: i64) {
        let gone = "INSERT INTO players (id, name, created) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING";
        self.run(gone, values![GONE, NAMELESS]);
        // In the order in which everybody takes tables, so that nobody waits for who waits for him.
        let sql =
            "SELECT 1 FROM tables WHERE id IN (SELECT table_id FROM seats WHERE player = $1 OR invited = $1)
                   ORDER BY id FOR UPDATE";
        self.run(sql, values![player]);
        let tables = "UPDATE tables SET revision = revision + 1
                      WHERE id IN (SELECT table_id FROM seats WHERE player = $1 OR invited = $1)";
        self.run(tables, values![player]);
        self.run("UPDATE seats SET invited = NULL WHERE invited = $1", values![player]);
        let open =
            "UPDATE seats SET player = NULL, name = NULL, resigned = false, touched = $2 WHERE player = $1
                    AND table_id IN (SELECT id FROM tables WHERE dealt IS NULL AND closed IS NULL)";
        self.run(open, values![player, at]);
        let played = "UPDATE seats SET bot = coalesce(bot, $2), resigned = true, rank = 2 WHERE player = $1
                      AND table_id IN (SELECT id FROM tables WHERE dealt IS NOT NULL AND result IS NULL AND closed IS NULL)";
        self.run(played, values![player, bot]);
        let bots = "UPDATE tables SET bots = (SELECT count(*) FROM seats WHERE table_id = tables.id AND bot IS NOT NULL)
                    WHERE id IN (SELECT table_id FROM seats WHERE player = $1)";
        self.run(bots, values![player]);
        let said = "UPDATE chat SET name = $2 FROM seats
                    WHERE chat.table_id = seats.table_id AND chat.name = seats.name AND seats.player = $1";
        self.run(said, values![player, NAMELESS]);
        self.run("UPDATE chat SET name = $2, by = NULL WHERE by = $1", values![player, NAMELESS]);
        self.run(
            "UPDATE seats SET player = $2, name = $3 WHERE player = $1",
            values![player, GONE, NAMELESS],
        );
        self.run("UPDATE results SET player = $2 WHERE player = $1", values![player, GONE]);
        for sql in [
            "DELETE FROM told WHERE player = $1",
            "DELETE FROM mails WHERE player = $1",
            "DELETE FROM pushes WHERE player = $1",
            "DELETE FROM sessions WHERE player = $1",
        ] {
            self.run(sql, values![player]);
        }
        self.one("DELETE FROM players WHERE id = $1", values![player]);
    }

    fn password(&mut self, player: &'a str, name: &str, hash: Option<&'a String>, keep: Option<&'a String>) {
        let login = hash.is_some().then(|| login_of(name));
        let sql = "UPDATE players SET password = $2, login = $3 WHERE id = $1";
        self.one(sql, values![player, hash, login]);
        self.end_sessions(player, keep);
    }

    /// Ends the sessions of a player but one. A cookie of release 0.1 belongs to no session: it ends with them.
    fn end_sessions(&mut self, player: &'a str, keep: Option<&'a String>) {
        let sql = "DELETE FROM sessions WHERE player = $1 AND id IS DISTINCT FROM $2";
        self.run(sql, values![player, keep]);
        self.run("UPDATE players SET old_cookie = false WHERE id = $1", values![player]);
    }

    fn sit(&mut self, table: &'a str, seat: u8, occupant: &'a SeatRow, at: i64) {
        let SeatRow { player, name, bot, resigned, invited, warm, once, stood_from, stood_to, .. } = occupant;
        // Who comes new to a seat has not been seen there.
        let sql = "UPDATE seats SET player = $3, name = $4, bot = $5, resigned = $6, invited = $7, warm = $8, touched = $9,
                   once = $10, stood_from = $11, stood_to = $12,
                   seen = CASE WHEN player IS NOT DISTINCT FROM $3 THEN seen END,
                   nudged = CASE WHEN player IS NOT DISTINCT FROM $3 THEN nudged END
                   WHERE table_id = $1 AND seat = $2";
        let (seat, from, to) = (i16::from(seat), stood_from.map(int), stood_to.map(int));
        self.one(sql, values![table, seat, player, name, bot, resigned, invited, warm, at, once, from, to]);
        self.one("UPDATE tables SET updated = $2 WHERE id = $1", values![table, at]);
        self.count_bots(table);
    }

    fn deal(&mut self, table: &'a str, deal: &'a Deal, at: i64) {
        let Deal { luck, versions } = deal;
        let sql = "UPDATE tables SET dealt = $2, luck = $3, rules = $4, notation = $5, moved = revision, rewound = revision
                   WHERE id = $1 AND dealt IS NULL";
        self.first(sql, values![table, at, luck, int(versions.rules), int(versions.notation)]);
    }

    /// What keeps hands secret: a table is dealt when its last seat is taken, and from then on none is open. Whoever has seen a hand keeps his seat.
    fn is_dealt_when_full(&mut self, table: &'a str) {
        let sql = "SELECT 1 FROM tables WHERE id = $1 AND (dealt IS NULL OR NOT EXISTS
            (SELECT 1 FROM seats WHERE table_id = tables.id AND player IS NULL AND bot IS NULL))";
        let why = "a seat of a table that is dealt cannot be open".to_owned();
        self.must(sql, values![table], StoreError::Engine(why));
        let sql = "SELECT 1 FROM tables WHERE id = $1 AND (dealt IS NOT NULL OR EXISTS
            (SELECT 1 FROM seats WHERE table_id = tables.id AND player IS NULL AND bot IS NULL))";
        let why = "who takes the last seat of a table brings its deal".to_owned();
        self.must(sql, values![table], StoreError::Engine(why));
    }

    /// The count guards the order: an answer is kept only as the next one, and only while the game runs.
    fn answers(
        &mut self,
        table: &'a str,
        first: u32,
        rows: &'a [PlyRow],
        at: i64,
        result: Option<&'a String>,
    ) {
        let last = int(first + rows.len() as u32 - 1);
        let sql = "UPDATE tables SET plies = $3, updated = $4, result = $5, moved = revision
                   WHERE id = $1 AND plies = $2::int4 - 1 AND result IS NULL AND dealt IS NOT NULL";
        self.first(sql, values![table, int(first), last, at, result]);
        for (ply, row) in (first..).zip(rows) {
            let sql =
                "INSERT INTO plies (table_id, ply, seat, action, luck, at) VALUES ($1, $2, $3, $4, $5, $6)";
            self.one(sql, values![table, int(ply), i16::from(row.seat), &row.action, &row.luck, at]);
        }
    }

    /// The seats of a table move up in the lists of their players, and those that are asked to the top.
    fn ask(&mut self, table: &'a str, asked: &'a [u8], at: i64) {
        let sql = "UPDATE seats SET touched = $2::int8 WHERE table_id = $1 AND player IS NOT NULL AND touched <= $2::int8 - $3::int8";
        self.run(sql, values![table, at, BEHIND]);
        self.rank(table, asked);
    }

    /// Seats that are asked no more, and those that are asked now. What stays as it was is not written.
    fn rank(&mut self, table: &'a str, asked: &'a [u8]) {
        let sql = "UPDATE seats SET rank = 2 + (($2::int4 >> seat) & 1), turns = turns + (($2::int4 >> seat) & 1)
                   WHERE table_id = $1 AND player IS NOT NULL AND rank >= 2 AND rank <> 2 + (($2::int4 >> seat) & 1)";
        self.run(sql, values![table, bits(asked)]);
    }

    /// Nobody is asked at a table any more; an open seat is kept for nobody.
    fn rest(&mut self, table: &'a str, at: i64) {
        let sql = "UPDATE seats SET rank = $3, touched = $2, invited = NULL, due = NULL, grace = NULL WHERE table_id = $1";
        self.run(sql, values![table, at, Rank::Unseen as i16]);
        self.one("UPDATE tables SET due = NULL WHERE id = $1", values![table]);
    }

    fn say(&mut self, table: &'a str, line: ChatRow) {
        let ChatRow { by, event, name, text, at } = line;
        let sql = "INSERT INTO chat (table_id, by, event, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
        self.one(sql, values![table, by, event, name, text, at]);
    }

    fn seen(&mut self, table: &'a str, seat: u8, seen: i64) {
        let sql = "UPDATE seats SET seen = $3 WHERE table_id = $1 AND seat = $2";
        self.one(sql, values![table, i16::from(seat), seen]);
    }

    /// What goes with a change. Whoever is in a hurry finds the table at the top of his list.
    fn after(&mut self, table: &'a str, after: &'a After) {
        let After { times, due, lines, back, pause, nudged, seen, at } = after;
        for (seat, SeatTime { remaining, due, warned, away, grace }) in times {
            let sql = "UPDATE seats SET remaining = $3, due = $4::int8, warned = $5, away = $6, grace = $7,
                       touched = CASE WHEN $4::int8 IS NOT NULL THEN $8::int8 - $4::int8
                           WHEN touched < $8::int8 / 2 THEN touched ELSE $9::int8 END
                       WHERE table_id = $1 AND seat = $2";
            let seat = i16::from(*seat);
            self.one(sql, values![table, seat, remaining, due, warned, away, grace, HURRY, at]);
        }
        self.one("UPDATE tables SET due = $2 WHERE id = $1", values![table, due]);
        if let Some((seat, ply)) = back {
            let sql =
                "UPDATE seats SET bot = NULL, once = false, stood_to = $3 WHERE table_id = $1 AND seat = $2";
            self.one(sql, values![table, i16::from(*seat), int(*ply)]);
            self.count_bots(table);
        }
        if let Some(Pause { since, agreed }) = pause {
            let sql = "UPDATE tables SET paused = $2, agreed = $3 WHERE id = $1";
            self.one(sql, values![table, since, i32::from(*agreed)]);
        }
        if let Some(seat) = nudged {
            let sql = "UPDATE seats SET nudged = $3 WHERE table_id = $1 AND seat = $2";
            self.one(sql, values![table, i16::from(*seat), at]);
        }
        if let Some((seat, seen)) = seen {
            self.seen(table, *seat, *seen);
        }
        for line in lines {
            self.say(table, line.clone());
        }
    }

    /// A game is over: what each seat has won stands beside it, unless it was practice.
    fn end(&mut self, table: &'a str, at: i64, result: &'a str) {
        self.rest(table, at);
        let places = places(result);
        let winners = places.iter().filter(|place| **place == 1).count().max(1) as f64;
        let even = 1.0 / places.len().max(1) as f64;
        for (seat, place) in places.iter().enumerate() {
            let won = if *place == 1 { 1.0 / winners } else { 0.0 };
            let sql = "UPDATE seats SET place = $3, won = CASE WHEN resigned THEN 0.0 ELSE $4::float8 END, even = $5
                       WHERE table_id = $1 AND seat = $2 AND (SELECT NOT practice FROM tables WHERE id = $1)";
            self.run(sql, values![table, seat as i16, i16::from(*place), won, even]);
        }
        for (seat, (place, points)) in places.iter().zip(points(result)).enumerate() {
            let won = if *place == 1 { 1.0 / winners } else { 0.0 };
            let sql = "INSERT INTO results (table_id, seat, game, player, bot, resigned, place, won, even, points, practice, helped, ended)
                       SELECT id, seat, game, player, bot, resigned, $3, CASE WHEN resigned THEN 0.0 ELSE $4::float8 END, $5, $6,
                           practice, helped, $7
                       FROM tables JOIN seats ON table_id = id WHERE id = $1 AND seat = $2";
            let (seat, place) = (seat as i16, i16::from(*place));
            self.one(sql, values![table, seat, place, won, even, points, at]);
        }
    }

    /// The table knows how many of its seats have a bot.
    fn count_bots(&mut self, table: &'a str) {
        let sql =
            "UPDATE tables SET bots = (SELECT count(*) FROM seats WHERE table_id = $1 AND bot IS NOT NULL)
                   WHERE id = $1";
        self.one(sql, values![table]);
    }

    fn close(&mut self, table: &'a str, why: Why, at: i64) {
        let sql = "UPDATE tables SET closed = $2, closed_why = $3, updated = $2, revision = revision + 1
                   WHERE id = $1 AND result IS NULL AND closed IS NULL AND (dealt IS NULL OR $3 <> 'expired')";
        self.first(sql, values![table, at, why.word()]);
        self.rest(table, at);
    }

    fn ban(&mut self, ban: &'a BanRow) {
        let BanRow { kind, value, at, reason } = ban;
        let sql = "INSERT INTO bans (kind, value, at, reason) VALUES ($1, $2, $3, $4)
                   ON CONFLICT (kind, value) DO UPDATE SET at = excluded.at, reason = excluded.reason";
        self.one(sql, values![kind.word(), value, at, reason]);
    }

    fn unban(&mut self, kind: BanKind, value: &'a str) {
        self.one("DELETE FROM bans WHERE kind = $1 AND value = $2", values![kind.word(), value]);
    }

    fn begin(&mut self, table: &'a NewTable) {
        let NewTable {
            id, game, setup, seed, deal, files, fork, pace, listed, help, at, seats, asked, ..
        } = table;
        let NewTable { timing, follows, due, .. } = table;
        let sql = "INSERT INTO tables (id, game, setup, seed, luck, pace, listed, help, created, updated, clock, when_out, follows, due, practice)
                   VALUES ($1, $2, $3, $4, '', $5, $6, $7, $8, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING";
        let (seconds, out, practice) = (int(timing.seconds), timing.out.word(), fork.is_some());
        let pace = pace.word();
        self.first(
            sql,
            values![id, game, setup, seed, pace, listed, help, at, seconds, out, follows, due, practice],
        );
        if let Some(ForkRow { past, running }) = fork {
            let sql = "INSERT INTO forks (table_id, past, running) VALUES ($1, $2, $3)";
            self.one(sql, values![id, past, running]);
        }
        for (seat, SeatRow { player, name, bot, resigned, invited, warm, time, .. }) in (0_i16..).zip(seats) {
            let touched = time.due.map_or(*at, |due| HURRY - due);
            let sql =
                "INSERT INTO seats (table_id, seat, player, name, bot, resigned, invited, warm, touched, due)
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
            self.one(sql, values![id, seat, player, name, bot, resigned, invited, warm, touched, time.due]);
        }
        self.count_bots(id);
        self.rank(id, asked);
        for FileRow { name, hash, content } in files {
            // Many tables are played with the same file.
            let sql = "INSERT INTO files (hash, content) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            self.run(sql, values![hash, content]);
            let sql = "INSERT INTO table_files (table_id, name, hash) VALUES ($1, $2, $3)";
            self.one(sql, values![id, name, hash]);
        }
        if let Some(deal) = deal {
            self.deal(id, deal, *at);
        }
        self.is_dealt_when_full(id);
    }
}

/// The name of a player, who stays as he is until this is over.
async fn name_of(connection: &Object, player: &str) -> Result<String, Fault> {
    let statement = connection.prepare_cached("SELECT name FROM players WHERE id = $1 FOR UPDATE").await?;
    let found = connection.query_opt(&statement, &[&player]).await?;
    Ok(found.ok_or(StoreError::Missing)?.get(0))
}
