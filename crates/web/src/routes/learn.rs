//! Lessons: which there are, and their steps. Nothing is kept here: a position and an answer say everything.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Viewer;

use super::Visitor;
use super::asked::{Path, Query};
use crate::boards::{self, Face, Given, Looker};
use crate::identity;
use crate::pages;
use crate::problem::Problem;
use crate::progress::Progress;

type Answer = Result<Response, Response>;
type Fields = Query<Vec<(String, String)>>;

fn face(game: &str) -> Option<&'static dyn Face> {
    boards::face(game).filter(|face| !face.lessons().is_empty())
}

/// All lessons of all games.
pub async fn all(visitor: Visitor, headers: HeaderMap) -> Response {
    let progress = Progress::read(identity::learnt(&headers));
    pages::learn::all(&visitor, boards::FACES, &progress).into_response()
}

/// The lessons of a game.
pub async fn game(visitor: Visitor, headers: HeaderMap, Path(game): Path<String>) -> Answer {
    let face = face(&game).ok_or_else(|| visitor.refuse(&Problem::NotFound))?;
    let progress = Progress::read(identity::learnt(&headers));
    Ok(pages::learn::all(&visitor, &[face], &progress).into_response())
}

/// A step of a lesson: its position, or what came of an answer there; after the last one the way to a table.
pub async fn step(
    visitor: Visitor,
    headers: HeaderMap,
    Path((game, lesson, step)): Path<(String, String, usize)>,
    Query(fields): Fields,
) -> Answer {
    let nothing = || visitor.refuse(&Problem::NotFound);
    let face = face(&game).ok_or_else(nothing)?;
    let outline = face.lessons().into_iter().find(|one| one.name == lesson).ok_or_else(nothing)?;
    let mut progress = Progress::read(identity::learnt(&headers));
    let page = if step == outline.steps.len() + 1 {
        pages::learn::end(&visitor, face, &outline)
    } else {
        let (table, look) = face.stage(&lesson, step).ok_or_else(nothing)?;
        let attempt = given(fields).and_then(|given| face.attempt(&lesson, step, &given));
        pages::learn::step(
            &visitor,
            &pages::learn::Shown { face, outline: &outline, step, table, look, attempt },
        )
    };
    progress.reach(&game, &lesson, step);
    let cookie = visitor.jar().learnt(&progress.to_string());
    Ok(([(header::SET_COOKIE, cookie)], page).into_response())
}

/// The answer in the address of a step.
fn given(fields: Vec<(String, String)>) -> Option<Given> {
    let marks: Vec<String> =
        fields.iter().filter(|(name, _)| name == "mark").map(|(_, mark)| mark.clone()).collect();
    let answer = fields.into_iter().find(|(name, _)| name == "action").map(|(_, answer)| answer);
    answer.map(Given::Answer).or_else(|| (!marks.is_empty()).then_some(Given::Marks(marks)))
}

/// What marks would bring in a lesson, while they are being set.
pub async fn preview(
    visitor: Visitor,
    Path((game, lesson, step)): Path<(String, String, usize)>,
    Query(fields): Fields,
) -> Answer {
    let face = face(&game).ok_or_else(|| visitor.refuse(&Problem::NotFound))?;
    let (table, _) = face.stage(&lesson, step).ok_or_else(|| visitor.refuse(&Problem::NotFound))?;
    let marked: Vec<String> =
        fields.into_iter().filter(|(name, _)| name == "mark").map(|(_, mark)| mark).collect();
    let (words, art) = (pages::learn::words(&visitor), visitor.art(&game));
    let own = pages::learn::PUPIL;
    let looker =
        Looker { viewer: Viewer::Seat(own), own: Some(own), answers: true, words: &words, art: &art };
    match boards::lay(table.as_ref()).preview(&marked, &looker) {
        Ok(Some(preview)) => Ok(preview.into_response()),
        Ok(None) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(wrong) => Err(visitor.refuse(&Problem::Refused(wrong.to_string()))),
    }
}
