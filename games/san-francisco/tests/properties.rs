//! What holds in every game, whatever is played.

use kernel::{Chance, Game, Kind, Log, Seat, Viewer, legal};
use proptest::prelude::*;
use san_francisco::{
    Action, Asked, Bonus, Built, CARDS, COLUMNS, COPIES, Card, Cards, Deck, Row, SanFrancisco, Setup, Symbol,
    View,
};

/// Plays a game with choices taken from a list of numbers, and looks at each position before and after. Where an even number was picked
/// first, everybody builds what can be built and finalizes rather than places: such cities grow full.
fn play(players: u8, seed: u64, picks: &[u8], mut look: impl FnMut(&View, &View)) -> SanFrancisco {
    let mut chance = Chance::fast(seed);
    let mut game = SanFrancisco::new(&Setup::of(players), &mut chance).expect("2 to 4 play");
    let eager = picks[0].is_multiple_of(2);
    let mut picks = picks.iter().cycle();
    let mut before = game.view(Viewer::Afterwards);
    while let Some(seat) = game.acting().first() {
        let pick = usize::from(*picks.next().expect("the list goes round"));
        let mut actions = legal(&game, seat);
        if eager && actions.len() > 1 {
            actions.retain(|action| *action != Action::Done && (*action != Action::Place || pick % 5 < 2));
        }
        game.apply(seat, actions[pick % actions.len()], &mut chance, &mut Log::off());
        game.check().expect("a sound position");
        let after = game.view(Viewer::Afterwards);
        look(&before, &after);
        before = after;
    }
    game
}

/// All cards that lie somewhere, by kind: those that nobody has seen and those thrown away included.
fn everywhere(view: &View) -> Cards {
    let built =
        view.seats.iter().flat_map(|seat| seat.city.iter().flatten()).filter_map(|space| match space.card {
            Built::Project(card) => Some(card),
            Built::Bonus(_) => None,
        });
    let open = view.columns.iter().flatten().chain(&view.taken).copied();
    let drawn = if let Some(Asked::Column { card, .. }) = view.asked { Some(card) } else { None };
    let mut all: Cards = view.unseen.clone();
    for (card, n) in &view.thrown {
        *all.entry(*card).or_default() += n;
    }
    for card in built.chain(open).chain(drawn) {
        *all.entry(card).or_default() += 1;
    }
    all
}

fn foundations(cards: impl IntoIterator<Item = Card>) -> usize {
    cards.into_iter().filter(|card| card.has(Symbol::Foundation)).count()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_are_neither_made_nor_lost(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §cards.1, §finalize.5, §open.1
        let deck: Cards = Deck::standard().iter().collect();
        play(players, seed, &picks, |before, view| {
            assert_eq!(everywhere(view), deck);
            assert_eq!(view.unseen.values().sum::<u8>(), view.undrawn);
            for (card, n) in &before.thrown {
                assert!(view.thrown[card] >= *n, "what is thrown away does not come back");
            }
        });
        assert_eq!(deck.values().map(|n| usize::from(*n)).sum::<usize>(), CARDS);
    }

    #[test]
    fn every_foundation_that_was_placed_took_a_token(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §place.3, §end.1
        let game = play(players, seed, &picks, |_, view| {
            let drawn = if let Some(Asked::Column { card, .. }) = view.asked { foundations([card]) } else { 0 };
            let unseen = view.unseen.iter().flat_map(|(card, n)| std::iter::repeat_n(*card, usize::from(*n)));
            let placed = 11 - foundations(unseen) - drawn;
            assert_eq!(placed + usize::from(view.tokens), usize::from(view.tokens_at_start));
            assert_eq!(view.token_stacks.iter().sum::<u8>(), view.tokens);
            assert!(view.tokens > 0 || view.ender.is_some());
        });
        // §end.1, §end.2: one of the two ways, and never both.
        let view = game.view(Viewer::Afterwards);
        let ender = view.ender.expect("the game is over");
        let full = view.seats[ender.index()].city.iter().all(|row| row.len() == COLUMNS);
        assert_ne!(full, view.tokens == 0);
        assert_eq!(game.ending().expect("over").id, if full { "full-city" } else { "foundations" });
    }

    #[test]
    fn bonuses_are_conserved(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §setup.3, §bonus.1, §bonus.10, §discard.4
        play(players, seed, &picks, |_, view| {
            let spaces = || view.seats.iter().flat_map(|seat| seat.city.iter().flatten());
            for &bonus in Bonus::ALL {
                let used = match bonus {
                    Bonus::Plus2Token => spaces().filter(|space| space.plus_2_token).count(),
                    Bonus::TramLineToken => spaces().filter(|space| space.line_token).count(),
                    Bonus::Value4Card | Bonus::DepotCard => {
                        spaces().filter(|space| space.card == Built::Bonus(bonus)).count()
                    }
                    Bonus::PointsToken => view.seats.iter().map(|seat| usize::from(seat.points_tokens)).sum(),
                    Bonus::DiscardToken => view.seats.iter().map(|seat| usize::from(seat.discard_tokens)).sum(),
                };
                let held = matches!(view.asked, Some(Asked::Row { bonus: b, .. } | Asked::Space { bonus: b, .. }) if b == bonus);
                let found = used + usize::from(held) + usize::from(view.bonuses[&bonus]);
                if bonus == Bonus::DiscardToken {
                    assert!(found <= usize::from(COPIES));
                } else {
                    assert_eq!(found, usize::from(COPIES), "{bonus}");
                }
            }
            for seat in &view.seats {
                let own = |bonus| seat.city.iter().flatten().filter(|space| space.card == Built::Bonus(bonus)).count();
                assert!(own(Bonus::Value4Card) <= 1 && own(Bonus::DepotCard) <= 1, "once per row and player");
                assert!(seat.points_tokens <= 1 && seat.discard_tokens <= 1);
            }
        });
    }

    #[test]
    fn trams_are_exactly_the_cards_that_a_depot_reaches(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §tram.1, §tram.2, §tram.3: walked from the depots, space by space
        let game = play(players, seed, &picks, |_, view| {
            for seat in &view.seats {
                let at = |row: usize, column: usize| seat.city.get(row).and_then(|row| row.get(column));
                let lines = |row, column| at(row, column).is_some_and(|s| s.card.has(Symbol::Line) || s.line_token);
                let depot = |row, column| at(row, column).is_some_and(|s| s.card.has(Symbol::Depot));
                let mut reached = [[false; COLUMNS]; Row::COUNT];
                let mut open: Vec<(usize, usize)> = Vec::new();
                for row in 0..Row::COUNT {
                    for column in 0..COLUMNS {
                        if depot(row, column) || (row == Row::Green.index() && lines(row, column)) {
                            open.push((row, column));
                        }
                    }
                }
                while let Some((row, column)) = open.pop() {
                    if std::mem::replace(&mut reached[row][column], true) {
                        continue;
                    }
                    let beside = [
                        (row.wrapping_sub(1), column),
                        (row + 1, column),
                        (row, column.wrapping_sub(1)),
                        (row, column + 1),
                    ];
                    open.extend(beside.into_iter().filter(|(r, c)| lines(*r, *c)));
                }
                for (row, spaces) in seat.city.iter().enumerate() {
                    for (column, space) in spaces.iter().enumerate() {
                        assert_eq!(space.tram, reached[row][column], "{} {row} {column}", seat.seat);
                    }
                }
                let trams = seat.city.iter().flatten().filter(|space| space.tram).count();
                assert_eq!(usize::from(seat.trams), trams);
            }
        });
        for seat in Seat::all(game.players()) {
            assert_eq!(game.scores().row(seat)[1], i32::from(game.view(Viewer::Spectator).seats[seat.index()].trams));
        }
    }

    #[test]
    fn cities_only_grow(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §tram.4, §build.2, §garden.1, §skyscraper.1, §skyscraper.2: values, trams and skyscrapers never fall
        play(players, seed, &picks, |before, view| {
            for (old, new) in before.seats.iter().zip(&view.seats) {
                assert!(new.skyscrapers >= old.skyscrapers && new.trams >= old.trams && new.required <= old.required);
                for (old, new) in old.city.iter().zip(&new.city) {
                    assert!((old.len()..=COLUMNS).contains(&new.len()));
                    for (old, new) in old.iter().zip(new) {
                        assert_eq!(old.card, new.card);
                        assert!(new.value >= old.value && new.tram >= old.tram && new.skyscraper >= old.skyscraper);
                    }
                }
                for waiting in new.city.iter().flatten().filter_map(|space| space.around) {
                    assert!(waiting < new.required, "a foundation that could have a skyscraper has one");
                }
            }
        });
    }

    #[test]
    fn somebody_is_always_without_contracts(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §finalize.1, §finalize.2, §finalize.3
        play(players, seed, &picks, |before, view| {
            assert!(view.seats.iter().any(|seat| seat.contracts == 0));
            let total = |view: &View| view.seats.iter().map(|seat| i32::from(seat.contracts)).sum::<i32>();
            assert!(total(view) <= total(before) + 1);
        });
    }

    #[test]
    fn medal_and_completion_tokens_lie_where_they_belong(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §medal.1, §medal.2, §district.1
        play(players, seed, &picks, |before, view| {
            let most = view.seats.iter().map(|seat| seat.skyscrapers).max().expect("somebody plays");
            match view.medal {
                None => assert_eq!(most, 0),
                Some(holder) => assert_eq!(view.seats[holder.index()].skyscrapers, most),
            }
            if before.medal != view.medal && let Some(old) = before.medal {
                assert!(view.seats[old.index()].skyscrapers < most, "as many do not take it away");
            }
            for &row in Row::ALL {
                if let Some(owner) = before.completed[&row] {
                    assert_eq!(view.completed[&row], Some(owner), "a completion token stays");
                }
                let full = |seat: Seat| view.seats[seat.index()].city[row.index()].len() == COLUMNS;
                assert_eq!(view.completed[&row].is_some(), Seat::all(view.seats.len()).any(full));
            }
        });
    }

    #[test]
    fn all_advantage_points_are_given(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §advantage.1, §advantage.2, §points.1
        let game = play(players, seed, &picks, |_, _| {});
        let view = game.view(Viewer::Afterwards);
        let advantage = match players { 2 => 25, 3 => 37, _ => 5 * 4 + 5 };
        let owned: i32 = view.seats.iter().map(|s| 2 * i32::from(s.skyscrapers) + 3 * i32::from(s.points_tokens)).sum();
        let tokens = 2 * view.completed.values().flatten().count() as i32 + 2 * i32::from(view.medal.is_some());
        let total: i32 = Seat::all(game.players()).map(|seat| game.scores().points(seat)).sum();
        assert_eq!(total, advantage + owned + tokens);
    }

    #[test]
    fn everybody_sees_the_same_and_nothing_is_guessed(players in 2u8..=4, seed: u64, plies in 0usize..120) {
        // §open.1
        let mut chance = Chance::fast(seed);
        let mut game = SanFrancisco::new(&Setup::of(players), &mut chance).expect("2 to 4 play");
        for _ in 0..plies {
            let Some(seat) = game.acting().first() else { break };
            let actions = legal(&game, seat);
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, action, &mut chance, &mut Log::off());
        }
        for seat in Seat::all(usize::from(players)) {
            let own = View { own: None, ..game.view(Viewer::Seat(seat)) };
            assert_eq!(own, game.view(Viewer::Spectator));
            let mut sample = game.clone();
            sample.determinize(seat, &mut chance);
            assert_eq!(sample, game, "only the order of the deck is unknown, and it has none");
        }
    }
}
