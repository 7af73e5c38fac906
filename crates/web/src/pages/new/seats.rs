//! The seats of a new table as people: a face, a name, a level.

use kernel::{Entry, Seat};
use maud::{Markup, html};

use crate::routes::Visitor;

pub fn seats(visitor: &Visitor, game: &dyn Entry) -> Markup {
    html! {
        p.soft.noscript { (visitor.t("new-seats-note")) }
        ul.people { @for seat in Seat::all(usize::from(game.meta().seats.1)) { (one(visitor, game, seat)) } }
    }
}

fn one(visitor: &Visitor, game: &dyn Entry, seat: Seat) -> Markup {
    let (brain, first) = (&visitor.desk.brain, seat == Seat::A);
    let label = visitor.t_with("seat-letter", &[("seat", &seat.to_string())]);
    let own = visitor.player.as_ref().map(|player| player.name.clone());
    let own = own.map_or_else(|| visitor.t("seat-me"), |name| format!("{} ({name})", visitor.t("seat-me")));
    html! {
        li.card.seat.{ "seat-" (seat) } {
            (faces())
            i.pawn.{ "seat-" (seat) } aria-hidden="true" { (seat) }
            label { span.hidden { (label) }
                select name={ "seat-" (seat) } {
                    option value="me" selected[first] { (own) }
                    option value="open" selected[!first] { (visitor.t("new-open")) }
                    @for bot in brain.levels() {
                        option value=(bot) { (visitor.t("seat-bot")) (visitor.t("colon")) (brain.title(bot, visitor.lang)) }
                    }
                }
            }
            p.soft.said-me { (visitor.t("new-you")) }
            p.soft.said-open { span.for-friends { (visitor.t("new-open-note")) } span.for-alone { (visitor.t("new-open-alone")) } }
            div.said-bot { (character(visitor, game.meta().id, &format!("as-{seat}"))) }
        }
    }
}

/// Which way a bot likes to win; none in particular, if nobody cares.
pub fn character(visitor: &Visitor, game: &str, name: &str) -> Markup {
    let characters = visitor.desk.brain.characters(game);
    html! {
        @if characters.is_empty() { p.soft { (visitor.t("new-bot-note")) } }
        @else {
            label { span.hidden { (visitor.t("new-character")) }
                select name=(name) {
                    option value="" selected { (visitor.t("new-character-none")) }
                    @for who in characters {
                        option value=(who.name()) { (who.title(visitor.lang)) (visitor.t("colon")) (who.about(visitor.lang)) }
                    }
                }
            }
        }
    }
}

/// A person, an open seat, a bot; the style shows the one that is chosen.
fn faces() -> Markup {
    html! {
        svg.face viewBox="0 0 44 44" aria-hidden="true" {
            g.me { circle.ground cx="22" cy="22" r="22" {} circle.skin cx="22" cy="19" r="8" {} path.skin d="M8 40a14 12 0 0 1 28 0z" {} path.hair d="M13 17a9 9 0 0 1 18 0q-9-5-18 0z" {} }
            g.open { circle.dashed cx="22" cy="22" r="20" {} path.plus d="M22 14v16M14 22h16" {} }
            g.bot { circle.ground cx="22" cy="22" r="22" {} rect.skin x="12" y="14" width="20" height="16" rx="4" {} circle.hair cx="18" cy="22" r="2.4" {} circle.hair cx="26" cy="22" r="2.4" {} path.plus d="M22 14v-6" {} circle.skin cx="22" cy="7" r="2.4" {} }
        }
    }
}
