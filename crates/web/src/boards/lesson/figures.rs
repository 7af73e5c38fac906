//! What strong bots did and how often they won with it: figures for the lessons of those who know a game. `scripts/good-players/run` makes them.

/// How often seats won that did a thing, and those that did not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figure {
    pub games: u32,
    pub players: u32,
    /// How long the bots thought about each answer.
    pub iterations: u32,
    /// What everybody would win if nobody were better, in percent.
    pub even: f64,
    /// Percent of the seats that did it.
    pub with: f64,
    /// Percent of the others.
    pub without: f64,
    /// Whether the difference is more than luck: above twice its standard error.
    pub sure: bool,
}

const FIGURES: &str = include_str!("../../../data/good-players.csv");

/// The figure of an idea of a game, if it was counted.
pub fn figure(game: &str, idea: &str) -> Option<Figure> {
    let row = FIGURES.lines().skip(1).map(|line| line.split(',').collect::<Vec<_>>());
    let row = row.into_iter().find(|row| row.len() == 9 && row[0] == game && row[1] == idea)?;
    let number = |i: usize| row[i].parse::<f64>().ok();
    let even = 1.0 / number(2)?;
    let (did, others) = (number(5)?, number(7)?);
    let (with, without) = (number(6)? / did, number(8)? / others);
    let error = (even * (1.0 - even) * (1.0 / did + 1.0 / others)).sqrt();
    Some(Figure {
        games: row[4].parse().ok()?,
        players: row[2].parse().ok()?,
        iterations: row[3].parse().ok()?,
        even: 100.0 * even,
        with: 100.0 * with,
        without: 100.0 * without,
        sure: with - without > 2.0 * error,
    })
}
