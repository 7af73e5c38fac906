//! The laws of the kernel, for every number of players and every variant.

use kernel::laws::{Effort, check};
use san_juan::{SanJuan, Setup};

fn laws_hold(players: u8, new_buildings: bool, draft_hands: bool) {
    let setup = Setup { players, new_buildings, draft_hands, ..Setup::default() };
    let report = check::<SanJuan>(&setup, Effort { games: 100, seed: 1897 });
    assert!(report.plies > 20_000, "{report:?}");
    assert!(report.reasons > 500_000, "{report:?}");
    assert!(report.varied > 20_000, "{report:?}");
}

/// §round.7: the laws hold where cards may be declined.
#[test]
fn the_laws_hold_where_cards_may_be_declined() {
    for (players, new_buildings) in [(2, true), (3, false), (4, true)] {
        let setup = Setup { players, new_buildings, decline: true, ..Setup::default() };
        let report = check::<SanJuan>(&setup, Effort { games: 30, seed: 1897 });
        assert!(report.plies > 5_000, "{report:?}");
        assert!(report.varied > 5_000, "{report:?}");
    }
}

macro_rules! laws {
    ($($name:ident: $players:literal, $new:literal, $draft:literal;)+) => {
        $(
            #[test]
            fn $name() {
                laws_hold($players, $new, $draft);
            }
        )+
    };
}

laws! {
    the_laws_hold_for_two_players: 2, false, false;
    the_laws_hold_for_two_players_with_drafted_hands: 2, false, true;
    the_laws_hold_for_two_players_with_new_buildings: 2, true, false;
    the_laws_hold_for_two_players_with_everything: 2, true, true;
    the_laws_hold_for_three_players: 3, false, false;
    the_laws_hold_for_three_players_with_drafted_hands: 3, false, true;
    the_laws_hold_for_three_players_with_new_buildings: 3, true, false;
    the_laws_hold_for_three_players_with_everything: 3, true, true;
    the_laws_hold_for_four_players: 4, false, false;
    the_laws_hold_for_four_players_with_drafted_hands: 4, false, true;
    the_laws_hold_for_four_players_with_new_buildings: 4, true, false;
    the_laws_hold_for_four_players_with_everything: 4, true, true;
}

#[test]
fn positions_and_answers_are_small() {
    assert!(size_of::<SanJuan>() <= 1536, "{} bytes", size_of::<SanJuan>());
    assert!(size_of::<san_juan::Action>() <= 4);
}
