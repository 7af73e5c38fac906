use kernel::{Chance, Game, legal};

use super::*;
use crate::{Setup, phases};

fn slot(game: &SanFrancisco, name: &str) -> Slot {
    let slot = game.deck.iter().position(|(kind, _)| kind.name() == name).expect("such a card");
    Slot(slot as u8)
}

fn table(columns: [&[&str]; 3]) -> SanFrancisco {
    let mut game = phases::set_up(&Setup::of(2));
    for (column, cards) in columns.into_iter().enumerate() {
        for card in cards {
            let slot = slot(&game, card);
            assert!(game.draw_pile.take(slot));
            game.columns[column].push(slot);
        }
    }
    game
}

fn gain(row: Row, from: u8, to: u8) -> Gain {
    Gain { contest: Contest::District(row), from, to, leads: from == 0 }
}

#[test]
fn a_column_promises_values_trams_and_bonuses_and_names_its_contract() {
    let bonus = ["green-line-2", "green-line-1-bonus", "green-value-2-bonus", "black-plain-2"];
    let game = table([&bonus, &[], &["grey-plain-3"]]);
    let first = outlook(&game, Seat::A, 0);
    let trams = Gain { contest: Contest::Trams, from: 0, to: 2, leads: true };
    assert_eq!(first.brings.gains, [gain(Row::Green, 0, 5), trams]);
    assert_eq!((first.brings.skyscrapers, first.lost.len()), (0, 0));
    assert_eq!(first.brings.grants, [Row::Green]);
    // First in the green district and in trams, where nobody had anything.
    assert_eq!(first.brings.points, 4 + 5);
    assert_eq!(first.black.len(), 1);
    assert_eq!((first.contracts, first.everybody_returns, first.allowed), (1, false, true));
    assert!(!outlook(&game, Seat::A, 1).allowed, "nothing lies there");
}

#[test]
fn a_column_promises_the_completion_of_a_row_and_counts_what_has_no_space() {
    let six = ["blue-plain-3", "blue-plain-3", "blue-plain-2", "blue-line-2", "blue-line-2", "blue-depot-1"];
    let mut game = table([&six, &[], &[]]);
    game.seats[1].contracts = 1;
    let six = outlook(&game, Seat::A, 0);
    assert_eq!((six.brings.completes.as_slice(), six.lost.len()), ([Row::Blue].as_slice(), 1));
    assert_eq!((six.contracts, six.everybody_returns), (0, true));
    assert_eq!(six.brings.points, 4 + 2, "the district and its completion token");
}

/// What is promised for an answer is what the engine gives.
#[test]
fn prospects_come_true() {
    let mut told = 0;
    for seed in 0..12 {
        let (mut chance, mut dice) = (Chance::fast(seed), Chance::fast(seed + 100));
        let mut game = phases::set_up(&Setup::of(2 + (seed % 3) as u8));
        while let Some(seat) = game.acting().first() {
            let actions = legal(&game, seat);
            // Columns are taken when there is something in them, so that much is built.
            let take = actions.iter().rfind(
                |action| matches!(action, Action::Finalize(n, _) if game.columns[usize::from(*n)].len() > 1),
            );
            let any = actions[dice.below(actions.len() as u32) as usize];
            let action = take.copied().unwrap_or(if any == Action::Done { actions[0] } else { any });
            let promised = prospects(&game).into_iter().find(|prospect| prospect.action == action);
            let before = game.clone();
            game.apply(seat, action, &mut chance, &mut Log::off());
            let lays = matches!(action, Action::Build(..) | Action::In(_) | Action::On(..));
            assert_eq!(promised.is_some(), lays || matches!(action, Action::Take(_)), "{action}");
            let Some(Prospect { brings, .. }) = promised.filter(|_| lays) else { continue };
            let after = &game;
            assert_eq!(
                u32::from(brings.skyscrapers),
                after.skyscrapers_of(seat) - before.skyscrapers_of(seat)
            );
            assert_eq!(brings.medal, after.medal == Some(seat) && before.medal != Some(seat));
            for &row in Row::ALL {
                let found = brings.gains.iter().find(|gain| gain.contest == Contest::District(row));
                let more = found.map_or(0, |gain| gain.to - gain.from);
                assert_eq!(more, after.row_value(seat, row) - before.row_value(seat, row), "{action} {row}");
                let completed = after.completed(row) == Some(seat) && before.completed(row).is_none();
                assert_eq!(brings.completes.contains(&row), completed);
            }
            let trams = brings.gains.iter().find(|gain| gain.contest == Contest::Trams);
            let trams = trams.map_or(0, |gain| u32::from(gain.to - gain.from));
            assert_eq!(trams, after.trams_of(seat) - before.trams_of(seat));
            if let Question::Bonus(_, row) = game.question {
                assert_eq!(brings.grants, [row]);
            }
            let view = game.view(kernel::Viewer::Spectator);
            for seat in &view.seats {
                let sum: i32 = view.sources(seat.seat).iter().map(|(_, points)| points).sum();
                assert_eq!(sum, seat.worth);
            }
            told += 1;
        }
    }
    assert!(told > 100, "{told}");
}
