//! The builder phase: what is built and where.

use kernel::{Chance, Kind, Log, Seat};

use super::payment;
use crate::action::Action;
use crate::event::{End, Event, Occasion};
use crate::kinds::Card;
use crate::setup::CITY;
use crate::state::{Question, SanJuan};
use crate::ways::{Site, Way};

pub(crate) fn begin(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    game.new_schools = 0;
    ask(game, Some(game.chooser), chance, log);
}

/// Asks the first seat from this one on that could conceivably build.
fn ask(game: &mut SanJuan, from: Option<Seat>, chance: &mut Chance, log: &mut Log<Event>) {
    let mut candidate = from;
    while let Some(seat) = candidate {
        // §secret.7: skipped only if everybody can see that nothing can be built.
        if game.build_conceivable(seat) {
            game.question = Question::Build(seat);
            return;
        }
        candidate = game.after(seat);
    }
    end(game, chance, log);
}

/// §builder.1: one building, or none.
pub(crate) fn legal(game: &SanJuan, seat: Seat, out: &mut Vec<Action>) {
    Card::members(game.buildable(seat)).for_each(|card| out.push(Action::Build(card)));
    out.push(Action::Pass);
}

pub(crate) fn apply(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let Action::Build(card) = action else {
        debug_assert_eq!(action, Action::Pass, "{action} does not build");
        log.tell(|| Event::Passed { seat });
        return end_turn(game, seat, chance, log);
    };
    if card == Card::Cathedral {
        // §cathedral.1: it comes from the table, instead of a card of the hand.
        game.cathedral = false;
    } else {
        game.player_mut(seat).hand.take(card);
        game.memory.built(seat, card);
    }
    game.site = Site { card, ..Site::NONE };
    if is_only_beside(game, seat, card) {
        place(game, seat, Way::Beside, chance, log);
    } else {
        game.question = Question::Site(seat);
    }
}

/// Whether a card that can be built has but one place, beside the other buildings. §crane.1: without a Crane there is no other.
fn is_only_beside(game: &SanJuan, seat: Seat, card: Card) -> bool {
    let player = game.player(seat);
    if !player.has(Card::Crane) {
        return true;
    }
    let mut ways = game.payable(seat, card, player.hand.len());
    ways.next() == Some(Way::Beside) && ways.next().is_none()
}

/// Where the new building goes: every way that can be paid.
pub(crate) fn legal_site(game: &SanJuan, seat: Seat, out: &mut Vec<Action>) {
    let cards = game.player(seat).hand.len();
    out.extend(game.payable(seat, game.site.card, cards).map(|way| match way {
        Way::Beside => Action::Beside,
        Way::Over(card, false) => Action::Over(card),
        Way::Over(card, true) => Action::OverLoaded(card),
    }));
}

pub(crate) fn apply_site(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let way = match action {
        Action::Over(card) => Way::Over(card, false),
        Action::OverLoaded(card) => Way::Over(card, true),
        Action::Beside
        | Action::Take(_)
        | Action::TakeDoubled(_)
        | Action::Build(_)
        | Action::Spend(_)
        | Action::Pay(_)
        | Action::Produce(_)
        | Action::Sell(_)
        | Action::Keep(_)
        | Action::Discard(_)
        | Action::Tuck(..)
        | Action::Draw
        | Action::Pass
        | Action::Done => {
            debug_assert_eq!(action, Action::Beside, "{action} is not a place");
            Way::Beside
        }
    };
    place(game, seat, way, chance, log);
}

/// §builder.7: the new building is placed, then goods are spent, then cards are paid.
fn place(game: &mut SanJuan, seat: Seat, way: Way, chance: &mut Chance, log: &mut Log<Event>) {
    let card = game.site.card;
    let over = way.covered();
    let cost = game.cost(seat, card, way);
    // §builder.6: the new building does not help with itself; §crane.4: neither does a covered one.
    let works = game.player(seat).built & !over.map_or(0, Card::bit);
    // §hospital.3: a discount was used if less is paid than the printed costs say.
    let printed = card.cost().saturating_sub(over.map_or(0, Card::cost));
    game.site = Site { card, over, cost, works, discounted: cost < printed };
    if let Way::Over(target, loaded) = way {
        // §crane.5: its good is lost; §crane.6: the card leaves the game, cards under it stay.
        if loaded && let Some(store) = target.store() {
            game.discard_good(seat, store);
        }
        game.player_mut(seat).cover(target);
    }
    game.player_mut(seat).erect(card);
    game.stirred = true;
    if card == Card::School {
        game.new_schools |= 1 << seat.index();
    }
    let lost = matches!(way, Way::Over(_, true));
    log.tell(|| Event::Built { seat, card, over, lost, cost });
    payment::begin(game, seat, chance, log);
}

/// The building is paid: what it brings its owner, and the next seat.
pub(crate) fn finish(game: &mut SanJuan, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    let site = std::mem::replace(&mut game.site, Site::NONE);
    // §sawmill.1: a card for a commercial building; §sawmill.2: never for itself.
    if site.has(Card::Sawmill) && !site.card.is_production() {
        game.draw_to_hand(seat, 1, Occasion::Sawmill, chance, log);
    }
    // §hospital.1: a card if none or one is left; §hospital.2: only after building, after the Sawmill, and not for itself.
    if site.has(Card::Hospital) && game.player(seat).hand.len() <= 1 {
        game.draw_to_hand(seat, 1, Occasion::Hospital, chance, log);
    }
    end_turn(game, seat, chance, log);
}

fn end_turn(game: &mut SanJuan, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    ask(game, game.after(seat), chance, log);
}

pub(crate) fn end(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    let counts = game.seats.map(|player| player.buildings);
    let counts = &counts[..game.player_count()];
    let (fewest, most) = counts.iter().fold((u8::MAX, 0), |(low, high), n| (low.min(*n), high.max(*n)));
    for seat in game.chooser.round(counts.len()) {
        // §school.1: nobody has fewer buildings, somebody has more; §school.2: not in the phase in which it was built.
        let old = game.new_schools & (1 << seat.index()) == 0;
        if game.player(seat).has(Card::School) && old && counts[seat.index()] == fewest && fewest < most {
            game.draw_to_hand(seat, 1, Occasion::School, chance, log);
        }
    }
    game.new_schools = 0;
    // §end.1: twelve buildings end the game when everybody has acted; the round is not finished.
    if most >= CITY {
        return super::over(game, End::Buildings, log);
    }
    super::end(game, chance, log);
}
