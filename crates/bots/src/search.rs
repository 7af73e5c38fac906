//! Thinking ahead: information-set Monte Carlo tree search (ISMCTS) for any number of seats.
//!
//! Each iteration samples what the seat cannot see, walks down the tree with fresh luck, adds a node, plays on for a while with
//! answers that catch the eye, and tells every seat on the way what it may expect. `docs/bots.md` tells it at leisure.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use kernel::{Chance, Game, Log, Seat, Seen};

use crate::character::Taste;
use crate::dice::{pick, softmax};
use crate::evaluate::{Scratch, Values, settle};
use crate::patience::{Patience, Standing};
use crate::reward::rewards;
use crate::tree::{MOST_EDGES, ROOT, Tree};
use crate::weights::weights;
use crate::{Bot, Clock, Evaluate};

/// How long a bot may think about one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So much time.
    Time(Duration),
    /// So many iterations: the same answer on every machine.
    Iterations(u64),
}

weights! {
    /// How a search goes about it. What an evaluation does not ask for is the same in all games.
    pub struct Manner {
        /// How much an answer that is hardly tried draws the search, against one that has proved good.
        curiosity = 0.5,
        /// A first guess that is better by this much of a reward makes an answer e times as promising.
        sharpness = 0.04,
        /// How many visits the first guess counts for.
        guess = 2.0,
        /// How many answers a playout goes on before it is cut off with the evaluation.
        depth = 8.0,
        /// A lead of how many times the game's own scale makes a victory e times as likely.
        scale = 1.0,
        /// From so many visits on a node's answers are tried and evaluated; before, they are only glanced at.
        glances = 2.0,
        /// How many times its time a hard question may get besides, out of what easy ones have left over; nothing: none has any over.
        patience = 0.0,
    }
}

impl Manner {
    /// The manner that suits an evaluation.
    #[must_use]
    pub fn of<G: Game, E: Evaluate<G>>() -> Manner {
        Manner {
            depth: E::DEPTH as f32,
            glances: E::GLANCES as f32,
            sharpness: E::SHARPNESS,
            ..Manner::default()
        }
    }

    /// Its numbers by name.
    #[must_use]
    pub fn numbers(&self) -> Vec<(&'static str, f32)> {
        self.list()
    }

    /// Gives a number another value; `false` if there is no such number.
    pub fn set(&mut self, name: &str, value: f32) -> bool {
        self.change(name, value)
    }
}

/// A bot that thinks ahead.
#[derive(Debug)]
pub struct Search<G: Game, E> {
    evaluate: E,
    manner: Manner,
    /// What it likes besides winning, and the seat whose liking that is.
    taste: Option<(Taste<G>, Seat)>,
    budget: Budget,
    clock: Box<dyn Clock>,
    chance: Chance,
    tree: Tree<G::Action>,
    iterations: u64,
    /// How long it has thought about the present question, in earlier parts of its thought.
    spent: Duration,
    /// What it has left over from easy questions.
    patience: Patience,
    /// The answers to the present question, once they have been tried.
    root: Vec<u32>,
    /// Those who think along on other threads, each with a tree of its own; what they have tried is added up (root parallelism).
    helpers: Vec<Search<G, E>>,
    /// The most edges of its tree.
    room: usize,
    // Lists that are used again, so that an iteration asks for no memory but the tree's.
    list: Vec<G::Action>,
    appeals: Vec<f32>,
    edges: Vec<u32>,
    path: Vec<u32>,
    scratch: Scratch<G::Action>,
}

impl<G: Game, E: Evaluate<G>> Search<G, E> {
    /// A bot that thinks for so long.
    #[must_use]
    pub fn new(evaluate: E, budget: Budget, clock: Box<dyn Clock>, seed: u64) -> Search<G, E> {
        Search {
            evaluate,
            manner: Manner::of::<G, E>(),
            taste: None,
            budget,
            clock,
            chance: Chance::fast(seed),
            tree: Tree::new(),
            iterations: 0,
            spent: Duration::ZERO,
            patience: Patience::default(),
            root: Vec::new(),
            helpers: Vec::new(),
            room: MOST_EDGES,
            list: Vec::new(),
            appeals: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
            scratch: Scratch::default(),
        }
    }

    /// The same bot with another manner.
    #[must_use]
    pub fn with_manner(mut self, manner: Manner) -> Search<G, E> {
        self.manner = manner;
        self
    }

    /// The same bot with a liking for a way to win.
    #[must_use]
    pub(crate) fn with_taste(mut self, taste: Option<Taste<G>>) -> Search<G, E> {
        self.taste = taste.map(|taste| (taste, Seat::A));
        self
    }

    /// The same bot on so many threads. They share a count of iterations, and each has all of the time; with the same count and the same
    /// number of threads the answer is the same.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Search<G, E> {
        let share = match self.budget {
            Budget::Time(time) => Budget::Time(time),
            Budget::Iterations(n) => Budget::Iterations(n.div_ceil(threads.max(1) as u64)),
        };
        self.helpers = (1..threads)
            .map(|_| {
                let seed = u64::from(self.chance.below(u32::MAX));
                let helper = Search::new(self.evaluate.clone(), share, self.clock.another(), seed);
                helper.with_manner(self.manner.clone()).with_taste(self.taste.map(|(taste, _)| taste))
            })
            .collect();
        self.budget = share;
        self
    }

    /// Thinks until the budget is used up, or for so long, with everybody who helps. Whether the budget is.
    fn search(&mut self, seen: &Seen<'_, G>, start: Duration, limit: Option<Duration>) -> bool {
        if self.helpers.is_empty() {
            return self.search_alone(seen, start, limit);
        }
        let mut helpers = std::mem::take(&mut self.helpers);
        let done = AtomicBool::new(false);
        let enough = thread::scope(|scope| {
            for helper in &mut helpers {
                let done = &done;
                scope.spawn(move || helper.help(seen, done));
            }
            let enough = self.search_alone(seen, start, limit);
            // A count of iterations is a helper's own: it is not cut off by who is quicker.
            if !enough || matches!(self.budget, Budget::Time(_)) {
                done.store(true, Ordering::Relaxed);
            }
            enough
        });
        self.helpers = helpers;
        enough
    }

    /// Thinks along until it is told to stop, or has done its part.
    fn help(&mut self, seen: &Seen<'_, G>, done: &AtomicBool) {
        let most = match self.budget {
            Budget::Time(_) => u64::MAX,
            Budget::Iterations(n) => n,
        };
        while self.iterations < most && !done.load(Ordering::Relaxed) {
            self.iterate(seen, None);
            self.iterations += 1;
        }
    }

    fn search_alone(&mut self, seen: &Seen<'_, G>, start: Duration, limit: Option<Duration>) -> bool {
        loop {
            // A count of iterations does not look at the clock unless it has to.
            let now = match (self.budget, limit) {
                (Budget::Iterations(_), None) => Duration::ZERO,
                _ => self.clock.now().saturating_sub(start),
            };
            let enough = match self.budget {
                Budget::Time(time) => self.is_enough(seen, time, self.spent + now),
                Budget::Iterations(n) => self.iterations >= n,
            };
            if enough || limit.is_some_and(|limit| now >= limit) {
                self.spent += now;
                return enough;
            }
            self.iterate(seen, None);
            self.iterations += 1;
        }
    }

    /// Whether the question has had enough of its time. How its answers stand is looked at now and then, and when the time is up.
    fn is_enough(&mut self, seen: &Seen<'_, G>, time: Duration, spent: Duration) -> bool {
        const NOW_AND_THEN: u64 = 32;
        let looks = self.iterations > 0 && (self.iterations.is_multiple_of(NOW_AND_THEN) || spent >= time);
        let standing = if looks && self.manner.patience > 0.0 { self.standing(seen) } else { None };
        self.patience.is_enough(time, spent, self.iterations, standing, self.manner.patience)
    }

    /// How the answers stand that have been tried.
    fn standing(&mut self, seen: &Seen<'_, G>) -> Option<Standing> {
        if self.root.is_empty() {
            self.list.clear();
            seen.legal(&mut self.list);
            self.tree.link(ROOT, seen.seat(), &self.list, &mut self.root);
        }
        let edges = || self.root.iter().map(|edge| self.tree.edge(*edge));
        let best = edges().map(|edge| edge.visits).max()?;
        let (mut second, mut firsts) = (0, 0);
        let (mut highest, mut agreed) = (f32::NEG_INFINITY, false);
        for edge in edges() {
            if edge.visits == best {
                firsts += 1;
            } else {
                second = second.max(edge.visits);
            }
            // What was hardly tried has proved nothing.
            let mean = edge.total / edge.visits.max(1) as f32;
            if 4 * u64::from(edge.visits) >= u64::from(best) && mean > highest {
                (highest, agreed) = (mean, edge.visits == best);
            }
        }
        Some(Standing { first: best, second: if firsts > 1 { best } else { second }, agreed })
    }

    /// The legal answers; whether there is but one, so that there is nothing to think about.
    fn is_forced(&mut self, seen: &Seen<'_, G>) -> bool {
        self.list.clear();
        seen.legal(&mut self.list);
        self.list.len() == 1
    }

    /// One walk down the tree and on to where it was cut off: that position. The first answer may be prescribed by its place among the legal ones.
    pub(crate) fn iterate(&mut self, seen: &Seen<'_, G>, first: Option<usize>) -> G {
        let mut state = seen.sample(&mut self.chance);
        if let Some((_, own)) = &mut self.taste {
            *own = seen.seat();
        }
        let mut node = ROOT;
        let mut asked = Some(seen.seat());
        self.path.clear();
        while let Some(seat) = asked {
            self.list.clear();
            state.legal(seat, &mut self.list);
            let full = self.tree.edges() >= self.room;
            if full && node != ROOT && !self.tree.knows(node, seat, &self.list) {
                break;
            }
            let edge = self.choose(node, &state, seat);
            let prescribed = first.filter(|_| self.path.is_empty()).and_then(|place| self.edges.get(place));
            let edge = prescribed.copied().unwrap_or(edge);
            self.path.push(edge);
            let action = self.tree.edge(edge).action;
            state.apply(seat, action, &mut self.chance, &mut Log::off());
            node = match self.tree.child(edge) {
                Some(child) => child,
                None if full => break,
                // A question with one answer is no discovery: the walk goes on.
                None if self.list.len() == 1 => self.tree.grow(edge),
                None => {
                    self.tree.grow(edge);
                    break;
                }
            };
            asked = state.acting().first();
        }
        self.play_on(&mut state);
        let rewards = self.rewards(&state);
        for edge in &self.path {
            let edge = self.tree.edge_mut(*edge);
            edge.visits += 1;
            edge.total += rewards[edge.seat.index()];
        }
        state
    }

    /// What every seat may expect of a position, and what pleases the own one besides.
    fn rewards(&self, state: &G) -> Values {
        let mut rewards = rewards(&self.evaluate, state, self.manner.scale);
        if let Some((taste, own)) = &self.taste {
            taste.add(state, *own, &mut rewards);
        }
        rewards
    }

    /// The answer with which the last walk began.
    pub(crate) fn began_with(&self) -> Option<G::Action> {
        self.path.first().map(|edge| self.tree.edge(*edge).action)
    }

    /// The edge to follow from a node: what has proved good, and what might.
    fn choose(&mut self, node: u32, state: &G, seat: Seat) -> u32 {
        let visits = self.tree.visit(node);
        let Manner { curiosity, guess, .. } = self.manner;
        let glances = self.manner.glances as u32;
        let new = self.tree.link(node, seat, &self.list, &mut self.edges);
        if self.list.len() == 1 {
            return self.edges[0];
        }
        if visits == glances || (new && visits > glances) {
            self.guess(state, seat);
        } else if new {
            self.glance(state, seat);
        }
        let (mut best, mut chosen) = (f32::NEG_INFINITY, self.edges[0]);
        for place in &self.edges {
            let edge = self.tree.edge_mut(*place);
            edge.available += 1;
            let n = edge.visits as f32;
            let mean = (edge.total + guess * edge.guess) / (n + guess);
            let urge = curiosity * edge.prior * (edge.available as f32).sqrt() / (1.0 + n);
            if mean + urge > best {
                (best, chosen) = (mean + urge, *place);
            }
        }
        chosen
    }

    /// Priors from what catches the eye.
    fn glance(&mut self, state: &G, seat: Seat) {
        self.evaluate.appeal(state, seat, &self.list, &mut self.appeals);
        softmax(&mut self.appeals);
        let known = self.rewards(state)[seat.index()];
        for (edge, prior) in self.edges.iter().zip(&self.appeals) {
            let edge = self.tree.edge_mut(*edge);
            edge.prior = *prior;
            edge.guess = known;
        }
    }

    /// Priors from the evaluation: every answer is tried once, all with the same luck.
    fn guess(&mut self, state: &G, seat: Seat) {
        let luck = u64::from(self.chance.below(u32::MAX));
        self.appeals.clear();
        for (action, edge) in self.list.iter().zip(&self.edges) {
            let mut after = state.clone();
            let mut chance = Chance::fast(luck);
            after.apply(seat, *action, &mut chance, &mut Log::off());
            settle(&self.evaluate, &mut after, &mut chance, &mut self.scratch);
            let guess = self.rewards(&after)[seat.index()];
            self.tree.edge_mut(*edge).guess = guess;
            self.appeals.push(guess / self.manner.sharpness);
        }
        softmax(&mut self.appeals);
        for (edge, prior) in self.edges.iter().zip(&self.appeals) {
            self.tree.edge_mut(*edge).prior = *prior;
        }
    }

    /// Goes on from a position with answers that catch the eye, until the end or as far as the evaluation wants.
    fn play_on(&mut self, state: &mut G) {
        for _ in 0..self.manner.depth as u32 {
            let Some(seat) = state.acting().first() else { return };
            self.list.clear();
            state.legal(seat, &mut self.list);
            let choice = match self.list.len() {
                1 => 0,
                _ => {
                    self.evaluate.appeal(state, seat, &self.list, &mut self.appeals);
                    pick(&mut self.appeals, &mut self.chance)
                }
            };
            state.apply(seat, self.list[choice], &mut self.chance, &mut Log::off());
        }
        settle(&self.evaluate, state, &mut self.chance, &mut self.scratch);
    }

    /// The legal answer that was tried most, the better one of equals.
    fn most_visited(&mut self, seat: Seat) -> G::Action {
        let mut tried = vec![(0, 0.0, 0.0); self.list.len()];
        let Search { tree, list, edges, helpers, .. } = self;
        let own = (tree, edges, &*list);
        let others = helpers.iter_mut().filter(|helper| helper.iterations > 0);
        for (tree, edges, list) in
            std::iter::once(own).chain(others.map(|helper| (&mut helper.tree, &mut helper.edges, &*list)))
        {
            tree.link(ROOT, seat, list, edges);
            for ((visits, total, prior), edge) in tried.iter_mut().zip(edges.iter()) {
                let edge = tree.edge(*edge);
                *visits += edge.visits;
                *total += edge.total;
                *prior += edge.prior;
            }
        }
        let best = (0..tried.len()).reduce(|best, i| if tried[i] > tried[best] { i } else { best });
        self.list[best.expect("who is asked has an answer")]
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Search<G, E> {
    fn answer(&mut self, seen: &Seen<'_, G>) -> G::Action {
        let start = self.clock.now();
        self.begin(seen);
        if self.list.len() > 1 {
            self.search(seen, start, None);
        }
        self.decide(seen)
    }

    fn begin(&mut self, seen: &Seen<'_, G>) {
        (self.iterations, self.spent) = (0, Duration::ZERO);
        self.patience.begin();
        self.root.clear();
        if !self.is_forced(seen) {
            self.tree.pack();
        }
        self.helpers.iter_mut().for_each(|helper| helper.begin(seen));
    }

    fn think(&mut self, seen: &Seen<'_, G>, time: Duration) -> bool {
        let start = self.clock.now();
        self.is_forced(seen) || self.search(seen, start, Some(time))
    }

    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Action {
        if self.is_forced(seen) {
            return self.list[0];
        }
        // Who is asked before having thought at all has a look first: the answers get their priors.
        if self.iterations == 0 {
            self.iterate(seen, None);
            self.iterations = 1;
            self.is_forced(seen);
        }
        self.most_visited(seen.seat())
    }

    fn time(&self) -> Duration {
        match self.budget {
            Budget::Time(time) => time,
            Budget::Iterations(_) => Duration::ZERO,
        }
    }

    fn memory(&self) -> Option<usize> {
        Some(self.tree.bytes() + self.helpers.iter().filter_map(Search::memory).sum::<usize>())
    }

    fn set_room(&mut self, bytes: usize) {
        let share = bytes / (1 + self.helpers.len());
        self.room = (share / Tree::<G::Action>::BYTES_OF_EDGE).clamp(1, MOST_EDGES);
        self.helpers.iter_mut().for_each(|helper| helper.set_room(share));
    }

    fn hear(&mut self, seat: Seat, action: G::Action) {
        self.tree.advance(seat, action);
        self.helpers.iter_mut().for_each(|helper| helper.hear(seat, action));
    }

    fn forget(&mut self) {
        self.tree = Tree::new();
        self.helpers.iter_mut().for_each(Search::forget);
    }

    fn iterations(&self) -> u64 {
        self.iterations + self.helpers.iter().map(Search::iterations).sum::<u64>()
    }
}
