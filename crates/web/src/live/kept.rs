//! A table that this program cannot play on: it was begun with rules or a notation that are no longer spoken, or its record no longer fits. What was
//! kept can still be read.

use std::fmt::Write;

use kernel::{HIDDEN, NOTATION, Record, Seat, SetupText};
use store::StoredTable;

use super::record;

pub struct Kept {
    /// The game's name in the notation.
    pub game: String,
    /// The version of the rules, if that is what is no longer spoken.
    pub version: Option<u32>,
    /// The result, if the game was over.
    pub result: Option<String>,
    pub record: Record,
    /// Whether it goes on from a game that may still run.
    running: bool,
}

impl Kept {
    pub fn new(stored: &StoredTable) -> Kept {
        let row = &stored.row;
        let spoken = catalog::find(&row.game).is_some_and(|game| game.meta().rules == row.versions.rules)
            && row.versions.notation == NOTATION;
        Kept {
            game: row.game.clone(),
            version: (!spoken).then_some(row.versions.rules),
            result: row.result.clone(),
            record: record(stored, SetupText::read(&row.setup).unwrap_or_default()),
            running: stored.fork.as_ref().is_some_and(|fork| fork.running),
        }
    }

    /// The record as text. When the game was not over, nobody can say what was hidden from whom, and another program may play it on: each reads which
    /// seats answered, and what his own one did.
    pub fn text(&self, own: Option<Seat>) -> String {
        let mut shown = self.record.clone();
        if self.running || self.result.is_none() {
            for stretch in shown.past.iter_mut().flat_map(|past| &mut past.stretches) {
                hide(&mut stretch.deal);
                for ply in &mut stretch.plies {
                    hide(&mut ply.luck);
                    HIDDEN.clone_into(&mut ply.action);
                }
            }
        }
        if self.running {
            hide(&mut shown.luck);
        }
        if let Some(result) = &self.result {
            let mut text = shown.to_string();
            let end = text.rfind("end ").unwrap_or(text.len());
            text.truncate(end);
            // Writing to a text does not fail.
            let _ = writeln!(text, "end      {result}");
            return text;
        }
        shown.seed = None;
        hide(&mut shown.luck);
        for ply in &mut shown.plies {
            hide(&mut ply.luck);
            if own != Some(ply.seat) {
                HIDDEN.clone_into(&mut ply.action);
            }
        }
        shown.to_string()
    }
}

fn hide(luck: &mut [String]) {
    luck.fill(HIDDEN.to_owned());
}
