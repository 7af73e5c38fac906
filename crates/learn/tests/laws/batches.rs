//! Games side by side are the games that they would be one by one.

use bots::Spec;
use kernel::{Chance, Seat, Seed, SetupText};
use learn::{Batch, BatchError, Out, Plan, Reward};

/// The arrays of a caller.
#[derive(Clone, PartialEq, Debug)]
struct Arrays {
    rows: Vec<f32>,
    masks: Vec<bool>,
    choices: Vec<i32>,
    legal: Vec<i64>,
    seats: Vec<i32>,
    rewards: Vec<f32>,
    points: Vec<i32>,
    done: Vec<bool>,
}

impl Arrays {
    fn of(batch: &dyn Batch) -> Arrays {
        let (games, shape) = (batch.games(), batch.shape());
        Arrays {
            rows: vec![-1.0; games * shape.row.len()],
            masks: vec![false; games * shape.answers.len()],
            choices: vec![0; games],
            legal: vec![-1; games * shape.answers.len()],
            seats: vec![-1; games],
            rewards: vec![0.0; games * batch.rewards()],
            points: vec![0; games * shape.players],
            done: vec![false; games],
        }
    }

    fn out(&mut self) -> Out<'_> {
        Out {
            rows: &mut self.rows,
            masks: &mut self.masks,
            choices: &mut self.choices,
            legal: &mut self.legal,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            points: &mut self.points,
            done: &mut self.done,
        }
    }
}

fn plan(game: &str, games: usize, threads: usize) -> Plan {
    Plan { threads, ..Plan::new(game, games, Seed::from_word("batch")) }
}

/// Any of the answers that the masks allow.
fn by_mask(arrays: &Arrays, answers: usize, dice: &mut Chance) -> Vec<i64> {
    arrays
        .masks
        .chunks(answers)
        .zip(arrays.legal.chunks(answers))
        .zip(&arrays.choices)
        .map(|((mask, listed), choices)| {
            let mut listed = listed[..*choices as usize].to_vec();
            listed.sort_unstable();
            let allowed = (0..).zip(mask).filter(|(_, legal)| **legal).map(|(number, _)| number);
            assert!(allowed.eq(listed), "the list and the mask say the same");
            let wanted = dice.below(*choices as u32) as usize;
            let legal = mask.iter().enumerate().filter(|(_, legal)| **legal);
            legal.map(|(number, _)| number as i64).nth(wanted).expect("it is there")
        })
        .collect()
}

#[test]
fn games_end_with_the_points_of_the_match_with_the_same_seed_and_answers() {
    for game in catalog::GAMES {
        let id = game.meta().id;
        let mut batch = plan(id, 3, 1).start().expect("a batch");
        let mut arrays = Arrays::of(batch.as_ref());
        batch.reset(Seed::from_word("batch"), arrays.out()).expect("it fits");
        let start = |number: u64| {
            game.start(&SetupText::new(), Seed::from_word("batch").child(number)).expect("a set-up")
        };
        let course = learn::course(id, &SetupText::new()).expect("a set-up");
        let mut numbers = [0, 1, 2];
        let mut tables = numbers.map(start);
        let mut dice = Chance::fast(1);
        while numbers.iter().any(|number| *number < 3) {
            let answers = by_mask(&arrays, batch.shape().answers.len(), &mut dice);
            for (i, table) in tables.iter_mut().enumerate() {
                let seat = Seat::new(arrays.seats[i] as usize);
                assert_eq!(table.acting().first(), Some(seat));
                let word = course.answer(table.as_ref(), seat, answers[i]).expect("it is legal");
                table.play(seat, &word).expect("it is legal");
            }
            batch.step(&answers, arrays.out()).expect("it is legal");
            for (i, table) in tables.iter_mut().enumerate() {
                assert_eq!(arrays.done[i], table.acting().is_empty());
                let players = table.players();
                let rewards = &arrays.rewards[i * players..(i + 1) * players];
                assert!(rewards.iter().sum::<f32>().abs() < 1e-5, "{rewards:?}");
                if arrays.done[i] {
                    let points: Vec<i32> = Seat::all(players).map(|s| table.scores().points(s)).collect();
                    assert_eq!(arrays.points[i * players..(i + 1) * players], points);
                    numbers[i] += 3;
                    *table = start(numbers[i]);
                }
            }
        }
        assert_eq!(batch.begun(), numbers.iter().map(|number| number / 3 + 1).sum::<u64>());
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let run = |threads: usize, opponents: &str| {
        let opponents = if opponents.is_empty() { Vec::new() } else { Spec::list(opponents).expect("bots") };
        let setup = SetupText::new().with("players", "3");
        let mut batch = Plan { setup, opponents, ..plan("san-juan", 70, threads) }.start().expect("a batch");
        let mut arrays = Arrays::of(batch.as_ref());
        batch.reset(Seed::from_word("threads"), arrays.out()).expect("it fits");
        let mut answers = vec![0; 70];
        let mut seen = vec![arrays.clone()];
        for _ in 0..150 {
            batch.choose_at_random(&mut answers);
            batch.step(&answers, arrays.out()).expect("it is legal");
            seen.push(arrays.clone());
        }
        seen
    };
    assert!(run(1, "") == run(3, ""));
    assert!(run(1, "greedy,random") == run(2, "greedy,random"));
}

#[test]
fn among_bots_a_learner_hears_only_of_its_own_questions_and_sits_everywhere() {
    let opponents = Spec::list("greedy,search:5it,random").expect("bots");
    let setup = SetupText::new().with("players", "4");
    let reward = Reward::Margin;
    let plan = Plan { setup, opponents, reward, ..plan("saint-petersburg", 2, 1) };
    let mut batch = plan.start().expect("a batch");
    assert_eq!(batch.rewards(), 1);
    let mut arrays = Arrays::of(batch.as_ref());
    batch.reset(Seed::from_word("company"), arrays.out()).expect("it fits");
    let mut answers = vec![0; 2];
    let mut numbers = [0, 1];
    while numbers[0] < 10 {
        for (seat, number) in arrays.seats.iter().zip(numbers) {
            assert_eq!(*seat, number % 4);
        }
        batch.choose_at_random(&mut answers);
        batch.step(&answers, arrays.out()).expect("it is legal");
        for i in 0..2 {
            if arrays.done[i] {
                let points = &arrays.points[4 * i..4 * i + 4];
                let own = points[(numbers[i] % 4) as usize];
                let mut rivals = points.to_vec();
                rivals.remove((numbers[i] % 4) as usize);
                let best = rivals.into_iter().max().expect("three rivals");
                assert_eq!(arrays.rewards[i], (own - best) as f32);
                numbers[i] += 2;
            } else {
                assert_eq!(arrays.rewards[i], 0.0);
            }
        }
    }
}

#[test]
fn what_is_wrong_is_refused_before_anything_is_played() {
    let mut batch = plan("puerto-rico", 2, 1).start().expect("a batch");
    let mut arrays = Arrays::of(batch.as_ref());
    batch.reset(Seed::from_word("wrong"), arrays.out()).expect("it fits");
    let before = arrays.clone();
    let mut answers = vec![0; 2];
    batch.choose_at_random(&mut answers);
    let wrong = [answers[0], -7];
    let error = batch.step(&wrong, arrays.out()).expect_err("no such answer");
    assert_eq!(error, BatchError::Illegal { game: 1, number: -7 });
    let error = batch.step(&answers[..1], arrays.out()).expect_err("too few");
    assert_eq!(error.to_string(), "actions has 1 elements, not 2");
    arrays.seats.push(0);
    let error = batch.step(&answers, arrays.out()).expect_err("too long");
    assert_eq!(error.to_string(), "seats has 3 elements, not 2");
    arrays.seats.pop();
    assert_eq!(arrays, before);
    batch.step(&answers, arrays.out()).expect("it is legal");
    let too_few = Plan { opponents: Spec::list("greedy").expect("a bot"), ..plan("puerto-rico", 1, 1) };
    let error = too_few.start().err().expect("three players").to_string();
    assert_eq!(error, "the table has 3 seats: name 2 opponents, or none; named: 1");
    assert_eq!(plan("chess", 1, 1).start().err(), Some(BatchError::NoGame("chess".to_owned())));
}

#[test]
fn a_step_asks_for_no_memory() {
    for game in catalog::GAMES {
        let mut batch = plan(game.meta().id, 64, 1).start().expect("a batch");
        let mut arrays = Arrays::of(batch.as_ref());
        let mut answers = vec![0; 64];
        let mut steps = |n: u32| {
            for _ in 0..n {
                batch.choose_at_random(&mut answers);
                batch.step(&answers, arrays.out()).expect("it is legal");
            }
            batch.begun()
        };
        // The first games show how long lists get.
        steps(2000);
        let mut ended = 0;
        let used = allocation_counter::measure(|| ended = steps(1000));
        assert!(ended > 128, "games end on the way: {ended}");
        // A list may still grow when a game is the longest, or the richest in answers, that its place has seen.
        assert!(used.count_total <= 64, "{}: {} times in 64,000", game.meta().id, used.count_total);
    }
}
