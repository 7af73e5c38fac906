//! The texts of the game: all there, in every language.

use kernel::Kind;
use proof::{faults_of_words, names, owned};
use san_francisco::{Bonus, Colour, Row, SanFrancisco, Symbol};

#[test]
fn every_text_is_said_and_exists_in_every_language() {
    let symbols = Symbol::ALL.map(|symbol| symbol.word().to_owned());
    let of_symbol = |symbol: &String| -> Vec<String> {
        Colour::ALL.iter().map(|colour| format!("{symbol}-{colour}")).collect()
    };
    let families = [
        ("row", names::<Row>()),
        ("bonus", names::<Bonus>()),
        ("use-of", names::<Bonus>()),
        ("project", symbols.iter().flat_map(of_symbol).collect()),
        ("symbol", symbols.into()),
        ("ending", owned(&["full-city", "foundations"])),
    ];
    let faults = faults_of_words::<SanFrancisco>(env!("CARGO_MANIFEST_DIR"), &families);
    assert!(faults.is_empty(), "{faults:#?}");
}

#[cfg(debug_assertions)]
#[test]
fn every_word_that_is_said_is_data() {
    for setup in ["players=2", "players=4"] {
        let setup = kernel::SetupText::read(setup).expect("pairs").check().expect("a set-up");
        proof::every_word_is_data::<SanFrancisco>(&setup, 3);
    }
}
