//! The only door for luck (random numbers, chance nodes). Rules ask it for a draw; where the draw comes from is the caller's business.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::bag::kind_of;
use crate::{Bag, Kind, Seat, Seed, Viewer};

/// Who saw what was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenBy {
    /// The whole table.
    Everybody,
    /// One seat alone.
    Only(Seat),
    /// No one: the thing was drawn face down and stays so.
    Nobody,
}

/// A word of the luck tape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The name of what was drawn.
    pub name: &'static str,
    /// Who saw it.
    pub seen: SeenBy,
}

impl Token {
    /// The word as a viewer may read it while the game runs: `?` for what was hidden from him.
    #[must_use]
    pub fn shown_to(self, viewer: Viewer) -> &'static str {
        let open = match self.seen {
            SeenBy::Everybody => true,
            SeenBy::Only(seat) => viewer.sees(seat),
            SeenBy::Nobody => viewer == Viewer::Afterwards,
        };
        if open { self.name } else { HIDDEN }
    }
}

/// What stands in the record of a running game for something that the reader may not know.
pub const HIDDEN: &str = "?";

/// Where luck comes from. Concrete, so that rule code has no type parameter for it.
#[derive(Clone, Debug)]
pub struct Chance {
    origin: Origin,
    tape: Vec<Token>,
    /// The stream to which a fair source turns before its next draw.
    turn: Option<u64>,
    fault: Option<ChanceFault>,
}

#[derive(Clone, Debug)]
enum Origin {
    /// For matches: ChaCha8, one stream per ply, with a tape.
    Fair(Box<ChaCha8Rng>),
    /// For playouts: SplitMix64, without a tape.
    Fast(Dice),
    /// For replays: words that somebody wrote down.
    Script { words: Vec<String>, next: usize },
}

/// A scripted word that cannot be what was drawn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChanceFault {
    /// The rules drew more often than there are words.
    #[error("the rules draw once more than the luck has words")]
    RanOut,
    /// The word names nothing that was in the bag.
    #[error("luck \"{word}\" cannot be drawn now: {inside}")]
    NotInside {
        /// The word as it was read.
        word: String,
        /// What could have been drawn, in words.
        inside: String,
    },
    /// The rules are done and words are left.
    #[error("luck \"{word}\" is left over: the rules draw only {drawn} here")]
    LeftOver {
        /// The first word that was not used.
        word: String,
        /// How many were.
        drawn: usize,
    },
}

impl Chance {
    /// Luck for matches: everything follows from the seed, and the tape is kept.
    /// The draws of each ply have a stream of their own, so that they do not depend on how many were made before.
    #[must_use]
    pub fn fair(seed: &Seed) -> Chance {
        Chance::from(Origin::Fair(Box::new(ChaCha8Rng::from_seed(seed.bytes()))))
    }

    /// Takes another seed, as if it had been made with it, in the memory that it has.
    pub fn restart(&mut self, seed: &Seed) {
        match &mut self.origin {
            Origin::Fair(rng) => **rng = ChaCha8Rng::from_seed(seed.bytes()),
            origin @ (Origin::Fast(_) | Origin::Script { .. }) => {
                *origin = Origin::Fair(Box::new(ChaCha8Rng::from_seed(seed.bytes())));
            }
        }
        self.tape.clear();
        (self.turn, self.fault) = (None, None);
    }

    /// Luck for playouts: quick, without a tape.
    #[must_use]
    pub fn fast(seed: u64) -> Chance {
        Chance::from(Origin::Fast(Dice::new(seed)))
    }

    /// Luck that was written down. A word that does not fit is reported by [`Chance::finish`].
    #[must_use]
    pub fn script<S: Into<String>>(words: impl IntoIterator<Item = S>) -> Chance {
        Chance::from(Origin::Script { words: words.into_iter().map(Into::into).collect(), next: 0 })
    }

    fn from(origin: Origin) -> Chance {
        Chance { origin, tape: Vec::new(), turn: None, fault: None }
    }

    /// Opens the luck of a ply (0 is the set-up): the tape is blank and a fair source turns to that ply's stream.
    pub fn open(&mut self, ply: u64) {
        self.tape.clear();
        self.turn = Some(ply);
    }

    /// What was drawn since the ply was opened. Fast luck keeps no tape.
    #[must_use]
    pub fn tape(&self) -> &[Token] {
        &self.tape
    }

    /// Whether the draws were sound: only a script can be wrong.
    pub fn finish(self) -> Result<Vec<Token>, ChanceFault> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        if let Origin::Script { words, next } = &self.origin
            && let Some(word) = words.get(*next)
        {
            return Err(ChanceFault::LeftOver { word: word.clone(), drawn: self.tape.len() });
        }
        Ok(self.tape)
    }

    /// A number from 0 to `n - 1`, each equally likely.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        match &mut self.origin {
            Origin::Fast(dice) => below(n, || dice.throw()),
            Origin::Fair(_) | Origin::Script { .. } => self.below_slowly(n),
        }
    }

    /// A place in a list that is not empty, each equally likely. Who has but one answer throws no dice.
    #[inline]
    pub fn place_in<T>(&mut self, list: &[T]) -> usize {
        let n = list.len() as u32;
        let Origin::Fast(dice) = &mut self.origin else {
            return if n == 1 { 0 } else { self.below(n) as usize };
        };
        // Without a branch, since nobody can foresee which it will be: the only place is the first one, whatever the word.
        let product = u64::from(dice.throw_if(n != 1)) * u64::from(n);
        if (product as u32) < n {
            below_again(product, n, || dice.throw()) as usize
        } else {
            (product >> 32) as usize
        }
    }

    #[inline(never)]
    fn below_slowly(&mut self, n: u32) -> u32 {
        below(n, || self.word())
    }

    fn word(&mut self) -> u32 {
        match &mut self.origin {
            Origin::Fast(dice) => dice.throw(),
            Origin::Fair(rng) => {
                // Most plies draw nothing, so the stream is turned to when it is needed.
                if let Some(ply) = self.turn.take() {
                    rng.set_stream(ply);
                    rng.set_word_pos(0);
                }
                rng.next_u32()
            }
            Origin::Script { .. } => 0,
        }
    }

    /// Takes one thing out of a bag before everybody's eyes, each thing equally likely. `None` if the bag is empty.
    #[inline]
    pub fn draw<K: Kind>(&mut self, bag: &mut Bag<K>) -> Option<K> {
        self.draw_as(bag, SeenBy::Everybody)
    }

    /// The same, and who sees what was drawn.
    #[inline]
    pub fn draw_as<K: Kind>(&mut self, bag: &mut Bag<K>, seen: SeenBy) -> Option<K> {
        if bag.is_empty() {
            return None;
        }
        // Playouts keep no tape: nothing but the draw is left of the work.
        if let Origin::Fast(dice) = &mut self.origin {
            let place = below(bag.len() as u32, || dice.throw());
            return Some(bag.take_at(place));
        }
        Some(self.draw_on_tape(bag, seen))
    }

    /// A draw that is written down, from a bag that is not empty.
    #[inline(never)]
    fn draw_on_tape<K: Kind>(&mut self, bag: &mut Bag<K>, seen: SeenBy) -> K {
        let kind = match &self.origin {
            Origin::Fast(_) | Origin::Fair(_) => {
                let place = self.below(bag.len() as u32);
                bag.at(place)
            }
            Origin::Script { .. } => self.read(
                |word| K::named(word).filter(|kind| bag.count(*kind) > 0),
                || bag.iter().map(|(kind, _)| kind.name()).collect(),
                || bag.at(0),
            ),
        };
        self.tape.push(Token { name: kind.name(), seen });
        let taken = bag.take(kind);
        debug_assert!(taken, "a drawn thing was inside");
        kind
    }

    /// Takes one thing out of a stack whose kinds come from a data file, before everybody's eyes, each thing equally likely:
    /// `counts` says how many there are of each kind, `name` what the notation calls it. `None` if nothing is left.
    #[inline]
    pub fn draw_counted(&mut self, counts: &mut [u8], name: impl Fn(usize) -> &'static str) -> Option<usize> {
        let total: u32 = counts.iter().map(|n| u32::from(*n)).sum();
        if total == 0 {
            return None;
        }
        let kind = match &self.origin {
            Origin::Fast(_) | Origin::Fair(_) => kind_of(counts, total, self.below(total)),
            Origin::Script { .. } => {
                let inside = || (0..counts.len()).filter(|kind| counts[*kind] > 0);
                self.read(
                    |word| inside().find(|kind| name(*kind) == word),
                    || inside().map(&name).collect(),
                    || kind_of(counts, total, 0),
                )
            }
        };
        if !matches!(self.origin, Origin::Fast(_)) {
            self.tape.push(Token { name: name(kind), seen: SeenBy::Everybody });
        }
        counts[kind] -= 1;
        Some(kind)
    }

    /// The next word of the script. A word that does not fit is remembered, and some other thing stands in for it.
    #[cold]
    fn read<T>(
        &mut self,
        find: impl FnOnce(&str) -> Option<T>,
        inside: impl FnOnce() -> Vec<&'static str>,
        other: impl FnOnce() -> T,
    ) -> T {
        let Origin::Script { words, next } = &mut self.origin else { unreachable!("only a script is read") };
        let found = match words.get(*next) {
            None => Err(ChanceFault::RanOut),
            Some(word) => find(word)
                .ok_or_else(|| ChanceFault::NotInside { word: word.clone(), inside: inside().join(", ") }),
        };
        *next += 1;
        found.unwrap_or_else(|fault| {
            self.fault.get_or_insert(fault);
            other()
        })
    }
}

/// SplitMix64. Its next word is made before anybody wants it: it is there at once then, while the one after it is made beside other work.
#[derive(Clone, Debug)]
struct Dice {
    state: u64,
    next: u32,
}

impl Dice {
    fn new(seed: u64) -> Dice {
        let mut dice = Dice { state: seed, next: 0 };
        dice.throw();
        dice
    }

    #[inline]
    fn throw(&mut self) -> u32 {
        self.throw_if(true)
    }

    /// The next word; it stays the next one if it is only looked at.
    #[inline]
    fn throw_if(&mut self, thrown: bool) -> u32 {
        let word = self.next;
        let after = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = after;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let made = ((z ^ (z >> 31)) >> 32) as u32;
        (self.state, self.next) = if thrown { (after, made) } else { (self.state, word) };
        word
    }
}

/// Lemire's method: multiply, and reject the few values that would favour some numbers.
#[inline]
fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    let product = u64::from(word()) * u64::from(n);
    if (product as u32) < n { below_again(product, n, word) } else { (product >> 32) as u32 }
}

#[cold]
fn below_again(mut product: u64, n: u32, mut word: impl FnMut() -> u32) -> u32 {
    let threshold = n.wrapping_neg() % n;
    while (product as u32) < threshold {
        product = u64::from(word()) * u64::from(n);
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::kinds! {
        enum Good: "good" { Corn = "corn", Indigo = "indigo", Sugar = "sugar" }
    }

    fn bag() -> Bag<Good> {
        [(Good::Corn, 3), (Good::Sugar, 2)].into_iter().collect()
    }

    #[test]
    fn a_bag_is_drawn_empty_and_no_further() {
        let (mut bag, mut chance) = (bag(), Chance::fast(1));
        let mut drawn = [0; 3];
        while let Some(good) = chance.draw(&mut bag) {
            drawn[good.index()] += 1;
        }
        assert_eq!(drawn, [3, 0, 2]);
        assert_eq!(chance.draw(&mut bag), None);
    }

    #[test]
    fn draws_are_as_likely_as_the_counts_say() {
        let mut corn = 0;
        let mut chance = Chance::fair(&Seed::from_word("likely"));
        for _ in 0..20_000 {
            corn += u32::from(chance.draw(&mut bag()) == Some(Good::Corn));
        }
        assert!((11_700..12_300).contains(&corn), "3 of 5 draws are corn, not {corn} of 20000");
    }

    #[test]
    fn numbers_below_a_bound_are_even() {
        let mut chance = Chance::fast(9);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }

    #[test]
    fn a_place_in_a_list_is_a_number_below_its_length_and_the_only_place_costs_no_luck() {
        let lists: Vec<Vec<u8>> = [3, 1, 1, 40, 1, 2, 7].map(|n| vec![0; n]).to_vec();
        for seed in 0..1000 {
            let (mut one, mut other) = (Chance::fast(seed), Chance::fast(seed));
            for list in &lists {
                let place = if list.len() == 1 { 0 } else { other.below(list.len() as u32) as usize };
                assert_eq!(one.place_in(list), place);
            }
            assert_eq!(one.below(1000), other.below(1000));
        }
    }

    #[test]
    fn fair_luck_of_a_ply_depends_on_seed_and_ply_alone() {
        let seed = Seed::from_word("stream");
        let luck = |skip: usize| {
            let mut chance = Chance::fair(&seed);
            chance.open(1);
            for _ in 0..skip {
                chance.below(6);
            }
            chance.open(2);
            (0..8).map(|_| chance.below(1000)).collect::<Vec<_>>()
        };
        assert_eq!(luck(0), luck(5));
    }

    #[test]
    fn a_script_draws_its_words() {
        let mut chance = Chance::script(["sugar", "corn"]);
        let mut bag = bag();
        assert_eq!(chance.draw(&mut bag), Some(Good::Sugar));
        assert_eq!(chance.draw(&mut bag), Some(Good::Corn));
        let tape: Vec<&str> = chance.finish().unwrap().iter().map(|token| token.name).collect();
        assert_eq!(tape, ["sugar", "corn"]);
    }

    #[test]
    fn a_stack_whose_kinds_come_from_data_is_drawn_like_a_bag() {
        let name = |kind: usize| ["oak", "elm", "ash"][kind];
        let (mut bag, mut chance) = (bag(), Chance::fair(&Seed::from_word("trees")));
        let mut same = Chance::fair(&Seed::from_word("trees"));
        let mut counts = [3, 0, 2];
        while let Some(kind) = chance.draw_counted(&mut counts, name) {
            assert_eq!(same.draw(&mut bag).map(Kind::index), Some(kind));
            assert_eq!(chance.tape().last().map(|token| token.name), Some(name(kind)));
        }
        assert!(bag.is_empty() && counts == [0; 3]);

        let mut chance = Chance::script(["ash", "elm"]);
        let mut counts = [3, 0, 2];
        assert_eq!(chance.draw_counted(&mut counts, name), Some(2));
        assert_eq!(chance.draw_counted(&mut counts, name), Some(0));
        assert_eq!(chance.finish().unwrap_err().to_string(), "luck \"elm\" cannot be drawn now: oak, ash");
    }

    #[test]
    fn a_token_is_shown_to_those_who_saw_it() {
        let mut chance = Chance::script(["corn", "corn", "corn"]);
        let mut bag = bag();
        chance.draw(&mut bag);
        chance.draw_as(&mut bag, SeenBy::Only(Seat::B));
        chance.draw_as(&mut bag, SeenBy::Nobody);
        let shown = |viewer| chance.tape().iter().map(|t| t.shown_to(viewer)).collect::<Vec<_>>();
        assert_eq!(shown(Viewer::Seat(Seat::B)), ["corn", "corn", "?"]);
        assert_eq!(shown(Viewer::Spectator), ["corn", "?", "?"]);
        assert_eq!(shown(Viewer::Afterwards), ["corn", "corn", "corn"]);
    }

    #[test]
    fn a_script_that_does_not_fit_says_why() {
        let mut chance = Chance::script(["indigo"]);
        chance.draw(&mut bag());
        assert_eq!(
            chance.finish().unwrap_err().to_string(),
            "luck \"indigo\" cannot be drawn now: corn, sugar"
        );
        let mut chance = Chance::script::<&str>([]);
        chance.draw(&mut bag());
        assert_eq!(chance.finish(), Err(ChanceFault::RanOut));
        let chance = Chance::script(["corn"]);
        assert_eq!(chance.finish(), Err(ChanceFault::LeftOver { word: "corn".into(), drawn: 0 }));
    }
}
