//! What the tests of all games share: games that others have recorded, and games that we keep as text.

#[cfg(debug_assertions)]
mod accents;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;

use flate2::read::GzDecoder;
use kernel::{Kind, Match, Present, Record, Setup, Trace, conform};
use words::check::{self, Family};

#[cfg(debug_assertions)]
pub use accents::every_word_is_data;

/// Plays recorded games again (one trace a line, compressed) and counts them: the same questions, the same legal answers, the same results.
///
/// # Panics
/// At the first difference, with the game and the ply.
#[must_use]
pub fn recorded_games<G: Present>(bytes: &[u8]) -> usize {
    let lines = BufReader::new(GzDecoder::new(bytes)).lines();
    let mut games = 0;
    for line in lines {
        games += 1;
        let trace = Trace::read(&line.expect("a line of text")).expect("a trace");
        match conform::<G>(&trace) {
            Ok(plies) => assert!(plies > 0, "game {games} is empty"),
            Err(difference) => panic!("game {games}: {difference}"),
        }
    }
    games
}

/// The games that are kept as text in `tests/replays` of a crate, each with its name. They replay word for word, and their luck follows from their
/// seed.
///
/// # Panics
/// If one of them does not, or is not over.
#[must_use]
pub fn stored_games<G: Present>(crate_folder: &str) -> Vec<(String, Match<G>)> {
    let folder = Path::new(crate_folder).join("tests/replays");
    let mut games = Vec::new();
    for entry in fs::read_dir(folder).expect("there are stored games") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a page of text");
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = Match::<G>::replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(game.record().to_string(), text, "{name} is written as it was");
        assert_eq!(game.verify(), Ok(()), "{name}");
        assert!(game.state().ending().is_some(), "{name} is not over");
        games.push((name, game));
    }
    games
}

/// What is wrong with the texts of a game: missing, left over, said with other values, different between languages. `families` are
/// those of the game, with the names of their members; those that every game has are known.
#[must_use]
pub fn faults_of_words<G: Present>(crate_folder: &str, families: &[Family<'_>]) -> Vec<String> {
    let options = <G::Setup as Setup>::OPTIONS.iter().map(|option| option.name.to_owned()).collect();
    let choices = <G::Setup as Setup>::OPTIONS.iter().flat_map(|option| {
        let words = option.values.words();
        words.into_iter().map(|word| format!("{}-{word}", option.name))
    });
    let mut all = vec![
        ("title", vec![String::new()]),
        ("option", options),
        ("choice", choices.collect()),
        ("score", owned(G::META.score)),
    ];
    all.extend_from_slice(families);
    check::faults(G::META.texts, crate_folder, &all)
}

/// The names of all kinds of a sort, as the members of a family of texts.
#[must_use]
pub fn names<K: Kind>() -> Vec<String> {
    K::ALL.iter().map(|kind| kind.name().to_owned()).collect()
}

/// The members of a family of texts by name.
#[must_use]
pub fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}
