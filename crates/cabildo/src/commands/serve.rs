//! `cabildo serve`: the table in the browser.

use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use ipnet::IpNet;
use kernel::{Lang, SetupText, Values};
use store::{Address, Postgres, Sqlite, StoreError};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tracing_subscriber::EnvFilter;
use web::{
    Credentials, Desk, HouseBrain, Limits, Named, Outside, Post, Proxies, ProxyHeader, Rules, Settings,
    Telling, app, public_url, watched,
};

use crate::failure::Failure;
use crate::host::control::Control;
use crate::host::site::{Opened, Site};
use crate::host::{Data, Host};
use crate::options;

/// Open the table in the browser
///
/// Prints the address and opens it. Games are kept in one file, or in a database that several servers share; a server that stops at any moment comes back with every move.
#[derive(clap::Args)]
#[command(after_help = "Examples: cabildo serve --addr 0.0.0.0:1897 --data games.db --no-open
          cabildo serve --correct san-francisco:deck=my-cards.csv
          cabildo serve --bot \"my-bot=python3 my_bot.py\" --bot \"other@2s=./other --fast\"")]
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
    /// How many bots think at the same moment; one fewer than there are cores if nothing is said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    bot_threads: Option<u8>,
    /// A program that plays at the tables by this name (docs/protocol.md), with the time for an answer if it is not ten seconds; may be given several times
    #[arg(long, value_name = "NAME[@TIME]=COMMAND")]
    bot: Vec<String>,
    /// Component data that an owner of the box has corrected, for all new tables of a game; may be given several times
    #[arg(long, value_name = "GAME:NAME=PATH")]
    correct: Vec<String>,
    /// A proxy that says whom it speaks for (X-Forwarded-For, X-Forwarded-Proto): an address or a network; may be given several times
    #[arg(long, value_name = "ADDRESS[/BITS]", value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    /// The header in which the trusted proxies say whom they speak for
    #[arg(long, default_value = "x-forwarded-for", value_name = "x-forwarded-for|forwarded", value_parser = proxy_header)]
    proxy_header: ProxyHeader,
    /// The path under which a proxy serves the site: /cabildo
    #[arg(long, default_value = "", value_name = "PATH", value_parser = base_path)]
    base_path: String,
    /// An address of its own for the metrics; without it they are served with the pages, to this machine alone
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address)]
    metrics_addr: Option<SocketAddr>,
    /// A limit for clients: connections=500, reads=1000+200/s; may be given several times (docs/hosting.md lists them)
    #[arg(long, value_name = "NAME=VALUE")]
    limit: Vec<String>,
    /// Where everybody finds the site: `https://games.example.org`; needed to tell people that it is their turn, by their browser or by mail
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// The server that takes mails: smtps://HOST, smtp://HOST:587 (STARTTLS), or smtp+plain://127.0.0.1:25 on this machine
    #[arg(long, value_name = "URL", requires_all = ["public_url", "mail_from"])]
    smtp: Option<String>,
    /// A file with the user on its first line and the password on its second; or set CABILDO_SMTP_USER and CABILDO_SMTP_PASSWORD
    #[arg(long, value_name = "FILE", requires = "smtp")]
    smtp_credentials: Option<PathBuf>,
    /// Whom mails come from: "Cabildo <games@example.org>"
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Lets browsers name any address to be told at, this machine too: for tests
    #[arg(long, hide = true)]
    push_anywhere: bool,
    /// Write the log as JSON
    #[arg(long)]
    json_log: bool,
}

/// A database has so long to come up.
const PATIENCE: Duration = Duration::from_secs(60);

const ADDRESS: &str = "127.0.0.1:1897";
/// Days.
const EXPIRE: u32 = 14;

fn address(text: &str) -> Result<SocketAddr, String> {
    let found = text.to_socket_addrs().ok().and_then(|mut all| all.next());
    found.ok_or_else(|| {
        format!("say it as {ADDRESS}, or 0.0.0.0:1897 for everybody who can reach this machine")
    })
}

fn network(text: &str) -> Result<IpNet, String> {
    let net = text.parse().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
    net.ok_or_else(|| "say it as 127.0.0.1, or 10.0.0.0/8".to_owned())
}

fn proxy_header(text: &str) -> Result<ProxyHeader, String> {
    match text.to_ascii_lowercase().as_str() {
        "x-forwarded-for" => Ok(ProxyHeader::XForwardedFor),
        "forwarded" => Ok(ProxyHeader::Forwarded),
        _ => Err("it is x-forwarded-for or forwarded".to_owned()),
    }
}

fn base_path(text: &str) -> Result<String, String> {
    let path = text.trim_end_matches('/');
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./".contains(c);
    let fits = path.is_empty() || (path.starts_with('/') && path.chars().all(plain));
    if fits && !path.contains("//") && !path.contains("..") {
        return Ok(path.to_owned());
    }
    Err("say it as /cabildo: letters, digits, - and _, with a slash before".to_owned())
}

impl Default for Args {
    fn default() -> Args {
        Args {
            addr: ADDRESS.parse().expect("the default is an address"),
            data: Data::default(),
            read_only: false,
            expire_waiting: EXPIRE,
            no_open: false,
            bot_threads: None,
            bot: Vec::new(),
            correct: Vec::new(),
            trusted_proxy: Vec::new(),
            proxy_header: ProxyHeader::default(),
            base_path: String::new(),
            metrics_addr: None,
            limit: Vec::new(),
            public_url: None,
            smtp: None,
            smtp_credentials: None,
            mail_from: None,
            push_anywhere: false,
            json_log: false,
        }
    }
}

/// The settings of the site that a host has typed.
fn settings(args: &Args) -> Result<Settings, Failure> {
    let mut limits = Limits::default();
    for text in &args.limit {
        limits.set(text).map_err(|error| Failure::input(error.to_string()))?;
    }
    let thinking = args.bot_threads.map_or_else(Rules::default, |n| Rules::for_threads(usize::from(n)));
    Ok(Settings {
        thinking,
        corrections: corrections(&args.correct)?,
        limits,
        proxies: Proxies { nets: args.trusted_proxy.clone(), header: args.proxy_header },
        base: args.base_path.clone(),
        expire_waiting: i64::from(args.expire_waiting) * 24 * 60 * 60,
        metrics_apart: args.metrics_addr.is_some(),
        telling: telling(args)?,
        ..Settings::default()
    })
}

/// How people are told, as the host has typed it.
fn telling(args: &Args) -> Result<Telling, Failure> {
    let public_url = args.public_url.as_deref().map(|text| public_url(text, &args.base_path)).transpose();
    let outside = if args.push_anywhere { Outside::Anywhere } else { Outside::Public };
    let post = match &args.smtp {
        Some(place) => Some(post(place, args)?),
        None => None,
    };
    Ok(Telling { public_url: public_url.map_err(Failure::input)?, post, outside, ..Telling::default() })
}

/// The server that takes mails. User and password come from a file or from the environment, where no list of processes shows them.
fn post(place: &str, args: &Args) -> Result<Post, Failure> {
    let credentials = match &args.smtp_credentials {
        Some(file) => {
            let text = std::fs::read_to_string(file)
                .map_err(|error| Failure::input(format!("{} cannot be read ({error})", file.display())))?;
            let mut lines = text.lines().map(str::to_owned);
            let two = lines
                .next()
                .zip(lines.next())
                .filter(|(user, password)| !user.is_empty() && !password.is_empty());
            let (user, password) = two.ok_or_else(|| {
                Failure::input(format!(
                    "{}: the user stands on the first line, the password on the second",
                    file.display()
                ))
            })?;
            Some(Credentials { user, password })
        }
        None => {
            let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
            let both = variable("CABILDO_SMTP_USER").zip(variable("CABILDO_SMTP_PASSWORD"));
            both.map(|(user, password)| Credentials { user, password })
        }
    };
    let from = args.mail_from.as_deref().unwrap_or_default();
    Post::read(place, from, credentials).map_err(|error| Failure::input(error.to_string()))
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Failure> {
    let filter = EnvFilter::try_from_env("CABILDO_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    // Colours are for eyes, not for files and journals.
    let colours = std::io::stderr().is_terminal();
    let log =
        tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
    if args.json_log {
        log.json().init();
    } else {
        log.init();
    }
    let settings = settings(args)?;
    let brain = brain(&args.bot)?;
    let store = open(args, lang)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("no threads to serve with")?;
    runtime.block_on(serve(args, store, brain, settings))
}

/// The bots of the site, with the programs that the host has typed.
fn brain(texts: &[String]) -> Result<HouseBrain, Failure> {
    let named: Result<Vec<Named>, String> = texts.iter().map(|text| Named::read(text)).collect();
    named.and_then(HouseBrain::new).map_err(Failure::input)
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

/// Opens the games: a file for this server alone, a database beside others.
fn open(args: &Args, lang: Lang) -> Result<Opened, Failure> {
    let site = if args.read_only { args.data.existing(lang)? } else { args.data.site(lang)? };
    let opened = match &site {
        Site::File(path) if args.read_only => {
            Sqlite::open_read_only(path).map(|file| Opened::File(Arc::new(file)))
        }
        Site::File(path) => Sqlite::open(path).map(|file| Opened::File(Arc::new(file))),
        Site::Database(address) => {
            database(address, args.read_only).map(|store| Opened::Database(Arc::new(store)))
        }
    };
    opened.map_err(|error| site.unusable(lang, &error))
}

/// Opens a database. One that starts at the same time as this server may take a while.
fn database(address: &Address, read_only: bool) -> Result<Postgres, StoreError> {
    let deadline = Instant::now() + PATIENCE;
    let mut told = false;
    loop {
        let opened = if read_only { Postgres::open_read_only(address) } else { Postgres::open(address) };
        match opened {
            Err(StoreError::Away(why)) if Instant::now() < deadline => {
                if !told {
                    println!("The database does not answer yet ({why}). Waiting for it.");
                    told = true;
                }
                std::thread::sleep(Duration::from_millis(500));
            }
            Ok(_) | Err(_) => return opened,
        }
    }
}

async fn listen(address: SocketAddr, option: &str) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).await.map_err(|error| {
        Failure::input(format!(
            "{address} cannot be listened on ({error}): choose another with {option} ADDRESS:PORT"
        ))
    })
}

async fn serve(args: &Args, games: Opened, brain: HouseBrain, settings: Settings) -> Result<(), Failure> {
    let listener = listen(args.addr, "--addr").await?;
    let watching = match args.metrics_addr {
        Some(address) => Some(listen(address, "--metrics-addr").await?),
        None => None,
    };
    let address = listener.local_addr().context("the address of the listener")?;
    let place = format!("http://{address}{}", settings.base);
    let desk = Desk::new(games.store(), Arc::new(brain), settings);
    look_after(&desk);
    hear_the_host(Host::new(Arc::clone(&desk), games)).await;
    if args.read_only {
        println!("The games can only be looked at: nothing is changed.");
    }
    for text in &args.bot {
        println!("A program plays here: {text}");
    }
    for text in &args.correct {
        println!("New tables are laid out with corrected data: {text}");
    }
    if let Some(watching) = &watching {
        let address = watching.local_addr().context("the address of the metrics")?;
        println!("The metrics are at http://{address}/metrics");
    }
    println!("Cabildo is open at {place} (Ctrl-C closes it)");
    tracing::info!(place, version = env!("CARGO_PKG_VERSION"), "open");
    if !args.no_open
        && let Err(error) = open::that_detached(&place)
    {
        println!("No browser could be opened: open this address yourself.");
        tracing::info!(%error, "no browser could be opened");
    }
    let closing = signals();
    if let Some(watching) = watching {
        let (desk, closing) = (Arc::clone(&desk), closing.clone());
        let app = watched(Arc::clone(&desk));
        tokio::spawn(async move { web::serve(watching, &desk, app, closed(closing)).await });
    }
    let in_time = web::serve(listener, &desk, app(Arc::clone(&desk)), closed(closing)).await;
    desk.leave().await;
    tracing::info!(in_time, "closed");
    println!("Cabildo is closed. Every move is kept.");
    Ok(())
}

/// What the site does unasked, beside serving.
fn look_after(desk: &Arc<Desk>) {
    let (bots, memory, waiting) = (Arc::clone(desk), Arc::clone(desk), Arc::clone(desk));
    let (others, clocks, telling) = (Arc::clone(desk), Arc::clone(desk), Arc::clone(desk));
    tokio::spawn(async move { telling.tell_everybody().await });
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_secs(1)).await;
            clocks.keep_time().await;
        }
    });
    tokio::spawn(async move { others.attend().await });
    tokio::spawn(async move {
        bots.end_old_sessions().await;
        bots.take_up().await;
        bots.fill_sources().await;
    });
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
    // The tools reach a database themselves.
    let Some(file) = host.games.file() else { return };
    let opened = Control::open(file.path()).await;
    let told = opened.map_err(|error| error.to_string()).and_then(|control| {
        file.tell(&control.address).map_err(|error| error.to_string())?;
        Ok(control)
    });
    match told {
        Ok(control) => drop(tokio::spawn(control.listen(host))),
        Err(error) => tracing::warn!(error, "the host's tools cannot reach this server"),
    }
}

/// Comes to pass when the server is told to close.
async fn closed(mut closing: watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// The first signal closes the server, which then answers what it took; the second one ends it at once. Every move that was told is on the disk.
fn signals() -> watch::Receiver<bool> {
    let (close, closing) = watch::channel(false);
    tokio::spawn(async move {
        signal_to_close().await;
        println!("Cabildo closes (again: at once).");
        close.send_replace(true);
        signal_to_close().await;
        println!("Cabildo is closed at once. Every move that was told is kept.");
        std::process::exit(1);
    });
    closing
}

/// Ctrl-C, or the signal of a service manager.
async fn signal_to_close() {
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
