//! Why an answer cannot be given now (validation): what stands in the way. The words for it are in [`reason`].

mod reason;

use kernel::{Kind, Reason, Seat, Words};

use crate::action::Action;
use crate::board::PROJECT_COLUMNS;
use crate::card::Card;
use crate::deck::Slot;
use crate::kinds::{Bonus, Row};
use crate::space::Space;
use crate::state::{Player, Question, SanFrancisco};

/// What stands in the way. Columns are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Obstacle {
    Over,
    NotYourTurn(Seat),
    EmptyColumn(u8),
    TooManyContracts { contracts: u8, cards: u8 },
    StillTooManyContracts { left: u8, cards: u8 },
    NoReturnNeeded { contracts: u8, cards: u8 },
    NoDiscardToken,
    TooFewContracts(u8),
    NothingDrawn,
    NothingTaken,
    NoBonus,
    NotWhileChoosing,
    DrawnFirst(Card),
    BuildFirst(u8),
    BonusFirst(Row),
    RowFirst(Bonus),
    SpaceFirst(Bonus),
    ContractsFirst,
    NotTaken(Card),
    RowFull(Row),
    NotOffered { row: Row, own: Bonus },
    OutOf(Bonus),
    CityFull(Bonus),
    NoCardWithoutLines,
    NoCardThere(Row, u8),
    HasLines(Row, u8),
    IsDepot(Row, u8),
}

pub(crate) fn why_not(game: &SanFrancisco, seat: Seat, action: Action, words: &Words) -> Option<Reason> {
    obstacle(game, seat, action).map(|obstacle| reason::reason(obstacle, words))
}

fn obstacle(game: &SanFrancisco, seat: Seat, action: Action) -> Option<Obstacle> {
    match game.question.seat() {
        None => return Some(Obstacle::Over),
        Some(asked) if asked != seat => return Some(Obstacle::NotYourTurn(asked)),
        Some(_) => {}
    }
    let player = game.player(seat);
    match game.question {
        Question::Turn(_) => on_turn(game, player, action),
        Question::Column(_, slot) => on_column(game, player, slot, action),
        Question::Build(_) => on_build(game, player, action),
        Question::Bonus(_, row) => on_bonus(game, seat, row, action),
        Question::Row(_, bonus) => on_row(player, bonus, action),
        Question::Space(_, bonus) => on_space(player, bonus, action),
        Question::Contracts(_) => on_contracts(player, action),
        Question::Over(_) => Some(Obstacle::Over),
    }
}

fn on_column(game: &SanFrancisco, player: &Player, slot: Slot, action: Action) -> Option<Obstacle> {
    match action {
        Action::Column(_) => None,
        Action::Return(contracts) => returning(player, contracts),
        Action::Place
        | Action::Finalize(..)
        | Action::Build(..)
        | Action::Done
        | Action::Take(_)
        | Action::In(_)
        | Action::On(..)
        | Action::Keep => Some(Obstacle::DrawnFirst(game.deck.card(slot))),
    }
}

fn on_bonus(game: &SanFrancisco, seat: Seat, row: Row, action: Action) -> Option<Obstacle> {
    match action {
        Action::Take(bonus) => taking(game, seat, row, bonus),
        Action::Place
        | Action::Finalize(..)
        | Action::Column(_)
        | Action::Return(_)
        | Action::Build(..)
        | Action::Done
        | Action::In(_)
        | Action::On(..)
        | Action::Keep => Some(Obstacle::BonusFirst(row)),
    }
}

fn on_row(player: &Player, bonus: Bonus, action: Action) -> Option<Obstacle> {
    match action {
        Action::In(row) => full(player, row),
        Action::Place
        | Action::Finalize(..)
        | Action::Column(_)
        | Action::Return(_)
        | Action::Build(..)
        | Action::Done
        | Action::Take(_)
        | Action::On(..)
        | Action::Keep => Some(Obstacle::RowFirst(bonus)),
    }
}

fn on_space(player: &Player, bonus: Bonus, action: Action) -> Option<Obstacle> {
    match action {
        Action::On(row, column) => carrying(player, bonus, row, column),
        Action::Place
        | Action::Finalize(..)
        | Action::Column(_)
        | Action::Return(_)
        | Action::Build(..)
        | Action::Done
        | Action::Take(_)
        | Action::In(_)
        | Action::Keep => Some(Obstacle::SpaceFirst(bonus)),
    }
}

fn on_contracts(player: &Player, action: Action) -> Option<Obstacle> {
    match action {
        Action::Keep => None,
        Action::Return(contracts) => returning(player, contracts),
        Action::Place
        | Action::Finalize(..)
        | Action::Column(_)
        | Action::Build(..)
        | Action::Done
        | Action::Take(_)
        | Action::In(_)
        | Action::On(..) => Some(Obstacle::ContractsFirst),
    }
}

fn on_turn(game: &SanFrancisco, player: &Player, action: Action) -> Option<Obstacle> {
    match action {
        Action::Place => None,
        Action::Finalize(column, returned) => finalizing(game, player, column, returned),
        Action::Column(_) => Some(Obstacle::NothingDrawn),
        Action::Build(..) | Action::Done => Some(Obstacle::NothingTaken),
        Action::Take(_) | Action::In(_) | Action::On(..) => Some(Obstacle::NoBonus),
        Action::Return(_) | Action::Keep => Some(Obstacle::NotWhileChoosing),
    }
}

fn finalizing(game: &SanFrancisco, player: &Player, column: u8, returned: u8) -> Option<Obstacle> {
    debug_assert!(usize::from(column) < PROJECT_COLUMNS);
    let (contracts, cards) = (player.contracts, game.columns[usize::from(column)].len());
    if cards == 0 {
        return Some(Obstacle::EmptyColumn(column + 1));
    }
    if returned == 0 {
        return (contracts >= cards).then_some(Obstacle::TooManyContracts { contracts, cards });
    }
    if contracts < cards {
        return Some(Obstacle::NoReturnNeeded { contracts, cards });
    }
    returning(player, returned).or_else(|| {
        let left = contracts - returned;
        (left >= cards).then_some(Obstacle::StillTooManyContracts { left, cards })
    })
}

fn returning(player: &Player, contracts: u8) -> Option<Obstacle> {
    if player.discard_tokens == 0 {
        Some(Obstacle::NoDiscardToken)
    } else if player.contracts < contracts {
        Some(Obstacle::TooFewContracts(player.contracts))
    } else {
        None
    }
}

fn on_build(game: &SanFrancisco, player: &Player, action: Action) -> Option<Obstacle> {
    match action {
        Action::Build(card, black_row) => {
            let taken = game.taken.slots().iter().any(|slot| game.deck.card(*slot) == card);
            if !taken {
                return Some(Obstacle::NotTaken(card));
            }
            card.colour().row().or(black_row).and_then(|row| full(player, row))
        }
        Action::Done => None,
        Action::Place
        | Action::Finalize(..)
        | Action::Column(_)
        | Action::Return(_)
        | Action::Take(_)
        | Action::In(_)
        | Action::On(..)
        | Action::Keep => Some(Obstacle::BuildFirst(game.taken.len())),
    }
}

fn full(player: &Player, row: Row) -> Option<Obstacle> {
    (!player.city.has_room(row)).then_some(Obstacle::RowFull(row))
}

fn taking(game: &SanFrancisco, seat: Seat, row: Row, bonus: Bonus) -> Option<Obstacle> {
    let own = game.board.bonus(row);
    if bonus != own && bonus != Bonus::TramLineToken {
        return Some(Obstacle::NotOffered { row, own });
    }
    if game.bonuses[bonus.index()] == 0 {
        return Some(Obstacle::OutOf(bonus));
    }
    if game.can_take(seat, bonus) {
        return None;
    }
    Some(match bonus {
        Bonus::Value4Card | Bonus::DepotCard => Obstacle::CityFull(bonus),
        Bonus::Plus2Token | Bonus::TramLineToken | Bonus::PointsToken | Bonus::DiscardToken => {
            Obstacle::NoCardWithoutLines
        }
    })
}

fn carrying(player: &Player, bonus: Bonus, row: Row, column: u8) -> Option<Obstacle> {
    let city = &player.city;
    let space = Space::new(row, column);
    if city.slot(space).is_none() {
        return Some(Obstacle::NoCardThere(row, column + 1));
    }
    if city.grounds(bonus) & space.bit() != 0 {
        return None;
    }
    let obstacle = if city.is_depot(space) { Obstacle::IsDepot } else { Obstacle::HasLines };
    Some(obstacle(row, column + 1))
}
