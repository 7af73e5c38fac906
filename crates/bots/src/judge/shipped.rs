//! What we ship: the networks, and the hand-made weights as they were in release 0.1.

use std::sync::Arc;

use super::{Learned, Net, Opinion, Portrait};
use crate::games::Judged;
use crate::{Curve, Evaluate};

/// The weights of release 0.1, for good: opponents to be measured against, and one of the numbers that networks see.
const V1: [(&str, &[(&str, f32)]); 5] = [
    (
        "puerto-rico",
        &[
            ("doubloon", 0.75),
            ("purse", 16.0),
            ("barrel", 0.1),
            ("barrel_price", 0.02),
            ("grow", 0.28),
            ("grow_price", 0.145),
            ("half", 0.33),
            ("bare", 0.3),
            ("quarry", 0.11),
            ("idle", 0.03),
            ("disc", 0.0),
            ("market", 0.1),
            ("office", 0.11),
            ("harbor", 0.12),
            ("wharf", 0.05),
            ("store", 0.15),
            ("growth", 0.03),
            ("power", 0.12),
            ("empty", 0.6),
            ("empty_large", 0.9),
            ("horizon", 9.0),
            ("building_pace", 0.9),
            ("denial", 0.5),
            ("heat", 0.7),
        ],
    ),
    (
        "saint-petersburg",
        &[
            ("ruble", 0.5),
            ("ruble_most", 2.4),
            ("purse", 90.0),
            ("noble", 1.1),
            ("hand", -0.05),
            ("stranded", -3.4),
            ("pub_house", 0.5),
            ("observatory", -0.6),
            ("warehouse", -0.1),
            ("village", 1.0),
            ("saving", 0.17),
            ("pace", 11.0),
            ("pace_player", -1.55),
            ("denial", 0.85),
            ("heat", 1.5),
        ],
    ),
    (
        "san-francisco",
        &[
            ("district", 0.76),
            ("district_spread", 5.0),
            ("trams", 1.15),
            ("tram_spread", 0.84),
            ("card", 0.37),
            ("value", 0.07),
            ("tram", 0.35),
            ("foundation", 1.33),
            ("complete", 0.56),
            ("contract", -2.5),
            ("discard", 0.94),
            ("offer", 0.21),
            ("denial", 0.76),
            ("heat", 1.0),
        ],
    ),
    (
        "san-francisco-1906",
        &[
            ("building", 2.16),
            ("ready", 1.42),
            ("permit", 1.5),
            ("spare_permit", 0.24),
            ("plot", 0.19),
            ("dollar", 0.04),
            ("objective", 2.2),
            ("late", 5.9),
            ("denial", 0.52),
            ("heat", 0.7),
        ],
    ),
    (
        "san-juan",
        &[
            ("card", 0.5),
            ("good", 0.26),
            ("price", 0.085),
            ("produce", 0.12),
            ("more", 0.65),
            ("power", 0.87),
            ("plan", 0.144),
            ("tempo", 0.175),
            ("pace", 0.6),
            ("denial", 0.69),
            ("heat", 0.5),
        ],
    ),
];

/// The hand-made evaluation with the weights of release 0.1.
///
/// # Panics
/// If a weight has another name now: it has to keep the one that it had.
#[must_use]
pub fn frozen<G: Judged>() -> G::Evaluation {
    let mut evaluation = G::Evaluation::default();
    for (name, value) in V1.iter().filter(|(game, _)| *game == G::META.id).flat_map(|(_, weights)| *weights) {
        assert!(evaluation.set_weight(name, *value), "{name} is no weight");
    }
    evaluation
}

/// How what those weights take for chances is to be read (boldness, even), by game and number of players, from two on. For good, too: a first round of training
/// learns from chances that are read so.
const V1_CURVES: [(&str, &[(f32, f32)]); 5] = [
    ("puerto-rico", &[(1.36, 0.0), (1.80, 0.02), (1.84, 0.0), (1.84, 0.0)]),
    ("saint-petersburg", &[(1.54, 0.0), (1.66, 0.0), (1.90, 0.0)]),
    ("san-francisco", &[(0.72, 0.0), (1.02, 0.0), (0.96, 0.04)]),
    ("san-francisco-1906", &[(0.48, 0.02), (0.50, 0.0), (0.92, 0.0)]),
    ("san-juan", &[(1.02, 0.0), (1.10, 0.02), (1.08, 0.0)]),
];

/// How to read the chances that the weights of release 0.1 see.
#[must_use]
pub fn frozen_curve(game: &'static str, players: usize) -> Curve {
    let of_game = V1_CURVES.iter().find(|(id, _)| *id == game);
    let curve = of_game.and_then(|(_, curves)| curves.get(players.checked_sub(2)?));
    curve.map_or(Curve::RAW, |&(boldness, even)| Curve { game, players: players as u8, boldness, even })
}

/// The weights that release 0.1 had for a game.
#[cfg(test)]
fn frozen_weights(game: &str) -> Vec<(&'static str, f32)> {
    V1.iter().filter(|(id, _)| *id == game).flat_map(|(_, weights)| weights.iter().copied()).collect()
}

/// A game for which the program may bring a network.
pub trait Shipped: Portrait {
    /// Whose opinion plays best.
    const OPINION: Opinion;

    /// The same as a type: who tells what answers are worth goes by it, as bots do.
    type Best: Evaluate<Self>;

    /// The network, if one was trained that is worth having.
    ///
    /// # Panics
    /// If the file does not fit the game: a test holds it to that.
    #[must_use]
    fn shipped() -> Option<Arc<Net>>;
}

macro_rules! best {
    (Learned $Game:ty) => { Learned<$Game> };
    (Hand $Game:ty) => { <$Game as Judged>::Evaluation };
}

macro_rules! shipped {
    ($($Game:ty => $Opinion:ident $($file:literal)?),+ $(,)?) => {
        $(impl Shipped for $Game {
            const OPINION: Opinion = Opinion::$Opinion;

            type Best = best!($Opinion $Game);

            fn shipped() -> Option<Arc<Net>> {
                $(
                    static NET: std::sync::OnceLock<Arc<Net>> = std::sync::OnceLock::new();
                    let read = || {
                        let bytes = include_bytes!(concat!("../../judges/", $file));
                        Net::read(bytes, Self::OWN, Self::TABLE).unwrap_or_else(|bad| panic!("{}: {bad}", $file))
                    };
                    return Some(Arc::clone(NET.get_or_init(|| Arc::new(read()))));
                )?
                #[allow(unreachable_code)]
                None
            }
        })+
    };
}

shipped! {
    ::puerto_rico::PuertoRico => Learned "puerto-rico.net",
    ::saint_petersburg::SaintPetersburg => Learned "saint-petersburg.net",
    ::san_francisco::SanFrancisco => Hand "san-francisco.net",
    ::san_francisco_1906::SanFrancisco1906 => Learned "san-francisco-1906.net",
    ::san_juan::SanJuan => Learned "san-juan.net",
}

#[cfg(test)]
mod tests {
    use std::any::TypeId;

    use kernel::{Numbered, Present};

    use super::*;
    use crate::{Visit, visit};

    struct Frozen;

    impl Visit for Frozen {
        type Output = ();

        fn visit<G: Present + Numbered + Judged>(self) {
            let names: Vec<&str> =
                Evaluate::<G>::weights(&G::Evaluation::default()).into_iter().map(|(name, _)| name).collect();
            let frozen_names: Vec<&str> =
                frozen_weights(G::META.id).into_iter().map(|(name, _)| name).collect();
            assert_eq!(names, frozen_names, "{}: a weight that nobody froze", G::META.id);
            assert_eq!(Evaluate::<G>::weights(&frozen::<G>()), frozen_weights(G::META.id));
            let learned = TypeId::of::<G::Best>() == TypeId::of::<Learned<G>>();
            assert_eq!(learned, G::OPINION == Opinion::Learned, "{}: who tells, and who plays", G::META.id);
            let (fewest, most) = G::META.seats;
            for players in usize::from(fewest)..=usize::from(most) {
                assert_eq!(usize::from(frozen_curve(G::META.id, players).players), players, "{}", G::META.id);
            }
            if let Some(net) = G::shipped() {
                assert!(net.bytes().len() < 300_000, "{}: {} bytes", G::META.id, net.bytes().len());
                assert!(net.weights.iter().any(|weight| *weight != 0.0));
            } else {
                assert_ne!(G::OPINION, Opinion::Learned, "{} has nothing learned", G::META.id);
            }
        }
    }

    /// Whoever tunes a weight or adds one must leave the opponent of release 0.1 as it was.
    #[test]
    fn release_0_1_is_frozen_whole_and_networks_fit_their_games() {
        for game in catalog::GAMES {
            visit(game.meta().id, Frozen).expect("bots play every game");
        }
    }
}
