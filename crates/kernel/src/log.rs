//! What happened, in game terms, and who may hear of it (an event log with visibility).

use crate::{Seat, Viewer};

/// Who may hear of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// The whole table.
    Everybody,
    /// One seat (and those who go through the game afterwards).
    Only(Seat),
    /// Everybody but one seat, which hears a fuller form of the same event.
    Except(Seat),
}

impl Audience {
    /// Whether this viewer is told.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Everybody => true,
            Audience::Only(seat) => viewer.sees(seat),
            Audience::Except(seat) => !viewer.sees(seat),
        }
    }
}

/// An event with its audience.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// Who hears of it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// Where rules report events. Switched off it costs a branch: the event is not even made.
#[derive(Debug)]
pub struct Log<E> {
    told: Option<Vec<Told<E>>>,
}

impl<E> Log<E> {
    /// Nobody listens.
    #[must_use]
    pub const fn off() -> Log<E> {
        Log { told: None }
    }

    /// Everything is written down.
    #[must_use]
    pub const fn on() -> Log<E> {
        Log { told: Some(Vec::new()) }
    }

    /// Tells everybody.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(told) = &mut self.told {
            told.push(Told { audience: Audience::Everybody, event: event() });
        }
    }

    /// Tells one seat the whole of it and everybody else the public part. Both are written together, so neither is forgotten.
    #[inline]
    pub fn split(&mut self, seat: Seat, private: impl FnOnce() -> E, public: impl FnOnce() -> E) {
        if let Some(told) = &mut self.told {
            told.push(Told { audience: Audience::Only(seat), event: private() });
            told.push(Told { audience: Audience::Except(seat), event: public() });
        }
    }

    /// Everything that was told.
    #[must_use]
    pub fn into_events(self) -> Vec<Told<E>> {
        self.told.unwrap_or_default()
    }
}
