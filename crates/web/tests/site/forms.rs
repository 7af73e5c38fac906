//! Played with plain forms, as in a browser without script.

use crate::guest::Site;

/// The texts between two marks.
pub fn between<'a>(text: &'a str, open: &str, close: &str) -> Vec<&'a str> {
    text.split(open).skip(1).filter_map(|rest| rest.split(close).next()).collect()
}

#[tokio::test]
async fn a_whole_game_is_played_with_plain_forms() {
    let site = Site::new();
    let mut guest = site.guest();
    let place = guest.post("/play/saint-petersburg", &[]).await.next();
    let table = place.trim_start_matches("/t/").to_owned();
    let mut moves = 0_usize;
    loop {
        guest.until(&table, &["A"]).await;
        let page = guest.get(&place).await.is(200).body;
        let asked = between(&page, "<form class=\"choices\"", "</form>");
        let Some(asked) = asked.first() else {
            assert!(page.contains("class=\"result\""), "no choice and no result");
            break;
        };
        let ply = between(asked, "name=\"ply\" value=\"", "\"")[0];
        let actions = between(asked, "name=\"action\" value=\"", "\"");
        assert!(!actions.is_empty() && page.contains("<title>● "));
        let action = actions[moves * 7 % actions.len()];
        let answer = guest.post(&format!("{place}/move"), &[("ply", ply), ("action", action)]).await;
        assert_eq!(answer.next(), place);
        moves += 1;
    }
    assert!(moves > 8, "{moves}");
    let kept = site.kept(&table);
    assert!(kept.row.result.is_some());
    let page = guest.get(&place).await.body;
    assert!(page.contains(&kept.seed), "the seed is shown at the end");
    assert_eq!(site.truth(&table).verify(), Ok(()));
    let record = guest.get(&format!("{place}/record")).await.is(200);
    assert!(record.header("content-disposition").starts_with("attachment"));
    assert!(record.body.contains(&kept.seed));
    for ply in [0, kept.plies.len() / 2, kept.plies.len()] {
        for eyes in ["", "&seat=A", "&seat=B", "&seat=Z"] {
            guest.get(&format!("{place}/replay?ply={ply}{eyes}")).await.is(200);
        }
    }
    guest.get(&format!("{place}/replay?ply={}", kept.plies.len() + 1)).await.is(404);
    assert!(guest.get("/").await.body.contains(&place), "it stands among the own tables");
}

#[tokio::test]
async fn a_table_is_made_with_the_form_and_its_link_invites() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    host.get("/new?game=saint-petersburg").await.is(200);
    let fields = [
        ("game", "saint-petersburg"),
        ("option-players", "3"),
        ("seat-A", "me"),
        ("seat-B", "open"),
        ("seat-C", "random"),
        ("pace", "turns"),
        ("listed", "on"),
    ];
    let place = host.post("/tables", &fields).await.next();
    assert!(friend.get("/").await.body.contains(&place), "it waits in the lobby");
    assert!(friend.get(&place).await.body.contains("value=\"B\""), "the open seat is offered");
    friend.post(&format!("{place}/sit"), &[("seat", "B")]).await.next();
    let table = place.trim_start_matches("/t/");
    assert_eq!(friend.view(table).await["own"], "B");
    assert_eq!(site.kept(table).row.pace, store::Pace::Turns);
    let refused =
        host.post("/tables", &[("game", "saint-petersburg"), ("option-players", "9")]).await.is(422);
    assert!(refused.body.contains("role=\"alert\""), "the form comes back with the reason");
}
