//! What is one's own: a page that others read or not, a copy of everything, and leaving for good.

use crate::guest::{Guest, Site};
use crate::seats::{play_out, seated};
use crate::stats::with_record;

/// The address of the own page, as the page about oneself names it.
async fn own_page(guest: &mut Guest) -> String {
    let me = guest.get("/me").await.is(200).body;
    let rest = me.split("href=\"/p/").nth(1).expect("a way to the own page");
    format!("/p/{}", rest.split('"').next().expect("its end"))
}

#[tokio::test]
async fn a_page_is_read_by_its_player_alone_until_he_lets_others_read_it() {
    let site = Site::new();
    let (mut ada, mut ben) = (site.guest(), site.guest());
    with_record(&site, &mut ada, "san-juan", "casual", "110110").await;
    let page = own_page(&mut ada).await;
    let own = ada.get(&page).await.is(200).body;
    assert!(
        own.contains("<h1>Ada</h1>") && own.contains("Only you see this page") && own.contains("San Juan"),
        "{own}"
    );
    let nobody = ben.get("/p/nobodyatall").await.is(404).body;
    let hidden = ben.get(&page).await.is(404).body;
    assert_eq!(
        hidden.replace(&page, ""),
        nobody.replace("/p/nobodyatall", ""),
        "nobody can tell whether there is one"
    );
    ada.post("/me/page", &[("public", "on")]).await.next();
    let read = ben.get(&page).await.is(200).body;
    assert!(read.contains("<h1>Ada</h1>") && !read.contains("Only you see"), "{read}");
    assert!(read.contains("67\u{a0}%") && read.contains("/t/san-juancasual0"), "{read}");
    ada.post("/me/page", &[("public", "off")]).await.next();
    ben.get(&page).await.is(404);
}

#[tokio::test]
async fn a_public_page_names_nobody_who_does_not_want_it_and_no_table_that_is_found_by_its_link_alone() {
    let site = Site::new();
    let (mut ada, mut ben) = (site.guest(), site.guest());
    for (guest, name) in [(&mut ada, "Ada"), (&mut ben, "Ben")] {
        guest.post("/me", &[("name", name)]).await;
    }
    let wanted = serde_json::json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", "open"], "listed": false });
    let table = ada.post_json("/api/tables", &wanted).await.is(201).json()["table"]
        .as_str()
        .expect("an id")
        .to_owned();
    ben.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    play_out(&table, &mut [("A", &mut ada), ("B", &mut ben)]).await;
    ada.post("/me/page", &[("public", "on")]).await.next();
    let page = own_page(&mut ada).await;
    let mut stranger = site.guest();
    let read = stranger.get(&page).await.is(200).body;
    assert!(read.contains("Saint Petersburg"), "the game counts: {read}");
    assert!(!read.contains(&table) && !read.contains("Ben"), "{read}");
    ben.post("/me/page", &[("public", "on")]).await.next();
    let read = stranger.get(&page).await.is(200).body;
    assert!(read.contains("Ben") && read.contains(&own_page(&mut ben).await), "now he may be named: {read}");
}

#[tokio::test]
async fn a_copy_of_everything_is_one_file_without_what_the_rules_hide() {
    let site = Site::new();
    let (table, mut host, mut friend) = seated(&site).await;
    friend.post("/me", &[("name", "Ben")]).await;
    host.post("/me", &[("name", "Ada")]).await;
    host.post(&format!("/t/{table}/chat"), &[("text", "hello")]).await;
    friend.post(&format!("/t/{table}/chat"), &[("text", "not for the copy")]).await;
    let acting = host.view(&table).await["acting"].clone();
    let asked = if acting == "A" { &mut host } else { &mut friend };
    let action = asked.choices(&table).await[0].clone();
    asked.play(&table, 0, &action).await.is(200);
    let file = host.get("/me/export").await.is(200);
    assert!(file.header("content-disposition").contains("cabildo.json"));
    let copy = file.json();
    assert_eq!(copy["player"]["name"], "Ada");
    assert_eq!(copy["player"]["devices"][0]["this"], true);
    let own = &copy["tables"][0];
    assert_eq!((own["table"].as_str(), own["seat"].as_str()), (Some(table.as_str()), Some("A")));
    assert_eq!(own["said"][0]["text"], "hello");
    assert_eq!(own["answers"].as_array().map(Vec::len), Some(usize::from(acting == "A")));
    let kept = site.kept(&table);
    assert!(!file.body.contains("not for the copy") && !file.body.contains(&kept.seed), "{}", file.body);
    // Who has given his seat up watches: what was answered there is told after the end.
    let gone = if acting == "A" { &mut host } else { &mut friend };
    gone.post(&format!("/t/{table}/resign"), &[]).await.next();
    let copy = gone.get("/me/export").await.is(200).json();
    assert_eq!(copy["tables"][0]["answers"].as_array().map(Vec::len), Some(0), "{copy}");
    site.guest().get("/me/export").await.is(404);
}

#[tokio::test]
async fn a_copy_of_many_tables_is_whole() {
    let site = Site::new();
    let mut ada = site.guest();
    with_record(&site, &mut ada, "san-juan", "casual", &"10".repeat(60)).await;
    let copy = ada.get("/me/export").await.is(200).json();
    assert_eq!(copy["tables"].as_array().map(Vec::len), Some(120), "over several pages");
}

#[tokio::test]
async fn who_leaves_for_good_is_asked_first_and_then_forgotten() {
    let site = Site::new();
    let (table, mut host, mut friend) = seated(&site).await;
    host.post("/me", &[("name", "Adalbert")]).await;
    host.post(&format!("/t/{table}/chat"), &[("text", "hello")]).await;
    play_out(&table, &mut [("A", &mut host), ("B", &mut friend)]).await;
    let running = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    friend.post(&format!("/t/{running}/sit"), &[("seat", "B")]).await.next();
    let waiting = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    let page = own_page(&mut host).await;
    host.post("/me/page", &[("public", "on")]).await.next();
    let asked = host.get("/me/delete").await.is(200).body;
    assert!(asked.contains("Leave for good") && !asked.contains("type=\"password\""), "{asked}");
    host.post("/me/delete", &[]).await.is(422);
    let cookie = host.cookie.clone();
    assert_eq!(host.post("/me/delete", &[("sure", "yes")]).await.next(), "/");
    host.cookie = cookie;
    assert!(host.get("/me").await.is(200).body.contains("Your name"), "the cookie is nobody's any more");
    friend.get(&page).await.is(404);
    for path in [
        format!("/t/{table}"),
        "/".to_owned(),
        format!("/t/{running}"),
        "/me/stats?game=saint-petersburg".to_owned(),
    ] {
        assert!(!friend.get(&path).await.is(200).body.contains("Adalbert"), "{path}");
    }
    let kept = site.kept(&table);
    assert!(
        kept.row.result.is_some() && kept.row.seats[0].name.as_deref() == Some(store::NAMELESS),
        "the game stays"
    );
    // A bot plays on for him, and the seat at the table that waited is open again.
    let view = friend.until(&running, &["B"]).await;
    assert_eq!(view["acting"], "B");
    assert_eq!(site.kept(&waiting).row.seats[0], store::SeatRow::default());
}

#[tokio::test]
async fn who_has_a_password_leaves_with_it_alone() {
    let site = Site::new();
    let mut guest = site.guest();
    guest.post("/me", &[("name", "Olga")]).await;
    guest.post("/me/password", &[("password", "correct horse")]).await.next();
    assert!(guest.get("/me/delete").await.is(200).body.contains("type=\"password\""));
    guest.post("/me/delete", &[("sure", "yes")]).await.is(422);
    guest.post("/me/delete", &[("sure", "yes"), ("password", "wrong horse")]).await.is(422);
    assert!(site.store.login("olga").expect("readable").is_some());
    guest.post("/me/delete", &[("sure", "yes"), ("password", "correct horse")]).await.next();
    assert_eq!(site.store.login("olga"), Ok(None));
    site.guest().post("/me/return", &[("name", "Olga"), ("password", "correct horse")]).await.is(422);
}
