//! San Francisco: rows, trams and foundations of each city, contracts, and what lies on the project columns.

use ::san_francisco::{Bonus, PROJECT_COLUMNS, Row, SanFrancisco};
use kernel::{Game, Kind, Seat};

use super::{company, distance};
use crate::judge::{MOST_SOURCES, Pen, Portrait};

impl Portrait for SanFrancisco {
    const OWN: usize = 64;
    const TABLE: usize = 34;
    const SOURCES: &'static [&'static str] =
        &["skyscrapers", "medal", "completions", "points-tokens", "ranks"];
    const DEPTH: u32 = 50;

    fn own<P: Pen>(&self, seat: Seat, points: f32, hand: f32, pen: &mut P) {
        let players = self.players();
        pen.put(hand / 30.0);
        pen.put(points / 30.0);
        let mut cards = 0.0;
        for &row in Row::ALL {
            let (value, length) =
                (f32::from(self.row_value(seat, row)), f32::from(self.row_length(seat, row)));
            let rivals = || Seat::all(players).filter(|other| *other != seat);
            let best = rivals().map(|other| f32::from(self.row_value(other, row))).fold(0.0, f32::max);
            let ahead = rivals().filter(|other| f32::from(self.row_value(*other, row)) > value).count();
            pen.put(value / 8.0);
            pen.put(length / 4.0);
            pen.put((value - best).clamp(-8.0, 8.0) / 8.0);
            pen.put(ahead as f32 / 3.0);
            pen.flag(length >= 4.0 && self.completed(row).is_none());
            pen.flag(self.completed(row) == Some(seat));
            cards += length;
        }
        pen.put(cards / 15.0);
        pen.put((cards - 18.0).max(0.0) / 7.0);
        let trams = self.trams_of(seat) as f32;
        let rival =
            Seat::all(players).filter(|other| *other != seat).map(|other| self.trams_of(other) as f32);
        pen.put(trams / 6.0);
        pen.put((trams - rival.fold(0.0, f32::max)).clamp(-5.0, 5.0) / 5.0);
        pen.put(self.skyscrapers_of(seat) as f32 / 3.0);
        pen.put(self.foundation_progress(seat) / 2.0);
        let (tokens, discards) = self.tokens_of(seat);
        pen.put(f32::from(tokens) / 2.0);
        pen.put(f32::from(discards) / 2.0);
        let contracts = self.contracts_of(seat);
        pen.one_of(6, usize::from(contracts));
        pen.put(f32::from(contracts) * (25.0 - cards) / 60.0);
        pen.flag(self.medal() == Some(seat));
        let mut best = 0.0f32;
        for column in 0..PROJECT_COLUMNS {
            let (count, value) = self.buildable_in(seat, column);
            let useful = count > contracts;
            pen.put(if useful { f32::from(count) / 3.0 } else { 0.0 });
            pen.put(if useful { f32::from(value) / 6.0 } else { 0.0 });
            if useful {
                best = best.max(f32::from(count) + f32::from(value));
            }
        }
        pen.put(best / 8.0);
        let turn = self.on_turn();
        pen.put(if turn == Some(seat) { best / 8.0 } else { 0.0 });
        distance(pen, players, turn, seat);
        pen.put(if turn == Some(seat) { f32::from(contracts) / 3.0 } else { 0.0 });
        pen.put(cards * cards / 300.0);
        pen.put(trams * (25.0 - cards) / 60.0);
    }

    fn table<P: Pen>(&self, pen: &mut P) {
        company(pen, self.players());
        pen.put(f32::from(self.foundation_tokens()) / 6.0);
        pen.flag(self.foundation_tokens() <= 1);
        pen.put(self.round() as f32 / 20.0);
        pen.put(self.cards_to_come() as f32 / 60.0);
        pen.flag(self.medal().is_some());
        let cards = |seat| Row::ALL.iter().map(|row| self.row_length(seat, *row)).sum::<u8>();
        let most = Seat::all(self.players()).map(cards).max().unwrap_or_default();
        pen.put(f32::from(most) / 25.0);
        pen.put(f32::from(most.saturating_sub(18)) / 7.0);
        for &row in Row::ALL {
            pen.flag(self.completed(row).is_some());
            pen.put(
                Seat::all(self.players())
                    .map(|seat| f32::from(self.row_value(seat, row)))
                    .fold(0.0, f32::max)
                    / 10.0,
            );
        }
        for column in 0..PROJECT_COLUMNS {
            pen.put(self.cards_in(column) as f32 / 4.0);
        }
        for bonus in Bonus::ALL {
            pen.put(f32::from(self.bonuses_left(*bonus)) / 3.0);
        }
        let contracts = Seat::all(self.players()).map(|seat| self.contracts_of(seat)).sum::<u8>();
        pen.put(f32::from(contracts) / 8.0);
        let progress: f32 =
            Seat::all(self.players()).map(|seat| self.foundation_progress(seat)).fold(0.0, f32::max);
        pen.put(progress / 2.0);
        let skyscrapers = Seat::all(self.players()).map(|seat| self.skyscrapers_of(seat)).sum::<u32>();
        pen.put(skyscrapers as f32 / 6.0);
        pen.flag(most >= 23);
    }

    fn sources(&self, seat: Seat, points: f32) -> [f32; MOST_SOURCES] {
        let worths = self.worths();
        let skyscrapers = f32::from(worths.skyscraper) * self.skyscrapers_of(seat) as f32;
        let medal = if self.medal() == Some(seat) { f32::from(worths.medal) } else { 0.0 };
        let completed = Row::ALL.iter().filter(|row| self.completed(**row) == Some(seat)).count() as f32;
        let completions = f32::from(worths.completion) * completed;
        let tokens = f32::from(worths.points_token) * f32::from(self.tokens_of(seat).0);
        [
            skyscrapers,
            medal,
            completions,
            tokens,
            points - skyscrapers - medal - completions - tokens,
            0.0,
            0.0,
        ]
    }

    fn listed(&self, source: usize, _long: usize) -> Option<usize> {
        // Each row and the trams stand there by themselves.
        (source < 4).then_some(source)
    }
}
