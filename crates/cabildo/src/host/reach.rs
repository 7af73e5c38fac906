//! How a tool reaches the games: through the server that has them, or by opening the file.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use kernel::Lang;
use store::{Postgres, Sqlite, StoreError, holder};
use tokio::runtime::Runtime;
use web::{Desk, LevelBrain, Settings};

use super::act::act;
use super::ask::{Ask, Question, Reply};
use super::site::{Opened, Site};
use super::{Host, unusable, words};
use crate::failure::Failure;

/// The games within a tool's reach.
pub enum Reach {
    /// A server has them, and listens there.
    Server { address: String, pid: u32 },
    /// Nobody has them: the tool has opened them itself.
    Here { host: Host, runtime: Runtime },
}

impl Reach {
    /// Finds the games of a file that is there, or of a database: servers on it hear of what is changed there.
    pub fn of(site: &Site, lang: Lang) -> Result<Reach, Failure> {
        let path = match site {
            Site::File(path) => path,
            Site::Database(address) => {
                let store = Postgres::open(address).map_err(|error| site.unusable(lang, &error))?;
                return Reach::here(Opened::Database(Arc::new(store)));
            }
        };
        match Sqlite::open(path) {
            Ok(store) => Reach::here(Opened::File(Arc::new(store))),
            Err(StoreError::InUse(sentence)) => match holder(path) {
                Some(store::Holder { control: Some(address), pid, .. }) => Ok(Reach::Server { address, pid }),
                Some(_) | None => Err(Failure::input(sentence)),
            },
            Err(error) => Err(unusable(lang, path, &error)),
        }
    }

    /// Games that the tool has opened itself.
    fn here(games: Opened) -> Result<Reach, Failure> {
        let desk = Desk::new(games.store(), Arc::new(LevelBrain), Settings::default());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        Ok(Reach::Here { host: Host::new(desk, games), runtime: runtime.context("no thread to work with")? })
    }

    /// Asks one thing. What was refused is a failure with the sentence that says why.
    pub fn ask(&self, lang: Lang, ask: Ask) -> Result<Reply, Failure> {
        let reply = match self {
            Reach::Here { host, runtime } => runtime.block_on(act(host, lang, ask)),
            Reach::Server { address, pid } => {
                let silent =
                    |error: io::Error| Failure::input(words::silent_server(lang, *pid, &error.to_string()));
                let mut stream = connect(address).map_err(silent)?;
                question(&mut stream, lang, ask).map_err(silent)?;
                hear(&mut BufReader::new(stream)).map_err(silent)?
            }
        };
        if let Reply::Refused { why } = reply {
            return Err(Failure::input(why));
        }
        Ok(reply)
    }

    /// Copies everything into a new file. `told` hears how much is done.
    pub fn copy(&self, lang: Lang, to: &Path, told: &mut dyn FnMut(u64, u64)) -> Result<(), Failure> {
        let (address, pid) = match self {
            Reach::Here { host, .. } => {
                let Some(file) = host.games.file() else {
                    return Err(Failure::input(words::other_server(lang)));
                };
                return file.copy_to(to, told).map_err(|error| unusable(lang, to, &error));
            }
            Reach::Server { address, pid } => (address, *pid),
        };
        let silent = |error: io::Error| Failure::input(words::silent_server(lang, pid, &error.to_string()));
        let mut stream = connect(address).map_err(silent)?;
        question(&mut stream, lang, Ask::Backup).map_err(silent)?;
        let mut stream = BufReader::new(stream);
        let bytes = loop {
            match hear(&mut stream).map_err(silent)? {
                Reply::Copying { done, total } => told(done, total),
                Reply::Copy { bytes } => break bytes,
                Reply::Refused { why } => return Err(Failure::input(why)),
                Reply::Tables { .. }
                | Reply::Closed { .. }
                | Reply::Players { .. }
                | Reply::Password { .. }
                | Reply::Bans { .. }
                | Reply::Banned { .. }
                | Reply::Unbanned { .. } => return Err(Failure::input(words::other_server(lang))),
            }
        };
        let mut file = private(to).with_context(|| format!("{} cannot be written", to.display()))?;
        let copied = io::copy(&mut stream.take(bytes), &mut file).and_then(|copied| {
            file.sync_all()?;
            if copied == bytes { Ok(()) } else { Err(io::Error::from(io::ErrorKind::UnexpectedEof)) }
        });
        copied.with_context(|| format!("{} could not be written to its end", to.display()))?;
        Ok(())
    }
}

/// A new file for its owner alone.
fn private(path: &Path) -> io::Result<std::fs::File> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Both ways to talk to a server.
trait Talk: Read + Write {}
impl<T: Read + Write> Talk for T {}

fn connect(address: &str) -> io::Result<Box<dyn Talk>> {
    #[cfg(unix)]
    if let Some(path) = address.strip_prefix("unix:") {
        return Ok(Box::new(std::os::unix::net::UnixStream::connect(path)?));
    }
    let unknown = || io::Error::new(io::ErrorKind::InvalidInput, format!("an address like {address:?}"));
    let (place, token) =
        address.strip_prefix("tcp:").and_then(|rest| rest.split_once(' ')).ok_or_else(unknown)?;
    let mut stream = TcpStream::connect(place)?;
    writeln!(stream, "{token}")?;
    Ok(Box::new(stream))
}

fn question(stream: &mut dyn Talk, lang: Lang, ask: Ask) -> io::Result<()> {
    let mut line = serde_json::to_string(&Question { lang: lang.to_string(), ask })?;
    line.push('\n');
    stream.write_all(line.as_bytes())?;
    stream.flush()
}

fn hear(stream: &mut impl BufRead) -> io::Result<Reply> {
    let mut line = String::new();
    if stream.read_line(&mut line)? == 0 {
        return Err(io::Error::from(io::ErrorKind::UnexpectedEof));
    }
    Ok(serde_json::from_str(&line)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::control::Control;

    /// A site in a folder of its own, with its ear on a port instead of a socket.
    #[test]
    fn a_port_with_a_word_serves_where_there_are_no_sockets() {
        let folder = std::env::temp_dir().join(format!("cabildo-reach-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let Ok(Reach::Here { host, runtime }) = Reach::of(&Site::File(folder.join("games.db")), Lang::En)
        else {
            panic!("nobody has the file")
        };
        let control = runtime.block_on(Control::port()).expect("a port");
        let address = control.address.clone();
        let server = std::thread::spawn(move || {
            let _ = runtime.block_on(async { tokio::spawn(control.listen(host)).await });
        });
        let reach = Reach::Server { address: address.clone(), pid: 1 };
        assert!(matches!(reach.ask(Lang::En, Ask::Bans), Ok(Reply::Bans { bans }) if bans.is_empty()));
        let (place, _) = address.split_once(' ').expect("a word");
        let stranger = Reach::Server { address: format!("{place} guessed"), pid: 1 };
        assert!(stranger.ask(Lang::En, Ask::Bans).is_err(), "who does not know the word is not heard");
        drop(server);
        let _ = std::fs::remove_dir_all(&folder);
    }
}
