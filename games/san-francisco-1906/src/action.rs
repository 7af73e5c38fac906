//! Answers and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::{BadAction, Kind};

use crate::kinds::{Development, Objective, Space};
use crate::permit::Permit;
use crate::plot::Plot;

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `income DOLLARS`: the pawn to the income space that brings so much.
    Income(u8),
    /// `take PERMIT`: a permit from the row.
    TakePermit(Permit),
    /// `take OBJECTIVE`: an objective from the row, face up.
    TakeObjective(Objective),
    /// `draw objective`: the top of the pile, face down.
    DrawObjective,
    /// `take building`: the year's building.
    TakeBuilding,
    /// `take money`: the year's dollars.
    TakeMoney,
    /// `advance`: the development token one column to the right, free.
    Advance,
    /// `move SPACE`: the pawn to a space of the action card.
    Move(Space),
    /// `use SPACE`: the action of a space of the same card.
    Use(Space),
    /// `take dollar`: one dollar instead of an action.
    TakeDollar,
    /// `pass`.
    Pass,
    /// `clear PLOT`: the rubble token of a plot.
    Clear(Plot),
    /// `clear nothing`: the move alone.
    ClearNothing,
    /// `build PLOT`.
    Build(Plot),
    /// `spend PERMIT`: build with one permit.
    Spend(Permit),
    /// `spend PERMIT PERMIT`: build with two, in canonical order.
    SpendTwo(Permit, Permit),
    /// `take KIND`: an urban development card.
    TakeDevelopment(Development),
    /// `decline`: no urban development card.
    Decline,
}

/// The most that an income space can bring.
const MOST_INCOME: u8 = 9;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Income(dollars) => write!(f, "income {dollars}"),
            Action::TakePermit(permit) => write!(f, "take {permit}"),
            Action::TakeObjective(objective) => write!(f, "take {objective}"),
            Action::DrawObjective => f.write_str("draw objective"),
            Action::TakeBuilding => f.write_str("take building"),
            Action::TakeMoney => f.write_str("take money"),
            Action::Advance => f.write_str("advance"),
            Action::Move(space) => write!(f, "move {space}"),
            Action::Use(space) => write!(f, "use {space}"),
            Action::TakeDollar => f.write_str("take dollar"),
            Action::Pass => f.write_str("pass"),
            Action::Clear(plot) => write!(f, "clear {plot}"),
            Action::ClearNothing => f.write_str("clear nothing"),
            Action::Build(plot) => write!(f, "build {plot}"),
            Action::Spend(permit) => write!(f, "spend {permit}"),
            Action::SpendTwo(first, second) => write!(f, "spend {first} {second}"),
            Action::TakeDevelopment(kind) => write!(f, "take {kind}"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let bad = |why: String| BadAction::new(text, why);
        let plot = |word: &str| word.parse::<Plot>().map_err(|e| bad(e.to_string()));
        let permit = |word: &str| word.parse::<Permit>().map_err(|e| bad(e.to_string()));
        let space = |word: &str| word.parse::<Space>().map_err(|e| bad(e.to_string()));
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["pass"] => Ok(Action::Pass),
            ["advance"] => Ok(Action::Advance),
            ["decline"] => Ok(Action::Decline),
            ["draw", "objective"] => Ok(Action::DrawObjective),
            ["take", "building"] => Ok(Action::TakeBuilding),
            ["take", "money"] => Ok(Action::TakeMoney),
            ["take", "dollar"] => Ok(Action::TakeDollar),
            ["take", word] => {
                let objective = Objective::named(word).map(Action::TakeObjective);
                let development = || Development::named(word).map(Action::TakeDevelopment);
                let permit = || Permit::named(word).map(Action::TakePermit);
                objective.or_else(development).or_else(permit).ok_or_else(|| {
                    bad(format!("\"{word}\" is not a permit, an objective, an urban development, building, money or dollar"))
                })
            }
            ["income", number] => match number.parse::<u8>() {
                Ok(n) if n <= MOST_INCOME && n.to_string() == number => Ok(Action::Income(n)),
                _ => Err(bad(format!("\"{number}\" is not a number from 0 to {MOST_INCOME}"))),
            },
            ["move", word] => Ok(Action::Move(space(word)?)),
            ["use", "pass"] => Err(bad("a pawn on the space to pass says \"pass\"".to_owned())),
            ["use", word] => Ok(Action::Use(space(word)?)),
            ["clear", "nothing"] => Ok(Action::ClearNothing),
            ["clear", word] => Ok(Action::Clear(plot(word)?)),
            ["build", word] => Ok(Action::Build(plot(word)?)),
            ["spend", word] => Ok(Action::Spend(permit(word)?)),
            ["spend", one, other] => {
                let (first, second) = (permit(one)?, permit(other)?);
                if first > second {
                    return Err(bad(format!("two permits stand in order: \"spend {second} {first}\"")));
                }
                Ok(Action::SpendTwo(first, second))
            }
            _ => Err(bad(
                "answers are income DOLLARS, take PERMIT, take OBJECTIVE, take KIND, take building, take money, \
                 take dollar, draw objective, advance, move SPACE, use SPACE, pass, clear PLOT, clear nothing, \
                 build PLOT, spend PERMIT [PERMIT], decline"
                    .to_owned(),
            )),
        }
    }
}

/// Every answer that can be written.
pub(crate) fn every_action() -> Vec<Action> {
    let mut all: Vec<Action> = (0..=MOST_INCOME).map(Action::Income).collect();
    all.extend(Permit::ALL.iter().map(|permit| Action::TakePermit(*permit)));
    all.extend(Objective::ALL.iter().map(|objective| Action::TakeObjective(*objective)));
    all.extend([Action::DrawObjective, Action::TakeBuilding, Action::TakeMoney, Action::Advance]);
    all.extend(Space::ALL.iter().map(|space| Action::Move(*space)));
    all.extend(Space::ALL.iter().filter(|space| **space != Space::Pass).map(|space| Action::Use(*space)));
    all.extend([Action::TakeDollar, Action::Pass]);
    all.extend(Plot::every().map(Action::Clear));
    all.push(Action::ClearNothing);
    all.extend(Plot::every().map(Action::Build));
    all.extend(Permit::ALL.iter().map(|permit| Action::Spend(*permit)));
    for (i, first) in Permit::ALL.iter().enumerate() {
        all.extend(Permit::ALL[i..].iter().map(|second| Action::SpendTwo(*first, *second)));
    }
    all.extend(Development::ALL.iter().map(|kind| Action::TakeDevelopment(*kind)));
    all.push(Action::Decline);
    all
}
