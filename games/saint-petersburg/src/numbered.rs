//! The game as numbers: which answers there are, and what a seat sees as a row. Every number is named by its place in the [view](crate::View).

use kernel::{Eyes, Kind, Numbered, Row as Numbers, Seat, every};

use crate::action::{Action, every_action};
use crate::kinds::{Card, Row, Stack};
use crate::pile::Pile;
use crate::setup::Setup;
use crate::state::{Question, SaintPetersburg};

/// §trade.1: whether a card may ever take another one's place.
fn fits(card: Card, target: Option<Card>) -> bool {
    target.is_none_or(|target| card.targets() & target.bit() != 0)
}

#[inline(always)]
fn cards<R: Numbers>(name: &str, pile: &Pile, row: &mut R) {
    row.pile(name, every::<Card>(), pile);
}

impl Numbered for SaintPetersburg {
    const NUMBERS: u32 = 1;

    fn space(_setup: &Setup) -> Vec<Action> {
        let comes_up = |action: &Action| match *action {
            Action::Buy(card, _, target) | Action::Play(card, target) => fits(card, target),
            Action::Take(_, _)
            | Action::Observe(_)
            | Action::Pass
            | Action::BuyDrawn(_)
            | Action::Keep
            | Action::Discard
            | Action::Pub(_) => true,
        };
        every_action().into_iter().filter(comes_up).collect()
    }

    #[inline(always)]
    fn observe<R: Numbers>(&self, seat: Seat, row: &mut R) {
        let eyes = Eyes { seat, players: self.player_count() };
        row.number("round", i32::from(self.round));
        row.one_of("phase", Some(self.phase));
        row.one_of("exhausted", self.exhausted);
        row.within("asked", |row| {
            let (place, asked, card) = match self.question {
                Question::Turn(seat) => (Some(0), Some(seat), None),
                Question::Observed(seat, card) => (Some(1), Some(seat), Some(card)),
                Question::Pub(seat) => (Some(2), Some(seat), None),
                Question::Over => (None, None, None),
            };
            row.one_word_of("question", &["turn", "observed", "pub"], place);
            row.one_seat_of("seat", eyes, asked);
            row.one_of("card", card);
        });
        row.number("passes", i32::from(self.passes));
        row.counts("stacks", |stack: Stack| self.stack(stack).len() as i32);
        row.within("markers", |row| {
            for stack in Stack::ALL {
                row.one_seat_of(stack, eyes, Some(self.markers[stack.index()]));
            }
        });
        cards("upper", self.row(Row::Upper), row);
        cards("lower", self.row(Row::Lower), row);
        row.tally::<Card>("discard", self.discard.counts());
        row.seats(eyes, |row, other| {
            let player = self.player(other);
            row.number("points", i32::from(player.points));
            // §secret.1: rubles and hands are for their owner alone.
            if other == eyes.seat {
                row.number("rubles", i32::from(player.rubles));
                let hand = player.hand.cards().iter().map(|card| card.index());
                row.within("hand", |row| row.places(Card::COUNT, hand, |i| Card::ALL[i].name()));
            }
            row.number("hand-size", player.hand.len() as i32);
            row.number("hand-limit", player.hand_limit() as i32);
            cards("area", &player.area, row);
            row.number("face-down", i32::from(player.face_down));
        });
    }
}
