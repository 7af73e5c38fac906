//! Records: pages that are read, and pages that are refused with the line and the reason.

use kernel::toy::{Setup, Toy};
use kernel::{Match, Record, Seed, Viewer};

use crate::matches::{begun, go_on, whole};

/// A whole game as text.
fn page() -> String {
    whole("page").record().to_string()
}

fn read(text: &str) -> Result<Match<Toy>, String> {
    let record = Record::read(text).map_err(|error| error.to_string())?;
    Match::replay(&record).map_err(|error| error.to_string())
}

fn refused(text: &str) -> String {
    read(text).expect_err("a damaged record is refused")
}

/// The page with one line, counted from 1, made into another.
fn with_line(number: usize, change: impl Fn(&str) -> String) -> String {
    let page = page();
    let lines = page.lines().enumerate();
    let lines = lines.map(|(i, line)| if i + 1 == number { change(line) } else { line.to_owned() });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

/// The line on which the first ply stands: after game, rules, setup, hash, seed and luck.
const FIRST: usize = 7;

#[test]
fn a_page_is_read_and_written_again_word_for_word() {
    for (players, short) in [(2, false), (3, true)] {
        let mut game =
            Match::<Toy>::new(Setup { players, short }, Seed::from_word("again")).expect("allowed");
        for plies in 0..6 {
            let text = game.record().to_string();
            assert_eq!(read(&text).expect("it replays").record().to_string(), text, "after {plies} plies");
            go_on(&mut game, 1, true);
        }
    }
    assert!(read(&page()).expect("it replays").is_over());
}

#[test]
fn comments_blank_lines_and_other_spacing_are_allowed() {
    let loose: String = page().lines().map(|line| format!("  {line}   # a remark\r\n\n")).collect();
    assert_eq!(read(&loose).expect("it replays").record().to_string(), page());
}

#[test]
fn the_first_lines_say_what_is_played() {
    let at = |line: usize, text: &str| refused(&with_line(line, |_| text.to_owned()));
    assert_eq!(at(1, "game  chess"), "line 1: this is a record of chess, not of toy");
    assert_eq!(at(1, "game"), "line 1: after \"game\" a word is missing");
    assert_eq!(at(1, "game toy game"), "line 1: after \"game\" stands one word: \"game\" is too much");
    assert_eq!(
        at(1, "hello"),
        "line 1: \"hello\" is not the beginning of a record: the first line is \"game\" and the game's name"
    );
    assert_eq!(at(2, "rules 9"), "line 2: rules version 9 is not known: this is version 1");
    assert_eq!(at(2, "rules one"), "line 2: rules \"one\" is not a version number");
    assert_eq!(at(3, "setup players=4"), "line 3: players=4: players takes 2, 3");
    assert_eq!(
        at(3, "setup players"),
        "line 3: \"players\" is not an option: write name=value, for example players=3"
    );
    assert_eq!(at(4, "hash 12"), "line 4: hash \"12\" is not 64 hexadecimal digits");
    assert_eq!(at(5, "seed xyz"), "line 5: seed \"xyz\" is not 64 hexadecimal digits");
    assert_eq!(at(5, "rules 1"), "line 5: the line \"rules\" stands twice");
    assert_eq!(
        at(5, "weather fine"),
        "line 5: \"weather\" is not a line of a record: game, rules, setup, parent, hash, seed, luck, a ply's number, fork, end"
    );
}

#[test]
fn luck_that_does_not_fit_is_refused_where_it_stands() {
    let too_few = refused(&with_line(6, |_| "luck white".to_owned()));
    assert!(too_few.starts_with("line 6: "), "{too_few}");
    let too_many = refused(&with_line(6, |line| format!("{line} red")));
    assert!(too_many.starts_with("line 6: ") && too_many.contains("red"), "{too_many}");
    let unknown = refused(&with_line(6, |_| "luck white green".to_owned()));
    assert!(unknown.starts_with("line 6: ") && unknown.contains("\"green\""), "{unknown}");
    let drawn = refused(&with_line(FIRST, |_| "1 A draw ~ green".to_owned()));
    assert!(drawn.starts_with(&format!("line {FIRST}: ")) && drawn.contains("\"green\""), "{drawn}");
}

#[test]
fn a_ply_that_does_not_fit_is_refused_where_it_stands() {
    let at = |text: &str| refused(&with_line(FIRST, |_| text.to_owned()));
    assert_eq!(at("2 A draw"), "line 7: this is ply 1, not 2");
    assert_eq!(at("1"), "line 7: ply 1 has no seat and no action");
    assert_eq!(at("1 A"), "line 7: ply 1 has no action");
    assert_eq!(at("1 Z draw"), "line 7: \"Z\" is not a seat: seats are A, B, C, D, E");
    assert_eq!(at("1 A jump"), "line 7: \"jump\" is not an action: write draw, lay red or keep red");
    assert_eq!(at("1 B draw"), "line 7: seat B is not asked now: it is the turn of A");
    assert_eq!(
        at("draw"),
        "line 7: \"draw\" is not a line of a record: game, rules, setup, parent, hash, seed, luck, a ply's number, fork, end"
    );
    let later = refused(&with_line(FIRST + 1, |_| "seed 12".to_owned()));
    assert_eq!(later, "line 8: \"seed\" is neither a ply's number nor \"end\"");
}

#[test]
fn an_illegal_ply_is_refused_with_the_rule_that_forbids_it() {
    let mut game = begun("page");
    go_on(&mut game, 2, false);
    let mut record = game.record();
    record.plies.push(kernel::RecordPly {
        seat: kernel::Seat::A,
        action: "draw".to_owned(),
        luck: vec!["red".to_owned()],
        line: 0,
    });
    let error = refused(&record.to_string());
    assert_eq!(error, "line 9: \"draw\" is not legal now: your hand is full · §draw.1");
}

#[test]
fn a_page_that_breaks_off_says_what_is_missing() {
    assert_eq!(refused(""), "line 1: the record breaks off: there is no line \"game\"");
    assert_eq!(refused("game toy\n"), "line 2: the record breaks off: there is no line \"rules\"");
    let page = page();
    let headless = page.replace("luck ", "# ");
    assert_eq!(
        refused(&headless),
        "line 7: plies begin before the lines game, rules, setup and luck are complete"
    );
    let endless: String =
        page.lines().filter(|line| !line.starts_with("end")).map(|l| format!("{l}\n")).collect();
    let line = endless.lines().count() + 1;
    assert_eq!(
        refused(&endless),
        format!(
            "line {line}: the record breaks off: the last line should be \"end\" and the result, or \"end unfinished\""
        )
    );
}

#[test]
fn the_result_must_be_the_result() {
    let last = page().lines().count();
    let at = |text: &str| refused(&with_line(last, |_| text.to_owned()));
    assert!(at("end unfinished").starts_with(&format!("line {last}: the game is over: the result is ")));
    assert!(
        at("end A 0  B 0").starts_with(&format!("line {last}: the result is A ")),
        "{}",
        at("end A 0  B 0")
    );
    assert!(at("end A").contains("is not a result: write a seat and its points"));
    assert!(at("end A one  B 2").contains("is not a result: write a seat and its points"));
    let after = page() + "12 A draw\n";
    assert_eq!(refused(&after), format!("line {}: \"12\" stands after the end", last + 1));
    let mut early = begun("page");
    go_on(&mut early, 2, false);
    let early = early.record().to_string().replace("end      unfinished", "end A 1  B 2");
    assert!(refused(&early).contains("the game is not over: it is the turn of A"), "{}", refused(&early));
}

#[test]
fn the_veiled_record_of_a_running_game_cannot_be_replayed() {
    let mut game = begun("veiled");
    go_on(&mut game, 2, true);
    let veiled = game.record_for(Viewer::Spectator).to_string();
    let error = refused(&veiled);
    assert!(error.starts_with("line 5: \"?\" stands for something that was hidden"), "{error}\n{veiled}");
    let ply = with_line(FIRST, |_| "1 A keep ?".to_owned());
    assert!(refused(&ply).starts_with("line 7: \"?\" stands for something that was hidden"));
}

#[test]
fn what_is_not_text_is_refused_with_its_line() {
    let mut bytes = page().into_bytes();
    let third = page().lines().take(2).map(|line| line.len() + 1).sum::<usize>();
    bytes[third] = 0xff;
    let error = Record::read_bytes(&bytes).expect_err("not text").to_string();
    assert_eq!(error, "line 3: this is not text: a record is a page of plain UTF-8 text");
    assert!(Record::read_bytes(page().as_bytes()).is_ok());
}

#[test]
fn a_word_of_a_damaged_page_is_shown_shortened_and_without_control_signs() {
    let long = refused(&format!("{}\u{7}", "x".repeat(500)));
    assert!(long.len() < 200 && !long.contains('\u{7}'), "{long}");
}

#[test]
fn whatever_is_cut_off_or_flipped_is_refused_with_a_line_or_replays() {
    let page = page();
    for cut in 0..page.len() - 1 {
        // A cut within the last number may leave another result, a cut before the last line's end the whole.
        if let Err(error) = read(&page[..cut]) {
            assert!(error.starts_with("line "), "{error}");
        }
        let mut bytes = page.clone().into_bytes();
        bytes[cut] ^= 1;
        let text = String::from_utf8(bytes).expect("the lowest bit of ASCII");
        if let Err(error) = read(&text) {
            assert!(error.starts_with("line "), "{error}");
        }
    }
}
