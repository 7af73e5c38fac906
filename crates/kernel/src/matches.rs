//! A match: a game from its set-up to its end, with everything that is needed to play it again.

use crate::record::rows_text;
use crate::{
    Chance, ChanceFault, Game, Log, Present, Record, RecordError, RecordPly, Rows, Seat, Seed, SeedHash,
    Setup, SetupError, SetupText, Token, Told, Viewer, Words, legal,
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

/// Why the luck of a match could not be confirmed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// There is no seed to derive anything from.
    #[error("the record has no seed, so its luck cannot be derived again")]
    NoSeed,
    /// The seed is not the one that was promised.
    #[error("the seed's hash is {found}, but {published} was published")]
    OtherSeed {
        /// What the seed gives.
        found: SeedHash,
        /// What was published.
        published: SeedHash,
    },
    /// The luck on the page is not the luck of the seed.
    #[error("{place}: the seed gives \"{derived}\", the record says \"{written}\"")]
    OtherLuck {
        /// The set-up, or a ply.
        place: String,
        /// What the seed gives.
        derived: String,
        /// What stands on the page.
        written: String,
    },
}

fn names(luck: &[Token]) -> String {
    luck.iter().map(|token| token.name).collect::<Vec<_>>().join(" ")
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
        })
    }

    /// A match that goes from a position which somebody has laid out: a lesson, a puzzle. It is looked at, played on and rewound like any other;
    /// its record does not tell how it came to be.
    #[must_use]
    pub fn laid_out(setup: G::Setup, seed: Seed, state: G) -> Match<G> {
        let laid_out = Some(Box::new(state.clone()));
        Match { setup, seed: Some(seed), hash: None, luck: Vec::new(), plies: Vec::new(), state, laid_out }
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
        chance.open(self.plies.len() as u64 + 1);
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
            seed: self.seed,
            hash: self.hash,
        }
    }

    /// The match as a page of text, for somebody who may know everything: the seed too.
    #[must_use]
    pub fn record(&self) -> Record {
        self.record_for(Viewer::Afterwards)
    }

    /// The match as a viewer may read it. While the game runs, others than [`Viewer::Afterwards`] get neither the seed nor
    /// what is hidden from them.
    #[must_use]
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let viewer = if self.is_over() { Viewer::Afterwards } else { viewer };
        let show = |luck: &[Token]| luck.iter().map(|token| token.shown_to(viewer).to_owned()).collect();
        let plies = self.plies.iter().map(|ply| RecordPly {
            seat: ply.seat,
            action: match G::veiled(ply.action) {
                Some(veiled) if !viewer.sees(ply.seat) => veiled.to_owned(),
                _ => ply.action.to_string(),
            },
            luck: show(&ply.luck),
            line: 0,
        });
        Record {
            game: G::META.id.to_owned(),
            rules: G::META.rules,
            setup: SetupText::of(&self.setup),
            hash: self.hash,
            seed: self.seed.filter(|_| viewer == Viewer::Afterwards),
            luck: show(&self.luck),
            plies: plies.collect(),
            end: self.is_over().then(|| self.rows()),
            lines: Default::default(),
        }
    }

    fn rows(&self) -> Rows {
        let scores = self.state.scores();
        Seat::all(scores.seats()).map(|seat| (seat, scores.row(seat).to_vec())).collect()
    }

    /// Derives the luck from the seed again and compares it with what stands in the record.
    pub fn verify(&self) -> Result<(), Unfair> {
        let seed = self.seed.ok_or(Unfair::NoSeed)?;
        if let Some(published) = self.hash
            && published != seed.hash()
        {
            return Err(Unfair::OtherSeed { found: seed.hash(), published });
        }
        let same = |place: String, derived: &[Token], written: &[Token]| {
            if derived == written {
                return Ok(());
            }
            Err(Unfair::OtherLuck { place, derived: names(derived), written: names(written) })
        };
        let mut chance = Chance::fair(&seed);
        chance.open(0);
        let mut state = G::new(&self.setup, &mut chance).expect("what was set up can be set up again");
        same("set-up".to_owned(), chance.tape(), &self.luck)?;
        for (i, ply) in self.plies.iter().enumerate() {
            chance.open(i as u64 + 1);
            state.apply(ply.seat, ply.action, &mut chance, &mut Log::off());
            same(format!("ply {}", i + 1), chance.tape(), &ply.luck)?;
        }
        Ok(())
    }
}

impl<G: Present> Match<G> {
    /// Plays a record through, checking every word of it. The set-up brings the files that it needs.
    pub fn replay(record: &Record) -> Result<Match<G>, RecordError> {
        let game = Match::resume(record)?;
        game.check_end(record)?;
        Ok(game)
    }

    /// Plays the answers of a record through, wherever they lead: its result is not looked at.
    pub fn resume(record: &Record) -> Result<Match<G>, RecordError> {
        let at = |line: usize| move |why: String| RecordError::new(line, why);
        let lines = record.lines;
        if record.game != G::META.id {
            return Err(at(lines.game)(format!(
                "this is a record of {}, not of {}",
                record.game,
                G::META.id
            )));
        }
        if record.rules != G::META.rules {
            let (found, known) = (record.rules, G::META.rules);
            return Err(at(lines.rules)(format!(
                "rules version {found} is not known: this is version {known}"
            )));
        }
        let setup: G::Setup = record.setup.check().map_err(|e| at(lines.setup)(e.to_string()))?;
        let mut chance = Chance::script(record.luck.clone());
        let state = G::new(&setup, &mut chance).map_err(|e| at(lines.setup)(e.to_string()))?;
        let luck = chance.finish().map_err(|e| at(lines.luck)(e.to_string()))?;
        let (seed, hash) = (record.seed, record.hash);
        let mut game = Match { setup, seed, hash, luck, plies: Vec::new(), state, laid_out: None };
        for ply in &record.plies {
            let at = at(ply.line);
            let action: G::Action = ply.action.parse().map_err(|e: crate::BadAction| at(e.to_string()))?;
            let forced = game
                .admit(ply.seat, action)
                .map_err(|refused| at(game.explain(ply.seat, action, &refused)))?;
            game.play_scripted(ply.seat, action, forced, ply.luck.clone()).map_err(|e| at(e.to_string()))?;
        }
        Ok(game)
    }

    fn explain(&self, seat: Seat, action: G::Action, refused: &Refused) -> String {
        let acting = self.state.acting();
        match refused {
            Refused::NotAsked(_) => format!("{refused}: it is the turn of {acting}"),
            Refused::Illegal(_) => match self.state.why_not(seat, action, &Words::default()) {
                Some(reason) => format!("{refused}: {reason}"),
                None => refused.to_string(),
            },
            Refused::Over | Refused::NotAnAction(_) | Refused::NoSeed => refused.to_string(),
        }
    }

    fn check_end(&self, record: &Record) -> Result<(), RecordError> {
        let wrong = |why: String| Err(RecordError::new(record.lines.end, why));
        match (&record.end, self.is_over()) {
            (None, false) => Ok(()),
            (None, true) => wrong(format!("the game is over: the result is {}", self.state.scores())),
            (Some(_), false) => {
                let next = self.state.acting();
                wrong(format!(
                    "the game is not over: it is the turn of {next}; a game that runs has \"end unfinished\""
                ))
            }
            (Some(found), true) => {
                let right = self.rows();
                if *found == right {
                    return Ok(());
                }
                wrong(format!("the result is {}, not {}", rows_text(&right), rows_text(found)))
            }
        }
    }

    /// How many seats the table has.
    #[must_use]
    pub fn players(&self) -> usize {
        self.setup.players()
    }
}
