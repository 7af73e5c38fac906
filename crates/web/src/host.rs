//! What the host of a site may do to players: a new password, a ban and its end.

use std::panic::{AssertUnwindSafe, catch_unwind};

use store::{BanKind, BanRow, Change, StoreError, StoredTable};

use crate::desk::Desk;
use crate::live::Phase;
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
    let game =
        catalog::find(&stored.row.game).ok_or_else(|| format!("there is no game \"{}\"", stored.row.game))?;
    let table = catch_unwind(AssertUnwindSafe(|| live::rebuild(game, stored)))
        .map_err(|_| "the rules panicked".to_owned())??;
    if stored.row.plies as usize != stored.plies.len() {
        return Err(format!("it has {} answers and counts {}", stored.plies.len(), stored.row.plies));
    }
    let Phase::Dealt(table) = table else { return Ok(()) };
    let (over, result) = (table.acting().is_empty(), table.scores().to_string());
    match &stored.row.result {
        Some(_) if !over => Err("it ends before its end".to_owned()),
        Some(kept) if *kept != result => Err(format!("its result is {result}, and {kept} was kept")),
        None if over => Err("it is over, and no result was kept".to_owned()),
        Some(_) | None => Ok(()),
    }
}
