//! Servers that start again, clients that hang up.

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use serde_json::json;
use tower::ServiceExt;

use crate::guest::{Site, folder, quick};
use crate::pensive::Pensive;

#[tokio::test]
async fn a_server_that_starts_again_goes_on_where_it_stopped() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    for _ in 0..5 {
        let view = guest.until(&table, &["A"]).await;
        let action = guest.choices(&table).await[0].clone();
        guest.play(&table, view["ply"].as_u64().expect("a number"), &action).await.is(200);
    }
    let before = guest.until(&table, &["A"]).await;
    guest.app = site.again();
    assert_eq!(guest.view(&table).await, before);
    let action = guest.choices(&table).await[0].clone();
    guest.play(&table, before["ply"].as_u64().expect("a number"), &action).await.is(200);
    guest.until(&table, &["A"]).await;
}

#[tokio::test]
async fn who_hangs_up_in_the_middle_leaves_no_table_between_the_disk_and_the_memory() {
    // The bot that stands in does not answer during the test.
    let site = Site::with_bots(folder(), Pensive, quick());
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    let mut asked = if host.view(&table).await["acting"] == "A" { host } else { friend };
    let action =
        asked.choices(&table).await.into_iter().find(|action| action.starts_with("buy")).expect("a card");
    let play = json!({ "ply": 0, "action": action }).to_string();
    let requests = [
        asked.request("POST", &format!("/api/tables/{table}/play"), "application/json", &play),
        asked.request("POST", &format!("/t/{table}/undo"), "application/x-www-form-urlencoded", ""),
        asked.request("POST", &format!("/t/{table}/leave"), "application/x-www-form-urlencoded", ""),
    ];
    for (request, plies) in requests.into_iter().zip([1, 0, 0]) {
        let mut changes = asked.listen(&table).await;
        futures_util::StreamExt::next(&mut changes).await.expect("the present");
        {
            // Looked at once, then dropped, as when a connection closes.
            let mut answer = pin!(asked.app.clone().oneshot(request));
            let first = answer.as_mut().poll(&mut Context::from_waker(Waker::noop()));
            assert!(matches!(first, Poll::Pending));
        }
        futures_util::StreamExt::next(&mut changes).await.expect("the change is told all the same");
        assert_eq!(asked.view(&table).await["ply"], plies);
        assert_eq!(site.kept(&table).plies.len(), plies);
    }
    assert!(site.kept(&table).row.seats.iter().any(|seat| seat.bot.is_some()), "the bot stands in");
}
