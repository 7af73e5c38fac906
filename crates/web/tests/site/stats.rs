//! Statistics: what somebody has done, beside what even would be; few games make no share; ratings name nobody who does not want it.

use store::{Change, SeatRow};

use crate::guest::{Guest, Site};
use crate::seats::{play_out, seated};

/// Waits until it is known where the points of every game come from.
pub async fn sourced(site: &Site) {
    site.desk.fill_sources().await;
    assert_eq!(site.store.people().unsourced(1).expect("readable"), [""; 0]);
}

/// A player who has finished so many games, each won or lost as the text says (`1` or `0`), against a bot; without playing them.
pub async fn with_record(site: &Site, guest: &mut Guest, game: &str, bot: &str, ends: &str) {
    guest.post("/me", &[("name", "Ada")]).await;
    let session = guest.cookie.split('.').nth(1).expect("a session").to_owned();
    let player = site.store.session(&session).expect("readable").expect("kept").player;
    for (n, end) in ends.chars().enumerate() {
        let id = format!("{game}{bot}{n}");
        let own = SeatRow { player: Some(player.clone()), name: Some("Ada".into()), ..SeatRow::default() };
        let other = SeatRow { bot: Some(bot.into()), ..SeatRow::default() };
        let versions = store::Versions { rules: 1, notation: 0 };
        let new = store::NewTable {
            id: id.clone(),
            game: game.into(),
            setup: "players=2".into(),
            seed: "00".repeat(32),
            deal: Some(store::Deal { luck: String::new(), versions }),
            files: Vec::new(),
            pace: store::Pace::Live,
            listed: true,
            help: false,
            at: 5,
            seats: vec![own, other],
            asked: Vec::new(),
            fork: None,
            timing: store::Timing::default(),
            follows: None,
            due: None,
        };
        site.store.write(Change::Table(new)).await.expect("a table");
        let row = store::PlyRow { seat: 0, action: "pass".into(), luck: String::new() };
        let result = if end == '1' { "A 30/1  B 20/1" } else { "A 20/1  B 30/1" };
        let over = Change::Plies {
            table: id.clone(),
            revision: 0,
            first: 1,
            rows: vec![row],
            asked: Vec::new(),
            at: 86_400 * (20_000 + n as i64),
            result: Some(result.into()),
            driver: None,
        };
        site.store.write(over).await.expect("the end");
        let points = if end == '1' { [30, 20] } else { [20, 30] };
        let of = |n: i32| format!(r#"[{{"n":{n},"of":{{"en":"ships","fr":"navires"}}}}]"#);
        let sources = points.map(of).to_vec();
        site.store.write(Change::Sources { table: id, sources }).await.expect("where from");
    }
}

#[tokio::test]
async fn who_has_played_nothing_is_told_where_to_begin() {
    let site = Site::new();
    let mut guest = site.guest();
    let page = guest.get("/me/stats").await.is(200).body;
    assert!(page.contains("Play three games") && page.contains("/learn"), "{page}");
    let page = guest.get("/me/stats?game=puerto-rico&players=x&since=y").await.is(200).body;
    assert!(page.contains("Play three games"), "{page}");
}

#[tokio::test]
async fn a_finished_game_is_counted_at_once_and_says_where_its_points_come_from() {
    let site = Site::new();
    let (table, mut host, mut friend) = seated(&site).await;
    friend.post("/me", &[("name", "Ben")]).await;
    play_out(&table, &mut [("A", &mut host), ("B", &mut friend)]).await;
    sourced(&site).await;
    let page = host.get("/me/stats").await.is(200).body;
    assert!(page.contains("Saint Petersburg") && page.contains("/me/stats?game=saint-petersburg"), "{page}");
    let page = host.get("/me/stats?game=saint-petersburg").await.is(200).body;
    for said in
        ["Against whom", "People", "People you met", "Ben", "Where the points come from", " of 1</td>"]
    {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(!page.contains("19 times in 20 the true share"), "one game makes no share: {page}");
    let french = {
        host.extra.push(("accept-language", "fr".into()));
        host.get("/me/stats?game=saint-petersburg").await.is(200).body
    };
    assert!(
        french.contains("D'où viennent les points") || french.contains("D’où viennent les points"),
        "{french}"
    );
    assert!(!site.guest().get("/me/stats?game=saint-petersburg").await.is(200).body.contains("Ben"));
}

#[tokio::test]
async fn five_games_make_a_share_beside_even_and_a_rating_with_its_span() {
    let site = Site::new();
    let mut guest = site.guest();
    with_record(&site, &mut guest, "san-juan", "casual", "110110").await;
    with_record(&site, &mut guest, "san-juan", "strong", "0001").await;
    let page = guest.get("/me/stats?game=san-juan").await.is(200).body;
    assert!(page.contains("67\u{a0}%") && page.contains("even would be 50\u{a0}%"), "{page}");
    assert!(page.contains("1 of 4"), "four games against the strong one make no share: {page}");
    assert!(page.contains("aria-label=\"67\u{a0}% of the games won; 19 times in 20"), "{page}");
    let ratings = page.split("<h2>Ratings</h2>").nth(1).expect("ratings");
    let row = ratings.split("<tr").find(|row| row.contains("<b>You</b>")).expect("the own row");
    assert!(row.contains("<td>10</td>") && row.contains("–"), "games and span: {row}");
    let casual = ratings.split("<tr").find(|row| row.contains("Casual")).expect("the bot");
    assert!(casual.contains("<b>1000</b>"), "{casual}");
    let overview = guest.get("/me/stats").await.is(200).body;
    assert!(overview.contains("<td>10</td>") && overview.contains("<b>50\u{a0}%</b>"), "{overview}");
    let month = guest.get("/me/stats?game=san-juan&since=month").await.is(200).body;
    assert!(month.contains("not in this time"), "{month}");
    let five = guest.get("/me/stats?game=san-juan&players=4").await.is(200).body;
    assert!(five.contains("not in this time"), "{five}");
    // Others read the ratings of bots, and of nobody who has not said that he may be named.
    let mut other = site.guest();
    with_record(&site, &mut other, "san-juan", "random", "0").await;
    let theirs = other.get("/me/stats?game=san-juan").await.is(200).body;
    let ratings = theirs.split("<h2>Ratings</h2>").nth(1).expect("ratings");
    assert!(!ratings.contains("Ada") && ratings.contains("Casual"), "{ratings}");
}

#[tokio::test]
async fn home_and_the_own_page_lead_to_the_statistics() {
    let site = Site::new();
    let mut guest = site.guest();
    with_record(&site, &mut guest, "san-juan", "casual", "1").await;
    for path in ["/", "/me"] {
        assert!(guest.get(path).await.is(200).body.contains("href=\"/me/stats\""), "{path}");
    }
}
