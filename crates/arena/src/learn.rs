//! Judgement that is learned and not guessed: a network trained on games that the search plays against itself (expert iteration).
//!
//! Each round plays games with the judgement of the round before (the first one with the hand-made evaluation), writes down every position that
//! can be judged, and trains the network on what became of them. Games are numbered and their luck follows from their number; the training follows
//! from the games: a job that was stopped goes on to the same result.

mod calibration;
mod curves;
mod lesson;
mod selfplay;
mod trainer;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bots::Visit;
use bots::judge::{BadNet, Net, Portrait, Shipped};
use kernel::{Entry, Numbered, Present, Seed, SetupError, SetupText};

pub use calibration::Calibration;
pub use curves::curves;
pub use lesson::Lesson;
pub use trainer::Epoch;

/// What to learn.
#[derive(Clone, Debug)]
pub struct Learning {
    /// Players and variants; games take them in turn.
    pub setups: Vec<SetupText>,
    /// How many rounds of games and training.
    pub rounds: u32,
    /// Games of each round.
    pub games: u64,
    /// Iterations of the search for each answer.
    pub iterations: u64,
    /// How often the training goes through the games.
    pub epochs: u32,
    /// Where the luck comes from.
    pub seed: Seed,
    /// How many threads play.
    pub threads: usize,
    /// Where games and networks are kept.
    pub folder: PathBuf,
    /// Whether the first round plays with the network that we ship instead of the hand-made evaluation.
    pub warm: bool,
}

/// Why nothing can be learned.
#[derive(Debug, thiserror::Error)]
pub enum LearnError {
    /// The set-up is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A file cannot be read or written.
    #[error("{path}: {why}", path = .0.display(), why = .1)]
    File(PathBuf, io::Error),
    /// A file that was kept is no network of this game.
    #[error("{path}: {why}", path = .0.display(), why = .1)]
    Net(PathBuf, BadNet),
    /// The folder was begun with other games.
    #[error("{0} was begun with other options: take another folder, or the same options")]
    Other(PathBuf),
}

/// How far it has come.
#[derive(Clone, Copy, Debug)]
pub enum Progress {
    /// So many games of a round are played.
    Games(u32, u64),
    /// The training of a round has gone through the games once more.
    Epoch(u32, Epoch),
}

/// What came out.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// The network.
    pub net: Net,
    /// How the training went, round by round.
    pub epochs: Vec<Vec<Epoch>>,
    /// How good the chances to win of the hand-made evaluation and of the network are, on games of the last round that were kept from the training.
    pub hand: Calibration,
    /// The network's.
    pub learned: Calibration,
    /// Positions of all rounds.
    pub positions: u64,
}

impl Learning {
    /// Learns; `done` hears of every step.
    pub fn run(&self, game: &dyn Entry, done: &mut dyn FnMut(Progress)) -> Result<Learnt, LearnError> {
        struct Run<'a, 'b>(&'a Learning, &'b mut dyn FnMut(Progress));
        impl Visit for Run<'_, '_> {
            type Output = Result<Learnt, LearnError>;

            fn visit<G: Present + Numbered + bots::Judged>(self) -> Self::Output {
                self.0.learn::<G>(self.1)
            }
        }
        bots::visit(game.meta().id, Run(self, done)).expect("the bots play the games of the catalog")
    }

    fn learn<G: bots::Judged>(&self, done: &mut dyn FnMut(Progress)) -> Result<Learnt, LearnError> {
        fs::create_dir_all(&self.folder).map_err(|why| LearnError::File(self.folder.clone(), why))?;
        self.claim()?;
        let mut net = if self.warm { G::shipped() } else { None };
        let mut epochs = Vec::new();
        let mut rounds: Vec<Vec<Lesson>> = Vec::new();
        let mut positions = 0;
        for round in 0..self.rounds {
            let lessons = selfplay::round::<G>(self, round, net.as_ref(), &mut |games| {
                done(Progress::Games(round, games));
            })?;
            positions += lessons.len() as u64;
            rounds.push(lessons);
            // Older games were played with a worse judgement: two rounds are enough.
            if rounds.len() > 2 {
                rounds.remove(0);
            }
            let before = net.as_deref().cloned();
            let (next, curve) = self.train::<G>(round, &rounds, before, done)?;
            net = Some(Arc::new(next));
            epochs.push(curve);
        }
        let net = net.map_or_else(|| trainer::fresh(G::OWN, G::TABLE, &self.seed), |net| (*net).clone());
        let last = rounds.last().map(Vec::as_slice).unwrap_or_default();
        let kept = || last.iter().filter(|lesson| lesson.is_kept() && lesson.was_played());
        Ok(Learnt {
            hand: Calibration::of(kept().map(|lesson| (lesson.hand_chances(), lesson.outcome()))),
            learned: Calibration::of(kept().map(|lesson| (trainer::chances(&net, lesson), lesson.outcome()))),
            net,
            epochs,
            positions,
        })
    }

    /// Trains on the games of a round, or reads what was kept of it.
    fn train<G: Portrait + Shipped>(
        &self,
        round: u32,
        rounds: &[Vec<Lesson>],
        before: Option<Net>,
        done: &mut dyn FnMut(Progress),
    ) -> Result<(Net, Vec<Epoch>), LearnError> {
        let (path, curve) = (self.path(round, "net"), self.path(round, "curve.json"));
        if let (Ok(bytes), Ok(text)) = (fs::read(&path), fs::read_to_string(&curve))
            && let Ok(epochs) = serde_json::from_str(&text)
        {
            let net = Net::read(&bytes, G::OWN, G::TABLE).map_err(|bad| LearnError::Net(path, bad))?;
            return Ok((net, epochs));
        }
        let mut net = before.unwrap_or_else(|| trainer::fresh(G::OWN, G::TABLE, &self.seed));
        let lessons: Vec<&Lesson> = rounds.iter().flatten().collect();
        let seed = self.seed.child(u64::from(round)).short();
        let epochs = trainer::train(&mut net, &lessons, self.epochs, seed, &mut |epoch| {
            done(Progress::Epoch(round, epoch));
        });
        write(&path, &net.bytes())?;
        write(&curve, serde_json::to_string(&epochs).unwrap_or_default().as_bytes())?;
        Ok((net, epochs))
    }

    fn path(&self, round: u32, what: &str) -> PathBuf {
        self.folder.join(format!("round-{round}.{what}"))
    }

    /// Writes down what the folder is for, and refuses one that was begun with something else: more rounds and other threads are no harm.
    fn claim(&self) -> Result<(), LearnError> {
        let setups: Vec<String> = self.setups.iter().map(ToString::to_string).collect();
        let text = format!(
            "setups {}\ngames {}\niterations {}\nepochs {}\nwarm {}\nseed {}\n",
            setups.join(" | "),
            self.games,
            self.iterations,
            self.epochs,
            self.warm,
            self.seed
        );
        let path = self.folder.join("options.txt");
        match fs::read_to_string(&path) {
            Ok(found) if found == text => Ok(()),
            Ok(_) => Err(LearnError::Other(self.folder.clone())),
            Err(_) => write(&path, text.as_bytes()),
        }
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), LearnError> {
    fs::write(path, bytes).map_err(|why| LearnError::File(path.to_owned(), why))
}
