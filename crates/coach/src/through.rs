//! A whole game looked through at once, by who has the time to wait: a command, a proof.

use std::time::Duration;

use bots::{Effort, SeatError, Weighed, Weigher, weigh, weigh_open};
use kernel::{Refused, Seat, Table, Words};

use crate::luck::{Anew, Stand, luck, stands};
use crate::{Analysis, Asked, examine, questions};

/// Weighs the answers to the question that stands, to the end.
pub fn weigh_now(
    table: &dyn Table,
    seat: Seat,
    effort: Effort,
    first: Option<&str>,
    words: &Words,
) -> Result<Weighed, SeatError> {
    Ok(to_the_end(weigh(table, seat, effort, first, words)?))
}

/// Thinks until everything is thought.
pub(crate) fn to_the_end(mut weigher: Box<dyn Weigher>) -> Weighed {
    while !weigher.think(Duration::from_secs(1)) {}
    weigher.weighed()
}

/// The analysis of a game; `told` hears of every question.
pub fn look_through(
    table: &dyn Table,
    effort: Effort,
    words: &Words,
    told: &mut dyn FnMut(),
) -> Result<Analysis, NotLookedThrough> {
    let mut analysis = Analysis::begin(table, effort.iterations);
    let asked = questions(table);
    for (n, question) in asked.iter().enumerate() {
        let mut then = table.copy();
        then.rewind(question.ply);
        let first = Some(question.action.as_str());
        let weighed = weigh_now(then.as_ref(), question.seat, effort, first, words)?;
        // With all cards open besides, where a seat cannot know everything.
        let open = || weigh_open(then.as_ref(), question.seat, effort, first, words).map(to_the_end);
        let open = table.meta().secrets.then(open).transpose()?;
        let drawn = luck_of(table, &asked, n, Anew::USUAL, effort)?;
        analysis.moments.extend(examine(then.as_ref(), question, &weighed, open.as_ref(), drawn));
        told();
    }
    Ok(analysis)
}

/// What luck gave every seat after an answer, with so many draws anew.
pub(crate) fn luck_of(
    table: &dyn Table,
    asked: &[Asked],
    n: usize,
    anew: Anew<'_>,
    effort: Effort,
) -> Result<Vec<f32>, NotLookedThrough> {
    let chances = |stand: &Stand| -> Result<Vec<f32>, NotLookedThrough> {
        let weighed = stand.weigher(effort, anew.look)?.map(to_the_end);
        Ok(stand.chances(weighed.as_ref()))
    };
    let found = stands(table, asked, n, anew)?.iter().map(chances).collect::<Result<Vec<_>, _>>()?;
    Ok(luck(&found))
}

/// Why a game cannot be looked through.
#[derive(Debug, thiserror::Error)]
pub enum NotLookedThrough {
    /// Nobody can weigh its answers.
    #[error(transparent)]
    Seat(#[from] SeatError),
    /// What was answered cannot be answered again.
    #[error(transparent)]
    Refused(#[from] Refused),
}
