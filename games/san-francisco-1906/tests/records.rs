//! Damaged records of this game are refused with the line and the reason, whatever the damage.

use kernel::{Match, Record};
use proptest::prelude::*;
use san_francisco_1906::SanFrancisco1906;

const WHOLE: &str = include_str!("replays/2-players-best-builder.cabildo");

fn read(bytes: &[u8]) -> Result<Match<SanFrancisco1906>, String> {
    let record = Record::read_bytes(bytes).map_err(|error| error.to_string())?;
    Match::replay(&record).map_err(|error| error.to_string())
}

/// The record with the first line that contains some words changed, and the number of that line.
fn changed(words: &str, change: impl Fn(&str) -> String) -> (usize, String) {
    let at = WHOLE.lines().position(|line| line.contains(words)).expect("the record has such a line");
    let lines =
        WHOLE.lines().enumerate().map(|(i, line)| if i == at { change(line) } else { line.to_owned() });
    let text = lines.collect::<Vec<_>>().join("\n") + "\n";
    (at + 1, read(text.as_bytes()).expect_err("a damaged record is refused"))
}

#[test]
fn the_whole_record_is_read() {
    assert!(read(WHOLE.as_bytes()).is_ok());
}

#[test]
fn a_wrong_word_is_refused_with_its_reason() {
    // §income.1, §build.1
    let (line, error) = changed(" income ", |old| old.replace("income", "income 1"));
    assert!(error.starts_with(&format!("line {line}: \"income 1 ")), "{error}");
    let (line, error) = changed("  build r", |old| {
        let plot = old.find("build").expect("a plot");
        old[..plot].to_owned() + "build r5c0-1-green"
    });
    assert_eq!(
        error,
        format!(
            "line {line}: \"build r5c0-1-green\" is not legal now: the map has no plot in row 6, column 1 · §map.3"
        )
    );
    let (_, error) = changed("luck ", |old| old.replacen("plot-", "plat-", 1));
    assert!(error.contains("cannot be drawn now"), "{error}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_damage_makes_the_reader_panic(places in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6)) {
        let mut bytes = WHOLE.as_bytes().to_vec();
        for (place, byte) in places {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
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

    #[test]
    fn no_bytes_make_a_sheet_of_data_panic(sheet in 0usize..6, places in prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..6)) {
        // §data.2
        use kernel::{Kind, Setup as _};
        use san_francisco_1906::{Setup, Sheet};
        let sheet = Sheet::ALL[sheet];
        let mut text: Vec<char> = sheet.standard().chars().collect();
        for (place, letter) in places {
            let place = place.index(text.len());
            text[place] = letter;
        }
        let text: String = text.into_iter().collect();
        if let Err(error) = Setup::default().attach(sheet.name(), &text) {
            prop_assert!(error.to_string().starts_with(sheet.name()));
        }
    }
}
