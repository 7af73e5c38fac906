//! Programs that play, and programs that owe an answer. They are scripts of the system's shell, which is there wherever these tests run.
#![cfg(unix)]

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::{Faults, Program, Spec, Style, seat};
use kernel::{Entry, Seed, SetupText, Table};

/// A script in a place of its own, read by the shell: a file that was just written cannot always be started while other tests start theirs.
fn script(name: &str, text: &str) -> String {
    let path: PathBuf = std::env::temp_dir().join(format!("cabildo-{}-{name}", std::process::id()));
    fs::write(&path, text).expect("a place for files");
    format!("sh {}", path.display())
}

fn spec(text: &str) -> Spec {
    Program::named(text).expect("a command").expect("a sound one")
}

fn faults(spec: &Spec) -> Faults {
    let Style::Program(program) = spec.style else { panic!("a program") };
    program.faults()
}

fn table() -> Box<dyn Table> {
    let game: &dyn Entry = catalog::find("san-juan").expect("a game");
    game.start(&SetupText::new().with("players", "2"), Seed::from_word("program")).expect("a set-up")
}

/// Plays so many answers with the program in both seats.
fn play(spec: &Spec, answers: usize) -> Box<dyn Table> {
    let mut table = table();
    let mut bots = [0, 1].map(|seed| seat(table.as_ref(), spec, seed).expect("it sits down"));
    while table.ply() < answers {
        let Some(asked) = table.acting().first() else { break };
        let answer = bots[asked.index()].answer(table.as_ref(), asked);
        table.play(asked, &answer).expect("whatever the program says, the answer is legal");
    }
    table
}

/// Says that it is ready, and answers with the first legal answer: what stands between the first quotes after `"legal":[`.
const FIRST: &str = r#"
while read -r line; do
  case "$line" in
    *'"cabildo"'*) echo ready ;;
    *'"ask"'*) rest="${line#*\"legal\":[\"}"; echo "${rest%%\"*}" ;;
  esac
done
"#;

#[test]
fn a_program_answers_for_its_seat() {
    let spec = spec(&format!("cmd:{}", script("first", FIRST)));
    let table = play(&spec, 40);
    assert_eq!(faults(&spec), Faults::default());
    assert_eq!(table.ply(), 40);
}

#[test]
fn a_program_that_is_late_is_answered_for_at_random_and_holds_nobody_up() {
    let spec = spec(&format!("cmd@50ms:{}", script("late", "echo ready; while read -r line; do :; done")));
    let start = Instant::now();
    play(&spec, 6);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    assert!(faults(&spec).count >= 3, "{:?}", faults(&spec));
    assert!(faults(&spec).last.contains("no line within"), "{:?}", faults(&spec));
}

#[test]
fn a_line_that_comes_too_late_is_no_answer_to_the_next_question() {
    // Its first answer comes when it is asked for the second time; then both lines stand there, the late one first.
    let late = r#"
n=0
while read -r line; do
  case "$line" in
    *'"cabildo"'*) echo ready ;;
    *'"ask"'*) n=$((n + 1)); rest="${line#*\"legal\":[\"}"
      if [ $n = 2 ]; then echo castle; fi
      if [ $n != 1 ]; then echo "${rest%%\"*}"; fi ;;
  esac
done
"#;
    let spec = spec(&format!("cmd@1s:{}", script("behind", late)));
    play(&spec, 30);
    assert_eq!(faults(&spec).count, 2, "one for each seat: {:?}", faults(&spec));
    assert!(faults(&spec).last.contains("no line within"), "{:?}", faults(&spec));
}

#[test]
fn a_program_that_never_reads_holds_nobody_up() {
    // What it is told in these answers is more than a pipe holds.
    let spec = spec(&format!("cmd@20ms:{}", script("deaf", "echo ready; exec sleep 60")));
    let start = Instant::now();
    play(&spec, 120);
    assert!(start.elapsed() < Duration::from_secs(30), "{:?}", start.elapsed());
}

#[test]
fn with_a_stand_in_a_program_that_owes_too_much_leaves_its_seat() {
    let spec = spec(&format!("cmd@2s:{}", script("leaves", "echo ready; read -r line; exit 1")));
    let Style::Program(program) = spec.style else { panic!("a program") };
    let mut table = table();
    let stand_in =
        |seed| seat(table.as_ref(), &"greedy".parse().expect("a bot"), seed).expect("it sits down");
    let mut same = [0, 1].map(stand_in);
    let mut bots = [0, 1].map(|seed| program.seat_with(seed, stand_in(seed)));
    let mut owed = Vec::new();
    while table.ply() < 40 {
        let Some(asked) = table.acting().first() else { break };
        let bot = &mut bots[asked.index()];
        let answer = bot.answer(table.as_ref(), asked);
        let greedy = same[asked.index()].answer(table.as_ref(), asked);
        assert_eq!(answer, greedy, "what it owes is answered by the stand-in");
        assert_eq!(bot.has_left(), bot.owed() == Program::PATIENCE);
        assert!(bot.is_program() && bot.owed() <= Program::PATIENCE);
        owed.push(bot.owed());
        table.play(asked, &answer).expect("legal");
    }
    assert!(owed.contains(&1) && bots.iter().all(|bot| bot.has_left()), "{owed:?}");
    assert_eq!(faults(&spec).count, u64::from(2 * Program::PATIENCE), "who has left is not asked any more");
}

#[test]
fn a_program_that_made_room_is_told_everything_again() {
    let spec = spec(&format!("cmd:{}", script("again", FIRST)));
    let Style::Program(program) = spec.style else { panic!("a program") };
    let mut table = table();
    let stand_in = || seat(table.as_ref(), &"random".parse().expect("a bot"), 1).expect("it sits down");
    let mut bots = [0, 1].map(|seed| program.seat_with(seed, stand_in()));
    while table.ply() < 30 {
        let Some(asked) = table.acting().first() else { break };
        let bot = &mut bots[asked.index()];
        let answer = bot.answer(table.as_ref(), asked);
        bot.forget();
        assert_eq!(bot.memory(), 0);
        table.play(asked, &answer).expect("legal");
    }
    assert_eq!(faults(&spec), Faults::default(), "to be ended and started again is not its fault");
}

#[test]
fn a_program_that_ends_is_started_again_a_few_times() {
    let spec = spec(&format!("cmd@2s:{}", script("ends", "echo ready; exit 1")));
    play(&spec, 30);
    assert!(faults(&spec).count > 8, "{:?}", faults(&spec));
    let missing = self::spec("cmd:/nowhere/bot");
    let Style::Program(program) = missing.style else { panic!("a program") };
    assert!(program.try_out().is_err_and(|why| why.contains("cannot be started")));
    play(&missing, 4);
    assert!(faults(&missing).count > 0);
}

#[test]
fn what_is_not_legal_is_counted() {
    let nonsense =
        "while read -r line; do case \"$line\" in *cabildo*) echo ready ;; *ask*) echo castle ;; esac; done";
    let spec = spec(&format!("cmd:{}", script("castle", nonsense)));
    play(&spec, 6);
    assert!(faults(&spec).last.contains("\"castle\" is not legal"), "{:?}", faults(&spec));
}

#[test]
fn a_command_is_made_by_who_starts_cabildo_and_never_read_from_a_text() {
    for text in ["cmd:python bot.py", "cmd@2s:python bot.py"] {
        let error = text.parse::<Spec>().expect_err("no command").to_string();
        assert!(error.contains("who starts Cabildo"), "{error}");
        assert_eq!(spec(text).to_string(), text);
    }
    assert!(Program::named("greedy").is_none() && Program::named("command:x").is_none());
    assert!(Program::named("cmd:").is_some_and(|program| program.is_err()));
    assert!(Program::named("cmd@soon:x").is_some_and(|program| program.is_err()));
}
