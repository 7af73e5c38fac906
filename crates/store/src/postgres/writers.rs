//! The writers of a server: a few connections, so that one carries out statements while the commit of another goes to the disk.
//!
//! Each table belongs to one of them: its changes are made in the order in which they came. What speaks of no table is the first one's.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use super::Address;
use super::news::{OfTable, Voice};
use super::reach::Reach;
use super::writer::{Job, QUEUE, Writer, write_all};
use crate::{Change, Pending, StoreError};

/// So many write at the same time: while one waits for the disk, another works. More of them would make smaller groups.
const WRITERS: usize = 2;

/// How long one who closes waits for what is still on its way: longer than a writer's patience.
const CLOSING: Duration = Duration::from_secs(20);

/// The names under which the writers of a server leave their marks.
pub fn names(server: &str) -> impl Iterator<Item = String> {
    (0..WRITERS).map(move |n| format!("{server}-{n}"))
}

/// Those who write, by their queues.
#[derive(Debug)]
pub struct Writers {
    queues: Vec<mpsc::Sender<Job>>,
    /// Cut off when all have written everything.
    ended: Mutex<Receiver<()>>,
}

impl Writers {
    /// Begins to write.
    pub fn start(
        address: &Address,
        handle: &Handle,
        voice: &Voice,
        outgoing: &mpsc::UnboundedSender<OfTable>,
    ) -> Result<Writers, StoreError> {
        let (working, ended) = channel();
        let mut queues = Vec::with_capacity(WRITERS);
        for name in names(&voice.name) {
            let (jobs, queue) = mpsc::channel(QUEUE);
            let reach = Reach::new(address.writer(), 1, handle.clone())?;
            let writer = Writer { name, reach, voice: voice.clone(), outgoing: outgoing.clone(), number: 0 };
            let working = working.clone();
            handle.spawn(async move {
                write_all(writer, queue).await;
                drop(working);
            });
            queues.push(jobs);
        }
        Ok(Writers { queues, ended: Mutex::new(ended) })
    }

    /// Gives a change to whom it belongs.
    pub fn write(&self, change: Change) -> Pending {
        let place = change.table().map_or(0, |table| place(table, self.queues.len()));
        let (answer, result) = oneshot::channel();
        let gone = || StoreError::Engine("the writer has stopped".to_owned());
        let sent = self.queues[place].try_send((change, answer)).map_err(|error| match error {
            // More wait than can be written in a while: who comes now comes back later.
            TrySendError::Full(_) => StoreError::Busy,
            TrySendError::Closed(_) => gone(),
        });
        Box::pin(async move {
            sent?;
            result.await.unwrap_or_else(|_| Err(gone()))
        })
    }
}

impl Drop for Writers {
    /// Waits until everything that was written is kept.
    fn drop(&mut self) {
        self.queues.clear();
        let ended = self.ended.get_mut().unwrap_or_else(PoisonError::into_inner);
        if ended.recv_timeout(CLOSING) == Err(RecvTimeoutError::Timeout) {
            tracing::error!("the writers of the store did not come to an end");
        }
    }
}

/// Whose a table is, of so many.
fn place(table: &str, among: usize) -> usize {
    let mut hasher = DefaultHasher::new();
    table.hash(&mut hasher);
    (hasher.finish() % among as u64) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_belongs_to_one_writer_and_every_writer_has_its_share() {
        let mut shares = [0; WRITERS];
        for n in 0..1_000 {
            let table = format!("table{n}");
            let own = place(&table, WRITERS);
            assert_eq!(own, place(&table, WRITERS));
            shares[own] += 1;
        }
        assert!(shares.iter().all(|share| *share > 1_000 / WRITERS / 2), "{shares:?}");
    }
}
