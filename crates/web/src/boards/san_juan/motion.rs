//! What each event moves: cards from place to place. What others hold is a back without a name.

use ::san_juan::{Card, Event, Occasion, Purpose, SanJuan};
use kernel::Seat;

use super::super::{Chapter, Motion, Motions};
use super::place::Place;
use super::thing::Thing;

type Move = Motion<SanJuan>;

fn go(thing: Thing, from: Place, to: Place, n: usize) -> Move {
    Motion::new(thing, from, to, n as u16)
}

/// Cards, a motion for each kind of them.
fn each(cards: &[Card], go: impl Fn(Card, usize) -> Move) -> Vec<Move> {
    let mut kinds = cards.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.into_iter().map(|card| go(card, cards.iter().filter(|other| **other == card).count())).collect()
}

/// Goods that leave their buildings.
fn goods(seat: Seat, cards: &[Card], to: Place) -> Vec<Move> {
    each(cards, |card, n| go(Thing::Good(card), Place::Good(seat, card), to, n))
}

/// Where cards go that leave a hand, or those drawn.
fn goal(seat: Seat, purpose: Purpose) -> Place {
    match purpose {
        Purpose::Draft | Purpose::Pay | Purpose::Cull | Purpose::Exchange | Purpose::Limit => Place::Discard,
        Purpose::Keep => Place::Hands(seat),
        Purpose::Chapel => Place::Under(seat, Card::Chapel),
        Purpose::Church => Place::Under(seat, Card::Church),
    }
}

/// The chapters of the story: a round begins, a role is taken.
#[deny(clippy::wildcard_enum_match_arm)]
pub fn chapter(event: &Event) -> Option<Chapter<SanJuan>> {
    match *event {
        Event::Took { seat, role, .. } => Some(Chapter { thing: Thing::Role(role), by: Some(seat) }),
        // Its sentence says who it is.
        Event::Round { .. } => Some(Chapter { thing: Thing::Governor, by: None }),
        Event::Built { .. }
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
        | Event::Mined { .. }
        | Event::Assayed { .. }
        | Event::Passed { .. }
        | Event::Shuffled { .. }
        | Event::Over { .. } => None,
    }
}

#[deny(clippy::wildcard_enum_match_arm)]
pub fn motions(event: &Event) -> Motions<SanJuan> {
    Motions::of(match *event {
        Event::Passed { .. } | Event::Over { .. } => Vec::new(),
        Event::Took { seat, role, .. } => {
            vec![go(Thing::Role(role), Place::Role(role), Place::Player(seat), 1)]
        }
        Event::Built { seat, card, over, lost, .. } => {
            let from = if card == Card::Cathedral { Place::Cathedral } else { Place::Hands(seat) };
            let lost = over.filter(|_| lost).map(|over| goods(seat, &[over], Place::Discard));
            let built = go(Thing::Card(card), from, Place::City(seat, card), 1);
            lost.into_iter().flatten().chain([built]).collect()
        }
        Event::Spent { seat, goods: ref spent } => goods(seat, spent, Place::Discard),
        Event::Produced { seat, on } => vec![go(Thing::Good(on), Place::Deck, Place::Good(seat, on), 1)],
        Event::Registered { seat } => {
            let on = Card::LandRegistry;
            vec![go(Thing::Good(on), Place::Deck, Place::Good(seat, on), 1)]
        }
        Event::Prices { tile } => vec![go(Thing::Tile(tile), Place::Tiles, Place::Prices, 1).turning()],
        Event::Sold { seat, goods: ref sold, stored, .. } => {
            // The first of them goes under the Harbor instead.
            let rest: &[Card] = if stored.is_some() { &sold[1..] } else { sold };
            goods(seat, rest, Place::Discard)
        }
        Event::Stored { seat, good } => goods(seat, &[good], Place::Under(seat, Card::Harbor)),
        Event::Drew { seat, ref cards, source } => {
            let aside = source == Occasion::Recruiter;
            let to = |card| if aside { Place::Drawn(seat, card) } else { Place::Hand(seat, card) };
            each(cards, |card, n| go(Thing::Card(card), Place::Deck, to(card), n).turning())
        }
        Event::DrewSome { seat, count, source } => {
            let aside = source == Occasion::Recruiter;
            let to = if aside { Place::Aside(seat) } else { Place::Hands(seat) };
            vec![go(Thing::Back, Place::Deck, to, count)]
        }
        Event::Moved { seat, ref cards, ref rest, purpose } => {
            let keeps = purpose == Purpose::Keep;
            let from = |card| if keeps { Place::Drawn(seat, card) } else { Place::Hand(seat, card) };
            let to = |card| if keeps { Place::Hand(seat, card) } else { goal(seat, purpose) };
            let mut moves = each(cards, |card, n| go(Thing::Card(card), from(card), to(card), n));
            moves.extend(each(rest, |card, n| go(Thing::Card(card), from(card), Place::Discard, n)));
            moves
        }
        Event::MovedSome { seat, count, rest, purpose } => {
            let from = if purpose == Purpose::Keep { Place::Aside(seat) } else { Place::Hands(seat) };
            let go = |to, n| go(Thing::Back, from, to, n);
            vec![go(goal(seat, purpose), count), go(Place::Discard, rest)]
        }
        Event::Mined { seat, ref cards, kept } => {
            let show = |card: &Card| go(Thing::Card(*card), Place::Deck, Place::Shown(seat), 1).turning();
            let shown = cards.iter().map(show);
            shown.chain(kept.map(|card| taken(seat, card))).collect()
        }
        Event::Assayed { seat, card, kept } => {
            let shown = go(Thing::Card(card), Place::Deck, Place::Shown(seat), 1).turning();
            [shown].into_iter().chain(kept.then(|| taken(seat, card))).collect()
        }
        Event::Shuffled { cards } => vec![go(Thing::Back, Place::Discard, Place::Deck, cards)],
        Event::Round { governor, from, .. } => {
            vec![go(Thing::Governor, Place::Player(from), Place::Player(governor), 1)]
        }
    })
}

/// A card that everybody has seen goes to a hand.
fn taken(seat: Seat, card: Card) -> Move {
    go(Thing::Card(card), Place::Shown(seat), Place::Hands(seat), 1)
}
