//! People at a table: seats that a bot keeps warm, what the host may do, how guests come in, and who only watches.

use crate::guest::Site;

#[tokio::test]
async fn a_bot_keeps_a_seat_warm_until_somebody_takes_it_over_with_what_it_knows() {
    let site = Site::new();
    let (mut host, mut friend, mut third) = (site.guest(), site.guest(), site.guest());
    let table = host.begin("san-juan", "players=3", &["me", "open:random", "open:random"]).await;
    assert!(site.kept(&table).row.dealt.is_some(), "nobody waits");
    host.until(&table, &["A"]).await;
    let page = friend.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("You watch.") && page.contains(&format!("/t/{table}/sit")), "{page}");
    assert!(!page.contains("class=\"notify\""), "who watches has no turn to be told of");
    let sit = format!("/t/{table}/sit");
    host.post(&sit, &[("seat", "B")]).await.is(403);
    friend.post(&sit, &[("seat", "B")]).await.next();
    let kept = site.kept(&table).row.seats;
    assert!(kept[1].player.is_some() && kept[1].bot.is_none() && !kept[1].warm, "{kept:?}");
    assert_eq!(friend.view(&table).await["own"], "B");
    // Whoever has or had a seat takes no other one at this table.
    friend.post(&sit, &[("seat", "C")]).await.is(403);
    friend.post(&format!("/t/{table}/resign"), &[]).await.next();
    friend.post(&sit, &[("seat", "C")]).await.is(403);
    friend.post(&sit, &[("seat", "B")]).await.is(403);
    third.post(&sit, &[("seat", "B")]).await.is(403);
    third.post(&sit, &[("seat", "C")]).await.next();
    assert_eq!(third.view(&table).await["own"], "C");
}

#[tokio::test]
async fn a_seat_that_a_bot_has_for_itself_is_nobodys() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.is(403);
    let page = friend.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("You watch.") && !page.contains(&format!("/t/{table}/sit")), "{page}");
}

#[tokio::test]
async fn the_host_fills_an_open_seat_and_a_friend_may_still_come() {
    let site = Site::new();
    let (mut host, mut friend, mut third) = (site.guest(), site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=3", &["me", "open", "open"]).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    let fill = format!("/t/{table}/fill");
    friend.post(&fill, &[("seat", "C")]).await.is(403);
    third.post(&fill, &[("seat", "C")]).await.is(403);
    host.post(&fill, &[("seat", "B")]).await.is(403);
    host.post(&fill, &[("seat", "C")]).await.next();
    let kept = site.kept(&table).row;
    assert!(kept.dealt.is_some() && kept.seats[2].warm && kept.seats[2].bot.is_some(), "{kept:?}");
    third.post(&format!("/t/{table}/sit"), &[("seat", "C")]).await.next();
    assert_eq!(third.view(&table).await["own"], "C");
}

#[tokio::test]
async fn the_host_closes_a_table_that_waits_and_nobody_else_does() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=3", &["me", "open", "open"]).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    friend.post(&format!("/t/{table}/close"), &[]).await.is(403);
    host.post(&format!("/t/{table}/close"), &[]).await.next();
    assert_eq!(site.kept(&table).row.closed, Some(store::Why::Host));
    let dealt = host.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    host.post(&format!("/t/{dealt}/close"), &[]).await.is(409);
}

#[tokio::test]
async fn a_guest_says_his_name_when_he_sits_down() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    let page = friend.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("name=\"name\""), "{page}");
    assert!(page.contains("data-link") && page.contains("works on this machine only"), "{page}");
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B"), ("name", "Zoé")]).await.next();
    assert_eq!(host.names(&table).await[1], "Zoé");
    let part = friend.get(&format!("/t/{table}/part")).await.is(200).body;
    assert!(
        part.contains("data-key=\"own-name\"")
            && part.contains("id=\"guide\"")
            && part.contains("data-turn=\"1\"")
    );
    let mut other = site.guest();
    let table = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    other.post(&format!("/t/{table}/sit"), &[("seat", "B"), ("name", "  ")]).await.next();
    assert!(host.names(&table).await[1].starts_with("Guest"), "no name is no name");
}

#[tokio::test]
async fn three_presets_set_up_a_table() {
    let site = Site::new();
    let mut guest = site.guest();
    let page = guest.get("/new?game=puerto-rico&how=days").await.is(200).body;
    for said in ["value=\"alone\"", "value=\"days\" checked", "New Buildings", "Nobles", "name=\"warm\""] {
        assert!(page.contains(said), "{said}: {page}");
    }
    let kept = async |guest: &mut crate::guest::Guest, fields: &[(&str, &str)]| {
        let fields = [&[("game", "saint-petersburg"), ("option-players", "3")], fields].concat();
        let place = guest.post("/tables", &fields).await.next();
        site.kept(place.trim_start_matches("/t/")).row
    };
    let alone = kept(&mut guest, &[("how", "alone")]).await;
    assert!(alone.dealt.is_some() && alone.seats[1].bot.is_some() && !alone.seats[1].warm, "{alone:?}");
    let friends = kept(&mut guest, &[("how", "friends")]).await;
    assert!(friends.dealt.is_none() && friends.pace == store::Pace::Live, "{friends:?}");
    let days = kept(&mut guest, &[("how", "days"), ("warm", "on")]).await;
    assert!(days.dealt.is_some() && days.seats[2].warm && days.pace == store::Pace::Turns, "{days:?}");
}
