//! The texts of the game: all there, in every language, and said in good French.

use kernel::{Lang, Present, Seat, Words};
use proof::{faults_of_words, names, owned};
use puerto_rico::{Building, Event, Good, Origin, PuertoRico, Role, Tile};

#[test]
fn every_text_is_said_and_exists_in_every_language() {
    let families = [
        ("building", names::<Building>()),
        ("one", names::<Building>()),
        ("good", names::<Good>()),
        ("some", names::<Good>()),
        ("tile", names::<Tile>()),
        ("role", names::<Role>()),
        ("phase", names::<Role>()),
        ("ending", owned(&["colonists", "city", "points"])),
    ];
    let faults = faults_of_words::<PuertoRico>(env!("CARGO_MANIFEST_DIR"), &families);
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_sale_is_told_in_whole_sentences() {
    let said = |lang, good, doubloons| {
        let event = Event::Sold { seat: Seat::A, good, post: false, doubloons };
        PuertoRico::sentence(&event, &Words::new(lang).with_names(["Anne"])).expect("a sentence")
    };
    assert_eq!(said(Lang::Fr, Good::Corn, 0), "Anne vend du maïs pour rien.");
    assert_eq!(said(Lang::Fr, Good::Indigo, 1), "Anne vend de l’indigo pour 1 doublon.");
    assert_eq!(said(Lang::En, Good::Indigo, 1), "Anne sells indigo for 1 doubloon.");
    assert_eq!(said(Lang::En, Good::Coffee, 4), "Anne sells coffee for 4 doubloons.");
    let laid = Event::Laid { seat: Seat::A, tile: Tile::Indigo, from: Origin::Row };
    let words = Words::new(Lang::Fr).with_names(["Anne"]);
    assert_eq!(PuertoRico::sentence(&laid, &words).as_deref(), Some("Anne pose une plantation d’indigo."));
}
