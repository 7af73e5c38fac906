//! Names and texts of the cards.

use kernel::{Kind, Lang, say};

use crate::TEXTS;
use crate::cards::Effect;
use crate::kinds::{Card, Colour, Phase, Row, Stack};

/// The name of a card.
#[must_use]
pub fn title(card: Card, lang: Lang) -> &'static str {
    TEXTS.named(lang, "card", card.name())
}

/// The name of a stack and of its cards.
#[must_use]
pub fn stack_title(stack: Stack, lang: Lang) -> &'static str {
    TEXTS.named(lang, "stack", stack.name())
}

/// The name of a phase, as the beginning of a sentence.
#[must_use]
pub fn phase_title(phase: Phase, lang: Lang) -> &'static str {
    TEXTS.named(lang, "phase", phase.name())
}

/// The name of a colour's group.
#[must_use]
pub fn colour_title(colour: Colour, lang: Lang) -> &'static str {
    match colour {
        Colour::Green => stack_title(Stack::Worker, lang),
        Colour::Blue => stack_title(Stack::Building, lang),
        Colour::Red => stack_title(Stack::Noble, lang),
    }
}

/// The name of a row.
#[must_use]
pub fn row_title(row: Row, lang: Lang) -> &'static str {
    TEXTS.named(lang, "row", row.name())
}

/// What a card does, in a sentence or two.
#[must_use]
pub fn text(card: Card, lang: Lang) -> String {
    let facts = card.facts();
    let mut sentences = Vec::new();
    match (facts.rubles, facts.points) {
        (0, 0) => {}
        (rubles, 0) => sentences.push(say!(lang, "earns-rubles", rubles)),
        (0, points) => sentences.push(say!(lang, "earns-points", points)),
        (rubles, points) => sentences.push(say!(lang, "earns-both", rubles, points)),
    }
    let replaces_any = || say!(lang, "replaces-any", group = colour_title(facts.colour, lang));
    match facts.effect {
        Effect::None if card.is_trading() => sentences.push(replaces_any()),
        Effect::None => {}
        Effect::EveryGreenTarget => sentences.push(say!(lang, "every-green-target").to_owned()),
        Effect::LargerHand => sentences.push(say!(lang, "larger-hand").to_owned()),
        Effect::BuyPoints => sentences.push(say!(lang, "buy-points").to_owned()),
        Effect::Worth(worth) => sentences.push(say!(lang, "worth", worth)),
        Effect::Draw => sentences.push(say!(lang, "draws").to_owned()),
        Effect::Replaces(worker) => sentences.push(replaces(worker, lang)),
        Effect::ReplacesAndSaves(worker, colour) => {
            let saves = say!(lang, "saves", group = colour_title(colour, lang));
            sentences.extend([replaces(worker, lang), saves]);
        }
        Effect::RublePer(colour) => {
            let ruble_per = say!(lang, "ruble-per", group = colour_title(colour, lang));
            sentences.extend([replaces_any(), ruble_per]);
        }
    }
    sentences.join(" ")
}

fn replaces(worker: Card, lang: Lang) -> String {
    say!(lang, "replaces-worker", worker = title(worker, lang), czar = title(Card::CzarAndCarpenter, lang))
}
