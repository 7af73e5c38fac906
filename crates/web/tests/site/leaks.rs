//! Leaks planted on purpose: the law of secrecy must find each of them.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::middleware::{self, Next};
use kernel::{Seat, Seed, SetupText, Viewer};
use store::Store;

use crate::guest::revive;
use crate::secrecy::Walk;

/// What a careless handler could send.
#[derive(Clone, Copy, Debug)]
pub enum Leak {
    /// The page of a table, with everything in a comment.
    WholeView,
    /// The view of seat B for everybody.
    OtherSeat,
    /// The whole record instead of what the reader may know.
    WholeRecord,
    /// The position of a replay from the eyes of any seat.
    Replay,
    /// The seed in a header.
    Seed,
    /// Something derived from the seed: it tells what will be drawn.
    Future,
    /// The first cards of a table that still waits.
    EarlyDeal,
    /// How many different things lie hidden, as the length of an answer.
    Length,
}

/// The site with a leak.
pub fn leaky(app: Router, store: Arc<dyn Store>, leak: Leak) -> Router {
    app.layer(middleware::from_fn(move |request: Request, next: Next| {
        let store = Arc::clone(&store);
        async move {
            let path = request.uri().path().to_owned();
            let response = next.run(request).await;
            let more = if response.status() == 200 { more(store.as_ref(), &path, leak) } else { None };
            let Some(more) = more else { return response };
            let (mut head, body) = response.into_parts();
            if matches!(leak, Leak::Seed) {
                head.headers.insert("x-seed", HeaderValue::from_str(&more).expect("plain"));
                return axum::response::Response::from_parts(head, body);
            }
            let mut text = to_bytes(body, 1 << 24).await.expect("a body").to_vec();
            text.extend(more.as_bytes());
            head.headers.remove(header::CONTENT_LENGTH);
            axum::response::Response::from_parts(head, Body::from(text))
        }
    }))
}

/// What a handler with this leak adds to its answer.
fn more(store: &dyn Store, path: &str, leak: Leak) -> Option<String> {
    let parts: Vec<&str> = path.trim_start_matches("/api").split('/').collect();
    let stored = parts.get(2).and_then(|id| store.table(id).ok().flatten());
    let stored = stored.filter(|_| !path.ends_with("/events"))?;
    let table = revive(&stored).filter(|table| stored.row.dealt.is_some() && !table.acting().is_empty());
    let view = |viewer| table.as_ref().map(|table| table.view(viewer).to_string());
    let here = |end: &str| path.ends_with(end);
    let page = parts.len() == 3 && !path.starts_with("/api");
    match leak {
        Leak::WholeView => view(Viewer::Afterwards).filter(|_| page),
        Leak::OtherSeat => view(Viewer::Seat(Seat::new(1))).filter(|_| path.starts_with("/api")),
        Leak::WholeRecord => table
            .as_ref()
            .filter(|_| here("/record"))
            .map(|table| table.record_for(Viewer::Afterwards).to_string()),
        Leak::Replay => view(Viewer::Seat(Seat::new(0))).filter(|_| here("/replay")),
        Leak::Seed => Some(stored.seed.clone()).filter(|_| here("/choices")),
        Leak::Future => {
            Seed::from_hex(&stored.seed).ok().map(|seed| seed.child(0).to_string()).filter(|_| here("/part"))
        }
        Leak::EarlyDeal => stored.row.dealt.is_none().then(|| {
            let game = catalog::find(&stored.row.game).expect("a game");
            let setup = SetupText::read(&stored.row.setup).expect("a set-up");
            let seed = Seed::from_hex(&stored.seed).expect("a seed");
            game.start(&setup, seed).expect("a deal").luck(0)[0].name.to_owned()
        }),
        Leak::Length => table.as_ref().filter(|_| page).map(|table| {
            let hidden: usize =
                (0..=table.ply()).flat_map(|ply| table.luck(ply)).map(|token| token.name.len()).sum();
            " ".repeat(hidden)
        }),
    }
}

/// Whether a walk of a site with this leak stops, and at what.
async fn caught(leak: Leak) -> Option<String> {
    let mut walk = Walk::new("san-juan", "players=3", Some(leak)).await;
    while walk.answers < 1_500 {
        if let Err(told) = walk.step().await {
            return Some(told);
        }
    }
    None
}

macro_rules! caught {
    ($($name:ident: $leak:ident at $place:literal,)*) => {$(
        #[tokio::test]
        async fn $name() {
            let told = caught(Leak::$leak).await.expect("the law of secrecy finds it");
            assert!(told.contains($place), "found by chance? {told}");
        }
    )*};
}

caught! {
    a_page_that_tells_everything_is_caught: WholeView at "/t/",
    the_view_of_another_seat_is_caught: OtherSeat at "/api/",
    the_record_of_a_game_that_runs_is_caught: WholeRecord at "/record",
    a_replay_through_the_eyes_of_others_is_caught: Replay at "/replay",
    a_seed_in_a_header_is_caught: Seed at "tells the seed",
    what_follows_from_the_seed_is_caught: Future at "/part",
    cards_of_a_table_that_waits_are_caught: EarlyDeal at "tells what is hidden",
    a_length_that_tells_what_is_hidden_is_caught: Length at "/t/",
}
