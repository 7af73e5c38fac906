//! What a viewer can count of a view is what the table counts.

use kernel::{Chance, Game, Kind, Lang, Log, Present, Seat, Viewer, Words, legal};
use san_francisco_1906::{
    Action, Asked, Bonus, Breakdown, Development, Fit, Lack, Objective, Progress, Reach, SanFrancisco1906,
    Scenario, Setup, Space,
};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

/// A breakdown in the order of the breakdown.
fn sources(breakdown: &Breakdown) -> Vec<i32> {
    let mut all: Vec<i32> = breakdown.common.iter().map(|(_, points)| *points).collect();
    all.extend([
        breakdown.personal(),
        breakdown.square,
        breakdown.developments,
        breakdown.best_builder,
        breakdown.money,
    ]);
    all
}

fn counted(game: &SanFrancisco1906, viewer: Viewer, seat: Seat) -> Vec<i32> {
    sources(&game.view(viewer).count().breakdown(seat))
}

fn breakdown(game: &SanFrancisco1906, seat: Seat) -> Vec<i32> {
    game.breakdown(&Words::new(Lang::En)).iter().map(|source| source.points[seat.index()]).collect()
}

#[test]
fn every_position_of_random_games_is_counted_as_the_table_counts_it() {
    for (players, seed) in (2..=4).flat_map(|players| (0..12).map(move |seed| (players, seed))) {
        let mut chance = Chance::fast(seed);
        let mut game = SanFrancisco1906::new(&Setup::of(players), &mut chance).expect("2 to 4 play");
        while let Some(seat) = game.acting().first() {
            let actions = legal(&game, seat);
            game.apply(
                seat,
                actions[chance.below(actions.len() as u32) as usize],
                &mut chance,
                &mut Log::off(),
            );
            for seat in Seat::all(usize::from(players)) {
                let truth = breakdown(&game, seat);
                assert_eq!(counted(&game, Viewer::Afterwards, seat), truth);
                assert_eq!(counted(&game, Viewer::Seat(seat), seat), truth, "the own objectives are known");
            }
        }
        let view = game.view(Viewer::Spectator).count();
        let totals: Vec<i32> =
            Seat::all(usize::from(players)).map(|seat| view.breakdown(seat).total()).collect();
        let scores: Vec<i32> =
            Seat::all(usize::from(players)).map(|seat| game.scores().points(seat)).collect();
        assert_eq!(totals, scores);
    }
}

#[test]
fn what_building_would_change_is_what_it_changes() {
    for seed in 0..40 {
        let mut chance = Chance::fast(seed);
        let mut game = SanFrancisco1906::new(&Setup::of(3), &mut chance).expect("three play");
        let mut foreseen = None;
        while let Some(seat) = game.acting().first() {
            let actions = legal(&game, seat);
            let action = actions[chance.below(actions.len() as u32) as usize];
            let view = game.view(Viewer::Seat(seat));
            let paid = |view: &san_francisco_1906::View| view.seats[seat.index()].dollars;
            if let Action::Build(plot) = action {
                foreseen = Some((view.count().built(seat, plot), view.count().build_price(plot)));
            }
            if let Action::TakeDevelopment(kind) = action {
                let after = view.count().developed(seat, kind, view.next_park);
                foreseen = Some((after, view.development_cost(kind)));
            }
            game.apply(seat, action, &mut chance, &mut Log::off());
            let done = matches!(action, Action::Spend(_) | Action::SpendTwo(..) | Action::TakeDevelopment(_));
            if let Some((after, price)) = foreseen.take_if(|_| done) {
                let now = game.view(Viewer::Seat(seat));
                assert_eq!(sources(&after.breakdown(seat)), breakdown(&game, seat), "{action}");
                assert!(paid(&view) >= paid(&now) && paid(&view) - paid(&now) <= price);
            }
        }
    }
}

#[test]
fn a_secret_objective_of_somebody_else_is_not_counted() {
    // §secret.1
    let game = Scenario::new(3).dollars(B, 9).face_down(B, "coins-by-three").build();
    let seen = |viewer| game.view(viewer).count().breakdown(B);
    assert_eq!(seen(Viewer::Seat(B)).personal(), 3);
    assert_eq!((seen(Viewer::Seat(A)).personal(), seen(Viewer::Spectator).own.len()), (0, 0));
}

#[test]
fn steps_are_priced_from_the_own_pawn_and_pawns_tell_the_next_order() {
    // §turn.3, §order.1
    let mut game = Scenario::new(3).year(1907).card(6).order("CAB").build();
    kernel::script::act(&mut game, "C move urban-development");
    let view = game.view(Viewer::Spectator);
    assert_eq!(
        (0..5).map(|place| view.step_price(Seat::C, place)).collect::<Vec<_>>(),
        [2, 0, 2, 4, 6].map(Some)
    );
    assert_eq!(view.step_price(A, 0), None);
    assert_eq!(
        (view.action_price(Space::UrbanDevelopment), view.action_price(Space::Permit)),
        (Some(2), None)
    );
    for action in ["C take dollar", "A move pass", "A pass"] {
        kernel::script::act(&mut game, action);
    }
    assert_eq!(game.view(Viewer::Spectator).next_order(), [A, Seat::C]);
}

#[test]
fn years_prices_and_worths_stand_as_they_are_printed() {
    // §year.2, §bonus.1 to §bonus.7, §card.3, §card.6
    let view = Scenario::new(2).build().view(Viewer::Spectator);
    let years = view.years();
    assert_eq!(years.iter().map(|year| year.build_cost).collect::<Vec<_>>(), [0, 1, 1, 2, 2, 3, 3]);
    assert!(years[0].building && years[0].bonuses == [Bonus::Permit]);
    assert_eq!(years[2].bonuses, [Bonus::Building, Bonus::MoneyPerBuilding(2)]);
    assert_eq!(years[6].bonuses, [Bonus::Build, Bonus::Money(2)]);
    let printed: Vec<String> = Development::ALL.iter().map(|kind| view.development_points(*kind)).collect();
    assert_eq!(printed, ["1/3/6/10/15", "3", "2", "2/3/4/5"]);
    assert_eq!(
        Development::ALL.iter().map(|kind| view.development_cost(*kind)).collect::<Vec<_>>(),
        [0, 1, 0, 0]
    );
}

#[test]
fn plots_are_reached_as_the_rules_of_building_say() {
    // §build.2, §build.3, §build.5
    let game = Scenario::new(3).permits(A, "3-green-tram-hydrant 4-red-tram-park").build();
    let view = game.view(Viewer::Seat(A));
    let reach = view.reach(&view.seats[0]);
    let at = |row: u8, column: u8| {
        let here =
            |here: &&san_francisco_1906::PlotView| (here.plot.row(), here.plot.column()) == (row, column);
        reach(view.map.iter().find(here).expect("a plot").plot)
    };
    // 3 green, 4 red, 4 green; 3 yellow with a subsidy; 2 purple not at all.
    assert_eq!([at(0, 0), at(0, 2), at(1, 4)], [Reach::Yes; 3]);
    assert_eq!((at(0, 3), at(1, 1)), (Reach::Subsidised, Reach::No));
}

#[test]
fn an_action_is_called_possible_exactly_when_it_can_be_used() {
    // §turn.6
    let mut asked = 0;
    for (players, seed) in (2..=4).flat_map(|players| (0..15).map(move |seed| (players, seed))) {
        let mut chance = Chance::fast(seed);
        let mut game = SanFrancisco1906::new(&Setup::of(players), &mut chance).expect("2 to 4 play");
        while let Some(seat) = game.acting().first() {
            let actions = legal(&game, seat);
            let view = game.view(Viewer::Spectator);
            if let (Some(san_francisco_1906::Asked::Option { .. }), Some(card)) = (view.asked, view.card) {
                let own = &view.seats[seat.index()];
                for (place, space) in view.ring[usize::from(card) - 1].spaces.iter().enumerate() {
                    let word = space.space.expect("a card has words");
                    let steps = view.step_price(seat, place).expect("the pawn stands");
                    let can = own.dollars >= steps && view.is_possible(own, word, own.dollars - steps);
                    assert_eq!(actions.contains(&Action::Use(word)), can && word != Space::Pass, "{word}");
                    asked += 1;
                }
            }
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, action, &mut chance, &mut Log::off());
        }
    }
    assert!(asked > 1000);
}

#[test]
fn what_is_lacking_for_an_action_is_named() {
    // §turn.6
    let mut seen = Vec::new();
    positions(15, |game, seat, _| {
        let view = game.view(Viewer::Spectator);
        let own = &view.seats[seat.index()];
        for &space in Space::ALL {
            let lack = view.lack(own, space, own.dollars);
            assert_eq!(lack.is_none(), view.is_possible(own, space, own.dollars), "{space}");
            let Some(lack) = lack else { continue };
            match lack {
                Lack::Reserve => assert_eq!((space, own.reserve), (Space::Materials, 0)),
                Lack::Room => assert_eq!((space, own.permits.len()), (Space::Permit, 5)),
                Lack::PermitRow => assert!(view.permit_row.is_empty()),
                Lack::Objectives => assert!(view.objective_row.is_empty() && view.objective_pile == 0),
                Lack::Building => assert_eq!(own.area, 0),
                Lack::Permits => assert!(own.area > 0 && !view.is_possible(own, space, u8::MAX)),
                Lack::Dollars(more) => {
                    assert!(view.is_possible(own, space, own.dollars + more), "{space}");
                    assert!(!view.is_possible(own, space, own.dollars + more - 1), "{space}");
                }
            }
            if !seen.iter().any(|known| std::mem::discriminant(known) == std::mem::discriminant(&lack)) {
                seen.push(lack);
            }
        }
    });
    let found =
        |lack: Lack| seen.iter().any(|one| std::mem::discriminant(one) == std::mem::discriminant(&lack));
    assert!([Lack::Room, Lack::Building, Lack::Permits, Lack::Dollars(1)].into_iter().all(found), "{seen:?}");
}

/// Every position of a few random games, with the seat that is asked.
fn positions(games: u64, mut look: impl FnMut(&SanFrancisco1906, Seat, &[Action])) {
    for (players, seed) in (2..=4).flat_map(|players| (0..games).map(move |seed| (players, seed))) {
        let mut chance = Chance::fast(seed);
        let mut game = SanFrancisco1906::new(&Setup::of(players), &mut chance).expect("2 to 4 play");
        while let Some(seat) = game.acting().first() {
            let actions = legal(&game, seat);
            look(&game, seat, &actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, action, &mut chance, &mut Log::off());
        }
    }
}

#[test]
fn the_sites_of_a_seat_are_the_plots_that_it_may_choose() {
    // §build.1 to §build.7
    let mut asked = 0;
    positions(15, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let Some(Asked::Plot { subsidy, .. }) = view.asked else { return };
        let own = &view.seats[seat.index()];
        let sites: Vec<Action> =
            view.sites(own, own.dollars, subsidy).into_iter().map(Action::Build).collect();
        assert_eq!(sites, actions);
        let fit = view.fit(own, subsidy);
        let fits = |action: &Action| matches!(*action, Action::Build(plot) if fit(plot) > Fit::No);
        assert!(actions.iter().all(fits));
        asked += 1;
    });
    assert!(asked > 50);
}

#[test]
fn a_plot_fits_as_well_as_the_best_way_to_build_there() {
    // §build.2, §build.3, §build.4
    let mut kinds = std::collections::BTreeSet::new();
    positions(40, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let Some(Asked::Permits { plot, subsidy, .. }) = view.asked else { return };
        let own = &view.seats[seat.index()];
        let fit = |action: &Action| {
            if let Action::Spend(permit) = action {
                return if permit.is_wild() { Fit::Wild } else { Fit::One };
            }
            let wild =
                matches!(action, Action::SpendTwo(first, second) if first.is_wild() || second.is_wild());
            if wild { Fit::Wild } else { Fit::Two }
        };
        let best = actions.iter().map(fit);
        let best = best.max().expect("there is a way");
        assert_eq!(view.fit(own, subsidy)(plot), best);
        kinds.insert(best);
    });
    assert_eq!(kinds.len(), 3);
}

#[test]
fn the_cards_of_two_permits_are_those_that_are_offered() {
    // §card.1, §card.3, §card.4
    let mut seen = (0, 0);
    positions(15, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let Some(Asked::Permits { plot, .. }) = view.asked else { return };
        for action in actions {
            let Action::SpendTwo(first, second) = *action else { continue };
            let cards = view.cards_for(&view.seats[seat.index()], plot, first, second);
            let mut after = game.clone();
            after.apply(seat, *action, &mut Chance::fast(1), &mut Log::off());
            let asked = matches!(after.view(Viewer::Spectator).asked, Some(Asked::Development { .. }));
            let offered: Vec<Development> = if asked && after.acting().first() == Some(seat) {
                let kind =
                    |action| if let Action::TakeDevelopment(kind) = action { Some(kind) } else { None };
                legal(&after, seat).into_iter().filter_map(kind).collect()
            } else {
                Vec::new()
            };
            assert_eq!(cards, offered);
            if cards.is_empty() { seen.0 += 1 } else { seen.1 += 1 }
        }
    });
    assert!(seen.0 > 20 && seen.1 > 20, "{seen:?}");
}

#[test]
fn a_pawn_has_one_of_the_foreseen_places_on_the_next_card() {
    // §order.1
    let mut foreseen: Vec<(Seat, usize, usize)> = Vec::new();
    let mut checked = 0;
    positions(10, |game, _, _| {
        let view = game.view(Viewer::Spectator);
        if view.turn == 0 && matches!(view.asked, Some(Asked::Space { .. } | Asked::Income { .. })) {
            for (seat, first, last) in foreseen.drain(..) {
                let place = view.order.iter().position(|other| *other == seat).expect("everybody plays") + 1;
                assert!((first..=last).contains(&place), "{place} of {first} to {last}");
                checked += 1;
            }
        }
        let spaces = match view.card {
            Some(card) => &view.ring[usize::from(card) - 1].spaces,
            None => &view.income,
        };
        for (place, space) in spaces.iter().enumerate() {
            if let Some(seat) = space.pawn {
                let (first, last) = view.next_place(seat, place);
                foreseen.retain(|(other, ..)| *other != seat);
                foreseen.push((seat, first, last));
            }
        }
        if view.is_after_the_last_card() {
            foreseen.clear();
        }
    });
    assert!(checked > 1000);
}

#[test]
fn clearing_and_steps_change_what_they_are_said_to_change() {
    // §clearing.1, §clearing.2, §urban.1, §bonus.4
    let mut seen = [0; 3];
    positions(15, |game, seat, actions| {
        let view = game.view(Viewer::Seat(seat));
        let (count, own) = (view.count(), &view.seats[seat.index()]);
        for action in actions {
            let after = if let Action::Clear(plot) = *action {
                (0, count.cleared(seat, plot))
            } else if *action == Action::ClearNothing {
                (1, count.climbed(seat, view.climb_price()))
            } else if *action == Action::Advance {
                (2, count.advanced(seat, 0))
            } else {
                continue;
            };
            let mut then = game.clone();
            then.apply(seat, *action, &mut Chance::fast(1), &mut Log::off());
            assert_eq!(sources(&after.1.breakdown(seat)), breakdown(&then, seat), "{action} of {own:?}");
            seen[after.0] += 1;
        }
    });
    assert!(seen.iter().all(|n| *n > 10), "{seen:?}");
}

#[test]
fn progress_tells_what_the_points_are_made_of() {
    // §goal.1 to §goal.15
    positions(4, |game, _, _| {
        let view = game.view(Viewer::Afterwards);
        let count = view.count();
        for seat in view.seats.iter().map(|seat| seat.seat) {
            for objective in Objective::ALL {
                let points = count.objective(seat, *objective);
                match count.progress(seat, *objective) {
                    Progress::Each { n, of, points: each } => {
                        assert!(n <= of && points == n as i32 * i32::from(each));
                    }
                    Progress::Set { sets, next, points: each } => {
                        assert!(points == sets as i32 * i32::from(each) && next != [true; 4]);
                    }
                    Progress::Place { own: 0, .. } => assert_eq!(points, 0),
                    Progress::Place { ahead, tied, .. } => assert!((ahead + tied) < view.seats.len() as u32),
                    Progress::Track { at, of } => assert!((1..=of).contains(&at)),
                    Progress::Coins { dollars, next } => {
                        assert_eq!(points, i32::from(dollars / 3));
                        assert!(next.is_none_or(|next| next / 3 == dollars / 3 + 1));
                    }
                }
            }
        }
    });
}
