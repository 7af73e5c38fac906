//! Corrected data of an owner of the box: how they are used, named in records, and refused when they are broken.

use kernel::script::{act, choices, refusal};
use kernel::{
    Chance, Entry, Game, Kind, Lang, Log, Match, Of, Present, Record, Seat, Seed, Setup as _, SetupError,
    SetupText, Viewer, Words, legal,
};
use san_francisco_1906::{SanFrancisco1906, Scenario, Setup, Sheet};

const A: Seat = Seat::A;

/// A sheet in which some words are replaced.
fn edited(sheet: Sheet, from: &str, to: &str) -> String {
    let standard = sheet.standard();
    assert!(standard.contains(from), "{sheet} has no {from:?}");
    standard.replacen(from, to, 1)
}

fn attached(players: u8, sheets: &[(Sheet, String)]) -> Setup {
    let mut setup = Setup::of(players);
    for (sheet, content) in sheets {
        setup.attach(sheet.name(), content).unwrap_or_else(|e| panic!("{e}"));
    }
    setup
}

fn fault(sheet: Sheet, content: &str) -> String {
    Setup::default().attach(sheet.name(), content).expect_err("a broken sheet is refused").to_string()
}

/// Plays random games and holds the checks of a position against each.
fn plays(setup: &Setup) {
    for seed in 0..12 {
        let mut chance = Chance::fast(seed);
        let mut game = SanFrancisco1906::new(setup, &mut chance).expect("2 to 4 play");
        let mut plies = 0;
        while let Some(seat) = game.acting().first() {
            game.check().unwrap_or_else(|broken| panic!("{broken}"));
            let actions = legal(&game, seat);
            for action in &actions {
                assert_eq!(action.to_string().parse().as_ref(), Ok(action));
                assert_eq!(game.why_not(seat, *action, &Words::default()), None);
            }
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, action, &mut chance, &mut Log::off());
            plies += 1;
            assert!(plies < SanFrancisco1906::META.max_plies);
        }
        for seat in Seat::all(game.players()) {
            let sum: i32 = game.breakdown(&Words::new(Lang::Fr)).iter().map(|s| s.points[seat.index()]).sum();
            assert_eq!(sum, game.scores().points(seat));
        }
    }
}

#[test]
fn every_sheet_is_an_option_and_is_standard_by_default() {
    // §data.1
    let names: Vec<&str> = Setup::OPTIONS.iter().map(|option| option.name).collect();
    assert_eq!(names, ["players", "plots", "permits", "objectives", "developments", "actions", "tracks"]);
    for sheet in Sheet::ALL {
        assert_eq!(Setup::default().get(sheet.name()), "standard");
        let same = attached(3, &[(*sheet, sheet.standard().to_owned())]);
        assert_eq!(same, Setup::of(3), "the sheet compiled in is no correction");
        let windows = attached(3, &[(*sheet, sheet.standard().replace('\n', "\r\n"))]);
        assert_eq!(windows, Setup::of(3), "whatever the ends of its lines");
    }
    assert_eq!(SetupText::of(&Setup::of(3)).to_string(), "players=3");
}

#[test]
fn a_corrected_sheet_is_used_and_named_by_its_hash() {
    // §data.2, §data.3
    let plots = edited(Sheet::Plots, "1,0,1,1,yellow,0,1", "1,0,1,6,purple,0,1");
    let setup = attached(3, &[(Sheet::Plots, plots.clone())]);
    assert!(setup.get("plots").starts_with("sha256:") && setup.get("plots").len() == 7 + 64);
    assert_eq!(setup.get("permits"), "standard");
    assert_eq!(setup, attached(3, &[(Sheet::Plots, plots)]), "the same file is the same data");
    let game = Scenario::with(&setup).build();
    assert_eq!(game.view(Viewer::Spectator).map[1].plot.to_string(), "r0c1-6-purple");
    assert_eq!(Scenario::new(3).build().view(Viewer::Spectator).map[1].plot.to_string(), "r0c1-1-yellow");
    plays(&setup);
}

#[test]
fn a_record_with_corrected_data_is_replayed_with_the_same_file_only() {
    // §data.3
    let tracks = edited(Sheet::Tracks, "step = 2 ", "step = 1 ");
    let given = SetupText::new().with("players", "2").with_file("tracks", tracks.clone());
    let setup: Setup = given.check().unwrap();
    let hash = setup.get("tracks");
    let mut game = Match::<SanFrancisco1906>::new(setup, Seed::from_word("owner")).unwrap();
    let mut dice = Chance::fast(3);
    while let Some(seat) = game.state().acting().first() {
        let actions = legal(game.state(), seat);
        game.play(seat, actions[dice.below(actions.len() as u32) as usize]).unwrap();
    }
    let text = game.record().to_string();
    assert!(text.contains(&format!("setup    players=2 tracks={hash}\n")), "{text}");

    let record = Record::read(&text).unwrap();
    let error = Match::<SanFrancisco1906>::replay(&record).unwrap_err().to_string();
    assert_eq!(
        error,
        format!(
            "line 3: tracks: the game was set up with {hash}, but the tracks here are standard: \
             give the same file with tracks=PATH"
        )
    );
    let with = |content: String| Record {
        setup: record.setup.clone().with_file("tracks", content),
        ..record.clone()
    };
    let again = Match::<SanFrancisco1906>::replay(&with(tracks)).unwrap();
    assert_eq!(again.record().to_string(), text);
    let other = edited(Sheet::Tracks, "step = 2 ", "step = 3 ");
    let error = Match::<SanFrancisco1906>::replay(&with(other)).unwrap_err().to_string();
    assert!(error.contains("but the tracks here are sha256:"), "{error}");
}

#[test]
fn what_is_not_a_file_or_not_the_hash_is_refused() {
    // §data.3
    let mut setup = Setup::default();
    assert_eq!(setup.set("plots", "standard"), Ok(()));
    let error = setup.set("plots", "sha256:00").unwrap_err();
    assert!(matches!(&error, SetupError::Data { name, .. } if name == "plots"), "{error}");
    let error = setup.attach("players", "4").unwrap_err().to_string();
    assert_eq!(error, "players: this option does not take a file");
    let mut corrected = attached(3, &[(Sheet::Actions, edited(Sheet::Actions, "benefits:3", "benefits:4"))]);
    assert!(corrected.set("actions", "standard").is_err(), "a standard game is not gone on with other data");
    assert_eq!(corrected.set("actions", &corrected.get("actions")), Ok(()));
    let game = Of::<SanFrancisco1906>::game();
    assert!(game.complete(&SetupText::new().with("tracks", "sha256:1234")).is_err());
}

#[test]
fn plot_cards_may_have_another_shape() {
    // §data.2, §map.3
    let mut plots = "card,row,col,number,colour,rubble_side_a,rubble_side_b\n".to_owned();
    for card in 1..=8 {
        for (i, colour) in ["green", "red", "yellow", "purple"].into_iter().enumerate() {
            let (row, col, number) = (i / 2, i % 2, 1 + (card + i) % 6);
            let (a, b) = (u8::from(i < 2), u8::from(i > 1));
            plots.push_str(&format!("{card},{row},{col},{number},{colour},{a},{b}\n"));
        }
    }
    for players in 2..=4 {
        let setup = attached(players, &[(Sheet::Plots, plots.clone())]);
        let view = Scenario::with(&setup).build().view(Viewer::Spectator);
        assert_eq!((view.size, view.map.len()), ((4, 2 * players), usize::from(8 * players)));
        plays(&setup);
    }
}

#[test]
fn equal_permits_are_one_choice_and_may_be_spent_together() {
    // §data.2, §build.3
    let permits = edited(Sheet::Permits, "PE18,3,green,tram,hydrant,", "PE18,3,green,park,light,");
    let setup = attached(3, &[(Sheet::Permits, permits)]);
    let two = "3-green-light-park 3-green-light-park";
    let mut game = Scenario::with(&setup).card(1).ready(A, 1).permits(A, two).build();
    act(&mut game, "A move build\nA use build\nA build r2c6-3-green");
    assert_eq!(choices(&game, A), ["spend 3-green-light-park", &format!("spend {two}")]);
    act(&mut game, &format!("A spend {two}\nA take park"));
    let one = Scenario::with(&setup).card(2).permit_row(two).build();
    let mut one = one;
    act(&mut one, "A move permit\nA use permit");
    assert_eq!(choices(&one, A), ["take 3-green-light-park"], "equal cards are one option");
    let mut single = Scenario::with(&setup).card(1).ready(A, 1).permits(A, "3-green-light-park").build();
    act(&mut single, "A move build\nA use build\nA build r2c6-3-green");
    assert!(refusal(&single, A, &format!("spend {two}")).unwrap().starts_with("you do not have the permit"));
    plays(&setup);
}

#[test]
fn action_cards_developments_and_frames_may_be_others() {
    // §data.2
    let actions = edited(
        Sheet::Actions,
        r#"many = ["build", "materials", "benefits:3", "clearing", "pass"]"#,
        r#"many = ["pass", "clearing", "build", "benefits:5"]"#,
    );
    let developments = edited(Sheet::Developments, "light,,5,1/3/6/10/15,0", "light,,6,1/2/4/7/11/16,1")
        .replace("hydrant,,4,2,0", "hydrant,,3,4,0");
    let objectives = edited(Sheet::Objectives, "per-building,violet", "per-building,green")
        .replace("isolated,green,isolated-building,,2", "isolated,violet,isolated-building,,3");
    let setup = attached(
        3,
        &[(Sheet::Actions, actions), (Sheet::Developments, developments), (Sheet::Objectives, objectives)],
    );
    let game = Scenario::with(&setup).card(1).dollars(A, 2).build();
    assert_eq!(choices(&game, A), ["move pass", "move clearing", "move build", "move benefits"]);
    let lights = Scenario::with(&setup).developments(A, &"light ".repeat(6)).build();
    let cards = |game: &SanFrancisco1906, label: &str| {
        game.breakdown(&Words::default()).into_iter().find(|s| s.label == label).unwrap().points[0]
    };
    assert_eq!(cards(&lights, "Urban development cards"), 16);
    let isolated = Scenario::with(&setup).built(A, "r0c0-3-green").common("isolated").build();
    assert_eq!(cards(&isolated, "Common: Isolated buildings"), 3);
    plays(&setup);
}

#[test]
fn boards_tracks_and_scoring_may_be_others() {
    // §data.2, §goal.9, §goal.17
    let tracks = edited(Sheet::Tracks, "requires_presence = true", "requires_presence = false")
        .replace("corner_scope = \"map\"", "corner_scope = \"card\"")
        .replace("rubble.3 = [6, 4, 2]", "rubble.3 = [6, 4, 1]")
        .replace("build_cost = 3", "build_cost = 4");
    let setup = attached(3, &[(Sheet::Tracks, tracks)]);
    let scene = || Scenario::with(&setup);
    let game = scene().rubble(A, 1).common("majority-rubble").build();
    assert_eq!(game.breakdown(&Words::default())[0].points, [6, 2, 2], "nothing ties for the second place");
    let inner = "r1c2-1-green r0c2-4-red r1c1-2-purple r1c3-1-purple r2c2-5-green";
    let game = scene().built(A, inner).face_up(A, "corners").build();
    assert_eq!(game.breakdown(&Words::default())[0].points[0], 3, "a corner of a card, surrounded");
    assert_eq!(scene().year(1911).build().view(Viewer::Spectator).build_cost, 4);
    plays(&setup);
}

#[test]
fn a_smaller_board_is_played_on() {
    // §data.2, §board.3
    let standard = Sheet::Tracks.standard();
    let (before, rest) = standard.split_once("columns = 7").unwrap();
    let (_, after) = rest.split_once("[limits]").unwrap();
    let board = "columns = 2\nrows = 2\nstart = [1, 0]\nvalues = [[-7, -3], [-3, 2]]\n\
                 development_bar = [0, 4]\nclearing_bar = [0, 5]\n[limits]";
    let setup = attached(2, &[(Sheet::Tracks, format!("{before}{board}{after}"))]);
    let view = Scenario::with(&setup).build().view(Viewer::Spectator);
    assert_eq!(view.board, [[-7, -3], [-3, 2]]);
    assert_eq!((view.seats[0].column, view.seats[0].square), (1, -3));
    let mut game = Scenario::with(&setup).year(1909).build();
    act(&mut game, "A income 1\nA advance");
    let seat = game.view(Viewer::Spectator).seats[0].clone();
    assert_eq!((seat.column, seat.row), (1, 1), "up from the last column");
    plays(&setup);
}

#[test]
fn broken_plots_are_refused_with_the_line() {
    // §data.2
    let broken = |from: &str, to: &str| fault(Sheet::Plots, &edited(Sheet::Plots, from, to));
    assert_eq!(broken("1,0,1,1,yellow", "1,0,1,7,yellow"), "plots: line 3: number is \"7\", not 1 to 6");
    assert_eq!(broken("1,0,1,1,yellow", "1,0,1,1,blue"), "plots: line 3: colour: \"blue\" is not a colour");
    assert_eq!(broken("1,0,1,1,yellow", "9,0,1,1,yellow"), "plots: line 3: card is \"9\", not 1 to 8");
    assert_eq!(
        broken("1,0,1,1,yellow", "1,0,0,1,yellow"),
        "plots: line 3: card 1 has two plots at row 0, col 0"
    );
    assert_eq!(
        broken("8,1,2,4,red,0,0\n", ""),
        "plots: card 8 has 5 plots, not 6: all eight cards have 2 rows of 3"
    );
    assert_eq!(
        broken("1,0,2,4,red,0,0", "1,0,2,4,red,1,0"),
        "plots: 17 plots can carry rubble at once, but there are only 16 tokens"
    );
    assert_eq!(
        broken("1,0,2,4,red,0,0", "1,0,2,4,red,0"),
        "plots: line 4: \"1,0,2,4,red,0\" has 6 fields, not 7"
    );
    assert_eq!(
        broken("card,row", "karte,row"),
        "plots: line 1: the first line must be \"card,row,col,number,colour,rubble_side_a,rubble_side_b\""
    );
    assert!(fault(Sheet::Plots, "").starts_with("plots: the file is empty"));
    assert_eq!(broken("1,0,2,4", "1,2,3,4"), "plots: a plot card has 12 plots: 8 is the most");
}

#[test]
fn broken_permits_are_refused_with_the_line() {
    // §data.2, §cards.2
    let broken = |from: &str, to: &str| fault(Sheet::Permits, &edited(Sheet::Permits, from, to));
    assert_eq!(
        broken("PE01,1,green,light,tram,", "PE01,1,green,tram,tram,"),
        "permits: line 2: the two symbols are both tram"
    );
    assert_eq!(
        broken("PE01,1,green,light,tram,", "PE01,1,green,light,bus,"),
        "permits: line 2: symbol_2: \"bus\" is not a kind of urban development"
    );
    assert_eq!(broken("PE03,1,red,light,hydrant,\n", ""), "permits: there are 41 permits, not 42");
    assert_eq!(
        broken("PE41,,,light,park,either", "PE41,1,red,light,park,"),
        "permits: 1 permits are wild, not 2"
    );
    assert_eq!(
        broken("PE41,,,light", "PE41,1,,light"),
        "permits: line 42: a wild permit has no number and no colour"
    );
    assert_eq!(
        broken("park,either", "park,both"),
        "permits: line 42: wild is \"both\", not empty or \"either\""
    );
}

#[test]
fn broken_objectives_are_refused_with_the_line() {
    // §data.2, §cards.3
    let broken = |from: &str, to: &str| fault(Sheet::Objectives, &edited(Sheet::Objectives, from, to));
    assert_eq!(
        broken("majority-red,violet", "majority-green,violet"),
        "objectives: line 3: majority-green stands twice"
    );
    assert_eq!(
        broken("majority-red,violet", "majority-red,green"),
        "objectives: 7 objectives are violet, not 8"
    );
    assert_eq!(
        broken("majority-red,violet", "majority-red,blue"),
        "objectives: line 3: the frame is \"blue\", not violet or green"
    );
    assert_eq!(
        broken("majority-red,violet,majority-colour,red", "majority-red,violet,majority-colour,green"),
        "objectives: line 3: parameter of majority-red is \"red\", not \"green\""
    );
    assert_eq!(
        broken("OB06,per-building", "OB06,per-house"),
        "objectives: line 7: name: \"per-house\" is not a municipal objective"
    );
    assert_eq!(
        broken("set-four-colours,,10", "set-four-colours,,ten"),
        "objectives: line 8: points is \"ten\", not 0 to 20"
    );
    let without: String = Sheet::Objectives
        .standard()
        .lines()
        .filter(|l| !l.contains("best-builder"))
        .map(|l| format!("{l}\n"))
        .collect();
    assert_eq!(fault(Sheet::Objectives, &without), "objectives: best-builder stands 0 times, not once");
    let without: String = Sheet::Objectives
        .standard()
        .lines()
        .filter(|l| !l.contains("OB12"))
        .map(|l| format!("{l}\n"))
        .collect();
    assert_eq!(fault(Sheet::Objectives, &without), "objectives: corners is missing");
}

#[test]
fn broken_developments_are_refused_with_the_line() {
    // §data.2, §setup.5
    let broken = |from: &str, to: &str| fault(Sheet::Developments, &edited(Sheet::Developments, from, to));
    assert_eq!(
        broken("1/3/6/10/15", "1/3/6/10"),
        "developments: line 2: \"1/3/6/10\" says points for 4 cards, not 5"
    );
    assert_eq!(
        broken("1/3/6/10/15", "1/3/six/10/15"),
        "developments: line 2: \"1/3/six/10/15\" is not a scale of points like 1/3/6"
    );
    assert_eq!(broken("tram,,4", "tram,,5"), "developments: there are 18 cards, not 17");
    assert_eq!(broken("tram,,4", "light,,4"), "developments: line 3: light stands twice");
    assert_eq!(
        broken("park,C", "park,D"),
        "developments: line 7: the next park is one card with the letter C"
    );
    assert_eq!(broken("park,A", "park,"), "developments: line 5: every park has a letter");
    assert_eq!(broken("tram,,4", "tram,A,4"), "developments: line 3: tram has no letters, only park has");
    assert_eq!(
        broken("park,B,1,3,0", "park,B,1,3,1"),
        "developments: line 6: all cards of park cost the same to take"
    );
    assert_eq!(broken("tram,,4,3,1\n", ""), "developments: tram is missing");
}

#[test]
fn broken_action_cards_are_refused_with_the_line() {
    // §data.2, §cards.4
    let broken = |from: &str, to: &str| fault(Sheet::Actions, &edited(Sheet::Actions, from, to));
    let two = r#"two  = ["build", "materials", "benefits:2"]"#;
    let with = |spaces: &str| broken(two, &format!("two = {spaces}"));
    let line = "actions: line 10: ";
    assert_eq!(with(r#"["build", "build", "benefits:2"]"#), format!("{line}two has the space build twice"));
    assert_eq!(with(r#"["build"]"#), format!("{line}two has 1 spaces, not 2 to 6"));
    assert_eq!(with(r#"["build", "pass"]"#), format!("{line}two players have no space to pass"));
    assert_eq!(
        with(r#"["build", "benefits"]"#),
        format!("{line}\"benefits\" is not benefits:1 to benefits:15")
    );
    assert_eq!(with(r#"["build", "permit:2"]"#), format!("{line}\"permit:2\": only benefits has an amount"));
    assert_eq!(with(r#"["build", "sleep"]"#), format!("{line}two: \"sleep\" is not a space"));
    assert_eq!(with(r#"["build", 3]"#), format!("{line}two is a list of words in quotes"));
    assert_eq!(with("\"build\""), format!("{line}two must be a list in square brackets"));
    assert_eq!(broken("id = 2", "id = 1"), "actions: line 13: card 1 stands twice");
    assert_eq!(broken("id = 2", "id = 7"), "actions: line 14: id must be a number from 1 to 6");
    assert_eq!(
        broken("id = 1\n", "id = 1\nthree = []\n"),
        "actions: line 10: \"three\" is not known in card: id, two, many"
    );
    assert_eq!(broken(two, ""), "actions: line 8: card: \"two\" is missing");
}

#[test]
fn broken_tracks_are_refused_with_the_line() {
    // §data.2, §year.2
    let broken = |from: &str, to: &str| fault(Sheet::Tracks, &edited(Sheet::Tracks, from, to));
    assert_eq!(
        broken("spaces = [4, 3, 2, 1]", "spaces = [4, 3, 3, 1]"),
        "tracks: line 4: two income spaces bring the same"
    );
    assert_eq!(
        broken("spaces = [4, 3, 2, 1]", "spaces = [4, 3, 2]"),
        "tracks: line 4: spaces has 3 numbers, not 4"
    );
    assert_eq!(broken("limit = 15", "limit = 14"), "tracks: line 8: end_points has 16 numbers, not 15");
    assert_eq!(
        broken("[ 0,  1,  2,  3, 4, 5, 7]", "[ 0,  1,  2,  3, 4, 5]"),
        "tracks: line 14: values, row 5 from the bottom, has 6 numbers, not 7"
    );
    assert_eq!(broken("rows = 5", "rows = 4"), "tracks: line 14: values has 5 rows, not 4");
    assert_eq!(
        broken("start = [0, 0]", "start = [7, 0]"),
        "tracks: line 13: the token begins outside the board"
    );
    assert_eq!(
        broken("corner_scope = \"map\"", "corner_scope = \"town\""),
        "tracks: line 46: corner_scope must be \"map\" or \"card\""
    );
    assert_eq!(
        broken("choose = [\"permit\", \"advance\"]", "choose = [\"permit\", \"build\"]"),
        "tracks: line 72: only 1912 has \"build\" as a bonus"
    );
    assert_eq!(
        broken("choose = [\"permit\", \"advance\"]", "choose = [\"gold\"]"),
        "tracks: line 72: \"gold\" is not a bonus"
    );
    assert_eq!(
        broken("year = 1909", "year = 1910"),
        "tracks: line 69: year must be a number from 1909 to 1909"
    );
    assert_eq!(broken("[prices]", "[pieces]"), "tracks: line 29: [pieces] is not a section of this sheet");
    assert_eq!(broken("row = 3", "row = 9"), "tracks: line 27: row must be a number from 1 to 5");
    assert_eq!(broken("step = 2", "step = two"), "tracks: line 30: \"two\" is not a number");
}
