//! What every answer is worth, told (a multi-armed evaluation with its spread): the chance to win of every seat and the seat's own points by
//! source, made from nothing but what the seat can know.
//!
//! Several searches of their own look at the same question. Each spends a part of its time evenly on all answers and then compares the best with the
//! same care, so that none is judged by a glance; how far the searches differ says how sure one can be. Visits alone would promise too much.

mod onward;

use std::collections::BTreeSet;
use std::time::Duration;

use kernel::{Chance, Log, MAX_SEATS, Match, Present, Seat, Seen, Table, Viewer, Words};
use serde::{Deserialize, Serialize};

use crate::chances::{Curve, shares};
use crate::games::{Judged, all_games};
use crate::{Budget, Clock, Evaluate, Level, Search, SeatError, SystemClock, bot, level};
use onward::{Onward, Played};

/// So many searches look at a question, each with luck of its own.
pub const SEARCHES: usize = 8;

/// One part in so many of a search goes evenly to all answers, in the first half of its time.
const EVENLY: u64 = 2;
/// So many answers are compared with the same care in the second half.
const BEST: usize = 3;
/// From such a cost on, with two players, it is worth a word where points would have come from.
const COSTLY: f32 = 0.03;
/// How far apart the tries of the casual bot are taken that are played on from.
const STEP: u32 = 13;

/// How much is done for a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Iterations of all searches together.
    pub iterations: u64,
    /// Samples in which the best answers are given, to see what follows for certain.
    pub samples: u32,
    /// How often the casual bot is asked: what it takes is the typical answer.
    pub tries: u32,
    /// Games that are played on to the end from each answer that is compared, to see where points come from.
    pub games: u32,
}

impl Effort {
    /// For a hint at the table.
    pub const HINT: Effort = Effort { iterations: 6400, samples: 12, tries: 32, games: 48 };
    /// For one answer of a game that is looked through afterwards.
    pub const ANALYSIS: Effort = Effort { iterations: 2000, samples: 0, tries: 0, games: 48 };

    /// The same with so many iterations.
    #[must_use]
    pub fn with_iterations(self, iterations: u64) -> Effort {
        Effort { iterations, ..self }
    }
}

/// One answer, weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weight {
    /// The answer in the notation.
    pub action: String,
    /// How often it was tried, in all searches.
    pub visits: u64,
    /// How often the casual bot takes it.
    pub tries: u32,
    /// The chance to win of every seat, seat A first, as each search sees it.
    pub chances: Vec<[f32; SEARCHES]>,
    /// Own points at the end by source, as each search expects them, and last what it cannot tell apart: a network the sources that the list tells apart more
    /// finely, weights made by hand all that lies beyond the score where a walk was cut off.
    pub points: Vec<Vec<f32>>,
    /// Own points by source in the same list at the end of games that were played on from it; nothing if nobody did. Games of the same place have the same
    /// luck, whatever they began with.
    #[serde(default)]
    pub played: Vec<Vec<f32>>,
    /// What the rules then do for certain, whatever is hidden and whatever is drawn, in the language that was asked for.
    pub facts: Vec<String>,
}

/// All answers to a question, weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The seat's number.
    pub seat: usize,
    /// How many iterations there were.
    pub iterations: u64,
    /// The legal answers in their order.
    pub answers: Vec<Weight>,
    /// The same as [`Weight::played`] for what the casual bot takes, each of its answers as often as it takes it.
    #[serde(default)]
    pub usual: Vec<Vec<f32>>,
}

/// Thinks about a question at a table whose game is not known by type, in parts.
pub trait Weigher: Send {
    /// Thinks on for about so long. Whether it has thought enough.
    fn think(&mut self, time: Duration) -> bool;

    /// What it has found out so far.
    fn weighed(&mut self) -> Weighed;
}

/// Somebody who weighs the answers of the seat that is asked; `first` is an answer that is looked at closely whatever it is worth.
pub fn weigh(
    table: &dyn Table,
    seat: Seat,
    effort: Effort,
    first: Option<&str>,
    words: &Words,
) -> Result<Box<dyn Weigher>, SeatError> {
    weigh_with(table, seat, effort, first, words, Way::usual(table))
}

/// The same with all cards open, for who looks back at a game that is over: what is still to be drawn nobody knows.
pub fn weigh_open(
    table: &dyn Table,
    seat: Seat,
    effort: Effort,
    first: Option<&str>,
    words: &Words,
) -> Result<Box<dyn Weigher>, SeatError> {
    weigh_with(table, seat, effort, first, words, Way { open: true, ..Way::usual(table) })
}

/// Another look with all cards open, with luck of its own for each `number` from 1 on: for who asks how far two looks differ.
pub fn weigh_again(
    table: &dyn Table,
    seat: Seat,
    effort: Effort,
    number: u64,
    words: &Words,
) -> Result<Box<dyn Weigher>, SeatError> {
    // No question has so many answers before it.
    let seed = (number << 32) | table.ply() as u64;
    weigh_with(table, seat, effort, None, words, Way { open: true, seed, ..Way::usual(table) })
}

/// The same with chances that nobody has set right, for who finds out how.
pub fn weigh_raw(
    table: &dyn Table,
    seat: Seat,
    effort: Effort,
    words: &Words,
) -> Result<Box<dyn Weigher>, SeatError> {
    weigh_with(table, seat, effort, None, words, Way { curve: Curve::RAW, ..Way::usual(table) })
}

/// How a question is looked at.
#[derive(Clone, Copy)]
struct Way {
    curve: Curve,
    seed: u64,
    /// With all cards open, instead of with what the seat can know.
    open: bool,
}

impl Way {
    fn usual(table: &dyn Table) -> Way {
        let curve = Curve::of(table.meta().id, table.players());
        Way { curve, seed: table.ply() as u64, open: false }
    }
}

fn show<G: Judged>(game: &G, seat: Seat, open: bool) -> Seen<'_, G> {
    if open { Seen::afterwards(game, seat) } else { Seen::new(game, seat) }
}

fn weigh_with(
    table: &dyn Table,
    seat: Seat,
    effort: Effort,
    first: Option<&str>,
    words: &Words,
    way: Way,
) -> Result<Box<dyn Weigher>, SeatError> {
    macro_rules! of_its_game {
        ($($Game:ty => $Evaluate:ty),+ $(,)?) => {
            $(if let Some(game) = table.as_any().downcast_ref::<Match<$Game>>() {
                let seen = show(game.state(), seat, way.open);
                // Who looks with all cards open asks for chances alone.
                let effort = if way.open { Effort { games: 0, ..effort } } else { effort };
                let mut scale = Scale::<$Game>::new(&seen, effort, way.curve, way.seed);
                scale.watch(first);
                return Ok(Box::new(Told { position: game.state().clone(), seat, open: way.open, scale, words: words.clone() }));
            })+
        };
    }
    all_games!(of_its_game);
    Err(SeatError::NoBots(table.meta().id))
}

/// A question with its position. What it holds is shown to the scale through [`Seen`] alone.
struct Told<G: Judged> {
    position: G,
    seat: Seat,
    open: bool,
    scale: Scale<G>,
    words: Words,
}

impl<G: Judged + Present> Weigher for Told<G> {
    fn think(&mut self, time: Duration) -> bool {
        let clock = SystemClock::default();
        let seen = show(&self.position, self.seat, self.open);
        while !self.scale.step(&seen, &self.words) {
            if clock.now() >= time {
                return false;
            }
        }
        true
    }

    fn weighed(&mut self) -> Weighed {
        self.scale.weighed()
    }
}

#[derive(Clone, Default)]
struct Tally {
    visits: u64,
    shares: [f64; MAX_SEATS],
    points: Vec<f64>,
}

/// Weighs the answers of one question.
pub struct Scale<G: Judged> {
    actions: Vec<G::Action>,
    players: usize,
    seat: Seat,
    evaluate: G::Best,
    searches: Vec<Search<G, G::Best>>,
    /// One for each search and answer.
    tallies: Vec<Vec<Tally>>,
    effort: Effort,
    curve: Curve,
    seed: u64,
    done: u64,
    watched: Option<usize>,
    /// How often the casual bot has taken each answer, and how often it was asked.
    typical: Vec<u32>,
    tries: u32,
    /// The answers that are looked at closely, and what was seen there.
    close: Vec<Close>,
    samples: Chance,
    given: u32,
    onward: Onward<G>,
    /// The answers that are played on from, once it is known which; and the points that came of them.
    compared: Option<Vec<usize>>,
    played: Vec<Vec<Vec<f32>>>,
    usual: Vec<Vec<f32>>,
    rounds: u32,
}

/// An answer that is given in many samples.
struct Close {
    answer: usize,
    facts: Option<Vec<String>>,
}

impl<G: Judged + Present> Scale<G> {
    /// For the question that the seat is asked. The same seed and the same knowledge give the same numbers.
    #[must_use]
    pub fn new(seen: &Seen<'_, G>, effort: Effort, curve: Curve, seed: u64) -> Scale<G> {
        let mut actions = Vec::new();
        seen.legal(&mut actions);
        let own = |n: u64| seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(n);
        let evaluate = G::Best::default();
        let search = |n| {
            Search::new(evaluate.clone(), Budget::Iterations(0), Box::new(SystemClock::default()), own(n))
        };
        Scale {
            players: seen.players(),
            seat: seen.seat(),
            searches: (0..SEARCHES as u64).map(search).collect(),
            evaluate,
            tallies: vec![vec![Tally::default(); actions.len()]; SEARCHES],
            typical: vec![0; actions.len()],
            played: vec![Vec::new(); actions.len()],
            actions,
            effort,
            curve,
            seed: own(SEARCHES as u64),
            done: 0,
            watched: None,
            tries: 0,
            close: Vec::new(),
            samples: Chance::fast(own(SEARCHES as u64)),
            given: 0,
            onward: Onward::new(own(SEARCHES as u64 + 1)),
            compared: None,
            usual: Vec::new(),
            rounds: 0,
        }
    }

    /// Looks at this answer closely, whatever it is worth.
    pub fn watch(&mut self, action: Option<&str>) {
        self.watched =
            action.and_then(|wanted| self.actions.iter().position(|action| action.to_string() == wanted));
    }

    fn ask_casual(&mut self, seen: &Seen<'_, G>) {
        let seed = self.seed.wrapping_add(u64::from(self.tries) << 8);
        self.tries += 1;
        let clock: Box<dyn Clock> = Box::new(SystemClock::default());
        let Ok(mut casual) = bot::<G>(&level(G::META.id, Level::Casual), seed, clock) else { return };
        let taken = casual.answer(seen);
        if let Some(place) = self.actions.iter().position(|action| *action == taken) {
            self.typical[place] += 1;
        }
    }

    /// The chances of every seat after an answer, as each search sees them; what a search has not tried it sees as all of them together do.
    fn chances(&self, answer: usize) -> Vec<[f32; SEARCHES]> {
        let mean = |tallies: &mut dyn Iterator<Item = &Tally>| -> Option<Vec<f32>> {
            let (mut visits, mut sums) = (0, [0.0; MAX_SEATS]);
            for tally in tallies {
                visits += tally.visits;
                sums.iter_mut().zip(tally.shares).for_each(|(sum, share)| *sum += share);
            }
            (visits > 0)
                .then(|| sums[..self.players].iter().map(|sum| (sum / visits as f64) as f32).collect())
        };
        let even = vec![1.0 / self.players as f32; self.players];
        let all = mean(&mut self.tallies.iter().map(|tallies| &tallies[answer])).unwrap_or(even);
        let mut chances = vec![[0.0; SEARCHES]; self.players];
        for (search, tallies) in self.tallies.iter().enumerate() {
            let own = mean(&mut std::iter::once(&tallies[answer])).unwrap_or_else(|| all.clone());
            for (looks, chance) in chances.iter_mut().zip(self.curve.read(&own)) {
                looks[search] = chance;
            }
        }
        chances
    }

    fn visits(&self, answer: usize) -> u64 {
        self.tallies.iter().map(|tallies| tallies[answer].visits).sum()
    }
}

impl<G: Judged + Present> Scale<G> {
    /// Does a little more. Whether everything is done that was to be done.
    pub fn step(&mut self, seen: &Seen<'_, G>, words: &Words) -> bool {
        if self.actions.len() < 2 {
            return true;
        }
        if self.done < self.effort.iterations {
            self.iterate(seen, words);
            self.done += 1;
        } else if self.tries < self.effort.tries {
            self.ask_casual(seen);
        } else if self.given < self.effort.samples {
            self.give(seen, words);
        } else if self.rounds < self.effort.games {
            self.go_on(seen, words);
        }
        self.done >= self.effort.iterations
            && self.tries >= self.effort.tries
            && self.given >= self.effort.samples
            && self.rounds >= self.effort.games
    }

    /// Plays on by one answer, from those that are compared and from one that the casual bot takes, each of them in its turn.
    fn go_on(&mut self, seen: &Seen<'_, G>, words: &Words) {
        if self.compared.is_none() {
            self.compared = Some(self.to_be_compared());
        }
        let compared = self.compared.as_deref().unwrap_or_default();
        if compared.len() < 2 {
            self.rounds = self.effort.games;
            return;
        }
        let usual = self.nth_usual(self.rounds);
        if self.onward.is_idle() {
            let first: BTreeSet<usize> = compared.iter().copied().chain(usual).collect();
            self.onward.begin(seen, first.into_iter().collect());
        }
        let of = Played { evaluate: &self.evaluate, seat: self.seat, actions: &self.actions, words };
        let Some(done) = self.onward.step(&of) else { return };
        self.rounds += 1;
        for (first, points) in done {
            if usual == Some(first) {
                self.usual.push(points.clone());
            }
            if compared.contains(&first) {
                self.played[first].push(points);
            }
        }
    }

    /// The answers that are played on from: for who asks for help the best ones; else the one that was given and the best, if it costs anything worth a word.
    fn to_be_compared(&self) -> Vec<usize> {
        let own = |i: usize| self.chances(i)[self.seat.index()].iter().sum::<f32>() / SEARCHES as f32;
        let mut order: Vec<usize> = (0..self.actions.len()).collect();
        order.sort_by(|a, b| own(*b).total_cmp(&own(*a)));
        if self.effort.tries > 0 {
            let watched = self.watched.filter(|watched| !order[..BEST.min(order.len())].contains(watched));
            return order.into_iter().take(BEST).chain(watched).collect();
        }
        let costly = |watched: &usize| own(order[0]) - own(*watched) >= COSTLY * 2.0 / self.players as f32;
        self.watched.filter(costly).map_or_else(Vec::new, |watched| vec![order[0], watched])
    }

    /// What the casual bot took at its try number `n`, if all of them are put in the order of the answers and taken in even steps.
    fn nth_usual(&self, n: u32) -> Option<usize> {
        let all: u32 = self.typical.iter().sum();
        // A step that has no factor in common with the number of tries comes by each of them once before it comes back.
        let mut place = n.wrapping_mul(STEP).checked_rem(all)?;
        self.typical.iter().position(|tries| {
            let here = place < *tries;
            place = place.wrapping_sub(*tries);
            here
        })
    }

    /// The answer that a search has to try next, if it may not follow its nose. In the first half of the time a part goes evenly to all answers; in
    /// the second half the best three and the one that is watched are tried equally often: an answer that was hardly tried looks worse than it is,
    /// because nobody has looked for what follows best.
    fn due(&self, search: usize) -> Option<usize> {
        let tallies = &self.tallies[search];
        if self.done < self.effort.iterations / 2 {
            let before = self.done / SEARCHES as u64;
            let least = before / (EVENLY * self.actions.len() as u64) + 1;
            return (0..tallies.len()).find(|i| tallies[*i].visits < least);
        }
        let own = |i: usize| tallies[i].shares[self.seat.index()] / tallies[i].visits.max(1) as f64;
        let mut order: Vec<usize> = (0..tallies.len()).collect();
        order.sort_by(|a, b| own(*b).total_cmp(&own(*a)));
        order.into_iter().take(BEST).chain(self.watched).min_by_key(|i| tallies[*i].visits)
    }

    fn iterate(&mut self, seen: &Seen<'_, G>, words: &Words) {
        let place = (self.done % SEARCHES as u64) as usize;
        let first = self.due(place);
        let tallies = &mut self.tallies[place];
        let search = &mut self.searches[place];
        let end = search.iterate(seen, first);
        let Some(began) = search.began_with() else { return };
        let Some(answer) = self.actions.iter().position(|action| *action == began) else { return };
        let tally = &mut tallies[answer];
        tally.visits += 1;
        for (sum, share) in tally.shares.iter_mut().zip(shares(&self.evaluate, &end)) {
            *sum += f64::from(share);
        }
        let own = self.seat.index();
        let scored: Vec<f32> = end.breakdown(words).iter().map(|source| source.points[own] as f32).collect();
        tally.points.resize(scored.len() + 1, 0.0);
        self.evaluate.by_source(&end, self.seat, &scored, &mut tally.points);
    }

    /// Own points after an answer, as each search that has tried it expects them.
    fn points(&self, answer: usize) -> Vec<Vec<f32>> {
        let tried = self.tallies.iter().map(|tallies| &tallies[answer]).filter(|tally| tally.visits > 0);
        tried
            .map(|tally| tally.points.iter().map(|sum| (sum / tally.visits as f64) as f32).collect())
            .collect()
    }

    /// What was found out so far.
    #[must_use]
    pub fn weighed(&self) -> Weighed {
        let mut answers: Vec<Weight> = (0..self.actions.len())
            .map(|i| Weight {
                action: self.actions[i].to_string(),
                visits: self.visits(i),
                tries: self.typical[i],
                chances: self.chances(i),
                points: self.points(i),
                played: self.played[i].clone(),
                facts: Vec::new(),
            })
            .collect();
        for close in &self.close {
            answers[close.answer].facts = close.facts.clone().unwrap_or_default();
        }
        Weighed { seat: self.seat.index(), iterations: self.done, answers, usual: self.usual.clone() }
    }

    /// The answers that are looked at closely: the three best, the one that is watched, and what the casual bot takes most.
    fn closely(&self) -> BTreeSet<usize> {
        let own = |i: &usize| self.chances(*i)[self.seat.index()].iter().sum::<f32>();
        let owns: Vec<f32> = (0..self.actions.len()).map(|i| own(&i)).collect();
        let mut order: Vec<usize> = (0..self.actions.len()).collect();
        order.sort_by(|a, b| owns[*b].total_cmp(&owns[*a]));
        let mut typical: Vec<usize> = (0..self.actions.len()).filter(|i| self.typical[*i] > 0).collect();
        typical.sort_by_key(|i| std::cmp::Reverse(self.typical[*i]));
        order.into_iter().take(BEST).chain(self.watched).chain(typical.into_iter().take(3)).collect()
    }

    /// Gives each answer that is looked at closely in a new sample, and keeps what the seat is told in all of them. The luck of a sample must not be
    /// told: only what is always the same is a fact.
    fn give(&mut self, seen: &Seen<'_, G>, words: &Words) {
        if self.given == 0 {
            self.close = self.closely().into_iter().map(|answer| Close { answer, facts: None }).collect();
        }
        self.given += 1;
        let sample = seen.sample(&mut self.samples);
        let luck = self.seed.wrapping_add(1 + u64::from(self.given));
        for close in &mut self.close {
            let (mut state, mut chance, mut log) = (sample.clone(), Chance::fast(luck), Log::on());
            state.apply(self.seat, self.actions[close.answer], &mut chance, &mut log);
            let events = log.into_events();
            let told = events.iter().filter(|told| told.audience.includes(Viewer::Seat(self.seat)));
            let told: Vec<String> = told.filter_map(|told| G::sentence(&told.event, words)).collect();
            close.facts = Some(match close.facts.take() {
                None => told,
                Some(known) => known.into_iter().filter(|fact| told.contains(fact)).collect(),
            });
        }
    }
}
