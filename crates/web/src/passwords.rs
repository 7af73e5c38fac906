//! Passwords (Argon2id): hashed a few at a time, with a short queue before it, since each takes 19 MB and a core for a while.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::problem::Problem;

/// Hashed for a name that nobody has, so that it takes as long as for one that somebody has. It fits no password that anybody knows.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$Y2FiaWxkbyBub2JvZHk$AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";

/// Where passwords are hashed.
#[derive(Debug)]
pub struct Hashing {
    working: Arc<Semaphore>,
    /// One for each that works or waits.
    places: Arc<Semaphore>,
}

impl Hashing {
    pub fn new(at_once: usize, waiting: usize) -> Hashing {
        let places = at_once.saturating_add(waiting).min(Semaphore::MAX_PERMITS);
        Hashing {
            working: Arc::new(Semaphore::new(at_once.clamp(1, Semaphore::MAX_PERMITS))),
            places: Arc::new(Semaphore::new(places)),
        }
    }

    /// The hash of a password.
    pub async fn hash(&self, password: String) -> Result<String, Problem> {
        self.work(move || {
            Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
        })
        .await?
        .ok_or(Problem::Failed)
    }

    /// Whether a password is the one that was hashed. It takes the same time if there is none.
    pub async fn fits(&self, password: String, hash: Option<String>) -> Result<bool, Problem> {
        self.work(move || {
            let fits = fits(&password, hash.as_deref().unwrap_or(NOBODY));
            fits && hash.is_some()
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Problem::Busy)?;
        let turn = Arc::clone(&self.working).acquire_owned().await.map_err(|_| Problem::Failed)?;
        let work = move || {
            // Both are given back when the work is done, even if nobody waits for it any more.
            let _held = (place, turn);
            job()
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| Problem::Failed)
    }
}

fn fits(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash)
        .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::sync::mpsc;

    #[tokio::test]
    async fn a_password_is_recognised_and_no_other() {
        let hashing = Hashing::new(2, 2);
        let hash = hashing.hash("sésame".into()).await.expect("a hash");
        let fits = async |password: &str, hash: &str| hashing.fits(password.into(), Some(hash.into())).await;
        assert_eq!(fits("sésame", &hash).await, Ok(true));
        assert_eq!(fits("sesame", &hash).await, Ok(false));
        assert_eq!(fits("sésame", "rubbish").await, Ok(false));
        assert_eq!(hashing.fits("sésame".into(), None).await, Ok(false));
    }

    #[tokio::test]
    async fn nobodys_hash_is_as_much_work_as_anybodys() {
        let hash = Hashing::new(1, 0).hash("sésame".into()).await.expect("a hash");
        let work = |hash: &str| {
            let hash = PasswordHash::new(hash).expect("a hash");
            (hash.algorithm.to_string(), hash.params.to_string(), hash.hash.map(|output| output.len()))
        };
        assert_eq!(work(NOBODY), work(&hash));
    }

    #[tokio::test]
    async fn when_the_queue_is_full_the_next_one_is_told_so() {
        let hashing = Arc::new(Hashing::new(1, 1));
        let (go, wait) = mpsc::channel::<()>();
        let (started, mut starts) = tokio::sync::mpsc::unbounded_channel();
        let first = tokio::spawn({
            let hashing = Arc::clone(&hashing);
            async move {
                hashing
                    .work(move || {
                        let _ = started.send(());
                        wait.recv().is_ok()
                    })
                    .await
            }
        });
        starts.recv().await.expect("the first one works");
        let mut second = std::pin::pin!(hashing.work(|| true));
        assert_eq!(second.as_mut().now_or_never(), None, "the second one waits");
        assert_eq!(hashing.work(|| true).await, Err(Problem::Busy));
        go.send(()).expect("it listens");
        assert_eq!(first.await.expect("no panic"), Ok(true));
        assert_eq!(second.await, Ok(true));
        assert_eq!(hashing.work(|| true).await, Ok(true), "there is room again");
    }
}
