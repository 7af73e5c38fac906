//! The game as the kernel knows it: which question is open, who answers it, what follows. Dispatch, one line per question.

use kernel::{Broken, Chance, Ending, Game, Log, Meta, Scores, Seat, Seats, SetupError, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::kinds::Shelf;
use crate::phases::{adventurer, builder, draft, payment, producer, recruiter, role, start, trader};
use crate::setup::Setup;
use crate::state::{Question, SanJuan};
use crate::view::View;
use crate::{TEXTS, action, determinize, phases, score, view};

impl Game for SanJuan {
    const META: Meta = Meta {
        id: "san-juan",
        texts: &TEXTS,
        designer: "Andreas Seyfarth",
        publisher: "alea / Ravensburger, Awaken Realms",
        year: 2024,
        seats: (2, 4),
        minutes: (45, 60),
        rules: 1,
        max_plies: 100_000,
        score: &["points", "cards"],
        secrets: true,
    };

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, chance: &mut Chance) -> Result<SanJuan, SetupError> {
        Ok(phases::set_up(setup, chance))
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    fn acting(&self) -> Seats {
        acting(self)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal(self, seat, out);
    }

    fn apply(&mut self, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        apply(self, seat, action, chance, log);
    }

    fn scores(&self) -> Scores {
        score::scores(self)
    }

    fn ending(&self) -> Option<Ending> {
        self.ended_by()
    }

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize(&mut self, viewer: Seat, chance: &mut Chance) {
        determinize::determinize(self, viewer, chance);
    }

    fn check(&self) -> Result<(), Broken> {
        self.find_fault()
    }

    fn veiled(action: Action) -> Option<&'static str> {
        action::veiled(action)
    }

    fn actions() -> Vec<Action> {
        action::every_action()
    }
}

impl Question {
    /// Who is asked.
    #[inline]
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Question::Draft(seat)
            | Question::Role(seat)
            | Question::Build(seat)
            | Question::Site(seat)
            | Question::Spend(seat)
            | Question::Pay(seat)
            | Question::Produce(seat)
            | Question::Sell(seat)
            | Question::Recruit(seat)
            | Question::Venture(seat)
            | Question::Keep(seat)
            | Question::Cull(seat)
            | Question::Company(seat)
            | Question::Chapel(seat)
            | Question::Church(seat)
            | Question::Limit(seat) => Some(seat),
            Question::Over(_) => None,
        }
    }
}

#[inline]
pub(crate) fn acting(game: &SanJuan) -> Seats {
    game.question.seat().map_or(Seats::NONE, Seats::only)
}

pub(crate) fn legal(game: &SanJuan, asked: Seat, out: &mut Vec<Action>) {
    if game.question.seat() != Some(asked) {
        return;
    }
    match game.question {
        Question::Draft(seat) => draft::legal(game, seat, out),
        Question::Role(seat) => role::legal(game, seat, out),
        Question::Build(seat) => builder::legal(game, seat, out),
        Question::Site(seat) => builder::legal_site(game, seat, out),
        Question::Spend(seat) => payment::legal_spend(game, seat, out),
        Question::Pay(seat) => payment::legal_pay(game, seat, out),
        Question::Produce(seat) => producer::legal(game, seat, out),
        Question::Sell(seat) => trader::legal(game, seat, out),
        Question::Recruit(_) | Question::Venture(_) => out.extend([Action::Draw, Action::Pass]),
        Question::Keep(_) => recruiter::legal_keep(game, out),
        Question::Cull(seat) => recruiter::legal_cull(game, seat, out),
        Question::Company(seat) | Question::Limit(seat) => start::legal_discard(game, seat, out),
        Question::Chapel(seat) => start::legal_tuck(game, seat, Shelf::Chapel, out),
        Question::Church(seat) => start::legal_tuck(game, seat, Shelf::Church, out),
        Question::Over(_) => {}
    }
}

pub(crate) fn apply(
    game: &mut SanJuan,
    answered: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    debug_assert_eq!(game.question.seat(), Some(answered));
    match game.question {
        Question::Draft(seat) => draft::apply(game, seat, action, log),
        Question::Role(seat) => role::apply(game, seat, action, chance, log),
        Question::Build(seat) => builder::apply(game, seat, action, chance, log),
        Question::Site(seat) => builder::apply_site(game, seat, action, chance, log),
        Question::Spend(seat) => payment::apply_spend(game, seat, action, chance, log),
        Question::Pay(seat) => payment::apply_pay(game, seat, action, chance, log),
        Question::Produce(seat) => producer::apply(game, seat, action, chance, log),
        Question::Sell(seat) => trader::apply(game, seat, action, chance, log),
        Question::Recruit(seat) => recruiter::apply_recruit(game, seat, action, chance, log),
        Question::Venture(seat) => adventurer::apply(game, seat, action, chance, log),
        Question::Keep(seat) => recruiter::apply_keep(game, seat, action, chance, log),
        Question::Cull(seat) => recruiter::apply_cull(game, seat, action, chance, log),
        Question::Company(seat) => start::apply_company(game, seat, action, chance, log),
        Question::Chapel(seat) => start::apply_tuck(game, seat, Shelf::Chapel, action, chance, log),
        Question::Church(seat) => start::apply_tuck(game, seat, Shelf::Church, action, chance, log),
        Question::Limit(seat) => start::apply_limit(game, seat, action, chance, log),
        Question::Over(_) => debug_assert!(false, "nobody is asked"),
    }
}
