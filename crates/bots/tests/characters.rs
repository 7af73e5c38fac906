//! Characters: they play by the rules and by what they can know, at every level, and answer otherwise than the level alone.

use bots::{Bot, Character, Judged, Spec, SystemClock, Visit, bot, seat, visit};
use kernel::{Chance, Log, Match, Numbered, Present, Seat, Seed, Seen, SetupText};

fn spec(text: &str) -> Spec {
    text.parse().expect(text)
}

/// Every character of every game, with a way to think.
fn all(manner: &str) -> impl Iterator<Item = (&'static dyn kernel::Entry, Spec)> {
    catalog::GAMES.iter().flat_map(move |game| {
        let characters = Character::of(game.meta().id).into_iter();
        characters.map(move |who| (*game, spec(manner).with_character(who)))
    })
}

#[test]
fn every_character_gives_legal_answers_to_the_end() {
    for manner in ["greedy:noise=0.3", "search:3it"] {
        for (game, spec) in all(manner) {
            let players = game.meta().seats.0.to_string();
            let setup = SetupText::new().with("players", &players);
            let mut table = game.start(&setup, Seed::from_word("legal")).expect("a set-up");
            let sits = |n: Seat| seat(table.as_ref(), &spec, n.index() as u64).expect("it sits");
            let mut bots: Vec<_> = Seat::all(table.players()).map(sits).collect();
            while let Some(asked) = table.acting().first() {
                let answer = bots[asked.index()].answer(table.as_ref(), asked);
                assert!(table.legal(asked).contains(&answer), "{spec}: {answer}");
                table.play(asked, &answer).expect("a legal answer");
            }
            assert!(table.ending().is_some(), "{spec}");
        }
    }
}

#[test]
fn a_character_sits_at_tables_of_its_game_alone_and_at_every_level() {
    for game in catalog::GAMES {
        let table = game.start(&SetupText::new(), Seed::from_word("sits")).expect("a set-up");
        let own = Character::of(game.meta().id);
        for who in Character::all() {
            for level in ["beginner", "regular", "master"] {
                let sat = seat(table.as_ref(), &spec(level).with_character(who), 1);
                match sat.err() {
                    None => assert!(own.contains(&who), "{who} in {}", game.meta().id),
                    Some(error) => {
                        let error = error.to_string();
                        assert!(!own.contains(&who) && error.contains(own[0].name()), "{error}");
                    }
                }
            }
        }
    }
}

struct Blind(&'static str);

impl Visit for Blind {
    type Output = usize;

    /// Asks each character the same questions at a table as it is and at one where all that it cannot see was dealt anew.
    fn visit<G: Present + Numbered + Judged>(self) -> usize {
        let setup = SetupText::new().with("players", "3").check::<G::Setup>().expect("a set-up");
        let clock = || Box::new(SystemClock::default());
        let mut differing = 0;
        for (n, who) in Character::of(self.0).into_iter().enumerate() {
            let mut luck = Chance::fast(n as u64);
            let mut state = G::new(&setup, &mut luck).expect("a game");
            let plain = spec("search:40it:seed=3");
            let own = plain.clone().with_character(who);
            for _ in 0..60 {
                let Some(asked) = state.acting().first() else { break };
                let seen = Seen::new(&state, asked);
                let other = seen.sample(&mut luck);
                let answer = |spec: &Spec, state: &G| {
                    let mut bot: Box<dyn Bot<G>> = bot(spec, 1, clock()).expect("it sits");
                    bot.answer(&Seen::new(state, asked))
                };
                let here = answer(&own, &state);
                assert_eq!(here, answer(&own, &other), "{who} has looked at what it cannot see");
                differing += usize::from(here != answer(&plain, &state));
                state.apply(asked, here, &mut luck, &mut Log::off());
            }
        }
        differing
    }
}

#[test]
fn a_character_goes_by_what_it_can_see_and_has_a_will_of_its_own() {
    for game in catalog::GAMES {
        let id = game.meta().id;
        let differing = visit(id, Blind(id)).expect("bots play every game");
        assert!(differing > 0, "{id}: its characters answer as the level does");
    }
}

#[test]
fn nothing_liked_is_as_no_character() {
    for (game, with) in all("search:30it:seed=4") {
        let setup = SetupText::new().with("players", "2");
        let mut table = game.start(&setup, Seed::from_word("indifferent")).expect("a set-up");
        let without = spec("search:30it:seed=4");
        for _ in 0..12 {
            let Some(asked) = table.acting().first() else { break };
            let ask =
                |spec: &Spec| seat(table.as_ref(), spec, 1).expect("it sits").answer(table.as_ref(), asked);
            let answer = ask(&without);
            assert_eq!(ask(&with.clone().with_weight("liking", 0.0)), answer, "{with}");
            table.play(asked, &answer).expect("a legal answer");
        }
    }
}

#[test]
fn only_a_character_has_a_liking() {
    let table = Match::<saint_petersburg::SaintPetersburg>::new(
        saint_petersburg::Setup { players: 2 },
        Seed::from_word("liking"),
    )
    .expect("a set-up");
    let error = seat(&table, &spec("greedy:liking=1"), 1).err().expect("no character").to_string();
    assert!(error.contains("no weight \"liking\""), "{error}");
    assert!(seat(&table, &spec("greedy:as=courtier:liking=1"), 1).is_ok());
}
