//! Sitting down, getting up, taking back, giving up, playing again, talking.

use serde_json::json;

use crate::guest::{Guest, Site};

pub async fn seated(site: &Site) -> (String, Guest, Guest) {
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    friend.post_json(&format!("/api/tables/{table}/sit"), &json!({ "seat": "B" })).await.is(204);
    (table, host, friend)
}

/// Plays the first answers of whoever is asked, until somebody is asked who is in nobody's hands, or the game is over.
pub async fn play_out(table: &str, people: &mut [(&str, &mut Guest)]) {
    let mut turn = 0_usize;
    loop {
        let letters: Vec<&str> = people.iter().map(|(seat, _)| *seat).collect();
        let view = people[0].1.until(table, &letters).await;
        let Some(seat) = view["acting"].as_str().map(str::to_owned) else { return };
        let (_, guest) = people.iter_mut().find(|(letter, _)| *letter == seat).expect("one of them");
        let choices = guest.choices(table).await;
        turn += 1;
        let action = &choices[turn * 3 % choices.len()];
        guest.play(table, view["ply"].as_u64().expect("a number"), action).await.is(200);
    }
}

#[tokio::test]
async fn an_answer_is_taken_back_once_and_never_behind_another_seat() {
    let site = Site::new();
    let (table, host, friend) = seated(&site).await;
    let acting = host.clone().view(&table).await["acting"].clone();
    let (mut asked, mut other) = if acting == "A" { (host, friend) } else { (friend, host) };
    let undo = format!("/t/{table}/undo");
    asked.post(&undo, &[]).await.is(403);
    let choices = asked.choices(&table).await;
    let quiet = choices
        .iter()
        .find(|action| action.starts_with("buy"))
        .expect("something can be bought at the start");
    asked.play(&table, 0, quiet).await.is(200);
    other.post(&undo, &[]).await.is(403);
    let page = asked.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("data-undo"));
    asked.post(&undo, &[("ply", "1")]).await.next();
    asked.post(&undo, &[("ply", "1")]).await.is(409);
    assert_eq!(site.kept(&table).plies.len(), 0);
    assert_eq!(asked.choices(&table).await, choices);
    asked.play(&table, 0, quiet).await.is(200);
    let next = other.choices(&table).await[0].clone();
    other.play(&table, 1, &next).await.is(200);
    asked.post(&undo, &[]).await.is(403);
    assert_eq!(site.kept(&table).plies.len(), 2);
}

#[tokio::test]
async fn a_bot_stands_in_for_who_leaves_and_gives_the_seat_back() {
    let site = Site::new();
    let (table, mut host, mut friend) = seated(&site).await;
    friend.post(&format!("/t/{table}/leave"), &[]).await.next();
    let view = host.until(&table, &["A"]).await;
    let ply = view["ply"].as_u64().expect("a number");
    let action = host.choices(&table).await[0].clone();
    host.play(&table, ply, &action).await.is(200);
    let view = host.until(&table, &["A"]).await;
    assert!(view["ply"].as_u64().expect("a number") > ply + 1, "the bot has answered");
    let refused = friend.play(&table, ply, "pass").await.is(403);
    assert!(refused.body.contains("bot"), "{}", refused.body);
    assert_eq!(friend.view(&table).await["own"], "B", "the seat is still his to look from");
    site.guest().post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.is(403);
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    assert_eq!(site.kept(&table).row.seats[1].bot, None);
    play_out(&table, &mut [("A", &mut host), ("B", &mut friend)]).await;
    assert!(site.kept(&table).row.result.is_some());
}

#[tokio::test]
async fn who_leaves_before_the_game_begins_leaves_an_open_seat() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=3", &["me", "open", "open"]).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    friend.post(&format!("/t/{table}/sit"), &[("seat", "C")]).await.is(403);
    friend.post(&format!("/t/{table}/leave"), &[]).await.next();
    assert_eq!(site.kept(&table).row.seats[1], store::SeatRow::default());
    friend.post(&format!("/t/{table}/sit"), &[("seat", "C")]).await.next();
}

#[tokio::test]
async fn who_gives_up_is_a_spectator_and_the_bot_plays_to_the_end() {
    let site = Site::new();
    let (table, mut host, mut friend) = seated(&site).await;
    friend.post(&format!("/t/{table}/resign"), &[]).await.next();
    let view = friend.view(&table).await;
    assert!(view["own"].is_null() && view["view"]["seats"][1]["rubles"].is_null());
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.is(403);
    play_out(&table, &mut [("A", &mut host)]).await;
    assert!(site.kept(&table).row.result.is_some());
    host.post(&format!("/t/{table}/leave"), &[]).await.is(409);
    host.post(&format!("/t/{table}/undo"), &[]).await.is(403);
}

#[tokio::test]
async fn everybody_who_asks_for_a_rematch_comes_to_the_same_table_one_seat_further() {
    let site = Site::new();
    let (table, mut host, mut friend) = seated(&site).await;
    host.post(&format!("/t/{table}/rematch"), &[]).await.is(403);
    play_out(&table, &mut [("A", &mut host), ("B", &mut friend)]).await;
    let next = host.post(&format!("/t/{table}/rematch"), &[]).await.next();
    assert_eq!(friend.post(&format!("/t/{table}/rematch"), &[]).await.next(), next);
    assert_ne!(next, format!("/t/{table}"));
    let next = next.trim_start_matches("/t/");
    assert_eq!(site.kept(next).row.dealt, None, "nobody plays before he has said yes");
    let mut stranger = site.guest();
    stranger.post(&format!("/t/{next}/sit"), &[("seat", "A")]).await.is(403);
    assert!(
        friend.get("/").await.is(200).body.contains(&format!("/t/{next}/sit")),
        "an invitation stands at home"
    );
    friend.post(&format!("/t/{next}/sit"), &[("seat", "A")]).await.next();
    assert_eq!(
        (host.view(next).await["own"].clone(), friend.view(next).await["own"].clone()),
        ("B".into(), "A".into())
    );
    play_out(next, &mut [("A", &mut friend), ("B", &mut host)]).await;
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_table_at_once() {
    let site = Site::new();
    let (table, mut host, mut friend) = seated(&site).await;
    friend.post("/me", &[("name", "Léa")]).await.next();
    assert_eq!(host.names(&table).await[1], "Léa");
}

#[tokio::test]
async fn who_is_refused_a_seat_is_not_made_a_player() {
    let site = Site::new();
    let (table, ..) = seated(&site).await;
    let mut stranger = site.guest();
    let refused = stranger.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.is(403);
    assert!(refused.headers.get("set-cookie").is_none() && stranger.cookie.is_empty());
}

/// The mark of a card in the hand that an answer discards.
fn marked(discard: &str) -> String {
    discard.replace("discard ", "hand/")
}

#[tokio::test]
async fn several_things_are_chosen_with_one_request_all_of_them_or_none() {
    let site = Site::new();
    let mut host = site.guest();
    // Seat B discards two of its six cards.
    let table = host.begin("san-juan", "players=2 draft-hands=true", &["random", "me"]).await;
    let view = host.until(&table, &["B"]).await;
    let ply = view["ply"].as_u64().expect("a number").to_string();
    let choices = host.choices(&table).await;
    let (first, last) = (choices[0].as_str(), choices[choices.len() - 1].as_str());
    let (one, other) = (marked(first), marked(last));
    let several = format!("/t/{table}/several");
    let kept = site.kept(&table);
    let refused =
        host.post(&several, &[("ply", &ply), ("mark", &one), ("mark", "hand/cathedral")]).await.is(422);
    assert!(refused.body.contains("cathedral"), "{}", refused.body);
    assert!(refused.body.contains(&format!("href=\"/t/{table}\"")), "the way back to the table");
    host.post(&several, &[("ply", "0"), ("mark", &one)]).await.is(409);
    host.post(&several, &[("mark", &one)]).await.is(400);
    site.guest().post(&several, &[("ply", &ply), ("mark", &one)]).await.is(403);
    assert_eq!(site.kept(&table), kept, "what is refused changes nothing");
    let both = [("ply", ply.as_str()), ("mark", &other), ("mark", &one)];
    host.post(&several, &both).await.next();
    let plies = site.kept(&table).plies;
    let own: Vec<&str> = plies.iter().filter(|row| row.seat == 1).map(|row| row.action.as_str()).collect();
    assert_eq!(own[..2], [first, last], "in the order of the rules, in whatever order they were marked");
    host.post(&several, &both).await.is(409);
}

#[tokio::test]
async fn nobody_learns_what_he_would_draw_by_asking_for_too_much_at_once() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("san-francisco", "players=2", &["me", "open"]).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    let mut truth = site.truth(&table);
    let seat = truth.acting().first().expect("somebody is asked");
    let mut asked = if seat == kernel::Seat::A { host } else { friend };
    truth.play(seat, "place").expect("a project can be drawn");
    let card = truth.luck(1)[0].name;
    let legal = truth.legal(seat).swap_remove(0);
    let before = site.kept(&table);
    let mut refusals = Vec::new();
    // One of these would be legal after the draw, the other not: the answer is the same, and nothing has happened.
    for then in [legal.as_str(), "place"] {
        let marks = [("ply", "0"), ("mark", "place"), ("mark", then)];
        let refused = asked.post(&format!("/t/{table}/several"), &marks).await;
        assert!(refused.status.is_client_error() && !refused.body.contains(card), "{}", refused.body);
        refusals.push(refused.body);
    }
    assert!(refusals.iter().all(|body| *body == refusals[0]));
    assert_eq!(site.kept(&table), before);
    asked.play(&table, 0, "place").await.is(200);
    assert_eq!(site.truth(&table).luck(1)[0].name, card);
}

#[tokio::test]
async fn what_was_chosen_together_is_taken_back_together() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    // Seat A discards one card of its hand, seat B two.
    let table = host.begin("san-juan", "players=2 draft-hands=true", &["me", "open"]).await;
    friend.post_json(&format!("/api/tables/{table}/sit"), &json!({ "seat": "B" })).await.is(204);
    let first = host.choices(&table).await.swap_remove(0);
    host.play(&table, 0, &first).await.is(200);
    let choices = friend.choices(&table).await;
    let (one, other) = (marked(&choices[0]), marked(&choices[1]));
    let both = [("ply", "1"), ("mark", one.as_str()), ("mark", other.as_str())];
    friend.post(&format!("/t/{table}/several"), &both).await.next();
    assert_eq!(site.kept(&table).plies.len(), 3);
    let undo = format!("/t/{table}/undo");
    friend.post(&undo, &[("ply", "3")]).await.next();
    assert_eq!(site.kept(&table).plies.len(), 1, "both of them");
    friend.post(&undo, &[("ply", "1")]).await.is(403);
    // One after the other they are taken back one after the other.
    friend.play(&table, 1, &choices[0]).await.is(200);
    friend.play(&table, 2, &choices[1]).await.is(200);
    friend.post(&undo, &[("ply", "3")]).await.next();
    assert_eq!(site.kept(&table).plies.len(), 2);
}

#[tokio::test]
async fn chat_is_escaped_and_limited() {
    let site = Site::new();
    let (table, mut host, mut friend) = seated(&site).await;
    let chat = format!("/t/{table}/chat");
    friend.post(&chat, &[("text", "<script>alert(1)</script>")]).await.next();
    let page = host.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"));
    friend.post(&chat, &[("text", &"é".repeat(500))]).await.next();
    friend.post(&chat, &[("text", " \n\u{7} ")]).await.next();
    let mut kept = site.kept(&table).chat;
    kept.retain(|line| line.event.is_none());
    assert_eq!(kept.iter().map(|line| line.text.chars().count()).collect::<Vec<_>>(), [25, 200]);
    for n in 0..110 {
        friend.post(&chat, &[("text", &format!("line {n}"))]).await.next();
    }
    let page = host.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("line 109<") && !page.contains("line 9<"), "a page shows the last hundred lines");
}
