//! The round: set-up, roles, phases, end.

pub(crate) mod accept;
pub(crate) mod builder;
pub(crate) mod captain;
pub(crate) mod craftsman;
pub(crate) mod draft;
pub(crate) mod guests;
pub(crate) mod hunt;
pub(crate) mod land;
pub(crate) mod market;
pub(crate) mod mayor;
pub(crate) mod placing;
pub(crate) mod prospector;
pub(crate) mod role;
pub(crate) mod second_tile;
pub(crate) mod settler;
pub(crate) mod small_wharf;
pub(crate) mod storage;
pub(crate) mod supplier;
pub(crate) mod trader;

use kernel::{Bag, Chance, Kind, Log, Seat};

use crate::action::Action;
use crate::buildings::in_play;
use crate::event::Event;
use crate::kinds::{Building, Good, Place};
use crate::player::{Disc, Player};
use crate::setup::{Setup, discs, numbers};
use crate::state::{CARDS, Captain, Cargo, PuertoRico, Question};

/// The table before the first question.
pub(crate) fn set_up(setup: &Setup, chance: &mut Chance) -> PuertoRico {
    let mut game = lay_out(setup);
    // §setup.6: the first row is dealt before anything else.
    deal_row(&mut game, chance);
    if let Some(chosen) = setup.buildings.filter(|_| setup.new_buildings) {
        draft::agree(&mut game, chosen);
    } else if setup.new_buildings {
        draft::begin(&mut game);
    } else {
        role::begin(&mut game);
    }
    game
}

/// The table before any tile is turned up.
pub(crate) fn lay_out(setup: &Setup) -> PuertoRico {
    let players = setup.players;
    let facts = numbers(players);
    let mut stack: Bag<Good> = Good::ALL.iter().map(|good| (*good, facts.tiles[good.index()])).collect();
    let mut seats = [Player::default(); 5];
    for (player, &tile) in seats.iter_mut().zip(facts.first_tiles) {
        // §setup.1: everybody begins with the same doubloons.
        player.doubloons = facts.doubloons;
        // §setup.2: an indigo or a corn plantation, without a colonist, taken out of the stack.
        player.lay(tile);
        stack.take(tile.good().expect("a first tile is a plantation"));
    }
    let play = in_play(setup.new_buildings, setup.nobles);
    let mut copies = [0; Building::COUNT];
    for building in Building::members(play) {
        // §city.3: so many copies of each building.
        copies[building.index()] = building.copies(players);
    }
    // §setup.4, §nobles.1: colonists and nobles in the supply and on their ship.
    let [colonists, colonists_aboard, nobles, nobles_aboard] = discs(players, setup.nobles);
    PuertoRico {
        seats,
        left: play,
        in_play: play,
        copies,
        // §setup.7: so many barrels of each kind.
        goods: facts.goods,
        // §setup.5: the cargo ships.
        ships: facts.ships.map(|capacity| Cargo { capacity, barrels: 0, good: None }),
        house: [0; Good::COUNT],
        stack,
        discards: Bag::new(),
        row: [0; Good::COUNT],
        quarries: facts.quarries,
        supply: [colonists, nobles],
        aboard: [colonists_aboard, nobles_aboard],
        // §setup.3: the points of the bank.
        bank: facts.points,
        purses: [0; CARDS],
        taken: 0,
        players,
        nobles: setup.nobles,
        new_buildings: setup.new_buildings,
        ship_rule: setup.ship_rule,
        decline: setup.decline,
        round: 1,
        // §round.1: seat A is the first governor.
        governor: Seat::A,
        turn: 0,
        role: None,
        chooser: Seat::A,
        asked: Seat::A,
        question: Question::Role,
        guest_floor: 0,
        made: 0,
        captain: Captain::default(),
        ended: None,
    }
}

/// Draws a face-down tile. §settler.8: when the stack is empty the discards become the stack.
pub(crate) fn draw(game: &mut PuertoRico, chance: &mut Chance) -> Option<Good> {
    if game.stack.is_empty() {
        let PuertoRico { stack, discards, .. } = game;
        stack.pour(discards);
    }
    chance.draw(&mut game.stack)
}

/// §settler.7: one face-up tile more than players, as far as there are tiles.
pub(crate) fn deal_row(game: &mut PuertoRico, chance: &mut Chance) {
    for _ in 0..=game.players {
        let Some(good) = draw(game, chance) else { break };
        game.row[good.index()] += 1;
    }
}

/// §hospice.2, §university.2: a new disc comes straight to a place.
pub(crate) fn bring(game: &mut PuertoRico, seat: Seat, place: Place, log: &mut Log<Event>) {
    if let Some(disc) = game.recruit() {
        game.player_mut(seat).welcome(disc, place);
        log.tell(|| Event::Settled { seat, disc, place });
    }
}

/// Adds `pass`, which is always the last answer.
#[inline]
pub(crate) fn or_pass(out: &mut Vec<Action>) {
    out.push(Action::Pass);
}

/// An answer that does not belong to the question.
pub(crate) fn no_answer(action: Action) {
    debug_assert!(false, "{action} does not answer the question");
}

/// Doubloons or points that a building brings.
pub(crate) fn gain(
    game: &mut PuertoRico,
    seat: Seat,
    source: Building,
    doubloons: u8,
    points: u8,
    log: &mut Log<Event>,
) {
    if doubloons + points == 0 {
        return;
    }
    game.player_mut(seat).doubloons += u16::from(doubloons);
    if points > 0 {
        game.gain_points(seat, points);
    }
    log.tell(|| Event::Gained { seat, source, doubloons, points });
}

/// The two sorts of discs, colonists first.
pub(crate) const SORTS: [Disc; 2] = [Disc::Colonist, Disc::Noble];
