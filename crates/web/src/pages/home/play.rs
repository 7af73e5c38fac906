//! One-click play: the picture of a game, how many players, how good the bots. Both are remembered for each game.

use kernel::{Entry, Values};
use maud::{Markup, html};

use crate::boards;
use crate::routes::Visitor;

/// Where a newcomer learns a game.
pub fn lesson(game: &str) -> String {
    format!("/learn/{game}")
}

pub fn card(visitor: &Visitor, game: &dyn Entry) -> Markup {
    let meta = game.meta();
    let id = meta.id;
    html! {
        li.card.game {
            @if let Some(face) = boards::face(id) { (face.picture()) }
            form.in method="post" action={ (visitor.base()) "/play/" (id) } {
                h3 { (meta.title(visitor.lang)) }
                p.soft.lead { (visitor.t(&format!("home-lead-{id}"))) }
                button.main.go type="submit" { span aria-hidden="true" { "▶ " } (visitor.t("play-now")) }
                (players(visitor, game))
                (levels(visitor, id))
                p.links {
                    a href=(visitor.to(&lesson(id))) { (visitor.t("home-learn")) }
                    a href={ (visitor.base()) "/new?game=" (id) } { (visitor.t("home-friends")) }
                }
            }
        }
    }
}

/// How many sit at the table.
fn players(visitor: &Visitor, game: &dyn Entry) -> Markup {
    let id = game.meta().id;
    let option = game.options().into_iter().find(|(option, _)| option.name == "players");
    let Some((option, usual)) = option else { return html! {} };
    let Values::Number(low, high) = option.values else { return html! {} };
    let kept = visitor.choices.players(id).unwrap_or_else(|| usual.parse().unwrap_or(low));
    html! {
        fieldset.pick {
            legend { (visitor.t("home-players")) }
            div.seg { @for n in low..=high { label { input type="radio" name="players" value=(n) checked[n == kept]; span { (n) } } } }
        }
    }
}

/// How good they are, as bars that rise.
fn levels(visitor: &Visitor, game: &str) -> Markup {
    let brain = &visitor.desk.brain;
    // How good a program is nobody knows: it has no place among bars that rise, and sits down at new tables.
    let unrated = |level: &&str| *level == "random" || brain.programs().contains(level);
    let levels: Vec<&str> = brain.levels().into_iter().filter(|level| !unrated(level)).collect();
    if levels.len() < 2 {
        return html! {};
    }
    let kept =
        visitor.choices.level(game).filter(|level| levels.contains(level)).unwrap_or_else(|| brain.usual());
    html! {
        fieldset.pick.levels {
            legend { (visitor.t("home-bots")) }
            div.seg {
                @for (i, level) in levels.iter().enumerate() {
                    @let title = brain.title(level, visitor.lang);
                    label title=(title) {
                        input type="radio" name="level" value=(level) checked[*level == kept] aria-label=(title);
                        span { (bars(i + 1, levels.len())) b.level aria-hidden="true" { (title) } }
                    }
                }
            }
        }
    }
}

/// So many bars of all are full.
fn bars(full: usize, all: usize) -> Markup {
    html! {
        svg.bars viewBox={ "0 0 " (6 * all - 2) " 16" } aria-hidden="true" {
            @for i in 0..all { rect x=(6 * i) y=(12 - 4 * i.min(3)) width="4" height=(4 + 4 * i.min(3)) rx="1" .faint[i >= full] {} }
        }
    }
}
