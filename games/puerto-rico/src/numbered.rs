//! The game as numbers: which answers a set-up can bring, and what a seat sees as a row. Every number is named by its place in the [view](crate::View).

use kernel::{Eyes, Kind, Numbered, Row, Seat, every, rank};

use crate::action::{Action, every_action};
use crate::buildings::{Buildings, DRAFTED, SPECIAL, in_play};
use crate::kinds::{Building, Good, Place, Role, Tile};
use crate::phases::role::{self, SECOND};
use crate::player::Disc;
use crate::setup::{Setup, numbers};
use crate::state::{Offer, PuertoRico, Question};
use crate::view::QuestionKind;

/// The buildings that can come into play with a set-up.
fn possible(new_buildings: bool, nobles: bool) -> Buildings {
    in_play(new_buildings, nobles) | if new_buildings { DRAFTED } else { 0 }
}

/// Whether an answer can come up. Answers that only some building asks for come with that building.
fn comes_up(setup: &Setup, action: Action) -> bool {
    let buildings = possible(setup.new_buildings, setup.nobles);
    let has = |building: Building| buildings & building.bit() != 0;
    let stands = |place: Place| match place {
        Place::Tile(_) | Place::Windrose => true,
        Place::Building(building) => has(building),
    };
    match action {
        Action::Draft(_) => setup.new_buildings && setup.buildings.is_none(),
        Action::Accept => setup.decline,
        Action::Take(Role::Prospector) => numbers(setup.players).prospectors > 0,
        Action::TakeSecondProspector => numbers(setup.players).prospectors > 1,
        Action::Forest(_) | Action::LayForest => has(Building::ForestHouse),
        Action::Discard(_) => has(Building::HuntingLodge),
        Action::DiscardForest => has(Building::HuntingLodge) && has(Building::ForestHouse),
        Action::Guest(disc, place) => {
            has(Building::GuestHouse) && stands(place) && (setup.nobles || disc == Disc::Colonist)
        }
        Action::TakeDisc(_) => setup.nobles,
        Action::Place(place, _) => stands(place),
        Action::PlaceBoth(building, _, _) => setup.nobles && has(building),
        Action::Build(building) => has(building),
        Action::PayBarrel(_) | Action::PayNoDisc => has(Building::BlackMarket),
        Action::PayDisc(place) => has(Building::BlackMarket) && stands(place),
        Action::Post(_) => has(Building::TradingPost),
        Action::BuyPlantation => has(Building::LandOffice),
        Action::Deliver(_) | Action::Done => has(Building::RoyalSupplier),
        Action::Load(_, capacity) => numbers(setup.players).ships.contains(&capacity),
        Action::SmallWharf | Action::Send(_, _) => has(Building::SmallWharf),
        Action::Take(_)
        | Action::Hacienda
        | Action::Plant(_)
        | Action::Lay(_)
        | Action::Extra(_)
        | Action::Sell(_)
        | Action::Wharf(_)
        | Action::Keep(_, _)
        | Action::Pass => true,
    }
}

/// What the question is about: a good, a place, a number.
fn subject(question: Question) -> (Option<Good>, Option<Place>, u8) {
    match question {
        Question::Lay { drawn: good, .. } | Question::Send { good, .. } | Question::Keep { good, .. } => {
            (Some(good), None, 0)
        }
        Question::Place { place, .. } => (None, Some(Place::at(usize::from(place))), 0),
        Question::Accept(Offer::Hospice(place) | Offer::University(place)) => (None, Some(place), 0),
        Question::PayBarrel { building, missing } | Question::PayDisc { building, missing } => {
            (None, Some(Place::Building(building)), missing)
        }
        Question::Draft
        | Question::Role
        | Question::Settle { .. }
        | Question::SecondTile
        | Question::Hunt
        | Question::Guests(_)
        | Question::Ship
        | Question::Build
        | Question::Privilege { .. }
        | Question::Sell
        | Question::Land
        | Question::Supplier { .. }
        | Question::Load
        | Question::Accept(Offer::Mayor | Offer::Villa | Offer::Harvest)
        | Question::Over => (None, None, 0),
    }
}

impl Numbered for PuertoRico {
    const NUMBERS: u32 = 1;

    fn space(setup: &Setup) -> Vec<Action> {
        every_action().into_iter().filter(|action| comes_up(setup, *action)).collect()
    }

    #[inline(always)]
    fn observe<R: Row>(&self, seat: Seat, row: &mut R) {
        let eyes = Eyes { seat, players: self.player_count() };
        let buildings = possible(self.new_buildings, self.nobles);
        row.number("round", i32::from(self.round));
        row.one_seat_of("governor", eyes, Some(self.governor));
        row.within("role", |row| {
            row.one_of("0", self.role);
            row.one_seat_of("1", eyes, self.role.map(|_| self.chooser));
        });
        self.observe_question(eyes, buildings, row);
        row.switch("last-round", self.ended.is_some());
        row.within("cards", |row| {
            let cards = (0..=SECOND).filter(|card| role::cards(self.players) & (1 << card) != 0);
            for (i, card) in cards.enumerate() {
                row.within(i, |row| {
                    row.number("doubloons", i32::from(self.purses[card]));
                    row.switch("taken", self.taken & (1 << card) != 0);
                });
            }
        });
        row.number("bank", i32::from(self.bank.max(0)));
        for (name, [colonists, nobles]) in [("supply", self.supply), ("aboard", self.aboard)] {
            row.within(name, |row| {
                row.number("colonists", i32::from(colonists));
                if self.nobles {
                    row.number("nobles", i32::from(nobles));
                }
            });
        }
        goods("goods", &self.goods, row);
        row.within("ships", |row| {
            for (i, ship) in self.fleet().iter().enumerate() {
                row.within(i, |row| {
                    row.number("capacity", i32::from(ship.capacity));
                    row.one_of("good", ship.good);
                    row.number("barrels", i32::from(ship.barrels));
                });
            }
        });
        goods("house", &self.house, row);
        goods("row", &self.row, row);
        row.number("quarries", i32::from(self.quarries));
        row.number("stack", self.stack.len() as i32);
        row.counts("discards", |good| i32::from(self.discards.count(good)));
        row.tally_of::<Building>("buildings", buildings, &self.copies);
        row.seats(eyes, |row, other| self.observe_player(other, eyes, buildings, row));
    }
}

#[inline(always)]
fn goods<R: Row>(name: &str, counts: &[u8; Good::COUNT], row: &mut R) {
    row.tally::<Good>(name, counts);
}

impl PuertoRico {
    #[inline(always)]
    fn observe_question<R: Row>(&self, eyes: Eyes, buildings: Buildings, row: &mut R) {
        let (good, place, missing) = subject(self.question);
        row.within("asked", |row| {
            let asked = self.asked();
            row.one_seat_of("seat", eyes, asked);
            // What only a set-up brings has its number only there.
            let left_out = if self.decline { 0 } else { QuestionKind::Accept.bit() };
            row.one_of_set(
                "question",
                every::<QuestionKind>() & !left_out,
                asked.map(|_| self.question.kind()).filter(|kind| *kind != QuestionKind::Over),
            );
            row.one_of("good", good);
            let (mut tile, mut building) = (None, None);
            match place {
                Some(Place::Tile(found)) => tile = Some(found),
                Some(Place::Building(found)) => building = Some(found),
                Some(Place::Windrose) | None => {}
            }
            row.one_of("place", tile);
            row.one_of_set("place", buildings, building);
            row.number("missing", i32::from(missing));
        });
    }

    #[inline(always)]
    fn observe_player<R: Row>(&self, other: Seat, eyes: Eyes, buildings: Buildings, row: &mut R) {
        let player = self.player(other);
        row.number("doubloons", i32::from(player.doubloons));
        // §secret.1: point chips lie face down for their owner alone.
        if other == eyes.seat {
            row.number("points", i32::from(player.points));
        }
        goods("goods", &player.goods, row);
        row.within("island", |row| {
            let mut pairs = [0; 2 * Tile::COUNT];
            for (i, pair) in pairs.chunks_exact_mut(2).enumerate() {
                pair.copy_from_slice(&[player.tiles[i], player.manned()[i]]);
            }
            row.bytes(&pairs, |i| format!("{}.{}", Tile::ALL[i / 2], i % 2));
        });
        row.number("forests", i32::from(player.forest_count()));
        row.number("free-island", i32::from(player.free_island()));
        let nobles = if self.nobles { buildings & SPECIAL } else { 0 };
        let before = |place| 2 * rank(buildings, place) + if nobles == 0 { 0 } else { rank(nobles, place) };
        row.parts(buildings, player.owned, before, |row, building: Building| {
            row.switch(format_args!("city[building={building}]"), player.has(building));
            row.within(format_args!("city[building={building}]"), |row| {
                row.number("discs", i32::from(player.discs_at(Place::Building(building))));
                if self.nobles && building.is_special() {
                    row.number("nobles", i32::from(player.nobles_in(building)));
                }
            });
        });
        row.number("free-city", i32::from(player.free_city()));
        row.number("windrose", i32::from(player.windrose));
        row.number("colonists", i32::from(player.discs - player.nobles));
        if self.nobles {
            row.number("nobles", i32::from(player.nobles));
        }
    }
}
