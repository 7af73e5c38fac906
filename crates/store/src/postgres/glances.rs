//! Which revision a table has: asked with every request, so that those who ask at the same time share a statement (batching, group reads).
//!
//! Who asks is answered by a statement that was sent after he asked: he never hears of a state that was old already.

use std::collections::HashMap;

use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant, sleep_until, timeout};

use super::reach::{ANSWER, Reach, settle};
use super::read;
use crate::StoreError;

/// The most questions that share a statement, and the most that wait for one. Who comes then is told to come back.
const GROUP: usize = 1024;
const QUEUE: usize = 8192;
/// How far statements are apart: where many ask, a statement for each two or three of them would cost more than all else that they want. Who asks after a
/// quiet moment is answered at once.
const APART: Duration = Duration::from_millis(1);

type Heard = Result<Option<u32>, StoreError>;
type Question = (String, oneshot::Sender<Heard>);

/// Where one asks.
#[derive(Clone, Debug)]
pub struct Glances(mpsc::Sender<Question>);

impl Glances {
    /// The door, and the one who answers behind it as long as somebody may ask.
    pub fn new(reach: Reach) -> (Glances, impl Future<Output = ()>) {
        let (asked, questions) = mpsc::channel(QUEUE);
        (Glances(asked), answer_all(reach, questions))
    }

    /// The revision of a table; nothing if there is no such table.
    pub async fn revision(&self, table: String) -> Heard {
        let (answer, heard) = oneshot::channel();
        let gone = || StoreError::Engine("nobody reads any more".to_owned());
        self.0.try_send((table, answer)).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Busy,
            TrySendError::Closed(_) => gone(),
        })?;
        heard.await.unwrap_or_else(|_| Err(gone()))
    }
}

/// Answers what has been asked while the last statement was under way.
async fn answer_all(reach: Reach, mut questions: mpsc::Receiver<Question>) {
    let mut asked = Vec::with_capacity(GROUP);
    let mut next = Instant::now();
    loop {
        sleep_until(next).await;
        if questions.recv_many(&mut asked, GROUP).await == 0 {
            return;
        }
        next = Instant::now() + APART;
        let mut tables: Vec<String> = asked.iter().map(|(table, _)| table.clone()).collect();
        tables.sort_unstable();
        tables.dedup();
        let found = async {
            let connection = reach.connection().await?;
            let heard = timeout(ANSWER, read::revisions(&connection, &tables)).await;
            settle(connection, heard)
        };
        let found = found.await.map(|found| found.into_iter().collect::<HashMap<String, u32>>());
        for (table, answer) in asked.drain(..) {
            // Who asked may have gone.
            let _ = answer.send(found.as_ref().map(|found| found.get(&table).copied()).map_err(Clone::clone));
        }
    }
}
