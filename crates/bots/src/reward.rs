//! What an end, or the prospect of one, is worth to each seat: its place, and by how much.

use kernel::{Game, MAX_SEATS, Seat};

use crate::Evaluate;
use crate::evaluate::{Values, best_rival};

/// Winning.
const VICTORY: f32 = 0.65;
/// The place among all: second is better than last.
const PLACE: f32 = 0.15;
/// The margin to the best rival, so that a lost game is still played well and a won one is not given back.
const MARGIN: f32 = 0.2;

/// From 0 to 1 for each seat: exact after the end, estimated before it.
pub(crate) fn rewards<G: Game, E: Evaluate<G>>(evaluate: &E, state: &G, scale: f32) -> Values {
    let (players, scale) = (state.players(), scale * E::SCALE);
    if state.acting().is_empty() {
        final_rewards(state, players, scale)
    } else {
        evaluate.prospects(state, scale)
    }
}

fn final_rewards<G: Game>(state: &G, players: usize, scale: f32) -> Values {
    let scores = state.scores();
    let winners = scores.winners();
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(players) {
        points[seat.index()] = scores.points(seat) as f32;
    }
    let mut rewards = [0.0; MAX_SEATS];
    for seat in Seat::all(players) {
        let victory = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        let place = (players - scores.place(seat)) as f32 / (players - 1) as f32;
        let margin = margin(&points, players, seat, scale);
        rewards[seat.index()] = VICTORY * victory + PLACE * place + MARGIN * margin;
    }
    rewards
}

/// The rewards that seats may expect who expect so many points.
pub(crate) fn prospects(values: &Values, players: usize, scale: f32) -> Values {
    let high = values[..players].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    // Shares of victory as in a race: e times as likely for each unit ahead.
    let mut odds = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for i in 0..players {
        odds[i] = ((values[i] - high) / scale).exp();
        sum += odds[i];
    }
    let mut rewards = [0.0; MAX_SEATS];
    for seat in Seat::all(players) {
        let own = odds[seat.index()];
        let ahead: f32 = (0..players)
            .filter(|i| *i != seat.index())
            .map(|i| own / (own + odds[i] + f32::MIN_POSITIVE))
            .sum();
        let place = ahead / (players - 1) as f32;
        let margin = margin(values, players, seat, scale);
        rewards[seat.index()] = VICTORY * own / sum + PLACE * place + MARGIN * margin;
    }
    rewards
}

/// From 0 to 1, a half for equal points; bends slowly, so that more is always better.
fn margin(values: &Values, players: usize, seat: Seat, scale: f32) -> f32 {
    let lead = (values[seat.index()] - best_rival(values, players, seat)) / (4.0 * scale);
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prospects_share_one_victory_and_favour_who_is_ahead() {
        let rewards = prospects(&[30.0, 20.0, 25.0, 0.0, 0.0], 3, 8.0);
        assert!(rewards[0] > rewards[2] && rewards[2] > rewards[1], "{rewards:?}");
        assert!(rewards.iter().all(|r| (0.0..=1.0).contains(r)));
        let even = prospects(&[10.0; 5], 2, 8.0);
        assert!((even[0] - 0.5).abs() < 1e-6 && even[0] == even[1]);
    }

    #[test]
    fn a_hopeless_seat_still_prefers_a_smaller_defeat() {
        let near = prospects(&[0.0, 200.0, 0.0, 0.0, 0.0], 2, 8.0);
        let far = prospects(&[0.0, 900.0, 0.0, 0.0, 0.0], 2, 8.0);
        assert!(near[0] > far[0] && far[0] >= 0.0);
    }
}
