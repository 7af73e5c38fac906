//! Every face, with all seat counts and variants.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ::puerto_rico::PuertoRico;
use ::saint_petersburg::SaintPetersburg;
use ::san_francisco::SanFrancisco;
use ::san_francisco_1906::SanFrancisco1906;
use ::san_juan::SanJuan;

use kernel::Seat;

use super::{Breach, Report, check};
use crate::boards::Board;
use crate::boards::lesson::{Goal, Task};

/// No answer of a game is spelled on a board, whole or with values: `"load corn 6"`, `"load {good} 6"`. Nobody would check such a string.
fn spells_nothing<B: Board>() {
    let texts = B::actions().into_iter().map(|action| action.to_string());
    let verbs: BTreeSet<String> =
        texts.filter_map(|text| text.split_once(' ').map(|(verb, _)| format!("{verb} "))).collect();
    let spelled = |text: &str| {
        let begins = verbs.iter().any(|verb| text.starts_with(verb));
        begins && (text.contains('{') || text.parse::<B::Action>().is_ok())
    };
    assert!(
        B::actions().iter().any(|action| spelled(&action.to_string())),
        "answers are told from other texts"
    );
    for source in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/boards")) {
        let found: Vec<&str> = source.split('"').filter(|text| spelled(text)).collect();
        assert!(found.is_empty(), "{found:?} in {}", source.lines().next().unwrap_or_default());
    }
}

/// Lessons are scripts in the notation: each answer that one of them seeks can be given there.
fn lessons_hold<B: Board>() {
    for step in B::LESSONS.iter().flat_map(|lesson| lesson.steps) {
        let Some(Task { solved: Goal::Answers(sought), .. }) = &step.task else { continue };
        let (game, mut legal) = ((step.stage)().game, Vec::new());
        game.legal(Seat::A, &mut legal);
        for text in *sought {
            let known = legal.iter().any(|action| action.to_string() == *text);
            assert!(known, "{text} cannot be answered at the step {}", step.name);
        }
    }
}

/// What is written in a folder, tests, laws and lessons left out.
fn sources(folder: &Path) -> Vec<String> {
    let paths = fs::read_dir(folder).expect("the sources").map(|entry| entry.expect("a file").path());
    let wanted = paths
        .filter(|path| !["laws", "lessons.rs", "tests.rs"].iter().any(|left_out| path.ends_with(left_out)));
    let read = |path: PathBuf| {
        if path.is_dir() { sources(&path) } else { vec![fs::read_to_string(path).expect("text")] }
    };
    wanted.flat_map(read).collect()
}

/// Holds the laws against one game of every set-up; a set-up that comes again is another game.
fn lawful<B: Board>(setups: impl IntoIterator<Item = B::Setup>) {
    spells_nothing::<B>();
    lessons_hold::<B>();
    let (mut all, mut breaches) = (Report::default(), Vec::new());
    let setups: Vec<B::Setup> = setups.into_iter().collect();
    for (i, setup) in setups.iter().enumerate() {
        let seed = if setups[..i].contains(setup) { format!("boards {i}") } else { "boards".to_owned() };
        match check::<B>(setup, &seed) {
            Ok(report) => {
                all.plies += report.plies;
                all.places += report.places;
                all.motions += report.motions;
                all.reasons += report.reasons;
            }
            Err(Breach { law, how }) => breaches.push(format!("{setup:?}: {law:?}: {how}")),
        }
    }
    assert!(breaches.is_empty(), "{}", breaches.join("\n"));
    assert!(all.plies > 500 && all.places > 500 && all.motions > 500 && all.reasons > 500, "{all:?}");
}

#[test]
fn the_board_of_puerto_rico_obeys_the_laws() {
    let variants = [(false, false), (true, false), (false, true), (true, true)];
    lawful::<PuertoRico>((2..=5).flat_map(|players| {
        variants.map(|(new_buildings, nobles)| ::puerto_rico::Setup {
            players,
            new_buildings,
            nobles,
            ..Default::default()
        })
    }));
}

#[test]
fn the_board_of_san_francisco_obeys_the_laws() {
    lawful::<SanFrancisco>((2..=4).cycle().take(9).map(::san_francisco::Setup::of));
}

#[test]
fn the_board_of_san_juan_obeys_the_laws() {
    let variants = [(false, false), (true, false), (false, true), (true, true)];
    lawful::<SanJuan>((2..=4).flat_map(|players| {
        variants.map(|(new_buildings, draft_hands)| ::san_juan::Setup {
            players,
            new_buildings,
            draft_hands,
            ..Default::default()
        })
    }));
}

#[test]
fn the_board_of_saint_petersburg_obeys_the_laws() {
    lawful::<SaintPetersburg>((2..=4).map(|players| ::saint_petersburg::Setup { players }));
}

#[test]
fn the_board_of_1906_obeys_the_laws() {
    lawful::<SanFrancisco1906>((2..=4).map(::san_francisco_1906::Setup::of));
}
