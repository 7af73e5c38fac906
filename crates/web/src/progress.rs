//! How far somebody has come in the lessons. It stays in his browser: a cookie of `GAME.LESSON.STEP` with `~` between them.

use std::collections::BTreeMap;
use std::fmt;

use crate::boards::face;

/// The furthest step of each lesson that was begun.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress(BTreeMap<(String, String), usize>);

impl Progress {
    /// What a cookie says, as far as it speaks of lessons that there are.
    pub fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        for entry in text.split('~') {
            let mut parts = entry.rsplitn(3, '.');
            let (step, lesson, game) = (parts.next(), parts.next(), parts.next());
            if let (Some(game), Some(lesson), Some(Ok(step))) = (game, lesson, step.map(str::parse)) {
                progress.reach(game, lesson, step);
            }
        }
        progress
    }

    /// Somebody has come to this step, or beyond the last one.
    pub fn reach(&mut self, game: &str, lesson: &str, step: usize) {
        let lessons = face(game).map(|face| face.lessons()).unwrap_or_default();
        let Some(found) = lessons.iter().find(|one| one.name == lesson) else { return };
        let reached = self.0.entry((game.to_owned(), lesson.to_owned())).or_default();
        *reached = (*reached).max(step.min(found.steps.len() + 1));
    }

    /// The furthest step; one beyond the last if the lesson is done, none if it was not begun.
    pub fn of(&self, game: &str, lesson: &str) -> Option<usize> {
        self.0.get(&(game.to_owned(), lesson.to_owned())).copied()
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, ((game, lesson), step)) in self.0.iter().enumerate() {
            write!(f, "{}{game}.{lesson}.{step}", if i == 0 { "" } else { "~" })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_written_and_read_again_and_never_goes_back() {
        let mut progress = Progress::default();
        progress.reach("puerto-rico", "first", 3);
        progress.reach("puerto-rico", "first", 2);
        progress.reach("san-juan", "first", 99);
        assert_eq!(progress.of("puerto-rico", "first"), Some(3));
        assert_eq!(Progress::read(&progress.to_string()), progress);
        assert!(progress.of("san-juan", "first").is_some_and(|step| step < 99), "not beyond the end");
    }

    #[test]
    fn what_is_no_lesson_is_forgotten() {
        for text in
            ["", "~", "chess.first.2", "puerto-rico.first.x", "puerto-rico.second.1", "....", "a.b.1~"]
        {
            assert_eq!(Progress::read(text), Progress::default(), "{text}");
        }
    }
}
