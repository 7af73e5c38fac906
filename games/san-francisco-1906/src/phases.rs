//! The course of the game: set-up, years, action cards, turn order, rows, end.

pub(crate) mod bonus;
pub(crate) mod clearing;
pub(crate) mod development;
pub(crate) mod income;
pub(crate) mod objective;
pub(crate) mod option;
pub(crate) mod permit;
pub(crate) mod permits;
pub(crate) mod plot;
pub(crate) mod space;

use arrayvec::ArrayVec;
use kernel::{Bag, Chance, Kind, Log, Seat, SeenBy};

use crate::data::FIRST_YEAR;
use crate::event::Event;
use crate::kinds::{ActionCard, Face, Objective};
use crate::map::Map;
use crate::objectives::Objectives;
use crate::permit::{MOST_PERMITS, Permit, Permits};
use crate::setup::Setup;
use crate::state::{Area, LAST_ACTIONS, LAST_BONUS, NOWHERE, Player, Question, SanFrancisco1906};

/// §setup.6: the common objectives.
pub(crate) const COMMON: usize = 3;

/// The table with its map and its ring of action cards, before anything else is drawn.
pub(crate) fn lay_out(setup: &Setup, faces: [Face; 8], ring: [ActionCard; 6]) -> SanFrancisco1906 {
    let (players, data) = (usize::from(setup.players), setup.data);
    let (map, rubble) = Map::lay(&faces[..2 * players], &data);
    let mut seats = [Player::NOBODY; 4];
    seats[..players].fill(Player::new(data));
    SanFrancisco1906 {
        data,
        map,
        rubble,
        seats,
        permit_pile: data.permits,
        permit_discard: Bag::new(),
        permit_row: Permits::EMPTY,
        objective_pile: Objective::ALL.iter().map(|objective| (*objective, 1)).collect(),
        objective_row: Objectives::NONE,
        common: Objectives::NONE,
        // §setup.5: all urban development cards lie in their piles.
        piles: data.developments.copies,
        faces,
        ring,
        // §setup.9: seat A is the first player.
        order: [Seat::A, Seat::B, Seat::C, Seat::D],
        spaces: [NOWHERE; 4],
        players: setup.players,
        year: 0,
        area: Area::YearBoard,
        turn: 0,
        best_builder: None,
        question: Question::Income,
    }
}

/// The table before the first question. The draws come in this order.
pub(crate) fn set_up(setup: &Setup, chance: &mut Chance) -> SanFrancisco1906 {
    let (players, data) = (usize::from(setup.players), setup.data);
    // §setup.1: two plot cards for each player, each on either side; a card has only one place on the map.
    let mut faces_left: Bag<Face> = Face::ALL.iter().map(|face| (*face, 1)).collect();
    let mut faces = [Face::Plot1A; 8];
    for face in &mut faces[..2 * players] {
        *face = chance.draw(&mut faces_left).expect("there are eight plot cards");
        faces_left.take(face.back());
    }
    // §setup.3: the six action cards in random order.
    let mut cards_left: Bag<ActionCard> = ActionCard::ALL.iter().map(|card| (*card, 1)).collect();
    let ring = [(); 6].map(|()| chance.draw(&mut cards_left).expect("there are six action cards"));
    let mut game = lay_out(setup, faces, ring);
    // §setup.6: three of the violet objectives count for everybody.
    let mut violet: Bag<Objective> = data.objectives.violet.iter().map(|objective| (objective, 1)).collect();
    for _ in 0..COMMON {
        let objective = chance.draw(&mut violet).expect("there are eight violet objectives");
        game.objective_pile.take(objective);
        game.common.add(objective);
    }
    // §setup.7: the other objectives are shuffled together; a secret one to each player.
    for seat in Seat::all(players) {
        let secret =
            chance.draw_as(&mut game.objective_pile, SeenBy::Only(seat)).expect("there are 21 objectives");
        game.player_mut(seat).face_down.add(secret);
    }
    // §setup.7, §setup.8: the two rows.
    refill_objectives(&mut game, chance);
    refill_permits(&mut game, chance);
    game
}

/// Begins the turn of the next seat on the present area.
fn begin_turn(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    match game.area {
        // §bonus.7: 1912 has no income.
        Area::YearBoard if game.year == LAST_BONUS => bonus::begin(game, chance, log),
        Area::YearBoard => income::begin(game),
        Area::Card(_) => space::begin(game),
    }
}

/// Ends a turn: §order.2, the next seat, or the end of the area.
pub(crate) fn end_turn(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    game.turn += 1;
    if game.turn < game.players {
        begin_turn(game, chance, log);
    } else {
        end_area(game, chance, log);
    }
}

/// Everybody has acted on the year board or on an action card.
fn end_area(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    match game.area {
        // §end.2: after the bonus of 1912 the game is over.
        Area::YearBoard if game.year == LAST_BONUS => end(game, log),
        Area::YearBoard => begin_area(game, Area::Card(0), chance, log),
        // §end.1: with the last building of somebody the game ends as soon as all have acted on the card.
        Area::Card(_) if game.best_builder.is_some() => end(game, log),
        Area::Card(5) => {
            // §row.4: after the last card of 1911 nothing is drawn any more.
            if game.year < LAST_ACTIONS {
                refill(game, chance, log);
            }
            // §year.1: the next year.
            game.year += 1;
            begin_area(game, Area::YearBoard, chance, log);
        }
        Area::Card(card) => {
            refill(game, chance, log);
            begin_area(game, Area::Card(card + 1), chance, log);
        }
    }
}

/// The pawns leave for another area. §order.1: who stood furthest to the right goes first.
fn begin_area(game: &mut SanFrancisco1906, area: Area, chance: &mut Chance, log: &mut Log<Event>) {
    let (players, spaces) = (game.player_count(), game.spaces);
    // At most four: insertion is quickest.
    for i in 1..players {
        let mut at = i;
        while at > 0 && spaces[game.order[at - 1].index()] < spaces[game.order[at].index()] {
            game.order.swap(at - 1, at);
            at -= 1;
        }
    }
    game.spaces = [NOWHERE; 4];
    game.turn = 0;
    game.area = area;
    log.tell(|| {
        let order = game.order[..players].to_vec();
        match area {
            Area::YearBoard => {
                let cost = game.year_facts().build_cost;
                Event::Year { year: FIRST_YEAR + u16::from(game.year), cost, order }
            }
            Area::Card(card) => Event::Card { card: game.ring[usize::from(card)], number: card + 1, order },
        }
    });
    begin_turn(game, chance, log);
}

/// §row.1: when all have acted on a card both rows are filled up, permits first.
fn refill(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    let permits = refill_permits(game, chance);
    let objectives = refill_objectives(game, chance);
    tell_refill(&permits, &objectives, log);
}

pub(crate) fn tell_refill(permits: &[Permit], objectives: &[Objective], log: &mut Log<Event>) {
    if !permits.is_empty() || !objectives.is_empty() {
        log.tell(|| Event::Refilled { permits: permits.to_vec(), objectives: objectives.to_vec() });
    }
}

pub(crate) fn refill_permits(
    game: &mut SanFrancisco1906,
    chance: &mut Chance,
) -> ArrayVec<Permit, MOST_PERMITS> {
    let mut drawn = ArrayVec::new();
    while game.permit_row.len() < usize::from(game.data.tracks.row) {
        // §row.2: an empty pile takes in the discards; without discards the row stays short.
        if game.permit_pile.is_empty() {
            std::mem::swap(&mut game.permit_pile, &mut game.permit_discard);
        }
        let Some(permit) = chance.draw(&mut game.permit_pile) else { break };
        game.permit_row.add(permit);
        drawn.push(permit);
    }
    drawn
}

pub(crate) fn refill_objectives(
    game: &mut SanFrancisco1906,
    chance: &mut Chance,
) -> ArrayVec<Objective, MOST_PERMITS> {
    let mut drawn = ArrayVec::new();
    while game.objective_row.len() < usize::from(game.data.tracks.row) {
        // §row.3: the pile of objectives is never renewed.
        let Some(objective) = chance.draw(&mut game.objective_pile) else { break };
        game.objective_row.add(objective);
        drawn.push(objective);
    }
    drawn
}

/// §secret.3: the hidden objectives are turned up and everything counts.
fn end(game: &mut SanFrancisco1906, log: &mut Log<Event>) {
    game.question = Question::Over;
    log.tell(|| Event::Over);
}
