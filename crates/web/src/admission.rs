//! Who may ask now (admission control): the buckets and quotas of the site, and what is said when one is empty.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::limits::{Buckets, Limits, Quota, Rate, Ticket};
use crate::metrics::Metrics;
use crate::passwords::Hashing;
use crate::problem::Problem;

/// Everything that is counted about clients. A fresh cookie brings no fresh bucket: the address counts always, the player besides.
#[derive(Debug)]
pub struct Admission {
    pub hashing: Hashing,
    changes: [Buckets; 2],
    reads: [Buckets; 2],
    posters: Buckets,
    logins: [Buckets; 3],
    /// Mails that ask whether an address is somebody's own.
    confirmations: Buckets,
    streams: [Arc<Quota>; 2],
    bodies: Arc<Quota>,
    /// So that a flood does not fill the log: each client once a minute.
    told: Buckets,
    /// How many servers share what a client may ask for.
    servers: AtomicU32,
    metrics: Arc<Metrics>,
}

/// Whether a limit says no, and how long it takes until it says yes.
type Empty = Duration;

impl Admission {
    pub fn new(limits: &Limits, metrics: Arc<Metrics>) -> Admission {
        Admission {
            hashing: Hashing::new(limits.hashes, limits.hashes_waiting),
            changes: [limits.changes, limits.changes_player].map(Buckets::new),
            reads: [limits.reads, limits.reads_player].map(Buckets::new),
            posters: Buckets::new(limits.posters),
            logins: [limits.logins, limits.logins_name, limits.logins_pair].map(Buckets::new),
            confirmations: Buckets::new(Rate::new(10, 10, Duration::from_secs(3_600))),
            streams: [
                Quota::new(limits.streams, limits.streams_each),
                Quota::new(limits.streams, limits.streams_player),
            ],
            bodies: Quota::new(limits.bodies, limits.bodies_each),
            told: Buckets::new(Rate::new(1, 1, Duration::from_secs(60))),
            servers: AtomicU32::new(1),
            metrics,
        }
    }

    /// So many servers serve the site, this one included.
    pub fn share_with(&self, servers: u32) {
        self.servers.store(servers.max(1), Ordering::Relaxed);
    }

    /// A limit was met: it is counted, and told once in a while.
    pub fn met(&self, limit: &'static str, client: &str) {
        self.metrics.limited(limit);
        if self.told.take(&format!("{limit} {client}")).is_ok() {
            tracing::info!(limit, client, "limit hit");
        }
    }

    fn all<'a>(
        &self,
        limit: &'static str,
        client: &str,
        takes: impl IntoIterator<Item = (&'a Buckets, Option<&'a str>)>,
    ) -> Result<(), Empty> {
        // Every bucket is asked, so that each counts everything.
        let servers = NonZeroU32::new(self.servers.load(Ordering::Relaxed)).unwrap_or(NonZeroU32::MIN);
        let takes = takes.into_iter();
        let waits = takes.filter_map(|(buckets, key)| buckets.take_as_one_of(servers, key?).err());
        match waits.max() {
            None => Ok(()),
            Some(wait) => {
                self.met(limit, client);
                Err(wait)
            }
        }
    }

    /// A request that changes something.
    pub fn change(&self, client: &str, player: Option<&str>) -> Result<(), Problem> {
        let [clients, players] = &self.changes;
        self.all("changes", client, [(clients, Some(client)), (players, player)])
            .map_err(|_| Problem::TooMany)
    }

    /// A mail that goes to an address nobody has confirmed.
    pub fn confirmation(&self, client: &str) -> Result<(), Problem> {
        self.all("confirmations", client, [(&self.confirmations, Some(client))]).map_err(Problem::wait)
    }

    /// A request that only looks.
    pub fn read(&self, client: &str, player: Option<&str>) -> Result<(), Problem> {
        let [clients, players] = &self.reads;
        self.all("reads", client, [(clients, Some(client)), (players, player)]).map_err(|_| Problem::TooMany)
    }

    /// A poster that has to be painted.
    pub fn poster(&self, client: &str) -> Result<(), Problem> {
        self.all("posters", client, [(&self.posters, Some(client))]).map_err(Problem::wait)
    }

    /// An attempt to come back by a name. One client cannot lock a name for everybody: the bucket of the pair is empty long before that of the name.
    pub fn login(&self, client: &str, name: &str) -> Result<(), Problem> {
        let [clients, names, pairs] = &self.logins;
        let pair = format!("{client} {name}");
        let first = self.all("logins", client, [(clients, Some(client)), (pairs, Some(&pair))]);
        first.and_then(|()| self.all("logins", client, [(names, Some(name))])).map_err(Problem::wait)
    }

    /// A page that listens for changes; it counts until both tickets are dropped.
    pub fn stream(&self, client: &str, player: Option<&str>) -> Result<[Option<Ticket>; 2], Problem> {
        let [clients, players] = &self.streams;
        let ticket = clients.take(client);
        let own = player.map(|player| players.take(player));
        if ticket.is_none() || matches!(own, Some(None)) {
            self.met("streams", client);
            return Err(Problem::TooMany);
        }
        Ok([ticket, own.flatten()])
    }

    /// A request whose body is on its way.
    pub fn body(&self, client: &str) -> Result<Ticket, Problem> {
        self.bodies.take(client).ok_or_else(|| {
            self.met("bodies", client);
            Problem::Busy
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    fn admission(limits: Limits) -> Admission {
        Admission::new(&limits, Arc::default())
    }

    #[test]
    fn a_fresh_cookie_brings_no_fresh_bucket() {
        let admission = admission(Limits { changes: Rate::new(5, 1, HOUR), ..Limits::generous() });
        let passed = (0..20).filter(|n| admission.change("192.0.2.7", Some(&n.to_string())).is_ok()).count();
        assert_eq!(passed, 5);
        assert_eq!(admission.change("192.0.2.8", Some("1")), Ok(()), "another address");
    }

    #[test]
    fn a_player_with_many_addresses_has_one_bucket() {
        let admission = admission(Limits { changes_player: Rate::new(5, 1, HOUR), ..Limits::generous() });
        let passed = (0..20).filter(|n| admission.change(&n.to_string(), Some("olga")).is_ok()).count();
        assert_eq!(passed, 5);
        assert_eq!(admission.change("1", None), Ok(()));
    }

    #[test]
    fn one_client_cannot_lock_a_name_for_everybody() {
        let limits = Limits::default();
        let admission = admission(limits);
        let tries = (0..100).filter(|_| admission.login("192.0.2.7", "olga").is_ok()).count();
        assert!((8..=9).contains(&tries), "{tries}");
        assert!(matches!(admission.login("192.0.2.7", "olga"), Err(Problem::Wait(1..=30))));
        assert_eq!(admission.login("192.0.2.8", "olga"), Ok(()), "the owner, from elsewhere");
    }

    #[test]
    fn the_default_limits_let_a_person_hold_the_arrow_key_in_a_replay() {
        let admission = admission(Limits::default());
        // Thirty pages a second for ten seconds, without counting what flows back meanwhile.
        assert!((0..300).all(|_| admission.read("192.0.2.7", Some("olga")).is_ok()));
    }

    #[test]
    fn streams_are_counted_for_each_client_and_for_each_player() {
        let admission = admission(Limits { streams_each: 3, streams_player: 2, ..Limits::default() });
        let first = admission.stream("a", Some("olga")).expect("the first");
        let second = admission.stream("a", Some("olga")).expect("the second");
        assert_eq!(admission.stream("b", Some("olga")).expect_err("two for a player"), Problem::TooMany);
        let third = admission.stream("a", None).expect("the third");
        assert_eq!(admission.stream("a", None).expect_err("three for a client"), Problem::TooMany);
        drop(first);
        assert!(admission.stream("a", Some("olga")).is_ok());
        drop((second, third));
    }
}
