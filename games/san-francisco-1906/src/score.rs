//! The final count.

use kernel::{Kind, Scores, Seat, Source, Words, places, say};

use crate::data::{Data, Worth};
use crate::kinds::{Colour, Development, Objective};
use crate::map::Map;
use crate::objectives::{Goal, Objectives};
use crate::state::{Player, SanFrancisco1906};
use crate::titles::objective_title;

/// What the count looks at: the map, what everybody owns, and who is Best Builder.
#[derive(Clone, Copy)]
pub(crate) struct Ledger<'a> {
    pub(crate) data: &'a Data,
    pub(crate) map: &'a Map,
    pub(crate) seats: &'a [Player],
    pub(crate) best_builder: Option<Seat>,
}

impl Ledger<'_> {
    fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// The places with buildings of anybody.
    fn built(&self) -> u64 {
        self.seats.iter().fold(0, |all, player| all | player.built)
    }
}

impl SanFrancisco1906 {
    fn ledger(&self) -> Ledger<'_> {
        let seats = &self.seats[..self.player_count()];
        Ledger { data: self.tables(), map: &self.map, seats, best_builder: self.best_builder }
    }
}

/// §score.6: most points win; then most buildings on the map; then the victory is shared.
pub(crate) fn scores(game: &SanFrancisco1906) -> Scores {
    Scores::new(
        Seat::all(game.player_count())
            .map(|seat| [by_source(game, seat).iter().sum(), i32::from(game.player(seat).buildings())]),
    )
}

/// What a seat has from each source, in the order in which they are counted.
pub(crate) fn by_source(game: &SanFrancisco1906, seat: Seat) -> [i32; 6] {
    let table = &game.ledger();
    [
        goals(table, seat, game.common),
        goals(table, seat, game.player(seat).objectives()),
        square(table, seat),
        developments(table, seat),
        best_builder(table, seat),
        money(table, seat),
    ]
}

/// §score.1, §score.2: the common objectives count for everybody, the own ones for their owner alone.
fn goals(table: &Ledger<'_>, seat: Seat, objectives: Objectives) -> i32 {
    objectives.iter().map(|objective| points(table, seat, objective)).sum()
}

/// §score.3: the square of the development token; it may be negative.
pub(crate) fn square(table: &Ledger<'_>, seat: Seat) -> i32 {
    let player = table.player(seat);
    table.data.tracks.square(player.column, player.row)
}

/// §score.4: the urban development cards.
pub(crate) fn developments(table: &Ledger<'_>, seat: Seat) -> i32 {
    Development::ALL.iter().map(|kind| worth(table, table.player(seat), *kind)).sum()
}

/// What a player's cards of one kind are worth. §card.6, §card.7, §card.8, §card.9.
pub(crate) fn worth(table: &Ledger<'_>, player: &Player, kind: Development) -> i32 {
    let cards = player.developments[kind.index()];
    match &table.data.developments.worth[kind.index()] {
        Worth::Each(points) => i32::from(*points) * i32::from(cards),
        Worth::Scale(totals) => cards.checked_sub(1).map_or(0, |last| i32::from(totals[usize::from(last)])),
        Worth::Lettered(points) => {
            places(u64::from(player.parks)).map(|number| i32::from(points[number])).sum()
        }
    }
}

/// §score.7: Best Builder, if it was awarded.
pub(crate) fn best_builder(table: &Ledger<'_>, seat: Seat) -> i32 {
    if table.best_builder == Some(seat) { i32::from(table.data.objectives.best_builder) } else { 0 }
}

/// §score.5: the dollars left; few of them cost points.
pub(crate) fn money(table: &Ledger<'_>, seat: Seat) -> i32 {
    table.data.tracks.money_points(table.player(seat).dollars)
}

/// What an objective gives a seat, whether common or its own.
pub(crate) fn points(table: &Ledger<'_>, seat: Seat, objective: Objective) -> i32 {
    let (player, tracks) = (table.player(seat), &table.data.tracks);
    let players = table.seats.len();
    match objective.goal() {
        Goal::MajorityColour(colour) => {
            let held = table.map.of_colour(colour);
            share(table, seat, tracks.colour_places(players), |player| (player.built & held).count_ones())
        }
        Goal::MajorityRubble => {
            share(table, seat, tracks.rubble_places(players), |player| u32::from(player.tokens))
        }
        Goal::DevelopmentBar => tracks.development_bar(player.column),
        Goal::ClearingBar => tracks.clearing_bar(player.row),
        goal @ (Goal::PerBuilding
        | Goal::ColourSet
        | Goal::DevelopmentSet
        | Goal::Isolated
        | Goal::NextToRival
        | Goal::OwnPairs
        | Goal::Corners
        | Goal::PerColour(_)
        | Goal::PerDevelopment(_)
        | Goal::PerRubble
        | Goal::CoinsByThree) => {
            counted(table, seat, goal) as i32 * i32::from(table.data.objectives.points[objective.index()])
        }
    }
}

/// Own buildings on plots of a colour.
#[inline]
pub(crate) fn on(table: &Ledger<'_>, seat: Seat, colour: Colour) -> u32 {
    (table.player(seat).built & table.map.of_colour(colour)).count_ones()
}

/// How much a seat has of what an objective counts; nothing for rankings and bars, which do not count.
#[inline]
pub(crate) fn counted(table: &Ledger<'_>, seat: Seat, goal: Goal) -> u32 {
    let player = table.player(seat);
    let players = table.seats.len();
    match goal {
        Goal::PerBuilding => u32::from(player.buildings()),
        Goal::ColourSet => Colour::ALL.iter().map(|colour| on(table, seat, *colour)).min().unwrap_or(0),
        Goal::DevelopmentSet => player.developments.iter().map(|n| u32::from(*n)).min().unwrap_or(0),
        Goal::Isolated => count_near(table, player.built, |near| near & table.built() == 0),
        Goal::NextToRival => {
            let rivals = table.built() & !player.built;
            count_near(table, player.built, |near| near & rivals != 0)
        }
        Goal::OwnPairs => pairs(&table.data.grid(players).next_to, player.built),
        Goal::Corners => {
            let corners = player.built & table.data.grid(players).corners;
            count_near(table, corners, |near| near & !table.built() == 0)
        }
        Goal::PerColour(colour) => on(table, seat, colour),
        Goal::PerDevelopment(kind) => u32::from(player.developments[kind.index()]),
        Goal::PerRubble => u32::from(player.tokens),
        Goal::CoinsByThree => u32::from(player.dollars / 3),
        Goal::MajorityColour(_) | Goal::MajorityRubble | Goal::DevelopmentBar | Goal::ClearingBar => 0,
    }
}

/// How many of these places have neighbours of which something holds.
fn count_near(table: &Ledger<'_>, set: u64, holds: impl Fn(u64) -> bool) -> u32 {
    let next_to = &table.data.grid(table.seats.len()).next_to;
    places(set).filter(|place| holds(next_to[*place])).count() as u32
}

/// §goal.8: the largest number of pairs of neighbours in a set, each place in one pair at most.
fn pairs(next_to: &[u64; 64], set: u64) -> u32 {
    if set == 0 {
        return 0;
    }
    let first = set.trailing_zeros() as usize;
    let rest = set & (set - 1);
    let partners = places(next_to[first] & rest);
    let best = partners.map(|partner| 1 + pairs(next_to, rest & !(1 << partner))).max();
    // Alone, or with each partner in turn: there are at most eight buildings, so trying everything is quick.
    best.map_or_else(|| pairs(next_to, rest), |best| best.max(pairs(next_to, rest)))
}

/// §goal.16: tied seats add up the points of the places that they fill and share them, rounded down.
/// §goal.17: a seat with nothing gets nothing. §goal.18: the place among all seats counts, also for an own card.
fn share(table: &Ledger<'_>, seat: Seat, by_place: &[u8], count: impl Fn(&Player) -> u32) -> i32 {
    let own = count(table.player(seat));
    if own == 0 && table.data.tracks.requires_presence {
        return 0;
    }
    let all = table.seats;
    let ahead = all.iter().filter(|player| count(player) > own).count();
    let equal = all.iter().filter(|player| count(player) == own).count();
    let sum: i32 = by_place[ahead..ahead + equal].iter().map(|points| i32::from(*points)).sum();
    sum / equal as i32
}

pub(crate) fn breakdown(game: &SanFrancisco1906, words: &Words) -> Vec<Source> {
    let table = &game.ledger();
    let source = |label: String, points: &dyn Fn(Seat) -> i32| Source {
        label,
        points: Seat::all(game.player_count()).map(points).collect(),
    };
    let mut all: Vec<Source> = game
        .common
        .iter()
        .map(|objective| {
            let title = objective_title(objective, words.lang);
            let label = say!(words, "from-common", title);
            source(label, &|seat| points(table, seat, objective))
        })
        .collect();
    all.extend([
        source(say!(words, "from-objectives").to_owned(), &|seat| {
            goals(table, seat, game.player(seat).objectives())
        }),
        source(say!(words, "from-board").to_owned(), &|seat| square(table, seat)),
        source(say!(words, "from-developments").to_owned(), &|seat| developments(table, seat)),
        source(say!(words, "from-best-builder").to_owned(), &|seat| best_builder(table, seat)),
        source(say!(words, "from-money").to_owned(), &|seat| money(table, seat)),
    ]);
    all
}
