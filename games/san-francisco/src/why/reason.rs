//! Obstacles in words, with the rule that says so.

use kernel::{Reason, Words, say};

use super::Obstacle;
use crate::titles::{bonus_title, row_title, title};

pub(super) fn reason(obstacle: Obstacle, words: &Words) -> Reason {
    let lang = words.lang;
    let cards = |n: u8| say!(lang, "cards", n);
    let contracts = |n: u8| say!(lang, "contracts", n);
    let (rule, text) = match obstacle {
        Obstacle::Over => ("end.3", say!(words, "no-over").to_owned()),
        Obstacle::NotYourTurn(asked) => {
            let who = words.name(asked);
            ("turn.1", say!(words, "no-turn", who))
        }
        Obstacle::EmptyColumn(column) => ("finalize.1", say!(words, "empty-column", column)),
        Obstacle::TooManyContracts { contracts: own, cards: n } => {
            let (own, n) = (contracts(own), cards(n));
            ("finalize.1", say!(words, "too-many-contracts", own, n))
        }
        Obstacle::StillTooManyContracts { left, cards: n } => {
            let (left, n) = (contracts(left), cards(n));
            ("discard.1", say!(words, "still-too-many-contracts", left, n))
        }
        Obstacle::NoReturnNeeded { contracts: own, cards: n } => {
            let (own, n) = (contracts(own), cards(n));
            ("discard.1", say!(words, "no-return-needed", own, n))
        }
        Obstacle::NoDiscardToken => ("bonus.8", say!(words, "no-discard-token").to_owned()),
        Obstacle::TooFewContracts(own) => {
            let own = contracts(own);
            ("discard.4", say!(words, "too-few-contracts", own))
        }
        Obstacle::NothingDrawn => ("place.1", say!(words, "nothing-drawn").to_owned()),
        Obstacle::NothingTaken => ("finalize.4", say!(words, "nothing-taken").to_owned()),
        Obstacle::NoBonus => ("bonus.1", say!(words, "no-bonus").to_owned()),
        Obstacle::NotWhileChoosing => ("turn.2", say!(words, "not-while-choosing").to_owned()),
        Obstacle::DrawnFirst(card) => {
            let card = title(card, lang);
            ("place.2", say!(words, "drawn-first", card))
        }
        Obstacle::BuildFirst(left) => {
            let left = cards(left);
            ("finalize.4", say!(words, "build-first", left))
        }
        Obstacle::BonusFirst(row) => {
            let row = row_title(row, lang);
            ("bonus.11", say!(words, "bonus-first", row))
        }
        Obstacle::RowFirst(bonus) => {
            let name = bonus_title(bonus, lang);
            (bonus.rule(), say!(words, "row-first", name))
        }
        Obstacle::SpaceFirst(bonus) => {
            let name = bonus_title(bonus, lang);
            (bonus.rule(), say!(words, "space-first", name))
        }
        Obstacle::ContractsFirst => ("discard.3", say!(words, "contracts-first").to_owned()),
        Obstacle::NotTaken(card) => {
            let card = title(card, lang);
            ("finalize.4", say!(words, "not-taken", card))
        }
        Obstacle::RowFull(row) => {
            let row = row_title(row, lang);
            ("build.4", say!(words, "row-full", row))
        }
        Obstacle::NotOffered { row, own } => {
            let (row, own) = (row_title(row, lang), bonus_title(own, lang));
            ("bonus.2", say!(words, "not-offered", row, own))
        }
        Obstacle::OutOf(bonus) => {
            let name = bonus_title(bonus, lang);
            ("bonus.10", say!(words, "out-of", name))
        }
        Obstacle::CityFull(bonus) => {
            let name = bonus_title(bonus, lang);
            ("bonus.10", say!(words, "city-full", name))
        }
        Obstacle::NoCardWithoutLines => ("bonus.10", say!(words, "no-card-without-lines").to_owned()),
        Obstacle::NoCardThere(row, column) => {
            let row = row_title(row, lang);
            ("bonus.4", say!(words, "no-card-there", column, row))
        }
        Obstacle::HasLines(row, column) => {
            let row = row_title(row, lang);
            ("bonus.9", say!(words, "has-lines", column, row))
        }
        Obstacle::IsDepot(row, column) => {
            let row = row_title(row, lang);
            ("bonus.9", say!(words, "is-depot", column, row))
        }
    };
    Reason::new(rule, text)
}
