//! What a caller says of a game, read: set-ups, seeds, seats, languages.

use kernel::{Entry, Lang, Seat, Seed, SetupText, Values, Viewer, Words};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};

use crate::errors::{bad, out_of_range};

/// The game with this name.
pub(crate) fn find(name: &str) -> PyResult<&'static dyn Entry> {
    catalog::find(name).ok_or_else(|| bad(format!("there is no game \"{name}\": {}", catalog::names())))
}

/// Options by name, with underscores where the notation has hyphens: `players=4, new_buildings=True`. An option that is a file is its path.
pub(crate) fn setup(game: &dyn Entry, options: Option<&Bound<'_, PyDict>>) -> PyResult<SetupText> {
    let mut setup = SetupText::new();
    for (name, value) in options.into_iter().flatten() {
        let name = name.extract::<String>()?.replace('_', "-");
        let value = match value.cast::<PyBool>() {
            Ok(truth) => truth.is_true().to_string(),
            Err(_) => value.str()?.to_string(),
        };
        let file =
            game.options().iter().any(|(option, _)| option.name == name && option.values == Values::File);
        setup = if file && value != kernel::STANDARD && !value.starts_with("sha256:") {
            let content =
                std::fs::read_to_string(&value).map_err(|error| bad(format!("{value}: {error}")))?;
            setup.with_file(&name, content)
        } else {
            setup.with(&name, &value)
        };
    }
    let complete = game.complete(&setup).map_err(bad)?;
    Ok(complete.with_files_of(&setup))
}

/// A word, a whole number (its digits are the word), or nothing for luck.
pub(crate) fn seed(seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    match seed {
        Some(word) => Ok(Seed::from_word(&word.str()?.to_string())),
        None => Ok(Seed::from_word(&os_random()?)),
    }
}

/// Thirty-two bytes from the system, as 64 digits: Python has a door for them.
fn os_random() -> PyResult<String> {
    Python::attach(|py| py.import("secrets")?.call_method1("token_hex", (32,))?.extract())
}

/// A seat by its number from 0 on, or by its letter.
pub(crate) fn seat(seat: &Bound<'_, PyAny>, players: usize) -> PyResult<Seat> {
    let found = match seat.extract::<usize>() {
        Ok(number) if number < players => Some(Seat::new(number)),
        Ok(_) => None,
        Err(_) => seat.extract::<String>()?.parse().ok(),
    };
    let here = found.filter(|seat: &Seat| seat.index() < players);
    here.ok_or_else(|| out_of_range(format!("{seat} is no seat of a table of {players}")))
}

/// Who looks: a seat; `None` for somebody beside the table; `"all"` for who comes afterwards.
pub(crate) fn viewer(viewer: Option<&Bound<'_, PyAny>>, players: usize) -> PyResult<Viewer> {
    match viewer {
        None => Ok(Viewer::Spectator),
        Some(all) if all.extract::<String>().is_ok_and(|text| text == "all") => Ok(Viewer::Afterwards),
        Some(one) => seat(one, players).map(Viewer::Seat),
    }
}

/// Words in a language, by its tag.
pub(crate) fn words(lang: &str) -> PyResult<Words> {
    let found = Lang::ALL.into_iter().find(|known| known.code() == lang);
    found.map(Words::new).ok_or_else(|| {
        let known: Vec<&str> = Lang::ALL.into_iter().map(|lang| lang.code()).collect();
        bad(format!("there is no language \"{lang}\": {}", known.join(", ")))
    })
}
