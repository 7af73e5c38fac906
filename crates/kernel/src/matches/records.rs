//! A match as a page of text, and back again; whether its luck is that of its seed.

use super::fork::{Before, Past, Stretch, open_deal, shown, written};
use super::{Match, Ply, Refused};
use crate::record::rows_text;
use crate::{
    Chance, Game, Log, Present, Record, RecordError, RecordPast, RecordPly, Rows, Seat, SeedHash, SetupText,
    Token, Viewer, Words,
};

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
    /// The match as a page of text, for somebody who may know everything: the seed too.
    #[must_use]
    pub fn record(&self) -> Record {
        self.record_for(Viewer::Afterwards)
    }

    /// The match as a viewer may read it. While the game runs, others than [`Viewer::Afterwards`] get neither the seed nor
    /// what is hidden from them.
    #[must_use]
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let past = self.past.as_ref().map(|past| past.record_for(viewer, self.is_over()));
        let viewer = if self.is_over() { Viewer::Afterwards } else { viewer };
        let plies = self.plies.iter().map(|ply| written::<G>(ply.seat, ply.action, &ply.luck, viewer));
        Record {
            game: G::META.id.to_owned(),
            rules: G::META.rules,
            setup: SetupText::of(&self.setup),
            hash: self.hash,
            seed: self.seed.filter(|_| viewer == Viewer::Afterwards),
            luck: shown(&self.luck, self.opening_viewer(viewer)),
            past,
            plies: plies.collect(),
            end: self.is_over().then(|| self.rows()),
            lines: Default::default(),
        }
    }

    /// Who reads the luck of the set-up: that of a match which goes on from another one is the first one's.
    fn opening_viewer(&self, viewer: Viewer) -> Viewer {
        match &self.past {
            Some(past) => past.reader(0, viewer),
            None => viewer,
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
        let mut state = match &self.past {
            None => {
                chance.open(0);
                let state = G::new(&self.setup, &mut chance).expect("what was set up can be set up again");
                same("set-up".to_owned(), chance.tape(), &self.luck)?;
                state
            }
            Some(past) => {
                // What came before has a seed of its own; what was dealt anew follows from this one.
                let mut state = self.before(past);
                open_deal(&mut chance, self.begun());
                let last = past.stretches.last().expect("something came before");
                state.determinize(last.seat, &mut chance);
                same("fork".to_owned(), chance.tape(), &last.deal)?;
                state
            }
        };
        for (i, ply) in self.plies.iter().enumerate() {
            chance.open((self.begun() + i) as u64 + 1);
            state.apply(ply.seat, ply.action, &mut chance, &mut Log::off());
            same(format!("ply {}", i + 1), chance.tape(), &ply.luck)?;
        }
        Ok(())
    }
}

impl<G: Game> Match<G> {
    /// The position from which this match goes on, before anything was dealt anew.
    fn before(&self, past: &Past<G>) -> G {
        let again = "what was played can be played again";
        let words = |luck: &[Token]| Chance::script(luck.iter().map(|token| token.name));
        let mut state = G::new(&self.setup, &mut words(&self.luck)).expect(again);
        for (i, stretch) in past.stretches.iter().enumerate() {
            for ply in &stretch.plies {
                state.apply(ply.seat, ply.action, &mut words(&ply.luck), &mut Log::off());
            }
            if i + 1 < past.stretches.len() {
                state.determinize(stretch.seat, &mut words(&stretch.deal));
            }
        }
        state
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
        let mut game = Match {
            setup,
            seed: None,
            hash: None,
            luck,
            plies: Vec::new(),
            state,
            laid_out: None,
            past: None,
        };
        if let Some(past) = &record.past {
            game.go_through(past)?;
        }
        game.follow_record(&record.plies)?;
        (game.seed, game.hash) = (record.seed, record.hash);
        Ok(game)
    }

    fn follow_record(&mut self, plies: &[RecordPly]) -> Result<(), RecordError> {
        for ply in plies {
            let at = |why: String| RecordError::new(ply.line, why);
            let action: G::Action = ply.action.parse().map_err(|e: crate::BadAction| at(e.to_string()))?;
            let forced = self
                .admit(ply.seat, action)
                .map_err(|refused| at(self.explain(ply.seat, action, &refused)))?;
            self.play_scripted(ply.seat, action, forced, ply.luck.clone()).map_err(|e| at(e.to_string()))?;
        }
        Ok(())
    }

    /// Goes through what came before a match, and begins it there.
    fn go_through(&mut self, past: &RecordPast) -> Result<(), RecordError> {
        let mut stretches = Vec::new();
        for stretch in &past.stretches {
            self.follow_record(&stretch.plies)?;
            let at = |why: String| RecordError::new(stretch.line, why);
            if self.is_over() {
                return Err(at("the game was over: nobody can play on".to_owned()));
            }
            if stretch.seat.index() >= self.state.players() {
                return Err(at(format!("there is no seat {} at this table", stretch.seat)));
            }
            let mut chance = Chance::script(stretch.deal.clone());
            self.state.determinize(stretch.seat, &mut chance);
            let deal = chance.finish().map_err(|e| at(e.to_string()))?;
            let before = |ply: Ply<G>| Before { seat: ply.seat, action: ply.action, luck: ply.luck };
            let plies = std::mem::take(&mut self.plies).into_iter().map(before).collect();
            stretches.push(Stretch { plies, seat: stretch.seat, deal });
        }
        self.laid_out = Some(Box::new(self.state.clone()));
        self.past = Some(Box::new(Past { parent: past.parent.clone(), stretches, veiled: false }));
        Ok(())
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
}
