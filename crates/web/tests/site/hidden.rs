//! What is hidden stays hidden: every answer to every viewer, compared with what that viewer may know.

use futures_util::StreamExt;
use kernel::{Game, Lang, Match, Seat, Table, Viewer, Words};
use puerto_rico::PuertoRico;
use saint_petersburg::SaintPetersburg;
use serde_json::{Value, json};

use crate::forms::between;
use crate::guest::{Guest, Site};

/// Text as a page writes it.
fn escaped(text: &str) -> String {
    maud::html! { (text) }.into_string()
}

/// Somebody who looks at a table.
struct Looker {
    guest: Guest,
    seat: Option<Seat>,
}

impl Looker {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// Everything that the site says to one looker about a running table.
async fn look(site: &Site, table: &str, looker: &mut Looker, strangers: &[String]) {
    let truth = site.truth(table);
    let kept = site.kept(table);
    let (viewer, seat) = (looker.viewer(), looker.seat);
    let guest = &mut looker.guest;
    let answer = guest.view(table).await;
    assert_eq!(answer["view"], truth.view(viewer), "the view of {viewer:?}");
    assert_eq!(answer["result"], json!([]), "no result before the end");
    let names: Vec<String> = answer["names"].as_array().expect("names").iter().map(text).collect();
    let words = Words::new(Lang::En).with_names(names);

    let choices = guest.get(&format!("/api/tables/{table}/choices")).await.is(200);
    let own: Vec<Value> = seat
        .map_or_else(Vec::new, |seat| truth.choices(seat, &words))
        .into_iter()
        .map(|choice| json!({ "action": choice.action, "label": choice.label, "anchors": choice.anchors }))
        .collect();
    assert_eq!(choices.json()["choices"], json!(own), "the choices of {viewer:?}");

    let record = guest.get(&format!("/t/{table}/record")).await.is(200).body;
    assert_eq!(record, truth.record_for(viewer).to_string(), "the record for {viewer:?}");

    let mut changes = guest.listen(table).await;
    let event = changes.next().await.expect("the present");
    let fields: Vec<&str> = event.trim().lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(fields, ["event", "id", "data"], "{event}");
    assert!(event.len() < 80, "an event says that something has changed, not what: {event}");

    let page = guest.get(&format!("/t/{table}")).await.is(200).body;
    let part = guest.get(&format!("/t/{table}/part")).await.is(200).body;
    let now = guest.get(&format!("/t/{table}/replay")).await.is(200).body;
    // Another seat's eyes are for the time after the game.
    let borrowed = guest.get(&format!("/t/{table}/replay?seat=B")).await.is(200).body;
    let middle = truth.ply() / 2;
    let past = guest.get(&format!("/t/{table}/replay?ply={middle}&seat=A")).await.is(200).body;
    let mut earlier = truth.copy();
    earlier.rewind(middle);
    for (page, then) in
        [(&page, &truth), (&part, &truth), (&now, &truth), (&borrowed, &truth), (&past, &earlier)]
    {
        secrets(page, then.as_ref(), viewer, &words);
        let table = then.as_any();
        match (table.downcast_ref::<Match<SaintPetersburg>>(), table.downcast_ref::<Match<PuertoRico>>()) {
            (Some(game), _) => purses_and_hands(page, game, seat),
            (_, Some(game)) => point_chips(page, game, seat),
            (None, None) => {
                let position = between(page, "<pre>", "</pre>").join("\n\n");
                assert_eq!(
                    position,
                    escaped(then.page(viewer, &words).trim_end()),
                    "the position for {viewer:?}"
                );
            }
        }
    }
    for body in [&answer.to_string(), &choices.body, &record, &event, &page, &part, &now, &borrowed, &past] {
        assert!(!body.contains(&kept.seed), "the seed is told at the end only");
        for stranger in strangers {
            assert!(!body.contains(stranger.as_str()), "nobody learns who somebody is to the server");
        }
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("text").to_owned()
}

/// No line of the log was told to others alone.
fn secrets(page: &str, truth: &dyn Table, viewer: Viewer, words: &Words) {
    let plies = 1..=truth.ply();
    let told: Vec<String> = plies.clone().flat_map(|ply| truth.sentences(ply, viewer, words)).collect();
    for other in Seat::all(truth.players()) {
        for sentence in plies.clone().flat_map(|ply| truth.sentences(ply, Viewer::Seat(other), words)) {
            let line = format!(">{}</a>", escaped(&sentence));
            assert!(told.contains(&sentence) || !page.contains(&line), "{viewer:?} reads: {sentence}");
        }
    }
}

/// Saint Petersburg: rubles and hands are those of the looker, and of nobody else.
fn purses_and_hands(page: &str, game: &Match<SaintPetersburg>, seat: Option<Seat>) {
    let money = between(page, "<span class=\"money\"", "</span>");
    let cards = between(page, "data-key=\"hand-", "\"");
    match seat {
        None => assert!(money.is_empty() && cards.is_empty(), "{money:?} {cards:?}"),
        Some(seat) => {
            let own = &game.state().view(Viewer::Seat(seat)).seats[seat.index()];
            let (rubles, hand) = (own.rubles.expect("his own"), own.hand.as_ref().expect("his own"));
            assert_eq!(money.len(), 1);
            assert!(money[0].ends_with(&format!(">{rubles} ₽")), "{money:?}: {rubles}");
            let hand: Vec<String> = hand.iter().enumerate().map(|(i, card)| format!("{card}-{i}")).collect();
            assert_eq!(cards, hand);
        }
    }
    let others = between(page, "<article class=\"opp", "</article>");
    assert_eq!(others.len(), Table::players(game) - 1);
    for other in others {
        assert!(!other.contains("class=\"rub\"") && !other.contains("₽</span>"), "{other}");
        assert!(!other.contains("<div class=\"line\">"), "a hand lies open: {other}");
    }
}

/// Puerto Rico: point chips are those of the looker alone; everything else lies open.
fn point_chips(page: &str, game: &Match<PuertoRico>, seat: Option<Seat>) {
    let view = game.state().view(seat.map_or(Viewer::Spectator, Viewer::Seat));
    let chips = between(page, "<span class=\"vp\" title=\"point chips\">", "</span>");
    let own = seat.and_then(|seat| view.seat(seat).points).map(|points| points.to_string());
    assert_eq!(chips, own.iter().map(String::as_str).collect::<Vec<_>>(), "the chips that {seat:?} sees");
    let others = between(page, "<article class=\"opp", "</article>");
    assert_eq!(others.len(), Table::players(game) - 1);
    let near = seat.unwrap_or(Seat::A);
    for (other, seat) in others.iter().zip(near.round(Table::players(game)).skip(1)) {
        let shown = view.seat(seat);
        let seen = format!("{}+?</span>", shown.worth().total());
        assert!(shown.points.is_none() && other.contains(&seen), "what can be seen of {seat}: {other}");
        assert_eq!(
            other.matches("class=\"plot\"").count(),
            usize::from(shown.tiles()),
            "the island of {seat}"
        );
        assert_eq!(other.matches("<span class=\"lot").count(), shown.city.len(), "the city of {seat}");
    }
}

/// Two people, bots on the other seats, somebody who watches; looked at again and again until the game is over.
async fn play_and_look(game: &str, players: usize) {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let mut seats = vec!["random"; players];
    seats[0] = "me";
    seats[1] = "open";
    let table = host.begin(game, &format!("players={players}"), &seats).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    let mut watcher = site.guest();
    watcher.post("/me", &[("name", "Watcher")]).await.next();
    let ids: Vec<String> = [&host, &friend, &watcher].map(|guest| id(&guest.cookie)).to_vec();
    let mut lookers = [
        Looker { guest: host, seat: Some(Seat::A) },
        Looker { guest: friend, seat: Some(Seat::B) },
        Looker { guest: watcher, seat: None },
        Looker { guest: site.guest(), seat: None },
    ];
    let mut moves = 0_usize;
    loop {
        let view = lookers[0].guest.until(&table, &["A", "B"]).await;
        let Some(acting) = view["acting"].as_str() else { break };
        // Long games are looked at now and then.
        if moves < 12 || moves.is_multiple_of(9) {
            for looker in &mut lookers {
                look(&site, &table, looker, &ids).await;
            }
        }
        let guest = &mut lookers[usize::from(acting == "B")].guest;
        let choices = guest.choices(&table).await;
        let action = &choices[(moves * 5 + moves / 3) % choices.len()];
        guest.play(&table, view["ply"].as_u64().expect("a number"), action).await.is(200);
        moves += 1;
    }
    assert!(moves > 8, "{moves}");
    let end = lookers[3].guest.get(&format!("/t/{table}")).await.is(200).body;
    assert!(end.contains(&site.kept(&table).seed), "at the end everything lies open");
}

/// What a cookie says about who somebody is.
fn id(cookie: &str) -> String {
    between(cookie, "cabildo=", ".")[0].to_owned()
}

#[tokio::test]
async fn rubles_and_hands_of_saint_petersburg_reach_nobody_else() {
    for players in [2, 3, 4] {
        play_and_look("saint-petersburg", players).await;
    }
}

#[tokio::test]
async fn every_game_shows_each_viewer_what_he_may_know_and_no_more() {
    for game in catalog::GAMES.iter().map(|game| game.meta()).filter(|meta| meta.id != "saint-petersburg") {
        play_and_look(game.id, usize::from(game.seats.1.clamp(2, 3))).await;
    }
}
