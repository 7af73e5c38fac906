//! Characters: ways to win that people have names for (play styles). A character plays as well as its level and likes to win in its own way: besides
//! the chance to win, what it has gone of its way counts for it, in every position that it judges and at the end alike. It judges nothing else, so
//! it sees what its level sees and no more.

mod puerto_rico;
mod saint_petersburg;
mod san_francisco;
mod san_francisco_1906;
mod san_juan;

use std::fmt;
use std::str::FromStr;

use kernel::{Game, Lang, Match, Seat, Table};

use crate::evaluate::Values;
use crate::games::all_games;

/// One of the characters, whatever the game: no two have the same name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Character(&'static str);

impl Character {
    /// Those of a game; none for a game that nobody has thought about.
    #[must_use]
    pub fn of(game: &str) -> Vec<Character> {
        macro_rules! of_its_game {
            ($($Game:ty => $Evaluate:ty),+ $(,)?) => {
                $(if game == <$Game>::META.id {
                    return <$Game>::WAYS.iter().map(|way| Character(way.name)).collect();
                })+
            };
        }
        all_games!(of_its_game);
        Vec::new()
    }

    /// All of them, game by game.
    #[must_use]
    pub fn all() -> Vec<Character> {
        let mut all = Vec::new();
        macro_rules! each_game {
            ($($Game:ty => $Evaluate:ty),+ $(,)?) => {
                $(all.extend(<$Game>::WAYS.iter().map(|way| Character(way.name)));)+
            };
        }
        all_games!(each_game);
        all
    }

    /// The word in a bot's text.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0
    }

    /// The word for people.
    #[must_use]
    pub fn title(self, lang: Lang) -> &'static str {
        crate::TEXTS.named(lang, "character", self.0)
    }

    /// How it plays, in a line.
    #[must_use]
    pub fn about(self, lang: Lang) -> &'static str {
        crate::TEXTS.named(lang, "about", self.0)
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl FromStr for Character {
    type Err = String;

    fn from_str(text: &str) -> Result<Character, String> {
        let all = Character::all();
        all.iter().copied().find(|character| character.0 == text).ok_or_else(|| {
            let names: Vec<&str> = all.iter().map(|character| character.0).collect();
            format!("as={text}: {}", names.join(", "))
        })
    }
}

/// What a character of a game likes.
pub struct Way<G> {
    /// Its name.
    pub name: &'static str,
    /// The habit by which one knows it.
    pub mark: &'static str,
    /// What having gone the whole way counts for, as a share of a won game.
    pub liking: f32,
    /// How much of the way a seat has gone: 0 at the beginning, about 1 where nobody gets further.
    pub gone: fn(&G, Seat) -> f32,
}

/// Something that a seat does more or less of, as it can be counted in a match.
pub struct Habit<G: Game> {
    /// What it is.
    pub name: &'static str,
    /// How much of it there was so far.
    pub count: fn(&Match<G>, Seat) -> f32,
}

/// A game with three ways to win.
pub trait Ways: Game {
    /// The characters who go them.
    const WAYS: [Way<Self>; 3];
    /// What tells them apart.
    const HABITS: &'static [Habit<Self>];
}

/// What is counted of a game's seats, in order.
#[must_use]
pub fn habits(game: &str) -> Vec<&'static str> {
    macro_rules! of_its_game {
        ($($Game:ty => $Evaluate:ty),+ $(,)?) => {
            $(if game == <$Game>::META.id {
                return <$Game>::HABITS.iter().map(|habit| habit.name).collect();
            })+
        };
    }
    all_games!(of_its_game);
    Vec::new()
}

/// The habits of a seat at a table, in the order of [`habits`].
#[must_use]
pub fn habits_of(table: &dyn Table, seat: Seat) -> Vec<f32> {
    macro_rules! of_its_game {
        ($($Game:ty => $Evaluate:ty),+ $(,)?) => {
            $(if let Some(game) = table.as_any().downcast_ref::<Match<$Game>>() {
                return <$Game>::HABITS.iter().map(|habit| (habit.count)(game, seat)).collect();
            })+
        };
    }
    all_games!(of_its_game);
    Vec::new()
}

/// The habit by which a character is known.
#[must_use]
pub fn mark(character: Character) -> &'static str {
    macro_rules! each_game {
        ($($Game:ty => $Evaluate:ty),+ $(,)?) => {
            $(for way in &<$Game>::WAYS {
                if way.name == character.0 {
                    return way.mark;
                }
            })+
        };
    }
    all_games!(each_game);
    unreachable!("a character is one of a game")
}

/// A liking that a bot has for a way, at its own seat alone: nobody knows what others like.
pub(crate) struct Taste<G> {
    gone: fn(&G, Seat) -> f32,
    liking: f32,
}

impl<G> Clone for Taste<G> {
    fn clone(&self) -> Taste<G> {
        *self
    }
}

impl<G> Copy for Taste<G> {}

impl<G> fmt::Debug for Taste<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Taste").field("liking", &self.liking).finish_non_exhaustive()
    }
}

impl<G: Ways> Taste<G> {
    /// What a character likes, if it is one of this game.
    pub(crate) fn of(character: Character) -> Option<Taste<G>> {
        let way = G::WAYS.iter().find(|way| way.name == character.0)?;
        Some(Taste { gone: way.gone, liking: way.liking })
    }
}

impl<G> Taste<G> {
    /// Likes it so much.
    pub(crate) fn set_liking(&mut self, liking: f32) {
        self.liking = liking;
    }

    /// What the position pleases a seat besides, as a share of a won game.
    pub(crate) fn pleases(&self, state: &G, seat: Seat) -> f32 {
        self.liking * (self.gone)(state, seat).clamp(0.0, 1.0)
    }

    /// Adds to a seat's own reward what pleases it.
    pub(crate) fn add(&self, state: &G, seat: Seat, rewards: &mut Values) {
        rewards[seat.index()] += self.pleases(state, seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_three_characters_and_no_name_stands_twice() {
        for game in catalog::GAMES {
            let id = game.meta().id;
            assert_eq!(Character::of(id).len(), 3, "{id}");
            assert!(Character::of(id).into_iter().all(|who| habits(id).contains(&mark(who))), "{id}");
        }
        let mut names: Vec<&str> = Character::all().into_iter().map(Character::name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 3 * catalog::GAMES.len());
        assert!(Character::of("chess").is_empty() && habits("chess").is_empty());
    }

    #[test]
    fn a_character_reads_back_and_has_words_in_both_languages() {
        for who in Character::all() {
            assert_eq!(who.name().parse(), Ok(who));
            assert_ne!(who.about(Lang::En), who.about(Lang::Fr));
        }
        let error = "pirate".parse::<Character>().expect_err("there are none");
        assert!(error.contains("as=pirate") && error.contains("shipper"), "{error}");
    }
}
