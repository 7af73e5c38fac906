//! A writer: a task that groups changes into commits, and knows afterwards which of them were kept, whatever happened to the connection.

use std::time::Duration;

use deadpool_postgres::Object;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::{Error, Row, Statement as Prepared};

use super::apply::apply;
use super::fault::collided;
use super::flight::{Statement, in_order};
use super::news::{OfTable, Told, Voice, told};
use super::quick::Quick;
use super::reach::{ANSWER, Reach};
use super::steps::{Done, Fault};
use crate::{Change, StoreError};

/// The most changes that share one commit.
const GROUP: usize = 512;
/// The most changes that wait for one. Who comes then is told to come back.
pub const QUEUE: usize = 4096;
/// So long a database may be away before those who wait are told: a restart takes less.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long until a database that was away is called again.
const AGAIN: Duration = Duration::from_millis(300);

/// The most words that are told at once: ids are short.
const WORDS: usize = 100;

/// A change, and who waits for it.
pub type Job = (Change, oneshot::Sender<Result<(), StoreError>>);
/// What became of each change of a group.
type Verdicts = Vec<Result<(), StoreError>>;

/// Who writes: on which connection, and how other servers hear of it.
pub struct Writer {
    /// The name in its marks.
    pub name: String,
    pub reach: Reach,
    pub voice: Voice,
    /// Tables that have changed, to be told after their commit.
    pub outgoing: mpsc::UnboundedSender<OfTable>,
    /// The number of the last transaction.
    pub number: i64,
}

/// What a transaction leaves behind, so that one who was cut off in the middle of its end can see whether it was kept. The number that the database
/// gives it would not do: after a crash another transaction may have the same.
pub const MARK: &str = "INSERT INTO writers (name, last, at) VALUES ($1, $2, now())
    ON CONFLICT (name) DO UPDATE SET last = excluded.last, at = excluded.at";

/// Takes what has queued up, makes one commit of it, and only then tells those who wait.
pub async fn write_all(mut writer: Writer, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(GROUP);
    while queue.recv_many(&mut jobs, GROUP).await > 0 {
        // Everybody takes tables in one order, so that two servers do not wait for each other; players come before what speaks of them.
        jobs.sort_by(|(one, _), (other, _)| one.table().cmp(&other.table()));
        let (changes, waiting): (Vec<Change>, Vec<_>) = jobs.drain(..).unzip();
        let results = writer.keep(&changes).await.unwrap_or_else(|error| {
            tracing::error!(%error, changes = changes.len(), "a commit failed");
            vec![Err(error); changes.len()]
        });
        for (change, result) in changes.iter().zip(&results) {
            if result.is_ok()
                && let Some(Told::Table(of_table)) = told(change)
            {
                // Who listens no more has closed.
                let _ = writer.outgoing.send(of_table);
            }
        }
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
    /// The end of the transaction was sent, and nobody said what became of it: only the database knows, by the number in its mark.
    Unknown { number: i64, results: Verdicts },
}

impl Writer {
    /// Keeps a group: tries again while the database may come back, and asks it what it did where that is not known.
    async fn keep(&mut self, changes: &[Change]) -> Result<Verdicts, StoreError> {
        let deadline = Instant::now() + PATIENCE;
        let mut careful = false;
        loop {
            self.number += 1;
            let broken = match self.reach.connection().await {
                Ok(connection) => match self.attempt(&connection, changes, careful).await {
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
                Broken::Unknown { number, results } => {
                    if self.was_kept(number, deadline).await? {
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

    /// All changes in one transaction; one that is refused takes nothing else with it. Who is careful makes a point to go back to before each.
    async fn attempt(
        &self,
        connection: &Object,
        changes: &[Change],
        careful: bool,
    ) -> Result<Verdicts, Broken> {
        let filled = timeout(ANSWER, self.fill(connection, changes, careful)).await;
        let results = filled.map_err(|_| lost())??;
        match timeout(ANSWER, connection.batch_execute("COMMIT")).await {
            Ok(Ok(())) => Ok(results),
            // An answer is an answer: this was not kept.
            Ok(Err(error)) if error.code().is_some() && !connection.is_closed() => {
                Err(judge(connection, error))
            }
            Ok(Err(_)) | Err(_) => Err(Broken::Unknown { number: self.number, results }),
        }
    }

    async fn fill(&self, connection: &Object, changes: &[Change], careful: bool) -> Result<Verdicts, Broken> {
        let failed = |error| judge(connection, error);
        let mark = connection.prepare_cached(MARK).await.map_err(failed)?;
        // The beginning travels with the first changes that are quick.
        let (mut begun, mut point) = (false, POINT);
        let mut results = Verdicts::with_capacity(changes.len());
        while results.len() < changes.len() {
            let rest = &changes[results.len()..];
            let quick = if careful { Vec::new() } else { quick(rest) };
            let head = (!begun).then_some(&mark);
            begun = true;
            results.extend(self.together(connection, head, &quick).await.map_err(failed)?);
            if quick.is_empty() {
                results.push(alone(connection, point, &rest[0]).await?);
                point = NEXT_POINT;
            }
        }
        // What is told of a table is told later.
        let others = changes.iter().zip(&results).filter(|(change, _)| change.table().is_none());
        let kept = others.filter(|(_, result)| result.is_ok());
        let words: Vec<String> = kept
            .filter_map(
                |(change, _)| if let Some(Told::Word(word)) = told(change) { Some(word) } else { None },
            )
            .collect();
        for some in words.chunks(WORDS) {
            let notify = connection.prepare_cached("SELECT pg_notify($1, $2)").await.map_err(failed)?;
            let text = self.voice.text(some);
            connection.query(&notify, &[&self.voice.channel, &text]).await.map_err(failed)?;
        }
        Ok(results)
    }

    /// Statements that are on their way at once, the beginning of the transaction before them if it has not begun.
    async fn together(
        &self,
        connection: &Object,
        head: Option<&Prepared>,
        quick: &[Quick<'_>],
    ) -> Result<Verdicts, Error> {
        let mut prepared = Vec::with_capacity(quick.len());
        for statement in quick {
            prepared.push(connection.prepare_cached(statement.sql).await?);
        }
        let mut sent: Vec<Statement<'_, Result<Vec<Row>, Error>>> = Vec::with_capacity(quick.len() + 2);
        if let Some(mark) = head {
            let begin = if has_grown(self.number) { "DISCARD PLANS; BEGIN" } else { "BEGIN" };
            sent.push(Box::pin(async move { connection.batch_execute(begin).await.map(|()| Vec::new()) }));
            sent.push(Box::pin(async {
                connection.execute(mark, &[&self.name, &self.number]).await.map(|_| Vec::new())
            }));
        }
        let before = sent.len();
        for (one, statement) in quick.iter().zip(&prepared) {
            sent.push(Box::pin(one.run(connection, statement)));
        }
        let heard: Vec<Vec<Row>> = in_order(sent).await.into_iter().collect::<Result<_, _>>()?;
        let verdicts = quick.iter().zip(&heard[before..]).flat_map(|(one, rows)| one.verdicts(rows));
        Ok(verdicts.collect())
    }

    /// Whether a transaction was kept whose end nobody heard of.
    async fn was_kept(&self, number: i64, deadline: Instant) -> Result<bool, StoreError> {
        loop {
            let asked = async {
                let connection = self.reach.connection().await?;
                // If it is still under way, this waits for its end.
                let sql = "SELECT last FROM writers WHERE name = $1 FOR UPDATE";
                let row = connection.query_one(sql, &[&self.name]).await?;
                Ok(row.get::<_, i64>(0) == number)
            };
            let error = match timeout(ANSWER, asked).await {
                Ok(Ok(kept)) => return Ok(kept),
                Ok(Err(error)) => error,
                Err(_) => StoreError::Away("it does not answer".to_owned()),
            };
            if Instant::now() >= deadline {
                tracing::error!(
                    "nobody knows whether a commit was kept: who wrote will see it when he reads"
                );
                return Err(error);
            }
            sleep(AGAIN).await;
        }
    }
}

/// Whether plans are made anew. The database keeps the plan that it made for a statement when there was little: for five tables it looks at each of them,
/// and would go on to do so with a thousand, until it counts its rows by itself a minute later.
fn has_grown(number: i64) -> bool {
    let number = number.unsigned_abs();
    number.is_power_of_two() || number.is_multiple_of(8192)
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

/// The statements for the changes that are quick, up to the first that is not.
fn quick(mut changes: &[Change]) -> Vec<Quick<'_>> {
    let mut all = Vec::new();
    while let Some(quick) = Quick::of(changes) {
        changes = &changes[quick.len()..];
        all.push(quick);
    }
    all
}

/// A point to go back to, and the next one in its place.
const POINT: &str = "SAVEPOINT change";
const NEXT_POINT: &str = "RELEASE SAVEPOINT change; SAVEPOINT change";

/// One change with a point to go back to, which travels with it. The point stays until the next one or the end: to take it away would be a journey.
async fn alone(connection: &Object, point: &str, change: &Change) -> Result<Result<(), StoreError>, Broken> {
    let failed = |error| judge(connection, error);
    let point: Statement<'_, Done> = Box::pin(async { Ok(connection.batch_execute(point).await?) });
    let made: Statement<'_, Done> = Box::pin(apply(connection, change));
    let refused = match in_order(vec![point, made]).await.into_iter().collect() {
        Ok(()) => return Ok(Ok(())),
        Err(Fault::Refused(error)) => error,
        Err(Fault::Raised(error)) => match judge(connection, error) {
            // What it says is wrong: it alone.
            Broken::Spoilt(error) => error,
            broken @ (Broken::Undone(_) | Broken::Collided | Broken::Unknown { .. }) => return Err(broken),
        },
    };
    connection.batch_execute("ROLLBACK TO SAVEPOINT change").await.map_err(failed)?;
    Ok(Err(refused))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_are_made_anew_often_while_a_site_is_young_and_now_and_then_for_good() {
        let young: Vec<i64> = (1..=64).filter(|number| has_grown(*number)).collect();
        assert_eq!(young, [1, 2, 4, 8, 16, 32, 64]);
        assert_eq!((100_001..=200_000).filter(|number| has_grown(*number)).count(), 12);
    }
}
