//! Home: the games that wait come first, invitations stand beside them, what was chosen is remembered.

use store::List;

use crate::guest::Site;
use crate::seats::{play_out, seated};

#[tokio::test]
async fn a_newcomer_is_shown_where_to_begin_and_a_player_his_games() {
    let site = Site::new();
    let mut guest = site.guest();
    let home = guest.get("/").await.is(200).body;
    assert!(home.contains("class=\"hero\"") && !home.contains("Your games"), "{home}");
    let table = guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    guest.until(&table, &["A"]).await;
    let home = guest.get("/").await.is(200).body;
    assert!(!home.contains("class=\"hero\"") && home.contains("Your games"), "{home}");
    let card = home.split("class=\"card mine turn\"").nth(1).expect("a card that is his turn");
    for said in ["Your turn", "Buy a card", "class=\"mini\"", "live · 2 players", &format!("/t/{table}")] {
        assert!(card.contains(said), "{said}: {card}");
    }
    assert!(home.contains("<title>(1) Play · Cabildo</title>") && home.contains("/icon/1"), "{home}");
    assert_eq!(guest.get("/me/waiting").await.is(200).body, "1\n1 game waits for you\n");
    assert_eq!(site.guest().get("/me/waiting").await.is(200).body, "0\n0 games wait for you\n");
}

#[tokio::test]
async fn the_verb_of_every_question_is_a_text() {
    let site = Site::new();
    let mut guest = site.guest();
    for game in catalog::GAMES.iter().map(|game| game.meta().id) {
        let table = guest.begin(game, "players=2", &["me", "random"]).await;
        for _ in 0..40 {
            let view = guest.until(&table, &["A"]).await;
            if view["acting"].is_null() {
                break;
            }
            let home = guest.get("/").await.is(200).body;
            assert!(!home.contains("-verb-"), "{game}: {home}");
            let action = guest.choices(&table).await.swap_remove(0);
            let ply = view["ply"].as_u64().expect("a number");
            guest.play(&table, ply, &action).await.is(200);
        }
    }
}

#[tokio::test]
async fn players_and_level_of_a_quick_game_are_remembered_in_the_browser() {
    let site = Site::new();
    let mut guest = site.guest();
    let made = guest.post("/play/saint-petersburg", &[("players", "3"), ("level", "random")]).await;
    let table = made.next();
    assert_eq!(site.kept(table.trim_start_matches("/t/")).row.seats.len(), 3);
    let cookies: Vec<&str> =
        made.headers.get_all("set-cookie").iter().map(|value| value.to_str().expect("text")).collect();
    let kept = cookies.iter().find_map(|cookie| cookie.strip_prefix("play=")).expect("a cookie");
    let kept = kept.split(';').next().expect("its value");
    assert_eq!(kept, "saint-petersburg:3:random");
    guest.extra.push(("cookie", format!("play={kept}")));
    let home = guest.get("/").await.is(200).body;
    let card = home.split("/play/saint-petersburg").nth(1).expect("the card of the game");
    let checked = card.split("value=\"3\"").nth(1).expect("three players");
    assert!(checked.trim_start().starts_with("checked"), "{checked}");
    let again = guest.post("/play/saint-petersburg", &[]).await.next();
    assert_eq!(site.kept(again.trim_start_matches("/t/")).row.seats.len(), 3, "as it was left");
    guest.post("/play/saint-petersburg", &[("players", "9")]).await.is(422);
}

#[tokio::test]
async fn an_invitation_can_be_declined_and_the_seat_is_open_to_all() {
    let site = Site::new();
    let (table, mut host, mut friend) = seated(&site).await;
    play_out(&table, &mut [("A", &mut host), ("B", &mut friend)]).await;
    let next = host.post(&format!("/t/{table}/rematch"), &[]).await.next();
    let home = friend.get("/").await.is(200).body;
    assert!(
        home.contains("asks for another game of Saint Petersburg") && home.contains("What happened?"),
        "{home}"
    );
    host.post(&format!("{next}/decline"), &[]).await.is(403);
    friend.post(&format!("{next}/decline"), &[]).await.next();
    assert!(!friend.get("/").await.body.contains("asks for another game"));
    site.guest().post(&format!("{next}/sit"), &[("seat", "A")]).await.next();
    assert!(site.kept(next.trim_start_matches("/t/")).row.dealt.is_some());
}

#[tokio::test]
async fn a_rematch_that_was_closed_can_be_asked_for_again() {
    let site = Site::new();
    let (table, mut host, mut friend) = seated(&site).await;
    play_out(&table, &mut [("A", &mut host), ("B", &mut friend)]).await;
    let rematch = format!("/t/{table}/rematch");
    let first = host.post(&rematch, &[]).await.next();
    assert_eq!(friend.post(&rematch, &[]).await.next(), first, "everybody comes to the same table");
    host.post(&format!("{first}/close"), &[]).await.next();
    let second = friend.post(&rematch, &[]).await.next();
    assert_ne!(second, first, "one at which somebody can sit");
    assert_eq!(host.post(&rematch, &[]).await.next(), second);
    assert!(host.get("/").await.is(200).body.contains("asks for another game"));
}

#[tokio::test]
async fn results_are_told_in_players_words_and_wait_to_be_seen() {
    let site = Site::new();
    let (table, mut host, mut friend) = seated(&site).await;
    host.begin("san-juan", "players=2", &["me", "open"]).await;
    play_out(&table, &mut [("A", &mut host), ("B", &mut friend)]).await;
    // Both have looked through the interface for programs only.
    let home = host.get("/").await.is(200).body;
    let won = home.contains("You won:") || home.contains(" won:") || home.contains("shared the victory");
    assert!(won && home.contains("See how it ended"), "{home}");
    assert!(!home.contains("A 0/") && !home.contains("/0  B"), "no notation: {home}");
    let (_, own) = host.cookie.split_once('=').expect("a cookie");
    assert!(!own.is_empty());
    host.get(&format!("/t/{table}")).await.is(200);
    let player = site.kept(&table).row.seats[0].player.clone().expect("the host");
    assert_eq!(site.store.tally(&player).expect("readable").games, 1);
    let mine = site.store.tables(List::Of(&player), None, 9).expect("readable").tables;
    assert_eq!(mine.last().map(|row| row.id.clone()), Some(table), "what is over comes last");
}

#[tokio::test]
async fn a_table_that_cannot_be_played_on_does_not_spoil_the_page() {
    let site = Site::new();
    let mut guest = site.guest();
    guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    let waiting = guest.begin("san-juan", "players=3", &["me", "open", "random"]).await;
    let home = guest.get("/").await.is(200).body;
    assert!(home.contains("2 of 3 are here") && home.contains(&format!("/t/{waiting}")), "{home}");
}
