//! One player's results in one game: against whom, from which seat, with whom, where the points came from.

use std::collections::BTreeMap;

use ::bots::Level;
use kernel::Lang;
use store::ResultRow;

use super::sources::Means;
use crate::bots::strength;

/// How often somebody won, and how often he would have if all were equal.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Share {
    pub games: u32,
    pub won: f64,
    pub even: f64,
    places: f64,
}

impl Share {
    fn add(&mut self, won: f64, even: f64, place: u8) {
        self.games += 1;
        self.won += won;
        self.even += even;
        self.places += f64::from(place);
    }

    /// The mean place.
    pub fn place(&self) -> f64 {
        self.places / f64::from(self.games.max(1))
    }
}

impl From<store::Tally> for Share {
    fn from(tally: store::Tally) -> Share {
        Share { games: tally.games, won: tally.won, even: tally.even, places: 0.0 }
    }
}

/// Whom a game was played against. The order is the one in which they are shown.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Against {
    /// At least one other person.
    People,
    /// Bots of one kind alone, the strongest first: how many levels it is below the strongest, and its name.
    Bots(usize, String),
    /// Bots of several kinds.
    Mixed,
}

impl Against {
    fn of(rivals: &[&ResultRow]) -> Against {
        if rivals.iter().any(|rival| rival.player.is_some()) {
            return Against::People;
        }
        let mut bots: Vec<&str> =
            rivals.iter().filter_map(|rival| rival.bot.as_deref().map(strength)).collect();
        bots.sort_unstable();
        bots.dedup();
        let [bot] = bots[..] else { return Against::Mixed };
        let level = Level::ALL.iter().rev().position(|level| level.name() == bot);
        Against::Bots(level.unwrap_or(Level::ALL.len()), bot.to_owned())
    }
}

/// Since when results are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Period {
    #[default]
    Ever,
    Year,
    Month,
}

impl Period {
    pub const ALL: [Period; 3] = [Period::Ever, Period::Year, Period::Month];

    /// Its word in an address.
    pub fn word(self) -> &'static str {
        match self {
            Period::Ever => "ever",
            Period::Year => "year",
            Period::Month => "month",
        }
    }

    /// The moment at which it begins: whole days, so that a page does not change with every second.
    pub fn since(self, now: i64) -> i64 {
        let days = match self {
            Period::Ever => return 0,
            Period::Year => 365,
            Period::Month => 30,
        };
        (now.div_euclid(86_400) - days) * 86_400
    }
}

/// What is to be seen of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// With so many players alone.
    pub players: Option<u8>,
    pub period: Period,
}

/// Some games that followed each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Stretch {
    pub first: i64,
    pub last: i64,
    pub share: Share,
    pub means: Means,
}

/// What somebody has done in one game.
#[derive(Clone, Debug, Default)]
pub struct Own {
    /// All games without help, and how many there are with it.
    pub all: Share,
    pub helped: u32,
    pub against: BTreeMap<Against, Share>,
    pub seats: BTreeMap<u8, Share>,
    pub players: BTreeMap<u8, Share>,
    /// People he has met, by their id to the server: the name of the last time, and how often he came before them.
    pub people: Vec<(String, String, Share)>,
    pub means: Means,
    /// The earliest first.
    pub stretches: Vec<Stretch>,
}

/// As many stretches are shown of however many games.
const STRETCHES: usize = 12;

impl Own {
    /// From the rows of one player and those of the others at his tables, the last game first.
    pub fn of(rows: &[ResultRow], rivals: &[ResultRow], wanted: Wanted, lang: Lang) -> Own {
        let mut at: BTreeMap<&str, Vec<&ResultRow>> = BTreeMap::new();
        for rival in rivals {
            at.entry(&rival.table).or_default().push(rival);
        }
        let fits = |row: &&ResultRow| wanted.players.is_none_or(|players| row.players() == players);
        let mut own = Own::default();
        let mut met: BTreeMap<String, (String, Share)> = BTreeMap::new();
        let mut counted: Vec<&ResultRow> = Vec::new();
        for row in rows.iter().filter(fits) {
            if row.helped {
                own.helped += 1;
                continue;
            }
            let none = Vec::new();
            let there = at.get(row.table.as_str()).unwrap_or(&none);
            own.all.add(row.won, row.even, row.place);
            own.against.entry(Against::of(there)).or_default().add(row.won, row.even, row.place);
            own.seats.entry(row.seat).or_default().add(row.won, row.even, row.place);
            own.players.entry(row.players()).or_default().add(row.won, row.even, row.place);
            for rival in there {
                let Some(player) = &rival.player else { continue };
                let before = match row.place.cmp(&rival.place) {
                    _ if row.resigned => 0.0,
                    _ if rival.resigned => 1.0,
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                let name = rival.name.clone().unwrap_or_default();
                met.entry(player.clone()).or_insert((name, Share::default())).1.add(before, 0.5, row.place);
            }
            if let Some(sources) = &row.sources {
                own.means.add(sources, lang);
            }
            counted.push(row);
        }
        own.people = met.into_iter().map(|(id, (name, share))| (id, name, share)).collect();
        own.people.sort_by(|one, other| other.2.games.cmp(&one.2.games).then_with(|| one.1.cmp(&other.1)));
        counted.reverse();
        own.stretches = stretches(&counted, lang);
        own
    }
}

/// Games in their order, in stretches of equal length; a last one may be shorter.
fn stretches(rows: &[&ResultRow], lang: Lang) -> Vec<Stretch> {
    let known: Vec<&&ResultRow> = rows.iter().filter(|row| row.sources.is_some()).collect();
    let long = known.len().div_ceil(STRETCHES).max(1);
    let stretch = |some: &[&&ResultRow]| {
        let mut stretch = Stretch {
            first: some.first().map_or(0, |row| row.ended),
            last: some.last().map_or(0, |row| row.ended),
            share: Share::default(),
            means: Means::default(),
        };
        for row in some {
            stretch.share.add(row.won, row.even, row.place);
            stretch.means.add(row.sources.as_deref().unwrap_or_default(), lang);
        }
        stretch
    };
    known.chunks(long).map(stretch).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(table: &str, seat: u8, player: Option<&str>, bot: Option<&str>, place: u8) -> ResultRow {
        ResultRow {
            table: table.into(),
            seat,
            game: "san-juan".into(),
            player: player.map(Into::into),
            name: player.map(str::to_uppercase),
            bot: bot.map(Into::into),
            resigned: false,
            place,
            won: if place == 1 { 1.0 } else { 0.0 },
            even: 0.5,
            points: 10,
            practice: false,
            helped: false,
            ended: 86_400 * i64::from(table.as_bytes()[0]),
            listed: true,
            sources: Some(r#"[{"n":10,"of":{"en":"all"}}]"#.into()),
        }
    }

    #[test]
    fn games_are_counted_by_whom_they_were_played_against() {
        let mine = [
            row("c", 0, Some("p"), None, 1),
            row("b", 1, Some("p"), None, 2),
            row("a", 0, Some("p"), None, 1),
        ];
        let others = [
            row("c", 1, Some("q"), None, 2),
            row("b", 0, None, Some("strong"), 1),
            row("a", 1, None, Some("casual:as=planter"), 2),
        ];
        let own = Own::of(&mine, &others, Wanted::default(), Lang::En);
        let counted: Vec<_> =
            own.against.iter().map(|(against, share)| (against.clone(), share.games, share.won)).collect();
        let bots = |below, name: &str| Against::Bots(below, name.to_owned());
        assert_eq!(
            counted,
            [(Against::People, 1, 1.0), (bots(1, "strong"), 1, 0.0), (bots(4, "casual"), 1, 1.0)]
        );
        assert_eq!(own.people.len(), 1);
        assert_eq!((own.people[0].1.as_str(), own.people[0].2.won), ("Q", 1.0));
        assert_eq!(own.seats.keys().copied().collect::<Vec<_>>(), [0, 1]);
        assert_eq!(own.stretches.iter().map(|some| some.first / 86_400).collect::<Vec<_>>(), [97, 98, 99]);
        let three = Own::of(&mine, &others, Wanted { players: Some(3), ..Wanted::default() }, Lang::En);
        assert_eq!((three.all.games, three.stretches.len()), (0, 0));
    }

    #[test]
    fn games_with_help_stand_apart_and_who_resigned_came_after_the_other() {
        let mut helped = row("a", 0, Some("p"), None, 1);
        helped.helped = true;
        let mut gave_up = row("b", 0, Some("p"), Some("casual"), 1);
        (gave_up.resigned, gave_up.won) = (true, 0.0);
        let others = [row("a", 1, Some("q"), None, 2), row("b", 1, Some("q"), None, 2)];
        let own = Own::of(&[gave_up, helped], &others, Wanted::default(), Lang::En);
        assert_eq!((own.helped, own.all.games, own.all.won, own.people[0].2.won), (1, 1, 0.0, 0.0));
    }

    #[test]
    fn many_games_make_few_stretches() {
        let rows: Vec<ResultRow> = (0..50).map(|n| row(&format!("a{n}"), 0, Some("p"), None, 1)).collect();
        let own = Own::of(&rows, &[], Wanted::default(), Lang::En);
        assert_eq!(own.stretches.len(), 10, "of five games each");
        assert_eq!(own.stretches.iter().map(|some| some.share.games).sum::<u32>(), 50);
    }
}
