//! The final count.

use kernel::{Kind, Scores, Seat, Source, Words, say};

use crate::buildings::{CLOISTER_POINTS, LARGE, LARGE_PLANTS, NO_CIRCLE, SMALL, SMALL_PLANTS};
use crate::kinds::Building;
use crate::player::Player;
use crate::state::PuertoRico;

fn counted(set: u64) -> i32 {
    set.count_ones() as i32
}

/// What an occupied large building adds at the end.
#[expect(clippy::wildcard_enum_match_arm, reason = "only large buildings add anything")]
pub(crate) fn bonus(player: &Player, building: Building) -> i32 {
    match building {
        // §guild-hall.1: one for each small plant, two for each other production building.
        Building::GuildHall => {
            counted(player.owned & SMALL_PLANTS) + 2 * counted(player.owned & LARGE_PLANTS)
        }
        // §residence.1: four up to nine tiles, five, six and seven for ten, eleven and twelve.
        Building::Residence => i32::from(player.island.max(9)) - 5,
        // §fortress.1: one for every three discs, wherever they stand.
        Building::Fortress => i32::from(player.discs / 3),
        // §customs-house.1: one for every four points in chips.
        Building::CustomsHouse => i32::from(player.points / 4),
        // §city-hall.1: one for each beige building, itself included.
        Building::CityHall => counted(player.owned & (SMALL | LARGE)),
        // §cloister.1: complete threes of equal tiles, all kinds together.
        Building::Cloister => {
            let threes: u8 =
                player.tiles.iter().map(|tiles| tiles / 3).sum::<u8>() + player.forest_count() / 3;
            i32::from(CLOISTER_POINTS[usize::from(threes).min(CLOISTER_POINTS.len() - 1)])
        }
        // §royal-garden.1: one more for each noble.
        Building::RoyalGarden => i32::from(player.nobles),
        _ => 0,
    }
}

/// Large buildings that count: the occupied ones, and those to which guests walk by themselves.
/// §guest-house.5: at the end guests go where they add most.
pub(crate) fn counting(player: &Player) -> u64 {
    let mut set = player.occupied & LARGE;
    let mut empty = player.owned & LARGE & !NO_CIRCLE & !player.occupied;
    for _ in 0..player.guest_count() {
        let best = Building::members(empty).max_by_key(|building| bonus(player, *building));
        let Some(best) = best else { break };
        set |= best.bit();
        empty &= !best.bit();
    }
    set
}

/// §score.1: point chips, and points that were written down.
fn chips(player: &Player) -> i32 {
    i32::from(player.points)
}

/// §score.2: the printed points of all buildings, occupied or not.
pub(crate) fn printed(player: &Player) -> i32 {
    Building::members(player.owned).map(|building| i32::from(building.facts().points)).sum()
}

/// §score.3: the occupied large buildings.
fn bonuses(player: &Player) -> i32 {
    Building::members(counting(player)).map(|building| bonus(player, building)).sum()
}

/// §score.4: a point for each noble.
pub(crate) fn nobles(player: &Player) -> i32 {
    i32::from(player.nobles)
}

/// §score.5: doubloons and barrels break ties; §score.6: then the victory is shared.
fn tie(player: &Player) -> i32 {
    i32::from(player.doubloons) + i32::from(player.barrels())
}

pub(crate) fn scores(game: &PuertoRico) -> Scores {
    Scores::new(
        game.seats[..game.player_count()]
            .iter()
            .map(|player| [chips(player) + printed(player) + bonuses(player) + nobles(player), tie(player)]),
    )
}

pub(crate) fn breakdown(game: &PuertoRico, words: &Words) -> Vec<Source> {
    let source = |label: String, points: &dyn Fn(&Player) -> i32| Source {
        label,
        points: Seat::all(game.player_count()).map(|seat| points(game.player(seat))).collect(),
    };
    let mut sources = vec![
        source(say!(words, "from-chips").to_owned(), &chips),
        source(say!(words, "from-buildings").to_owned(), &printed),
    ];
    let in_play = Building::members(LARGE & game.in_play & !NO_CIRCLE);
    sources.extend(in_play.map(|building| {
        let points = |player: &Player| {
            if counting(player) & building.bit() == 0 { 0 } else { bonus(player, building) }
        };
        source(crate::titles::title(building, words.lang).to_owned(), &points)
    }));
    if game.nobles {
        sources.push(source(say!(words, "from-nobles").to_owned(), &nobles));
    }
    sources
}
