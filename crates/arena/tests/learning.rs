//! A judgement is learned from games, and a job that was stopped comes to the same result.

use std::fs;
use std::path::PathBuf;

use arena::{LearnError, Learning, Learnt, Progress};
use kernel::{Seed, SetupText};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("learning-{name}"));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn job(folder: PathBuf) -> Learning {
    Learning {
        setups: [2, 4].map(|players| SetupText::new().with("players", &players.to_string())).to_vec(),
        rounds: 2,
        games: 12,
        iterations: 2,
        epochs: 3,
        seed: Seed::from_word("school"),
        threads: 2,
        folder,
        warm: false,
    }
}

fn run(job: &Learning) -> Result<Learnt, LearnError> {
    job.run(catalog::find("san-francisco").expect("the game"), &mut |_| {})
}

#[test]
fn a_job_that_was_stopped_comes_to_the_same_result() {
    let whole = job(folder("whole"));
    let learnt = run(&whole).expect("it learns");
    assert!(learnt.net.weights.iter().any(|weight| *weight != 0.0));
    assert_eq!(learnt.epochs.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);

    let stopped = job(folder("stopped"));
    fs::create_dir_all(&stopped.folder).expect("a folder");
    let copy = |name: &str, part: fn(usize) -> usize| {
        let bytes = fs::read(whole.folder.join(name)).expect(name);
        fs::write(stopped.folder.join(name), &bytes[..part(bytes.len())]).expect(name);
    };
    // Cut off in the middle of a game of the first round.
    copy("options.txt", |n| n);
    copy("round-0.games", |n| n * 2 / 3);
    let mut first = None;
    let again = stopped.run(catalog::find("san-francisco").expect("the game"), &mut |progress| {
        if let Progress::Games(0, games) = progress {
            first.get_or_insert(games);
        }
    });
    assert!(first.is_some_and(|games| (1..12).contains(&games)), "{first:?}");
    assert_eq!(again.expect("it learns").net, learnt.net);
    for name in ["round-0.games", "round-1.games", "round-1.net"] {
        assert_eq!(
            fs::read(stopped.folder.join(name)).ok(),
            fs::read(whole.folder.join(name)).ok(),
            "{name}"
        );
    }
}

#[test]
fn a_folder_that_was_begun_otherwise_is_refused() {
    let mut job = job(folder("other"));
    (job.rounds, job.games, job.epochs) = (1, 10, 1);
    run(&job).expect("it learns");
    job.iterations = 3;
    assert!(matches!(run(&job), Err(LearnError::Other(_))));
}
