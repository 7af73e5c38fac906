//! The host's tools, with a server that runs and without one: they find the same games and do the same.
#![cfg(unix)]

mod server;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use server::{Caller, Folder, Server};

/// Runs a tool on a file: its code, what it printed, what it complained of.
fn tool(data: &Path, words: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cabildo"));
    command.args(words).arg("--data").arg(data);
    let output = command.output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("plain text");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

fn does(data: &Path, words: &[&str]) -> String {
    let (code, out, complaint) = tool(data, words);
    assert_eq!(code, 0, "{words:?}: {complaint}");
    out
}

fn refuses(data: &Path, words: &[&str]) -> String {
    let (code, out, complaint) = tool(data, words);
    assert_eq!(code, 2, "{words:?}: {out}");
    assert!(!complaint.contains("panicked"), "{complaint}");
    complaint
}

/// Paula, with a name, and two tables of hers: one against a bot, one that waits.
fn paula(server: &Server) -> (Caller, [String; 2]) {
    let mut paula = Caller::default();
    assert_eq!(paula.form(&server.address, "/me", "name=Paula").0, 303);
    let tables = ["random", "open"].map(|second| {
        let wanted = json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", second], "listed": true });
        let (status, body) =
            paula.json(&server.address, "POST", "/api/tables", &wanted.to_string()).expect("an answer");
        assert_eq!(status, 201, "{body}");
        let begun: Value = serde_json::from_str(&body).expect("JSON");
        begun["table"].as_str().expect("an id").to_owned()
    });
    (paula, tables)
}

/// Goes through all tools, on games that a server has or that nobody has.
fn all_tools(name: &str, running: bool) {
    let folder = Folder::new(name);
    let data = folder.0.join("games.db");
    let mut server = Some(Server::start(&data));
    let (mut caller, [played, waiting]) = paula(server.as_ref().expect("it runs"));
    if !running {
        server = None;
    }

    let listed = does(&data, &["tables"]);
    assert!(listed.contains(&played) && listed.contains(&waiting) && listed.contains("Paula"), "{listed}");
    let tables: Value = serde_json::from_str(&does(&data, &["tables", "--json"])).expect("JSON");
    let found = tables.as_array().expect("a list").iter().find(|table| table["id"] == waiting.as_str());
    assert_eq!(found.expect("it is listed")["state"], "waiting");

    let other = if waiting.ends_with('x') { 'y' } else { 'x' };
    let nearly = format!("{}{other}", &waiting[..waiting.len() - 1]);
    let complaint = refuses(&data, &["close", &nearly]);
    assert!(complaint.contains(&format!("did you mean {waiting}")), "{complaint}");
    assert!(refuses(&data, &["close", "????"]).contains("`cabildo tables` lists them"));
    assert!(does(&data, &["close", &waiting]).contains("is closed"));
    assert!(refuses(&data, &["close", &waiting, "--lang", "fr"]).contains("est déjà fermée"));
    assert!(!does(&data, &["tables"]).contains(&waiting));
    assert!(does(&data, &["tables", "--all", "--lang", "fr"]).contains("fermée"));

    let players: Value = serde_json::from_str(&does(&data, &["players", "--json"])).expect("JSON");
    assert_eq!((&players[0]["name"], &players[0]["tables"]), (&json!("Paula"), &json!(2)));
    let id = players[0]["id"].as_str().expect("an id").to_owned();
    assert!(does(&data, &["players"]).contains(&id));
    assert!(refuses(&data, &["reset-password", "Paul"]).contains("did you mean Paula"));
    let told = does(&data, &["reset-password", "paula"]);
    let password = told.trim_end().rsplit(' ').next().expect("a word").to_owned();

    assert!(does(&data, &["ban"]).contains("Nobody is banned"));
    assert!(
        does(&data, &["ban", "Paula", "--reason", "too good"]).contains(&format!("Paula ({id}) is banned"))
    );
    assert!(does(&data, &["ban", "::ffff:192.0.2.7"]).contains("192.0.2.7 is banned"));
    let bans = does(&data, &["ban"]);
    assert!(bans.contains("too good") && bans.contains("address   192.0.2.7"), "{bans}");
    does(&data, &["unban", &id]);
    assert!(refuses(&data, &["unban", "Paula"]).contains("is not banned"));
    assert!(refuses(&data, &["ban", "Mallory"]).contains("there is no player \"Mallory\""));

    let server = server.unwrap_or_else(|| Server::start(&data));
    let (_, page) = caller.get(&server.address, &format!("/t/{waiting}"));
    assert!(page.contains("The host has closed this table"));
    let mut elsewhere = Caller::default();
    let (status, _) =
        elsewhere.form(&server.address, "/me/return", &format!("name=Paula&password={password}"));
    assert_eq!(status, 303, "the new password lets her in");
}

#[test]
fn the_tools_work_through_a_server_that_runs() {
    all_tools("tools-running", true);
}

#[test]
fn the_tools_work_on_the_file_when_no_server_runs() {
    all_tools("tools-alone", false);
}

#[test]
fn a_second_server_on_the_same_games_is_refused_and_told_who_has_them() {
    let folder = Folder::new("second");
    let data = folder.0.join("games.db");
    let server = Server::start(&data);
    let complaint = refuses(&data, &["serve", "--no-open", "--addr", "127.0.0.1:0"]);
    assert!(
        complaint.contains(&format!("in use by another program (process {}, since ", server.pid())),
        "{complaint}"
    );
    for file in ["games.db", "games.db-wal", "games.db-shm", "games.db.lock", "games.db.control"] {
        let mode = fs::metadata(folder.0.join(file)).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    server.kill();
    // Whoever is killed leaves no lock behind.
    drop(Server::start(&data));
    assert!(does(&data, &["tables"]).contains("No table."));
}

#[test]
fn a_folder_that_the_program_makes_is_its_owners_alone() {
    let folder = Folder::new("folder");
    let output = Command::new(env!("CARGO_BIN_EXE_cabildo"))
        .arg("tables")
        .env("XDG_DATA_HOME", folder.0.join("share"))
        .env("HOME", &folder.0)
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(2), "there are no games yet");
    if let Ok(made) = fs::metadata(folder.0.join("share/cabildo")) {
        assert_eq!(made.permissions().mode() & 0o777, 0o700);
    }
}

#[test]
fn a_tool_makes_no_file_where_there_are_no_games() {
    let folder = Folder::new("nothing");
    let data = folder.0.join("games.db");
    for words in [&["tables"][..], &["players"], &["ban"], &["close", "x"], &["backup", "/nowhere/copy.db"]] {
        assert!(refuses(&data, words).contains("there are no games in"), "{words:?}");
    }
    assert!(!data.exists());
}

#[test]
fn a_backup_made_while_the_server_runs_can_be_restored() {
    let folder = Folder::new("backup");
    let (data, copy) = (folder.0.join("games.db"), folder.0.join("copy.db"));
    let to = copy.to_str().expect("plain text");
    let server = Server::start(&data);
    let (mut caller, [played, waiting]) = paula(&server);
    let told = does(&data, &["backup", to]);
    assert!(told.contains("holds 2 tables"), "{told}");
    assert_eq!(fs::metadata(&copy).expect("it is there").permissions().mode() & 0o777, 0o600);
    assert!(refuses(&data, &["backup", to]).contains("--force"));
    assert!(refuses(&data, &["backup", folder.0.to_str().expect("text")]).contains("is a folder"));
    assert!(refuses(&data, &["backup", "--force", data.to_str().expect("text")]).contains("itself"));

    does(&data, &["close", &waiting]);
    assert!(refuses(&data, &["restore", to]).contains("in use by another program"));
    server.kill();
    let told = does(&data, &["restore", to]);
    assert!(told.contains("holds 2 tables") && told.contains("games.db.before-restore"), "{told}");
    let tables = does(&data, &["tables"]);
    assert!(tables.contains(&waiting) && tables.contains(&played), "open as when it was copied: {tables}");
    let before = folder.0.join("games.db.before-restore");
    assert!(!does(&before, &["tables"]).contains(&waiting), "what was there is kept");
    let told = does(&data, &["restore", to, "--lang", "fr"]);
    assert!(told.contains("games.db.before-restore-2"), "nothing is lost the second time either: {told}");

    let server = Server::start(&data);
    let (status, _) = caller.get(&server.address, &format!("/t/{played}"));
    assert_eq!(status, 200);
    assert!(does(&data, &["backup", "--force", to]).contains("holds 2 tables"));
    let left: Vec<String> = fs::read_dir(&folder.0)
        .expect("readable")
        .filter_map(|file| file.ok()?.file_name().into_string().ok())
        .filter(|name| name.contains("partial") || name.contains("copying") || name.contains("restoring"))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn a_backup_that_is_damaged_or_does_not_replay_is_not_restored() {
    let folder = Folder::new("bad-backup");
    let (data, copy) = (folder.0.join("games.db"), folder.0.join("copy.db"));
    let to = copy.to_str().expect("plain text");
    let server = Server::start(&data);
    let (_, [played, _]) = paula(&server);
    does(&data, &["backup", to]);
    server.kill();
    let before = fs::read(&data).expect("readable");
    let whole = fs::read(&copy).expect("readable");

    fs::write(&copy, "no games at all").expect("written");
    assert!(refuses(&data, &["restore", to]).contains("no file of games"));
    fs::write(&copy, &whole[..whole.len() / 2]).expect("written");
    refuses(&data, &["restore", to]);
    // A game whose seed is no seed, in a file whose pages are whole.
    let seed = whole.windows(64).position(|bytes| bytes.iter().all(u8::is_ascii_hexdigit)).expect("a seed");
    let mut spoiled = whole;
    spoiled[seed..seed + 64].fill(b'x');
    fs::write(&copy, &spoiled).expect("written");
    let complaint = refuses(&data, &["restore", to]);
    assert!(complaint.contains("1 game does not replay") && complaint.contains("--force"), "{complaint}");
    assert_eq!(fs::read(&data).expect("readable"), before, "nothing was changed");
    assert!(does(&data, &["tables"]).contains(&played));
    does(&data, &["restore", to, "--force"]);
}

#[test]
fn a_damaged_file_is_refused_with_what_to_do_and_can_be_looked_at() {
    let folder = Folder::new("damaged");
    let data = folder.0.join("games.db");
    let server = Server::start(&data);
    let (mut caller, [played, _]) = paula(&server);
    server.kill();
    drop(does(&data, &["tables"]));
    let mut bytes = fs::read(&data).expect("readable");
    // The page with the answers. Without those that say which tables there are nothing at all could be shown.
    bytes[8 * 4096..9 * 4096].fill(0x5a);
    fs::write(&data, &bytes).expect("written");
    let serve = ["serve", "--no-open", "--addr", "127.0.0.1:0"];
    let complaint = refuses(&data, &serve);
    assert!(complaint.contains("cabildo restore") && complaint.contains("--read-only"), "{complaint}");
    assert!(refuses(&data, &["serve", "--no-open", "--lang", "fr"]).contains("est endommagé"));
    let server = Server::with(&data, &["--read-only"]);
    let (status, health) = caller.get(&server.address, "/healthz");
    assert_eq!((status, health.contains("only be looked at")), (200, true));
    let (status, _) = caller.get(&server.address, &format!("/t/{played}"));
    assert!(status == 200 || status == 503, "what is left is shown, what is not is said: {status}");
    let (status, answer) = caller.form(&server.address, "/play/saint-petersburg", "");
    assert!(status == 503 && answer.contains("can only be looked at"), "{answer}");
    assert_eq!(fs::read(&data).expect("readable"), bytes, "not a byte is changed");
}

#[test]
fn files_of_other_programs_are_refused_kindly() {
    let folder = Folder::new("foreign");
    let data = folder.0.join("diary.txt");
    fs::write(&data, "Dear diary, today I played Puerto Rico.").expect("written");
    assert!(refuses(&data, &["serve", "--no-open", "--addr", "127.0.0.1:0"]).contains("no file of games"));
    assert_eq!(fs::read_to_string(&data).expect("readable"), "Dear diary, today I played Puerto Rico.");
}
