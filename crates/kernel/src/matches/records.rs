//! A match as a page of text, and back again; whether its luck is that of its seed.

use super::{Match, Refused};
use crate::record::rows_text;
use crate::{
    Chance, Game, Log, Present, Record, RecordError, RecordPly, Rows, Seat, SeedHash, SetupText, Token,
    Viewer, Words,
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
}
