//! The things on the table: rows, colours, bonuses.

use kernel::{Kind, kinds};

kinds! {
    /// A district of a city, from the top: one row of five spaces.
    pub enum Row: "row" { Blue = "blue", Grey = "grey", Orange = "orange", Yellow = "yellow", Green = "green" }
}

kinds! {
    /// The colour of a project card: that of its row, or black for any row.
    pub enum Colour: "colour" {
        Blue = "blue",
        Grey = "grey",
        Orange = "orange",
        Yellow = "yellow",
        Green = "green",
        Black = "black",
    }
}

kinds! {
    /// The six bonuses. Each row grants one of the first five; the last may be taken in its place.
    pub enum Bonus: "bonus" {
        Plus2Token = "plus-2-token",
        Value4Card = "value-4-card",
        DepotCard = "depot-card",
        PointsToken = "points-token",
        DiscardToken = "discard-token",
        TramLineToken = "tram-line-token",
    }
}

impl Row {
    /// §advantage.4: the row below; after green comes blue.
    #[must_use]
    pub fn below(self) -> Row {
        Row::ALL[(self.index() + 1) % Row::COUNT]
    }
}

impl Colour {
    /// §cards.2, §build.1: the row of a coloured card. §build.3: a black card has none.
    #[inline]
    #[must_use]
    pub fn row(self) -> Option<Row> {
        match self {
            Colour::Blue => Some(Row::Blue),
            Colour::Grey => Some(Row::Grey),
            Colour::Orange => Some(Row::Orange),
            Colour::Yellow => Some(Row::Yellow),
            Colour::Green => Some(Row::Green),
            Colour::Black => None,
        }
    }
}

impl Bonus {
    /// The rule that says what it does.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Bonus::Plus2Token => "bonus.4",
            Bonus::Value4Card => "bonus.5",
            Bonus::DepotCard => "bonus.6",
            Bonus::PointsToken => "bonus.7",
            Bonus::DiscardToken => "bonus.8",
            Bonus::TramLineToken => "bonus.9",
        }
    }
}
