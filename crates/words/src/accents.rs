//! The made-up language (pseudo-localization): English with accents on every letter and a third more length. A letter
//! without an accent on the screen is then a text that does not come from the files, and what is cut would be cut in German.

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "àƀçđéƒĝĥîĵķļɱñöþʠŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";

/// The text with accents, longer by a third: every third letter comes twice, from the second one on.
pub(crate) fn accents(text: &str) -> String {
    let mut longer = String::with_capacity(text.len() * 3);
    let mut letters = 0_u32;
    for letter in text.chars() {
        let Some(accented) = accented(letter) else {
            longer.push(letter);
            continue;
        };
        longer.push(accented);
        letters += 1;
        if letters % 3 == 2 {
            longer.extend(accented.to_lowercase());
        }
    }
    longer
}

fn accented(letter: char) -> Option<char> {
    let place = PLAIN.chars().position(|plain| plain == letter)?;
    ACCENTED.chars().nth(place)
}

/// A rules text with accents; the ids of its sentences (`**§price.1**`) stay as they are.
pub(crate) fn accented_rules(source: &str) -> String {
    let mut text = String::with_capacity(source.len() * 2);
    let mut pieces = source.split('§');
    text.push_str(&accents(pieces.next().unwrap_or_default()));
    for piece in pieces {
        let end =
            piece.find(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '-')).unwrap_or(piece.len());
        text.push('§');
        text.push_str(&piece[..end]);
        text.push_str(&accents(&piece[end..]));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_has_an_accent_and_every_third_comes_twice() {
        assert_eq!(accents("A card."), "À ççàŕđđ.");
        assert_eq!(PLAIN.chars().count(), ACCENTED.chars().count());
        assert!(ACCENTED.chars().all(|letter| !letter.is_ascii() && letter.is_alphabetic()));
    }

    #[test]
    fn the_ids_of_rules_stay() {
        assert_eq!(accented_rules("- **§tax-man.1** Ax"), "- **§tax-man.1** Àẋẋ");
    }
}
