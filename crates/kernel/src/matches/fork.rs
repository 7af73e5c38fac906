//! Playing on from a position of another match (a fork): what a seat could not know there is dealt anew, and the match has a seed of its own.

use super::{Match, Refused};
use crate::{Chance, Game, RecordPast, RecordPly, RecordStretch, Seat, Seed, Token, Viewer};

/// The stream of the luck with which hidden things are dealt anew after so many answers: apart from those of all plies.
const DEAL: u64 = 1 << 63;

/// Where the luck of a match that is played on comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fortune {
    /// From another seed.
    New(Seed),
    /// From the same one: whoever answers as before draws the same.
    Same,
}

/// What came before a match that is played on.
#[derive(Clone, Debug)]
pub(super) struct Past<G: Game> {
    /// The name of the match that it goes on from.
    pub(super) parent: String,
    /// From the set-up on; the last one is the parent's own.
    pub(super) stretches: Vec<Stretch<G>>,
    /// Whether the truth of what was hidden in it is not for everybody: the parent still runs.
    pub(super) veiled: bool,
}

/// The answers of one match up to the position from which the next one went.
#[derive(Clone, Debug)]
pub(super) struct Stretch<G: Game> {
    pub(super) plies: Vec<Before<G>>,
    /// The seat from which it was played on.
    pub(super) seat: Seat,
    /// What that seat could not know, dealt anew.
    pub(super) deal: Vec<Token>,
}

/// An answer, and the luck that followed.
#[derive(Clone, Debug)]
pub(super) struct Before<G: Game> {
    pub(super) seat: Seat,
    pub(super) action: G::Action,
    pub(super) luck: Vec<Token>,
}

/// Opens the luck of the deal after so many answers.
pub(super) fn open_deal(chance: &mut Chance, answers: usize) {
    chance.open(DEAL | answers as u64);
}

/// Luck as a record writes it.
pub(super) fn shown(luck: &[Token], viewer: Viewer) -> Vec<String> {
    luck.iter().map(|token| token.shown_to(viewer).to_owned()).collect()
}

/// An answer as a record writes it.
pub(super) fn written<G: Game>(seat: Seat, action: G::Action, luck: &[Token], viewer: Viewer) -> RecordPly {
    let action = match G::veiled(action) {
        Some(veiled) if !viewer.sees(seat) => veiled.to_owned(),
        _ => action.to_string(),
    };
    RecordPly { seat, action, luck: shown(luck, viewer), line: 0 }
}

impl<G: Game> Past<G> {
    /// How many answers were given since the set-up.
    fn answers(&self) -> usize {
        self.stretches.iter().map(|stretch| stretch.plies.len()).sum()
    }

    /// Who reads a stretch of it: whoever played on from a seat knows what it knew.
    pub(super) fn reader(&self, stretch: usize, viewer: Viewer) -> Viewer {
        match viewer {
            _ if !self.veiled => Viewer::Afterwards,
            Viewer::Seat(seat) if self.stretches.get(stretch).is_some_and(|stretch| stretch.seat == seat) => {
                viewer
            }
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Afterwards => Viewer::Spectator,
        }
    }

    /// What came before, as a viewer of the match that is played on may read it. As long as the parent runs, nobody reads more of it than he saw.
    pub(super) fn record_for(&self, viewer: Viewer, over: bool) -> RecordPast {
        let of_match = if over { Viewer::Afterwards } else { viewer };
        let stretch = |(i, stretch): (usize, &Stretch<G>)| {
            let before = self.reader(i, viewer);
            let plies = stretch.plies.iter().map(|ply| written::<G>(ply.seat, ply.action, &ply.luck, before));
            // What was dealt anew is nobody's to see, whatever the rules show when they deal: it is the truth of the match that began there.
            let reader = if i + 1 < self.stretches.len() { self.reader(i + 1, viewer) } else { of_match };
            let deal = stretch.deal.iter().map(|token| match reader {
                Viewer::Afterwards => token.name.to_owned(),
                Viewer::Seat(_) | Viewer::Spectator => crate::HIDDEN.to_owned(),
            });
            RecordStretch { plies: plies.collect(), seat: stretch.seat, deal: deal.collect(), line: 0 }
        };
        RecordPast {
            parent: self.parent.clone(),
            ply: self.stretches.last().map_or(0, |last| last.plies.len()),
            stretches: self.stretches.iter().enumerate().map(stretch).collect(),
            line: 0,
        }
    }
}

impl<G: Game> Match<G> {
    /// How many answers were given before the first one of this match, in those that it goes on from. The luck of an answer follows from the seed and
    /// from how many there were since the set-up.
    pub(super) fn begun(&self) -> usize {
        self.past.as_ref().map_or(0, |past| past.answers())
    }

    /// The match that this one goes on from: its name, and after how many of its answers.
    #[must_use]
    pub fn parent(&self) -> Option<(&str, usize)> {
        let past = self.past.as_deref()?;
        Some((&past.parent, past.stretches.last().map_or(0, |last| last.plies.len())))
    }

    /// Whether what was hidden before this match is not to be read in its record.
    pub fn veil_past(&mut self, veiled: bool) {
        if let Some(past) = &mut self.past {
            past.veiled = veiled;
        }
    }

    /// From here on luck comes from another seed. What was drawn stays, and nothing that is hidden is dealt anew: for who asks after the end what else
    /// could have been drawn, and for nobody who plays.
    pub fn draw_anew(&mut self, seed: Seed) {
        self.seed = Some(seed);
        self.hash = None;
    }

    /// A match that goes on from the position after the first `ply` answers of this one, which is called `name`. What `seat` could not know there is
    /// dealt anew, so that whoever plays on learns nothing.
    pub fn fork(&self, name: &str, ply: usize, seat: Seat, fortune: Fortune) -> Result<Match<G>, Refused> {
        let seed = match fortune {
            Fortune::New(seed) => seed,
            Fortune::Same => self.seed.ok_or(Refused::NoSeed)?,
        };
        let mut then = self.clone();
        then.rewind(ply);
        if then.is_over() {
            return Err(Refused::Over);
        }
        if seat.index() >= then.state.players() {
            return Err(Refused::NotAsked(seat));
        }
        let answers = self.begun() + then.plies.len();
        let mut chance = Chance::fair(&seed);
        open_deal(&mut chance, answers);
        let mut state = then.state;
        state.determinize(seat, &mut chance);
        let before = |ply: super::Ply<G>| Before { seat: ply.seat, action: ply.action, luck: ply.luck };
        let plies = then.plies.into_iter().map(before).collect();
        let (mut stretches, veiled) =
            then.past.map_or_else(|| (Vec::new(), false), |past| (past.stretches, past.veiled));
        stretches.push(Stretch { plies, seat, deal: chance.tape().to_vec() });
        Ok(Match {
            setup: then.setup,
            seed: Some(seed),
            hash: Some(seed.hash()),
            luck: then.luck,
            plies: Vec::new(),
            laid_out: Some(Box::new(state.clone())),
            state,
            past: Some(Box::new(Past {
                parent: name.to_owned(),
                stretches,
                veiled: veiled || !self.is_over(),
            })),
        })
    }
}
