//! A new table in three questions, all answered in advance: how, which game, who sits where.

mod pace;
mod seats;

pub use seats::character;

use kernel::{Entry, SetupOption, SetupText, Values};
use maud::{Markup, html};

use super::corrected::{capital, corrected};
use super::frame::{Page, page as framed};
use crate::boards;
use crate::routes::Visitor;

/// The ways to play that set everything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum How {
    /// Bots sit down at once.
    Alone,
    /// Everybody is there.
    #[default]
    Friends,
    /// Everybody comes by now and then.
    Days,
}

impl How {
    const ALL: [How; 3] = [How::Alone, How::Friends, How::Days];

    fn word(self) -> &'static str {
        ["alone", "friends", "days"][self as usize]
    }

    /// The way of a word.
    pub fn of(word: &str) -> Option<How> {
        How::ALL.into_iter().find(|how| how.word() == word)
    }
}

pub fn page(visitor: &Visitor, game: &dyn Entry, how: How, problem: Option<&str>) -> Markup {
    let title = visitor.t_with("new-title", &[("game", game.meta().title(visitor.lang))]);
    let body = html! {
        main #main .new-table {
            div.head { h1 { (visitor.t("new-table")) } span.soft { (visitor.t("new-lead")) } }
            @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
            form.new method="post" action=(visitor.to("/tables")) {
                input type="hidden" name="game" value=(game.meta().id);
                div.questions {
                    fieldset { legend { (visitor.t("new-how")) } div.presets { @for preset in How::ALL { (choice(visitor, preset, how)) } } (pace::pace(visitor)) }
                    fieldset { legend { (visitor.t("new-which")) } (which(visitor, game, how)) }
                    fieldset { legend { (visitor.t("new-who")) } (seats::seats(visitor, game)) }
                }
                (summary(visitor))
            }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}

fn choice(visitor: &Visitor, preset: How, chosen: How) -> Markup {
    let word = preset.word();
    html! {
        label.card.preset {
            input type="radio" name="how" value=(word) checked[preset == chosen];
            (pawns(preset))
            b { (visitor.t(&format!("how-{word}"))) }
            span.soft { (visitor.t(&format!("how-{word}-note"))) }
        }
    }
}

/// Three at the table, one of them a person; three persons; a leaf of a calendar.
fn pawns(preset: How) -> Markup {
    let pawn = |x: u8, class: &str| html! { path.(class) d=(format!("M{x} 24v-10a7 7 0 0 1 14 0v10z")) {} };
    html! {
        svg.pawns viewBox="0 0 60 30" aria-hidden="true" {
            @match preset {
                How::Alone => { (pawn(4, "pale")) (pawn(22, "a")) (pawn(40, "pale")) },
                How::Friends => { (pawn(4, "a")) (pawn(22, "b")) (pawn(40, "c")) rect.gold x="2" y="26" width="54" height="3" {} },
                How::Days => { rect.calendar x="10" y="4" width="38" height="25" rx="4" {} path.calendar d="M10 11h38M20 1v6M38 1v6" {} (pawn(22, "a")) },
            }
        }
    }
}

/// The game, how many play, and what is added to it. Another game is a click away.
fn which(visitor: &Visitor, game: &dyn Entry, how: How) -> Markup {
    let meta = game.meta();
    let minutes = [("short", meta.minutes.0.to_string()), ("long", meta.minutes.1.to_string())];
    let minutes = minutes.each_ref().map(|(name, value)| (*name, value.as_str()));
    // Where a rulebook can be read in more than one way, few want to choose.
    let is_reading = |values: &Values| matches!(values, Values::Choice(_) | Values::Chosen(_));
    let (readings, variants): (Vec<_>, Vec<_>) =
        game.options().into_iter().partition(|(option, _)| is_reading(&option.values));
    html! {
        nav.choose aria-label=(visitor.t("new-which")) {
            @for other in catalog::GAMES {
                a href={ (visitor.base()) "/new?game=" (other.meta().id) "&how=" (how.word()) } aria-current=[(other.meta().id == meta.id).then_some("page")] {
                    (other.meta().title(visitor.lang))
                }
            }
        }
        div.card.about-game {
            @if let Some(face) = boards::face(meta.id) { (face.picture()) }
            div {
                h3 { (meta.title(visitor.lang)) " " span.soft { (visitor.t_with("new-minutes", &minutes)) } }
                @for (option, default) in &variants { (option_field(visitor, game, *option, default)) }
                @if !readings.is_empty() {
                    details.readings {
                        summary { (visitor.t("new-readings")) }
                        @for (option, default) in &readings { (option_field(visitor, game, *option, default)) }
                    }
                }
                @if let Ok(setup) = visitor.desk.set_up(game, SetupText::new()) { (corrected(visitor.lang, game, &setup)) }
            }
        }
    }
}

/// Players, or a variant by its name with what it changes.
fn option_field(visitor: &Visitor, game: &dyn Entry, option: SetupOption, default: &str) -> Markup {
    let name = format!("option-{}", option.name);
    let about = capital(game.meta().option_title(option, visitor.lang));
    let kept = visitor.choices.players(game.meta().id).map(|players| players.to_string());
    match option.values {
        Values::Number(low, high) => {
            let chosen = kept.filter(|_| option.name == "players").unwrap_or_else(|| default.to_owned());
            html! {
                div.pick role="radiogroup" aria-label=(about) {
                    span { (visitor.t("home-players")) }
                    div.seg { @for n in low..=high { label { input type="radio" name=(name) value=(n) checked[n.to_string() == chosen]; span { (n) } } } }
                }
            }
        }
        Values::Switch => {
            let named = format!("variant-{}-{}", game.meta().id, option.name);
            html! {
                label.variant {
                    input type="checkbox" name=(name) checked[default == "true"];
                    span { b { (visitor.t(&named)) } " " span.soft { (about) } }
                }
            }
        }
        Values::Choice(_) => html! { (selection(visitor, game, option, default)) },
        Values::Chosen(_) => agreement(visitor, game, option, default),
        Values::File => html! {},
    }
}

/// One of some words.
fn selection(visitor: &Visitor, game: &dyn Entry, option: SetupOption, default: &str) -> Markup {
    let meta = game.meta();
    html! {
        label.variant { span { (capital(meta.option_title(option, visitor.lang))) } " "
            select name={ "option-" (option.name) } {
                @for word in option.values.words() {
                    option value=(word) selected[word == default] { (meta.choice_title(option, word, visitor.lang)) }
                }
            }
        }
    }
}

/// A word or a list: a selection, and what can be listed as boxes to tick, under a fold.
fn agreement(visitor: &Visitor, game: &dyn Entry, option: SetupOption, default: &str) -> Markup {
    let things = boards::face(game.meta().id)
        .map(|face| face.agreeable(option.name, visitor.lang))
        .unwrap_or_default();
    html! {
        (selection(visitor, game, option, default))
        details.agree {
            summary { (visitor.t("new-agree")) }
            @for (group, things) in &things {
                fieldset { legend { (group) }
                    @for (thing, title) in things { label { input type="checkbox" name={ "option-" (option.name) "." (thing) }; " " (title) } }
                }
            }
        }
    }
}

/// What is left to be said, and the button.
fn summary(visitor: &Visitor) -> Markup {
    html! {
        aside.card.summary {
            // The style shows the one that belongs to the preset.
            div.for-alone { h2 { (visitor.t("new-alone")) } p { (visitor.t("new-alone-note")) } }
            div.for-friends {
                h2 { (visitor.t("new-friends")) }
                p { (visitor.t("new-link-note")) }
                label.variant { input type="checkbox" name="warm" checked; span { (visitor.t("new-warm")) } }
                label.variant { input type="checkbox" name="listed"; span { (visitor.t("new-listed")) } }
                label.variant { input type="checkbox" name="help"; span { (visitor.t("new-help")) } }
            }
            button.main.go type="submit" { (visitor.t("new-begin")) }
        }
    }
}
