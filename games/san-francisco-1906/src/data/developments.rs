//! The 17 urban development cards.

use kernel::Kind;
use sheets::Row;

use super::Fault;
use super::row::{Fields, rows};
use crate::kinds::Development;

const CARDS: u32 = 17;
/// The most cards of one kind.
const MOST: usize = 8;

/// How the cards of one kind count at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Worth {
    /// §card.7, §card.8: so many points for each card.
    Each(u8),
    /// §card.6: so many points in all for 1, 2, 3, … cards.
    Scale([u8; MOST]),
    /// §card.9: the cards have letters and differ; the first one taken comes first.
    Lettered([u8; MOST]),
}

/// The four piles, in the order of [`Development`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DevelopmentCards {
    pub(crate) copies: [u8; Development::COUNT],
    /// What must be paid to take a card.
    pub(crate) cost: [u8; Development::COUNT],
    pub(crate) worth: [Worth; Development::COUNT],
}

impl DevelopmentCards {
    pub(super) fn read(content: &str) -> Result<DevelopmentCards, Fault> {
        let mut cards = DevelopmentCards {
            copies: [0; Development::COUNT],
            cost: [0; Development::COUNT],
            worth: [Worth::Each(0); Development::COUNT],
        };
        for row in rows(content, &["kind", "letter", "copies", "points", "cost_to_take"])? {
            let kind: Development = row.kind("kind")?;
            let copies = row.number("copies", 1..=MOST as u8)?;
            let cost = row.number("cost_to_take", 0..=9)?;
            let before = cards.copies[kind.index()];
            cards.worth[kind.index()] = match row.text("letter") {
                "" if before == 0 => plain(&row, kind, copies)?,
                "" => return Err(row.fault(format!("{kind} stands twice"))),
                letter => lettered(&row, kind, letter, copies, before, cards.worth[kind.index()])?,
            };
            if before > 0 && cost != cards.cost[kind.index()] {
                return Err(row.fault(format!("all cards of {kind} cost the same to take")));
            }
            cards.copies[kind.index()] += copies;
            cards.cost[kind.index()] = cost;
        }
        let total: u32 = cards.copies.iter().map(|n| u32::from(*n)).sum();
        if let Some(missing) = Development::ALL.iter().find(|kind| cards.copies[kind.index()] == 0) {
            return Err(Fault::whole(format!("{missing} is missing")));
        }
        if total != CARDS {
            return Err(Fault::whole(format!("there are {total} cards, not {CARDS}")));
        }
        Ok(cards)
    }
}

fn plain(row: &Row, kind: Development, copies: u8) -> Result<Worth, Fault> {
    let text = row.text("points");
    if kind == Development::Park {
        return Err(row.fault("every park has a letter"));
    }
    if !text.contains('/') {
        return Ok(Worth::Each(row.number("points", 0..=20)?));
    }
    let steps: Vec<Option<u8>> = text.split('/').map(|n| n.parse().ok()).collect();
    if steps.len() != usize::from(copies) {
        return Err(row.fault(format!("\"{text}\" says points for {} cards, not {copies}", steps.len())));
    }
    let mut scale = [0; MOST];
    for (place, step) in scale.iter_mut().zip(steps) {
        *place = step.ok_or_else(|| row.fault(format!("\"{text}\" is not a scale of points like 1/3/6")))?;
    }
    Ok(Worth::Scale(scale))
}

fn lettered(
    row: &Row,
    kind: Development,
    letter: &str,
    copies: u8,
    before: u8,
    worth: Worth,
) -> Result<Worth, Fault> {
    if kind != Development::Park {
        return Err(row.fault(format!("{kind} has no letters, only park has")));
    }
    if usize::from(before) >= MOST {
        return Err(row.fault(format!("{MOST} cards of one kind are the most")));
    }
    let expected = char::from(b'A' + before).to_string();
    if letter != expected || copies != 1 {
        return Err(row.fault(format!("the next park is one card with the letter {expected}")));
    }
    let mut points = match worth {
        Worth::Lettered(points) => points,
        Worth::Each(_) | Worth::Scale(_) => [0; MOST],
    };
    points[usize::from(before)] = row.number("points", 0..=20)?;
    Ok(Worth::Lettered(points))
}
