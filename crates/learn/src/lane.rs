//! One game with its luck, and the answers of who is asked by number.

use kernel::{Cells, Chance, Game, Log, Numbered, Seat, Seed, SetupError};

use crate::space::Space;

/// Where no rule ends a game, odd opinions can go round in circles: after so many answers it counts as it stands.
const MOST_PLIES: u64 = 20_000;

/// Seldom has anybody more answers.
const MANY: usize = 64;

/// A position, the luck to come, and what may be answered.
#[derive(Clone, Debug)]
pub(crate) struct Lane<G: Game> {
    pub(crate) state: G,
    luck: Chance,
    pub(crate) plies: u64,
    asked: Option<Seat>,
    legal: Vec<G::Action>,
    numbers: Vec<u32>,
}

impl<G: Numbered> Lane<G> {
    /// The match of this seed, before its first answer.
    pub(crate) fn new(setup: &G::Setup, space: &Space<G>, seed: &Seed) -> Result<Lane<G>, SetupError> {
        let mut luck = Chance::fair(seed);
        luck.open(0);
        let state = G::new(setup, &mut luck)?;
        Ok(Lane::of(state, luck, 0, space))
    }

    /// A position with luck of its own.
    pub(crate) fn of(state: G, luck: Chance, plies: u64, space: &Space<G>) -> Lane<G> {
        let (legal, numbers) = (Vec::with_capacity(MANY), Vec::with_capacity(MANY));
        let mut lane = Lane { state, luck, plies, asked: None, legal, numbers };
        lane.look(space);
        lane
    }

    /// Begins the match of another seed in the same place.
    pub(crate) fn restart(
        &mut self,
        setup: &G::Setup,
        space: &Space<G>,
        seed: &Seed,
    ) -> Result<(), SetupError> {
        self.luck.restart(seed);
        self.luck.open(0);
        self.state = G::new(setup, &mut self.luck)?;
        self.plies = 0;
        self.look(space);
        Ok(())
    }

    /// Who is asked; nobody: the game is over, or has gone on for too long.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// The answers of who is asked.
    #[inline]
    pub(crate) fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// Their numbers, in the same order.
    #[inline]
    pub(crate) fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// The place in the list of the answer with a number.
    #[inline]
    pub(crate) fn place(&self, number: i64) -> Option<usize> {
        self.numbers.iter().position(|legal| i64::from(*legal) == number)
    }

    /// Gives an answer of the list.
    #[inline]
    pub(crate) fn play(&mut self, place: usize, space: &Space<G>) -> (Seat, G::Action) {
        let seat = self.asked.expect("somebody is asked");
        let answer = self.legal[place];
        self.apply(seat, answer, space);
        (seat, answer)
    }

    /// Gives any legal answer.
    #[inline]
    pub(crate) fn apply(&mut self, seat: Seat, answer: G::Action, space: &Space<G>) {
        self.plies += 1;
        self.luck.open(self.plies);
        self.state.apply(seat, answer, &mut self.luck, &mut Log::off());
        self.look(space);
    }

    fn look(&mut self, space: &Space<G>) {
        self.legal.clear();
        self.numbers.clear();
        self.asked = self.state.acting().first().filter(|_| self.plies < MOST_PLIES);
        let Some(seat) = self.asked else { return };
        self.state.legal(seat, &mut self.legal);
        let number = |answer| space.number(answer).expect("the space holds every answer that comes up");
        self.numbers.extend(self.legal.iter().copied().map(number));
    }

    /// Writes what a seat sees. The whole row is compiled in here, once.
    #[inline(never)]
    pub(crate) fn observe(&self, seat: Seat, cells: &mut [f32]) {
        let mut row = Cells::new(cells);
        self.state.observe(seat, &mut row);
        debug_assert_eq!(row.left(), 0, "every row of a set-up is as long as every other");
    }

    /// Writes which answers there are.
    #[inline]
    pub(crate) fn mask(&self, mask: &mut [bool]) {
        mask.fill(false);
        for number in &self.numbers {
            mask[*number as usize] = true;
        }
    }
}
