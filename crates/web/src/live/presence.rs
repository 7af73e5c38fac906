//! Who is here: whoever has a page of the table open that answers when it is spoken to (heartbeat). A page that says nothing twice in a row lies on a
//! machine that sleeps, or behind a network that is gone.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::SeatRow;

/// Who was here within so many seconds was here lately.
const LATELY: i64 = 6 * 3_600;
/// So many words of the server may stay without an answer.
const UNANSWERED: u32 = 1;
/// A server says to the others for so long ahead that somebody is here, in seconds.
pub const AHEAD: i64 = 30;

/// The pages of one player at one table.
#[derive(Clone, Copy, Debug, Default)]
struct Pages {
    open: u32,
    unanswered: u32,
    /// Whether one of them has answered: then everybody was told that he is here.
    here: bool,
}

/// Whose pages are open, on this server.
#[derive(Debug, Default)]
pub struct Present(Mutex<HashMap<String, Pages>>);

impl Present {
    fn pages(&self) -> MutexGuard<'_, HashMap<String, Pages>> {
        // The map is sound between its calls.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A page begins to listen.
    pub fn listens(&self, player: &str) {
        self.pages().entry(player.to_owned()).or_default().open += 1;
    }

    /// A page listens no more; whether it was the last one.
    pub fn ends(&self, player: &str) -> bool {
        let mut pages = self.pages();
        let Some(open) = pages.get_mut(player) else { return false };
        open.open = open.open.saturating_sub(1);
        open.open == 0
    }

    /// A page answers; whether that is news.
    pub fn answers(&self, player: &str) -> bool {
        let mut pages = self.pages();
        let Some(found) = pages.get_mut(player).filter(|pages| pages.open > 0) else { return false };
        found.unanswered = 0;
        !std::mem::replace(&mut found.here, true)
    }

    /// A page is spoken to; whether its player has been silent for too long, for the first time.
    pub fn asked(&self, player: &str) -> bool {
        let mut pages = self.pages();
        let Some(found) = pages.get_mut(player) else { return false };
        found.unanswered += 1;
        found.unanswered > UNANSWERED && std::mem::take(&mut found.here)
    }

    /// Nobody of this name is here any more, unless a page was opened meanwhile; whether that is news.
    pub fn leaves(&self, player: &str) -> bool {
        let mut pages = self.pages();
        if pages.get(player).is_none_or(|pages| pages.open > 0) {
            return false;
        }
        pages.remove(player).is_some_and(|pages| pages.here)
    }

    pub fn is_here(&self, player: &str) -> bool {
        self.pages().get(player).is_some_and(|pages| pages.here && pages.open > 0)
    }
}

/// How near somebody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nearness {
    Here,
    /// Seen within the last hours.
    Lately(i64),
    /// Not seen for long, or never.
    Away(Option<i64>),
}

impl Nearness {
    pub fn of(row: &SeatRow, present: &Present, now: i64) -> Nearness {
        let here = row.player.as_deref().is_some_and(|player| present.is_here(player));
        match row.seen {
            _ if here => Nearness::Here,
            Some(seen) if seen > now => Nearness::Here,
            Some(seen) if now - seen < LATELY => Nearness::Lately(seen),
            seen => Nearness::Away(seen),
        }
    }

    /// Its word, for styles and programs.
    pub fn word(self) -> &'static str {
        match self {
            Nearness::Here => "here",
            Nearness::Lately(_) => "lately",
            Nearness::Away(_) => "away",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_here_as_long_as_a_page_of_his_answers() {
        let present = Present::default();
        assert!(!present.answers("p"), "no page listens");
        present.listens("p");
        assert!(!present.is_here("p"), "it has said nothing yet");
        assert!(present.answers("p") && !present.answers("p"), "told once");
        assert!(!present.asked("p") && present.is_here("p"));
        assert!(present.asked("p") && !present.is_here("p") && !present.asked("p"), "silent, told once");
        assert!(present.answers("p") && present.is_here("p"), "and back");
    }

    #[test]
    fn a_page_that_is_opened_again_was_never_gone() {
        let present = Present::default();
        present.listens("p");
        present.answers("p");
        assert!(present.ends("p"));
        present.listens("p");
        assert!(!present.leaves("p"), "a page was loaded anew");
        present.answers("p");
        assert!(present.ends("p") && present.leaves("p") && !present.leaves("p"));
    }

    #[test]
    fn nearness_is_here_lately_or_away() {
        let present = Present::default();
        let seen = |seen| SeatRow { player: Some("p".into()), seen, ..SeatRow::default() };
        let near = |row: SeatRow| Nearness::of(&row, &present, 100_000);
        assert_eq!(near(seen(Some(100_010))), Nearness::Here, "another server knows");
        assert_eq!(near(seen(Some(99_000))), Nearness::Lately(99_000));
        assert_eq!(near(seen(Some(10))), Nearness::Away(Some(10)));
        assert_eq!(near(seen(None)), Nearness::Away(None));
    }
}
