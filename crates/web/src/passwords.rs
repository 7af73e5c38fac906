//! Passwords (Argon2id): hashed a few at a time, with a short queue before it, since each takes 19 MB and a core for a while.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, mpsc};

use argon2::password_hash::generate_salt;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::{Semaphore, oneshot};

use crate::problem::Problem;

/// Hashed for a name that nobody has, so that it takes as long as for one that somebody has. It fits no password that anybody knows.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$Y2FiaWxkbyBub2JvZHk$AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";

/// What a thread has for its hashes: 19 MB, used again and again. Asked for and given back each time, the system's allocator keeps several for each
/// thread, and 200 logins at once take hundreds of megabytes.
type Memory = Vec<Block>;

/// What one of the threads has to do.
type Job = Box<dyn FnOnce(&mut Memory) + Send>;

/// Where passwords are hashed: on a few threads of their own, each with its memory.
#[derive(Debug)]
pub struct Hashing {
    at_once: usize,
    /// One for each that works or waits.
    places: Arc<Semaphore>,
    /// To the threads, which begin with the first password and end with this.
    jobs: OnceLock<mpsc::Sender<Job>>,
}

impl Hashing {
    pub fn new(at_once: usize, waiting: usize) -> Hashing {
        let places = at_once.saturating_add(waiting).min(Semaphore::MAX_PERMITS);
        let places = Arc::new(Semaphore::new(places));
        Hashing { at_once: at_once.max(1), places, jobs: OnceLock::new() }
    }

    fn threads(&self) -> &mpsc::Sender<Job> {
        self.jobs.get_or_init(|| {
            let (jobs, waiting) = mpsc::channel::<Job>();
            let waiting = Arc::new(Mutex::new(waiting));
            for _ in 0..self.at_once {
                let waiting = Arc::clone(&waiting);
                let work = move || {
                    let mut memory = Memory::new();
                    loop {
                        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                        let Ok(job) = next else { return };
                        // A thread that ended would leave everybody after it without one.
                        if catch_unwind(AssertUnwindSafe(|| job(&mut memory))).is_err() {
                            tracing::error!("a password could not be hashed");
                        }
                    }
                };
                let started = std::thread::Builder::new().name("passwords".to_owned()).spawn(work);
                if let Err(error) = started {
                    tracing::error!(%error, "no thread for passwords");
                }
            }
            jobs
        })
    }

    /// The hash of a password.
    pub async fn hash(&self, password: String) -> Result<String, Problem> {
        self.work(move |memory| hash(&password, memory)).await?.ok_or(Problem::Failed)
    }

    /// Whether a password is the one that was hashed. It takes the same time if there is none.
    pub async fn fits(&self, password: String, hash: Option<String>) -> Result<bool, Problem> {
        self.work(move |memory| {
            let fits = fits(&password, hash.as_deref().unwrap_or(NOBODY), memory);
            fits && hash.is_some()
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Problem::Busy)?;
        let (told, answer) = oneshot::channel();
        let job = move |memory: &mut Memory| {
            if told.is_closed() {
                return;
            }
            let done = job(memory);
            // Free when the work is done, even if nobody waits for it any more, and before anybody hears of it.
            drop(place);
            let _ = told.send(done);
        };
        self.threads().send(Box::new(job)).map_err(|_| Problem::Failed)?;
        answer.await.map_err(|_| Problem::Failed)
    }
}

/// The bytes of a hash.
fn bytes(argon: &Argon2<'_>, password: &str, salt: &[u8], memory: &mut Memory) -> Option<Output> {
    memory.resize(argon.params().block_count(), Block::new());
    let mut bytes = [0; Output::MAX_LENGTH];
    let bytes = bytes.get_mut(..argon.params().output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN))?;
    argon.hash_password_into_with_memory(password.as_bytes(), salt, bytes, &mut memory[..]).ok()?;
    Output::new(bytes).ok()
}

fn hash(password: &str, memory: &mut Memory) -> Option<String> {
    let (argon, salt) = (Argon2::default(), generate_salt());
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon.params()).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(bytes(&argon, password, &salt, memory)?),
    };
    Some(hash.to_string())
}

fn fits(password: &str, hash: &str, memory: &mut Memory) -> bool {
    let mut computed = || {
        let hash = PasswordHash::new(hash).ok()?;
        let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
        let version = hash.version.map_or(Ok(Version::default()), Version::try_from).ok()?;
        let argon = Argon2::new(algorithm, version, Params::try_from(&hash).ok()?);
        // They are compared in a time that tells nothing.
        Some(bytes(&argon, password, hash.salt.as_ref()?, memory)? == hash.hash?)
    };
    computed().unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

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
    async fn the_crate_itself_says_the_same() {
        use argon2::password_hash::{PasswordHasher, PasswordVerifier};
        // One thread, so that all of it is done in memory that was used before.
        let hashing = Hashing::new(1, 2);
        for password in ["sésame", "another one", "sésame"] {
            let hash = hashing.hash(password.into()).await.expect("a hash");
            let verifies = |password: &str| {
                let hash = PasswordHash::new(&hash).expect("a hash");
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
            };
            assert!(verifies(password) && !verifies("guess"), "{hash}");
            let theirs = Argon2::default().hash_password(password.as_bytes()).expect("a hash").to_string();
            assert_eq!(hashing.fits(password.into(), Some(theirs)).await, Ok(true));
        }
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
    async fn all_passwords_are_hashed_on_the_same_few_threads() {
        let hashing = Hashing::new(2, 100);
        let work = (0..60).map(|_| hashing.work(|_| std::thread::current().id()));
        let threads = futures_util::future::join_all(work).await;
        let threads: std::collections::HashSet<_> =
            threads.into_iter().map(|id| id.expect("there is room")).collect();
        assert!(threads.len() <= 2, "each keeps 19 MB: {threads:?}");
        let panicked = hashing.work(|_| -> bool { panic!("a bad day") });
        assert_eq!(panicked.await, Err(Problem::Failed));
        assert_eq!(hashing.work(|_| true).await, Ok(true), "and it goes on");
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
                    .work(move |_| {
                        let _ = started.send(());
                        wait.recv().is_ok()
                    })
                    .await
            }
        });
        starts.recv().await.expect("the first one works");
        let mut second = std::pin::pin!(hashing.work(|_| true));
        assert_eq!(second.as_mut().now_or_never(), None, "the second one waits");
        assert_eq!(hashing.work(|_| true).await, Err(Problem::Busy));
        go.send(()).expect("it listens");
        assert_eq!(first.await.expect("no panic"), Ok(true));
        assert_eq!(second.await, Ok(true));
        assert_eq!(hashing.work(|_| true).await, Ok(true), "there is room again");
    }
}
