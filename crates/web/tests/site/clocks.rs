//! Clocks: they run on the server's time, stand still when they should, survive a restart, and do what was chosen when they are out. Nobody waits for a
//! real second here: the clock is held, and moved.

use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use store::{List, Out, Store};
use web::{Clock, Desk, Herald, RandomBrain, Settings, What, Word};

use crate::guest::{Guest, Site, desk, folder, quick};

const START: i64 = 1_800_000_000;
const HOUR: i64 = 3_600;
const DAY: i64 = 24 * HOUR;
/// After a start a server holds nobody to his clock for so long.
const PATIENCE: i64 = 60;

/// What was passed on, in order.
#[derive(Debug, Default)]
pub struct Heard(Mutex<Vec<Word>>);

impl Herald for Heard {
    fn tell(&self, word: Word) {
        self.0.lock().expect("nobody panicked").push(word);
    }
}

impl Heard {
    pub fn words(&self) -> Vec<(What, String)> {
        let words = self.0.lock().expect("nobody panicked");
        words.iter().map(|word| (word.what, word.player.clone())).collect()
    }

    pub fn count(&self, what: What) -> usize {
        self.words().iter().filter(|(told, _)| *told == what).count()
    }
}

/// A site whose clock stands, with a minute behind it since its start.
pub struct Timed {
    pub site: Site,
    pub clock: Clock,
    pub heard: Arc<Heard>,
}

pub fn timed() -> Timed {
    let (clock, heard) = (Clock::held(START), Arc::<Heard>::default());
    let herald: Arc<dyn Herald> = Arc::<Heard>::clone(&heard);
    let absence = std::time::Duration::ZERO;
    let site = Site::in_folder(folder(), Settings { clock: clock.clone(), herald, absence, ..quick() });
    clock.pass(PATIENCE);
    Timed { site, clock, heard }
}

impl Timed {
    /// Time passes, and the server looks at its clocks.
    pub async fn pass(&self, seconds: i64) {
        self.clock.pass(seconds);
        self.site.desk.keep_time().await;
    }

    /// A table of two people, A and B, with this pace.
    pub async fn two(&self, pace: &Value) -> (Guest, Guest, String) {
        let (mut ada, mut ben) = (self.site.guest(), self.site.guest());
        ada.post("/me", &[("name", "Ada")]).await.next();
        ben.post("/me", &[("name", "Ben")]).await.next();
        let mut wanted = json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", "open"] });
        for (name, value) in pace.as_object().expect("fields") {
            wanted[name] = value.clone();
        }
        let answer = ada.post_json("/api/tables", &wanted).await.is(201);
        let table = answer.json()["table"].as_str().expect("an id").to_owned();
        ben.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
        (ada, ben, table)
    }

    pub fn events(&self, table: &str) -> Vec<String> {
        self.site.kept(table).chat.into_iter().filter_map(|line| line.event).collect()
    }
}

/// The two in the order of who is asked, with their seats.
pub async fn in_turn(ada: Guest, ben: Guest, table: &str) -> (Guest, Guest, usize, usize) {
    let mut ada = ada;
    let acting = ada.view(table).await["acting"].as_str().expect("somebody").to_owned();
    if acting == "A" { (ada, ben, 0, 1) } else { (ben, ada, 1, 0) }
}

/// Gives any answer.
pub async fn answer(guest: &mut Guest, table: &str) -> Value {
    let view = guest.view(table).await;
    let choices = guest.choices(table).await;
    let ply = view["ply"].as_u64().expect("a number");
    guest.play(table, ply, choices.last().expect("something to answer")).await.is(200);
    guest.view(table).await
}

#[tokio::test]
async fn a_live_clock_runs_for_who_is_asked_and_for_nobody_else() {
    let timed = timed();
    let (ada, ben, table) = timed.two(&json!({ "minutes": 10 })).await;
    let (mut first, mut second, i, j) = in_turn(ada, ben, &table).await;
    timed.pass(40).await;
    let clock = first.view(&table).await["clock"].clone();
    assert_eq!((clock["pace"].as_str(), clock["seconds"].as_u64()), (Some("live"), Some(600)));
    assert_eq!((clock["left"][i].as_i64(), clock["left"][j].as_i64()), (Some(560), None), "{clock}");
    // He passes; now the other one's clock runs.
    while first.view(&table).await["acting"] == json!(["A", "B"][i]) {
        answer(&mut first, &table).await;
    }
    timed.pass(100).await;
    let clock = second.view(&table).await["clock"].clone();
    assert_eq!((clock["left"][i].as_i64(), clock["left"][j].as_i64()), (Some(560), Some(500)), "{clock}");
    let page = first.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("08:20") && page.contains("09:20") && page.contains("data-due="), "{page}");
}

#[tokio::test]
async fn over_days_a_bot_makes_one_move_and_the_person_goes_on() {
    let timed = timed();
    let (ada, ben, table) = timed.two(&json!({ "pace": "turns", "hours": 24 })).await;
    let (mut first, mut second, i, j) = in_turn(ada, ben, &table).await;
    timed.pass(DAY - 1).await;
    assert_eq!(timed.site.kept(&table).plies.len(), 0, "a second is left");
    timed.pass(1).await;
    second.until(&table, &[["A", "B"][j]]).await;
    let kept = timed.site.kept(&table);
    assert!(kept.plies.iter().all(|ply| usize::from(ply.seat) == i) && !kept.plies.is_empty(), "{kept:?}");
    let row = &kept.row.seats[i];
    assert!(row.bot.is_none() && !row.once && row.stood_to.is_some(), "the seat is his again: {row:?}");
    assert_eq!(timed.events(&table), ["sat-down", "out-move"]);
    let page = first.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("A bot answered") && page.contains("/replay?ply=1"), "{page}");
    // The other one has a whole day again.
    assert_eq!(kept.row.seats[j].time.due, Some(START + PATIENCE + DAY + DAY));
    assert_eq!(timed.heard.count(What::Turn), 2, "{:?}", timed.heard.words());
    while second.view(&table).await["acting"] == json!(["A", "B"][j]) {
        answer(&mut second, &table).await;
    }
    answer(&mut first, &table).await;
    let page = first.get(&format!("/t/{table}")).await.is(200).body;
    assert!(!page.contains("A bot answered"), "whoever has answered has seen it");
}

#[tokio::test]
async fn a_bot_takes_over_where_that_was_chosen_and_the_seat_can_be_taken_back() {
    let timed = timed();
    let (ada, ben, table) = timed.two(&json!({ "minutes": 1, "when_out": "over" })).await;
    let (mut first, mut second, i, j) = in_turn(ada, ben, &table).await;
    timed.pass(60).await;
    second.until(&table, &[["A", "B"][j]]).await;
    let row = timed.site.kept(&table).row.seats[i].clone();
    assert!(row.bot.is_some() && row.player.is_some() && !row.once, "{row:?}");
    let page = second.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("bot plays") && page.contains("left. A bot plays the seat."), "{page}");
    first.post(&format!("/t/{table}/move"), &[("ply", "0"), ("action", "pass")]).await.is(403);
    let page = first.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("Take your seat back") && page.contains("Welcome back"), "{page}");
    first.post(&format!("/t/{table}/sit"), &[("seat", ["A", "B"][i])]).await.next();
    let row = timed.site.kept(&table).row.seats[i].clone();
    assert!(row.bot.is_none() && row.time.remaining == Some(60), "with a minute more: {row:?}");
    assert_eq!(timed.events(&table), ["sat-down", "out-over", "back"]);
}

#[tokio::test]
async fn where_the_host_decides_nothing_happens_until_he_has() {
    let timed = timed();
    let days = json!({ "pace": "turns", "hours": 24, "when_out": "host" });
    // Until the friend is the one who is asked.
    let (mut ada, mut ben, table) = timed.two(&days).await;
    while ada.view(&table).await["acting"] == "A" {
        answer(&mut ada, &table).await;
    }
    timed.pass(2 * DAY).await;
    let view = ben.view(&table).await;
    assert_eq!(
        (view["acting"].as_str(), view["clock"]["out"][1].as_bool()),
        (Some("B"), Some(true)),
        "{view}"
    );
    assert_eq!(timed.events(&table), ["sat-down", "out-host"]);
    timed.pass(9 * DAY).await;
    assert_eq!(timed.events(&table).len(), 2, "said once");
    let host = format!("/t/{table}/host");
    ben.post(&host, &[("act", "time"), ("seat", "B")]).await.is(403);
    let page = ada.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("Let a bot make this move for Ben") && page.contains("time is out"), "{page}");
    ada.post(&host, &[("act", "time"), ("seat", "B")]).await.next();
    let due = timed.site.kept(&table).row.seats[1].time.due;
    assert_eq!(due, Some(timed.clock.now() + DAY), "a day more from now on");
    timed.pass(DAY).await;
    ada.post(&host, &[("act", "move"), ("seat", "B")]).await.next();
    ada.until(&table, &["A"]).await;
    assert!(timed.site.kept(&table).row.seats[1].bot.is_none(), "for one move");
    // Where it is the host whose time is out, the others decide.
    timed.pass(2 * DAY).await;
    ben.post(&host, &[("act", "hand"), ("seat", "A")]).await.next();
    assert!(timed.site.kept(&table).row.seats[0].bot.is_some());
}

#[tokio::test]
async fn who_is_away_has_said_until_when_and_his_clock_stands() {
    let timed = timed();
    let (ada, ben, table) = timed.two(&json!({ "pace": "turns", "hours": 24 })).await;
    let (mut first, mut second, i, _) = in_turn(ada, ben, &table).await;
    timed.pass(HOUR).await;
    first.post(&format!("/t/{table}/away"), &[("days", "99")]).await.is(422);
    first.post(&format!("/t/{table}/away"), &[("days", "3")]).await.next();
    let time = timed.site.kept(&table).row.seats[i].time;
    assert_eq!((time.due, time.remaining), (None, Some(DAY - HOUR)));
    let until = time.away.expect("a day");
    assert!(until - timed.clock.now() >= 3 * DAY && until % DAY == 0, "to the end of the third day");
    let page = second.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("away until 20"), "everybody knows: {page}");
    timed.pass(2 * DAY).await;
    assert_eq!(timed.site.kept(&table).plies.len(), 0);
    timed.clock.pass(until - timed.clock.now());
    timed.site.desk.keep_time().await;
    let time = timed.site.kept(&table).row.seats[i].time;
    assert_eq!((time.due, time.away), (Some(until + DAY - HOUR), None), "it runs again by itself");
    first.post(&format!("/t/{table}/away"), &[("days", "1")]).await.next();
    first.post(&format!("/t/{table}/away"), &[("days", "0")]).await.next();
    assert_eq!(timed.site.kept(&table).row.seats[i].time.due, Some(until + DAY - HOUR), "back at once");
    assert_eq!(timed.events(&table), ["sat-down", "away", "away", "returned"]);
    // At a live table one asks for a pause.
    let (mut ada, _, live) = timed.two(&json!({ "minutes": 5 })).await;
    ada.post(&format!("/t/{live}/away"), &[("days", "1")]).await.is(403);
}

#[tokio::test]
async fn a_pause_needs_everybody_or_the_host() {
    let timed = timed();
    let (mut ada, mut ben, table) = timed.two(&json!({ "minutes": 10 })).await;
    let acting = if ada.view(&table).await["acting"] == "A" { 0 } else { 1 };
    let paused = || timed.site.kept(&table).row.paused.is_some();
    let pause = format!("/t/{table}/pause");
    ben.post(&pause, &[]).await.next();
    assert!(!paused(), "a wish");
    let page = ben.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("Waiting for the others to agree"), "{page}");
    ada.post(&pause, &[]).await.next();
    assert!(paused());
    timed.pass(30 * DAY).await;
    let clock = ada.view(&table).await["clock"].clone();
    assert_eq!((clock["left"][acting].as_i64(), clock["paused"].as_bool()), (Some(600), Some(true)));
    assert_eq!(timed.site.kept(&table).plies.len(), 0);
    ben.post(&pause, &[]).await.next();
    assert!(paused(), "going on needs everybody too");
    ada.post(&pause, &[]).await.next();
    assert!(!paused());
    assert_eq!(timed.site.kept(&table).row.seats[acting].time.due, Some(timed.clock.now() + 600));
    assert_eq!(timed.events(&table)[1..], ["pause-wish", "paused", "go-on-wish", "went-on"]);
    let mut stranger = timed.site.guest();
    stranger.post(&pause, &[]).await.is(403);
}

#[tokio::test]
async fn clocks_go_on_after_a_restart_and_nobody_is_held_to_his_in_the_first_minute() {
    let timed = timed();
    let (ada, ben, table) = timed.two(&json!({ "pace": "turns", "hours": 24 })).await;
    let (_, mut second, _, j) = in_turn(ada, ben, &table).await;
    timed.clock.pass(DAY + HOUR);
    // The server was down when time ran out.
    let desk = desk(&timed.site.store, RandomBrain, Settings { clock: timed.clock.clone(), ..quick() });
    assert_eq!(desk.keep_time().await, 1);
    assert_eq!(timed.site.kept(&table).plies.len(), 0, "whoever waited for the server can answer");
    timed.clock.pass(PATIENCE);
    second.app = web::app(Arc::clone(&desk));
    // The note that says when to look again is on its way to the disk.
    let mut looked = 0;
    while looked == 0 {
        looked = desk.keep_time().await;
        tokio::task::yield_now().await;
    }
    second.until(&table, &[["A", "B"][j]]).await;
    assert_eq!(timed.events(&table), ["sat-down", "out-move"]);
}

#[tokio::test]
async fn of_several_servers_one_says_that_time_is_out() {
    let timed = timed();
    let (_, _, table) = timed.two(&json!({ "pace": "turns", "hours": 24, "when_out": "host" })).await;
    let kept: Arc<dyn Store> = Arc::clone(&timed.site.store);
    let settings = Settings { clock: timed.clock.clone(), ..quick() };
    let others: Vec<Arc<Desk>> =
        (0..3).map(|_| Desk::new(Arc::clone(&kept), Arc::new(RandomBrain), settings.clone())).collect();
    timed.clock.pass(2 * DAY);
    let all = others.iter().map(|desk| desk.keep_time());
    futures_util::future::join_all(all).await;
    assert_eq!(timed.events(&table), ["sat-down", "out-host"]);
}

#[tokio::test]
async fn somebody_is_told_once_that_his_time_is_nearly_out() {
    let timed = timed();
    let (_, _, table) = timed.two(&json!({ "pace": "turns", "hours": 24 })).await;
    timed.pass(18 * HOUR - 1).await;
    assert_eq!(timed.heard.count(What::NearlyOut), 0);
    timed.pass(1).await;
    timed.pass(60).await;
    timed.site.desk.keep_time().await;
    assert_eq!(timed.heard.count(What::NearlyOut), 1, "{:?}", timed.heard.words());
    assert_eq!(timed.site.kept(&table).plies.len(), 0);
}

#[tokio::test]
async fn home_begins_with_the_least_time_left() {
    let timed = timed();
    let mut ada = timed.site.guest();
    let mut begin = async |hours: u32| {
        let mut wanted = json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", "open:random"], "pace": "turns" });
        wanted["hours"] = json!(hours);
        let answer = ada.post_json("/api/tables", &wanted).await.is(201);
        let table = answer.json()["table"].as_str().expect("an id").to_owned();
        ada.until(&table, &["A"]).await;
        table
    };
    let (week, none, day) = (begin(168).await, begin(0).await, begin(24).await);
    let player = timed.site.kept(&day).row.seats[0].player.clone().expect("somebody");
    let list = timed.site.store.tables(List::Of(&player), None, 9).expect("readable").tables;
    let ids: Vec<&str> = list.iter().map(|row| row.id.as_str()).collect();
    assert_eq!(ids, [day.as_str(), week.as_str(), none.as_str()]);
    let page = ada.get("/").await.is(200).body;
    assert!(page.contains("1 d 0 h") && page.contains("7 d 0 h"), "{page}");
}

#[tokio::test]
async fn the_page_of_a_new_table_asks_for_the_pace_and_what_happens_then() {
    let timed = timed();
    let mut guest = timed.site.guest();
    let page = guest.get("/new?how=days").await.is(200).body;
    for said in [
        "name=\"minutes\"",
        "name=\"hours\"",
        "value=\"48\" checked",
        "name=\"out\"",
        "a bot makes this move",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
    let mut kept = async |fields: &[(&str, &str)]| {
        let fields = [&[("game", "saint-petersburg"), ("option-players", "2")], fields].concat();
        let place = guest.post("/tables", &fields).await.next();
        timed.site.kept(place.trim_start_matches("/t/")).row
    };
    let chosen = [("minutes", "15"), ("hours", "48"), ("out", "over")];
    let live = kept(&[&[("how", "friends")], &chosen[..]].concat()).await;
    assert_eq!((live.timing.seconds, live.timing.out), (900, Out::Over));
    let days = kept(&[&[("how", "days")], &chosen[..]].concat()).await;
    assert_eq!((days.pace, days.timing.seconds), (store::Pace::Turns, 172_800));
    let alone = kept(&[&[("how", "alone")], &chosen[..]].concat()).await;
    assert_eq!(alone.timing.seconds, 0, "nobody waits for who is alone");
    let mut other = timed.site.guest();
    let wrong = [("game", "saint-petersburg"), ("how", "days"), ("hours", "9999")];
    other.post("/tables", &wrong).await.is(422);
    let wrong = json!({ "game": "saint-petersburg", "minutes": 5, "when_out": "lose" });
    other.post_json("/api/tables", &wrong).await.is(422);
}
