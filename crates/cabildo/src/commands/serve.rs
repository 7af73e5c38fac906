//! `cabildo serve`: the table in the browser.

use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use kernel::{Lang, SetupText, Values};
use store::Sqlite;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use web::{Desk, LevelBrain, Rules, Settings, app};

use crate::failure::Failure;
use crate::host::control::Control;
use crate::host::{Data, Host, unusable};
use crate::options;

/// Open the table in the browser
///
/// Prints the address and opens it. Games are kept in one file; a server that stops at any moment comes back with every move.
#[derive(clap::Args)]
#[command(after_help = "Examples: cabildo serve --addr 0.0.0.0:1897 --data games.db --no-open
          cabildo serve --correct san-francisco:deck=my-cards.csv")]
pub struct Args {
    /// Where to listen: an address of this machine and a port
    #[arg(long, default_value = ADDRESS, value_name = "ADDRESS:PORT", value_parser = address)]
    addr: SocketAddr,
    #[command(flatten)]
    data: Data,
    /// Show the games and change nothing: for a file that is damaged or lies on a disk that cannot be written to
    #[arg(long)]
    read_only: bool,
    /// Close tables whose open seats nobody has taken for so many days; 0 for never
    #[arg(long, default_value_t = EXPIRE, value_name = "DAYS")]
    expire_waiting: u32,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// How long a bot waits before it answers, in milliseconds
    #[arg(long, default_value_t = 900, value_name = "MS")]
    bot_pause: u64,
    /// How many bots think at the same moment; one fewer than there are cores if nothing is said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    bot_threads: Option<u8>,
    /// Component data that an owner of the box has corrected, for all new tables of a game; may be given several times
    #[arg(long, value_name = "GAME:NAME=PATH")]
    correct: Vec<String>,
    /// Write the log as JSON
    #[arg(long)]
    json_log: bool,
}

const ADDRESS: &str = "127.0.0.1:1897";
/// Days.
const EXPIRE: u32 = 14;

fn address(text: &str) -> Result<SocketAddr, String> {
    let found = text.to_socket_addrs().ok().and_then(|mut all| all.next());
    found.ok_or_else(|| {
        format!("say it as {ADDRESS}, or 0.0.0.0:1897 for everybody who can reach this machine")
    })
}

impl Default for Args {
    fn default() -> Args {
        let addr = ADDRESS.parse().expect("the default is an address");
        Args {
            addr,
            data: Data::default(),
            read_only: false,
            expire_waiting: EXPIRE,
            no_open: false,
            bot_pause: 900,
            bot_threads: None,
            correct: Vec::new(),
            json_log: false,
        }
    }
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Failure> {
    let filter = EnvFilter::try_from_env("CABILDO_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if args.json_log {
        log.json().init();
    } else {
        log.init();
    }
    let corrections = corrections(&args.correct)?;
    let store = open(args, lang)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("no threads to serve with")?;
    runtime.block_on(serve(args, store, corrections))
}

/// A game, and a set-up with one file of corrected component data.
type Correction = (&'static str, SetupText);

fn corrections(texts: &[String]) -> Result<Vec<Correction>, Failure> {
    let mut all: Vec<Correction> = Vec::new();
    for text in texts {
        let (game, setup) = correction(text)?;
        let twice = |earlier: &SetupText| earlier.files()[0].0 == setup.files()[0].0;
        if all.iter().any(|(other, earlier)| *other == game && twice(earlier)) {
            return Err(Failure::input(format!("{text}: these data are corrected twice; give one file")));
        }
        all.push((game, setup));
    }
    Ok(all)
}

fn correction(text: &str) -> Result<Correction, Failure> {
    let parts = text.split_once(':').and_then(|(game, file)| Some((game, file.split_once('=')?)));
    let (game, (name, path)) = parts.ok_or_else(|| {
        Failure::input(format!(
            "\"{text}\": say it as GAME:NAME=PATH, for example san-francisco:deck=my-cards.csv"
        ))
    })?;
    let game = options::game(game)?;
    let id = game.meta().id;
    let sheets: Vec<&str> = game
        .options()
        .iter()
        .filter(|(option, _)| option.values == Values::File)
        .map(|(option, _)| option.name)
        .collect();
    if !sheets.contains(&name) {
        return Err(Failure::input(match sheets.as_slice() {
            [] => format!("{text}: {id} has no component data to correct"),
            _ => format!("{text}: the data of {id} that can be corrected are {}", sheets.join(", ")),
        }));
    }
    let setup = options::attach(game, SetupText::new().with(name, path))?;
    game.complete(&setup)?;
    if setup.files().is_empty() {
        return Err(Failure::input(format!(
            "{text}: these are the data of the program; give the path of a file"
        )));
    }
    Ok((id, setup))
}

/// Opens the games for this server alone.
fn open(args: &Args, lang: Lang) -> Result<Sqlite, Failure> {
    if args.read_only {
        let path = args.data.existing(lang)?;
        return Sqlite::open_read_only(&path).map_err(|error| unusable(lang, &path, &error));
    }
    let path = args.data.path()?;
    Sqlite::open(&path).map_err(|error| unusable(lang, &path, &error))
}

async fn serve(args: &Args, store: Sqlite, corrections: Vec<Correction>) -> Result<(), Failure> {
    let listener = TcpListener::bind(args.addr).await.map_err(|error| {
        Failure::input(format!(
            "{} cannot be listened on ({error}): choose another with --addr ADDRESS:PORT",
            args.addr
        ))
    })?;
    let address = listener.local_addr().context("the address of the listener")?;
    let bot_pause = Duration::from_millis(args.bot_pause);
    let thinking = args.bot_threads.map_or_else(Rules::default, |n| Rules::for_threads(usize::from(n)));
    let expire_waiting = i64::from(args.expire_waiting) * 24 * 60 * 60;
    let settings = Settings { bot_pause, thinking, corrections, expire_waiting, ..Settings::default() };
    let store = Arc::new(store);
    let below: Arc<dyn store::Store> = Arc::<Sqlite>::clone(&store);
    let desk = Desk::new(below, Arc::new(LevelBrain), settings);
    look_after(&desk);
    hear_the_host(Host::new(Arc::clone(&desk), store)).await;
    if args.read_only {
        println!("The games can only be looked at: nothing is changed.");
    }
    for text in &args.correct {
        println!("New tables are laid out with corrected data: {text}");
    }
    println!("Cabildo is open at http://{address} (Ctrl-C closes it)");
    if !args.no_open
        && let Err(error) = open::that_detached(format!("http://{address}"))
    {
        println!("No browser could be opened: open this address yourself.");
        tracing::info!(%error, "no browser could be opened");
    }
    let app = app(desk).into_make_service_with_connect_info::<SocketAddr>();
    // Streams of listening pages never end by themselves, so closing does not wait for them: every move that was told is on the disk.
    tokio::select! {
        result = axum::serve(listener, app).into_future() => result.context("the server failed")?,
        () = closing() => println!("Cabildo is closed. Every move is kept."),
    }
    Ok(())
}

/// What the site does unasked, beside serving.
fn look_after(desk: &Arc<Desk>) {
    let (bots, memory, waiting) = (Arc::clone(desk), Arc::clone(desk), Arc::clone(desk));
    tokio::spawn(async move { bots.take_up().await });
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_secs(15)).await;
            memory.forget_idle();
        }
    });
    tokio::spawn(async move {
        loop {
            waiting.expire_waiting().await;
            tokio::time::sleep(Duration::from_secs(60 * 60)).await;
        }
    });
}

/// Listens for the host's tools beside the data. A server without them is better than none.
async fn hear_the_host(host: Host) {
    let opened = Control::open(host.store.path()).await;
    let told = opened.map_err(|error| error.to_string()).and_then(|control| {
        host.store.tell(&control.address).map_err(|error| error.to_string())?;
        Ok(control)
    });
    match told {
        Ok(control) => drop(tokio::spawn(control.listen(host))),
        Err(error) => tracing::warn!(error, "the host's tools cannot reach this server"),
    }
}

/// Ctrl-C, or the signal of a service manager.
async fn closing() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = interrupt => {}
                    _ = terminate.recv() => {}
                }
            }
            Err(_) => {
                let _ = interrupt.await;
            }
        }
    }
    #[cfg(not(unix))]
    {
        let _ = interrupt.await;
    }
}
