//! Answers and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::{BadAction, Kind};

use crate::kinds::{Card, Row, Stack};

/// An answer to a question. A target stands exactly when the placed card is a trading card. Four bytes are moved at once, three are not.
#[repr(align(4))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `buy CARD ROW [for TARGET]`: a card from a row into the play area.
    Buy(Card, Row, Option<Card>),
    /// `take CARD ROW`: a card from a row into the hand.
    Take(Card, Row),
    /// `play CARD [for TARGET]`: a card from the hand into the play area.
    Play(Card, Option<Card>),
    /// `observe STACK`: draw with an Observatory.
    Observe(Stack),
    /// `pass`.
    Pass,
    /// `buy [for TARGET]`: the card just drawn into the play area.
    BuyDrawn(Option<Card>),
    /// `keep`: the card just drawn into the hand.
    Keep,
    /// `discard`: the card just drawn away.
    Discard,
    /// `pub NUMBER`: so many points for two rubles each.
    Pub(u8),
}

/// §pub.2: the most points that can be bought at once, with both Pubs.
pub(crate) const MOST_PUB_POINTS: u8 = 10;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let replacing = |target: Option<Card>| target.map_or_else(String::new, |card| format!(" for {card}"));
        match *self {
            Action::Buy(card, row, target) => write!(f, "buy {card} {row}{}", replacing(target)),
            Action::Take(card, row) => write!(f, "take {card} {row}"),
            Action::Play(card, target) => write!(f, "play {card}{}", replacing(target)),
            Action::Observe(stack) => write!(f, "observe {stack}"),
            Action::Pass => f.write_str("pass"),
            Action::BuyDrawn(target) => write!(f, "buy{}", replacing(target)),
            Action::Keep => f.write_str("keep"),
            Action::Discard => f.write_str("discard"),
            Action::Pub(points) => write!(f, "pub {points}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let bad = |why: String| BadAction::new(text, why);
        let card = |word: &str| word.parse::<Card>().map_err(|e| bad(e.to_string()));
        let row = |word: &str| word.parse::<Row>().map_err(|e| bad(format!("{e}: upper or lower")));
        let target = |word: &str| match card(word)? {
            target if target.is_trading() => {
                Err(bad(format!("{target} is a trading card and is never replaced")))
            }
            target => Ok(Some(target)),
        };
        let fits = |card: Card, target: Option<Card>| match (card.is_trading(), target) {
            (true, None) => {
                Err(bad(format!("{card} is a trading card: say which card it replaces, \"for …\"")))
            }
            (false, Some(_)) => Err(bad(format!("{card} is not a trading card and replaces nothing"))),
            (true, Some(_)) | (false, None) => Ok(()),
        };
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["pass"] => Ok(Action::Pass),
            ["keep"] => Ok(Action::Keep),
            ["discard"] => Ok(Action::Discard),
            ["buy"] => Ok(Action::BuyDrawn(None)),
            ["buy", "for", old] => Ok(Action::BuyDrawn(target(old)?)),
            ["buy", new, from] => {
                fits(card(new)?, None)?;
                Ok(Action::Buy(card(new)?, row(from)?, None))
            }
            ["buy", new, from, "for", old] => {
                fits(card(new)?, target(old)?)?;
                Ok(Action::Buy(card(new)?, row(from)?, target(old)?))
            }
            ["take", new, from] => Ok(Action::Take(card(new)?, row(from)?)),
            ["play", new] => {
                fits(card(new)?, None)?;
                Ok(Action::Play(card(new)?, None))
            }
            ["play", new, "for", old] => {
                fits(card(new)?, target(old)?)?;
                Ok(Action::Play(card(new)?, target(old)?))
            }
            ["observe", stack] => Ok(Action::Observe(stack.parse().map_err(|e| bad(format!("{e}")))?)),
            ["pub", number] => match number.parse::<u8>() {
                Ok(n) if n <= MOST_PUB_POINTS && n.to_string() == number => Ok(Action::Pub(n)),
                _ => Err(bad(format!("\"{number}\" is not a number from 0 to {MOST_PUB_POINTS}"))),
            },
            _ => Err(bad(
                "answers are buy CARD ROW [for TARGET], take CARD ROW, play CARD [for TARGET], observe STACK, pass, \
                 buy [for TARGET], keep, discard, pub NUMBER"
                    .to_owned(),
            )),
        }
    }
}

/// Every answer that can be written.
pub(crate) fn every_action() -> Vec<Action> {
    let targets = || Card::ALL.iter().copied().filter(|card| !card.is_trading()).map(Some);
    let placements = |card: Card| -> Vec<Option<Card>> {
        if card.is_trading() { targets().collect() } else { vec![None] }
    };
    let mut all = Vec::new();
    for &row in Row::ALL {
        for &card in Card::ALL {
            all.extend(placements(card).into_iter().map(|target| Action::Buy(card, row, target)));
            all.push(Action::Take(card, row));
        }
    }
    for &card in Card::ALL {
        all.extend(placements(card).into_iter().map(|target| Action::Play(card, target)));
    }
    all.extend(Stack::ALL.iter().map(|stack| Action::Observe(*stack)));
    all.push(Action::Pass);
    all.push(Action::BuyDrawn(None));
    all.extend(targets().map(Action::BuyDrawn));
    all.extend([Action::Keep, Action::Discard]);
    all.extend((0..=MOST_PUB_POINTS).map(Action::Pub));
    all
}
