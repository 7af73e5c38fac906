//! Bots that think and never answer, for tests in which nothing may move by itself.

use std::thread;
use std::time::Duration;

use ::bots::SeatedBot;
use kernel::{Lang, Seat, Table};
use web::{Brain, RandomBrain};

pub struct Pensive;

impl Brain for Pensive {
    fn levels(&self) -> Vec<&'static str> {
        RandomBrain.levels()
    }

    fn title(&self, bot: &str, lang: Lang) -> String {
        RandomBrain.title(bot, lang)
    }

    fn sit(&self, _table: &dyn Table, _bot: &str) -> Box<dyn SeatedBot> {
        Box::new(Pensive)
    }
}

impl SeatedBot for Pensive {
    fn answer(&mut self, _table: &dyn Table, _seat: Seat) -> String {
        self.decide()
    }

    fn look(&mut self, _table: &dyn Table, _seat: Seat) -> Option<String> {
        None
    }

    fn time(&self) -> Duration {
        Duration::from_secs(3600)
    }

    fn think(&mut self, _time: Duration) -> bool {
        thread::sleep(Duration::from_millis(1));
        false
    }

    fn decide(&mut self) -> String {
        unreachable!("it never has enough")
    }
}
