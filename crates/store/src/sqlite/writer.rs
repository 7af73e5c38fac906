//! The writer: one thread that groups changes into commits.

use std::sync::mpsc;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::apply;
use super::files::Identity;
use crate::{Change, StoreError};

/// The most changes that share one commit.
const GROUP: usize = 512;

/// A change, and who waits for it.
pub type Job = (Change, oneshot::Sender<Result<(), StoreError>>);

/// Takes what has queued up, makes one commit of it, and only then tells those who wait.
pub fn write_all(connection: &mut Connection, identity: &Identity, queue: &mpsc::Receiver<Job>) {
    while let Ok(first) = queue.recv() {
        let mut jobs = vec![first];
        while jobs.len() < GROUP
            && let Ok(next) = queue.try_recv()
        {
            jobs.push(next);
        }
        let (changes, waiting): (Vec<Change>, Vec<_>) = jobs.into_iter().unzip();
        let results = identity.check().and_then(|()| keep(connection, &changes)).unwrap_or_else(|error| {
            tracing::error!(%error, changes = changes.len(), "a commit failed");
            vec![Err(error); changes.len()]
        });
        for (answer, result) in waiting.into_iter().zip(results) {
            // Who asked may have gone; the change is kept all the same.
            let _ = answer.send(result);
        }
    }
}

/// One commit. If a statement raises an error in the middle of a change, all are made again, each with a point to go back to.
fn keep(connection: &mut Connection, changes: &[Change]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    match commit(connection, changes, false) {
        Err(StoreError::Taken) => commit(connection, changes, true),
        kept => kept,
    }
}

/// All changes in one transaction; one that is refused takes nothing else with it. Who is careful makes a point to go back to before each.
fn commit(
    connection: &mut Connection,
    changes: &[Change],
    careful: bool,
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(changes.len());
    for change in changes {
        if !careful && let Some(kept) = apply::quick(&transaction, change) {
            results.push(if kept? { Ok(()) } else { Err(StoreError::Taken) });
            continue;
        }
        let point = transaction.savepoint()?;
        let result = apply::apply(&point, change);
        match &result {
            Ok(()) => point.commit()?,
            // A full or failing disk may have undone the whole transaction already: none of it counts.
            Err(error) if error.may_pass() || matches!(error, StoreError::Damaged(_)) => {
                return Err(error.clone());
            }
            Err(_) => point.finish()?,
        }
        results.push(result);
    }
    transaction.commit()?;
    Ok(results)
}
