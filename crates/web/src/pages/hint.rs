//! Help before an answer, beside the board or as a page: think first, a nudge, the best answers and why.

use std::collections::HashMap;

use coach::{Advice, Hint, Part, Reason, Warning, open_percent, points};
use maud::{Markup, html};
use serde::Deserialize;

use super::frame::{Page, page as framed};
use crate::live::Live;
use crate::routes::Visitor;

/// How much of the help is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    Nudge,
    Answers,
}

/// What there is to say.
pub enum Help {
    /// There is no choice.
    Nothing,
    /// Think first.
    Ask,
    /// Something was found out.
    Given { step: Step, hint: Hint, places: HashMap<String, String>, game: &'static str, more: bool },
}

/// The panel for the script, or a page.
pub fn answer(visitor: &Visitor, id: &str, help: &Help) -> Markup {
    if visitor.script {
        return panel(visitor, id, help);
    }
    let title = visitor.t("hint");
    let body = html! {
        main #main .plain {
            (panel(visitor, id, help))
            p { a.button href={ (visitor.base()) "/t/" (id) } { (visitor.t("to-table")) } }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}

fn way(visitor: &Visitor, id: &str, wanted: &str) -> String {
    visitor.to(&format!("/t/{id}/hint{wanted}"))
}

fn panel(visitor: &Visitor, id: &str, help: &Help) -> Markup {
    html! {
        aside.counsel #counsel aria-label=(visitor.t("hint")) aria-live="polite" {
            (visitor.wearing("counsel"))
            @match help {
                Help::Nothing => { (head(visitor, "hint")) p { (visitor.t("hint-nothing")) } }
                Help::Ask => {
                    (head(visitor, "hint-stuck"))
                    p { (visitor.t("hint-think")) }
                    p.ways {
                        a.button data-hint href=(way(visitor, id, "?step=nudge")) { (visitor.t("hint-nudge")) }
                        a.button.main data-hint href=(way(visitor, id, "?step=answers")) { (visitor.t("hint-show")) }
                    }
                    p.soft { (visitor.t("hint-apart")) }
                }
                Help::Given { step: Step::Nudge, hint, .. } => {
                    (head(visitor, "hint-nudge"))
                    p.nudge { (hint.nudge.text) }
                    p.ways { a.button.main data-hint href=(way(visitor, id, "?step=answers")) { (visitor.t("hint-show")) } }
                }
                Help::Given { step: Step::Answers, hint, places, game, more } => (answers(visitor, id, hint, places, game, *more)),
            }
        }
    }
}

fn head(visitor: &Visitor, title: &str) -> Markup {
    html! {
        header { h2 { (visitor.t(title)) } button.close type="button" data-close hidden aria-label=(visitor.t("close")) { "×" } }
    }
}

fn answers(
    visitor: &Visitor,
    id: &str,
    hint: &Hint,
    places: &HashMap<String, String>,
    game: &str,
    more: bool,
) -> Markup {
    let typical = open_percent(hint.typical.value);
    html! {
        (head(visitor, "hint"))
        p.soft { (visitor.t_with("hint-imagined", &[("n", &hint.iterations.to_string())])) }
        @if hint.is_close() { p.close-call { b { (visitor.t("hint-close")) } " " (visitor.t("hint-close-why")) } }
        ol.advice {
            @for (i, advice) in hint.answers.iter().enumerate() {
                li {
                    details open[i == 0] name="advice" {
                        summary {
                            span.rank { (i + 1) } " " b { (advice.label) }
                            @if i == 0 && !hint.is_close() { " " span.counted-as.good { (visitor.t("hint-best")) } }
                            @if advice.close { " " span.counted-as.warn { (visitor.t("hint-close")) } }
                            span.worth {
                                @if advice.why == Reason::Alike { (visitor.t("hint-alike")) " · " }
                                @else { b { (points(advice.points.value, visitor.lang)) } " " (visitor.t("hint-points")) " · " (typical) " → " }
                                b { (open_percent(advice.chance.value)) }
                            }
                        }
                        (range(visitor, advice, hint.typical.value))
                        p { b { (advice.reason) } @for fact in &advice.facts { " " (fact) } }
                        (parts(visitor, "hint-parts", &advice.parts, &hint.sources))
                        p.soft { @for rule in &advice.rules { a href={ (visitor.base()) "/rules/" (game) "#" (rule) } target="_blank" { "§" (rule) } " " } }
                        @if let Some(at) = places.get(&advice.action).filter(|at| !at.is_empty()) { button type="button" data-spots=(at) hidden { (visitor.t("hint-board")) } }
                    }
                }
            }
        }
        p.soft { (visitor.t("hint-legend")) }
        details.sure { summary { (visitor.t("hint-sure")) } p { (visitor.t("hint-sure-why")) } }
        p.ways { @if !more { a.button data-hint href=(way(visitor, id, "?step=answers&more=true")) { (visitor.t("hint-longer")) } } }
    }
}

/// The chance to win as a dot with its uncertainty, and a typical answer as a bar.
fn range(visitor: &Visitor, advice: &Advice, typical: f32) -> Markup {
    let at = |chance: f32| format!("{:.1}", 240.0 * chance.clamp(0.0, 1.0));
    let off = 2.0 * advice.chance.error;
    let (low, high) = ((advice.chance.value - off).max(0.0), (advice.chance.value + off).min(1.0));
    let percent = |chance: f32| format!("{:.0}", 100.0 * chance);
    let label = visitor.t_with(
        "hint-range",
        &[
            ("chance", &percent(advice.chance.value)),
            ("low", &percent(low)),
            ("high", &percent(high)),
            ("typical", &percent(typical)),
        ],
    );
    html! {
        svg.range viewBox="0 0 240 26" role="img" aria-label=(label) {
            rect.ground y="10" width="240" height="6" rx="3" {}
            rect.about x=(at(low)) y="7" width=(at(high - low)) height="12" rx="6" {}
            circle.dot cx=(at(advice.chance.value)) cy="13" r="6.5" {}
            path.typical d={ "M" (at(typical)) " 2v22" } {}
        }
    }
}

/// Points by source against another answer, as a small table with bars.
fn parts(visitor: &Visitor, title: &str, parts: &[Part], sources: &[String]) -> Markup {
    let most = parts.iter().map(|part| part.gain.value.abs()).fold(1.0, f32::max);
    html! {
        @if !parts.is_empty() {
            table.parts {
                caption.soft { (visitor.t(title)) }
                @for part in parts {
                    tr {
                        th scope="row" { (sources.get(part.source).map(String::as_str).unwrap_or_default()) }
                        td { (points(part.gain.value, visitor.lang)) }
                        td.draw aria-hidden="true" {
                            @let wide = 50.0 * part.gain.value.abs() / most;
                            svg viewBox="0 0 100 12" preserveAspectRatio="none" {
                                @if part.gain.value >= 0.0 { rect.good x="50" y="1" width=(format!("{wide:.1}")) height="10" {} }
                                @else { rect.bad x=(format!("{:.1}", 50.0 - wide)) y="1" width=(format!("{wide:.1}")) height="10" {} }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The coach's word before a costly answer: what it would mean, and both ways on.
pub fn warning(
    visitor: &Visitor,
    live: &Live,
    ply: usize,
    action: &str,
    warning: &Warning,
    sources: &[String],
) -> Markup {
    let off = format!("{:.0}", 200.0 * warning.loss.error);
    let word = html! {
        aside.counsel.coach #counsel role="alertdialog" aria-labelledby="coach-title" {
            (visitor.wearing("counsel"))
            p.soft { b { (visitor.t("coach-before")) } }
            h2 #coach-title { (warning.label) }
            p.fall { (open_percent(warning.best.value)) " → " b { (open_percent(warning.chosen.value)) } " " span.soft { (visitor.t_with("coach-win", &[("off", &off)])) " · " (points(warning.points.value, visitor.lang)) " " (visitor.t("hint-points")) } }
            p { (warning.reason) @for fact in &warning.facts { " " (fact) } }
            (parts(visitor, "coach-parts", &warning.parts, sources))
            form.ways method="post" action={ (visitor.base()) "/t/" (live.id) "/move" } {
                input type="hidden" name="ply" value=(ply);
                input type="hidden" name="revision" value=(live.now());
                a.button.main data-again href={ (visitor.base()) "/t/" (live.id) } { (visitor.t("coach-again")) }
                button type="submit" name="action" value=(action) { (visitor.t("coach-anyway")) }
            }
            p.soft { (visitor.t("coach-rule")) }
        }
    };
    if visitor.script {
        return word;
    }
    let title = visitor.t("coach");
    framed(
        visitor,
        &Page { title: &title, game: None, bar: html! {}, body: html! { main #main .plain { (word) } } },
    )
}

/// Whether the coach speaks at the tables of this visitor, and the other way round as a button.
pub fn switch(visitor: &Visitor, id: &str, key: &str) -> Markup {
    let on = visitor.coach == Some(true);
    html! {
        form.coach data-key=(key) method="post" action={ (visitor.base()) "/t/" (id) "/coach" } data-whole {
            button type="submit" name="on" value=(!on) aria-pressed=(on) title=(visitor.t("coach-why")) { (visitor.t(if on { "coach-on" } else { "coach-off" })) }
        }
    }
}
