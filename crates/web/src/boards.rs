//! Boards: how each game looks. A board draws; it never decides what is legal.
//!
//! A game's face implements [`Board`] in its own types: places, things, marks. [`FaceOf`] erases the types, once; [`FACES`] is the list of them,
//! and the only place of this crate that names the games.

mod art;
mod board;
mod example;
mod face;
mod glance;
mod highlight;
#[cfg(test)]
mod laws;
mod lesson;
mod plain;
mod puerto_rico;
mod saint_petersburg;
mod san_francisco;
mod san_francisco_1906;
mod san_juan;
mod scene;
mod several;
mod sheet;
mod spot;
mod tour;

use face::FaceOf;

pub use art::Art;
pub use board::{Board, Chapter, Dock, Motion, Motions, Parts, RoundStep, Several, Story};
pub use example::{Example, Worked};
pub use face::{Drawing, Face, Flight, Heading, Line, Offer, Sheet, lay};
pub use glance::{Glance, Worth};
pub use highlight::{Course, Highlight, Memories, Memory, Pride, Value};
pub use lesson::{Attempt, GOOD, Given, Lesson, Outline, figure};
pub use scene::{Looker, Scene};
pub use sheet::{About, Cost, Here};
pub use tour::TourStep;

/// The faces of the games.
pub const FACES: &[&dyn Face] = &[
    &FaceOf::<::puerto_rico::PuertoRico>::NEW,
    &FaceOf::<::san_juan::SanJuan>::NEW,
    &FaceOf::<::saint_petersburg::SaintPetersburg>::NEW,
    &FaceOf::<::san_francisco::SanFrancisco>::NEW,
    &FaceOf::<::san_francisco_1906::SanFrancisco1906>::NEW,
];

/// The face of a game, if it has one.
pub fn face(game: &str) -> Option<&'static dyn Face> {
    FACES.iter().copied().find(|face| face.meta().id == game)
}

/// Where the question and the story of a game stand.
pub fn manner(game: &str) -> (Dock, Story) {
    face(game).map_or((Dock::Band, Story::Column), |face| face.manner())
}

/// A name whose long words may be divided: browsers know the syllables of few languages. A word is divided before a consonant, or two that are spoken
/// as one, between two vowels; where it has none of these, between two consonants.
pub fn soft(name: &str) -> String {
    let vowel = |c: char| "aeiouyàâéèêëîïôöûü".contains(c);
    let divided = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        let opens =
            |i: usize| vowel(letters[i + 1]) || ("hlr".contains(letters[i + 1]) && vowel(letters[i + 2]));
        let fits = |i: &usize| vowel(letters[i - 1]) && !vowel(letters[*i]) && opens(*i);
        let between = |i: &usize| {
            let apart = |i: usize| !vowel(letters[i]) && !"hlr".contains(letters[i]);
            vowel(letters[i - 2]) && !vowel(letters[i - 1]) && apart(*i) && vowel(letters[i + 1])
        };
        let best = |fits: &dyn Fn(&usize) -> bool| {
            let places = (4..letters.len().saturating_sub(3)).filter(|i| fits(i));
            places.min_by_key(|i| i.abs_diff(letters.len() * 3 / 5)).filter(|_| letters.len() > 9)
        };
        best(&fits).or_else(|| best(&between)).map_or_else(
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
        assert_eq!(soft("Lumberjack"), "Lumber\u{ad}jack");
        assert_eq!(soft("Ministre des Affaires"), "Ministre des Affaires");
    }
}
