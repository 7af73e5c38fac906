//! Bots at the tables: they share their thinking time, stay seated, and wait for a store that does not work.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use ::bots::SeatedBot;
use kernel::{Lang, Seat, Table};
use serde_json::json;
use store::testing::Faulty;
use store::{Store, StoreError};
use web::{Brain, RandomBrain, Rules, Settings, app};

use crate::guest::{Guest, Site, desk, quick};

/// Two bots that count: one never has enough, the other has after a few slices. When the first one has been served absurdly often since the second one
/// was asked, it gives in, so that a test ends.
#[derive(Clone, Default)]
struct Counting(Arc<Counts>);

#[derive(Default)]
struct Counts {
    sat_down: AtomicUsize,
    answers: AtomicUsize,
    /// Whether the brief one waits, and how often the endless one was served meanwhile.
    brief_waits: AtomicBool,
    endless: AtomicUsize,
}

const GIVES_IN: usize = 2_000;
const BRIEF: usize = 5;

struct CountingBot {
    counts: Arc<Counts>,
    endless: bool,
    slices: usize,
    answers: Vec<String>,
}

impl Brain for Counting {
    fn levels(&self) -> Vec<&'static str> {
        vec!["brief", "endless"]
    }

    fn title(&self, bot: &str, _lang: Lang) -> String {
        bot.to_owned()
    }

    fn sit(&self, _table: &dyn Table, bot: &str) -> Box<dyn SeatedBot> {
        self.0.sat_down.fetch_add(1, Ordering::Relaxed);
        let (counts, endless) = (Arc::clone(&self.0), bot == "endless");
        Box::new(CountingBot { counts, endless, slices: 0, answers: Vec::new() })
    }
}

impl SeatedBot for CountingBot {
    fn answer(&mut self, table: &dyn Table, seat: Seat) -> String {
        self.look(table, seat);
        self.decide()
    }

    fn look(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        (self.answers, self.slices) = (table.legal(seat), 0);
        self.counts.brief_waits.fetch_or(!self.endless, Ordering::Relaxed);
        None
    }

    fn time(&self) -> Duration {
        Duration::from_secs(3600)
    }

    fn think(&mut self, _time: Duration) -> bool {
        self.slices += 1;
        if !self.endless {
            return self.slices == BRIEF;
        }
        // A thought that takes its time, without taking it from other tests.
        thread::sleep(Duration::from_millis(1));
        self.counts.brief_waits.load(Ordering::Relaxed)
            && self.counts.endless.fetch_add(1, Ordering::Relaxed) > GIVES_IN
    }

    fn decide(&mut self) -> String {
        self.counts.answers.fetch_add(1, Ordering::Relaxed);
        self.counts.brief_waits.fetch_and(self.endless, Ordering::Relaxed);
        self.answers.swap_remove(0)
    }
}

/// One thread thinks.
fn site_with(site: &Site, brain: impl Brain) -> Guest {
    let settings = Settings { thinking: Rules::for_threads(1), ..quick() };
    let store: Arc<dyn Store> = Arc::clone(&site.store);
    Guest { app: app(desk(&store, brain, settings)), ..site.guest() }
}

/// Answers at a table for two until the bot on B is asked.
async fn until_the_bot_is_asked(guest: &mut Guest, table: &str) {
    loop {
        let view = guest.view(table).await;
        if view["acting"] != "A" {
            return;
        }
        let action = guest.choices(table).await[0].clone();
        guest.play(table, view["ply"].as_u64().expect("a number"), &action).await.is(200);
    }
}

/// A number among the metrics.
async fn metric(guest: &mut Guest, name: &str) -> u64 {
    let text = guest.get("/metrics").await.is(200).body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} in\n{text}")).parse().expect("a number")
}

/// Waits until so many bots think.
async fn until_thoughts(guest: &mut Guest, wanted: u64) {
    while metric(guest, "cabildo_thoughts").await != wanted {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_visitor_s_bot_answers_while_the_bots_of_fifty_tables_of_another_think_on() {
    let (site, brain) = (Site::new(), Counting::default());
    let mut flooder = site_with(&site, brain.clone());
    let mut other = Guest { app: flooder.app.clone(), ..site.guest() };
    for _ in 0..50 {
        let table = flooder.begin("saint-petersburg", "players=2", &["me", "endless"]).await;
        until_the_bot_is_asked(&mut flooder, &table).await;
    }
    until_thoughts(&mut flooder, 50).await;
    let table = other.begin("saint-petersburg", "players=2", &["me", "brief"]).await;
    for _ in 0..3 {
        until_the_bot_is_asked(&mut other, &table).await;
        other.until(&table, &["A"]).await;
    }
    assert!(brain.0.endless.load(Ordering::Relaxed) < GIVES_IN, "the flood was served all the time");
    assert_eq!(metric(&mut other, "cabildo_thoughts").await, 50, "all of the flood still thinks");
}

#[tokio::test]
async fn bots_stay_seated_from_answer_to_answer() {
    let (site, brain) = (Site::new(), Counting::default());
    let mut guest = site_with(&site, brain.clone());
    let table = guest.begin("saint-petersburg", "players=3", &["me", "brief", "brief"]).await;
    while brain.0.answers.load(Ordering::Relaxed) < 10 {
        let view = guest.until(&table, &["A"]).await;
        let action = guest.choices(&table).await[0].clone();
        guest.play(&table, view["ply"].as_u64().expect("a number"), &action).await.is(200);
    }
    assert_eq!(brain.0.sat_down.load(Ordering::Relaxed), 2);
}

#[tokio::test]
async fn a_bot_stops_thinking_when_the_answer_before_it_is_taken_back() {
    let (site, brain) = (Site::new(), Counting::default());
    let mut guest = site_with(&site, brain.clone());
    // Buying and taking back needs a turn that begins with the visitor; at other tables the bot goes on thinking.
    let mut others = 0;
    let table = loop {
        let table = guest.begin("saint-petersburg", "players=2", &["me", "endless"]).await;
        if guest.view(&table).await["acting"] == "A" {
            break table;
        }
        others += 1;
    };
    let bought =
        guest.choices(&table).await.into_iter().find(|action| action.starts_with("buy")).expect("a card");
    guest.play(&table, 0, &bought).await.is(200);
    until_thoughts(&mut guest, others + 1).await;
    guest.post(&format!("/t/{table}/undo"), &[]).await.next();
    until_thoughts(&mut guest, others).await;
    let view = guest.view(&table).await;
    assert_eq!((&view["acting"], &view["ply"]), (&json!("A"), &json!(0)));
    assert_eq!(brain.0.answers.load(Ordering::Relaxed), 0, "nobody has answered");
}

const SENTENCES: [(&str, &str); 2] =
    [("en", "Moves cannot be kept just now"), ("fr", "ne peuvent pas être enregistrés")];

async fn page(guest: &mut Guest, table: &str, lang: &str) -> String {
    let mut reader = guest.clone();
    reader.extra = vec![("accept-language", lang.to_owned())];
    reader.get(&format!("/t/{table}")).await.is(200).body
}

#[tokio::test]
async fn bots_go_on_by_themselves_when_the_store_works_again() {
    let site = Site::new();
    let store = Arc::new(Faulty::new(Arc::clone(&site.store)));
    let settings = Settings { retry: Duration::from_millis(1), ..quick() };
    let kept: Arc<dyn Store> = Arc::<Faulty>::clone(&store);
    let mut guest = Guest { app: app(desk(&kept, RandomBrain, settings)), ..site.guest() };
    let table = guest.begin("saint-petersburg", "players=2", &["random", "random"]).await;
    let mut writes = store.writes();
    let before = *writes.borrow();
    store.fail_always(StoreError::Full);
    assert_eq!(guest.view(&table).await["ply"], 0);
    writes.wait_for(|writes| *writes >= before + 3).await.expect("the store is there");
    for (lang, sentence) in SENTENCES {
        assert!(
            page(&mut guest, &table, lang).await.contains(sentence),
            "{lang}: the page says what is wrong"
        );
    }
    assert_eq!(site.kept(&table).plies.len(), 0);
    store.heal();
    let end = guest.until(&table, &[]).await;
    assert!(end["acting"].is_null());
    assert_eq!(site.kept(&table).plies.len() as u64, end["ply"].as_u64().expect("a number"));
    for (lang, sentence) in SENTENCES {
        assert!(!page(&mut guest, &table, lang).await.contains(sentence), "{lang}: all is well again");
    }
    assert!(metric(&mut guest, "cabildo_store_retries_total").await >= 3);
}

#[tokio::test]
async fn a_bad_moment_of_the_store_now_and_then_loses_and_doubles_nothing() {
    let site = Site::new();
    let store = Arc::new(Faulty::new(Arc::clone(&site.store)));
    let settings = Settings { retry: Duration::ZERO, ..quick() };
    let kept: Arc<dyn Store> = Arc::<Faulty>::clone(&store);
    let mut guest = Guest { app: app(desk(&kept, RandomBrain, settings)), ..site.guest() };
    let table = guest.begin("saint-petersburg", "players=2", &["random", "random"]).await;
    for error in [StoreError::Full, StoreError::Busy, StoreError::Disk("it failed".to_owned())] {
        store.fail_next(2, &error);
    }
    let end = guest.until(&table, &[]).await;
    assert_eq!(site.kept(&table).plies.len() as u64, end["ply"].as_u64().expect("a number"));
    assert_eq!(metric(&mut guest, "cabildo_store_retries_total").await, 6);
    assert!(site.truth(&table).acting().is_empty(), "what is kept is the whole game");
}
