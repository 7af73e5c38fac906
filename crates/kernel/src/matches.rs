//! A match: a game from its set-up to its end, with everything that is needed to play it again.

mod fork;
mod records;

use std::any::Any;

use serde_json::Value;

pub use fork::Fortune;
pub use records::Unfair;

use crate::table::choices;
use crate::{
    Chance, ChanceFault, Choice, Ending, Game, Log, Meta, Present, Reason, Record, Scores, Seat, Seats, Seed,
    SeedHash, Setup, SetupError, SetupText, Source, Table, Token, Told, Viewer, Words, legal,
};

/// An answer that was given, the luck that followed, and what happened.
#[derive(Clone, Debug)]
pub struct Ply<G: Game> {
    /// Who answered.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// What was drawn.
    pub luck: Vec<Token>,
    /// What happened, in game terms.
    pub events: Vec<Told<G::Event>>,
    /// Whether there was no other legal answer.
    pub forced: bool,
}

/// A game being played, or gone through again.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: G::Setup,
    seed: Option<Seed>,
    hash: Option<SeedHash>,
    luck: Vec<Token>,
    plies: Vec<Ply<G>>,
    state: G,
    /// The position from which it goes, if that was laid out by hand.
    laid_out: Option<Box<G>>,
    /// What came before, if it goes on from a position of another match.
    past: Option<Box<fork::Past<G>>>,
}

/// An answer that is not taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Somebody else is asked.
    #[error("seat {0} is not asked now")]
    NotAsked(Seat),
    /// The action is not among the legal ones.
    #[error("\"{0}\" is not legal now")]
    Illegal(String),
    /// The text is not an action of this game.
    #[error(transparent)]
    NotAnAction(#[from] crate::BadAction),
    /// The match was read from a record without a seed, so that there is no luck to go on with.
    #[error("this record has no seed: it can be looked at, but not played on")]
    NoSeed,
}

impl<G: Game> Match<G> {
    /// A match whose luck follows from a seed.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Match<G>, SetupError> {
        let mut chance = Chance::fair(&seed);
        chance.open(0);
        let state = G::new(&setup, &mut chance)?;
        let luck = chance.tape().to_vec();
        Ok(Match {
            setup,
            seed: Some(seed),
            hash: Some(seed.hash()),
            luck,
            plies: Vec::new(),
            state,
            laid_out: None,
            past: None,
        })
    }

    /// A match that goes from a position which somebody has laid out: a lesson, a puzzle. It is looked at, played on and rewound like any other;
    /// its record does not tell how it came to be.
    #[must_use]
    pub fn laid_out(setup: G::Setup, seed: Seed, state: G) -> Match<G> {
        let laid_out = Some(Box::new(state.clone()));
        Match {
            setup,
            seed: Some(seed),
            hash: None,
            luck: Vec::new(),
            plies: Vec::new(),
            state,
            laid_out,
            past: None,
        }
    }

    /// The present position.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Players and variants.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What was published of the seed when the match began.
    #[must_use]
    pub fn hash(&self) -> Option<SeedHash> {
        self.hash
    }

    /// What was drawn for the set-up.
    #[must_use]
    pub fn opening_luck(&self) -> &[Token] {
        &self.luck
    }

    /// The answers given so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply<G>] {
        &self.plies
    }

    /// What happened at answer number `ply` (from 1 on), as far as a viewer was told.
    pub fn told(&self, ply: usize, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        let events = ply.checked_sub(1).and_then(|i| self.plies.get(i)).map_or(&[][..], |ply| &ply.events);
        events.iter().filter(move |told| told.audience.includes(viewer)).map(|told| &told.event)
    }

    /// Whether nobody is asked any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state.acting().is_empty()
    }

    /// Gives an answer, if it is legal.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&Ply<G>, Refused> {
        let forced = self.admit(seat, action)?;
        let seed = self.seed.as_ref().ok_or(Refused::NoSeed)?;
        let mut chance = Chance::fair(seed);
        chance.open((self.begun() + self.plies.len()) as u64 + 1);
        self.apply(seat, action, forced, &mut chance);
        let ply = self.plies.last_mut().expect("an answer was just given");
        ply.luck = chance.tape().to_vec();
        Ok(ply)
    }

    /// Gives an answer with luck that was written down. On an error the match is left in the middle of it and must be dropped.
    fn play_scripted(
        &mut self,
        seat: Seat,
        action: G::Action,
        forced: bool,
        luck: Vec<String>,
    ) -> Result<(), ChanceFault> {
        let mut chance = Chance::script(luck);
        self.apply(seat, action, forced, &mut chance);
        let luck = chance.finish()?;
        self.plies.last_mut().expect("an answer was just given").luck = luck;
        Ok(())
    }

    /// Whether an answer may be given; if so, whether it is the only one.
    pub(crate) fn admit(&self, seat: Seat, action: G::Action) -> Result<bool, Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        if !self.state.acting().contains(seat) {
            return Err(Refused::NotAsked(seat));
        }
        let legal = legal(&self.state, seat);
        if !legal.contains(&action) {
            return Err(Refused::Illegal(action.to_string()));
        }
        Ok(legal.len() == 1)
    }

    fn apply(&mut self, seat: Seat, action: G::Action, forced: bool, chance: &mut Chance) {
        let mut log = Log::on();
        self.state.apply(seat, action, chance, &mut log);
        self.plies.push(Ply { seat, action, luck: Vec::new(), events: log.into_events(), forced });
    }

    /// The first ply to which a seat may go back: the earliest of its choices since which nobody else has had one and no luck has come in. Answers that
    /// were forced do not stand in the way: of others only where everybody can tell that they were. A match that is over is not taken back.
    #[must_use]
    pub fn undo_floor(&self, seat: Seat) -> usize {
        let last = self.plies.len();
        if self.is_over() {
            return last;
        }
        let open =
            |ply: &&Ply<G>| ply.luck.is_empty() && (ply.seat == seat || (ply.forced && !G::META.secrets));
        let since = self.plies.iter().rev().take_while(open).count();
        let chosen = |i: &usize| self.plies[*i].seat == seat && !self.plies[*i].forced;
        (last - since..last).find(chosen).unwrap_or(last)
    }

    /// The plies at which a seat had a choice: how many answers were given before each.
    #[must_use]
    pub fn decisions(&self, seat: Seat) -> Vec<usize> {
        let chosen = |(_, ply): &(usize, &Ply<G>)| ply.seat == seat && !ply.forced;
        self.plies.iter().enumerate().filter(chosen).map(|(i, _)| i).collect()
    }

    /// Goes back to the position after the first `plies` answers, with the luck that they had.
    pub fn rewind(&mut self, plies: usize) {
        let mut again = self.opening();
        for ply in self.plies.iter().take(plies) {
            again.follow(ply);
        }
        *self = again;
    }

    /// Goes once more through the positions after the first `from` answers, after the next one, and so on to the present one.
    pub fn walk(&self, from: usize, mut visit: impl FnMut(&Match<G>)) {
        let mut again = self.clone();
        again.rewind(from);
        visit(&again);
        for ply in self.plies.iter().skip(from) {
            again.follow(ply);
            visit(&again);
        }
    }

    /// Gives an answer as it was given before, with the luck that it had.
    fn follow(&mut self, ply: &Ply<G>) {
        let luck = ply.luck.iter().map(|token| token.name.to_owned()).collect();
        let again = self.play_scripted(ply.seat, ply.action, ply.forced, luck);
        again.expect("what was played can be played again");
    }

    fn opening(&self) -> Match<G> {
        let laid_out = self.laid_out.clone();
        let state = laid_out.as_deref().cloned().unwrap_or_else(|| {
            let mut chance = Chance::script(self.luck.iter().map(|token| token.name));
            G::new(&self.setup, &mut chance).expect("what was set up can be set up again")
        });
        Match {
            setup: self.setup.clone(),
            luck: self.luck.clone(),
            plies: Vec::new(),
            state,
            laid_out,
            past: self.past.clone(),
            seed: self.seed,
            hash: self.hash,
        }
    }
}

impl<G: Present> Match<G> {
    /// How many seats the table has.
    #[must_use]
    pub fn players(&self) -> usize {
        self.setup.players()
    }
}

/// The same match for those who do not know its game: answers are read and written in its notation.
impl<G: Present> Table for Match<G> {
    fn meta(&self) -> &'static Meta {
        &<G as Game>::META
    }

    fn setup(&self) -> SetupText {
        SetupText::of(Match::setup(self))
    }

    fn players(&self) -> usize {
        self.state().players()
    }

    fn ply(&self) -> usize {
        self.plies().len()
    }

    fn round(&self) -> u32 {
        self.state().round()
    }

    fn acting(&self) -> Seats {
        self.state().acting()
    }

    fn prompt(&self, seat: Seat, words: &Words) -> String {
        self.state().prompt(seat, words)
    }

    fn choices(&self, seat: Seat, words: &Words) -> Vec<Choice> {
        choices(self.state(), seat, words).into_iter().map(|(_, choice)| choice).collect()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        legal(self.state(), seat).iter().map(ToString::to_string).collect()
    }

    fn pick(&self, seat: Seat, pick: &mut dyn FnMut(usize) -> Option<usize>) -> Option<String> {
        let answers = legal(self.state(), seat);
        Some(answers.get(pick(answers.len())?)?.to_string())
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        Match::play(self, seat, action.parse()?).map(|_| ())
    }

    fn why_not(&self, seat: Seat, action: &str, words: &Words) -> Result<Option<Reason>, crate::BadAction> {
        Ok(self.state().why_not(seat, action.parse()?, words))
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.state().view(viewer)).expect("a view is plain data")
    }

    fn page(&self, viewer: Viewer, words: &Words) -> String {
        G::page(&self.state().view(viewer), words)
    }

    fn answer(&self, ply: usize, viewer: Viewer) -> Option<(Seat, String)> {
        let ply = self.plies().get(ply.checked_sub(1)?)?;
        let veiled = G::veiled(ply.action).filter(|_| !viewer.sees(ply.seat));
        Some((ply.seat, veiled.map_or_else(|| ply.action.to_string(), str::to_owned)))
    }

    fn luck(&self, ply: usize) -> Vec<Token> {
        let found = match ply.checked_sub(1) {
            None => Some(self.opening_luck()),
            Some(i) => self.plies().get(i).map(|ply| ply.luck.as_slice()),
        };
        found.unwrap_or_default().to_vec()
    }

    fn sentences(&self, ply: usize, viewer: Viewer, words: &Words) -> Vec<String> {
        self.told(ply, viewer).filter_map(|event| G::sentence(event, words)).collect()
    }

    fn events(&self, ply: usize, viewer: Viewer) -> Vec<Value> {
        self.told(ply, viewer)
            .map(|event| serde_json::to_value(event).expect("an event is plain data"))
            .collect()
    }

    fn scores(&self) -> Scores {
        self.state().scores()
    }

    fn points(&self, points: i32, words: &Words) -> String {
        G::points(points, words)
    }

    fn breakdown(&self, words: &Words) -> Vec<Source> {
        self.state().breakdown(words)
    }

    fn ending(&self) -> Option<Ending> {
        self.state().ending()
    }

    fn hash(&self) -> Option<SeedHash> {
        Match::hash(self)
    }

    fn record_for(&self, viewer: Viewer) -> Record {
        Match::record_for(self, viewer)
    }

    fn parent(&self) -> Option<(String, usize)> {
        Match::parent(self).map(|(name, ply)| (name.to_owned(), ply))
    }

    fn fork(&self, name: &str, ply: usize, seat: Seat, fortune: Fortune) -> Result<Box<dyn Table>, Refused> {
        Ok(Box::new(Match::fork(self, name, ply, seat, fortune)?))
    }

    fn draw_anew(&mut self, seed: Seed) {
        Match::draw_anew(self, seed);
    }

    fn veil_past(&mut self, veiled: bool) {
        Match::veil_past(self, veiled);
    }

    fn undo_floor(&self, seat: Seat) -> usize {
        Match::undo_floor(self, seat)
    }

    fn decisions(&self, seat: Seat) -> Vec<usize> {
        Match::decisions(self, seat)
    }

    fn rewind(&mut self, plies: usize) {
        Match::rewind(self, plies);
    }

    fn walk(&self, from: usize, visit: &mut dyn FnMut(&dyn Table)) {
        Match::walk(self, from, |game| visit(game));
    }

    fn verify(&self) -> Result<(), Unfair> {
        Match::verify(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
