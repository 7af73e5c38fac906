//! Time kept for hard questions (time management): a search stops when its first choice cannot be overtaken any more, and what it has saved
//! goes to questions in which two answers are close.

use std::time::Duration;

/// No question gets more than so many times its time, whatever is said.
const MOST: f32 = 100.0;

/// How the answers to a question stand after some thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// How often the answer was tried that was tried most.
    pub first: u32,
    /// How often the next one was.
    pub second: u32,
    /// Whether the first one has also proved best.
    pub agreed: bool,
}

impl Standing {
    /// Whether more thought may well change the answer.
    fn is_close(self) -> bool {
        !self.agreed || 4 * u64::from(self.second) >= 3 * u64::from(self.first)
    }
}

/// What a bot has left over from easy questions, and what it has taken of that for the present one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Patience {
    saved: Duration,
    extra: Duration,
}

impl Patience {
    /// A new question has its own time.
    pub(crate) fn begin(&mut self) {
        self.extra = Duration::ZERO;
    }

    /// Whether a question has had enough of its time. `most` is how many times its own time it may get besides; with nothing it gets its time,
    /// no less and no more.
    pub(crate) fn is_enough(
        &mut self,
        time: Duration,
        spent: Duration,
        iterations: u64,
        standing: Option<Standing>,
        most: f32,
    ) -> bool {
        let allowed = time + self.extra;
        let Some(standing) = standing.filter(|_| most > 0.0) else { return spent >= allowed };
        if spent >= allowed {
            return !(standing.is_close() && self.extend(time, time.mul_f32(most.min(MOST))));
        }
        // So many iterations are still to come, at the pace so far.
        let left = iterations as f64 * (allowed - spent).as_secs_f64() / spent.as_secs_f64().max(1e-9);
        let decided = f64::from(standing.first - standing.second) > left;
        if decided {
            // What is kept for too long is never spent.
            self.saved = (self.saved + allowed - spent).min(8 * time);
        }
        decided
    }

    /// Takes something of what was saved, if there is anything.
    fn extend(&mut self, time: Duration, most: Duration) -> bool {
        let more = self.saved.min(time / 4).min(most.saturating_sub(self.extra));
        self.saved -= more;
        self.extra += more;
        !more.is_zero()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn standing(first: u32, second: u32) -> Option<Standing> {
        Some(Standing { first, second, agreed: true })
    }

    #[test]
    fn who_cannot_be_overtaken_ends_the_thought_and_close_answers_get_what_was_saved() {
        let mut patience = Patience::default();
        // A hundred more are to come: a lead of ninety can be lost, one of a hundred and one cannot.
        assert!(!patience.is_enough(SECOND, SECOND / 2, 100, standing(95, 5), 1.0));
        assert!(patience.is_enough(SECOND, SECOND / 2, 100, standing(101, 0), 1.0));
        patience.begin();
        // Half a second was saved: two quarters more, then no more.
        assert!(!patience.is_enough(SECOND, SECOND, 200, standing(100, 90), 1.0));
        assert!(!patience.is_enough(SECOND, SECOND * 5 / 4, 250, standing(130, 120), 1.0));
        assert!(patience.is_enough(SECOND, SECOND * 3 / 2, 300, standing(150, 149), 1.0));
    }

    #[test]
    fn a_clear_answer_gets_no_more_than_its_time_and_without_patience_nothing_changes() {
        let mut patience = Patience { saved: SECOND, extra: Duration::ZERO };
        assert!(patience.is_enough(SECOND, SECOND, 200, standing(150, 50), 1.0));
        assert!(patience.is_enough(SECOND, SECOND, 200, standing(100, 99), 0.0));
        assert!(!patience.is_enough(SECOND, SECOND / 2, 200, standing(200, 0), 0.0));
        let disagreed = Some(Standing { first: 150, second: 50, agreed: false });
        assert!(!patience.is_enough(SECOND, SECOND, 200, disagreed, 1.0));
    }

    #[test]
    fn no_question_gets_more_than_its_share_of_what_was_saved() {
        let mut patience = Patience { saved: 100 * SECOND, extra: Duration::ZERO };
        let mut spent = SECOND;
        while !patience.is_enough(SECOND, spent, 100, standing(50, 50), 1.0) {
            spent += SECOND / 4;
        }
        assert_eq!(spent, 2 * SECOND);
    }
}
