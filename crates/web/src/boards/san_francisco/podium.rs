//! The podium of a street: who stands where, and what that brings; or that nobody has anything yet.

use ::san_francisco::{Contest, Step};
use maud::{Markup, html};

use super::thing::Thing;
use super::{Look, columns, signed, starred};

/// What a contest is called in keys.
pub fn key(contest: Contest) -> String {
    match contest {
        Contest::District(row) => row.to_string(),
        Contest::Trams => "trams".to_owned(),
    }
}

pub fn draw(look: &Look<'_>, contest: Contest) -> Markup {
    let steps = look.view.podium(contest);
    let prizes = look.view.prizes(contest);
    let thing = Thing::of(contest);
    let key = key(contest);
    html! {
        @if steps.iter().all(|step| step.rank.is_none()) {
            p.stands.none data-key={ "podium-" (key) } data-thing=(thing) tabindex="0" {
                b { (look.t("nobody-yet")) }
                small { (to_win(look, prizes)) }
            }
        } @else {
            ol class={ "stands n" (steps.len()) } data-key={ "podium-" (key) } data-thing=(thing) tabindex="0" {
                @for (i, step) in steps.iter().enumerate() {
                    @let prize = i32::from(prizes[i]);
                    li.{ "p" (i + 1) } data-key={ "step-" (key) "-" (step.seat) } .free[step.rank.is_none()] .self[step.seat == look.near.seat]
                        aria-label=(spoken(look, *step)) {
                        span.whov aria-hidden="true" { (look.pawn(step.seat)) b { span data-count { (step.has) } @if step.rank.is_some_and(|rank| rank.even) { "=" } } }
                        span.step aria-hidden="true" { (signed(prize)) }
                    }
                }
            }
        }
    }
}

/// What is still to be won where nobody has anything.
fn to_win(look: &Look<'_>, prizes: &[i8]) -> String {
    let won: Vec<String> =
        prizes.iter().filter(|prize| **prize > 0).map(|prize| starred((*prize).into())).collect();
    look.t_with("to-win", &[("points", &won.join(" · "))])
}

/// Where somebody stands, in words.
pub fn spoken(look: &Look<'_>, step: Step) -> String {
    let name = look.scene.words.name(step.seat);
    let Some(rank) = step.rank else { return look.t_with("nothing-yet", &[("name", &name)]) };
    let values = [
        ("name", &*name),
        ("n", &*step.has.to_string()),
        ("place", &*rank.place.to_string()),
        ("points", &*signed(rank.points)),
    ];
    let place = look.t_with("standing", &values);
    if rank.even { format!("{place} {}", look.t("even")) } else { place }
}

/// Two players: everything that they fight for, as a rope that both of them pull.
pub fn duel(look: &Look<'_>) -> Markup {
    let (mine, yours) = (look.near, &look.view.seats[1 - look.near.seat.index()]);
    html! {
        article.duel data-key="duel" {
            header { (look.pawn(mine.seat)) b.who { (look.t_with("duel", &[("mine", &look.name(mine.seat)), ("yours", &look.name(yours.seat))])) } (look.pawn(yours.seat)) }
            @for contest in Contest::ALL {
                @let (one, other) = (mine.has(contest), yours.has(contest));
                @let winner = look.view.podium(contest).into_iter().find_map(|step| step.rank.filter(|rank| rank.place == 1).map(|rank| (step.seat, rank.points)));
                div class={ "rope k-" (key(contest)) } data-key={ "rope-" (key(contest)) } data-thing=(Thing::of(contest)) {
                    b data-count { (one) }
                    svg.pull viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                        @let all = f32::from(one + other);
                        @let share = if all > 0.0 { 100.0 * f32::from(one) / all } else { 50.0 };
                        @if all > 0.0 {
                            rect class={ "seat-" (mine.seat) } width=(share) height="8" {}
                            rect class={ "seat-" (yours.seat) } x=(share) width=(100.0 - share) height="8" {}
                            rect.knot x=(share - 0.8) width="1.6" height="8" {}
                        } @else { rect.idle width="100" height="8" {} }
                    }
                    b data-count { (other) }
                    span.of { (columns::contest(look, contest)) }
                    em { @if let Some((seat, points)) = winner { (look.name(seat)) " " (signed(points)) } @else { (look.t("nobody-yet")) } }
                }
            }
            p { small { (look.t("only-first")) } }
        }
    }
}
