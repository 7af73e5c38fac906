//! Boards: how each game looks. A board draws; it never decides what is legal.

mod guide;
mod pictures;
mod plain;
mod puerto_rico;
mod saint_petersburg;
mod san_francisco;
mod san_francisco_1906;
mod san_juan;
mod several;

use kernel::{Choice, Game, Match, Seat, Table, Viewer, Words};
use maud::{Markup, html};

use crate::routes::Visitor;

pub use guide::{Hint, hints};
pub use several::Several;

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
    /// A text of the game's own board.
    pub fn t(&self, name: &str) -> String {
        self.t_with(name, &[])
    }

    /// The same with values.
    pub fn t_with(&self, name: &str, values: &[(&str, &str)]) -> String {
        self.visitor.t_with(&format!("{}-{name}", self.table.meta().id), values)
    }

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

/// The match of a game that we know.
fn the<G: kernel::Present>(table: &dyn Table) -> Option<&G> {
    table.as_any().downcast_ref::<Match<G>>().map(Match::state)
}

/// Draws the table of any game. A board gets the view of who looks, never the position itself: what he may not know cannot be drawn.
pub fn draw(scene: &Scene<'_>) -> Parts {
    let (table, viewer) = (scene.table, scene.viewer);
    if let Some(game) = the::<::saint_petersburg::SaintPetersburg>(table) {
        return saint_petersburg::draw(scene, &game.view(viewer));
    }
    if let Some(game) = the::<::puerto_rico::PuertoRico>(table) {
        return puerto_rico::draw(scene, &game.view(viewer));
    }
    if let Some(game) = the::<::san_juan::SanJuan>(table) {
        return san_juan::draw(scene, &game.view(viewer));
    }
    if let Some(game) = the::<::san_francisco::SanFrancisco>(table) {
        return san_francisco::draw(scene, &game.view(viewer));
    }
    if let Some(game) = the::<::san_francisco_1906::SanFrancisco1906>(table) {
        return san_francisco_1906::draw(scene, &game.view(viewer));
    }
    plain::draw(scene)
}

/// What the visitor is asked, where a board asks for more at once than the rules do.
pub fn asked(scene: &Scene<'_>) -> Option<String> {
    let game = the::<::puerto_rico::PuertoRico>(scene.table)?;
    puerto_rico::asked(scene, &game.view(scene.viewer))
}

/// What the visitor may mark and confirm at once instead of answering step by step.
pub fn several(scene: &Scene<'_>) -> Option<Several> {
    if scene.choices.is_empty() {
        return None;
    }
    let (table, viewer) = (scene.table, scene.viewer);
    if let Some(game) = the::<::puerto_rico::PuertoRico>(table) {
        return puerto_rico::several(scene, &game.view(viewer));
    }
    if let Some(game) = the::<::san_juan::SanJuan>(table) {
        return san_juan::several(scene, &game.view(viewer));
    }
    None
}

/// The answers that take everything that a seat has marked.
pub fn steps(table: &dyn Table, seat: Seat, marked: &[String]) -> Vec<String> {
    if let Some(game) = the::<::puerto_rico::PuertoRico>(table) {
        return puerto_rico::steps(game, table, seat, marked);
    }
    several::one_by_one(table, seat, marked)
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

/// A name whose long words may be divided: browsers know the syllables of few languages. A word is divided before a consonant, or two that are spoken
/// as one, between two vowels.
pub fn soft(name: &str) -> String {
    let vowel = |c: char| "aeiouyàâéèêëîïôöûü".contains(c);
    let divided = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        let opens =
            |i: usize| vowel(letters[i + 1]) || ("hlr".contains(letters[i + 1]) && vowel(letters[i + 2]));
        let fits = |i: &usize| vowel(letters[i - 1]) && !vowel(letters[*i]) && opens(*i);
        let places = (4..letters.len().saturating_sub(3)).filter(fits);
        let best = places.min_by_key(|i| i.abs_diff(letters.len() * 3 / 5)).filter(|_| letters.len() > 9);
        best.map_or_else(
            || word.to_owned(),
            |i| letters[..i].iter().chain(&['\u{ad}']).chain(&letters[i..]).collect(),
        )
    };
    name.split(' ').map(divided).collect::<Vec<String>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::soft;

    #[test]
    fn long_words_may_be_divided_and_short_ones_not() {
        assert_eq!(soft("Administrateur"), "Administra\u{ad}teur");
        assert_eq!(soft("Maîtresse des cérémonies"), "Maîtresse des cérémo\u{ad}nies");
        assert_eq!(soft("Bibliothèque"), "Biblio\u{ad}thèque");
        assert_eq!(soft("Ministre des Affaires"), "Ministre des Affaires");
    }
}
