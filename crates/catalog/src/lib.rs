//! The list of the games: the only crate that knows all of them. A new game is one line here.

use kernel::{Entry, Game, Numbered, Of, Present};

/// Something that is done with a game whose type is known (a visitor).
pub trait Visit {
    /// What comes out.
    type Output;

    /// Does it.
    fn visit<G: Present + Numbered>(self) -> Self::Output;
}

macro_rules! games {
    ($($Game:ty),+ $(,)?) => {
        /// Every game, in the order of the list.
        pub static GAMES: &[&dyn Entry] = &[$(&Of::<$Game>::game()),+];

        /// Does something with the game of this name. `None`: there is no such game.
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(id if id == <$Game>::META.id => Some(visitor.visit::<$Game>()),)+
                _ => None,
            }
        }
    };
}

games![
    puerto_rico::PuertoRico,
    san_juan::SanJuan,
    saint_petersburg::SaintPetersburg,
    san_francisco::SanFrancisco,
    san_francisco_1906::SanFrancisco1906,
];

/// The game with this name.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn Entry> {
    GAMES.iter().copied().find(|game| game.meta().id == id)
}

/// The names of all games, for messages.
#[must_use]
pub fn names() -> String {
    GAMES.iter().map(|game| game.meta().id).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Lang, SetupText, rules};

    struct Name;

    impl Visit for Name {
        type Output = &'static str;

        fn visit<G: Present>(self) -> &'static str {
            G::META.id
        }
    }

    #[test]
    fn a_visitor_meets_the_game_that_it_asks_for() {
        for game in GAMES {
            assert_eq!(visit(game.meta().id, Name), Some(game.meta().id));
        }
        assert_eq!(visit("chess", Name), None);
    }

    #[test]
    fn every_game_has_its_own_name_and_can_be_found_by_it() {
        for game in GAMES {
            let found = find(game.meta().id).expect("it is in the list");
            assert!(std::ptr::eq(found.meta(), game.meta()) || found.meta() == game.meta());
        }
        let mut ids: Vec<&str> = GAMES.iter().map(|game| game.meta().id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), GAMES.len());
        assert!(find("chess").is_none());
    }

    #[test]
    fn the_first_option_of_every_game_is_the_number_of_players() {
        for game in GAMES {
            let (option, default) = &game.options()[0];
            assert_eq!(option.name, "players");
            let default: u8 = default.parse().expect("a number");
            let (fewest, most) = game.meta().seats;
            assert!((fewest..=most).contains(&default));
            for players in fewest..=most {
                let setup = SetupText::new().with("players", &players.to_string());
                assert_eq!(
                    game.complete(&setup).expect("allowed").value("players"),
                    Some(&*players.to_string())
                );
            }
            for players in [fewest - 1, most + 1] {
                let setup = SetupText::new().with("players", &players.to_string());
                let error = game.complete(&setup).expect_err("not allowed").to_string();
                assert!(error.starts_with(&format!("players={players}: players takes {fewest}")), "{error}");
            }
        }
    }

    #[test]
    fn the_rules_texts_have_the_same_ids_in_the_same_order_in_both_languages() {
        for game in GAMES {
            let ids = |lang| rules(game.rules(lang)).into_iter().map(|rule| rule.id).collect::<Vec<_>>();
            assert!(!ids(Lang::En).is_empty());
            assert_eq!(ids(Lang::En), ids(Lang::Fr), "{}", game.meta().id);
        }
    }
}
