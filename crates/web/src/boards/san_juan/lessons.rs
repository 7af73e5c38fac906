//! What a newcomer learns of San Juan, and what its new buildings add.

use ::san_juan::{SanJuan, Scenario, Setup, Tile};
use kernel::script::act;
use kernel::{Game, Seat, Viewer};

use super::super::lesson::{GOOD, Lesson, Stage, Step};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

pub const LESSONS: &[Lesson<SanJuan>] = &[
    Lesson {
        name: "first",
        steps: &[
            Step::look("goal", ".own .hand", goal),
            Step::answer("role", "[data-key=roles]", goal, &["take builder"]),
            Step::answer("build", ".own .hand", build, &["build sugar-refinery"]),
            Step::reach("pay", ".own .hand", pay, farm_stands),
            Step::reach("produce", "[data-key=city]", produce, two_goods),
            Step::reach("sell", "[data-key=house]", sell, two_cards),
            Step::look("ends", "[data-key=city]", ends),
        ],
    },
    Lesson {
        name: GOOD,
        steps: &[
            Step::answer("dear", ".own .hand", dear, &["build coffee-roaster"]),
            Step::answer(
                "often",
                ".own .hand",
                often,
                &["build corn-farm", "build crane", "build distillery"],
            ),
            Step::answer("six", ".own .hand", six, &["build governors-palace"]),
        ],
    },
    Lesson {
        name: "new-buildings",
        steps: &[
            Step::look("cathedral", ".piles .cathedral", cathedral),
            Step::answer("land", ".own .hand", land, &["build land-office"]),
        ],
    },
];

fn staged(scenario: Scenario, new_buildings: bool, lines: &str) -> Stage<SanJuan> {
    let mut game = scenario.build();
    act(&mut game, lines);
    Stage { setup: Setup { players: 2, new_buildings, ..Setup::default() }, game }
}

fn hand() -> Scenario {
    Scenario::new(2)
        .hand(A, "sugar-refinery coffee-roaster fruit-farm statue")
        .hand(B, "crane chapel villa hero")
}

fn goal() -> Stage<SanJuan> {
    staged(hand(), false, "")
}

fn build() -> Stage<SanJuan> {
    staged(hand(), false, "A take builder")
}

fn pay() -> Stage<SanJuan> {
    staged(hand(), false, "A take builder\nA build sugar-refinery")
}

fn farm_stands(game: &SanJuan) -> bool {
    let hand = game.view(Viewer::Seat(A)).seats[0].hand.clone().unwrap_or_default();
    hand.contains_key(&::san_juan::Card::Statue)
}

fn produce() -> Stage<SanJuan> {
    let scenario = hand().area(A, "sugar-refinery");
    staged(scenario, false, "A take producer")
}

fn two_goods(game: &SanJuan) -> bool {
    game.view(Viewer::Seat(A)).seats[0].goods.values().sum::<u8>() == 2
}

fn sell() -> Stage<SanJuan> {
    let scenario = Scenario::new(2)
        .hand(A, "crane")
        .area(A, "sugar-refinery coffee-roaster")
        .goods(A, "corn-farm=hero sugar-refinery=hero coffee-roaster=hero")
        .hand(B, "chapel villa")
        .house(&[Tile::House11223, Tile::House11122, Tile::House11222, Tile::House12223, Tile::House12233]);
    staged(scenario, false, "A take trader")
}

/// The two dearest goods are gone.
fn two_cards(game: &SanJuan) -> bool {
    let goods = &game.view(Viewer::Seat(A)).seats[0].goods;
    goods.keys().copied().eq([::san_juan::Card::CornFarm])
}

fn ends() -> Stage<SanJuan> {
    let scenario = Scenario::new(2)
        .area(A, "fruit-farm sugar-refinery statue triumphal-arch town-square chapel")
        .hand(A, "hero crane")
        .area(B, "coffee-roaster tobacco-shed villa")
        .hand(B, "canal");
    staged(scenario, false, "")
}

/// A roaster that takes nearly the whole hand, or a farm for little.
fn dear() -> Stage<SanJuan> {
    let scenario =
        Scenario::new(2).hand(A, "coffee-roaster fruit-farm villa canal statue").hand(B, "crane chapel");
    staged(scenario, false, "A take builder")
}

/// A small hand, and something great in it for later.
fn often() -> Stage<SanJuan> {
    let scenario = Scenario::new(2)
        .hand(A, "corn-farm crane distillery customs-house")
        .area(A, "sugar-refinery")
        .hand(B, "villa chapel");
    staged(scenario, false, "A take builder")
}

/// A city of blue buildings, and two that cost six.
fn six() -> Stage<SanJuan> {
    let scenario = Scenario::new(2)
        .area(A, "sugar-refinery lighthouse villa chapel sawmill factory small-market")
        .hand(A, "governors-palace town-square canal corn-farm corn-farm fruit-farm")
        .hand(B, "villa chapel");
    staged(scenario, false, "A take builder")
}

fn cathedral() -> Stage<SanJuan> {
    let scenario = Scenario::with_new_buildings(2)
        .hand(A, "land-office goldsmith school")
        .area(B, "town-square customs-house");
    staged(scenario, true, "")
}

fn land() -> Stage<SanJuan> {
    let scenario = Scenario::with_new_buildings(2).hand(A, "land-office goldsmith school company fortress");
    staged(scenario, true, "A take builder")
}
