//! The bonus of the year.

use kernel::{Chance, Log, Seat};

use super::{end_turn, objective, permit, plot, refill_objectives, refill_permits, tell_refill};
use crate::action::Action;
use crate::data::Money;
use crate::event::Event;
use crate::state::{Question, SanFrancisco1906};

/// §bonus.9: a bonus must be chosen; one without any choice is lost.
pub(crate) fn begin(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    game.question = Question::Bonus;
    let seat = game.order[usize::from(game.turn)];
    if !is_possible(game, seat) {
        end(game, chance, log);
    }
}

fn is_possible(game: &SanFrancisco1906, seat: Seat) -> bool {
    let year = game.year_facts();
    year.advance
        || year.money != Money::None
        || (year.permit && permit::is_possible(game, seat))
        || (year.objective && objective::is_possible(game))
        || (year.building && game.player(seat).reserve > 0)
        || (year.build && game.buildable(seat, game.player(seat).dollars, false) != 0)
}

pub(crate) fn legal(game: &SanFrancisco1906, seat: Seat, out: &mut Vec<Action>) {
    let (year, player) = (game.year_facts(), game.player(seat));
    // §bonus.1, §bonus.2, §bonus.4, §bonus.6: a permit of the row, unless there are too many already.
    if year.permit && permit::is_possible(game, seat) {
        permit::legal(game, out);
    }
    // §bonus.2, §bonus.6: an objective as by the action.
    if year.objective {
        objective::legal(game, out);
    }
    // §bonus.3, §bonus.5: a building of the reserve.
    if year.building && player.reserve > 0 {
        out.push(Action::TakeBuilding);
    }
    // §bonus.4: a move to the right.
    if year.advance {
        out.push(Action::Advance);
    }
    // §bonus.7: building without subsidy.
    if year.build {
        plot::legal(game, seat, false, out);
    }
    // §bonus.10: dollars, even if there are none.
    if year.money != Money::None {
        out.push(Action::TakeMoney);
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
        // §bonus.8: a card taken from a row is replaced at once.
        Action::TakePermit(card) => {
            permit::take(game, seat, card, log);
            let drawn = refill_permits(game, chance);
            tell_refill(&drawn, &[], log);
        }
        Action::TakeObjective(card) => {
            objective::take(game, seat, card, log);
            let drawn = refill_objectives(game, chance);
            tell_refill(&[], &drawn, log);
        }
        Action::DrawObjective => objective::draw(game, seat, chance, log),
        Action::TakeBuilding => {
            game.player_mut(seat).take_building();
            log.tell(|| Event::GotBuilding { seat });
        }
        Action::TakeMoney => {
            let gained = game.gain(seat, money(game, seat));
            log.tell(|| Event::GotMoney { seat, gained });
        }
        Action::Advance => {
            go_right(game, seat, log);
        }
        Action::Build(_) => return plot::apply(game, false, action),
        Action::Income(_)
        | Action::Move(_)
        | Action::Use(_)
        | Action::TakeDollar
        | Action::Pass
        | Action::Clear(_)
        | Action::ClearNothing
        | Action::Spend(_)
        | Action::SpendTwo(..)
        | Action::TakeDevelopment(_)
        | Action::Decline => debug_assert!(false, "{action} is no bonus"),
    }
    end(game, chance, log);
}

pub(crate) fn end(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    end_turn(game, chance, log);
}

/// What `take money` brings. §bonus.3, §bonus.6: counted are the own buildings that stand on the map.
pub(crate) fn money(game: &SanFrancisco1906, seat: Seat) -> u8 {
    match game.year_facts().money {
        Money::None => 0,
        Money::Fixed(dollars) => dollars,
        Money::PerBuilt(dollars) => dollars.saturating_mul(game.player(seat).buildings()),
    }
}

/// The development token goes right.
pub(crate) fn go_right(game: &mut SanFrancisco1906, seat: Seat, log: &mut Log<Event>) {
    let from = square(game, seat);
    let corner = game.move_right(seat);
    tell_move(game, seat, from, corner, log);
}

/// The development token goes up.
pub(crate) fn go_up(game: &mut SanFrancisco1906, seat: Seat, log: &mut Log<Event>) {
    let from = square(game, seat);
    let corner = game.move_up(seat);
    tell_move(game, seat, from, corner, log);
}

#[inline]
fn square(game: &SanFrancisco1906, seat: Seat) -> (u8, u8) {
    (game.player(seat).column, game.player(seat).row)
}

/// Says where the development token went, or that it brought a dollar.
fn tell_move(game: &SanFrancisco1906, seat: Seat, from: (u8, u8), corner: bool, log: &mut Log<Event>) {
    let (column, row) = square(game, seat);
    log.tell(|| if corner { Event::Corner { seat } } else { Event::Advanced { seat, column, row, from } });
}
