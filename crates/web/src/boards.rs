//! Boards: how each game looks. A board draws; it never decides what is legal.

mod pictures;
mod plain;
mod saint_petersburg;

use kernel::{Choice, Match, Seat, Table, Viewer, Words};
use maud::{Markup, html};

use crate::routes::Visitor;

/// What a board is drawn from.
pub struct Scene<'a> {
    pub table: &'a dyn Table,
    pub viewer: Viewer,
    /// The visitor's seat.
    pub own: Option<Seat>,
    pub choices: &'a [Choice],
    pub words: &'a Words,
    pub visitor: &'a Visitor,
}

/// The parts of a board, each for its place on the page.
pub struct Parts {
    /// Where in the game we are.
    pub bar: Markup,
    /// The other players.
    pub others: Markup,
    pub board: Markup,
    /// The own things.
    pub own: Markup,
}

impl Scene<'_> {
    /// Whether some legal answer begins at this place or goes through it.
    pub fn is_open(&self, place: &str) -> bool {
        self.choices.iter().any(|choice| choice.anchors.iter().any(|anchor| anchor == place))
    }

    /// Whose area is shown large: the visitor's, or the viewer's, or the first seat's.
    pub fn near(&self) -> Seat {
        match self.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Afterwards => self.own.unwrap_or(Seat::A),
        }
    }

    /// Why an answer cannot be chosen now, for a tooltip; nothing when it is not the visitor's turn.
    pub fn why_not(&self, action: &str) -> Option<String> {
        let seat = self.own.filter(|_| !self.choices.is_empty())?;
        self.table.why_not(seat, action, self.words).ok().flatten().map(|reason| reason.to_string())
    }
}

/// Draws the table of any game.
pub fn draw(scene: &Scene<'_>) -> Parts {
    let any = scene.table.as_any();
    if let Some(game) = any.downcast_ref::<Match<::saint_petersburg::SaintPetersburg>>() {
        return saint_petersburg::draw(scene, game.state());
    }
    plain::draw(scene)
}

/// The picture of a game in the lobby.
pub fn picture(game: &str) -> Markup {
    match game {
        "saint-petersburg" => saint_petersburg::picture(),
        "puerto-rico" => pictures::puerto_rico(),
        "san-juan" => pictures::san_juan(),
        "san-francisco" => pictures::san_francisco(),
        "san-francisco-1906" => pictures::san_francisco_1906(),
        _ => html! {},
    }
}
