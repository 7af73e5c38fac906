//! The writer: one task that groups changes into commits, and knows afterwards which of them were kept, whatever happened to the connection.

use std::time::Duration;

use deadpool_postgres::Object;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::{Error, Row};

use super::apply::{Fault, apply};
use super::fault::collided;
use super::flight::{Statement, in_order};
use super::quick::{Quick, verdict};
use super::reach::{ANSWER, Reach};
use crate::{Change, StoreError};

/// The most changes that share one commit.
const GROUP: usize = 512;
/// The most changes that wait for one. Who comes then is told to come back.
pub const QUEUE: usize = 4096;
/// So long a database may be away before those who wait are told: a restart takes less.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long until a database that was away is called again.
const AGAIN: Duration = Duration::from_millis(300);

/// A change, and who waits for it.
pub type Job = (Change, oneshot::Sender<Result<(), StoreError>>);
/// What became of each change of a group.
type Verdicts = Vec<Result<(), StoreError>>;

/// Takes what has queued up, makes one commit of it, and only then tells those who wait.
pub async fn write_all(reach: Reach, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(GROUP);
    while queue.recv_many(&mut jobs, GROUP).await > 0 {
        // Everybody takes tables in one order, so that two servers do not wait for each other; players come before what speaks of them.
        jobs.sort_by(|(one, _), (other, _)| one.table().cmp(&other.table()));
        let (changes, waiting): (Vec<Change>, Vec<_>) = jobs.drain(..).unzip();
        let results = keep(&reach, &changes).await.unwrap_or_else(|error| {
            tracing::error!(%error, changes = changes.len(), "a commit failed");
            vec![Err(error); changes.len()]
        });
        for (answer, result) in waiting.into_iter().zip(results) {
            // Who asked may have gone; the change is kept all the same.
            let _ = answer.send(result);
        }
    }
}

/// Why a group was not kept.
enum Broken {
    /// Nothing of it was: the same can be tried again.
    Undone(StoreError),
    /// A statement failed for what it says: each change has to be tried alone.
    Spoilt(StoreError),
    /// Others were in the way.
    Collided,
    /// The end of the transaction was sent, and nobody said what became of it: only the database knows, by this name.
    Unknown { transaction: String, results: Verdicts },
}

/// Keeps a group: tries again while the database may come back, and asks it what it did where that is not known.
async fn keep(reach: &Reach, changes: &[Change]) -> Result<Verdicts, StoreError> {
    let deadline = Instant::now() + PATIENCE;
    let mut careful = false;
    loop {
        let broken = match reach.connection().await {
            Ok(connection) => match attempt(&connection, changes, careful).await {
                Ok(results) => return Ok(results),
                Err(broken) => {
                    // Whatever is still under way on it ends with it.
                    drop(Object::take(connection));
                    broken
                }
            },
            Err(error) => Broken::Undone(error),
        };
        match broken {
            Broken::Spoilt(_) => careful = true,
            Broken::Collided if Instant::now() < deadline => {}
            Broken::Collided => return Err(StoreError::Busy),
            Broken::Unknown { transaction, results } => {
                if was_kept(reach, &transaction, deadline).await? {
                    return Ok(results);
                }
            }
            Broken::Undone(error) => {
                let passes = matches!(error, StoreError::Away(_) | StoreError::Busy);
                if !passes || Instant::now() >= deadline {
                    return Err(error);
                }
                sleep(AGAIN).await;
            }
        }
    }
}

/// Whether a transaction was committed whose end nobody heard of.
async fn was_kept(reach: &Reach, transaction: &str, deadline: Instant) -> Result<bool, StoreError> {
    loop {
        let asked = async {
            let connection = reach.connection().await?;
            let sql = "SELECT pg_xact_status($1::text::xid8)";
            let row = connection.query_one(sql, &[&transaction]).await?;
            Ok(row.get::<_, Option<String>>(0))
        };
        let error = match timeout(ANSWER, asked).await {
            Ok(Ok(Some(status))) if status == "committed" => return Ok(true),
            Ok(Ok(Some(status))) if status == "aborted" => return Ok(false),
            Ok(Ok(_)) => StoreError::Busy,
            Ok(Err(error)) => error,
            Err(_) => StoreError::Away("it does not answer".to_owned()),
        };
        if Instant::now() >= deadline {
            tracing::error!(
                transaction,
                "nobody knows whether a commit was kept: who wrote will see it when he reads"
            );
            return Err(error);
        }
        sleep(AGAIN).await;
    }
}

fn lost() -> Broken {
    Broken::Undone(StoreError::Away("it does not answer".to_owned()))
}

/// What an error says about the whole group.
fn judge(connection: &Object, error: Error) -> Broken {
    if collided(&error) {
        return Broken::Collided;
    }
    let own = error.code().is_some_and(|code| matches!(&code.code()[..2], "21" | "22" | "23"));
    let whole = own && !connection.is_closed();
    if whole { Broken::Spoilt(error.into()) } else { Broken::Undone(error.into()) }
}

/// All changes in one transaction; one that is refused takes nothing else with it. Who is careful makes a point to go back to before each.
async fn attempt(connection: &Object, changes: &[Change], careful: bool) -> Result<Verdicts, Broken> {
    let (transaction, results) =
        timeout(ANSWER, fill(connection, changes, careful)).await.map_err(|_| lost())??;
    match timeout(ANSWER, connection.batch_execute("COMMIT")).await {
        Ok(Ok(())) => Ok(results),
        // An answer is an answer: this was not kept.
        Ok(Err(error)) if error.code().is_some() && !connection.is_closed() => Err(judge(connection, error)),
        Ok(Err(_)) | Err(_) => Err(Broken::Unknown { transaction, results }),
    }
}

async fn fill(connection: &Object, changes: &[Change], careful: bool) -> Result<(String, Verdicts), Broken> {
    let failed = |error| judge(connection, error);
    let sql = "SELECT pg_current_xact_id()::text";
    let name = connection.prepare_cached(sql).await.map_err(failed)?;
    let begin: Vec<Statement<'_, Result<Vec<Row>, Error>>> = vec![
        Box::pin(async { connection.batch_execute("BEGIN").await.map(|()| Vec::new()) }),
        Box::pin(connection.query(&name, &[])),
    ];
    let begun: Vec<Vec<Row>> = in_order(begin).await.into_iter().collect::<Result<_, _>>().map_err(failed)?;
    let transaction: String = begun.iter().flatten().next().map(|row| row.get(0)).unwrap_or_default();
    let mut results = Verdicts::with_capacity(changes.len());
    while results.len() < changes.len() {
        let rest = &changes[results.len()..];
        let quick: Vec<Quick<'_>> =
            if careful { Vec::new() } else { rest.iter().map_while(Quick::of).collect() };
        if quick.is_empty() {
            results.push(alone(connection, &rest[0]).await?);
        } else {
            results.extend(together(connection, &quick).await.map_err(failed)?);
        }
    }
    Ok((transaction, results))
}

/// Changes that are on their way at once.
async fn together(connection: &Object, quick: &[Quick<'_>]) -> Result<Verdicts, Error> {
    let mut prepared = Vec::with_capacity(quick.len());
    for change in quick {
        prepared.push(connection.prepare_cached(change.sql).await?);
    }
    let sent = quick
        .iter()
        .zip(&prepared)
        .map(|(change, statement)| -> Statement<'_, _> { Box::pin(change.run(connection, statement)) });
    in_order(sent.collect()).await.into_iter().map(|rows| Ok(verdict(&rows?))).collect()
}

/// One change with a point to go back to.
async fn alone(connection: &Object, change: &Change) -> Result<Result<(), StoreError>, Broken> {
    let failed = |error| judge(connection, error);
    connection.batch_execute("SAVEPOINT change").await.map_err(failed)?;
    let refused = match apply(connection, change).await {
        Ok(()) => {
            connection.batch_execute("RELEASE SAVEPOINT change").await.map_err(failed)?;
            return Ok(Ok(()));
        }
        Err(Fault::Refused(error)) => error,
        Err(Fault::Raised(error)) => match judge(connection, error) {
            // What it says is wrong: it alone.
            Broken::Spoilt(error) => error,
            broken @ (Broken::Undone(_) | Broken::Collided | Broken::Unknown { .. }) => return Err(broken),
        },
    };
    connection
        .batch_execute("ROLLBACK TO SAVEPOINT change; RELEASE SAVEPOINT change")
        .await
        .map_err(failed)?;
    Ok(Err(refused))
}
