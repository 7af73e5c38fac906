//! Names at one table that a reader would take for each other (homographs, confusables).

use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Lang, Seat};
use store::SeatRow;
use unicode_security::skeleton;

/// How everybody at a table is called, as it was worked out last (cache): to compare how names look takes longer than a move.
#[derive(Default)]
pub struct Called(Mutex<Vec<Known>>);

/// The names in one language, and whom they were worked out for: name and bot of each seat.
struct Known {
    lang: Lang,
    seats: Vec<(Option<String>, Option<String>)>,
    names: Arc<[String]>,
}

impl Known {
    fn fits(&self, lang: Lang, seats: &[SeatRow]) -> bool {
        let same = |((name, bot), seat): (&(Option<String>, Option<String>), &SeatRow)| {
            *name == seat.name && *bot == seat.bot
        };
        self.lang == lang && self.seats.len() == seats.len() && self.seats.iter().zip(seats).all(same)
    }
}

impl Called {
    /// The names at a table in a language; worked out if somebody else sits there now.
    pub fn names(
        &self,
        lang: Lang,
        seats: &[SeatRow],
        work_out: impl FnOnce() -> Vec<String>,
    ) -> Arc<[String]> {
        // A name that is known is right or not there, whoever panicked.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = known.iter().find(|known| known.fits(lang, seats)) {
            return Arc::clone(&found.names);
        }
        known.retain(|known| known.lang != lang);
        let names: Arc<[String]> = work_out().into();
        let seats = seats.iter().map(|seat| (seat.name.clone(), seat.bot.clone())).collect();
        known.push(Known { lang, seats, names: Arc::clone(&names) });
        names
    }
}

/// What a name looks like to a reader: the same for names that are easily taken for each other (confusables).
fn look(name: &str) -> String {
    skeleton(&name.to_lowercase()).collect()
}

/// Two of the same name, or of names that look alike, are told apart by their seats.
pub fn apart(names: Vec<String>) -> Vec<String> {
    let mut shown = names.clone();
    loop {
        let looks: Vec<String> = shown.iter().map(|name| look(name)).collect();
        let twice = |i: usize| looks.iter().filter(|other| **other == looks[i]).count() > 1;
        let alike: Vec<usize> = (0..shown.len()).filter(|i| twice(*i)).collect();
        // Somebody may be called as another is marked: then he is marked too.
        let unmarked: Vec<usize> = alike.into_iter().filter(|i| shown[*i] == names[*i]).collect();
        if unmarked.is_empty() {
            return shown;
        }
        for i in unmarked {
            shown[i] = format!("{} {}", names[i], Seat::new(i));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::apart;

    #[test]
    fn names_that_look_alike_are_told_apart_by_their_seats() {
        let apart = |names: &[&str]| apart(names.iter().map(|name| (*name).to_owned()).collect());
        assert_eq!(apart(&["Olga", "Ann"]), ["Olga", "Ann"]);
        assert_eq!(apart(&["Olga", "Ann", "Olga"]), ["Olga A", "Ann", "Olga C"]);
        assert_eq!(apart(&["Olga", "\u{41e}lga"]), ["Olga A", "\u{41e}lga B"], "a Cyrillic letter");
        assert_eq!(apart(&["Arnold", "ARNOLD"]), ["Arnold A", "ARNOLD B"]);
        assert_eq!(apart(&["Paul", "Pau1"]), ["Paul A", "Pau1 B"], "a digit");
        let called = apart(&["Olga", "Olga", "Olga A"]);
        assert_eq!(called, ["Olga A", "Olga B", "Olga A C"], "called as another is marked");
    }
}
