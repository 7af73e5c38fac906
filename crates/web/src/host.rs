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
        let hash = self.admission.hashing.hash(password.clone()).await;
        let hash = hash.map_err(|_| StoreError::Engine("no password could be hashed".to_owned()))?;
        let change = Change::Password { player: player.to_owned(), hash: Some(hash), keep: None };
        self.store.write(change).await?;
        self.forget_sessions(player);
        Ok(password)
    }

    /// From now on somebody may change nothing here.
    pub async fn ban(&self, ban: BanRow) -> Result<(), StoreError> {
        self.store.write(Change::Ban(ban)).await?;
        self.bans.reload(self.store.as_ref());
        Ok(())
    }

    /// A ban ends.
    pub async fn unban(&self, kind: BanKind, value: &str) -> Result<(), StoreError> {
        self.store.write(Change::Unban { kind, value: value.to_owned() }).await?;
        self.bans.reload(self.store.as_ref());
        Ok(())
    }
}

/// Plays a kept table through: whether its answers lead to what was kept of its end. The reason if not.
pub fn replays(stored: &StoredTable) -> Result<(), String> {
    let revived = catch_unwind(AssertUnwindSafe(|| live::revive(stored)));
    revived.map_err(|_| "the rules panicked".to_owned())?.map(|_| ())
}
