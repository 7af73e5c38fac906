//! Whether chances to win come true (calibration): bots play themselves, chances are written down on the way, and what became of them sets them
//! right. Each half of the games says how good the curve is that the other half gives.

use bots::judge::fingerprint;
use bots::{Curve, Effort, Spec, weigh_raw};
use kernel::{Entry, Seat, Seed, SetupText, Words};
use serde::{Deserialize, Serialize};

use crate::ArenaError;

/// How many bars a reliability plot has.
pub const BINS: usize = 10;

/// One game, with the chances that were written down on the way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Forecasts {
    /// How the chances were written down: by which bot, how closely, by whose judgement.
    #[serde(default)]
    pub how: String,
    /// The game's name.
    pub game: String,
    /// The number of players.
    pub players: usize,
    /// The number of the game.
    pub number: u64,
    /// Raw chances of all seats, question by question.
    pub raw: Vec<Vec<f32>>,
    /// The share of victory that every seat had in the end.
    pub shares: Vec<f32>,
}

/// How chances are written down.
#[derive(Clone, Debug)]
pub struct Forecasting {
    /// Who plays in all seats.
    pub bot: Spec,
    /// Where the luck comes from.
    pub seed: Seed,
    /// Iterations for a chance that is written down.
    pub iterations: u64,
    /// About how many chances are written down in a game.
    pub each: usize,
}

impl Forecasting {
    /// How chances of a game are written down, in a line: rows that were made otherwise say nothing about these.
    #[must_use]
    pub fn how(&self, game: &str) -> String {
        let judgement = fingerprint(game, &Curve::RAW);
        format!(
            "bot={} iterations={} each={} seed={} judgement={judgement:08x}",
            self.bot, self.iterations, self.each, self.seed
        )
    }

    /// Plays one game. The seat whose chances are written down takes the best answer, so that what follows is what was foretold.
    pub fn play(&self, game: &dyn Entry, players: usize, number: u64) -> Result<Forecasts, ArenaError> {
        let setup = SetupText::new().with("players", &players.to_string());
        let seed = self.seed.child(players as u64).child(number);
        let mut table = game.start(&setup, seed)?;
        let mut seats = Vec::new();
        for n in 0..players {
            seats.push(bots::seat(table.as_ref(), &self.bot, seed.child(n as u64).short())?);
        }
        let effort = Effort { iterations: self.iterations, samples: 0, tries: 0, games: 0 };
        // A long game and a short one give about as many chances.
        let step = (usual_length(game.meta().id, players) / self.each).max(1);
        let mut next = (number as usize * 7) % step;
        let mut raw = Vec::new();
        while let Some(seat) = table.acting().first() {
            let answer = if table.ply() >= next && table.legal(seat).len() > 1 {
                next = table.ply() + step;
                let mut weigher = weigh_raw(table.as_ref(), seat, effort, &Words::default())?;
                while !weigher.think(std::time::Duration::from_secs(1)) {}
                let weighed = weigher.weighed();
                let own = |answer: &&bots::Weight| answer.chances[weighed.seat].iter().sum::<f32>();
                let best = weighed.answers.iter().max_by(|a, b| own(a).total_cmp(&own(b)));
                let best = best.expect("there are answers");
                raw.push(best.chances.iter().map(|own| own.iter().sum::<f32>() / own.len() as f32).collect());
                best.action.clone()
            } else {
                seats[seat.index()].answer(table.as_ref(), seat)
            };
            table.play(seat, &answer).map_err(|refused| ArenaError::Refused {
                bot: self.bot.to_string(),
                seat,
                ply: table.ply() + 1,
                why: refused.to_string(),
            })?;
        }
        let winners = table.scores().winners();
        let share = |seat: Seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        let shares = Seat::all(players).map(share).collect();
        let id = game.meta().id;
        Ok(Forecasts { how: self.how(id), game: id.to_owned(), players, number, raw, shares })
    }
}

/// About how many questions a game has.
fn usual_length(game: &str, players: usize) -> usize {
    let each = match game {
        "puerto-rico" => 60,
        "san-juan" => 70,
        "saint-petersburg" => 30,
        _ => 50,
    };
    each * players
}

/// A bar of a reliability plot: how many chances lie there, what was foretold on average, what came of it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Bin {
    /// How many.
    pub count: u64,
    /// The mean of the chances.
    pub foretold: f64,
    /// The mean share of victory.
    pub came: f64,
}

/// What a fit gives.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The curve, from all games.
    pub curve: Curve,
    /// How many games there were.
    pub games: usize,
    /// The bars: every game read with a curve that was fitted without it.
    pub bins: Vec<Bin>,
    /// The mean distance between what was foretold and what came, over those bars (expected calibration error).
    pub error: f64,
    /// The same for the curve that ships: of games that it was not fitted to (of another seed), how far it is off.
    pub shipped: f64,
    /// How large that distance would be by luck alone in so few games, if all chances were right: below it nothing can be told.
    pub luck: f64,
}

fn loss(curve: &Curve, games: &[&Forecasts]) -> f64 {
    let one = |game: &&Forecasts| -> f64 {
        let each = game.raw.iter().map(|raw| {
            let read = curve.read(raw);
            read.iter()
                .zip(&game.shares)
                .map(|(p, share)| -f64::from(*share) * f64::from(p.max(1e-4).ln()))
                .sum::<f64>()
        });
        // A long game tells no more than a short one.
        each.sum::<f64>() / game.raw.len().max(1) as f64
    };
    games.iter().map(one).sum()
}

/// The bars of games with the curves that they are read with, their mean distance, and what of it may be luck.
fn bins(games: &[(&Forecasts, Curve)]) -> (Vec<Bin>, f64, f64) {
    let mut bins = vec![Bin::default(); BINS];
    let mut offs = Vec::with_capacity(games.len());
    for (game, curve) in games {
        // What a game tells hangs together: its own distance in each bar.
        let mut off = [0.0; BINS];
        for raw in &game.raw {
            for (chance, share) in curve.read(raw).into_iter().zip(&game.shares) {
                let place = ((chance * BINS as f32) as usize).min(BINS - 1);
                let bin = &mut bins[place];
                bin.count += 1;
                bin.foretold += f64::from(chance);
                bin.came += f64::from(*share);
                off[place] += f64::from(chance - share);
            }
        }
        offs.push(off);
    }
    let total = bins.iter().map(|bin| bin.count).sum::<u64>().max(1) as f64;
    let error = bins.iter().map(|bin| (bin.foretold - bin.came).abs()).sum::<f64>() / total;
    // The mean size of a number that is off by luck is so much of its standard error.
    let part = (2.0 / std::f64::consts::PI).sqrt();
    let spread = |place: usize| {
        let mean = offs.iter().map(|off| off[place]).sum::<f64>() / offs.len().max(1) as f64;
        offs.iter().map(|off| (off[place] - mean).powi(2)).sum::<f64>().sqrt()
    };
    let luck = (0..BINS).map(|place| part * spread(place)).sum::<f64>() / total;
    for bin in bins.iter_mut().filter(|bin| bin.count > 0) {
        bin.foretold /= bin.count as f64;
        bin.came /= bin.count as f64;
    }
    (bins, error, luck)
}

/// The curve that fits these games best.
fn best(game: &'static str, players: usize, games: &[&Forecasts]) -> Curve {
    let curve = |boldness: i32, even: i32| Curve {
        game,
        players: players as u8,
        boldness: boldness as f32 / 50.0,
        even: even as f32 / 50.0,
    };
    let all = (15..=200).flat_map(|boldness| (0..=15).map(move |even| curve(boldness, even)));
    let scored = all.map(|curve| (loss(&curve, games), curve));
    scored.min_by(|a, b| a.0.total_cmp(&b.0)).map_or_else(|| curve(50, 0), |(_, curve)| curve)
}

/// The curve that fits all games of one kind best. How good it is, is told by curves that each half of the games gives for the other half.
#[must_use]
pub fn fit(game: &'static str, players: usize, all: &[Forecasts]) -> Fit {
    let own = || all.iter().filter(|row| row.game == game && row.players == players && !row.raw.is_empty());
    let half = |rest: u64| own().filter(|row| row.number % 2 == rest).collect::<Vec<_>>();
    let (even, odd) = (half(0), half(1));
    let (by_even, by_odd) = (best(game, players, &even), best(game, players, &odd));
    let checked: Vec<(&Forecasts, Curve)> =
        even.into_iter().map(|row| (row, by_odd)).chain(odd.into_iter().map(|row| (row, by_even))).collect();
    let (bins, error, luck) = bins(&checked);
    let games: Vec<&Forecasts> = own().collect();
    let today: Vec<(&Forecasts, Curve)> = games.iter().map(|row| (*row, Curve::of(game, players))).collect();
    let (_, shipped, _) = self::bins(&today);
    Fit { curve: best(game, players, &games), games: games.len(), bins, error, shipped, luck }
}

/// The table of all curves as it stands in the bots' crate.
#[must_use]
pub fn curves_file(fits: &[Fit]) -> String {
    let mut out = String::from(
        "//! How raw chances are to be read, by game and number of players. Made by `cabildo calibrate --write`; do not edit.\n\n\
         use crate::chances::Curve;\n\n\
         /// One curve for each game and number of players.\n#[rustfmt::skip]\npub(crate) const CURVES: &[Curve] = &[\n",
    );
    for fit in fits {
        let Curve { game, players, boldness, even } = fit.curve;
        out.push_str(&format!(
            "    Curve {{ game: \"{game}\", players: {players}, boldness: {boldness:.2}, even: {even:.2} }},\n"
        ));
    }
    out.push_str("];\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games in which the favourite of 70 % wins nine times of ten, and one of 50 % every other time.
    fn timid() -> Vec<Forecasts> {
        let game = |number: u64| {
            let favoured = (number / 2).is_multiple_of(2);
            let wins =
                if favoured { !(number / 4).is_multiple_of(10) } else { (number / 4).is_multiple_of(2) };
            let raw = if favoured { vec![vec![0.7, 0.3]] } else { vec![vec![0.5, 0.5]] };
            let shares = if wins { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
            Forecasts { how: String::new(), game: "toy".to_owned(), players: 2, number, raw, shares }
        };
        (0..400).map(game).collect()
    }

    #[test]
    fn chances_that_were_too_timid_become_bolder_and_come_true() {
        let fit = fit("toy", 2, &timid());
        assert!(fit.curve.boldness > 1.5, "{:?}", fit.curve);
        assert!((fit.curve.read(&[0.7, 0.3])[0] - 0.9).abs() < 0.02, "{:?}", fit.curve);
        assert!(fit.error < 0.02, "{}", fit.error);
        assert_eq!(fit.games, 400);
        assert!(fit.luck > 0.005 && fit.luck < 0.05, "{}", fit.luck);
    }

    #[test]
    fn chances_that_are_wrong_are_off_by_more_than_luck() {
        // The favourite wins nine times of ten in half of the games, and one of ten in the other half: no curve makes 70 % right for both.
        let mut games = timid();
        games.iter_mut().filter(|game| game.number % 2 == 1).for_each(|game| game.shares.reverse());
        let fit = fit("toy", 2, &games);
        assert!(fit.error > 4.0 * fit.luck && fit.error > 0.2, "{} and {}", fit.error, fit.luck);
    }

    #[test]
    fn a_game_gives_chances_that_add_up_and_is_the_same_again() {
        let game = catalog::find("saint-petersburg").expect("it is known");
        let forecasting = Forecasting {
            bot: "greedy".parse().expect("a bot"),
            seed: Seed::from_word("forecast"),
            iterations: 32,
            each: 5,
        };
        let played = forecasting.play(game, 3, 0).expect("it is played");
        assert!(!played.raw.is_empty() && played.raw.len() < 20, "{}", played.raw.len());
        for raw in &played.raw {
            assert!((raw.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{raw:?}");
        }
        assert_eq!(forecasting.play(game, 3, 0).expect("it is played"), played);
        let closer = Forecasting { iterations: 40, ..forecasting.clone() };
        assert_eq!(played.how, forecasting.how("saint-petersburg"));
        assert_ne!(closer.how("saint-petersburg"), played.how);
        assert_ne!(forecasting.how("san-juan"), played.how, "each game is judged by its own network");
    }
}
