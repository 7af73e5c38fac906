//! Random play allocates nothing on the way: a game may be played a billion times without asking for memory.

use arena::random_games;
use kernel::SetupText;

#[test]
fn no_game_allocates_while_it_is_played() {
    for game in catalog::GAMES {
        let (fewest, most) = game.meta().seats;
        for players in fewest..=most {
            let setup = SetupText::new().with("players", &players.to_string());
            let count = |games: u64| {
                let info = allocation_counter::measure(|| {
                    random_games(*game, &setup, 7, games).expect("a set-up of the game");
                });
                info.count_total
            };
            count(1);
            let (few, many) = (count(10), count(110));
            assert_eq!(
                few,
                many,
                "{} with {players}: a hundred games more, and allocations more",
                game.meta().id
            );
        }
    }
}
