//! How far a player has come with an objective, in a few words.

use ::san_francisco_1906::{Colour, Development, Objective, Progress};
use kernel::{Kind, Seat};
use maud::{Markup, html};

use super::desk::Desk;

/// The progress of a player, for the foot of an objective.
pub fn says(desk: &Desk<'_>, objective: Objective, seat: Seat) -> Markup {
    let progress = desk.count.progress(seat, objective);
    if let Progress::Set { sets, next, .. } = progress {
        return set(desk, objective, sets, next);
    }
    html! { (words(desk, progress)) }
}

/// The same as a sentence, for sheets.
pub fn sentence(desk: &Desk<'_>, objective: Objective, seat: Seat) -> String {
    words(desk, desk.count.progress(seat, objective))
}

fn words(desk: &Desk<'_>, progress: Progress) -> String {
    let text = |n: u32| n.to_string();
    match progress {
        Progress::Each { n, of, points } if n == of => {
            desk.t_with("progress-each", &[("n", &text(n)), ("points", &points.to_string())])
        }
        Progress::Each { n, of, points } => desk
            .t_with("progress-some", &[("n", &text(n)), ("of", &text(of)), ("points", &points.to_string())]),
        Progress::Set { next, points, .. } => {
            let have = next.iter().filter(|has| **has).count() as u32;
            desk.t_with("progress-set", &[("n", &text(have)), ("points", &points.to_string())])
        }
        Progress::Place { own: 0, .. } => desk.t("progress-nothing"),
        Progress::Place { own, ahead, tied } => {
            let (first, last) = (ahead as usize + 1, (ahead + tied) as usize + 1);
            let name = if tied == 0 { "progress-place" } else { "progress-shared" };
            let place = rank(desk, (first, last));
            desk.t_with(name, &[("n", &text(own)), ("place", &place)])
        }
        Progress::Track { at, of } => {
            desk.t_with("progress-track", &[("at", &at.to_string()), ("of", &of.to_string())])
        }
        Progress::Coins { dollars, next } => match next {
            Some(next) => desk.t_with(
                "progress-coins",
                &[("money", &desk.dollars(dollars)), ("next", &desk.dollars(next))],
            ),
            None => desk.dollars(dollars),
        },
    }
}

/// A place, or a first and a last one, where there is little room: `2nd`, `1–3`.
pub fn rank(desk: &Desk<'_>, (first, last): (usize, usize)) -> String {
    if first == last { desk.n("rank", first) } else { format!("{first}–{last}") }
}

/// The same where there is more: `1st–3rd`.
pub fn ranks(desk: &Desk<'_>, (first, last): (usize, usize)) -> String {
    let rank = |place: usize| desk.n("rank", place);
    if first == last { rank(first) } else { format!("{}–{}", rank(first), rank(last)) }
}

/// The turn that one would have on the next card, as a sentence.
pub fn next_turn(desk: &Desk<'_>, (first, last): (usize, usize)) -> String {
    let rank = |place: usize| desk.n("rank", place);
    if first == last {
        return desk.t_with("then-place", &[("place", &rank(first))]);
    }
    desk.t_with("then-places", &[("first", &rank(first)), ("last", &rank(last))])
}

/// A set with a sign for each of its four kinds: there already, or missing.
fn set(desk: &Desk<'_>, objective: Objective, sets: u32, next: [bool; 4]) -> Markup {
    let colours = objective == Objective::ColourSet;
    let name = |i: usize| if colours { Colour::ALL[i].name() } else { Development::ALL[i].name() };
    let names: [&str; 4] = [0, 1, 2, 3].map(name);
    html! {
        @if sets > 0 { (sets) " + " }
        span.pips {
            @for (name, has) in names.into_iter().zip(next) {
                (desk.art().piece(if has { "pip" } else { "pip off" }, &format!("k-{name}")))
            }
        }
    }
}
