//! Answers and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::{BadAction, Kind};

use crate::board::PROJECT_COLUMNS;
use crate::card::Card;
use crate::kinds::{Bonus, Row};
use crate::space::COLUMNS;

/// §discard.4: the most contracts that a discard token gives back.
pub(crate) const MOST_RETURNED: u8 = 2;

/// An answer to a question. Columns are counted from 0 here and from 1 in the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `place`: draw a project.
    Place,
    /// `finalize N [return K]`: take the cards of a project column, after giving back so many contracts.
    Finalize(u8, u8),
    /// `column N`: the drawn card goes there.
    Column(u8),
    /// `return K`: give back so many contracts.
    Return(u8),
    /// `build CARD [ROW]`: a taken card into the city; the row stands exactly for black cards.
    Build(Card, Option<Row>),
    /// `done`: throw the other taken cards away.
    Done,
    /// `take BONUS`.
    Take(Bonus),
    /// `in ROW`: the bonus card goes there.
    In(Row),
    /// `on ROW C`: the bonus token goes there.
    On(Row, u8),
    /// `keep`: give no contract back.
    Keep,
}

impl Action {
    /// §discard.4: how many contracts a discard token can give back.
    pub const RETURNS: std::ops::RangeInclusive<u8> = 1..=MOST_RETURNED;
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Place => f.write_str("place"),
            Action::Finalize(column, 0) => write!(f, "finalize {}", column + 1),
            Action::Finalize(column, contracts) => write!(f, "finalize {} return {contracts}", column + 1),
            Action::Column(column) => write!(f, "column {}", column + 1),
            Action::Return(contracts) => write!(f, "return {contracts}"),
            Action::Build(card, None) => write!(f, "build {card}"),
            Action::Build(card, Some(row)) => write!(f, "build {card} {row}"),
            Action::Done => f.write_str("done"),
            Action::Take(bonus) => write!(f, "take {bonus}"),
            Action::In(row) => write!(f, "in {row}"),
            Action::On(row, column) => write!(f, "on {row} {}", column + 1),
            Action::Keep => f.write_str("keep"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let bad = |why: String| BadAction::new(text, why);
        let row = |word: &str| {
            word.parse::<Row>().map_err(|e| bad(format!("{e}: blue, grey, orange, yellow, green")))
        };
        let number = |word: &str, most: u8| match word.parse::<u8>() {
            Ok(n) if (1..=most).contains(&n) && n.to_string() == word => Ok(n),
            _ => Err(bad(format!("\"{word}\" is not a number from 1 to {most}"))),
        };
        let column = |word: &str| number(word, PROJECT_COLUMNS as u8).map(|n| n - 1);
        let contracts = |word: &str| number(word, MOST_RETURNED);
        let card = |word: &str, black: bool| {
            let card: Card = word.parse().map_err(|e| bad(format!("{e}")))?;
            match (card.colour().row(), black) {
                (None, false) => Err(bad(format!("{card} is black: say in which row"))),
                (Some(row), true) => Err(bad(format!("{card} goes to the {row} row: leave the row out"))),
                (None, true) | (Some(_), false) => Ok(card),
            }
        };
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["place"] => Ok(Action::Place),
            ["finalize", n] => Ok(Action::Finalize(column(n)?, 0)),
            ["finalize", n, "return", k] => Ok(Action::Finalize(column(n)?, contracts(k)?)),
            ["column", n] => Ok(Action::Column(column(n)?)),
            ["return", k] => Ok(Action::Return(contracts(k)?)),
            ["build", name] => Ok(Action::Build(card(name, false)?, None)),
            ["build", name, to] => Ok(Action::Build(card(name, true)?, Some(row(to)?))),
            ["done"] => Ok(Action::Done),
            ["take", bonus] => Ok(Action::Take(bonus.parse().map_err(|e| bad(format!("{e}")))?)),
            ["in", to] => Ok(Action::In(row(to)?)),
            ["on", to, c] => Ok(Action::On(row(to)?, number(c, COLUMNS as u8)? - 1)),
            ["keep"] => Ok(Action::Keep),
            _ => Err(bad(
                "answers are place, finalize N [return K], column N, return K, build CARD [ROW], done, take BONUS, \
                 in ROW, on ROW C, keep"
                    .to_owned(),
            )),
        }
    }
}

/// Every answer that can be written.
pub(crate) fn every_action() -> Vec<Action> {
    let columns = 0..PROJECT_COLUMNS as u8;
    let mut all = vec![Action::Place];
    all.extend(columns.clone().flat_map(|n| (0..=MOST_RETURNED).map(move |k| Action::Finalize(n, k))));
    all.extend(columns.map(Action::Column));
    all.extend((1..=MOST_RETURNED).map(Action::Return));
    for card in Card::all() {
        match card.colour().row() {
            Some(_) => all.push(Action::Build(card, None)),
            None => all.extend(Row::ALL.iter().map(|row| Action::Build(card, Some(*row)))),
        }
    }
    all.push(Action::Done);
    all.extend(Bonus::ALL.iter().map(|bonus| Action::Take(*bonus)));
    all.extend(Row::ALL.iter().map(|row| Action::In(*row)));
    all.extend(Row::ALL.iter().flat_map(|row| (0..COLUMNS as u8).map(|c| Action::On(*row, c))));
    all.push(Action::Keep);
    all
}
