//! The rules of a game: what it is about at a glance, worked examples, and every exact sentence with its address, foldable and searchable.

mod examples;
mod overview;

use kernel::{Entry, Rule, rules};
use maud::{Markup, html};

use super::frame::{Page, inline, page as framed};
use crate::boards::{self, Face};
use crate::routes::Visitor;

/// The rules; with a word that is sought only what speaks of it.
pub fn page(visitor: &Visitor, game: &dyn Entry, sought: &str) -> Markup {
    let meta = game.meta();
    let face = boards::face(meta.id);
    let text = game.rules(visitor.lang);
    let title = visitor.t_with("rules-title", &[("game", meta.title(visitor.lang))]);
    let body = html! {
        main #main .plain.rules {
            h1 { (title) }
            (ways(visitor, game, sought))
            @if sought.trim().is_empty() {
                @if let Some(face) = face { (overview::draw(visitor, face)) (examples::draw(visitor, face)) }
                h2 #exact { (visitor.t("rules-exact")) }
                nav.contents aria-label=(visitor.t("rules-contents")) {
                    @for (heading, _) in chapters(text) { a href={ "#" (anchor(heading)) } { (heading) } }
                }
                @for (heading, lines) in chapters(text) { (chapter(heading, &lines)) }
            } @else { (found(visitor, game, sought.trim())) }
        }
    };
    framed(visitor, &Page { title: &title, game: Some(meta.id), bar: html! {}, body })
}

/// Where else to go, and the search.
fn ways(visitor: &Visitor, game: &dyn Entry, sought: &str) -> Markup {
    let meta = game.meta();
    let title = meta.title(visitor.lang);
    let here = visitor.to(&format!("/rules/{}", meta.id));
    html! {
        nav.doors aria-label=(visitor.t("rules")) {
            @if boards::face(meta.id).is_some_and(|face| !face.lessons().is_empty()) {
                a.button href={ (visitor.base()) "/learn/" (meta.id) } { (visitor.t("learn-five")) }
            }
            @if boards::face(meta.id).is_some_and(|face| !face.things().is_empty()) {
                a href={ (here) "/things" } { (visitor.t_with("things-title", &[("game", title)])) }
                a href={ (here) "/aid" } { (visitor.t("rules-aid")) }
            }
            form.seek role="search" method="get" action=(here) {
                label { (visitor.t("rules-seek")) " " input type="search" name="q" value=(sought); }
                button type="submit" { (visitor.t("rules-find")) }
            }
        }
    }
}

/// The player aid: one page to print, with the round, the end and every thing in a line.
pub fn aid(visitor: &Visitor, face: &dyn Face) -> Markup {
    let meta = face.meta();
    let art = visitor.art(meta.id);
    let title = format!("{} · {}", visitor.t("rules-aid"), meta.title(visitor.lang));
    // What says the same is said once, of all its pictures.
    let mut things: Vec<Vec<boards::About>> = Vec::new();
    for about in face.aid().iter().filter_map(|thing| face.about(thing, visitor.lang, &art).ok()) {
        let same = |known: &&mut Vec<boards::About>| {
            known.first().is_some_and(|one| one.text == about.text && one.facts == about.facts)
        };
        match things.iter_mut().find(same) {
            Some(known) => known.push(about),
            None => things.push(vec![about]),
        }
    }
    let body = html! {
        main #main .plain.rules.aid {
            h1 { (title) }
            (overview::brief(visitor, face))
            h2 { (visitor.t_with("things-title", &[("game", meta.title(visitor.lang))])) }
            ul.lines {
                @for alike in &things {
                    @let first = &alike[0];
                    li {
                        span.picture { @for about in alike { (about.picture) } }
                        div {
                            b { @for (i, about) in alike.iter().enumerate() { @if i > 0 { ", " } (about.title) } }
                            @for (name, value) in &first.facts { " · " (name) " " (value) }
                            " — " span { (inline(&first.text)) }
                        }
                    }
                }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: Some(meta.id), bar: html! {}, body })
}

/// Everything that speaks of a word: sentences and things, by their texts, ids and names, other printings' too.
fn found(visitor: &Visitor, game: &dyn Entry, sought: &str) -> Markup {
    let id = game.meta().id;
    let art = visitor.art(id);
    let all = rules(game.rules(visitor.lang));
    let hits: Vec<&Rule<'_>> = all
        .iter()
        .filter(|rule| speaks(&rule.text, sought) || speaks(rule.id, sought.trim_start_matches('§')))
        .collect();
    let face = boards::face(id);
    let things: Vec<_> = face
        .iter()
        .flat_map(|face| {
            face.things()
                .into_iter()
                .filter_map(|thing| Some((face.about(&thing, visitor.lang, &art).ok()?, thing)))
        })
        .filter(|(about, _)| {
            speaks(&about.title, sought)
                || speaks(&about.text, sought)
                || about.facts.iter().any(|(_, value)| speaks(value, sought))
        })
        .collect();
    html! {
        p role="status" { (visitor.t_with("rules-found", &[("n", &(hits.len() + things.len()).to_string()), ("word", sought)])) }
        @for rule in hits {
            p.rule { a.id href={ (visitor.base()) "/rules/" (id) "#" (rule.id) } { "§" (rule.id) " " } (inline(&rule.text)) }
        }
        ul.things {
            @for (about, thing) in &things {
                li.thing { a href={ (visitor.base()) "/rules/" (id) "/things/" (thing) } { span.picture { (about.picture) } b { (about.title) } } p { (inline(&about.text)) } }
            }
        }
        p { a href={ (visitor.base()) "/rules/" (id) } { (visitor.t("rules-all")) } }
    }
}

/// Whether a text has a word in it, whatever its case and accents.
fn speaks(text: &str, word: &str) -> bool {
    plain(text).contains(&plain(word))
}

fn plain(text: &str) -> String {
    let bare = |c: char| match c {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    };
    text.to_lowercase().chars().map(bare).collect()
}

/// The chapters of a rules text: each heading with the lines below it.
fn chapters(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut chapters: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            chapters.push((heading, Vec::new()));
        } else if let Some((_, lines)) = chapters.last_mut() {
            lines.push(line);
        }
    }
    chapters
}

/// A chapter, to be folded away.
fn chapter(heading: &str, lines: &[&str]) -> Markup {
    let text = lines.join("\n");
    let sentences = rules(&text);
    let mut next = sentences.iter();
    html! {
        details.rules-chapter open {
            summary { h2 id=(anchor(heading)) { (heading) } }
            @for line in lines {
                @if let Some(heading) = line.strip_prefix("### ") { h3 { (heading) } }
                @else if line.starts_with("- **§") {
                    @if let Some(rule) = next.next() {
                        p.rule id=(rule.id) { a.id href={ "#" (rule.id) } { "§" (rule.id) " " } (inline(&rule.text)) }
                    }
                }
                @else if !line.trim().is_empty() && !line.starts_with("  ") { p { (inline(line)) } }
            }
        }
    }
}

/// The address of a chapter. Rules have a full stop in theirs, so that the two never meet.
fn anchor(heading: &str) -> String {
    heading.to_lowercase().chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect()
}

/// A sentence with the rules that it names as links.
pub fn linked(visitor: &Visitor, game: &str, sentence: &str) -> Markup {
    let is_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
    let mut parts = sentence.split('§');
    let first = parts.next().unwrap_or_default();
    html! {
        (first)
        @for part in parts {
            @let end = part.find(|c| !is_id(c)).unwrap_or(part.len());
            @let id = part[..end].trim_end_matches('.');
            a href={ (visitor.base()) "/rules/" (game) "#" (id) } target="_blank" { "§" (id) }
            (part[id.len()..])
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Lang;

    use super::*;

    #[test]
    fn a_word_is_found_whatever_its_case_and_accents() {
        assert!(speaks("Bâtisseur", "batisseur") && speaks("also called maçon", "Macon"));
        assert!(!speaks("Mayor", "settler"));
    }

    #[test]
    fn every_sentence_of_every_game_stands_in_a_chapter() {
        for game in catalog::GAMES {
            for lang in Lang::ALL {
                let text = game.rules(lang);
                let within: usize =
                    chapters(text).iter().map(|(_, lines)| rules(&lines.join("\n")).len()).sum();
                assert_eq!(within, rules(text).len(), "{} in {lang}", game.meta().id);
            }
        }
    }
}
