//! A new table: game, variants, seats, pace.

use kernel::{Entry, Seat, SetupOption, SetupText, Values};
use maud::{Markup, html};

use super::corrected::{capital, corrected};
use super::frame::{Page, page as framed};
use crate::routes::Visitor;

pub fn page(visitor: &Visitor, game: &dyn Entry, problem: Option<&str>) -> Markup {
    let meta = game.meta();
    let title = visitor.t_with("new-title", &[("game", meta.title(visitor.lang))]);
    let body = html! {
        main #main .plain {
            h1 { (title) }
            @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
            nav.choose {
                @for other in catalog::GAMES {
                    a href={ (visitor.base()) "/new?game=" (other.meta().id) } aria-current=[(other.meta().id == meta.id).then_some("page")] {
                        (other.meta().title(visitor.lang))
                    }
                }
            }
            form.new method="post" action=(visitor.to("/tables")) {
                input type="hidden" name="game" value=(meta.id);
                fieldset {
                    legend { (visitor.t("new-options")) }
                    @for (option, default) in game.options() {
                        @let name = format!("option-{}", option.name);
                        @let about = capital(meta.option_title(option, visitor.lang));
                        @match option.values {
                            Values::Number(low, high) => {
                                label { (about) " "
                                    select name=(name) {
                                        @for n in low..=high {
                                            option value=(n) selected[n.to_string() == default] { (n) }
                                        }
                                    }
                                }
                            }
                            Values::Switch => {
                                label { input type="checkbox" name=(name) checked[default == "true"]; " " (about) }
                            }
                            Values::Choice(_) => {
                                label { (about) " "
                                    select name=(name) {
                                        @for word in option.values.words() {
                                            option value=(word) selected[word == default] { (meta.choice_title(option, word, visitor.lang)) }
                                        }
                                    }
                                }
                            }
                            Values::Chosen(_) => { (agreement(visitor, game, option, &default)) }
                            Values::File => {}
                        }
                    }
                    @if let Ok(setup) = visitor.desk.set_up(game, SetupText::new()) { (corrected(visitor.lang, game, &setup)) }
                }
                fieldset {
                    legend { (visitor.t("new-seats")) }
                    p.soft.noscript { (visitor.t("new-seats-note")) }
                    @for seat in Seat::all(usize::from(meta.seats.1)) { (seat_choice(visitor, seat)) }
                }
                fieldset {
                    legend { (visitor.t("new-pace")) }
                    label { input type="radio" name="pace" value="live" checked; " " (visitor.t("pace-live")) }
                    label { input type="radio" name="pace" value="turns"; " " (visitor.t("pace-turns")) }
                    label { input type="checkbox" name="listed"; " " (visitor.t("new-listed")) }
                    label { input type="checkbox" name="help"; " " (visitor.t("new-help")) }
                }
                button.main type="submit" { (visitor.t("new-begin")) }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: Some(meta.id), bar: html! {}, body })
}

/// A word or a list: a selection, and what can be listed as boxes to tick, under a fold.
fn agreement(visitor: &Visitor, game: &dyn Entry, option: SetupOption, default: &str) -> Markup {
    let meta = game.meta();
    let name = format!("option-{}", option.name);
    let about = capital(meta.option_title(option, visitor.lang));
    let things = crate::boards::face(meta.id)
        .map(|face| face.agreeable(option.name, visitor.lang))
        .unwrap_or_default();
    html! {
        label { (about) " "
            select name=(name) {
                @for word in option.values.words() {
                    option value=(word) selected[word == default] { (meta.choice_title(option, word, visitor.lang)) }
                }
            }
        }
        details.agree {
            summary { (visitor.t("new-agree")) }
            @for (group, things) in &things {
                fieldset { legend { (group) }
                    @for (thing, title) in things { label { input type="checkbox" name={ (name) "." (thing) }; " " (title) } }
                }
            }
        }
    }
}

fn seat_choice(visitor: &Visitor, seat: Seat) -> Markup {
    let first = seat == Seat::A;
    html! {
        label { (visitor.t_with("seat-letter", &[("seat", &seat.to_string())])) " "
            select name={ "seat-" (seat) } {
                option value="me" selected[first] { (visitor.t("seat-me")) }
                option value="open" selected[!first] { (visitor.t("seat-open")) }
                @for bot in visitor.desk.brain.levels() {
                    option value=(bot) { (visitor.t("seat-bot")) (visitor.t("colon")) (visitor.desk.brain.title(bot, visitor.lang)) }
                }
            }
        }
    }
}
