//! How raw chances are to be read, by game and number of players. Made by `cabildo calibrate --write`; do not edit.

use crate::chances::Curve;

/// One curve for each game and number of players.
#[rustfmt::skip]
pub(crate) const CURVES: &[Curve] = &[
    Curve { game: "puerto-rico", players: 2, boldness: 1.26, even: 0.04 },
    Curve { game: "puerto-rico", players: 3, boldness: 0.92, even: 0.00 },
    Curve { game: "puerto-rico", players: 4, boldness: 1.02, even: 0.04 },
    Curve { game: "puerto-rico", players: 5, boldness: 0.86, even: 0.00 },
    Curve { game: "san-juan", players: 2, boldness: 1.26, even: 0.00 },
    Curve { game: "san-juan", players: 3, boldness: 1.46, even: 0.00 },
    Curve { game: "san-juan", players: 4, boldness: 1.32, even: 0.00 },
    Curve { game: "saint-petersburg", players: 2, boldness: 1.16, even: 0.00 },
    Curve { game: "saint-petersburg", players: 3, boldness: 1.40, even: 0.00 },
    Curve { game: "saint-petersburg", players: 4, boldness: 1.56, even: 0.00 },
    Curve { game: "san-francisco", players: 2, boldness: 0.90, even: 0.00 },
    Curve { game: "san-francisco", players: 3, boldness: 0.94, even: 0.06 },
    Curve { game: "san-francisco", players: 4, boldness: 0.92, even: 0.00 },
    Curve { game: "san-francisco-1906", players: 2, boldness: 1.00, even: 0.08 },
    Curve { game: "san-francisco-1906", players: 3, boldness: 1.78, even: 0.10 },
    Curve { game: "san-francisco-1906", players: 4, boldness: 1.04, even: 0.02 },
];
