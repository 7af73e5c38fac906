//! The final count.

use kernel::{Scores, Seat, Source, Words, say};

use crate::cards::NOBLE_POINTS;
use crate::state::{Player, SaintPetersburg};

/// §final.1: points for different nobles.
pub(crate) fn nobles(player: &Player) -> i32 {
    i32::from(NOBLE_POINTS[player.different_nobles().min(NOBLE_POINTS.len() - 1)])
}

/// §final.2: a point for each full ten rubles.
pub(crate) fn money(player: &Player) -> i32 {
    i32::from(player.rubles / 10)
}

/// §final.3: the points that each card in the hand costs at the end.
pub const HAND_COSTS: u16 = 5;

/// §final.3: five points less for each card in the hand, without a floor.
fn hand(player: &Player) -> i32 {
    left_in_hand(player.hand.len())
}

/// What so many cards in the hand count at the end.
pub(crate) fn left_in_hand(cards: usize) -> i32 {
    -i32::from(HAND_COSTS) * cards as i32
}

fn track(player: &Player) -> i32 {
    i32::from(player.points)
}

/// §final.4: most points win; then most rubles, the tens that gave a point included; then the victory is shared.
pub(crate) fn scores(game: &SaintPetersburg) -> Scores {
    Scores::new(game.seats[..game.player_count()].iter().map(|player| {
        [track(player) + nobles(player) + money(player) + hand(player), i32::from(player.rubles)]
    }))
}

pub(crate) fn breakdown(game: &SaintPetersburg, words: &Words) -> Vec<Source> {
    let source = |label: &str, points: fn(&Player) -> i32| Source {
        label: label.to_owned(),
        points: Seat::all(game.player_count()).map(|seat| points(game.player(seat))).collect(),
    };
    vec![
        source(say!(words, "from-track"), track),
        source(say!(words, "from-nobles"), nobles),
        source(say!(words, "from-rubles"), money),
        source(say!(words, "from-hand"), hand),
    ]
}
