//! Rows as values.

use deadpool_postgres::Object;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

use super::flight::{Statement, in_order};
use crate::{
    ChatRow, FileRow, ForkRow, List, Mark, Out, Pace, Page, PlayerRow, PlyRow, Rank, SeatRow, SeatTime,
    SessionRow, StoredTable, TableRow, Tally, Timing, Versions, Why,
};

const COLUMNS: &str =
    "id, game, setup, pace, listed, created, updated, result, rematch, plies, revision, moved, dealt,
    rules, notation, closed_why, practice, help, helped, rewound,
    clock, when_out, paused, agreed, follows";

/// The most lines of chat that are read.
const CHAT: i64 = 200;

/// A number that is never negative where it is kept.
fn number(row: &Row, column: usize) -> u32 {
    u32::try_from(row.get::<_, i32>(column)).unwrap_or(0)
}

/// The same where there may be none.
fn count_of(row: &Row, column: usize) -> Option<u32> {
    row.get::<_, Option<i32>>(column).and_then(|number| u32::try_from(number).ok())
}

pub fn small(row: &Row, column: usize) -> u8 {
    u8::try_from(row.get::<_, i16>(column)).unwrap_or(0)
}

pub fn count(row: &Row, column: usize) -> u32 {
    u32::try_from(row.get::<_, i64>(column)).unwrap_or(u32::MAX)
}

fn table_row(row: &Row) -> TableRow {
    TableRow {
        id: row.get(0),
        game: row.get(1),
        setup: row.get(2),
        pace: Pace::of(row.get(3)),
        listed: row.get(4),
        created: row.get(5),
        updated: row.get(6),
        result: row.get(7),
        rematch: row.get(8),
        plies: number(row, 9),
        revision: number(row, 10),
        moved: number(row, 11),
        dealt: row.get(12),
        versions: Versions { rules: number(row, 13), notation: number(row, 14) },
        closed: row.get::<_, Option<&str>>(15).map(Why::of),
        practice: row.get(16),
        help: row.get(17),
        helped: row.get(18),
        rewound: number(row, 19),
        timing: Timing { seconds: number(row, 20), out: Out::of(row.get(21)).unwrap_or_default() },
        paused: row.get(22),
        agreed: u8::try_from(row.get::<_, i32>(23)).unwrap_or(0),
        follows: row.get(24),
        seats: Vec::new(),
        asked: Vec::new(),
    }
}

/// Those who sit at the tables named, in the order of the seats.
const SEATS: &str = r#"SELECT table_id, player, name, bot, resigned, invited, warm, rank,
    once, stood_from, stood_to, remaining, due, warned, away, grace, seen, nudged FROM seats
    WHERE table_id = ANY($1) ORDER BY table_id, seat"#;

/// Who sits at a table, and who of them is asked.
fn take_seats(table: &mut TableRow, rows: &[Row]) {
    for row in rows.iter().filter(|row| row.get::<_, &str>(0) == table.id) {
        if small(row, 7) == Rank::Asked as u8 {
            table.asked.push(table.seats.len() as u8);
        }
        table.seats.push(SeatRow {
            player: row.get(1),
            name: row.get(2),
            bot: row.get(3),
            resigned: row.get(4),
            invited: row.get(5),
            warm: row.get(6),
            once: row.get(8),
            stood_from: count_of(row, 9),
            stood_to: count_of(row, 10),
            time: SeatTime {
                remaining: row.get(11),
                due: row.get(12),
                warned: row.get(13),
                away: row.get(14),
                grace: row.get(15),
            },
            seen: row.get(16),
            nudged: row.get(17),
        });
    }
}

/// Which rows a list has, and what they are sorted by. Each has an index of its own in this order.
fn rows_of(list: List<'_>) -> (&'static str, &'static str) {
    match list {
        List::Waiting => ("listed AND dealt IS NULL AND closed IS NULL", "created"),
        List::Gathering => ("dealt IS NULL AND closed IS NULL", "updated"),
        List::Finished => ("listed AND result IS NOT NULL", "updated"),
        List::Running => ("result IS NULL AND closed IS NULL", "updated"),
        List::WithBots => ("result IS NULL AND closed IS NULL AND dealt IS NOT NULL AND bots > 0", "updated"),
        List::Due => ("due IS NOT NULL", "due"),
        List::All => ("true", "created"),
        List::Of(_) => ("player = $4", "touched"),
        List::Inviting(_) => ("invited = $4", "touched"),
    }
}

/// One page.
pub fn page_sql(list: List<'_>) -> String {
    let (rows, time) = rows_of(list);
    if matches!(list, List::Of(_) | List::Inviting(_)) {
        return format!(
            "SELECT {COLUMNS}, rank, touched FROM
                (SELECT table_id, rank, touched FROM seats
                 WHERE {rows} AND (rank, touched, table_id) < ($5::int2, $1::int8, $2::text)
                 ORDER BY rank DESC, touched DESC, table_id DESC LIMIT $3::int8) AS page
             JOIN tables ON id = table_id ORDER BY rank DESC, touched DESC, id DESC"
        );
    }
    format!(
        "SELECT {COLUMNS}, 3::int2, {time} FROM tables WHERE {rows} AND ({time}, id) < ($1::int8, $2::text)
         ORDER BY {time} DESC, id DESC LIMIT $3::int8"
    )
}

pub async fn tables(
    connection: &Object,
    list: List<'_>,
    from: Option<&Mark>,
    limit: usize,
) -> Result<Page, Error> {
    let first = Mark::before(i64::MAX);
    let Mark { rank, at, id } = from.unwrap_or(&first);
    let limit_row = i64::try_from(limit).unwrap_or(i64::MAX);
    let rank = i16::from(*rank);
    let all: [&(dyn ToSql + Sync); 3] = [at, id, &limit_row];
    let (page, sits) = (page_sql(list), connection.prepare_cached(SEATS).await?);
    let page = connection.prepare_cached(&page).await?;
    // One snapshot, so that the seats belong to the tables.
    connection.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let rows = match list {
        List::Of(player) | List::Inviting(player) => {
            connection.query(&page, &[at, id, &limit_row, &player, &rank]).await?
        }
        List::Waiting
        | List::Gathering
        | List::Finished
        | List::Running
        | List::WithBots
        | List::Due
        | List::All => connection.query(&page, &all).await?,
    };
    let last = rows.last().filter(|_| rows.len() == limit);
    let next = last.map(|row| Mark { rank: small(row, 25), at: row.get(26), id: row.get(0) });
    let mut tables: Vec<TableRow> = rows.iter().map(table_row).collect();
    let ids: Vec<&str> = rows.iter().map(|row| row.get(0)).collect();
    let sits = connection.query(&sits, &[&ids]).await?;
    connection.batch_execute("COMMIT").await?;
    for table in &mut tables {
        take_seats(table, &sits);
    }
    Ok(Page { tables, next })
}

/// A table, without its first plies.
pub async fn table(connection: &Object, id: &str, without: i32) -> Result<Option<StoredTable>, Error> {
    let (ids, chat) = ([id], CHAT);
    let one: [&(dyn ToSql + Sync); 1] = [&id];
    let all: [&(dyn ToSql + Sync); 1] = [&&ids[..]];
    let later: [&(dyn ToSql + Sync); 2] = [&id, &without];
    let some: [&(dyn ToSql + Sync); 2] = [&id, &chat];
    let asked: [(String, &[&(dyn ToSql + Sync)]); 6] = [
        (format!("SELECT {COLUMNS}, seed, luck FROM tables WHERE id = $1"), &one),
        (SEATS.to_owned(), &all),
        (
            "SELECT seat, action, luck FROM plies WHERE table_id = $1 AND ply > $2 ORDER BY ply".to_owned(),
            &later,
        ),
        (
            "SELECT name, hash, content FROM table_files JOIN files USING (hash) WHERE table_id = $1 ORDER BY name"
                .to_owned(),
            &one,
        ),
        ("SELECT name, text, at, event, by FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2".to_owned(), &some),
        ("SELECT past, running FROM forks WHERE table_id = $1".to_owned(), &one),
    ];
    // One snapshot, so that the parts belong together; one journey there and back.
    let mut prepared = Vec::with_capacity(asked.len());
    for (sql, values) in &asked {
        prepared.push((connection.prepare_cached(sql).await?, *values));
    }
    let plain = |sql: &'static str| async move { connection.batch_execute(sql).await.map(|()| Vec::new()) };
    let mut statements: Vec<Statement<'_, Result<Vec<Row>, Error>>> = Vec::with_capacity(8);
    statements.push(Box::pin(plain("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")));
    for (statement, values) in &prepared {
        statements.push(Box::pin(connection.query(statement, values)));
    }
    statements.push(Box::pin(plain("COMMIT")));
    let mut answers = in_order(statements).await.into_iter().skip(1);
    let mut next = || answers.next().unwrap_or_else(|| Ok(Vec::new()));
    let (table, seats, plies, files, chat, fork) = (next()?, next()?, next()?, next()?, next()?, next()?);
    next()?;
    let Some(found) = table.first() else { return Ok(None) };
    let mut row = table_row(found);
    take_seats(&mut row, &seats);
    let ply = |row: &Row| PlyRow { seat: small(row, 0), action: row.get(1), luck: row.get(2) };
    let file = |row: &Row| FileRow { name: row.get(0), hash: row.get(1), content: row.get(2) };
    let past = |row: &Row| ForkRow { past: row.get(0), running: row.get(1) };
    let line = |row: &Row| ChatRow {
        name: row.get(0),
        text: row.get(1),
        at: row.get(2),
        event: row.get(3),
        by: row.get(4),
    };
    Ok(Some(StoredTable {
        row,
        seed: found.get(25),
        luck: found.get(26),
        files: files.iter().map(file).collect(),
        fork: fork.first().map(past),
        plies: plies.iter().map(ply).collect(),
        chat: chat.iter().rev().map(line).collect(),
    }))
}

/// A statement that is asked again and again.
pub async fn rows(connection: &Object, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Error> {
    let statement = connection.prepare_cached(sql).await?;
    connection.query(&statement, values).await
}

pub async fn waiting_for(connection: &Object, player: &str) -> Result<u32, Error> {
    let sql = "SELECT count(*) FROM seats WHERE player = $1 AND rank = $2";
    let found = rows(connection, sql, &[&player, &(Rank::Asked as i16)]).await?;
    Ok(found.first().map_or(0, |row| count(row, 0)))
}

pub async fn tally(connection: &Object, player: &str) -> Result<Tally, Error> {
    let sql = "SELECT count(*), coalesce(sum(won), 0.0), coalesce(sum(even), 0.0) FROM seats
               WHERE player = $1 AND place IS NOT NULL";
    let found = rows(connection, sql, &[&player]).await?;
    let tally = |row: &Row| Tally { games: count(row, 0), won: row.get(1), even: row.get(2) };
    Ok(found.first().map(tally).unwrap_or_default())
}

/// A player, without saying which.
pub const PLAYER: &str =
    "SELECT id, name, password, login IS NOT NULL, old_cookie, page, nearly_out, away FROM players";

pub fn player_row(row: &Row) -> PlayerRow {
    PlayerRow {
        id: row.get(0),
        name: row.get(1),
        password: row.get(2),
        login: row.get(3),
        old_cookie: row.get(4),
        page: row.get(5),
        nearly_out: row.get(6),
        away: row.get(7),
    }
}

pub async fn player(connection: &Object, id: &str) -> Result<Option<PlayerRow>, Error> {
    let found = rows(connection, &format!("{PLAYER} WHERE id = $1"), &[&id]).await?;
    Ok(found.first().map(player_row))
}

pub async fn login(connection: &Object, login: &str) -> Result<Option<PlayerRow>, Error> {
    let sql = format!("{PLAYER} WHERE login = $1 AND password IS NOT NULL");
    let found = rows(connection, &sql, &[&login]).await?;
    Ok(found.first().map(player_row))
}

const SESSION: &str = "SELECT id, player, created, seen, agent FROM sessions";

fn session_row(row: &Row) -> SessionRow {
    SessionRow {
        id: row.get(0),
        player: row.get(1),
        created: row.get(2),
        seen: row.get(3),
        agent: row.get(4),
    }
}

pub async fn session(connection: &Object, id: &str) -> Result<Option<SessionRow>, Error> {
    let found = rows(connection, &format!("{SESSION} WHERE id = $1"), &[&id]).await?;
    Ok(found.first().map(session_row))
}

/// What was found out about a game after its end.
pub async fn analysis(connection: &Object, table: &str) -> Result<Option<String>, Error> {
    let found = rows(connection, "SELECT content FROM analyses WHERE table_id = $1", &[&table]).await?;
    Ok(found.first().map(|row| row.get(0)))
}

pub async fn sessions_of(connection: &Object, player: &str) -> Result<Vec<SessionRow>, Error> {
    let sql = format!("{SESSION} WHERE player = $1 ORDER BY seen DESC, id");
    Ok(rows(connection, &sql, &[&player]).await?.iter().map(session_row).collect())
}

/// The revisions of tables, of those that are there.
pub async fn revisions(connection: &Object, tables: &[String]) -> Result<Vec<(String, u32)>, Error> {
    let found = rows(connection, "SELECT id, revision FROM tables WHERE id = ANY($1)", &[&tables]).await?;
    Ok(found.iter().map(|row| (row.get(0), number(row, 1))).collect())
}
