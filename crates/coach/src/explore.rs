//! What many games tell: which openings, purchases and roles they had, how those seats ended, and whether things went better or worse than foreseen.
//!
//! *Effect* is the mean of (result − chance to win just before the choice), by whole games: a thing that strong players take when they stand well does not
//! look good for that reason alone.

mod play;
mod tally;

use std::collections::BTreeMap;

use kernel::{Seat, Table, Viewer};
use serde::{Deserialize, Serialize};

use crate::thought;

pub use play::{before, name, played};
pub use tally::{Effect, Tally};

/// What sort of choice is looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sort {
    /// Something that stays: a building, a card.
    Purchase,
    /// What one does with a turn: a role, a bonus, an action.
    Role,
}

impl Sort {
    /// All of them, in the order of a page.
    pub const ALL: [Sort; 2] = [Sort::Purchase, Sort::Role];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Sort::Purchase => "purchase",
            Sort::Role => "role",
        }
    }
}

/// Which answers are looked at: the game, the first word of the notation, what sort it is. The second word is what was chosen.
const CHOICES: &[(&str, &str, Sort)] = &[
    ("puerto-rico", "build", Sort::Purchase),
    ("puerto-rico", "take", Sort::Role),
    ("san-juan", "build", Sort::Purchase),
    ("san-juan", "take", Sort::Role),
    ("saint-petersburg", "buy", Sort::Purchase),
    ("saint-petersburg", "play", Sort::Purchase),
    ("san-francisco", "build", Sort::Purchase),
    ("san-francisco", "take", Sort::Role),
    ("san-francisco-1906", "build", Sort::Purchase),
    ("san-francisco-1906", "use", Sort::Role),
    ("san-francisco-1906", "move", Sort::Role),
];

/// What looks like such a choice and is none: a passenger of the ship is no role.
const NO_CHOICES: &[(&str, &str)] = &[("puerto-rico", "take colonist"), ("puerto-rico", "take noble")];

/// What was chosen with an answer, if it is looked at.
#[must_use]
pub fn chosen<'a>(game: &str, action: &'a str) -> Option<(Sort, &'a str)> {
    let (verb, rest) = action.split_once(' ')?;
    let (_, _, sort) = CHOICES.iter().find(|(of, word, _)| *of == game && *word == verb)?;
    let thing = rest.split(' ').next()?;
    // "buy for TARGET" speaks of a card that was drawn just now.
    let none = thing == "for" || NO_CHOICES.contains(&(game, action));
    (!none).then_some((*sort, thing))
}

/// A choice in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The number of the seat.
    pub seat: usize,
    /// What sort.
    pub sort: Sort,
    /// What was chosen, in the notation.
    pub thing: String,
    /// The round in which it was chosen.
    #[serde(default)]
    pub round: u32,
    /// The seat's chance to win just before, if somebody has looked.
    pub chance: Option<f32>,
}

/// A finished game, as far as it is looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// Its number among those that are played, or its name.
    pub name: String,
    /// How many played.
    pub players: usize,
    /// The choices in their order.
    pub choices: Vec<Choice>,
    /// The share of victory of every seat.
    pub shares: Vec<f32>,
    /// The place of every seat, from 1 on.
    pub places: Vec<usize>,
    /// How chances were found out ([`crate::thought`]); 0: nobody says.
    #[serde(default, skip_serializing_if = "is_unsaid")]
    pub thought: u32,
}

fn is_unsaid(thought: &u32) -> bool {
    *thought == 0
}

impl Seen {
    /// Looks at a game that is over. `chance` says how likely a seat was to win after so many answers; `of` which seats are looked at.
    #[must_use]
    pub fn of(
        name: &str,
        table: &dyn Table,
        chance: &dyn Fn(usize, Seat) -> Option<f32>,
        of: &dyn Fn(Seat) -> bool,
    ) -> Option<Seen> {
        if !table.acting().is_empty() {
            return None;
        }
        let game = table.meta().id;
        let scores = table.scores();
        let mut rounds = Vec::new();
        table.walk(0, &mut |then| rounds.push(then.round()));
        let choice = |ply: usize| {
            let (seat, action) = table.answer(ply, Viewer::Afterwards)?;
            let (sort, thing) = chosen(game, &action).filter(|_| of(seat))?;
            let (round, chance) = (rounds[ply - 1], chance(ply - 1, seat));
            Some(Choice { seat: seat.index(), sort, thing: thing.to_owned(), round, chance })
        };
        let winners = scores.winners();
        let share = |seat: Seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        let seats = || Seat::all(table.players());
        Some(Seen {
            name: name.to_owned(),
            players: table.players(),
            choices: (1..=table.ply()).filter_map(choice).collect(),
            shares: seats().map(share).collect(),
            places: seats().map(|seat| scores.place(seat)).collect(),
            thought: 0,
        })
    }
}

/// How many choices a path has at most.
pub const DEEPEST: usize = 3;

/// Why two files cannot become one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoMerger {
    /// They tell of other games.
    #[error("{0} and {1} are told apart")]
    Other(String, String),
    /// A game would count twice.
    #[error("games of the seed \"{0}\" are in both")]
    Twice(String),
}

/// What many games of one kind tell.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Explored {
    /// The game.
    pub game: String,
    /// How many played.
    pub players: usize,
    /// Who played, for who reads it.
    pub by: String,
    /// How closely chances were looked at: iterations of a search for each.
    #[serde(default)]
    pub weighed: u64,
    /// How they were found out ([`crate::thought`]); 0 if nobody looked.
    #[serde(default, skip_serializing_if = "is_unsaid")]
    pub thought: u32,
    /// How many games.
    pub games: u32,
    /// Of which seeds they are: so many of each, from the first one on. A game that is in already is not counted again.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub seeds: BTreeMap<String, u64>,
    /// Things by sort and name.
    pub things: BTreeMap<Sort, BTreeMap<String, Tally>>,
    /// The first choices of a seat by sort, as a path with slashes.
    pub openings: BTreeMap<Sort, BTreeMap<String, Tally>>,
}

impl Explored {
    /// Nothing yet.
    #[must_use]
    pub fn new(game: &str, players: usize, by: &str) -> Explored {
        Explored { game: game.to_owned(), players, by: by.to_owned(), ..Explored::default() }
    }

    /// With chances that a search of so many iterations finds out; 0: with none.
    #[must_use]
    pub fn weighed_at(mut self, iterations: u64) -> Explored {
        self.weighed = iterations;
        self.thought = if iterations == 0 { 0 } else { thought(&self.game, self.players) };
        self
    }

    /// Adds a game.
    pub fn add(&mut self, seen: &Seen) {
        if seen.players != self.players {
            return;
        }
        self.games += 1;
        let mut of_game: BTreeMap<(bool, Sort, String), tally::OfGame> = BTreeMap::new();
        for seat in 0..seen.players {
            let mut paths: BTreeMap<Sort, Vec<&str>> = BTreeMap::new();
            for choice in seen.choices.iter().filter(|choice| choice.seat == seat) {
                let effect = choice.chance.map(|chance| f64::from(seen.shares[seat] - chance));
                let thing = of_game.entry((false, choice.sort, choice.thing.clone())).or_default();
                thing.add(seat, seen.places[seat], choice.round, effect);
                let path = paths.entry(choice.sort).or_default();
                if path.len() < DEEPEST {
                    path.push(&choice.thing);
                    let opening = of_game.entry((true, choice.sort, path.join("/"))).or_default();
                    opening.add(seat, seen.places[seat], choice.round, effect);
                }
            }
        }
        for ((opening, sort, name), found) in of_game {
            let map = if opening { &mut self.openings } else { &mut self.things };
            map.entry(sort).or_default().entry(name).or_default().add(&found, seen.players);
        }
    }

    /// What kind of games these are, for who has to tell them apart.
    #[must_use]
    pub fn kind(&self) -> String {
        let Explored { game, players, by, weighed, thought, .. } = self;
        format!("{game}, {players} players, {by} ({weighed} iterations, judgement {thought:08x})")
    }

    /// Adds what other games of the same kind tell. Of an opening that one of the two has left out, those of the other alone are counted.
    pub fn merge(&mut self, other: &Explored) -> Result<(), NoMerger> {
        if self.kind() != other.kind() {
            return Err(NoMerger::Other(self.kind(), other.kind()));
        }
        if let Some(seed) = other.seeds.keys().find(|seed| self.seeds.contains_key(*seed)) {
            return Err(NoMerger::Twice(seed.clone()));
        }
        self.games += other.games;
        self.seeds.extend(other.seeds.clone());
        let both = [(&mut self.things, &other.things), (&mut self.openings, &other.openings)];
        for (all, more) in both {
            for (sort, tallies) in more {
                for (name, tally) in tallies {
                    all.entry(*sort).or_default().entry(name.clone()).or_default().merge(tally);
                }
            }
        }
        Ok(())
    }

    /// Without openings that hardly anybody played, so that the file stays small.
    pub fn prune(&mut self, fewest: u32) {
        for openings in self.openings.values_mut() {
            openings.retain(|_, tally| tally.games >= fewest);
        }
    }

    /// A file of several numbers of players. Openings that were played less often than `fewest` are left out, and more of the rare ones until it is no
    /// larger than `largest` bytes.
    #[must_use]
    pub fn file(all: &[Explored], mut fewest: u32, largest: usize) -> String {
        let mut kept = all.to_vec();
        kept.sort_by_key(|explored| explored.players);
        loop {
            kept.iter_mut().for_each(|explored| explored.prune(fewest));
            let text = serde_json::to_string(&kept).expect("plain data") + "\n";
            let bare = kept.iter().all(|explored| explored.openings.values().all(BTreeMap::is_empty));
            if text.len() <= largest || bare {
                return text;
            }
            fewest += 1;
        }
    }

    /// The ways on from a path: the next things with what became of them, the most frequent first.
    #[must_use]
    pub fn ways(&self, sort: Sort, path: &str) -> Vec<(&str, &Tally)> {
        let Some(openings) = self.openings.get(&sort) else { return Vec::new() };
        let under = |name: &'_ str| {
            let rest = if path.is_empty() { Some(name) } else { name.strip_prefix(path)?.strip_prefix('/') };
            rest.filter(|rest| !rest.is_empty() && !rest.contains('/')).map(str::len)
        };
        let next = openings.iter().filter_map(|(name, tally)| {
            let long = under(name)?;
            Some((&name[name.len() - long..], tally))
        });
        let mut ways: Vec<(&str, &Tally)> = next.collect();
        ways.sort_by(|a, b| b.1.games.cmp(&a.1.games).then(a.0.cmp(b.0)));
        ways
    }

    /// The things of a sort, the most frequent first.
    #[must_use]
    pub fn of(&self, sort: Sort) -> Vec<(&str, &Tally)> {
        let things = self.things.get(&sort).into_iter().flatten();
        let mut all: Vec<(&str, &Tally)> = things.map(|(name, tally)| (name.as_str(), tally)).collect();
        all.sort_by(|a, b| b.1.games.cmp(&a.1.games).then(a.0.cmp(b.0)));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(thing: &str, chance: f32, won: bool) -> Seen {
        let choice = |seat: usize, thing: &str, chance: f32| Choice {
            seat,
            sort: Sort::Purchase,
            thing: thing.to_owned(),
            round: 3,
            chance: Some(chance),
        };
        Seen {
            name: String::new(),
            players: 2,
            choices: vec![
                choice(0, thing, chance),
                choice(1, "hospice", 1.0 - chance),
                choice(0, "wharf", 0.5),
            ],
            shares: if won { vec![1.0, 0.0] } else { vec![0.0, 1.0] },
            places: if won { vec![1, 2] } else { vec![2, 1] },
            thought: 0,
        }
    }

    #[test]
    fn an_effect_is_what_came_beyond_what_was_foreseen() {
        let mut explored = Explored::new("puerto-rico", 2, "test");
        for i in 0..40 {
            explored.add(&seen("factory", 0.6, i % 4 != 0));
            explored.add(&seen("office", 0.75, i % 4 != 0));
        }
        let tally = |name: &str| &explored.things[&Sort::Purchase][name];
        let factory = tally("factory").effect().expect("forty games");
        assert!((factory.mean - 0.15).abs() < 1e-6, "{factory:?}");
        assert!(factory.error > 0.05 && factory.error < 0.09, "by games: {factory:?}");
        let office = tally("office").effect().expect("forty games");
        assert!(office.mean.abs() < 1e-6, "whoever takes it is ahead already: {office:?}");
        assert_eq!((tally("factory").games, tally("factory").places[0]), (40, 30));
        assert_eq!((explored.games, tally("hospice").games), (80, 80));
    }

    #[test]
    fn openings_are_paths_and_what_is_rare_can_be_left_out() {
        let mut explored = Explored::new("puerto-rico", 2, "test");
        for i in 0..10 {
            explored.add(&seen(if i == 0 { "office" } else { "factory" }, 0.5, true));
        }
        let first: Vec<&str> = explored.ways(Sort::Purchase, "").iter().map(|(name, _)| *name).collect();
        assert_eq!(first, ["hospice", "factory", "office"]);
        let second: Vec<&str> =
            explored.ways(Sort::Purchase, "factory").iter().map(|(name, _)| *name).collect();
        assert_eq!(second, ["wharf"]);
        explored.prune(2);
        assert!(explored.ways(Sort::Purchase, "office").is_empty());
        assert_eq!(explored.ways(Sort::Purchase, "").len(), 2);
        let text = serde_json::to_string(&explored).expect("plain data");
        assert_eq!(serde_json::from_str::<Explored>(&text).expect("as it was"), explored);
    }

    #[test]
    fn a_file_that_would_be_too_large_loses_its_rarest_openings() {
        let mut explored = Explored::new("puerto-rico", 2, "test");
        for i in 0..60 {
            explored.add(&seen(&format!("thing-{}", i.min(20)), 0.5, true));
        }
        let whole = Explored::file(&[explored.clone()], 1, usize::MAX);
        let smaller = Explored::file(&[explored], 1, whole.len() - 300);
        assert!(smaller.len() <= whole.len() - 300);
        let read: Vec<Explored> = serde_json::from_str(&smaller).expect("as it was");
        assert!(read[0].ways(Sort::Purchase, "thing-3").is_empty() && read[0].games == 60);
        assert_eq!(read[0].ways(Sort::Purchase, "thing-20").len(), 1, "what was played often stays");
    }

    #[test]
    fn games_of_other_seeds_are_added_as_if_all_had_been_counted_at_once() {
        let games: Vec<Seen> = (0..30).map(|i| seen(["factory", "office"][i % 2], 0.4, i % 3 == 0)).collect();
        let of = |games: &[Seen], seed: &str| {
            let mut explored = Explored::new("puerto-rico", 2, "test");
            games.iter().for_each(|seen| explored.add(seen));
            explored.seeds.insert(seed.to_owned(), games.len() as u64);
            explored
        };
        let (mut all, more) = (of(&games[..12], "one"), of(&games[12..], "two"));
        all.merge(&more).expect("other seeds");
        let (whole, name) =
            (of(&games, "all"), |explored: &Explored| serde_json::to_string(&explored.things));
        assert_eq!((all.games, name(&all).ok()), (30, name(&whole).ok()));
        assert_eq!(all.ways(Sort::Purchase, "factory").len(), whole.ways(Sort::Purchase, "factory").len());
        assert_eq!(all.merge(&more), Err(NoMerger::Twice("two".to_owned())), "no game counts twice");
        let other = Explored::new("puerto-rico", 2, "somebody else");
        assert!(matches!(all.merge(&other), Err(NoMerger::Other(..))));
        assert_eq!(all.games, 30, "nothing was added");
    }

    /// A game that is played at random to its end.
    fn at_random(game: &dyn kernel::Entry, number: u64) -> Seen {
        let seed = kernel::Seed::from_word("explore").child(number);
        let mut table = game.start(&kernel::SetupText::new(), seed).expect("it begins");
        let mut dice = kernel::Chance::fast(number);
        while let Some(seat) = table.acting().first() {
            let legal = table.legal(seat);
            let action = legal[dice.below(legal.len() as u32) as usize].clone();
            table.play(seat, &action).expect("it is legal");
        }
        Seen::of("one", table.as_ref(), &|_, _| None, &|_| true).expect("it is over")
    }

    #[test]
    fn every_game_has_choices_of_its_own_in_real_games() {
        for game in catalog::GAMES {
            let id = game.meta().id;
            let all: Vec<Seen> = (0..8).map(|number| at_random(*game, number)).collect();
            // Whoever plays San Francisco at random seldom comes to a bonus.
            let sorts = CHOICES.iter().filter(|(of, ..)| *of == id).map(|(_, _, sort)| *sort);
            for sort in sorts.filter(|sort| (id, *sort) != ("san-francisco", Sort::Role)) {
                let met = all.iter().flat_map(|seen| &seen.choices).any(|choice| choice.sort == sort);
                assert!(met, "{id}: {sort:?}");
            }
            let mut explored = Explored::new(id, all[0].players, "random");
            all.iter().for_each(|seen| explored.add(seen));
            assert_eq!(explored.games, 8);
            assert!(!explored.of(Sort::Purchase).is_empty(), "{id}");
        }
    }
}
