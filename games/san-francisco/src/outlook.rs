//! What lies ahead (derived figures): what a project column would bring to a player; its cards are laid in a copy of his city, as they lie in the column.

use kernel::{Kind, Log, Seat};

use crate::card::{Card, Symbol};
use crate::kinds::Row;
use crate::phases::{lay, turn};
use crate::score;
use crate::state::SanFrancisco;

/// What a player would have from a column if he took it now and built all its coloured cards. Black cards are counted apart: their row is a choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outlook {
    /// How much more the rows would be worth, where that is something.
    pub values: Vec<(Row, u8)>,
    pub trams: u8,
    pub skyscrapers: u8,
    /// Completion tokens he would take.
    pub completes: Vec<Row>,
    /// Rows that would grant a bonus.
    pub grants: Vec<Row>,
    /// Black cards, for any row.
    pub black: Vec<Card>,
    /// Cards for which there is no space.
    pub lost: u8,
    /// Half points gained as the table stands now.
    pub points: i32,
    /// Contracts he would have afterwards, and whether everybody would give one back.
    pub contracts: u8,
    pub everybody_returns: bool,
    /// Whether he has few enough contracts, without a discard token.
    pub allowed: bool,
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
    for &slot in cards.slots() {
        let card = game.deck.card(slot);
        let Some(row) = card.colour().row() else {
            outlook.black.push(card);
            continue;
        };
        if !after.player(seat).city.has_room(row) {
            outlook.lost += 1;
            continue;
        }
        lay(&mut after, seat, row, slot, &mut Log::off());
        if card.has(Symbol::Bonus) && after.player(seat).city.has_two_symbols(row) {
            outlook.grants.push(row);
        }
    }
    let city = &after.player(seat).city;
    let gain = |row: &Row| (*row, after.row_value(seat, *row) - game.row_value(seat, *row));
    outlook.values = Row::ALL.iter().map(gain).filter(|(_, gain)| *gain > 0).collect();
    outlook.trams = (city.tram_count() - before.city.tram_count()) as u8;
    outlook.skyscrapers = (city.skyscraper_count() - before.city.skyscraper_count()) as u8;
    let taken = |row: &Row| after.completed(*row) == Some(seat) && game.completed(*row).is_none();
    outlook.completes = Row::ALL.iter().copied().filter(taken).collect();
    outlook.points = score::scores(&after).points(seat) - score::scores(game).points(seat);
    outlook
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, phases};

    fn table(columns: [&[&str]; 3]) -> SanFrancisco {
        let mut game = phases::set_up(&Setup::of(2));
        for (column, cards) in columns.into_iter().enumerate() {
            for card in cards {
                let slot = game.deck.iter().position(|(kind, _)| kind.name() == *card).expect("such a card");
                let slot = crate::deck::Slot(slot as u8);
                assert!(game.draw_pile.take(slot));
                game.columns[column].push(slot);
            }
        }
        game
    }

    #[test]
    fn a_column_promises_values_trams_and_bonuses_and_names_its_contract() {
        let bonus = ["green-line-2", "green-line-1-bonus", "green-value-2-bonus", "black-plain-2"];
        let game = table([&bonus, &[], &["grey-plain-3"]]);
        let first = outlook(&game, Seat::A, 0);
        assert_eq!(first.values, [(Row::Green, 5)]);
        assert_eq!((first.trams, first.skyscrapers, first.lost), (2, 0, 0));
        assert_eq!(first.grants, [Row::Green]);
        assert_eq!(first.black.len(), 1);
        assert_eq!((first.contracts, first.everybody_returns, first.allowed), (1, false, true));
        assert!(!outlook(&game, Seat::A, 1).allowed, "nothing lies there");
    }

    #[test]
    fn a_column_promises_the_completion_of_a_row_and_counts_what_has_no_space() {
        let six =
            ["blue-plain-3", "blue-plain-3", "blue-plain-2", "blue-line-2", "blue-line-2", "blue-depot-1"];
        let mut game = table([&six, &[], &[]]);
        game.seats[1].contracts = 1;
        let six = outlook(&game, Seat::A, 0);
        assert_eq!((six.completes.as_slice(), six.lost), ([Row::Blue].as_slice(), 1));
        assert_eq!((six.contracts, six.everybody_returns), (0, true));
        assert!(six.points >= 2, "a completion token is worth a point: {}", six.points);
    }
}
