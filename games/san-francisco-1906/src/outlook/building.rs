//! What building would be: which permits fit, and which cards they bring.

use kernel::Kind;

use crate::kinds::Development;
use crate::map::Map;
use crate::permit::Permit;
use crate::plot::Plot;
use crate::state::SanFrancisco1906;
use crate::view::{SeatView, View};

/// How well somebody's permits fit a plot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// Not at all.
    No,
    /// With a wild permit only.
    Wild,
    /// Two permits together.
    Two,
    /// One permit by itself.
    One,
}

impl View {
    /// How well the permits of a seat fit a plot, with a subsidy or without, whatever it costs. §build.2, §build.3, §build.4, §build.5.
    pub fn fit(&self, seat: &SeatView, subsidy: bool) -> impl Fn(Plot) -> Fit + use<> {
        let (map, _) = Map::lay(&self.faces, &self.printed);
        let permits = seat.permits.clone();
        move |plot| {
            let place = map.place(plot);
            let fits = |first: Permit, second| map.fits(place, first, second, subsidy);
            let alone = permits.iter().filter(|first| fits(**first, None));
            let pairs = permits
                .iter()
                .enumerate()
                .flat_map(|(i, first)| permits[i + 1..].iter().map(move |second| (*first, *second)));
            let together = pairs.filter(|(first, second)| fits(*first, Some(*second)));
            let one = alone.map(|first| if first.is_wild() { Fit::Wild } else { Fit::One });
            let two = together.map(
                |(first, second)| {
                    if first.is_wild() || second.is_wild() { Fit::Wild } else { Fit::Two }
                },
            );
            one.chain(two).max().unwrap_or(Fit::No)
        }
    }

    /// The urban development cards among which a seat that builds on a plot with these two permits could choose. §card.1, §card.3, §card.4.
    #[must_use]
    pub fn cards_for(&self, seat: &SeatView, plot: Plot, first: Permit, second: Permit) -> Vec<Development> {
        let price = self.count().build_price(plot);
        let after = self.count().built(seat.seat, plot);
        let dollars = if seat.dollars >= price { after.dollars(seat.seat) } else { 0 };
        SanFrancisco1906::kinds_in(first.symbol_bits() & second.symbol_bits())
            .filter(|kind| self.piles.get(kind).is_some_and(|left| *left > 0))
            .filter(|kind| self.printed.developments.cost[kind.index()] <= dollars)
            .collect()
    }
}
