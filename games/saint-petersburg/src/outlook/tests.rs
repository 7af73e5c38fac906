//! What lies ahead, compared with what then happens.

use kernel::{Chance, Game, Match, Seed, Viewer, legal};

use super::*;
use crate::kinds::Row;
use crate::{Action, Question, SaintPetersburg, Setup};

/// Plays random games of every size, and looks at each answer: the table before, who gave which answer, the table after.
fn wander(mut look: impl FnMut(&SaintPetersburg, Seat, Action, &SaintPetersburg)) {
    for players in 2..=4 {
        let seed = Seed::from_word("1703");
        let mut dice = Chance::fast(seed.short() + u64::from(players));
        let mut game = Match::<SaintPetersburg>::new(Setup { players }, seed).expect("a game");
        while let Some(seat) = game.state().acting().first() {
            // Rather anything than to pass.
            let mut answers = legal(game.state(), seat);
            if answers.len() > 1 && dice.below(4) > 0 {
                answers.retain(|answer| !matches!(answer, Action::Pass | Action::Take(..)));
            }
            let answers = if answers.is_empty() { legal(game.state(), seat) } else { answers };
            let before = game.state().clone();
            let answer = answers[dice.below(answers.len() as u32) as usize];
            game.play(seat, answer).expect("a legal answer");
            look(&before, seat, answer, game.state());
        }
    }
}

fn seen(game: &SaintPetersburg) -> View {
    game.view(Viewer::Afterwards)
}

#[test]
fn a_quote_is_what_is_paid_and_adds_up() {
    let mut paid = 0;
    wander(|before, seat, answer, after| {
        let (card, from, target) = match (answer, before.question()) {
            (Action::Buy(card, row, target), _) => (card, Origin::Row(row), target),
            (Action::Play(card, target), _) => (card, Origin::Hand, target),
            (Action::BuyDrawn(target), Question::Observed(_, card)) => (card, Origin::Observatory, target),
            _ => return,
        };
        let view = seen(before);
        let quote = view.seat(seat).quote(card, from, target);
        let less: u16 = quote.less.iter().map(|(_, n)| n).sum();
        assert_eq!(quote.printed - less, quote.now, "{card}: {quote:?}");
        assert_eq!(before.owner(seat).rubles() - after.owner(seat).rubles(), quote.now, "{card}: {quote:?}");
        paid += 1;
    });
    assert!(paid > 100, "{paid}");
}

#[test]
fn placements_are_the_legal_ones_whoever_can_pay() {
    wander(|before, seat, _, _| {
        let Question::Turn(_) = before.question() else { return };
        let (view, answers) = (seen(before), legal(before, seat));
        let own = view.seat(seat);
        for (row, cards) in [(Row::Upper, &view.upper), (Row::Lower, &view.lower)] {
            for card in cards.keys() {
                let placements = own.placements(*card, Origin::Row(row));
                assert!(placements.is_sorted_by_key(|(_, price)| *price));
                let payable = placements.iter().filter(|(_, price)| Some(*price) <= own.rubles);
                let mut said: Vec<Action> =
                    payable.map(|(target, _)| Action::Buy(*card, row, *target)).collect();
                said.sort_unstable();
                let buys = |action: &&Action| matches!(action, Action::Buy(bought, from, _) if bought == card && *from == row);
                let mut legal: Vec<Action> = answers.iter().filter(buys).copied().collect();
                legal.sort_unstable();
                assert_eq!(said, legal, "{card}");
            }
        }
        let takes = answers.iter().any(|action| matches!(action, Action::Take(..)));
        assert_eq!(takes, own.has_room() && !(view.upper.is_empty() && view.lower.is_empty()));
    });
}

#[test]
fn a_change_is_the_difference_of_what_is_earned() {
    let mut placed = 0;
    wander(|before, seat, answer, after| {
        let Some((card, target, _)) = before.placing(seat, answer) else { return };
        let (old, new) = (seen(before), seen(after));
        let (old, new) = (old.seat(seat), new.seat(seat));
        let change = old.change(card, target);
        let sum = |view: &SeatView| {
            let earned = Colour::ALL.iter().map(|colour| view.earnings(*colour));
            earned
                .fold((0, 0), |sum, (rubles, points)| (sum.0 + i32::from(rubles), sum.1 + i32::from(points)))
        };
        assert_eq!(
            (sum(new).0 - sum(old).0, sum(new).1 - sum(old).1),
            (change.rubles, change.points),
            "{card}"
        );
        assert_eq!((old.nobles().0, new.nobles().0), change.nobles, "{card}");
        assert_eq!((old.nobles().1, new.nobles().1), change.final_points, "{card}");
        placed += 1;
    });
    assert!(placed > 100, "{placed}");
}

#[test]
fn the_worth_of_a_seat_is_its_score_and_cards_earn_what_their_colour_does() {
    wander(|_, _, _, game| {
        let view = seen(game);
        for seat in &view.seats {
            assert_eq!(seat.worth().total(), game.scores().row(seat.seat)[0], "{}", seat.seat);
            for &colour in Colour::ALL {
                let cards = seat.group(colour).into_keys().map(|card| seat.earned_by(card));
                let sum = cards.fold((0, 0), |sum, (rubles, points)| (sum.0 + rubles, sum.1 + points));
                assert_eq!(sum, seat.earnings(colour));
            }
        }
    });
}

#[test]
fn a_pub_offers_every_number_and_asks_no_more_than_it_says() {
    let mut asked = 0;
    wander(|before, seat, answer, after| {
        let (Question::Pub(_), Action::Pub(points)) = (before.question(), answer) else { return };
        let view = seen(before);
        let offers = view.seat(seat).pub_offers();
        let payable = offers.iter().filter(|(_, rubles)| Some(*rubles) <= view.seat(seat).rubles).count();
        assert_eq!(payable + 1, legal(before, seat).len());
        let paid = before.owner(seat).rubles() - after.owner(seat).rubles();
        let said = offers.iter().find(|(n, _)| *n == points).map_or(0, |(_, rubles)| *rubles);
        // The last one answers before nothing else is scored: a Pub is in the building phase, and its scoring is over.
        assert_eq!(paid, said);
        asked += 1;
    });
    assert!(asked > 0);
}
