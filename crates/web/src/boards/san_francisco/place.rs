//! Where things lie on the table of San Francisco, and where one points to answer.

use std::fmt;
use std::str::FromStr;

use ::san_francisco::{Action, Asked, Bonus, COLUMNS, Card, Colour, Row, View};
use kernel::{Kind, Seat, UnknownName};

/// A place of the page. Columns and spaces are counted from 1, as in the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    Deck,
    /// The card that was drawn.
    Drawn,
    /// A project column.
    Column(u8),
    /// The foundation tokens that are left.
    Tokens,
    /// Where things come from that nobody counts, and where they go for good.
    Box,
    /// Where the cards of a column lie that was taken.
    Tray,
    /// A card in the tray.
    Taken(Card),
    /// A bonus that is about to be laid.
    Held,
    /// What is left of a bonus.
    Bonus(Bonus),
    Completion(Row),
    /// The medal as long as nobody has it.
    Medal,
    /// So many contracts to be given back.
    Return(u8),
    /// A player's name.
    Player(Seat),
    Contracts(Seat),
    Skyscrapers(Seat),
    /// Tokens that a player keeps beside his city.
    Keeps(Seat),
    Depot(Seat),
    /// The next free space of a row.
    Street(Seat, Row),
    /// A card of a city.
    Space(Seat, Row, u8),
    /// Something that lies on that card.
    On(Seat, Row, u8, Piece),
}

/// What lies on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Piece {
    Tram,
    Skyscraper,
    Plus,
    Lines,
}

impl Piece {
    const ALL: [Piece; 4] = [Piece::Tram, Piece::Skyscraper, Piece::Plus, Piece::Lines];

    fn name(self) -> &'static str {
        match self {
            Piece::Tram => "tram",
            Piece::Skyscraper => "skyscraper",
            Piece::Plus => "plus",
            Piece::Lines => "lines",
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Deck => f.write_str("deck"),
            Place::Drawn => f.write_str("drawn"),
            Place::Column(n) => write!(f, "column/{n}"),
            Place::Tokens => f.write_str("tokens"),
            Place::Box => f.write_str("box"),
            Place::Tray => f.write_str("tray"),
            Place::Taken(card) => write!(f, "taken/{card}"),
            Place::Held => f.write_str("held"),
            Place::Bonus(bonus) => write!(f, "bonus/{bonus}"),
            Place::Completion(row) => write!(f, "completion/{row}"),
            Place::Medal => f.write_str("medal"),
            Place::Return(n) => write!(f, "return/{n}"),
            Place::Player(seat) => write!(f, "player/{seat}"),
            Place::Contracts(seat) => write!(f, "contracts/{seat}"),
            Place::Skyscrapers(seat) => write!(f, "skyscrapers/{seat}"),
            Place::Keeps(seat) => write!(f, "keeps/{seat}"),
            Place::Depot(seat) => write!(f, "depot/{seat}"),
            Place::Street(seat, row) => write!(f, "city/{seat}/{row}"),
            Place::Space(seat, row, n) => write!(f, "city/{seat}/{row}/{n}"),
            Place::On(seat, row, n, piece) => write!(f, "city/{seat}/{row}/{n}/{}", piece.name()),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Place, UnknownName> {
        let parts: Vec<&str> = text.split('/').collect();
        read(&parts).ok_or_else(|| UnknownName { word: text.to_owned(), sort: "place of San Francisco" })
    }
}

fn read(parts: &[&str]) -> Option<Place> {
    Some(match *parts {
        ["deck"] => Place::Deck,
        ["drawn"] => Place::Drawn,
        ["column", n] => Place::Column(n.parse().ok()?),
        ["tokens"] => Place::Tokens,
        ["box"] => Place::Box,
        ["tray"] => Place::Tray,
        ["taken", card] => Place::Taken(card.parse().ok()?),
        ["held"] => Place::Held,
        ["bonus", bonus] => Place::Bonus(Bonus::named(bonus)?),
        ["completion", row] => Place::Completion(Row::named(row)?),
        ["medal"] => Place::Medal,
        ["return", n] => Place::Return(n.parse().ok()?),
        ["player", seat] => Place::Player(seat.parse().ok()?),
        ["contracts", seat] => Place::Contracts(seat.parse().ok()?),
        ["skyscrapers", seat] => Place::Skyscrapers(seat.parse().ok()?),
        ["keeps", seat] => Place::Keeps(seat.parse().ok()?),
        ["depot", seat] => Place::Depot(seat.parse().ok()?),
        ["city", seat, row] => Place::Street(seat.parse().ok()?, Row::named(row)?),
        ["city", seat, row, n] => Place::Space(seat.parse().ok()?, Row::named(row)?, n.parse().ok()?),
        ["city", seat, row, n, piece] => {
            let piece = Piece::ALL.into_iter().find(|known| known.name() == piece)?;
            Place::On(seat.parse().ok()?, Row::named(row)?, n.parse().ok()?, piece)
        }
        _ => return None,
    })
}

/// Where a seat points to give an answer.
pub fn places(seat: Seat, action: Action) -> Vec<Place> {
    match action {
        Action::Place => vec![Place::Deck],
        Action::Finalize(column, 0) | Action::Column(column) => vec![Place::Column(column + 1)],
        Action::Finalize(column, n) => vec![Place::Column(column + 1), Place::Return(n)],
        Action::Return(n) => vec![Place::Return(n)],
        Action::Build(card, black_row) => {
            let row = card.colour().row().or(black_row).map(|row| Place::Street(seat, row));
            std::iter::once(Place::Taken(card)).chain(row).collect()
        }
        Action::Take(bonus) => vec![Place::Bonus(bonus)],
        Action::In(row) => vec![Place::Street(seat, row)],
        Action::On(row, column) => vec![Place::Space(seat, row, column + 1)],
        Action::Done | Action::Keep => Vec::new(),
    }
}

/// What a seat that points at a place would most likely answer now.
pub fn meant(view: &View, seat: Seat, place: Place) -> Option<Action> {
    match place {
        Place::Deck => Some(Action::Place),
        Place::Column(n) if matches!(view.asked, Some(Asked::Column { .. })) => {
            Some(Action::Column(n.checked_sub(1)?))
        }
        Place::Column(n) => Some(Action::Finalize(n.checked_sub(1)?, 0)),
        Place::Return(n) => Some(Action::Return(n)),
        Place::Taken(card) => {
            let free = Row::ALL.iter().find(|row| view.seats[seat.index()].city[row.index()].len() < COLUMNS);
            let black = card.colour().row().is_none();
            Some(Action::Build(card, free.copied().or(Some(Row::Blue)).filter(|_| black)))
        }
        Place::Bonus(bonus) => Some(Action::Take(bonus)),
        // Before a column is taken one would build there; later on, whatever is asked comes first.
        Place::Street(owner, row) if owner == seat => match view.asked {
            Some(Asked::Turn { .. }) => some_card(row).map(|card| Action::Build(card, None)),
            _ => Some(Action::In(row)),
        },
        Place::Space(owner, row, n) if owner == seat => Some(Action::On(row, n.checked_sub(1)?)),
        Place::Drawn
        | Place::Tokens
        | Place::Box
        | Place::Tray
        | Place::Held
        | Place::Completion(_)
        | Place::Medal
        | Place::Player(_)
        | Place::Contracts(_)
        | Place::Skyscrapers(_)
        | Place::Keeps(_)
        | Place::Depot(_)
        | Place::Street(..)
        | Place::Space(..)
        | Place::On(..) => None,
    }
}

/// A card that goes to a row.
fn some_card(row: Row) -> Option<Card> {
    let colour = Colour::ALL.iter().find(|colour| colour.row() == Some(row))?;
    Card::new(*colour, 1, &[])
}
