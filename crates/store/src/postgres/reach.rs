//! The way to the database: a few connections, handed out one at a time (connection pool), and a pause for who calls a database that is not there
//! (circuit breaker).
//!
//! Reads are asked for where others wait for the answer, on any thread; the connections live on threads of their own. So a thread that reads
//! waits, and the database is heard meanwhile.

use std::future::Future;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

use deadpool_postgres::{
    Connect, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime, Timeouts,
};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::{JoinHandle, unconstrained};
use tokio::time::error::Elapsed;
use tokio::time::timeout;
use tokio_postgres::{Client, Config, Error, NoTls};

use crate::StoreError;

/// The most connections that read at the same time.
const READERS: usize = 8;
/// How long one waits for a connection that others have.
const WAIT: Duration = Duration::from_secs(2);
/// What takes longer than this does not come any more.
pub const ANSWER: Duration = Duration::from_secs(12);
/// After a call that nobody answered the next ones are not even made.
const PAUSE: Duration = Duration::from_millis(250);

/// Makes connections that live on the threads of the store, whoever asks for the first time: on those of a server one could wait for an answer that
/// nobody hears, because all who could hear it wait.
#[derive(Debug)]
struct AtHome(Handle);

impl Connect for AtHome {
    fn connect(
        &self,
        config: &Config,
    ) -> Pin<Box<dyn Future<Output = Result<(Client, JoinHandle<()>), Error>> + Send + '_>> {
        let (config, handle) = (config.clone(), self.0.clone());
        let made = async move {
            let (client, connection) = config.connect(NoTls).await?;
            let heard = tokio::spawn(async move {
                if let Err(error) = connection.await {
                    tracing::warn!(%error, "a connection to the database broke");
                }
            });
            Ok((client, heard))
        };
        Box::pin(async move {
            match handle.spawn(made).await {
                Ok(made) => made,
                // The threads are gone with the store, and with them whoever could wait for this.
                Err(_) => std::future::pending().await,
            }
        })
    }
}

/// The way to a database.
#[derive(Clone, Debug)]
pub struct Reach {
    pool: Pool,
    handle: Handle,
    /// Until when nobody calls, and why.
    silent: Arc<Mutex<Option<(Instant, StoreError)>>>,
}

impl Reach {
    /// Connections that are made when they are needed, at most so many.
    pub fn new(config: Config, most: usize, handle: Handle) -> Result<Reach, StoreError> {
        let manager = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let timeouts = Timeouts { wait: Some(WAIT), create: Some(2 * WAIT), recycle: Some(WAIT) };
        let pool = Pool::builder(Manager::from_connect(config, AtHome(handle.clone()), manager))
            .max_size(most)
            .timeouts(timeouts)
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Engine(error.to_string()))?;
        Ok(Reach { pool, handle, silent: Arc::default() })
    }

    /// For reading.
    pub fn readers(config: Config, handle: Handle) -> Result<Reach, StoreError> {
        Reach::new(config, READERS, handle)
    }

    /// A connection: an idle one, a new one, or the first that comes back.
    pub async fn connection(&self) -> Result<Object, StoreError> {
        let silent = self.silent.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((until, why)) = silent
            && Instant::now() < until
        {
            return Err(why);
        }
        let error = match self.pool.get().await {
            Ok(connection) => return Ok(connection),
            Err(PoolError::Timeout(deadpool_postgres::TimeoutType::Wait)) => return Err(StoreError::Busy),
            Err(PoolError::Timeout(_)) => StoreError::Away("it does not answer".to_owned()),
            Err(PoolError::Backend(error)) => error.into(),
            Err(error) => StoreError::Engine(error.to_string()),
        };
        let mut silent = self.silent.lock().unwrap_or_else(PoisonError::into_inner);
        *silent = Some((Instant::now() + PAUSE, error.clone()));
        Err(error)
    }

    /// Reads something, on whatever thread this is. A connection that breaks is replaced once: reading twice does no harm.
    pub fn read<T>(
        &self,
        read: impl AsyncFn(&Object) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, StoreError> {
        self.wait(async {
            let connection = self.connection().await?;
            let heard = timeout(ANSWER, read(&connection)).await;
            if !matches!(heard, Ok(Err(_))) || !connection.is_closed() {
                return settle(connection, heard);
            }
            drop(connection);
            let connection = self.connection().await?;
            let heard = timeout(ANSWER, read(&connection)).await;
            settle(connection, heard)
        })
    }

    /// Waits for something on this thread. The other tasks of a server's thread move to another one meanwhile.
    pub fn wait<T>(&self, future: impl Future<Output = T>) -> T {
        let many = Handle::try_current().is_ok_and(|own| own.runtime_flavor() == RuntimeFlavor::MultiThread);
        let wait = || {
            let _timers = self.handle.enter();
            // Whoever calls may be a task that has used up its turn: it is not made to wait for the next one, which would never come.
            park_until(unconstrained(future))
        };
        if many { tokio::task::block_in_place(wait) } else { wait() }
    }
}

/// What was heard. Nobody can tell what is still under way on a connection on which something failed: it is used no more.
pub fn settle<T>(
    connection: Object,
    heard: Result<Result<T, tokio_postgres::Error>, Elapsed>,
) -> Result<T, StoreError> {
    let error = match heard {
        Ok(Ok(found)) => return Ok(found),
        Ok(Err(error)) => error.into(),
        Err(_) => StoreError::Away("it does not answer".to_owned()),
    };
    drop(Object::take(connection));
    Err(error)
}

/// Wakes a thread.
struct Sleeper(Thread);

impl Wake for Sleeper {
    fn wake(self: Arc<Sleeper>) {
        self.0.unpark();
    }
}

fn park_until<T>(future: impl Future<Output = T>) -> T {
    let waker = Waker::from(Arc::new(Sleeper(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut future = pin!(future);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(found) => return found,
            Poll::Pending => thread::park(),
        }
    }
}
