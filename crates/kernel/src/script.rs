//! Play in notation, a line for each answer: for tests, puzzles and documents.

use crate::{Chance, Log, Present, Seat, Words, legal};

/// Gives the answers of a text, one per line: `B pass ~ hospital pub`. Each must be legal and its luck must fit exactly.
///
/// # Panics
/// At the first line that is not a legal answer of the seat that is asked, with the reason.
pub fn act<G: Present>(game: &mut G, lines: &str) {
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (answer, luck) = line.split_once('~').unwrap_or((line, ""));
        let (seat, text) =
            answer.trim().split_once(' ').unwrap_or_else(|| panic!("\"{line}\" has no answer"));
        let seat: Seat = seat.parse().unwrap_or_else(|e| panic!("{line}: {e}"));
        let action: G::Action = text.trim().parse().unwrap_or_else(|e| panic!("{line}: {e}"));
        if let Some(reason) = game.why_not(seat, action, &Words::default()) {
            panic!("{line}: {reason}");
        }
        let mut chance = Chance::script(luck.split_whitespace());
        game.apply(seat, action, &mut chance, &mut Log::off());
        chance.finish().unwrap_or_else(|fault| panic!("{line}: {fault}"));
    }
}

/// The legal answers of a seat in notation, in the order of the list.
pub fn choices<G: Present>(game: &G, seat: Seat) -> Vec<String> {
    legal(game, seat).iter().map(ToString::to_string).collect()
}

/// Why a seat may not give an answer now, in English, with the rule; `None` if it may.
///
/// # Panics
/// If the text is not an answer of this game.
pub fn refusal<G: Present>(game: &G, seat: Seat, text: &str) -> Option<String> {
    let action: G::Action = text.parse().unwrap_or_else(|e| panic!("{e}"));
    game.why_not(seat, action, &Words::default()).map(|reason| reason.to_string())
}
