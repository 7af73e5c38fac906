//! A bonus: §bonus.2, the row's own or a tram-line token.

use kernel::{Kind, Log, Seat};

use super::{build, row, space};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Bonus, Row};
use crate::state::{Question, SanFrancisco};

/// The two bonuses from which a row lets its owner choose.
fn offered(game: &SanFrancisco, row: Row) -> [Bonus; 2] {
    [game.board.bonus(row), Bonus::TramLineToken]
}

/// §bonus.11: a bonus is taken if one of the two can be; otherwise it lapses for good.
pub(crate) fn begin(game: &mut SanFrancisco, seat: Seat, row: Row, log: &mut Log<Event>) {
    if offered(game, row).into_iter().any(|bonus| game.can_take(seat, bonus)) {
        game.question = Question::Bonus(seat, row);
        return;
    }
    log.tell(|| Event::Lapsed { seat, row });
    end(game, seat, log);
}

pub(crate) fn legal(game: &SanFrancisco, seat: Seat, row: Row, out: &mut Vec<Action>) {
    // §bonus.10: what is out, or has no place in the city, cannot be taken.
    let some = offered(game, row).into_iter().filter(|bonus| game.can_take(seat, *bonus));
    out.extend(some.map(Action::Take));
}

pub(crate) fn apply(game: &mut SanFrancisco, seat: Seat, action: Action, log: &mut Log<Event>) {
    let Action::Take(bonus) = action else {
        debug_assert!(false, "{action} does not take a bonus");
        return;
    };
    game.bonuses[bonus.index()] -= 1;
    log.tell(|| Event::Took { seat, bonus });
    match bonus {
        Bonus::Value4Card | Bonus::DepotCard => row::begin(game, seat, bonus),
        Bonus::Plus2Token | Bonus::TramLineToken => space::begin(game, seat, bonus),
        // §bonus.7: kept beside the city.
        Bonus::PointsToken => {
            game.player_mut(seat).points_tokens += 1;
            end(game, seat, log);
        }
        // §bonus.8: kept until it is used.
        Bonus::DiscardToken => {
            game.player_mut(seat).discard_tokens += 1;
            end(game, seat, log);
        }
    }
}

/// Back to the cards that are still to be built.
pub(crate) fn end(game: &mut SanFrancisco, seat: Seat, log: &mut Log<Event>) {
    build::begin(game, seat, log);
}
