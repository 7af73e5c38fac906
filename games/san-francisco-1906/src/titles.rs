//! Names of things.

use kernel::{Kind, Lang, say};

use crate::TEXTS;
use crate::kinds::{Colour, Development, Objective, Space};
use crate::permit::Permit;
use crate::plot::Plot;

/// A colour, as an adjective of a plot.
#[must_use]
pub fn colour_title(colour: Colour, lang: Lang) -> &'static str {
    TEXTS.named(lang, "colour", colour.name())
}

/// A kind of urban development.
#[must_use]
pub fn development_title(kind: Development, lang: Lang) -> &'static str {
    TEXTS.named(lang, "development", kind.name())
}

/// A symbol of urban development, short.
#[must_use]
pub fn symbol_title(kind: Development, lang: Lang) -> &'static str {
    TEXTS.named(lang, "symbol", kind.name())
}

/// What a space of an action card says.
#[must_use]
pub fn space_title(space: Space, lang: Lang) -> &'static str {
    TEXTS.named(lang, "space", space.name())
}

/// A permit: `3 green (tram, hydrant)`.
#[must_use]
pub fn permit_title(permit: Permit, lang: Lang) -> String {
    let [first, second] = permit.symbols().map(|kind| symbol_title(kind, lang));
    match (permit.number(), permit.colour()) {
        (Some(number), Some(colour)) => {
            // A colour bends with its noun: a permit is not a plot.
            let colour = TEXTS.named(lang, "permit-colour", colour.name());
            say!(lang, "permit", number, colour, first, second)
        }
        _ => say!(lang, "wild-permit", first, second),
    }
}

/// A plot: `3 green (row 1, column 4)`, counted from 1 as people do.
#[must_use]
pub fn plot_title(plot: Plot, lang: Lang) -> String {
    let (number, colour) = (plot.number(), colour_title(plot.colour(), lang));
    say!(lang, "plot", number, colour, row = plot.row() + 1, column = plot.column() + 1)
}

/// The name of an objective.
#[must_use]
pub fn objective_title(objective: Objective, lang: Lang) -> &'static str {
    TEXTS.named(lang, "objective", objective.name())
}

/// What an objective counts, in a sentence.
#[must_use]
pub fn objective_text(objective: Objective, lang: Lang) -> &'static str {
    TEXTS.named(lang, "goal", objective.name())
}
