//! Laws of portraits and networks.

use bots::judge::{Learned, Net, Numbers, frozen};
use bots::{Evaluate, Judged, Visit};
use kernel::{Chance, Log, Numbered, Present, Seat, SetupText, Words};

/// Positions of random games with every number of players.
fn positions<G: Judged>(mut look: impl FnMut(&G)) {
    let (fewest, most) = G::META.seats;
    for players in fewest..=most {
        let setup = SetupText::new().with("players", &players.to_string());
        let setup = setup.check::<G::Setup>().expect("a set-up");
        let mut chance = Chance::fast(u64::from(players));
        let mut state = G::new(&setup, &mut chance).expect("a game");
        let mut list = Vec::new();
        for _ in 0..3_000 {
            let Some(seat) = state.acting().first() else { break };
            look(&state);
            list.clear();
            state.legal(seat, &mut list);
            let action = list[chance.below(list.len() as u32) as usize];
            state.apply(seat, action, &mut chance, &mut Log::off());
        }
        look(&state);
    }
}

fn each(visit: impl Visit<Output = ()> + Copy) {
    for game in catalog::GAMES {
        bots::visit(game.meta().id, visit).expect("bots play every game");
    }
}

#[derive(Clone, Copy)]
struct Sizes;

impl Visit for Sizes {
    type Output = ();

    fn visit<G: Present + Numbered + Judged>(self) {
        positions::<G>(|state| {
            let (scores, hand) = (state.scores(), G::Evaluation::default().values(state));
            let mut table = Numbers::default();
            state.table(&mut table);
            assert_eq!(table.places, G::TABLE, "{}: the table", G::META.id);
            for seat in Seat::all(state.players()) {
                let points = scores.points(seat) as f32;
                let mut own = Numbers::default();
                state.own(seat, points, hand[seat.index()], &mut own);
                assert_eq!(own.places, G::OWN, "{}: a seat", G::META.id);
                for (place, value) in own.marks.iter().chain(&table.marks) {
                    assert!(value.is_finite() && value.abs() < 20.0, "{}: {place} is {value}", G::META.id);
                }
                let sources = state.sources(seat, points);
                assert!((sources.iter().sum::<f32>() - points).abs() < 1e-3, "{}: {sources:?}", G::META.id);
                assert!(sources[G::SOURCES.len()..].iter().all(|points| *points == 0.0));
            }
        });
    }
}

/// A portrait has as many numbers in every position, of about the same size, and its sources add up to the score.
#[test]
fn portraits_keep_their_shape() {
    each(Sizes);
}

#[derive(Clone, Copy)]
struct Listed;

impl Visit for Listed {
    type Output = ();

    fn visit<G: Present + Numbered + Judged>(self) {
        let words = Words::default();
        positions::<G>(|state| {
            let scores = state.scores();
            let list = state.breakdown(&words);
            for seat in Seat::all(state.players()) {
                let points = scores.points(seat) as f32;
                let mut rest = points;
                for (source, own) in state.sources(seat, points).iter().enumerate().take(G::SOURCES.len()) {
                    let Some(place) = state.listed(source, list.len()) else { continue };
                    let told = &list[place];
                    let name = G::SOURCES[source];
                    assert_eq!(
                        told.points[seat.index()] as f32,
                        *own,
                        "{}: {name} is {}",
                        G::META.id,
                        told.label
                    );
                    rest -= own;
                }
                // What a network has no name of its own for is all the rest.
                let named: Vec<usize> =
                    (0..G::SOURCES.len()).filter_map(|source| state.listed(source, list.len())).collect();
                let others = list.iter().enumerate().filter(|(place, _)| !named.contains(place));
                let others: i32 = others.map(|(_, source)| source.points[seat.index()]).sum();
                assert!((others as f32 - rest).abs() < 1e-3, "{}: {others} and {rest}", G::META.id);
            }
        });
    }
}

/// What a network expects by source is told under the name that people read for the same points.
#[test]
fn the_sources_of_a_network_are_those_that_people_read() {
    each(Listed);
}

#[derive(Clone, Copy)]
struct Blank;

impl Visit for Blank {
    type Output = ();

    fn visit<G: Present + Numbered + Judged>(self) {
        let (hand, blank) = (frozen::<G>(), Learned::<G>::new(Net::blank(G::OWN, G::TABLE).into()));
        positions::<G>(|state| {
            assert_eq!(blank.strengths(state), hand.strengths(state), "{}", G::META.id);
        });
    }
}

/// A network adds to what the hand-made evaluation sees: one that knows nothing judges as release 0.1 did.
#[test]
fn a_network_that_knows_nothing_judges_as_release_0_1() {
    each(Blank);
}
