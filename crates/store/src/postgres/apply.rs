//! One change as statements.

use deadpool_postgres::Object;
use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use crate::{
    BanKind, BanRow, Change, Deal, FileRow, NewTable, PlyRow, Rank, SeatRow, SessionRow, StoreError, Why,
    login_of, places,
};

/// Why a change was not made.
#[derive(Debug)]
pub enum Fault {
    /// It was refused: nothing else is touched by it.
    Refused(StoreError),
    /// The database raised an error, and counts nothing of the transaction any more.
    Raised(Error),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        Fault::Raised(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Refused(error)
    }
}

type Done = Result<(), Fault>;
type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A connection that carries changes out.
struct Writer<'a>(&'a Object);

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

pub async fn apply(connection: &Object, change: &Change) -> Done {
    let writer = Writer(connection);
    match change {
        Change::Player { id, name, at } => {
            let sql = "INSERT INTO players (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            writer.first(sql, &[id, name, at]).await
        }
        Change::Name { player, name } => writer.rename(player, name).await,
        Change::Password { player, hash, keep } => {
            writer.password(player, hash.as_ref(), keep.as_ref()).await
        }
        Change::Session(SessionRow { id, player, created, seen, agent }) => {
            let sql = "INSERT INTO sessions (id, player, created, seen, agent) VALUES ($1, $2, $3, $4, $5)
                       ON CONFLICT DO NOTHING";
            writer.run(sql, &[id, player, created, seen, agent]).await.map(|_| ())
        }
        Change::Seen { session, at } => {
            writer.one("UPDATE sessions SET seen = $2 WHERE id = $1", &[session, at]).await
        }
        Change::EndSession { session } => writer.one("DELETE FROM sessions WHERE id = $1", &[session]).await,
        Change::EndOldCookie { player } => {
            writer.one("UPDATE players SET old_cookie = false WHERE id = $1", &[player]).await
        }
        Change::EndSessions { player, keep } => writer.end_sessions(player, keep.as_ref()).await,
        Change::OldSessions { before } => {
            writer.run("DELETE FROM sessions WHERE seen < $1", &[before]).await.map(|_| ())
        }
        Change::Helped { table } => {
            writer.one("UPDATE tables SET helped = true WHERE id = $1", &[table]).await
        }
        Change::Analysis { table, content, at } => {
            let sql = "INSERT INTO analyses (table_id, content, at) VALUES ($1, $2, $3)
                       ON CONFLICT (table_id) DO UPDATE SET content = excluded.content, at = excluded.at";
            writer.one(sql, &[table, content, at]).await
        }
        Change::Table(table) => writer.begin(table).await,
        Change::Seat { table, revision, seat, occupant, deal, asked, at } => {
            writer.advance(table, *revision).await?;
            writer.sit(table, *seat, occupant, *at).await?;
            if let Some(deal) = deal {
                writer.deal(table, deal, *at).await?;
            }
            writer.ask(table, asked, *at).await?;
            writer.is_dealt_when_full(table).await
        }
        Change::Plies { table, revision, first, rows, asked, at, result, driver } => {
            writer.advance(table, *revision).await?;
            writer.drives(table, *driver).await?;
            writer.answers(table, *first, rows, *at, result.as_ref()).await?;
            match result {
                Some(result) => writer.end(table, *at, result).await,
                None => writer.ask(table, asked, *at).await,
            }
        }
        Change::Drive { table, driver } => writer.drive(table, *driver).await,
        Change::Release { tables, driver } => {
            let sql = "UPDATE tables SET driver = NULL WHERE id IN
                       (SELECT id FROM tables WHERE id = ANY($1) AND driver = $2 ORDER BY id FOR UPDATE)";
            writer.run(sql, &[tables, driver]).await.map(|_| ())
        }
        Change::Asked { table, asked } => writer.rank(table, asked).await,
        Change::Looked { table, player } => {
            let sql = "UPDATE seats SET rank = $3 WHERE table_id = $1 AND player = $2 AND rank = $4";
            let (seen, unseen) = (Rank::Seen as i16, Rank::Unseen as i16);
            writer.run(sql, &[table, player, &seen, &unseen]).await.map(|_| ())
        }
        Change::Rewind { table, revision, plies, practice, asked, at } => {
            writer.advance(table, *revision).await?;
            let sql =
                "UPDATE tables SET plies = $2, updated = $3, moved = revision, rewound = revision, practice = practice OR $4
                       WHERE id = $1 AND plies >= $2 AND result IS NULL";
            writer.first(sql, &[table, &int(*plies), at, practice]).await?;
            let sql = "DELETE FROM plies WHERE table_id = $1 AND ply > $2";
            writer.run(sql, &[table, &int(*plies)]).await?;
            writer.ask(table, asked, *at).await
        }
        Change::Chat { table, revision, name, text, at } => {
            writer.advance(table, *revision).await?;
            let sql = "INSERT INTO chat (table_id, name, text, at) VALUES ($1, $2, $3, $4)";
            writer.one(sql, &[table, name, text, at]).await
        }
        Change::Rematch { table, revision, next } => {
            writer.advance(table, *revision).await?;
            let sql = "UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL";
            writer.first(sql, &[table, next]).await
        }
        Change::Close { table, why, at } => writer.close(table, *why, *at).await,
        Change::Ban(ban) => writer.ban(ban).await,
        Change::Unban { kind, value } => writer.unban(*kind, value).await,
        // Something in the log that has to reach the disk, and no row that servers would wait for each other at.
        Change::Pulse { at } => {
            let sql = "SELECT pg_logical_emit_message(true, 'cabildo', $1::text)";
            writer.run(sql, &[&at.to_string()]).await.map(|_| ())
        }
    }
}

impl Writer<'_> {
    async fn run(&self, sql: &str, values: Values<'_>) -> Result<u64, Fault> {
        let statement = self.0.prepare_cached(sql).await?;
        Ok(self.0.execute(&statement, values).await?)
    }

    /// A statement that speaks of one row, which must be there.
    async fn one(&self, sql: &str, values: Values<'_>) -> Done {
        if self.run(sql, values).await? == 1 { Ok(()) } else { Err(StoreError::Missing.into()) }
    }

    /// A statement that finds its row only if nobody else was first.
    async fn first(&self, sql: &str, values: Values<'_>) -> Done {
        if self.run(sql, values).await? == 1 { Ok(()) } else { Err(StoreError::Taken.into()) }
    }

    /// Every change of a table passes here: it was made from this revision and the table is not closed, or it is refused. Whoever passes has the
    /// table to himself until he is done.
    async fn advance(&self, table: &str, revision: u32) -> Done {
        let sql =
            "UPDATE tables SET revision = revision + 1 WHERE id = $1 AND revision = $2 AND closed IS NULL";
        self.first(sql, &[&table, &int(revision)]).await
    }

    /// A server that is alive takes a table, if no other one that is alive has it.
    async fn drive(&self, table: &str, driver: i64) -> Done {
        let sql = "UPDATE tables SET driver = $2 WHERE id = $1
            AND EXISTS (SELECT 1 FROM servers WHERE number = $2 AND until > clock_timestamp())
            AND (driver IS NULL OR driver = $2
                OR NOT EXISTS (SELECT 1 FROM servers WHERE number = driver AND until > clock_timestamp()))";
        self.first(sql, &[&table, &driver]).await
    }

    /// A bot's answer counts if nobody else moves the bots of the table meanwhile.
    async fn drives(&self, table: &str, driver: Option<i64>) -> Done {
        let Some(driver) = driver else { return Ok(()) };
        let sql = "SELECT 1 FROM tables WHERE id = $1 AND driver = $2";
        self.first(sql, &[&table, &driver]).await
    }

    async fn rename(&self, player: &str, name: &str) -> Done {
        let sql = "UPDATE players SET name = $2, login = CASE WHEN password IS NULL THEN NULL ELSE $3 END WHERE id = $1";
        self.one(sql, &[&player, &name, &login_of(name)]).await?;
        // In the order in which everybody takes tables, so that nobody waits for who waits for him.
        let sql =
            "SELECT 1 FROM tables WHERE id IN (SELECT table_id FROM seats WHERE player = $1 AND rank >= 2)
                   ORDER BY id FOR UPDATE";
        self.run(sql, &[&player]).await?;
        let sql = "UPDATE tables SET revision = revision + 1
                   WHERE id IN (SELECT table_id FROM seats WHERE player = $1 AND rank >= 2)";
        self.run(sql, &[&player]).await?;
        // A finished game keeps the names under which it was played.
        self.run("UPDATE seats SET name = $2 WHERE player = $1 AND rank >= 2", &[&player, &name]).await?;
        Ok(())
    }

    async fn password(&self, player: &str, hash: Option<&String>, keep: Option<&String>) -> Done {
        let statement = self.0.prepare_cached("SELECT name FROM players WHERE id = $1 FOR UPDATE").await?;
        let found = self.0.query_opt(&statement, &[&player]).await?;
        let name: String = found.ok_or(StoreError::Missing)?.get(0);
        let login = hash.is_some().then(|| login_of(&name));
        let sql = "UPDATE players SET password = $2, login = $3 WHERE id = $1";
        self.one(sql, &[&player, &hash, &login]).await?;
        self.end_sessions(player, keep).await
    }

    /// Ends the sessions of a player but one. A cookie of release 0.1 belongs to no session: it ends with them.
    async fn end_sessions(&self, player: &str, keep: Option<&String>) -> Done {
        let sql = "DELETE FROM sessions WHERE player = $1 AND id IS DISTINCT FROM $2";
        self.run(sql, &[&player, &keep]).await?;
        self.run("UPDATE players SET old_cookie = false WHERE id = $1", &[&player]).await?;
        Ok(())
    }

    async fn sit(&self, table: &str, seat: u8, occupant: &SeatRow, at: i64) -> Done {
        let SeatRow { player, name, bot, resigned, invited, warm } = occupant;
        let sql = "UPDATE seats SET player = $3, name = $4, bot = $5, resigned = $6, invited = $7, warm = $8, touched = $9
                   WHERE table_id = $1 AND seat = $2";
        let seat = i16::from(seat);
        self.one(sql, &[&table, &seat, player, name, bot, resigned, invited, warm, &at]).await?;
        self.one("UPDATE tables SET updated = $2 WHERE id = $1", &[&table, &at]).await?;
        self.count_bots(table).await
    }

    async fn deal(&self, table: &str, deal: &Deal, at: i64) -> Done {
        let Deal { luck, versions } = deal;
        let sql = "UPDATE tables SET dealt = $2, luck = $3, rules = $4, notation = $5, moved = revision, rewound = revision
                   WHERE id = $1 AND dealt IS NULL";
        self.first(sql, &[&table, &at, luck, &int(versions.rules), &int(versions.notation)]).await
    }

    /// What keeps hands secret: a table is dealt when its last seat is taken, and from then on none is open. Whoever has seen a hand keeps his seat.
    async fn is_dealt_when_full(&self, table: &str) -> Done {
        let sql = "SELECT dealt IS NOT NULL, EXISTS
            (SELECT 1 FROM seats WHERE table_id = tables.id AND player IS NULL AND bot IS NULL) FROM tables WHERE id = $1";
        let statement = self.0.prepare_cached(sql).await?;
        let row = self.0.query_one(&statement, &[&table]).await?;
        let why = match (row.get(0), row.get(1)) {
            (true, false) | (false, true) => return Ok(()),
            (true, true) => "a seat of a table that is dealt cannot be open",
            (false, false) => "who takes the last seat of a table brings its deal",
        };
        Err(StoreError::Engine(why.to_owned()).into())
    }

    /// The count guards the order: an answer is kept only as the next one, and only while the game runs.
    async fn answers(
        &self,
        table: &str,
        first: u32,
        rows: &[PlyRow],
        at: i64,
        result: Option<&String>,
    ) -> Done {
        let last = int(first + rows.len() as u32 - 1);
        let sql = "UPDATE tables SET plies = $3, updated = $4, result = $5, moved = revision
                   WHERE id = $1 AND plies = $2::int4 - 1 AND result IS NULL AND dealt IS NOT NULL";
        self.first(sql, &[&table, &int(first), &last, &at, &result]).await?;
        for (ply, row) in (first..).zip(rows) {
            let sql =
                "INSERT INTO plies (table_id, ply, seat, action, luck, at) VALUES ($1, $2, $3, $4, $5, $6)";
            self.one(sql, &[&table, &int(ply), &i16::from(row.seat), &row.action, &row.luck, &at]).await?;
        }
        Ok(())
    }

    /// The seats of a table move up in the lists of their players, and those that are asked to the top.
    async fn ask(&self, table: &str, asked: &[u8], at: i64) -> Done {
        let sql = "UPDATE seats SET touched = $2::int8 WHERE table_id = $1 AND player IS NOT NULL AND touched <= $2::int8 - $3::int8";
        self.run(sql, &[&table, &at, &BEHIND]).await?;
        self.rank(table, asked).await
    }

    /// Seats that are asked no more, and those that are asked now. What stays as it was is not written.
    async fn rank(&self, table: &str, asked: &[u8]) -> Done {
        let sql = "UPDATE seats SET rank = 2 + (($2::int4 >> seat) & 1)
                   WHERE table_id = $1 AND player IS NOT NULL AND rank >= 2 AND rank <> 2 + (($2::int4 >> seat) & 1)";
        self.run(sql, &[&table, &bits(asked)]).await?;
        Ok(())
    }

    /// Nobody is asked at a table any more; an open seat is kept for nobody.
    async fn rest(&self, table: &str, at: i64) -> Done {
        let sql = "UPDATE seats SET rank = $3, touched = $2, invited = NULL WHERE table_id = $1";
        self.run(sql, &[&table, &at, &(Rank::Unseen as i16)]).await?;
        Ok(())
    }

    /// A game is over: what each seat has won stands beside it, unless it was practice.
    async fn end(&self, table: &str, at: i64, result: &str) -> Done {
        self.rest(table, at).await?;
        let places = places(result);
        let winners = places.iter().filter(|place| **place == 1).count().max(1) as f64;
        let even = 1.0 / places.len().max(1) as f64;
        for (seat, place) in places.iter().enumerate() {
            let won = if *place == 1 { 1.0 / winners } else { 0.0 };
            let sql = "UPDATE seats SET place = $3, won = CASE WHEN resigned THEN 0.0 ELSE $4::float8 END, even = $5
                       WHERE table_id = $1 AND seat = $2 AND (SELECT NOT practice FROM tables WHERE id = $1)";
            self.run(sql, &[&table, &(seat as i16), &i16::from(*place), &won, &even]).await?;
        }
        Ok(())
    }

    /// The table knows how many of its seats have a bot.
    async fn count_bots(&self, table: &str) -> Done {
        let sql =
            "UPDATE tables SET bots = (SELECT count(*) FROM seats WHERE table_id = $1 AND bot IS NOT NULL)
                   WHERE id = $1";
        self.one(sql, &[&table]).await
    }

    async fn close(&self, table: &str, why: Why, at: i64) -> Done {
        let sql = "UPDATE tables SET closed = $2, closed_why = $3, updated = $2, revision = revision + 1
                   WHERE id = $1 AND result IS NULL AND closed IS NULL AND (dealt IS NULL OR $3 <> 'expired')";
        self.first(sql, &[&table, &at, &why.word()]).await?;
        self.rest(table, at).await
    }

    async fn ban(&self, ban: &BanRow) -> Done {
        let BanRow { kind, value, at, reason } = ban;
        let sql = "INSERT INTO bans (kind, value, at, reason) VALUES ($1, $2, $3, $4)
                   ON CONFLICT (kind, value) DO UPDATE SET at = excluded.at, reason = excluded.reason";
        self.one(sql, &[&kind.word(), value, at, reason]).await
    }

    async fn unban(&self, kind: BanKind, value: &str) -> Done {
        self.one("DELETE FROM bans WHERE kind = $1 AND value = $2", &[&kind.word(), &value]).await
    }

    async fn begin(&self, table: &NewTable) -> Done {
        let NewTable { id, game, setup, seed, deal, files, pace, listed, help, at, seats, asked } = table;
        let sql = "INSERT INTO tables (id, game, setup, seed, luck, pace, listed, help, created, updated)
                   VALUES ($1, $2, $3, $4, '', $5, $6, $7, $8, $8) ON CONFLICT DO NOTHING";
        self.first(sql, &[id, game, setup, seed, &pace.word(), listed, help, at]).await?;
        for (i, SeatRow { player, name, bot, resigned, invited, warm }) in seats.iter().enumerate() {
            let sql =
                "INSERT INTO seats (table_id, seat, player, name, bot, resigned, invited, warm, touched)
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
            self.one(sql, &[id, &(i as i16), player, name, bot, resigned, invited, warm, at]).await?;
        }
        self.count_bots(id).await?;
        self.rank(id, asked).await?;
        for FileRow { name, hash, content } in files {
            // Many tables are played with the same file.
            let sql = "INSERT INTO files (hash, content) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            self.run(sql, &[hash, content]).await?;
            let sql = "INSERT INTO table_files (table_id, name, hash) VALUES ($1, $2, $3)";
            self.one(sql, &[id, name, hash]).await?;
        }
        if let Some(deal) = deal {
            self.deal(id, deal, *at).await?;
        }
        self.is_dealt_when_full(id).await
    }
}
