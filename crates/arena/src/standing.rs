//! What a tournament showed (results, ratings).

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Interval, Row, Spread, Tournament, wilson};
use ratings::{Meetings, ratings};

/// One bot in one seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct SeatStanding {
    /// How often it sat there.
    pub entries: u64,
    /// Victories; a shared one counts in part.
    pub wins: f64,
    /// The share of victories.
    pub share: Interval,
    /// Its points.
    pub points: Spread,
}

/// One bot.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct BotStanding {
    /// Its text.
    pub bot: String,
    /// How often it sat at a table, counted by seats.
    pub entries: u64,
    /// Victories; a shared one counts in part.
    pub wins: f64,
    /// The share of victories.
    pub share: Interval,
    /// Its points.
    pub points: Spread,
    /// How many points it had how often.
    pub histogram: BTreeMap<i32, u64>,
    /// Its rating: 400 points are odds of ten to one to come before an opponent.
    pub rating: Interval,
    /// Milliseconds for an answer, on average.
    pub milliseconds: f64,
    /// Seat by seat.
    pub seats: Vec<SeatStanding>,
    #[serde(skip)]
    nanos: u64,
    #[serde(skip)]
    answers: u64,
}

/// All bots, and what the games were like.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Standing {
    /// Games played.
    pub games: u64,
    /// Bots, each once, in the order in which they were named.
    pub bots: Vec<BotStanding>,
    /// What everybody would win if all were equal.
    pub fair_share: f64,
    /// Answers in a game.
    pub plies: Spread,
    /// Rounds in a game.
    pub rounds: Spread,
    /// How many games had so many rounds.
    pub lengths: BTreeMap<u32, u64>,
    /// Points of the winners.
    pub winning: Spread,
    /// How games ended.
    pub endings: BTreeMap<String, u64>,
}

impl Standing {
    /// Counts the rows of a tournament.
    #[must_use]
    pub fn new(tournament: &Tournament, rows: &[Row]) -> Standing {
        let names: Vec<String> = tournament.bots.iter().map(ToString::to_string).collect();
        let mut standing = Standing { games: rows.len() as u64, ..Standing::default() };
        let seats = rows.first().map_or(0, |row| row.bots.len());
        // Where each entry of the list is counted: the same text is the same bot.
        let place: Vec<usize> = names
            .iter()
            .map(|name| {
                standing.bots.iter().position(|bot| bot.bot == *name).unwrap_or_else(|| {
                    let blank = vec![SeatStanding::default(); seats];
                    standing.bots.push(BotStanding {
                        bot: name.clone(),
                        seats: blank,
                        ..BotStanding::default()
                    });
                    standing.bots.len() - 1
                })
            })
            .collect();
        standing.fair_share = if seats == 0 { 0.0 } else { 1.0 / seats as f64 };
        for row in rows {
            standing.add(row, &place);
        }
        for bot in &mut standing.bots {
            bot.share = wilson(bot.wins, bot.entries as f64);
            bot.milliseconds =
                if bot.answers == 0 { 0.0 } else { bot.nanos as f64 / bot.answers as f64 / 1e6 };
            for seat in &mut bot.seats {
                seat.share = wilson(seat.wins, seat.entries as f64);
            }
        }
        let rated = ratings(standing.bots.len(), &blocks(rows, &place, standing.bots.len()));
        standing.bots.iter_mut().zip(rated).for_each(|(bot, rating)| bot.rating = rating);
        standing
    }

    fn add(&mut self, row: &Row, place: &[usize]) {
        let winners = row.places.iter().filter(|place| **place == 1).count().max(1);
        for (seat, entry) in row.bots.iter().enumerate() {
            let bot = &mut self.bots[place[*entry]];
            let win = if row.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 };
            let points = row.scores[seat][0];
            bot.entries += 1;
            bot.wins += win;
            bot.points.add(i64::from(points));
            *bot.histogram.entry(points).or_default() += 1;
            bot.nanos += row.nanos[seat];
            bot.answers += row.answers[seat];
            let there = &mut bot.seats[seat];
            there.entries += 1;
            there.wins += win;
            there.points.add(i64::from(points));
            if row.places[seat] == 1 {
                self.winning.add(i64::from(points));
            }
        }
        self.plies.add(i64::from(row.plies));
        self.rounds.add(i64::from(row.rounds));
        *self.lengths.entry(row.rounds).or_default() += 1;
        *self.endings.entry(row.ending.clone()).or_default() += 1;
    }
}

/// Who came before whom, block by block: the games of a block have the same luck, so that they are drawn together.
fn blocks(rows: &[Row], place: &[usize], bots: usize) -> Vec<Meetings> {
    let mut blocks: Vec<Meetings> = Vec::new();
    let mut first: Option<&Row> = None;
    for row in rows {
        // A block begins wherever its first line-up comes again.
        if first.is_none_or(|first| first.bots == row.bots) {
            blocks.push(Meetings::new(bots));
            first = first.or(Some(row));
        }
        let Some(block) = blocks.last_mut() else { continue };
        for i in 0..row.bots.len() {
            for j in (0..row.bots.len()).filter(|j| place[row.bots[*j]] != place[row.bots[i]]) {
                let times = match row.places[i].cmp(&row.places[j]) {
                    std::cmp::Ordering::Less => 1.0,
                    // Both see the tie, so each of them counts half of it.
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => continue,
                };
                block.add(place[row.bots[i]], place[row.bots[j]], times);
            }
        }
    }
    blocks
}
