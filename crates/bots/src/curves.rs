//! How raw chances are to be read, by game and number of players. Made by `cabildo calibrate --write`; do not edit.

use crate::chances::Curve;

/// One curve for each game and number of players.
#[rustfmt::skip]
pub(crate) const CURVES: &[Curve] = &[
    Curve { game: "puerto-rico", players: 2, boldness: 1.36, even: 0.00 },
    Curve { game: "puerto-rico", players: 3, boldness: 1.80, even: 0.02 },
    Curve { game: "puerto-rico", players: 4, boldness: 1.84, even: 0.00 },
    Curve { game: "puerto-rico", players: 5, boldness: 1.84, even: 0.00 },
    Curve { game: "san-juan", players: 2, boldness: 1.02, even: 0.00 },
    Curve { game: "san-juan", players: 3, boldness: 1.10, even: 0.02 },
    Curve { game: "san-juan", players: 4, boldness: 1.08, even: 0.00 },
    Curve { game: "saint-petersburg", players: 2, boldness: 1.54, even: 0.00 },
    Curve { game: "saint-petersburg", players: 3, boldness: 1.66, even: 0.00 },
    Curve { game: "saint-petersburg", players: 4, boldness: 1.90, even: 0.00 },
    Curve { game: "san-francisco", players: 2, boldness: 0.72, even: 0.00 },
    Curve { game: "san-francisco", players: 3, boldness: 1.02, even: 0.00 },
    Curve { game: "san-francisco", players: 4, boldness: 0.96, even: 0.04 },
    Curve { game: "san-francisco-1906", players: 2, boldness: 0.48, even: 0.02 },
    Curve { game: "san-francisco-1906", players: 3, boldness: 0.50, even: 0.00 },
    Curve { game: "san-francisco-1906", players: 4, boldness: 0.92, even: 0.00 },
];
