//! What a viewer may know. §open.1: everything but the order of the deck, so all viewers know the same.

use std::collections::BTreeMap;

use kernel::{Kind, Seat, Viewer, serde};
use serde::Serialize;

use crate::action::Action;
use crate::board::PROJECT_COLUMNS;
use crate::card::{Card, Symbol};
use crate::deck::Slot;
use crate::kinds::{Bonus, Row};
use crate::look::Worths;
use crate::outlook::{Brings, Outlook, Prospect, outlook, prospects};
use crate::pile::Pile;
use crate::score::{self, Contest, Rank, Standing};
use crate::space::{COLUMNS, Space};
use crate::state::{Question, SanFrancisco};

/// Cards with their numbers.
pub type Cards = BTreeMap<Card, u8>;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct View {
    pub round: u16,
    pub asked: Option<Asked>,
    /// Who ended the game.
    pub ender: Option<Seat>,
    /// Foundation tokens left on the project board, of so many, and how they lie: in stacks of two that are used up from the left.
    pub tokens: u8,
    pub tokens_at_start: u8,
    pub token_stacks: Vec<u8>,
    /// The project columns, oldest card first.
    pub columns: [Vec<Card>; PROJECT_COLUMNS],
    /// Cards taken and not yet built.
    pub taken: Vec<Card>,
    /// Cards not yet drawn: how many, and what they are, in no order.
    pub undrawn: u8,
    pub unseen: Cards,
    /// Cards thrown away.
    pub thrown: Cards,
    /// Copies left of each bonus.
    pub bonuses: BTreeMap<Bonus, u8>,
    /// What each district grants.
    pub granted_by: BTreeMap<Row, Bonus>,
    /// Who took which completion token.
    pub completed: BTreeMap<Row, Option<Seat>>,
    pub medal: Option<Seat>,
    pub seats: Vec<SeatView>,
    /// What the answers of whoever is asked would bring him, where he builds or lays something.
    #[serde(skip)]
    pub prospects: Vec<Prospect>,
    /// What things are worth at the end.
    #[serde(skip)]
    pub worths: Worths,
    /// Whose eyes these are; `None` for somebody beside the table.
    pub own: Option<Seat>,
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", tag = "question", rename_all = "kebab-case")]
pub enum Asked {
    Turn { seat: Seat },
    Column { seat: Seat, card: Card },
    Build { seat: Seat },
    Bonus { seat: Seat, row: Row },
    Row { seat: Seat, bonus: Bonus },
    Space { seat: Seat, bonus: Bonus },
    Contracts { seat: Seat },
}

/// One player as everybody sees him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct SeatView {
    pub seat: Seat,
    /// The rows from the top, each as long as it is built.
    pub city: Vec<Vec<SpaceView>>,
    /// What the cards of each row are worth together.
    pub values: BTreeMap<Row, u8>,
    pub contracts: u8,
    pub points_tokens: u8,
    pub discard_tokens: u8,
    pub trams: u8,
    pub skyscrapers: u8,
    /// What the neighbours of a foundation have to be worth.
    pub required: i32,
    /// Half points as they would count if the game ended now.
    pub points: i32,
    /// The same without what nobody has yet: while the game runs, several who have nothing in a contest do not stand in it.
    #[serde(skip)]
    pub worth: i32,
    /// Where the player stands, as far as he stands anywhere yet; at the end in all contests.
    #[serde(skip)]
    pub ranks: Standing,
    /// What each project column would bring him.
    #[serde(skip)]
    pub outlooks: [Outlook; PROJECT_COLUMNS],
}

impl SeatView {
    /// Cards in the city.
    #[must_use]
    pub fn cards(&self) -> usize {
        self.city.iter().map(Vec::len).sum()
    }

    /// §finalize.1: the fewest cards of a column that he could take, without a discard token.
    #[must_use]
    pub fn least_cards(&self) -> u8 {
        self.contracts + 1
    }

    /// §advantage.5: trams in a column of the city, counted from 0.
    #[must_use]
    pub fn trams_in(&self, column: usize) -> usize {
        self.city.iter().filter(|row| row.get(column).is_some_and(|space| space.tram)).count()
    }

    /// How much the player has in a contest.
    #[must_use]
    pub fn has(&self, contest: Contest) -> u8 {
        match contest {
            Contest::District(row) => self.values[&row],
            Contest::Trams => self.trams,
        }
    }

    /// §bonus.1: cards with the bonus symbol in a row.
    #[must_use]
    pub fn symbols(&self, row: Row) -> usize {
        self.city[row.index()].iter().filter(|space| space.card.has(Symbol::Bonus)).count()
    }
}

/// Somebody in a contest: how much he has, and where he stands with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub seat: Seat,
    pub has: u8,
    /// None as long as he and others have nothing there.
    pub rank: Option<Rank>,
}

/// What points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    Skyscrapers,
    Medal,
    Completions,
    PointsTokens,
    Contest(Contest),
}

impl View {
    /// Who stands where in a contest, from the first on; who has nothing yet comes last.
    #[must_use]
    pub fn podium(&self, contest: Contest) -> Vec<Step> {
        let step = |seat: &SeatView| Step {
            seat: seat.seat,
            has: seat.has(contest),
            rank: seat.ranks.get(&contest).copied(),
        };
        let mut steps: Vec<Step> = self.seats.iter().map(step).collect();
        steps.sort_by_key(|step| step.rank.map_or(u8::MAX, |rank| rank.place));
        steps
    }

    /// What the ranks of a contest bring, from the first on, in half points.
    #[must_use]
    pub fn prizes(&self, contest: Contest) -> &[i8] {
        let by_rank = match contest {
            Contest::District(_) => &self.worths.district,
            Contest::Trams => &self.worths.trams,
        };
        &by_rank[..self.seats.len()]
    }

    /// Where the present worth of a seat comes from, in half points.
    #[must_use]
    pub fn sources(&self, seat: Seat) -> Vec<(Origin, i32)> {
        let (worths, view) = (&self.worths, &self.seats[seat.index()]);
        let completed = self.completed.values().filter(|owner| **owner == Some(seat)).count();
        let mut sources = vec![
            (Origin::Skyscrapers, i32::from(worths.skyscraper) * i32::from(view.skyscrapers)),
            (Origin::Medal, i32::from(worths.medal) * i32::from(self.medal == Some(seat))),
            (Origin::Completions, i32::from(worths.completion) * completed as i32),
            (Origin::PointsTokens, i32::from(worths.points_token) * i32::from(view.points_tokens)),
        ];
        let contest = |contest: Contest| {
            (Origin::Contest(contest), view.ranks.get(&contest).map_or(0, |rank| rank.points))
        };
        sources.extend(Contest::ALL.map(contest));
        sources
    }

    /// What the answer of whoever is asked would bring him, if he builds or lays something with it.
    #[must_use]
    pub fn prospect(&self, action: Action) -> Option<&Brings> {
        self.prospects.iter().find(|prospect| prospect.action == action).map(|prospect| &prospect.brings)
    }

    /// Foundations among the cards not yet drawn.
    #[must_use]
    pub fn foundations_to_come(&self) -> u8 {
        self.unseen.iter().filter(|(card, _)| card.has(Symbol::Foundation)).map(|(_, n)| *n).sum()
    }

    /// Spaces of a city. §end.2: who fills them ends the game.
    #[must_use]
    pub fn spaces(&self) -> usize {
        COLUMNS * Row::COUNT
    }
}

/// A card in a city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct SpaceView {
    pub card: Built,
    /// What it is worth now.
    pub value: u8,
    pub tram: bool,
    pub skyscraper: bool,
    /// For a foundation without a skyscraper: what its neighbours are worth now.
    pub around: Option<i32>,
    pub plus_2_token: bool,
    pub line_token: bool,
    /// For a public garden: whether a tram passes beside it.
    #[serde(skip)]
    pub connected: bool,
}

/// What lies on a space: a project card or a bonus card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", untagged)]
pub enum Built {
    Project(Card),
    Bonus(Bonus),
}

impl Asked {
    /// Who is asked.
    #[must_use]
    pub fn seat(self) -> Seat {
        match self {
            Asked::Turn { seat }
            | Asked::Column { seat, .. }
            | Asked::Build { seat }
            | Asked::Bonus { seat, .. }
            | Asked::Row { seat, .. }
            | Asked::Space { seat, .. }
            | Asked::Contracts { seat } => seat,
        }
    }
}

impl Built {
    /// Whether it shows a symbol.
    #[must_use]
    pub fn has(self, symbol: Symbol) -> bool {
        match self {
            Built::Project(card) => card.has(symbol),
            Built::Bonus(bonus) => bonus == Bonus::DepotCard && symbol == Symbol::Depot,
        }
    }
}

fn cards(game: &SanFrancisco, pile: &Pile) -> Vec<Card> {
    pile.slots().iter().map(|slot| game.deck.card(*slot)).collect()
}

/// The kinds of the deck with a number each; those with none are left out.
fn counted(game: &SanFrancisco, number: impl Fn(Slot, u8) -> u8) -> Cards {
    let kinds = game.deck.iter().enumerate();
    kinds.map(|(i, (card, copies))| (card, number(Slot(i as u8), copies))).filter(|(_, n)| *n > 0).collect()
}

fn space(game: &SanFrancisco, seat: Seat, at: Space) -> Option<SpaceView> {
    let city = &game.player(seat).city;
    let slot = city.slot(at)?;
    let waits = city.is_foundation(at) && !city.has_skyscraper(at);
    Some(SpaceView {
        card: match slot {
            Slot::VALUE_4 => Built::Bonus(Bonus::Value4Card),
            Slot::DEPOT => Built::Bonus(Bonus::DepotCard),
            Slot(_) => Built::Project(game.deck.card(slot)),
        },
        value: city.value(at, game.deck, game.board),
        tram: city.has_tram(at),
        skyscraper: city.has_skyscraper(at),
        around: waits.then(|| city.around(at, game.deck, game.board)),
        plus_2_token: city.has_token(Bonus::Plus2Token, at),
        line_token: city.has_token(Bonus::TramLineToken, at),
        connected: city.is_beside_tram(at),
    })
}

fn seat_view(game: &SanFrancisco, seat: Seat, points: i32, (ranks, worth): (Standing, i32)) -> SeatView {
    let player = game.player(seat);
    let row = |row: &Row| {
        (0..COLUMNS as u8).filter_map(|column| space(game, seat, Space::new(*row, column))).collect()
    };
    let value = |row: &Row| player.city.values(*row, game.deck, game.board).iter().sum();
    SeatView {
        seat,
        city: Row::ALL.iter().map(row).collect(),
        values: Row::ALL.iter().map(|row| (*row, value(row))).collect(),
        contracts: player.contracts,
        points_tokens: player.points_tokens,
        discard_tokens: player.discard_tokens,
        trams: player.city.tram_count() as u8,
        skyscrapers: player.city.skyscraper_count() as u8,
        required: player.city.required(game.board),
        points,
        worth,
        ranks,
        outlooks: std::array::from_fn(|column| outlook(game, seat, column)),
    }
}

pub(crate) fn view(game: &SanFrancisco, viewer: Viewer) -> View {
    let scores = score::scores(game);
    let tokens = game.board.tokens(game.player_count());
    View {
        round: game.round,
        asked: match game.question {
            Question::Turn(seat) => Some(Asked::Turn { seat }),
            Question::Column(seat, slot) => Some(Asked::Column { seat, card: game.deck.card(slot) }),
            Question::Build(seat) => Some(Asked::Build { seat }),
            Question::Bonus(seat, row) => Some(Asked::Bonus { seat, row }),
            Question::Row(seat, bonus) => Some(Asked::Row { seat, bonus }),
            Question::Space(seat, bonus) => Some(Asked::Space { seat, bonus }),
            Question::Contracts(seat) => Some(Asked::Contracts { seat }),
            Question::Over(_) => None,
        },
        ender: if let Question::Over(ender) = game.question { Some(ender) } else { None },
        tokens: game.tokens,
        tokens_at_start: tokens,
        // §setup.2: the leftmost stack is used up first.
        token_stacks: (0..tokens)
            .step_by(2)
            .rev()
            .map(|right| game.tokens.saturating_sub(right).min(2))
            .collect(),
        columns: std::array::from_fn(|column| cards(game, &game.columns[column])),
        taken: cards(game, &game.taken),
        undrawn: game.draw_pile.len() as u8,
        unseen: counted(game, |slot, _| game.draw_pile.count(slot)),
        thrown: counted(game, |slot, copies| copies - game.in_play(slot)),
        bonuses: Bonus::ALL.iter().map(|bonus| (*bonus, game.bonuses[bonus.index()])).collect(),
        granted_by: Row::ALL.iter().map(|row| (*row, game.board.bonus(*row))).collect(),
        completed: Row::ALL.iter().map(|row| (*row, game.completed[row.index()])).collect(),
        medal: game.medal,
        seats: Seat::all(game.player_count())
            .zip(score::standings(game))
            .map(|(seat, standing)| seat_view(game, seat, scores.points(seat), standing))
            .collect(),
        prospects: prospects(game),
        worths: game.worths(),
        own: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Afterwards => None,
        },
    }
}
