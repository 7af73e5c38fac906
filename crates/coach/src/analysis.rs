//! A game looked through after its end: what every answer cost, what luck gave, where it turned.

use bots::{Weighed, Weight};
use kernel::{Seat, Table, Viewer};
use serde::{Deserialize, Serialize};

use crate::luck::{level, shares};
use crate::{Against, Estimate, Reason, chance, gain, lead, reason, thought, unit};

/// Answers that lie closer together do not count.
const STAKES: (f32, f32) = (0.005, 0.12);
/// Whoever has so much has won: nobody is told of faults any more.
const DECIDED: f32 = 0.97;
/// A game with fewer answers that count has no accuracy.
const FEWEST: usize = 10;

/// A question with more than one answer, and the answer that was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// How many answers were given before it.
    pub ply: usize,
    /// Who was asked.
    pub seat: Seat,
    /// What was answered.
    pub action: String,
}

/// The questions of a game that had more than one answer, in order.
#[must_use]
pub fn questions(table: &dyn Table) -> Vec<Asked> {
    let of = |seat: Seat| {
        let asked = table.decisions(seat).into_iter();
        asked.filter_map(move |ply| {
            let (_, action) = table.answer(ply + 1, Viewer::Afterwards)?;
            Some(Asked { ply, seat, action })
        })
    };
    let mut all: Vec<Asked> = Seat::all(table.players()).flat_map(of).collect();
    all.sort_by_key(|asked| asked.ply);
    all
}

/// One answer of a game, judged by what its seat could know then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// How many answers were given before it.
    pub ply: usize,
    /// The round.
    pub round: u32,
    /// The number of the seat.
    pub seat: usize,
    /// What was answered.
    pub action: String,
    /// The best answer.
    pub best: String,
    /// The chances of all seats before the answer: those of the best one.
    pub before: Vec<f32>,
    /// The chances of all seats after the answer and before any luck.
    pub after: Vec<f32>,
    /// How far the own chance before the answer may be off.
    pub error: f32,
    /// What the answer cost.
    pub loss: Estimate,
    /// What was at stake: how far the answers lie apart.
    pub stakes: f32,
    /// What the better answer would have brought.
    #[serde(default)]
    pub why: Reason,
    /// The chances of all seats before the answer, with all cards open.
    #[serde(default)]
    pub open: Vec<f32>,
    /// What luck gave every seat between the answer and the next question; nothing if nothing was drawn.
    #[serde(default)]
    pub drawn: Vec<f32>,
}

impl Moment {
    /// The chances of all seats before the answer, with all cards open.
    #[must_use]
    pub fn level(&self) -> &[f32] {
        if self.open.is_empty() { &self.before } else { &self.open }
    }
}

/// Judges the answer that was given to a question; the table stands at the question. `open` was weighed with all cards open; nothing where a seat knows
/// everything anyway; `drawn` is what luck gave after the answer.
#[must_use]
pub fn examine(
    table: &dyn Table,
    asked: &Asked,
    weighed: &Weighed,
    open: Option<&Weighed>,
    drawn: Vec<f32>,
) -> Option<Moment> {
    let chosen = weighed.answers.iter().find(|answer| answer.action == asked.action)?;
    let own = |answer: &&Weight| chance(weighed, answer).value;
    let best = weighed.answers.iter().max_by(|a, b| own(a).total_cmp(&own(b)))?;
    let low = weighed.answers.iter().map(|answer| own(&answer)).fold(f32::INFINITY, f32::min);
    let found = lead(weighed, chosen);
    // What is smaller than its error is noise, and nothing is better than the best.
    let cost = if found.value <= found.error || std::ptr::eq(best, chosen) {
        Estimate { value: 0.0, ..found }
    } else {
        found
    };
    // Then the answer was as good as the best, and its own chances stand for both.
    let best_one = if cost.value > 0.0 { best } else { chosen };
    let mean =
        |answer: &Weight| answer.chances.iter().map(|looks| Estimate::of(looks).value).collect::<Vec<f32>>();
    Some(Moment {
        ply: asked.ply,
        round: table.round(),
        seat: asked.seat.index(),
        action: asked.action.clone(),
        best: best_one.action.clone(),
        before: if cost.value > 0.0 { level(weighed) } else { mean(chosen) },
        after: mean(chosen),
        error: chance(weighed, best_one).error,
        loss: cost,
        stakes: own(&best) - low,
        why: reason(&gain(weighed, best_one, Against::Answer(chosen)), unit(table), cost.value),
        open: level(open.unwrap_or(weighed)),
        drawn,
    })
}

/// How much an answer cost, in a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// 3 % with two players.
    Slip,
    /// 8 %.
    Mistake,
    /// 15 %.
    Blunder,
}

impl Fault {
    /// Its name in the texts.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["slip", "mistake", "blunder"][self as usize]
    }

    /// Its word.
    #[must_use]
    pub fn title(self, lang: kernel::Lang) -> &'static str {
        crate::TEXTS.named(lang, "fault", self.name())
    }

    /// Its sign in a list of answers.
    #[must_use]
    pub fn sign(self) -> &'static str {
        ["?!", "?", "??"][self as usize]
    }
}

impl Analysis {
    /// The chances of all seats after so many answers, as far as they are known: those before the next question that had a choice, or the result.
    #[must_use]
    pub fn chances_at(&self, ply: usize) -> Option<&[f32]> {
        let next = self.moments.iter().find(|moment| moment.ply >= ply).map(Moment::level);
        next.or_else(|| Some(self.shares.as_slice()).filter(|shares| self.is_done() && !shares.is_empty()))
    }

    /// What answer number `ply` (from 1 on) cost, in a word, once everything was looked at.
    #[must_use]
    pub fn fault_at(&self, ply: usize) -> Option<Fault> {
        let given = self.moments.iter().find(|moment| moment.ply + 1 == ply && self.is_done());
        given.and_then(fault)
    }
}

/// The word for what an answer cost; none in a game that was decided, or where the cost is not sure.
#[must_use]
pub fn fault(moment: &Moment) -> Option<Fault> {
    let scale = 2.0 / moment.before.len() as f32;
    let decided = moment.before.iter().any(|chance| *chance >= DECIDED);
    if decided || !moment.loss.is_sure() || moment.stakes < STAKES.0 {
        return None;
    }
    match moment.loss.value / scale {
        loss if loss >= 0.15 => Some(Fault::Blunder),
        loss if loss >= 0.08 => Some(Fault::Mistake),
        loss if loss >= 0.03 => Some(Fault::Slip),
        _ => None,
    }
}

/// From 0 to 100: how close an answer came to the best one (lichess's curve, for any number of players).
#[must_use]
pub fn accuracy(loss: f32, players: usize) -> f32 {
    let loss = 100.0 * loss * players as f32 / 2.0;
    (103.17 * (-0.04354 * loss).exp() - 3.17).clamp(0.0, 100.0)
}

/// Where a seat's chance came from. The three parts and the start add up to the end.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Rows {
    /// The chance before the first answer.
    pub start: f32,
    /// How it moved where something was drawn.
    pub luck: f32,
    /// How it moved where the seat itself answered.
    pub own: f32,
    /// How it moved where the rivals answered.
    pub gifts: f32,
    /// The share of victory.
    pub end: f32,
}

/// What a seat did, in numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The seat.
    pub seat: Seat,
    /// Its accuracy; none if too few answers count.
    pub accuracy: Option<f32>,
    /// Slips, mistakes, blunders.
    pub faults: [usize; 3],
    /// How many answers count.
    pub counted: usize,
    /// Where its chance came from; none before the end.
    pub rows: Option<Rows>,
}

/// The account of a game: everything that is shown of it.
pub type Account = Vec<Summary>;

/// A game looked through, or a part of it from the beginning on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: usize,
    /// Iterations for each question.
    pub iterations: u64,
    /// How many questions there are to look at.
    pub questions: usize,
    /// The answers that were looked at.
    pub moments: Vec<Moment>,
    /// The share of victory of every seat; nothing for a game that was cut off.
    pub shares: Vec<f32>,
    /// How it was found out ([`thought`]): what was found out otherwise is found out anew.
    #[serde(default)]
    pub thought: u32,
}

impl Analysis {
    /// An analysis that has not looked at anything yet.
    #[must_use]
    pub fn begin(table: &dyn Table, iterations: u64) -> Analysis {
        Analysis {
            game: table.meta().id.to_owned(),
            players: table.players(),
            iterations,
            questions: questions(table).len(),
            moments: Vec::new(),
            shares: if table.acting().is_empty() { shares(table) } else { Vec::new() },
            thought: thought(table.meta().id, table.players()),
        }
    }

    /// Whether this can be gone on with where `begun` would begin: the same questions, looked at in the same way.
    #[must_use]
    pub fn goes_on(&self, begun: &Analysis) -> bool {
        let way = |analysis: &Analysis| (analysis.iterations, analysis.questions, analysis.thought);
        way(self) == way(begun)
    }

    /// Whether it was found out as we would find it out now.
    #[must_use]
    pub fn is_of_today(&self) -> bool {
        self.thought == thought(&self.game, self.players)
    }

    /// Whether every question was looked at.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.moments.len() >= self.questions
    }

    /// The three largest losses that are at least slips, at most one a round; of one seat, or of all.
    #[must_use]
    pub fn turning_points(&self, seat: Option<Seat>) -> Vec<&Moment> {
        let of =
            |moment: &&Moment| seat.is_none_or(|seat| seat.index() == moment.seat) && fault(moment).is_some();
        let mut found: Vec<&Moment> = self.moments.iter().filter(of).collect();
        found.sort_by(|a, b| b.loss.value.total_cmp(&a.loss.value));
        let mut rounds = Vec::new();
        found.retain(|moment| {
            let new = !rounds.contains(&moment.round);
            rounds.push(moment.round);
            new
        });
        found.truncate(3);
        found.sort_by_key(|moment| moment.ply);
        found
    }

    fn rows(&self, seat: Seat) -> Option<Rows> {
        let i = seat.index();
        let end = *self.shares.get(i).filter(|_| self.is_done())?;
        let start = *self.moments.first()?.level().get(i)?;
        let mut rows = Rows { start, end, ..Rows::default() };
        for (n, moment) in self.moments.iter().enumerate() {
            let next = self.moments.get(n + 1).map_or(self.shares.as_slice(), Moment::level);
            let drawn = moment.drawn.get(i).copied().unwrap_or_default();
            // What was not drawn only the answer can have moved, also by what nobody saw in it then.
            let answered = next[i] - moment.level()[i] - drawn;
            rows.luck += drawn;
            if moment.seat == i {
                rows.own += answered;
            } else {
                rows.gifts += answered;
            }
        }
        Some(rows)
    }

    /// Every seat in numbers.
    #[must_use]
    pub fn account(&self) -> Account {
        let of = |seat: Seat| {
            let own: Vec<&Moment> =
                self.moments.iter().filter(|moment| moment.seat == seat.index()).collect();
            let counted: Vec<&&Moment> = own.iter().filter(|moment| moment.stakes >= STAKES.0).collect();
            let mut faults = [0; 3];
            for found in own.iter().filter_map(|moment| fault(moment)) {
                faults[found as usize] += 1;
            }
            let each = |moment: &&&Moment| accuracy(moment.loss.value, self.players);
            let weight = |moment: &&&Moment| moment.stakes.clamp(STAKES.0, STAKES.1);
            let weights: f32 = counted.iter().map(weight).sum();
            let mean = counted.iter().map(|moment| weight(moment) * each(moment)).sum::<f32>() / weights;
            let harmonic =
                counted.len() as f32 / counted.iter().map(|moment| 1.0 / each(moment).max(1.0)).sum::<f32>();
            let accuracy = (counted.len() >= FEWEST).then_some((mean + harmonic) / 2.0);
            Summary { seat, accuracy, faults, counted: counted.len(), rows: self.rows(seat) }
        };
        Seat::all(self.players).map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(ply: usize, seat: usize, before: [f32; 2], after: [f32; 2], luck: &[f32]) -> Moment {
        Moment {
            ply,
            round: ply as u32,
            seat,
            action: "a".to_owned(),
            best: "b".to_owned(),
            loss: Estimate { value: before[seat] - after[seat], error: 0.01 },
            before: before.to_vec(),
            after: after.to_vec(),
            error: 0.01,
            stakes: 0.2,
            why: Reason::Unsaid,
            open: before.to_vec(),
            drawn: luck.to_vec(),
        }
    }

    fn game() -> Analysis {
        Analysis {
            game: "toy".to_owned(),
            players: 2,
            iterations: 8,
            questions: 3,
            moments: vec![
                moment(0, 0, [0.5, 0.5], [0.4, 0.6], &[]),
                moment(1, 1, [0.4, 0.6], [0.4, 0.6], &[0.25, -0.25]),
                moment(2, 0, [0.7, 0.3], [0.7, 0.3], &[]),
            ],
            shares: vec![1.0, 0.0],
            thought: 7,
        }
    }

    #[test]
    fn start_luck_and_answers_add_up_to_the_end() {
        for summary in game().account() {
            let rows = summary.rows.expect("it is done");
            let sum = rows.start + rows.luck + rows.own + rows.gifts;
            assert!((sum - rows.end).abs() < 1e-5, "{rows:?}");
        }
        let luck: f32 =
            game().account().iter().filter_map(|summary| summary.rows).map(|rows| rows.luck).sum();
        assert!(luck.abs() < 1e-5, "luck adds up to nothing");
    }

    #[test]
    fn what_was_found_out_otherwise_is_not_gone_on_with() {
        let entry = catalog::find("saint-petersburg").expect("it is known");
        let table = crate::prove::begin(entry, 2, kernel::Seed::from_word("thought")).expect("it is dealt");
        let begun = Analysis::begin(table.as_ref(), 8);
        assert!(begun.goes_on(&begun) && begun.is_of_today());
        // As the program before this one kept them.
        let kept = Analysis { thought: 1, ..begun.clone() };
        assert!(!kept.goes_on(&begun) && !kept.is_of_today());
    }

    #[test]
    fn faults_have_their_words_and_a_decided_game_has_none() {
        assert_eq!(fault(&game().moments[0]), Some(Fault::Mistake));
        assert_eq!(fault(&game().moments[1]), None);
        let mut won = moment(3, 0, [0.98, 0.02], [0.8, 0.2], &[]);
        assert_eq!(fault(&won), None, "who has won is not told of faults");
        won.before = vec![0.9, 0.1];
        assert_eq!(fault(&won), Some(Fault::Blunder));
        won.loss.error = 0.1;
        assert_eq!(fault(&won), None, "it is not sure");
    }

    #[test]
    fn turning_points_are_the_largest_one_a_round() {
        let mut game = game();
        game.moments.push(Moment { round: 0, ..moment(4, 0, [0.5, 0.5], [0.3, 0.7], &[]) });
        let plies: Vec<usize> = game.turning_points(Some(Seat::A)).iter().map(|moment| moment.ply).collect();
        assert_eq!(plies, [4]);
        assert!(game.turning_points(Some(Seat::B)).is_empty());
    }

    #[test]
    fn accuracy_falls_with_the_loss_and_stays_between_0_and_100() {
        assert!(accuracy(0.0, 2) > 99.9);
        assert!(accuracy(0.05, 4) < accuracy(0.05, 2));
        assert_eq!(accuracy(1.0, 5), 0.0);
    }
}
