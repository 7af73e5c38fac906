//! Saint Petersburg: what lies in the play area, what it earns until the end, and what is on offer.

use ::saint_petersburg::{
    Card, Colour, HAND_COSTS, NOBLE_POINTS, Phase, Question, Row, SaintPetersburg, Stack,
};
use kernel::{Game, Kind, Seat};

use super::{company, distance};
use crate::judge::{MOST_SOURCES, Pen, Portrait};

/// The cards in each stack at the beginning.
const STACKS: [f32; Stack::COUNT] = [31.0, 28.0, 27.0, 30.0];

/// About how many rounds follow the present one, by the stack that shrinks fastest.
fn rounds_after(game: &SaintPetersburg) -> f32 {
    if game.is_last_round() {
        return 0.0;
    }
    let played = game.round() as f32 - 1.0 + game.phase().index() as f32 / 4.0;
    let left = |stack: &Stack| {
        let left = game.left_in(*stack) as f32;
        left / ((STACKS[stack.index()] - left + 12.0) / (played + 2.0))
    };
    Stack::ALL.iter().map(left).fold(f32::INFINITY, f32::min)
}

impl Portrait for SaintPetersburg {
    const OWN: usize = 43 + 2 * Card::COUNT;
    const TABLE: usize = 24 + 2 * Card::COUNT;
    const SOURCES: &'static [&'static str] = &["track", "nobles", "rubles", "hand"];
    const DEPTH: u32 = 24;

    fn own<P: Pen>(&self, seat: Seat, points: f32, hand: f32, pen: &mut P) {
        let player = self.owner(seat);
        let phase = self.phase().index();
        let rounds = rounds_after(self);
        pen.put((hand - points) / 25.0);
        pen.put(points / 30.0);
        pen.put(f32::from(player.points()) / 30.0);
        let rubles = f32::from(player.rubles());
        pen.put(rubles / 15.0);
        pen.put((rubles - 15.0).max(0.0) / 15.0);
        pen.put((8.0 - rubles).max(0.0) / 8.0);
        pen.put(rubles * rounds / 60.0);
        let different = player.different_nobles();
        pen.put(different as f32 / 5.0);
        pen.put(f32::from(NOBLE_POINTS[different.min(10)]) / 20.0);
        pen.put(different as f32 * rounds / 12.0);
        for stack in &Stack::ALL[..3] {
            let Some(colour) = stack.scores() else { continue };
            let (rubles, points) = player.earnings(colour);
            let scored = stack.index() < phase
                || (stack.index() == phase && matches!(self.question(), Question::Pub(_)));
            let times = rounds + f32::from(u8::from(!scored));
            pen.put(f32::from(rubles) / 12.0);
            pen.put(f32::from(points) / 8.0);
            pen.put(f32::from(rubles) * times / 40.0);
            pen.put(f32::from(points) * times / 30.0);
        }
        pen.put(player.hand().len() as f32 / 3.0);
        pen.flag(!player.has_room());
        let (mut cost, mut dear) = (0.0, 0.0f32);
        for card in player.hand().cards() {
            cost += f32::from(card.facts().cost);
            dear = dear.max(f32::from(card.facts().cost));
        }
        pen.put(cost / 20.0);
        pen.put((cost - rubles).max(0.0) / 15.0);
        pen.put(f32::from(player.face_up_observatories()));
        pen.put(f32::from(player.most_pub_points()) / 5.0);
        let turn = self.acting().first();
        distance(pen, self.players(), turn, seat);
        for phase in Phase::ALL {
            pen.flag(self.starts(*phase) == seat);
        }
        // What can be afforded now, by colour.
        for &colour in Colour::ALL {
            let mut best = 0.0f32;
            for &row in Row::ALL {
                for (card, _) in self.cards_of(row).iter() {
                    let facts = card.facts();
                    if facts.colour == colour && f32::from(facts.cost) <= rubles {
                        best = best.max(f32::from(facts.cost));
                    }
                }
            }
            pen.put(best / 12.0);
        }
        pen.put(if turn == Some(seat) { rubles / 15.0 } else { 0.0 });
        pen.put(f32::from(player.rubles() % 10) / 10.0);
        pen.put(dear / 15.0);
        pen.some(Card::COUNT, player.area().iter().map(|(card, n)| (card.index(), 0.5 * f32::from(n))));
        let hand = player.hand();
        pen.some(Card::COUNT, hand.kinds().map(|card| (card.index(), hand.count(card) as f32)));
    }

    fn table<P: Pen>(&self, pen: &mut P) {
        company(pen, self.players());
        pen.one_of(4, self.phase().index());
        pen.put(self.round() as f32 / 6.0);
        pen.flag(self.is_last_round());
        pen.put(rounds_after(self) / 6.0);
        for stack in Stack::ALL {
            let left = self.left_in(*stack) as f32;
            pen.put(left / STACKS[stack.index()]);
            pen.put((6.0 - left).max(0.0) / 6.0);
        }
        for &row in Row::ALL {
            pen.put(self.cards_of(row).len() as f32 / 8.0);
        }
        pen.flag(matches!(self.question(), Question::Observed(..)));
        pen.flag(matches!(self.question(), Question::Pub(_)));
        match self.question() {
            Question::Observed(_, card) => pen.put(f32::from(card.facts().cost) / 12.0),
            Question::Turn(_) | Question::Pub(_) | Question::Over => pen.skip(1),
        }
        for &row in Row::ALL {
            pen.some(Card::COUNT, self.cards_of(row).iter().map(|(card, n)| (card.index(), f32::from(n))));
        }
    }

    fn sources(&self, seat: Seat, points: f32) -> [f32; MOST_SOURCES] {
        let player = self.owner(seat);
        let track = f32::from(player.points());
        let nobles = f32::from(NOBLE_POINTS[player.different_nobles().min(NOBLE_POINTS.len() - 1)]);
        let hand = -f32::from(HAND_COSTS) * player.hand().len() as f32;
        [track, nobles, points - track - nobles - hand, hand, 0.0, 0.0, 0.0]
    }

    fn listed(&self, source: usize, _long: usize) -> Option<usize> {
        Some(source)
    }
}
