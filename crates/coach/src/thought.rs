//! How numbers were found out, as a number: those that were found out otherwise are not mixed with those of today.

use bots::Curve;
use bots::judge::fingerprint;

/// Raised whenever questions are looked at otherwise. 1: accounts with all cards open. 2: by the judgement that plays best. Whose judgement that is, its
/// network, its weights and its curves count by themselves.
const RULES: u32 = 2;

/// How a game with so many players is thought about.
#[must_use]
pub fn thought(game: &str, players: usize) -> u32 {
    fingerprint(game, &Curve::of(game, players)).wrapping_add(RULES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_and_number_of_players_is_thought_about_in_its_own_way() {
        let mut all: Vec<u32> = Vec::new();
        for game in catalog::GAMES {
            let (fewest, most) = game.meta().seats;
            all.extend((fewest..=most).map(|players| thought(game.meta().id, players.into())));
        }
        // Two numbers of players may share a curve, two games share nothing; what release 0.1 and the first analyses said is neither.
        assert!(!all.contains(&0) && !all.contains(&1), "{all:x?}");
        all.sort_unstable();
        all.dedup();
        assert!(all.len() >= catalog::GAMES.len(), "{all:x?}");
    }
}
