//! Where a batch writes what has become of its games.

/// The arrays of a caller, one row for each game. Those that are empty are left alone.
#[derive(Debug, Default)]
pub struct Out<'a> {
    /// What who is asked sees: as many numbers for each game as a row has.
    pub rows: &'a mut [f32],
    /// Which answers he has: as many for each game as there are numbers of answers.
    pub masks: &'a mut [bool],
    /// How many answers he has.
    pub choices: &'a mut [i32],
    /// Their numbers: as much room for each game as there are numbers of answers, of which as many places are written as he has answers.
    pub legal: &'a mut [i64],
    /// Who is asked.
    pub seats: &'a mut [i32],
    /// What the end of a game brought: one for each seat, or one for the learner among bots.
    pub rewards: &'a mut [f32],
    /// The points of a game that has ended, one for each seat.
    pub points: &'a mut [i32],
    /// Whether the answer ended a game: what else is written is of the one that began then.
    pub done: &'a mut [bool],
}

/// How many numbers each game has in the arrays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Widths {
    pub(crate) row: usize,
    pub(crate) mask: usize,
    pub(crate) rewards: usize,
    pub(crate) players: usize,
}

fn cut<T>(slice: &mut [T], at: usize) -> (&mut [T], &mut [T]) {
    let at = at.min(slice.len());
    slice.split_at_mut(at)
}

impl<'a> Out<'a> {
    /// The arrays of the first games and those of the others.
    pub(crate) fn split(self, games: usize, widths: Widths) -> (Out<'a>, Out<'a>) {
        let (rows, other_rows) = cut(self.rows, games * widths.row);
        let (masks, other_masks) = cut(self.masks, games * widths.mask);
        let (choices, other_choices) = cut(self.choices, games);
        let (legal, other_legal) = cut(self.legal, games * widths.mask);
        let (seats, other_seats) = cut(self.seats, games);
        let (rewards, other_rewards) = cut(self.rewards, games * widths.rewards);
        let (points, other_points) = cut(self.points, games * widths.players);
        let (done, other_done) = cut(self.done, games);
        (
            Out { rows, masks, choices, legal, seats, rewards, points, done },
            Out {
                rows: other_rows,
                masks: other_masks,
                choices: other_choices,
                legal: other_legal,
                seats: other_seats,
                rewards: other_rewards,
                points: other_points,
                done: other_done,
            },
        )
    }

    /// Whether every array that is not empty has the right length.
    pub(crate) fn misfit(&self, games: usize, widths: Widths) -> Option<(&'static str, usize, usize)> {
        let lengths = [
            ("observations", self.rows.len(), games * widths.row),
            ("masks", self.masks.len(), games * widths.mask),
            ("choices", self.choices.len(), games),
            ("legal", self.legal.len(), games * widths.mask),
            ("seats", self.seats.len(), games),
            ("rewards", self.rewards.len(), games * widths.rewards),
            ("points", self.points.len(), games * widths.players),
            ("done", self.done.len(), games),
        ];
        lengths.into_iter().find(|(_, found, wanted)| *found != 0 && found != wanted)
    }
}
