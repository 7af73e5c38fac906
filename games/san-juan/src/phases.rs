//! The course of the game: set-up, roles, phases, rounds, end.

pub(crate) mod adventurer;
pub(crate) mod builder;
pub(crate) mod draft;
pub(crate) mod payment;
pub(crate) mod producer;
pub(crate) mod recruiter;
pub(crate) mod role;
pub(crate) mod start;
pub(crate) mod trader;

use kernel::{Bag, Chance, Kind, Log, Seat, SeenBy};

use crate::buildings::deck_kinds;
use crate::event::{End, Event};
use crate::kinds::{Card, Role, Tile};
use crate::memory::Memory;
use crate::pile::Pile;
use crate::selection::Selection;
use crate::setup::{HAND, LAST_ROUND, Setup, picks};
use crate::state::{House, Player, Question, SanJuan};
use crate::ways::Site;

/// The table with its buildings and its deck, before cards are dealt.
pub(crate) fn table(setup: &Setup) -> SanJuan {
    // §cards.1, §cards.2, §cards.3: the deck has every card of the base game, and the new ones if they are played.
    let mut deck: Bag<Card> =
        Card::members(deck_kinds(setup.new_buildings)).map(|card| (card, card.facts().copies)).collect();
    let mut seats = [Player::NOBODY; 4];
    for player in &mut seats[..usize::from(setup.players)] {
        // §setup.2: everybody begins with a Corn Farm, without a good.
        deck.take(Card::CornFarm);
        player.erect(Card::CornFarm);
    }
    SanJuan {
        seats,
        deck,
        discard: Bag::new(),
        memory: Memory::NEW,
        house: House { order: [Tile::House11122; 5], seen: 0, next: 0, open: None },
        // §setup.1: seat A is the first governor.
        question: Question::Role(Seat::A),
        selection: Selection::NONE,
        drawn: Pile::EMPTY,
        site: Site::NONE,
        players: setup.players,
        new_buildings: setup.new_buildings,
        decline: setup.decline,
        round: 1,
        governor: Seat::A,
        taken: 0,
        picks: 0,
        roles: [Role::Builder; 4],
        chooser: Seat::A,
        role: None,
        doubled: false,
        published: false,
        // §setup.6: the Cathedral lies on the table.
        cathedral: setup.new_buildings,
        stirred: false,
        traded: false,
        new_schools: 0,
    }
}

/// The table before the first question.
pub(crate) fn set_up(setup: &Setup, chance: &mut Chance) -> SanJuan {
    let mut game = table(setup);
    let players = game.player_count();
    // §setup.3: four cards each, from seat A on. §setup.5: with drafted hands then one more for A, two for B, and so on.
    let extra = |seat: Seat| if setup.draft_hands { seat.index() + 1 } else { 0 };
    let deals =
        Seat::all(players).map(|seat| (seat, HAND)).chain(Seat::all(players).map(|seat| (seat, extra(seat))));
    for (seat, cards) in deals {
        for _ in 0..cards {
            let card = chance.draw_as(&mut game.deck, SeenBy::Only(seat)).expect("the deck is large enough");
            game.player_mut(seat).hand.add(card);
        }
    }
    if setup.draft_hands {
        draft::begin(&mut game, Seat::A);
    }
    game
}

/// Begins the phase of the role just taken. §round.5: the chooser acts first, then the others clockwise.
pub(crate) fn begin(game: &mut SanJuan, role: Role, chance: &mut Chance, log: &mut Log<Event>) {
    match role {
        Role::Builder => builder::begin(game, chance, log),
        Role::Producer => producer::begin(game, chance, log),
        Role::Trader => trader::begin(game, chance, log),
        Role::Recruiter => recruiter::begin(game, chance, log),
        Role::Adventurer => adventurer::begin(game, chance, log),
    }
}

/// Ends a phase: the next role, or the next round.
pub(crate) fn end(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    game.role = None;
    game.doubled = false;
    if game.picks < picks(game.players) {
        role::begin(game);
    } else {
        end_round(game, chance, log);
    }
}

/// The last role of the round has been played.
fn end_round(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    // §end.2: no card is left, and in this round none was drawn, nothing built, nothing sold.
    if game.available() == 0 && !game.stirred {
        return over(game, End::Exhausted, log);
    }
    // §end.3: no game goes on after round 200.
    if game.round == LAST_ROUND {
        return over(game, End::Rounds, log);
    }
    // §round.6: the roles go back to the table, and the next seat clockwise is governor.
    game.round += 1;
    let from = game.governor;
    game.governor = game.governor.next(game.player_count());
    game.chooser = game.governor;
    game.taken = 0;
    game.picks = 0;
    game.roles = [Role::Builder; 4];
    game.published = false;
    log.tell(|| Event::Round { round: game.round, governor: game.governor, from });
    start::begin(game, chance, log);
}

pub(crate) fn over(game: &mut SanJuan, end: End, log: &mut Log<Event>) {
    game.question = Question::Over(end);
    log.tell(|| Event::Over { end });
}

/// The trading-house cards that have not been turned up yet.
pub(crate) fn unseen(house: &House) -> Bag<Tile> {
    let seen = &house.order[..usize::from(house.seen)];
    Tile::ALL.iter().filter(|tile| !seen.contains(tile)).map(|tile| (*tile, 1)).collect()
}
