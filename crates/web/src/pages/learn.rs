//! Lessons: the list of them, a step beside its position, and the way from the last one to a table.

use kernel::{Seat, Table, Viewer, Words};
use maud::{Markup, html};

use super::frame::{Page, inline, page as framed, page_with};
use super::table as tables;
use crate::boards::{self, Attempt, Dock, Drawing, Face, GOOD, Looker, Offer, Outline};
use crate::progress::Progress;
use crate::routes::Visitor;
use crate::words::text;

/// The seat of whoever learns.
pub const PUPIL: Seat = Seat::A;

/// The names at the tables of the lessons: the pupil's own, and invented ones.
pub fn words(visitor: &Visitor) -> Words {
    let own = visitor.player.as_ref().map_or_else(|| visitor.t("learn-you"), |player| player.name.clone());
    let others = ["Ben", "Clara", "David", "Eva"].map(str::to_owned);
    Words::new(visitor.lang).with_names([own].into_iter().chain(others))
}

/// A text of a lesson: of the whole of it, or of a step.
pub fn said(visitor: &Visitor, game: &str, lesson: &str, step: &str, part: &str) -> String {
    let name = if step.is_empty() {
        format!("lesson-{lesson}-{part}")
    } else {
        format!("lesson-{lesson}-{step}-{part}")
    };
    text(visitor.lang, &format!("{game}-{name}"))
}

fn address(visitor: &Visitor, face: &dyn Face, outline: &Outline, step: usize) -> String {
    format!("{}/learn/{}/{}/{step}", visitor.base(), face.meta().id, outline.name)
}

/// Lessons of some games, with how far the reader has come.
pub fn all(visitor: &Visitor, faces: &[&dyn Face], progress: &Progress) -> Markup {
    let title = visitor.t("learn-title");
    let body = html! {
        main #main .plain.learn {
            h1 { (title) }
            p.lead { (visitor.t("learn-lead")) }
            ul.lessons { @for face in faces { (card(visitor, *face, progress)) } }
            p { a href=(visitor.to("/docs")) { (visitor.t("about-docs")) } }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}

/// A game: its first lesson, and what there is to learn beyond it.
fn card(visitor: &Visitor, face: &dyn Face, progress: &Progress) -> Markup {
    let meta = face.meta();
    let outlines = face.lessons();
    let (first, more) = outlines.split_at(outlines.len().min(1));
    html! {
        li.lesson-card {
            (face.picture())
            h2 { (meta.title(visitor.lang)) }
            @for outline in first { (course(visitor, face, outline, progress, true)) }
            @if !more.is_empty() {
                ul.further { @for outline in more { li { (course(visitor, face, outline, progress, false)) } } }
            }
            p.soft { a href={ (visitor.base()) "/rules/" (meta.id) } { (visitor.t("rules")) } }
        }
    }
}

/// A lesson: what it is about, how far the reader has come, and the way into it.
fn course(visitor: &Visitor, face: &dyn Face, outline: &Outline, progress: &Progress, first: bool) -> Markup {
    let (game, steps) = (face.meta().id, outline.steps.len());
    let reached = progress.of(game, outline.name);
    let (verb, to) = match reached {
        None => ("learn-begin", 1),
        Some(step) if step > steps => ("learn-again", 1),
        Some(step) => ("learn-on", step),
    };
    let done = reached.map_or(0, |step| step.saturating_sub(1).min(steps));
    let title = said(visitor, game, outline.name, "", "title");
    let count = visitor.t_with("learn-steps", &[("done", &done.to_string()), ("steps", &steps.to_string())]);
    let named = format!("{} {} {title}", visitor.t(verb), visitor.t("colon"));
    html! {
        div.course-line {
            div {
                p { (title) }
                p.steps-done title=(count) { span.hidden { (count) } @for i in 0..steps { i.done[i < done] aria-hidden="true" {} } }
            }
            a.button.main[first && done < steps] href=(address(visitor, face, outline, to)) aria-label=(named) { (visitor.t(verb)) }
        }
    }
}

/// A step to be shown.
pub struct Shown<'a> {
    pub face: &'a dyn Face,
    pub outline: &'a Outline,
    /// From 1 on.
    pub step: usize,
    pub table: Box<dyn Table>,
    /// What to look at.
    pub look: &'static str,
    /// What came of the reader's answer.
    pub attempt: Option<Attempt>,
}

pub fn step(visitor: &Visitor, shown: &Shown<'_>) -> Markup {
    let Shown { face, outline, step, table, look, attempt } = shown;
    let meta = face.meta();
    let (_, tries) = outline.steps[step - 1];
    let table = attempt.as_ref().map_or(table.as_ref(), |attempt| attempt.table.as_ref());
    let (words, art) = (words(visitor), visitor.art(meta.id));
    let asks = tries && attempt.is_none();
    let looker =
        Looker { viewer: Viewer::Seat(PUPIL), own: Some(PUPIL), answers: asks, words: &words, art: &art };
    let Drawing { parts, answers } = boards::lay(table).show(&looker);
    let (dock, _) = face.manner();
    let manner = tables::manner(face.manner());
    let wanted = parts.wanted.clone().unwrap_or_else(|| table.prompt(PUPIL, &words));
    let here = address(visitor, *face, outline, *step);
    let marks = parts.several.as_ref().filter(|several| !several.confirm.is_empty());
    let marks = marks.map(|several| (several.least, several.most));
    let body = html! {
        main #main .table.lesson.(manner).(parts.mood) data-look=(look) data-turn=[asks.then_some("yours")] data-ply=(table.ply()) data-own=(PUPIL) data-seats=(table.players()) data-things={ (visitor.base()) "/rules/" (meta.id) "/things" } {
            section.prompt data-key="prompt" aria-label=(visitor.t("asked")) .yours[asks] {
                div.ask data-key="ask" {
                    @if let Some(asker) = &parts.asker { span.asker data-key="asker" { (asker) } }
                    p.asked tabindex="-1" {
                        @if asks { b.turn { (visitor.t("learn-try")) } " " span.lead { (wanted) } }
                        @else { span.lead { (visitor.t("learn-look")) } }
                    }
                    @if asks { (tries_form(visitor, &here, parts.several.as_ref(), &answers)) }
                }
                div.purse data-key="purse" { (parts.purse) }
                div.acts {
                    @for Offer { choice, places, .. } in answers.iter().filter(|offer| offer.declines) {
                        @if parts.several.as_ref().is_none_or(|several| several.confirm.is_empty()) {
                            button.pass type="submit" form="choices" name="action" value=(choice.action) data-anchors=(places.join(" ")) { (choice.label) }
                        }
                    }
                }
            }
            section.board data-key="board" aria-label=(visitor.t("board")) { (parts.board) }
            @if !parts.own.0.is_empty() { section.own data-key="own" aria-label=(visitor.t("own")) { (parts.own) } }
            aside.others.bubble aria-label=(visitor.t("learn-title")) {
                (bubble(visitor, shown, table, &words, marks))
                div.neighbours { (parts.others) }
            }
            aside.happened.course aria-label=(visitor.t("learn-course")) {
                div.where { (parts.bar) }
                (dots(visitor, shown))
                div.status { (parts.status) }
            }
        }
    };
    let bar = html! {
        h1 { (meta.title(visitor.lang)) }
        a.rules href={ (visitor.base()) "/rules/" (meta.id) } target="_blank" { (visitor.t("rules")) }
    };
    let title =
        format!("{} · {}", said(visitor, meta.id, outline.name, "", "title"), meta.title(visitor.lang));
    let classes =
        if dock == Dock::Top { "at-table dealt docked at-lesson" } else { "at-table dealt at-lesson" };
    page_with(visitor, &Page { title: &title, game: Some(meta.id), bar, body }, classes)
}

/// The answers, as links that a form makes: every one leads back to this step with what came of it.
fn tries_form(visitor: &Visitor, here: &str, several: Option<&boards::Several>, answers: &[Offer]) -> Markup {
    // Where every mark is a button that confirms itself, the answers stand beside them.
    let ticked = several.as_ref().filter(|several| !several.confirm.is_empty());
    html! {
        @if let Some(several) = several {
            form.several #several data-key="several" method="get" action=(here) data-least=(several.least) data-most=(several.most) data-preview={ (here) "/preview" } {
                @if ticked.is_some() {
                    output aria-live="polite" {}
                    button.main type="submit" { (several.confirm) }
                }
            }
        }
        @if ticked.is_none() {
            form.choices #choices data-key="choices" method="get" action=(here) {
                ol {
                    @for (i, Offer { choice, places, .. }) in answers.iter().filter(|offer| !offer.declines).enumerate() {
                        li data-key={ "choice-" (choice.action) } {
                            button type="submit" name="action" value=(choice.action) data-anchors=(places.join(" ")) {
                                @if i < 9 { kbd aria-hidden="true" { (i + 1) } " " }
                                (choice.label)
                            }
                        }
                    }
                }
            }
            button.every data-key="every" type="button" hidden aria-label=(visitor.t("all-answers")) title=(visitor.t("all-answers")) { (visitor.sign("log")) }
        }
    }
}

/// How a step is answered: with one click, or with marks, of which there may have to be so many.
fn how(visitor: &Visitor, marks: Option<(usize, usize)>) -> String {
    match marks {
        None => visitor.t("learn-how"),
        Some((least, most)) if least == most => {
            visitor.t_with("learn-how-exactly", &[("n", &most.to_string())])
        }
        Some(_) => visitor.t("learn-how-marks"),
    }
}

/// What is said: the idea, how to answer, what came of it, and the ways on.
fn bubble(
    visitor: &Visitor,
    shown: &Shown<'_>,
    table: &dyn Table,
    words: &Words,
    marks: Option<(usize, usize)>,
) -> Markup {
    let Shown { face, outline, step, attempt, .. } = shown;
    let solved = attempt.as_ref().is_some_and(|attempt| attempt.solved);
    let (name, tries) = outline.steps[step - 1];
    let says = |part: &str| said(visitor, face.meta().id, outline.name, name, part);
    let here = address(visitor, *face, outline, *step);
    let told = (1..=table.ply()).flat_map(|ply| table.sentences(ply, Viewer::Seat(PUPIL), words));
    html! {
        section.teach {
            p.which { (said(visitor, face.meta().id, outline.name, "", "title")) " · " (step) " / " (outline.steps.len()) }
            h2 { (says("head")) }
            p.idea { (inline(&says("text"))) }
            @if tries {
                div.came aria-live="polite" .yes[solved] .no[attempt.is_some() && !solved] {
                    @if attempt.is_some() {
                        @if solved {
                            p { b { (visitor.t("learn-yes")) } " " (inline(&says("yes"))) }
                            ul { @for line in told { li { (line) } } }
                        } @else {
                            p { b { (visitor.t("learn-no")) } }
                            ul { @for line in told { li { (line) } } }
                            p { (inline(&says("no"))) }
                        }
                        @if outline.name == GOOD { (counted(visitor, face.meta().id, name)) }
                    } @else { p { (how(visitor, marks)) } }
                }
            }
            nav.onward {
                @if *step > 1 { a.button rel="prev" href=(address(visitor, *face, outline, step - 1)) { "← " (visitor.t("learn-back")) } }
                @if attempt.is_some() { a.button href=(here) { (visitor.t("learn-retry")) } }
                a.button.main[!tries || solved] rel="next" href=(address(visitor, *face, outline, step + 1)) { (visitor.t("learn-next")) " →" }
            }
        }
    }
}

/// How often strong bots won who did it, beside the others.
fn counted(visitor: &Visitor, game: &str, idea: &str) -> Markup {
    let percent = |share: f64| format!("{share:.0}");
    html! {
        @if let Some(figure) = boards::figure(game, idea) {
            p.counted {
                (visitor.t_with("learn-counted", &[
                    ("games", &figure.games.to_string()),
                    ("players", &figure.players.to_string()),
                    ("iterations", &figure.iterations.to_string()),
                    ("with", &percent(figure.with)),
                    ("without", &percent(figure.without)),
                    ("even", &percent(figure.even)),
                ]))
                @if !figure.sure { " " (visitor.t("learn-unsure")) }
            }
        }
    }
}

/// The steps as dots, each a way there.
fn dots(visitor: &Visitor, shown: &Shown<'_>) -> Markup {
    let Shown { face, outline, step, .. } = shown;
    html! {
        nav.dots aria-label=(visitor.t("learn-course")) {
            ol {
                @for (i, (name, _)) in outline.steps.iter().enumerate() {
                    @let head = said(visitor, face.meta().id, outline.name, name, "head");
                    li .was[i + 1 < *step] { a href=(address(visitor, *face, outline, i + 1)) aria-current=[(i + 1 == *step).then_some("step")] title=(head) { span { (head) } } }
                }
            }
            a.skip-lesson href=(address(visitor, *face, outline, outline.steps.len() + 1)) { (visitor.t("learn-skip")) }
            a href=(visitor.to("/learn")) { (visitor.t("learn-all")) }
        }
    }
}

/// After the last step: a first game, or another lesson.
pub fn end(visitor: &Visitor, face: &dyn Face, outline: &Outline) -> Markup {
    let meta = face.meta();
    let title = said(visitor, meta.id, outline.name, "", "title");
    let body = html! {
        main #main .plain.learn.finish {
            h1 { (visitor.t("learn-end-title")) }
            p.lead { (inline(&said(visitor, meta.id, outline.name, "", "end"))) }
            div.acts {
                form method="post" action={ (visitor.base()) "/play/" (meta.id) } {
                    input type="hidden" name="level" value="beginner";
                    input type="hidden" name="coach" value="true";
                    // As many as at the table of the lesson: what was learnt is what is met.
                    @if let Some((table, _)) = face.stage(outline.name, 1) { input type="hidden" name="players" value=(table.players()); }
                    button.main type="submit" { (visitor.t("learn-first-game")) }
                }
                a.button href=(address(visitor, face, outline, 1)) { (visitor.t("learn-again")) }
                a href={ (visitor.base()) "/rules/" (meta.id) } { (visitor.t("rules")) }
            }
            p.soft { (visitor.t("learn-end-coach")) }
            @let others: Vec<Outline> = face.lessons().into_iter().filter(|one| one.name != outline.name).collect();
            @if !others.is_empty() {
                h2 { (visitor.t("learn-more")) }
                ul { @for other in &others { li { a href=(address(visitor, face, other, 1)) { (said(visitor, meta.id, other.name, "", "title")) } } } }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: Some(meta.id), bar: html! {}, body })
}
