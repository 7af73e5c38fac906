//! Names at one table that a reader would take for each other (homographs, confusables).

use kernel::Seat;
use unicode_security::skeleton;

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
