//! Programs that play at the tables because the host has named them (`serve --bot NAME=COMMAND`, engines): by their names they are bots like others.
//! A table keeps a name, never a command; what the name means stands on the command line of the server that runs.

use ::bots::{Character, Level, Program, SeatedBot};
use kernel::{Lang, Seat, Table};
use store::SeatRow;

use crate::bots::{Brain, LevelBrain, is_built_in, random_word};
use crate::desk::Desk;
use crate::live::{Live, State};
use crate::metrics::count;

/// The longest name of a program.
const LONGEST: usize = 24;

/// A program that the host has named.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    name: &'static str,
    program: &'static Program,
}

impl Named {
    /// Reads `NAME=COMMAND`, or with a time for each answer `NAME@2s=COMMAND`. The program is started once, to see whether it can be.
    pub fn read(text: &str) -> Result<Named, String> {
        let say = || format!("\"{text}\": say it as NAME=COMMAND, for example my-bot=python3 my_bot.py");
        let (name, command) = text.split_once('=').ok_or_else(say)?;
        let (name, time) = name.split_once('@').map_or((name, None), |(name, time)| (name, Some(time)));
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        let fits = name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(plain);
        if !fits || name.len() > LONGEST {
            return Err(format!(
                "\"{name}\" is not a name for a bot: a letter, then letters, digits, - _ ., {LONGEST} in all"
            ));
        }
        let taken = ["me", "open", "cmd", "random", "greedy", "search"];
        if taken
            .iter()
            .copied()
            .chain(Level::ALL.map(Level::name))
            .any(|word| word.eq_ignore_ascii_case(name))
        {
            return Err(format!("\"{name}\" means something else already: choose another name"));
        }
        let program = Program::new(time, command).map_err(|why| format!("{name}: {why}"))?;
        program.try_out().map_err(|why| format!("{name}: {why}"))?;
        Ok(Named { name: Box::leak(name.into()), program })
    }

    /// Its name at the tables.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.name
    }
}

/// The bots of seven levels, and programs.
#[derive(Debug, Default)]
pub struct HouseBrain {
    programs: Vec<Named>,
}

impl HouseBrain {
    /// With these programs; no name may stand twice.
    pub fn new(programs: Vec<Named>) -> Result<HouseBrain, String> {
        for (i, Named { name, .. }) in programs.iter().enumerate() {
            if programs[..i].iter().any(|other| other.name.eq_ignore_ascii_case(name)) {
                return Err(format!("two programs are called \"{name}\""));
            }
        }
        Ok(HouseBrain { programs })
    }

    fn program(&self, bot: &str) -> Option<&'static Program> {
        self.programs.iter().find(|named| named.name == bot).map(|named| named.program)
    }
}

impl Brain for HouseBrain {
    fn levels(&self) -> Vec<&'static str> {
        LevelBrain.levels().into_iter().chain(self.programs()).collect()
    }

    fn programs(&self) -> Vec<&'static str> {
        self.programs.iter().map(|named| named.name).collect()
    }

    fn usual(&self) -> &'static str {
        LevelBrain.usual()
    }

    fn given(&self, game: &str, bot: &str) -> Option<String> {
        LevelBrain.given(game, bot).or_else(|| self.program(bot).map(|_| bot.to_owned()))
    }

    fn characters(&self, game: &str) -> Vec<Character> {
        LevelBrain.characters(game)
    }

    fn knows(&self, bot: &str) -> bool {
        is_built_in(bot) || self.program(bot).is_some()
    }

    fn fault(&self, bot: &str) -> String {
        self.program(bot).map(|program| program.faults().last).unwrap_or_default()
    }

    fn title(&self, bot: &str, lang: Lang) -> String {
        LevelBrain.title(bot, lang)
    }

    fn sit(&self, table: &dyn Table, bot: &str) -> Box<dyn SeatedBot> {
        match self.program(bot) {
            Some(program) => program.seat_with(random_word(), LevelBrain.sit(table, self.usual())),
            None => LevelBrain.sit(table, bot),
        }
    }
}

/// What a table says of a program that owed answers, since it is in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gap {
    pub seat: Seat,
    /// The name of the program.
    pub name: String,
    /// The bot that answered for it.
    pub stand_in: &'static str,
    pub owed: u32,
    /// Whether the seat is the other bot's now.
    pub left: bool,
}

impl State {
    /// A program owes so many answers by now.
    fn note_gap(&mut self, gap: Gap) {
        self.gaps.retain(|known| known.seat != gap.seat);
        self.gaps.push(gap);
    }
}

impl Desk {
    /// Says at the table what a bot owed, if it did. Told with the next change.
    pub(crate) fn note_owed(&self, live: &Live, state: &mut State, seat: Seat, bot: &str, owed: u32) {
        if owed == 0 || state.gaps.iter().any(|gap| gap.seat == seat && gap.owed == owed) {
            return;
        }
        count(&self.metrics.owed);
        tracing::warn!(table = live.id, %seat, bot, owed, why = self.brain.fault(bot), "a program owes an answer");
        let stand_in = self.brain.usual();
        state.note_gap(Gap { seat, name: bot.to_owned(), stand_in, owed, left: false });
    }

    /// A built-in bot takes over the seat of a program that has left, or that the host no longer names. It is kept and said; what cannot be kept now is
    /// tried again at the next question.
    pub(crate) async fn hand_over(&self, live: &Live, state: &mut State, seat: Seat, bot: &str) -> bool {
        let stand_in = self.brain.usual();
        tracing::warn!(table = live.id, %seat, bot, stand_in, "a program is replaced");
        let occupant = SeatRow { bot: Some(stand_in.to_owned()), ..state.seats[seat.index()].clone() };
        let owed = state.gaps.iter().find(|gap| gap.seat == seat).map_or(0, |gap| gap.owed);
        let before = state.gaps.clone();
        state.note_gap(Gap { seat, name: bot.to_owned(), stand_in, owed, left: true });
        let kept = live.seat(self.store.as_ref(), state, seat, occupant).await.is_ok();
        if !kept {
            state.gaps = before;
        }
        kept
    }
}
