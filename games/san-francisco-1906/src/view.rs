//! What one viewer may know. §secret.1: face-down objectives are for their owner alone; everything else lies open.

use std::collections::BTreeMap;

use kernel::{Kind, Seat, Viewer, serde};
use serde::Serialize;

use crate::data::{FIRST_YEAR, Tables};
use crate::kinds::{ActionCard, Development, Face, Objective, Space};
use crate::objectives::Objectives;
use crate::permit::Permit;
use crate::phases::bonus;
use crate::plot::Plot;
use crate::state::{Area, LAST_BONUS, NOWHERE, Question, SanFrancisco1906};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct View {
    pub year: u16,
    /// What building costs this year.
    pub build_cost: u8,
    /// The number of the action card in the ring, from 1 on; none on the year board.
    pub card: Option<u8>,
    pub asked: Option<Asked>,
    /// The turn order of the present area.
    pub order: Vec<Seat>,
    /// How many of them have finished.
    pub turn: u8,
    /// The plot cards, the upper row first.
    pub faces: Vec<Face>,
    /// The map, row by row.
    pub map: Vec<PlotView>,
    /// Rows and columns of the map.
    pub size: (u8, u8),
    /// Dollars of the income spaces from left to right.
    pub income: Vec<SpaceView>,
    /// The action cards in the order of the ring.
    pub ring: Vec<CardView>,
    pub common: Vec<Objective>,
    pub objective_row: Vec<Objective>,
    /// Objectives left in the pile.
    pub objective_pile: usize,
    pub permit_row: Vec<Permit>,
    /// Permits left in the pile.
    pub permit_pile: usize,
    pub permit_discard: BTreeMap<Permit, u8>,
    /// Urban development cards left.
    pub piles: BTreeMap<Development, u8>,
    /// The letter of the park on top.
    pub next_park: Option<char>,
    /// The values of the development board, the bottom row first.
    pub board: Vec<Vec<i32>>,
    /// The points for 0, 1, 2, … dollars at the end.
    pub money_track: Vec<i32>,
    pub best_builder: Option<Seat>,
    pub seats: Vec<SeatView>,
    /// Whose eyes these are; `None` for somebody beside the table.
    pub own: Option<Seat>,
    /// What is printed on cards and boards.
    #[serde(skip)]
    pub(crate) printed: Tables,
}

/// A plot of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct PlotView {
    pub plot: Plot,
    pub rubble: bool,
    pub built: Option<Seat>,
}

/// A space with the pawn that stands there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct SpaceView {
    /// What the space says; none in the income zone.
    pub space: Option<Space>,
    /// Dollars of an income space or of benefits.
    pub dollars: u8,
    pub pawn: Option<Seat>,
}

/// An action card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct CardView {
    pub card: ActionCard,
    pub spaces: Vec<SpaceView>,
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", tag = "question", rename_all = "kebab-case")]
pub enum Asked {
    Income { seat: Seat },
    Bonus { seat: Seat, money: u8 },
    Space { seat: Seat },
    Option { seat: Seat },
    Permit { seat: Seat },
    Objective { seat: Seat },
    Clearing { seat: Seat },
    Plot { seat: Seat, subsidy: bool },
    Permits { seat: Seat, plot: Plot, subsidy: bool },
    Development { seat: Seat },
}

/// One player as a viewer sees him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct SeatView {
    pub seat: Seat,
    pub dollars: u8,
    pub permits: Vec<Permit>,
    pub reserve: u8,
    pub area: u8,
    pub buildings: u8,
    pub rubble: u8,
    pub column: u8,
    pub row: u8,
    /// The value of the square of the development token.
    pub square: i32,
    pub developments: BTreeMap<Development, u8>,
    /// The letters of the own parks.
    pub parks: String,
    pub face_up: Vec<Objective>,
    /// `None` for others until the game is over.
    pub face_down: Option<Vec<Objective>>,
    pub face_down_count: usize,
}

fn listed(objectives: Objectives) -> Vec<Objective> {
    objectives.iter().collect()
}

/// The pawn that stands on a space of an area.
fn pawn(game: &SanFrancisco1906, area: Area, place: usize) -> Option<Seat> {
    let here = |seat: &Seat| game.spaces[seat.index()] == place as u8;
    (game.area == area).then(|| Seat::all(game.player_count()).find(here)).flatten()
}

/// An action card at its place in the ring.
fn card(game: &SanFrancisco1906, place: u8) -> CardView {
    let side = game.side(place);
    let space = |(i, space): (usize, &Space)| SpaceView {
        space: Some(*space),
        dollars: if *space == Space::Benefits { side.benefits } else { 0 },
        pawn: pawn(game, Area::Card(place), i),
    };
    CardView {
        card: game.ring[usize::from(place)],
        spaces: side.spaces().iter().enumerate().map(space).collect(),
    }
}

fn plots(game: &SanFrancisco1906) -> Vec<PlotView> {
    let seats = || Seat::all(game.player_count());
    let plot = |plot| {
        let bit = game.map.bit(plot);
        let built = seats().find(|seat| game.player(*seat).built & bit != 0);
        PlotView { plot, rubble: game.rubble & bit != 0, built }
    };
    game.map.plots(game.map.all()).map(plot).collect()
}

pub(crate) fn view(game: &SanFrancisco1906, viewer: Viewer) -> View {
    let players = game.player_count();
    let tracks = &game.tables().tracks;
    let income = tracks.income.iter().enumerate().map(|(place, dollars)| SpaceView {
        space: None,
        dollars: *dollars,
        pawn: pawn(game, Area::YearBoard, place),
    });
    let grid = game.tables().grid(players);
    let parks = game.tables().developments.copies[Development::Park.index()];
    let parks_left = game.piles[Development::Park.index()];
    let square = |row: u8, column: u8| tracks.square(column, row);
    View {
        year: FIRST_YEAR + u16::from(game.year.min(LAST_BONUS)),
        build_cost: game.year_facts().build_cost,
        card: match game.area {
            Area::YearBoard => None,
            Area::Card(card) => Some(card + 1),
        },
        asked: game.asked().and_then(|seat| asked(game, seat)),
        order: game.order[..players].to_vec(),
        turn: game.turn,
        faces: game.faces[..2 * players].to_vec(),
        map: plots(game),
        size: (grid.height as u8, grid.width as u8),
        income: income.collect(),
        ring: (0..6).map(|place| card(game, place)).collect(),
        common: listed(game.common),
        objective_row: listed(game.objective_row),
        objective_pile: game.objective_pile.len(),
        permit_row: game.permit_row.cards().to_vec(),
        permit_pile: game.permit_pile.len(),
        permit_discard: game.permit_discard.iter().collect(),
        piles: Development::ALL.iter().map(|kind| (*kind, game.piles[kind.index()])).collect(),
        next_park: (parks_left > 0).then(|| SanFrancisco1906::park_letter(usize::from(parks - parks_left))),
        board: (0..tracks.rows).map(|row| (0..tracks.columns).map(|c| square(row, c)).collect()).collect(),
        money_track: (0..=tracks.most_dollars).map(|dollars| tracks.money_points(dollars)).collect(),
        best_builder: game.best_builder,
        seats: Seat::all(players).map(|seat| seat_view(game, seat, viewer)).collect(),
        own: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Afterwards => None,
        },
        printed: game.data,
    }
}

fn seat_view(game: &SanFrancisco1906, seat: Seat, viewer: Viewer) -> SeatView {
    let player = game.player(seat);
    // §secret.3: at the end all objectives are turned up.
    let open = viewer.sees(seat) || game.question == Question::Over;
    let parks = (0..8).filter(|number| player.parks & (1 << number) != 0);
    SeatView {
        seat,
        dollars: player.dollars,
        permits: player.permits.cards().to_vec(),
        reserve: player.reserve,
        area: player.area,
        buildings: player.buildings(),
        rubble: player.tokens,
        column: player.column,
        row: player.row,
        square: game.tables().tracks.square(player.column, player.row),
        developments: Development::ALL
            .iter()
            .map(|kind| (*kind, player.developments[kind.index()]))
            .filter(|(_, n)| *n > 0)
            .collect(),
        parks: parks.map(SanFrancisco1906::park_letter).collect(),
        face_up: listed(player.face_up),
        face_down: open.then(|| listed(player.face_down)),
        face_down_count: player.face_down.len(),
    }
}

fn asked(game: &SanFrancisco1906, seat: Seat) -> Option<Asked> {
    Some(match game.question {
        Question::Income => Asked::Income { seat },
        Question::Bonus => Asked::Bonus { seat, money: bonus::money(game, seat) },
        Question::Space => Asked::Space { seat },
        Question::Option => Asked::Option { seat },
        Question::Permit => Asked::Permit { seat },
        Question::Objective => Asked::Objective { seat },
        Question::Clearing => Asked::Clearing { seat },
        Question::Plot { subsidy } => Asked::Plot { seat, subsidy },
        Question::Permits { plot, subsidy } => Asked::Permits { seat, plot, subsidy },
        Question::Development { .. } => Asked::Development { seat },
        Question::Over => return None,
    })
}

impl SanFrancisco1906 {
    /// Where a seat's pawn stands on the present area, from 0 at the left.
    #[must_use]
    pub fn space_of(&self, seat: Seat) -> Option<u8> {
        Some(self.spaces[seat.index()]).filter(|space| *space != NOWHERE)
    }
}
