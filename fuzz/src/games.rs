//! Records, answers, set-ups and sheets: read or refused, never a panic, and what is read is written again as it was.

use kernel::{Entry, Lang, Record, Seat, Seed, SetupText, Table, Values, Viewer, Words};

/// So many answers of an input are tried: a table is not played for ever.
const ANSWERS: usize = 400;

/// The game that a byte stands for.
fn game(byte: u8) -> &'static dyn Entry {
    catalog::GAMES[usize::from(byte) % catalog::GAMES.len()]
}

/// A record that is read is written and read again as the same; one that can be replayed tells everybody his part of it.
pub fn record(bytes: &[u8]) {
    let Ok(record) = Record::read_bytes(bytes) else { return };
    let written = record.to_string();
    let again = Record::read(&written).unwrap_or_else(|wrong| panic!("{wrong}\n{written}"));
    assert_eq!(again.to_string(), written);
    let Some(game) = catalog::find(&record.game) else { return };
    for table in [game.replay(&record), game.resume(&record)].into_iter().flatten() {
        look(table.as_ref());
        let _ = table.verify();
    }
}

/// Everything that is shown of a table.
fn look(table: &dyn Table) {
    let words = Words::new(Lang::En);
    let viewers = Seat::all(table.players()).map(Viewer::Seat);
    for viewer in viewers {
        let _ = (table.view(viewer), table.page(viewer, &words), table.record_for(viewer).to_string());
    }
    for seat in table.acting().iter() {
        let choices = table.choices(seat, &words);
        assert_eq!(choices.len(), table.legal(seat).len());
    }
    let _ = (table.scores(), table.breakdown(&words), table.ending());
}

/// The first byte names the game, the second how many play, each line is an answer: `@7` the eighth that is legal, anything else a text of its own.
/// What is not legal is refused with its reason and changes nothing; what is legal is played.
pub fn notation(bytes: &[u8]) {
    let [first, second, rest @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let game = game(*first);
    let players = SetupText::new().with("players", &(2 + second % 4).to_string());
    let Ok(mut table) = game.start(&players, Seed::from_word("fuzz")) else { return };
    let words = Words::new(Lang::Fr);
    for line in text.lines().take(ANSWERS) {
        let Some(seat) = table.acting().iter().next() else { break };
        let legal = table.legal(seat);
        assert!(!legal.is_empty(), "somebody is asked, and nothing is legal");
        let chosen = line.strip_prefix('@').and_then(|number| number.parse::<usize>().ok());
        let answer = chosen.map_or_else(|| line.to_owned(), |number| legal[number % legal.len()].clone());
        let why = table.why_not(seat, &answer, &words);
        let ply = table.ply();
        match table.play(seat, &answer) {
            Ok(()) => {
                let (_, kept) = table.answer(table.ply(), Viewer::Seat(seat)).expect("it was played");
                assert!(legal.contains(&kept), "{kept:?} was played and is not legal");
                assert!(matches!(why, Ok(None)), "{answer:?} was played, and there was a reason against it");
            }
            Err(_) => {
                assert_eq!(table.ply(), ply);
                assert!(!legal.contains(&answer), "{answer:?} is legal and was refused");
                assert!(!matches!(why, Ok(None)), "{answer:?} was refused without a reason");
            }
        }
    }
    look(table.as_ref());
}

/// A set-up that is complete is written and read again as the same, and a game begins with it.
pub fn setup(bytes: &[u8]) {
    let [first, rest @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let Ok(setup) = SetupText::read(text) else { return };
    let Ok(complete) = game(*first).complete(&setup) else { return };
    let again = SetupText::read(&complete.to_string()).expect("what is written can be read");
    let twice = game(*first).complete(&again).expect("what is complete stays so");
    assert_eq!(twice.to_string(), complete.to_string());
    let table =
        game(*first).start(&complete, Seed::from_word("fuzz")).expect("a complete set-up can be played");
    look(table.as_ref());
}

/// A sheet of components for an option of a game: refused with its line, or a game begins with it.
pub fn sheet(bytes: &[u8]) {
    let [first, rest @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let sheets: Vec<(&dyn Entry, &str)> = catalog::GAMES
        .iter()
        .flat_map(|game| game.options().into_iter().map(move |(option, _)| (*game, option)))
        .filter(|(_, option)| option.values == Values::File)
        .map(|(game, option)| (game, option.name))
        .collect();
    let (game, option) = sheets[usize::from(*first) % sheets.len()];
    let setup = SetupText::new().with_file(option, text.to_owned());
    match game.start(&setup, Seed::from_word("fuzz")) {
        Ok(table) => look(table.as_ref()),
        Err(wrong) => assert!(!wrong.to_string().is_empty()),
    }
}
