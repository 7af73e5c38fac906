//! How the toy game speaks to people.

use super::{Action, Event, HAND, Pebble, Pebbles, Toy, View};
use crate::TEXTS;
use crate::{Kind, Lang, Present, Reason, Seat, Source, Words, say};

fn title(pebble: Pebble, lang: Lang) -> &'static str {
    TEXTS.named(lang, "pebble", pebble.name())
}

/// `2 white, 1 red`
fn list(pebbles: &Pebbles, lang: Lang) -> String {
    let all =
        pebbles.iter().map(|(pebble, n)| say!(lang, "pebbles", count = *n, pebble = title(*pebble, lang)));
    all.collect::<Vec<_>>().join(", ")
}

impl Toy {
    fn obstacle(&self, seat: Seat, action: Action, words: &Words) -> Option<(&'static str, String)> {
        match (self.turn, action) {
            (None, _) => Some(("end.1", say!(words, "over").to_owned())),
            (Some(asked), _) if asked != seat => {
                Some(("turn.1", say!(words, "not-your-turn", who = words.name(asked))))
            }
            (Some(_), Action::Draw) if self.bag.is_empty() => {
                Some(("draw.1", say!(words, "bag-empty").to_owned()))
            }
            (Some(_), Action::Draw) if self.owner(seat).hand.len() >= HAND => {
                Some(("draw.1", say!(words, "hand-full").to_owned()))
            }
            (Some(_), Action::Lay(pebble) | Action::Keep(pebble))
                if self.owner(seat).hand.count(pebble) == 0 =>
            {
                let rule = if matches!(action, Action::Lay(_)) { "lay.1" } else { "keep.1" };
                Some((rule, say!(words, "not-in-hand").to_owned()))
            }
            (Some(_), Action::Draw | Action::Lay(_) | Action::Keep(_)) => None,
        }
    }
}

impl Present for Toy {
    fn prompt(&self, _seat: Seat, words: &Words) -> String {
        say!(words, "prompt").to_owned()
    }

    fn label(&self, _seat: Seat, action: Action, words: &Words) -> String {
        match action {
            Action::Draw => say!(words, "draw").to_owned(),
            Action::Lay(pebble) => say!(words, "lay", pebble = title(pebble, words.lang)),
            Action::Keep(pebble) => say!(words, "keep", pebble = title(pebble, words.lang)),
        }
    }

    fn rules_of(&self, _seat: Seat, action: Action) -> Vec<&'static str> {
        match action {
            Action::Draw => vec!["draw.1"],
            Action::Lay(_) => vec!["lay.1"],
            Action::Keep(_) => vec!["keep.1"],
        }
    }

    fn why_not(&self, seat: Seat, action: Action, words: &Words) -> Option<Reason> {
        self.obstacle(seat, action, words).map(|(rule, text)| Reason::new(rule, text))
    }

    fn whose(event: &Event) -> Option<Seat> {
        match event {
            Event::Drew(seat, _) | Event::Laid(seat, _) | Event::Kept(seat, _) => Some(*seat),
        }
    }

    fn sentence(event: &Event, words: &Words) -> Option<String> {
        let lang = words.lang;
        let something =
            |pebble: &Option<Pebble>| pebble.map_or_else(|| say!(lang, "something"), |one| title(one, lang));
        Some(match event {
            Event::Drew(seat, pebble) => {
                say!(lang, "drew", who = words.name(*seat), pebble = something(pebble))
            }
            Event::Laid(seat, pebble) => {
                say!(lang, "laid", who = words.name(*seat), pebble = title(*pebble, lang))
            }
            Event::Kept(seat, pebble) => {
                say!(lang, "kept", who = words.name(*seat), pebble = something(pebble))
            }
        })
    }

    fn page(view: &View, words: &Words) -> String {
        let lang = words.lang;
        let hidden = |pebbles: &Option<Pebbles>, count| match pebbles {
            Some(pebbles) => list(pebbles, lang),
            None => format!("{count} ?"),
        };
        let mut page = say!(lang, "bag", count = view.bag) + "\n";
        for seat in &view.seats {
            let (hand, kept) = (hidden(&seat.hand, seat.hand_count), hidden(&seat.kept, seat.kept_count));
            let (who, open) = (words.name(seat.seat), list(&seat.open, lang));
            page += &(say!(lang, "hand", who, hand, open, kept) + "\n");
        }
        page
    }

    fn breakdown(&self, words: &Words) -> Vec<Source> {
        let labels = [say!(words, "source-open"), say!(words, "source-kept")];
        let source = |(i, label): (usize, &str)| Source {
            label: label.to_owned(),
            points: Seat::all(self.seats.len()).map(|seat| self.points(seat)[i]).collect(),
        };
        labels.into_iter().enumerate().map(source).collect()
    }
}
