//! The tables of the file, version by version.

use std::path::Path;
use std::time::Duration;

use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, OptionalExtension};

use super::check;
use crate::StoreError;

/// Each step brings a file from one version to the next. Steps are only ever added.
const STEPS: &[&str] = &[
    "
    CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE players (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, password TEXT, created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX players_by_name ON players (name) WHERE password IS NOT NULL;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, setup TEXT NOT NULL, seed TEXT NOT NULL, luck TEXT NOT NULL,
        pace TEXT NOT NULL, listed INTEGER NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL,
        plies INTEGER NOT NULL DEFAULT 0, result TEXT, rematch TEXT
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_time ON tables (updated);
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
        player TEXT REFERENCES players (id), name TEXT, bot TEXT, resigned INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_player ON seats (player);
    CREATE TABLE plies (
        table_id TEXT NOT NULL REFERENCES tables (id), ply INTEGER NOT NULL,
        seat INTEGER NOT NULL, action TEXT NOT NULL, luck TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (table_id, ply)
    ) WITHOUT ROWID;
    CREATE TABLE chat (
        id INTEGER PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id),
        name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL
    );
    CREATE INDEX chat_by_table ON chat (table_id, id);
",
    "
    CREATE TABLE files (hash TEXT PRIMARY KEY, content TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE table_files (
        table_id TEXT NOT NULL REFERENCES tables (id), name TEXT NOT NULL,
        hash TEXT NOT NULL REFERENCES files (hash),
        PRIMARY KEY (table_id, name)
    ) WITHOUT ROWID;
",
    // Nothing is dealt before the last seat is taken: a table that still waits forgets its luck, which its seed gives again.
    "
    ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN notation INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN dealt INTEGER;
    UPDATE tables SET dealt = created WHERE NOT EXISTS
        (SELECT 1 FROM seats WHERE table_id = tables.id AND player IS NULL AND bot IS NULL);
    UPDATE tables SET luck = '' WHERE dealt IS NULL;
    CREATE INDEX tables_waiting ON tables (created) WHERE dealt IS NULL;
",
    // Lists by index, tables that are closed, bans. What a list asks for stands in the row it is sorted by.
    "
    ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN closed INTEGER;
    ALTER TABLE tables ADD COLUMN closed_why TEXT;
    ALTER TABLE seats ADD COLUMN running INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE seats ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET bots = (SELECT count(*) FROM seats WHERE table_id = tables.id AND bot IS NOT NULL);
    UPDATE seats SET (running, touched) =
        (SELECT result IS NULL, updated FROM tables WHERE tables.id = seats.table_id);
    DROP INDEX tables_by_time;
    DROP INDEX tables_waiting;
    DROP INDEX seats_by_player;
    CREATE INDEX tables_by_birth ON tables (created);
    CREATE INDEX tables_waiting ON tables (created) WHERE listed = 1 AND dealt IS NULL AND closed IS NULL;
    CREATE INDEX tables_gathering ON tables (updated) WHERE dealt IS NULL AND closed IS NULL;
    CREATE INDEX tables_running ON tables (updated) WHERE result IS NULL AND closed IS NULL;
    CREATE INDEX tables_finished ON tables (updated) WHERE listed = 1 AND result IS NOT NULL;
    CREATE INDEX seats_of_player ON seats (player, running, touched, table_id);
    CREATE TABLE bans (
        kind TEXT NOT NULL, value TEXT NOT NULL, at INTEGER NOT NULL, reason TEXT NOT NULL,
        PRIMARY KEY (kind, value)
    ) WITHOUT ROWID;
",
    // A name brings back one player: the oldest one who has a password. Who shares the name has to choose another to come back by.
    "
    ALTER TABLE players ADD COLUMN login TEXT;
    ALTER TABLE players ADD COLUMN old_cookie INTEGER NOT NULL DEFAULT 0;
    UPDATE players SET old_cookie = 1, name = clean_name(name);
    UPDATE seats SET name = clean_name(name) WHERE name IS NOT NULL;
    UPDATE players SET login = firsts.login FROM (
        SELECT id, login, row_number() OVER (PARTITION BY login ORDER BY created, id) AS place
        FROM (SELECT id, created, login_of(name) AS login FROM players WHERE password IS NOT NULL)
    ) AS firsts WHERE firsts.id = players.id AND firsts.place = 1;
    DROP INDEX players_by_name;
    CREATE UNIQUE INDEX players_by_login ON players (login) WHERE login IS NOT NULL;
    CREATE TABLE sessions (
        id TEXT PRIMARY KEY, player TEXT NOT NULL REFERENCES players (id),
        created INTEGER NOT NULL, seen INTEGER NOT NULL, agent TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX sessions_by_player ON sessions (player);
    CREATE INDEX sessions_by_time ON sessions (seen);
",
    // Tables at which somebody alone with bots has gone back further than people may among themselves.
    "
    ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
",
    // Tables at which help is allowed to everybody, and those at which somebody had some; games that were looked through afterwards.
    "
    ALTER TABLE tables ADD COLUMN help INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN helped INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE analyses (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), content TEXT NOT NULL, at INTEGER NOT NULL
    ) WITHOUT ROWID;
",
    // What a player can do something about comes first, seats are kept for somebody, and what was won can be counted. Who is asked at a table that runs
    // is not known here: everybody perhaps, until the table is looked at.
    "
    ALTER TABLE seats ADD COLUMN rank INTEGER NOT NULL DEFAULT 2;
    ALTER TABLE seats ADD COLUMN invited TEXT REFERENCES players (id);
    ALTER TABLE seats ADD COLUMN place INTEGER;
    ALTER TABLE seats ADD COLUMN won REAL;
    ALTER TABLE seats ADD COLUMN even REAL;
    UPDATE seats SET rank = iif(running, (SELECT iif(dealt IS NULL, 2, 3) FROM tables WHERE id = table_id), 0);
    UPDATE seats SET rank = 2 WHERE rank = 3 AND (player IS NULL OR bot IS NOT NULL);
    UPDATE seats SET place = (SELECT place_of(result, seat) FROM tables WHERE id = table_id AND result IS NOT NULL AND practice = 0);
    UPDATE seats SET even = 1.0 / (SELECT count(*) FROM seats AS all_seats WHERE all_seats.table_id = seats.table_id)
        WHERE place IS NOT NULL;
    UPDATE seats SET won = iif(place > 1 OR resigned, 0.0, 1.0 /
        (SELECT count(*) FROM seats AS firsts WHERE firsts.table_id = seats.table_id AND firsts.place = 1)) WHERE place IS NOT NULL;
    DROP INDEX seats_of_player;
    ALTER TABLE seats DROP COLUMN running;
    CREATE INDEX seats_of_player ON seats (player, rank, touched, table_id);
    CREATE INDEX seats_invited ON seats (invited, rank, touched, table_id) WHERE invited IS NOT NULL;
    CREATE INDEX seats_results ON seats (player, won, even) WHERE place IS NOT NULL;
",
    // Seats that a bot keeps warm.
    "
    ALTER TABLE seats ADD COLUMN warm INTEGER NOT NULL DEFAULT 0;
",
    // How each game ended for each seat, by player and by game: statistics and ratings are read from here.
    "
    CREATE TABLE results (
        table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, game TEXT NOT NULL,
        player TEXT REFERENCES players (id), bot TEXT, resigned INTEGER NOT NULL,
        place INTEGER NOT NULL, won REAL NOT NULL, even REAL NOT NULL, points INTEGER NOT NULL,
        practice INTEGER NOT NULL, helped INTEGER NOT NULL, ended INTEGER NOT NULL, sources TEXT,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    INSERT INTO results
        SELECT table_id, seat, game, player, bot, resigned, place_of(result, seat), 0.0, 0.0, points_of(result, seat),
            practice, helped, updated, NULL
        FROM seats JOIN tables ON id = table_id WHERE result IS NOT NULL AND place_of(result, seat) IS NOT NULL;
    UPDATE results SET even = 1.0 / (SELECT count(*) FROM results AS all_seats WHERE all_seats.table_id = results.table_id);
    UPDATE results SET won = 1.0 / (SELECT count(*) FROM results AS firsts WHERE firsts.table_id = results.table_id AND firsts.place = 1)
        WHERE place = 1 AND NOT resigned;
    CREATE INDEX results_of_player ON results (player, game, ended, table_id, helped, won, even)
        WHERE player IS NOT NULL AND practice = 0;
    CREATE INDEX results_in_game ON results (game, ended, table_id) WHERE practice = 0 AND helped = 0;
    CREATE INDEX results_lately ON results (player, ended, table_id) WHERE player IS NOT NULL AND practice = 0;
    CREATE INDEX results_unsourced ON results (table_id) WHERE sources IS NULL;
",
    // Pages of players that others may read: the address of those alone.
    "
    ALTER TABLE players ADD COLUMN page TEXT;
    CREATE UNIQUE INDEX players_by_page ON players (page) WHERE page IS NOT NULL;
",
    // What came before tables that are played on from positions of others.
    "
    CREATE TABLE forks (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), past TEXT NOT NULL, running INTEGER NOT NULL
    ) WITHOUT ROWID;
",
    // Clocks, who is here, bots that stand in and what the table tells of all that. Tables of before have no clock.
    "
    ALTER TABLE tables ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN when_out TEXT NOT NULL DEFAULT 'move';
    ALTER TABLE tables ADD COLUMN paused INTEGER;
    ALTER TABLE tables ADD COLUMN agreed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN due INTEGER;
    ALTER TABLE tables ADD COLUMN follows TEXT;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    ALTER TABLE seats ADD COLUMN once INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN stood_from INTEGER;
    ALTER TABLE seats ADD COLUMN stood_to INTEGER;
    ALTER TABLE seats ADD COLUMN remaining INTEGER;
    ALTER TABLE seats ADD COLUMN due INTEGER;
    ALTER TABLE seats ADD COLUMN warned INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN away INTEGER;
    ALTER TABLE seats ADD COLUMN grace INTEGER;
    ALTER TABLE seats ADD COLUMN seen INTEGER;
    ALTER TABLE seats ADD COLUMN nudged INTEGER;
    ALTER TABLE chat ADD COLUMN event TEXT;
    ALTER TABLE chat ADD COLUMN by TEXT;
    CREATE INDEX chat_by_player ON chat (by) WHERE by IS NOT NULL;
",
    // How people want to be told, and what they were told. A turn has a number, so that it is told once.
    "
    ALTER TABLE seats ADD COLUMN turns INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE mails (
        player TEXT PRIMARY KEY REFERENCES players (id), address TEXT NOT NULL, token TEXT NOT NULL, lang TEXT NOT NULL,
        confirmed INTEGER, often INTEGER NOT NULL DEFAULT 0, asked INTEGER NOT NULL, tries INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX mails_by_token ON mails (token);
    CREATE INDEX mails_by_address ON mails (address, asked);
    CREATE TABLE pushes (
        endpoint TEXT PRIMARY KEY, player TEXT NOT NULL REFERENCES players (id),
        session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
        key TEXT NOT NULL, auth TEXT NOT NULL, lang TEXT NOT NULL, created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX pushes_of_player ON pushes (player);
    CREATE INDEX pushes_of_session ON pushes (session);
    CREATE TABLE told (
        table_id TEXT NOT NULL REFERENCES tables (id), player TEXT NOT NULL REFERENCES players (id),
        channel TEXT NOT NULL, occasion TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (table_id, player, channel, occasion)
    ) WITHOUT ROWID;
    CREATE INDEX told_of_player ON told (player);
",
    // Who wants to be told when time is nearly out, and who is away everywhere.
    "
    ALTER TABLE players ADD COLUMN nearly_out INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE players ADD COLUMN away INTEGER;
",
];

/// The version of a file that is up to date.
pub const NEWEST: usize = STEPS.len();

/// What says in the head of the file whose it is: "Cabi" in ASCII.
pub const APPLICATION: i32 = 0x4361_6269;

/// A connection with a log that survives a crash at any moment.
pub fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    // The log is brought into the file after 32 MB, not after 4: each page that was written meanwhile is written once. What was changed last stays at hand.
    connection.pragma_update(None, "wal_autocheckpoint", 8192)?;
    connection.pragma_update(None, "cache_size", -32_768)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// Brings the file up to date, all steps or none.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let pure = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("login_of", 1, pure, |values| {
        Ok(crate::login_of(&values.get::<String>(0)?))
    })?;
    connection.create_scalar_function("clean_name", 1, pure, |values| {
        Ok(crate::clean_name(&values.get::<String>(0)?).unwrap_or_else(|| "?".to_owned()))
    })?;
    connection.create_scalar_function("place_of", 2, pure, |values| {
        let places = crate::places(&values.get::<Option<String>>(0)?.unwrap_or_default());
        Ok(places.get(usize::from(values.get::<u8>(1)?)).copied())
    })?;
    connection.create_scalar_function("points_of", 2, pure, |values| {
        let points = crate::points(&values.get::<Option<String>>(0)?.unwrap_or_default());
        Ok(points.get(usize::from(values.get::<u8>(1)?)).copied())
    })?;
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let version = check::version(&transaction)?;
    if version == NEWEST {
        return Ok(());
    }
    for step in &STEPS[version..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", NEWEST as u32)?;
    transaction.commit()?;
    if version > 0 {
        tracing::info!(from = version, to = NEWEST, "the file of the games was brought up to date");
    }
    Ok(())
}

/// The secret of this file, drawn when it was made.
pub fn secret(connection: &Connection) -> Result<[u8; 32], StoreError> {
    if let Some(bytes) = kept_secret(connection)? {
        return Ok(bytes);
    }
    let bytes = fresh_secret()?;
    connection.execute("INSERT INTO meta (name, value) VALUES ('secret', ?1)", [&bytes[..]])?;
    Ok(bytes)
}

/// The secret of this file, if it has one.
pub fn kept_secret(connection: &Connection) -> Result<Option<[u8; 32]>, StoreError> {
    let found: Option<Vec<u8>> = connection
        .query_row("SELECT value FROM meta WHERE name = 'secret'", [], |row| row.get(0))
        .optional()?;
    Ok(found.and_then(|bytes| bytes.try_into().ok()))
}

/// A secret that nobody had before.
pub fn fresh_secret() -> Result<[u8; 32], StoreError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::Engine(error.to_string()))?;
    Ok(bytes)
}
