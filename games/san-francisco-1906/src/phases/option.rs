//! What a seat does on an action card: the own action, another one for money, a dollar, or nothing.

use kernel::{Chance, Log, Seat};

use super::bonus::go_right;
use super::{clearing, end_turn, objective, permit, plot};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::Space;
use crate::state::{Question, SanFrancisco1906};

/// §turn.3: what the steps from the own space to another one cost; the space to pass counts as a step.
#[inline]
pub(crate) fn step_price(game: &SanFrancisco1906, seat: Seat, place: usize) -> u8 {
    let own = usize::from(game.spaces[seat.index()]);
    (own.abs_diff(place) as u8).saturating_mul(game.tables().tracks.step)
}

/// §turn.6: whether an action can be carried out with so many dollars left.
#[inline]
pub(crate) fn is_possible(game: &SanFrancisco1906, seat: Seat, space: Space, dollars: u8) -> bool {
    match space {
        // §benefits.1: always.
        Space::Benefits => true,
        // §materials.1: as long as there are buildings in the reserve.
        Space::Materials => game.player(seat).reserve > 0,
        Space::Permit => permit::is_possible(game, seat),
        Space::Objective => objective::is_possible(game),
        Space::Clearing => clearing::is_possible(game, dollars),
        // §urban.1: a move to the right has its price.
        Space::UrbanDevelopment => dollars >= game.tables().tracks.urban_development,
        Space::Build => game.buildable(seat, dollars, false) != 0,
        // §build.5: with a subsidy.
        Space::BuildSubsidised => game.buildable(seat, dollars, true) != 0,
        // §turn.5: passing is no action that could be bought.
        Space::Pass => false,
    }
}

pub(crate) fn legal(game: &SanFrancisco1906, seat: Seat, out: &mut Vec<Action>) {
    let Some(side) = game.present_side() else { return };
    let dollars = game.player(seat).dollars;
    // §turn.2: the own action; §turn.3: any other action of the card, whoever stands there.
    for (place, space) in side.spaces().iter().enumerate() {
        let price = step_price(game, seat, place);
        // §turn.7: the steps are paid first.
        if price <= dollars && is_possible(game, seat, *space, dollars - price) {
            out.push(Action::Use(*space));
        }
    }
    // §turn.4: one dollar, always.
    out.push(Action::TakeDollar);
    // §turn.5: with three or four players passing, always and from every space.
    if game.players > 2 {
        out.push(Action::Pass);
    }
}

pub(crate) fn apply(
    game: &mut SanFrancisco1906,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    match action {
        Action::Use(space) => return use_space(game, seat, space, chance, log),
        Action::TakeDollar => {
            let gained = game.gain(seat, 1);
            log.tell(|| Event::TookDollar { seat, gained });
        }
        Action::Pass => log.tell(|| Event::Passed { seat }),
        Action::Income(_)
        | Action::TakePermit(_)
        | Action::TakeObjective(_)
        | Action::DrawObjective
        | Action::TakeBuilding
        | Action::TakeMoney
        | Action::Advance
        | Action::Move(_)
        | Action::Clear(_)
        | Action::ClearNothing
        | Action::Build(_)
        | Action::Spend(_)
        | Action::SpendTwo(..)
        | Action::TakeDevelopment(_)
        | Action::Decline => debug_assert!(false, "{action} is no option on a card"),
    }
    end(game, chance, log);
}

fn use_space(
    game: &mut SanFrancisco1906,
    seat: Seat,
    space: Space,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let side = game.present_side().expect("the pawn is on an action card");
    let paid = step_price(game, seat, side.place(space).expect("the card has the space"));
    game.player_mut(seat).pay(paid);
    log.tell(|| Event::Used { seat, space, paid });
    match space {
        Space::Benefits => {
            let gained = game.gain(seat, side.benefits);
            log.tell(|| Event::GotMoney { seat, gained });
        }
        Space::Materials => {
            game.player_mut(seat).take_building();
            log.tell(|| Event::GotBuilding { seat });
        }
        Space::Permit => return permit::begin(game),
        Space::Objective => return objective::begin(game),
        Space::Clearing => return clearing::begin(game),
        Space::UrbanDevelopment => {
            let paid = game.tables().tracks.urban_development;
            game.player_mut(seat).pay(paid);
            log.tell(|| Event::Paid { seat, paid });
            go_right(game, seat, log);
        }
        Space::Build => return plot::begin(game, false),
        Space::BuildSubsidised => return plot::begin(game, true),
        Space::Pass => debug_assert!(false, "passing is not bought"),
    }
    end(game, chance, log);
}

pub(crate) fn end(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    debug_assert_eq!(game.question, Question::Option);
    end_turn(game, chance, log);
}
