//! The queue under floods of all kinds, on a simulated clock with simulated threads.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, VecDeque};
use std::time::Duration;

use proptest::prelude::*;

use super::fair::{Fair, Payer, Rules, Ticket, Turn};

const MS: Duration = Duration::from_millis(1);
/// What is promised: an answer comes this much later than without others, at most.
const GRACE: Duration = Duration::from_secs(2);
/// What a bot that answers at first sight takes.
const GLANCE: Duration = Duration::from_millis(4);
/// By how much a bot misses the end of its slice.
const OVERSHOOT: Duration = Duration::from_micros(300);

/// A table whose bots are asked again and again.
#[derive(Clone, Debug)]
struct Flood {
    payer: Payer,
    /// How long its bots would like to think.
    wanted: Duration,
    /// When it is asked first, and how long after each answer.
    first: Duration,
    pause: Duration,
}

/// Something that says who thinks next.
trait Order {
    fn ask(&mut self, now: Duration, flood: &Flood, table: usize) -> Ticket;
    fn next(&mut self) -> Option<Turn>;
    fn done(&mut self, now: Duration, ticket: Ticket, used: Duration, answered: bool);
}

impl Order for Fair {
    fn ask(&mut self, now: Duration, flood: &Flood, table: usize) -> Ticket {
        Fair::ask(self, now, flood.payer.clone(), &table.to_string(), flood.wanted)
    }

    fn next(&mut self) -> Option<Turn> {
        Fair::next(self)
    }

    fn done(&mut self, now: Duration, ticket: Ticket, used: Duration, answered: bool) {
        Fair::done(self, now, ticket, used, answered);
    }
}

/// First come, first served, each to the end of its thought.
struct Fifo {
    /// Hands out the tickets.
    tickets: Fair,
    queue: VecDeque<Turn>,
}

impl Order for Fifo {
    fn ask(&mut self, now: Duration, flood: &Flood, table: usize) -> Ticket {
        let ticket = Order::ask(&mut self.tickets, now, flood, table);
        self.queue.push_back(Turn { ticket, span: flood.wanted.max(GLANCE), last: true });
        ticket
    }

    fn next(&mut self) -> Option<Turn> {
        self.queue.pop_front()
    }

    fn done(&mut self, _now: Duration, ticket: Ticket, _used: Duration, _answered: bool) {
        self.tickets.remove(ticket);
    }
}

/// What a table got in a simulation.
#[derive(Clone, Default, Debug)]
struct Got {
    thought: Duration,
    /// How long each answer took from the question on.
    answers: Vec<Duration>,
    /// Since when a question stands without an answer.
    open: Option<Duration>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    Asked(usize),
    Thought { ticket_of: usize, used: Duration, answered: bool },
}

/// Lets these tables play for a while.
fn simulate(order: &mut dyn Order, threads: usize, tables: &[Flood], end: Duration) -> Vec<Got> {
    let mut got = vec![Got::default(); tables.len()];
    let mut tickets: HashMap<Ticket, usize> = HashMap::new();
    let mut events: BinaryHeap<Reverse<(Duration, Event)>> =
        tables.iter().enumerate().map(|(i, table)| Reverse((table.first, Event::Asked(i)))).collect();
    let mut spent = vec![Duration::ZERO; tables.len()];
    let mut running: HashMap<usize, Ticket> = HashMap::new();
    let mut idle = threads;
    while let Some(Reverse((now, event))) = events.pop().filter(|Reverse((now, _))| *now < end) {
        match event {
            Event::Asked(i) => {
                tickets.insert(order.ask(now, &tables[i], i), i);
                got[i].open = Some(now);
                spent[i] = Duration::ZERO;
            }
            Event::Thought { ticket_of: i, used, answered } => {
                idle += 1;
                let ticket = running.remove(&i).expect("it was thinking");
                order.done(now, ticket, used, answered);
                got[i].thought += used;
                if answered {
                    let asked = got[i].open.take().expect("it was asked");
                    got[i].answers.push(now - asked);
                    events.push(Reverse((now + tables[i].pause, Event::Asked(i))));
                }
            }
        }
        while idle > 0
            && let Some(turn) = order.next()
        {
            let i = tickets[&turn.ticket];
            idle -= 1;
            running.insert(i, turn.ticket);
            let wanted = tables[i].wanted.max(GLANCE);
            let left = wanted - spent[i];
            // Who answers at first sight cannot be interrupted; others miss the end of their slice a little.
            let used = if tables[i].wanted.is_zero() { GLANCE } else { (turn.span + OVERSHOOT).min(left) };
            spent[i] += used;
            let answered = turn.last || spent[i] >= wanted;
            events.push(Reverse((now + used, Event::Thought { ticket_of: i, used, answered })));
        }
    }
    got
}

fn person(n: usize) -> Payer {
    Payer::Person(format!("person {n}"))
}

/// The longest that a table waited beyond the time that its bot wanted, the question that still stands at the end included.
fn worst(got: &Got, wanted: Duration, end: Duration) -> Duration {
    let open = got.open.map(|asked| end - asked);
    let longest = got.answers.iter().copied().chain(open).max().unwrap_or_default();
    longest.saturating_sub(wanted)
}

/// Fifty tables of one visitor whose strong bots think all the time.
fn fifty_strong(payer: &Payer) -> Vec<Flood> {
    let (wanted, first, pause) = (1000 * MS, Duration::ZERO, Duration::ZERO);
    vec![Flood { payer: payer.clone(), wanted, first, pause }; 50]
}

fn watched(wanted: Duration) -> Flood {
    Flood { payer: Payer::Person("watched".to_owned()), wanted, first: 500 * MS, pause: 700 * MS }
}

const END: Duration = Duration::from_secs(15);

#[test]
fn one_visitor_s_fifty_strong_tables_delay_nobody_else_by_more_than_two_seconds() {
    for threads in [1, 2, 3] {
        for payer in [person(0), Payer::Nobody] {
            for wanted in [0, 50, 1000, 5000].map(|ms| ms * MS) {
                let mut tables = fifty_strong(&payer);
                tables.push(watched(wanted));
                let got = simulate(&mut Fair::new(Rules::for_threads(threads)), threads, &tables, END);
                let late = worst(&got[50], wanted, END);
                assert!(late <= GRACE, "{threads} threads, {payer:?}, {wanted:?}: {late:?} too late");
                assert!(got[50].answers.len() > 1, "it plays on");
            }
        }
    }
}

#[test]
fn first_come_first_served_would_make_the_other_visitor_wait_for_all_fifty() {
    let mut tables = fifty_strong(&person(0));
    tables.push(watched(Duration::ZERO));
    let mut fifo = Fifo { tickets: Fair::new(Rules::for_threads(2)), queue: VecDeque::new() };
    let got = simulate(&mut fifo, 2, &tables, 3 * END);
    assert!(worst(&got[50], Duration::ZERO, 3 * END) > 20_000 * MS, "{:?}", got[50].answers);
}

#[test]
fn a_newcomer_thinks_after_at_most_one_slice_of_everybody_else() {
    for others in [1_usize, 7, 25] {
        let mut fair = Fair::new(Rules::for_threads(1));
        for n in 0..50 * others {
            fair.ask(Duration::ZERO, person(n % others), &format!("{n}"), 1000 * MS);
        }
        let mut now = Duration::ZERO;
        for _ in 0..500 {
            let turn = fair.next().expect("somebody thinks");
            now += turn.span;
            fair.done(now, turn.ticket, turn.span, false);
        }
        let newcomer = fair.ask(now, Payer::Person("new".to_owned()), "new", 1000 * MS);
        let mut before = 0;
        loop {
            let turn = fair.next().expect("somebody thinks");
            if turn.ticket == newcomer {
                break;
            }
            before += 1;
            now += turn.span;
            fair.done(now, turn.ticket, turn.span, false);
        }
        assert!(before <= others, "{before} slices of {others} others");
    }
}

#[test]
fn under_load_thoughts_get_shorter_but_no_shorter_than_the_least() {
    let rules = Rules::for_threads(1);
    let mut last = 1050 * MS;
    for persons in [1, 3, 10, 30, 300] {
        let tables: Vec<Flood> = (0..persons)
            .map(|n| Flood { payer: person(n), wanted: 1000 * MS, first: n as u32 * MS, pause: 10 * MS })
            .collect();
        let got = simulate(&mut Fair::new(rules.clone()), 1, &tables, 3 * END);
        let answers: usize = got.iter().map(|got| got.answers.len()).sum();
        let thought = got.iter().map(|got| got.thought).sum::<Duration>() / answers as u32;
        assert!(thought <= last && thought >= rules.least, "{persons} persons: {thought:?} after {last:?}");
        last = thought;
    }
    assert!(last < 2 * rules.least, "{last:?}");
}

#[test]
fn who_plays_alone_has_all_the_time_of_the_bot() {
    for threads in [1, 2] {
        let got = simulate(&mut Fair::new(Rules::for_threads(threads)), threads, &[watched(1000 * MS)], END);
        assert!(got[0].answers.iter().all(|took| *took == 1000 * MS), "{:?}", got[0].answers);
    }
}

#[test]
fn a_visitor_s_own_tables_all_go_on() {
    let got = simulate(&mut Fair::new(Rules::for_threads(1)), 1, &fifty_strong(&person(0)), 10 * END);
    let (least, most) = got.iter().fold((usize::MAX, 0), |(least, most), got| {
        (least.min(got.answers.len()), most.max(got.answers.len()))
    });
    assert!(least > 0 && most - least <= 2, "between {least} and {most} answers");
}

fn floods(persons: usize, tables: usize) -> impl Strategy<Value = Vec<Flood>> {
    let wanted = prop::sample::select(vec![0, 50, 300, 1000, 5000]);
    let one = (0..=persons, wanted, 0..3000_u32, prop::sample::select(vec![0, 0, 5, 900]));
    let flood = |(payer, wanted, first, pause)| Flood {
        payer: if payer == 0 { Payer::Nobody } else { person(payer) },
        wanted: wanted * MS,
        first: first * MS,
        pause: pause * MS,
    };
    prop::collection::vec(one.prop_map(flood), 0..tables)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    /// Up to thirty persons wait for bots for each thread, with as many tables as they like.
    #[test]
    fn the_promise_holds_for_any_flood(
        threads in 1_usize..=3,
        tables in (1_usize..=30).prop_flat_map(|persons| floods(persons, 120)),
        wanted in prop::sample::select(vec![0_u32, 50, 1000, 5000]),
    ) {
        let mut tables = tables;
        tables.push(watched(wanted * MS));
        let got = simulate(&mut Fair::new(Rules::for_threads(threads)), threads, &tables, END);
        let late = worst(&got[tables.len() - 1], wanted * MS, END);
        prop_assert!(late <= GRACE, "{late:?} too late");
    }

    #[test]
    fn nobody_starves(threads in 1_usize..=3, tables in (1_usize..=6).prop_flat_map(|persons| floods(persons, 40))) {
        let end = 6 * END;
        let got = simulate(&mut Fair::new(Rules::for_threads(threads)), threads, &tables, end);
        for (got, table) in got.iter().zip(&tables) {
            prop_assert!(!got.answers.is_empty(), "a table of {:?} never got an answer", table.payer);
        }
    }

    /// Who always wants more (with one table there is a moment between an answer and the next question) gets thinking time by weight, with however
    /// many tables and whatever their bots are.
    #[test]
    fn shares_come_to_the_weights(counts in prop::collection::vec((3_usize..20, 0_u32..3), 2..8)) {
        let mut tables = Vec::new();
        for (n, (count, kind)) in counts.iter().enumerate() {
            let payer = if n == 0 { Payer::Nobody } else { person(n) };
            let wanted = [0, 50, 1000][*kind as usize] * MS;
            let one = Flood { payer, wanted, first: Duration::ZERO, pause: Duration::ZERO };
            tables.extend(vec![one; *count]);
        }
        let rules = Rules::for_threads(1);
        let weights = f64::from(rules.nobody) + f64::from(rules.person) * (counts.len() - 1) as f64;
        let got = simulate(&mut Fair::new(rules.clone()), 1, &tables, 5 * END);
        let all: Duration = got.iter().map(|got| got.thought).sum();
        for n in 0..counts.len() {
            let payer = if n == 0 { Payer::Nobody } else { person(n) };
            let of_payer = got.iter().zip(&tables).filter(|(_, table)| table.payer == payer);
            let share = of_payer.map(|(got, _)| got.thought).sum::<Duration>().div_duration_f64(all);
            let due = f64::from(if n == 0 { rules.nobody } else { rules.person }) / weights;
            prop_assert!((share - due).abs() < 0.02, "{payer:?} has {share:.3} instead of {due:.3}");
        }
    }
}
