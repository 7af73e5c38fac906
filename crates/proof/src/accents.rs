//! Whole games in the made-up language (pseudo-localization): a plain letter in what a game says is a text that is not data.

use kernel::{Chance, Lang, Log, Present, Reason, Seat, Viewer, Words, legal};

/// How the players are called: no letter of any language.
const NAMES: [&str; 5] = ["①", "②", "③", "④", "⑤"];

/// Plays random games and listens to everything that is said: prompts, labels, reasons, sentences, points, pages.
///
/// # Panics
/// If a plain letter is found: that text does not come from the files.
pub fn every_word_is_data<G: Present>(setup: &G::Setup, games: u64) {
    let words = Words::new(Lang::Qps).with_names(NAMES);
    let universe = G::actions();
    for seed in 0..games {
        let mut dice = Chance::fast(seed);
        let mut game = G::new(setup, &mut dice).expect("a sound set-up");
        let mut plies = 0;
        while let Some(seat) = game.acting().first() {
            let actions = legal(&game, seat);
            listen(&game, seat, &actions, &words);
            for _ in 0..8 {
                let action = universe[dice.below(universe.len() as u32) as usize];
                if let Some(Reason { text, .. }) = game.why_not(seat, action, &words) {
                    heard(&text, "a reason");
                }
            }
            let action = actions[dice.below(actions.len() as u32) as usize];
            let mut log = Log::on();
            game.apply(seat, action, &mut dice, &mut log);
            for told in log.into_events() {
                heard(&G::sentence(&told.event, &words).unwrap_or_default(), "a sentence");
            }
            plies += 1;
            if plies > G::META.max_plies {
                break;
            }
        }
        for source in game.breakdown(&words) {
            heard(&source.label, "a source of points");
        }
        if let Some(ending) = game.ending() {
            heard(G::META.ending_title(ending, Lang::Qps), "an ending");
        }
    }
}

fn listen<G: Present>(game: &G, seat: Seat, actions: &[G::Action], words: &Words) {
    for asked in Seat::all(game.players()) {
        heard(&game.prompt(asked, words), "a prompt");
    }
    for &action in actions {
        heard(&game.label(seat, action, words), "a label");
    }
    // A page has signs of one letter, such as those of the seats.
    let page = G::page(&game.view(Viewer::Seat(seat)), words);
    let word = page
        .split(|c: char| !c.is_alphabetic())
        .find(|word| word.len() > 4 && word.chars().all(|letter| letter.is_ascii_lowercase()));
    assert_eq!(word, None, "a page says a word that is not in the files:\n{page}");
}

fn heard(text: &str, what: &str) {
    let plain = text.chars().find(char::is_ascii_alphabetic);
    assert_eq!(plain, None, "{what} has a plain letter, so it is not in the files: {text}");
}
