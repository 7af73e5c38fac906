//! The craftsman: goods from plantations and plants, income, and the extra barrel.

use kernel::{Kind, Log, Seat};

use super::{gain, guests, or_pass, role};
use crate::action::Action;
use crate::buildings::{Buildings, FACTORY_INCOME};
use crate::event::Event;
use crate::kinds::{Building, Good};
use crate::player::{Disc, Player, kinds_in};
use crate::state::{Offer, PuertoRico, Question, Window};

pub(crate) fn begin(game: &mut PuertoRico, log: &mut Log<Event>) {
    game.made = 0;
    turn(game, game.chooser, log);
}

/// §craftsman.1: everybody in turn order produces.
fn turn(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    game.asked = seat;
    if !guests::open_window(game, seat, Window::Craftsman) {
        produce_and_go_on(game, log);
    }
}

pub(crate) fn produce_and_go_on(game: &mut PuertoRico, log: &mut Log<Event>) {
    let seat = game.asked;
    // §reading.2: he may be asked whether he wants what he makes.
    if game.decline && harvest(game.player(seat), &game.goods) != [0; Good::COUNT] {
        return game.ask(seat, Question::Accept(Offer::Harvest));
    }
    produce(game, seat, true, log);
    go_on(game, log);
}

/// The next seat, or the craftsman's privilege.
pub(crate) fn go_on(game: &mut PuertoRico, log: &mut Log<Event>) {
    match game.next_in_phase() {
        Some(next) => turn(game, next, log),
        None => begin_privilege(game, log),
    }
}

/// §craftsman.2: what a player could make: corn as much as he has occupied fields, the others as much as both fields and plants allow.
#[inline]
pub(crate) fn capacity(player: &Player) -> [u8; Good::COUNT] {
    let [small_indigo, small_sugar, indigo, sugar, tobacco, coffee] = *player.crew();
    let crews = [u8::MAX, small_indigo + indigo, small_sugar + sugar, tobacco, coffee];
    let manned = player.manned();
    std::array::from_fn(|i| manned[i].min(crews[i]))
}

/// What a player makes out of a supply.
#[inline]
pub(crate) fn harvest(player: &Player, supply: &[u8; Good::COUNT]) -> [u8; Good::COUNT] {
    let mut made = capacity(player);
    // §craftsman.3: nobody gets more than the supply has; what is missing is not replaced.
    for (made, supply) in made.iter_mut().zip(supply) {
        *made = (*made).min(*supply);
    }
    // §aqueduct.1: one more indigo with an occupied Indigo Plant, one more sugar with an occupied Sugar Mill.
    if player.works(Building::Aqueduct) {
        for (good, plant) in [(Good::Indigo, Building::IndigoPlant), (Good::Sugar, Building::SugarMill)] {
            let i = good.index();
            if made[i] > 0 && player.works(plant) && made[i] < supply[i] {
                made[i] += 1;
            }
        }
    }
    made
}

/// What a player earns with what he has made: his buildings with their doubloons and points.
#[inline]
pub(crate) fn incomes(
    player: &Player,
    nobles: bool,
    made: &[u8; Good::COUNT],
    mut gain: impl FnMut(Building, u8, u8),
) {
    // §factory.1: doubloons for different kinds received.
    if player.works(Building::Factory) {
        let kinds = made.iter().filter(|made| **made > 0).count();
        gain(Building::Factory, FACTORY_INCOME[kinds], 0);
    }
    // §specialty-factory.1: one doubloon less than the most barrels of one kind, corn apart.
    if player.works(Building::SpecialtyFactory) {
        let most = made[1..].iter().copied().max().unwrap_or(0);
        gain(Building::SpecialtyFactory, most.saturating_sub(1), 0);
    }
    if !nobles {
        return;
    }
    // §chapel.1, §chapel.2: a doubloon with a colonist, a point with a noble.
    match player.occupant(Building::Chapel) {
        Some(Disc::Colonist) => gain(Building::Chapel, 1, 0),
        Some(Disc::Noble) => gain(Building::Chapel, 0, 1),
        None => {}
    }
    // §jeweler.1: a doubloon for each own noble.
    if player.works(Building::Jeweler) {
        gain(Building::Jeweler, player.nobles, 0);
    }
}

/// The buildings with which one earns when he produces.
pub(crate) const EARNING: Buildings = Building::Factory.bit()
    | Building::SpecialtyFactory.bit()
    | Building::Chapel.bit()
    | Building::Jeweler.bit();

/// A player makes what he wants to make, and earns.
pub(crate) fn produce(game: &mut PuertoRico, seat: Seat, wanted: bool, log: &mut Log<Event>) {
    let PuertoRico { seats, goods, .. } = game;
    let player = &mut seats[seat.index()];
    let made = if wanted { harvest(player, goods) } else { [0; Good::COUNT] };
    let mut kinds = 0u8;
    for i in 0..Good::COUNT {
        player.goods[i] += made[i];
        goods[i] -= made[i];
        kinds |= u8::from(made[i] > 0) << i;
    }
    if game.is_chooser(seat) {
        game.made = kinds;
    }
    if kinds != 0 {
        log.tell(|| Event::Produced { seat, barrels: made });
    }
    let player = game.player(seat);
    if player.occupied & EARNING == 0 {
        return;
    }
    let player = *player;
    incomes(&player, game.nobles, &made, |source, doubloons, points| {
        gain(game, seat, source, doubloons, points, log);
    });
}

fn begin_privilege(game: &mut PuertoRico, log: &mut Log<Event>) {
    game.ask(game.chooser, Question::Privilege { first: None });
    if extras(game, None) == 0 {
        end(game, log);
    }
}

/// §craftsman.4: kinds that he received from his own production and of which a barrel is left. §library.4: the second one in goods order.
pub(crate) fn extras(game: &PuertoRico, first: Option<Good>) -> u8 {
    game.made & kinds_in(&game.goods) as u8 & (u8::MAX << first.map_or(0, Good::index))
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, first: Option<Good>, out: &mut Vec<Action>) {
    Good::list(u64::from(extras(game, first)), out, Action::Extra);
    guests::legal(game, seat, out);
    or_pass(out);
}

pub(crate) fn apply(
    game: &mut PuertoRico,
    seat: Seat,
    first: Option<Good>,
    action: Action,
    log: &mut Log<Event>,
) {
    if let Action::Extra(good) = action {
        game.goods[good.index()] -= 1;
        game.player_mut(seat).goods[good.index()] += 1;
        log.tell(|| Event::TookExtra { seat, good });
        // §library.4: a second barrel, of the same kind or of another.
        if first.is_none() && game.privilege(seat) == 2 && extras(game, Some(good)) != 0 {
            return game.ask(seat, Question::Privilege { first: Some(good) });
        }
        end(game, log);
    } else if matches!(action, Action::Pass) {
        end(game, log);
    }
}

pub(crate) fn end(game: &mut PuertoRico, log: &mut Log<Event>) {
    game.made = 0;
    role::end(game, log);
}
