//! The toy game, broken in one way for each law.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use kernel::laws::Law;
use kernel::toy::{Action, Event, Pebble, Setup, Toy, View};
use kernel::{
    BadAction, Broken, Chance, Ending, Game, Log, Meta, Present, Reason, Scores, Seat, Seats, SetupError,
    SetupOption, Source, Viewer, Words,
};

/// The toy game without respect for one law. `PAD` makes its actions longer.
#[derive(Debug)]
pub struct Crooked<const LAW: usize, const PAD: usize = 0> {
    toy: Toy,
    /// What looking at the position leaves behind, against the law of looking.
    looked: AtomicU32,
}

/// What is ambient: it does not follow from the seed.
static AMBIENT: AtomicU32 = AtomicU32::new(0);

impl<const LAW: usize, const PAD: usize> Crooked<LAW, PAD> {
    fn breaks(law: Law) -> bool {
        breaks::<LAW>(law)
    }
}

fn breaks<const LAW: usize>(law: Law) -> bool {
    law as usize == LAW
}

impl<const LAW: usize, const PAD: usize> Clone for Crooked<LAW, PAD> {
    fn clone(&self) -> Self {
        Crooked { toy: self.toy.clone(), looked: AtomicU32::new(self.looked.load(Relaxed)) }
    }
}

impl<const LAW: usize, const PAD: usize> PartialEq for Crooked<LAW, PAD> {
    fn eq(&self, other: &Self) -> bool {
        self.toy == other.toy && self.looked.load(Relaxed) == other.looked.load(Relaxed)
    }
}

impl<const LAW: usize, const PAD: usize> Eq for Crooked<LAW, PAD> {}

/// An answer, perhaps too long.
#[derive(Clone, Copy, Debug)]
pub struct Answer<const LAW: usize, const PAD: usize>(Action, [u8; PAD]);

impl<const LAW: usize, const PAD: usize> Answer<LAW, PAD> {
    const fn new(action: Action) -> Self {
        Answer(action, [0; PAD])
    }
}

/// All pebbles are the same to somebody who does not look closely.
fn blurred(action: Action) -> Action {
    match action {
        Action::Draw => Action::Draw,
        Action::Lay(_) => Action::Lay(Pebble::Red),
        Action::Keep(_) => Action::Keep(Pebble::Red),
    }
}

impl<const LAW: usize, const PAD: usize> PartialEq for Answer<LAW, PAD> {
    fn eq(&self, other: &Self) -> bool {
        if breaks::<LAW>(Law::Refused) { blurred(self.0) == blurred(other.0) } else { self.0 == other.0 }
    }
}

impl<const LAW: usize, const PAD: usize> Eq for Answer<LAW, PAD> {}

impl<const LAW: usize, const PAD: usize> Hash for Answer<LAW, PAD> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<const LAW: usize, const PAD: usize> PartialOrd for Answer<LAW, PAD> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const LAW: usize, const PAD: usize> Ord for Answer<LAW, PAD> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<const LAW: usize, const PAD: usize> fmt::Display for Answer<LAW, PAD> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const LAW: usize, const PAD: usize> FromStr for Answer<LAW, PAD> {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let action = text.parse()?;
        // A slip of the pen: what is written "keep red" is read as "lay red".
        let slip = breaks::<LAW>(Law::Notation) && action == Action::Keep(Pebble::Red);
        Ok(Answer::new(if slip { Action::Lay(Pebble::Red) } else { action }))
    }
}

/// Players and the variant, which may be forgotten when they are written down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CrookedSetup<const LAW: usize>(pub Setup);

impl<const LAW: usize> kernel::Setup for CrookedSetup<LAW> {
    const OPTIONS: &'static [SetupOption] = <Setup as kernel::Setup>::OPTIONS;

    fn get(&self, name: &str) -> String {
        if breaks::<LAW>(Law::Setup) && name == "short" { "false".to_owned() } else { self.0.get(name) }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        self.0.set(name, value)
    }

    fn players(&self) -> usize {
        self.0.players()
    }
}

/// A view, perhaps one that hides even the own pebbles.
fn without_own(mut view: View) -> View {
    for seat in &mut view.seats {
        (seat.hand, seat.kept) = (None, None);
    }
    view
}

impl<const LAW: usize, const PAD: usize> Game for Crooked<LAW, PAD> {
    const META: Meta = Meta {
        // A name of two words cannot be read back from a record.
        id: if LAW == Law::Record as usize { "toy game" } else { Toy::META.id },
        ..Toy::META
    };

    type Setup = CrookedSetup<LAW>;
    type Action = Answer<LAW, PAD>;
    type Event = Event;
    type View = View;

    fn new(setup: &CrookedSetup<LAW>, chance: &mut Chance) -> Result<Self, SetupError> {
        let mut toy = Toy::new(&setup.0, chance)?;
        if Self::breaks(Law::SameSeed) && AMBIENT.fetch_add(1, Relaxed).is_multiple_of(2) {
            let mut other = Chance::fast(7);
            toy.determinize(Seat::A, &mut other);
            toy.determinize(Seat::B, &mut other);
        }
        Ok(Crooked { toy, looked: AtomicU32::new(0) })
    }

    fn players(&self) -> usize {
        self.toy.players()
    }

    fn acting(&self) -> Seats {
        self.toy.acting()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.extend(kernel::legal(&self.toy, seat).into_iter().map(Answer::new));
        if Self::breaks(Law::Choices) && out.is_empty() {
            out.push(Answer::new(Action::Draw));
        }
        if Self::breaks(Law::Distinct) && !out.is_empty() {
            out.push(out[0]);
        }
        if Self::breaks(Law::Looking) {
            self.looked.fetch_add(1, Relaxed);
        }
    }

    fn apply(&mut self, seat: Seat, action: Self::Action, chance: &mut Chance, log: &mut Log<Event>) {
        if Self::breaks(Law::Ends) {
            return log.tell(|| Event::Drew(seat, None));
        }
        if Self::breaks(Law::RecordedLuck) && chance.below(2) == 1 {
            // A throw of dice that no record knows of.
            self.toy.determinize(seat, &mut Chance::fast(7));
        }
        if Self::breaks(Law::PrivateEvents) && action.0 == Action::Draw {
            let mut quiet = Log::off();
            self.toy.apply(seat, action.0, chance, &mut quiet);
            return log.split(seat, || Event::Drew(seat, None), || Event::Drew(seat, None));
        }
        self.toy.apply(seat, action.0, chance, log);
    }

    fn scores(&self) -> Scores {
        self.toy.scores()
    }

    fn ending(&self) -> Option<Ending> {
        if Self::breaks(Law::Ending) { None } else { self.toy.ending() }
    }

    fn round(&self) -> u32 {
        self.toy.round()
    }

    fn view(&self, viewer: Viewer) -> View {
        if Self::breaks(Law::SampleLooks) {
            // Everybody sees everything.
            return self.toy.view(Viewer::Afterwards);
        }
        let view = self.toy.view(viewer);
        if Self::breaks(Law::SampleChoices) { without_own(view) } else { view }
    }

    fn determinize(&mut self, viewer: Seat, chance: &mut Chance) {
        if Self::breaks(Law::SampleVaries) {
            return;
        }
        let peeped = self.toy.view(Viewer::Afterwards).seats[viewer.next(self.players()).index()].clone();
        self.toy.determinize(viewer, chance);
        if Self::breaks(Law::SampleBlind) && peeped.hand.is_some_and(|hand| hand.contains_key(&Pebble::Red)) {
            // Who holds what steers how it is dealt.
            self.toy.determinize(viewer, chance);
        }
        if Self::breaks(Law::SampleWritten) && chance.below(2) == 1 {
            self.toy.determinize(viewer, &mut Chance::fast(7));
        }
        if Self::breaks(Law::SampleChoices) {
            // The own pebbles too.
            self.toy.determinize(viewer.next(self.players()), chance);
        }
        if Self::breaks(Law::SampleSound) {
            self.looked.fetch_add(1, Relaxed);
        }
    }

    fn check(&self) -> Result<(), Broken> {
        self.toy.check()?;
        let pebbles = self.toy.view(Viewer::Afterwards);
        let in_hands: usize = pebbles.seats.iter().map(|seat| seat.hand_count).sum();
        if Self::breaks(Law::Sound) && in_hands > pebbles.seats.len() {
            return Err(Broken(format!("{in_hands} pebbles are in hands")));
        }
        if Self::breaks(Law::SampleSound) && self.looked.load(Relaxed) > 0 {
            return Err(Broken("somebody has dealt again".to_owned()));
        }
        Ok(())
    }

    fn veiled(action: Self::Action) -> Option<&'static str> {
        if Self::breaks(Law::Veil) { Some("keep red") } else { Toy::veiled(action.0) }
    }

    fn actions() -> Vec<Self::Action> {
        Toy::actions().into_iter().map(Answer::new).collect()
    }
}

impl<const LAW: usize, const PAD: usize> Present for Crooked<LAW, PAD> {
    fn prompt(&self, seat: Seat, words: &Words) -> String {
        self.toy.prompt(seat, words)
    }

    fn label(&self, seat: Seat, action: Self::Action, words: &Words) -> String {
        let action = if Self::breaks(Law::Words) { Action::Draw } else { action.0 };
        self.toy.label(seat, action, words)
    }

    fn rules_of(&self, seat: Seat, action: Self::Action) -> Vec<&'static str> {
        if Self::breaks(Law::Quoted) { vec!["nowhere.1"] } else { self.toy.rules_of(seat, action.0) }
    }

    fn why_not(&self, seat: Seat, action: Self::Action, words: &Words) -> Option<Reason> {
        let reason = self.toy.why_not(seat, action.0, words);
        // Who is not asked gets no reason.
        reason.filter(|reason| !(Self::breaks(Law::Reasons) && reason.rule == "turn.1"))
    }

    fn whose(event: &Event) -> Option<Seat> {
        let seat = Toy::whose(event);
        if Self::breaks(Law::Named) { seat.map(|seat| seat.next(2)) } else { seat }
    }

    fn sentence(event: &Event, words: &Words) -> Option<String> {
        if Self::breaks(Law::Sentences) { Some(String::new()) } else { Toy::sentence(event, words) }
    }

    fn page(view: &View, words: &Words) -> String {
        Toy::page(view, words)
    }

    fn breakdown(&self, words: &Words) -> Vec<Source> {
        let mut sources = self.toy.breakdown(words);
        if Self::breaks(Law::Breakdown) {
            sources.truncate(1);
        }
        sources
    }
}
