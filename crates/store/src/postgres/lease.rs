//! Which servers are alive, by the clock of the database, and whose tables have to be taken over (lease).

use deadpool_postgres::Object;
use tokio_postgres::Error;

use super::read::rows;
use crate::Beat;

/// A server that has given no sign for so long is dead.
const ALIVE: &str = "interval '2500 milliseconds'";

/// A sign of life: the server keeps its number, or gets a new one if the others may have thought it dead.
pub async fn beat(connection: &Object, number: Option<i64>) -> Result<Beat, Error> {
    let again = format!(
        "UPDATE servers SET until = clock_timestamp() + {ALIVE} WHERE number = $1 AND until > clock_timestamp() RETURNING number"
    );
    let known = match number {
        Some(number) => rows(connection, &again, &[&number]).await?.first().map(|row| row.get(0)),
        None => None,
    };
    let number: i64 = match known {
        Some(number) => number,
        None => {
            let sql =
                format!("INSERT INTO servers (until) VALUES (clock_timestamp() + {ALIVE}) RETURNING number");
            rows(connection, &sql, &[]).await?.first().map_or(0, |row| row.get(0))
        }
    };
    // Who strikes a dead server off the list takes its tables over, in the order in which everybody takes tables.
    let sql = "WITH dead AS (
            DELETE FROM servers WHERE until < clock_timestamp() AND number <> $1 RETURNING number
        ), orphans AS (
            SELECT id FROM tables WHERE driver IN (SELECT number FROM dead) ORDER BY id FOR UPDATE
        ), taken AS (
            UPDATE tables SET driver = $1 FROM orphans WHERE tables.id = orphans.id RETURNING tables.id
        ) SELECT id FROM taken ORDER BY id";
    let orphans = rows(connection, sql, &[&number]).await?.iter().map(|row| row.get(0)).collect();
    let sql = "SELECT count(*) FROM servers WHERE until > clock_timestamp()";
    let servers = rows(connection, sql, &[]).await?.first().map_or(1, |row| row.get::<_, i64>(0));
    Ok(Beat { number, orphans, servers: u32::try_from(servers).unwrap_or(1) })
}

/// A server closes: nobody has to wait until it is thought dead.
pub async fn leave(connection: &Object, number: i64) -> Result<(), Error> {
    let sql = "UPDATE servers SET until = '-infinity' WHERE number = $1";
    rows(connection, sql, &[&number]).await.map(|_| ())
}

/// Whether a server works on these games.
pub async fn anybody(connection: &Object) -> Result<bool, Error> {
    let sql = "SELECT EXISTS (SELECT 1 FROM servers WHERE until > clock_timestamp())";
    Ok(rows(connection, sql, &[]).await?.first().is_some_and(|row| row.get(0)))
}
