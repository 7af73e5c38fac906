//! Sessions: which browser or program is which player, and since when. Kept in the store, remembered here.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::http::HeaderMap;
use store::{Change, PlayerRow, SessionRow, StoreError};

use crate::desk::Desk;
use crate::identity::{self, Named};
use crate::problem::Problem;
use crate::time::now;

/// When more sessions are remembered, all are forgotten.
const SESSIONS: usize = 10_000;
/// That a session was seen is written down after so many seconds at the earliest.
const HOUR: i64 = 3600;
/// A session that nobody has used for so many seconds has ended: longer than a cookie lives.
const FORGOTTEN: i64 = 400 * 24 * HOUR;

/// The sessions that were used lately.
#[derive(Debug, Default)]
pub struct Sessions(Mutex<HashMap<String, SessionRow>>);

/// Somebody whose cookie is good.
#[derive(Clone, Debug)]
pub struct Visit {
    pub session: String,
    pub player: PlayerRow,
    /// The cookie is one of release 0.1: a session takes its place.
    pub old: bool,
}

impl Sessions {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, SessionRow>> {
        // The map is sound between its calls.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn forget(&self, ended: impl Fn(&SessionRow) -> bool) {
        self.lock().retain(|_, session| !ended(session));
    }
}

impl Desk {
    /// Who a request comes from. While nobody can tell, that is said: who is somebody is not taken for nobody.
    pub fn visit(&self, headers: &HeaderMap) -> Result<Option<Visit>, StoreError> {
        let found = match identity::named(&self.secret, headers) {
            None => return Ok(None),
            Some(Named::Session(id)) => self.session(&id).and_then(|session| {
                let Some(session) = session else { return Ok(None) };
                let player = self.player(&session.player)?;
                Ok(player.map(|player| Visit { session: id, player, old: false }))
            }),
            Some(Named::Player(id)) => self.player(&id).map(|player| {
                let player = player.filter(|player| player.old_cookie)?;
                Some(Visit { session: identity::upgraded(&self.secret, &id), player, old: true })
            }),
        };
        match found {
            // What can never be read again is as good as gone.
            Err(error) if !error.may_pass() => Ok(None),
            found => found,
        }
    }

    fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
        // The lock is held while the store is read: nobody can end a session between the reading and the remembering.
        let mut sessions = self.sessions.lock();
        if !sessions.contains_key(id) {
            let Some(session) = self.store.session(id)? else { return Ok(None) };
            if sessions.len() >= SESSIONS {
                sessions.clear();
            }
            sessions.insert(id.to_owned(), session);
        }
        let Some(session) = sessions.get_mut(id) else { return Ok(None) };
        let at = now();
        if at - session.seen >= HOUR && !self.store.is_read_only() {
            session.seen = at;
            let seen = self.store.write(Change::Seen { session: id.to_owned(), at });
            tokio::spawn(async move {
                if let Err(error) = seen.await
                    && error != StoreError::Missing
                {
                    tracing::warn!(%error, "when a session was seen could not be kept");
                }
            });
        }
        Ok(Some(session.clone()))
    }

    /// A session begins: with a fresh name, or with the one that takes the place of an old cookie.
    pub async fn begin_session(
        &self,
        player: &str,
        agent: &str,
        id: Option<String>,
    ) -> Result<String, Problem> {
        let id = id.unwrap_or_else(|| identity::fresh(26));
        let (player, agent, at) = (player.to_owned(), agent.to_owned(), now());
        let row = SessionRow { id: id.clone(), player, created: at, seen: at, agent };
        self.store.write(Change::Session(row)).await?;
        Ok(id)
    }

    /// A session of a player ends: this browser or program is nobody any more.
    pub async fn end_session(&self, visit: &Visit, session: &str) -> Result<(), Problem> {
        let player = &visit.player.id;
        if session == identity::upgraded(&self.secret, player) {
            // The old cookie would bring it back: it ends with it.
            let ended = self.store.write(Change::EndOldCookie { player: player.clone() }).await;
            self.forget_player(player);
            ended?;
        }
        let ended = self.store.write(Change::EndSession { session: session.to_owned() }).await;
        self.sessions.forget(|row| row.id == session);
        match ended {
            Ok(()) | Err(StoreError::Missing) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Every session of a player ends.
    pub async fn end_sessions(&self, player: &str) -> Result<(), Problem> {
        let change = Change::EndSessions { player: player.to_owned(), keep: None };
        let ended = self.store.write(change).await;
        self.forget_sessions(player);
        Ok(ended?)
    }

    /// The sessions of a player have changed: the store knows.
    pub fn forget_sessions(&self, player: &str) {
        self.sessions.forget(|row| row.player == player);
        self.forget_player(player);
    }

    /// Sessions that nobody has used for longer than a cookie lives end.
    pub async fn end_old_sessions(&self) {
        if self.store.is_read_only() {
            return;
        }
        let ended = self.store.write(Change::OldSessions { before: now() - FORGOTTEN }).await;
        if let Err(error) = ended {
            tracing::warn!(%error, "old sessions could not be ended");
        }
    }
}
