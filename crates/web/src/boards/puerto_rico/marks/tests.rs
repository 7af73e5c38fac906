//! Marks become answers that the rules take.

use super::*;
use ::puerto_rico::Setup;
use kernel::{Match, Seed};

/// The marks as the page draws them at first, and one barrel where none is marked.
fn drawn(view: &View, marking: &Marking) -> Vec<String> {
    match marking {
        Marking::Nothing => Vec::new(),
        Marking::Discs { from, first } => Place::all()
            .filter(|place| place.index() >= *from)
            .flat_map(|place| {
                let (discs, nobles) = (first.discs[place.index()], first.nobles[place.index()]);
                let nobles = if both_sorts(view, place) { nobles } else { 0 };
                let plain = std::iter::repeat_n(format!("place {place}"), usize::from(discs - nobles));
                plain.chain(std::iter::repeat_n(format!("place {place} noble"), usize::from(nobles)))
            })
            .collect(),
        Marking::Barrels { verb, among, first } => {
            let marked = |(good, n): (&Good, &u8)| {
                std::iter::repeat_n(format!("{verb} {good}"), usize::from(*n)).collect::<Vec<_>>()
            };
            let all: Vec<String> = first.iter().flat_map(marked).collect();
            let one = || among.keys().next().map(|good| format!("{verb} {good}")).into_iter().collect();
            if all.is_empty() { one() } else { all }
        }
    }
}

#[test]
fn what_is_marked_at_first_can_be_confirmed_as_it_is() {
    let mut seen = std::collections::BTreeMap::<&str, u32>::new();
    for seed in 0..24_u8 {
        let (players, word) = (2 + seed % 4, seed.to_string());
        let setup = Setup { players, new_buildings: seed % 3 != 0, nobles: seed % 5 != 0 };
        let mut table = Match::<PuertoRico>::new(setup, Seed::from_word(&word)).expect("a game");
        let mut n = 0_usize;
        while let Some(seat) = table.state().acting().first() {
            let view = table.state().view(Viewer::Seat(seat));
            let marking = of(&table, &view, seat);
            let marks = drawn(&view, &marking);
            n += 1;
            if marks.is_empty() {
                let legal = Table::legal(&table, seat);
                let any = &legal[(n * 7 + n / 3) % legal.len()];
                let liked = legal.iter().find(|action| action.contains("small-wharf"));
                Table::play(&mut table, seat, liked.unwrap_or(any)).expect("legal");
                continue;
            }
            *seen.entry(view.asked.expect("somebody").question).or_default() += 1;
            for step in steps(table.state(), &table, seat, &marks) {
                Table::play(&mut table, seat, &step).unwrap_or_else(|refused| panic!("{step}: {refused}"));
            }
            let after = table.state().view(Viewer::Seat(seat));
            let now = after.seat(seat);
            match marking {
                Marking::Discs { from, first } => {
                    assert_eq!(Standing::of(now).discs[from..], first.discs[from..]);
                }
                Marking::Barrels { verb: "keep", among, first } if among == view.seat(seat).goods => {
                    assert_eq!(now.goods, first.into_iter().filter(|(_, n)| *n > 0).collect::<Goods>());
                }
                Marking::Barrels { .. } | Marking::Nothing => {}
            }
        }
    }
    let met: Vec<&str> = seen.keys().copied().collect();
    assert_eq!(met, ["keep", "place", "send", "supplier"], "{seen:?}");
}

#[test]
fn a_placement_that_is_not_allowed_is_refused() {
    let mut table = Match::<PuertoRico>::new(Setup::default(), Seed::from_word("1")).expect("a game");
    for action in ["take settler", "plant quarry"] {
        Table::play(&mut table, Seat::A, action).expect("legal");
    }
    for seat in [Seat::B, Seat::C] {
        Table::play(&mut table, seat, "pass").expect("legal");
    }
    Table::play(&mut table, Seat::B, "take mayor").expect("legal");
    while table.state().acting().first() != Some(Seat::A) {
        let seat = table.state().acting().first().expect("somebody");
        let legal = Table::legal(&table, seat);
        Table::play(&mut table, seat, &legal[0]).expect("legal");
    }
    let both = ["place indigo", "place quarry"].map(str::to_owned);
    let wrong = steps(table.state(), &table, Seat::A, &both);
    assert!(Table::play(&mut table, Seat::A, &wrong[0]).is_err(), "two discs of one: {wrong:?}");
    assert_eq!(steps(table.state(), &table, Seat::A, &both[1..]), ["place indigo 0"]);
}
