//! What the tests ask a table: everything, as somebody sees it who goes through the game afterwards.

use kernel::script::{act, choices};
use kernel::{Game, Kind, Present, Seat, Viewer, Words};
use puerto_rico::{Building, Good, PuertoRico, Scenario, SeatView, Tile, View};

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;
pub const C: Seat = Seat::C;
pub const D: Seat = Seat::D;

pub fn open(game: &PuertoRico) -> View {
    game.view(Viewer::Afterwards)
}

pub fn seat(game: &PuertoRico, seat: Seat) -> SeatView {
    open(game).seats[seat.index()].clone()
}

pub fn doubloons(game: &PuertoRico, of: Seat) -> u16 {
    seat(game, of).doubloons
}

pub fn points(game: &PuertoRico, of: Seat) -> u16 {
    seat(game, of).points.expect("everything is open")
}

/// Barrels of a player, as words: `2 corn, 1 sugar`.
pub fn goods(game: &PuertoRico, of: Seat) -> String {
    let goods = seat(game, of).goods;
    goods.iter().map(|(good, n)| format!("{n} {good}")).collect::<Vec<_>>().join(", ")
}

/// Barrels of a kind in the supply.
pub fn supply(game: &PuertoRico, good: Good) -> u8 {
    open(game).goods.get(&good).copied().unwrap_or(0)
}

/// Tiles of a kind on an island, and the discs on them.
pub fn tiles(game: &PuertoRico, of: Seat, tile: Tile) -> (u8, u8) {
    seat(game, of).island.get(&tile).copied().unwrap_or((0, 0))
}

/// Discs on a building of a city; `None` without the building.
pub fn discs(game: &PuertoRico, of: Seat, building: Building) -> Option<u8> {
    seat(game, of).city.iter().find(|built| built.building == building).map(|built| built.discs)
}

pub fn has(game: &PuertoRico, seat: Seat, choice: &str) -> bool {
    choices(game, seat).iter().any(|other| other == choice)
}

/// What an answer costs: the doubloons that are gone afterwards.
pub fn paid(game: &PuertoRico, seat: Seat, answer: &str) -> u16 {
    let mut after = game.clone();
    act(&mut after, &format!("{seat} {answer}"));
    doubloons(game, seat) - doubloons(&after, seat)
}

/// The doubloons and points that some answers bring a seat.
pub fn gain(game: &PuertoRico, seat: Seat, answers: &str) -> (i32, i32) {
    let mut after = game.clone();
    act(&mut after, answers);
    let change = |f: fn(&PuertoRico, Seat) -> u16| i32::from(f(&after, seat)) - i32::from(f(game, seat));
    (change(doubloons), change(points))
}

/// The points that a source would count at the end of the game.
pub fn counted(game: &PuertoRico, of: Seat, source: &str) -> i32 {
    let sources = game.breakdown(&Words::default());
    sources.iter().find(|other| other.label == source).expect("a source of points").points[of.index()]
}

/// The id of the question that is open.
pub fn asked(game: &PuertoRico) -> (Seat, &'static str) {
    let asked = open(game).asked.expect("somebody is asked");
    (asked.seat, asked.question.name())
}

/// Everybody who is asked passes until a role is taken; a new row, if one is turned up, is the first that fits.
pub fn all_pass(game: &mut PuertoRico) {
    while let Some(seat) = game.acting().first() {
        if open(game).role.is_none() {
            break;
        }
        let pass = "pass".parse().expect("an answer");
        assert!(kernel::legal(game, seat).contains(&pass), "{:?}", choices(game, seat));
        game.apply(seat, pass, &mut kernel::Chance::fast(1), &mut kernel::Log::off());
    }
}

/// A table at which A has let the builder go by and B may build.
pub fn builder(scenario: Scenario) -> PuertoRico {
    let mut game = scenario.build();
    act(&mut game, "A take builder\nA pass");
    game
}

pub fn captain(scenario: Scenario) -> PuertoRico {
    let mut game = scenario.build();
    act(&mut game, "A take captain");
    game
}

/// With three players: ships full of coffee, corn and indigo, so that sugar and tobacco stay.
pub fn no_ship(scenario: Scenario) -> Scenario {
    scenario.ship(4, "coffee 4").ship(5, "corn 5").ship(6, "indigo 6")
}

pub fn every_good() -> impl Iterator<Item = Good> {
    Good::ALL.iter().copied()
}
