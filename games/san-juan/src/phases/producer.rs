//! The producer phase: goods on empty production buildings.

use kernel::{Chance, Log, Seat};

use crate::action::Action;
use crate::event::{Event, Occasion};
use crate::kinds::Card;
use crate::state::{Player, Question, SanJuan};

pub(crate) fn begin(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    ask(game, Some(game.chooser), chance, log);
}

/// §producer.1, §producer.2, §canal.1: one good, one more for the chooser (two if doubled), one more with a Canal.
#[inline]
pub(crate) fn most(player: &Player, privilege: u8) -> u8 {
    1 + player.one_with(Card::Canal) + privilege
}

fn ask(game: &mut SanJuan, from: Option<Seat>, chance: &mut Chance, log: &mut Log<Event>) {
    let mut candidate = from;
    while let Some(seat) = candidate {
        let player = game.player(seat);
        let cards = game.available();
        // §producer.5: nobody is asked without an empty production building, or without a card to lay on it.
        if cards > 0 && (0..player.plants.len()).any(|place| player.empty(place) > 0) {
            let most = usize::from(most(player, game.privilege(seat))).min(cards);
            return game.begin_selection(Question::Produce(seat), 0, most);
        }
        candidate = game.after(seat);
    }
    end(game, chance, log);
}

pub(crate) fn legal(game: &SanJuan, seat: Seat, out: &mut Vec<Action>) {
    game.list_plants(seat, Action::Produce, out);
}

pub(crate) fn apply(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if let Action::Produce(card) = action {
        // §producer.1: an unseen card of the deck, laid on the building at once.
        game.place_good(seat, card.store().expect("a production building"), chance, log);
        log.tell(|| Event::Produced { seat, on: card });
        game.pick(card);
        if !game.selection.is_full() && game.allowed_plants(seat) != 0 {
            return;
        }
    }
    let produced = game.selection.picked.len();
    game.end_selection();
    if produced == 0 {
        log.tell(|| Event::Passed { seat });
    }
    // §factory.1: two goods or more bring a card.
    if produced >= 2 && game.player(seat).has(Card::Factory) {
        game.draw_to_hand(seat, 1, Occasion::Factory, chance, log);
    }
    ask(game, game.after(seat), chance, log);
}

pub(crate) fn end(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    super::end(game, chance, log);
}
