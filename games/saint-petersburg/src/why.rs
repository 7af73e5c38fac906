//! Why an answer cannot be given now (validation).

use kernel::{Kind, Reason, Seat, Words, say};

use crate::action::Action;
use crate::kinds::{Card, Colour, Row, Stack};
use crate::state::{Origin, Player, Question, SaintPetersburg};
use crate::titles::{row_title, stack_title, title};

/// What stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Obstacle {
    Over,
    NotYourTurn(Seat),
    NotInRow(Card, Row),
    NotInHand(Card),
    TooDear { price: u16, rubles: u16 },
    HandFull(usize),
    OtherColour(Card, Card),
    OtherWorker(Card, Card),
    NotOwned(Card),
    NothingToReplace(Card),
    NothingReplaces(Card),
    UsedObservatory,
    NotBuildingPhase,
    NoObservatory,
    ObservatoriesUsed,
    ShortStack(Stack, usize),
    NothingDrawn,
    DrawnFirst(Card),
    MustReplace(Card),
    ReplacesNothing(Card),
    NoPubNow,
    PubFirst,
    TooManyPoints(u8),
}

pub(crate) fn why_not(game: &SaintPetersburg, seat: Seat, action: Action, words: &Words) -> Option<Reason> {
    obstacle(game, seat, action).map(|obstacle| reason(obstacle, words))
}

fn obstacle(game: &SaintPetersburg, seat: Seat, action: Action) -> Option<Obstacle> {
    match game.question.seat() {
        None => return Some(Obstacle::Over),
        Some(asked) if asked != seat => return Some(Obstacle::NotYourTurn(asked)),
        Some(_) => {}
    }
    match game.question {
        Question::Turn(_) => on_turn(game, seat, action),
        Question::Observed(_, card) => on_drawn(game.player(seat), card, action),
        Question::Pub(_) => on_pub(game.player(seat), action),
        Question::Over => Some(Obstacle::Over),
    }
}

fn on_turn(game: &SaintPetersburg, seat: Seat, action: Action) -> Option<Obstacle> {
    let player = game.player(seat);
    match action {
        Action::Buy(card, row, target) => nothing_replaces(game, player, card, row, target)
            .or_else(|| not_in_row(game, card, row))
            .or_else(|| placing(player, card, Origin::Row(row), target)),
        Action::Take(card, row) => not_in_row(game, card, row).or_else(|| hand_full(player)),
        Action::Play(card, target) => {
            let missing = !player.hand.cards().contains(&card);
            missing
                .then_some(Obstacle::NotInHand(card))
                .or_else(|| placing(player, card, Origin::Hand, target))
        }
        Action::Observe(stack) => observing(game, player, stack),
        Action::Pass => None,
        Action::BuyDrawn(_) | Action::Keep | Action::Discard => Some(Obstacle::NothingDrawn),
        Action::Pub(_) => Some(Obstacle::NoPubNow),
    }
}

fn on_drawn(player: &Player, card: Card, action: Action) -> Option<Obstacle> {
    match action {
        Action::BuyDrawn(target) => match (card.is_trading(), target) {
            (true, None) => Some(Obstacle::MustReplace(card)),
            (false, Some(_)) => Some(Obstacle::ReplacesNothing(card)),
            (true, Some(_)) | (false, None) => placing(player, card, Origin::Observatory, target),
        },
        Action::Keep => hand_full(player),
        Action::Discard => None,
        Action::Buy(..)
        | Action::Take(..)
        | Action::Play(..)
        | Action::Observe(_)
        | Action::Pass
        | Action::Pub(_) => Some(Obstacle::DrawnFirst(card)),
    }
}

fn on_pub(player: &Player, action: Action) -> Option<Obstacle> {
    match action {
        Action::Pub(points) => {
            let most = player.most_pub_points();
            (points > most).then_some(Obstacle::TooManyPoints(most))
        }
        Action::Buy(..)
        | Action::Take(..)
        | Action::Play(..)
        | Action::Observe(_)
        | Action::Pass
        | Action::BuyDrawn(_)
        | Action::Keep
        | Action::Discard => Some(Obstacle::PubFirst),
    }
}

fn not_in_row(game: &SaintPetersburg, card: Card, row: Row) -> Option<Obstacle> {
    (!game.row(row).has(card)).then_some(Obstacle::NotInRow(card, row))
}

/// An own card is offered for a trading card that does not lie there, and no other one that could replace it is in sight.
fn nothing_replaces(
    game: &SaintPetersburg,
    player: &Player,
    card: Card,
    row: Row,
    target: Option<Card>,
) -> Option<Obstacle> {
    let target = target.filter(|target| !game.row(row).has(card) && player.area.has(*target))?;
    let rows = Card::members(game.rows[0].kinds() | game.rows[1].kinds());
    let mut seen = rows.chain(player.hand.kinds());
    (!seen.any(|card| card.may_replace(target))).then_some(Obstacle::NothingReplaces(target))
}

fn hand_full(player: &Player) -> Option<Obstacle> {
    (!player.has_room()).then_some(Obstacle::HandFull(player.hand_limit()))
}

fn placing(player: &Player, card: Card, from: Origin, target: Option<Card>) -> Option<Obstacle> {
    if let Some(target) = target {
        if card.targets() & target.bit() == 0 {
            let same_colour = card.facts().colour == target.facts().colour;
            let obstacle = if same_colour { Obstacle::OtherWorker } else { Obstacle::OtherColour };
            return Some(obstacle(card, target));
        }
        if !player.area.has(target) {
            let none = player.targets(card) == 0;
            return Some(if none { Obstacle::NothingToReplace(card) } else { Obstacle::NotOwned(target) });
        }
        if player.targets(card) & target.bit() == 0 {
            return Some(Obstacle::UsedObservatory);
        }
    }
    let (price, rubles) = (player.price(card, from, target), player.rubles);
    (price > rubles).then_some(Obstacle::TooDear { price, rubles })
}

fn observing(game: &SaintPetersburg, player: &Player, stack: Stack) -> Option<Obstacle> {
    if game.phase != Stack::Building {
        Some(Obstacle::NotBuildingPhase)
    } else if !player.area.has(Card::Observatory) {
        Some(Obstacle::NoObservatory)
    } else if player.face_up_observatories() == 0 {
        Some(Obstacle::ObservatoriesUsed)
    } else if game.stack(stack).len() < 2 {
        Some(Obstacle::ShortStack(stack, game.stack(stack).len()))
    } else {
        None
    }
}

fn reason(obstacle: Obstacle, words: &Words) -> Reason {
    let lang = words.lang;
    let name = |card: Card| title(card, lang);
    match obstacle {
        Obstacle::Over => Reason::new("end.2", say!(lang, "no-over")),
        Obstacle::NotYourTurn(asked) => {
            Reason::new("round.2", say!(lang, "no-turn", who = words.name(asked)))
        }
        Obstacle::NotInRow(card, row) => {
            Reason::new("turn.1", say!(lang, "no-card-in-row", card = name(card), row = row_title(row, lang)))
        }
        Obstacle::NotInHand(card) => Reason::new("turn.3", say!(lang, "no-card-in-hand", card = name(card))),
        Obstacle::TooDear { price, rubles } => Reason::new("price.1", say!(lang, "too-dear", price, rubles)),
        Obstacle::HandFull(limit) => {
            let rule = if limit > 3 { "hand.2" } else { "hand.1" };
            Reason::new(rule, say!(lang, "hand-full", limit))
        }
        Obstacle::OtherColour(card, target) => {
            Reason::new("trade.1", say!(lang, "other-colour", card = name(card), target = name(target)))
        }
        Obstacle::OtherWorker(card, target) => {
            debug_assert_eq!(card.facts().colour, Colour::Green);
            Reason::new("trade.3", say!(lang, "other-worker", card = name(card), target = name(target)))
        }
        Obstacle::NotOwned(target) => Reason::new("trade.1", say!(lang, "not-owned", target = name(target))),
        Obstacle::NothingToReplace(card) => {
            Reason::new("trade.6", say!(lang, "nothing-to-replace", card = name(card)))
        }
        Obstacle::NothingReplaces(target) => {
            Reason::new("trade.1", say!(lang, "nothing-replaces", target = name(target)))
        }
        Obstacle::UsedObservatory => Reason::new("observatory.5", say!(lang, "used-observatory")),
        Obstacle::NotBuildingPhase => Reason::new("observatory.1", say!(lang, "not-building-phase")),
        Obstacle::NoObservatory => Reason::new("observatory.1", say!(lang, "no-observatory")),
        Obstacle::ObservatoriesUsed => Reason::new("observatory.7", say!(lang, "observatories-used")),
        Obstacle::ShortStack(stack, cards) => {
            Reason::new("observatory.2", say!(lang, "short-stack", stack = stack_title(stack, lang), cards))
        }
        Obstacle::NothingDrawn => Reason::new("observatory.3", say!(lang, "nothing-drawn")),
        Obstacle::DrawnFirst(card) => {
            Reason::new("observatory.3", say!(lang, "drawn-first", card = name(card)))
        }
        Obstacle::MustReplace(card) => Reason::new("trade.1", say!(lang, "must-replace", card = name(card))),
        Obstacle::ReplacesNothing(card) => {
            Reason::new("trade.1", say!(lang, "replaces-nothing", card = name(card)))
        }
        Obstacle::NoPubNow => Reason::new("pub.1", say!(lang, "no-pub-now")),
        Obstacle::PubFirst => Reason::new("pub.1", say!(lang, "pub-first")),
        Obstacle::TooManyPoints(most) => Reason::new("pub.2", say!(lang, "too-many-points", most)),
    }
}
