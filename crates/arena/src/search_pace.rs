//! How fast bots think: search iterations per second from stored positions.

use std::time::Duration;

use bots::judge::Opinion;
use bots::{Budget, Clock, Spec, Style, WorkClock, seat_with_clock};
use kernel::{Entry, Record, RecordError, Seat, Table, Words};
use serde::Serialize;

/// The games whose positions are looked at, one record after the other, played by bots. A record begins with its line "game".
const RECORDS: &str = include_str!("../tests/positions.cabildo");

/// The record of a game among those on the page.
fn record(id: &str) -> Result<Option<Record>, RecordError> {
    let starts = RECORDS.match_indices("game  ").map(|(at, _)| at);
    let ends = starts.clone().skip(1).chain([RECORDS.len()]);
    for (start, end) in starts.zip(ends) {
        let record = Record::read(&RECORDS[start..end])?;
        if record.game == id {
            return Ok(Some(record));
        }
    }
    Ok(None)
}

/// Where in a game a position lies, and how far that is, in tenths of its answers.
const POSITIONS: [(&str, usize); 3] = [("opening", 0), ("middle", 5), ("late", 9)];

/// How fast a bot thinks about a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SearchPace {
    /// The game.
    pub game: &'static str,
    /// Its set-up.
    pub setup: String,
    /// Opening, middle or late.
    pub position: &'static str,
    /// After so many answers.
    pub ply: usize,
    /// Iterations of the search in a second of one thread's work.
    pub iterations: f64,
}

/// Thinks about the three stored positions of a game for so long each, with this opinion or the one that plays best. None, if there is no
/// record of the game.
pub fn search_pace(
    game: &dyn Entry,
    judge: Option<Opinion>,
    time: Duration,
) -> Result<Vec<SearchPace>, RecordError> {
    let Some(record) = record(game.meta().id)? else { return Ok(Vec::new()) };
    let mut paces = Vec::new();
    for (position, tenths) in POSITIONS {
        let Some((table, asked)) = find(game, &record, record.plies.len() * tenths / 10)? else { continue };
        let spec = Spec { judge, ..Spec::new(Style::Search(Budget::Time(time))) };
        let clock = WorkClock::default();
        let Ok(mut bot) = seat_with_clock(table.as_ref(), &spec, 1, Box::new(clock)) else { continue };
        let start = clock.now();
        bot.answer(table.as_ref(), asked);
        let seconds = (clock.now() - start).as_secs_f64();
        paces.push(SearchPace {
            game: game.meta().id,
            setup: table.setup().to_string(),
            position,
            ply: table.ply(),
            iterations: bot.iterations() as f64 / seconds,
        });
    }
    Ok(paces)
}

/// A position, and who has a choice in it.
type Asked = (Box<dyn Table>, Seat);

/// The first position from an answer number on in which somebody has a choice.
fn find(game: &dyn Entry, record: &Record, from: usize) -> Result<Option<Asked>, RecordError> {
    for ply in from..record.plies.len() {
        let mut table = game.replay(record)?;
        table.rewind(ply);
        if let Some(asked) = table.acting().first()
            && table.choices(asked, &Words::default()).len() > 1
        {
            return Ok(Some((table, asked)));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_three_positions_to_think_about() {
        for game in catalog::GAMES {
            let paces = search_pace(*game, None, Duration::from_millis(5)).expect("the records are sound");
            assert_eq!(paces.len(), 3, "{}", game.meta().id);
            assert!(paces.iter().all(|pace| pace.iterations > 0.0), "{paces:?}");
        }
    }
}
