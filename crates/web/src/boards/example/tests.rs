//! Every example of every game: it can be played, what it says is so, what it shows is there, and it is said in every language.

use kernel::{Lang, Seat, Viewer, Words};

use super::super::board::Board;
use super::super::{Art, FACES};
use super::{Example, Looker, Worked};
use crate::words;

/// What is wrong with an example: an answer that is not legal, a text that is not so, rules that there are not.
fn faults<B: Board>(example: &Example<B>) -> Vec<String> {
    let Example { stage, refuses, holds, rules, .. } = example;
    let Some(table) = example.played() else { return vec!["an answer is not legal".to_owned()] };
    let ids: Vec<&str> = kernel::rules(B::META.rules_text(Lang::En)).iter().map(|rule| rule.id).collect();
    let mut faults = Vec::new();
    let mut expect = |holds: bool, fault: String| {
        if !holds {
            faults.push(fault);
        }
    };
    expect(holds(&stage().game, table.state()), "what it says is not so".to_owned());
    expect(!rules.is_empty() && rules.iter().all(|rule| ids.contains(rule)), format!("rules {rules:?}"));
    let refused = example.refused(&table, &Words::default());
    expect(refused.is_some() != refuses.is_empty(), format!("{refuses:?} is refused: {refused:?}"));
    let names = |why: &str| rules.iter().any(|rule| why.contains(rule));
    expect(refused.is_none_or(|(_, why)| names(&why)), "the reason names another rule".to_owned());
    faults
}

/// Everything that is wrong with the examples of a game.
fn held<B: Board>() -> Vec<String> {
    let of = |example: &Example<B>| {
        let named = |fault| format!("{} {}: {fault}", B::META.id, example.name);
        faults(example).into_iter().map(named).collect::<Vec<_>>()
    };
    B::EXAMPLES.iter().flat_map(of).collect()
}

#[test]
fn what_an_example_says_is_what_the_engine_does() {
    let wrong = [
        held::<::puerto_rico::PuertoRico>(),
        held::<::saint_petersburg::SaintPetersburg>(),
        held::<::san_juan::SanJuan>(),
        held::<::san_francisco::SanFrancisco>(),
        held::<::san_francisco_1906::SanFrancisco1906>(),
    ]
    .concat();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_example_shows_every_part_and_is_said_in_every_language() {
    for face in FACES {
        let id = face.meta().id;
        for lang in Lang::ALL {
            let words = Words::new(lang).with_names(["Anna", "Ben", "Clara"]);
            let examples = face.examples(&words, &Art::new(format!("/{id}.svg")));
            assert!(examples.len() >= 5, "{id}: a phase, money, points, the end and a trap at least");
            for Worked { name, before, told, refused, after, .. } in &examples {
                assert!(!before.is_empty() || !after.is_empty(), "{id} {name}: something to look at");
                assert!(
                    before.iter().chain(after).all(|piece| piece.0.len() > 120),
                    "{id} {name}: no empty picture"
                );
                assert!(
                    told.iter().chain(refused.iter().map(|(answer, _)| answer)).all(|line| !line.is_empty())
                );
                for part in ["head", "text"] {
                    let text = format!("{id}-example-{name}-{part}");
                    let said = words::text(lang, &text);
                    assert!(!said.is_empty() && said != text, "{text} in {lang}");
                    assert!(said.split_whitespace().count() <= 70, "{text} in {lang} is short");
                }
            }
        }
    }
}

/// The examples of a game that name a part which is not on the board.
fn incomplete<B: Board>() -> Vec<String> {
    let (words, art) = (Words::default(), Art::new("/art.svg".to_owned()));
    let seat = Seat::A;
    let looker =
        Looker { viewer: Viewer::Seat(seat), own: Some(seat), answers: false, words: &words, art: &art };
    let whole = |example: &&Example<B>| {
        let drawn = example.worked(&looker).map(|worked| (worked.before.len(), worked.after.len()));
        drawn != Some((example.before.len(), example.after.len()))
    };
    B::EXAMPLES.iter().filter(whole).map(|example| format!("{} {}", B::META.id, example.name)).collect()
}

#[test]
fn every_part_that_an_example_names_is_on_the_board() {
    let wrong = [
        incomplete::<::puerto_rico::PuertoRico>(),
        incomplete::<::saint_petersburg::SaintPetersburg>(),
        incomplete::<::san_juan::SanJuan>(),
        incomplete::<::san_francisco::SanFrancisco>(),
        incomplete::<::san_francisco_1906::SanFrancisco1906>(),
    ]
    .concat();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn every_step_of_a_round_has_pictures_and_a_text() {
    for face in FACES {
        let id = face.meta().id;
        let round = face.round();
        assert!(round.len() >= 3, "{id}");
        for lang in Lang::ALL {
            let texts = round.iter().map(|(name, _)| format!("{id}-round-{name}"));
            let glance = ["goal", "round-title", "end", "counts"].map(|name| format!("{id}-glance-{name}"));
            for text in texts.chain(glance) {
                let said = words::text(lang, &text);
                assert!(!said.is_empty() && said != text, "{text} in {lang}");
            }
        }
        let known = face.things();
        for (name, things) in &round {
            assert!(!things.is_empty() && things.iter().all(|thing| known.contains(thing)), "{id} {name}");
        }
    }
}
