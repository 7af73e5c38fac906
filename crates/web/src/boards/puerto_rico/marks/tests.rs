//! Marks become answers that the rules take.

use super::super::placing::standing;
use super::*;
use crate::boards::{Art, Looker};
use ::puerto_rico::{Building, Role, Setup, Tile, Work};
use kernel::{Game, Lang, Seed, Words};

#[test]
fn a_mark_is_written_and_read_back() {
    let discs = Disc::ALL.iter().flat_map(|disc| Place::all().map(|place| Mark::Disc(*disc, place)));
    for mark in discs.chain(Good::ALL.iter().map(|good| Mark::Barrel(*good))) {
        assert_eq!(mark.to_string().parse(), Ok(mark), "{mark}");
    }
    for wrong in ["", "corn", "barrel/rice", "king/corn", "barrel/corn/1"] {
        assert!(wrong.parse::<Mark>().is_err(), "{wrong:?}");
    }
}

/// The marks as the page draws them at first, and one barrel where none is marked.
fn drawn(view: &View, marking: &Marking) -> Vec<Mark> {
    match marking {
        Marking::Nothing => Vec::new(),
        Marking::Discs { from, first } => Place::all()
            .filter(|place| place.index() >= *from)
            .flat_map(|place| {
                let (discs, nobles) = (first.discs[place.index()], first.nobles[place.index()]);
                let nobles = if both_sorts(view, place) { nobles } else { 0 };
                let mark = |disc, n| std::iter::repeat_n(Mark::Disc(disc, place), usize::from(n));
                mark(Disc::Colonist, discs - nobles).chain(mark(Disc::Noble, nobles))
            })
            .collect(),
        Marking::Barrels { among, first, .. } => {
            let marked = |(good, n): (&Good, &u8)| std::iter::repeat_n(Mark::Barrel(*good), usize::from(*n));
            let all: Vec<Mark> = first.iter().flat_map(marked).collect();
            let one = || among.keys().next().map(|good| Mark::Barrel(*good)).into_iter().collect();
            if all.is_empty() { one() } else { all }
        }
    }
}

fn marked_at_first(game: &Match<PuertoRico>, seat: Seat) -> (View, Marking) {
    let words = Words::new(Lang::En);
    let art = Art::default();
    let looker =
        Looker { viewer: Viewer::Seat(seat), own: Some(seat), answers: true, words: &words, art: &art };
    let scene = Scene::new(game, &looker);
    let marking = marking(&scene);
    (scene.view, marking)
}

#[test]
fn what_is_marked_at_first_can_be_confirmed_as_it_is() {
    let mut seen = std::collections::BTreeMap::<QuestionKind, u32>::new();
    let mut told = 0;
    for seed in 0..24_u8 {
        let (players, word) = (2 + seed % 4, seed.to_string());
        let setup =
            Setup { players, new_buildings: seed % 3 != 0, nobles: seed % 5 != 0, ..Setup::default() };
        let mut table = Match::<PuertoRico>::new(setup, Seed::from_word(&word)).expect("a game");
        let mut n = 0_usize;
        while let Some(seat) = table.state().acting().first() {
            let (view, marking) = marked_at_first(&table, seat);
            let marks = drawn(&view, &marking);
            n += 1;
            if marks.is_empty() {
                let legal = legal(table.state(), seat);
                let any = &legal[(n * 7 + n / 3) % legal.len()];
                let liked = [Building::SmallWharf].map(Action::Build).into_iter().chain([Action::SmallWharf]);
                let liked =
                    liked.chain([Action::Draft(Building::SmallWharf)]).find(|one| legal.contains(one));
                table.play(seat, liked.unwrap_or(*any)).expect("legal");
                continue;
            }
            *seen.entry(view.asked.expect("somebody").question).or_default() += 1;
            for step in steps(&table, seat, &marks) {
                table.play(seat, step).map(|_| ()).unwrap_or_else(|refused| panic!("{step}: {refused}"));
            }
            let after = table.state().view(Viewer::Seat(seat));
            let now = after.seat(seat);
            match marking {
                Marking::Discs { from, first } => {
                    assert_eq!(Crews::of(now).discs[from..], first.discs[from..]);
                    // What was said while the discs were placed is so when they stand.
                    let said = standing(&view, view.seat(seat), &first);
                    assert_eq!(said.harvest(seat)[seat.index()], after.harvest(seat)[seat.index()]);
                    for own in &now.city {
                        let works = said.work(seat, own.building);
                        assert_eq!(works, after.work(seat, own.building), "{}", own.building);
                        told += u32::from(works != Work::Helps);
                    }
                }
                Marking::Barrels { to: Use::Keep, among, first } if among == view.seat(seat).goods => {
                    assert_eq!(now.goods, first.into_iter().filter(|(_, n)| *n > 0).collect::<Goods>());
                }
                Marking::Barrels { .. } | Marking::Nothing => {}
            }
        }
    }
    let met: Vec<QuestionKind> = seen.keys().copied().collect();
    let all = [QuestionKind::Place, QuestionKind::Supplier, QuestionKind::Send, QuestionKind::Keep];
    assert_eq!(met, all, "{seen:?}");
    assert!(told > 100, "{told} buildings said what they do");
}

/// A game in which seat A places one disc on an indigo field or on a quarry.
fn placing() -> Match<PuertoRico> {
    let mut table = Match::<PuertoRico>::new(Setup::default(), Seed::from_word("1")).expect("a game");
    for action in [Action::Take(Role::Settler), Action::Plant(Tile::Quarry)] {
        table.play(Seat::A, action).expect("legal");
    }
    for seat in [Seat::B, Seat::C] {
        table.play(seat, Action::Pass).expect("legal");
    }
    table.play(Seat::B, Action::Take(Role::Mayor)).expect("legal");
    while table.state().acting().first() != Some(Seat::A) {
        let seat = table.state().acting().first().expect("somebody");
        let first = legal(table.state(), seat)[0];
        table.play(seat, first).expect("legal");
    }
    table
}

#[test]
fn a_placement_that_is_not_allowed_is_refused() {
    let mut table = placing();
    let both = [Tile::Indigo, Tile::Quarry].map(|tile| Mark::Disc(Disc::Colonist, Place::Tile(tile)));
    let wrong = steps(&table, Seat::A, &both);
    assert!(table.play(Seat::A, wrong[0]).is_err(), "two discs of one: {wrong:?}");
    assert_eq!(steps(&table, Seat::A, &both[1..]), [Action::Place(Place::Tile(Tile::Indigo), 0)]);
}

#[test]
fn more_marks_than_anybody_can_make_are_refused_like_others() {
    let mut table = placing();
    let many = vec![Mark::Disc(Disc::Noble, Place::Tile(Tile::Indigo)); 1000];
    let steps = steps(&table, Seat::A, &many);
    assert!(steps.iter().any(|step| table.play(Seat::A, *step).is_err()), "{steps:?}");
}
