//! The final count, in half victory points.

use std::cmp::Reverse;

use kernel::{Kind, Scores, Seat, Source, Words};

use crate::city::COLUMNS;
use crate::kinds::Row;
use crate::state::SanFrancisco;
use crate::titles::row_title;

/// Points of each seat from one source.
type Points = [i32; 4];

/// §points.1: what a thing is worth, times how many of it each seat has.
fn each(game: &SanFrancisco, worth: i8, number: impl Fn(Seat) -> u32) -> Points {
    let mut points = [0; 4];
    for seat in Seat::all(game.player_count()) {
        points[seat.index()] = i32::from(worth) * number(seat) as i32;
    }
    points
}

fn skyscrapers(game: &SanFrancisco) -> Points {
    each(game, game.board.skyscraper, |seat| game.player(seat).city.skyscraper_count())
}

fn medal(game: &SanFrancisco) -> Points {
    each(game, game.board.medal, |seat| u32::from(game.medal == Some(seat)))
}

fn completions(game: &SanFrancisco) -> Points {
    let held = |seat| game.completed.iter().filter(|owner| **owner == Some(seat)).count() as u32;
    each(game, game.board.completion, held)
}

fn points_tokens(game: &SanFrancisco) -> Points {
    each(game, game.board.points_token, |seat| u32::from(game.player(seat).points_tokens))
}

/// The seats in the order of an advantage. §advantage.3: everybody is ranked. §advantage.6: who is equal to the last
/// comparison stands in turn order from the one who ended the game.
fn ranking<K: Ord>(game: &SanFrancisco, key: impl Fn(Seat) -> K) -> Vec<Seat> {
    let mut order: Vec<Seat> = game.ender().round(game.player_count()).collect();
    order.sort_by_key(|seat| Reverse(key(*seat)));
    order
}

fn award(order: &[Seat], by_rank: &[i8; 4]) -> Points {
    let mut points = [0; 4];
    for (seat, worth) in order.iter().zip(by_rank) {
        points[seat.index()] = i32::from(*worth);
    }
    points
}

/// §advantage.1: by the total value of the row. §advantage.4: then card by card, through this row and those below it.
pub(crate) fn district_ranking(game: &SanFrancisco, row: Row) -> Vec<Seat> {
    ranking(game, |seat| {
        let city = &game.player(seat).city;
        let mut at = row;
        let rows: [[u8; COLUMNS]; Row::COUNT] = std::array::from_fn(|_| {
            let values = city.values(at, game.deck, game.board);
            at = at.below();
            values
        });
        (rows[0].iter().map(|value| u32::from(*value)).sum::<u32>(), rows)
    })
}

/// §advantage.2: by the number of trams. §advantage.5: then column by column.
pub(crate) fn tram_ranking(game: &SanFrancisco) -> Vec<Seat> {
    ranking(game, |seat| {
        let city = &game.player(seat).city;
        let columns: [u32; COLUMNS] = std::array::from_fn(|column| city.trams_in(column));
        (city.tram_count(), columns)
    })
}

fn district(game: &SanFrancisco, row: Row) -> Points {
    award(&district_ranking(game, row), game.board.district(game.player_count()))
}

fn trams(game: &SanFrancisco) -> Points {
    award(&tram_ranking(game), game.board.trams(game.player_count()))
}

/// §final.1: most points win; then most trams; then the victory is shared.
pub(crate) fn scores(game: &SanFrancisco) -> Scores {
    let mut sources =
        vec![skyscrapers(game), medal(game), completions(game), points_tokens(game), trams(game)];
    sources.extend(Row::ALL.iter().map(|row| district(game, *row)));
    Scores::new(Seat::all(game.player_count()).map(|seat| {
        let points = sources.iter().map(|points| points[seat.index()]).sum();
        [points, game.player(seat).city.tram_count() as i32]
    }))
}

pub(crate) fn breakdown(game: &SanFrancisco, words: &Words) -> Vec<Source> {
    let source =
        |label: String, points: Points| Source { label, points: points[..game.player_count()].to_vec() };
    let say = |english: &str, french: &str| words.say(english, french).to_owned();
    let mut sources = vec![
        source(say("Skyscrapers", "Gratte-ciel"), skyscrapers(game)),
        source(say("Master Builder medal", "Médaille maître d'œuvre"), medal(game)),
        source(say("Completed districts", "Quartiers achevés"), completions(game)),
        source(say("Points tokens", "Jetons points"), points_tokens(game)),
    ];
    for &row in Row::ALL {
        let name = row_title(row, words.lang);
        let label = words.say(format!("Advantage: {name} district"), format!("Avantage : quartier {name}"));
        sources.push(source(label, district(game, row)));
    }
    sources.push(source(say("Advantage: trams", "Avantage : tramways"), trams(game)));
    sources
}
