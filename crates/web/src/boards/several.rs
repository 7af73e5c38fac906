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
    }
    // A choice that was begun before ends with "done" also if nothing more is marked.
    let ends: &[&str] = if steps.is_empty() { &["pass", "done"] } else { &["done"] };
    steps.extend(table.legal(seat).into_iter().find(|action| ends.contains(&action.as_str())));
    steps
}
