//! Everybody at the tables of one game: ratings of people and bots (Bradley–Terry, as in the arena), and where their points come from.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use ::bots::Level;
use kernel::Lang;
use ratings::{Interval, Meetings, ratings};
use store::{GONE, ResultRow, StoreError};

use super::FEW;
use super::sources::Means;
use crate::bots::strength;
use crate::desk::Desk;
use crate::time::now;

/// The most results that ratings are made from: the last ones.
const RESULTS: usize = 4_000;
/// The bot that has this rating, so that numbers mean the same from week to week.
const ANCHOR: (Level, f64) = (Level::Casual, 1_000.0);

/// Who is rated.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Entrant {
    Bot(String),
    /// A person, by the id to the server.
    Person(String),
}

/// Somebody with a rating.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    pub who: Entrant,
    pub games: u32,
    pub rating: Interval,
}

/// What is known of everybody.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Crowd {
    /// The highest rating first.
    pub rated: Vec<Rated>,
    /// Where the points of strong bots come from, and those of everybody, in every language.
    pub strong: BTreeMap<Lang, Means>,
    pub all: BTreeMap<Lang, Means>,
}

/// Whose result a row is: nobody's if a bot sat in for a person, for neither played it alone.
fn entrant(row: &ResultRow) -> Option<Entrant> {
    if row.player.as_deref() == Some(GONE) {
        return None;
    }
    match (&row.player, &row.bot) {
        (Some(player), None) => Some(Entrant::Person(player.clone())),
        (Some(player), Some(_)) if row.resigned => Some(Entrant::Person(player.clone())),
        (None, Some(bot)) => Some(Entrant::Bot(strength(bot).to_owned())),
        (Some(_), Some(_)) | (None, None) => None,
    }
}

/// The place of a seat among others: who gave up is behind everybody.
fn place(row: &ResultRow) -> u8 {
    if row.resigned { u8::MAX } else { row.place }
}

impl Crowd {
    /// From results that count.
    pub fn of(rows: &[ResultRow]) -> Crowd {
        let mut tables: BTreeMap<&str, Vec<(&ResultRow, Entrant)>> = BTreeMap::new();
        let mut games: BTreeMap<Entrant, u32> = BTreeMap::new();
        for row in rows {
            let Some(who) = entrant(row) else { continue };
            *games.entry(who.clone()).or_default() += 1;
            tables.entry(&row.table).or_default().push((row, who));
        }
        // Who has played little is not rated: his games would say little, and cost much.
        games.retain(|who, games| matches!(who, Entrant::Bot(_)) || *games >= FEW);
        let number: HashMap<&Entrant, usize> = games.keys().zip(0..).collect();
        let blocks: Vec<Meetings> = tables.values().map(|table| met(table, &number)).collect();
        let found = ratings(games.len(), &blocks);
        let anchor = number.get(&Entrant::Bot(ANCHOR.0.name().to_owned()));
        let shift = ANCHOR.1 - anchor.map_or(0.0, |place| found[*place].value);
        let shifted = |Interval { value, low, high }: Interval| Interval {
            value: value + shift,
            low: low + shift,
            high: high + shift,
        };
        let mut rated: Vec<Rated> = games
            .iter()
            .zip(found)
            .map(|((who, games), rating)| Rated { who: who.clone(), games: *games, rating: shifted(rating) })
            .collect();
        rated.sort_by(|one, other| {
            other.rating.value.total_cmp(&one.rating.value).then_with(|| one.who.cmp(&other.who))
        });
        let means = |which: &dyn Fn(&ResultRow) -> bool| {
            let of = |lang: Lang| {
                let mut means = Means::default();
                for sources in rows.iter().filter(|row| which(row)).filter_map(|row| row.sources.as_deref()) {
                    means.add(sources, lang);
                }
                (lang, means)
            };
            Lang::ALL.into_iter().map(of).collect()
        };
        let strong = |row: &ResultRow| {
            row.player.is_none() && row.bot.as_deref().map(strength) == Some(Level::Strong.name())
        };
        Crowd { rated, strong: means(&strong), all: means(&|_| true) }
    }

    /// Where the points of some come from, in a language.
    pub fn means(of: &BTreeMap<Lang, Means>, lang: Lang) -> Option<&Means> {
        of.get(&lang).or_else(|| of.get(&Lang::default())).filter(|means| means.games > 0)
    }
}

/// Who came before whom at one table.
fn met(table: &[(&ResultRow, Entrant)], number: &HashMap<&Entrant, usize>) -> Meetings {
    let mut meetings = Meetings::new(number.len());
    for (one, who) in table {
        for (other, whom) in table.iter().filter(|(_, whom)| whom != who) {
            let (Some(winner), Some(loser)) = (number.get(who), number.get(whom)) else { continue };
            let times = match place(one).cmp(&place(other)) {
                std::cmp::Ordering::Less => 1.0,
                // Both see the tie, so each of them counts half of it.
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => continue,
            };
            meetings.add(*winner, *loser, times);
        }
    }
    meetings
}

/// What was found out, until another game ends.
#[derive(Debug, Default)]
pub struct Crowds(Mutex<HashMap<String, Arc<tokio::sync::Mutex<Known>>>>);

/// What is known of a game, since when, and the last result that it knows of.
#[derive(Debug, Default)]
struct Known {
    crowd: Arc<Crowd>,
    at: i64,
    /// When it was worked out.
    worked: i64,
    last: Option<(i64, String)>,
}

impl Desk {
    /// Everybody at the tables of a game. It is worked out anew when a game has ended, but not more often than the host allows.
    pub async fn crowd(&self, game: &str) -> Result<Arc<Crowd>, StoreError> {
        let known = {
            let mut all = self.crowds.0.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(all.entry(game.to_owned()).or_default())
        };
        // One works it out, the others wait for it.
        let mut known = known.lock().await;
        if known.at > 0 && now() - known.at < self.settings.ratings_pause {
            return Ok(Arc::clone(&known.crowd));
        }
        let last = self.store.people().last_result_in(game)?;
        // Of games that end in one second the last to come need not be the last in their order.
        let unsure = last.as_ref().is_some_and(|(ended, _)| *ended >= known.worked);
        if known.at == 0 || known.last != last || unsure {
            let begun = now();
            let (store, game) = (Arc::clone(&self.store), game.to_owned());
            let worked = move || store.people().results_in(&game, RESULTS).map(|rows| Crowd::of(&rows));
            let crowd = tokio::task::spawn_blocking(worked)
                .await
                .map_err(|error| StoreError::Engine(error.to_string()))??;
            (known.crowd, known.last, known.worked) = (Arc::new(crowd), last, begun);
        }
        known.at = now();
        Ok(Arc::clone(&known.crowd))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(table: usize, seat: u8, player: Option<&str>, bot: Option<&str>, place: u8) -> ResultRow {
        ResultRow {
            table: format!("t{table:03}"),
            seat,
            game: "san-juan".into(),
            player: player.map(Into::into),
            name: None,
            bot: bot.map(Into::into),
            resigned: false,
            place,
            won: 0.0,
            even: 0.5,
            points: 10,
            practice: false,
            helped: false,
            ended: 0,
            listed: true,
            sources: None,
        }
    }

    fn rating(crowd: &Crowd, who: &Entrant) -> Option<Interval> {
        crowd.rated.iter().find(|rated| rated.who == *who).map(|rated| rated.rating)
    }

    #[test]
    fn who_wins_three_of_four_against_the_casual_bot_is_about_two_hundred_points_above_it() {
        let mut rows = Vec::new();
        for n in 0..80 {
            let (own, other) = if n % 4 == 0 { (2, 1) } else { (1, 2) };
            rows.extend([row(n, 0, Some("p"), None, own), row(n, 1, None, Some("casual"), other)]);
        }
        // Somebody who has played once, and a seat at which a bot sat in for a person.
        rows.extend([row(90, 0, Some("q"), None, 1), row(90, 1, None, Some("casual"), 2)]);
        rows.extend([row(91, 0, Some("p"), Some("casual"), 1), row(91, 1, None, Some("casual"), 2)]);
        let crowd = Crowd::of(&rows);
        let bot = Entrant::Bot("casual".into());
        assert_eq!(rating(&crowd, &bot).map(|found| found.value.round()), Some(1_000.0));
        let own = rating(&crowd, &Entrant::Person("p".into())).expect("rated");
        assert!((own.value - 1_188.0).abs() < 15.0, "{own:?}");
        assert!(own.low < own.value - 20.0 && own.high > own.value + 20.0, "how sure that is: {own:?}");
        assert_eq!(rating(&crowd, &Entrant::Person("q".into())), None, "one game says nothing");
        assert_eq!(
            crowd.rated.iter().find(|rated| rated.who == Entrant::Person("p".into())).map(|p| p.games),
            Some(80)
        );
    }

    #[test]
    fn a_bot_with_a_character_is_rated_as_its_level() {
        let mut rows = Vec::new();
        for n in 0..20 {
            let bot = if n % 2 == 0 { "casual" } else { "casual:as=planter" };
            rows.extend([row(n, 0, Some("p"), None, 1), row(n, 1, None, Some(bot), 2)]);
        }
        let crowd = Crowd::of(&rows);
        let bots: Vec<_> = crowd.rated.iter().filter(|rated| matches!(rated.who, Entrant::Bot(_))).collect();
        assert_eq!(bots.len(), 1);
        assert_eq!((bots[0].who.clone(), bots[0].games), (Entrant::Bot("casual".into()), 20));
    }

    #[test]
    fn giving_up_saves_no_rating() {
        let games = |resigned: bool| {
            let mut rows = Vec::new();
            for n in 0..20 {
                let mut own = row(n, 0, Some("p"), resigned.then_some("strong"), 1);
                own.resigned = resigned;
                rows.extend([own, row(n, 1, None, Some("casual"), 2)]);
            }
            rating(&Crowd::of(&rows), &Entrant::Person("p".into())).expect("rated").value
        };
        assert!(games(true) < 900.0 && games(false) > 1_100.0);
    }
}
