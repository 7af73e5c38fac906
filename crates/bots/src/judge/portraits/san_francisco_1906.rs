//! 1906 San Francisco: money, permits, buildings, objectives, and the way that is left.

use ::san_francisco_1906::{ActionCard, Colour, Development, Objective, Question, SanFrancisco1906};
use kernel::{Game, Kind, Seat};

use super::{company, distance};
use crate::judge::{MOST_SOURCES, Pen, Portrait};

impl Portrait for SanFrancisco1906 {
    const OWN: usize = 53 + Objective::COUNT;
    const TABLE: usize = 18 + Objective::COUNT + ActionCard::COUNT;
    const SOURCES: &'static [&'static str] =
        &["common", "own", "square", "developments", "best-builder", "money"];
    const DEPTH: u32 = 20;

    fn own<P: Pen>(&self, seat: Seat, points: f32, hand: f32, pen: &mut P) {
        let player = self.owner(seat);
        let left = self.visits_left() as f32;
        pen.put((hand - points) / 15.0);
        pen.put(points / 25.0);
        let dollars = f32::from(player.dollars());
        pen.put(dollars / 8.0);
        pen.put((dollars - 6.0).max(0.0) / 6.0);
        pen.put((3.0 - dollars).max(0.0) / 3.0);
        let ready = f32::from(player.ready());
        pen.put(ready / 2.0);
        pen.flag(player.ready() > 0);
        pen.put(f32::from(player.reserve()) / 6.0);
        let buildings = f32::from(player.buildings());
        pen.put(buildings / 5.0);
        pen.put(buildings * left / 100.0);
        let permits = player.permits();
        pen.put(permits.len() as f32 / 4.0);
        let mut wild = 0.0;
        let (mut colours, mut numbers, mut symbols) = ([0.0; 4], [0.0; 6], [0.0; 4]);
        for permit in permits.cards() {
            match permit.colour() {
                Some(colour) => colours[colour.index()] += 1.0,
                None => wild += 1.0,
            }
            if let Some(number) = permit.number() {
                numbers[usize::from(number).clamp(1, 6) - 1] += 1.0;
            }
            for symbol in permit.symbols() {
                symbols[symbol.index()] += 1.0;
            }
        }
        pen.put(wild / 2.0);
        for n in colours.into_iter().chain(numbers).chain(symbols) {
            pen.put(n / 2.0);
        }
        let plots = self.open_plots(seat, false).min(8) as f32;
        pen.put(plots / 5.0);
        pen.flag(plots > 0.0);
        let can = player.ready() > 0 && player.dollars() >= self.build_cost() && plots > 0.0;
        pen.flag(can);
        for &colour in Colour::ALL {
            pen.put(self.built_on(seat, colour) as f32 / 2.0);
        }
        for &kind in Development::ALL {
            pen.put(f32::from(player.developments_of(kind)) / 2.0);
        }
        let [column, row] = player.square();
        pen.put(f32::from(column) / 4.0);
        pen.put(f32::from(row) / 4.0);
        pen.put(f32::from(player.rubble()) / 3.0);
        pen.flag(self.best_builder() == Some(seat));
        let own = player.own_objectives();
        pen.put(own.len() as f32 / 3.0);
        pen.put(own.len() as f32 * left / 60.0);
        distance(pen, self.players(), self.acting().first(), seat);
        let order = self.turn_order().iter().position(|other| *other == seat).unwrap_or_default();
        pen.one_of(4, order);
        pen.flag(order < usize::from(self.finished()));
        pen.some(Objective::COUNT, own.iter().map(|objective| (objective.index(), 1.0)));
    }

    fn table<P: Pen>(&self, pen: &mut P) {
        company(pen, self.players());
        let left = self.visits_left() as f32;
        pen.put(left / 36.0);
        pen.put((10.0 - left).max(0.0) / 10.0);
        pen.put((3.0 - left).max(0.0) / 3.0);
        pen.put(self.round() as f32 / 6.0);
        pen.put(f32::from(self.build_cost()) / 5.0);
        pen.put(f32::from(self.finished()) / 3.0);
        pen.flag(self.best_builder().is_some());
        pen.flag(matches!(self.question(), Question::Income));
        for &kind in Development::ALL {
            pen.put(f32::from(self.developments_left(kind)) / 5.0);
        }
        let built: u8 = Seat::all(self.players()).map(|seat| self.owner(seat).buildings()).sum();
        pen.put(f32::from(built) / 15.0);
        pen.put(self.cards_ahead().len() as f32 / 6.0);
        let common = self.common_objectives();
        pen.some(Objective::COUNT, common.iter().map(|objective| (objective.index(), 1.0)));
        let ahead = self.cards_ahead().iter().fold(0, |set, card| set | card.bit());
        pen.members(ActionCard::COUNT, ahead);
    }

    fn sources(&self, seat: Seat, _points: f32) -> [f32; MOST_SOURCES] {
        let [common, own, square, developments, best, money] = self.points_by_source(seat).map(|n| n as f32);
        [common, own, square, developments, best, money, 0.0]
    }

    fn listed(&self, source: usize, long: usize) -> Option<usize> {
        // Each common objective stands there by itself, before all that follows.
        (source > 0).then(|| long - Self::SOURCES.len() + source)
    }
}
