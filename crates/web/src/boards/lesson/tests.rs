//! Every lesson, to its end, by every answer that it offers, in every language.

use kernel::{Lang, Seat, Table, Viewer, Words};

use super::{Attempt, GOOD, Given, figure};
use crate::boards::{Art, Drawing, FACES, Face, Looker, lay};
use crate::words;

const PUPIL: Seat = Seat::A;

/// The table as the pupil sees it, with what he may answer.
fn drawn(face: &dyn Face, table: &dyn Table, lang: Lang) -> Drawing {
    let words = Words::new(lang).with_names(["Anna", "Ben", "Clara", "David"]);
    let art = Art::new(format!("/{}.svg", face.meta().id));
    let looker =
        Looker { viewer: Viewer::Seat(PUPIL), own: Some(PUPIL), answers: true, words: &words, art: &art };
    lay(table).show(&looker)
}

/// The marks that a drawn table offers, as boxes to be ticked or as buttons that confirm themselves.
fn marks(drawing: &Drawing, sort: &str) -> Vec<String> {
    let page = format!("{}{}", drawing.parts.board.0, drawing.parts.own.0);
    let found = page.split(sort).skip(1).filter_map(|tag| {
        let tag = tag.split('>').next()?;
        let usable = tag.contains("form=\"several\"") && !tag.contains("disabled");
        usable.then_some(tag)?.split("value=\"").nth(1)?.split('"').next()
    });
    found.map(str::to_owned).collect()
}

/// Every choice of so many marks.
fn choices(marks: &[String], least: usize, most: usize) -> Vec<Vec<String>> {
    assert!(marks.len() <= 12, "{marks:?}");
    let sets = (0..1u32 << marks.len()).filter(|set| (least..=most).contains(&(set.count_ones() as usize)));
    let chosen = |set: u32| {
        marks.iter().enumerate().filter(move |(i, _)| set >> i & 1 == 1).map(|(_, mark)| mark.clone())
    };
    sets.map(|set| chosen(set).collect()).collect()
}

/// All that can be answered at a step.
fn offered(face: &dyn Face, table: &dyn Table) -> Vec<Given> {
    let drawing = drawn(face, table, Lang::En);
    let answers = || drawing.answers.iter().map(|offer| Given::Answer(offer.choice.action.clone()));
    match &drawing.parts.several {
        Some(several) if several.confirm.is_empty() => {
            let buttons = marks(&drawing, "<button").into_iter().map(|mark| Given::Marks(vec![mark]));
            answers().chain(buttons).collect()
        }
        Some(several) => {
            let sets = choices(&marks(&drawing, "<input"), several.least, several.most);
            sets.into_iter().filter(|set| !set.is_empty()).map(Given::Marks).collect()
        }
        None => answers().collect(),
    }
}

fn text(face: &dyn Face, name: &str, lang: Lang) -> String {
    let name = format!("{}-lesson-{name}", face.meta().id);
    let text = words::text(lang, &name);
    assert!(!text.is_empty() && text != name, "{name} in {lang}");
    text
}

#[test]
fn every_lesson_is_walked_to_its_end_by_every_answer_in_every_language() {
    let mut answers = 0;
    for face in FACES {
        for lesson in face.lessons() {
            for (i, (step, tries)) in lesson.steps.iter().enumerate() {
                let place = format!("{} {} {step}", face.meta().id, lesson.name);
                let (table, _) = face.stage(lesson.name, i + 1).expect("a position");
                for lang in Lang::ALL {
                    let page = drawn(*face, table.as_ref(), lang).parts.board.0;
                    assert!(!page.is_empty(), "{place}: something to look at");
                }
                if !tries {
                    continue;
                }
                let all = offered(*face, table.as_ref());
                assert!(all.len() > 1, "{place}: there is a choice");
                let came: Vec<Attempt> = all
                    .iter()
                    .map(|given| face.attempt(lesson.name, i + 1, given).unwrap_or_else(|| panic!("{place}")))
                    .collect();
                answers += came.len();
                assert!(came.iter().any(|attempt| attempt.solved), "{place}: it can be solved");
                assert!(came.iter().any(|attempt| !attempt.solved), "{place}: it can be missed");
                for (attempt, lang) in came.iter().flat_map(|attempt| Lang::ALL.map(|lang| (attempt, lang))) {
                    let words = Words::new(lang).with_names(["Anna", "Ben", "Clara"]);
                    let table = &attempt.table;
                    let told = (1..=table.ply())
                        .flat_map(|ply| table.sentences(ply, Viewer::Seat(PUPIL), &words))
                        .count();
                    assert!(told > 0, "{place}: the engine says what happened");
                    assert!(!drawn(*face, table.as_ref(), lang).parts.board.0.is_empty());
                }
            }
        }
    }
    assert!(answers > 150, "{answers}");
}

#[test]
fn a_lesson_is_short_and_mostly_something_to_try() {
    for face in FACES {
        let lessons = face.lessons();
        assert_eq!(lessons.first().map(|lesson| lesson.name), Some("first"), "{}", face.meta().id);
        for lesson in lessons {
            let place = format!("{} {}", face.meta().id, lesson.name);
            let tries = lesson.steps.iter().filter(|(_, tries)| *tries).count();
            assert!(lesson.steps.len() <= 8 && 2 * tries >= lesson.steps.len(), "{place}");
            for lang in Lang::ALL {
                for part in ["title", "end"] {
                    text(*face, &format!("{}-{part}", lesson.name), lang);
                }
                for (step, tries) in &lesson.steps {
                    let says = |part: &str| text(*face, &format!("{}-{step}-{part}", lesson.name), lang);
                    let idea = says("text");
                    let is_word = |word: &&str| word.chars().any(char::is_alphanumeric);
                    let count = idea.split_whitespace().filter(is_word).count();
                    assert!(count <= 40, "{place} {step} in {lang}: {count} words");
                    assert!(!says("head").is_empty());
                    if *tries {
                        assert!(!says("yes").is_empty() && !says("no").is_empty());
                    }
                }
            }
        }
    }
}

#[test]
fn what_good_players_do_is_what_strong_bots_won_with() {
    for face in FACES {
        let id = face.meta().id;
        let lessons = face.lessons();
        let lesson = lessons.iter().find(|lesson| lesson.name == GOOD).unwrap_or_else(|| panic!("{id}"));
        assert_eq!(lesson.steps.len(), 3, "{id}: three ideas");
        for (idea, tries) in &lesson.steps {
            let figure = figure(id, idea).unwrap_or_else(|| panic!("{id} {idea} was never counted"));
            assert!(
                *tries && figure.with > figure.even && figure.even > figure.without,
                "{id} {idea}: {figure:?}"
            );
            assert!(figure.games >= 50, "{id} {idea}: {figure:?}");
        }
    }
}

#[test]
fn what_is_no_answer_gets_none() {
    let face = FACES[0];
    for given in
        [Given::Answer("win".to_owned()), Given::Answer(String::new()), Given::Marks(vec!["x".to_owned()])]
    {
        assert!(face.attempt("first", 2, &given).is_none());
    }
    assert!(face.stage("first", 0).is_none() && face.stage("first", 99).is_none());
    assert!(face.stage("nothing", 1).is_none());
}
