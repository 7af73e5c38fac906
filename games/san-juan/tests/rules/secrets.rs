//! What a seat sees, what it can know, and what it never learns.

use std::collections::BTreeSet;

use kernel::script::act;
use kernel::{Chance, Game, Kind, Log, Match, Seat, Seed, Viewer, legal};
use san_juan::{Action, Card, Cards, Event, Occasion, Purpose, SanJuan, Scenario, Setup, Tile};

use crate::table::*;

/// A view as the bytes that would be sent.
fn bytes(game: &SanJuan, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).expect("a view is plain data")
}

/// Many positions that a seat holds possible.
fn samples(game: &SanJuan, seat: Seat) -> impl Iterator<Item = SanJuan> + '_ {
    let mut chance = Chance::fast(1897);
    (0..300).map(move |_| {
        let mut sample = game.clone();
        sample.determinize(seat, &mut chance);
        sample
    })
}

fn count(cards: &Cards, card: Card) -> u8 {
    cards.get(&card).copied().unwrap_or(0)
}

fn discarded(game: &SanJuan, card: Card) -> u8 {
    count(&open(game).discard_known, card)
}

fn in_hand(game: &SanJuan, seat: Seat, card: Card) -> u8 {
    count(open(game).seats[seat.index()].hand.as_ref().expect("open"), card)
}

/// A random position after some answers.
fn position(setup: &Setup, seed: u64, plies: usize) -> SanJuan {
    let mut chance = Chance::fast(seed);
    let mut game = SanJuan::new(setup, &mut chance).expect("it can be played");
    for _ in 0..plies {
        let Some(seat) = game.acting().first() else { break };
        let actions = legal(&game, seat);
        let action = actions[chance.below(actions.len() as u32) as usize];
        game.apply(seat, action, &mut chance, &mut Log::off());
    }
    game
}

#[test]
fn no_byte_of_a_view_differs_where_only_the_hidden_differs() {
    // §secret.1, §secret.2, §secret.3: whatever a seat cannot know is dealt anew; its view and its page stay as they are
    let mut differing = 0;
    for seed in 0..120 {
        let setup = Setup {
            players: 2 + (seed % 3) as u8,
            new_buildings: seed % 2 == 0,
            draft_hands: seed % 5 == 0,
            ..Setup::default()
        };
        let game = position(&setup, seed, 5 + 3 * seed as usize);
        for seat in Seat::all(game.players()) {
            let mut other = game.clone();
            other.determinize(seat, &mut Chance::fast(seed + 1));
            assert_eq!(bytes(&game, Viewer::Seat(seat)), bytes(&other, Viewer::Seat(seat)));
            assert_eq!(bytes(&game, Viewer::Spectator), bytes(&other, Viewer::Spectator));
            differing += usize::from(game != other);
        }
    }
    assert!(differing > 300, "{differing} positions really differed");
}

#[test]
fn two_tables_that_differ_in_hidden_cards_look_the_same() {
    // §secret.1, §secret.2
    let table = |hand: &str, good: &str, tucked: &str, stored: &str| {
        Scenario::with_new_buildings(3)
            .area(B, "chapel harbor")
            .hand(A, "crane")
            .hand(B, hand)
            .goods(A, &format!("corn-farm={good}"))
            .goods(B, &format!("corn-farm={good}"))
            .under_chapel(B, tucked)
            .under_harbor(B, stored)
            .build()
    };
    let one = table("hero villa", "statue", "canal", "factory");
    let other = table("canal factory", "hero", "statue", "villa");
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Spectator] {
        assert_eq!(bytes(&one, viewer), bytes(&other, viewer));
    }
    assert_ne!(bytes(&one, Viewer::Seat(B)), bytes(&other, Viewer::Seat(B)), "B sees his own cards");
    let goods = |game: &SanJuan| game.view(Viewer::Seat(B)).seats[1].clone();
    assert_eq!((goods(&one).good_cards, goods(&one).stored), (None, None), "but not his goods");
}

#[test]
fn a_view_shows_the_public_things() {
    // §secret.1, §cards.5
    let game = Scenario::with_new_buildings(2)
        .area(B, "chapel crane")
        .hand(B, "hero hero")
        .goods(B, "corn-farm=villa")
        .under_chapel(B, "canal")
        .covered(B, "statue")
        .build();
    let view = game.view(Viewer::Seat(A));
    let b = &view.seats[1];
    assert_eq!((b.hand.clone(), b.hand_size, b.under_chapel, b.tucked.clone()), (None, 2, 1, None));
    assert_eq!(b.covered, Cards::from([(Card::Statue, 1)]));
    assert_eq!(b.goods, Cards::from([(Card::CornFarm, 1)]));
    assert_eq!((view.deck, view.discard), (141 - 2 - 2 - 2 - 3, 0));
}

#[test]
fn a_seat_remembers_its_own_discards() {
    // §secret.4, §deck.1: cards paid
    let mut game = Scenario::new(2).hand(A, "crane hero villa").hand(B, "canal canal").build();
    act(&mut game, "A take builder\nA build crane\nA pay hero\nB pass");
    assert_eq!(game.view(Viewer::Seat(A)).discard_known, Cards::from([(Card::Hero, 1)]));
    assert!(game.view(Viewer::Seat(B)).discard_known.is_empty());
    assert!(game.view(Viewer::Spectator).discard_known.is_empty());
    assert!(samples(&game, A).all(|sample| discarded(&sample, Card::Hero) == 1));
    let other: BTreeSet<u8> = samples(&game, B).map(|sample| discarded(&sample, Card::Hero)).collect();
    assert_eq!(other, BTreeSet::from([0, 1]), "B does not know what A has paid");
}

#[test]
fn a_seat_remembers_what_it_drew_and_did_not_keep() {
    // §secret.4, §recruiter.3
    let mut game = Scenario::new(2).build();
    act(&mut game, "A take recruiter ~ hero hero statue villa villa\nA keep villa ~ canal canal");
    let known = Cards::from([(Card::Hero, 2), (Card::Statue, 1), (Card::Villa, 1)]);
    assert_eq!(game.view(Viewer::Seat(A)).discard_known, known);
    for sample in samples(&game, A) {
        assert_eq!((discarded(&sample, Card::Hero), in_hand(&sample, A, Card::Villa)), (2, 1));
    }
    assert!(samples(&game, B).any(|sample| discarded(&sample, Card::Hero) == 0));
}

#[test]
fn a_seat_knows_the_cards_it_has_tucked() {
    // §secret.3, §chapel.1
    let mut game = Scenario::new(2).area(B, "chapel").hand(B, "hero villa").next_round("");
    act(&mut game, "B tuck hero chapel");
    let tucked = |sample: &SanJuan| open(sample).seats[1].tucked.clone().expect("open");
    assert!(samples(&game, B).all(|sample| tucked(&sample) == Cards::from([(Card::Hero, 1)])));
    let kinds: BTreeSet<Cards> = samples(&game, A).map(|sample| tucked(&sample)).collect();
    assert!(kinds.len() > 20, "A holds many cards possible");
    assert_eq!(game.view(Viewer::Seat(A)).seats[1].under_chapel, 1);
}

#[test]
fn everybody_remembers_what_was_shown() {
    // §secret.6
    let mut game = Scenario::new(3).area(B, "gold-mine").build();
    act(&mut game, "A take adventurer ~ crane  distillery factory statue hero");
    for seat in [A, B, C] {
        assert_eq!(game.view(Viewer::Seat(seat)).discard_known.len(), 3);
        assert_eq!(game.view(Viewer::Seat(seat)).seats[1].hand_known, Cards::from([(Card::Distillery, 1)]));
        for sample in samples(&game, seat) {
            assert_eq!((discarded(&sample, Card::Hero), in_hand(&sample, B, Card::Distillery)), (1, 1));
        }
    }
    assert_eq!(game.view(Viewer::Spectator).discard_known.len(), 3);
}

#[test]
fn a_shown_card_is_no_longer_sure_once_a_card_has_left_the_hand() {
    // §secret.6
    let mut game = Scenario::new(2).area(B, "gold-mine").hand(B, "villa canal crane").build();
    act(&mut game, "A take adventurer ~ crane  distillery factory statue hero");
    act(&mut game, "B take builder\nB build canal\nB pay crane\nB pay villa");
    assert!(game.view(Viewer::Seat(A)).seats[1].hand_known.is_empty());
    // Three cards were held, two of them paid: one of three samples still has it.
    let held = samples(&game, A).filter(|sample| in_hand(sample, B, Card::Distillery) > 0).count();
    assert!((70..140).contains(&held), "{held} of 300");
}

#[test]
fn of_two_shown_cards_one_is_still_there_when_one_card_has_left() {
    // §secret.6
    let mut game =
        Scenario::with_new_buildings(2).area(B, "gold-mine goldsmith").hand(B, "crane canal").build();
    act(
        &mut game,
        "A take adventurer ~ villa  distillery factory statue hero  sawmill\nB take builder\nB build crane\nB pay distillery",
    );
    let both = |sample: &SanJuan| in_hand(sample, B, Card::Distillery) + in_hand(sample, B, Card::Sawmill);
    let counts: Vec<u8> = samples(&game, A).map(|sample| both(&sample)).collect();
    assert!(counts.iter().all(|n| *n >= 1), "one card cannot have been both");
    assert!(counts.contains(&1) && counts.contains(&2));
}

#[test]
fn a_hand_that_is_known_and_paid_whole_is_known_in_the_discard_pile() {
    // §secret.6
    let mut game = Scenario::new(2).area(B, "gold-mine").hand(B, "crane").build();
    act(&mut game, "A take adventurer ~ villa  distillery factory statue hero");
    act(&mut game, "B take builder\nB build crane\nB pay distillery");
    assert_eq!(count(&game.view(Viewer::Seat(A)).discard_known, Card::Distillery), 1);
    assert_eq!(count(&game.view(Viewer::Spectator).discard_known, Card::Distillery), 1);
}

#[test]
fn a_known_card_that_is_built_has_left_the_hand() {
    // §secret.6
    let mut game = Scenario::new(2).area(B, "gold-mine").hand(B, "villa").build();
    act(
        &mut game,
        "A take adventurer ~ villa  distillery factory statue hero\nB take builder\nB build distillery",
    );
    assert!(game.view(Viewer::Seat(A)).seats[1].hand_known.is_empty());
    assert_eq!(open(&game).seats[1].hand_size, 1);
}

#[test]
fn what_was_known_of_the_discard_pile_is_known_of_the_deck() {
    // §secret.5, §deck.2: a good that has lain there since before the shuffle is none of the cards known in the deck
    let mut game = Scenario::new(2)
        .goods(B, "corn-farm=canal")
        .hand(A, "crane hero")
        .hand(B, "villa villa")
        .deck("statue statue")
        .build();
    act(&mut game, "A take builder\nA build crane\nA pay hero\nB pass");
    // The two cards of the deck go to A, then the discard pile becomes the deck.
    act(
        &mut game,
        "B take recruiter ~ statue statue canal canal factory\nB keep canal ~ gold-mine gold-mine",
    );
    let goods = |sample: &SanJuan| open(sample).seats[1].good_cards.clone().expect("open")[0];
    let hands = |sample: &SanJuan| in_hand(sample, B, Card::Hero);
    assert!(samples(&game, B).any(|sample| goods(&sample) == Card::Hero), "B does not know what A has paid");
    assert!(samples(&game, A).any(|sample| hands(&sample) > 0), "what B kept may be anything");
    let heroes: Vec<u8> = samples(&game, A).map(|sample| u8::from(goods(&sample) == Card::Hero)).collect();
    assert!(heroes.contains(&1), "of three Heroes A knows where one was");
    let mut game = Scenario::new(2)
        .goods(B, "corn-farm=canal")
        .hand(A, "manufactory hero hero hero villa villa")
        .hand(B, "statue")
        .deck("")
        .build();
    act(
        &mut game,
        "A take builder\nA build manufactory\nA pay villa\nA pay villa\nA pay hero\nA pay hero\nA pay hero",
    );
    act(&mut game, "B take adventurer ~ crane");
    for sample in samples(&game, A) {
        assert_ne!(goods(&sample), Card::Hero, "all three were in the deck when it was shuffled");
        assert!(in_hand(&sample, B, Card::Hero) <= 1, "only the card drawn since can be one");
    }
}

#[test]
fn a_shuffle_is_still_remembered_after_the_next() {
    // §secret.5: the Heroes were in the deck at the first shuffle; what lay aside before that is none of them, ever
    let mut game = Scenario::new(2)
        .hand(A, "manufactory hero hero hero villa villa")
        .area(B, "chapel")
        .under_chapel(B, "canal")
        .cards_left("")
        .build();
    act(
        &mut game,
        "A take builder
         A build manufactory
         A pay villa
         A pay villa
         A pay hero
         A pay hero
         A pay hero
         B take adventurer ~ villa
         A take producer
         A produce corn-farm ~ hero
         B produce corn-farm ~ hero
         B pass
         B take recruiter ~ villa hero
         B keep hero ~ villa",
    );
    for sample in samples(&game, A) {
        let player = open(&sample).seats.swap_remove(1);
        assert_eq!(count(&player.stored.expect("open"), Card::Hero), 0);
        assert_eq!(count(&player.tucked.expect("open"), Card::Hero), 0);
    }
    assert!(
        samples(&game, B).any(|sample| open(&sample).seats[1].good_cards != open(&game).seats[1].good_cards)
    );
}

#[test]
fn samples_follow_the_numbers_of_the_cards() {
    // §secret.5: what is hidden is as likely as it is for the seat
    let game = Scenario::new(2).hand(A, "corn-farm corn-farm corn-farm").hand(B, "hero").build();
    let mut chance = Chance::fast(5);
    let mut fruit = 0;
    for _ in 0..4000 {
        let mut sample = game.clone();
        sample.determinize(A, &mut chance);
        fruit += u32::from(in_hand(&sample, B, Card::FruitFarm));
    }
    // 8 of 107 hidden cards are Fruit Farms: about 299 of 4000.
    assert!((240..360).contains(&fruit), "{fruit}");
}

#[test]
fn a_seat_in_the_middle_of_a_choice_is_sampled_with_a_choice_that_it_may_have_made() {
    // §secret.3, §choose.1
    let mut game = Scenario::new(2).hand(B, "villa hero hero statue crane").build();
    act(&mut game, "A take builder\nB build villa\nB pay crane");
    let chosen = |game: &SanJuan| open(game).asked.expect("asked").chosen_cards.expect("open");
    let kinds: BTreeSet<Cards> = samples(&game, A).map(|sample| chosen(&sample)).collect();
    assert!(kinds.len() > 10, "A does not know what B has begun to pay with");
    for sample in samples(&game, A) {
        assert_eq!(open(&sample).asked.expect("asked").chosen, 1);
        assert!(!legal(&sample, B).is_empty());
        sample.check().expect("a sound position");
    }
}

#[test]
fn others_read_that_a_card_was_moved_and_not_which() {
    // §secret.3
    let words = |text: &str| SanJuan::veiled(text.parse().expect("an action"));
    assert_eq!(words("pay hero"), Some("pay ?"));
    assert_eq!(words("discard hero"), Some("discard ?"));
    assert_eq!(words("keep hero"), Some("keep ?"));
    assert_eq!(words("tuck hero chapel"), Some("tuck ? chapel"));
    assert_eq!(words("tuck hero church"), Some("tuck ? church"));
    for open in [
        "take builder",
        "build hero",
        "beside",
        "over villa",
        "sell corn-farm",
        "spend corn-farm",
        "pass",
        "done",
    ] {
        assert_eq!(words(open), None);
    }
}

#[test]
fn the_record_of_a_running_match_hides_what_its_reader_may_not_know() {
    // §secret.2, §secret.3
    let setup = Setup { players: 2, new_buildings: false, draft_hands: true, ..Setup::default() };
    let mut game = Match::<SanJuan>::new(setup, Seed::from_word("veil")).expect("two play");
    let first = legal(game.state(), A)[0];
    game.play(A, first).expect("legal");
    let second = legal(game.state(), B)[0];
    game.play(B, second).expect("legal");
    let page = |viewer| game.record_for(viewer).to_string();
    let answer =
        |viewer| page(viewer).lines().find(|line| line.starts_with("1  A")).expect("a ply").to_owned();
    assert!(answer(Viewer::Seat(A)).ends_with(&first.to_string()));
    assert!(
        answer(Viewer::Seat(B)).ends_with("discard ?") && answer(Viewer::Spectator).ends_with("discard ?")
    );
    let luck =
        page(Viewer::Spectator).lines().find(|line| line.starts_with("luck")).expect("luck").to_owned();
    assert_eq!(luck.matches('?').count(), 11, "{luck}");
    let own = page(Viewer::Seat(A)).lines().find(|line| line.starts_with("luck")).expect("luck").to_owned();
    assert_eq!(own.matches('?').count(), 6, "A reads his own five cards: {own}");
}

#[test]
fn goods_are_drawn_unseen_and_shown_cards_openly() {
    // §secret.2, §producer.1, §gold-mine.1
    let seen = |mut game: SanJuan, answer: &str, viewer: Viewer| {
        let mut chance = Chance::fair(&Seed::from_word("tape"));
        chance.open(1);
        let seat = game.acting().first().expect("asked");
        game.apply(seat, answer.parse().expect("an action"), &mut chance, &mut Log::off());
        chance.tape().iter().map(|token| token.shown_to(viewer) != kernel::HIDDEN).collect::<Vec<_>>()
    };
    let mut producing = Scenario::new(2).build();
    act(&mut producing, "A take producer");
    assert_eq!(seen(producing.clone(), "produce corn-farm", Viewer::Seat(A)), [false]);
    let mining = Scenario::new(2).area(B, "gold-mine").build();
    assert_eq!(seen(mining.clone(), "take adventurer", Viewer::Seat(B)), [false, true, true, true, true]);
    assert_eq!(seen(mining, "take adventurer", Viewer::Seat(A)), [true; 5]);
}

#[test]
fn events_tell_the_seat_its_cards_and_the_others_their_number() {
    // §secret.3
    let mut game = Scenario::new(2).hand(A, "crane hero").build();
    act(&mut game, "A take builder\nA build crane");
    let mut log = Log::on();
    let pay: Action = "pay hero".parse().expect("an action");
    game.apply(A, pay, &mut Chance::fast(1), &mut log);
    let told = log.into_events();
    let heard = |viewer| {
        told.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event).collect::<Vec<_>>()
    };
    let full = Event::Moved { seat: A, cards: vec![Card::Hero], rest: vec![], purpose: Purpose::Pay };
    let veiled = Event::MovedSome { seat: A, count: 1, rest: 0, purpose: Purpose::Pay };
    assert!(heard(Viewer::Seat(A)).contains(&&full) && !heard(Viewer::Seat(A)).contains(&&veiled));
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert!(heard(viewer).contains(&&veiled) && !heard(viewer).contains(&&full));
    }
}

#[test]
fn the_order_of_the_trading_house_comes_to_light() {
    // §setup.4, §trader.6
    let mut game = Scenario::new(2).build();
    let mut tiles = Tile::ALL.iter().rev();
    for round in 0..4 {
        let governor = if round % 2 == 0 { "A" } else { "B" };
        let other = if round % 2 == 0 { "B" } else { "A" };
        let tile = tiles.next().expect("five");
        assert_eq!(open(&game).next_prices, None);
        act(
            &mut game,
            &format!(
                "{governor} take trader ~ {tile}
                 {other} take adventurer ~ corn-farm
                 {governor} take producer
                 {governor} pass
                 {other} pass"
            ),
        );
    }
    assert_eq!(open(&game).house.len(), 4);
    assert_eq!(open(&game).next_prices, Some(Tile::House11122), "the fifth follows from the others");
    act(&mut game, "A take trader ~ trading-house-11122");
    assert_eq!(open(&game).next_prices, Some(Tile::House12233), "then the order repeats");
}

/// What a seat hears of the discard pile, noted down event by event.
#[derive(Default)]
struct Notes {
    discarded: Cards,
    drawn: Vec<Card>,
}

impl Notes {
    fn hear(&mut self, own: Seat, event: &Event) {
        match event {
            Event::Shuffled { .. } => self.discarded.clear(),
            Event::Drew { seat, cards, source: Occasion::Recruiter } if *seat == own => {
                self.drawn.clone_from(cards);
            }
            Event::Moved { seat, cards, rest, purpose: Purpose::Keep } if *seat == own => {
                for card in cards {
                    let place = self.drawn.iter().position(|drawn| drawn == card).expect("it was drawn");
                    self.drawn.remove(place);
                }
                let rejected = std::mem::take(&mut self.drawn);
                assert_eq!(rest, &rejected, "what is left over is told");
                self.add(&rejected);
            }
            Event::Moved { purpose: Purpose::Chapel | Purpose::Church, .. } => {}
            Event::Moved { seat, cards, .. } if *seat == own => self.add(cards),
            Event::Mined { cards, kept, .. } => {
                let kept = *kept;
                self.add(&cards.iter().copied().filter(|card| Some(*card) != kept).collect::<Vec<_>>());
            }
            Event::Assayed { card, kept: false, .. } => self.add(&[*card]),
            Event::Took { .. }
            | Event::Built { .. }
            | Event::Spent { .. }
            | Event::Produced { .. }
            | Event::Registered { .. }
            | Event::Prices { .. }
            | Event::Sold { .. }
            | Event::Stored { .. }
            | Event::Drew { .. }
            | Event::DrewSome { .. }
            | Event::Moved { .. }
            | Event::MovedSome { .. }
            | Event::Assayed { .. }
            | Event::Passed { .. }
            | Event::Round { .. }
            | Event::Over { .. } => {}
        }
    }

    fn add(&mut self, cards: &[Card]) {
        for card in cards {
            *self.discarded.entry(*card).or_default() += 1;
        }
    }

    fn within(&self, cards: &Cards) -> bool {
        self.discarded.iter().all(|(card, n)| count(cards, *card) >= *n)
    }
}

#[test]
fn whatever_a_seat_has_heard_of_the_discard_pile_it_knows_and_no_sample_contradicts_it() {
    // §secret.4, §secret.6, §deck.2
    let mut shuffles = 0;
    for seed in 0..36 {
        let setup = Setup {
            players: 2 + (seed % 3) as u8,
            new_buildings: seed % 2 == 0,
            draft_hands: seed % 4 < 2,
            ..Setup::default()
        };
        let mut chance = Chance::fast(seed);
        let mut game = SanJuan::new(&setup, &mut chance).expect("it can be played");
        let mut notes: Vec<Notes> = (0..setup.players).map(|_| Notes::default()).collect();
        let mut plies = 0;
        while let Some(seat) = game.acting().first() {
            let actions = legal(&game, seat);
            let action = actions[chance.below(actions.len() as u32) as usize];
            let mut log = Log::on();
            game.apply(seat, action, &mut chance, &mut log);
            plies += 1;
            let told = log.into_events();
            shuffles += told.iter().filter(|told| matches!(told.event, Event::Shuffled { .. })).count();
            for (own, notes) in Seat::all(game.players()).zip(&mut notes) {
                for told in told.iter().filter(|told| told.audience.includes(Viewer::Seat(own))) {
                    notes.hear(own, &told.event);
                }
                let known = game.view(Viewer::Seat(own)).discard_known;
                assert!(notes.within(&known), "{own} at ply {plies} of game {seed}");
                if plies % 5 == 0 {
                    let mut sample = game.clone();
                    sample.determinize(own, &mut chance);
                    assert!(
                        notes.within(&open(&sample).discard_known),
                        "{own} at ply {plies} of game {seed}"
                    );
                    sample.check().expect("a sound position");
                }
            }
        }
    }
    assert!(shuffles > 20, "{shuffles}");
}
