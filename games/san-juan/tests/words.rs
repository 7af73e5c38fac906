//! How the game speaks: prompts, labels, reasons and the page, in English and in French.

use kernel::script::act;
use kernel::{Game, Lang, Present, Seat, Viewer, Words};
use proof::{faults_of_words, names, owned};
use san_juan::{Action, Card, Role, SanJuan, Scenario, Tile};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

fn says(game: &SanJuan, seat: Seat, action: &str) -> [String; 2] {
    let action: Action = action.parse().expect("an action");
    Lang::ALL.map(|lang| game.label(seat, action, &Words::new(lang)))
}

fn asks(game: &SanJuan, seat: Seat) -> [String; 2] {
    Lang::ALL.map(|lang| game.prompt(seat, &Words::new(lang)))
}

fn refuses(game: &SanJuan, seat: Seat, action: &str) -> [String; 2] {
    let action: Action = action.parse().expect("an action");
    Lang::ALL.map(|lang| game.why_not(seat, action, &Words::new(lang)).expect("refused").to_string())
}

#[test]
fn a_label_says_what_an_answer_costs_or_brings() {
    // §builder.2, §trader.2
    let mut game = Scenario::new(2)
        .area(A, "crane villa")
        .hand(A, "hero statue canal canal")
        .goods(A, "corn-farm=hero")
        .house(&[Tile::House12233])
        .build();
    let mut trading = game.clone();
    act(&mut game, "A take builder");
    assert_eq!(says(&game, A, "build hero"), ["Build Hero: 1 card", "Construire Héros\u{a0}: 1 carte"]);
    assert_eq!(says(&game, A, "build statue"), ["Build Statue: free", "Construire Statue\u{a0}: gratuit"]);
    act(&mut game, "A build hero");
    assert_eq!(says(&game, A, "over villa"), ["Over Villa: 1 card", "Par-dessus Villa\u{a0}: 1 carte"]);
    act(&mut trading, "A take trader");
    assert_eq!(says(&trading, A, "sell corn-farm"), ["Sell corn: 1 card", "Vendre du maïs\u{a0}: 1 carte"]);
}

#[test]
fn a_prompt_says_how_much_is_left_to_do() {
    // §choose.2
    let mut game = Scenario::new(2).hand(A, "hero canal canal canal villa crane").build();
    assert_eq!(asks(&game, A), ["Take a role.", "Prenez un Personnage."]);
    assert_eq!(asks(&game, B), ["A is thinking.", "A réfléchit."]);
    act(&mut game, "A take builder\nA build hero\nA pay crane");
    assert_eq!(
        asks(&game, A),
        ["Pay 3 cards for your Hero.", "Payez 3 cartes pour ce bâtiment\u{a0}: Héros."]
    );
}

#[test]
fn a_reason_has_numbers_and_a_rule() {
    // §builder.2, §black-market.1, §round.2, §round.5
    let mut game = Scenario::new(2)
        .area(A, "black-market")
        .goods(A, "corn-farm=villa")
        .hand(A, "hero statue")
        .hand(B, "hero statue")
        .build();
    act(&mut game, "A take builder");
    assert_eq!(
        refuses(&game, A, "build hero"),
        [
            "costs 4, you have 1 to pay with and 1 to spend in the Black Market · §black-market.1",
            "coûte 4, vous avez 1 pour payer et 1 à dépenser au Marché noir · §black-market.1",
        ]
    );
    assert_eq!(
        refuses(&game, A, "build villa"),
        [
            "you have no Villa in your hand · §builder.2",
            "vous n’avez pas cette carte en main\u{a0}: Villa · §builder.2"
        ]
    );
    assert_eq!(refuses(&game, B, "pass"), ["it is A's turn · §round.5", "c’est à A de jouer · §round.5"]);
    act(&mut game, "A pass\nB pass");
    assert_eq!(
        refuses(&game, B, "take builder"),
        [
            "A has taken the Builder in this round · §round.2",
            "A a déjà pris ce Personnage pendant cette manche\u{a0}: Bâtisseur · §round.2",
        ]
    );
}

#[test]
fn a_page_shows_the_table_to_its_reader() {
    // §secret.1
    let game = Scenario::with_new_buildings(2)
        .area(B, "chapel")
        .under_chapel(B, "hero")
        .hand(A, "villa")
        .hand(B, "crane crane")
        .goods(B, "corn-farm=villa")
        .build();
    let page = SanJuan::page(&game.view(Viewer::Seat(A)), &Words::new(Lang::En));
    assert!(page.contains("On the table: Cathedral [7]"), "{page}");
    assert!(page.contains("A (you): 1 ★ · 1 of 12 buildings · hand 1 (limit 7)\n"), "{page}");
    assert!(
        page.contains("B: 4 ★ · 2 of 12 buildings · hand 2 (limit 7) · 1 card under buildings\n"),
        "{page}"
    );
    assert!(page.contains("Corn Farm●, Chapel") && page.contains("Hand: Villa [3]"), "{page}");
    assert!(!page.contains("Crane") && !page.contains("Hero"), "{page}");
}

#[test]
fn every_text_is_said_and_exists_in_every_language() {
    let goods = owned(&["corn", "fruit", "sugar", "tobacco", "coffee", "any"]);
    let families = [
        ("card", names::<Card>()),
        ("power", names::<Card>()),
        ("role", names::<Role>()),
        ("role-power", names::<Role>()),
        ("the-role", names::<Role>()),
        ("some-good", goods.clone()),
        ("good", goods),
        ("ending", owned(&["buildings", "exhausted", "rounds"])),
    ];
    let faults = faults_of_words::<SanJuan>(env!("CARGO_MANIFEST_DIR"), &families);
    assert!(faults.is_empty(), "{faults:#?}");
}

#[cfg(debug_assertions)]
#[test]
fn every_word_that_is_said_is_data() {
    for setup in ["players=2", "players=4 new-buildings=true draft-hands=true"] {
        let setup = kernel::SetupText::read(setup).expect("pairs").check().expect("a set-up");
        proof::every_word_is_data::<SanJuan>(&setup, 3);
    }
}
