//! The texts of the game: all there, in every language, and said in good French.

use kernel::{Lang, Present, Seat, Words};
use proof::{faults_of_words, names};
use saint_petersburg::{Card, Event, Row, SaintPetersburg, Stack};

#[test]
fn every_text_is_said_and_exists_in_every_language() {
    let families = [
        ("card", names::<Card>()),
        ("stack", names::<Stack>()),
        ("phase", names::<Stack>()),
        ("row", names::<Row>()),
        ("ending", names::<Stack>()),
    ];
    let faults = faults_of_words::<SaintPetersburg>(env!("CARGO_MANIFEST_DIR"), &families);
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn french_elides_before_a_vowel() {
    let words = Words::new(Lang::Fr).with_names(["Amateur", "Berthe"]);
    let [a, b] = [0, 1].map(|i| Seat::all(2).nth(i).expect("two seats"));
    let said = |event: Event| SaintPetersburg::sentence(&event, &words).expect("a sentence");
    let played =
        |seat, target| said(Event::Played { seat, card: Card::Admiral, target: Some(target), price: 3 });
    assert_eq!(
        played(a, Card::Administrator),
        "Amateur joue Amiral à la place d’Administrateur de sa main pour 3\u{a0}₽."
    );
    assert_eq!(played(b, Card::Judge), "Berthe joue Amiral à la place de Juge de sa main pour 3\u{a0}₽.");
    let drawn = |seat| said(Event::Observed { seat, stack: Stack::Noble, card: Card::Judge });
    assert_eq!(drawn(a), "L’Observatoire d’Amateur montre Juge (Nobles).");
    assert_eq!(drawn(b), "L’Observatoire de Berthe montre Juge (Nobles).");
}

#[cfg(debug_assertions)]
#[test]
fn every_word_that_is_said_is_data() {
    for setup in ["players=2", "players=4"] {
        let setup = kernel::SetupText::read(setup).expect("pairs").check().expect("a set-up");
        proof::every_word_is_data::<SaintPetersburg>(&setup, 3);
    }
}
