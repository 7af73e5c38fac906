//! Who wins, as shares: the expected points of all seats become chances, and chances are set right by what self-play has shown (calibration).

use kernel::{Game, MAX_SEATS, Seat};

use crate::Evaluate;
use crate::evaluate::Values;

/// How the raw chances of a game with so many players are to be read. `cabildo calibrate` finds it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// The game.
    pub game: &'static str,
    /// The number of players.
    pub players: u8,
    /// How sure the raw chances should have been: above 1 they were too timid, below it too bold.
    pub boldness: f32,
    /// What part of every chance nobody can foresee: it is shared evenly.
    pub even: f32,
}

impl Curve {
    /// Raw chances as they are.
    pub const RAW: Curve = Curve { game: "", players: 0, boldness: 1.0, even: 0.0 };

    /// The curve of a game with so many players, as we ship it.
    #[must_use]
    pub fn of(game: &str, players: usize) -> Curve {
        let known = crate::curves::CURVES.iter();
        known
            .copied()
            .find(|curve| curve.game == game && usize::from(curve.players) == players)
            .unwrap_or(Curve::RAW)
    }

    /// Sets chances right; they add up to 1 again.
    #[must_use]
    pub fn read(&self, raw: &[f32]) -> Vec<f32> {
        let bold: Vec<f32> = raw.iter().map(|chance| chance.max(1e-6).powf(self.boldness)).collect();
        let sum: f32 = bold.iter().sum();
        let share = self.even / raw.len() as f32;
        bold.into_iter().map(|chance| (1.0 - self.even) * chance / sum + share).collect()
    }
}

/// The share of victory that every seat has, or may expect: exact after the end, from the expected points before it.
pub(crate) fn shares<G: Game, E: Evaluate<G>>(evaluate: &E, state: &G) -> Values {
    let players = state.players();
    let mut shares = [0.0; MAX_SEATS];
    if state.acting().is_empty() {
        let winners = state.scores().winners();
        for seat in Seat::all(players).filter(|seat| winners.contains(*seat)) {
            shares[seat.index()] = 1.0 / winners.len() as f32;
        }
        return shares;
    }
    race(&evaluate.strengths(state), players)
}

/// Shares of one victory as in a race: e times as likely for each unit ahead.
pub(crate) fn race(strengths: &Values, players: usize) -> Values {
    let high = strengths[..players].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut shares = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (share, strength) in shares.iter_mut().zip(strengths).take(players) {
        *share = (strength - high).exp();
        sum += *share;
    }
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_keeps_the_order_and_the_sum() {
        let curve = Curve { boldness: 1.7, even: 0.1, ..Curve::RAW };
        let read = curve.read(&[0.5, 0.3, 0.2]);
        assert!((read.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(read[0] > read[1] && read[1] > read[2], "{read:?}");
        assert!((Curve::RAW.read(&[0.7, 0.3])[0] - 0.7).abs() < 1e-6);
    }

    #[test]
    fn every_game_and_number_of_players_has_its_curve() {
        for game in catalog::GAMES {
            let (fewest, most) = game.meta().seats;
            for players in fewest..=most {
                assert_eq!(Curve::of(game.meta().id, players.into()).players, players, "{}", game.meta().id);
            }
        }
    }
}
