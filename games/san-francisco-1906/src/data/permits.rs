//! The 42 permits. §cards.2: a number, a colour and two different symbols; two of them are wild.

use kernel::{Bag, Kind};

use super::Fault;
use super::row::{Fields, rows};
use crate::kinds::Development;
use crate::permit::{NUMBERS, Permit};

const PERMITS: usize = 42;
const WILD: usize = 2;

/// The different permits of the box, each with its place among them: a row of numbers has one number for each.
#[derive(Clone, Debug)]
pub(crate) struct PermitKinds {
    all: Vec<Permit>,
    places: <Permit as Kind>::Counts,
}

impl PermitKinds {
    pub(super) fn of(permits: &Bag<Permit>) -> PermitKinds {
        let all: Vec<Permit> = permits.iter().map(|(permit, _)| permit).collect();
        let mut places = Permit::NONE;
        for (permit, place) in all.iter().zip(0..) {
            places[permit.index()] = place;
        }
        PermitKinds { all, places }
    }

    /// In their order.
    #[inline]
    pub(crate) fn all(&self) -> &[Permit] {
        &self.all
    }

    /// Where a permit of the box stands among them.
    #[inline]
    pub(crate) fn place(&self, permit: Permit) -> usize {
        usize::from(self.places[permit.index()])
    }
}

pub(super) fn read(content: &str) -> Result<Bag<Permit>, Fault> {
    let mut bag = Bag::new();
    let mut wild = 0;
    for row in rows(content, &["id", "number", "colour", "symbol_1", "symbol_2", "wild"])? {
        let mut symbols: [Development; 2] = [row.kind("symbol_1")?, row.kind("symbol_2")?];
        symbols.sort_unstable();
        if symbols[0] == symbols[1] {
            return Err(row.fault(format!("the two symbols are both {}", symbols[0])));
        }
        let permit = match row.text("wild") {
            "" => Permit::ordinary(row.number("number", 1..=NUMBERS as u8)?, row.kind("colour")?, symbols),
            "either" if row.text("number").is_empty() && row.text("colour").is_empty() => {
                wild += 1;
                Permit::wild(symbols)
            }
            "either" => return Err(row.fault("a wild permit has no number and no colour")),
            other => return Err(row.fault(format!("wild is \"{other}\", not empty or \"either\""))),
        };
        bag.add(permit.expect("number, colour and symbols are sound"), 1);
    }
    if bag.len() != PERMITS {
        return Err(Fault::whole(format!("there are {} permits, not {PERMITS}", bag.len())));
    }
    if wild != WILD {
        return Err(Fault::whole(format!("{wild} permits are wild, not {WILD}")));
    }
    Ok(bag)
}
