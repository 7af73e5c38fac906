//! The course of the game: set-up, what follows when something is laid in a city, and the end.

pub(crate) mod bonus;
pub(crate) mod build;
pub(crate) mod column;
pub(crate) mod contracts;
pub(crate) mod row;
pub(crate) mod space;
pub(crate) mod turn;

use kernel::{Kind, Log, Seat};

use crate::board::{COPIES, PROJECT_COLUMNS};
use crate::deck::Slot;
use crate::event::Event;
use crate::kinds::{Bonus, Row};
use crate::pile::{DrawPile, Pile};
use crate::setup::Setup;
use crate::space::spaces_in;
use crate::state::{Player, Question, SanFrancisco};

/// The table before the first question.
pub(crate) fn set_up(setup: &Setup) -> SanFrancisco {
    SanFrancisco {
        deck: setup.deck,
        board: setup.board,
        players: setup.players,
        // §turn.1: seat A begins.
        question: Question::Turn(Seat::A),
        round: 1,
        // §setup.2: foundation tokens by the number of players.
        tokens: setup.board.tokens(usize::from(setup.players)),
        thrown: 0,
        // §setup.3: bonuses and completion tokens lie on the scoring board, the medal beside it.
        medal: None,
        bonuses: [COPIES; Bonus::COUNT],
        completed: [None; Row::COUNT],
        // §setup.4: all cards are still to be drawn; the columns are empty.
        draw_pile: DrawPile::new(setup.deck),
        columns: [Pile::EMPTY; PROJECT_COLUMNS],
        taken: Pile::EMPTY,
        // §setup.1: everybody begins with an empty city.
        seats: [Player::NEW; 4],
    }
}

/// Lays a card in a row of the own city, with everything that follows by itself.
pub(crate) fn lay(game: &mut SanFrancisco, seat: Seat, row: Row, slot: Slot, log: &mut Log<Event>) {
    let card = game.deck.card(slot);
    let space = game.seats[seat.index()].city.lay(row, slot, card);
    let column = space.column() + 1;
    log.tell(|| match slot {
        Slot::VALUE_4 => Event::Laid { seat, bonus: Bonus::Value4Card, row, column },
        Slot::DEPOT => Event::Laid { seat, bonus: Bonus::DepotCard, row, column },
        Slot(_) => Event::Built { seat, card, row, column },
    });
    settle(game, seat, log);
    // §district.1: the first five cards in a row take its completion token. §bonus.12: bonus cards count too.
    let complete = !game.seats[seat.index()].city.has_room(row);
    if complete && game.completed[row.index()].is_none() {
        game.completed[row.index()] = Some(seat);
        log.tell(|| Event::Completed { seat, row });
    }
}

/// Trams, skyscrapers and the medal, as they follow from what lies in the city. §build.5: before anything else is done.
pub(crate) fn settle(game: &mut SanFrancisco, seat: Seat, log: &mut Log<Event>) {
    let city = &mut game.seats[seat.index()].city;
    let (trams, skyscrapers) = city.settle(game.deck, game.board);
    if trams != 0 {
        let total = city.tram_count() as u8;
        log.tell(|| Event::Trams {
            seat,
            trams: trams.count_ones() as u8,
            total,
            spaces: spaces_in(trams).map(|space| (space.row(), space.column() + 1)).collect(),
        });
    }
    if skyscrapers == 0 {
        return;
    }
    for space in spaces_in(skyscrapers) {
        log.tell(|| Event::Skyscraper { seat, row: space.row(), column: space.column() + 1 });
    }
    // §medal.1: the first skyscraper. §medal.2: more than the holder, not as many. §medal.3: all that rose together count.
    let own = city.skyscraper_count();
    let held = game.medal.map_or(0, |holder| game.player(holder).city.skyscraper_count());
    if own > held {
        let from = game.medal.replace(seat);
        log.tell(|| Event::Medal { seat, from });
    }
}

/// §discard.4: gives contracts back; the discard token leaves the game.
pub(crate) fn give_back(game: &mut SanFrancisco, seat: Seat, contracts: u8, log: &mut Log<Event>) {
    let player = game.player_mut(seat);
    debug_assert!(player.may_return(contracts));
    player.contracts -= contracts;
    player.discard_tokens -= 1;
    log.tell(|| Event::Returned { seat, contracts });
}

/// §finalize.5: what is left of the taken cards goes to the box, foundation tokens too, and never comes back.
pub(crate) fn throw_away(game: &mut SanFrancisco, seat: Seat, log: &mut Log<Event>) {
    if game.taken.len() == 0 {
        return;
    }
    let (deck, taken) = (game.deck, &game.taken);
    log.tell(|| Event::ThrewAway {
        seat,
        cards: taken.slots().iter().map(|slot| deck.card(*slot)).collect(),
    });
    game.thrown += game.taken.len();
    game.taken.clear();
}

/// §end.3: the game is over at once; what lies in the columns counts for nothing.
pub(crate) fn end(game: &mut SanFrancisco, ender: Seat, log: &mut Log<Event>) {
    game.question = Question::Over(ender);
    log.tell(|| Event::Over { seat: ender, full: game.player(ender).city.is_full() });
}
