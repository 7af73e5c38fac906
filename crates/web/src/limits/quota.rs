//! Things that are held for a while (streams, bodies on their way): so many in total, so many for each client.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// So many at once in total, so many for each key.
#[derive(Debug)]
pub struct Quota {
    total: usize,
    each: usize,
    held: Mutex<HashMap<String, usize>>,
}

/// One that is held; it is given back when this is dropped.
#[derive(Debug)]
pub struct Ticket {
    quota: Arc<Quota>,
    key: String,
}

impl Quota {
    pub fn new(total: usize, each: usize) -> Arc<Quota> {
        Arc::new(Quota { total, each, held: Mutex::default() })
    }

    /// One more for this key; `None` if there are enough.
    pub fn take(self: &Arc<Quota>, key: &str) -> Option<Ticket> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = held.values().sum();
        let own = held.get(key).copied().unwrap_or_default();
        if all >= self.total || own >= self.each {
            return None;
        }
        held.insert(key.to_owned(), own + 1);
        Some(Ticket { quota: Arc::clone(self), key: key.to_owned() })
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut held = self.quota.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = held.get_mut(&self.key) {
            *own -= 1;
            if *own == 0 {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_holds_its_share_and_all_together_the_total() {
        let quota = Quota::new(3, 2);
        let mine = (quota.take("a"), quota.take("a"));
        assert!(mine.0.is_some() && mine.1.is_some());
        assert!(quota.take("a").is_none(), "enough for one client");
        let theirs = quota.take("b");
        assert!(theirs.is_some() && quota.take("c").is_none(), "enough for all");
        drop(mine.0);
        assert!(quota.take("c").is_some(), "what is given back is there for others");
        drop((mine.1, theirs));
        assert!(quota.held.lock().expect("sound").is_empty(), "nobody is remembered");
    }
}
