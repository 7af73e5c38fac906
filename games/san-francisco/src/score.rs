//! The final count, in half victory points.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use kernel::{Kind, Scores, Seat, Source, Words, say};

use crate::kinds::Row;
use crate::space::COLUMNS;
use crate::state::SanFrancisco;
use crate::titles::row_title;

/// The most players.
const SEATS: usize = 4;

/// What the players are ranked by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Contest {
    District(Row),
    Trams,
}

impl Contest {
    /// All of them, in the order of the count.
    pub const ALL: [Contest; Row::COUNT + 1] = [
        Contest::District(Row::Blue),
        Contest::District(Row::Grey),
        Contest::District(Row::Orange),
        Contest::District(Row::Yellow),
        Contest::District(Row::Green),
        Contest::Trams,
    ];
}

/// Points of each seat from one source.
type Points = [i32; SEATS];

/// A place in the comparison for an advantage, from 1 on, and the half points that it brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rank {
    pub place: u8,
    pub points: i32,
    /// §advantage.6: whether somebody else is equal in everything, so that the order of turns decides between them.
    pub even: bool,
}

/// What the cards of a city are worth, row by row from the left.
pub(crate) type Values = [[u8; COLUMNS]; Row::COUNT];

/// The final count of one position.
pub(crate) struct Count<'a> {
    game: &'a SanFrancisco,
    values: [Values; SEATS],
}

impl Count<'_> {
    pub(crate) fn of(game: &SanFrancisco) -> Count<'_> {
        let mut values = [[[0; COLUMNS]; Row::COUNT]; SEATS];
        for (values, player) in values.iter_mut().zip(&game.seats[..game.player_count()]) {
            for space in player.city.spaces() {
                let value = player.city.value(space, game.deck, game.board);
                values[space.row().index()][usize::from(space.column())] = value;
            }
        }
        Count { game, values }
    }

    /// What the cards of a seat are worth.
    pub(crate) fn values(&self, seat: Seat) -> &Values {
        &self.values[seat.index()]
    }

    /// Points and tie-breakers of everybody.
    pub(crate) fn scores(&self) -> Scores {
        let mut total = [0; SEATS];
        let mut add =
            |points: Points| total.iter_mut().zip(points).for_each(|(total, points)| *total += points);
        add(self.skyscrapers());
        add(self.medal());
        add(self.completions());
        add(self.points_tokens());
        for &row in Row::ALL {
            add(self.district(row));
        }
        add(self.trams());
        Scores::new(
            Seat::all(self.game.player_count())
                .map(|seat| [total[seat.index()], self.game.player(seat).city.tram_count() as i32]),
        )
    }

    /// §points.1: what a thing is worth, times how many of it each seat has.
    fn each(&self, worth: i8, number: impl Fn(Seat) -> u32) -> Points {
        let mut points = [0; SEATS];
        for seat in Seat::all(self.game.player_count()) {
            points[seat.index()] = i32::from(worth) * number(seat) as i32;
        }
        points
    }

    fn skyscrapers(&self) -> Points {
        self.each(self.game.board.skyscraper, |seat| self.game.player(seat).city.skyscraper_count())
    }

    fn medal(&self) -> Points {
        self.each(self.game.board.medal, |seat| u32::from(self.game.medal == Some(seat)))
    }

    fn completions(&self) -> Points {
        let held = |seat| self.game.completed.iter().filter(|owner| **owner == Some(seat)).count() as u32;
        self.each(self.game.board.completion, held)
    }

    fn points_tokens(&self) -> Points {
        self.each(self.game.board.points_token, |seat| u32::from(self.game.player(seat).points_tokens))
    }

    /// The seats from first to last. §advantage.3: everybody is ranked. §advantage.6: who is equal in the last comparison stands in turn
    /// order from the one who ended the game.
    fn order(&self, compare: impl Fn(Seat, Seat) -> Ordering) -> [Seat; SEATS] {
        let players = self.game.player_count();
        let mut order = [Seat::A; SEATS];
        for (place, seat) in order.iter_mut().zip(self.game.ender().round(players)) {
            *place = seat;
        }
        order[..players].sort_by(|one, other| compare(*other, *one));
        order
    }

    /// Gives the points of an advantage to the seats by rank.
    fn award(&self, by_rank: &[i8; SEATS], compare: impl Fn(Seat, Seat) -> Ordering) -> Points {
        let order = self.order(compare);
        let mut points = [0; SEATS];
        for (seat, worth) in order[..self.game.player_count()].iter().zip(by_rank) {
            points[seat.index()] = i32::from(*worth);
        }
        points
    }

    /// Where a seat stands in an advantage.
    fn rank(&self, seat: Seat, by_rank: &[i8; SEATS], compare: impl Fn(Seat, Seat) -> Ordering) -> Rank {
        let order = self.order(&compare);
        let place = order.iter().position(|other| *other == seat).unwrap_or_default();
        let mut others = Seat::all(self.game.player_count()).filter(|other| *other != seat);
        Rank {
            place: place as u8 + 1,
            points: i32::from(by_rank[place]),
            even: others.any(|other| compare(seat, other) == Ordering::Equal),
        }
    }

    /// §advantage.1: by the total value of the row. §advantage.4: then card by card, through this row and those below it.
    fn in_district(&self, row: Row, one: Seat, other: Seat) -> Ordering {
        let (one, other) = (&self.values[one.index()], &self.values[other.index()]);
        let total =
            |values: &Values| -> u32 { values[row.index()].iter().map(|value| u32::from(*value)).sum() };
        let cards = || {
            let mut at = row;
            for _ in Row::ALL {
                match one[at.index()].cmp(&other[at.index()]) {
                    Ordering::Equal => at = at.below(),
                    decided @ (Ordering::Less | Ordering::Greater) => return decided,
                }
            }
            Ordering::Equal
        };
        total(one).cmp(&total(other)).then_with(cards)
    }

    /// §advantage.2: by the number of trams. §advantage.5: then column by column.
    fn in_trams(&self, one: Seat, other: Seat) -> Ordering {
        let city = |seat: Seat| &self.game.player(seat).city;
        let columns = |seat: Seat| -> [u32; COLUMNS] { std::array::from_fn(|c| city(seat).trams_in(c)) };
        let totals = city(one).tram_count().cmp(&city(other).tram_count());
        totals.then_with(|| columns(one).cmp(&columns(other)))
    }

    fn district(&self, row: Row) -> Points {
        let by_rank = self.game.board.district(self.game.player_count());
        self.award(by_rank, |one, other| self.in_district(row, one, other))
    }

    fn trams(&self) -> Points {
        let by_rank = self.game.board.trams(self.game.player_count());
        self.award(by_rank, |one, other| self.in_trams(one, other))
    }
}

/// Where a seat stands in each contest. §advantage.3 ranks everybody at the end; while the game runs, several who have nothing in a contest do not
/// stand in it yet: nobody leads an empty district, or is last there, by the order of turns.
pub(crate) type Standing = BTreeMap<Contest, Rank>;

/// Where the seats stand now, and what everything that they have is worth so, in half points.
pub(crate) fn standings(game: &SanFrancisco) -> Vec<(Standing, i32)> {
    let count = Count::of(game);
    let (board, players) = (game.board, game.player_count());
    let over = game.ended_by().is_some();
    let held = [count.skyscrapers(), count.medal(), count.completions(), count.points_tokens()];
    let has = |seat: Seat, contest: Contest| match contest {
        Contest::District(row) => u32::from(game.row_value(seat, row)),
        Contest::Trams => game.trams_of(seat),
    };
    let rank = |seat: Seat, contest: Contest| {
        let nobody = Seat::all(players).filter(|seat| has(*seat, contest) == 0).count();
        let stands = over || nobody <= 1 || has(seat, contest) > 0;
        stands.then(|| match contest {
            Contest::District(row) => {
                count.rank(seat, board.district(players), |one, other| count.in_district(row, one, other))
            }
            Contest::Trams => count.rank(seat, board.trams(players), |one, other| count.in_trams(one, other)),
        })
    };
    let of = |seat: Seat| {
        let standing: Standing =
            Contest::ALL.into_iter().filter_map(|contest| Some((contest, rank(seat, contest)?))).collect();
        let ranked: i32 = standing.values().map(|rank| rank.points).sum();
        (standing, ranked + held.iter().map(|points| points[seat.index()]).sum::<i32>())
    };
    Seat::all(players).map(of).collect()
}

/// §final.1: most points win; then most trams; then the victory is shared.
pub(crate) fn scores(game: &SanFrancisco) -> Scores {
    Count::of(game).scores()
}

pub(crate) fn breakdown(game: &SanFrancisco, words: &Words) -> Vec<Source> {
    let count = Count::of(game);
    let source =
        |label: String, points: Points| Source { label, points: points[..game.player_count()].to_vec() };
    let mut sources = vec![
        source(say!(words, "from-skyscrapers").to_owned(), count.skyscrapers()),
        source(say!(words, "from-medal").to_owned(), count.medal()),
        source(say!(words, "from-completed").to_owned(), count.completions()),
        source(say!(words, "from-points-tokens").to_owned(), count.points_tokens()),
    ];
    for &row in Row::ALL {
        let name = row_title(row, words.lang);
        let label = say!(words, "from-district", name);
        sources.push(source(label, count.district(row)));
    }
    sources.push(source(say!(words, "from-trams").to_owned(), count.trams()));
    sources
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, phases};

    #[test]
    fn a_rank_says_when_only_the_order_of_turns_decides() {
        let mut game = phases::set_up(&Setup::of(2));
        let rank = |place, points, even| Rank { place, points, even };
        let grey = Contest::District(Row::Grey);
        lay(&mut game, Seat::A, "grey-plain-3");
        lay(&mut game, Seat::B, "grey-plain-3");
        let stand = standings(&game);
        assert_eq!((stand[0].0[&grey], stand[1].0[&grey]), (rank(1, 4, true), rank(2, 0, true)));
        lay(&mut game, Seat::B, "grey-plain-2");
        let stand = standings(&game);
        assert_eq!((stand[0].0[&grey], stand[1].0[&grey]), (rank(2, 0, false), rank(1, 4, false)));
    }

    #[test]
    fn nobody_stands_anywhere_with_nothing_until_the_game_ends() {
        let mut game = phases::set_up(&Setup::of(3));
        assert!(standings(&game).iter().all(|(standing, worth)| standing.is_empty() && *worth == 0));
        lay(&mut game, Seat::B, "grey-plain-3");
        let told = |game: &SanFrancisco| -> Vec<(usize, i32)> {
            standings(game).iter().map(|(standing, worth)| (standing.len(), *worth)).collect()
        };
        assert_eq!(told(&game), [(0, 0), (1, 4), (0, 0)]);
        // Whoever alone has nothing is plainly last.
        lay(&mut game, Seat::A, "grey-plain-2");
        assert_eq!(told(&game), [(1, 2), (1, 4), (1, 0)]);
        // §advantage.3: at the end everybody is ranked, and what stands there is the result.
        game.question = crate::state::Question::Over(Seat::A);
        let result = scores(&game);
        for (seat, (standing, worth)) in Seat::all(3).zip(standings(&game)) {
            assert_eq!((standing.len(), worth), (Contest::ALL.len(), result.points(seat)));
        }
    }

    fn lay(game: &mut SanFrancisco, seat: Seat, name: &str) {
        let kinds = game.deck.iter().enumerate();
        let found = kinds.map(|(i, (card, _))| (i as u8, card)).find(|(_, card)| card.name() == name);
        let (slot, card) = found.expect("such a card");
        let row = card.colour().row().expect("a coloured card");
        game.seats[seat.index()].city.lay(row, crate::deck::Slot(slot), card);
    }
}
