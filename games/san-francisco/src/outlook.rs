//! What lies ahead (derived figures): what a project column, a card or a bonus would bring to a player. It is tried on a copy of the table.

#[cfg(test)]
mod tests;

use kernel::{Kind, Log, Seat};

use crate::action::Action;
use crate::card::{Card, Symbol};
use crate::deck::Slot;
use crate::kinds::{Bonus, Row};
use crate::phases::{lay, settle, turn};
use crate::score::{Contest, standings};
use crate::space::Space;
use crate::state::{Question, SanFrancisco};

/// What something would change for a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Brings {
    /// The districts and the trams of which he would have more.
    pub gains: Vec<Gain>,
    pub skyscrapers: u8,
    /// Whether he would take the medal.
    pub medal: bool,
    /// Completion tokens he would take.
    pub completes: Vec<Row>,
    /// Rows that would grant a bonus.
    pub grants: Vec<Row>,
    /// Half points gained as the table stands now.
    pub points: i32,
}

/// How much somebody would have in a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    pub contest: Contest,
    pub from: u8,
    pub to: u8,
    /// Whether he would be first there, and is not yet.
    pub leads: bool,
}

/// What a player would have from a column if he took it now and built all its coloured cards as they lie. Black cards are counted apart: their row
/// is a choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outlook {
    pub brings: Brings,
    /// Black cards, for any row.
    pub black: Vec<Card>,
    /// Cards for which there is no space.
    pub lost: Vec<Card>,
    /// Contracts he would have afterwards, and whether everybody would give one back.
    pub contracts: u8,
    pub everybody_returns: bool,
    /// Whether he has few enough contracts, without a discard token.
    pub allowed: bool,
}

/// What an answer of whoever is asked would bring him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    pub action: Action,
    pub brings: Brings,
}

pub(crate) fn outlook(game: &SanFrancisco, seat: Seat, column: usize) -> Outlook {
    let cards = game.columns[column];
    let before = game.player(seat);
    let mut after = game.clone();
    after.taken.clear();
    turn::finalize(&mut after, seat, column as u8, &mut Log::off());
    let mut outlook = Outlook {
        contracts: after.player(seat).contracts,
        everybody_returns: after.player(seat).contracts <= before.contracts,
        allowed: before.contracts < cards.len(),
        ..Outlook::default()
    };
    let mut grants = Vec::new();
    for &slot in cards.slots() {
        let card = game.deck.card(slot);
        match card.colour().row() {
            None => outlook.black.push(card),
            Some(row) if after.player(seat).city.has_room(row) => {
                grants.extend(laid(&mut after, seat, row, slot));
            }
            Some(_) => outlook.lost.push(card),
        }
    }
    outlook.brings = Brings { grants, ..difference(game, &after, seat) };
    outlook
}

/// What each answer with which something is built or laid would bring.
pub(crate) fn prospects(game: &SanFrancisco) -> Vec<Prospect> {
    let lays = matches!(
        game.question,
        Question::Build(_) | Question::Bonus(..) | Question::Row(..) | Question::Space(..)
    );
    if !lays {
        return Vec::new();
    }
    let seat = game.ender();
    let mut actions = Vec::new();
    crate::decision::legal(game, seat, &mut actions);
    let prospect = |action: Action| Some(Prospect { action, brings: prospect(game, seat, action)? });
    actions.into_iter().filter_map(prospect).collect()
}

fn prospect(game: &SanFrancisco, seat: Seat, action: Action) -> Option<Brings> {
    let mut after = game.clone();
    let mut grants = Vec::new();
    match (action, game.question) {
        (Action::Build(card, black_row), _) => {
            let slot = game.taken.slots().iter().copied().find(|slot| game.deck.card(*slot) == card)?;
            grants.extend(laid(&mut after, seat, card.colour().row().or(black_row)?, slot));
        }
        (Action::In(row), Question::Row(_, bonus)) => lay_card(&mut after, seat, row, bonus),
        (Action::On(row, column), Question::Space(_, bonus)) => {
            lay_token(&mut after, seat, row, column, bonus);
        }
        (Action::Take(bonus), _) => return Some(best(game, seat, bonus)),
        _ => return None,
    }
    Some(Brings { grants, ..difference(game, &after, seat) })
}

/// What a bonus brings where it is laid best.
fn best(game: &SanFrancisco, seat: Seat, bonus: Bonus) -> Brings {
    let city = &game.player(seat).city;
    let tried = |try_it: &dyn Fn(&mut SanFrancisco)| {
        let mut after = game.clone();
        try_it(&mut after);
        difference(game, &after, seat)
    };
    let all: Vec<Brings> = match bonus {
        Bonus::PointsToken => vec![tried(&|after| after.player_mut(seat).points_tokens += 1)],
        Bonus::DiscardToken => Vec::new(),
        Bonus::Value4Card | Bonus::DepotCard => {
            let rows = Row::ALL.iter().filter(|row| city.has_room(**row));
            rows.map(|row| tried(&|after| lay_card(after, seat, *row, bonus))).collect()
        }
        Bonus::Plus2Token | Bonus::TramLineToken => {
            let spaces = crate::space::spaces_in(city.grounds(bonus));
            let lay =
                |space: Space| tried(&|after| lay_token(after, seat, space.row(), space.column(), bonus));
            spaces.map(lay).collect()
        }
    };
    let more = |brings: &Brings| brings.gains.iter().map(|gain| u32::from(gain.to - gain.from)).sum::<u32>();
    all.into_iter().max_by_key(|brings| (brings.points, more(brings))).unwrap_or_default()
}

/// Lays a card with all that follows; the row, if it grants a bonus then (§bonus.1).
fn laid(game: &mut SanFrancisco, seat: Seat, row: Row, slot: Slot) -> Option<Row> {
    lay(game, seat, row, slot, &mut Log::off());
    let symbol = game.deck.card(slot).has(Symbol::Bonus);
    (symbol && game.player(seat).city.has_two_symbols(row)).then_some(row)
}

fn lay_card(game: &mut SanFrancisco, seat: Seat, row: Row, bonus: Bonus) {
    let slot = if bonus == Bonus::DepotCard { Slot::DEPOT } else { Slot::VALUE_4 };
    lay(game, seat, row, slot, &mut Log::off());
}

fn lay_token(game: &mut SanFrancisco, seat: Seat, row: Row, column: u8, bonus: Bonus) {
    game.player_mut(seat).city.lay_token(bonus, Space::new(row, column));
    settle(game, seat, &mut Log::off());
}

/// What a seat has more in one position than in another.
fn difference(before: &SanFrancisco, after: &SanFrancisco, seat: Seat) -> Brings {
    let of = |game: &SanFrancisco| standings(game).swap_remove(seat.index());
    let ((stood, was), (stands, is)) = (of(before), of(after));
    let first = |contest: &Contest, standing: &crate::score::Standing| {
        standing.get(contest).is_some_and(|rank| rank.place == 1)
    };
    let has = |game: &SanFrancisco, contest: Contest| match contest {
        Contest::District(row) => game.row_value(seat, row),
        Contest::Trams => game.trams_of(seat) as u8,
    };
    let gain = |contest: Contest| Gain {
        contest,
        from: has(before, contest),
        to: has(after, contest),
        leads: first(&contest, &stands) && !first(&contest, &stood),
    };
    let taken = |row: &Row| after.completed(*row) == Some(seat) && before.completed(*row).is_none();
    Brings {
        gains: Contest::ALL.into_iter().map(gain).filter(|gain| gain.to > gain.from).collect(),
        skyscrapers: (after.skyscrapers_of(seat) - before.skyscrapers_of(seat)) as u8,
        medal: after.medal == Some(seat) && before.medal != Some(seat),
        completes: Row::ALL.iter().copied().filter(taken).collect(),
        grants: Vec::new(),
        points: is - was,
    }
}
