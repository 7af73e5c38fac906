//! A match: a game with its history, in the words of the notation.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::{SeatedBot, Spec, SystemClock, seat_with_clock};
use kernel::{Entry, Lang, Record, Seat, SetupText, Table, Values, Viewer};
use learn::Course;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};

use crate::errors::{bad, out_of_range, refused};
use crate::json::to_python;
use crate::position::Position;
use crate::setup::{find, seat, seed, setup, viewer, words};
use crate::shape::Shape;
use crate::weigh::weigh;

/// What is known of every game: name, titles, players, options, rules.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let describe = |game: &&dyn Entry| {
        let meta = game.meta();
        let dict = PyDict::new(py);
        dict.set_item("name", meta.id)?;
        let titles = PyDict::new(py);
        for lang in Lang::ALL {
            titles.set_item(lang.code(), meta.title(lang))?;
        }
        dict.set_item("title", titles)?;
        dict.set_item("designer", meta.designer)?;
        dict.set_item("players", (meta.seats.0, meta.seats.1))?;
        dict.set_item("rules", meta.rules)?;
        dict.set_item("score", meta.score)?;
        let options = PyDict::new(py);
        for (option, default) in game.options() {
            let values = match option.values {
                Values::Number(low, high) => (low..=high).map(|n| n.to_string()).collect(),
                Values::Switch => vec!["false".to_owned(), "true".to_owned()],
                Values::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
                Values::Chosen(word) => vec![word.to_owned()],
                Values::File => vec![kernel::STANDARD.to_owned()],
            };
            options.set_item(option.name.replace('-', "_"), (default, values))?;
        }
        dict.set_item("options", options)?;
        Ok(dict)
    };
    catalog::GAMES.iter().map(describe).collect()
}

/// A match from its set-up to its end.
#[pyclass(module = "cabildo", name = "Game", subclass)]
pub(crate) struct Game {
    table: Mutex<Box<dyn Table>>,
    /// The set-up with the files that were given.
    setup: SetupText,
    course: Arc<dyn Course>,
}

impl Game {
    fn of(table: Box<dyn Table>, setup: SetupText) -> PyResult<Game> {
        let course = learn::course(table.meta().id, &setup).map_err(bad)?;
        Ok(Game { table: Mutex::new(table), setup, course })
    }

    fn table(&self) -> MutexGuard<'_, Box<dyn Table>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The seat that was named, or else who is asked.
    fn who(&self, named: Option<&Bound<'_, PyAny>>) -> PyResult<Seat> {
        let table = self.table();
        match named {
            Some(named) => seat(named, table.players()),
            None => table.acting().first().ok_or_else(|| refused("the game is over")),
        }
    }
}

/// A record's text with the files of its set-up: what a game is pickled as.
type Pickled = (String, Vec<(String, String)>);

#[pymethods]
impl Game {
    /// Begins a match: `Game("puerto-rico", players=4, nobles=True, seed="1521")`.
    #[new]
    #[pyo3(signature = (name, *, seed=None, **options))]
    fn new(
        name: &str,
        seed: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let game = find(name)?;
        let setup = setup(game, options)?;
        Game::of(game.start(&setup, self::seed(seed)?).map_err(bad)?, setup)
    }

    /// Plays a record through. With a seed in it, it can be played on.
    #[classmethod]
    #[pyo3(signature = (text, files=Vec::new()))]
    fn from_record(_class: &Bound<'_, PyType>, text: &str, files: Vec<(String, String)>) -> PyResult<Game> {
        let mut record = Record::read(text).map_err(bad)?;
        for (name, content) in files {
            record.setup = record.setup.with_file(&name, content);
        }
        let table = find(&record.game)?.replay(&record).map_err(bad)?;
        Game::of(table, record.setup)
    }

    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.table().meta().id
    }

    /// The set-up as it is written.
    #[getter]
    fn setup(&self) -> String {
        self.table().setup().to_string()
    }

    /// How many seats the table has.
    #[getter]
    fn players(&self) -> usize {
        self.table().players()
    }

    /// How many answers have been given.
    #[getter]
    fn ply(&self) -> usize {
        self.table().ply()
    }

    /// The round that is being played.
    #[getter]
    fn round(&self) -> u32 {
        self.table().round()
    }

    /// Who is asked, by number; `None` when the game is over.
    #[getter]
    fn asked(&self) -> Option<usize> {
        self.table().acting().first().map(Seat::index)
    }

    /// Whether nobody is asked any more.
    #[getter]
    fn over(&self) -> bool {
        self.table().acting().is_empty()
    }

    /// How the game ended; `None` while it runs.
    #[getter]
    fn ending(&self) -> Option<&'static str> {
        self.table().ending().map(|ending| ending.id)
    }

    /// What was published of the seed.
    #[getter]
    fn hash(&self) -> Option<String> {
        self.table().hash().map(|hash| hash.to_string())
    }

    /// What the numbers of observations and actions mean.
    #[getter]
    fn shape(&self) -> Shape {
        Shape(self.course.shape().clone())
    }

    /// The legal answers of a seat (of who is asked, if none is named) in the notation.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
        if seat.is_none() && self.over() {
            return Ok(Vec::new());
        }
        let seat = self.who(seat)?;
        Ok(self.table().legal(seat))
    }

    /// The legal answers with what they mean: `[{"action", "label", "rules"}]`.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn choices<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        lang: &str,
    ) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let (seat, words) = (self.who(seat)?, words(lang)?);
        let choices = self.table().choices(seat, &words);
        let describe = |choice: kernel::Choice| {
            let dict = PyDict::new(py);
            dict.set_item("action", choice.action)?;
            dict.set_item("label", choice.label)?;
            dict.set_item("rules", choice.rules)?;
            Ok(dict)
        };
        choices.into_iter().map(describe).collect()
    }

    /// What a seat is asked, in words.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn prompt(&self, seat: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<String> {
        let (seat, words) = (self.who(seat)?, words(lang)?);
        Ok(self.table().prompt(seat, &words))
    }

    /// Gives an answer: its notation, or its number.
    #[pyo3(signature = (action, seat=None))]
    fn play(&self, action: &Bound<'_, PyAny>, seat: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seat = self.who(seat)?;
        let text = match action.extract::<i64>() {
            Ok(number) => self.answer_of(seat, number)?,
            Err(_) => action
                .extract::<String>()
                .map_err(|_| PyTypeError::new_err("an action is its notation, or its number"))?,
        };
        let mut table = self.table();
        table.play(seat, &text).map_err(|why| {
            let reason = table.why_not(seat, &text, &kernel::Words::default()).ok().flatten();
            refused(reason.map_or_else(|| why.to_string(), |reason| format!("{why}: {reason}")))
        })
    }

    /// Why a seat may not choose an action now, with the rule; `None` if it may.
    #[pyo3(signature = (action, seat=None, lang="en"))]
    fn why_not(&self, action: &str, seat: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<Option<String>> {
        let (seat, words) = (self.who(seat)?, words(lang)?);
        let reason = self.table().why_not(seat, action, &words).map_err(bad)?;
        Ok(reason.map(|reason| reason.to_string()))
    }

    /// What a viewer may know, as plain data: a seat, `None` for somebody beside the table, `"all"` for everything.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let table = self.table();
        let view = table.view(viewer(seat, table.players())?);
        to_python(py, &view)
    }

    /// The same as a page of text.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn page(&self, seat: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<String> {
        let table = self.table();
        Ok(table.page(viewer(seat, table.players())?, &words(lang)?))
    }

    /// Points and tie-breakers of each seat, as they would count now.
    fn scores(&self) -> Vec<Vec<i32>> {
        let scores = self.table().scores();
        Seat::all(scores.seats()).map(|seat| scores.row(seat).to_vec()).collect()
    }

    /// The seats in the first place, as it would count now.
    fn winners(&self) -> Vec<usize> {
        let scores = self.table().scores();
        Seat::all(scores.seats()).filter(|seat| scores.place(*seat) == 1).map(Seat::index).collect()
    }

    /// Points by source: `[(label, points of each seat)]`.
    #[pyo3(signature = (lang="en"))]
    fn breakdown(&self, lang: &str) -> PyResult<Vec<(String, Vec<i32>)>> {
        let sources = self.table().breakdown(&words(lang)?);
        Ok(sources.into_iter().map(|source| (source.label, source.points)).collect())
    }

    /// A copy to think about.
    fn clone(&self) -> Game {
        Game {
            table: Mutex::new(self.table().copy()),
            setup: self.setup.clone(),
            course: Arc::clone(&self.course),
        }
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    /// A position that could be the true one for all that a seat can know, with luck of its own.
    #[pyo3(signature = (seat=None, seed=0))]
    fn sample(&self, seat: Option<&Bound<'_, PyAny>>, seed: u64) -> PyResult<Position> {
        let seat = self.who(seat)?;
        Ok(Position(self.course.sample(self.table().as_ref(), seat, seed)))
    }

    /// The match as a page of text, for who may know everything, or as a seat may read it.
    #[pyo3(signature = (seat=None))]
    fn record(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let table = self.table();
        let viewer = match seat {
            None => Viewer::Afterwards,
            Some(_) => viewer(seat, table.players())?,
        };
        Ok(table.record_for(viewer).to_string())
    }

    /// Who gave which answer, in order, as a viewer may read it: `[(seat, action)]`.
    #[pyo3(signature = (seat=None))]
    fn answers(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<(usize, String)>> {
        let table = self.table();
        let viewer = seat.map_or(Ok(Viewer::Afterwards), |_| viewer(seat, table.players()))?;
        let answer = |ply| table.answer(ply, viewer).map(|(seat, action)| (seat.index(), action));
        Ok((1..=table.ply()).filter_map(answer).collect())
    }

    /// What happened at an answer (the last one, or number `ply`), as a viewer may hear of it.
    #[pyo3(signature = (ply=None, seat=None))]
    fn events<'py>(
        &self,
        py: Python<'py>,
        ply: Option<usize>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let table = self.table();
        let events = table.events(ply.unwrap_or(table.ply()), viewer(seat, table.players())?);
        events.iter().map(|event| to_python(py, event)).collect()
    }

    /// The same in sentences.
    #[pyo3(signature = (ply=None, seat=None, lang="en"))]
    fn sentences(
        &self,
        ply: Option<usize>,
        seat: Option<&Bound<'_, PyAny>>,
        lang: &str,
    ) -> PyResult<Vec<String>> {
        let table = self.table();
        Ok(table.sentences(ply.unwrap_or(table.ply()), viewer(seat, table.players())?, &words(lang)?))
    }

    /// Goes back to the position after the first `plies` answers.
    fn rewind(&self, plies: usize) -> PyResult<()> {
        let mut table = self.table();
        if plies > table.ply() {
            return Err(out_of_range(format!("{} answers have been given, not {plies}", table.ply())));
        }
        table.rewind(plies);
        Ok(())
    }

    /// Derives all luck from the seed again; an error says what differs.
    fn verify(&self) -> PyResult<()> {
        self.table().verify().map_err(bad)
    }

    /// A bot by its text, for a seat of this match: `game.bot("search:50ms")`.
    #[pyo3(signature = (spec, seed=0))]
    fn bot(&self, spec: &str, seed: u64) -> PyResult<Bot> {
        let parsed: Spec = spec.parse().map_err(bad)?;
        let clock = Box::new(SystemClock::default());
        let bot = seat_with_clock(self.table().as_ref(), &parsed, seed, clock).map_err(bad)?;
        Ok(Bot { bot: Mutex::new(bot), spec: parsed.to_string(), game: self.name() })
    }

    /// What every answer of a seat is worth, from nothing but what the seat can know; the best first.
    #[pyo3(signature = (seat=None, *, iterations=None, lang="en"))]
    fn weigh<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        iterations: Option<u64>,
        lang: &str,
    ) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let (seat, table) = (self.who(seat)?, self.table().copy());
        weigh(py, table.as_ref(), seat, iterations, &words(lang)?)
    }

    /// The number of an action, whether it is legal now or not.
    fn number_of(&self, action: &str) -> PyResult<u32> {
        self.course.number(action).ok_or_else(|| bad(format!("\"{action}\" is no action of this set-up")))
    }

    /// The action with this number that can be played now.
    #[pyo3(signature = (number, seat=None))]
    fn action_of(&self, number: i64, seat: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        self.answer_of(self.who(seat)?, number)
    }

    /// What a seat sees as numbers.
    #[pyo3(signature = (seat=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.who(seat)?;
        let row = PyArray1::zeros(py, self.course.shape().row.len(), false);
        self.course.observe(self.table().as_ref(), seat, row.readwrite().as_slice_mut().map_err(bad)?);
        Ok(row)
    }

    /// Which actions a seat has.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mask = PyArray1::zeros(py, self.course.shape().answers.len(), false);
        if seat.is_some() || !self.over() {
            let seat = self.who(seat)?;
            self.course.mask(self.table().as_ref(), seat, mask.readwrite().as_slice_mut().map_err(bad)?);
        }
        Ok(mask)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Pickled)> {
        let game = slf.borrow();
        let record = game.table().record_for(Viewer::Afterwards).to_string();
        Ok((slf.get_type().getattr("from_record")?, (record, game.setup.files().to_vec())))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Game>() else { return false };
        if std::ptr::eq(self, &*other.borrow()) {
            return true;
        }
        self.record(None).ok() == other.borrow().record(None).ok()
    }

    fn __repr__(&self) -> String {
        let table = self.table();
        format!("<Game {} ({}), {} answers>", table.meta().id, table.setup(), table.ply())
    }
}

impl Game {
    fn answer_of(&self, seat: Seat, number: i64) -> PyResult<String> {
        let answer = self.course.answer(self.table().as_ref(), seat, number);
        answer.ok_or_else(|| refused(format!("{number} is not the number of an action that is legal now")))
    }
}

/// Somebody who answers for a seat. Bots see what a player in their seat sees and no more.
#[pyclass(module = "cabildo", name = "Bot")]
pub(crate) struct Bot {
    bot: Mutex<Box<dyn SeatedBot>>,
    spec: String,
    game: &'static str,
}

#[pymethods]
impl Bot {
    /// Answers the question that a seat of a match is asked, in the notation. Other threads run meanwhile.
    #[pyo3(signature = (game, seat=None))]
    fn answer(
        &self,
        py: Python<'_>,
        game: &Bound<'_, Game>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<String> {
        let game = game.borrow();
        if game.name() != self.game {
            return Err(bad(format!("this bot sits at a table of {}, not of {}", self.game, game.name())));
        }
        let seat = game.who(seat)?;
        let table = game.table().copy();
        if !table.acting().contains(seat) {
            return Err(refused(format!("seat {seat} is not asked now")));
        }
        let bot = &self.bot;
        Ok(py.detach(move || bot.lock().unwrap_or_else(PoisonError::into_inner).answer(table.as_ref(), seat)))
    }

    /// How many games the last answer was thought through.
    #[getter]
    fn iterations(&self) -> u64 {
        self.bot.lock().unwrap_or_else(PoisonError::into_inner).iterations()
    }

    fn __repr__(&self) -> String {
        format!("<Bot {} at {}>", self.spec, self.game)
    }
}
