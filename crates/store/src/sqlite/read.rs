//! Rows as values.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{
    ChatRow, FileRow, ForkRow, List, Mark, Out, Pace, Page, PlayerRow, PlyRow, Rank, SeatRow, SeatTime,
    SessionRow, StoreError, StoredTable, TableRow, Tally, Timing, Versions, Why,
};

const COLUMNS: &str =
    "id, game, setup, pace, listed, created, updated, result, rematch, plies, revision, moved, dealt,
    rules, notation, closed_why, practice, help, helped,
    clock, when_out, paused, agreed, follows";

/// The most lines of chat that are read.
const CHAT: u32 = 200;

fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        id: row.get(0)?,
        game: row.get(1)?,
        setup: row.get(2)?,
        pace: Pace::of(&row.get::<_, String>(3)?),
        listed: row.get(4)?,
        created: row.get(5)?,
        updated: row.get(6)?,
        result: row.get(7)?,
        rematch: row.get(8)?,
        plies: row.get(9)?,
        revision: row.get(10)?,
        moved: row.get(11)?,
        rewound: row.get(11)?,
        dealt: row.get(12)?,
        versions: Versions { rules: row.get(13)?, notation: row.get(14)? },
        closed: row.get::<_, Option<String>>(15)?.map(|why| Why::of(&why)),
        practice: row.get(16)?,
        help: row.get(17)?,
        helped: row.get(18)?,
        timing: Timing {
            seconds: row.get(19)?,
            out: Out::of(&row.get::<_, String>(20)?).unwrap_or_default(),
        },
        paused: row.get(21)?,
        agreed: row.get(22)?,
        follows: row.get(23)?,
        seats: Vec::new(),
        asked: Vec::new(),
    })
}

/// Who sits at a table, and who of them is asked.
fn seats(connection: &Connection, table: &mut TableRow) -> Result<(), StoreError> {
    let sql = "SELECT player, name, bot, resigned, invited, warm, rank, once, stood_from, stood_to, remaining, due, warned,
               away, grace, seen, nudged FROM seats WHERE table_id = ?1 ORDER BY seat";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([&table.id], |row| {
        let seat = SeatRow {
            player: row.get(0)?,
            name: row.get(1)?,
            bot: row.get(2)?,
            resigned: row.get(3)?,
            invited: row.get(4)?,
            warm: row.get(5)?,
            once: row.get(7)?,
            stood_from: row.get(8)?,
            stood_to: row.get(9)?,
            time: SeatTime {
                remaining: row.get(10)?,
                due: row.get(11)?,
                warned: row.get(12)?,
                away: row.get(13)?,
                grace: row.get(14)?,
            },
            seen: row.get(15)?,
            nudged: row.get(16)?,
        };
        Ok((seat, row.get::<_, u8>(6)? == Rank::Asked as u8))
    })?;
    for (seat, row) in rows.enumerate() {
        let (row, asked) = row?;
        table.seats.push(row);
        if asked {
            table.asked.push(seat as u8);
        }
    }
    Ok(())
}

/// How a list is read: through which index, which rows, and what they are sorted by.
fn rows_of(list: List<'_>) -> (&'static str, &'static str, &'static str) {
    match list {
        List::Waiting => ("tables_waiting", "listed = 1 AND dealt IS NULL AND closed IS NULL", "created"),
        List::Gathering => ("tables_gathering", "dealt IS NULL AND closed IS NULL", "updated"),
        List::Finished => ("tables_finished", "listed = 1 AND result IS NOT NULL", "updated"),
        List::Running => ("tables_running", "result IS NULL AND closed IS NULL", "updated"),
        List::WithBots => {
            let rows = "result IS NULL AND closed IS NULL AND dealt IS NOT NULL AND bots > 0";
            ("tables_running", rows, "updated")
        }
        List::Due => ("tables_due", "due IS NOT NULL", "due"),
        List::All => ("tables_by_birth", "1", "created"),
        List::Of(_) => ("seats_of_player", "player = ?4", "touched"),
        List::Inviting(_) => ("seats_invited", "invited = ?4", "touched"),
    }
}

/// One page. The index is named: without it the statement is refused, so that no list ever becomes slow unseen.
pub fn page_sql(list: List<'_>) -> String {
    let (index, rows, time) = rows_of(list);
    if matches!(list, List::Of(_) | List::Inviting(_)) {
        return format!(
            "SELECT {COLUMNS}, rank, touched FROM
                (SELECT table_id, rank, touched FROM seats INDEXED BY {index}
                 WHERE {rows} AND (rank, touched, table_id) < (?5, ?1, ?2)
                 ORDER BY rank DESC, touched DESC, table_id DESC LIMIT ?3)
             JOIN tables ON id = table_id ORDER BY rank DESC, touched DESC, id DESC"
        );
    }
    format!(
        "SELECT {COLUMNS}, 3, {time} FROM tables INDEXED BY {index} WHERE {rows} AND ({time}, id) < (?1, ?2)
         ORDER BY {time} DESC, id DESC LIMIT ?3"
    )
}

pub fn tables(
    connection: &Connection,
    list: List<'_>,
    from: Option<&Mark>,
    limit: usize,
) -> Result<Page, StoreError> {
    let first = Mark::before(i64::MAX);
    let Mark { rank, at, id } = from.unwrap_or(&first);
    // One transaction, so that the seats belong to the tables.
    let snapshot = connection.unchecked_transaction()?;
    let mut statement = snapshot.prepare_cached(&page_sql(list))?;
    let read = |row: &Row<'_>| Ok((table_row(row)?, row.get::<_, u8>(24)?, row.get::<_, i64>(25)?));
    let limit_row = i64::try_from(limit).unwrap_or(i64::MAX);
    let rows: Vec<(TableRow, u8, i64)> = match list {
        List::Of(player) | List::Inviting(player) => {
            statement.query_map(params![at, id, limit_row, player, rank], read)?.collect::<Result<_, _>>()
        }
        List::Waiting
        | List::Gathering
        | List::Finished
        | List::Running
        | List::WithBots
        | List::Due
        | List::All => statement.query_map(params![at, id, limit_row], read)?.collect::<Result<_, _>>(),
    }?;
    let last = rows.last().filter(|_| rows.len() == limit);
    let next = last.map(|(table, rank, at)| Mark { rank: *rank, at: *at, id: table.id.clone() });
    let mut tables: Vec<TableRow> = rows.into_iter().map(|(table, ..)| table).collect();
    for table in &mut tables {
        seats(&snapshot, table)?;
    }
    Ok(Page { tables, next })
}

pub fn table(connection: &Connection, id: &str) -> Result<Option<StoredTable>, StoreError> {
    // One transaction, so that the parts belong together.
    let snapshot = connection.unchecked_transaction()?;
    let found = snapshot
        .prepare_cached(&format!("SELECT {COLUMNS} FROM tables WHERE id = ?1"))?
        .query_row([id], table_row)
        .optional()?;
    let Some(mut row) = found else { return Ok(None) };
    seats(&snapshot, &mut row)?;
    let (seed, luck) = snapshot
        .prepare_cached("SELECT seed, luck FROM tables WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let plies = snapshot
        .prepare_cached("SELECT seat, action, luck FROM plies WHERE table_id = ?1 ORDER BY ply")?
        .query_map([id], |row| Ok(PlyRow { seat: row.get(0)?, action: row.get(1)?, luck: row.get(2)? }))?
        .collect::<Result<_, _>>()?;
    let files = snapshot
        .prepare_cached(
            "SELECT name, hash, content FROM table_files JOIN files USING (hash) WHERE table_id = ?1 ORDER BY name",
        )?
        .query_map([id], |row| Ok(FileRow { name: row.get(0)?, hash: row.get(1)?, content: row.get(2)? }))?
        .collect::<Result<_, _>>()?;
    let fork = snapshot
        .prepare_cached("SELECT past, running FROM forks WHERE table_id = ?1")?
        .query_row([id], |row| Ok(ForkRow { past: row.get(0)?, running: row.get(1)? }))
        .optional()?;
    let mut chat: Vec<ChatRow> = snapshot
        .prepare_cached(
            "SELECT name, text, at, event, by FROM chat WHERE table_id = ?1 ORDER BY id DESC LIMIT ?2",
        )?
        .query_map(params![id, CHAT], |row| {
            Ok(ChatRow {
                name: row.get(0)?,
                text: row.get(1)?,
                at: row.get(2)?,
                event: row.get(3)?,
                by: row.get(4)?,
            })
        })?
        .collect::<Result<_, _>>()?;
    chat.reverse();
    Ok(Some(StoredTable { row, seed, luck, files, fork, plies, chat }))
}

pub fn waiting_for(connection: &Connection, player: &str) -> Result<u32, StoreError> {
    let sql = "SELECT count(*) FROM seats WHERE player = ?1 AND rank = ?2";
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.query_row(params![player, Rank::Asked as u8], |row| row.get(0))?)
}

pub fn tally(connection: &Connection, player: &str) -> Result<Tally, StoreError> {
    let sql = "SELECT count(*), coalesce(sum(won), 0.0), coalesce(sum(even), 0.0) FROM seats INDEXED BY seats_results
               WHERE player = ?1 AND place IS NOT NULL";
    let mut statement = connection.prepare_cached(sql)?;
    let tally = |row: &Row<'_>| Ok(Tally { games: row.get(0)?, won: row.get(1)?, even: row.get(2)? });
    Ok(statement.query_row([player], tally)?)
}

/// A player, without saying which.
pub const PLAYER: &str =
    "SELECT id, name, password, login IS NOT NULL, old_cookie, page, nearly_out, away FROM players";

pub fn player_row(row: &Row<'_>) -> rusqlite::Result<PlayerRow> {
    Ok(PlayerRow {
        id: row.get(0)?,
        name: row.get(1)?,
        password: row.get(2)?,
        login: row.get(3)?,
        old_cookie: row.get(4)?,
        page: row.get(5)?,
        nearly_out: row.get(6)?,
        away: row.get(7)?,
    })
}

pub fn player(connection: &Connection, id: &str) -> Result<Option<PlayerRow>, StoreError> {
    let sql = format!("{PLAYER} WHERE id = ?1");
    Ok(connection.prepare_cached(&sql)?.query_row([id], player_row).optional()?)
}

pub fn login(connection: &Connection, login: &str) -> Result<Option<PlayerRow>, StoreError> {
    let sql = format!("{PLAYER} WHERE login = ?1 AND password IS NOT NULL");
    Ok(connection.prepare_cached(&sql)?.query_row([login], player_row).optional()?)
}

const SESSION: &str = "SELECT id, player, created, seen, agent FROM sessions";

fn session_row(row: &Row<'_>) -> rusqlite::Result<SessionRow> {
    Ok(SessionRow {
        id: row.get(0)?,
        player: row.get(1)?,
        created: row.get(2)?,
        seen: row.get(3)?,
        agent: row.get(4)?,
    })
}

pub fn session(connection: &Connection, id: &str) -> Result<Option<SessionRow>, StoreError> {
    let sql = format!("{SESSION} WHERE id = ?1");
    Ok(connection.prepare_cached(&sql)?.query_row([id], session_row).optional()?)
}

/// What was found out about a game after its end.
pub fn analysis(connection: &Connection, table: &str) -> Result<Option<String>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT content FROM analyses WHERE table_id = ?1")?;
    Ok(statement.query_row([table], |row| row.get(0)).optional()?)
}

pub fn sessions_of(connection: &Connection, player: &str) -> Result<Vec<SessionRow>, StoreError> {
    let mut statement =
        connection.prepare_cached(&format!("{SESSION} WHERE player = ?1 ORDER BY seen DESC, id"))?;
    let rows = statement.query_map([player], session_row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}
