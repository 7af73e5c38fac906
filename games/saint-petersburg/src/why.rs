//! Why an answer cannot be given now.

use kernel::{Reason, Seat, Words};

use crate::action::Action;
use crate::kinds::{Card, Colour, Row, Stack};
use crate::state::{From, Player, Question, SaintPetersburg};
use crate::titles::{stack_title, title};

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
        Action::Buy(card, row, target) => {
            not_in_row(game, card, row).or_else(|| placing(player, card, From::Row(row), target))
        }
        Action::Take(card, row) => not_in_row(game, card, row).or_else(|| hand_full(player)),
        Action::Play(card, target) => {
            let missing = !player.hand.cards().contains(&card);
            missing.then_some(Obstacle::NotInHand(card)).or_else(|| placing(player, card, From::Hand, target))
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
            (true, Some(_)) | (false, None) => placing(player, card, From::Observatory, target),
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

fn hand_full(player: &Player) -> Option<Obstacle> {
    (!player.has_room()).then_some(Obstacle::HandFull(player.hand_limit()))
}

fn placing(player: &Player, card: Card, from: From, target: Option<Card>) -> Option<Obstacle> {
    if let Some(target) = target {
        if card.targets() & target.bit() == 0 {
            let same_colour = card.facts().colour == target.facts().colour;
            let obstacle = if same_colour { Obstacle::OtherWorker } else { Obstacle::OtherColour };
            return Some(obstacle(card, target));
        }
        if !player.area.has(target) {
            return Some(Obstacle::NotOwned(target));
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
    let name = |card: Card| title(card, words.lang);
    let (rule, english, french) = match obstacle {
        Obstacle::Over => ("end.2", "the game is over".to_owned(), "la partie est finie".to_owned()),
        Obstacle::NotYourTurn(asked) => {
            let who = words.name(asked);
            ("round.2", format!("it is {who}'s turn"), format!("c'est à {who} de jouer"))
        }
        Obstacle::NotInRow(card, row) => {
            let card = name(card);
            let (en, fr) = match row {
                Row::Upper => ("upper", "supérieure"),
                Row::Lower => ("lower", "inférieure"),
            };
            (
                "turn.1",
                format!("there is no {card} in the {en} row"),
                format!("il n'y a pas de {card} dans la rangée {fr}"),
            )
        }
        Obstacle::NotInHand(card) => {
            let card = name(card);
            (
                "turn.3",
                format!("you have no {card} in your hand"),
                format!("vous n'avez pas de {card} en main"),
            )
        }
        Obstacle::TooDear { price, rubles } => (
            "price.1",
            format!("costs {price}, you have {rubles}"),
            format!("coûte {price}, vous avez {rubles}"),
        ),
        Obstacle::HandFull(limit) => (
            if limit > 3 { "hand.2" } else { "hand.1" },
            format!("your hand is full ({limit} cards)"),
            format!("votre main est pleine ({limit} cartes)"),
        ),
        Obstacle::OtherColour(card, target) => {
            let (card, target) = (name(card), name(target));
            (
                "trade.1",
                format!("{card} replaces only a card of its own colour, not {target}"),
                format!("{card} ne remplace qu'une carte de sa couleur, pas {target}"),
            )
        }
        Obstacle::OtherWorker(card, target) => {
            debug_assert_eq!(card.facts().colour, Colour::Green);
            let (card, target) = (name(card), name(target));
            (
                "trade.3",
                format!("{card} does not replace {target}: only its own worker"),
                format!("{card} ne remplace pas {target} : seulement son propre artisan"),
            )
        }
        Obstacle::NotOwned(target) => {
            let target = name(target);
            (
                "trade.1",
                format!("you have no {target} to replace"),
                format!("vous n'avez pas de {target} à remplacer"),
            )
        }
        Obstacle::UsedObservatory => (
            "observatory.5",
            "a used Observatory cannot be replaced in this round".to_owned(),
            "un Observatoire utilisé ne peut pas être remplacé pendant cette manche".to_owned(),
        ),
        Obstacle::NotBuildingPhase => (
            "observatory.1",
            "the Observatory works in the building phase only".to_owned(),
            "l'Observatoire ne sert que pendant la phase des bâtiments".to_owned(),
        ),
        Obstacle::NoObservatory => (
            "observatory.1",
            "you have no Observatory".to_owned(),
            "vous n'avez pas d'Observatoire".to_owned(),
        ),
        Obstacle::ObservatoriesUsed => (
            "observatory.7",
            "your Observatory has been used in this round".to_owned(),
            "votre Observatoire a déjà servi pendant cette manche".to_owned(),
        ),
        Obstacle::ShortStack(stack, cards) => {
            let stack = stack_title(stack, words.lang);
            (
                "observatory.2",
                format!("{stack}: {cards} left in the stack, two are needed"),
                format!("{stack} : la pile n'en a plus que {cards}, il en faut deux"),
            )
        }
        Obstacle::NothingDrawn => (
            "observatory.3",
            "no card has been drawn with an Observatory".to_owned(),
            "aucune carte n'a été piochée avec un Observatoire".to_owned(),
        ),
        Obstacle::DrawnFirst(card) => {
            let card = name(card);
            (
                "observatory.3",
                format!("first buy, keep or discard the card drawn: {card}"),
                format!("d'abord acheter, garder ou défausser la carte piochée : {card}"),
            )
        }
        Obstacle::MustReplace(card) => {
            let card = name(card);
            ("trade.1", format!("{card} has to replace a card"), format!("{card} doit remplacer une carte"))
        }
        Obstacle::ReplacesNothing(card) => {
            let card = name(card);
            ("trade.1", format!("{card} replaces no card"), format!("{card} ne remplace aucune carte"))
        }
        Obstacle::NoPubNow => (
            "pub.1",
            "points are bought in the Pub only after the buildings have scored".to_owned(),
            "on n'achète des points à la Taverne qu'après le décompte des bâtiments".to_owned(),
        ),
        Obstacle::PubFirst => (
            "pub.1",
            "first say how many points you buy in the Pub".to_owned(),
            "d'abord dire combien de points vous achetez à la Taverne".to_owned(),
        ),
        Obstacle::TooManyPoints(most) => {
            ("pub.2", format!("you can buy {most} at most"), format!("vous pouvez en acheter {most} au plus"))
        }
    };
    Reason::new(rule, words.say(english, french))
}
