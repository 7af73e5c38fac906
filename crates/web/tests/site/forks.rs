//! Playing on from a position: who may, what is dealt anew, what the record says, and what a fork of a running game never tells.

use kernel::{Chance, Fortune, Record, Seat, Seed, Viewer};

use crate::guest::{Guest, Site, revive};
use crate::twin::altered;

/// Plays on whenever seat A is asked, until the end or until so many answers were given.
async fn play(guest: &mut Guest, table: &str, turns: usize) {
    for turn in 0..turns {
        let view = guest.until(table, &["A"]).await;
        if view["acting"].is_null() {
            return;
        }
        let choices = guest.choices(table).await;
        let ply = view["ply"].as_u64().expect("a number");
        guest.play(table, ply, &choices[turn % choices.len()]).await.is(200);
    }
    guest.until(table, &["A"]).await;
}

/// The table that a form leads to.
async fn fork(guest: &mut Guest, table: &str, fields: &[(&str, &str)]) -> String {
    let next = guest.post(&format!("/t/{table}/fork"), fields).await.next();
    next.trim_start_matches("/t/").to_owned()
}

fn read(page: &str) -> Box<dyn kernel::Table> {
    let record = Record::read(page).expect("a record");
    catalog::find(&record.game).expect("a game").replay(&record).expect("it replays")
}

#[tokio::test]
async fn a_position_of_a_finished_game_is_played_on_by_anybody_with_new_luck_or_the_same() {
    let site = Site::new();
    let (mut ada, mut ben) = (site.guest(), site.guest());
    let table = ada.begin("saint-petersburg", "players=3", &["me", "random", "random"]).await;
    play(&mut ada, &table, 500).await;
    let truth = site.truth(&table);
    assert!(truth.acting().is_empty(), "it is over");
    let page = ben.get(&format!("/t/{table}/replay?ply=20")).await.is(200).body;
    assert!(page.contains("/fork\"") && page.contains("name=\"same\""), "the replay offers it");
    let last = truth.ply().to_string();
    ben.post(&format!("/t/{table}/fork"), &[("ply", &last)]).await.is(403);
    ben.post(&format!("/t/{table}/fork"), &[("ply", "9999")]).await.is(404);
    ben.post(&format!("/t/{table}/fork"), &[("ply", "20"), ("seat", "D")]).await.is(404);

    let next = fork(&mut ben, &table, &[("ply", "20"), ("seat", "B"), ("same", "true")]).await;
    let kept = site.kept(&next);
    assert!(kept.row.practice && !kept.row.listed, "it counts for nothing and is found by its link");
    assert!(kept.row.seats[1].player.is_some(), "he has the seat that he wanted");
    assert!([0, 2].map(|i| kept.row.seats[i].bot.is_some()) == [true; 2], "bots have the others");
    let begun = site.truth(&next);
    let mut then = site.truth(&table);
    then.rewind(20);
    if kept.plies.is_empty() {
        assert_eq!(begun.view(Viewer::Afterwards), then.view(Viewer::Afterwards));
    }
    assert_eq!(begun.parent(), Some((table.clone(), 20)));
    let page = ben.get(&format!("/t/{next}")).await.is(200).body;
    assert!(page.contains(&format!("/t/{table}/replay?ply=20")), "it says where it comes from");
    let again = site.again();
    ben.app = again;
    ben.get(&format!("/t/{next}")).await.is(200);

    let new = fork(&mut ada, &table, &[("ply", "20")]).await;
    play(&mut ada, &new, 500).await;
    let record = ada.get(&format!("/t/{new}/record")).await.is(200).body;
    assert!(
        record.contains(&format!("parent   {table} 20\n")) && record.contains("\nfork     A\n"),
        "{record}"
    );
    let again = read(&record);
    assert_eq!(again.verify(), Ok(()));
    assert_eq!(again.record_for(Viewer::Afterwards).to_string(), record);
    assert_ne!(again.hash(), truth.hash(), "it has a seed of its own");
    let tally = site.store.tally(kept.row.seats[1].player.as_deref().expect("Ben")).expect("readable");
    assert_eq!(tally.games, 0);
    // And from a fork again.
    let third = fork(&mut ada, &new, &[("ply", "3")]).await;
    play(&mut ada, &third, 500).await;
    let record = ada.get(&format!("/t/{third}/record")).await.is(200).body;
    assert_eq!(record.matches("\nfork     A\n").count(), 2, "{record}");
    assert_eq!(read(&record).verify(), Ok(()));
}

#[tokio::test]
async fn a_running_game_is_played_on_only_by_who_is_alone_with_bots_and_with_new_luck() {
    let site = Site::new();
    let (mut ada, mut ben) = (site.guest(), site.guest());
    let table = ada.begin("puerto-rico", "players=3", &["me", "random", "random"]).await;
    play(&mut ada, &table, 3).await;
    let way = format!("/t/{table}/fork");
    ben.post(&way, &[("ply", "1")]).await.is(403);
    ada.post(&way, &[("ply", "1"), ("same", "true")]).await.is(403);
    let page = ada.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains(&format!("{way}\"")) && !page.contains("name=\"same\""));
    let next = fork(&mut ada, &table, &[("ply", "1"), ("seat", "C")]).await;
    assert!(site.kept(&next).row.seats[0].player.is_some(), "her own seat, whichever she names");
    assert_ne!(site.kept(&next).seed, site.kept(&table).seed);

    let among = ada.begin("puerto-rico", "players=3", &["me", "open", "random"]).await;
    ben.post(&format!("/t/{among}/sit"), &[("seat", "B")]).await.next();
    for guest in [&mut ada, &mut ben] {
        guest.post(&format!("/t/{among}/fork"), &[("ply", "0")]).await.is(403);
        assert!(!guest.get(&format!("/t/{among}")).await.is(200).body.contains("/fork\""));
    }
}

#[tokio::test]
async fn the_record_of_a_fork_veils_what_came_before_until_that_is_over_too() {
    let site = Site::new();
    let (mut ada, mut eve) = (site.guest(), site.guest());
    let table = ada.begin("san-juan", "players=2", &["me", "random"]).await;
    play(&mut ada, &table, 12).await;
    let ply = site.truth(&table).ply().to_string();
    let next = fork(&mut ada, &table, &[("ply", &ply)]).await;
    play(&mut ada, &next, 2000).await;
    assert!(site.truth(&next).acting().is_empty(), "the fork is over");
    for guest in [&mut ada, &mut eve] {
        let record = guest.get(&format!("/t/{next}/record")).await.is(200).body;
        let (before, after) = record.split_once("\nfork ").expect("it goes on from another game");
        let before = before.split_once("\nluck ").expect("luck").1;
        assert!(before.contains('?'), "what was hidden there stays so: {record}");
        assert!(!after.contains('?'), "what was dealt anew is open now");
    }
    play(&mut ada, &table, 2000).await;
    let record = eve.get(&format!("/t/{next}/record")).await.is(200).body;
    assert!(!record.contains('?'), "{record}");
    assert_eq!(read(&record).verify(), Ok(()));
}

/// The law behind it, at the tables of the site: whatever was hidden, the same luck deals the same fork.
#[tokio::test]
async fn a_fork_of_a_running_game_is_the_same_whatever_was_hidden() {
    let site = Site::new();
    let mut ada = site.guest();
    let mut dice = Chance::fast(1906);
    let mut other_hands = 0;
    for (game, setup) in [("san-juan", "players=3"), ("san-francisco-1906", "players=3")] {
        let table = ada.begin(game, setup, &["me", "random", "random"]).await;
        for _ in 0..12 {
            play(&mut ada, &table, 3).await;
            let kept = site.kept(&table);
            if kept.row.result.is_some() {
                break;
            }
            let twin = altered(&kept, Viewer::Seat(Seat::A), &mut dice);
            other_hands += usize::from((&twin.luck, &twin.plies) != (&kept.luck, &kept.plies));
            let seed = Seed::from_word(&format!("fork {}", kept.plies.len()));
            let at = |kept| {
                let truth = revive(kept).expect("it can be played");
                let fork = truth.fork("t", truth.ply(), Seat::A, Fortune::New(seed)).expect("it runs");
                (fork.view(Viewer::Afterwards), fork.record_for(Viewer::Seat(Seat::A)).to_string())
            };
            assert_eq!(at(&kept), at(&twin), "{game}");
        }
    }
    assert!(other_hands > 6, "{other_hands} twins held other cards");
}
