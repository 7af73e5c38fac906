//! A game looked through: curves, turning points, where the points came from, luck or decisions. And a position to try again.

use ::bots::Weighed;
use coach::{
    Against, Reason, Shown, chance, gain, headline, inside, lead, open_percent, reason, sentence, unit,
};
use kernel::{Seat, Table, Viewer, Words};
use maud::{Markup, html};

use super::frame::{Page, page as framed, page_with as framed_with};
use super::table as tables;
use crate::boards::{self, Dock, Looker};
use crate::routes::Visitor;

pub fn page(visitor: &Visitor, id: &str, shown: &Shown<'_>) -> Markup {
    let title = headline(shown);
    let game = shown.table.meta();
    let body = html! {
        main #main .plain.analysis data-running[!shown.analysis.is_done()] {
            header.report {
                h1 { (title) }
                p.soft { (game.title(visitor.lang)) }
                nav.ways {
                    a.button href={ (visitor.base()) "/t/" (id) } { (visitor.t("to-table")) }
                    a.button href={ (visitor.base()) "/t/" (id) "/replay?ply=0" } { (visitor.t("replay")) }
                    a.button href={ (visitor.base()) "/t/" (id) "/record" } download { (visitor.t("download")) }
                    a.button href={ (visitor.base()) "/explore/" (game.id) } { (visitor.t("explore-link")) }
                    @if !shown.analysis.is_done() { a.button href={ (visitor.base()) "/t/" (id) "/analysis" } { (visitor.t("analysis-again")) } }
                }
            }
            (inside(shown))
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}

/// A position of a finished game, to be answered once more.
pub struct Puzzle<'a> {
    pub id: &'a str,
    pub table: &'a dyn Table,
    pub seat: Seat,
    pub ply: usize,
    pub words: &'a Words,
    pub tried: Option<Tried>,
}

/// What an answer that was tried is worth.
pub struct Tried {
    label: String,
    chance: f32,
    played: f32,
    /// Whether nothing better was found, or nothing that is surely better.
    good: bool,
    reason: Option<String>,
}

impl Tried {
    pub fn of(
        table: &dyn Table,
        weighed: &Weighed,
        action: &str,
        played: &str,
        words: &Words,
    ) -> Option<Tried> {
        let find = |wanted: &str| weighed.answers.iter().find(|answer| answer.action == wanted);
        let (tried, played) = (find(action)?, find(played)?);
        let own = |answer: &&::bots::Weight| chance(weighed, answer).value;
        let label = table
            .choices(Seat::new(weighed.seat), words)
            .into_iter()
            .find(|choice| choice.action == action)?
            .label;
        let missing = lead(weighed, tried);
        let good = !missing.is_sure() || missing.value < 0.01;
        let better = own(&tried) - own(&played);
        let why = reason(&gain(weighed, tried, Against::Answer(played)), unit(table), better);
        let said = !matches!(why, Reason::Alike | Reason::Unsaid);
        let reason = said.then(|| sentence(&why, table, words));
        Some(Tried { label, chance: own(&tried), played: own(&played), good, reason })
    }
}

pub fn puzzle(visitor: &Visitor, puzzle: &Puzzle<'_>) -> Markup {
    let Puzzle { id, table, seat, ply, words, tried } = puzzle;
    let game = table.meta();
    let art = visitor.art(game.id);
    let looker = Looker { viewer: Viewer::Seat(*seat), own: Some(*seat), answers: false, words, art: &art };
    let drawn = boards::lay(*table).show(&looker);
    let title = visitor.t_with("again-title", &[("round", &table.round().to_string())]);
    let body = html! {
        main #main .table.replay.puzzle.(tables::manner(boards::manner(game.id))).(drawn.parts.mood) .plain-board[drawn.parts.others.0.is_empty()] {
            section.prompt data-key="prompt" aria-label=(title) {
                div.ask {
                    @if let Some(asker) = &drawn.parts.asker { span.asker { (asker) } }
                    p.asked { span.lead { (words.name(*seat)) (visitor.t("colon")) (table.prompt(*seat, words)) } " " span.detail { (title) } }
                }
                div.purse { (drawn.parts.purse) }
                div.acts { a.button href=(visitor.to(&format!("/t/{id}/analysis"))) { (visitor.t("analysis")) } }
            }
            (tables::around(visitor.lang, &drawn.parts))
            aside.happened aria-label=(title) {
                @if let Some(tried) = tried { (verdict(visitor, tried)) }
                h2 { (visitor.t("again-choose")) }
                form.tries method="post" action={ (visitor.base()) "/t/" (id) "/again" } {
                    input type="hidden" name="ply" value=(ply);
                    ol { @for choice in table.choices(*seat, words) { li { button type="submit" name="action" value=(choice.action) { (choice.label) } } } }
                }
            }
        }
    };
    let bar = html! {
        h1 { (game.title(visitor.lang)) }
        a.rules href=(visitor.to(&format!("/t/{id}"))) { (visitor.t("to-table")) }
    };
    let docked = boards::manner(game.id).0 == Dock::Top;
    let classes = if docked { "at-table dealt docked at-analysis" } else { "at-table dealt at-analysis" };
    framed_with(visitor, &Page { title: &title, game: Some(game.id), bar, body }, classes)
}

/// What became of a try, never that it was wrong.
fn verdict(visitor: &Visitor, tried: &Tried) -> Markup {
    html! {
        div.verdict role="status" .good[tried.good] {
            p { b { (tried.label) } }
            p { (visitor.t_with("again-worth", &[("chance", &open_percent(tried.chance)), ("played", &open_percent(tried.played))])) }
            p { (visitor.t(if tried.good { "again-good" } else { "again-better" })) @if let Some(reason) = &tried.reason { " " (reason) } }
        }
    }
}
