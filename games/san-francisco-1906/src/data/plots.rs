//! The eight plot cards. §map.1: plots with a number and a colour; §map.2: the sides differ in their rubble.

use sheets::Row;

use super::Fault;
use super::row::{Fields, rows};
use crate::kinds::Colour;
use crate::permit::NUMBERS;
use crate::plot::{CARD_COLUMNS, CARD_PLOTS, CARD_ROWS};

pub(crate) const PLOT_CARDS: usize = 8;
/// §setup.2: the rubble tokens of the box.
const TOKENS: u32 = 16;

const HEADER: &[&str] = &["card", "row", "col", "number", "colour", "rubble_side_a", "rubble_side_b"];

/// The plot cards: all of the same shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlotCards {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    /// Number (from 1 on) and colour of each plot, row by row.
    pub(crate) plots: [[(u8, Colour); CARD_PLOTS]; PLOT_CARDS],
    /// The plots with rubble on side A and on side B, as bits.
    pub(crate) rubble: [[u8; 2]; PLOT_CARDS],
}

impl PlotCards {
    pub(super) fn read(content: &str) -> Result<PlotCards, Fault> {
        let lines = rows(content, HEADER)?;
        let place = |row: &Row| -> Result<(usize, usize, usize), Fault> {
            let card = row.number("card", 1..=PLOT_CARDS as u8)?;
            let (down, right) =
                (row.number("row", 0..=CARD_ROWS as u8 - 1)?, row.number("col", 0..=CARD_COLUMNS as u8 - 1)?);
            Ok((usize::from(card) - 1, usize::from(down), usize::from(right)))
        };
        let mut shape = (0, 0);
        for row in &lines {
            let (_, down, right) = place(row)?;
            shape = (shape.0.max(down + 1), shape.1.max(right + 1));
        }
        let size = shape.0 * shape.1;
        if size > CARD_PLOTS {
            return Err(Fault::whole(format!("a plot card has {size} plots: {CARD_PLOTS} is the most")));
        }
        let mut found = [0u8; PLOT_CARDS];
        let mut plots = [[(1, Colour::Green); CARD_PLOTS]; PLOT_CARDS];
        let mut rubble = [[0; 2]; PLOT_CARDS];
        for row in &lines {
            let (card, down, right) = place(row)?;
            let at = down * shape.1 + right;
            if found[card] & 1 << at != 0 {
                return Err(row.fault(format!("card {} has two plots at row {down}, col {right}", card + 1)));
            }
            found[card] |= 1 << at;
            plots[card][at] = (row.number("number", 1..=NUMBERS as u8)?, row.kind("colour")?);
            rubble[card][0] |= row.number("rubble_side_a", 0..=1)? << at;
            rubble[card][1] |= row.number("rubble_side_b", 0..=1)? << at;
        }
        for (card, places) in found.iter().enumerate() {
            if places.count_ones() as usize != size {
                let (has, card) = (places.count_ones(), card + 1);
                return Err(Fault::whole(format!(
                    "card {card} has {has} plots, not {size}: all eight cards have {} rows of {}",
                    shape.0, shape.1
                )));
            }
        }
        let tokens: u32 = rubble.iter().map(|[a, b]| a.count_ones().max(b.count_ones())).sum();
        if tokens > TOKENS {
            return Err(Fault::whole(format!(
                "{tokens} plots can carry rubble at once, but there are only {TOKENS} tokens"
            )));
        }
        Ok(PlotCards { rows: shape.0, columns: shape.1, plots, rubble })
    }
}
