//! How good chances to win are: a chance of 30 % should come true three times of ten.

/// Chances held against what came true.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Calibration {
    /// How many chances were looked at.
    pub chances: u64,
    /// The mean of the squared difference to what came true (Brier's score).
    pub brier: f64,
    /// The mean of how surprising the winner was (log loss, in nats).
    pub surprise: f64,
    /// How far tenths of the chances are from how often they came true, on average.
    pub error: f64,
    /// For each tenth: how many, the mean chance, how often it came true.
    pub tenths: [(u64, f64, f64); 10],
}

impl Calibration {
    /// Holds chances of positions against who won.
    pub fn of<A: AsRef<[f32]>, B: AsRef<[f32]>>(positions: impl Iterator<Item = (A, B)>) -> Calibration {
        let mut found = Calibration::default();
        let mut n = 0u64;
        for (chances, outcome) in positions {
            n += 1;
            for (chance, won) in chances.as_ref().iter().zip(outcome.as_ref()) {
                let (chance, won) = (f64::from(*chance), f64::from(*won));
                found.chances += 1;
                found.brier += (chance - won).powi(2);
                found.surprise -= won * chance.max(1e-6).ln();
                let tenth = &mut found.tenths[((chance * 10.0) as usize).min(9)];
                *tenth = (tenth.0 + 1, tenth.1 + chance, tenth.2 + won);
            }
        }
        let all = found.chances.max(1) as f64;
        found.brier /= all;
        found.surprise /= n.max(1) as f64;
        for tenth in found.tenths.iter_mut().filter(|tenth| tenth.0 > 0) {
            let many = tenth.0 as f64;
            *tenth = (tenth.0, tenth.1 / many, tenth.2 / many);
            found.error += many / all * (tenth.1 - tenth.2).abs();
        }
        found
    }
}
