//! What one viewer may know. §secret.1: buildings, hand sizes, goods as such, roles and sizes of piles lie open;
//! §secret.2: no one sees goods, cards under the Harbor and the deck; §secret.4: each remembers his own discards.

use std::collections::BTreeMap;

use kernel::{Bag, Kind, Seat, Viewer, kinds, serde};
use serde::Serialize;

use crate::buildings::STORES;
use crate::kinds::{Card, Role, Tile};
use crate::memory::PUBLIC;
use crate::phases::payment;
use crate::phases::role::picker;
use crate::pile::{Pile, Tally};
use crate::score;
use crate::state::{Player, Question, SanJuan};

/// Cards with their numbers.
pub type Cards = BTreeMap<Card, u8>;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct View {
    pub round: u8,
    pub governor: Seat,
    pub new_buildings: bool,
    /// Roles taken in this round, with who took them.
    pub roles: Vec<RoleView>,
    /// The role that is being played.
    pub role: Option<Role>,
    /// Whether its privilege is doubled.
    pub doubled: bool,
    /// Whether the governor of two players has used his Publishing House in this round.
    pub published: bool,
    pub asked: Option<Asked>,
    pub deck: usize,
    pub discard: usize,
    /// Cards that the viewer knows in the discard pile: his own discards, and what was shown to all.
    pub discard_known: Cards,
    /// Trading-house cards seen so far, in their order.
    pub house: Vec<Tile>,
    /// The one that lies open.
    pub prices: Option<Tile>,
    /// The next one, once it is known.
    pub next_prices: Option<Tile>,
    /// Whether the Cathedral lies on the table.
    pub cathedral: bool,
    pub seats: Vec<SeatView>,
    /// Whose eyes these are; `None` for somebody beside the table.
    pub own: Option<Seat>,
}

/// A role in front of its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct RoleView {
    pub seat: Seat,
    pub role: Role,
}

/// Who is asked what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct Asked {
    pub question: QuestionKind,
    pub seat: Seat,
    /// The building under way.
    pub building: Option<Card>,
    /// What is still due for it, while it is paid.
    pub bill: Option<Bill>,
    /// How many things have to be chosen, and how many may be.
    pub least: u8,
    pub most: u8,
    /// How many have been chosen so far.
    pub chosen: usize,
    /// Which ones: goods for everybody, cards for who chooses them.
    pub chosen_cards: Option<Cards>,
    /// Cards drawn with the Recruiter from which the seat chooses.
    pub drawn: usize,
    /// Which ones, for the seat itself.
    pub drawn_cards: Option<Cards>,
}

/// What is due for a building that stands already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct Bill {
    /// Cards or goods that have to be given, those chosen so far included.
    pub due: u8,
    /// How many of them may be goods.
    pub goods: u8,
    /// Whether a card more may be paid so that the Hospital gives one, if no good, one good, two goods are spent.
    pub waives: [bool; 3],
}

kinds! {
    /// What can be asked, without what it is about. Its name is the question's id in the notation.
    pub enum QuestionKind: "question" {
        Draft = "draft",
        Role = "role",
        Build = "build",
        Site = "site",
        Spend = "spend",
        Pay = "pay",
        Produce = "produce",
        Sell = "sell",
        Keep = "keep",
        Cull = "cull",
        Company = "company",
        Chapel = "chapel",
        Church = "church",
        Limit = "limit",
        Over = "over",
        Recruit = "recruit",
        Venture = "venture",
    }
}

/// One player as a viewer sees him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct SeatView {
    pub seat: Seat,
    /// `None` for others. Cards chosen but not yet moved are with [`Asked::chosen_cards`].
    pub hand: Option<Cards>,
    pub hand_size: usize,
    pub hand_limit: usize,
    /// Cards of the hand that everybody has seen coming.
    pub hand_known: Cards,
    pub buildings: Cards,
    /// How many face-up buildings.
    pub city: u8,
    /// Buildings that carry a good.
    pub goods: Cards,
    /// Buildings covered with the Crane.
    pub covered: Cards,
    pub under_chapel: u8,
    pub under_church: u8,
    pub under_harbor: usize,
    /// Cards under Chapel and Church; `None` for others.
    pub tucked: Option<Cards>,
    /// Cards under the Harbor; for who comes afterwards only.
    pub stored: Option<Cards>,
    /// Goods themselves, oldest first; for who comes afterwards only.
    pub good_cards: Option<Vec<Card>>,
    /// Points as they would count now.
    pub points: i32,
}

pub(crate) fn of_pile(pile: &Pile) -> Cards {
    pile.iter().collect()
}

fn of_tally(tally: &Tally) -> Cards {
    tally.iter().collect()
}

fn of_bag(bag: &Bag<Card>) -> Cards {
    bag.iter().collect()
}

impl Question {
    /// What is asked, without whom.
    #[must_use]
    pub fn kind(self) -> QuestionKind {
        match self {
            Question::Draft(_) => QuestionKind::Draft,
            Question::Role(_) => QuestionKind::Role,
            Question::Build(_) => QuestionKind::Build,
            Question::Site(_) => QuestionKind::Site,
            Question::Spend(_) => QuestionKind::Spend,
            Question::Pay(_) => QuestionKind::Pay,
            Question::Produce(_) => QuestionKind::Produce,
            Question::Sell(_) => QuestionKind::Sell,
            Question::Recruit(_) => QuestionKind::Recruit,
            Question::Venture(_) => QuestionKind::Venture,
            Question::Keep(_) => QuestionKind::Keep,
            Question::Cull(_) => QuestionKind::Cull,
            Question::Company(_) => QuestionKind::Company,
            Question::Chapel(_) => QuestionKind::Chapel,
            Question::Church(_) => QuestionKind::Church,
            Question::Limit(_) => QuestionKind::Limit,
            Question::Over(_) => QuestionKind::Over,
        }
    }
}

fn asked(game: &SanJuan, viewer: Viewer) -> Option<Asked> {
    let seat = game.question.seat()?;
    let own = viewer.sees(seat);
    let building = matches!(game.question, Question::Site(_) | Question::Spend(_) | Question::Pay(_));
    let goods = matches!(game.question, Question::Spend(_) | Question::Produce(_) | Question::Sell(_));
    let selection = &game.selection;
    Some(Asked {
        question: game.question.kind(),
        seat,
        building: building.then_some(game.site.card),
        bill: matches!(game.question, Question::Spend(_) | Question::Pay(_)).then(|| bill(game, seat)),
        least: selection.lo,
        most: selection.hi,
        chosen: selection.picked.len(),
        chosen_cards: (own || goods).then(|| of_pile(&selection.picked)),
        drawn: game.drawn.len(),
        drawn_cards: own.then(|| of_pile(&game.drawn)),
    })
}

fn bill(game: &SanJuan, seat: Seat) -> Bill {
    let goods = if matches!(game.question, Question::Spend(_)) { game.selection.hi } else { 0 };
    let goods = goods.min(game.player(seat).goods.len() as u8);
    let waives = [0, 1, 2].map(|spent| spent <= goods && payment::can_waive(game, seat, spent));
    Bill { due: game.site.cost, goods, waives }
}

fn seat_view(game: &SanJuan, seat: Seat, viewer: Viewer) -> SeatView {
    let player: &Player = game.player(seat);
    let own = viewer.sees(seat);
    let afterwards = viewer == Viewer::Afterwards;
    let goods = STORES.iter().map(|card| (*card, player.goods.on(*card))).filter(|(_, n)| *n > 0);
    SeatView {
        seat,
        hand: own.then(|| of_pile(&player.hand)),
        hand_size: game.hand_size(seat),
        hand_limit: game.hand_limit(seat),
        hand_known: of_tally(&game.memory.hand[seat.index()]),
        buildings: Card::members(player.built).map(|card| (card, player.count(card))).collect(),
        city: player.buildings,
        goods: goods.collect(),
        covered: of_tally(&player.covered),
        under_chapel: player.under_chapel,
        under_church: player.under_church,
        under_harbor: player.stored.len(),
        tucked: own.then(|| of_tally(&player.tucked)),
        stored: afterwards.then(|| of_tally(&player.stored)),
        good_cards: afterwards.then(|| player.goods.cards().to_vec()),
        points: score::scores(game).points(seat),
    }
}

/// The next trading-house card: known once the order has come to light; the fifth follows from the other four.
pub(crate) fn next_prices(game: &SanJuan) -> Option<Tile> {
    let house = &game.house;
    if house.next < house.seen {
        return Some(house.order[usize::from(house.next)]);
    }
    let left = crate::phases::unseen(house);
    (left.len() == 1).then(|| left.iter().next().map(|(tile, _)| tile)).flatten()
}

pub(crate) fn view(game: &SanJuan, viewer: Viewer) -> View {
    let known = match viewer {
        Viewer::Seat(seat) => of_tally(&game.memory.discard[seat.index()]),
        Viewer::Spectator => of_tally(&game.memory.discard[PUBLIC]),
        Viewer::Afterwards => of_bag(&game.discard),
    };
    View {
        round: game.round,
        governor: game.governor,
        new_buildings: game.new_buildings,
        roles: (0..game.picks)
            .map(|pick| RoleView { seat: picker(game, pick), role: game.roles[usize::from(pick)] })
            .collect(),
        role: game.role,
        doubled: game.doubled,
        published: game.published,
        asked: asked(game, viewer),
        deck: game.deck.len(),
        discard: game.discard.len(),
        discard_known: known,
        house: game.house.order[..usize::from(game.house.seen)].to_vec(),
        prices: game.house.open,
        next_prices: next_prices(game),
        cathedral: game.cathedral,
        seats: Seat::all(game.player_count()).map(|seat| seat_view(game, seat, viewer)).collect(),
        own: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Afterwards => None,
        },
    }
}
