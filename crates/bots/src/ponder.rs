//! An answer together with what was thought on the way to it: every seat's chance to win, as all walks of the search together see it.
//! That says far more about a position than how one game went on from it, and costs hardly more than the answer: judgements are learned from it.

use kernel::{Chance, Game, Log, MAX_SEATS, Seat, Seen};

use crate::chances::shares;
use crate::evaluate::{Scratch, settle};
use crate::{Bot, Budget, Evaluate, Manner, Search, SystemClock};

/// Walks that began with the same answer.
#[derive(Clone, Copy, Debug)]
struct Walks<A> {
    answer: A,
    walks: u32,
    /// Every seat's chances, added up.
    chances: [f32; MAX_SEATS],
}

/// A search that tells what it thinks. It keeps no tree from one question to the next.
#[derive(Debug)]
pub struct Ponder<G: Game, E> {
    evaluate: E,
    search: Search<G, E>,
    iterations: u64,
    /// What the walks of the present question saw, by the answer that they began with.
    tried: Vec<Walks<G::Action>>,
    scratch: Scratch<G::Action>,
    dice: Chance,
}

impl<G: Game, E: Evaluate<G>> Ponder<G, E> {
    /// One that thinks through so many iterations.
    #[must_use]
    pub fn new(evaluate: E, manner: Manner, iterations: u64, seed: u64) -> Ponder<G, E> {
        let (budget, clock) = (Budget::Iterations(iterations), Box::new(SystemClock::default()));
        let search = Search::new(evaluate.clone(), budget, clock, seed).with_manner(manner);
        let (tried, scratch) = (Vec::new(), Scratch::default());
        Ponder { evaluate, search, iterations, tried, scratch, dice: Chance::fast(seed) }
    }

    /// The answer, and every seat's chance to win.
    pub fn answer(&mut self, seen: &Seen<'_, G>) -> (G::Action, [f32; MAX_SEATS]) {
        self.search.forget();
        self.search.begin(seen);
        self.tried.clear();
        for _ in 0..self.iterations {
            self.walk(seen, None);
        }
        let mut chances = [0.0; MAX_SEATS];
        for tried in &self.tried {
            chances.iter_mut().zip(tried.chances).for_each(|(sum, share)| *sum += share);
        }
        (self.search.decide(seen), shared(chances))
    }

    /// How many walks of the last answer began with this one.
    #[must_use]
    pub fn walks(&self, answer: G::Action) -> u32 {
        self.tried.iter().find(|tried| tried.answer == answer).map_or(0, |tried| tried.walks)
    }

    /// What would come of another answer to the last question, the one at this place among the legal ones: the next position that can be judged,
    /// and every seat's chance to win, as at least so many walks see it that begin with it.
    pub fn aside(
        &mut self,
        state: &G,
        seat: Seat,
        place: usize,
        answer: G::Action,
        least: u32,
    ) -> (G, [f32; MAX_SEATS]) {
        for _ in self.walks(answer)..least {
            self.walk(&Seen::new(state, seat), Some(place));
        }
        let mut after = state.clone();
        after.apply(seat, answer, &mut self.dice, &mut Log::off());
        settle(&self.evaluate, &mut after, &mut self.dice, &mut self.scratch);
        let chances = self.tried.iter().find(|tried| tried.answer == answer).map(|tried| tried.chances);
        (after, shared(chances.unwrap_or_default()))
    }

    fn walk(&mut self, seen: &Seen<'_, G>, first: Option<usize>) {
        let end = self.search.iterate(seen, first);
        let Some(answer) = self.search.began_with() else { return };
        let place = self.tried.iter().position(|tried| tried.answer == answer).unwrap_or_else(|| {
            self.tried.push(Walks { answer, walks: 0, chances: [0.0; MAX_SEATS] });
            self.tried.len() - 1
        });
        let tried = &mut self.tried[place];
        tried.walks += 1;
        tried.chances.iter_mut().zip(shares(&self.evaluate, &end)).for_each(|(sum, share)| *sum += share);
    }
}

/// Shares of one.
fn shared(chances: [f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    let all: f32 = chances.iter().sum();
    chances.map(|chance| chance / all)
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Game, Seat};
    use saint_petersburg::{SaintPetersburg, Setup};

    use super::*;
    use crate::games::saint_petersburg::Evaluation;

    #[test]
    fn chances_are_shares_of_one_victory_and_the_answer_is_legal() {
        let game = SaintPetersburg::new(&Setup { players: 3 }, &mut Chance::fast(1)).expect("a game");
        let seat = game.acting().first().expect("somebody begins");
        let manner = Manner::of::<SaintPetersburg, Evaluation>();
        let mut ponder = Ponder::new(Evaluation::default(), manner, 20, 1);
        let (answer, chances) = ponder.answer(&Seen::new(&game, seat));
        assert!(kernel::legal(&game, seat).contains(&answer));
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
        assert!(Seat::all(3).all(|seat| chances[seat.index()] > 0.0) && chances[3] == 0.0, "{chances:?}");
    }

    #[test]
    fn an_answer_that_was_not_given_is_walked_as_often_as_asked_for() {
        let game = SaintPetersburg::new(&Setup { players: 2 }, &mut Chance::fast(1)).expect("a game");
        let seat = game.acting().first().expect("somebody begins");
        let manner = Manner::of::<SaintPetersburg, Evaluation>();
        let mut ponder = Ponder::new(Evaluation::default(), manner, 10, 1);
        let (answer, _) = ponder.answer(&Seen::new(&game, seat));
        let legal = kernel::legal(&game, seat);
        let place = legal.iter().position(|other| *other != answer).expect("there is a choice");
        let (after, chances) = ponder.aside(&game, seat, place, legal[place], 7);
        assert!(ponder.walks(legal[place]) >= 7);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
        assert_ne!(after.acting().first(), Some(seat), "the answer was given");
    }
}
