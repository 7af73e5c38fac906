//! Who may not change anything here (bans): players and addresses that the host has named.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;

use ipnet::IpNet;
use store::Store;
use tokio::sync::watch;

/// One that the host has named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ban {
    Player(String),
    Address(IpNet),
}

impl Ban {
    /// A ban as it is kept: its kind (`player` or `address`) and its value (the player's id; an address or a network). Of an IPv6 address the first 64
    /// bits count, as everywhere. `None` if it makes no sense.
    #[must_use]
    pub fn read(kind: &str, value: &str) -> Option<Ban> {
        match kind {
            "player" => Some(Ban::Player(value.to_owned())),
            "address" => {
                let alone = |address: IpAddr| match address.to_canonical() {
                    IpAddr::V4(_) => IpNet::from(address.to_canonical()),
                    IpAddr::V6(_) => IpNet::new(address, 64).unwrap_or_else(|_| IpNet::from(address)),
                };
                let net = value.parse().ok().or_else(|| value.parse().ok().map(alone));
                net.map(Ban::Address)
            }
            _ => None,
        }
    }
}

/// All of them, as they are now.
#[derive(Debug, Default)]
struct List {
    players: HashSet<String>,
    nets: Vec<IpNet>,
}

/// All of them; whoever listens learns of every change.
#[derive(Debug)]
pub struct Bans(watch::Sender<Arc<List>>);

impl Default for Bans {
    fn default() -> Bans {
        Bans(watch::Sender::new(Arc::default()))
    }
}

impl Bans {
    /// Those that are kept.
    pub fn kept(store: &dyn Store) -> Bans {
        let bans = Bans::default();
        bans.reload(store);
        bans
    }

    /// The store has changed: whoever it names now, and nobody else.
    pub fn reload(&self, store: &dyn Store) {
        match store.bans() {
            Ok(rows) => self.replace(rows.iter().filter_map(|row| Ban::read(row.kind.word(), &row.value))),
            Err(error) => tracing::error!(%error, "the bans could not be read"),
        }
    }

    /// From now on these, and no others.
    pub fn replace(&self, bans: impl IntoIterator<Item = Ban>) {
        let mut list = List::default();
        for ban in bans {
            match ban {
                Ban::Player(id) => {
                    list.players.insert(id);
                }
                Ban::Address(net) => list.nets.push(net),
            }
        }
        self.0.send_replace(Arc::new(list));
    }

    /// Whether one who asks is among them.
    pub fn forbid(&self, address: IpAddr, player: Option<&str>) -> bool {
        let list = Arc::clone(&self.0.borrow());
        player.is_some_and(|player| list.players.contains(player))
            || list.nets.iter().any(|net| net.contains(&address.to_canonical()))
    }

    /// Comes to pass when one who listens is banned.
    pub async fn catch(&self, address: IpAddr, player: Option<&str>) {
        let mut changes = self.0.subscribe();
        while !self.forbid(address, player) {
            if changes.changed().await.is_err() {
                return std::future::pending().await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_and_addresses_are_banned_and_unbanned() {
        let bans = Bans::default();
        let ban = |kind, value| Ban::read(kind, value).expect("a ban");
        let at = |address: &str| bans.forbid(address.parse().expect("an address"), None);
        bans.replace([
            ban("player", "olga"),
            ban("address", "192.0.2.7"),
            ban("address", "198.51.100.0/24"),
            ban("address", "2001:db8:1:2::7"),
        ]);
        assert!(bans.forbid(IpAddr::from([203, 0, 113, 1]), Some("olga")));
        assert!(!bans.forbid(IpAddr::from([203, 0, 113, 1]), Some("boris")));
        assert!(at("192.0.2.7") && !at("192.0.2.8") && at("::ffff:192.0.2.7"));
        assert!(at("198.51.100.200") && at("2001:db8:1:2:9::1") && !at("2001:db8:1:3::1"));
        bans.replace([]);
        assert!(!at("192.0.2.7"));
        assert_eq!(Ban::read("address", "nowhere"), None);
        assert_eq!(Ban::read("game", "chess"), None);
    }
}
