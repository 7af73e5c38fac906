//! A person places discs freely, and the canonical steps follow.

use kernel::script::act;
use kernel::{Chance, Game, Log, legal};
use puerto_rico::{Building, Misplaced, Place, Placement, PuertoRico, QuestionKind, Scenario, Setup, Tile};

use crate::table::*;

fn texts(game: &PuertoRico, wish: &Placement) -> Vec<String> {
    let steps = game.placement_steps(A, wish).expect("the placement is allowed");
    steps.iter().map(ToString::to_string).collect()
}

fn mayor() -> PuertoRico {
    let mut game =
        Scenario::new(3).island(A, "corn corn indigo").city(A, "indigo-plant").windrose(A, 1, 0).build();
    act(&mut game, "A take mayor");
    game
}

#[test]
fn counts_per_place_become_steps_and_forced_ones_are_left_out() {
    // §mayor.3, §mayor.4, §mayor.6
    let game = mayor();
    let tile = Place::Tile;
    let wish = Placement::default().with(tile(Tile::Corn), 1, 0).with(tile(Tile::Indigo), 1, 0);
    let wish = wish.with(Place::Building(Building::IndigoPlant), 1, 0);
    assert_eq!(texts(&game, &wish), ["place corn 1", "place indigo 1"], "the plant follows by itself");
}

#[test]
fn a_disc_that_would_stay_off_is_refused_with_the_place() {
    // §mayor.4
    let game = mayor();
    let wish = Placement::default().with(Place::Tile(Tile::Corn), 3, 0);
    let refused = game.placement_steps(A, &wish).expect_err("corn has two circles");
    assert_eq!(refused.to_string(), "corn: 0 at least and 2 at most · §mayor.4");
    let wish = Placement::default().with(Place::Tile(Tile::Corn), 2, 0).with(Place::Tile(Tile::Indigo), 1, 0);
    assert_eq!(texts(&game, &wish), ["place corn 2", "place indigo 1"]);
    let wish = Placement::default().with(Place::Tile(Tile::Corn), 2, 0);
    let refused = game.placement_steps(A, &wish).expect_err("the third disc stands somewhere");
    assert_eq!(refused, Misplaced::Forced(Place::Building(Building::IndigoPlant), 1));
    assert_eq!(game.placement_steps(B, &wish), Err(Misplaced::NotAsked));
}

#[test]
fn special_buildings_say_who_stands_there() {
    // §nobles.2
    let mut game =
        Scenario::with_nobles(3).island(A, "corn").city(A, "chapel").windrose(A, 0, 1).aboard(0, 0).build();
    act(&mut game, "A take mayor");
    let chapel = Place::Building(Building::Chapel);
    let wish = Placement::default().with(Place::Tile(Tile::Corn), 1, 0).with(chapel, 0, 1);
    assert_eq!(texts(&game, &wish), ["place chapel 0 1"]);
}

#[test]
fn every_placement_that_was_played_step_by_step_gives_the_same_steps() {
    // §mayor.6
    let mut tried = 0;
    for seed in 0..40 {
        let mut chance = Chance::fast(seed);
        let setup = Setup { players: 3, new_buildings: seed % 2 == 0, nobles: true, ..Setup::default() };
        let mut game = PuertoRico::new(&setup, &mut chance).expect("3 play");
        let mut begun: Option<(PuertoRico, Vec<puerto_rico::Action>)> = None;
        while let Some(seat) = game.acting().first() {
            let actions = legal(&game, seat);
            let action = actions[chance.below(actions.len() as u32) as usize];
            if asked(&game).1 == "place" {
                begun.get_or_insert_with(|| (game.clone(), Vec::new())).1.push(action);
            }
            game.apply(seat, action, &mut chance, &mut Log::off());
            let goes_on = game.acting().contains(seat)
                && open(&game).asked.is_some_and(|a| a.question == QuestionKind::Place);
            if !goes_on && let Some((start, steps)) = begun.take() {
                let wish = Place::all().fold(Placement::default(), |wish, place| {
                    let (discs, nobles) = standing(&game, seat, place);
                    wish.with(place, discs - nobles, nobles)
                });
                assert_eq!(start.placement_steps(seat, &wish), Ok(steps));
                tried += 1;
            }
        }
    }
    assert!(tried > 200, "{tried}");
}

/// Discs at a place, and the nobles among them where that matters.
fn standing(game: &PuertoRico, of: kernel::Seat, place: Place) -> (u8, u8) {
    match place {
        Place::Tile(tile) => (tiles(game, of, tile).1, 0),
        Place::Building(building) => {
            let city = seat(game, of).city;
            city.iter()
                .find(|built| built.building == building)
                .map_or((0, 0), |built| (built.discs, built.nobles))
        }
        Place::Windrose => (0, 0),
    }
}
