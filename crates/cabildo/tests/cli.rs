//! The program as a person or a script meets it: what it prints, what it refuses, which code it leaves with.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};

struct Folder(PathBuf);

impl Folder {
    /// A folder of its own for each test.
    fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("cabildo-cli-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    fn file(&self, name: &str, content: &[u8]) -> String {
        let path = self.0.join(name);
        fs::write(&path, content).expect("a file for the test");
        path.to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn cabildo(words: &[&str], input: &str, folder: Option<&Path>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cabildo"));
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    if let Some(folder) = folder {
        command.current_dir(folder);
    }
    let mut child = command.spawn().expect("the program starts");
    // The program may leave before it has read everything.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("plain text")
}

/// Runs well and prints something.
fn prints(words: &[&str]) -> String {
    let output = cabildo(words, "", None);
    assert_eq!(output.status.code(), Some(0), "{words:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Is refused with code 2 and one sentence.
fn refuses(words: &[&str]) -> String {
    let output = cabildo(words, "", None);
    assert_eq!(output.status.code(), Some(2), "{words:?}: {}", text(&output.stdout));
    let sentence = text(&output.stderr);
    assert!(!sentence.contains("panicked"), "{sentence}");
    sentence
}

#[test]
fn it_lists_its_commands() {
    let help = prints(&["--help"]);
    for command in [
        "serve",
        "backup",
        "restore",
        "tables",
        "close",
        "players",
        "reset-password",
        "ban",
        "unban",
        "games",
        "play",
        "sim",
        "arena",
        "tune",
        "learn",
        "replay",
        "conform",
        "perft",
        "bench",
    ] {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
        assert!(prints(&[command, "--help"]).contains("Usage: cabildo"));
    }
}

#[test]
fn the_games_are_listed_for_people_and_for_programs() {
    assert!(prints(&["games"]).contains("players=4"));
    assert!(prints(&["games", "--lang", "fr"]).contains("Saint-Pétersbourg"));
    let games: serde_json::Value = serde_json::from_str(&prints(&["games", "--json"])).expect("JSON");
    let game = games.as_array().expect("a list").iter().find(|game| game["id"] == "saint-petersburg");
    let game = game.expect("Saint Petersburg is in the list");
    assert_eq!(game["players"], serde_json::json!({ "min": 2, "max": 4 }));
    assert_eq!(game["options"][0]["default"], "4");
}

#[test]
fn a_simulation_depends_on_its_seed_and_on_nothing_else() {
    let run = |seed: &str, threads: &str| {
        let words = [
            "sim",
            "saint-petersburg",
            "--setup",
            "players=3",
            "--games",
            "200",
            "--seed",
            seed,
            "--threads",
            threads,
            "--json",
        ];
        let mut value: serde_json::Value = serde_json::from_str(&prints(&words)).expect("JSON");
        value["report"].take()
    };
    let report = run("7", "1");
    assert_eq!(report["games"], 200);
    assert_eq!(report["seats"].as_array().map(Vec::len), Some(3));
    assert_eq!(report, run("7", "3"));
    assert_ne!(report, run("8", "1"));
}

#[test]
fn saved_games_can_be_replayed_and_verified() {
    let folder = Folder::new("save");
    let dir = folder.0.join("games");
    let dir_text = dir.to_string_lossy();
    prints(&["sim", "saint-petersburg", "--games", "40", "--seed", "x", "--save", &dir_text]);
    let file = dir.join("saint-petersburg-000002.cabildo");
    let file = file.to_string_lossy();
    let whole = prints(&["replay", &file, "--verify"]);
    assert!(whole.contains("Won by ") && whole.contains("Verified: all luck"), "{whole}");
    let position = prints(&["replay", &file, "--at", "0"]);
    assert!(position.contains("Round 1 · Worker phase") && position.contains("buy "), "{position}");
    let json: serde_json::Value =
        serde_json::from_str(&prints(&["replay", &file, "--at", "5", "--json"])).expect("JSON");
    assert_eq!(json["at"], 5);
    assert_eq!(json["log"].as_array().map(Vec::len), Some(5));
    assert!(refuses(&["replay", &file, "--at", "99999"]).contains("the record has"));
    // Of so many games A has won one, and French elides before a vowel.
    let games = fs::read_dir(&dir).expect("games").map(|game| game.expect("a game").path());
    let mut won = games.map(|game| game.to_string_lossy().into_owned());
    let won = won.find(|game| prints(&["replay", game]).contains("Won by A."));
    let french = prints(&["replay", &won.expect("a game that A has won"), "--lang", "fr"]);
    assert!(french.contains("Victoire d’A."), "{french}");
}

#[test]
fn a_forged_seed_is_found_out() {
    let folder = Folder::new("forged");
    let dir = folder.0.to_string_lossy().into_owned();
    prints(&["sim", "saint-petersburg", "--games", "1", "--seed", "x", "--save", &dir]);
    let path = folder.0.join("saint-petersburg-000001.cabildo");
    let record = fs::read_to_string(&path).expect("the record");
    let forged: String = record
        .lines()
        .map(|line| {
            if line.starts_with("seed") {
                format!("seed     {}\n", "0".repeat(64))
            } else {
                format!("{line}\n")
            }
        })
        .collect();
    let forged = folder.file("forged.cabildo", forged.as_bytes());
    let output = cabildo(&["replay", "--verify", &forged], "", None);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("was published"), "{}", text(&output.stderr));
}

#[test]
fn damaged_records_are_refused_with_the_line() {
    let folder = Folder::new("damaged");
    let binary = folder.file("binary.cabildo", &[0xff, 0x00, 0x80]);
    assert!(refuses(&["replay", &binary]).contains("line 1: this is not text"));
    let half = folder.file("half.cabildo", b"game     saint-petersburg\nrules    1\n");
    assert!(
        refuses(&["replay", &half]).contains("line 3: the record breaks off: there is no line \"setup\"")
    );
    let other = folder
        .file("other.cabildo", b"game     chess\nrules    1\nsetup    \nluck     \nend      unfinished\n");
    assert!(refuses(&["replay", &other]).contains("line 1: there is no game \"chess\""));
    assert!(refuses(&["replay", "/no/such/file.cabildo"]).contains("cannot be read"));
}

#[test]
fn traces_are_checked() {
    let folder = Folder::new("traces");
    let traces = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/saint-petersburg/tests/conformance");
    let file = traces.join("players-2.jsonl.gz").to_string_lossy().into_owned();
    let counted = prints(&["conform", &file]);
    assert!(counted.starts_with("30 games, ") && counted.trim_end().ends_with(" 0 differences"), "{counted}");

    let trace = r#"{"game":"saint-petersburg","setup":{"players":2},"luck":["noble","building","worker","trading","ship-builder","lumberjack","gold-miner","lumberjack"],"plies":[{"seat":"B","legal":["pass"],"do":"pass","luck":[]}],"scores":{"A":[0,0],"B":[0,0]}}"#;
    let wrong = folder.file("wrong.jsonl", trace.as_bytes());
    let output = cabildo(&["conform", &wrong], "", None);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert!(said.contains("line 1: ply 1: seat B: the legal sets differ"), "{said}");
    assert!(said.contains("only in the game:  buy gold-miner upper"), "{said}");
    assert!(said.trim_end().ends_with("1 games, 1 plies, 1 differences"), "{said}");

    let rubbish = folder.file("rubbish.jsonl", b"not json\n");
    assert!(refuses(&["conform", &rubbish]).contains("line 1: this is not a trace"));
    let cut = folder.file("cut.jsonl.gz", &[0x1f, 0x8b, 0x08, 0x00, 0x00]);
    assert!(refuses(&["conform", &cut]).contains("cannot be read"));
    assert!(refuses(&["conform", "/no/such/file"]).contains("cannot be read"));
    assert!(refuses(&["conform"]).contains("FILES"));
}

#[test]
fn perft_counts() {
    let counts =
        prints(&["perft", "saint-petersburg", "--setup", "players=2", "--seed", "1703", "--depth", "2"]);
    assert_eq!(counts.lines().count(), 2, "{counts}");
}

#[test]
fn the_bench_measures() {
    let words = ["bench", "saint-petersburg", "--seconds", "0.02", "--json"];
    let value: serde_json::Value = serde_json::from_str(&prints(&words)).expect("JSON");
    let measures = value["measures"].as_array().expect("a list");
    assert_eq!(measures.len(), 3);
    assert!(measures.iter().all(|m| m["pace"]["plies"].as_f64() > Some(0.0)));
    let searches = value["searches"].as_array().expect("a list");
    let positions: Vec<_> = searches.iter().map(|s| s["position"].as_str().unwrap_or_default()).collect();
    assert_eq!(positions, ["opening", "middle", "late"]);
    assert!(searches.iter().all(|s| s["iterations"].as_f64() > Some(0.0)));
    assert!(refuses(&["bench", "saint-petersburg", "--seconds", "0"]).contains("seconds"));
}

#[test]
fn bots_play_in_a_simulation() {
    let words = |threads: &'static str| {
        let seats = ["--setup", "players=2", "--seats", "greedy,search:5it", "--games", "4", "--seed", "1"];
        [&["sim", "saint-petersburg", "--json", "--threads", threads], &seats[..]].concat()
    };
    let report = |threads| {
        let mut value: serde_json::Value = serde_json::from_str(&prints(&words(threads))).expect("JSON");
        assert_eq!(value["seats"], serde_json::json!(["greedy", "search:5it"]));
        value["report"].take()
    };
    assert_eq!(report("1"), report("2"));
}

#[test]
fn the_arena_rates_bots_and_goes_on_where_it_was_stopped() {
    let folder = Folder::new("arena");
    let file = folder.0.join("cup.jsonl").to_string_lossy().into_owned();
    let page = folder.0.join("cup.html").to_string_lossy().into_owned();
    let run = |games: &str, more: &[&str]| {
        let words =
            ["arena", "saint-petersburg", "--setup", "players=2", "--bots", "greedy,random", "--seed", "1"];
        let value = prints(&[&words[..], &["--games", games, "--json"], more].concat());
        let mut value: serde_json::Value = serde_json::from_str(&value).expect("JSON");
        for bot in value["standing"]["bots"].as_array_mut().expect("bots") {
            // Time is the one thing that is not the same twice.
            bot["milliseconds"].take();
        }
        value["standing"].take()
    };
    let whole = run("20", &[]);
    assert_eq!(whole["games"], 20);
    assert!(whole["bots"][0]["share"]["low"].as_f64() > Some(0.5), "{whole}");
    run("6", &["--resume", &file]);
    assert_eq!(run("20", &["--resume", &file, "--report", &page, "--threads", "1"]), whole);
    let lines = fs::read_to_string(&file).expect("the file").lines().count();
    assert_eq!(lines, 21, "a line for the tournament and one for each game");
    let html = fs::read_to_string(&page).expect("the page");
    assert!(
        html.contains("<svg") && html.contains("greedy in A") && !html.contains("http"),
        "self-contained"
    );
    let other = ["arena", "saint-petersburg", "--bots", "greedy,random", "--seed", "2", "--resume", &file];
    let said = refuses(&[&other[..], &["--setup", "players=2"]].concat());
    assert!(said.contains("the file holds another tournament: its seed"), "{said}");
    let rubbish = folder.file("rubbish.jsonl", b"not json\n");
    let words =
        ["arena", "saint-petersburg", "--bots", "random,random", "--setup", "players=2", "--seed", "1"];
    let said = refuses(&[&words[..], &["--resume", &rubbish]].concat());
    assert!(said.contains("line 1 is not of a tournament"), "{said}");
}

#[test]
fn the_arena_prints_a_table_for_people() {
    let table =
        prints(&["arena", "saint-petersburg", "--bots", "greedy,random,random,random", "--games", "4"]);
    for part in ["an equal share would be 25.0 %", "rating (95 %)", "by seat", "ended by", "greedy "] {
        assert!(table.contains(part), "\"{part}\" is missing in\n{table}");
    }
}

#[test]
fn weights_are_tuned() {
    let words =
        ["tune", "saint-petersburg", "--setup", "players=2", "--steps", "1", "--games", "2", "--seed", "1"];
    let said = prints(&[&words[..], &["--only", "ruble"]].concat());
    assert!(said.contains("against the weights as they were") && said.contains("greedy:ruble="), "{said}");
    assert!(refuses(&["tune", "saint-petersburg", "--only", "beauty"]).contains("the weights are ruble"));
    assert!(
        refuses(&["tune", "saint-petersburg", "--bot", "random"])
            .contains("only greedy and search have weights")
    );
    assert!(refuses(&["tune", "saint-petersburg", "--steps", "0"]).contains("at least 1"));
}

#[test]
fn a_judgement_is_learned_and_can_be_tried() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("learn-cli");
    let _ = std::fs::remove_dir_all(&folder);
    let out = folder.to_str().expect("a path");
    let words = ["learn", "san-francisco", "--setup", "players=2", "--rounds", "1", "--games", "10"];
    let few = ["--iterations", "1", "--epochs", "1", "--gate", "2", "--budget", "2it", "--seed", "1"];
    let said = prints(&[&words[..], &few, &["--out", out]].concat());
    for part in ["round 1 epoch 1: loss", "learned    Brier", "4 players, search:2it, one against 3 of v1"] {
        assert!(said.contains(part), "\"{part}\" is missing in\n{said}");
    }
    let report = std::fs::read_to_string(folder.join("report.html")).expect("a report");
    assert!(report.contains("<polyline") && report.contains("Gate matches"));
    let bots = format!("greedy:judge=@{out}/san-francisco.net,greedy:judge=v1");
    let match_of = |game: &'static str| ["arena", game, "--setup", "players=2", "--games", "2", "--bots"];
    assert!(prints(&[&match_of("san-francisco")[..], &[&bots]].concat()).contains("greedy:judge=v1"));
    assert!(refuses(&[&match_of("puerto-rico")[..], &[&bots]].concat()).contains("it is made for"));
    let other = prints_nothing_but_why(&words, out);
    assert!(other.contains("begun with other options"), "{other}");
}

fn prints_nothing_but_why(words: &[&str], out: &str) -> String {
    refuses(&[words, &["--out", out, "--seed", "2"]].concat())
}

#[test]
fn a_person_sits_among_bots() {
    let folder = Folder::new("seats");
    let words = ["play", "saint-petersburg", "--setup", "players=3", "--seed", "5", "--save", "x.cabildo"];
    let words = [&words[..], &["--seats", "greedy,me,search:5it"]].concat();
    let output = cabildo(&words, "q\n", Some(&folder.0));
    let said = text(&output.stdout);
    assert!(said.contains("Go on with: cabildo play x.cabildo --seat B"), "{said}{}", text(&output.stderr));
}

const DECK: &str = "san-francisco:deck=../../games/san-francisco/data/cards.csv";

#[test]
fn bad_input_gets_one_clear_sentence() {
    let cases: [(&[&str], &str); 36] = [
        (
            &["sim", "saint-petersburg", "--seats", "clever"],
            "\"clever\" is not a bot: bots are random, greedy",
        ),
        (&["sim", "saint-petersburg", "--seats", "greedy"], "the table has 4 seats; bots named: 1"),
        (&["arena", "saint-petersburg", "--bots", "greedy,search"], "say how long it may think"),
        (
            &["arena", "saint-petersburg", "--setup", "players=4", "--bots", "greedy,random"],
            "the table has 4 seats; bots named: 2",
        ),
        (&["arena", "saint-petersburg", "--bots", "random", "--games", "0"], "at least one game"),
        (&["arena", "saint-petersburg", "--bots", "random", "--resume", "x"], "--resume needs --seed"),
        (
            &["play", "saint-petersburg", "--setup", "players=4", "--seats", "greedy,greedy"],
            "name 3 bots for the other seats",
        ),
        (&["serve", "--addr", "here"], "say it as 127.0.0.1:1897"),
        (&["serve", "--limit", "connections"], "say it as NAME=VALUE"),
        (&["serve", "--limit", "lines=3"], "the limits are connections, "),
        (&["serve", "--limit", "reads=fast"], "say it as 60+20/s"),
        (&["serve", "--trusted-proxy", "nginx"], "say it as 127.0.0.1, or 10.0.0.0/8"),
        (&["serve", "--proxy-header", "via"], "it is x-forwarded-for or forwarded"),
        (&["serve", "--base-path", "cabildo"], "say it as /cabildo"),
        (&["serve", "--metrics-addr", "here"], "say it as 127.0.0.1:1897"),
        (&["serve", "--bot", "my-bot"], "say it as NAME=COMMAND"),
        (&["serve", "--bot", "strong=sh"], "\"strong\" means something else already"),
        (&["serve", "--bot", "my-bot=/nowhere/bot"], "my-bot: it cannot be started"),
        (&["serve", "--correct", "deck=x.csv"], "say it as GAME:NAME=PATH"),
        (&["serve", "--correct", "chess:deck=x.csv"], "there is no game \"chess\""),
        (&["serve", "--correct", "san-juan:deck=x.csv"], "san-juan has no component data to correct"),
        (&["serve", "--correct", "san-francisco:players=3"], "that can be corrected are deck, board"),
        (&["serve", "--correct", "san-francisco:deck=no-such.csv"], "the file no-such.csv cannot be read"),
        (&["serve", "--correct", "san-francisco:deck=Cargo.toml"], "deck: line 1: the columns are id,"),
        (&["serve", "--correct", "san-francisco:deck=standard"], "give the path of a file"),
        (&["serve", "--correct", DECK, "--correct", DECK], "these data are corrected twice; give one file"),
        (&["serve", "--no-open", "--data", "no/such/games.db"], "there is no folder no/such: make it first"),
        (&["play", "saint-petersburg", "--seats", "me,greedy,me,greedy"], "\"me\" stands twice"),
        (&["sim", "chess"], "there is no game \"chess\": the games are "),
        (&["sim", "saint-petersburg", "--setup", "players=9"], "players=9: players takes 2, 3, 4"),
        (
            &["sim", "saint-petersburg", "--setup", "player=3"],
            "there is no option \"player\": this game has players",
        ),
        (&["sim", "saint-petersburg", "--setup", "three"], "\"three\" is not an option: write name=value"),
        (
            &["sim", "saint-petersburg", "--setup", "players=2,players=3"],
            "the option \"players\" stands twice",
        ),
        (&["sim", "saint-petersburg", "--games", "0"], "at least one game"),
        (
            &["play", "saint-petersburg", "--setup", "players=2", "--seat", "C"],
            "this table has the seats A to B",
        ),
        (&["play", "saint-petersburg", "--seat", "X"], "\"X\" is not a seat"),
    ];
    for (words, sentence) in cases {
        let said = refuses(words);
        assert!(said.contains(sentence), "{words:?}: {said}");
    }
}

#[test]
fn a_game_in_the_terminal_is_played_left_and_taken_up_again() {
    let folder = Folder::new("play");
    let words = ["play", "saint-petersburg", "--setup", "players=2", "--seed", "5", "--save", "mine.cabildo"];
    let output = cabildo(&words, "? 1\n99\nbuy czar upper for judge\nnonsense\nu\n1\nq\n", Some(&folder.0));
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{said}{}", text(&output.stderr));
    for part in [
        "Hash of the seed: ",
        "§turn.1 You may buy a card",
        "There is no choice 99",
        "there is no Czar in the upper row · §turn.1",
        "\"nonsense\" is not an action",
        "Nothing to take back",
        "Go on with: cabildo play mine.cabildo --seat A",
    ] {
        assert!(said.contains(part), "\"{part}\" is missing in\n{said}");
    }
    let output = cabildo(&["play", "mine.cabildo"], &"1\n".repeat(2000), Some(&folder.0));
    let said = text(&output.stdout);
    assert!(said.contains("Won by ") && said.contains("Saved: mine.cabildo"), "{said}");
    let record = folder.0.join("mine.cabildo");
    assert!(prints(&["replay", "--verify", &record.to_string_lossy()]).contains("Verified"));
}

#[test]
fn an_explorer_file_grows_run_by_run_and_counts_no_game_twice() {
    let folder = Folder::new("explore");
    let path = |name: &str| folder.0.join(name).to_string_lossy().into_owned();
    let explore = |file: &str, more: &[&str]| {
        let file = path(file);
        let weigh: &[&str] = if more.contains(&"--weigh") { &[] } else { &["--weigh", "8"] };
        let words = [
            "explore",
            "san-francisco",
            "--players",
            "2",
            "--bot",
            "greedy",
            "--fewest",
            "1",
            "--write",
            &file,
        ];
        cabildo(&[&words, weigh, more].concat(), "", None)
    };
    let read = |file: &str| -> serde_json::Value {
        serde_json::from_slice(&fs::read(path(file)).expect("it was written")).expect("JSON")
    };
    assert!(explore("one.json", &["--games", "3"]).status.success());
    assert!(explore("one.json", &["--games", "5"]).status.success());
    assert!(explore("all.json", &["--games", "5"]).status.success());
    assert_eq!(read("one.json"), read("all.json"), "what was there is not played again");
    assert_eq!(read("one.json")[0]["seeds"], serde_json::json!({ "explore": 5 }));
    assert!(explore("two.json", &["--games", "4", "--seed", "another"]).status.success());
    assert!(explore("one.json", &["--games", "0", "--add", &path("two.json")]).status.success());
    assert!(explore("all.json", &["--games", "4", "--seed", "another"]).status.success());
    assert_eq!(read("one.json"), read("all.json"), "it does not matter where they were played");
    assert_eq!(read("one.json")[0]["games"], 9);
    let twice = explore("one.json", &["--games", "0", "--add", &path("two.json")]);
    assert!(twice.status.code() == Some(2) && text(&twice.stderr).contains("in both"), "{twice:?}");
    let other = explore("one.json", &["--games", "5", "--weigh", "16"]);
    assert!(other.status.code() == Some(2) && text(&other.stderr).contains("--anew"), "{other:?}");
    assert!(explore("one.json", &["--games", "2", "--weigh", "16", "--anew"]).status.success());
    assert_eq!(
        (read("one.json")[0]["games"].as_u64(), read("one.json")[0]["weighed"].as_u64()),
        (Some(2), Some(16))
    );
}
