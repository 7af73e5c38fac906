//! Since your turn: what happened, in chapters with pictures, oldest first.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::log::{Log, RECENT};
use super::table::Sight;
use crate::boards::{self, Art, Face, Flight, Heading, Line};

/// So far back the chapter is looked for in which the story begins.
const BEFORE: usize = 40;
/// The most answers that are told.
const MOST: usize = 60;

/// A chapter of the story.
struct Chapter {
    heading: Option<Heading>,
    lines: Vec<(usize, usize, Line)>,
}

/// What happened since the reader answered last, and his own answer; the last few answers for who does not play.
pub fn since(sight: &Sight<'_>, log: &Log<'_>) -> Markup {
    let chapters = chapters(sight);
    let mut pictures = Pictures::new(sight);
    html! {
        ol.chapters {
            @for chapter in &chapters {
                // One answer may begin two chapters: each is known by its first line.
                @let (ply, i) = chapter.lines.first().map_or((0, 0), |(ply, i, _)| (*ply, *i));
                li.chapter data-key={ "chapter-" (ply) "-" (i) } {
                    @if let Some(heading) = &chapter.heading { (head(sight, heading, &mut pictures)) }
                    ul {
                        @for (ply, i, line) in &chapter.lines {
                            @if let Some(sentence) = &line.sentence {
                                li data-key={ "tale-" (ply) "-" (i) } data-ply=(ply) {
                                    (log.line(*ply, line.whose, sentence))
                                    (moved(line, chapter.heading.as_ref(), &mut pictures))
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

/// The first answer that is told: the last one that the reader chose, or for who does not play one of the last. An only answer that gave itself is none
/// of his: what the others did before it is new to him.
fn first(sight: &Sight<'_>) -> usize {
    let Sight { table, own, .. } = sight;
    let last = table.ply();
    let chosen = own.and_then(|seat| table.decisions(seat).last().map(|before| before + 1));
    let earliest = last.saturating_sub(if own.is_some() { MOST } else { RECENT }) + 1;
    chosen.map_or(earliest, |chosen| chosen.max(earliest))
}

fn chapters(sight: &Sight<'_>) -> Vec<Chapter> {
    let Sight { table, viewer, words, .. } = sight;
    let laid = boards::lay(*table);
    let (first, last) = (first(sight), table.ply());
    let lines = |ply: usize| laid.lines(ply, *viewer, words);
    let before = (first.saturating_sub(BEFORE).max(1)..first).rev();
    let heading = before.flat_map(|ply| lines(ply).into_iter().rev()).find_map(|line| line.chapter);
    let mut chapters = vec![Chapter { heading, lines: Vec::new() }];
    for ply in first..=last {
        for (i, line) in lines(ply).into_iter().enumerate() {
            if line.chapter.is_some() {
                chapters.push(Chapter { heading: line.chapter.clone(), lines: Vec::new() });
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
fn head(sight: &Sight<'_>, heading: &Heading, pictures: &mut Pictures) -> Markup {
    let title = pictures.face.and_then(|face| face.name(&heading.thing, sight.visitor.lang));
    html! {
        h3 {
            @if let Some(picture) = pictures.of(&heading.thing) { span.mini { (picture) } }
            @if let Some(title) = title { (title) }
            @if let Some(seat) = heading.by { " " em { (sight.visitor.t_with("chapter-by", &[("name", &sight.words.name(seat))])) } }
        }
    }
}

/// What a line moved, in small pictures; the picture of its chapter stands above it.
fn moved(line: &Line, heading: Option<&Heading>, pictures: &mut Pictures) -> Markup {
    let mut things: BTreeMap<&str, u16> = BTreeMap::new();
    let above = |flight: &&Flight| heading.is_some_and(|heading| heading.thing == flight.thing);
    for Flight { thing, n, .. } in line.flights.iter().filter(|flight| !above(flight)) {
        *things.entry(thing).or_default() += n;
    }
    html! {
        @if !things.is_empty() {
            span.moved aria-hidden="true" {
                @for (thing, n) in things {
                    @if let Some(picture) = pictures.of(thing) { span.mini { (picture) @if n > 1 { b { (n) } } } }
                }
            }
        }
    }
}

/// The pictures of the story, each drawn once.
struct Pictures {
    face: Option<&'static dyn Face>,
    art: Art,
    known: BTreeMap<String, Option<Markup>>,
}

impl Pictures {
    fn new(sight: &Sight<'_>) -> Pictures {
        let game = sight.table.meta().id;
        Pictures { face: boards::face(game), art: sight.visitor.art(game), known: BTreeMap::new() }
    }

    fn of(&mut self, thing: &str) -> Option<&Markup> {
        let Pictures { face, art, known } = self;
        let draw = || face.as_ref()?.portrait(thing, art);
        known.entry(thing.to_owned()).or_insert_with(draw).as_ref()
    }
}
