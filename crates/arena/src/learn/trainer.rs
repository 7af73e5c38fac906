//! The training: gradients by hand, Adam, mirrored over the seats because all seats share one network.
#![expect(
    clippy::needless_range_loop,
    reason = "seats and cells index several lists at once, as in the formulas"
)]

use bots::judge::{HIDDEN, MIDDLE, MOST_SOURCES, Net, OUT, Place};
use kernel::{Chance, MAX_SEATS, Seed};
use serde::{Deserialize, Serialize};

use super::Lesson;

/// Positions between two steps.
const BATCH: usize = 64;
/// How far a step goes at first, and at the end.
const STRIDES: (f32, f32) = (0.002, 0.000_05);
/// How much a step draws weights towards nothing, in parts of its stride.
const DECAY: f32 = 0.01;
/// How much an error of ten points counts beside one of the chance to win.
const POINTS: f32 = 0.1;
/// Points come out in units of so many.
const UNIT: f32 = 10.0;
const PAIR: usize = 2 * HIDDEN;

/// How good the network was after it went through the games once more.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Epoch {
    /// The loss of the chance to win (cross entropy) on the games of the training.
    pub loss: f32,
    /// The same on the games that were kept from it.
    pub kept: f32,
    /// How far the expected points were off on those, on average.
    pub points: f32,
}

/// A network that knows nothing: nothing comes out of it.
pub(crate) fn fresh(own: usize, table: usize, seed: &Seed) -> Net {
    let place = Place::of(own, table);
    let mut dice = Chance::fast(seed.child(77).short());
    let mut weights = vec![0.0; place.out.end];
    let mut spread = |range: std::ops::Range<usize>, reach: f32| {
        for weight in &mut weights[range] {
            *weight = reach * (dice.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0);
        }
    };
    spread(place.own.clone(), 0.15);
    spread(place.table.clone(), 0.15);
    spread(place.second, 0.25);
    Net::new(own, table, weights).expect("as many weights as there are places")
}

/// What goes on inside the network for one position.
struct Pass {
    cells: [[f32; HIDDEN]; MAX_SEATS],
    middle: [[f32; MIDDLE]; MAX_SEATS],
    out: [[f32; OUT]; MAX_SEATS],
}

#[inline]
fn add(to: &mut [f32], row: &[f32], times: f32) {
    for (to, value) in to.iter_mut().zip(row) {
        *to += times * value;
    }
}

#[inline]
fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

fn row(range: &std::ops::Range<usize>, n: usize, width: usize) -> std::ops::Range<usize> {
    range.start + n * width..range.start + (n + 1) * width
}

fn forward(w: &[f32], place: &Place, lesson: &Lesson) -> Pass {
    let players = lesson.players;
    let mut common = [0.0; HIDDEN];
    common.copy_from_slice(&w[place.first.clone()]);
    for (at, value) in &lesson.table {
        add(&mut common, &w[row(&place.table, usize::from(*at), HIDDEN)], *value);
    }
    let mut pairs = [[0.0; PAIR]; MAX_SEATS];
    let mut pass = Pass {
        cells: [[0.0; HIDDEN]; MAX_SEATS],
        middle: [[0.0; MIDDLE]; MAX_SEATS],
        out: [[0.0; OUT]; MAX_SEATS],
    };
    let mut rivals = [0.0; HIDDEN];
    for i in 0..players {
        pass.out[i].copy_from_slice(&w[place.out.clone()]);
        // What the network says is added to the strength that the hand-made evaluation sees.
        pass.out[i][0] += lesson.hand[i].max(1e-9).ln();
        for (at, value) in &lesson.own[i] {
            add(&mut pairs[i], &w[row(&place.own, usize::from(*at), PAIR)], *value);
            add(&mut pass.out[i], &w[row(&place.line, usize::from(*at), OUT)], *value);
        }
        add(&mut rivals, &pairs[i][HIDDEN..], 1.0);
    }
    let share = 1.0 / (players - 1) as f32;
    for i in 0..players {
        pass.middle[i].copy_from_slice(&w[place.middle.clone()]);
        for k in 0..HIDDEN {
            let cell = (common[k] + pairs[i][k] + share * (rivals[k] - pairs[i][HIDDEN + k])).max(0.0);
            pass.cells[i][k] = cell;
            add(&mut pass.middle[i], &w[row(&place.second, k, MIDDLE)], cell);
        }
        for k in 0..MIDDLE {
            pass.middle[i][k] = pass.middle[i][k].max(0.0);
            let cell = pass.middle[i][k];
            add(&mut pass.out[i], &w[row(&place.third, k, OUT)], cell);
        }
    }
    pass
}

fn softmax(out: &[[f32; OUT]; MAX_SEATS], players: usize) -> [f32; MAX_SEATS] {
    let high = out[..players].iter().map(|out| out[0]).fold(f32::NEG_INFINITY, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    for (chance, out) in chances.iter_mut().zip(&out[..players]) {
        *chance = (out[0] - high).exp();
    }
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

/// Every seat's chance to win, as the network sees it.
pub(crate) fn chances(net: &Net, lesson: &Lesson) -> Vec<f32> {
    softmax(&forward(&net.weights, &net.place(), lesson).out, lesson.players)[..lesson.players].to_vec()
}

/// Adds the gradient of a position; its loss.
fn learn(w: &[f32], place: &Place, lesson: &Lesson, grads: &mut [f32]) -> f32 {
    let players = lesson.players;
    let pass = forward(w, place, lesson);
    let chances = softmax(&pass.out, players);
    let mut loss = 0.0;
    let mut cells = [[0.0; HIDDEN]; MAX_SEATS];
    let mut outs = [[0.0; OUT]; MAX_SEATS];
    for i in 0..players {
        loss -= lesson.chance[i] * chances[i].max(1e-6).ln();
        outs[i][0] = chances[i] - lesson.chance[i];
        // Where nothing was played, nobody knows the points.
        for k in 0..if lesson.was_played() { MOST_SOURCES } else { 0 } {
            let error = pass.out[i][1 + k] - lesson.points[i][k] / UNIT;
            outs[i][1 + k] = POINTS * error.clamp(-1.0, 1.0);
        }
        add(&mut grads[place.out.clone()], &outs[i], 1.0);
        let mut middle = [0.0; MIDDLE];
        for k in 0..MIDDLE {
            if pass.middle[i][k] > 0.0 {
                let at = row(&place.third, k, OUT);
                middle[k] = dot(&w[at.clone()], &outs[i]);
                add(&mut grads[at], &outs[i], pass.middle[i][k]);
            }
        }
        add(&mut grads[place.middle.clone()], &middle, 1.0);
        for k in 0..HIDDEN {
            if pass.cells[i][k] > 0.0 {
                let at = row(&place.second, k, MIDDLE);
                cells[i][k] = dot(&w[at.clone()], &middle);
                add(&mut grads[at], &middle, pass.cells[i][k]);
            }
        }
    }
    let mut all = [0.0; HIDDEN];
    for cells in &cells[..players] {
        add(&mut all, cells, 1.0);
    }
    add(&mut grads[place.first.clone()], &all, 1.0);
    for (at, value) in &lesson.table {
        add(&mut grads[row(&place.table, usize::from(*at), HIDDEN)], &all, *value);
    }
    let share = 1.0 / (players - 1) as f32;
    for i in 0..players {
        let mut pair = [0.0; PAIR];
        for k in 0..HIDDEN {
            pair[k] = cells[i][k];
            pair[HIDDEN + k] = share * (all[k] - cells[i][k]);
        }
        for (at, value) in &lesson.own[i] {
            add(&mut grads[row(&place.own, usize::from(*at), PAIR)], &pair, *value);
            add(&mut grads[row(&place.line, usize::from(*at), OUT)], &outs[i], *value);
        }
    }
    loss
}

/// Adam's memory of the steps before.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn step(&mut self, weights: &mut [f32], grads: &mut [f32], n: usize, stride: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let (one, two) = (1.0 - MEAN.powi(self.steps), 1.0 - SQUARE.powi(self.steps));
        let each = 1.0 / n as f32;
        for i in 0..weights.len() {
            let grad = grads[i] * each;
            grads[i] = 0.0;
            self.mean[i] += (1.0 - MEAN) * (grad - self.mean[i]);
            self.square[i] += (1.0 - SQUARE) * (grad * grad - self.square[i]);
            let step = (self.mean[i] / one) / ((self.square[i] / two).sqrt() + 1e-8);
            weights[i] -= stride * (step + DECAY * weights[i]);
        }
    }
}

/// Trains a network. The weights that were best on the games kept from the training stay.
pub(crate) fn train(
    net: &mut Net,
    lessons: &[&Lesson],
    epochs: u32,
    seed: u64,
    done: &mut dyn FnMut(Epoch),
) -> Vec<Epoch> {
    let place = net.place();
    let (kept, mut used): (Vec<&Lesson>, Vec<&Lesson>) =
        lessons.iter().copied().partition(|lesson| lesson.is_kept());
    let kept: Vec<&Lesson> = kept.into_iter().filter(|lesson| lesson.was_played()).collect();
    let mut dice = Chance::fast(seed);
    let n = net.weights.len();
    let mut adam = Adam { mean: vec![0.0; n], square: vec![0.0; n], steps: 0 };
    let mut grads = vec![0.0; n];
    let (mut curve, mut best) = (Vec::new(), (f32::INFINITY, net.weights.clone()));
    let steps = (epochs as usize * used.len().div_ceil(BATCH)).max(1);
    for _ in 0..epochs {
        for i in (1..used.len()).rev() {
            used.swap(i, dice.below(i as u32 + 1) as usize);
        }
        let mut loss = 0.0;
        for batch in used.chunks(BATCH) {
            for lesson in batch {
                loss += f64::from(learn(&net.weights, &place, lesson, &mut grads));
            }
            let way = adam.steps as f32 / steps as f32;
            let cosine = 0.5 + 0.5 * (std::f32::consts::PI * way).cos();
            let stride = STRIDES.1 + (STRIDES.0 - STRIDES.1) * cosine;
            adam.step(&mut net.weights, &mut grads, batch.len(), stride);
        }
        let (kept, points) = test(net, &place, &kept);
        let epoch = Epoch { loss: (loss / used.len().max(1) as f64) as f32, kept, points };
        if kept + 0.05 * points < best.0 {
            best = (kept + 0.05 * points, net.weights.clone());
        }
        done(epoch);
        curve.push(epoch);
    }
    net.weights = best.1;
    curve
}

/// The loss of the chance to win in truth, and how far expected points are off, on average.
fn test(net: &Net, place: &Place, lessons: &[&Lesson]) -> (f32, f32) {
    let (mut loss, mut off, mut seats) = (0.0, 0.0, 0.0);
    for lesson in lessons {
        let pass = forward(&net.weights, place, lesson);
        let chances = softmax(&pass.out, lesson.players);
        for i in 0..lesson.players {
            loss -= f64::from(lesson.won[i] * chances[i].max(1e-6).ln());
            let expected: f32 = pass.out[i][1..].iter().sum::<f32>() * UNIT;
            off += f64::from((expected - lesson.points[i].iter().sum::<f32>()).abs());
            seats += 1.0;
        }
    }
    ((loss / lessons.len().max(1) as f64) as f32, (off / f64::max(seats, 1.0)) as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seat with more of the first number wins, and makes as many points.
    fn lessons(n: u64) -> Vec<Lesson> {
        let mut dice = Chance::fast(5);
        (0..n)
            .map(|game| {
                let first = dice.below(2) as usize;
                let own = (0..2).map(|i| vec![(0, if i == first { 1.0 } else { 0.2 })]).collect();
                let mut won = [0.0; MAX_SEATS];
                won[first] = 1.0;
                let mut points = [[0.0; MOST_SOURCES]; MAX_SEATS];
                points[first][0] = 20.0;
                let hand = [0.5, 0.5, 0.0, 0.0, 0.0];
                Lesson { game, players: 2, own, table: vec![(1, 1.0)], chance: won, points, won, hand }
            })
            .collect()
    }

    #[test]
    fn what_decides_a_game_is_learned() {
        let lessons = lessons(400);
        let mut net = fresh(2, 2, &Seed::from_word("school"));
        let curve = train(&mut net, &lessons.iter().collect::<Vec<_>>(), 80, 1, &mut |_| {});
        let (first, last) = (curve[0], curve[curve.len() - 1]);
        assert!(last.kept < 0.1 && last.kept < first.kept, "{first:?} {last:?}");
        assert!(last.points < 2.0, "{last:?}");
    }

    /// Gradients by hand are the slopes that are there.
    #[test]
    fn gradients_are_slopes() {
        let lesson = &lessons(1)[0];
        let net = fresh(2, 2, &Seed::from_word("slope"));
        let place = net.place();
        let loss = |weights: &[f32]| {
            let pass = forward(weights, &place, lesson);
            let chances = softmax(&pass.out, 2);
            let mut loss = 0.0f64;
            for i in 0..2 {
                loss -= f64::from(lesson.chance[i]) * f64::from(chances[i]).ln();
            }
            loss
        };
        let mut grads = vec![0.0; net.weights.len()];
        learn(&net.weights, &place, lesson, &mut grads);
        // The strengths alone: a weight that leads to points only has no slope here.
        let strengths = (place.third.clone().step_by(OUT)).chain(place.line.clone().step_by(OUT));
        for at in strengths {
            let mut there = net.weights.clone();
            there[at] += 0.01;
            let mut back = net.weights.clone();
            back[at] -= 0.01;
            let slope = (loss(&there) - loss(&back)) / 0.02;
            assert!((slope - f64::from(grads[at])).abs() < 0.01, "{at}: {slope} {}", grads[at]);
        }
    }
}
