//! Where the rulebooks differ: both readings, and how they are written.

use kernel::script::{act, choices};
use kernel::{Chance, Game, Lang, Match, Present, Record, Seat, Seed, SetupError, SetupText, Viewer, Words};
use puerto_rico::{Action, Building, Chosen, PuertoRico, Scenario, Setup, View};

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

fn open(game: &PuertoRico) -> View {
    game.view(Viewer::Afterwards)
}

fn set_up(text: &str) -> Result<Setup, String> {
    let text = SetupText::read(text).map_err(|error| error.to_string())?;
    text.check().map_err(|error: SetupError| error.to_string())
}

/// The base game's beige buildings with three of the expansion in the place of others of their cost.
const AGREED: &str = "small-market+hacienda+hospice+office+large-market+large-warehouse+factory+university+wharf+guild-hall+residence\
                      +fortress+customs-house+forest-house+storehouse+library+statue";

#[test]
fn only_the_largest_empty_ship_may_be_loaded_if_the_set_up_says_so() {
    // §captain.4, §reading.1
    let scenario = || Scenario::new(3).goods(A, "corn 3");
    let mut most = scenario().build();
    act(&mut most, "A take captain");
    assert_eq!(choices(&most, A), ["load corn 4", "load corn 5", "load corn 6"], "each takes all three");
    let mut largest = scenario().largest_ship().build();
    act(&mut largest, "A take captain");
    assert_eq!(choices(&largest, A), ["load corn 6"]);
    let loads: Vec<u8> = open(&largest).loads(A).iter().map(|load| load.capacity).collect();
    assert_eq!(loads, [6], "the outlook knows the reading");
    let small: Action = "load corn 4".parse().expect("an answer");
    let reason = largest.why_not(A, small, &Words::new(Lang::En)).expect("not the largest");
    assert_eq!(reason.rule, "reading.1");
    assert!(largest.why_not(A, small, &Words::new(Lang::Fr)).is_some());
}

#[test]
fn a_kind_that_lies_on_a_ship_goes_there_by_either_reading() {
    // §captain.3, §reading.1
    let mut game = Scenario::new(3).goods(A, "corn 3").ship(4, "corn 1").largest_ship().build();
    act(&mut game, "A take captain");
    assert_eq!(choices(&game, A), ["load corn 4"]);
}

#[test]
fn the_mayor_may_decline_his_colonist() {
    // §mayor.1, §reading.2, §round.7
    let colonists = |game: &PuertoRico, seat: Seat| open(game).seats[seat.index()].colonists;
    for (answer, expected) in [("A accept", 2), ("A pass", 1)] {
        let mut game = Scenario::new(3).island(A, "corn corn").declining().build();
        act(&mut game, "A take mayor");
        assert_eq!(choices(&game, A), ["accept", "pass"]);
        act(&mut game, answer);
        assert_eq!(colonists(&game, A), expected, "{answer}: one comes with the ship");
    }
    let mut plain = Scenario::new(3).island(A, "corn corn").build();
    act(&mut plain, "A take mayor");
    assert_eq!(colonists(&plain, A), 2, "nobody is asked if nothing was said");
}

#[test]
fn nobody_is_asked_about_what_there_is_not() {
    // §reading.2, §craftsman.2
    let mut game = Scenario::new(3).declining().build();
    act(&mut game, "A take craftsman");
    assert_eq!(choices(&game, B)[0], "take settler", "nobody has anything to make");
}

#[test]
fn production_is_declined_as_a_whole() {
    // §craftsman.2, §craftsman.4, §reading.2
    let mut game = Scenario::new(3).island(A, "corn* corn*").island(B, "corn*").declining().build();
    act(&mut game, "A take craftsman");
    assert_eq!(choices(&game, A), ["accept", "pass"]);
    act(&mut game, "A pass");
    act(&mut game, "B accept");
    let view = open(&game);
    assert!(view.seats[0].goods.is_empty(), "and no extra barrel without a barrel");
    assert_eq!(view.seats[1].goods.values().sum::<u8>(), 1);
    assert_eq!(choices(&game, B)[0], "take settler");
}

#[test]
fn hospice_and_university_ask_whether_somebody_comes() {
    // §hospice.1, §university.1, §reading.2
    let mut game = Scenario::new(3).city(A, "hospice*").row("corn 4").declining().build();
    act(&mut game, "A take settler");
    act(&mut game, "A plant corn");
    assert_eq!(choices(&game, A), ["accept", "pass"]);
    let mut alone = game.clone();
    act(&mut game, "A accept");
    act(&mut alone, "A pass");
    assert_eq!((open(&game).seats[0].colonists, open(&alone).seats[0].colonists), (2, 1));
    assert_eq!(open(&alone).asked.expect("the next settles").seat, B);

    let mut game = Scenario::new(3).city(B, "university*").doubloons(B, 5).declining().build();
    act(&mut game, "A take builder");
    act(&mut game, "A pass");
    act(&mut game, "B build small-market");
    assert_eq!(choices(&game, B), ["accept", "pass"]);
    act(&mut game, "B pass");
    let view = open(&game);
    assert_eq!((view.seats[1].colonists, view.role), (1, None), "the market stands empty");
}

#[test]
fn each_villa_asks_its_owner_in_turn_order() {
    // §villa.1, §reading.2
    let scenario = Scenario::with_nobles(3).city(B, "villa*").city(C, "villa*").island(A, "corn");
    let mut game = scenario.declining().build();
    act(&mut game, "A take mayor");
    act(&mut game, "A pass");
    assert_eq!(choices(&game, B), ["accept", "pass"]);
    act(&mut game, "B pass");
    act(&mut game, "C accept");
    let view = open(&game);
    assert_eq!((view.seats[1].nobles, view.seats[2].nobles), (0, 1));
}

#[test]
fn buildings_that_were_agreed_upon_come_into_play_without_a_draft() {
    // §reading.3, §draft.2, §draft.3
    let text = format!("players=3 new-buildings=true buildings=chosen:{AGREED}");
    let setup = set_up(&text).expect("seventeen that fit");
    let game = PuertoRico::new(&setup, &mut Chance::fast(7)).expect("3 play");
    let buildings = open(&game).buildings;
    assert_eq!(buildings[&Building::Library], 2);
    assert!(buildings.contains_key(&Building::Statue) && !buildings.contains_key(&Building::Harbor));
    assert_eq!(buildings.len(), 6 + 17);
    assert_eq!(choices(&game, A)[0], "take settler");
}

#[test]
fn a_list_that_does_not_fill_the_board_is_refused() {
    // §reading.3, §draft.2
    let new = "players=3 new-buildings=true buildings=chosen:";
    assert!(set_up(&format!("{new}library")).expect_err("too few").contains("more of cost 1"));
    let twice = format!("{new}{AGREED}").replace("+wharf", "+wharf+union-hall");
    assert!(set_up(&twice).expect_err("too many").contains("no room for union-hall"));
    assert!(set_up(&format!("{new}castle")).expect_err("no building").contains("castle"));
    assert!(set_up(&format!("{new}indigo-plant")).expect_err("always").contains("always in play"));
    let base = set_up(&format!("players=3 buildings=chosen:{AGREED}")).expect("the pairs are right");
    assert!(
        PuertoRico::new(&base, &mut Chance::fast(1)).is_err(),
        "there is nothing to choose in the base game"
    );
    assert!(Chosen::new([Building::Library, Building::Library]).is_err());
}

#[test]
fn a_reading_is_written_only_where_it_differs() {
    // §reading.1, §reading.2, §reading.3
    let plain = Setup { players: 4, ..Setup::default() };
    assert_eq!(SetupText::of(&plain).to_string(), "players=4 new-buildings=false nobles=false");
    let said = "players=4 new-buildings=false nobles=false ship-rule=most decline=false buildings=draft";
    assert_eq!(set_up(said), Ok(plain));
    let text = format!(
        "players=3 new-buildings=true nobles=false ship-rule=largest decline=true buildings=chosen:{AGREED}"
    );
    let setup = set_up(&text).expect("a set-up");
    assert_eq!(SetupText::of(&setup).to_string(), text, "written and read again");
    let game = Match::<PuertoRico>::new(setup, Seed::from_word("readings")).expect("a game");
    let page = game.record().to_string();
    let again = Match::<PuertoRico>::replay(&Record::read(&page).expect("a record")).expect("it replays");
    assert_eq!(again.record().to_string(), page);
}

#[test]
fn accepting_what_is_not_offered_is_refused() {
    // §reading.2
    let game = Scenario::new(3).declining().build();
    let reason = game.why_not(A, Action::Accept, &Words::new(Lang::En)).expect("nothing is offered");
    assert_eq!(reason.rule, "reading.2");
}
