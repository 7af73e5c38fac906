//! Who is inside. When the house is full, whoever has been silent for longest makes room for the next one.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

/// The door: so many in total, so many for each client.
#[derive(Debug)]
pub struct Door {
    each: usize,
    room: Arc<Semaphore>,
    inside: Mutex<Inside>,
    opened: Instant,
}

#[derive(Debug, Default)]
struct Inside {
    next: u64,
    /// By the order in which they came.
    all: BTreeMap<u64, (Option<String>, Arc<Seat>)>,
}

/// What one connection is doing.
#[derive(Debug)]
struct Seat {
    /// Milliseconds after the opening since when it has been silent; `BUSY` while it is being answered.
    silent: AtomicU64,
    leave: Notify,
}

const BUSY: u64 = u64::MAX;

/// One connection that is inside; it has left when this is dropped.
#[derive(Debug)]
pub struct Presence {
    door: Arc<Door>,
    number: u64,
    seat: Arc<Seat>,
    _room: OwnedSemaphorePermit,
}

impl Door {
    pub fn new(total: usize, each: usize) -> Arc<Door> {
        let room = Arc::new(Semaphore::new(total.min(Semaphore::MAX_PERMITS)));
        Arc::new(Door { each, room, inside: Mutex::default(), opened: Instant::now() })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        // The map is sound between its calls.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> u64 {
        u64::try_from(self.opened.elapsed().as_millis()).unwrap_or(BUSY - 1)
    }

    /// Lets a connection in, if need be in the place of a silent one: of the same client if that has its share, of anybody if the house is full.
    /// `None` if everybody is being answered. A client without a key has no share of its own.
    pub async fn enter(self: &Arc<Door>, key: Option<&str>) -> Option<Presence> {
        if let Some(key) = key {
            let own = self.inside().all.values().filter(|(other, _)| other.as_deref() == Some(key)).count();
            if own >= self.each && !self.send_away(|other| other.as_deref() == Some(key)) {
                return None;
            }
        }
        let room = match Arc::clone(&self.room).try_acquire_owned() {
            Ok(room) => room,
            Err(_) if self.send_away(|_| true) => Arc::clone(&self.room).acquire_owned().await.ok()?,
            Err(_) => return None,
        };
        let seat = Arc::new(Seat { silent: AtomicU64::new(self.now()), leave: Notify::new() });
        let mut inside = self.inside();
        let number = inside.next;
        inside.next += 1;
        inside.all.insert(number, (key.map(str::to_owned), Arc::clone(&seat)));
        Some(Presence { door: Arc::clone(self), number, seat, _room: room })
    }

    /// Asks the one that has been silent for longest to leave; `false` if nobody is silent.
    fn send_away(&self, which: impl Fn(&Option<String>) -> bool) -> bool {
        let mut inside = self.inside();
        let silent = inside
            .all
            .iter()
            .filter(|(_, (key, _))| which(key))
            .map(|(number, (_, seat))| (seat.silent.load(Ordering::Acquire), *number));
        let Some((_, number)) = silent.filter(|(since, _)| *since != BUSY).min() else { return false };
        // It is off the list at once, so that the next one does not count on the same place.
        if let Some((_, seat)) = inside.all.remove(&number) {
            seat.leave.notify_one();
        }
        true
    }
}

impl Presence {
    /// A request is being answered: nobody sends this connection away.
    pub fn busy(&self) {
        self.seat.silent.store(BUSY, Ordering::Release);
    }

    /// Nothing is being answered.
    pub fn silent(&self) {
        self.seat.silent.store(self.door.now(), Ordering::Release);
    }

    pub fn is_silent(&self) -> bool {
        self.seat.silent.load(Ordering::Acquire) != BUSY
    }

    /// Comes to pass when this connection has to make room.
    pub async fn asked_to_leave(&self) {
        self.seat.leave.notified().await;
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.door.inside().all.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::poll_fn;
    use std::pin::pin;
    use std::task::Poll;

    async fn is_asked_to_leave(presence: &Presence) -> bool {
        let mut asked = pin!(presence.asked_to_leave());
        poll_fn(|context| Poll::Ready(asked.as_mut().poll(context).is_ready())).await
    }

    #[tokio::test]
    async fn the_one_that_is_silent_for_longest_makes_room() {
        let door = Door::new(2, 2);
        let (first, second) = (door.enter(Some("a")).await, door.enter(Some("b")).await);
        let (first, second) = (first.expect("room"), second.expect("room"));
        first.busy();
        let entering = tokio::spawn({
            let door = Arc::clone(&door);
            async move { door.enter(Some("c")).await.is_some() }
        });
        second.asked_to_leave().await;
        assert!(!is_asked_to_leave(&first).await, "it is being answered");
        drop(second);
        assert!(entering.await.expect("no panic"));
    }

    #[tokio::test]
    async fn a_client_with_its_share_makes_room_itself_and_nobody_comes_in_where_all_are_busy() {
        let door = Door::new(4, 1);
        let (greedy, other) = (door.enter(Some("a")).await.expect("room"), door.enter(Some("b")).await);
        let other = other.expect("room");
        let again = door.enter(Some("a")).await.expect("in the place of the first");
        assert!(is_asked_to_leave(&greedy).await && !is_asked_to_leave(&other).await);
        again.busy();
        assert!(door.enter(Some("a")).await.is_none(), "its share is in use");
        assert!(door.enter(None).await.is_some(), "a proxy has no share of its own");
    }
}
