//! Are hints right? Games go on with the hint and with the answer that was given instead.

use bots::{Effort, Spec};
use kernel::{Chance, Entry, Fortune, Seat, Seed, Table, Words};
use serde::{Deserialize, Serialize};

use super::{NoProof, begin, play_out, sit};
use crate::{Hint, lead, weigh_now};

/// A decision at which a hint spoke against an answer, and how games went on with the one and with the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The game's name.
    pub game: String,
    /// The number of the game that it is from.
    pub number: u64,
    /// How many answers were given before.
    pub ply: usize,
    /// What the hint said, and what was answered.
    pub answers: [String; 2],
    /// By how much the hint promised to be better.
    pub promised: f32,
    /// Shares of victory with the hint and with the answer, pair by pair with the same luck.
    pub pairs: Vec<[f32; 2]>,
}

impl Decision {
    /// By how much the hint was better.
    #[must_use]
    pub fn gain(&self) -> f64 {
        let sum: f32 = self.pairs.iter().map(|[hinted, given]| hinted - given).sum();
        f64::from(sum) / self.pairs.len().max(1) as f64
    }
}

/// How hints are put to the test.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Who plays the games from which decisions are taken.
    pub player: Spec,
    /// Who plays on, on all seats of both branches.
    pub after: Spec,
    /// How closely answers are weighed.
    pub effort: Effort,
    /// How many pairs of games go on from each decision.
    pub pairs: usize,
    /// How many play.
    pub players: usize,
    /// Where the luck comes from.
    pub seed: Seed,
}

impl Trial {
    /// One decision of game number `number`: the first one from some point of it on at which the hint surely differs from what is answered. At most one of
    /// each game, so that they do not hang together.
    pub fn decide(&self, game: &dyn Entry, number: u64) -> Result<Option<Decision>, NoProof> {
        let seed = self.seed.child(number);
        let mut table = begin(game, self.players, seed)?;
        let mut seats = sit(table.as_ref(), &self.player, seed)?;
        // Not always the opening: games are entered anywhere.
        let from = Chance::fast(seed.short()).below(40 * self.players as u32) as usize;
        while let Some(seat) = table.acting().first() {
            let given = seats[seat.index()].answer(table.as_ref(), seat);
            if table.ply() >= from
                && table.legal(seat).len() > 1
                && let Some(decision) = self.try_hint(table.as_ref(), seat, &given, number)?
            {
                return Ok(Some(decision));
            }
            table.play(seat, &given)?;
        }
        Ok(None)
    }

    fn try_hint(
        &self,
        table: &dyn Table,
        seat: Seat,
        given: &str,
        number: u64,
    ) -> Result<Option<Decision>, NoProof> {
        let words = Words::default();
        let weighed = weigh_now(table, seat, self.effort, Some(given), &words)?;
        let hint = Hint::of(table, &weighed, &words);
        let find = |action: &str| weighed.answers.iter().find(|answer| answer.action == action);
        let Some(best) = hint.answers.first().filter(|best| best.action != given && !hint.is_close()) else {
            return Ok(None);
        };
        let Some(taken) = find(given) else { return Ok(None) };
        let promised = lead(&weighed, taken);
        if !promised.is_sure() {
            return Ok(None);
        }
        let mut pairs = Vec::with_capacity(self.pairs);
        for pair in 0..self.pairs {
            // What the seat cannot know is dealt anew in every pair, and the luck of a pair is the same on both branches.
            let luck = self.seed.child(number).child(1 + pair as u64);
            let then = table.fork("trial", table.ply(), seat, Fortune::New(luck))?;
            let share = |action: &str| self.play_on(then.as_ref(), seat, action, luck);
            pairs.push([share(&best.action)?, share(given)?]);
        }
        let answers = [best.action.clone(), given.to_owned()];
        let game = table.meta().id.to_owned();
        Ok(Some(Decision { game, number, ply: table.ply(), answers, promised: promised.value, pairs }))
    }

    fn play_on(&self, from: &dyn Table, seat: Seat, action: &str, luck: Seed) -> Result<f32, NoProof> {
        let mut table = from.copy();
        table.play(seat, action)?;
        let mut seats = sit(table.as_ref(), &self.after, luck)?;
        play_out(table.as_mut(), &mut seats)?;
        let winners = table.scores().winners();
        Ok(if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prove::quick;

    #[test]
    fn a_decision_is_found_and_played_on_in_pairs_that_are_the_same_again() {
        let game = catalog::find("saint-petersburg").expect("it is known");
        let trial = Trial {
            player: "random".parse().expect("a bot"),
            after: "random".parse().expect("a bot"),
            effort: quick(),
            pairs: 3,
            players: 2,
            seed: Seed::from_word("trial"),
        };
        let found = (0..20).find_map(|number| trial.decide(game, number).expect("it is played"));
        let decision = found.expect("random players err");
        assert_ne!(decision.answers[0], decision.answers[1]);
        assert!(decision.promised > 0.0 && decision.pairs.len() == 3, "{decision:?}");
        assert!(decision.pairs.iter().flatten().all(|share| (0.0..=1.0).contains(share)));
        let again = trial.decide(game, decision.number).expect("it is played");
        assert_eq!(again, Some(decision));
    }
}
