//! What bots do more or less of than others at the same tables (play styles): buildings of a sort, goods sold, where points come from.

use serde::Serialize;

use crate::{Interval, Row, Tournament};

/// One habit of one bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Habit {
    /// What is counted.
    pub habit: &'static str,
    /// The bot.
    pub bot: String,
    /// How much of it there was in a game.
    pub own: Interval,
    /// How much more than the others at the same tables had on average.
    pub more: Interval,
}

/// Sums of a number over blocks: the games of a block have the same luck, so that a block counts as one look.
#[derive(Clone, Default)]
struct Blocks {
    sum: f64,
    n: f64,
    means: Vec<f64>,
}

impl Blocks {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.n += 1.0;
    }

    fn end(&mut self) {
        if self.n > 0.0 {
            self.means.push(self.sum / self.n);
        }
        (self.sum, self.n) = (0.0, 0.0);
    }

    /// Mean and 95 % interval.
    fn interval(&self) -> Interval {
        let n = self.means.len() as f64;
        if n < 1.0 {
            return Interval::default();
        }
        let mean = self.means.iter().sum::<f64>() / n;
        let squares = self.means.iter().map(|x| (x - mean).powi(2)).sum::<f64>();
        let margin = if n < 2.0 { f64::INFINITY } else { 1.96 * (squares / (n - 1.0) / n).sqrt() };
        Interval { value: mean, low: mean - margin, high: mean + margin }
    }
}

/// The habits of all bots of a tournament, habit by habit. Rows from before habits were counted say nothing.
#[must_use]
pub fn habits(game: &str, tournament: &Tournament, rows: &[Row]) -> Vec<Habit> {
    let names: Vec<String> = tournament.bots.iter().map(ToString::to_string).collect();
    let mut bots: Vec<&str> = Vec::new();
    for name in &names {
        if !bots.contains(&name.as_str()) {
            bots.push(name);
        }
    }
    let mut all = Vec::new();
    for (place, habit) in bots::habits(game).into_iter().enumerate() {
        let mut sums = vec![(Blocks::default(), Blocks::default()); bots.len()];
        let mut first: Option<&Row> = None;
        for row in rows.iter().filter(|row| row.habits.len() == row.bots.len()) {
            if first.is_none_or(|first| first.bots == row.bots) {
                first = first.or(Some(row));
                sums.iter_mut().for_each(|(own, more)| (own.end(), more.end()).1);
            }
            let count = |seat: usize| f64::from(row.habits[seat].get(place).copied().unwrap_or_default());
            let all: f64 = (0..row.bots.len()).map(count).sum();
            for (seat, entry) in row.bots.iter().enumerate() {
                let Some(bot) = bots.iter().position(|bot| *bot == names[*entry]) else { continue };
                let others = (all - count(seat)) / (row.bots.len() - 1).max(1) as f64;
                sums[bot].0.add(count(seat));
                sums[bot].1.add(count(seat) - others);
            }
        }
        for (bot, (mut own, mut more)) in bots.iter().zip(sums) {
            own.end();
            more.end();
            let (own, more) = (own.interval(), more.interval());
            all.push(Habit { habit, bot: (*bot).to_owned(), own, more });
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use bots::Spec;
    use kernel::{Seed, SetupText};

    use super::*;

    fn tournament() -> Tournament {
        Tournament {
            setup: SetupText::new().with("players", "2"),
            bots: Spec::list("greedy:as=planter,greedy").expect("bots"),
            games: 4,
            seed: Seed::from_word("habits"),
            threads: 1,
        }
    }

    fn row(game: u64, bots: [usize; 2], habits: [f32; 2]) -> Row {
        Row {
            game,
            bots: bots.to_vec(),
            scores: vec![vec![0]; 2],
            places: vec![1, 1],
            plies: 1,
            rounds: 1,
            ending: "end".into(),
            nanos: vec![0; 2],
            answers: vec![1; 2],
            habits: habits.map(|n| vec![n]).to_vec(),
        }
    }

    #[test]
    fn habits_are_compared_at_the_same_tables_block_by_block() {
        let rows = [
            row(0, [0, 1], [5.0, 3.0]),
            row(1, [1, 0], [2.0, 4.0]),
            row(2, [0, 1], [6.0, 2.0]),
            row(3, [1, 0], [1.0, 5.0]),
        ];
        let found = habits("san-juan", &tournament(), &rows);
        assert_eq!(found.len(), 2 * bots::habits("san-juan").len());
        let (planter, plain) = (&found[0], &found[1]);
        assert_eq!((planter.bot.as_str(), plain.bot.as_str()), ("greedy:as=planter", "greedy"));
        assert_eq!((planter.own.value, plain.own.value, planter.more.value), (5.0, 2.0, 3.0));
        assert!((planter.more.low + plain.more.high).abs() < 1e-9);
        // Two blocks, 2 and 4 more: one off the mean each way.
        assert!((planter.more.high - 3.0 - 1.96).abs() < 1e-9, "{:?}", planter.more);
    }

    #[test]
    fn rows_from_before_habits_were_counted_say_nothing() {
        let mut old = row(0, [0, 1], [1.0, 1.0]);
        old.habits.clear();
        let found = habits("san-juan", &tournament(), &[old]);
        assert!(found.iter().all(|habit| habit.own == Interval::default()));
    }
}
