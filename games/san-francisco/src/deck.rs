//! The project deck: read from a data file, checked, and turned into plain tables.

use std::fmt;
use std::sync::LazyLock;

use kernel::{Kind, STANDARD};
use sheets::{Misread, rows};

use crate::card::{Card, MOST_VALUE, Symbol};
use crate::kinds::Colour;
use crate::library::Library;

/// §cards.1: how many project cards there are.
pub const CARDS: usize = 87;

/// §cards.3: a deck has foundations enough for all tokens, so that it never runs out.
pub const FEWEST_FOUNDATIONS: u32 = 10;

/// §cards.3: no colour has fewer cards.
pub const FEWEST_OF_A_COLOUR: u32 = 5;

/// The deck that is compiled in: a reconstruction.
const SHIPPED: &str = include_str!("../data/cards.csv");

const COLUMNS: &[&str] = &[
    "id",
    "colour",
    "kind",
    "value",
    "tram_line",
    "depot",
    "garden",
    "foundation",
    "seaside",
    "bonus_symbol",
    "count",
];

/// A kind of card by its place in a deck, or a bonus card, or an empty space. Positions keep these: they are small.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Slot(pub(crate) u8);

impl Slot {
    /// No card.
    pub(crate) const NONE: Slot = Slot(127);
    /// §bonus.5: the bonus card of value 4.
    pub(crate) const VALUE_4: Slot = Slot(126);
    /// §bonus.6: the bonus card that is a depot.
    pub(crate) const DEPOT: Slot = Slot(125);
}

/// Places in the table of a deck: its kinds, bonus cards, and the empty space.
const SLOTS: usize = 128;

/// A deck of project cards. There is one in memory for each different file.
pub struct Deck {
    cards: [Card; SLOTS],
    copies: [u8; CARDS],
    kinds: usize,
    hash: String,
}

static DECKS: Library<Deck> = Library::new();

static STANDARD_DECK: LazyLock<&'static Deck> =
    LazyLock::new(|| Deck::read(SHIPPED).expect("the deck that is compiled in is sound"));

impl Deck {
    /// The deck that is compiled in.
    #[must_use]
    pub fn standard() -> &'static Deck {
        *STANDARD_DECK
    }

    /// §cards.3: reads and checks a deck. The error names the row.
    pub fn read(text: &str) -> Result<&'static Deck, String> {
        DECKS.read(text, parse)
    }

    /// How the deck is called in a set-up: `standard`, or the hash of its file.
    #[must_use]
    pub fn name(&self) -> &str {
        if self.hash == Deck::standard().hash { STANDARD } else { &self.hash }
    }

    /// The hash of its file.
    #[must_use]
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The kinds with their numbers, in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.cards[..self.kinds].iter().copied().zip(self.copies)
    }

    /// How many there are of a kind.
    #[must_use]
    pub fn copies_of(&self, card: Card) -> u8 {
        self.slot(card).map_or(0, |slot| self.copies[usize::from(slot.0)])
    }

    pub(crate) fn kinds(&self) -> usize {
        self.kinds
    }

    pub(crate) fn copies(&self) -> [u8; CARDS] {
        self.copies
    }

    pub(crate) fn slot(&self, card: Card) -> Option<Slot> {
        self.cards[..self.kinds].iter().position(|other| *other == card).map(|slot| Slot(slot as u8))
    }

    /// What a card shows, bonus cards included.
    #[inline]
    pub(crate) fn card(&self, slot: Slot) -> Card {
        self.cards[usize::from(slot.0) & (SLOTS - 1)]
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Deck) -> bool {
        self.hash == other.hash
    }
}

impl Eq for Deck {}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deck {}", self.name())
    }
}

/// What cannot be read, with its line.
fn fault(misread: &Misread) -> String {
    match misread {
        Misread::Empty { expected } | Misread::Header { expected, .. } => {
            format!("line 1: the columns are {expected}")
        }
        Misread::Fields { line, text, found, wanted } => {
            let id = text.split(',').next().unwrap_or_default().trim();
            format!("line {line} ({id}): a row has {wanted} cells, not {found}")
        }
        Misread::Twice { .. }
        | Misread::SectionTwice { .. }
        | Misread::NoValue { .. }
        | Misread::NotANumber { .. }
        | Misread::Strange { .. }
        | Misread::Syntax { .. } => format!("line {}: {misread}", misread.line()),
    }
}

fn parse(text: &str, hash: String) -> Result<Deck, String> {
    let rows = rows(text, COLUMNS).map_err(|misread| fault(&misread))?;
    let mut deck = Deck { cards: [Card::plain(Colour::Black, 0); SLOTS], copies: [0; CARDS], kinds: 0, hash };
    deck.cards[usize::from(Slot::VALUE_4.0)] = Card::plain(Colour::Black, MOST_VALUE);
    deck.cards[usize::from(Slot::DEPOT.0)] = Card::plain(Colour::Black, 0).with(Symbol::Depot);
    let mut ids: Vec<&str> = Vec::new();
    for row in &rows {
        let id = row.text("id");
        let at = |why: String| format!("line {} ({id}): {why}", row.line);
        let (card, copies) = card(row).map_err(at)?;
        if id.is_empty() || ids.contains(&id) {
            return Err(at("every row has an id of its own".to_owned()));
        }
        if let Some(slot) = deck.slot(card) {
            let other = ids[usize::from(slot.0)];
            return Err(at(format!("{card} is the card of row {other}: write one row with the sum")));
        }
        if deck.kinds == CARDS {
            return Err(at(format!("there are more than {CARDS} cards")));
        }
        ids.push(id);
        deck.cards[deck.kinds] = card;
        deck.copies[deck.kinds] = copies;
        deck.kinds += 1;
    }
    whole(&deck)?;
    Ok(deck)
}

/// One row of the file.
fn card(row: &sheets::Row) -> Result<(Card, u8), String> {
    let number = |column: &str, least: u8, most: u8| match row.text(column).parse::<u8>() {
        Ok(n) if (least..=most).contains(&n) => Ok(n),
        _ => Err(format!("{column} is {least} to {most}, not \"{}\"", row.text(column))),
    };
    let colour = row.text("colour");
    let parsed: Colour =
        colour.parse().map_err(|e| format!("{e}: blue, grey, orange, yellow, green, black"))?;
    let mut card = Card::plain(parsed, number("value", 0, MOST_VALUE)?);
    for (symbol, column) in [
        (Symbol::Line, "tram_line"),
        (Symbol::Depot, "depot"),
        (Symbol::Garden, "garden"),
        (Symbol::Foundation, "foundation"),
        (Symbol::Seaside, "seaside"),
        (Symbol::Bonus, "bonus_symbol"),
    ] {
        if number(column, 0, 1)? == 1 {
            card = card.with(symbol);
        }
    }
    if let Some(fault) = card.fault() {
        return Err(fault.to_owned());
    }
    let kind = row.text("kind");
    if named(colour, kind) != card.name() {
        return Err(format!("the kind \"{kind}\" does not say what the row shows: that is {}", card.name()));
    }
    Ok((card, number("count", 1, CARDS as u8)?))
}

/// The name that the columns `colour` and `kind` make: words joined by hyphens, a number at the end of a word parted from it, 0 left out.
fn named(colour: &str, kind: &str) -> String {
    let mut name = colour.to_owned();
    for word in kind.split('_') {
        let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
        let number = &word[letters.len()..];
        name = format!("{name}-{letters}");
        if !number.is_empty() && number != "0" {
            name = format!("{name}-{number}");
        }
    }
    name
}

/// What holds for the deck as a whole.
fn whole(deck: &Deck) -> Result<(), String> {
    let count = |wanted: &dyn Fn(Card) -> bool| -> u32 {
        deck.iter().filter(|(card, _)| wanted(*card)).map(|(_, n)| u32::from(n)).sum()
    };
    let cards = count(&|_| true);
    if cards != CARDS as u32 {
        return Err(format!("the column count adds up to {cards} cards: there are {CARDS}"));
    }
    let foundations = count(&|card| card.has(Symbol::Foundation));
    if foundations < FEWEST_FOUNDATIONS {
        return Err(format!("there are {foundations} foundation cards: at least {FEWEST_FOUNDATIONS}"));
    }
    for &colour in Colour::ALL {
        let cards = count(&|card| card.colour() == colour);
        if cards < FEWEST_OF_A_COLOUR {
            return Err(format!(
                "there are {cards} {colour} cards: at least {FEWEST_OF_A_COLOUR} of each colour"
            ));
        }
    }
    Ok(())
}
