//! Why an answer cannot be given now (validation).

use kernel::{Kind, Reason, Seat, Words, say};

use crate::action::Action;
use crate::buildings::CardSet;
use crate::event::End;
use crate::kinds::{Card, Role, Shelf};
use crate::phases::role::{may_save, picker};
use crate::state::{Player, Question, SanJuan};
use crate::titles::{role_title, title};
use crate::ways::Way;
use crate::words::task;

/// What stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Obstacle {
    Over(End),
    NotYourTurn(Seat),
    /// Something else is asked.
    AskedElse,
    RoleTaken(Role, Seat),
    NoPublishingHouse,
    PublishesByItself,
    NotInGame(Card),
    NotInHand(Card),
    AlreadyBuilt(Card),
    CathedralGone,
    TooDear {
        cost: u8,
        cards: usize,
        goods: u8,
    },
    NoCrane,
    NeverCovered,
    SameName(Card),
    NotBuilt(Card),
    NoneEmpty(Card),
    NoneLoaded(Card),
    NotDrawn(Card),
    NoGood(Card),
    NoRoom(Card),
    TooEarly(Card),
    TooFewLater {
        missing: usize,
    },
    StillMissing(usize),
    NothingChosen,
    SomethingChosen,
}

pub(crate) fn why_not(game: &SanJuan, seat: Seat, action: Action, words: &Words) -> Option<Reason> {
    obstacle(game, seat, action).map(|obstacle| reason(game, obstacle, words))
}

fn obstacle(game: &SanJuan, seat: Seat, action: Action) -> Option<Obstacle> {
    match game.question.seat() {
        None => {}
        Some(asked) if asked != seat => return Some(Obstacle::NotYourTurn(asked)),
        Some(_) => {}
    }
    match (game.question, action) {
        (Question::Over(end), _) => Some(Obstacle::Over(end)),
        (Question::Role(_), Action::Take(role)) => taking(game, role),
        (Question::Role(_), Action::TakeDoubled(role)) => taking(game, role).or_else(|| doubling(game, seat)),
        (Question::Build(_), Action::Build(card)) => building(game, seat, card),
        (Question::Build(_), Action::Pass)
        | (Question::Recruit(_) | Question::Venture(_), Action::Draw | Action::Pass) => None,
        (Question::Build(_), Action::Done) => Some(Obstacle::NothingChosen),
        (Question::Site(_), Action::Beside) => paying(game, seat, game.site.card, &[Way::Beside], 0),
        (Question::Site(_), Action::Over(card)) => covering(game, seat, card, false),
        (Question::Site(_), Action::OverLoaded(card)) => covering(game, seat, card, true),
        (Question::Spend(_), Action::Spend(card)) | (Question::Sell(_), Action::Sell(card)) => {
            let left = game.player(seat).goods.on(card) - game.selection.picked.count(card);
            choosing(game, card, left, game.allowed_goods(seat), Obstacle::NoGood(card))
        }
        (Question::Produce(_), Action::Produce(card)) => {
            let free = card.store().map_or(0, |place| game.player(seat).empty(place));
            choosing(game, card, free, game.allowed_plants(seat), Obstacle::NoRoom(card))
        }
        (Question::Keep(_), Action::Keep(card)) => {
            let pool = &game.drawn;
            choosing(game, card, pool.count(card), game.allowed_from(pool), Obstacle::NotDrawn(card))
        }
        (
            Question::Draft(_) | Question::Cull(_) | Question::Company(_) | Question::Limit(_),
            Action::Discard(card),
        )
        | (Question::Pay(_), Action::Pay(card))
        | (Question::Chapel(_), Action::Tuck(card, Shelf::Chapel))
        | (Question::Church(_), Action::Tuck(card, Shelf::Church)) => {
            let pool = &game.player(seat).hand;
            choosing(game, card, pool.count(card), game.allowed_from(pool), Obstacle::NotInHand(card))
        }
        (
            Question::Draft(_)
            | Question::Spend(_)
            | Question::Pay(_)
            | Question::Produce(_)
            | Question::Sell(_)
            | Question::Keep(_)
            | Question::Cull(_)
            | Question::Company(_)
            | Question::Chapel(_)
            | Question::Church(_)
            | Question::Limit(_),
            Action::Pass | Action::Done,
        ) => stopping(game, action),
        (
            Question::Draft(_)
            | Question::Role(_)
            | Question::Build(_)
            | Question::Site(_)
            | Question::Spend(_)
            | Question::Pay(_)
            | Question::Produce(_)
            | Question::Sell(_)
            | Question::Keep(_)
            | Question::Cull(_)
            | Question::Company(_)
            | Question::Chapel(_)
            | Question::Church(_)
            | Question::Recruit(_)
            | Question::Venture(_)
            | Question::Limit(_),
            _,
        ) => Some(Obstacle::AskedElse),
    }
}

fn taking(game: &SanJuan, role: Role) -> Option<Obstacle> {
    let pick = (0..game.picks).find(|pick| game.roles[usize::from(*pick)] == role)?;
    Some(Obstacle::RoleTaken(role, picker(game, pick)))
}

fn doubling(game: &SanJuan, seat: Seat) -> Option<Obstacle> {
    if !game.player(seat).has(Card::PublishingHouse) {
        Some(Obstacle::NoPublishingHouse)
    } else if !may_save(game, seat) {
        Some(Obstacle::PublishesByItself)
    } else {
        None
    }
}

fn building(game: &SanJuan, seat: Seat, card: Card) -> Option<Obstacle> {
    let player = game.player(seat);
    if game.copies(card) == 0 {
        Some(Obstacle::NotInGame(card))
    } else if !player.may_have(card) {
        Some(Obstacle::AlreadyBuilt(card))
    } else if card == Card::Cathedral {
        if game.cathedral { affording(game, seat, card, 0) } else { Some(Obstacle::CathedralGone) }
    } else if player.hand.has(card) {
        affording(game, seat, card, 1)
    } else {
        Some(Obstacle::NotInHand(card))
    }
}

/// Whether any way to build a card can be paid.
fn affording(game: &SanJuan, seat: Seat, card: Card, leaving: usize) -> Option<Obstacle> {
    let ways: Vec<Way> = game.player(seat).ways(card).collect();
    paying(game, seat, card, &ways, leaving)
}

/// The cheapest of some ways, if none of them can be paid.
fn paying(game: &SanJuan, seat: Seat, card: Card, ways: &[Way], leaving: usize) -> Option<Obstacle> {
    let player: &Player = game.player(seat);
    let cards = player.hand.len() - leaving;
    let best = ways.iter().copied().min_by_key(|way| game.least_cost(seat, card, *way))?;
    let too_dear = usize::from(game.least_cost(seat, card, best)) > cards;
    let (cost, goods) = (game.cost(seat, card, best), player.spendable(best));
    too_dear.then_some(Obstacle::TooDear { cost, cards, goods })
}

fn covering(game: &SanJuan, seat: Seat, target: Card, loaded: bool) -> Option<Obstacle> {
    let player = game.player(seat);
    let with_good = player.goods.on(target);
    if !player.has(Card::Crane) {
        Some(Obstacle::NoCrane)
    } else if target == Card::Crane {
        Some(Obstacle::NeverCovered)
    } else if target == game.site.card {
        Some(Obstacle::SameName(target))
    } else if !player.has(target) {
        Some(Obstacle::NotBuilt(target))
    } else if loaded && with_good == 0 {
        Some(Obstacle::NoneLoaded(target))
    } else if !loaded && with_good == player.count(target) {
        Some(Obstacle::NoneEmpty(target))
    } else {
        paying(game, seat, game.site.card, &[Way::Over(target, loaded)], 0)
    }
}

fn choosing(game: &SanJuan, card: Card, there: u8, allowed: CardSet, absent: Obstacle) -> Option<Obstacle> {
    if there == 0 {
        Some(absent)
    } else if card.index() < usize::from(game.selection.from) {
        Some(Obstacle::TooEarly(Card::ALL[usize::from(game.selection.from)]))
    } else if allowed & card.bit() == 0 {
        Some(Obstacle::TooFewLater { missing: game.selection.missing() })
    } else {
        None
    }
}

fn stopping(game: &SanJuan, action: Action) -> Option<Obstacle> {
    if game.selection.missing() > 0 {
        Some(Obstacle::StillMissing(game.selection.missing()))
    } else if game.selection.stop_word() == Some(action) {
        None
    } else if action == Action::Pass {
        Some(Obstacle::SomethingChosen)
    } else {
        Some(Obstacle::NothingChosen)
    }
}

/// The rule behind what is asked.
fn rule_of(question: Question) -> &'static str {
    match question {
        Question::Draft(_) => "setup.5",
        Question::Role(_) => "round.4",
        Question::Build(_) => "builder.1",
        Question::Site(_) => "crane.1",
        Question::Spend(_) => "black-market.1",
        Question::Pay(_) => "builder.2",
        Question::Produce(_) => "producer.1",
        Question::Sell(_) => "trader.3",
        Question::Recruit(_) | Question::Venture(_) => "round.7",
        Question::Keep(_) => "recruiter.3",
        Question::Cull(_) => "notary-office.1",
        Question::Company(_) => "company.1",
        Question::Chapel(_) => "chapel.1",
        Question::Church(_) => "church.1",
        Question::Limit(_) => "start.2",
        Question::Over(End::Buildings) => "end.1",
        Question::Over(End::Exhausted) => "end.2",
        Question::Over(End::Rounds) => "end.3",
    }
}

fn reason(game: &SanJuan, obstacle: Obstacle, words: &Words) -> Reason {
    let name = |card: Card| title(card, words.lang);
    let (rule, text) = match obstacle {
        Obstacle::Over(_) => (rule_of(game.question), say!(words, "no-over").to_owned()),
        Obstacle::NotYourTurn(asked) => {
            let who = words.name(asked);
            ("round.5", say!(words, "no-turn", who))
        }
        Obstacle::AskedElse => {
            let task = task(game, words);
            (rule_of(game.question), say!(words, "first", task))
        }
        Obstacle::RoleTaken(role, by) => {
            let (role, by) = (role_title(role, words.lang), words.name(by));
            ("round.2", say!(words, "role-taken", by, role))
        }
        Obstacle::NoPublishingHouse => ("publishing-house.1", say!(words, "no-publishing-house").to_owned()),
        Obstacle::PublishesByItself => ("publishing-house.3", say!(words, "publishes-by-itself").to_owned()),
        Obstacle::NotInGame(card) => {
            let card = name(card);
            ("cards.3", say!(words, "not-in-game", card))
        }
        Obstacle::NotInHand(card) => {
            let card = name(card);
            let building = matches!(game.question, Question::Build(_));
            (if building { "builder.2" } else { rule_of(game.question) }, say!(words, "not-in-hand", card))
        }
        Obstacle::AlreadyBuilt(card) => {
            let card = name(card);
            ("builder.5", say!(words, "already-built", card))
        }
        Obstacle::CathedralGone => ("cathedral.1", say!(words, "cathedral-gone").to_owned()),
        Obstacle::TooDear { cost, cards, goods: 0 } => ("builder.2", say!(words, "too-dear", cost, cards)),
        Obstacle::TooDear { cost, cards, goods } => {
            ("black-market.1", say!(words, "too-dear-with-goods", cost, cards, goods))
        }
        Obstacle::NoCrane => ("crane.1", say!(words, "no-crane").to_owned()),
        Obstacle::NeverCovered => ("crane.3", say!(words, "never-covered").to_owned()),
        Obstacle::SameName(card) => {
            let card = name(card);
            ("crane.3", say!(words, "same-name", card))
        }
        Obstacle::NotBuilt(card) => {
            let card = name(card);
            ("crane.1", say!(words, "not-built", card))
        }
        Obstacle::NoneEmpty(card) => {
            let card = name(card);
            ("crane.5", say!(words, "none-empty", card))
        }
        Obstacle::NoneLoaded(card) => {
            let card = name(card);
            ("crane.5", say!(words, "none-loaded", card))
        }
        Obstacle::NotDrawn(card) => {
            let card = name(card);
            ("recruiter.3", say!(words, "not-drawn", card))
        }
        Obstacle::NoGood(card) => {
            let card = name(card);
            (rule_of(game.question), say!(words, "no-good", card))
        }
        Obstacle::NoRoom(card) => {
            let card = name(card);
            ("producer.3", say!(words, "no-room", card))
        }
        Obstacle::TooEarly(last) => {
            let last = name(last);
            ("choose.1", say!(words, "too-early", last))
        }
        Obstacle::TooFewLater { missing } => ("choose.1", say!(words, "too-few-later", missing)),
        Obstacle::StillMissing(missing) => ("choose.2", say!(words, "still-missing", missing)),
        Obstacle::NothingChosen => ("choose.2", say!(words, "nothing-chosen").to_owned()),
        Obstacle::SomethingChosen => ("choose.2", say!(words, "something-chosen").to_owned()),
    };
    Reason::new(rule, text)
}
