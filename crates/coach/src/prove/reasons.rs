//! Do reasons name the true source of a difference? That is read by people beside the position: here hints are found that are worth reading, and
//! written down with the record of their game.

use bots::{Effort, Spec, Weighed};
use kernel::{Chance, Entry, Fortune, Seat, Seed, Table, Viewer, Words};

use super::{Mean, NoProof, game_of, mean, play_out, sit};
use crate::{Advice, Hint, Part, Reason, decimal, points, questions, weigh_now};

/// A hint with a reason, to be read beside its position.
#[derive(Clone, PartialEq, Debug)]
pub struct Reasoned {
    /// The number of the game.
    pub number: u64,
    /// How many answers were given before.
    pub ply: usize,
    /// The record of the game.
    pub record: String,
    /// The hint, and the answer that the casual bot takes most.
    pub answers: [String; 2],
    /// The chance to win with a typical answer and with the hint, in percent.
    pub chances: [f32; 2],
    /// The reason.
    pub reason: String,
    /// All differences by source.
    pub differences: String,
    /// What became of them when games went on from there, in the same order: the mean over pairs of games, one with the hint and one with a typical answer.
    pub came: Vec<Mean>,
}

/// How hints are found.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Who plays the games.
    pub player: Spec,
    /// Who plays on where games go on from a hint.
    pub after: Spec,
    /// How many play.
    pub players: usize,
    /// How closely answers are weighed.
    pub effort: Effort,
    /// So many questions of a game are looked at.
    pub looks: usize,
    /// Pairs of games that go on from a hint.
    pub pairs: u64,
    /// Where the luck comes from.
    pub seed: Seed,
}

impl Reading {
    /// The first hint of game number `number`, among some of its questions at random, that is surely better than the next answer and has a reason; and
    /// how many hints were looked at.
    pub fn read(&self, game: &dyn Entry, number: u64) -> Result<(Option<Reasoned>, usize), NoProof> {
        let seed = self.seed.child(number);
        let table = game_of(game, self.players, &self.player, seed)?;
        let mut asked = questions(table.as_ref());
        let mut dice = Chance::fast(seed.short());
        let drawn = |dice: &mut Chance, left: usize| dice.below(left as u32) as usize;
        let plies: Vec<usize> = (0..self.looks.min(asked.len()))
            .map(|_| {
                let place = drawn(&mut dice, asked.len());
                asked.swap_remove(place).ply
            })
            .collect();
        for (n, ply) in plies.iter().enumerate() {
            let mut then = table.copy();
            then.rewind(*ply);
            if let Some(found) = self.look(then.as_ref(), number)? {
                let record = table.record_for(Viewer::Afterwards).to_string();
                return Ok((Some(Reasoned { record, ..found }), n + 1));
            }
        }
        Ok((None, plies.len()))
    }

    fn look(&self, table: &dyn Table, number: u64) -> Result<Option<Reasoned>, NoProof> {
        let words = Words::default();
        let Some(seat) = table.acting().first() else { return Ok(None) };
        // Games are played on where that can change anything: they change no chance.
        let glance = weigh_now(table, seat, Effort { games: 0, ..self.effort }, None, &words)?;
        let hint = Hint::of(table, &glance, &words);
        let promising = |best: &Advice| matches!(best.why, Reason::Sources(_));
        if hint.answers.len() < 2 || hint.is_close() || !hint.answers.first().is_some_and(promising) {
            return Ok(None);
        }
        let weighed = weigh_now(table, seat, self.effort, None, &words)?;
        let hint = Hint::of(table, &weighed, &words);
        let Some(best) = hint.answers.first() else { return Ok(None) };
        if hint.answers.len() < 2 || hint.is_close() || !matches!(best.why, Reason::Sources(_)) {
            return Ok(None);
        }
        let mostly = weighed.answers.iter().max_by_key(|answer| answer.tries);
        let choices = table.choices(seat, &words);
        let label = |action: &str| choices.iter().find(|choice| choice.action == action);
        let mostly = mostly.and_then(|mostly| label(&mostly.action)).map_or("", |choice| &choice.label);
        let named = |part: &Part| {
            let source = hint.sources.get(part.source).map_or("", String::as_str);
            format!("{source} {}", points(part.gain.value, words.lang))
        };
        let percent = |chance: f32| 100.0 * chance;
        let came = self.go_on(table, &weighed, &best.action, number)?;
        let of = |part: &Part| came.get(part.source).copied();
        Ok(Some(Reasoned {
            came: best.parts.iter().filter_map(of).collect(),
            number,
            ply: table.ply(),
            record: String::new(),
            answers: [best.label.clone(), mostly.to_owned()],
            chances: [percent(hint.typical.value), percent(best.chance.value)],
            reason: best.reason.clone(),
            differences: best.parts.iter().map(named).collect::<Vec<_>>().join(", "),
        }))
    }
}

impl Reading {
    /// How many points more each source brought in the end, with an answer than with a typical one; at the last place those that nobody expects anywhere else.
    fn go_on(
        &self,
        table: &dyn Table,
        weighed: &Weighed,
        best: &str,
        number: u64,
    ) -> Result<Vec<Mean>, NoProof> {
        let seat = Seat::new(weighed.seat);
        let usual: Vec<&str> = weighed
            .answers
            .iter()
            .flat_map(|answer| std::iter::repeat_n(answer.action.as_str(), answer.tries as usize))
            .collect();
        let rows = || weighed.answers.iter().flat_map(|answer| &answer.points);
        let is_told = |place: usize| rows().any(|row| row.get(place).is_some_and(|points| *points != 0.0));
        let mut gains: Vec<Vec<f64>> = Vec::new();
        for pair in 0..if usual.is_empty() { 0 } else { self.pairs } {
            // What the seat cannot know is dealt anew in every pair, and the luck of a pair is the same on both branches.
            let luck = self.seed.child(number).child(1 + pair);
            let then = table.fork("reading", table.ply(), seat, Fortune::New(luck))?;
            let end = |action: &str| -> Result<Vec<f64>, NoProof> {
                let mut table = then.copy();
                table.play(seat, action)?;
                let mut seats = sit(table.as_ref(), &self.after, luck)?;
                play_out(table.as_mut(), &mut seats)?;
                let list = table.breakdown(&Words::default());
                let each = list.iter().map(|source| f64::from(source.points[seat.index()]));
                let all: Vec<f64> = each.collect();
                let rest = all.iter().enumerate().filter(|(place, _)| !is_told(*place));
                let rest = rest.map(|(_, points)| points).sum();
                Ok(all.into_iter().chain([rest]).collect())
            };
            let typical = usual[pair as usize % usual.len()];
            let (own, other) = (end(best)?, end(typical)?);
            gains.resize(own.len(), Vec::new());
            for (gains, (own, other)) in gains.iter_mut().zip(own.iter().zip(&other)) {
                gains.push(own - other);
            }
        }
        Ok(gains.iter().map(|gains| mean(gains)).collect())
    }
}

impl Reasoned {
    /// As a row of a table.
    #[must_use]
    pub fn row(&self) -> String {
        let [hint, mostly] = &self.answers;
        let [typical, best] = self.chances.map(|chance| decimal(chance.round(), kernel::Lang::En));
        let whole = |chance: &str| chance.trim_end_matches(".0").to_owned();
        let came = |mean: &Mean| format!("{:+.1} (± {:.1})", mean.mean, mean.high - mean.mean);
        format!(
            "| {}, {} | {hint} | {mostly} | {} → {} % | {} | {} | {} |",
            self.number,
            self.ply,
            whole(&typical),
            whole(&best),
            self.reason,
            self.differences,
            self.came.iter().map(came).collect::<Vec<_>>().join(", ")
        )
    }
}

#[cfg(test)]
mod tests {
    use kernel::Record;

    use super::*;
    use crate::prove::quick;

    #[test]
    fn a_hint_is_found_that_can_be_read_again_from_its_record() {
        let game = catalog::find("saint-petersburg").expect("it is known");
        let reading = Reading {
            player: "random".parse().expect("a bot"),
            players: 2,
            effort: quick(),
            looks: 6,
            pairs: 2,
            after: "random".parse().expect("a bot"),
            seed: Seed::from_word("reading"),
        };
        let found = (0..20).find_map(|number| reading.read(game, number).expect("it is played").0);
        let found = found.expect("random players have better answers");
        assert!(!found.reason.is_empty() && !found.differences.is_empty(), "{found:?}");
        let record = Record::read_bytes(found.record.as_bytes()).expect("a record");
        let mut table = game.replay(&record).expect("it is replayed");
        table.rewind(found.ply);
        let again =
            reading.look(table.as_ref(), found.number).expect("it is weighed").expect("the same hint");
        assert_eq!(Reasoned { record: found.record.clone(), ..again }, found);
    }
}
