//! Bots at tables of every game: legal answers to the end, the same answer for the same seed, time budgets kept, nothing peeked at.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::{
    Bot, Budget, Clock, Evaluate, Level, Plain, Search, SeatedBot, Spec, level, seat, seat_with_clock,
    weights,
};
use kernel::{Entry, Game, Match, Seat, Seed, Seen, SetupText, Table};
use saint_petersburg::{SaintPetersburg, Scenario, Setup, Stack};

fn spec(text: &str) -> Spec {
    text.parse().expect(text)
}

fn start(game: &dyn Entry, players: u8, word: &str) -> Box<dyn Table> {
    let setup = SetupText::new().with("players", &players.to_string());
    game.start(&setup, Seed::from_word(word)).expect("a set-up of the game")
}

/// Plays a match with the same bot in every seat and gives all answers.
fn play(game: &dyn Entry, players: u8, bot: &str, word: &str, most: usize) -> Vec<String> {
    table_and_answers(game, players, bot, word, most).1
}

fn table_and_answers(
    game: &dyn Entry,
    players: u8,
    bot: &str,
    word: &str,
    most: usize,
) -> (Box<dyn Table>, Vec<String>) {
    let mut table = start(game, players, word);
    let mut seats: Vec<_> =
        (0..u64::from(players)).map(|i| seat(table.as_ref(), &spec(bot), i).expect("it sits down")).collect();
    let mut answers = Vec::new();
    while let Some(asked) = table.acting().first().filter(|_| answers.len() < most) {
        let answer = seats[asked.index()].answer(table.as_ref(), asked);
        table.play(asked, &answer).unwrap_or_else(|refused| panic!("{}, {bot}: {refused}", game.meta().id));
        answers.push(answer);
    }
    (table, answers)
}

#[test]
fn every_bot_gives_legal_answers_to_the_end_of_every_game() {
    for game in catalog::GAMES {
        for players in game.meta().seats.0..=game.meta().seats.1 {
            for bot in ["random", "greedy", "greedy:noise=0.5", "search:3it"] {
                assert!(!play(*game, players, bot, "legal", usize::MAX).is_empty());
            }
        }
    }
}

/// Bots that block each other play a game to its end with hardly a point.
#[test]
fn a_game_among_bots_ends_with_as_many_points_as_people_make() {
    for (game, sensible) in [("saint-petersburg", 70..110), ("puerto-rico", 40..60)] {
        let game = catalog::find(game).expect("a game of the list");
        let winner = |n: i32| {
            let (table, _) = table_and_answers(game, 4, "search:30it", &format!("sensible {n}"), usize::MAX);
            let scores = table.scores();
            scores.points(scores.winners().first().expect("a winner"))
        };
        let mean = (0..12).map(winner).sum::<i32>() / 12;
        assert!(sensible.contains(&mean), "{}: {mean}", game.meta().id);
    }
}

#[test]
fn the_same_seed_and_iteration_budget_give_the_same_answers() {
    for game in catalog::GAMES {
        let players = game.meta().seats.0;
        for bot in ["random:seed=4", "greedy:noise=0.5:seed=4", "search:25it:seed=4"] {
            let once = play(*game, players, bot, "same", 25);
            assert_eq!(once, play(*game, players, bot, "same", 25), "{} {bot}", game.meta().id);
        }
        let other = play(*game, players, "random:seed=5", "same", 25);
        assert_ne!(play(*game, players, "random:seed=4", "same", 25), other);
    }
}

/// Each look at it takes a millisecond.
#[derive(Debug)]
struct Ticking(Arc<AtomicU64>);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }

    fn another(&self) -> Box<dyn Clock> {
        Box::new(Ticking(Arc::clone(&self.0)))
    }
}

#[test]
fn a_time_budget_is_kept_within_twenty_milliseconds() {
    for game in catalog::GAMES {
        for (bot, budget) in [("search:50ms", 50), ("search:200ms", 200)] {
            let ticks = Arc::new(AtomicU64::new(1_000));
            let mut table = start(*game, game.meta().seats.1, "time");
            let mut searching =
                seat_with_clock(table.as_ref(), &spec(bot), 1, Box::new(Ticking(Arc::clone(&ticks))))
                    .expect("it sits");
            for _ in 0..12 {
                let Some(asked) = table.acting().first() else { break };
                let before = ticks.load(Ordering::Relaxed);
                let answer = searching.answer(table.as_ref(), asked);
                let spent = ticks.load(Ordering::Relaxed) - before;
                assert!(spent <= budget + 20, "{}: {spent} ms of {budget}", game.meta().id);
                assert!(searching.iterations() == 0 || spent >= budget, "it stopped early, after {spent} ms");
                table.play(asked, &answer).expect("a legal answer");
            }
        }
    }
}

#[test]
fn time_is_kept_for_hard_questions_and_never_more_than_there_is() {
    let (mut early, mut late) = (0, 0);
    for game in catalog::GAMES {
        let (budget, mut questions, mut total) = (100, 0, 0);
        let ticks = Arc::new(AtomicU64::new(1_000));
        let mut table = start(*game, game.meta().seats.0, "patience");
        let clock = Box::new(Ticking(Arc::clone(&ticks)));
        let mut bot =
            seat_with_clock(table.as_ref(), &spec("search:100ms:patience=1"), 1, clock).expect("it sits");
        for _ in 0..40 {
            let Some(asked) = table.acting().first() else { break };
            let before = ticks.load(Ordering::Relaxed);
            let answer = bot.answer(table.as_ref(), asked);
            let spent = ticks.load(Ordering::Relaxed) - before;
            if bot.iterations() > 0 {
                (questions, total) = (questions + 1, total + spent);
                early += u64::from(spent < budget);
                late += u64::from(spent > budget + 5);
                assert!(spent <= 2 * budget + 5, "{}: {spent} ms", game.meta().id);
                assert!(total <= questions * (budget + 5), "{}: {total} ms in all", game.meta().id);
            }
            table.play(asked, &answer).expect("a legal answer");
        }
    }
    assert!(early > 0 && late > 0, "{early} shorter, {late} longer");
}

#[test]
fn several_threads_share_a_count_of_iterations_and_agree_with_themselves() {
    for game in catalog::GAMES {
        let table = start(*game, game.meta().seats.0, "threads");
        let asked = table.acting().first().expect("somebody begins");
        let think = || {
            let mut bot = seat(table.as_ref(), &spec("search:300it:threads=3"), 5).expect("it sits");
            (bot.answer(table.as_ref(), asked), bot.iterations())
        };
        let (answer, iterations) = think();
        assert_eq!((answer, iterations), think(), "{}", game.meta().id);
        assert!(iterations == 0 || iterations == 300, "{iterations}");
    }
}

#[test]
fn several_threads_think_in_parts_too() {
    let mut table = start(catalog::GAMES[0], 2, "parts");
    let mut bot = seat(table.as_ref(), &spec("search:20ms:threads=2"), 5).expect("it sits");
    for _ in 0..4 {
        let asked = table.acting().first().expect("the game runs");
        let answer = match bot.look(table.as_ref(), asked) {
            Some(only) => only,
            None => {
                while !bot.think(Duration::from_millis(5)) {}
                bot.decide()
            }
        };
        table.play(asked, &answer).expect("a legal answer");
    }
}

#[test]
fn a_question_with_one_answer_is_not_searched() {
    // Nothing lies on the board and nobody has a ruble: only passing is left.
    let game = Scenario::new(2).phase(Stack::Trading).rubles(Seat::A, 0).build();
    let ticks = Arc::new(AtomicU64::new(0));
    let clock = Box::new(Ticking(Arc::clone(&ticks)));
    let mut bot = Search::new(Plain, Budget::Time(Duration::from_secs(5)), clock, 1);
    assert_eq!(bot.answer(&Seen::new(&game, Seat::A)).to_string(), "pass");
    assert_eq!((Bot::<SaintPetersburg>::iterations(&bot), ticks.load(Ordering::Relaxed)), (0, 1));
}

#[test]
fn what_was_thought_is_kept_for_the_next_question_and_dropped_after_an_undo() {
    let mut table =
        Match::<SaintPetersburg>::new(Setup { players: 2 }, Seed::from_word("keep")).expect("a set-up");
    let mut bot = seat(&table, &spec("search:200it"), 3).expect("it sits down");
    for _ in 0..3 {
        let asked = table.state().acting().first().expect("the game runs");
        let answer = bot.answer(&table, asked);
        Table::play(&mut table, asked, &answer).expect("a legal answer");
    }
    Table::rewind(&mut table, 1);
    let asked = table.state().acting().first().expect("the game runs");
    let answer = bot.answer(&table, asked);
    assert!(table.play(asked, answer.parse().expect("an action")).is_ok());
}

#[test]
fn every_level_sits_down_in_every_game() {
    for game in catalog::GAMES {
        let table = start(*game, game.meta().seats.0, "levels");
        let specs = Level::ALL.map(|wanted| level(game.meta().id, wanted));
        assert!(
            specs.windows(2).all(|pair| pair[0] != pair[1]),
            "{}: two levels are the same",
            game.meta().id
        );
        for wanted in Level::ALL {
            assert!(seat(table.as_ref(), &spec(wanted.name()), 1).is_ok());
        }
    }
}

#[test]
fn an_unknown_weight_is_refused_with_the_known_ones() {
    let table = Match::<SaintPetersburg>::new(Setup { players: 2 }, Seed::from_word("w")).expect("a set-up");
    let error = seat(&table, &spec("greedy:beauty=1"), 1).err().expect("no such weight").to_string();
    assert!(error.contains("no weight \"beauty\"") && error.contains("ruble"), "{error}");
    assert!(seat(&table, &spec("greedy:ruble=0.5"), 1).is_ok());
}

#[test]
fn the_evaluation_of_every_game_is_exact_once_the_game_is_over() {
    let mut table =
        Match::<SaintPetersburg>::new(Setup { players: 3 }, Seed::from_word("end")).expect("a set-up");
    while let Some(asked) = table.state().acting().first() {
        let answer =
            seat(&table, &spec("random"), table.plies().len() as u64).expect("it sits").answer(&table, asked);
        Table::play(&mut table, asked, &answer).expect("a legal answer");
    }
    let evaluation = bots::games::saint_petersburg::Evaluation::default();
    for seat in Seat::all(3) {
        assert_eq!(evaluation.value(table.state(), seat), table.state().scores().points(seat) as f32);
    }
}

#[test]
fn greedy_buys_a_worker_first_and_search_does_not_refuse_a_gift() {
    let table =
        Match::<SaintPetersburg>::new(Setup { players: 4 }, Seed::from_word("opening")).expect("a set-up");
    let asked = table.state().acting().first().expect("somebody begins");
    for bot in ["greedy", "search:300it"] {
        let answer = seat(&table, &spec(bot), 1).expect("it sits").answer(&table, asked);
        assert!(answer.starts_with("buy "), "{bot} answers {answer}");
    }
}

#[test]
fn weights_have_names_and_can_be_listed() {
    assert!(weights("saint-petersburg").iter().any(|(name, _)| *name == "ruble"));
    assert!(weights("chess").is_empty());
}

/// Thinks about what it has looked at in parts of a few milliseconds, each look at the clock being one.
fn answer_in_parts(bot: &mut dyn SeatedBot, table: &dyn Table, asked: Seat) -> String {
    if let Some(only) = bot.look(table, asked) {
        return only;
    }
    while !bot.think(Duration::from_millis(3)) {}
    bot.decide()
}

#[test]
fn a_thought_in_parts_ends_like_a_thought_at_once() {
    for game in catalog::GAMES {
        let mut table = start(*game, game.meta().seats.1, "parts");
        let sit = |table: &dyn Table| {
            let clock = Box::new(Ticking(Arc::new(AtomicU64::new(0))));
            seat_with_clock(table, &spec("search:60it"), 5, clock).expect("it sits")
        };
        let (mut whole, mut parts) = (sit(table.as_ref()), sit(table.as_ref()));
        for _ in 0..40 {
            let Some(asked) = table.acting().first() else { break };
            let answer = whole.answer(table.as_ref(), asked);
            assert_eq!(answer_in_parts(parts.as_mut(), table.as_ref(), asked), answer, "{}", game.meta().id);
            assert!(table.legal(asked).len() == 1 || parts.iterations() == 60);
            table.play(asked, &answer).expect("a legal answer");
        }
    }
}

#[test]
fn who_is_asked_to_decide_before_the_time_is_up_has_a_legal_answer() {
    for game in catalog::GAMES {
        let mut table = start(*game, game.meta().seats.1, "early");
        let mut bot = seat(table.as_ref(), &spec("search:3600s"), 5).expect("it sits");
        for _ in 0..20 {
            let Some(asked) = table.acting().first() else { break };
            let only = bot.look(table.as_ref(), asked);
            let answer = only.unwrap_or_else(|| {
                bot.think(Duration::ZERO);
                bot.decide()
            });
            table.play(asked, &answer).expect("a legal answer");
        }
    }
}

/// Two ways through two answers that end with the same answer of the same seat, from the first place in a match where there are any.
fn two_ways(table: &mut dyn Table) -> [[(Seat, String); 2]; 2] {
    loop {
        let (ply, asked) = (table.ply(), table.acting().first().expect("the game runs"));
        let mut ways: Vec<[(Seat, String); 2]> = Vec::new();
        for first in table.legal(asked) {
            table.play(asked, &first).expect("a legal answer");
            if let Some(next) = table.acting().first() {
                let more = table.legal(next);
                ways.extend(more.into_iter().map(|second| [(asked, first.clone()), (next, second)]));
            }
            table.rewind(ply);
        }
        for (i, one) in ways.iter().enumerate() {
            if let Some(other) = ways[i + 1..].iter().find(|other| other[0] != one[0] && other[1] == one[1]) {
                return [one.clone(), other.clone()];
            }
        }
        let first = table.legal(asked)[0].clone();
        table.play(asked, &first).expect("a legal answer");
    }
}

#[test]
fn a_bot_notices_that_other_answers_led_to_the_same_last_one() {
    for game in catalog::GAMES {
        let mut table = start(*game, game.meta().seats.1, "ways");
        let [one, other] = two_ways(table.as_mut());
        let ply = table.ply();
        let mut bot = seat(table.as_ref(), &spec("search:300it"), 5).expect("it sits");
        let empty = bot.memory();
        for (from, action) in &one {
            table.play(*from, action).expect("a legal answer");
        }
        let asked = table.acting().first().expect("the game runs");
        bot.look(table.as_ref(), asked);
        while !bot.think(Duration::from_secs(1)) {}
        let full = bot.memory();
        bot.look(table.as_ref(), asked);
        assert_eq!(bot.memory(), full, "nothing has changed, so nothing is forgotten");
        table.rewind(ply);
        for (from, action) in &other {
            table.play(*from, action).expect("a legal answer");
        }
        bot.look(table.as_ref(), table.acting().first().expect("the game runs"));
        assert_eq!(bot.memory(), empty, "{}: what it thought belongs to another game", game.meta().id);
    }
}

#[test]
fn a_tree_keeps_to_its_room_and_the_bot_goes_on_thinking() {
    let room = 200_000;
    for game in catalog::GAMES {
        let mut table = start(*game, game.meta().seats.1, "room");
        let asked = loop {
            let asked = table.acting().first().expect("the game runs");
            match table.legal(asked).as_slice() {
                [only] => table.play(asked, only).expect("a legal answer"),
                _ => break asked,
            }
        };
        let mut bots =
            [5_u64, 5].map(|seed| seat(table.as_ref(), &spec("search:5000it"), seed).expect("it sits"));
        bots[1].set_room(room);
        for bot in &mut bots {
            bot.answer(table.as_ref(), asked);
            assert!(bot.iterations() == 5000);
        }
        assert!(bots[0].memory() > room, "{}: {} bytes are no test", game.meta().id, bots[0].memory());
        assert!(bots[1].memory() <= room, "{}: {} bytes", game.meta().id, bots[1].memory());
        bots[1].forget();
        assert!(bots[1].memory() < 100);
        assert!(table.legal(asked).contains(&bots[1].answer(table.as_ref(), asked)));
    }
}
