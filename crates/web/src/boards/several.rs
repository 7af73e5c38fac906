//! Several things that are chosen together. The rules ask for them one by one, in a fixed order; a person marks them on the board in any order and
//! confirms once.

use kernel::{Game, Match, Seat, legal};

/// The answers that take what was marked, in the order in which the rules ask for it, and the end word of the choice where it has one. What
/// cannot be taken stands last, so that the refusal names it.
pub fn in_turn<G: Game>(
    game: &Match<G>,
    seat: Seat,
    marked: &[G::Action],
    ends: &[G::Action],
) -> Vec<G::Action> {
    let mut game = game.clone();
    let mut left = marked.to_vec();
    let mut steps = Vec::with_capacity(left.len() + 1);
    while !left.is_empty() {
        let legal = legal(game.state(), seat);
        let next = legal.iter().find_map(|action| left.iter().position(|mark| mark == action));
        let step = left.remove(next.unwrap_or(0));
        let taken = game.play(seat, step).is_ok();
        steps.push(step);
        if !taken {
            return steps;
        }
        // Nothing is decided by what was drawn here: it is not to be known before it is drawn at the table. The order of actions is that in which
        // they are asked for.
        if game.plies().last().is_some_and(|ply| !ply.luck.is_empty()) {
            left.sort_unstable();
            steps.extend(left);
            return steps;
        }
    }
    steps.extend(legal(game.state(), seat).into_iter().find(|action| ends.contains(action)));
    steps
}

#[cfg(test)]
mod tests {
    use ::san_juan::{Action, SanJuan, Setup};
    use kernel::Seed;

    use super::*;

    /// Games of San Juan at every answer, with the seat that is asked.
    fn positions(mut look: impl FnMut(&Match<SanJuan>, Seat)) {
        let setup = Setup { players: 3, new_buildings: true, draft_hands: true, ..Setup::default() };
        let mut game = Match::<SanJuan>::new(setup, Seed::from_word("several")).expect("a game");
        for n in 0_usize.. {
            let Some(seat) = game.state().acting().first() else { break };
            look(&game, seat);
            let legal = legal(game.state(), seat);
            game.play(seat, legal[n * 5 % legal.len()]).expect("legal");
        }
    }

    #[test]
    fn a_choice_that_was_begun_before_can_be_ended_without_a_mark() {
        let mut ended = 0;
        positions(|game, seat| {
            for end in [Action::Pass, Action::Done] {
                if legal(game.state(), seat).contains(&end) {
                    assert_eq!(in_turn(game, seat, &[], &[Action::Pass, Action::Done]), [end]);
                    ended += usize::from(end == Action::Done);
                }
            }
        });
        assert!(ended > 0);
    }

    #[test]
    fn marks_are_taken_in_the_order_of_the_rules() {
        let mut pairs = 0;
        positions(|game, seat| {
            let legal = legal(game.state(), seat);
            let Some(last) = legal.iter().rfind(|action| matches!(action, Action::Sell(_))) else { return };
            let first = legal[0];
            let steps = in_turn(game, seat, &[*last, first], &[Action::Done]);
            let mut game = game.clone();
            if first != *last && steps.iter().all(|step| game.play(seat, *step).is_ok()) {
                assert_eq!(steps[..2], [first, *last]);
                pairs += 1;
            }
        });
        assert!(pairs > 0);
    }
}
