//! A real PostgreSQL for tests: in a folder of its own, behind a socket of its own, gone with the program that started it.
//!
//! Where there is none, tests say so loudly and are skipped; where `CI=true`, they fail.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::{env, fs, process};

use crate::Address;

/// The user whom nothing belongs to: PostgreSQL refuses to run as root.
const NOBODY: u32 = 65_534;

/// Starts the server and waits until somebody closes its ear, however he ends; then the server ends and its folder goes. A line stops it, the next one
/// starts it again.
const KEEPER: &str = r#"
    bin=$1 folder=$2 mode=fast
    trap '' INT TERM HUP
    start() { "$bin/pg_ctl" -D "$folder/data" -w -t 60 -l "$folder/log" start >/dev/null && echo up; }
    stop() { "$bin/pg_ctl" -D "$folder/data" -w -t 60 -m "$1" stop >/dev/null; echo down; }
    start || { echo failed; cat "$folder/log"; }
    while read -r word; do
        case $word in stop) stop fast ;; crash) stop immediate ;; start) start ;; esac
    done
    "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1
    rm -rf "$folder"
"#;

/// A PostgreSQL of one's own.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    keeper: Mutex<Keeper>,
    next: AtomicU32,
}

#[derive(Debug)]
struct Keeper {
    _child: Child,
    says: ChildStdin,
    hears: BufReader<process::ChildStdout>,
}

/// Where the programs of PostgreSQL are: named by `CABILDO_POSTGRES`, on the path, or where Debian puts them.
fn programs() -> Option<PathBuf> {
    let named = env::var_os("CABILDO_POSTGRES").map(PathBuf::from);
    let path = env::var_os("PATH").unwrap_or_default();
    let mut debian: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .map(|found| found.flatten().map(|entry| entry.path().join("bin")).collect())
        .unwrap_or_default();
    debian.sort();
    let all = named.into_iter().chain(env::split_paths(&path)).chain(debian.into_iter().rev());
    all.into_iter().find(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file())
}

/// A command that is not root's.
fn command(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).env("LC_ALL", "C.UTF-8");
    if fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0) {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

impl Cluster {
    /// The one of this program, started when it is first asked for. `None` where there is no PostgreSQL.
    ///
    /// # Panics
    /// Where there is none and `CI=true`, or if it does not start.
    pub fn shared() -> Option<&'static Cluster> {
        static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
        SHARED.get_or_init(Cluster::start).as_ref()
    }

    /// One that nobody else has.
    ///
    /// # Panics
    /// Where there is none and `CI=true`, or if it does not start.
    #[must_use]
    #[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
    pub fn start() -> Option<Cluster> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let Some(bin) = programs() else {
            assert!(env::var("CI").as_deref() != Ok("true"), "there is no PostgreSQL on this machine");
            eprintln!("!!! SKIPPED: there is no PostgreSQL on this machine (apt-get install postgresql) !!!");
            return None;
        };
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("cabildo-pg-{}-{n}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the database");
        if fs::metadata(&folder).is_ok_and(|found| found.uid() == 0) {
            chown(&folder, Some(NOBODY), Some(NOBODY)).expect("root may give it away");
        }
        let made = command(&bin.join("initdb"), &folder)
            .args([
                "-D",
                "data",
                "-U",
                "cabildo",
                "--auth=trust",
                "-E",
                "UTF8",
                "--locale=C.UTF-8",
                "--no-sync",
            ])
            .output()
            .expect("initdb starts");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let settings = format!(
            "listen_addresses = ''\nunix_socket_directories = '{}'\nfsync = on\nsynchronous_commit = on\nmax_connections = 200\n",
            folder.display()
        );
        let mut file = fs::OpenOptions::new()
            .append(true)
            .open(folder.join("data/postgresql.conf"))
            .expect("initdb has made it");
        file.write_all(settings.as_bytes()).expect("written");
        let mut child = command(Path::new("/bin/sh"), &folder)
            .args(["-c", KEEPER, "keeper"])
            .args([&bin, &folder])
            // The keeper outlives a Ctrl-C at the terminal long enough to clean up.
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell starts");
        let says = child.stdin.take().expect("a pipe");
        let hears = BufReader::new(child.stdout.take().expect("a pipe"));
        let keeper = Mutex::new(Keeper { _child: child, says, hears });
        let cluster = Cluster { folder, keeper, next: AtomicU32::new(0) };
        cluster.hear("up");
        Some(cluster)
    }

    fn hear(&self, wanted: &str) {
        let mut keeper = self.keeper.lock().unwrap_or_else(PoisonError::into_inner);
        let mut line = String::new();
        keeper.hears.read_line(&mut line).expect("the keeper speaks");
        assert_eq!(line.trim_end(), wanted, "the log is in {}", self.folder.display());
    }

    fn say(&self, word: &str) {
        let mut keeper = self.keeper.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(keeper.says, "{word}").expect("the keeper listens");
    }

    /// Stops the database the way an administrator does; returns when it is down.
    pub fn stop(&self) {
        self.say("stop");
        self.hear("down");
    }

    /// Stops it as a power cut would: it has to recover at the next start.
    pub fn crash(&self) {
        self.say("crash");
        self.hear("down");
    }

    /// Starts it again; returns when it answers.
    pub fn start_again(&self) {
        self.say("start");
        self.hear("up");
    }

    /// The address of the database, as one types it.
    #[must_use]
    pub fn url(&self) -> String {
        format!("postgres://cabildo@/postgres?host={}", self.folder.display())
    }

    /// Room for games of its own, a schema of the one database: its address.
    ///
    /// # Panics
    /// If it cannot be made.
    #[must_use]
    pub fn fresh(&self) -> String {
        let name = format!("games_{}", self.next.fetch_add(1, Ordering::Relaxed));
        Cluster::run(&self.url(), &format!("CREATE SCHEMA {name}"));
        format!("{}&options=-c%20search_path%3D{name}", self.url())
    }

    /// Runs statements on a database; the first column of what the last one finds.
    ///
    /// # Panics
    /// If one fails.
    #[must_use = "or say that it does not matter"]
    pub fn ask(url: &str, sql: &str) -> Vec<String> {
        let address: Address = url.parse().expect("an address");
        crate::postgres::ask(&address, sql).expect("the statements run")
    }

    /// Runs statements on a database.
    ///
    /// # Panics
    /// If one fails.
    pub fn run(url: &str, sql: &str) {
        drop(Cluster::ask(url, sql));
    }
}
