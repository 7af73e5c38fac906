//! Before the deal: who sits where, and nothing else. After it: everybody keeps the seat whose secrets he has seen.

use futures_util::StreamExt;
use kernel::{Lang, Seed};
use serde_json::json;
use store::SeatRow;

use crate::guest::{Guest, Site};
use crate::seats::play_out;

/// Every game with its variants, for so many players as have hands to hide from each other.
const TABLES: [(&str, &str); 8] = [
    ("saint-petersburg", "players=3"),
    ("puerto-rico", "players=3"),
    ("puerto-rico", "players=3 new-buildings=true nobles=true"),
    ("san-juan", "players=3"),
    ("san-juan", "players=3 new-buildings=true draft-hands=true"),
    ("san-francisco", "players=3"),
    ("san-francisco-1906", "players=3"),
    ("san-francisco-1906", "players=4"),
];

/// Everything that the site says about a table that waits; none of it may come from a position.
pub async fn tells_nothing_of_a_position(site: &Site, table: &str, guest: &mut Guest) {
    let kept = site.kept(table);
    assert_eq!((kept.row.dealt, kept.luck.as_str()), (None, ""), "there is nothing to be told");
    let seed = Seed::from_hex(&kept.seed).expect("a seed");
    let view = guest.view(table).await;
    assert!(view["view"].is_null() && view["acting"].is_null() && view["full"] == false, "{view}");
    assert_eq!((&view["ply"], &view["result"], &view["state"]), (&json!(0), &json!([]), &json!("gathering")));
    assert_eq!(view["hash"], seed.hash().to_string(), "what the shuffle is bound to");
    assert!(guest.choices(table).await.is_empty());
    for path in ["record", "replay", "replay?ply=0", "replay?ply=0&seat=A"] {
        let refused = guest.get(&format!("/t/{table}/{path}")).await.is(409);
        assert!(refused.body.contains("not full yet"), "{path}: {}", refused.body);
    }
    let event = guest.listen(table).await.next().await.expect("at once");
    let page = guest.get(&format!("/t/{table}")).await.is(200).body;
    let part = guest.get(&format!("/t/{table}/part")).await.is(200).body;
    for body in [&view.to_string(), &event, &page, &part] {
        assert!(!body.contains(&kept.seed), "the seed is told at the end only");
        for word in [" data-at=", "section class=\"board", "class=\"own", "data-undo", "class=\"choices"] {
            assert!(!body.contains(word), "{word} belongs to a position: {body}");
        }
    }
    assert!(page.contains(&seed.hash().to_string()) && page.contains("/rules/"));
}

#[tokio::test]
async fn nobody_sees_anything_before_the_last_seat_is_taken_whoever_sits_down_and_gets_up() {
    for (game, setup) in TABLES {
        let site = Site::new();
        let (mut host, mut friend) = (site.guest(), site.guest());
        let players: usize = setup[8..9].parse().expect("a number");
        let mut seats = vec!["open"; players];
        seats[0] = "me";
        let table = host.begin(game, setup, &seats).await;
        let hash = host.view(&table).await["hash"].clone();
        for seat in ["B", "C", "B"] {
            friend.post(&format!("/t/{table}/sit"), &[("seat", seat)]).await.next();
            for guest in [&mut host, &mut friend, &mut site.guest()] {
                tells_nothing_of_a_position(&site, &table, guest).await;
            }
            assert_eq!(friend.view(&table).await["own"], seat);
            friend.post(&format!("/t/{table}/leave"), &[]).await.next();
            assert!(friend.view(&table).await["own"].is_null());
        }
        let mut last = Vec::new();
        for seat in &["B", "C", "D"][..players - 1] {
            tells_nothing_of_a_position(&site, &table, &mut host).await;
            let mut guest = site.guest();
            guest.post_json(&format!("/api/tables/{table}/sit"), &json!({ "seat": seat })).await.is(204);
            last.push(guest);
        }
        for guest in last.iter_mut().chain([&mut host, &mut friend]) {
            let view = guest.view(&table).await;
            assert!(view["view"].is_object() && view["full"] == true && view["state"] == "playing", "{view}");
            assert_eq!(view["hash"], hash, "the hash that everybody read before");
        }
        let kept = site.kept(&table);
        assert!(
            kept.row.dealt.is_some()
                && Seed::from_hex(&kept.seed).expect("a seed").hash().to_string() == hash
        );
        assert_eq!(site.truth(&table).verify(), Ok(()), "{game}: what was dealt is what the seed gives");
        host.get(&format!("/t/{table}/record")).await.is(200);
        host.get(&format!("/t/{table}/replay")).await.is(200);
    }
}

#[tokio::test]
async fn a_table_without_open_seats_is_dealt_when_it_is_made() {
    let site = Site::new();
    let mut host = site.guest();
    let table = host.begin("san-juan", "players=2", &["random", "me"]).await;
    assert!(site.kept(&table).row.dealt.is_some());
    host.until(&table, &["B"]).await;
}

#[tokio::test]
async fn a_waiting_page_becomes_the_board_and_says_in_both_languages_what_it_waits_for() {
    let site = Site::new();
    let (mut host, mut french) = (site.guest(), site.guest());
    let table = host.begin("san-juan", "players=3 new-buildings=true", &["me", "open", "random"]).await;
    french.extra.push(("accept-language", "fr".into()));
    let page = host.get(&format!("/t/{table}")).await.is(200).body;
    assert!(
        page.contains("Waiting for one more player.")
            && page.contains("Get up")
            && !page.contains("Sit down")
    );
    let page = french.get(&format!("/t/{table}")).await.is(200).body;
    assert!(
        page.contains("On attend encore un joueur.")
            && page.contains("S’asseoir")
            && !page.contains("Se lever")
    );
    let refused = french.get(&format!("/t/{table}/record")).await.is(409).body;
    assert!(refused.contains("pas encore complète"), "{refused}");
    let game = catalog::find("san-juan").expect("a game");
    let (option, _) =
        game.options().into_iter().find(|(option, _)| option.name == "new-buildings").expect("an option");
    assert!(page.contains(&game.meta().option_title(option, Lang::Fr)[1..]), "the variant is named");
    let mut changes = host.listen(&table).await;
    changes.next().await.expect("at once");
    french.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    changes.next().await.expect("the deal is told");
    let part = host.get(&format!("/t/{table}/part")).await.is(200).body;
    assert!(part.contains("section class=\"board") && !part.contains("class=\"seats"));
}

#[tokio::test]
async fn a_server_that_starts_again_still_waits_and_deals_the_same() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("san-francisco-1906", "players=2", &["me", "open"]).await;
    let before = host.view(&table).await;
    host.app = site.again();
    friend.app = host.app.clone();
    assert_eq!(host.view(&table).await, before);
    tells_nothing_of_a_position(&site, &table, &mut friend).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    assert_eq!(friend.view(&table).await["hash"], before["hash"]);
    assert_eq!(site.truth(&table).verify(), Ok(()));
}

#[tokio::test]
async fn whoever_has_seen_a_hand_never_gets_another_seat_of_that_table() {
    let site = Site::new();
    let (mut host, mut friend, mut third) = (site.guest(), site.guest(), site.guest());
    let table = host.begin("san-juan", "players=3", &["me", "open", "open"]).await;
    let sit = format!("/t/{table}/sit");
    friend.post(&sit, &[("seat", "B")]).await.next();
    third.post(&sit, &[("seat", "C")]).await.next();
    let everywhere = async |guest: &mut Guest, own: &str| {
        for seat in ["A", "B", "C"].into_iter().filter(|seat| *seat != own) {
            guest.post(&sit, &[("seat", seat)]).await.is(403);
            guest
                .post_json(&format!("/api{sit}").replace("/t/", "/tables/"), &json!({ "seat": seat }))
                .await
                .is(403);
        }
    };
    everywhere(&mut friend, "B").await;
    // A bot stands in: the seat waits for its player alone.
    third.post(&format!("/t/{table}/leave"), &[]).await.next();
    everywhere(&mut third, "C").await;
    everywhere(&mut friend, "B").await;
    // Who has given up has no seat, and gets none, neither his own nor one that a bot plays.
    friend.post(&format!("/t/{table}/resign"), &[]).await.next();
    everywhere(&mut friend, "").await;
    everywhere(&mut third, "C").await;
    everywhere(&mut site.guest(), "").await;
    let kept = site.kept(&table).row.seats;
    assert!(kept.iter().all(|seat| seat.player.is_some()), "no seat is ever free again: {kept:?}");
    third.post(&sit, &[("seat", "C")]).await.next();
    play_out(&table, &mut [("A", &mut host), ("C", &mut third)]).await;
    // A rematch is another table with another seed.
    let next = host.post(&format!("/t/{table}/rematch"), &[]).await.next();
    let next = next.trim_start_matches("/t/");
    assert_ne!(site.kept(next).seed, site.kept(&table).seed);
    friend.post(&format!("/t/{next}/sit"), &[("seat", "A")]).await.next();
    assert_eq!(friend.view(next).await["own"], "A", "who gave up is asked too, on a seat of the new table");
}

#[tokio::test]
async fn who_gets_up_before_the_deal_leaves_nothing_behind() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("puerto-rico", "players=3", &["me", "open", "open"]).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "C")]).await.next();
    friend.post(&format!("/t/{table}/resign"), &[]).await.next();
    host.post(&format!("/t/{table}/leave"), &[]).await.next();
    assert_eq!(site.kept(&table).row.seats, vec![SeatRow::default(); 3]);
    host.post(&format!("/t/{table}/undo"), &[]).await.is(403);
    host.post(&format!("/t/{table}/rematch"), &[]).await.is(403);
    host.post(&format!("/t/{table}/several"), &[("ply", "0"), ("mark", "x")]).await.is(403);
    friend.post(&format!("/t/{table}/sit"), &[("seat", "A")]).await.next();
    let refused = friend.post(&format!("/t/{table}/move"), &[("ply", "0"), ("action", "pass")]).await.is(409);
    assert!(refused.body.contains("not full yet"), "{}", refused.body);
    friend.post(&format!("/t/{table}/undo"), &[]).await.is(409);
}
