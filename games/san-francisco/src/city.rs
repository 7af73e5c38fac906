//! One city: five rows of five spaces, and what follows from the cards on them.

use kernel::Kind;

use crate::board::Board;
use crate::card::{Card, Symbol};
use crate::deck::{Deck, Slot};
use crate::kinds::{Bonus, Row};
use crate::space::{
    COLUMNS, EVERYWHERE, SPACES, Space, Spaces, column_spaces, neighbours, row_spaces, spaces_in,
};

/// The cards of a city, and sets of its spaces that follow from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct City {
    slots: [Slot; SPACES],
    /// Spaces with a card.
    occupied: Spaces,
    /// Cards with lines, printed or by a token.
    lines: Spaces,
    depots: Spaces,
    gardens: Spaces,
    foundations: Spaces,
    seaside: Spaces,
    symbols: Spaces,
    trams: Spaces,
    skyscrapers: Spaces,
    plus_tokens: Spaces,
    line_tokens: Spaces,
}

impl City {
    pub(crate) const EMPTY: City = City {
        slots: [Slot::NONE; SPACES],
        occupied: 0,
        lines: 0,
        depots: 0,
        gardens: 0,
        foundations: 0,
        seaside: 0,
        symbols: 0,
        trams: 0,
        skyscrapers: 0,
        plus_tokens: 0,
        line_tokens: 0,
    };

    /// §build.4: whether a row has a free space.
    #[inline]
    pub(crate) fn has_room(&self, row: Row) -> bool {
        row_spaces(row) & !self.occupied != 0
    }

    /// §end.2: whether all 25 spaces are filled.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.occupied == EVERYWHERE
    }

    /// How many cards lie in a row.
    #[inline]
    pub(crate) fn length(&self, row: Row) -> u8 {
        (self.occupied & row_spaces(row)).count_ones() as u8
    }

    /// Which card lies on a space.
    #[inline]
    pub(crate) fn slot(&self, space: Space) -> Option<Slot> {
        (self.occupied & space.bit() != 0).then_some(self.slots[space.index()])
    }

    /// The spaces with a card, row by row.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = Space> {
        spaces_in(self.occupied)
    }

    /// The slots of all cards, row by row.
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + '_ {
        spaces_in(self.occupied).map(|space| self.slots[space.index()])
    }

    /// §build.2: lays a card on the leftmost free space of a row. What follows from it comes with [`City::settle`].
    #[inline]
    pub(crate) fn lay(&mut self, row: Row, slot: Slot, card: Card) -> Space {
        let space = Space::new(row, self.length(row));
        let bit = space.bit();
        let when = |symbol: Symbol| if card.has(symbol) { bit } else { 0 };
        self.slots[space.index()] = slot;
        self.occupied |= bit;
        self.lines |= when(Symbol::Line);
        self.depots |= when(Symbol::Depot);
        self.gardens |= when(Symbol::Garden);
        self.foundations |= when(Symbol::Foundation);
        self.seaside |= when(Symbol::Seaside);
        self.symbols |= when(Symbol::Bonus);
        space
    }

    /// §bonus.1: whether exactly two cards of a row show the bonus symbol.
    #[inline]
    pub(crate) fn has_two_symbols(&self, row: Row) -> bool {
        (self.symbols & row_spaces(row)).count_ones() == 2
    }

    /// Lays a token on a card.
    #[inline]
    pub(crate) fn lay_token(&mut self, bonus: Bonus, space: Space) {
        if bonus == Bonus::Plus2Token {
            self.plus_tokens |= space.bit();
        } else {
            self.line_tokens |= space.bit();
            self.lines |= space.bit();
        }
    }

    /// Where a token may lie. §bonus.4: a +2 token on any card; §bonus.9: a tram-line token on a card that has neither lines nor a depot.
    #[inline]
    pub(crate) fn grounds(&self, bonus: Bonus) -> Spaces {
        match bonus {
            Bonus::Plus2Token => self.occupied,
            Bonus::TramLineToken => self.occupied & !self.lines & !self.depots,
            Bonus::Value4Card | Bonus::DepotCard | Bonus::PointsToken | Bonus::DiscardToken => 0,
        }
    }

    /// Trams and skyscrapers as they follow from the cards: the spaces that got a tram, and those that got a skyscraper.
    #[inline]
    pub(crate) fn settle(&mut self, deck: &Deck, board: &Board) -> (Spaces, Spaces) {
        let before = self.trams;
        // §tram.1: a depot card gets a tram at once.
        self.trams |= self.depots;
        loop {
            // §tram.2: lines beside the printed depot or beside a tram. §tram.3: until nothing changes.
            let joined = self.lines & (row_spaces(Row::Green) | neighbours(self.trams)) & !self.trams;
            if joined == 0 {
                break;
            }
            self.trams |= joined;
        }
        let required = self.required(board);
        let mut built = 0;
        for space in spaces_in(self.foundations & !self.skyscrapers) {
            // §skyscraper.1: as soon as the cards around it are worth enough.
            if self.around(space, deck, board) >= required {
                built |= space.bit();
            }
        }
        self.skyscrapers |= built;
        (self.trams & !before, built)
    }

    /// §skyscraper.2: seven, and one less for each seaside card, without a floor.
    #[inline]
    pub(crate) fn required(&self, board: &Board) -> i32 {
        i32::from(board.threshold) - i32::from(board.seaside) * self.seaside.count_ones() as i32
    }

    /// What the cards beside a space are worth together.
    #[inline]
    pub(crate) fn around(&self, space: Space, deck: &Deck, board: &Board) -> i32 {
        let beside = neighbours(space.bit()) & self.occupied;
        spaces_in(beside).map(|other| i32::from(self.value(other, deck, board))).sum()
    }

    /// What the card on a space is worth; §advantage.4: nothing if there is none.
    #[inline]
    pub(crate) fn value(&self, space: Space, deck: &Deck, board: &Board) -> u8 {
        // §skyscraper.3: a foundation is worth its printed value, with a skyscraper or without.
        let mut value = deck.card(self.slots[space.index()]).value();
        // §garden.1: four beside a tram. §garden.2: its own tram and the printed depot do not count.
        if self.gardens & space.bit() != 0 && self.is_beside_tram(space) {
            value += board.garden;
        }
        // §bonus.4: two more with the token.
        if self.plus_tokens & space.bit() != 0 {
            value += 2;
        }
        value
    }

    /// Whether an adjacent card has a tram.
    #[inline]
    pub(crate) fn is_beside_tram(&self, space: Space) -> bool {
        neighbours(space.bit()) & self.trams != 0
    }

    /// §advantage.4: the values of a row from the left.
    pub(crate) fn values(&self, row: Row, deck: &Deck, board: &Board) -> [u8; COLUMNS] {
        std::array::from_fn(|column| self.value(Space::new(row, column as u8), deck, board))
    }

    /// §advantage.5: trams in a column, counted from 0.
    pub(crate) fn trams_in(&self, column: usize) -> u32 {
        (self.trams & column_spaces(column)).count_ones()
    }

    pub(crate) fn tram_count(&self) -> u32 {
        self.trams.count_ones()
    }

    #[inline]
    pub(crate) fn skyscraper_count(&self) -> u32 {
        self.skyscrapers.count_ones()
    }

    pub(crate) fn has_tram(&self, space: Space) -> bool {
        self.trams & space.bit() != 0
    }

    pub(crate) fn has_skyscraper(&self, space: Space) -> bool {
        self.skyscrapers & space.bit() != 0
    }

    pub(crate) fn is_foundation(&self, space: Space) -> bool {
        self.foundations & space.bit() != 0
    }

    pub(crate) fn is_depot(&self, space: Space) -> bool {
        self.depots & space.bit() != 0
    }

    /// The token on a space, if there is one of this kind.
    pub(crate) fn has_token(&self, bonus: Bonus, space: Space) -> bool {
        let set = if bonus == Bonus::Plus2Token { self.plus_tokens } else { self.line_tokens };
        set & space.bit() != 0
    }

    /// How many bonus cards or tokens of a kind lie in the city.
    pub(crate) fn count(&self, bonus: Bonus) -> u32 {
        let cards = |slot: Slot| self.slots().filter(|other| *other == slot).count() as u32;
        match bonus {
            Bonus::Plus2Token => self.plus_tokens.count_ones(),
            Bonus::TramLineToken => self.line_tokens.count_ones(),
            Bonus::Value4Card => cards(Slot::VALUE_4),
            Bonus::DepotCard => cards(Slot::DEPOT),
            Bonus::PointsToken | Bonus::DiscardToken => 0,
        }
    }

    /// The same city laid again from its cards and tokens, for a check: what follows must be what stands.
    pub(crate) fn laid_again(&self, deck: &Deck, board: &Board) -> City {
        let mut city = City::EMPTY;
        for &row in Row::ALL {
            for column in 0..self.length(row) {
                let slot = self.slots[Space::new(row, column).index()];
                city.lay(row, slot, deck.card(slot));
            }
        }
        for bonus in [Bonus::Plus2Token, Bonus::TramLineToken] {
            for space in spaces_in(EVERYWHERE).filter(|space| self.has_token(bonus, *space)) {
                city.lay_token(bonus, space);
            }
        }
        city.settle(deck, board);
        city
    }
}
