//! The round: phases, scoring, new cards, round change, end.

pub(crate) mod observed;
pub(crate) mod pubs;
pub(crate) mod turn;

use arrayvec::ArrayVec;
use kernel::{Bag, Chance, Kind, Log, Seat};

use crate::cards::of_colour;
use crate::event::{Earned, Event};
use crate::kinds::{Card, Colour, Phase, Row, Stack};
use crate::pile::Pile;
use crate::setup::{BOARD, RUBLES, Setup, first_workers, marker_owners};
use crate::state::{Player, Question, SaintPetersburg};

/// The table before anything is drawn, all markers with seat A.
pub(crate) fn lay_out(setup: &Setup) -> SaintPetersburg {
    // §setup.2: four stacks, each shuffled by itself.
    let mut stacks = [Bag::new(); 4];
    for card in Card::ALL {
        stacks[card.facts().stack.index()].add(*card, card.facts().copies);
    }
    // §setup.1: everybody begins with the same rubles and no points.
    let mut seats = [Player::new(0); 4];
    seats[..usize::from(setup.players)].fill(Player::new(RUBLES));
    SaintPetersburg {
        players: setup.players,
        seats,
        stacks,
        rows: [Pile::EMPTY; 2],
        discard: Bag::new(),
        markers: [Seat::A; 4],
        round: 1,
        phase: Stack::Worker,
        question: Question::Turn(Seat::A),
        passes: 0,
        exhausted: None,
    }
}

/// The table before the first question.
pub(crate) fn set_up(setup: &Setup, chance: &mut Chance) -> SaintPetersburg {
    let players = usize::from(setup.players);
    let mut game = lay_out(setup);
    // §setup.3: the markers are dealt at random.
    let mut box_of_markers: Bag<Stack> = Stack::ALL.iter().map(|marker| (*marker, 1)).collect();
    for owner in marker_owners(players) {
        let marker = chance.draw(&mut box_of_markers).expect("there are four markers");
        game.markers[marker.index()] = owner;
    }
    game.question = Question::Turn(game.starter());
    // §setup.4: the first workers lie in the upper row.
    deal(&mut game, first_workers(players), chance);
    game
}

/// Begins a phase: §round.2, the holder of its marker acts first.
pub(crate) fn begin(game: &mut SaintPetersburg, phase: Phase, chance: &mut Chance, log: &mut Log<Event>) {
    game.phase = phase;
    game.question = Question::Turn(game.starter());
    let was_last = game.exhausted.is_some();
    // §refill.1: cards of the phase that begins fill the board up to eight. §refill.4: a full board gets none.
    let dealt = deal(game, BOARD.saturating_sub(game.board_len()), chance);
    log.tell(|| Event::Phase { round: game.round, phase, dealt: dealt.to_vec() });
    if let (Some(stack), false) = (game.exhausted, was_last) {
        log.tell(|| Event::LastRound { round: game.round, stack });
    }
}

/// Deals cards of the present phase's stack into the upper row, as far as there are any.
fn deal(game: &mut SaintPetersburg, cards: usize, chance: &mut Chance) -> ArrayVec<Card, BOARD> {
    let mut dealt = ArrayVec::new();
    let stack = &mut game.stacks[game.phase.index()];
    // §refill.3: a stack that runs short gives what it has; no other stack helps out.
    let cards = cards.min(stack.len());
    for _ in 0..cards {
        let card = chance.draw(stack).expect("the stack has so many cards");
        // §refill.2: only the upper row gets cards; what lies on the board stays where it is.
        game.rows[Row::Upper.index()].add(card);
        dealt.push(card);
    }
    // §end.1: placing the last card of a stack makes this round the last one.
    if cards > 0 && stack.is_empty() {
        game.exhausted.get_or_insert(game.phase);
    }
    dealt
}

/// Ends the actions of a phase: scoring, and in the building phase the Pubs.
pub(crate) fn end_actions(game: &mut SaintPetersburg, chance: &mut Chance, log: &mut Log<Event>) {
    game.passes = 0;
    score(game, log);
    // §pub.1: after the buildings have scored, before the new cards.
    if game.phase == Stack::Building {
        pubs::begin(game, chance, log);
    } else {
        end(game, chance, log);
    }
}

/// §score.1, §score.2, §score.3: every card of the phase's colour earns, whenever it was placed. §score.4: none in the trading phase.
fn score(game: &mut SaintPetersburg, log: &mut Log<Event>) {
    let Some(colour) = game.phase.scores() else { return };
    let phase = game.phase;
    for seat in game.starter().round(game.player_count()) {
        let player = game.player_mut(seat);
        if player.area.kinds() & of_colour(colour) == 0 {
            continue;
        }
        let (rubles, points) = player.earnings(colour);
        // §setup.5: the bank always has enough.
        player.rubles += rubles;
        player.points += points;
        if rubles + points > 0 {
            let cards = || earned(game.player(seat), colour);
            log.tell(|| Event::Scored { seat, phase, rubles, points, cards: cards() });
        }
    }
}

/// The cards of a colour that earn something, each with what all its copies earn.
fn earned(player: &Player, colour: Colour) -> Vec<Earned> {
    let cards = Card::members(player.area.kinds() & of_colour(colour)).map(|card| {
        let (rubles, points) = player.earned_by(card);
        Earned { card, rubles, points }
    });
    cards.filter(|earned| earned.rubles + earned.points > 0).collect()
}

/// Ends a phase: the next one, the next round, or the end of the game.
pub(crate) fn end(game: &mut SaintPetersburg, chance: &mut Chance, log: &mut Log<Event>) {
    match game.phase.next() {
        // §round.1: worker, building, noble, trading phase.
        Some(next) => begin(game, next, chance, log),
        // §end.2: the last round is played to its end. §end.3: then nothing is moved, discarded or drawn.
        None if game.exhausted.is_some() => {
            game.question = Question::Over;
            log.tell(|| Event::Over);
        }
        None => change_round(game, chance, log),
    }
}

fn change_round(game: &mut SaintPetersburg, chance: &mut Chance, log: &mut Log<Event>) {
    // §change.1: the lower row is discarded; §change.2: the upper row becomes the lower row.
    let [upper, lower] = &mut game.rows;
    let (discarded, moved) = (*lower, *upper);
    lower.empty(|card, n| game.discard.add(card, n));
    std::mem::swap(upper, lower);
    // §change.4: every marker goes to the next seat.
    let (players, before) = (game.player_count(), game.markers);
    for owner in &mut game.markers {
        *owner = owner.next(players);
    }
    // §change.5: all Observatories turn face up.
    for player in &mut game.seats {
        player.face_down = 0;
    }
    game.round += 1;
    log.tell(|| Event::Round {
        round: game.round,
        discarded: discarded.each().collect(),
        moved: moved.each().collect(),
        markers: Stack::ALL
            .iter()
            .map(|marker| (*marker, before[marker.index()], game.markers[marker.index()]))
            .collect(),
    });
    // §change.3: workers fill the board up. §end.1: that refill belongs to the new round.
    begin(game, Stack::Worker, chance, log);
}
