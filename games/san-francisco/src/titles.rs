//! Names of cards, districts and bonuses, in English and in French.

use kernel::{Kind, Lang};

use crate::card::{Card, Symbol};
use crate::kinds::{Bonus, Colour, Row};

/// The name of a district, as it stands after or before that word.
#[must_use]
pub fn row_title(row: Row, lang: Lang) -> &'static str {
    match row {
        Row::Blue => lang.say("blue", "bleu"),
        Row::Grey => lang.say("grey", "gris"),
        Row::Orange => "orange",
        Row::Yellow => lang.say("yellow", "jaune"),
        Row::Green => lang.say("green", "vert"),
    }
}

/// The name of a bonus.
#[must_use]
pub fn bonus_title(bonus: Bonus, lang: Lang) -> &'static str {
    match bonus {
        Bonus::Plus2Token => lang.say("+2 token", "jeton +2"),
        Bonus::Value4Card => lang.say("value-4 card", "carte de valeur 4"),
        Bonus::DepotCard => lang.say("depot card", "carte dépôt"),
        Bonus::PointsToken => lang.say("points token", "jeton points"),
        Bonus::DiscardToken => lang.say("discard token", "jeton défausse"),
        Bonus::TramLineToken => lang.say("tram-line token", "jeton lignes de tramways"),
    }
}

/// What a bonus is good for, in a sentence.
#[must_use]
pub fn bonus_text(bonus: Bonus, lang: Lang) -> &'static str {
    match bonus {
        Bonus::Plus2Token => lang.say(
            "Lies on a card of yours; its value rises by 2.",
            "Se pose sur une de vos cartes, dont la valeur augmente de 2.",
        ),
        Bonus::Value4Card => {
            lang.say("A card of value 4 for any row.", "Une carte de valeur 4 pour n'importe quelle rangée.")
        }
        Bonus::DepotCard => {
            lang.say("A tram depot for any row.", "Un dépôt de tramways pour n'importe quelle rangée.")
        }
        Bonus::PointsToken => lang.say("Points at the end of the game.", "Des points à la fin de la partie."),
        Bonus::DiscardToken => lang.say(
            "Once, on your turn: give back up to 2 contracts.",
            "Une fois, à votre tour : rendez jusqu'à 2 contrats.",
        ),
        Bonus::TramLineToken => lang.say(
            "Lies on a card of yours without lines; it has lines from now on.",
            "Se pose sur une de vos cartes sans lignes, qui en a désormais.",
        ),
    }
}

/// How a noun bends the colour beside it in French.
#[derive(Clone, Copy)]
enum Form {
    Masculine,
    Feminine,
    FemininePlural,
}

fn french_colour(colour: Colour, form: Form) -> &'static str {
    let forms = match colour {
        Colour::Blue => ["bleu", "bleue", "bleues"],
        Colour::Grey => ["gris", "grise", "grises"],
        Colour::Orange => ["orange", "orange", "orange"],
        Colour::Yellow => ["jaune", "jaune", "jaunes"],
        Colour::Green => ["vert", "verte", "vertes"],
        Colour::Black => ["noir", "noire", "noires"],
    };
    forms[form as usize]
}

/// The name of a project card: what it is first of all, its value, and what else it shows.
#[must_use]
pub fn title(card: Card, lang: Lang) -> String {
    let main = Symbol::ALL.into_iter().find(|symbol| card.has(*symbol)).unwrap_or(Symbol::Bonus);
    let (english, french, form) = match main {
        Symbol::Foundation => ("foundation", "Fondation", Form::Feminine),
        Symbol::Garden => ("public garden", "Jardin public", Form::Masculine),
        Symbol::Depot => ("tram depot", "Dépôt de tramways", Form::Masculine),
        Symbol::Seaside => ("seaside", "Bord de mer", Form::Masculine),
        Symbol::Line => ("tram lines", "Lignes de tramways", Form::FemininePlural),
        Symbol::Bonus => ("project", "Projet", Form::Masculine),
    };
    let mut text = if lang == Lang::Fr {
        format!("{french} {}", french_colour(card.colour(), form))
    } else {
        let colour = card.colour().name();
        format!("{}{} {english}", colour[..1].to_uppercase(), &colour[1..])
    };
    if card.value() > 0 {
        text.push_str(&format!(" {}", card.value()));
    }
    let mut link = lang.say(" with ", " avec ");
    let more = |symbol: &Symbol| card.has(*symbol) && (*symbol != main || main == Symbol::Bonus);
    for symbol in Symbol::ALL.into_iter().filter(more) {
        let word = match symbol {
            Symbol::Bonus => "bonus",
            Symbol::Line => lang.say("lines", "lignes"),
            Symbol::Seaside => lang.say("seaside", "bord de mer"),
            Symbol::Depot => lang.say("depot", "dépôt"),
            Symbol::Garden => lang.say("garden", "jardin"),
            Symbol::Foundation => lang.say("foundation", "fondation"),
        };
        text.push_str(link);
        text.push_str(word);
        link = lang.say(" and ", " et ");
    }
    text
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
