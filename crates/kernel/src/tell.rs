//! Errors in the reader's language. Their `Display` is English, for programs and logs.

use words::{Lang, say};

use crate::{BadAction, BadSeat, Refused, SetupError, Values};

/// Something that can be told to a person.
pub trait Tell {
    /// A sentence in the reader's language.
    fn tell(&self, lang: Lang) -> String;
}

impl Tell for SetupError {
    fn tell(&self, lang: Lang) -> String {
        match self {
            SetupError::NotAPair(pair) => say!(lang, "not-a-pair", pair),
            SetupError::Unknown { name, known } => say!(lang, "unknown-option", name, known),
            SetupError::Twice(name) => say!(lang, "setup-twice", name),
            SetupError::Value { name, value, takes } => {
                say!(lang, "setup-value", name, value, takes = takes.tell(lang))
            }
            // The details of data are English: they speak of rows and columns to whoever wrote them.
            SetupError::Data { .. } if lang == Lang::default() => self.to_string(),
            SetupError::Data { name, .. } => say!(lang, "bad-data", name),
        }
    }
}

impl Tell for Values {
    fn tell(&self, lang: Lang) -> String {
        match self {
            Values::Number(..) | Values::Switch | Values::Choice(_) => self.to_string(),
            Values::Chosen(word) => say!(lang, "setup-chosen", word = *word),
            Values::File => say!(lang, "setup-file").to_owned(),
        }
    }
}

impl Tell for Refused {
    fn tell(&self, lang: Lang) -> String {
        match self {
            Refused::Over => say!(lang, "is-over").to_owned(),
            Refused::NotAsked(seat) => say!(lang, "not-asked", seat = seat.to_string()),
            Refused::Illegal(action) => say!(lang, "not-legal", action),
            Refused::NotAnAction(bad) => bad.tell(lang),
            Refused::NoSeed => say!(lang, "no-seed").to_owned(),
        }
    }
}

impl Tell for BadAction {
    fn tell(&self, lang: Lang) -> String {
        // What would be right is a matter of the notation, which is English.
        if lang == Lang::default() {
            self.to_string()
        } else {
            say!(lang, "not-an-action", text = &self.text)
        }
    }
}

impl Tell for BadSeat {
    fn tell(&self, lang: Lang) -> String {
        say!(lang, "not-a-seat", text = &self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_reads_the_same_in_english_as_for_programs() {
        let value =
            SetupError::Value { name: "players".into(), value: "9".into(), takes: Values::Number(2, 4) };
        let errors = [
            SetupError::NotAPair("players".into()),
            SetupError::Unknown { name: "size".into(), known: "players".into() },
            SetupError::Twice("players".into()),
            SetupError::Value { name: "deck".into(), value: String::new(), takes: Values::File },
            value.clone(),
        ];
        for error in errors {
            assert_eq!(error.tell(Lang::En), error.to_string());
        }
        assert_eq!(value.tell(Lang::Fr), "players=9\u{a0}: players peut valoir 2, 3, 4");
        let refusals = [
            Refused::Over,
            Refused::NotAsked(crate::Seat::A),
            Refused::Illegal("pass".into()),
            Refused::NoSeed,
        ];
        for refused in refusals {
            assert_eq!(refused.tell(Lang::En), refused.to_string());
        }
    }
}
