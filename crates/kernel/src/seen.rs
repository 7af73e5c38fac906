//! The window through which a bot looks at a game (an information set).

use crate::{Chance, Game, Seat, Viewer};

/// A game as one seat sees it: its view, its legal answers, and samples of what the truth may be. The truth itself cannot be
/// reached:
///
/// ```compile_fail
/// fn peek<G: kernel::Game>(seen: &kernel::Seen<'_, G>) -> &G {
///     seen.truth
/// }
/// ```
#[derive(Debug)]
pub struct Seen<'a, G: Game> {
    truth: &'a G,
    seat: Seat,
    open: bool,
}

impl<'a, G: Game> Seen<'a, G> {
    /// Shows a game to a seat.
    #[must_use]
    pub fn new(game: &'a G, seat: Seat) -> Seen<'a, G> {
        Seen { truth: game, seat, open: false }
    }

    /// Shows a game to a seat with all cards open: every sample is the truth. For who looks back at a game that is over, and for nobody who plays.
    #[must_use]
    pub fn afterwards(game: &'a G, seat: Seat) -> Seen<'a, G> {
        Seen { truth: game, seat, open: true }
    }

    /// Whose eyes these are.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats the table has.
    #[must_use]
    pub fn players(&self) -> usize {
        self.truth.players()
    }

    /// What the seat sees on the table.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.truth.view(Viewer::Seat(self.seat))
    }

    /// Adds the seat's legal answers to `out`.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.truth.legal(self.seat, out);
    }

    /// A state that could be the true one for all that the seat can know, each as likely as it is for that seat.
    #[must_use]
    pub fn sample(&self, chance: &mut Chance) -> G {
        let mut state = self.truth.clone();
        if !self.open {
            state.determinize(self.seat, chance);
        }
        state
    }
}
