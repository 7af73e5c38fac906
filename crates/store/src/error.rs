//! Why something could not be kept or read, and whether it is worth trying again (transient errors, retry).

/// Why something could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The row is there already, or the table has changed since: somebody else was first.
    #[error("somebody else was first")]
    Taken,
    /// What the change speaks of is not there.
    #[error("there is nothing of that name")]
    Missing,
    /// No room is left.
    #[error("the disk is full")]
    Full,
    /// Somebody else holds the file, or the engine is overrun.
    #[error("the store is busy")]
    Busy,
    /// The file has vanished, or another one stands in its place.
    #[error("the file of the games is gone: {0}")]
    Gone(String),
    /// The database does not answer, or lets nobody in at the moment.
    #[error("the database cannot be reached: {0}")]
    Away(String),
    /// The disk does not do what it is told.
    #[error("the disk failed: {0}")]
    Disk(String),
    /// What is kept cannot be read any more.
    #[error("the file of the games is damaged: {0}")]
    Damaged(String),
    /// Nothing is written here: the store was opened to be looked at.
    #[error("the games can only be looked at")]
    ReadOnly,
    /// Another program works on these games.
    #[error("{0}")]
    InUse(String),
    /// This is no store of ours, or one of a newer program.
    #[error("{0}")]
    Foreign(String),
    /// The engine failed.
    #[error("the store failed: {0}")]
    Engine(String),
}

impl StoreError {
    /// Whether the same change may be taken a little later without anybody changing it: the disk may have room again, the file may be back.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        match self {
            StoreError::Full
            | StoreError::Busy
            | StoreError::Gone(_)
            | StoreError::Away(_)
            | StoreError::Disk(_) => true,
            StoreError::Taken
            | StoreError::Missing
            | StoreError::Damaged(_)
            | StoreError::ReadOnly
            | StoreError::InUse(_)
            | StoreError::Foreign(_)
            | StoreError::Engine(_) => false,
        }
    }

    /// What is wrong, for anybody who asks: without paths and without the engine's own words.
    #[must_use]
    pub fn brief(&self) -> &'static str {
        match self {
            StoreError::Taken => "somebody else was first",
            StoreError::Missing => "there is nothing of that name",
            StoreError::Full => "the disk is full",
            StoreError::Busy => "the store is busy",
            StoreError::Gone(_) => "the file of the games is gone, or another one stands in its place",
            StoreError::Away(_) => "the database cannot be reached",
            StoreError::Disk(_) => "the disk failed",
            StoreError::Damaged(_) => "the file of the games is damaged",
            StoreError::ReadOnly => "the games can only be looked at",
            StoreError::InUse(_) => "another program works on the games",
            StoreError::Foreign(_) => "the file is no file of games",
            StoreError::Engine(_) => "the store failed",
        }
    }

    /// Whether the store refused this one change and is sound itself; otherwise nothing can be kept at the moment.
    #[must_use]
    pub fn is_refusal(&self) -> bool {
        matches!(self, StoreError::Taken | StoreError::Missing)
    }
}
