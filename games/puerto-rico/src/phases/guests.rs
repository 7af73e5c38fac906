//! The Guest House: its guests go to work at their owner's turn, where that can matter at once.

use kernel::{Log, Seat, list_places};

use super::{SORTS, captain, craftsman, mayor, or_pass, prospector, storage};
use crate::action::Action;
use crate::buildings::{Buildings, WITH_GOOD};
use crate::event::Event;
use crate::kinds::{Building, Place, Tile};
use crate::player::{Disc, Player};
use crate::state::{PuertoRico, Question, Window};

const fn places(buildings: &[Building]) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < buildings.len() {
        set |= Place::Building(buildings[i]).bit();
        i += 1;
    }
    set
}

const PLANTATIONS: u64 = (1 << (Tile::COUNT - 1)) - 1;
const QUARRY: u64 = Place::Tile(Tile::Quarry).bit();
const PLANTS: u64 = (WITH_GOOD as Buildings) << Tile::COUNT;
const LIBRARY: u64 = places(&[Building::Library]);
const FOREST_HOUSE: u64 = places(&[Building::ForestHouse]);
const HARBOR: u64 = places(&[Building::Harbor]);
const WHARVES: u64 = places(&[Building::Wharf, Building::SmallWharf]);
const SETTLER: u64 = places(&[Building::ConstructionHut, Building::Hospice, Building::ForestHouse]);
const BUILDER: u64 =
    places(&[Building::BlackMarket, Building::University, Building::Church, Building::ZoningOffice]);
const TRADER: u64 =
    places(&[Building::SmallMarket, Building::Office, Building::LargeMarket, Building::TradingPost]);
const CRAFTSMAN: u64 = places(&[
    Building::Aqueduct,
    Building::Factory,
    Building::SpecialtyFactory,
    Building::Chapel,
    Building::Jeweler,
]);
const STORES: u64 = places(&[Building::SmallWarehouse, Building::LargeWarehouse, Building::Storehouse]);

/// §guest-house.3: the places to which a guest may go in the open question, whether or not they have an empty circle.
pub(crate) fn useful(game: &PuertoRico, seat: Seat) -> u64 {
    let player = game.player(seat);
    let library = if game.is_chooser(seat) { LIBRARY } else { 0 };
    match game.question {
        Question::Settle { hacienda } => match (player.free_island(), hacienda) {
            (0, _) => 0,
            (_, true) => SETTLER,
            (_, false) => SETTLER | places(&[Building::Hacienda]),
        },
        Question::SecondTile => {
            let reachable = player.has(Building::Library) && player.guest_count() == 2;
            let forest = player.works(Building::Library) || reachable;
            if forest { LIBRARY | FOREST_HOUSE } else { LIBRARY }
        }
        Question::Hunt => places(&[Building::HuntingLodge]),
        Question::Build => QUARRY | BUILDER | library,
        Question::Privilege { first: None } => LIBRARY,
        Question::Sell => TRADER | library,
        Question::Land => FOREST_HOUSE | places(&[Building::LandOffice]),
        Question::Load => in_load(game, seat, player),
        Question::Guests(Window::Mayor) => places(&[Building::Villa]) | library,
        Question::Guests(Window::Craftsman) => PLANTATIONS | PLANTS | CRAFTSMAN,
        Question::Guests(Window::Captain) => before_loading(game, seat, player),
        Question::Guests(Window::Store) => STORES,
        Question::Guests(Window::Prospector) => LIBRARY,
        Question::Privilege { first: Some(_) }
        | Question::Draft
        | Question::Role
        | Question::Lay { .. }
        | Question::Ship
        | Question::Place { .. }
        | Question::PayBarrel { .. }
        | Question::PayDisc { .. }
        | Question::Supplier { .. }
        | Question::Send { .. }
        | Question::Keep { .. }
        | Question::Accept(_)
        | Question::Over => 0,
    }
}

/// The captain's Lighthouse, a Union Hall with something to count, a Royal Supplier with something to deliver.
fn before_loading(game: &PuertoRico, seat: Seat, player: &Player) -> u64 {
    let mut set = 0;
    if game.is_chooser(seat) {
        set |= places(&[Building::Lighthouse]);
    }
    if player.goods.iter().any(|&barrels| barrels >= 2) {
        set |= places(&[Building::UnionHall]);
    }
    if player.nobles > 0 && player.barrels() > 0 {
        set |= places(&[Building::RoyalSupplier]);
    }
    set
}

/// The wharves; and where a load is possible, what rewards it. Two guests may go to Harbor and wharf together.
fn in_load(game: &PuertoRico, seat: Seat, player: &Player) -> u64 {
    let mut set = WHARVES;
    if captain::can_load(game, seat) {
        set |= HARBOR | places(&[Building::Lighthouse]);
        if game.is_chooser(seat) && !game.captain.loaded {
            set |= LIBRARY;
        }
    } else if player.guest_count() == 2 && player.open_places() & WHARVES != 0 {
        set |= HARBOR;
    }
    set
}

/// The places with an empty circle to which a guest of each sort may go now.
fn reach(game: &PuertoRico, seat: Seat) -> [u64; 2] {
    let player = game.player(seat);
    let open = useful(game, seat) & player.open_places();
    SORTS.map(|disc| {
        // §guest-house.4: not to an earlier place than the guest just before, and no colonist after a noble to the same one.
        let first = (u32::from(game.guest_floor) + u32::from(disc == Disc::Colonist)) / 2;
        if player.guests[disc as usize] > 0 { open & (u64::MAX << first) } else { 0 }
    })
}

/// Whether a guest may go somewhere.
#[inline]
pub(crate) fn can_go(game: &PuertoRico, seat: Seat) -> bool {
    game.player(seat).guest_count() > 0 && reach(game, seat) != [0; 2]
}

#[inline]
pub(crate) fn legal(game: &PuertoRico, seat: Seat, out: &mut Vec<Action>) {
    if game.player(seat).guest_count() > 0 {
        list(game, seat, out);
    }
}

fn list(game: &PuertoRico, seat: Seat, out: &mut Vec<Action>) {
    for (disc, reach) in SORTS.into_iter().zip(reach(game, seat)) {
        list_places(reach, out, |place| Action::Guest(disc, Place::at(place)));
    }
}

/// §guest-house.2: the guest works at once, and does not come back before the next mayor phase.
pub(crate) fn go(game: &mut PuertoRico, seat: Seat, disc: Disc, place: Place, log: &mut Log<Event>) {
    let player = game.player_mut(seat);
    player.leave(disc, Place::Building(Building::GuestHouse));
    player.stand(disc, place, 1);
    game.guest_floor = 2 * place.index() as u8 + disc as u8;
    log.tell(|| Event::GuestWent { seat, disc, place });
}

/// Asks for guests by themselves, if one may go somewhere.
#[inline]
pub(crate) fn open_window(game: &mut PuertoRico, seat: Seat, window: Window) -> bool {
    if game.player(seat).guest_count() == 0 {
        return false;
    }
    game.ask(seat, Question::Guests(window));
    can_go(game, seat)
}

pub(crate) fn legal_window(game: &PuertoRico, seat: Seat, out: &mut Vec<Action>) {
    legal(game, seat, out);
    or_pass(out);
}

/// After a guest the window stays open as long as another may go; `pass` closes it.
pub(crate) fn apply_window(game: &mut PuertoRico, window: Window, action: Action, log: &mut Log<Event>) {
    let again = !matches!(action, Action::Pass)
        && can_go(game, game.asked)
        && (window != Window::Store || storage::loses(game.player(game.asked)));
    if again {
        return;
    }
    match window {
        Window::Mayor => mayor::next_guests(game, log),
        Window::Craftsman => craftsman::produce_and_go_on(game, log),
        Window::Captain => captain::open_turn(game, log),
        Window::Store => storage::store_and_go_on(game, log),
        Window::Prospector => prospector::end(game, log),
    }
}
