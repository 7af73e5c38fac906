//! Names of cards, districts and bonuses.

use kernel::{Kind, Lang, say};

use crate::TEXTS;
use crate::card::{Card, Symbol};
use crate::kinds::{Bonus, Row};

/// The name of a district, as it stands after or before that word.
#[must_use]
pub fn row_title(row: Row, lang: Lang) -> &'static str {
    TEXTS.named(lang, "row", row.name())
}

/// The name of a bonus.
#[must_use]
pub fn bonus_title(bonus: Bonus, lang: Lang) -> &'static str {
    TEXTS.named(lang, "bonus", bonus.name())
}

/// What a bonus is good for, in a sentence.
#[must_use]
pub fn bonus_text(bonus: Bonus, lang: Lang) -> &'static str {
    TEXTS.named(lang, "use-of", bonus.name())
}

/// The name of a project card: what it is first of all, its value, and what else it shows.
#[must_use]
pub fn title(card: Card, lang: Lang) -> String {
    let main = Symbol::ALL.into_iter().find(|symbol| card.has(*symbol)).unwrap_or(Symbol::Bonus);
    let project = TEXTS.named(lang, "project", &format!("{}-{}", main.word(), card.colour()));
    let more = |symbol: &Symbol| card.has(*symbol) && (*symbol != main || main == Symbol::Bonus);
    let more = Symbol::ALL
        .into_iter()
        .filter(more)
        .map(|symbol| TEXTS.named(lang, "symbol", symbol.word()).to_owned())
        .reduce(|first, second| say!(lang, "both", first, second))
        .unwrap_or_else(|| "none".to_owned());
    say!(lang, "project", project, value = card.value(), more)
}

/// Cards by name, equal ones together.
pub(crate) fn titles(cards: &[Card], lang: Lang) -> String {
    let mut names: Vec<(Card, u8)> = Vec::new();
    for &card in cards {
        match names.iter_mut().find(|(other, _)| *other == card) {
            Some((_, n)) => *n += 1,
            None => names.push((card, 1)),
        }
    }
    let one = |(card, n): &(Card, u8)| match n {
        1 => title(*card, lang),
        n => format!("{} ×{n}", title(*card, lang)),
    };
    names.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Half victory points as people write them: `9½`.
#[must_use]
pub fn half_points(points: i32) -> String {
    let sign = if points < 0 { "−" } else { "" };
    let (whole, half) = (points.abs() / 2, if points % 2 == 0 { "" } else { "½" });
    if whole == 0 && !half.is_empty() { format!("{sign}{half}") } else { format!("{sign}{whole}{half}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_names_that_tell_what_they_show() {
        let name = |card: &str, lang| title(card.parse().unwrap(), lang);
        assert_eq!(name("grey-line-1-bonus", Lang::En), "Grey tram lines 1 with bonus");
        assert_eq!(name("grey-line-1-bonus", Lang::Fr), "Lignes de tramways grises 1 avec bonus");
        assert_eq!(name("blue-seaside-line", Lang::En), "Blue seaside with lines");
        assert_eq!(name("green-value-2-bonus", Lang::Fr), "Projet vert 2 avec bonus");
        assert_eq!(name("black-foundation", Lang::Fr), "Fondation noire");
        let names: std::collections::BTreeSet<String> =
            Card::all().map(|card| title(card, Lang::Fr)).collect();
        assert_eq!(names.len(), Card::all().count(), "two kinds have the same name");
    }

    #[test]
    fn half_points_are_written_as_people_do() {
        let written = [19, 18, 1, 0, -1, -2, -3].map(half_points);
        assert_eq!(written, ["9½", "9", "½", "0", "−½", "−1", "−1½"]);
    }
}
