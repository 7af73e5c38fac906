//! A number that is another as soon as somebody would be told other chances.

use kernel::{Numbered, Present};

use super::{Opinion, Shipped};
use crate::games::Judged;
use crate::{Curve, Evaluate, Manner, SEARCHES, Visit, visit};

/// What the chances of a game follow from, as a number: whose opinion it is, its network, its weights, how it is searched, how chances are read. What is
/// kept with another number was found out otherwise, and is not mixed with what is found out now. 0: nobody judges this game.
#[must_use]
pub fn fingerprint(game: &str, curve: &Curve) -> u32 {
    let judged = visit(game, Fingerprint).unwrap_or_default();
    let read = [curve.boldness, curve.even].map(|number| u64::from(number.to_bits()));
    if judged == 0 { 0 } else { short(read.into_iter().fold(judged, mix)) }
}

struct Fingerprint;

impl Visit for Fingerprint {
    type Output = u64;

    fn visit<G: Present + Numbered + Judged>(self) -> u64 {
        let mut all = FIRST;
        let mut take = |number: u64| all = mix(all, number);
        let opinion = <G as Shipped>::OPINION;
        opinion.name().bytes().for_each(|byte| take(byte.into()));
        let weights = Evaluate::<G>::weights(&G::Evaluation::default());
        let manner = Manner::of::<G, G::Best>().numbers();
        for (_, number) in weights.into_iter().chain(manner) {
            take(number.to_bits().into());
        }
        take(SEARCHES as u64);
        if let (Opinion::Learned, Some(net)) = (opinion, G::shipped()) {
            net.weights.iter().for_each(|weight| take(weight.to_bits().into()));
        }
        all
    }
}

const FIRST: u64 = 0xcbf2_9ce4_8422_2325;

/// One step of FNV-1a, with a word where it has a byte.
fn mix(all: u64, number: u64) -> u64 {
    (all ^ number).wrapping_mul(0x0000_0100_0000_01b3)
}

/// Both halves in one.
fn short(all: u64) -> u32 {
    (all ^ (all >> 32)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_and_every_curve_has_its_own() {
        let mut all: Vec<u32> = Vec::new();
        for game in catalog::GAMES {
            let id = game.meta().id;
            let curve = Curve { boldness: 1.02, ..Curve::RAW };
            assert_eq!(fingerprint(id, &curve), fingerprint(id, &curve));
            all.extend([fingerprint(id, &curve), fingerprint(id, &Curve::RAW)]);
        }
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 2 * catalog::GAMES.len(), "{all:x?}");
        assert_eq!(fingerprint("chess", &Curve::RAW), 0);
    }

    #[test]
    fn one_number_that_differs_a_little_makes_another() {
        let weights = [0.5_f32, 0.25, -1.0];
        let of = |weights: &[f32]| {
            short(weights.iter().fold(FIRST, |all, weight| mix(all, weight.to_bits().into())))
        };
        for i in 0..weights.len() {
            let mut other = weights;
            other[i] = f32::from_bits(other[i].to_bits() + 1);
            assert_ne!(of(&other), of(&weights));
        }
    }
}
