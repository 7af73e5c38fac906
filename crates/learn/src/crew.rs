//! Threads that share the steps of a batch. The caller's works too, and the others linger for a moment after each piece of work: waking a thread takes longer
//! than a step of many games.

use std::hint::spin_loop;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Into how many parts work is cut at most.
pub(crate) const PARTS: usize = 64;

/// Parts for each thread, so that who is done early has something to take over.
const EACH: usize = 8;

/// How long a helper waits for more work before it sleeps.
const LINGER: Duration = Duration::from_micros(100);

/// How often one looks around before others get their turn.
const PATIENCE: u32 = 2000;

/// The caller's thread and its helpers.
pub(crate) struct Crew {
    helpers: rayon::ThreadPool,
    /// How often they have been called.
    calls: Arc<AtomicU64>,
}

/// One piece of work: which parts of it are taken, and how many are done.
struct Work {
    taken: [AtomicBool; PARTS],
    done: AtomicUsize,
    parts: usize,
}

impl Work {
    fn new(parts: usize) -> Work {
        Work { taken: [const { AtomicBool::new(false) }; PARTS], done: AtomicUsize::new(0), parts }
    }

    /// Does what nobody has taken yet, the own share first.
    fn help(&self, share: usize, shares: usize, part: &(impl Fn(usize) + Sync)) {
        let first = share * self.parts / shares;
        for i in 0..self.parts {
            let i = (first + i) % self.parts;
            if !self.taken[i].load(Ordering::Relaxed) && !self.taken[i].swap(true, Ordering::Relaxed) {
                let _done = Done(&self.done);
                part(i);
            }
        }
    }

    fn is_done(&self) -> bool {
        self.done.load(Ordering::Acquire) == self.parts
    }
}

/// Counts a part when it is over, in whatever way: who waits for a thread that has panicked would wait for ever.
struct Done<'a>(&'a AtomicUsize);

impl Drop for Done<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Release);
    }
}

/// Looks until something has happened; where that takes long, others get their turn.
fn wait_for(happened: impl Fn() -> bool) {
    let mut looks: u32 = 0;
    while !happened() {
        looks = looks.wrapping_add(1);
        if looks.is_multiple_of(PATIENCE) { thread::yield_now() } else { spin_loop() }
    }
}

impl Crew {
    /// So many threads in all, with the caller's.
    pub(crate) fn new(threads: usize) -> Result<Crew, rayon::ThreadPoolBuildError> {
        let helpers = rayon::ThreadPoolBuilder::new().num_threads(threads - 1).build()?;
        Ok(Crew { helpers, calls: Arc::default() })
    }

    /// Into how many parts so many things are best cut, if no part has fewer than `least`.
    pub(crate) fn parts(&self, things: usize, least: usize) -> usize {
        let threads = self.helpers.current_num_threads() + 1;
        (things / least).clamp(1, (EACH * threads).min(PARTS))
    }

    /// Does every part of the first piece of work, each once, and then, if all went well, every part of the second one: side by side, each thread its own share
    /// first, so that what lies in its cache stays there from call to call.
    pub(crate) fn share(
        &self,
        parts: usize,
        first: impl Fn(usize) + Sync,
        well: impl Fn() -> bool + Sync,
        second: impl Fn(usize) + Sync,
    ) {
        let threads = self.helpers.current_num_threads() + 1;
        let (one, other) = (Work::new(parts), Work::new(parts));
        let run = |share: usize| {
            one.help(share, threads, &first);
            wait_for(|| one.is_done());
            if well() {
                other.help(share, threads, &second);
            }
        };
        if parts == 1 {
            return run(0);
        }
        self.helpers.in_place_scope(|scope| {
            for _ in 1..threads {
                scope.spawn(|_| {
                    run(1 + rayon::current_thread_index().unwrap_or_default());
                    self.linger();
                });
            }
            // Who lingers hears it now.
            self.calls.fetch_add(1, Ordering::Release);
            run(0);
            wait_for(|| !well() || other.is_done());
        });
    }

    /// Keeps this helper awake for a moment after its work, until it is called again.
    fn linger(&self) {
        let (calls, now) = (Arc::clone(&self.calls), self.calls.load(Ordering::Acquire));
        rayon::spawn(move || {
            let begin = Instant::now();
            while calls.load(Ordering::Acquire) == now && begin.elapsed() < LINGER {
                for _ in 0..64 {
                    spin_loop();
                }
            }
        });
    }
}
