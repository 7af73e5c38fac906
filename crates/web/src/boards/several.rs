//! Several things that are chosen together. The rules ask for them one by one, in a fixed order; a person marks them on the board in any order and
//! confirms once.

use kernel::{Seat, Table};

/// How many things are to be marked. The board draws what can be marked as inputs of the form `several`, each with an answer of the notation as its value.
pub struct Several {
    pub least: usize,
    pub most: usize,
    /// What the button says.
    pub confirm: String,
}

/// The answers that take what was marked, in the order in which the rules ask for it, and end the choice if it has an end word. What cannot be
/// taken stands last, so that the refusal names it.
pub fn one_by_one(table: &dyn Table, seat: Seat, marked: &[String]) -> Vec<String> {
    let mut table = table.copy();
    let mut left = marked.to_vec();
    let mut steps = Vec::with_capacity(left.len() + 1);
    while !left.is_empty() {
        let legal = table.legal(seat);
        let next = legal.iter().find_map(|action| left.iter().position(|mark| mark == action));
        let step = left.swap_remove(next.unwrap_or(0));
        let taken = table.play(seat, &step).is_ok();
        steps.push(step);
        if !taken {
            return steps;
        }
        // Nothing is decided by what was drawn here: it is not to be known before it is drawn at the table.
        if !table.luck(table.ply()).is_empty() {
            steps.extend(left);
            return steps;
        }
    }
    // A choice that was begun before ends with "done" also if nothing more is marked.
    let ends: &[&str] = if steps.is_empty() { &["pass", "done"] } else { &["done"] };
    steps.extend(table.legal(seat).into_iter().find(|action| ends.contains(&action.as_str())));
    steps
}

#[cfg(test)]
mod tests {
    use ::san_juan::{SanJuan, Setup};
    use kernel::{Match, Seed};

    use super::*;

    /// Tables of San Juan at every answer of a game, with the seat that is asked.
    fn positions(mut look: impl FnMut(&dyn Table, Seat)) {
        let setup = Setup { players: 3, new_buildings: true, draft_hands: true };
        let mut table = Match::<SanJuan>::new(setup, Seed::from_word("several")).expect("a game");
        for n in 0_usize.. {
            let Some(seat) = Table::acting(&table).first() else { break };
            look(&table, seat);
            let legal = Table::legal(&table, seat);
            Table::play(&mut table, seat, &legal[n * 5 % legal.len()]).expect("legal");
        }
    }

    #[test]
    fn a_choice_that_was_begun_before_can_be_ended_without_a_mark() {
        let mut ended = 0;
        positions(|table, seat| {
            let legal = table.legal(seat);
            for end in ["pass", "done"].into_iter().filter(|end| legal.iter().any(|action| action == end)) {
                assert_eq!(one_by_one(table, seat, &[]), [end]);
                ended += usize::from(end == "done");
            }
        });
        assert!(ended > 0);
    }

    #[test]
    fn marks_are_taken_in_the_order_of_the_rules() {
        let mut pairs = 0;
        positions(|table, seat| {
            let legal = table.legal(seat);
            let Some(last) = legal.iter().rfind(|action| action.starts_with("sell ")) else { return };
            let first = &legal[0];
            let steps = one_by_one(table, seat, &[last.clone(), first.clone()]);
            let mut table = table.copy();
            if first != last && steps.iter().all(|step| table.play(seat, step).is_ok()) {
                assert_eq!(steps[..2], [first.clone(), last.clone()]);
                pairs += 1;
            }
        });
        assert!(pairs > 0);
    }
}
