//! Where a running server hears the host's tools (control socket): a socket beside the data that only its owner can open; where there are no such
//! sockets, or the path is too long for one, a port of this machine with a word that stands in the lock file.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use kernel::Lang;
use store::beside;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use super::act::act;
use super::ask::{Ask, Question, Reply};
use super::{Host, words};

/// The longest question.
const LONGEST: u64 = 64 * 1024;

/// Bytes of a copy that are sent at a time.
const CHUNK: usize = 256 * 1024;

/// An open ear.
#[derive(Debug)]
pub struct Control {
    listener: Listener,
    /// What the tools need to know, for the lock file.
    pub address: String,
}

#[derive(Debug)]
enum Listener {
    #[cfg(unix)]
    Socket(tokio::net::UnixListener, PathBuf),
    Port(TcpListener, String),
}

impl Control {
    /// Listens beside a data file whose lock the caller holds.
    pub async fn open(data: &Path) -> io::Result<Control> {
        #[cfg(unix)]
        match socket(data) {
            Ok(control) => return Ok(control),
            Err(error) => tracing::info!(%error, "no socket beside the data; a port of this machine will do"),
        }
        Control::port().await
    }

    /// Listens on a port of this machine; who knows the word is heard.
    pub async fn port() -> io::Result<Control> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let mut bytes = [0; 24];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        let token: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        let address = format!("tcp:{} {token}", listener.local_addr()?);
        Ok(Control { listener: Listener::Port(listener, token), address })
    }

    /// Answers tools as long as the server runs.
    pub async fn listen(self, host: Host) {
        loop {
            let host = host.clone();
            let accepted = match &self.listener {
                #[cfg(unix)]
                Listener::Socket(listener, _) => listener.accept().await.map(|(stream, _)| {
                    tokio::spawn(async move { hear(stream, None, &host).await });
                }),
                Listener::Port(listener, token) => listener.accept().await.map(|(stream, _)| {
                    let token = token.clone();
                    tokio::spawn(async move { hear(stream, Some(&token), &host).await });
                }),
            };
            if let Err(error) = accepted {
                tracing::warn!(%error, "a tool of the host could not be heard");
                tokio::time::sleep(std::time::Duration::from_secs(1)).await;
            }
        }
    }
}

impl Drop for Control {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Listener::Socket(_, path) = &self.listener {
            let _ = fs::remove_file(path);
        }
    }
}

#[cfg(unix)]
fn socket(data: &Path) -> io::Result<Control> {
    use std::os::unix::fs::PermissionsExt;
    let path = beside(&fs::canonicalize(data)?, ".control");
    // The lock is ours, so whoever left a socket here is gone.
    match fs::remove_file(&path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    let listener = tokio::net::UnixListener::bind(&path)?;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
    let address = format!("unix:{}", path.display());
    Ok(Control { listener: Listener::Socket(listener, path), address })
}

/// One tool, one question.
async fn hear(stream: impl AsyncRead + AsyncWrite + Unpin + Send, token: Option<&str>, host: &Host) {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    let mut read = async || {
        line.clear();
        (&mut stream).take(LONGEST).read_line(&mut line).await?;
        io::Result::Ok(line.trim_end().to_owned())
    };
    let heard = async {
        if let Some(token) = token
            && read().await? != *token
        {
            return Err(io::Error::from(io::ErrorKind::PermissionDenied));
        }
        read().await
    };
    let question = match heard.await {
        Ok(question) => question,
        Err(error) => {
            tracing::warn!(%error, "a tool of the host was not heard");
            return;
        }
    };
    let mut stream = stream.into_inner();
    let answered = match serde_json::from_str::<Question>(&question) {
        Ok(Question { ask: Ask::Backup, lang }) => send_copy(&mut stream, language(&lang), host).await,
        Ok(Question { ask, lang }) => say(&mut stream, &act(host, language(&lang), ask).await).await,
        Err(_) => say(&mut stream, &Reply::Refused { why: words::other_server(Lang::En) }).await,
    };
    if let Err(error) = answered {
        tracing::info!(%error, "a tool of the host has gone");
    }
}

fn language(code: &str) -> Lang {
    code.parse().unwrap_or(Lang::En)
}

async fn say(stream: &mut (impl AsyncWrite + Unpin), reply: &Reply) -> io::Result<()> {
    let mut line = serde_json::to_string(reply)?;
    line.push('\n');
    stream.write_all(line.as_bytes()).await?;
    stream.flush().await
}

/// A file that is removed when it is no longer needed.
struct Passing(PathBuf);

impl Drop for Passing {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Makes a copy beside the data, where the server may write, and sends it to the tool, which writes it where its own user may.
async fn send_copy(stream: &mut (impl AsyncWrite + Unpin), lang: Lang, host: &Host) -> io::Result<()> {
    let _alone = host.copying.lock().await;
    let Some(store) = host.games.file().cloned() else {
        return say(stream, &Reply::Refused { why: words::other_server(lang) }).await;
    };
    let passing = Passing(beside(store.path(), ".copying"));
    let _ = fs::remove_file(&passing.0);
    let (told, mut progress) = mpsc::unbounded_channel();
    let to = passing.0.clone();
    let copying = tokio::task::spawn_blocking(move || {
        // A tool that has gone needs no progress; the copy is short.
        store.copy_to(&to, &mut |done, total| {
            let _ = told.send((done, total));
        })
    });
    while let Some((done, total)) = progress.recv().await {
        say(stream, &Reply::Copying { done, total }).await?;
    }
    if let Err(error) = copying.await.map_err(io::Error::other)? {
        return say(stream, &Reply::Refused { why: words::store_failed(lang, &error.to_string()) }).await;
    }
    let mut file = File::open(&passing.0)?;
    say(stream, &Reply::Copy { bytes: file.metadata()?.len() }).await?;
    let mut chunk = vec![0; CHUNK];
    loop {
        let read = file.read(&mut chunk)?;
        if read == 0 {
            return stream.flush().await;
        }
        stream.write_all(&chunk[..read]).await?;
    }
}
