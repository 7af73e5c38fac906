//! What the rules hide from the eye: boards and logs, compared with the view of who looks. Rubles and point chips can be counted by who remembers everything,
//! so no other deal shows that they leak; they are looked for by name.

use kernel::{Game, Kind, Match, Seat, Table, Viewer, Words};
use puerto_rico::PuertoRico;
use saint_petersburg::SaintPetersburg;
use san_francisco::{COLUMNS, Row, SanFrancisco};
use san_francisco_1906::SanFrancisco1906;
use san_juan::{Card, Cards, SanJuan};

use crate::forms::between;

/// Text as a page writes it.
fn escaped(text: &str) -> String {
    maud::html! { (text) }.into_string()
}

/// A page in English with the board of a running game: nothing on it that its viewer may not see.
pub fn board(page: &str, then: &dyn Table, seat: Option<Seat>, words: &Words) {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    secrets(page, then, viewer, words);
    if let Some(game) = then.as_any().downcast_ref::<Match<SaintPetersburg>>() {
        purses_and_hands(page, game, seat);
    } else if let Some(game) = then.as_any().downcast_ref::<Match<SanJuan>>() {
        hands_and_draws(page, game, viewer);
    } else if let Some(game) = then.as_any().downcast_ref::<Match<SanFrancisco>>() {
        cities_and_columns(page, game);
    } else if let Some(game) = then.as_any().downcast_ref::<Match<SanFrancisco1906>>() {
        secret_objectives(page, game, seat);
    } else if let Some(game) = then.as_any().downcast_ref::<Match<PuertoRico>>() {
        point_chips(page, game, seat);
    } else {
        panic!("nobody has said what is hidden on the board of {}", then.meta().id);
    }
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
    let view = game.state().view(seat.map_or(Viewer::Spectator, Viewer::Seat));
    let purses = between(page, "data-at=\"purse/", "</span>");
    assert_eq!(purses.len(), Table::players(game));
    for purse in purses {
        let owner: Seat = purse[..1].parse().expect("a seat");
        let number = between(purse, "<b data-count=\"\">", "</b>");
        let known: Vec<String> = view.seats[owner.index()].rubles.iter().map(ToString::to_string).collect();
        assert_eq!(number, known, "the purse of {owner}, seen by {seat:?}");
    }
    let own = seat.map(|seat| &view.seats[seat.index()]);
    let pills = between(page, "<span class=\"coin-pill\"><b data-count=\"\">", "</b>");
    let rubles: Vec<String> = own.and_then(|own| own.rubles).iter().map(ToString::to_string).collect();
    // A replay asks nothing, and has no bar that shows them.
    assert!(pills.is_empty() || pills == rubles, "what a phone always shows: {pills:?}, {rubles:?}");
    let hand = own.and_then(|own| own.hand.clone()).unwrap_or_default();
    let copy = |i: usize| hand[..i].iter().filter(|card| **card == hand[i]).count();
    let hand: Vec<String> = (0..hand.len()).map(|i| format!("{}.{}", hand[i], copy(i))).collect();
    let held: Vec<&str> =
        between(page, "data-key=\"hand/", "\"").into_iter().filter_map(|key| key.get(2..)).collect();
    assert_eq!(held, hand, "the cards of {seat:?}, and of nobody else");
}

/// San Juan: cards of the hand, cards drawn, cards chosen are those of the looker, and of nobody else.
fn hands_and_draws(page: &str, game: &Match<SanJuan>, viewer: Viewer) {
    let view = game.state().view(viewer);
    let each = |cards: Option<&Cards>| -> Vec<String> {
        let copies = |(card, n): (&Card, &u8)| (0..*n).map(|i| format!("{card}-{i}")).collect::<Vec<_>>();
        cards.into_iter().flatten().flat_map(copies).collect()
    };
    let own = view.own.map(|seat| &view.seats[seat.index()]);
    let asked = view.asked.as_ref().filter(|asked| view.own == Some(asked.seat));
    let shown = |kind: &str| -> Vec<&str> {
        let slots = between(page, &format!("<span class=\"slot\" data-key=\"{kind}-"), "\"");
        slots.into_iter().filter(|key| !key.starts_with("chosen") && !key.starts_with("back")).collect()
    };
    assert_eq!(shown("held"), each(own.and_then(|own| own.hand.as_ref())), "the hand of {viewer:?}");
    assert_eq!(
        shown("pick"),
        each(asked.and_then(|asked| asked.drawn_cards.as_ref())),
        "drawn by {viewer:?}"
    );
    let chosen = each(asked.and_then(|asked| asked.chosen_cards.as_ref()));
    let set_aside = |kind: &str| between(page, &format!("data-key=\"{kind}-chosen-"), "\"");
    for card in set_aside("held").iter().chain(&set_aside("drawn")) {
        assert!(chosen.iter().any(|own| own == card), "{viewer:?} sees {card} chosen");
    }
    let others = between(page, "<article class=\"opp", "</article>");
    assert_eq!(others.len(), view.seats.len() - 1);
    let known: usize =
        view.seats.iter().filter(|seat| seat.hand.is_none()).map(|seat| seat.hand_known.len()).sum();
    let near = if own.is_none() { view.seats[0].hand_known.len() } else { 0 };
    let chips: usize = others.iter().map(|other| other.matches("class=\"chip ").count()).sum();
    assert_eq!(chips, known - near, "only what everybody has seen is known of a hand");
}

/// San Francisco: everything lies open but the order of the deck; each city, the columns and the cards still to come are there for everybody.
fn cities_and_columns(page: &str, game: &Match<SanFrancisco>) {
    let view = game.state().view(Viewer::Spectator);
    // While somebody builds, his tray lies where the columns were.
    if page.contains("data-key=\"columns\"") {
        let cards = (1..)
            .zip(&view.columns)
            .flat_map(|(n, cards)| cards.iter().enumerate().map(move |(i, card)| format!("{n}-{i}-{card}")));
        assert_eq!(between(page, "data-key=\"lying-", "\""), cards.collect::<Vec<_>>());
    }
    for seat in &view.seats {
        for (row, cards) in Row::ALL.iter().zip(&seat.city) {
            let spaces = between(page, &format!("data-key=\"slot-{}-{row}-", seat.seat), "\"");
            assert_eq!(spaces.len(), COLUMNS, "every space of row {row} of {}", seat.seat);
            for column in 1..=COLUMNS {
                let built = format!("data-at=\"city/{}/{row}/{column}\"", seat.seat);
                assert_eq!(page.contains(&built), column <= cards.len(), "{built}");
            }
        }
    }
    let left = between(page, "class=\"cnt\"><span data-count>", "</span>");
    assert!(left.iter().all(|n| *n == view.undrawn.to_string()), "{left:?}");
}

/// 1906 San Francisco: the secret objectives are those of the looker; of others one reads how many they are, and neither their names nor their worth.
fn secret_objectives(page: &str, game: &Match<SanFrancisco1906>, seat: Option<Seat>) {
    let view = game.state().view(seat.map_or(Viewer::Spectator, Viewer::Seat));
    let near = &view.seats[seat.unwrap_or(Seat::A).index()];
    let shown = between(page, &format!(" secret\" data-at=\"mine/{}/", near.seat), "\"");
    let own: Vec<String> = near.face_down.iter().flatten().map(ToString::to_string).collect();
    assert_eq!(shown, own, "the secret objectives of {seat:?}");
    let others = between(page, "<article class=\"rival", "</article>");
    assert_eq!(others.len(), Table::players(game) - 1);
    for (article, other) in others.iter().zip(near.seat.round(view.seats.len()).skip(1)) {
        let other = &view.seats[other.index()];
        let names = between(article, &format!("data-at=\"mine/{}/", other.seat), "\"");
        let open: Vec<String> = other.face_up.iter().map(ToString::to_string).collect();
        assert_eq!(names, open, "{article}");
        let known: i32 = view.count().breakdown(other.seat).total();
        let known = known.to_string().replace('-', "−");
        assert!(
            article.contains(&format!(">{known}</span>")),
            "the points that all know: {known} in {article}"
        );
        let hidden = between(article, &format!("data-at=\"secrets/{}\"", other.seat), "</span>");
        assert!(
            other.face_down_count == 0
                || hidden.iter().any(|shown| shown.ends_with(&format!(">{}", other.face_down_count))),
            "{article}"
        );
    }
}

/// Puerto Rico: point chips are those of the looker alone; everything else lies open.
fn point_chips(page: &str, game: &Match<PuertoRico>, seat: Option<Seat>) {
    let view = game.state().view(seat.map_or(Viewer::Spectator, Viewer::Seat));
    let players = Table::players(game);
    for other in Seat::all(players) {
        let shown = view.seat(other);
        let chips = between(page, &format!("data-at=\"chips/{other}\""), "</span></span>").concat();
        let seen = shown.points.unwrap_or_else(|| shown.breakdown().total());
        // While the looker places his discs, his purse lies aside.
        let aside = seat == Some(other) && page.contains("data-key=\"sanjuan\"");
        assert!(
            aside || chips.contains(&format!("<span data-count>{seen}")),
            "the chips of {other}: {chips}"
        );
        assert_eq!(shown.points.is_some(), seat == Some(other), "the chips that {seat:?} sees");
    }
    let others = between(page, "<article class=\"isle", "</article>");
    assert_eq!(others.len(), players - 1);
    for (isle, other) in others.iter().zip(seat.unwrap_or(Seat::A).round(players).skip(1)) {
        let shown = view.seat(other);
        assert!(isle.contains("+?</small>"), "what is not known of {other} is marked: {isle}");
        let houses = between(isle, &format!("data-at=\"city/{other}/"), "\"");
        assert_eq!(houses.len(), shown.city.len(), "the city of {other}");
        for tile in shown.island.keys() {
            assert!(isle.contains(&format!("data-at=\"island/{other}/{tile}\"")), "the island of {other}");
        }
    }
}
