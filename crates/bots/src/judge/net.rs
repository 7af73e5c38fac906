//! A small network: one layer that sees each seat, its rivals on average and the table; one more; and what comes out for each seat, with a
//! straight line from the seat's numbers besides.
//!
//! Its arithmetic is plain loops over rows of fixed length, which the compiler turns into the machine's wide instructions. Nothing is allocated.

use std::ops::Range;

use kernel::MAX_SEATS;

use super::Pen;

/// Cells of the first layer.
pub const HIDDEN: usize = 32;
/// Cells of the second.
pub const MIDDLE: usize = 16;
/// What comes out for a seat: its strength (the chance to win is a softmax of all seats' strengths), and its points still to come by source.
pub const OUT: usize = 8;
/// A number of the own seat goes to its own cells and to those of its rivals.
pub(crate) const PAIR: usize = 2 * HIDDEN;

/// Points come out in units of so many.
pub(crate) const UNIT: f32 = 10.0;

const MAGIC: &[u8; 8] = b"cabnet1\n";

/// The network with its numbers in one list.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    own: usize,
    table: usize,
    /// All weights; [`Place`] says where which lie.
    pub weights: Vec<f32>,
}

/// Bytes that are no network, or one for other numbers.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a network: {0}")]
pub struct BadNet(pub String);

/// Where the weights of a layer lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// A row of twice [`HIDDEN`] for each number of a seat.
    pub own: Range<usize>,
    /// A row of [`OUT`] for each number of a seat: the straight line.
    pub line: Range<usize>,
    /// A row of [`HIDDEN`] for each number of the table.
    pub table: Range<usize>,
    /// What the first layer begins with.
    pub first: Range<usize>,
    /// A row of [`MIDDLE`] for each cell of the first layer.
    pub second: Range<usize>,
    /// What the second layer begins with.
    pub middle: Range<usize>,
    /// A row of [`OUT`] for each cell of the second layer.
    pub third: Range<usize>,
    /// What comes out of nothing.
    pub out: Range<usize>,
}

impl Place {
    /// The places for so many numbers of a seat and of the table.
    #[must_use]
    pub fn of(own: usize, table: usize) -> Place {
        let mut at = 0;
        let mut take = |n: usize| {
            at += n;
            at - n..at
        };
        Place {
            own: take(own * PAIR),
            line: take(own * OUT),
            table: take(table * HIDDEN),
            first: take(HIDDEN),
            second: take(HIDDEN * MIDDLE),
            middle: take(MIDDLE),
            third: take(MIDDLE * OUT),
            out: take(OUT),
        }
    }
}

/// Adds a multiple of a row.
#[inline]
pub(crate) fn add<const N: usize>(to: &mut [f32; N], row: &[f32; N], times: f32) {
    for i in 0..N {
        to[i] += times * row[i];
    }
}

/// The rows of a layer.
#[inline]
pub(crate) fn rows<'a, const N: usize>(weights: &'a [f32], place: &Range<usize>) -> &'a [[f32; N]] {
    weights[place.clone()].as_chunks::<N>().0
}

/// Sums up the rows of a seat's numbers as they are written.
pub(crate) struct Own<'a> {
    rows: std::slice::Iter<'a, [f32; PAIR]>,
    lines: std::slice::Iter<'a, [f32; OUT]>,
    cells: &'a mut [f32; PAIR],
    out: &'a mut [f32; OUT],
}

impl Pen for Own<'_> {
    #[inline]
    fn mark(&mut self, value: f32) {
        if let (Some(row), Some(line)) = (self.rows.next(), self.lines.next()) {
            add(self.cells, row, value);
            add(self.out, line, value);
        }
    }

    #[inline]
    fn skip(&mut self, places: usize) {
        if places > 0 {
            self.rows.nth(places - 1);
            self.lines.nth(places - 1);
        }
    }
}

/// Sums up the rows of the table's numbers.
pub(crate) struct Common<'a> {
    rows: std::slice::Iter<'a, [f32; HIDDEN]>,
    cells: &'a mut [f32; HIDDEN],
}

impl Pen for Common<'_> {
    #[inline]
    fn mark(&mut self, value: f32) {
        if let Some(row) = self.rows.next() {
            add(self.cells, row, value);
        }
    }

    #[inline]
    fn skip(&mut self, places: usize) {
        if places > 0 {
            self.rows.nth(places - 1);
        }
    }
}

/// What a network has seen of a position so far.
pub(crate) struct Look<'a> {
    net: &'a Net,
    place: Place,
    pairs: [[f32; PAIR]; MAX_SEATS],
    common: [f32; HIDDEN],
    pub out: [[f32; OUT]; MAX_SEATS],
}

impl<'a> Look<'a> {
    #[inline]
    pub(crate) fn own(&mut self, seat: usize) -> Own<'_> {
        Own {
            rows: rows(&self.net.weights, &self.place.own).iter(),
            lines: rows(&self.net.weights, &self.place.line).iter(),
            cells: &mut self.pairs[seat],
            out: &mut self.out[seat],
        }
    }

    #[inline]
    pub(crate) fn table(&mut self) -> Common<'_> {
        Common { rows: rows(&self.net.weights, &self.place.table).iter(), cells: &mut self.common }
    }

    /// The two layers above, for all seats.
    pub(crate) fn finish(mut self, players: usize) -> [[f32; OUT]; MAX_SEATS] {
        let weights = &self.net.weights;
        let (second, third) =
            (rows::<MIDDLE>(weights, &self.place.second), rows::<OUT>(weights, &self.place.third));
        let mut rivals = [0.0; HIDDEN];
        for pair in &self.pairs[..players] {
            for i in 0..HIDDEN {
                rivals[i] += pair[HIDDEN + i];
            }
        }
        let share = 1.0 / (players - 1) as f32;
        for (pair, out) in self.pairs[..players].iter().zip(&mut self.out) {
            let mut middle = [0.0; MIDDLE];
            middle.copy_from_slice(&weights[self.place.middle.clone()]);
            for i in 0..HIDDEN {
                let cell = self.common[i] + pair[i] + share * (rivals[i] - pair[HIDDEN + i]);
                add(&mut middle, &second[i], cell.max(0.0));
            }
            for (cell, row) in middle.iter().zip(third) {
                add(out, row, cell.max(0.0));
            }
        }
        self.out
    }
}

impl Net {
    /// A network for so many numbers with these weights.
    pub fn new(own: usize, table: usize, weights: Vec<f32>) -> Result<Net, BadNet> {
        let wanted = Place::of(own, table).out.end;
        if weights.len() != wanted {
            return Err(BadNet(format!("{} weights where there should be {wanted}", weights.len())));
        }
        if let Some(at) = weights.iter().position(|weight| !weight.is_finite()) {
            return Err(BadNet(format!("weight {at} is no number")));
        }
        Ok(Net { own, table, weights })
    }

    /// A network that holds all seats for equal.
    #[must_use]
    pub fn blank(own: usize, table: usize) -> Net {
        Net { own, table, weights: vec![0.0; Place::of(own, table).out.end] }
    }

    /// Reads a network for so many numbers.
    pub fn read(bytes: &[u8], own: usize, table: usize) -> Result<Net, BadNet> {
        let body = bytes.strip_prefix(MAGIC).ok_or_else(|| BadNet("it begins otherwise".to_owned()))?;
        let (words, rest) = body.as_chunks::<4>();
        if words.len() < 2 || !rest.is_empty() {
            return Err(BadNet("it is cut off".to_owned()));
        }
        let sizes = [u32::from_le_bytes(words[0]) as usize, u32::from_le_bytes(words[1]) as usize];
        if sizes != [own, table] {
            return Err(BadNet(format!(
                "it is made for {} numbers of a seat and {} of the table; there are {own} and {table}",
                sizes[0], sizes[1]
            )));
        }
        Net::new(own, table, words[2..].iter().map(|word| f32::from_le_bytes(*word)).collect())
    }

    /// The network as bytes.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.own as u32).to_le_bytes());
        bytes.extend((self.table as u32).to_le_bytes());
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Where its weights lie.
    #[must_use]
    pub fn place(&self) -> Place {
        Place::of(self.own, self.table)
    }

    /// Begins to look at a position.
    #[inline]
    pub(crate) fn look(&self) -> Look<'_> {
        let place = self.place();
        let mut common = [0.0; HIDDEN];
        common.copy_from_slice(&self.weights[place.first.clone()]);
        let mut out = [0.0; OUT];
        out.copy_from_slice(&self.weights[place.out.clone()]);
        Look { net: self, place, pairs: [[0.0; PAIR]; MAX_SEATS], common, out: [out; MAX_SEATS] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_net() -> Net {
        let mut net = Net::blank(3, 2);
        for (i, weight) in net.weights.iter_mut().enumerate() {
            *weight = (i % 17) as f32 / 17.0 - 0.4;
        }
        net
    }

    #[test]
    fn a_network_is_written_and_read_back() {
        let net = some_net();
        assert_eq!(Net::read(&net.bytes(), 3, 2), Ok(net));
    }

    #[test]
    fn what_is_no_network_of_these_numbers_is_refused() {
        let bytes = some_net().bytes();
        for (bytes, own, why) in [
            (&b"nonsense"[..], 3, "begins otherwise"),
            (&bytes[..bytes.len() - 2], 3, "cut off"),
            (&bytes[..bytes.len() - 4], 3, "weights where"),
            (&bytes[..], 4, "made for 3"),
        ] {
            let bad = Net::read(bytes, own, 2).expect_err(why).to_string();
            assert!(bad.contains(why), "{bad}");
        }
        let mut broken = some_net();
        broken.weights[5] = f32::NAN;
        assert!(Net::read(&broken.bytes(), 3, 2).is_err());
    }

    /// All seats share one network: who changes places with somebody changes chances with him.
    #[test]
    fn seats_are_mirrored() {
        let net = some_net();
        let judge = |numbers: [[f32; 3]; 2]| {
            let mut look = net.look();
            look.table().put(0.5);
            for (seat, numbers) in numbers.iter().enumerate() {
                let mut own = look.own(seat);
                numbers.iter().for_each(|value| own.put(*value));
            }
            look.finish(2)
        };
        let (one, other) = ([1.0, 0.0, 0.3], [0.0, 2.0, 0.0]);
        let (there, back) = (judge([one, other]), judge([other, one]));
        assert_eq!((there[0], there[1]), (back[1], back[0]));
        assert_ne!(there[0], there[1]);
    }
}
