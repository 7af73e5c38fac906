//! Programs that play, and programs that owe an answer. They are scripts of the system's shell, which is there wherever these tests run.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::{Faults, Program, Spec, Style, seat};
use kernel::{Entry, Seed, SetupText, Table};

/// A script in a place of its own.
fn script(name: &str, text: &str) -> String {
    let path: PathBuf = std::env::temp_dir().join(format!("cabildo-{}-{name}", std::process::id()));
    fs::write(&path, format!("#!/bin/sh\n{text}")).expect("a place for files");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("our own file");
    path.display().to_string()
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
    let spec = spec(&format!("cmd@50ms:{}", script("late", "echo ready; sleep 60")));
    let start = Instant::now();
    play(&spec, 6);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    assert!(faults(&spec).count >= 3, "{:?}", faults(&spec));
    assert!(faults(&spec).last.contains("no line within"), "{:?}", faults(&spec));
}

#[test]
fn a_program_that_ends_is_started_again_a_few_times() {
    let spec = spec(&format!("cmd@2s:{}", script("ends", "echo ready; exit 1")));
    play(&spec, 30);
    assert!(faults(&spec).count > 8, "{:?}", faults(&spec));
    let missing = self::spec("cmd:/nowhere/bot");
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
