//! What the database says when it fails, in our words.

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::StoreError;

/// The first sentence of what the database or the way to it says.
fn sentence(error: &Error) -> String {
    if let Some(said) = error.as_db_error() {
        return said.message().to_owned();
    }
    match std::error::Error::source(error) {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

/// Whether nobody has answered: the way to the database is cut.
fn is_cut(error: &Error) -> bool {
    let broken = std::error::Error::source(error).is_some_and(|cause| cause.is::<std::io::Error>());
    error.is_closed() || broken
}

/// Whether the same may be tried again at once: somebody else was in the way (deadlock, serialisation, lock).
pub fn collided(error: &Error) -> bool {
    let ways =
        [SqlState::T_R_DEADLOCK_DETECTED, SqlState::T_R_SERIALIZATION_FAILURE, SqlState::LOCK_NOT_AVAILABLE];
    error.code().is_some_and(|code| ways.contains(code))
}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        let why = sentence(&error);
        let Some(code) = error.code() else {
            return if is_cut(&error) { StoreError::Away(why) } else { StoreError::Engine(why) };
        };
        match (&code.code()[..2], code) {
            ("23", _) => StoreError::Taken,
            (_, code) if *code == SqlState::DISK_FULL => StoreError::Full,
            (_, code) if *code == SqlState::READ_ONLY_SQL_TRANSACTION => StoreError::ReadOnly,
            (_, code) if *code == SqlState::QUERY_CANCELED => StoreError::Busy,
            ("40" | "55", _) => StoreError::Busy,
            // Connections, too many of them, shutting down, starting up.
            ("08" | "53" | "57", _) => StoreError::Away(why),
            ("58", _) => StoreError::Disk(why),
            ("XX", code) if *code != SqlState::INTERNAL_ERROR => StoreError::Damaged(why),
            // Who may not come in: nothing that the program can do about it.
            ("28" | "3D" | "42", _) => StoreError::Foreign(why),
            _ => StoreError::Engine(why),
        }
    }
}
