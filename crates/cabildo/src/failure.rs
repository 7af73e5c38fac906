//! How a command fails: one clear sentence, and a code that scripts can read.

use std::io;
use std::process::ExitCode;

/// Why a command did not do its work.
#[derive(Debug)]
pub enum Failure {
    /// The input is wrong: exit code 2.
    Input(anyhow::Error),
    /// The work was done and the answer is no (a difference, an unfair shuffle): exit code 1. It has been printed.
    No,
    /// The reader of our output went away: that is no failure.
    Closed,
}

impl Failure {
    /// Wrong input, with what would be right.
    pub fn input(sentence: impl Into<String>) -> Failure {
        Failure::Input(anyhow::Error::msg(sentence.into()))
    }

    /// Prints the sentence and gives the code.
    pub fn report(self) -> ExitCode {
        match self {
            Failure::Input(error) => {
                eprintln!("cabildo: {error:#}");
                ExitCode::from(2)
            }
            Failure::No => ExitCode::from(1),
            Failure::Closed => ExitCode::SUCCESS,
        }
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        Failure::Input(error)
    }
}

impl From<kernel::SetupError> for Failure {
    fn from(error: kernel::SetupError) -> Failure {
        Failure::Input(error.into())
    }
}

impl From<arena::ArenaError> for Failure {
    fn from(error: arena::ArenaError) -> Failure {
        Failure::Input(error.into())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::Closed } else { Failure::Input(error.into()) }
    }
}
