//! Any sound position, built in a few words (a fixture, a position builder): for tests, puzzles and questions about a rule.

use kernel::{Kind, Seat};

use crate::board::Board;
use crate::card::{Card, Symbol};
use crate::deck::{Deck, Slot};
use crate::kinds::{Bonus, Row};
use crate::phases::set_up;
use crate::setup::Setup;
use crate::space::Space;
use crate::state::{Question, SanFrancisco};

/// A position in the making. Cards are named in the notation with spaces between them; those that are not placed are still to be drawn.
/// Trams and skyscrapers follow by themselves; the first seat that deserves the medal or a completion token has it, unless another is named.
///
/// ```
/// use kernel::{Seat, script};
/// use san_francisco::{Row, Scenario};
///
/// let game = Scenario::new(2).column(1, "grey-garden").city(Seat::A, Row::Grey, "grey-plain-3").build();
/// assert_eq!(script::choices(&game, Seat::A), ["place", "finalize 1"]);
/// ```
#[derive(Clone, Debug)]
pub struct Scenario {
    game: SanFrancisco,
    medal: Option<Seat>,
}

impl Scenario {
    /// A table of `players` at the beginning of the game.
    ///
    /// # Panics
    /// With other than 2 to 4 players.
    #[must_use]
    pub fn new(players: u8) -> Scenario {
        Scenario::with_data(players, Deck::standard(), Board::standard())
    }

    /// The same with another deck or other boards.
    ///
    /// # Panics
    /// With other than 2 to 4 players.
    #[must_use]
    pub fn with_data(players: u8, deck: &'static Deck, board: &'static Board) -> Scenario {
        assert!((2..=4).contains(&players), "2 to 4 play");
        Scenario { game: set_up(&Setup { players, deck, board }), medal: None }
    }

    /// Draws a named card.
    fn draw(&mut self, card: Card) -> Slot {
        let slot = self.game.deck.slot(card).unwrap_or_else(|| panic!("there is no {card} in this deck"));
        assert!(self.game.draw_pile.take(slot), "there are only {} {card}", self.game.deck.copies_of(card));
        // §place.3: it took its token when it was placed.
        self.game.tokens -= u8::from(card.has(Symbol::Foundation));
        slot
    }

    fn named(&mut self, names: &str) -> Vec<Slot> {
        let cards = names.split_whitespace().map(|name| name.parse().unwrap_or_else(|e| panic!("{e}")));
        cards.collect::<Vec<Card>>().into_iter().map(|card| self.draw(card)).collect()
    }

    /// Cards in a project column, counted from 1.
    #[must_use]
    pub fn column(mut self, column: usize, cards: &str) -> Scenario {
        for slot in self.named(cards) {
            self.game.columns[column - 1].push(slot);
        }
        self
    }

    /// Cards in a row of a city, from the left, after those that lie there; `value-4-card` and `depot-card` are bonus cards.
    ///
    /// # Panics
    /// If a card does not belong there.
    #[must_use]
    pub fn city(mut self, seat: Seat, row: Row, cards: &str) -> Scenario {
        for name in cards.split_whitespace() {
            let slot = match name.parse::<Bonus>() {
                Ok(bonus) => {
                    self.game.bonuses[bonus.index()] -= 1;
                    if bonus == Bonus::DepotCard { Slot::DEPOT } else { Slot::VALUE_4 }
                }
                Err(_) => self.named(name)[0],
            };
            let card = self.game.deck.card(slot);
            assert!(card.colour().row().is_none_or(|own| own == row), "{card} does not go to the {row} row");
            assert!(self.game.player(seat).city.has_room(row), "the {row} row of {seat} is full");
            self.game.player_mut(seat).city.lay(row, slot, card);
        }
        self
    }

    /// A whole city, its rows parted by `/` from the top.
    #[must_use]
    pub fn rows(self, seat: Seat, rows: &str) -> Scenario {
        Row::ALL
            .iter()
            .zip(rows.split('/'))
            .fold(self, |scenario, (row, cards)| scenario.city(seat, *row, cards))
    }

    /// A bonus token on a card, in a city column counted from 1.
    #[must_use]
    pub fn token(mut self, seat: Seat, bonus: Bonus, row: Row, column: u8) -> Scenario {
        self.game.bonuses[bonus.index()] -= 1;
        self.game.player_mut(seat).city.lay_token(bonus, Space::new(row, column - 1));
        self
    }

    /// A seat's contracts.
    #[must_use]
    pub fn contracts(mut self, seat: Seat, contracts: u8) -> Scenario {
        self.game.player_mut(seat).contracts = contracts;
        self
    }

    /// A bonus token beside the city.
    #[must_use]
    pub fn owns(mut self, seat: Seat, bonus: Bonus) -> Scenario {
        self.game.bonuses[bonus.index()] -= 1;
        match bonus {
            Bonus::PointsToken => self.game.player_mut(seat).points_tokens += 1,
            Bonus::DiscardToken => self.game.player_mut(seat).discard_tokens += 1,
            Bonus::Plus2Token | Bonus::Value4Card | Bonus::DepotCard | Bonus::TramLineToken => {
                panic!("{bonus} lies in a city")
            }
        }
        self
    }

    /// Throws cards away, a foundation with its token.
    #[must_use]
    pub fn thrown(mut self, cards: &str) -> Scenario {
        let slots = self.named(cards);
        self.game.thrown += slots.len() as u8;
        self
    }

    /// Throws foundation cards away until so many tokens are left.
    #[must_use]
    pub fn tokens(mut self, tokens: u8) -> Scenario {
        while self.game.tokens > tokens {
            let deck = self.game.deck;
            let mut kinds = deck.iter().map(|(card, _)| card).filter(|card| card.has(Symbol::Foundation));
            let left = |card: &Card| deck.slot(*card).is_some_and(|slot| self.game.draw_pile.count(slot) > 0);
            let card = kinds.find(left).expect("a foundation card is left");
            self = self.thrown(card.name());
        }
        self
    }

    /// Who holds the medal, of those with the most skyscrapers.
    #[must_use]
    pub fn medal(mut self, seat: Seat) -> Scenario {
        self.medal = Some(seat);
        self
    }

    /// Who has the completion token of a row.
    #[must_use]
    pub fn completed(mut self, row: Row, seat: Seat) -> Scenario {
        self.game.completed[row.index()] = Some(seat);
        self
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(mut self, seat: Seat) -> Scenario {
        self.game.question = Question::Turn(seat);
        self
    }

    /// The game is over, ended by this seat.
    #[must_use]
    pub fn ended_by(mut self, seat: Seat) -> Scenario {
        self.game.question = Question::Over(seat);
        self
    }

    /// The position.
    ///
    /// # Panics
    /// If it is not a sound one.
    #[must_use]
    pub fn build(self) -> SanFrancisco {
        let Scenario { mut game, medal } = self;
        for seat in Seat::all(game.player_count()) {
            let (deck, board) = (game.deck, game.board);
            let city = &mut game.player_mut(seat).city;
            city.settle(deck, board);
            let full: Vec<Row> = Row::ALL.iter().copied().filter(|row| !city.has_room(*row)).collect();
            for row in full {
                game.completed[row.index()].get_or_insert(seat);
            }
        }
        let skyscrapers = |seat: &Seat| game.player(*seat).city.skyscraper_count();
        let most =
            Seat::all(game.player_count()).rev().max_by_key(skyscrapers).filter(|seat| skyscrapers(seat) > 0);
        game.medal = medal.or(most);
        if let Err(broken) = kernel::Game::check(&game) {
            panic!("{broken}");
        }
        game
    }
}
