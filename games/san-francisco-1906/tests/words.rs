//! How the game speaks: labels with their prices, pages, sentences, in both languages.

use kernel::script::act;
use kernel::{Game, Lang, Log, Present, Seat, Viewer, Words};
use proof::{faults_of_words, names, owned};
use san_francisco_1906::{Action, Colour, Development, Objective, SanFrancisco1906, Scenario, Space};

const A: Seat = Seat::A;

fn labels(game: &SanFrancisco1906, lang: Lang) -> Vec<String> {
    let words = Words::new(lang);
    kernel::legal(game, A).into_iter().map(|action| game.label(A, action, &words)).collect()
}

#[test]
fn a_label_says_what_an_action_costs() {
    // §turn.3, §urban.1
    let mut game =
        Scenario::new(3).year(1907).card(6).dollars(A, 8).permit_row("4-red-light-hydrant").build();
    act(&mut game, "A move clearing");
    assert_eq!(
        labels(&game, Lang::En),
        [
            "Permit ($4 for the steps)",
            "Urban development ($2, $2 for the steps)",
            "Clearing",
            "Benefits (+$3, $2 for the steps)",
            "Take $1 instead",
            "Pass"
        ]
    );
    assert_eq!(
        labels(&game, Lang::Fr),
        [
            "Obtenir un permis (4\u{a0}$ pour les cases)",
            "Développement urbain (2\u{a0}$, 2\u{a0}$ pour les cases)",
            "Déblaiement",
            "Bénéfices (+3\u{a0}$, 2\u{a0}$ pour les cases)",
            "Récupérer 1\u{a0}$ à la place",
            "Passer"
        ]
    );
}

#[test]
fn the_bonus_of_a_year_quotes_the_rule_of_that_year() {
    // §bonus.3, §bonus.10
    let mut game = Scenario::new(3).year(1908).build();
    act(&mut game, "A income 1");
    assert_eq!(game.rules_of(A, Action::TakeMoney), ["bonus.3", "bonus.10", "money.1"]);
    assert_eq!(labels(&game, Lang::En), ["Take a building", "Take $0"]);
}

#[test]
fn a_page_shows_the_table_and_hides_what_is_secret() {
    // §secret.1
    let game = Scenario::new(2).face_down(A, "corners").built(A, "r0c1-1-yellow").build();
    let page = |viewer| SanFrancisco1906::page(&game.view(viewer), &Words::default());
    assert!(page(Viewer::Seat(A)).contains("Objectives: Surrounded corners (secret)"));
    assert!(page(Viewer::Seat(Seat::B)).contains("    Objectives: ?\n"));
    assert!(
        page(Viewer::Spectator).contains("\n1 3gr* 1yeA 4re. 3ye. 5re* 2gr.\n"),
        "{}",
        page(Viewer::Spectator)
    );
}

#[test]
fn building_is_told_with_plot_permits_and_price() {
    // §build.7, §build.8
    let mut game =
        Scenario::new(3).card(1).ready(A, 1).dollars(A, 3).permits(A, "3-green-light-park").build();
    act(&mut game, "A move build\nA use build\nA build r0c0-3-green");
    let mut log = Log::on();
    let spend = "spend 3-green-light-park".parse().expect("an answer");
    game.apply(A, spend, &mut kernel::Chance::fast(1), &mut log);
    let told = log.into_events();
    let say = |lang| -> Vec<String> {
        let words = Words::new(lang).with_names(["Ada"]);
        told.iter().filter_map(|told| SanFrancisco1906::sentence(&told.event, &words)).collect()
    };
    assert_eq!(
        say(Lang::En),
        [
            "Ada builds on 3 green (row 1, column 1) (with rubble) for $3 with the permit 3 green (light, park).",
            "Ada's development token moves to column 1, row 2."
        ]
    );
    assert_eq!(
        say(Lang::Fr)[0],
        "Ada construit sur la parcelle 3 verte (rangée 1, colonne 1) (avec décombres) pour 3\u{a0}$ avec le permis 3 vert (éclairage, parc)."
    );
}

#[test]
fn a_pair_of_permits_names_the_cards_that_it_can_bring() {
    // §card.1, §card.4
    let mut game = Scenario::new(3)
        .year(1906)
        .card(1)
        .ready(A, 1)
        .permits(A, "3-green-tram-hydrant 4-red-tram-park 4-red-light-hydrant")
        .build();
    for action in ["A move build", "A use build", "A build r1c4-4-green"] {
        act(&mut game, action);
    }
    assert_eq!(
        labels(&game, Lang::En),
        [
            "With the permits 3 green (tram, hydrant) and 4 red (light, hydrant) → Fire hydrant",
            "With the permits 3 green (tram, hydrant) and 4 red (tram, park) → Tram"
        ]
    );
}

#[test]
fn every_text_is_said_and_exists_in_every_language() {
    let families = [
        ("colour", names::<Colour>()),
        ("permit-colour", names::<Colour>()),
        ("development", names::<Development>()),
        ("symbol", names::<Development>()),
        ("space", names::<Space>()),
        ("objective", names::<Objective>()),
        ("goal", names::<Objective>()),
        ("ending", owned(&["1912", "best-builder"])),
    ];
    let faults = faults_of_words::<SanFrancisco1906>(env!("CARGO_MANIFEST_DIR"), &families);
    assert!(faults.is_empty(), "{faults:#?}");
}

#[cfg(debug_assertions)]
#[test]
fn every_word_that_is_said_is_data() {
    for setup in ["players=2", "players=4"] {
        let setup = kernel::SetupText::read(setup).expect("pairs").check().expect("a set-up");
        proof::every_word_is_data::<SanFrancisco1906>(&setup, 3);
    }
}
