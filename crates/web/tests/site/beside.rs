//! Two servers on one database, in one program: who answers for the bots, whichever of them is asked.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use store::testing::Cluster;
use store::{Postgres, Store};
use web::{Brain, Desk, LevelBrain, RandomBrain, app};

use crate::guest::{Guest, quick, revive};

/// Two servers, somebody with a line to each, and what they keep.
struct Pair {
    address: String,
    lines: [Guest; 2],
    stores: [Arc<dyn Store>; 2],
}

impl Pair {
    /// `None` where there is no PostgreSQL.
    async fn open(brain: impl Fn() -> Arc<dyn Brain>) -> Option<Pair> {
        let address = Cluster::shared()?.fresh();
        let parsed = address.parse().expect("an address");
        let stores = [0, 1].map(|_| Arc::new(Postgres::open(&parsed).expect("it opens")) as Arc<dyn Store>);
        let mut desks = Vec::new();
        for store in &stores {
            let desk = Desk::new(Arc::clone(store), brain(), quick());
            let beside = Arc::clone(&desk);
            tokio::spawn(async move { beside.attend().await });
            while !desk.has_begun() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            desks.push(desk);
        }
        let guest =
            |desk: &Arc<Desk>| Guest { app: app(Arc::clone(desk)), cookie: String::new(), extra: Vec::new() };
        Some(Pair { address, lines: [guest(&desks[0]), guest(&desks[1])], stores })
    }

    /// A table of a person and two bots, at which the person is asked, and who is somebody on both servers.
    async fn begin(&mut self, bot: &str) -> String {
        let table = self.lines[0].begin("saint-petersburg", "players=3", &["me", bot, bot]).await;
        self.lines[1].cookie = self.lines[0].cookie.clone();
        self.lines[0].until(&table, &["A"]).await;
        table
    }

    /// Gives the last answer that there is, which is to pass, through one of them; how many answers have been given by then.
    async fn pass(&mut self, asked: usize, told: usize, table: &str) -> (u64, u64) {
        let question = self.lines[asked].get(&format!("/api/tables/{table}/choices")).await.is(200).json();
        let ply = question["ply"].as_u64().expect("a number");
        let last = question["choices"].as_array().and_then(|choices| choices.last());
        let action = last.expect("the person is asked")["action"].as_str().expect("notation").to_owned();
        let given = self.lines[told].play(table, ply, &action).await.is(200).json();
        (ply, given["ply"].as_u64().expect("a number"))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_need_no_thought_answer_in_the_same_breath_whichever_server_is_asked() {
    let Some(mut pair) = Pair::open(|| Arc::new(RandomBrain)).await else { return };
    let table = pair.begin("random").await;
    let mut of_bots = [0, 0];
    // Each is asked what the other one has kept a moment before, and what it has kept itself.
    for n in 0..12 {
        let (asked, told) = (n % 2, (n / 2) % 2);
        let (before, after) = pair.pass(asked, told, &table).await;
        of_bots[told] += after - before - 1;
    }
    assert!(of_bots.iter().all(|given| *given >= 3), "{of_bots:?}");
    let kept = pair.stores[0].table(&table).expect("readable").expect("it is kept");
    assert!(revive(&kept).is_some(), "what both have kept is one game");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_think_are_moved_by_one_of_two_servers() {
    let Some(mut pair) = Pair::open(|| Arc::new(LevelBrain)).await else { return };
    let table = pair.begin("beginner").await;
    let sql = format!("SELECT coalesce(driver::text, 'nobody') FROM tables WHERE id = '{table}'");
    let mut drivers: Vec<String> = Vec::new();
    for n in 0..6 {
        pair.pass(n % 2, (n + 1) % 2, &table).await;
        let view: Value = pair.lines[n % 2].until(&table, &["A"]).await;
        assert_eq!(view["acting"], "A", "six passes end no game");
        drivers.extend(Cluster::ask(&pair.address, &sql));
    }
    drivers.dedup();
    assert!(drivers.len() == 1 && drivers[0] != "nobody", "{drivers:?}");
    let kept = pair.stores[1].table(&table).expect("readable").expect("it is kept");
    assert!(revive(&kept).is_some(), "what both have kept is one game");
}
