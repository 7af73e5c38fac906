//! The laws that every game obeys, whatever its rules. A game's tests call [`check`] for each seat count and variant.

use std::collections::HashSet;
use std::fmt::Debug;

use crate::{
    Audience, Chance, Game, Lang, Log, Match, Present, Record, Seat, Seats, Seed, SetupText, Viewer, Words,
    legal,
};

/// How thorough a run is.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random games to play.
    pub games: u32,
    /// Where the games begin.
    pub seed: u64,
}

/// What a run has gone through, so that a test can see that it was not idle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Answers given.
    pub plies: u64,
    /// Actions asked for a reason.
    pub reasons: u64,
    /// Samples of hidden things that differed from the truth.
    pub varied: u64,
}

/// Plays random games and holds every law against every position.
///
/// # Panics
/// At the first law that is broken, with the seed, the ply and the record so far.
pub fn check<G: Present>(setup: &G::Setup, effort: Effort) -> Report {
    let universe = G::actions();
    notation::<G>(&universe);
    assert!(size_of::<G::Action>() <= 4, "an action has at most four bytes");
    let ids = |lang| crate::rules(G::META.rules_text(lang)).iter().map(|rule| rule.id).collect();
    let known: [HashSet<&str>; _] = Lang::ALL.map(ids);
    let mut report = Report::default();
    for i in 0..effort.games {
        let seed = Seed::from_word(&format!("law {} {i}", effort.seed));
        Run::<G> {
            setup,
            universe: &universe,
            known: &known,
            seed,
            thorough: i % 16 == 0,
            report: &mut report,
        }
        .play();
    }
    if G::META.secrets {
        assert!(report.varied > 0, "samples never vary what is hidden");
    }
    report
}

/// Writing and reading are inverse, and no two actions share a text.
fn notation<G: Present>(universe: &[G::Action]) {
    let mut texts = HashSet::new();
    for action in universe {
        let text = action.to_string();
        assert_eq!(text.parse().as_ref(), Ok(action), "\"{text}\" is read as something else");
        assert!(
            text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b' '),
            "{text}"
        );
        assert!(texts.insert(text), "two actions are written {action}");
    }
    for wrong in ["", " ", "nonsense", "pass pass", "PASS", " pass", "pass ", "\u{0}"] {
        assert!(wrong.parse::<G::Action>().is_err(), "{wrong:?} is read as an action");
    }
}

struct Run<'a, G: Game> {
    setup: &'a G::Setup,
    universe: &'a [G::Action],
    /// The ids of the rules text in each language.
    known: &'a [HashSet<&'static str>],
    seed: Seed,
    thorough: bool,
    report: &'a mut Report,
}

impl<G: Present> Run<'_, G> {
    fn play(&mut self) {
        let mut game = Match::<G>::new(self.setup.clone(), self.seed).expect("the set-up can be played");
        let mut dice = Chance::fast(self.seed.short());
        loop {
            self.position(&game, &mut dice);
            let Some(seat) = game.state().acting().first() else { break };
            let actions = legal(game.state(), seat);
            let action = actions[dice.below(actions.len() as u32) as usize];
            let before = game.state().clone();
            if let Err(refused) = game.play(seat, action) {
                panic!("{refused}{}", at(&game));
            }
            self.step(&before, &game, seat);
            self.report.plies += 1;
            assert!(game.plies().len() as u32 <= G::META.max_plies, "the game does not end{}", at(&game));
        }
        self.end(&game);
    }

    /// What holds in every position.
    fn position(&mut self, game: &Match<G>, dice: &mut Chance) {
        let state = game.state();
        state.check().unwrap_or_else(|broken| panic!("{broken}{}", at(game)));
        let untouched = state.clone();
        let acting = state.acting();
        assert_eq!(
            state.ending().is_some(),
            acting.is_empty(),
            "an ending stands exactly when nobody is asked{}",
            at(game)
        );
        for seat in Seat::all(state.players()) {
            let actions = legal(state, seat);
            assert_eq!(!actions.is_empty(), acting.contains(seat), "choices of seat {seat}{}", at(game));
            let set: HashSet<G::Action> = actions.iter().copied().collect();
            assert_eq!(set.len(), actions.len(), "an action is listed twice{}", at(game));
            self.reasons(game, seat, &set, dice);
            if acting.contains(seat) {
                self.words(game, seat, &actions);
            }
            if acting.contains(seat) || game.plies().len().is_multiple_of(8) {
                self.hidden(game, seat, dice);
            }
        }
        assert_eq!(*state, untouched, "looking has changed the position{}", at(game));
    }

    /// An action has a reason exactly when it is not legal, and is refused exactly then.
    fn reasons(&mut self, game: &Match<G>, seat: Seat, set: &HashSet<G::Action>, dice: &mut Chance) {
        let state = game.state();
        let words = Lang::ALL.map(Words::new);
        let every =
            if self.thorough && game.plies().len().is_multiple_of(32) { self.universe.len() } else { 24 };
        let mut some: Vec<G::Action> = (0..every)
            .map(|i| {
                let any = dice.below(self.universe.len() as u32) as usize;
                self.universe[if every == self.universe.len() { i } else { any }]
            })
            .collect();
        some.extend(set);
        for action in some {
            let language = dice.below(words.len() as u32) as usize;
            let reason = state.why_not(seat, action, &words[language]);
            self.report.reasons += 1;
            assert_eq!(
                reason.is_some(),
                !set.contains(&action),
                "\"{action}\" by {seat}: {reason:?}{}",
                at(game)
            );
            if let Some(reason) = reason {
                assert!(
                    self.known[language].contains(reason.rule),
                    "\"{action}\": {reason} quotes a rule that is not in the text{}",
                    at(game)
                );
                assert!(!reason.text.trim().is_empty(), "\"{action}\" has an empty reason{}", at(game));
            }
        }
    }

    /// Every question and every answer has words in every language, and known rules.
    fn words(&mut self, game: &Match<G>, seat: Seat, actions: &[G::Action]) {
        let state = game.state();
        if !game.plies().len().is_multiple_of(8) {
            return;
        }
        for lang in Lang::ALL {
            let words = Words::new(lang);
            assert!(!state.prompt(seat, &words).trim().is_empty(), "no prompt in {lang}{}", at(game));
            assert!(!G::page(&state.view(Viewer::Seat(seat)), &words).trim().is_empty());
            let mut labels = HashSet::new();
            for &action in actions {
                let label = state.label(seat, action, &words);
                assert!(!label.trim().is_empty(), "\"{action}\" has no label in {lang}");
                assert!(
                    labels.insert(label),
                    "\"{action}\" has the same label as another answer in {lang}{}",
                    at(game)
                );
                for id in state.rules_of(seat, action) {
                    assert!(
                        self.known[lang as usize].contains(id),
                        "\"{action}\" quotes §{id}: not in the text"
                    );
                }
            }
        }
        let mut anchors = HashSet::new();
        for &action in actions {
            let places = state.anchors(seat, action);
            assert!(!places.is_empty(), "\"{action}\" has no place on the board");
            assert!(anchors.insert(places), "\"{action}\" has the same places as another answer{}", at(game));
        }
    }

    /// A sample looks the same to its viewer, is sound, and hides what it should.
    fn hidden(&mut self, game: &Match<G>, seat: Seat, dice: &mut Chance) {
        let state = game.state();
        let mut sample = state.clone();
        sample.determinize(seat, dice);
        let viewer = Viewer::Seat(seat);
        sample.check().unwrap_or_else(|broken| panic!("a sample is broken: {broken}{}", at(game)));
        assert_eq!(sample.view(viewer), state.view(viewer), "a sample looks different to {seat}{}", at(game));
        assert_eq!(
            legal(&sample, seat),
            legal(state, seat),
            "a sample has other choices for {seat}{}",
            at(game)
        );
        assert_eq!(sample.acting(), state.acting(), "a sample asks somebody else{}", at(game));
        self.report.varied += u64::from(sample != *state);
    }

    /// What holds from one position to the next.
    fn step(&mut self, before: &G, game: &Match<G>, seat: Seat) {
        let ply = game.plies().last().expect("an answer was given");
        let luck: Vec<&str> = ply.luck.iter().map(|token| token.name).collect();
        let mut again = before.clone();
        let mut chance = Chance::script(luck);
        again.apply(seat, ply.action, &mut chance, &mut Log::off());
        chance.finish().unwrap_or_else(|fault| panic!("the recorded luck does not fit: {fault}{}", at(game)));
        assert_eq!(again, *game.state(), "the recorded luck gives another position{}", at(game));
        for told in &ply.events {
            if let Audience::Only(owner) = told.audience {
                let others = ply.events.iter().filter(|other| other.audience == Audience::Except(owner));
                assert!(
                    others.clone().count() > 0,
                    "a private event has no public side: {:?}{}",
                    told.event,
                    at(game)
                );
                assert!(
                    others.clone().all(|public| public.event != told.event),
                    "{:?} is not private",
                    told.event
                );
            }
            for lang in Lang::ALL {
                if let Some(sentence) = G::sentence(&told.event, &Words::new(lang)) {
                    assert!(!sentence.trim().is_empty(), "{:?} has no words in {lang}", told.event);
                }
            }
        }
    }

    /// What holds when the game is over.
    fn end(&mut self, game: &Match<G>) {
        let state = game.state();
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let sources = state.breakdown(&words);
            for seat in Seat::all(state.players()) {
                let sum: i32 = sources.iter().map(|source| source.points[seat.index()]).sum();
                assert_eq!(sum, state.scores().points(seat), "points of {seat} by source{}", at(game));
            }
        }
        assert_eq!(game.verify(), Ok(()), "the seed gives other luck{}", at(game));
        let text = game.record().to_string();
        let record = Record::read(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let again = Match::<G>::replay(&record).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!(again.state(), state, "the record replays to another position\n{text}");
        assert_eq!(again.record().to_string(), text, "the record is written differently the second time");
        let mut half = game.clone();
        let plies = game.plies().len() / 2;
        half.rewind(plies);
        assert_eq!(half.plies().len(), plies);
        for ply in &game.plies()[plies..] {
            half.play(ply.seat, ply.action).unwrap_or_else(|refused| panic!("{refused}\n{text}"));
        }
        assert_eq!(half.record().to_string(), text, "going back and on again gives another game");
        assert_eq!(SetupText::of(game.setup()).check::<G::Setup>().as_ref(), Ok(game.setup()));
        assert_eq!(state.acting(), Seats::NONE);
    }
}

fn at<G: Game>(game: &Match<G>) -> impl Debug + std::fmt::Display {
    format!("\n--- at ply {} of\n{}", game.plies().len(), game.record())
}
