//! The final count.

use kernel::{Kind, Lang, Scores, Seat, Source, Words, say};

use crate::buildings::{MONUMENTS, PRODUCTION, costing};
use crate::kinds::Card;
use crate::state::{Player, SanJuan};
use crate::titles::title;

/// How many sources of points there are.
pub(crate) const SOURCES: usize = 8;

/// The building that each source of points belongs to, if it is one.
pub(crate) const PLACES: [Option<Card>; SOURCES] = [
    None,
    None,
    Some(Card::TownSquare),
    Some(Card::Manufactory),
    Some(Card::GovernorsPalace),
    Some(Card::Residence),
    Some(Card::Cathedral),
    Some(Card::CustomsHouse),
];

/// §town-square.1: points for so many monuments.
pub const TOWN_SQUARE: [i32; 4] = [0, 4, 6, 8];

/// §residence.1, §cathedral.3: 4, 3, 2, 1 points for the first to the fourth, nothing for more.
pub const FALLING: [i32; 5] = [0, 4, 7, 9, 10];

fn falling(n: usize) -> i32 {
    FALLING[n.min(FALLING.len() - 1)]
}

/// §final.1: what is printed on face-up buildings.
fn printed(player: &Player) -> i32 {
    let points = |card: Card| i32::from(card.facts().points) * i32::from(player.count(card));
    Card::members(player.built).map(points).sum()
}

/// §final.2: a point for each card under Chapel, Church and Harbor, also where these are covered.
fn under(player: &Player) -> i32 {
    (player.tucked.len() + player.stored.len()) as i32
}

fn town_square(player: &Player) -> i32 {
    let monuments = (player.built & MONUMENTS).count_ones() as usize;
    if player.has(Card::TownSquare) { TOWN_SQUARE[monuments] } else { 0 }
}

/// §manufactory.1: a point for each production building, and one for each kind of them.
fn manufactory(player: &Player) -> i32 {
    let farms: u8 = player.plants.iter().sum();
    let kinds = (player.built & PRODUCTION).count_ones();
    if player.has(Card::Manufactory) { i32::from(farms) + kinds as i32 } else { 0 }
}

/// §governors-palace.1: a point for each commercial building, itself and the Cathedral included.
fn governors_palace(player: &Player) -> i32 {
    let houses = (player.built & !PRODUCTION).count_ones();
    if player.has(Card::GovernorsPalace) { houses as i32 } else { 0 }
}

/// §residence.2: how many sets of three different buildings of a cost can be laid side by side: the largest number of
/// sets for which there are enough buildings, counting no kind more often than there are sets.
fn sets(player: &Player, cost: usize) -> usize {
    let kinds = player.built & costing(cost);
    let enough = |sets: usize| {
        Card::members(kinds).map(|card| usize::from(player.count(card)).min(sets)).sum::<usize>() >= 3 * sets
    };
    (1..=4).take_while(|sets| enough(*sets)).count()
}

fn residence(player: &Player) -> i32 {
    if player.has(Card::Residence) { falling((1..=7).map(|cost| sets(player, cost)).sum()) } else { 0 }
}

/// §cathedral.3: for the buildings of cost 6 of all others together.
fn cathedral(player: &Player, sixes: usize) -> i32 {
    if player.has(Card::Cathedral) { falling(sixes) } else { 0 }
}

/// How many buildings of cost 6 a player has.
pub(crate) fn sixes(player: &Player) -> usize {
    (player.built & costing(6)).count_ones() as usize
}

/// The points of a player by source, in the order in which they are counted, with so many cards under his buildings and so
/// many buildings of cost 6 of the others.
pub(crate) fn count(player: &Player, under: i32, sixes: usize) -> [i32; SOURCES] {
    let mut points = [
        printed(player),
        under,
        town_square(player),
        manufactory(player),
        governors_palace(player),
        residence(player),
        cathedral(player, sixes),
        0,
    ];
    // §customs-house.1: a quarter of everything else, rounded down; §final.3: so it comes last.
    if player.has(Card::CustomsHouse) {
        points[7] = points.iter().sum::<i32>() / 4;
    }
    points
}

fn sources(game: &SanJuan, seat: Seat) -> [i32; SOURCES] {
    let player = game.player(seat);
    let others = Seat::all(game.player_count()).filter(|other| *other != seat);
    count(player, under(player), others.map(|other| sixes(game.player(other))).sum())
}

/// §final.4: cards in hand and goods on buildings decide between equals; cards under buildings do not count.
fn cards(game: &SanJuan, seat: Seat) -> i32 {
    (game.hand_size(seat) + game.player(seat).goods.len()) as i32
}

pub(crate) fn scores(game: &SanJuan) -> Scores {
    Scores::new(
        Seat::all(game.player_count())
            .map(|seat| [sources(game, seat).iter().sum::<i32>(), cards(game, seat)]),
    )
}

/// The names of the sources of points.
#[must_use]
pub fn source_titles(lang: Lang) -> [&'static str; SOURCES] {
    let [printed, under] = [say!(lang, "from-buildings"), say!(lang, "from-cards-under")];
    let mut rest = [printed, under].into_iter();
    PLACES.map(|card| card.map_or_else(|| rest.next().unwrap_or_default(), |card| title(card, lang)))
}

pub(crate) fn breakdown(game: &SanJuan, words: &Words) -> Vec<Source> {
    let all: Vec<[i32; SOURCES]> = Seat::all(game.player_count()).map(|seat| sources(game, seat)).collect();
    let source = |(i, label): (usize, &str)| Source {
        label: label.to_owned(),
        points: all.iter().map(|points| points[i]).collect(),
    };
    source_titles(words.lang).into_iter().enumerate().map(source).collect()
}
