//! What else could have been drawn. The luck of a draw is the chance after what came, less the mean of the chances after what could have come: all of
//! them found in the same way, so that what a look misjudges is misjudged alike on both sides and is not called luck.

use bots::{Effort, SeatError, Weighed, Weigher, weigh_again};
use kernel::{Refused, Seat, Seed, Table, Words};

use crate::{Asked, before};

/// How it is asked what else could have been drawn.
#[derive(Clone, Copy, Debug)]
pub struct Anew<'a> {
    /// How often is drawn anew at every draw.
    pub times: u64,
    /// Where that luck comes from: from this word and from the number of the answer.
    pub word: &'a str,
    /// Which of the looks that have luck of their own, from 1 on.
    pub look: u64,
}

impl Anew<'static> {
    /// For every game that is looked through: the same for everybody.
    pub const USUAL: Anew<'static> = Anew { times: 4, word: "what else could have been drawn", look: 1 };
}

/// Where a game stands when an answer and what it drew have been carried out.
pub enum Stand {
    /// The next question that has more than one answer.
    Question(Box<dyn Table>, Seat),
    /// The game is over: the shares of victory.
    Over(Vec<f32>),
}

impl Stand {
    /// Goes on with the only answer as long as there is but one.
    fn of(mut table: Box<dyn Table>) -> Result<Stand, Refused> {
        while let Some(seat) = table.acting().first() {
            let mut legal = table.legal(seat);
            match legal.pop() {
                Some(only) if legal.is_empty() => table.play(seat, &only)?,
                _ => return Ok(Stand::Question(table, seat)),
            }
        }
        Ok(Stand::Over(shares(table.as_ref())))
    }

    /// Somebody who weighs it, with luck of its own for each `look` from 1 on; nobody where nothing is open any more.
    pub fn weigher(&self, effort: Effort, look: u64) -> Result<Option<Box<dyn Weigher>>, SeatError> {
        match self {
            Stand::Question(table, seat) => {
                weigh_again(table.as_ref(), *seat, effort, look, &Words::default()).map(Some)
            }
            Stand::Over(_) => Ok(None),
        }
    }

    /// The chances of all seats.
    #[must_use]
    pub fn chances(&self, weighed: Option<&Weighed>) -> Vec<f32> {
        match (self, weighed) {
            (Stand::Over(shares), _) => shares.clone(),
            (Stand::Question(..), Some(weighed)) => level(weighed),
            (Stand::Question(table, _), None) => vec![1.0 / table.players() as f32; table.players()],
        }
    }
}

/// The chances of all seats at a question, before it is decided what is answered.
#[must_use]
pub fn level(weighed: &Weighed) -> Vec<f32> {
    let seats = weighed.answers.first().map_or(0, |answer| answer.chances.len());
    (0..seats).map(|seat| before(weighed, seat).value).collect()
}

/// The shares of victory as the table stands.
pub(crate) fn shares(table: &dyn Table) -> Vec<f32> {
    let winners = table.scores().winners();
    let share = |seat: Seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    Seat::all(table.players()).map(share).collect()
}

/// Whether something was drawn between an answer and the next question that had more than one.
fn drawn(table: &dyn Table, asked: &[Asked], n: usize) -> bool {
    let until = asked.get(n + 1).map_or(table.ply(), |next| next.ply);
    (asked[n].ply + 1..=until).any(|ply| !table.luck(ply).is_empty())
}

/// Where a game stood after answer number `n` to a question and what was drawn then, and where it would have stood with other luck, as often as `anew` says. Nothing
/// where nothing was drawn, or where the game was cut off.
pub fn stands(table: &dyn Table, asked: &[Asked], n: usize, anew: Anew<'_>) -> Result<Vec<Stand>, Refused> {
    let next = asked.get(n + 1);
    if !drawn(table, asked, n) || (next.is_none() && !table.acting().is_empty()) {
        return Ok(Vec::new());
    }
    let mut came = table.copy();
    came.rewind(next.map_or(table.ply(), |next| next.ply));
    let mut stands = vec![Stand::of(came)?];
    let (question, seed) = (&asked[n], Seed::from_word(anew.word).child(asked[n].ply as u64));
    let mut then = table.copy();
    then.rewind(question.ply);
    for time in 0..anew.times {
        let mut other = then.copy();
        other.draw_anew(seed.child(time));
        other.play(question.seat, &question.action)?;
        stands.push(Stand::of(other)?);
    }
    Ok(stands)
}

/// The luck of every seat: the first of these chances, less the mean of the others.
#[must_use]
pub fn luck(chances: &[Vec<f32>]) -> Vec<f32> {
    let Some((came, others)) = chances.split_first().filter(|(_, others)| !others.is_empty()) else {
        return Vec::new();
    };
    let mean = |seat: usize| others.iter().map(|chances| chances[seat]).sum::<f32>() / others.len() as f32;
    came.iter().enumerate().map(|(seat, chance)| chance - mean(seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{prove, questions};

    #[test]
    fn luck_is_what_came_less_what_could_have_come() {
        let found = luck(&[vec![0.9, 0.1], vec![0.5, 0.5], vec![0.7, 0.3]]);
        assert!((found[0] - 0.3).abs() < 1e-6 && (found[1] + 0.3).abs() < 1e-6, "{found:?}");
        assert!(luck(&[]).is_empty() && luck(&[vec![1.0]]).is_empty());
    }

    #[test]
    fn other_luck_comes_after_the_same_answer_and_from_the_same_position() {
        for name in ["puerto-rico", "san-juan", "san-francisco"] {
            let game = catalog::find(name).expect("it is known");
            let table = prove::game_of(game, 2, &"random".parse().expect("a bot"), Seed::from_word("stands"));
            let table = table.expect("it is played");
            let asked = questions(table.as_ref());
            let anew = Anew { times: 3, ..Anew::USUAL };
            let (mut draws, mut other) = (0, 0);
            for n in 0..asked.len() {
                let found = stands(table.as_ref(), &asked, n, anew).expect("it can be drawn anew");
                assert_eq!(found.is_empty(), !drawn(table.as_ref(), &asked, n), "{name} {n}");
                let Some((came, others)) = found.split_first() else { continue };
                draws += 1;
                assert_eq!(others.len(), 3);
                if let (Stand::Question(next, seat), Some(asked)) = (came, asked.get(n + 1)) {
                    assert_eq!((next.ply(), *seat), (asked.ply, asked.seat));
                }
                for stand in others {
                    let Stand::Question(next, _) = stand else { continue };
                    let given = next.answer(asked[n].ply + 1, kernel::Viewer::Afterwards);
                    assert_eq!(given, Some((asked[n].seat, asked[n].action.clone())));
                    let same = |ply| next.luck(ply) == table.luck(ply);
                    assert!((0..=asked[n].ply).all(same), "what was drawn before stays: {name} {n}");
                    other += usize::from(!same(asked[n].ply + 1));
                }
            }
            assert!(
                draws > 3 && other > draws / 2,
                "{name}: {draws} draws, {other} times something else came"
            );
        }
    }
}
