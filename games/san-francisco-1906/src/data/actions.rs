//! The six action cards. §cards.4: one side for 2 players, the other for 3 and 4.

use sheets::{Section, Value};

use super::Fault;
use super::section::{Items, sections};
use crate::kinds::{ActionCard, Space};

/// The most spaces on one side.
pub(crate) const MOST_SPACES: usize = 6;

/// One side of an action card, from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    spaces: [Space; MOST_SPACES],
    len: u8,
    /// What the space of benefits brings.
    pub(crate) benefits: u8,
}

impl Side {
    /// The spaces from left to right.
    #[inline]
    pub(crate) fn spaces(&self) -> &[Space] {
        &self.spaces[..usize::from(self.len)]
    }

    /// Where a word stands, from 0 on.
    #[inline]
    pub(crate) fn place(&self, space: Space) -> Option<usize> {
        self.spaces().iter().position(|other| *other == space)
    }
}

/// The cards with both sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ActionCards {
    sides: [[Side; 2]; ActionCard::COUNT],
}

impl ActionCards {
    /// The side of a card that a table of `players` uses. §setup.3.
    #[inline]
    pub(crate) fn side(&self, card: ActionCard, players: usize) -> &Side {
        &self.sides[card as usize][usize::from(players > 2)]
    }

    pub(super) fn read(content: &str) -> Result<ActionCards, Fault> {
        let mut found: [Option<[Side; 2]>; ActionCard::COUNT] = [None; ActionCard::COUNT];
        for section in sections(content)? {
            section.named("card", true)?;
            section.only(&["id", "two", "many"])?;
            let id = section.number("id", 1..=ActionCard::COUNT as i64)? as usize;
            if found[id - 1].is_some() {
                return Err(Fault::at(section.line, format!("card {id} stands twice")));
            }
            found[id - 1] = Some([side(&section, "two", 2)?, side(&section, "many", 4)?]);
        }
        let mut sides = Vec::new();
        for (i, card) in found.into_iter().enumerate() {
            sides.push(card.ok_or_else(|| Fault::whole(format!("card {} is missing", i + 1)))?);
        }
        Ok(ActionCards { sides: sides.try_into().expect("there is one for each card") })
    }
}

/// Reads one side: a space for every pawn at least, and each word once.
fn side(section: &Section, key: &str, pawns: usize) -> Result<Side, Fault> {
    let (line, list) = section.list(key)?;
    let fault = |why: String| Err(Fault::at(line, why));
    if !(pawns..=MOST_SPACES).contains(&list.len()) {
        return fault(format!("{key} has {} spaces, not {pawns} to {MOST_SPACES}", list.len()));
    }
    let mut side = Side { spaces: [Space::Pass; MOST_SPACES], len: 0, benefits: 0 };
    for value in list {
        let Value::Text(text) = value else { return fault(format!("{key} is a list of words in quotes")) };
        let (word, amount) = text.split_once(':').map_or((text.as_str(), None), |(w, n)| (w, Some(n)));
        let space: Space = word.parse().map_err(|e| Fault::at(line, format!("{key}: {e}")))?;
        if side.place(space).is_some() {
            return fault(format!("{key} has the space {space} twice"));
        }
        match (space, amount.map(str::parse::<u8>)) {
            (Space::Benefits, Some(Ok(n))) if (1..=15).contains(&n) => side.benefits = n,
            (Space::Benefits, _) => return fault(format!("\"{text}\" is not benefits:1 to benefits:15")),
            (Space::Pass, None) if key == "two" => {
                return fault("two players have no space to pass".to_owned());
            }
            (_, None) => {}
            (_, Some(_)) => return fault(format!("\"{text}\": only benefits has an amount")),
        }
        side.spaces[usize::from(side.len)] = space;
        side.len += 1;
    }
    Ok(side)
}
