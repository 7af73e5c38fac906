//! Which question is open, and who answers it: dispatch, one line per question.

use kernel::{Chance, Log, Seat, Seats};

use crate::action::Action;
use crate::event::Event;
use crate::kinds::Shelf;
use crate::phases::{adventurer, builder, draft, payment, producer, recruiter, role, start, trader};
use crate::state::{Question, SanJuan};

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
