//! Since your turn: what happened, in chapters with pictures, oldest first.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::log::{Log, RECENT};
use super::table::Sight;
use crate::boards::{self, About, Face, Flight, Heading, Line};

/// So far back the chapter is looked for in which the story begins.
const BEFORE: usize = 40;
/// The most answers that are told.
const MOST: usize = 60;

/// A chapter of the story.
struct Chapter {
    heading: Option<Heading>,
    /// The number of its first answer.
    ply: usize,
    lines: Vec<(usize, usize, Line)>,
}

/// What happened since the reader answered last, and his own answer; the last few answers for who does not play.
pub fn since(sight: &Sight<'_>, log: &Log<'_>) -> Markup {
    let chapters = chapters(sight);
    let mut pictures = Pictures::new(sight);
    html! {
        ol.chapters {
            @for chapter in &chapters {
                li.chapter data-key={ "chapter-" (chapter.ply) } {
                    @if let Some(heading) = &chapter.heading { (head(sight, heading, &mut pictures)) }
                    ul {
                        @for (ply, i, line) in &chapter.lines {
                            @if let Some(sentence) = &line.sentence {
                                li data-key={ "tale-" (ply) "-" (i) } data-ply=(ply) {
                                    @let seat = sight.table.answer(*ply, sight.viewer).map(|(seat, _)| seat);
                                    (log.line(*ply, seat, sentence))
                                    (moved(line, &mut pictures))
                                    @if *i == 0 { (log.back(*ply)) }
                                }
                            }
                        }
                    }
                }
            }
            @if !sight.answers.is_empty() { li.asked-now data-key="asked-now" { (sight.visitor.t("asked-now")) } }
        }
    }
}

/// The first answer that is told: the reader's last one, or for who does not play one of the last.
fn first(sight: &Sight<'_>) -> usize {
    let Sight { table, viewer, own, .. } = sight;
    let last = table.ply();
    let mine = |ply: &usize| own.is_some() && table.answer(*ply, *viewer).map(|(seat, _)| seat) == *own;
    let found = (last.saturating_sub(MOST) + 1..=last).rev().find(mine);
    found.unwrap_or_else(|| last.saturating_sub(if own.is_some() { MOST } else { RECENT }) + 1)
}

fn chapters(sight: &Sight<'_>) -> Vec<Chapter> {
    let Sight { table, viewer, words, .. } = sight;
    let laid = boards::lay(*table);
    let (first, last) = (first(sight), table.ply());
    let lines = |ply: usize| laid.lines(ply, *viewer, words);
    let before = (first.saturating_sub(BEFORE).max(1)..first).rev();
    let heading = before.flat_map(|ply| lines(ply).into_iter().rev()).find_map(|line| line.chapter);
    let mut chapters = vec![Chapter { heading, ply: first, lines: Vec::new() }];
    for ply in first..=last {
        for (i, line) in lines(ply).into_iter().enumerate() {
            if line.chapter.is_some() {
                chapters.push(Chapter { heading: line.chapter.clone(), ply, lines: Vec::new() });
            }
            if let Some(chapter) = chapters.last_mut() {
                chapter.lines.push((ply, i, line));
            }
        }
    }
    chapters.retain(|chapter| chapter.lines.iter().any(|(_, _, line)| line.sentence.is_some()));
    chapters
}

/// What a chapter is about, and whose it is.
fn head(sight: &Sight<'_>, heading: &Heading, pictures: &mut Pictures<'_>) -> Markup {
    let Some(about) = pictures.about(&heading.thing) else { return html! {} };
    let (picture, title) = (about.picture.clone(), about.title.clone());
    html! {
        h3 {
            span.mini { (picture) }
            (title)
            @if let Some(seat) = heading.by { " " em { (sight.visitor.t_with("chapter-by", &[("name", &sight.words.name(seat))])) } }
        }
    }
}

/// What a line moved, in small pictures.
fn moved(line: &Line, pictures: &mut Pictures<'_>) -> Markup {
    let mut things: BTreeMap<&str, u16> = BTreeMap::new();
    for Flight { thing, n, .. } in &line.flights {
        *things.entry(thing).or_default() += n;
    }
    html! {
        @if !things.is_empty() {
            span.moved aria-hidden="true" {
                @for (thing, n) in things {
                    @if let Some(about) = pictures.about(thing) { span.mini { (about.picture) @if n > 1 { b { (n) } } } }
                }
            }
        }
    }
}

/// The things of the story, each looked up once.
struct Pictures<'a> {
    sight: &'a Sight<'a>,
    face: Option<&'static dyn Face>,
    known: BTreeMap<String, Option<About>>,
}

impl<'a> Pictures<'a> {
    fn new(sight: &'a Sight<'a>) -> Pictures<'a> {
        Pictures { sight, face: boards::face(sight.table.meta().id), known: BTreeMap::new() }
    }

    fn about(&mut self, thing: &str) -> Option<&About> {
        let (visitor, face) = (self.sight.visitor, self.face);
        let look = || face?.about(thing, visitor.lang, &visitor.art(face?.meta().id)).ok();
        self.known.entry(thing.to_owned()).or_insert_with(look).as_ref()
    }
}
