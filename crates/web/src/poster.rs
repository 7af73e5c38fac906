//! Posters: the picture of a table that a link to it shows elsewhere (Open Graph, link preview). Everybody gets the same one: what a spectator sees, until
//! the game is over.
//!
//! To paint one takes a core for a moment, so that it is done one at a time, for a few who wait, and the last ones are remembered. A poster is known by
//! what stands on it: whatever changes there makes it another one, and nothing else does.

mod paint;
mod sheet;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use sha2::{Digest, Sha256};
use tokio::sync::{Mutex as Pen, Semaphore};

pub use sheet::{HEIGHT, Sheet, WIDTH, fact};

use crate::desk::Desk;
use crate::problem::Problem;

/// The most posters that are remembered, at about 80 kB each.
const MOST: usize = 64;
/// The most that are painted or wait for it.
const WAITING: usize = 16;

/// The posters that were painted last.
#[derive(Debug)]
pub struct Posters {
    known: Mutex<VecDeque<(String, Bytes)>>,
    places: Semaphore,
    pen: Arc<Pen<()>>,
}

impl Default for Posters {
    fn default() -> Posters {
        Posters { known: Mutex::default(), places: Semaphore::new(WAITING), pen: Arc::default() }
    }
}

impl Posters {
    fn find(&self, mark: &str) -> Option<Bytes> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|(of, _)| of == mark).map(|(_, picture)| picture.clone())
    }

    fn keep(&self, mark: &str, picture: &Bytes) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.truncate(MOST - 1);
        known.push_front((mark.to_owned(), picture.clone()));
    }

    async fn paint(&self, sheet: Sheet, mark: &str) -> Result<Bytes, Problem> {
        let _place = self.places.try_acquire().map_err(|_| Problem::Busy)?;
        let pen = Arc::clone(&self.pen).lock_owned().await;
        // Somebody may have wanted the same one meanwhile.
        if let Some(picture) = self.find(mark) {
            return Ok(picture);
        }
        // The pen goes along: whoever hangs up does not let a second one be painted beside this one.
        let painting = tokio::task::spawn_blocking(move || {
            let picture = paint::paint(&sheet.0);
            drop(pen);
            picture
        });
        let picture = painting.await.ok().flatten().ok_or(Problem::Failed)?;
        let picture = Bytes::from(picture);
        self.keep(mark, &picture);
        Ok(picture)
    }
}

/// The mark of a poster (ETag): of the program that paints it, and of all that stands on it.
pub fn mark(sheet: &Sheet) -> String {
    let mut hasher = Sha256::new();
    hasher.update(env!("CARGO_PKG_VERSION"));
    hasher.update(&sheet.0);
    hasher.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}

impl Desk {
    /// A poster as a picture (PNG), for a client who may ask for so many.
    pub async fn poster(&self, client: &str, sheet: Sheet, mark: &str) -> Result<Bytes, Problem> {
        if let Some(picture) = self.posters.find(mark) {
            return Ok(picture);
        }
        self.admission.poster(client)?;
        self.posters.paint(sheet, mark).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(n: usize) -> Sheet {
        Sheet(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><desc>{n}</desc></svg>"
        ))
    }

    #[tokio::test]
    async fn only_so_many_posters_are_remembered_and_the_last_ones_stay() {
        let posters = Posters::default();
        for n in 0..=MOST {
            posters.paint(sheet(n), &mark(&sheet(n))).await.expect("it is painted");
        }
        assert!(posters.find(&mark(&sheet(0))).is_none(), "the first one has gone");
        assert!(posters.find(&mark(&sheet(1))).is_some() && posters.find(&mark(&sheet(MOST))).is_some());
    }

    #[tokio::test]
    async fn one_is_painted_at_a_time_and_few_wait_for_it() {
        let posters = Arc::new(Posters::default());
        let pen = Arc::clone(&posters.pen).lock_owned().await;
        let ask = |n: usize| {
            let posters = Arc::clone(&posters);
            tokio::spawn(async move { posters.paint(sheet(n), &mark(&sheet(n))).await })
        };
        let waiting: Vec<_> = (0..WAITING).map(ask).collect();
        while posters.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let refused = posters.paint(sheet(99), &mark(&sheet(99))).await;
        assert!(matches!(refused, Err(Problem::Busy)), "{refused:?}");
        drop(pen);
        for one in waiting {
            one.await.expect("it ends").expect("it is painted");
        }
    }
}
