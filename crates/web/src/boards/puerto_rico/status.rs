//! What the frame shows of this game: who asks, what is within reach, the phone's purse, how near the end is.

use ::puerto_rico::{Action, QuestionKind, SPACES, numbers};
use kernel::Seat;
use maud::{Markup, html};

use super::Look;
use super::pieces::{kinds, of, pawn};
use super::place::Place;
use super::thing::Thing;

/// Who asks: the role that is played.
pub fn asker(look: &Look<'_>) -> Option<Markup> {
    match look.view.role {
        Some((role, _)) => Some(look.role(role)),
        None if look.question() == QuestionKind::Role => Some(look.picture("governor-card")),
        None => None,
    }
}

/// What is within reach.
pub fn detail(look: &Look<'_>) -> Option<String> {
    let doubloons = look.near.doubloons.to_string();
    match look.question() {
        QuestionKind::Build => {
            let reach =
                look.scene.answers.iter().filter(|answer| matches!(answer.action, Action::Build(_))).count();
            Some(look.t_with("detail-build", &[("doubloons", &doubloons), ("n", &reach.to_string())]))
        }
        QuestionKind::Load => Some(look.t("detail-load")),
        QuestionKind::Role => Some(look.t("detail-role")),
        QuestionKind::Settle => {
            Some(look.t_with("detail-settle", &[("n", &look.near.free_island.to_string())]))
        }
        QuestionKind::Draft
        | QuestionKind::Lay
        | QuestionKind::SecondTile
        | QuestionKind::Hunt
        | QuestionKind::Guests
        | QuestionKind::GuestsStore
        | QuestionKind::Ship
        | QuestionKind::Place
        | QuestionKind::PayBarrel
        | QuestionKind::PayDisc
        | QuestionKind::Privilege
        | QuestionKind::Sell
        | QuestionKind::Land
        | QuestionKind::Supplier
        | QuestionKind::Send
        | QuestionKind::Keep
        | QuestionKind::Accept
        | QuestionKind::Over => None,
    }
}

/// What a phone always shows.
pub fn purse(look: &Look<'_>) -> Markup {
    let seat = look.near;
    html! {
        b.coin data-count data-key="purse-coins" { (seat.doubloons) }
        b.vp data-key="purse-points" { (seat.points.unwrap_or_else(|| seat.breakdown().total())) }
        @for good in kinds() {
            @let n = of(&seat.goods, good);
            span.gcount .zero[n == 0] data-key={ "purse-" (good) } { (look.barrel(good)) b data-count { (n) } }
        }
    }
}

/// How near the end is, in three bars.
pub fn ends(look: &Look<'_>) -> Markup {
    let ends = look.view.ends();
    let all = numbers(look.view.seats.len() as u8);
    let (fullest, spaces): (Seat, u8) = ends.city;
    let bank = html! { b { span data-count { (ends.bank) } "/" (all.points) } };
    html! {
        dl.ends data-key="ends" .last[look.view.last_round] {
            div data-key="end-bank" {
                dt { (look.t("end-bank")) }
                dd { meter min="0" max=(all.points) value=(all.points - ends.bank) aria-label=(look.t("end-bank-note")) {} (look.scene.at(Place::Bank).mark(Thing::Point, &bank)) }
            }
            @if let Some((_, supply)) = ends.colonists {
                div data-key="end-colonists" {
                    dt { (look.t("end-colonists")) }
                    dd { meter min="0" max=(all.colonists) value=(all.colonists - supply.min(all.colonists)) aria-label=(look.t("end-colonists-note")) {} b { (supply) "/" (all.colonists) } }
                }
            }
            div data-key="end-city" {
                dt { (look.t("end-city")) @if spaces > 0 { " " (pawn(fullest)) } }
                dd { meter min="0" max=(SPACES) value=(spaces) aria-label=(look.t("end-city-note")) {} b { (spaces) "/" (SPACES) } }
            }
        }
    }
}
