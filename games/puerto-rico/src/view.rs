//! What one viewer may know. §secret.1: point chips lie face down for their owner alone; everything else lies open.

use std::collections::BTreeMap;

use kernel::{Bag, Kind, Seat, Viewer, kinds, serde};
use serde::Serialize;

use crate::kinds::{Building, Good, Place, Role, Tile};
use crate::phases::role::SECOND;
use crate::phases::{builder, role};
use crate::player::Player;
use crate::setup::ShipRule;
use crate::state::{EndedBy, Offer, PuertoRico, Question, Window};

/// Goods with their numbers.
pub type Goods = BTreeMap<Good, u8>;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct View {
    pub round: u16,
    pub governor: Seat,
    /// The role that is being played, and who took it.
    pub role: Option<(Role, Seat)>,
    pub asked: Option<Asked>,
    /// An end condition was met: this round is the last.
    pub last_round: bool,
    pub cards: Vec<RoleCard>,
    /// Points left in the bank, never below zero here.
    pub bank: i16,
    pub supply: Discs,
    /// On the colonist ship.
    pub aboard: Discs,
    /// Barrels in the supply.
    pub goods: Goods,
    pub ships: Vec<ShipView>,
    /// Barrels in the trading house.
    pub house: Goods,
    /// Face-up plantations.
    pub row: Goods,
    pub quarries: u8,
    /// Face-down plantations.
    pub stack: usize,
    pub discards: Goods,
    /// Buildings in play and the copies left of each.
    pub buildings: BTreeMap<Building, u8>,
    pub seats: Vec<SeatView>,
    /// Whose eyes these are; `None` for somebody beside the table.
    pub own: Option<Seat>,
    /// Whether nobles are in play.
    pub nobles: bool,
    /// Whether the captain has not loaded yet: his privilege waits.
    #[serde(skip)]
    pub first_load: bool,
    /// Which empty ships may be loaded.
    #[serde(skip)]
    pub ship_rule: ShipRule,
}

/// A role card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct RoleCard {
    pub role: Role,
    pub doubloons: u8,
    pub taken: bool,
}

/// Colonists and nobles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct Discs {
    pub colonists: u8,
    pub nobles: u8,
}

/// A cargo ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct ShipView {
    pub capacity: u8,
    pub good: Option<Good>,
    pub barrels: u8,
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct Asked {
    pub seat: Seat,
    pub question: QuestionKind,
    /// The good that it is about: the tile drawn, the kind sent or kept.
    pub good: Option<Good>,
    /// The building that is being paid, or the place that is being filled.
    pub place: Option<Place>,
    /// What the Black Market still has to bring.
    pub missing: Option<u8>,
    /// What was said of the kinds before the one that is asked for, when goods are stored.
    #[serde(skip)]
    pub(crate) kept: [u8; Good::COUNT],
}

kinds! {
    /// What can be asked, without what it is about. Its name is the question's id in the notation.
    pub enum QuestionKind: "question" {
        Draft = "draft",
        Role = "role",
        Settle = "settle",
        Lay = "lay",
        SecondTile = "second-tile",
        Hunt = "hunt",
        Guests = "guests",
        GuestsStore = "guests-store",
        Ship = "ship",
        Place = "place",
        Build = "build",
        PayBarrel = "pay-barrel",
        PayDisc = "pay-disc",
        Privilege = "privilege",
        Sell = "sell",
        Land = "land",
        Supplier = "supplier",
        Load = "load",
        Send = "send",
        Keep = "keep",
        Over = "over",
        Accept = "accept",
    }
}

/// One player as a viewer sees him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct SeatView {
    pub seat: Seat,
    pub doubloons: u16,
    /// `None` for others.
    pub points: Option<u16>,
    pub goods: Goods,
    /// Tiles by kind, and the discs on them.
    pub island: BTreeMap<Tile, (u8, u8)>,
    pub forests: u8,
    pub free_island: u8,
    pub city: Vec<BuildingView>,
    pub free_city: u8,
    pub windrose: u8,
    pub colonists: u8,
    pub nobles: u8,
    /// Doubloons that quarries, forests, privilege and Zoning Office spare in columns 1 to 4 while the builder is played.
    pub spared: Option<[u8; 4]>,
}

/// A building of a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct BuildingView {
    pub building: Building,
    pub discs: u8,
    pub circles: u8,
    /// How many of the discs are nobles, where that matters.
    pub nobles: u8,
}

pub(crate) fn counted(counts: &[u8; Good::COUNT]) -> Goods {
    Good::ALL.iter().map(|good| (*good, counts[good.index()])).filter(|(_, n)| *n > 0).collect()
}

fn inside(bag: &Bag<Good>) -> Goods {
    bag.iter().collect()
}

impl Question {
    /// What is asked, without what it is about.
    #[must_use]
    pub fn kind(self) -> QuestionKind {
        match self {
            Question::Draft => QuestionKind::Draft,
            Question::Role => QuestionKind::Role,
            Question::Settle { .. } => QuestionKind::Settle,
            Question::Lay { .. } => QuestionKind::Lay,
            Question::SecondTile => QuestionKind::SecondTile,
            Question::Hunt => QuestionKind::Hunt,
            Question::Guests(Window::Store) => QuestionKind::GuestsStore,
            Question::Guests(Window::Mayor | Window::Craftsman | Window::Captain | Window::Prospector) => {
                QuestionKind::Guests
            }
            Question::Ship => QuestionKind::Ship,
            Question::Place { .. } => QuestionKind::Place,
            Question::Build => QuestionKind::Build,
            Question::PayBarrel { .. } => QuestionKind::PayBarrel,
            Question::PayDisc { .. } => QuestionKind::PayDisc,
            Question::Privilege { .. } => QuestionKind::Privilege,
            Question::Sell => QuestionKind::Sell,
            Question::Land => QuestionKind::Land,
            Question::Supplier { .. } => QuestionKind::Supplier,
            Question::Load => QuestionKind::Load,
            Question::Send { .. } => QuestionKind::Send,
            Question::Keep { .. } => QuestionKind::Keep,
            Question::Accept(_) => QuestionKind::Accept,
            Question::Over => QuestionKind::Over,
        }
    }
}

fn asked(game: &PuertoRico) -> Option<Asked> {
    let seat = game.asked()?;
    let question = game.question;
    let mut asked = Asked {
        seat,
        question: question.kind(),
        good: None,
        place: None,
        missing: None,
        kept: [0; Good::COUNT],
    };
    if let Question::Lay { drawn: good, .. } | Question::Send { good, .. } | Question::Keep { good, .. } =
        question
    {
        asked.good = Some(good);
    }
    if let Question::Keep { kept, .. } = question {
        asked.kept = kept;
    }
    if let Question::Place { place, .. } = question {
        asked.place = Some(Place::at(usize::from(place)));
    }
    if let Question::Accept(Offer::Hospice(place) | Offer::University(place)) = question {
        asked.place = Some(place);
    }
    if let Question::PayBarrel { building, missing } | Question::PayDisc { building, missing } = question {
        asked.place = Some(Place::Building(building));
        asked.missing = Some(missing);
    }
    Some(asked)
}

fn city(player: &Player) -> Vec<BuildingView> {
    Building::members(player.owned)
        .map(|building| BuildingView {
            building,
            discs: player.discs_at(Place::Building(building)),
            circles: building.facts().circles,
            nobles: player.nobles_in(building),
        })
        .collect()
}

fn seat_view(game: &PuertoRico, seat: Seat, viewer: Viewer) -> SeatView {
    let player = game.player(seat);
    let island = Tile::ALL.iter().map(|tile| {
        let i = tile.index();
        (*tile, (player.tiles[i], player.manned()[i]))
    });
    let building = game.role == Some(Role::Builder);
    SeatView {
        seat,
        doubloons: player.doubloons,
        points: viewer.sees(seat).then_some(player.points),
        goods: counted(&player.goods),
        island: island.filter(|(_, (tiles, _))| *tiles > 0).collect(),
        forests: player.forest_count(),
        free_island: player.free_island(),
        city: city(player),
        free_city: player.free_city(),
        windrose: player.windrose,
        colonists: player.discs - player.nobles,
        nobles: player.nobles,
        spared: building.then(|| std::array::from_fn(|i| builder::reduction(game, seat, i as u8 + 1))),
    }
}

pub(crate) fn view(game: &PuertoRico, viewer: Viewer) -> View {
    let discs = |[colonists, nobles]: [u8; 2]| Discs { colonists, nobles };
    let cards =
        (0..=SECOND).filter(|card| role::cards(game.players) & (1 << card) != 0).map(|card| RoleCard {
            role: Role::ALL[card.min(Role::Prospector.index())],
            doubloons: game.purses[card],
            taken: game.taken & (1 << card) != 0,
        });
    View {
        round: game.round,
        governor: game.governor,
        role: game.role.map(|role| (role, game.chooser)),
        asked: asked(game),
        last_round: game.ended.is_some(),
        cards: cards.collect(),
        bank: game.bank.max(0),
        supply: discs(game.supply),
        aboard: discs(game.aboard),
        goods: counted(&game.goods),
        ships: game
            .fleet()
            .iter()
            .map(|ship| ShipView { capacity: ship.capacity, good: ship.good, barrels: ship.barrels })
            .collect(),
        house: counted(&game.house),
        row: counted(&game.row),
        quarries: game.quarries,
        stack: game.stack.len(),
        discards: inside(&game.discards),
        buildings: Building::members(game.in_play)
            .map(|building| (building, game.copies[building.index()]))
            .collect(),
        seats: Seat::all(game.player_count()).map(|seat| seat_view(game, seat, viewer)).collect(),
        own: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Afterwards => None,
        },
        nobles: game.nobles,
        first_load: !game.captain.loaded,
        ship_rule: game.ship_rule,
    }
}

impl EndedBy {
    /// The rule that names the condition.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            EndedBy::Colonists => "end.1",
            EndedBy::City => "end.2",
            EndedBy::Points => "end.3",
        }
    }
}
