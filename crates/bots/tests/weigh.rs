//! What is told of answers: the same for whoever knows the same, and of some use.

use std::time::Duration;

use bots::{Curve, Effort, Judged, Scale, Visit, visit, weigh, weigh_again, weigh_open};
use kernel::{Chance, Match, Numbered, Present, Seed, Seen, SetupText, Words};

const SMALL: Effort = Effort { iterations: 160, samples: 6, tries: 3, games: 3 };

/// Looks at positions of a game through the eyes of whoever is asked.
struct SameEyes;

impl Visit for SameEyes {
    type Output = (usize, usize);

    fn visit<G: Present + Numbered + Judged>(self) -> (usize, usize) {
        let setup = SetupText::new().with("players", "3").check::<G::Setup>().expect("three can play");
        let mut game = Match::<G>::new(setup, Seed::from_word("same eyes")).expect("it is dealt");
        let mut dice = Chance::fast(11);
        let (mut looked, mut differed) = (0, 0);
        while let Some(seat) = game.state().acting().first().filter(|_| looked < 12) {
            let legal = kernel::legal(game.state(), seat);
            if legal.len() > 1 && dice.below(6) == 0 {
                looked += 1;
                let truth = Seen::new(game.state(), seat);
                // For all that the seat knows, this may be the truth as well.
                let other = truth.sample(&mut dice);
                differed += usize::from(other != *game.state());
                let told = |seen: &Seen<'_, G>| {
                    let mut scale = Scale::<G>::new(seen, SMALL, Curve::RAW, 7);
                    while !scale.step(seen, &Words::default()) {}
                    serde_json::to_string(&scale.weighed()).expect("plain data")
                };
                assert_eq!(told(&truth), told(&Seen::new(&other, seat)), "{}", G::META.id);
            }
            game.play(seat, legal[dice.below(legal.len() as u32) as usize]).expect("it is legal");
        }
        (looked, differed)
    }
}

#[test]
fn equal_knowledge_gets_equal_bytes() {
    for game in catalog::GAMES {
        let meta = game.meta();
        let (looked, differed) = visit(meta.id, SameEyes).expect("it is known");
        assert!(looked >= 8, "{}: {looked}", meta.id);
        if meta.secrets {
            assert!(differed > 6, "{}: hidden things lay otherwise {differed} times of {looked}", meta.id);
        }
    }
}

#[test]
fn with_all_cards_open_hidden_things_count_and_another_look_has_its_own_luck() {
    let game = catalog::find("san-juan").expect("it is known");
    let setup = SetupText::new().with("players", "2");
    let table = game.start(&setup, Seed::from_word("open")).expect("it is dealt");
    let seat = table.acting().first().expect("somebody begins");
    let words = Words::default();
    let told = |mut weigher: Box<dyn bots::Weigher>| {
        while !weigher.think(Duration::from_secs(1)) {}
        weigher.weighed()
    };
    let own = told(weigh(table.as_ref(), seat, SMALL, None, &words).expect("bots know the game"));
    let open = || told(weigh_open(table.as_ref(), seat, SMALL, None, &words).expect("bots know the game"));
    assert_eq!(open(), open());
    assert_ne!(open().answers, own.answers, "who sees the rival's hand thinks otherwise");
    let again = |n| told(weigh_again(table.as_ref(), seat, SMALL, n, &words).expect("bots know the game"));
    assert_eq!(again(1), again(1));
    assert_ne!(again(1).answers, again(2).answers);
}

#[test]
fn chances_add_up_and_points_are_those_of_the_sources() {
    let game = catalog::find("puerto-rico").expect("it is known");
    let setup = SetupText::new().with("players", "4");
    let table = game.start(&setup, Seed::from_word("weigh")).expect("it is dealt");
    let seat = table.acting().first().expect("somebody begins");
    let mut weigher =
        weigh(table.as_ref(), seat, SMALL, None, &Words::default()).expect("bots know the game");
    while !weigher.think(Duration::from_millis(1)) {}
    let weighed = weigher.weighed();
    assert_eq!(weighed.iterations, SMALL.iterations);
    assert_eq!(weighed.answers.iter().map(|answer| answer.visits).sum::<u64>(), SMALL.iterations);
    assert_eq!(weighed.answers.iter().map(|answer| answer.tries).sum::<u32>(), SMALL.tries);
    let sources = table.breakdown(&Words::default()).len();
    for answer in &weighed.answers {
        assert!(answer.visits >= 8, "every search has tried {} at least once", answer.action);
        for search in 0..bots::SEARCHES {
            let sum: f32 = answer.chances.iter().map(|looks| looks[search]).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        }
        assert!(answer.points.iter().all(|row| row.len() == sources + 1));
    }
    assert!(weighed.answers.iter().all(|answer| answer.points.len() == bots::SEARCHES));
}

/// A look at the first question of a game by whoever tells what its answers are worth: own points, the mean of all answers, and how much of them a source of
/// the list will bring that has not brought anything yet.
fn foreseen(game: &str, source: usize) -> (f32, f32) {
    let entry = catalog::find(game).expect("it is known");
    let table = entry
        .start(&SetupText::new().with("players", "3"), Seed::from_word("foreseen"))
        .expect("it is dealt");
    let seat = table.acting().first().expect("somebody begins");
    let mut weigher =
        weigh(table.as_ref(), seat, SMALL, None, &Words::default()).expect("bots know the game");
    while !weigher.think(Duration::from_secs(1)) {}
    let answers = weigher.weighed().answers;
    let rows: Vec<&Vec<f32>> = answers.iter().flat_map(|answer| &answer.points).collect();
    let mean =
        |of: &dyn Fn(&Vec<f32>) -> f32| rows.iter().map(|row| of(row)).sum::<f32>() / rows.len() as f32;
    (mean(&|row| row.iter().sum()), mean(&|row| row[source]))
}

#[test]
fn a_network_foresees_where_points_will_come_from() {
    // In the first round of Puerto Rico nobody has shipped or built anything, and yet most points will come from there.
    for source in [0, 1] {
        let (all, own) = foreseen("puerto-rico", source);
        assert!((20.0..80.0).contains(&all), "{all} points");
        assert!(own > 5.0 && own < all, "{own} of {all} from source {source}");
    }
    // The hand of a card player costs points only at the very end; the track brings most of them.
    let (all, own) = foreseen("saint-petersburg", 0);
    assert!(own > all / 3.0 && own < all + 10.0, "{own} of {all} from the track");
}

#[test]
fn an_answer_that_wins_at_once_is_seen() {
    // Whoever is far ahead before the last answer is told so.
    let game = catalog::find("saint-petersburg").expect("it is known");
    let setup = SetupText::new().with("players", "2");
    let mut table = game.start(&setup, Seed::from_word("ahead")).expect("it is dealt");
    let strong = "search:60it".parse().expect("a bot");
    let weak = "random".parse().expect("a bot");
    let mut bots = [
        bots::seat(table.as_ref(), &strong, 1).expect("it sits"),
        bots::seat(table.as_ref(), &weak, 2).expect("it sits"),
    ];
    let mut last = None;
    while let Some(seat) = table.acting().first() {
        if seat.index() == 0 && table.legal(seat).len() > 1 {
            last = Some(table.copy());
        }
        let answer = bots[seat.index()].answer(table.as_ref(), seat);
        table.play(seat, &answer).expect("it is legal");
    }
    let then = last.expect("it had a choice");
    let seat = then.acting().first().expect("somebody is asked");
    let mut weigher = weigh(then.as_ref(), seat, SMALL, None, &Words::default()).expect("bots know the game");
    while !weigher.think(Duration::from_secs(1)) {}
    let own = |answer: &bots::Weight| answer.chances[0].iter().sum::<f32>() / 8.0;
    let own = weigher.weighed().answers.iter().map(own).fold(0.0, f32::max);
    assert!(own > 0.9, "who is far ahead in the last round wins: {own}");
}

#[test]
fn games_are_played_on_from_the_best_answers_and_from_what_casual_players_take() {
    let game = catalog::find("saint-petersburg").expect("it is known");
    let table =
        game.start(&SetupText::new().with("players", "2"), Seed::from_word("onward")).expect("it is dealt");
    let seat = table.acting().first().expect("somebody begins");
    let told = |effort: Effort, first: Option<&str>| {
        let mut weigher =
            weigh(table.as_ref(), seat, effort, first, &Words::default()).expect("bots know it");
        while !weigher.think(Duration::from_secs(1)) {}
        weigher.weighed()
    };
    let weighed = told(SMALL, None);
    let compared: Vec<_> = weighed.answers.iter().filter(|answer| !answer.played.is_empty()).collect();
    assert_eq!(compared.len(), 3);
    let games = SMALL.games as usize;
    assert!(compared.iter().all(|answer| answer.played.len() == games) && weighed.usual.len() == games);
    let sources = table.breakdown(&Words::default()).len() + 1;
    assert!(
        weighed.usual.iter().all(|points| points.len() == sources),
        "every source, and what is not told apart"
    );
    // Who is not asked for help plays on only from what costs something: never from the best answer.
    let own = |answer: &&bots::Weight| answer.chances[weighed.seat].iter().sum::<f32>();
    let best = weighed.answers.iter().max_by(|a, b| own(a).total_cmp(&own(b))).expect("there are answers");
    let quiet = told(Effort { tries: 0, ..SMALL }, Some(&best.action));
    assert!(quiet.usual.is_empty() && quiet.answers.iter().all(|answer| answer.played.is_empty()));
}
