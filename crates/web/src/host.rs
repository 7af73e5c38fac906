//! What the host of a site may do to players: a new password, a ban and its end.

use std::panic::{AssertUnwindSafe, catch_unwind};

use store::{BanKind, BanRow, Change, StoreError, StoredTable};

use crate::desk::Desk;
use crate::{identity, live};

/// Letters of a password that the host hands out.
const LETTERS: usize = 12;

impl Desk {
    /// Gives a player a fresh password, for the host to hand over. It is told once.
    pub async fn reset_password(&self, player: &str) -> Result<String, StoreError> {
        let password = identity::fresh(LETTERS);
        let slow = password.clone();
        let hash = tokio::task::spawn_blocking(move || identity::hash_password(&slow)).await.ok().flatten();
        let hash = hash.ok_or_else(|| StoreError::Engine("no password could be hashed".to_owned()))?;
        self.store.write(Change::Password { player: player.to_owned(), hash: Some(hash) }).await?;
        self.forget_player(player);
        Ok(password)
    }

    /// From now on somebody may change nothing here.
    pub async fn ban(&self, ban: BanRow) -> Result<(), StoreError> {
        self.store.write(Change::Ban(ban)).await
    }

    /// A ban ends.
    pub async fn unban(&self, kind: BanKind, value: &str) -> Result<(), StoreError> {
        self.store.write(Change::Unban { kind, value: value.to_owned() }).await
    }
}

/// Plays a kept table through: whether its answers lead to what was kept of its end. The reason if not.
pub fn replays(stored: &StoredTable) -> Result<(), String> {
    let revived = catch_unwind(AssertUnwindSafe(|| live::revive(stored)));
    revived.map_err(|_| "the rules panicked".to_owned())?.map(|_| ())
}
