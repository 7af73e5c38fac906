//! Choosing with weights.

use kernel::Chance;

/// A number from 0 up to, but not including, 1.
pub(crate) fn unit(chance: &mut Chance) -> f32 {
    const STEPS: u32 = 1 << 24;
    chance.below(STEPS) as f32 / STEPS as f32
}

/// Turns appeals into shares that add up to 1: an appeal higher by one makes an answer e times as likely.
pub(crate) fn softmax(appeals: &mut [f32]) {
    let high = appeals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for appeal in appeals.iter_mut() {
        *appeal = (*appeal - high).exp();
        sum += *appeal;
    }
    for share in appeals {
        *share /= sum;
    }
}

/// A place in the list, each as likely as its appeal says.
pub(crate) fn pick(appeals: &mut [f32], chance: &mut Chance) -> usize {
    let high = appeals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for appeal in appeals.iter_mut() {
        sum += (*appeal - high).exp();
        *appeal = sum;
    }
    let point = unit(chance) * sum;
    appeals.iter().position(|upto| point < *upto).unwrap_or(appeals.len() - 1)
}

/// The place of the highest number, the first of equal ones.
pub(crate) fn best(numbers: &[f32]) -> usize {
    let mut best = 0;
    for (i, number) in numbers.iter().enumerate() {
        if *number > numbers[best] {
            best = i;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_appeal_is_chosen_more_often() {
        let mut chance = Chance::fast(3);
        let mut counts = [0u32; 3];
        for _ in 0..10_000 {
            counts[pick(&mut [0.0, 2.0_f32.ln(), f32::NEG_INFINITY], &mut chance)] += 1;
        }
        assert!((3_100..3_560).contains(&counts[0]), "{counts:?}");
        assert_eq!(counts[2], 0);
    }

    #[test]
    fn shares_add_up_to_one() {
        let mut shares = [3.0, -50.0, 2.5, 700.0];
        softmax(&mut shares);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert_eq!(best(&shares), 3);
    }
}
