//! Corrected decks and boards, and broken ones. §cards.3

use kernel::{Chance, Game, Log, Match, Present, Record, Seat, Seed, Setup as _, SetupText, Values, legal};
use san_francisco::{Board, Bonus, Deck, Row, SanFrancisco, Setup};

const CARDS: &str = include_str!("../data/cards.csv");
const BOARD: &str = include_str!("../data/board.toml");

/// A corrected deck: two plain blue cards become a kind that the standard deck does not have.
fn corrected() -> String {
    CARDS.replace("BL01,blue,plain3,3,0,0,0,0,0,0,2", "BL01,blue,line3_bonus,3,1,0,0,0,0,1,2")
}

fn broken(old: &str, new: &str) -> String {
    assert!(CARDS.contains(old), "{old}");
    Deck::read(&CARDS.replace(old, new)).expect_err("it is broken")
}

fn broken_board(old: &str, new: &str) -> String {
    assert!(BOARD.contains(old), "{old}");
    Board::read(&BOARD.replace(old, new)).expect_err("it is broken")
}

fn setup(content: Option<String>, pairs: &str) -> Result<Setup, String> {
    let text = SetupText::read(pairs).expect("pairs");
    let text = content.into_iter().fold(text, |text, content| text.with_file("deck", content));
    text.check().map_err(|error| error.to_string())
}

/// Plays a game at random with fair luck.
fn play(setup: &Setup, word: &str) -> Match<SanFrancisco> {
    let seed = Seed::from_word(word);
    let mut game = Match::<SanFrancisco>::new(setup.clone(), seed).expect("a set-up");
    let mut dice = Chance::fast(seed.short());
    while let Some(seat) = game.state().acting().first() {
        let actions = legal(game.state(), seat);
        let action = actions[dice.below(actions.len() as u32) as usize];
        game.play(seat, action).expect("a legal answer");
        game.state().check().expect("a sound position");
    }
    game
}

#[test]
fn the_standard_data_are_called_standard_and_not_written() {
    let setup = setup(None, "players=3").unwrap();
    assert_eq!((setup.get("deck"), setup.get("board")), ("standard".to_owned(), "standard".to_owned()));
    assert_eq!(SetupText::of(&setup).to_string(), "players=3");
    let same = SetupText::new().with_file("deck", CARDS.to_owned()).with_file("board", BOARD.to_owned());
    assert_eq!(same.check::<Setup>().unwrap().get("deck"), "standard");
    let kinds: Vec<Values> = Setup::OPTIONS.iter().map(|option| option.values).collect();
    assert_eq!(kinds, [Values::Number(2, 4), Values::File, Values::File]);
}

#[test]
fn a_corrected_deck_is_played_and_named_by_its_hash() {
    let setup = setup(Some(corrected()), "players=4").unwrap();
    let name = setup.get("deck");
    assert!(name.starts_with("sha256:") && name.len() == 7 + 64, "{name}");
    assert_eq!(name, setup.deck.hash());
    assert_eq!(SetupText::of(&setup).to_string(), format!("players=4 deck={name}"));
    assert_eq!(setup.deck.copies_of("blue-line-3-bonus".parse().unwrap()), 2);
    assert_eq!(setup.deck.copies_of("blue-plain-3".parse().unwrap()), 0);
    for i in 0..30 {
        let game = play(&setup, &format!("corrected {i}"));
        assert!(game.record().to_string().contains(&name));
        assert_eq!(game.verify(), Ok(()));
    }
}

#[test]
fn a_record_with_another_deck_is_replayed_with_that_deck_alone() {
    let setup = setup(Some(corrected()), "players=2").unwrap();
    let game = play(&setup, "record");
    let text = game.record().to_string();
    let record = Record::read(&text).unwrap();

    let with = |content: String| {
        let mut record = record.clone();
        record.setup = record.setup.with_file("deck", content);
        Match::<SanFrancisco>::replay(&record)
    };
    let again = with(corrected()).expect("the same deck");
    assert_eq!(again.state(), game.state());
    assert_eq!(again.record().to_string(), text);

    let hash = setup.get("deck");
    let standard = Deck::standard().hash();
    let error = Match::<SanFrancisco>::replay(&record).expect_err("without the file").to_string();
    assert_eq!(
        error,
        format!(
            "line 3: deck: {hash} is wanted: give the deck file with that hash; the standard one is {standard}"
        )
    );
    let other = corrected().replace("BL01", "BL99");
    let found = Deck::read(&other).unwrap().hash();
    let error = with(other).expect_err("another file").to_string();
    assert_eq!(error, format!("line 3: deck: {hash} is wanted, but the file that was given is {found}"));
}

#[test]
fn a_set_up_takes_no_other_deck_than_the_one_it_names() {
    let standard = Deck::standard().hash();
    assert!(setup(None, &format!("deck={standard}")).is_ok(), "the standard deck by its hash");
    assert!(setup(None, "deck=standard,board=standard").is_ok());
    let error = setup(Some(corrected()), "deck=standard").unwrap_err();
    assert!(error.starts_with("deck: a file with the hash sha256:"), "{error}");
    assert!(error.ends_with("was given, but the standard deck is wanted"), "{error}");
    let error = setup(None, "deck=cards.csv").unwrap_err();
    assert_eq!(error, "deck: \"cards.csv\" is neither standard nor the hash of a file, sha256:…");
}

#[test]
fn every_fault_of_a_row_is_named_with_the_row() {
    let row = "BL04,blue,line1_bonus,1,1,0,0,0,0,1,1";
    let wrong = [
        (
            "BL04,pink,line1_bonus,1,1,0,0,0,0,1,1",
            "\"pink\" is not a colour: blue, grey, orange, yellow, green, black",
        ),
        ("BL04,blue,line5_bonus,5,1,0,0,0,0,1,1", "value is 0 to 4, not \"5\""),
        ("BL04,blue,line1_bonus,1,2,0,0,0,0,1,1", "tram_line is 0 to 1, not \"2\""),
        ("BL04,blue,line1_bonus,1,1,0,0,0,0,x,1", "bonus_symbol is 0 to 1, not \"x\""),
        ("BL04,blue,line1_bonus,1,1,0,0,0,0,1,0", "count is 1 to 87, not \"0\""),
        ("BL04,blue,line1_bonus,1,1,0,0,0,0,1", "a row has 11 cells, not 10"),
        (
            "BL04,blue,line1_bonus,1,1,0,0,0,0,0,1",
            "the kind \"line1_bonus\" does not say what the row shows: that is blue-line-1",
        ),
        ("BL04,blue,depot1_line,1,1,1,0,1,0,0,1", "a card shows at most one of depot, garden and foundation"),
        ("BL04,blue,garden,0,0,0,1,0,0,0,1", "gardens are grey, orange or yellow"),
        ("BL03,blue,line1_bonus,1,1,0,0,0,0,1,1", "every row has an id of its own"),
        (
            "BL04,blue,line2,2,1,0,0,0,0,0,1",
            "blue-line-2 is the card of row BL03: write one row with the sum",
        ),
    ];
    for (new, why) in wrong {
        let id = &new[..4];
        assert_eq!(broken(row, new), format!("line 5 ({id}): {why}"));
    }
    let value = broken("GY07,grey,garden,0,0,0,1,0,0,0,2", "GY07,grey,garden2,2,0,0,1,0,0,0,2");
    assert_eq!(
        value,
        "line 17 (GY07): a garden shows no value: it is worth something by its neighbours alone"
    );
    let error = SetupText::new().with_file("deck", CARDS.replace(row, wrong[1].0)).check::<Setup>();
    assert_eq!(error.unwrap_err().to_string(), "deck: line 5 (BL04): value is 0 to 4, not \"5\"");
}

#[test]
fn every_fault_of_a_whole_deck_is_named() {
    assert!(Deck::read("").unwrap_err().starts_with("line 1: the columns are id,colour,kind"));
    let more = broken("BL01,blue,plain3,3,0,0,0,0,0,0,2", "BL01,blue,plain3,3,0,0,0,0,0,0,3");
    assert_eq!(more, "the column count adds up to 88 cards: there are 87");
    let few = CARDS.replace("BK01,black,foundation,0,0,0,0,1,0,0,2", "BK01,black,plain1,1,0,0,0,0,0,0,2");
    assert_eq!(Deck::read(&few).unwrap_err(), "there are 9 foundation cards: at least 10");
    // Four black cards: two foundations and two depots; the others become green.
    let green = CARDS
        .replace("BK03,black,line1,", "BK03,green,line1,")
        .replace("BK04,black,plain2,2,0,0,0,0,0,0,2", "BK04,green,plain1,1,0,0,0,0,0,0,2")
        .replace("BK05,black,", "BK05,green,");
    assert_eq!(Deck::read(&green).unwrap_err(), "there are 4 black cards: at least 5 of each colour");
}

#[test]
fn a_file_of_another_editor_is_read_all_the_same() {
    let windows = format!("\u{feff}{}", CARDS.replace('\n', "\r\n"));
    let deck = Deck::read(&windows).unwrap();
    assert!(deck.iter().eq(Deck::standard().iter()));
    assert_ne!(deck.hash(), Deck::standard().hash());
    assert!(std::ptr::eq(deck, Deck::read(&windows).unwrap()), "one deck in memory for each file");
}

#[test]
fn a_corrected_board_grants_other_bonuses() {
    // §bonus.3
    let text = BOARD
        .replace("blue   = \"plus2_token\"", "blue   = \"discard2_token\"")
        .replace("green  = \"discard2_token\"", "green  = \"plus2_token\"");
    let setup: Setup = SetupText::new().with_file("board", text).check().unwrap();
    assert_eq!(setup.board.bonus(Row::Blue), Bonus::DiscardToken);
    assert_eq!(setup.board.bonus(Row::Green), Bonus::Plus2Token);
    assert!(SetupText::of(&setup).to_string().starts_with("players=2 board=sha256:"));
    for i in 0..30 {
        play(&setup, &format!("board {i}"));
    }
    let game = SanFrancisco::new(&setup, &mut Chance::fast(1)).unwrap();
    assert_ne!(game, SanFrancisco::new(&Setup::of(2), &mut Chance::fast(1)).unwrap());
}

#[test]
fn a_corrected_number_of_the_board_is_played() {
    // §setup.2, §points.1
    let text = BOARD.replace("p2 = 6\n", "p2 = 4\n").replace("medal = 2", "medal = 6");
    let setup: Setup = SetupText::new().with_file("board", text).check().unwrap();
    assert_eq!(setup.board.tokens(2), 4);
    let mut chance = Chance::fast(3);
    let mut game = SanFrancisco::new(&setup, &mut chance).unwrap();
    while let Some(seat) = game.acting().first() {
        let actions = legal(&game, seat);
        let action = actions[chance.below(actions.len() as u32) as usize];
        game.apply(seat, action, &mut chance, &mut Log::off());
    }
    let medal = &game.breakdown(&kernel::Words::default())[1];
    assert!(medal.points.iter().all(|points| [0, 6].contains(points)));
    assert_eq!(Seat::all(2).count(), medal.points.len());
}

#[test]
fn every_fault_of_a_board_is_named_with_its_line() {
    let wrong = [
        ("columns = 5\n", "columns = 6\n", "line 6 (columns): these rules know no other value than 5"),
        (
            "skyscraper_threshold = 7",
            "skyscraper_threshold = 77",
            "line 11 (skyscraper_threshold): 1 to 24, not 77",
        ),
        ("skyscraper_threshold = 7", "skyscraper_threshold", "line 11: write key = value"),
        ("p3 = 8", "p2 = 8", "line 28 (foundation_tokens.p2): it stands twice"),
        ("p3 = 8\n", "", "foundation_tokens.p3 is missing"),
        (
            "tram_p2 = [5]",
            "tram_p2 = [5, 1, 1]",
            "line 35 (advantage.tram_p2): a list of at most 2 numbers from -20 to 20, not [5, 1, 1]",
        ),
        ("medal = 2", "medal = 2\ngold = 3", "line 42 (points_half_vp.gold): there is no such number"),
        (
            "\"depot_card\"",
            "\"value4_card\"",
            "line 21 (bonus.orange): each of the five districts has a bonus of its own",
        ),
    ];
    for (old, new, why) in wrong {
        assert_eq!(broken_board(old, new), why);
    }
    let error = broken_board("\"depot_card\"", "\"gold\"");
    assert!(error.starts_with("line 21 (bonus.orange): \"gold\" is not a district's bonus"), "{error}");
}
