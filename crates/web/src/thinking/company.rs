//! The bots that sit at tables between their answers (session cache), so that what they have thought is of use for the next one.
//!
//! They stay as long as their table is in memory. What they remember is bounded: each has its part of the table's [`Room`], and when all together
//! hold too much, the bots of the tables that were played at longest ago forget.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use ::bots::SeatedBot;
use kernel::Seat;

/// How many bytes bots may hold of what they have thought.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The bots of one table.
    pub table: usize,
    /// All bots that do not think right now.
    pub total: usize,
}

impl Default for Room {
    fn default() -> Room {
        Room { table: 64 << 20, total: 256 << 20 }
    }
}

/// A bot on its chair.
struct Sitting {
    seat: Seat,
    /// Its name in the notation: a seat that is given to another bot does not get this one.
    name: String,
    bot: Box<dyn SeatedBot>,
    bytes: usize,
}

#[derive(Default)]
struct AtTable {
    bots: Vec<Sitting>,
    /// When a bot of the table sat down last.
    used: u64,
}

#[derive(Default)]
struct Everybody {
    tables: HashMap<String, AtTable>,
    bytes: usize,
    now: u64,
}

/// The bots that sit at tables.
pub struct Company {
    room: Room,
    everybody: Mutex<Everybody>,
}

impl Company {
    pub fn new(room: Room) -> Company {
        Company { room, everybody: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Everybody> {
        // Bots come and go in one piece, whoever panicked.
        self.everybody.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The bytes that bots hold who do not think right now.
    pub fn bytes(&self) -> usize {
        self.lock().bytes
    }

    /// What one of so many bots at a table may hold.
    pub fn room_of_one(&self, bots: usize) -> usize {
        self.room.table / bots.max(1)
    }

    /// Calls a bot that sits there to think.
    pub fn call(&self, table: &str, seat: Seat, name: &str) -> Option<Box<dyn SeatedBot>> {
        let mut everybody = self.lock();
        let bots = &mut everybody.tables.get_mut(table)?.bots;
        let found = bots.iter().position(|sitting| sitting.seat == seat)?;
        let sitting = bots.swap_remove(found);
        everybody.bytes -= sitting.bytes;
        drop(everybody);
        (sitting.name == name).then_some(sitting.bot)
    }

    /// Asks a bot without calling it away from its chair; `None` if it does not sit there.
    pub fn ask<T>(
        &self,
        table: &str,
        seat: Seat,
        name: &str,
        ask: impl FnOnce(&mut dyn SeatedBot) -> T,
    ) -> Option<T> {
        let mut everybody = self.lock();
        let bots = &mut everybody.tables.get_mut(table)?.bots;
        let sitting = bots.iter_mut().find(|sitting| sitting.seat == seat && sitting.name == name)?;
        Some(ask(sitting.bot.as_mut()))
    }

    /// A bot sits down after its answer. Whoever has taken the chair meanwhile, while it thought, goes: there is one of each.
    pub fn sit(&self, table: &str, seat: Seat, name: &str, bot: Box<dyn SeatedBot>) {
        let bytes = bot.memory();
        let mut everybody = self.lock();
        everybody.now += 1;
        everybody.bytes += bytes;
        let now = everybody.now;
        if !everybody.tables.contains_key(table) {
            everybody.tables.insert(table.to_owned(), AtTable::default());
        }
        let Some(place) = everybody.tables.get_mut(table) else { return };
        place.used = now;
        let taken = place.bots.iter().position(|sitting| sitting.seat == seat);
        let gone = taken.map(|taken| place.bots.swap_remove(taken));
        place.bots.push(Sitting { seat, name: name.to_owned(), bot, bytes });
        everybody.bytes -= gone.as_ref().map_or(0, |sitting| sitting.bytes);
        if everybody.bytes > self.room.total {
            everybody.forget_down_to(self.room.total / 8 * 7);
        }
        // A tree takes its time to fall: not while others wait for the lock.
        drop(everybody);
    }

    /// Bots of tables that have left the memory leave, too.
    pub fn keep_only(&self, tables: impl Fn(&str) -> bool) {
        let gone: Vec<String> = self.lock().tables.keys().filter(|id| !tables(id)).cloned().collect();
        for table in gone {
            self.leave(&table);
        }
    }

    /// The bots of a table leave, when its game is over.
    pub fn leave(&self, table: &str) {
        let mut everybody = self.lock();
        let left = everybody.tables.remove(table).unwrap_or_default();
        everybody.bytes -= left.bots.iter().map(|sitting| sitting.bytes).sum::<usize>();
        drop(everybody);
    }
}

impl Everybody {
    /// The tables that were played at longest ago lose what their bots have thought, until the rest fits. A bit less than full, so that this is not done
    /// after every answer.
    fn forget_down_to(&mut self, most: usize) {
        let mut tables: Vec<&mut AtTable> = self.tables.values_mut().collect();
        tables.sort_unstable_by_key(|table| table.used);
        for sitting in tables.into_iter().flat_map(|table| &mut table.bots) {
            if self.bytes <= most {
                break;
            }
            sitting.bot.forget();
            let bytes = sitting.bot.memory();
            self.bytes = self.bytes - sitting.bytes + bytes;
            sitting.bytes = bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kernel::{Seed, SetupText, Table};

    use super::*;

    fn table() -> Box<dyn Table> {
        let game = catalog::find("saint-petersburg").expect("a game of the list");
        game.start(&SetupText::new().with("players", "2"), Seed::from_word("company")).expect("a set-up")
    }

    /// A bot that has thought, and what it holds.
    fn thoughtful() -> (Box<dyn SeatedBot>, usize) {
        let table = table();
        let mut bot =
            ::bots::seat(table.as_ref(), &"search:200it".parse().expect("a bot"), 1).expect("it sits");
        bot.look(table.as_ref(), table.acting().first().expect("the game runs"));
        while !bot.think(Duration::from_secs(1)) {}
        let bytes = bot.memory();
        assert!(bytes > 1000);
        (bot, bytes)
    }

    #[test]
    fn a_bot_comes_back_as_it_sat_down_but_not_under_another_name() {
        let company = Company::new(Room::default());
        let (bot, bytes) = thoughtful();
        company.sit("t", Seat::A, "strong", bot);
        assert_eq!(company.bytes(), bytes);
        assert!(company.call("t", Seat::B, "strong").is_none());
        assert!(company.call("u", Seat::A, "strong").is_none());
        let bot = company.call("t", Seat::A, "strong").expect("it sat there");
        assert_eq!((bot.memory(), company.bytes()), (bytes, 0));
        company.sit("t", Seat::A, "strong", bot);
        assert!(company.call("t", Seat::A, "casual").is_none());
        assert_eq!(company.bytes(), 0, "who is replaced leaves");
    }

    #[test]
    fn a_chair_has_one_bot() {
        let company = Company::new(Room::default());
        let (bot, bytes) = thoughtful();
        assert!(company.ask("t", Seat::A, "strong", |_| ()).is_none(), "nobody sits there");
        company.sit("t", Seat::A, "strong", thoughtful().0);
        company.sit("t", Seat::A, "strong", bot);
        assert_eq!(company.ask("t", Seat::A, "strong", |bot| bot.memory()), Some(bytes));
        assert_eq!(company.bytes(), bytes, "who sat there is gone");
        assert!(company.call("t", Seat::A, "strong").is_some());
        assert!(company.call("t", Seat::A, "strong").is_none());
    }

    #[test]
    fn when_the_room_is_full_the_table_that_was_played_at_longest_ago_is_forgotten() {
        let (_, bytes) = thoughtful();
        let company = Company::new(Room { table: bytes, total: 5 * bytes / 2 });
        for table in ["first", "second", "third"] {
            company.sit(table, Seat::A, "strong", thoughtful().0);
        }
        assert!(company.bytes() <= 5 * bytes / 2);
        let remembers =
            |table| company.call(table, Seat::A, "strong").expect("it still sits there").memory() == bytes;
        assert!(!remembers("first") && remembers("second") && remembers("third"));
        assert!(company.bytes() < bytes, "all that is left is small");
    }

    #[test]
    fn bots_leave_with_their_table() {
        let company = Company::new(Room::default());
        for table in ["kept", "over", "idle"] {
            company.sit(table, Seat::A, "strong", thoughtful().0);
        }
        company.leave("over");
        company.keep_only(|table| table == "kept");
        let (_, bytes) = thoughtful();
        assert_eq!(company.bytes(), bytes);
        assert!(company.call("over", Seat::A, "strong").is_none());
        assert!(company.call("idle", Seat::A, "strong").is_none());
    }
}
