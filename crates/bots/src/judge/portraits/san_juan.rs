//! San Juan: the city, the goods, the hand, and how many buildings are still to come.

use ::san_juan::{Card, Role, SanJuan};
use kernel::{Game, Kind, Seat};

use super::{company, distance};
use crate::judge::{MOST_SOURCES, Pen, Portrait};

/// The most buildings of anybody.
fn fullest(game: &SanJuan) -> u8 {
    Seat::all(game.players()).map(|seat| game.owner(seat).buildings()).max().unwrap_or_default()
}

impl Portrait for SanJuan {
    const OWN: usize = 36 + 2 * Card::COUNT;
    const TABLE: usize = 12 + Role::COUNT;
    const SOURCES: &'static [&'static str] = &["buildings", "under", "bonus"];
    const DEPTH: u32 = 0;

    fn own<P: Pen>(&self, seat: Seat, points: f32, hand: f32, pen: &mut P) {
        let player = self.owner(seat);
        let left = f32::from(12 - fullest(self).min(12));
        pen.put((hand - points) / 8.0);
        pen.put(points / 16.0);
        let sources = self.sources(seat, points);
        pen.put(sources[1] / 5.0);
        pen.put(sources[2] / 6.0);
        let cards = self.hand_size(seat) as f32;
        pen.put(cards / 6.0);
        pen.put(cards * left / 40.0);
        let buildings = f32::from(player.buildings());
        pen.put(buildings / 8.0);
        pen.put(buildings * points / 150.0);
        let (mut farms, mut goods) = (0.0, 0.0);
        for place in 0..5 {
            let (n, full) = (f32::from(player.count(Card::ALL[place])), f32::from(player.goods_at(place)));
            pen.put(n / 2.0);
            pen.put(full / 2.0);
            farms += n;
            goods += full;
        }
        pen.put(farms / 4.0);
        pen.put(farms * left / 30.0);
        pen.put(goods / 3.0);
        pen.put((farms - goods) / 3.0);
        // What can be paid for: the dearest card in the hand for which there are enough others.
        let mut dearest = 0.0f32;
        for (card, _) in player.hand().iter() {
            let cost = f32::from(card.cost());
            if cost + 1.0 <= cards {
                dearest = dearest.max(cost);
            }
        }
        pen.put(dearest / 6.0);
        pen.put(f32::from(player.buildings().saturating_sub(8)) / 4.0);
        pen.flag(player.buildings() == fullest(self));
        let turn = self.acting().first();
        distance(pen, self.players(), turn, seat);
        distance(pen, self.players(), Some(self.governor()), seat);
        pen.put(if turn == Some(seat) { cards / 8.0 } else { 0.0 });
        pen.members(Card::COUNT, player.built());
        pen.some(Card::COUNT, player.hand().iter().map(|(card, n)| (card.index(), f32::from(n))));
    }

    fn table<P: Pen>(&self, pen: &mut P) {
        company(pen, self.players());
        let most = fullest(self);
        pen.put(f32::from(most) / 12.0);
        pen.put(f32::from(most.saturating_sub(6)) / 6.0);
        pen.flag(most >= 11);
        pen.flag(most >= 10);
        pen.put(self.round() as f32 / 20.0);
        pen.put(self.deck_len() as f32 / 80.0);
        pen.flag(self.has_new_buildings());
        pen.flag(self.open_house().is_some());
        pen.members(Role::COUNT, self.taken_roles());
    }

    fn sources(&self, seat: Seat, points: f32) -> [f32; MOST_SOURCES] {
        let player = self.owner(seat);
        let worth = |card: Card| f32::from(card.facts().points) * f32::from(player.count(card));
        let printed: f32 = Card::members(player.built()).map(worth).sum();
        let under = player.cards_under() as f32;
        [printed, under, points - printed - under, 0.0, 0.0, 0.0, 0.0]
    }

    fn listed(&self, source: usize, _long: usize) -> Option<usize> {
        // Each building that scores by the others stands there by itself.
        (source < 2).then_some(source)
    }
}
