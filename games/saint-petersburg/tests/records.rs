//! Damaged records are refused with the line and the reason, whatever the damage.

use kernel::{Match, Record};
use proptest::prelude::*;
use saint_petersburg::SaintPetersburg;

const WHOLE: &str = include_str!("replays/2-players-noble.cabildo");

fn read(bytes: &[u8]) -> Result<Match<SaintPetersburg>, String> {
    let record = Record::read_bytes(bytes).map_err(|error| error.to_string())?;
    Match::replay(&record).map_err(|error| error.to_string())
}

fn refused(text: &str) -> String {
    read(text.as_bytes()).expect_err("a damaged record is refused")
}

/// The record with one line changed.
fn with_line(number: usize, change: impl Fn(&str) -> String) -> String {
    let lines = WHOLE
        .lines()
        .enumerate()
        .map(|(i, line)| if i + 1 == number { change(line) } else { line.to_owned() });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

/// The number of the first line that contains these words.
fn line_with(words: &str) -> usize {
    1 + WHOLE.lines().position(|line| line.contains(words)).expect("the record has such a line")
}

#[test]
fn the_whole_record_is_read() {
    assert!(read(WHOLE.as_bytes()).is_ok());
}

#[test]
fn a_truncated_record_is_refused() {
    let lines: Vec<&str> = WHOLE.lines().collect();
    let half = lines[..lines.len() / 2].join("\n") + "\n";
    let line = lines.len() / 2 + 1;
    assert_eq!(
        refused(&half),
        format!(
            "line {line}: the record breaks off: the last line should be \"end\" and the result, or \"end unfinished\""
        )
    );
    assert!(refused("").starts_with("line 1: the record breaks off: there is no line \"game\""));
    for cut in (0..WHOLE.len() - 2).step_by(7) {
        let error = read(&WHOLE.as_bytes()[..cut]).expect_err("cut off");
        assert!(error.starts_with("line "), "{error}");
    }
}

#[test]
fn a_wrong_word_is_refused() {
    let line = line_with(" take ");
    let text = with_line(line, |old| old.replace(" take ", " grab "));
    assert!(refused(&text).starts_with(&format!("line {line}: \"grab ")), "{}", refused(&text));
    let text = with_line(3, |_| "setup    players=5".to_owned());
    assert_eq!(refused(&text), "line 3: players=5: players takes 2, 3, 4");
    let text = with_line(2, |_| "rules    7".to_owned());
    assert_eq!(refused(&text), "line 2: rules version 7 is not known: this is version 1");
    let text = with_line(1, |_| "game     san-juan".to_owned());
    assert_eq!(refused(&text), "line 1: this is a record of san-juan, not of saint-petersburg");
    let text = with_line(5, |_| "seed     8f3c".to_owned());
    assert_eq!(refused(&text), "line 5: seed \"8f3c\" is not 64 hexadecimal digits");
}

#[test]
fn an_illegal_action_is_refused_with_its_reason() {
    let line = 1 + line_with("luck ");
    let text = with_line(line, |old| {
        let seat = old.split_whitespace().nth(1).expect("a seat");
        format!("1    {seat}  buy czar upper for judge")
    });
    let error = refused(&text);
    assert_eq!(
        error,
        format!(
            "line {line}: \"buy czar upper for judge\" is not legal now: there is no Czar in the upper row · §turn.1"
        )
    );
    let text = with_line(line, |old| {
        let seat = if old.contains(" A ") { "B" } else { "A" };
        format!("1    {seat}  pass")
    });
    assert!(refused(&text).contains("is not asked now: it is the turn of"), "{}", refused(&text));
}

#[test]
fn wrong_luck_is_refused() {
    let line = line_with("~");
    let text = with_line(line, |old| old.split('~').next().unwrap_or_default().to_owned());
    assert_eq!(refused(&text), format!("line {line}: the rules draw once more than the luck has words"));
    let text = with_line(line, |old| format!("{old} market"));
    assert!(
        refused(&text).starts_with(&format!("line {line}: luck \"market\" is left over")),
        "{}",
        refused(&text)
    );
    let text = with_line(line, |old| format!("{} ~ czar", old.split('~').next().unwrap_or_default()));
    assert!(refused(&text).starts_with(&format!("line {line}: luck \"czar\" cannot be drawn now: ")));
}

#[test]
fn a_wrong_result_is_refused() {
    let line = WHOLE.lines().count();
    let right = WHOLE.lines().last().expect("a result")[9..].to_owned();
    let text = with_line(line, |_| "end      A 1/1  B 2/2".to_owned());
    assert_eq!(refused(&text), format!("line {line}: the result is {right}, not A 1/1  B 2/2"));
    let text = with_line(line, |_| "end      unfinished".to_owned());
    assert_eq!(refused(&text), format!("line {line}: the game is over: the result is {right}"));
    let text = with_line(line, |_| "end      A".to_owned());
    assert!(refused(&text).contains("is not a result"), "{}", refused(&text));
    let text = format!("{WHOLE}1  A  pass\n");
    assert_eq!(refused(&text), format!("line {}: \"1\" stands after the end", line + 1));
}

#[test]
fn rubbish_is_refused() {
    assert_eq!(
        read(b"\x7fELF\xff\xfe").expect_err("not text"),
        "line 1: this is not text: a record is a page of plain UTF-8 text"
    );
    assert!(refused("{\"game\":\"saint-petersburg\"}").starts_with("line 1: "));
    assert!(refused(&"x".repeat(100_000)).len() < 300, "a message stays short");
}

#[test]
fn a_seed_that_is_not_the_published_one_is_found_out() {
    let other = kernel::Seed::from_word("another");
    let text = with_line(5, |_| format!("seed     {other}"));
    let game = read(text.as_bytes()).expect("the luck is written down, so it can be replayed");
    let unfair = game.verify().expect_err("the hash says otherwise").to_string();
    assert!(unfair.starts_with("the seed's hash is "), "{unfair}");
    let text = WHOLE.lines().filter(|line| !line.starts_with("hash")).collect::<Vec<_>>().join("\n");
    let text = text.replace(WHOLE.lines().nth(4).expect("a seed"), &format!("seed     {other}"));
    let unfair =
        read(text.as_bytes()).expect("it can be replayed").verify().expect_err("other luck").to_string();
    assert!(unfair.starts_with("set-up: the seed gives "), "{unfair}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(read(&bytes).is_err());
    }

    #[test]
    fn no_damage_makes_the_reader_panic(places in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6)) {
        let mut bytes = WHOLE.as_bytes().to_vec();
        for (place, byte) in places {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        // Damage to spaces or to the seed may leave a sound record; anything else is refused with a line.
        if let Err(error) = read(&bytes) {
            prop_assert!(error.starts_with("line "), "{}", error);
        }
    }

    #[test]
    fn no_shuffled_lines_make_the_reader_panic(from in any::<prop::sample::Index>(), to in any::<prop::sample::Index>()) {
        let mut lines: Vec<&str> = WHOLE.lines().collect();
        let (from, to) = (from.index(lines.len()), to.index(lines.len()));
        let line = lines.remove(from);
        lines.insert(to, line);
        if let Err(error) = read((lines.join("\n") + "\n").as_bytes()) {
            prop_assert!(error.starts_with("line "), "{}", error);
        }
    }
}
