//! Answers and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::{BadAction, Kind};

use crate::buildings::{STORES, all};
use crate::kinds::{Card, Role, Shelf};

/// An answer to a question. §choose.1: several things are chosen one by one, in card order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `take ROLE`.
    Take(Role),
    /// `take ROLE doubled`: with the Publishing House, where it could be saved.
    TakeDoubled(Role),
    /// `build CARD`.
    Build(Card),
    /// `beside`: the new building stands for itself.
    Beside,
    /// `over CARD`: it covers a building without a good.
    Over(Card),
    /// `over CARD loaded`: it covers a building with a good, which is lost.
    OverLoaded(Card),
    /// `spend CARD`: a good of such a building.
    Spend(Card),
    /// `pay CARD`: a card of the hand.
    Pay(Card),
    /// `produce CARD`: a good on such a building.
    Produce(Card),
    /// `sell CARD`: a good of such a building.
    Sell(Card),
    /// `keep CARD`: one of the cards drawn.
    Keep(Card),
    /// `discard CARD`: a card of the hand.
    Discard(Card),
    /// `tuck CARD chapel`, `tuck CARD church`: a card of the hand.
    Tuck(Card, Shelf),
    /// `draw`: the cards of the recruiter or the adventurer, where one may decline.
    Draw,
    /// `pass`: nothing at all.
    Pass,
    /// `done`: no more.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Take(role) => write!(f, "take {role}"),
            Action::TakeDoubled(role) => write!(f, "take {role} doubled"),
            Action::Build(card) => write!(f, "build {card}"),
            Action::Beside => f.write_str("beside"),
            Action::Over(card) => write!(f, "over {card}"),
            Action::OverLoaded(card) => write!(f, "over {card} loaded"),
            Action::Spend(card) => write!(f, "spend {card}"),
            Action::Pay(card) => write!(f, "pay {card}"),
            Action::Produce(card) => write!(f, "produce {card}"),
            Action::Sell(card) => write!(f, "sell {card}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Tuck(card, shelf) => write!(f, "tuck {card} {shelf}"),
            Action::Draw => f.write_str("draw"),
            Action::Pass => f.write_str("pass"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let bad = |why: String| BadAction::new(text, why);
        let role = |word: &str| word.parse::<Role>().map_err(|e| bad(e.to_string()));
        let card = |word: &str| word.parse::<Card>().map_err(|e| bad(e.to_string()));
        let held = |word: &str| {
            let card = card(word)?;
            let never = || bad("the cathedral is never in a hand".to_owned());
            if card == Card::Cathedral { Err(never()) } else { Ok(card) }
        };
        let store = |word: &str| match card(word)? {
            card if card.store().is_some() => Ok(card),
            card => Err(bad(format!("no good ever lies on {card}"))),
        };
        let farm = |word: &str| match card(word)? {
            card if card.is_production() => Ok(card),
            card => Err(bad(format!("{card} is not a production building"))),
        };
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["take", taken] => Ok(Action::Take(role(taken)?)),
            ["take", taken, "doubled"] => Ok(Action::TakeDoubled(role(taken)?)),
            ["build", new] => Ok(Action::Build(card(new)?)),
            ["beside"] => Ok(Action::Beside),
            ["over", old] => Ok(Action::Over(card(old)?)),
            ["over", old, "loaded"] => Ok(Action::OverLoaded(store(old)?)),
            ["spend", on] => Ok(Action::Spend(store(on)?)),
            ["pay", paid] => Ok(Action::Pay(held(paid)?)),
            ["produce", on] => Ok(Action::Produce(farm(on)?)),
            ["sell", on] => Ok(Action::Sell(store(on)?)),
            ["keep", kept] => Ok(Action::Keep(held(kept)?)),
            ["discard", gone] => Ok(Action::Discard(held(gone)?)),
            ["tuck", card, shelf] => {
                let shelf = shelf.parse().map_err(|e| bad(format!("{e}: chapel or church")))?;
                Ok(Action::Tuck(held(card)?, shelf))
            }
            ["draw"] => Ok(Action::Draw),
            ["pass"] => Ok(Action::Pass),
            ["done"] => Ok(Action::Done),
            _ => Err(bad(
                "answers are take ROLE [doubled], build CARD, beside, over CARD [loaded], spend CARD, pay CARD, produce CARD, \
                 sell CARD, keep CARD, discard CARD, tuck CARD chapel, tuck CARD church, draw, pass, done"
                    .to_owned(),
            )),
        }
    }
}

/// Every answer that can be written.
pub(crate) fn every_action() -> Vec<Action> {
    let roles = || Role::ALL.iter().copied();
    let held = || all().filter(|card| *card != Card::Cathedral);
    let stores = || STORES.iter().copied();
    let mut actions: Vec<Action> = roles().map(Action::Take).collect();
    actions.extend(roles().map(Action::TakeDoubled));
    actions.extend(all().map(Action::Build));
    actions.push(Action::Beside);
    actions.extend(all().map(Action::Over));
    actions.extend(stores().map(Action::OverLoaded));
    actions.extend(stores().map(Action::Spend));
    actions.extend(held().map(Action::Pay));
    actions.extend(all().filter(|card| card.is_production()).map(Action::Produce));
    actions.extend(stores().map(Action::Sell));
    actions.extend(held().map(Action::Keep));
    actions.extend(held().map(Action::Discard));
    for &shelf in Shelf::ALL {
        actions.extend(held().map(|card| Action::Tuck(card, shelf)));
    }
    actions.extend([Action::Pass, Action::Done, Action::Draw]);
    actions
}

/// §secret.3: what others read of an answer that moves cards face down: that it was given, not which card.
pub(crate) const fn veiled(action: Action) -> Option<&'static str> {
    match action {
        Action::Pay(_) => Some("pay ?"),
        Action::Keep(_) => Some("keep ?"),
        Action::Discard(_) => Some("discard ?"),
        Action::Tuck(_, Shelf::Chapel) => Some("tuck ? chapel"),
        Action::Tuck(_, Shelf::Church) => Some("tuck ? church"),
        Action::Take(_)
        | Action::TakeDoubled(_)
        | Action::Build(_)
        | Action::Beside
        | Action::Over(_)
        | Action::OverLoaded(_)
        | Action::Spend(_)
        | Action::Produce(_)
        | Action::Sell(_)
        | Action::Draw
        | Action::Pass
        | Action::Done => None,
    }
}
