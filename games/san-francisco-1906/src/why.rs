//! Why an answer cannot be given now (validation): what stands in the way, question by question. Its words stand in [`reason`].

mod reason;

use kernel::{Kind, Reason, Seat, Words};

use crate::action::Action;
use crate::data::{FIRST_YEAR, Money};
use crate::kinds::{Development, Objective, Space};
use crate::permit::Permit;
use crate::phases::option;
use crate::plot::Plot;
use crate::state::{Question, SanFrancisco1906};

/// What stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Obstacle {
    Over,
    NotYourTurn(Seat),
    /// Another question is open.
    First(Question),
    NoIncomeSpace(u8),
    Taken(Seat),
    NotThisYear(u16),
    TooManyPermits(u8),
    NotInRow(Permit),
    NoPermits,
    ObjectiveNotInRow(Objective),
    PileEmpty,
    NoObjectives,
    ReserveEmpty,
    NotOnCard(Space),
    StepsTooDear {
        price: u8,
        dollars: u8,
    },
    /// After the steps there is not enough left for the action.
    ActionTooDear {
        space: Space,
        price: u8,
        dollars: u8,
    },
    NoPassing,
    NoSuchPlot(Plot),
    OtherPlot(Plot),
    NoRubble(Plot),
    ClearingTooDear {
        price: u8,
        dollars: u8,
        token: bool,
    },
    NoBuilding,
    BuildTooDear {
        price: u8,
        dollars: u8,
    },
    RubbleTooDear {
        price: u8,
        dollars: u8,
    },
    Built(Plot, Seat),
    PermitsFitNowhere {
        subsidy: bool,
    },
    PermitsDoNotFit {
        plot: Plot,
        subsidy: bool,
    },
    PermitNotOwned(Permit),
    SetDoesNotFit {
        plot: Plot,
        two: bool,
        subsidy: bool,
    },
    DevelopmentGone(Development),
    DevelopmentTooDear {
        kind: Development,
        price: u8,
        dollars: u8,
    },
    NotShared(Development),
}

pub(crate) fn why_not(game: &SanFrancisco1906, seat: Seat, action: Action, words: &Words) -> Option<Reason> {
    obstacle(game, seat, action).map(|obstacle| reason::reason(obstacle, words))
}

fn obstacle(game: &SanFrancisco1906, seat: Seat, action: Action) -> Option<Obstacle> {
    match game.asked() {
        None => return Some(Obstacle::Over),
        Some(asked) if asked != seat => return Some(Obstacle::NotYourTurn(asked)),
        Some(_) => {}
    }
    match (game.question, action) {
        (Question::Income, Action::Income(dollars)) => on_income(game, dollars),
        (Question::Bonus, _) => on_bonus(game, seat, action),
        (Question::Space, Action::Move(space)) => on_space(game, space),
        (Question::Option, Action::Use(space)) => on_option(game, seat, space),
        (Question::Option, Action::TakeDollar) => None,
        (Question::Option, Action::Pass) => (game.players == 2).then_some(Obstacle::NoPassing),
        (Question::Permit, Action::TakePermit(permit)) => not_in_row(game, permit),
        (Question::Objective, Action::TakeObjective(objective)) => no_objective(game, objective),
        (Question::Objective, Action::DrawObjective) => no_pile(game),
        (Question::Clearing, Action::Clear(plot)) => on_clearing(game, seat, plot),
        (Question::Clearing, Action::ClearNothing) => {
            let (price, dollars) = (game.tables().tracks.clear_nothing, game.player(seat).dollars);
            (price > dollars).then_some(Obstacle::ClearingTooDear { price, dollars, token: false })
        }
        (Question::Plot { subsidy }, Action::Build(plot)) => on_plot(game, seat, plot, subsidy),
        (Question::Permits { plot, subsidy }, Action::Spend(permit)) => {
            on_permits(game, seat, plot, subsidy, permit, None)
        }
        (Question::Permits { plot, subsidy }, Action::SpendTwo(first, second)) => {
            on_permits(game, seat, plot, subsidy, first, Some(second))
        }
        (Question::Development { kinds }, Action::TakeDevelopment(kind)) => {
            on_development(game, seat, kinds, kind)
        }
        (Question::Development { .. }, Action::Decline) => None,
        (question, _) => Some(Obstacle::First(question)),
    }
}

fn on_income(game: &SanFrancisco1906, dollars: u8) -> Option<Obstacle> {
    match game.tables().tracks.income.iter().position(|other| *other == dollars) {
        None => Some(Obstacle::NoIncomeSpace(dollars)),
        Some(place) => taken(game, place),
    }
}

/// The pawn that stands on a space of the present area.
fn taken(game: &SanFrancisco1906, place: usize) -> Option<Obstacle> {
    let here = |seat: &Seat| game.spaces[seat.index()] == place as u8;
    Seat::all(game.player_count()).find(here).map(Obstacle::Taken)
}

fn on_bonus(game: &SanFrancisco1906, seat: Seat, action: Action) -> Option<Obstacle> {
    let (year, player) = (game.year_facts(), game.player(seat));
    let missing =
        |offered: bool| (!offered).then_some(Obstacle::NotThisYear(FIRST_YEAR + u16::from(game.year)));
    match action {
        Action::TakePermit(permit) => {
            missing(year.permit).or_else(|| too_many_permits(game, seat)).or_else(|| not_in_row(game, permit))
        }
        Action::TakeObjective(objective) => missing(year.objective).or_else(|| no_objective(game, objective)),
        Action::DrawObjective => missing(year.objective).or_else(|| no_pile(game)),
        Action::TakeBuilding => {
            missing(year.building).or_else(|| (player.reserve == 0).then_some(Obstacle::ReserveEmpty))
        }
        Action::TakeMoney => missing(year.money != Money::None),
        Action::Advance => missing(year.advance),
        Action::Build(plot) => missing(year.build).or_else(|| on_plot(game, seat, plot, false)),
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
        | Action::Decline => Some(Obstacle::First(Question::Bonus)),
    }
}

fn on_space(game: &SanFrancisco1906, space: Space) -> Option<Obstacle> {
    match game.present_side().and_then(|side| side.place(space)) {
        None => Some(Obstacle::NotOnCard(space)),
        Some(place) => taken(game, place),
    }
}

fn on_option(game: &SanFrancisco1906, seat: Seat, space: Space) -> Option<Obstacle> {
    let Some(place) = game.present_side().and_then(|side| side.place(space)) else {
        return Some(Obstacle::NotOnCard(space));
    };
    let (price, dollars) = (option::step_price(game, seat, place), game.player(seat).dollars);
    if price > dollars {
        return Some(Obstacle::StepsTooDear { price, dollars });
    }
    let (left, tracks) = (dollars - price, &game.tables().tracks);
    let dear = |price: u8| (price > left).then_some(Obstacle::ActionTooDear { space, price, dollars: left });
    match space {
        Space::Benefits => None,
        Space::Materials => (game.player(seat).reserve == 0).then_some(Obstacle::ReserveEmpty),
        Space::Permit => {
            too_many_permits(game, seat).or_else(|| game.permit_row.is_empty().then_some(Obstacle::NoPermits))
        }
        Space::Objective => (game.objective_row.is_empty() && game.objective_pile.is_empty())
            .then_some(Obstacle::NoObjectives),
        Space::Clearing if game.rubble != 0 => dear(tracks.clear_nothing.min(tracks.clear_token)),
        Space::Clearing => dear(tracks.clear_nothing),
        Space::UrbanDevelopment => dear(tracks.urban_development),
        Space::Build => no_building_site(game, seat, left, false),
        Space::BuildSubsidised => no_building_site(game, seat, left, true),
        Space::Pass => Some(Obstacle::First(Question::Option)),
    }
}

/// Why a seat cannot build anywhere with so many dollars.
fn no_building_site(game: &SanFrancisco1906, seat: Seat, dollars: u8, subsidy: bool) -> Option<Obstacle> {
    if game.buildable(seat, dollars, subsidy) != 0 {
        return None;
    }
    cannot_build(game, seat, dollars).or_else(|| {
        let open = game.map.reached(&game.player(seat).permits, subsidy) & !game.built() & game.map.all();
        if open == 0 {
            return Some(Obstacle::PermitsFitNowhere { subsidy });
        }
        let price = game.year_facts().build_cost + game.tables().tracks.build_on_rubble;
        Some(Obstacle::RubbleTooDear { price, dollars })
    })
}

/// What stands in the way of building on any plot.
fn cannot_build(game: &SanFrancisco1906, seat: Seat, dollars: u8) -> Option<Obstacle> {
    let price = game.year_facts().build_cost;
    if game.player(seat).area == 0 {
        return Some(Obstacle::NoBuilding);
    }
    (price > dollars).then_some(Obstacle::BuildTooDear { price, dollars })
}

/// A plot that does not lie on the map, or is another one.
fn no_plot(game: &SanFrancisco1906, plot: Plot) -> Option<Obstacle> {
    match game.map.at(plot) {
        None => Some(Obstacle::NoSuchPlot(plot)),
        Some(found) => (found != plot).then_some(Obstacle::OtherPlot(found)),
    }
}

fn on_plot(game: &SanFrancisco1906, seat: Seat, plot: Plot, subsidy: bool) -> Option<Obstacle> {
    if let Some(obstacle) = no_plot(game, plot) {
        return Some(obstacle);
    }
    let (player, bit) = (game.player(seat), game.map.bit(plot));
    if let Some(obstacle) = cannot_build(game, seat, player.dollars) {
        return Some(obstacle);
    }
    if let Some(owner) = Seat::all(game.player_count()).find(|seat| game.player(*seat).built & bit != 0) {
        return Some(Obstacle::Built(plot, owner));
    }
    if game.map.reached(&player.permits, subsidy) & bit == 0 {
        return Some(Obstacle::PermitsDoNotFit { plot, subsidy });
    }
    let (price, dollars) = (game.build_price(plot), player.dollars);
    (price > dollars).then_some(Obstacle::RubbleTooDear { price, dollars })
}

fn on_permits(
    game: &SanFrancisco1906,
    seat: Seat,
    plot: Plot,
    subsidy: bool,
    first: Permit,
    second: Option<Permit>,
) -> Option<Obstacle> {
    let own = &game.player(seat).permits;
    let needed = |permit: Permit| 1 + usize::from(second == Some(permit) && first == permit);
    let missing = [Some(first), second].into_iter().flatten().find(|p| own.count(*p) < needed(*p));
    if let Some(permit) = missing {
        return Some(Obstacle::PermitNotOwned(permit));
    }
    let fits = game.map.fits(game.map.place(plot), first, second, subsidy);
    (!fits).then_some(Obstacle::SetDoesNotFit { plot, two: second.is_some(), subsidy })
}

fn on_clearing(game: &SanFrancisco1906, seat: Seat, plot: Plot) -> Option<Obstacle> {
    if let Some(obstacle) = no_plot(game, plot) {
        return Some(obstacle);
    }
    if game.rubble & game.map.bit(plot) == 0 {
        return Some(Obstacle::NoRubble(plot));
    }
    let (price, dollars) = (game.tables().tracks.clear_token, game.player(seat).dollars);
    (price > dollars).then_some(Obstacle::ClearingTooDear { price, dollars, token: true })
}

fn on_development(game: &SanFrancisco1906, seat: Seat, kinds: u8, kind: Development) -> Option<Obstacle> {
    if kinds & (1 << kind as u8) != 0 {
        return None;
    }
    let (price, dollars) = (game.tables().developments.cost[kind.index()], game.player(seat).dollars);
    if game.piles[kind.index()] == 0 {
        return Some(Obstacle::DevelopmentGone(kind));
    }
    if price > dollars {
        return Some(Obstacle::DevelopmentTooDear { kind, price, dollars });
    }
    Some(Obstacle::NotShared(kind))
}

fn too_many_permits(game: &SanFrancisco1906, seat: Seat) -> Option<Obstacle> {
    let most = game.tables().tracks.permits;
    (game.player(seat).permits.len() >= usize::from(most)).then_some(Obstacle::TooManyPermits(most))
}

fn not_in_row(game: &SanFrancisco1906, permit: Permit) -> Option<Obstacle> {
    (game.permit_row.count(permit) == 0).then_some(Obstacle::NotInRow(permit))
}

fn no_objective(game: &SanFrancisco1906, objective: Objective) -> Option<Obstacle> {
    (!game.objective_row.has(objective)).then_some(Obstacle::ObjectiveNotInRow(objective))
}

fn no_pile(game: &SanFrancisco1906) -> Option<Obstacle> {
    game.objective_pile.is_empty().then_some(Obstacle::PileEmpty)
}
